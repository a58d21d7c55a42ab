/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions compiled as the API server compiles those of an object that is sent: in the libraries of the minor before,
 * but for those that the stored object has. */
#include "expression_judge.h"
#include "cel/rule.h"
#include "device_expression.h"
#include "webhooks/webhook_parts.h"

struct crd_expression_variables {
  policy_environment environment; /* whose variables grow */
};

/* What is declared beside the request's objects, and what may come of it. */
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

/* compositionState.AddField: of two variables of a name the later counts. */
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
