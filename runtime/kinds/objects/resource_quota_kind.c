/* SPDX-License-Identifier: Apache-2.0 */
/* v1 ResourceQuota (pkg/registry/core/resourcequota/strategy.go). */
#include "../rules.h"

static const char scopes_type[] = "core.ResourceQuotaScope";

/* ValidateResourceQuotaStatus: names (ValidateResourceQuotaResourceName) and amounts. */
static void validate_quota_list(core_check *check, const core_quantity_map *map, const crd_path *path) {
  for (uint32_t i = 0; i < map->count; i++) {
    crd_string name = map->items[i].key;
    const crd_path *at = CORE_KEY(path, name);
    crd_core_validate_resource_name(check, name, at);
    if (!(name.size && memchr(name.data, '/', name.size)) && !crd_core_is_quota_resource(name))
      crd_core_invalid(check, at, crd_core_show_resource_name(check, name), "must be a standard resource for quota");
    crd_core_validate_quantity_value(check, &map->items[i], at);
  }
}

/* ---- scopes ---- */

/* The scopes, and the kinds of resources that each applies to (IsResourceQuotaScopeValidForResource). */
enum { OF_PODS_COUNT = 1, OF_PODS_COMPUTE = 2, OF_CLAIMS = 4 };
static const struct {
  crd_string name;
  unsigned of;
} quota_scopes[] = {
    {CRD_STRING_INIT("Terminating"), OF_PODS_COUNT | OF_PODS_COMPUTE},
    {CRD_STRING_INIT("NotTerminating"), OF_PODS_COUNT | OF_PODS_COMPUTE},
    {CRD_STRING_INIT("BestEffort"), OF_PODS_COUNT},
    {CRD_STRING_INIT("NotBestEffort"), OF_PODS_COUNT | OF_PODS_COMPUTE},
    {CRD_STRING_INIT("CrossNamespacePodAffinity"), OF_PODS_COUNT | OF_PODS_COMPUTE},
    {CRD_STRING_INIT("PriorityClass"), OF_PODS_COUNT | OF_PODS_COMPUTE},
    {CRD_STRING_INIT("VolumeAttributesClass"), OF_CLAIMS},
};
enum { SCOPES = sizeof quota_scopes / sizeof *quota_scopes, ONLY_EXISTS = 5 /* the first five */ };

/* The index of a scope; SCOPES for an unknown one. */
static size_t find_scope(crd_string name) {
  size_t i = 0;
  while (i < SCOPES && !crd_string_equal(quota_scopes[i].name, name)) i++;
  return i;
}

static bool is_of_scope(crd_string resource, size_t scope) {
  if (scope == SCOPES) return true;
  unsigned of = quota_scopes[scope].of;
  return (of & OF_PODS_COUNT && core_is(resource, "pods")) ||
         (of & OF_PODS_COMPUTE &&
          crd_core_is_among(resource, "cpu memory limits.cpu limits.memory requests.cpu requests.memory")) ||
         (of & OF_CLAIMS && (core_is(resource, "persistentvolumeclaims") || core_is(resource, "requests.storage")));
}

/* How many standard resources of the spec a scope does not apply to. */
static uint32_t count_foreign(const core_resource_quota_spec *spec, size_t scope) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < spec->hard.count; i++)
    count += crd_core_is_quota_resource(spec->hard.items[i].key) && !is_of_scope(spec->hard.items[i].key, scope);
  return count;
}

static void say_conflicts(core_check *check, const core_resource_quota_spec *spec, const bool *has, const crd_path *path) {
  const size_t pairs[][2] = {{2, 3}, {0, 1}};
  for (size_t i = 0; i < 2; i++)
    if (has[pairs[i][0]] && has[pairs[i][1]])
      crd_core_invalid(check, path, crd_core_show_words(check, scopes_type, &spec->scopes), "conflicting scopes");
}

/* validateResourceQuotaScopes */
static void validate_scopes(core_check *check, const core_resource_quota_spec *spec, const crd_path *path) {
  const crd_bad_value shown = crd_core_show_words(check, scopes_type, &spec->scopes);
  bool has[SCOPES + 1] = {false};
  for (uint32_t i = 0; i < spec->scopes.count; i++) {
    size_t scope = find_scope(spec->scopes.items[i]);
    has[scope] = true;
    if (scope == SCOPES) crd_core_invalid(check, path, shown, "unsupported scope");
    for (uint32_t k = count_foreign(spec, scope); k; k--)
      crd_core_invalid(check, path, shown, "unsupported scope applied to resource");
  }
  say_conflicts(check, spec, has, path);
}

static void validate_scope_operator(core_check *check, const core_scoped_resource_selector_requirement *expression,
                                    const crd_path *path) {
  const crd_path *values = CORE_AT(path, "values");
  crd_string operator= expression->operator;
  if (core_is(operator, "In") || core_is(operator, "NotIn")) {
    if (!expression->values.count)
      crd_core_required(check, values, "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector");
  } else if (core_is(operator, "Exists") || core_is(operator, "DoesNotExist")) {
    if (expression->values.count)
      crd_core_invalid(check, values, crd_core_show_texts(check, &expression->values),
                       "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector");
  } else {
    crd_core_bad_word(check, CORE_AT(path, "operator"), operator, "not a valid selector operator");
  }
}

/* validateScopeSelector, validateScopedResourceSelectorRequirement; their paths have no index. */
static void validate_scope_selector(core_check *check, const core_resource_quota_spec *spec, const crd_path *path) {
  bool has[SCOPES + 1] = {false};
  for (uint32_t i = 0; i < spec->scope_selector->match_expressions.count; i++) {
    const core_scoped_resource_selector_requirement *expression = &spec->scope_selector->match_expressions.items[i];
    size_t scope = find_scope(expression->scope_name);
    has[scope] = true;
    if (scope == SCOPES) crd_core_bad_word(check, CORE_AT(path, "scopeName"), expression->scope_name, "unsupported scope");
    for (uint32_t k = count_foreign(spec, scope); k; k--)
      crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_scope_selector_type, spec->scope_selector),
                       "unsupported scope applied to resource");
    if (scope < ONLY_EXISTS && !core_is(expression->operator, "Exists"))
      crd_core_bad_word(check, CORE_AT(path, "operator"), expression->operator,
                        "must be 'Exists' when scope is any of ResourceQuotaScopeTerminating, "
                        "ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort, "
                        "ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity");
    validate_scope_operator(check, expression, path);
  }
  say_conflicts(check, spec, has, path);
}

/* ---- the kind ---- */

static bool has_all_scopes(const core_string_list *list, const core_string_list *of) {
  for (uint32_t i = 0; i < of->count; i++)
    if (!crd_string_in(of->items[i], list->items, list->count)) return false;
  return true;
}

/* ValidateResourceQuota, ValidateResourceQuotaSpec, ValidateResourceQuotaUpdate */
static void validate_resource_quota(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_resource_quota_spec *spec = &((const core_resource_quota *)object)->spec;
  const core_resource_quota *old = before;
  const crd_path *path = CORE_SPEC, *scopes = CORE_AT(path, "scopes");
  validate_quota_list(check, &spec->hard, CORE_AT(path, "hard"));
  validate_scopes(check, spec, scopes);
  if (spec->scope_selector)
    validate_scope_selector(check, spec, CORE_AT(CORE_AT(path, "scopeSelector"), "matchExpressions"));
  if (old)
    crd_core_validate_immutable(
        check, has_all_scopes(&spec->scopes, &old->spec.scopes) && has_all_scopes(&old->spec.scopes, &spec->scopes),
        crd_core_show_words(check, scopes_type, &spec->scopes), scopes);
}

/* ValidateResourceQuotaStatusUpdate */
static void validate_resource_quota_status(core_judging *judging, core_check *check, const void *object,
                                           const void *before) {
  const core_resource_quota *quota = object;
  const crd_path *path = CORE_STATUS;
  validate_quota_list(check, &quota->status.hard, CORE_AT(path, "hard"));
  validate_quota_list(check, &quota->status.used, CORE_AT(path, "used"));
}

/* Warns about requests greater than limits; for CPU and memory the name may lack the prefix "requests.". */
static void warn_of_resource_quota(core_judging *judging, const void *object, const void *before) {
  static const char *const requests[][2] = {
      {"requests.cpu", "cpu"}, {"requests.memory", "memory"}, {"requests.storage"}, {"requests.ephemeral-storage"}};
  const core_quantity_map *hard = &((const core_resource_quota *)object)->spec.hard;
  crd_arena *arena = judging->check.arena;
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
    const char *name = requests[i][0];
    const crd_string limited = crd_arena_printf(arena, "limits.%s", name + sizeof "requests." - 1);
    const crd_quantity *limit = crd_core_quantity_map_get(hard, limited),
                       *request = crd_core_quantity_map_get(hard, crd_string_of(name));
    if (!request && requests[i][1]) request = crd_core_quantity_map_get(hard, crd_string_of(name = requests[i][1]));
    if (!request || !limit || crd_quantity_compare(request, limit) <= 0) continue;
    const crd_string asked = crd_quantity_text(arena, request), most = crd_quantity_text(arena, limit);
    crd_texts_add(&judging->warnings.texts,
                  crd_arena_printf(arena, "ResourceQuota %s (%.*s) should be less than %.*s (%.*s)", name, CRD_PRINT(asked),
                                   CRD_PRINT(limited), CRD_PRINT(most)));
  }
}

const core_object_kind crd_core_resource_quota_kind = {
    CORE_KIND("", "v1", "ResourceQuota", resource_quota),
    CORE_DEFAULTS({"spec.hard", NULL, 0}, {"status.hard", NULL, 0}, {"status.used", NULL, 0}),
    .create = {.prepare = crd_core_keep_status, .validate = validate_resource_quota, .warn = warn_of_resource_quota},
    CORE_UPDATES({.prepare = crd_core_keep_status, .validate = validate_resource_quota}),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_resource_quota_status),
};
