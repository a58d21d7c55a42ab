/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles expressions of admission as the API server does for a new object (pkg/admission/plugin/cel compile.go). */
#include "cel/compile.h"
#include "schema/tree/vet.h"
#include "webhooks/webhook_parts.h"

static bool is_policy_type(const cel_type *type, const char *name) {
  return type->kind == CEL_OBJECT && type->named && crdc_text_is(type->name, name);
}

static bool is_result(const cel_type *type, expression_result result) {
  switch (result) {
  case RESULT_ANY:
    return true;
  case RESULT_BOOL:
    return type->kind == CEL_BOOL;
  case RESULT_STRING:
    return type->kind == CEL_STRING;
  case RESULT_STRING_OR_NULL:
    return type->kind == CEL_STRING || type->kind == CEL_NULL;
  case RESULT_OBJECT:
    return is_policy_type(type, "Object");
  case RESULT_PATCHES:
    return type->kind == CEL_LIST && is_policy_type(type->parameters[0], "JSONPatch");
  }
  return false;
}

static const char *const wanted_results[] = {[RESULT_ANY] = "",
                                             [RESULT_BOOL] = "must evaluate to bool",
                                             [RESULT_STRING] = "must evaluate to string",
                                             [RESULT_STRING_OR_NULL] = "must evaluate to one of [string null_type]",
                                             [RESULT_OBJECT] = "must evaluate to Object",
                                             [RESULT_PATCHES] = "must evaluate to list(JSONPatch)"};

const cel_type *crdc_admission_compile(crd_arena *arena, crd_string text, const cel_environment *environment,
                                       expression_result result, admission_refusal *refusal) {
  cel_ast ast;
  cel_outcome outcome = crdc_cel_compile(&ast, arena, text, environment);
  *refusal = (admission_refusal){.internal = false};
  if (outcome != CEL_HAS_ISSUES && !is_result(ast.root->type, result)) {
    crd_string found = crdc_policy_type_text(arena, ast.root->type);
    refusal->why = crd_arena_printf(arena, "%s but got %.*s", wanted_results[result], CRD_PRINT(found));
  } else if (outcome != CEL_COMPILED) {
    refusal->why = crdc_cel_refusal(arena, &ast, outcome, "");
    refusal->internal = outcome == CEL_NO_PROGRAM;
  }
  return refusal->why.size ? NULL : ast.root->type;
}
