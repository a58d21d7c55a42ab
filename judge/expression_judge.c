/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles expressions as the API server does for an object that is sent: with the libraries of the minor before, except for
 * expressions that the stored object has already. */
#include "expression_judge.h"
#include "cel/compile.h"
#include "cel/cost.h"
#include "cel/rule.h"
#include "webhooks/webhook_parts.h"

/* Expressions about devices: selectors, and attributes that are derived from others
 * (k8s.io/dynamic-resource-allocation/cel/compile.go): the type of the variable `device`, the sizes of its parts, and the
 * allowed results. */

/* ---- the variable `device` ---- */

enum { MOST_KEYS = 32, LONGEST_DOMAIN = 63, LONGEST_ID = 32, MOST_OF_ATTRIBUTE = 64 };

static const cel_type domain_type = {.kind = CEL_STRING, .max_elements = LONGEST_DOMAIN},
                      id_type = {.kind = CEL_STRING, .max_elements = LONGEST_ID},
                      shared_device_type = {.kind = CEL_BOOL, .max_elements = 1},
                      device_quantity_type = {.kind = CEL_OPAQUE, .name = CRD_STRING_INIT("kubernetes.Quantity")};

/* Of an attribute only the size limit is known; it is dyn if it can be a list. */
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
/* The last one is for devices that can be shared (DRAConsumableCapacity). */
enum { FIELDS = 4 };
static const cel_field any_fields[FIELDS] = {DEVICE_FIELD("driver", domain_type), DEVICE_FIELD("attributes", any_attributes),
                                             DEVICE_FIELD("capacity", capacity),
                                             DEVICE_FIELD("allowMultipleAllocations", shared_device_type)},
                       dyn_fields[FIELDS] = {DEVICE_FIELD("driver", domain_type), DEVICE_FIELD("attributes", dyn_attributes),
                                             DEVICE_FIELD("capacity", capacity),
                                             DEVICE_FIELD("allowMultipleAllocations", shared_device_type)};
/* By whether attributes can be lists, and whether devices can be shared. */
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

/* validateOutputType: the error of a result type, or empty. */
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

/* CompileCELExpression for a selector or a derived attribute, with the libraries of a version. */
static crd_expression_verdict crdc_device_expression_check(crd_arena *arena, const crd_expression *expression,
                                                           unsigned minor, unsigned version) {
  enum { INCLUDES_MINOR = 37 };
  const cel_type *device = &device_types[expression->list_attributes][expression->consumable_capacity];
  const cel_variable variable = {CRD_STRING("device"), device};
  /* The gate of lists adds `includes`, and in the minor that has all libraries nothing else. */
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

struct crd_expression_variables {
  policy_environment environment; /* variables are added to it */
};

/* The additional variables, and the allowed results. */
typedef struct admission_use {
  bool authorizer, patches;
  expression_result result;
} admission_use;

static const admission_use admission_uses[] = {
    [CRD_EXPRESSION_CONDITION] = {.authorizer = true, .result = RESULT_BOOL},
    [CRD_EXPRESSION_VARIABLE] = {.authorizer = true, .result = RESULT_ANY},
    [CRD_EXPRESSION_VALIDATION] = {.authorizer = true, .result = RESULT_BOOL},
    [CRD_EXPRESSION_MESSAGE] = {.result = RESULT_STRING},
    [CRD_EXPRESSION_ANNOTATION] = {.authorizer = true, .result = RESULT_STRING_OR_NULL},
    [CRD_EXPRESSION_APPLY] = {.authorizer = true, .patches = true, .result = RESULT_OBJECT},
    [CRD_EXPRESSION_PATCH] = {.authorizer = true, .patches = true, .result = RESULT_PATCHES},
};

static policy_environment *admission_variables_of(crd_arena *arena, const crd_expression *expression, unsigned minor) {
  crd_expression_variables **variables = expression->variables;
  if (!variables) return NULL;
  if (!*variables) {
    policy_scope scope = {.params = expression->params, .authorizer = true, .variables = true};
    *variables = crd_arena_alloc(arena, sizeof **variables);
    crdc_policy_environment_init(&(*variables)->environment, arena, scope, minor);
  }
  return &(*variables)->environment;
}

/* compositionState.AddField: of two variables of the same name the later one is used. */
static void add_variable(policy_environment *environment, crd_string name, const cel_type *type) {
  cel_field *fields = (cel_field *)(void *)(uintptr_t)environment->variables->fields;
  for (size_t i = 0; i < environment->variables->field_count; i++)
    if (crd_string_equal(fields[i].name, name)) {
      fields[i].type = crdc_policy_declared_type(environment->arena, type);
      return;
    }
  crdc_policy_add_variable(environment, name, type);
}

/* CompileCELExpression of apiserver pkg/admission/plugin/cel. */
static crd_expression_verdict check_admission(crd_arena *arena, const crd_expression *expression, unsigned minor) {
  const admission_use *use = &admission_uses[expression->use];
  policy_scope scope = {.params = expression->params, .authorizer = use->authorizer, .patches = use->patches};
  policy_environment own, *shared = admission_variables_of(arena, expression, minor);
  admission_refusal refusal;
  if (shared)
    crdc_policy_environment_share(&own, shared, scope, minor);
  else
    crdc_policy_environment_init(&own, arena, scope, minor);
  if (!expression->stored) own.environment.version = cel_version_of_new_rules(minor);
  const cel_type *type = crdc_admission_compile(arena, expression->source, &own.environment, use->result, &refusal);
  if (shared && expression->use == CRD_EXPRESSION_VARIABLE) add_variable(shared, expression->name, type);
  return (crd_expression_verdict){.error = refusal.why, .type = refusal.internal ? CRD_ERROR_INTERNAL : CRD_ERROR_INVALID};
}

static crd_expression_verdict judge_expression(const crd_expression_judge *self, crd_arena *arena,
                                               const crd_expression *expression) {
  unsigned minor = expression->kubernetes_minor ? expression->kubernetes_minor : CRD_KUBERNETES_NEWEST;
  (void)self;
  if (expression->use == CRD_EXPRESSION_DEVICE || expression->use == CRD_EXPRESSION_ATTRIBUTE)
    return crdc_device_expression_check(arena, expression, minor,
                                        expression->stored ? minor : cel_version_of_new_rules(minor));
  return check_admission(arena, expression, minor);
}

static const crd_expression_judge compiling = {judge_expression};
const crd_expression_judge *const crdc_expression_judge = &compiling;
