/* SPDX-License-Identifier: Apache-2.0 */
/* v1 LimitRange (pkg/registry/core/limitrange/strategy.go). */
#include "../rules.h"

#include <math.h>

enum { MILLIS = -3 };

/* SetDefaults_LimitRangeItem, for containers: a missing value of a map comes from another. Rows round the amounts. */
static void set_limit_range_defaults(crd_arena *arena, const core_options *options, void *object) {
  const core_limit_range_item_list *limits = &((core_limit_range *)object)->spec.limits;
  for (uint32_t i = 0; i < limits->count; i++) {
    core_limit_range_item *limit = &limits->items[i];
    core_quantity_map *wanted = &limit->of_default, *request = &limit->default_request;
    if (!core_is(limit->type, "Container")) continue;
    crd_core_merge_pairs(arena, wanted, wanted, &limit->max, sizeof *wanted->items);
    crd_core_merge_pairs(arena, request, request, wanted, sizeof *wanted->items);
    crd_core_merge_pairs(arena, request, request, &limit->min, sizeof *wanted->items);
  }
}

/* ---- one limit ---- */

/* validateLimitRangeTypeName */
static void validate_limit_type(core_check *check, crd_string type, const crd_path *path) {
  crd_core_explain(check, path, crd_bad_json(type), "", type, crd_check_qualified_name);
  if (crd_core_text_passes(check->arena, type, crd_check_qualified_name) && !memchr(type.data, '/', type.size) &&
      !crd_core_is_among(type, "Container PersistentVolumeClaim Pod"))
    crd_core_bad_word(check, path, type, "must be a standard limit type or fully qualified");
}

/* validateLimitRangeResourceName for all keys of a map. */
static void validate_limit_names(core_check *check, const core_limit_range_item *limit, const core_quantity_map *map,
                                 const crd_path *path) {
  bool of_pods = core_is(limit->type, "Pod") || core_is(limit->type, "Container");
  for (uint32_t i = 0; i < map->count; i++) {
    crd_string name = map->items[i].key;
    if (of_pods)
      crd_core_validate_container_resource_name(check, name, CORE_KEY(path, name));
    else
      crd_core_validate_resource_name(check, name, CORE_KEY(path, name));
  }
}

/* The amounts of one resource; missing ones are NULL. */
enum { LEAST, MOST, BY_DEFAULT, REQUEST, RATIO, LIMITS };
typedef const crd_quantity *resource_limits[LIMITS];

/* The ratio of max to min, as %f prints it. */
static void validate_limit_ratio(core_check *check, const resource_limits of, const crd_path *path) {
  const int64_t most_milli = INT64_MAX / 1000;
  const crd_quantity one = crd_quantity_of_int(1, CRD_QUANTITY_DECIMAL_SI);
  if (!of[RATIO]) return;
  const crd_bad_value shown = crd_core_show_quantity_itself(check, of[RATIO]);
  const crd_string text = crd_quantity_text(check->arena, of[RATIO]);
  if (crd_quantity_compare(of[RATIO], &one) < 0)
    crd_core_invalid_as(check, path, shown, "ratio %.*s is less than 1", CRD_PRINT(text));
  if (!of[LEAST] || !of[MOST]) return;
  int64_t ratio = crd_quantity_wrapped_value(of[RATIO], 0), least = crd_quantity_wrapped_value(of[LEAST], 0),
          most = crd_quantity_wrapped_value(of[MOST], 0);
  double asked = (double)ratio;
  if (ratio < most_milli && least < most_milli && most < most_milli) {
    asked = (double)crd_quantity_wrapped_value(of[RATIO], MILLIS) / 1000;
    least = crd_quantity_wrapped_value(of[LEAST], MILLIS);
    most = crd_quantity_wrapped_value(of[MOST], MILLIS);
  }
  const double limit = (double)most / (double)least;
  if (asked > limit && isinf(limit))
    crd_core_invalid_as(check, path, shown, "ratio %.*s is greater than max/min = -Inf", CRD_PRINT(text));
  else if (asked > limit)
    crd_core_invalid_as(check, path, shown, "ratio %.*s is greater than max/min = %f", CRD_PRINT(text), limit);
}

/* An amount that must not be greater than another: their names in errors, the printed one, and its field. */
static const struct {
  uint8_t amount, most, shown;
  const char *field, *name, *most_name;
} limit_orders[] = {
    {LEAST, MOST, LEAST, "min", "min", "max"},
    {LEAST, REQUEST, REQUEST, "defaultRequest", "min", "default request"},
    {REQUEST, MOST, REQUEST, "defaultRequest", "default request", "max"},
    {REQUEST, BY_DEFAULT, REQUEST, "defaultRequest", "default request", "default limit"},
    {LEAST, BY_DEFAULT, LEAST, "default", "min", "default"},
    {BY_DEFAULT, MOST, MOST, "default", "default", "max"},
};

static void validate_resource_limits(core_check *check, crd_string name, const resource_limits of, const crd_path *path) {
  for (size_t i = 0; i < sizeof limit_orders / sizeof *limit_orders; i++) {
    const crd_quantity *amount = of[limit_orders[i].amount], *most = of[limit_orders[i].most];
    if (!amount || !most || crd_quantity_compare(amount, most) <= 0) continue;
    const crd_string text = crd_quantity_text(check->arena, amount), most_text = crd_quantity_text(check->arena, most);
    crd_core_invalid_as(check, CORE_KEY(CORE_NAMED(path, crd_string_of(limit_orders[i].field)), name),
                        crd_core_show_quantity_itself(check, of[limit_orders[i].shown]),
                        "%s value %.*s is greater than %s value %.*s", limit_orders[i].name, CRD_PRINT(text),
                        limit_orders[i].most_name, CRD_PRINT(most_text));
  }
  validate_limit_ratio(check, of, CORE_KEY(CORE_AT(path, "maxLimitRequestRatio"), name));
  if (crd_core_is_overcommit_allowed(name) || !of[BY_DEFAULT] || !of[REQUEST] ||
      crd_quantity_compare(of[BY_DEFAULT], of[REQUEST]) == 0)
    return;
  const crd_string limit = crd_quantity_text(check->arena, of[BY_DEFAULT]),
                   request = crd_quantity_text(check->arena, of[REQUEST]);
  crd_core_invalid_as(check, CORE_KEY(CORE_AT(path, "defaultRequest"), name),
                      crd_core_show_quantity_itself(check, of[REQUEST]),
                      "default value %.*s must equal to defaultRequest value %.*s in %.*s", CRD_PRINT(limit),
                      CRD_PRINT(request), CRD_PRINT(name));
}

/* All resources in the item's maps, by name. */
static void validate_all_limits(core_check *check, const core_limit_range_item *limit, bool of_pods, const crd_path *path) {
  static const core_quantity_map none;
  const core_quantity_map *maps[LIMITS] = {[LEAST] = &limit->min,
                                           [MOST] = &limit->max,
                                           [BY_DEFAULT] = of_pods ? &none : &limit->of_default,
                                           [REQUEST] = of_pods ? &none : &limit->default_request,
                                           [RATIO] = &limit->max_limit_request_ratio};
  core_quantity_map all = {.count = 0};
  for (size_t i = 0; i < LIMITS; i++) crd_core_merge_pairs(check->arena, &all, &all, maps[i], sizeof *all.items);
  for (uint32_t k = 0; k < all.count; k++) {
    resource_limits amounts;
    for (size_t i = 0; i < LIMITS; i++) amounts[i] = crd_core_quantity_map_get(maps[i], all.items[k].key);
    validate_resource_limits(check, all.items[k].key, amounts, path);
  }
}

static void validate_range_limit(core_check *check, const core_limit_range_item *limit, const crd_path *path) {
  const crd_string storage = CRD_STRING("storage");
  bool of_pods = core_is(limit->type, "Pod");
  validate_limit_names(check, limit, &limit->max, CORE_AT(path, "max"));
  validate_limit_names(check, limit, &limit->min, CORE_AT(path, "min"));
  if (!of_pods) {
    validate_limit_names(check, limit, &limit->of_default, CORE_AT(path, "default"));
    validate_limit_names(check, limit, &limit->default_request, CORE_AT(path, "defaultRequest"));
  } else {
    static const char detail[] = "may not be specified when `type` is 'Pod'";
    if (limit->of_default.count) crd_core_forbidden(check, CORE_AT(path, "default"), detail);
    if (limit->default_request.count) crd_core_forbidden(check, CORE_AT(path, "defaultRequest"), detail);
  }
  if (core_is(limit->type, "PersistentVolumeClaim") && !crd_core_quantity_map_get(&limit->min, storage) &&
      !crd_core_quantity_map_get(&limit->max, storage))
    crd_core_required(check, CORE_AT(path, "limits"),
                      "either minimum or maximum storage value is required, but neither was provided");
  validate_limit_names(check, limit, &limit->max_limit_request_ratio, CORE_AT(path, "maxLimitRequestRatio"));
  validate_all_limits(check, limit, of_pods, path);
}

/* ---- the kind ---- */

static void prepare_limit_range(core_judging *judging, void *object, const void *before) {
  core_object_meta *metadata = &((core_limit_range *)object)->metadata;
  if (!metadata->name.size) metadata->name = metadata->uid;
}

/* ValidateLimitRange */
static void validate_limit_range(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_limit_range *range = object;
  const core_limit_range_item_list *limits = &range->spec.limits;
  CORE_NAME_SET(types, check->arena);
  const crd_path *path = CORE_AT(CORE_SPEC, "limits");
  for (uint32_t i = 0; i < limits->count; i++) {
    const core_limit_range_item *limit = &limits->items[i];
    const crd_path *at = CORE_ITEM(path, i), *type = CORE_AT(at, "type");
    validate_limit_type(check, limit->type, type);
    crd_core_validate_new(check, &types, limit->type, crd_bad_json(limit->type), type);
    validate_range_limit(check, limit, at);
  }
}

const core_object_kind crd_core_limit_range_kind = {
    CORE_KIND("", "v1", "LimitRange", limit_range),
    CORE_DEFAULTS({"spec.limits.max", NULL, 0}, {"spec.limits.min", NULL, 0}, {"spec.limits.default", NULL, 0},
                  {"spec.limits.defaultRequest", NULL, 0}, {"spec.limits.maxLimitRequestRatio", NULL, 0}),
    .set_defaults = set_limit_range_defaults,
    CORE_STEPS(.asks = CORE_ASK_NEW, .prepare = prepare_limit_range, .validate = validate_limit_range),
};
