/* SPDX-License-Identifier: Apache-2.0 */
/* Variables of admission expressions, and constructors of mutations. Mirrors apiserver
 * pkg/admission/plugin/cel/activation.go, composition.go (variables), pkg/cel/mutation/jsonpatch.go and
 * pkg/cel/mutation/dynamic/objects.go. */
#include "internal.h"

#include <crd/generated/policy.h>

/* ---- variables ---- */

static crd_cel_value variable_failed(crd_cel *cel, crd_string name, const char *what, crd_string error) {
  return CRD_CEL_FAILED_PARTS(cel, CRD_STRING("composited variable \""), name, CRD_STRING("\" fails to "),
                              crd_string_of(what), CRD_STRING(": "), error);
}

/* Evaluates a variable as a program with its own cost limit. The cost is added to that of the variables. */
static crd_cel_value evaluate_variable(crd_cel *cel, crd_policy_variables *variables,
                                       const crd_policy_expression *expression) {
  enum { DEEPEST = 1000 }; /* every level needs stack */
  if (!expression->program) return variable_failed(cel, expression->name, "compile", expression->error);
  if (variables->depth == DEEPEST)
    return variable_failed(cel, expression->name, "evaluate", CRD_STRING("too many variables stand behind it"));
  variables->depth++;
  crd_cel own = {.arena = cel->arena, .limit = cel->limit, .policy = cel->policy};
  crd_cel_value value = variables->run(expression->program, &own, NULL);
  variables->depth--;
  variables->cost += crd_cel_spent(&own);
  // cppcheck-suppress returnDanglingLifetime
  if (value.kind != CRD_CEL_FAILED && !own.cancelled) return value;
  return variable_failed(cel, expression->name, "evaluate", own.error);
}

crd_cel_value crd_policy_variable(crd_cel *cel, size_t index) {
  crd_policy_variables *variables = cel->policy->variables;
  if (!variables->known[index]) {
    /* while it is evaluated, the variable's value is this error: it may read itself through the map of all variables */
    variables->known[index] = true;
    variables->values[index] = crd_cel_no_value;
    variables->errors[index] = CRD_STRING("a variable asks for itself");
    crd_cel_value value = evaluate_variable(cel, variables, &variables->expressions->items[index]);
    variables->values[index] = value;
    if (value.kind == CRD_CEL_FAILED) variables->errors[index] = cel->error;
  }
  crd_cel_value value = variables->values[index];
  if (value.kind == CRD_CEL_FAILED) cel->error = variables->errors[index];
  return value;
}

crd_cel_value crd_policy_all_variables(crd_cel *cel) {
  if (!cel->policy->variables) return crd_cel_failed(cel, "no such attribute(s): variables");
  const crd_policy_expressions *expressions = cel->policy->variables->expressions;
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (expressions->count + 1) * sizeof *entries);
  for (size_t i = 0; i < expressions->count; i++)
    entries[i] = (crd_cel_entry){crd_cel_of_string(expressions->items[i].name), crd_policy_variable(cel, i)};
  crd_cel_value all = crd_cel_of_entries(cel, entries, expressions->count);
  all.opaque_kind = CRD_CEL_ALL_VARIABLES;
  return all;
}

/* ---- constructors ---- */

/* Copies the fields that have a value: an optional field may have none. Returns their number. */
static size_t take_fields(crd_cel *cel, crd_cel_entry *out, const crd_cel_entry *fields, const bool *optional, size_t count,
                          bool *failed) {
  size_t taken = 0;
  *failed = false;
  for (size_t i = 0; i < count; i++) {
    crd_cel_entry field = fields[i];
    if (field.value.kind == CRD_CEL_FAILED) *failed = true;
    if (optional && optional[i] && field.value.kind == CRD_CEL_OPTIONAL) {
      if (!field.value.as.optional) continue;
      field.value = crd_cel_held(cel, field.value);
    }
    out[taken++] = field;
  }
  return taken;
}

crd_cel_value crd_policy_construct(crd_cel *cel, crd_string type_name, const crd_cel_entry *fields, const bool *optional,
                                   size_t count) {
  bool failed;
  crd_cel_constructed *made = crd_arena_alloc(cel->arena, sizeof *made);
  crd_cel_entry *own = crd_arena_alloc(cel->arena, (count + 1) * sizeof *own);
  *made = (crd_cel_constructed){type_name, own, take_fields(cel, own, fields, optional, count, &failed)};
  return failed ? crd_cel_no_value : crd_cel_of_opaque(CRD_CEL_CONSTRUCTED, made);
}

/* Reads a text of a patch. False with the error set. */
static bool take_patch_text(crd_cel *cel, const crd_cel_entry *field, crd_string *text) {
  if (field->value.kind == CRD_CEL_STRING) {
    *text = field->value.as.text;
    return true;
  }
  static const char *const types[] = {
      [CRD_CEL_BOOL] = "bool", [CRD_CEL_INT] = "int64", [CRD_CEL_UINT] = "uint64", [CRD_CEL_DOUBLE] = "float64"};
  bool known = field->value.kind <= CRD_CEL_DOUBLE && types[field->value.kind];
  CRD_CEL_FAILED_PARTS(cel, CRD_STRING("unexpected type "), crd_string_of(known ? types[field->value.kind] : "interface {}"),
                       CRD_STRING(" for JSONPatchType '"), field->key.as.text, CRD_STRING("' field"));
  return false;
}

crd_cel_value crd_policy_json_patch(crd_cel *cel, const crd_cel_entry *fields, const bool *optional, size_t count) {
  bool failed;
  crd_cel_json_patch *patch = crd_arena_zalloc(cel->arena, sizeof *patch);
  crd_cel_entry *own = crd_arena_alloc(cel->arena, (count + 1) * sizeof *own);
  size_t taken = take_fields(cel, own, fields, optional, count, &failed);
  if (failed) return crd_cel_no_value;
  const struct {
    const char *name;
    crd_string *text;
  } texts[] = {{"op", &patch->op}, {"path", &patch->path}, {"from", &patch->from}};
  for (size_t i = 0; i < taken; i++) {
    size_t k = 0;
    while (k < 3 && !crd_string_equal(own[i].key.as.text, crd_string_of(texts[k].name))) k++;
    if (k < 3 && !take_patch_text(cel, &own[i], texts[k].text)) return crd_cel_no_value;
    if (k < 3) continue;
    if (!crd_string_equal(own[i].key.as.text, CRD_STRING("value"))) {
      CRD_CEL_FAILED_PARTS(cel, CRD_STRING("unexpected JSONPatchType field: "), own[i].key.as.text);
      return crd_cel_no_value;
    }
    patch->has_value = true;
    patch->value = own[i].value;
  }
  return crd_cel_of_opaque(CRD_CEL_JSON_PATCH, patch);
}
