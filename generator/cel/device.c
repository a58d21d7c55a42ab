/* SPDX-License-Identifier: Apache-2.0 */
#include "cel/device.h"
#include "cel/cost.h"
#include "cel/declarations.h"
#include "cel/policy.h"

/* Limits of k8s.io/api/resource/v1. */
enum {
  MOST_ATTRIBUTES = 32,    /* ResourceSliceMaxAttributesAndCapacitiesPerDevice */
  LONGEST_DOMAIN = 63,     /* DeviceMaxDomainLength */
  LONGEST_IDENTIFIER = 32, /* DeviceMaxIDLength */
  LONGEST_DRIVER = 63,     /* DriverNameMaxLength */
  LONGEST_ATTRIBUTE = 64   /* DeviceAttributeMaxValueLength, more than a list of them may have */
};

static cel_type *sized_type(crd_arena *arena, cel_kind kind, uint64_t most) {
  cel_type *type = crd_arena_alloc(arena, sizeof *type);
  *type = *crdc_cel_type_simple(kind);
  type->max_elements = most;
  return type;
}

/* By domain and identifier. */
static const cel_type *map_of_attributes(crd_arena *arena, const cel_type *value) {
  const uint64_t longest[] = {LONGEST_IDENTIFIER, LONGEST_DOMAIN};
  for (size_t i = 0; i < 2; i++) {
    cel_type *map = crd_arena_zalloc(arena, sizeof *map);
    *map = (cel_type){
        .kind = CEL_MAP, .parameters = {sized_type(arena, CEL_STRING, longest[i]), value}, .max_elements = MOST_ATTRIBUTES};
    value = map;
  }
  return value;
}

void crdc_device_environment_init(device_environment *environment, crd_arena *arena, device_scope scope, unsigned version,
                                  unsigned minor) {
  enum { INCLUDES = 37 }; /* what it brings is `includes`, which lists of values bring before */
  const char *quantity = "@q";
  cel_type *attribute = sized_type(arena, CEL_DYN, LONGEST_ATTRIBUTE), *device = crd_arena_zalloc(arena, sizeof *device);
  cel_field *fields = crd_arena_zalloc(arena, 4 * sizeof *fields);
  attribute->any = !scope.list_attributes;
  const cel_type *types[] = {sized_type(arena, CEL_STRING, LONGEST_DRIVER), map_of_attributes(arena, attribute),
                             map_of_attributes(arena, crdc_cel_type_read(arena, &quantity, NULL)),
                             sized_type(arena, CEL_BOOL, 1)};
  const char *const names[] = {"driver", "attributes", "capacity", "allowMultipleAllocations"};
  for (size_t i = 0; i < 4; i++) fields[i] = (cel_field){crd_string_of(names[i]), crd_string_of(names[i]), types[i]};
  *device = (cel_type){.kind = CEL_OBJECT,
                       .name = CRD_STRING("kubernetes.DRADevice"),
                       .named = true,
                       .fields = fields,
                       .field_count = scope.consumable_capacity ? 4 : 3};
  if (scope.list_attributes && version < INCLUDES) version = INCLUDES;
  *environment = (device_environment){.device = {CRD_STRING("device"), device}, .attribute = attribute};
  environment->environment = (cel_environment){
      .variables = &environment->device, .variable_count = 1, .version = version, .server = minor, .binds = true};
}

/* ---- results ---- */

static bool is_attribute_type(const cel_type *type, bool derived) {
  switch (type->kind) {
  case CEL_BOOL:
    return true;
  case CEL_INT:
  case CEL_STRING:
  case CEL_DYN:
    return derived;
  default:
    return derived && type->kind == CEL_OPAQUE && crd_string_equal(type->name, CRD_STRING("kubernetes.Semver"));
  }
}

crd_string crdc_device_result_error(crd_arena *arena, const device_environment *environment, const cel_type *result,
                                    bool derived, device_scope scope) {
  const bool unknown = result->kind == CEL_DYN && result->any == environment->attribute->any;
  const bool list = derived && scope.list_attributes && result->kind == CEL_LIST;
  if (unknown || is_attribute_type(list ? result->parameters[0] : result, derived)) return (crd_string){NULL, 0};
  const char *wanted = !derived ? "bool or the unknown type"
                       : scope.list_attributes
                           ? "a primitive scalar (string, integer, boolean, semver) or a list of these scalars"
                           : "a primitive scalar (string, integer, boolean, semver)";
  crd_string found = crdc_policy_type_text(arena, result);
  return crd_arena_printf(arena, "must evaluate to %s, not %.*s", wanted, CRD_PRINT(found));
}

/* ---- costs ---- */

static bool is_step(crd_string step, const char *name) {
  return crd_string_equal(step, crd_string_of(name));
}

static const cel_type *part_of_type(const cel_type *type, crd_string step, const cel_type *attribute) {
  const cel_type *value = type->kind == CEL_MAP ? type->parameters[1] : type->kind == CEL_LIST ? type->parameters[0] : NULL;
  if (is_step(step, "@items") || is_step(step, "@values")) return value;
  if (is_step(step, "@keys")) return type->kind == CEL_MAP ? type->parameters[0] : NULL;
  for (size_t i = 0; i < type->field_count; i++)
    if (crd_string_equal(type->fields[i].name, step)) return type->fields[i].type;
  return value == attribute ? attribute : NULL; /* all attributes are alike */
}

/* sizeEstimator.EstimateSize */
static bool find_device_size(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max) {
  const device_environment *environment = data;
  (void)type;
  if (!count || !is_step(path[0], "device")) return false;
  const cel_type *at = environment->device.type;
  for (size_t i = 1; i < count; i++)
    if (!(at = part_of_type(at, path[i], environment->attribute))) return false;
  *max = at->max_elements;
  return true;
}

uint64_t crdc_device_cost(const device_environment *environment, const cel_ast *ast) {
  const cost_sizes sizes = {.find = find_device_size, .data = (void *)(uintptr_t)environment};
  return crdc_cel_cost(ast, &sizes).max;
}
