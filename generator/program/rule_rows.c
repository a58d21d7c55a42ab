/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles and lowers rules into rows; errors become diagnostics. */
#include "program/rule_rows.h"
#include "base/memory.h"
#include "schema/markers/rule_set.h"

#include <crd/go_text.h>

/* ---- errors ---- */

/* Reports an invalid fieldPath in a layer's rule, which no check of the CRD covers. */
static void refuse_field_path(const rule_making *how, const schema *node, const validation_rule *rule) {
  crd_string path = crd_go_trim(rule->field_path), rendered, why;
  size_t at;
  if (crdc_schema_resolve_field_path(how->arena, node, path, &rendered, &why)) return;
  crdc_diagnostics_add(how->diagnostics, SEVERITY_ERROR, rule->location, "fieldPath must be a valid path: %.*s",
                       CRD_PRINT(why));
  if (!crdc_rule_path_check(how->arena, node, false, path, &at, &why))
    how->diagnostics->items[how->diagnostics->count - 1].help = crd_arena_copy(how->arena, why).data;
}

/* Compiles a rule. A rule of a stored CRD may be invalid, and runs as far as it compiles. Elsewhere it returns NULL for an
 * invalid rule, which is reported. */
static const compiled_rule *compile_rule(const rule_making *how, const type_node *node, validation_rule *rule) {
  const cel_type *self = crdc_cel_type_of_schema(how->types, node->schema, node->root);
  unsigned version = cel_version_of_layer(rule->layer, how->kubernetes_minor);
  const compiled_rule *compiled = crdc_rule_compile(how->types, self, node->schema, rule, version, version);
  if (how->stored) return compiled;
  size_t errors = how->diagnostics->errors;
  if (compiled->error.size)
    crdc_diagnostics_add(how->diagnostics, SEVERITY_ERROR, compiled->error_location, "%.*s", CRD_PRINT(compiled->error));
  else if (!compiled->compiles)
    crdc_diagnostics_add(how->diagnostics, SEVERITY_ERROR, rule->location, "%s",
                         self ? "rule is not specified" : "rules are not allowed on a value whose type CEL does not know");
  else if (crd_go_trim(rule->field_path).size && !compiled->field_path.size)
    refuse_field_path(how, node->schema, rule);
  return how->diagnostics->errors == errors ? compiled : NULL;
}

/* ---- rows ---- */

static rule_row row_of_rule(const rule_making *how, const type_node *node, size_t index) {
  validation_rule *rule = &node->schema->rules[index];
  rule_row made = {.compiled = compile_rule(how, node, rule)};
  if (!made.compiled) return made;
  made.row = (crd_rule){.rule = crd_go_trim(rule->rule), .layer = (uint8_t)rule->layer};
  if (!made.compiled->compiles) {
    if (made.compiled->error.size)
      made.row.message = crd_arena_printf(how->arena, "rule compile error: %.*s", CRD_PRINT(made.compiled->error));
    return made;
  }
  if (rule->message.size) made.row.message = crd_go_trim(rule->message);
  if (rule->message.size && !made.row.message.size) made.row.message = CRD_STRING(""); /* present, but blank */
  made.row.message_expression = rule->message_expression;
  made.row.field_path = made.compiled->field_path;
  made.row.reason = (uint8_t)crdc_rule_reason(rule->reason);
  made.row.uses_old_self = made.compiled->uses_old_self;
  made.row.optional_old_self = made.compiled->optional_old_self;
  return made;
}

/* Whether a rule of the layer among those of a node uses oldSelf. All their messageExpressions then have it, if there is an
 * old value (apiextensions-apiserver pkg/apiserver/schema/cel/validation.go, validator: with one such rule a node has
 * validationActivationWithOldSelf). */
static bool rows_compare(const rule_row *rows, size_t count, unsigned layer) {
  for (size_t i = 0; i < count; i++)
    if (rows[i].compiled && rows[i].compiled->uses_old_self && rows[i].row.layer == layer) return true;
  return false;
}

/* The context of lowering the rules of a node. */
typedef struct row_lowering {
  const rule_making *how;
  crd_arena *scratch;
  const shared_calls *shared;
} row_lowering;

static const crd_program *lower_part(const row_lowering *l, const validation_rule *rule, count_purpose purpose,
                                     const cel_ast *ast, crd_old_self old_self, location location) {
  const rule_making *how = l->how;
  const bool shares = purpose == COUNT_OF_RULE && old_self != CRD_OLD_SELF_OPTIONAL;
  const count_function counted = {.purpose = purpose, .rule = rule, .ast = ast, .source = ast, .location = location};
  const program_request request = {.ast = ast,
                                   .old_self = old_self,
                                   .shared = shares ? l->shared : NULL,
                                   .slots = shares ? crdc_shared_calls_slots(l->shared) : 0,
                                   .counted = crdc_count_function(how->counts, &counted),
                                   .location = location};
  return crdc_program_lower(how->arena, l->scratch, &request, how->diagnostics);
}

/* oldSelf as it is, whatever optionalOldSelf says. */
static crd_old_self old_self_of_message(const compiled_rule *compiled, bool compares) {
  const bool sure = compiled->uses_old_self && !compiled->optional_old_self;
  return sure ? CRD_OLD_SELF : compares ? CRD_OLD_SELF_PERHAPS : CRD_OLD_SELF_NONE;
}

/* Lowers a rule into its row; false with diagnostics. */
static bool lower_row(const row_lowering *l, rule_row *made, bool compares) {
  const compiled_rule *compiled = made->compiled;
  if (!compiled) return false;
  if (!compiled->compiles) return true;
  made->row.program =
      lower_part(l, compiled->rule, COUNT_OF_RULE, &compiled->ast,
                 compiled->optional_old_self ? CRD_OLD_SELF_OPTIONAL : CRD_OLD_SELF, compiled->rule->rule_location);
  if (!compiled->has_message) return made->row.program;
  made->row.message_program =
      lower_part(l, compiled->rule, COUNT_OF_MESSAGE, &compiled->message, old_self_of_message(compiled, compares),
                 compiled->rule->message_expression_location);
  return made->row.program && made->row.message_program;
}

bool crdc_rule_rows_lower(const rule_making *how, crd_arena *scratch, const type_node *node, rule_row *rows) {
  const size_t count = node->schema->rule_count;
  shared_calls *shared = crdc_shared_calls_create(scratch);
  const row_lowering l = {how, scratch, shared};
  bool good = true;
  for (size_t i = 0; i < count; i++) {
    rows[i] = row_of_rule(how, node, i);
    if (rows[i].compiled && rows[i].compiled->compiles) crdc_shared_calls_add(shared, rows[i].compiled);
  }
  for (size_t i = 0; i < count; i++) good &= lower_row(&l, &rows[i], rows_compare(rows, count, rows[i].row.layer));
  return good;
}

const crd_rule *crdc_rule_rows(const rule_making *how, const type_node *node) {
  const size_t count = node->schema->rule_count;
  crd_rule *rows = crd_arena_alloc(how->arena, (count + 1) * sizeof *rows);
  crd_arena *scratch = memory_arena(NULL);
  rule_row *made = crd_arena_alloc(scratch, (count + 1) * sizeof *made);
  const bool good = crdc_rule_rows_lower(how, scratch, node, made);
  for (size_t i = 0; i < count; i++) rows[i] = made[i].row;
  crd_arena_destroy(scratch);
  return good ? rows : NULL;
}
