/* SPDX-License-Identifier: Apache-2.0 */
/* The mutations of rule sets: checks their paths and the types of their values against the schema. */
#include "sets/building.h"

#include <crd/go_json.h>

static bool add_mutation_error(set_compiler *compiler, location place, crd_string text) {
  crdc_diagnostics_add(compiler->input->diagnostics, SEVERITY_ERROR, place, "%.*s", CRD_PRINT(text));
  return compiler->ok = false;
}

/* ---- arguments ---- */

typedef struct mutation_op {
  const char *name;
  crd_mutation_op op;
  bool takes_value;
} mutation_op;

static const mutation_op *op_of(const marker *marker) {
  static const mutation_op ops[] = {{"set", CRD_MUTATE_SET, true},
                                    {"add", CRD_MUTATE_ADD, true},
                                    {"replace", CRD_MUTATE_REPLACE, true},
                                    {"remove", CRD_MUTATE_REMOVE, false},
                                    {"test", CRD_MUTATE_TEST, true}};
  crd_string op = crdc_marker_text(marker, "op");
  for (size_t i = 1; i < sizeof ops / sizeof *ops; i++)
    if (crd_string_equal(op, crd_string_of(ops[i].name))) return &ops[i];
  return &ops[0];
}

/* Each needs exactly one place, and a value unless it removes. */
static bool check_arguments(set_compiler *compiler, const marker *marker, const mutation_op *op) {
  bool path = crdc_marker_find(marker, "path"), computed = crdc_marker_find(marker, "pathExpression");
  bool value = crdc_marker_find(marker, "value");
  if (path == computed)
    return add_mutation_error(compiler, marker->location,
                              CRD_STRING("a mutation has either a path or a pathExpression: where it changes the object"));
  if (value == op->takes_value) return true;
  return add_mutation_error(compiler, value ? crdc_marker_location(marker, "value") : marker->location,
                            value ? CRD_STRING("a mutation that removes takes no value")
                                  : CRD_STRING("a mutation needs a value, unless it removes (op=remove)"));
}

/* ---- types ---- */

static const cel_type *without_optional(const cel_type *type) {
  return type->kind == CEL_OPTIONAL ? type->parameters[0] : type;
}

/* Whether a value of type `from` can be stored where the schema has `to`: as JSON, so maps are objects and formatted values
 * are strings. Only impossible types are refused. */
static bool fits_place(const cel_type *to, const cel_type *from) {
  bool open = to->kind == CEL_DYN || from->kind == CEL_DYN || from->kind == CEL_NULL || from->kind == CEL_PARAMETER;
  if (open) return true;
  switch (to->kind) {
  case CEL_OBJECT:
    return from->kind == CEL_OBJECT || from->kind == CEL_MAP;
  case CEL_MAP:
    return from->kind == CEL_OBJECT || (from->kind == CEL_MAP && fits_place(to->parameters[1], from->parameters[1]));
  case CEL_LIST:
    return from->kind == CEL_LIST && fits_place(to->parameters[0], from->parameters[0]);
  case CEL_DOUBLE:
    return from->kind == CEL_DOUBLE || from->kind == CEL_INT || from->kind == CEL_UINT;
  case CEL_INT:
    return from->kind == CEL_INT || from->kind == CEL_UINT;
  case CEL_STRING:
  case CEL_BYTES:
  case CEL_TIMESTAMP:
  case CEL_DURATION:
    return from->kind == CEL_STRING || from->kind == to->kind;
  default:
    return from->kind == to->kind;
  }
}

static bool check_type(set_compiler *compiler, const schema *node, const marker *marker, const cel_ast *value) {
  const cel_type *to = node ? crdc_cel_type_of_schema(compiler->types, node, false) : NULL;
  const cel_type *from = without_optional(value->root->type);
  if (!to || crdc_marker_find(marker, "type") || fits_place(to, from)) return true;
  crd_arena *arena = compiler->input->arena;
  crd_string wanted = crdc_cel_type_format(arena, to), given = crdc_cel_type_format(arena, from);
  return add_mutation_error(
      compiler, crdc_marker_location(marker, "value"),
      crd_arena_printf(arena, "the field takes %.*s, and this is %.*s", CRD_PRINT(wanted), CRD_PRINT(given)));
}

/* ---- the mutation ---- */

/* The Go type that writes the value must be known, because it gives even absent values a text. */
static bool check_go_type(set_compiler *compiler, const marker *marker) {
  crd_string type = crdc_marker_text(marker, "type");
  crd_text text = {.arena = compiler->input->arena};
  crd_value probe = crd_value_make_list(text.arena, 1), none = crd_value_make_null();
  crd_value_append(text.arena, &probe, none);
  bool list = type.size > 2 && type.data[0] == '[';
  if (!type.size || crd_go_json(&text, type, list ? &probe : &none)) return true;
  return add_mutation_error(compiler, crdc_marker_location(marker, "type"),
                            crd_arena_printf(text.arena, "no Go type %.*s is known", CRD_PRINT(type)));
}

static bool check_mutated_path(set_compiler *compiler, const rule_set *set, const marker *marker, const schema **node) {
  crd_string path = crdc_marker_text(marker, "path"), error;
  size_t at;
  *node = NULL;
  bool root = set->schema == set->version->schema;
  if (!path.size || crdc_mutation_path_check(compiler->input->arena, set->schema, root, path, node, &at, &error))
    return true;
  location place = crdc_marker_location(marker, "path");
  crdc_marker_text_location(place, at, &place);
  return add_mutation_error(compiler, place, error);
}

bool crdc_set_add_mutation(set_compiler *compiler, const set_place *place, const rule_set *set, const marker *marker,
                           const char *suffix, crd_step *step) {
  crd_arena *arena = compiler->input->arena;
  const mutation_op *op = op_of(marker);
  const schema *node;
  if (!compiler->mutating)
    return add_mutation_error(compiler, marker->location,
                              CRD_STRING("only stages of layer=mutation change objects: this set is run by another layer"));
  if (!check_arguments(compiler, marker, op) || !check_mutated_path(compiler, set, marker, &node) ||
      !check_go_type(compiler, marker))
    return false;
  crd_mutation *mutation = crd_arena_zalloc(arena, sizeof *mutation);
  *mutation = (crd_mutation){.op = (uint8_t)op->op,
                             .path = set_kept_argument(compiler, marker, "path"),
                             .go_type = set_kept_argument(compiler, marker, "type")};
  step->mutation = mutation;
  if (!crdc_set_add(compiler, place, marker, "when", SET_BOOL, PROGRAM_TRUTH, suffix, &step->when) ||
      !crdc_set_add(compiler, place, marker, "pathExpression", SET_STRING, PROGRAM_TEXT, suffix, &mutation->path_expression))
    return false;
  if (!op->takes_value) return true;
  const cel_ast *value = crdc_set_expression(compiler, place, marker, "value", SET_ANY);
  return value && check_type(compiler, node, marker, value) &&
         crdc_set_lower(compiler, place, value, PROGRAM_VALUE, "value: ", crd_arena_printf(arena, "%s_value", suffix).data,
                        NULL, &mutation->value);
}
