/* SPDX-License-Identifier: Apache-2.0 */
/* The type of the variable `device`, how large its parts may be, and which results are taken. */
#include "device_expression.h"
#include "cel/compile.h"
#include "cel/cost.h"
#include "cel/policy.h"

/* ---- the variable `device` ---- */

enum { MOST_KEYS = 32, LONGEST_DOMAIN = 63, LONGEST_ID = 32, MOST_OF_ATTRIBUTE = 64 };

static const cel_type domain_type = {.kind = CEL_STRING, .max_elements = LONGEST_DOMAIN},
                      id_type = {.kind = CEL_STRING, .max_elements = LONGEST_ID},
                      shared_device_type = {.kind = CEL_BOOL, .max_elements = 1},
                      device_quantity_type = {.kind = CEL_OPAQUE, .name = CRD_STRING_INIT("kubernetes.Quantity")};

/* Of an attribute nothing is known but how large it is at most; where it may be a list, it is dyn. */
static const cel_type any_attribute = {.kind = CEL_DYN, .any = true, .max_elements = MOST_OF_ATTRIBUTE},
                      dyn_attribute = {.kind = CEL_DYN, .max_elements = MOST_OF_ATTRIBUTE};

#define MAP_OF(keys, values)                                                                                                \
  { .kind = CEL_MAP, .parameters = {&(keys), &(values)}, .max_elements = MOST_KEYS }
static const cel_type any_attributes_of_domain = MAP_OF(id_type, any_attribute),
                      any_attributes = MAP_OF(domain_type, any_attributes_of_domain),
                      dyn_attributes_of_domain = MAP_OF(id_type, dyn_attribute),
                      dyn_attributes = MAP_OF(domain_type, dyn_attributes_of_domain),
                      capacity_of_domain = MAP_OF(id_type, device_quantity_type),
                      capacity = MAP_OF(domain_type, capacity_of_domain);

#define DEVICE_FIELD(field, of)                                                                                             \
  { .name = CRD_STRING_INIT(field), .property = CRD_STRING_INIT(field), .type = &(of) }
#define DEVICE(members, count)                                                                                              \
  {                                                                                                                         \
    .kind = CEL_OBJECT, .name = CRD_STRING_INIT("kubernetes.DRADevice"), .fields = (members), .field_count = (count),       \
    .named = true                                                                                                           \
  }
/* The last one is of devices that several may have (DRAConsumableCapacity). */
enum { FIELDS = 4 };
static const cel_field any_fields[FIELDS] = {DEVICE_FIELD("driver", domain_type), DEVICE_FIELD("attributes", any_attributes),
                                             DEVICE_FIELD("capacity", capacity),
                                             DEVICE_FIELD("allowMultipleAllocations", shared_device_type)},
                       dyn_fields[FIELDS] = {DEVICE_FIELD("driver", domain_type), DEVICE_FIELD("attributes", dyn_attributes),
                                             DEVICE_FIELD("capacity", capacity),
                                             DEVICE_FIELD("allowMultipleAllocations", shared_device_type)};
/* By whether attributes may be lists, and whether devices may be shared. */
static const cel_type device_types[2][2] = {{DEVICE(any_fields, FIELDS - 1), DEVICE(any_fields, FIELDS)},
                                            {DEVICE(dyn_fields, FIELDS - 1), DEVICE(dyn_fields, FIELDS)}};

/* ---- sizes ---- */

static const cel_type *device_part_at(const cel_type *type, crd_string step) {
  bool items = crd_string_equal(step, CRD_STRING("@items")) || crd_string_equal(step, CRD_STRING("@values"));
  if (items) return type->kind == CEL_MAP ? type->parameters[1] : NULL;
  if (crd_string_equal(step, CRD_STRING("@keys"))) return type->kind == CEL_MAP ? type->parameters[0] : NULL;
  for (size_t i = 0; i < type->field_count; i++)
    if (crd_string_equal(type->fields[i].name, step)) return type->fields[i].type;
  bool attributes = type == &any_attributes_of_domain || type == &dyn_attributes_of_domain;
  return attributes ? type->parameters[1] : NULL;
}

/* sizeEstimator.EstimateSize */
static bool find_device_size(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max) {
  const cel_type *at = data;
  (void)type;
  if (!count || !crd_string_equal(path[0], CRD_STRING("device"))) return false;
  for (size_t i = 1; i < count && at; i++) at = device_part_at(at, path[i]);
  if (at) *max = at->max_elements;
  return at != NULL;
}

/* ---- results ---- */

static bool is_scalar(const cel_type *type) {
  return type->kind == CEL_BOOL || type->kind == CEL_INT || type->kind == CEL_STRING || type->kind == CEL_DYN ||
         (type->kind == CEL_OPAQUE && crd_string_equal(type->name, CRD_STRING("kubernetes.Semver")));
}

/* validateOutputType: what is wrong with a result, or empty. */
static crd_string refuse_result(crd_arena *arena, const crd_expression *expression, const cel_type *type) {
  bool lists = expression->list_attributes || expression->stored;
  const char *expected = "bool or the unknown type";
  if (expression->use == CRD_EXPRESSION_ATTRIBUTE) {
    expected = lists ? "a primitive scalar (string, integer, boolean, semver) or a list of these scalars"
                     : "a primitive scalar (string, integer, boolean, semver)";
    if (is_scalar(type) || (lists && type->kind == CEL_LIST && is_scalar(type->parameters[0]))) return (crd_string){NULL, 0};
  } else if (type->kind == CEL_BOOL || (type->kind == CEL_DYN && type->any != expression->list_attributes)) {
    return (crd_string){NULL, 0};
  }
  return crd_arena_printf(arena, "must evaluate to %s, not %.*s", expected, CRD_PRINT(crdc_policy_type_text(arena, type)));
}

crd_expression_verdict crdc_device_expression_check(crd_arena *arena, const crd_expression *expression, unsigned minor,
                                                    unsigned version) {
  enum { INCLUDES_MINOR = 37 };
  const cel_type *device = &device_types[expression->list_attributes][expression->consumable_capacity];
  const cel_variable variable = {CRD_STRING("device"), device};
  /* The gate of lists brings `includes`, and the minor that all libraries have it in brings nothing else. */
  const unsigned lists =
      expression->list_attributes && minor > version && minor >= INCLUDES_MINOR ? INCLUDES_MINOR : version;
  const cel_environment environment = {
      .variables = &variable, .variable_count = 1, .version = lists, .server = minor, .bindings = true};
  crd_expression_verdict verdict = {.type = CRD_ERROR_INVALID, .cost = UINT64_MAX};
  cel_ast ast;
  cel_outcome outcome = crdc_cel_compile(&ast, arena, expression->source, &environment);
  if (outcome != CEL_HAS_ISSUES) verdict.error = refuse_result(arena, expression, ast.root->type);
  if (verdict.error.size) return verdict;
  if (outcome == CEL_COMPILED) {
    const cost_sizes sizes = {.find = find_device_size, .data = (void *)(uintptr_t)device};
    verdict.cost = crdc_cel_cost(&ast, &sizes).max;
    return verdict;
  }
  verdict.error = crdc_cel_refusal(arena, &ast, outcome, "");
  if (outcome == CEL_NO_PROGRAM) verdict.type = CRD_ERROR_INTERNAL;
  return verdict;
}
