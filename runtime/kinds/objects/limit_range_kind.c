/* SPDX-License-Identifier: Apache-2.0 */
/* v1 LimitRange (pkg/registry/core/limitrange/strategy.go). */
#include "object_kinds.h"

#include "../containers/container_parts.h"
#include "../default.h"

#include <crd/metadata.h>
#include <crd/quantity_math.h>
#include <math.h>
#include <stddef.h>

enum { MILLIS = -3 };

/* ---- defaults ---- */

/* What is missing of a map comes from the other. */
static void fill_from(crd_arena *arena, core_quantity_map *map, const core_quantity_map *from) {
  core_quantity_map both = {.items = crd_arena_alloc(arena, ((size_t)map->count + from->count + 1) * sizeof *both.items)};
  for (uint32_t i = 0, k = 0; i < map->count || k < from->count;) {
    int order = i == map->count ? 1 : k == from->count ? -1 : crd_string_compare(map->items[i].key, from->items[k].key);
    both.items[both.count++] = order <= 0 ? map->items[i] : from->items[k];
    i += order <= 0;
    k += order >= 0;
  }
  *map = both;
}

/* SetDefaults_LimitRangeItem, of containers; then the amounts. */
static void set_limit_range_defaults(crd_arena *arena, const core_options *options, void *object) {
  const core_limit_range_item_list *limits = &((core_limit_range *)object)->spec.limits;
  for (uint32_t i = 0; i < limits->count; i++) {
    core_limit_range_item *limit = &limits->items[i];
    if (core_is(limit->type, "Container")) {
      fill_from(arena, &limit->of_default, &limit->max);
      fill_from(arena, &limit->default_request, &limit->of_default);
      fill_from(arena, &limit->default_request, &limit->min);
    }
    crd_core_default_resource_list(&limit->max);
    crd_core_default_resource_list(&limit->min);
    crd_core_default_resource_list(&limit->of_default);
    crd_core_default_resource_list(&limit->default_request);
    crd_core_default_resource_list(&limit->max_limit_request_ratio);
  }
}

/* ---- one limit ---- */

/* validateLimitRangeTypeName */
static void validate_limit_type(core_check *check, crd_string type, const crd_path *path) {
  static const crd_string standard[] = {CRD_STRING_INIT("Container"), CRD_STRING_INIT("PersistentVolumeClaim"),
                                        CRD_STRING_INIT("Pod")};
  crd_texts messages = {.arena = check->arena};
  crd_check_qualified_name(&messages, type);
  for (uint32_t i = 0; i < messages.count; i++) crd_core_invalid(check, path, crd_bad_json(type), messages.items[i]);
  if (!messages.count && !memchr(type.data, '/', type.size) && !crd_core_is_one_of(type, CORE_LIST_OF(standard)))
    crd_core_bad_word(check, path, type, "must be a standard limit type or fully qualified");
}

/* validateLimitRangeResourceName, of all names of a map. */
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

/* The amounts of one resource; NULL: there is none. */
typedef struct resource_limits {
  crd_string name;
  const crd_quantity *least, *most, *of_default, *request, *ratio;
} resource_limits;

/* At a field, an amount; `format` has two others. */
static void say_limit(core_check *check, const resource_limits *of, const crd_path *path, const crd_quantity *shown,
                      const char *format, const crd_quantity *first, const crd_quantity *second) {
  crd_text detail = {.arena = check->arena};
  for (; *format; format++) {
    if (*format != '#') {
      crd_text_add_char(&detail, *format);
      continue;
    }
    crd_text_add(&detail, crd_quantity_text(check->arena, first));
    first = second;
  }
  crd_core_invalid(check, CORE_KEY(path, of->name), crd_core_show_quantity_itself(check, shown), crd_text_string(&detail));
}

static bool is_more(const crd_quantity *a, const crd_quantity *b) {
  return a && b && crd_quantity_compare(a, b) > 0;
}

/* How much more the most is than the least, as %f shows it. */
static void validate_limit_ratio(core_check *check, const resource_limits *of, const crd_path *path) {
  enum { TEXT = 400 };
  const int64_t most_milli = INT64_MAX / 1000;
  const crd_quantity one = crd_quantity_of_int(1, CRD_QUANTITY_DECIMAL_SI);
  if (!of->ratio) return;
  if (crd_quantity_compare(of->ratio, &one) < 0)
    say_limit(check, of, path, of->ratio, "ratio # is less than 1", of->ratio, NULL);
  if (!of->least || !of->most) return;
  int64_t ratio = crd_quantity_wrapped_value(of->ratio, 0), least = crd_quantity_wrapped_value(of->least, 0),
          most = crd_quantity_wrapped_value(of->most, 0);
  double asked = (double)ratio;
  if (ratio < most_milli && least < most_milli && most < most_milli) {
    asked = (double)crd_quantity_wrapped_value(of->ratio, MILLIS) / 1000;
    least = crd_quantity_wrapped_value(of->least, MILLIS);
    most = crd_quantity_wrapped_value(of->most, MILLIS);
  }
  double limit = (double)most / (double)least;
  if (!(asked > limit)) return;
  char text[TEXT];
  snprintf(text, sizeof text,
           isinf(limit) ? "ratio # is greater than max/min = -Inf" : "ratio # is greater than max/min = %f", limit);
  say_limit(check, of, path, of->ratio, text, of->ratio, NULL);
}

static void validate_resource_limits(core_check *check, const resource_limits *of, const crd_path *path) {
  const crd_path *request = CORE_AT(path, "defaultRequest"), *of_default = CORE_AT(path, "default");
  if (is_more(of->least, of->most))
    say_limit(check, of, CORE_AT(path, "min"), of->least, "min value # is greater than max value #", of->least, of->most);
  if (is_more(of->least, of->request))
    say_limit(check, of, request, of->request, "min value # is greater than default request value #", of->least,
              of->request);
  if (is_more(of->request, of->most))
    say_limit(check, of, request, of->request, "default request value # is greater than max value #", of->request, of->most);
  if (is_more(of->request, of->of_default))
    say_limit(check, of, request, of->request, "default request value # is greater than default limit value #", of->request,
              of->of_default);
  if (is_more(of->least, of->of_default))
    say_limit(check, of, of_default, of->least, "min value # is greater than default value #", of->least, of->of_default);
  if (is_more(of->of_default, of->most))
    say_limit(check, of, of_default, of->most, "default value # is greater than max value #", of->of_default, of->most);
  validate_limit_ratio(check, of, CORE_AT(path, "maxLimitRequestRatio"));
  if (!crd_core_is_overcommit_allowed(of->name) && of->of_default && of->request &&
      crd_quantity_compare(of->of_default, of->request) != 0)
    say_limit(
        check, of, request, of->request,
        crd_arena_printf(check->arena, "default value # must equal to defaultRequest value # in %.*s", CRD_PRINT(of->name))
            .data,
        of->of_default, of->request);
}

/* All resources that are named somewhere, by name. */
static void validate_all_limits(core_check *check, const core_limit_range_item *limit, bool of_pods, const crd_path *path) {
  static const core_quantity_map none;
  const core_quantity_map *maps[] = {&limit->min, &limit->max, of_pods ? &none : &limit->of_default,
                                     of_pods ? &none : &limit->default_request, &limit->max_limit_request_ratio};
  enum { MAPS = sizeof maps / sizeof *maps };
  uint32_t at[MAPS] = {0};
  for (;;) {
    const crd_quantity *amounts[MAPS] = {NULL};
    const crd_string *name = NULL;
    for (size_t i = 0; i < MAPS; i++) {
      const crd_string *next = at[i] < maps[i]->count ? &maps[i]->items[at[i]].key : NULL;
      if (next && (!name || crd_string_compare(*next, *name) < 0)) name = next;
    }
    if (!name) break;
    for (size_t i = 0; i < MAPS; i++)
      if (at[i] < maps[i]->count && crd_string_equal(maps[i]->items[at[i]].key, *name))
        amounts[i] = &maps[i]->items[at[i]++].value;
    const resource_limits of = {*name, amounts[0], amounts[1], amounts[2], amounts[3], amounts[4]};
    validate_resource_limits(check, &of, path);
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
    const crd_string detail = CRD_STRING("may not be specified when `type` is 'Pod'");
    if (limit->of_default.count) crd_core_forbidden(check, CORE_AT(path, "default"), detail);
    if (limit->default_request.count) crd_core_forbidden(check, CORE_AT(path, "defaultRequest"), detail);
  }
  if (core_is(limit->type, "PersistentVolumeClaim") && !crd_core_quantity_map_get(&limit->min, storage) &&
      !crd_core_quantity_map_get(&limit->max, storage))
    crd_core_required(check, CORE_AT(path, "limits"),
                      CRD_STRING("either minimum or maximum storage value is required, but neither was provided"));
  validate_limit_names(check, limit, &limit->max_limit_request_ratio, CORE_AT(path, "maxLimitRequestRatio"));
  validate_all_limits(check, limit, of_pods, path);
}

/* ---- the kind ---- */

static void prepare_limit_range(core_judging *judging, void *object, const void *before) {
  core_object_meta *metadata = &((core_limit_range *)object)->metadata;
  if (!metadata->name.size) metadata->name = metadata->uid;
}

/* ValidateLimitRange */
static void validate_limit_range(core_judging *judging, const void *object, const void *before) {
  const core_limit_range *range = object;
  const core_limit_range_item_list *limits = &range->spec.limits;
  core_check *check = &judging->check;
  core_name_set types;
  core_name_set_begin(&types, check->arena);
  crd_core_validate_metadata(check, &range->metadata, CRD_NAME_DNS_SUBDOMAIN);
  const crd_path *path = CORE_AT(CORE_SPEC, "limits");
  for (uint32_t i = 0; i < limits->count; i++) {
    const core_limit_range_item *limit = &limits->items[i];
    const crd_path *at = CORE_ITEM(path, i), *type = CORE_AT(at, "type");
    validate_limit_type(check, limit->type, type);
    if (!crd_core_name_set_add(&types, limit->type)) crd_core_duplicate(check, type, crd_bad_json(limit->type));
    validate_range_limit(check, limit, at);
  }
}

const core_object_kind crd_core_limit_range_kind = {
    CORE_KIND("", "v1", "LimitRange", limit_range),
    .set_defaults = set_limit_range_defaults,
    .create = {.prepare = prepare_limit_range, .validate = validate_limit_range},
    CORE_UPDATES({.validate = validate_limit_range}),
};
