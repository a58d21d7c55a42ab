/* SPDX-License-Identifier: Apache-2.0 */
/* From checked CEL to C. A rule becomes one function of straight code: every node of the tree is lowered to an expression
 * without side effects, preceded by the statements that compute it. What may fail jumps to the label of the nearest operator
 * that absorbs errors (&& || and the macros), at last to the end of the function. Cost is added in sums per straight line.
 *
 * The floors, from the ground: lower_text.c writes, operand.c knows how values are held, lower_error.c what an error costs
 * and where it ends, lower_access.c, lower_call.c and lower_fold.c lower the kinds of nodes, lower_expression.c a
 * node of any kind. */
#include "cel/lowering.h"
#include "cel/scope.h"
#include <crd/shown.h>

/* ---- functions ---- */

/* The CEL text as comment lines; what would end or open a comment is parted, and so is the trigraph of a backslash. */
static void write_comment(crd_text *out, crd_string source, const char *what) {
  crd_text shown = {.arena = out->arena};
  crd_text_add_shown(&shown, source, CRD_SHOWN_LINES); /* compilers warn of marks that turn text around */
  source = crd_text_string(&shown);
  crd_text_printf(out, "/* %s", what);
  for (size_t i = 0; i < source.size; i++) {
    char c = source.data[i], next = i + 1 < source.size ? source.data[i + 1] : 0;
    crd_text_add_char(out, c);
    if (c == '\n') crd_text_add(out, CRD_STRING(" * "));
    bool trigraph = c == '?' && next == '/' && i && source.data[i - 1] == '?';
    if ((c == '*' && next == '/') || (c == '/' && next == '*') || trigraph) crd_text_add_char(out, ' ');
  }
  crd_text_add(out, CRD_STRING(" */\n"));
}

/* The declaration of self or oldSelf, whose storage is the parameter. */
static void write_self(crd_text *out, const type_node *node, const char *name, const char *parameter, bool used) {
  bool pointer =
      node && (node->storage == CRD_STORE_OBJECT || node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP);
  if (!used)
    crd_text_printf(out, "  (void)%s;\n", parameter);
  else if (pointer)
    crd_text_printf(out, "  const %.*s *%s = %s;\n", TEXT(node->code_name), name, parameter);
}

static void write_end(crd_text *out, const lowering *l, operand result, const handler *top) {
  static const char *const failures[] = {[RESULT_TRUTH] = "crd_cel_end(cel, cost, CRD_CEL_ERROR)",
                                         [RESULT_MESSAGE] = "crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE",
                                         [RESULT_VALUE] = "crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR))"};
  crd_text_add(out, CRD_STRING("  "));
  if (l->kind == RESULT_MESSAGE)
    crd_text_printf(out, "*message = %.*s;\n  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;\n",
                    TEXT(result.text));
  else if (l->kind == RESULT_VALUE)
    crd_text_printf(
        out, "return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? %.*s : crd_cel_of_truth(CRD_CEL_ERROR);\n",
        TEXT(result.text));
  else if (result.form == FORM_TRUTH)
    crd_text_printf(out, "return crd_cel_end(cel, cost, %.*s);\n", TEXT(result.text));
  else
    crd_text_printf(out, "return crd_cel_end(cel, cost, crd_cel_truth_of(%.*s));\n", TEXT(crdc_lower_bare(result.text)));
  if (top->used) crd_text_printf(out, "failed_%u:\n  return %s;\n", top->label, failures[l->kind]);
}

static void write_function(crd_text *out, lowering *l, const cel_ast *ast, operand result, const handler *top) {
  static const char *const types[] = {
      [RESULT_TRUTH] = "crd_cel_truth", [RESULT_MESSAGE] = "bool", [RESULT_VALUE] = "crd_cel_value"};
  bool message = l->kind == RESULT_MESSAGE;
  write_comment(out, ast->source, message ? "messageExpression: " : "");
  crd_text_printf(out, "static %s %.*s(crd_cel *cel, const void *self_storage, const void *old_self_storage%s) {\n",
                  types[l->kind], TEXT(l->name), message ? ", crd_string *message" : "");
  const type_node *held = l->on_tree ? NULL : l->node;
  write_self(out, held, "self", "self_storage", l->uses_self);
  if (!l->optional_old_self || !l->uses_old_self) write_self(out, held, "old_self", "old_self_storage", l->uses_old_self);
  crd_text_add(out, CRD_STRING("  uint64_t cost = 0;\n"));
  crd_text_add(out, crd_text_string(&l->body));
  write_end(out, l, result, top);
  crd_text_add(out, CRD_STRING("}\n\n"));
}

static const lowering_above above = {.lower_node = crdc_lower_any_node,
                                     .write_cost_of_error = crdc_lower_write_cost_of_error};

/* The statements of an expression, in l->body, and its result in the form that the function gives. */
static operand lower_body(crd_text *out, lowering *l, const cel_ast *ast, handler *top, const type_node **node) {
  l->arena = l->tables.arena = l->body.arena = out->arena;
  l->indent = 1;
  l->handler = top;
  l->above = &above;
  l->ast = ast;
  operand result = lower_node(l, ast->root);
  bool stored = result.form == FORM_OBJECT || result.form == FORM_LIST || result.form == FORM_MAP;
  if (node) *node = stored ? result.node : NULL;
  if (l->kind == RESULT_MESSAGE)
    result = crdc_operand_coerce(l, result, FORM_STRING);
  else if (l->kind == RESULT_VALUE)
    result = crdc_operand_coerce(l, result, FORM_VALUE);
  else if (result.form != FORM_TRUTH)
    result = crdc_operand_coerce(l, result, FORM_BOOL);
  crdc_lower_flush_cost(l);
  return result;
}

static bool lower_scope_function(crd_text *out, lowering *l, const cel_ast *ast, const type_node **node) {
  static const char *const types[] = {
      [RESULT_TRUTH] = "crd_cel_truth", [RESULT_MESSAGE] = "bool", [RESULT_VALUE] = "crd_cel_value"};
  handler top = {0, false, NULL};
  operand result = lower_body(out, l, ast, &top, node);
  if (l->failed) return false;
  crd_text_add(out, crd_text_string(&l->tables));
  write_comment(out, ast->source, l->scoped->comment);
  crd_text_printf(out, "static %s %.*s(crd_cel *cel, const crd_scope *scope%s) {\n", types[l->kind], TEXT(l->name),
                  l->kind == RESULT_MESSAGE ? ", crd_string *message" : "");
  if (!l->scoped->used) crd_text_add(out, CRD_STRING("  (void)scope;\n"));
  crd_text_add(out, crd_text_string(&l->scoped->prologue));
  crd_text_add(out, CRD_STRING("  uint64_t cost = 0;\n"));
  crd_text_add(out, crd_text_string(&l->body));
  write_end(out, l, result, &top);
  crd_text_add(out, CRD_STRING("}\n\n"));
  return true;
}

bool crdc_scope_lower(crd_text *out, const scope_function *function, const type_node **node) {
  static const result_kind kinds[] = {
      [SCOPE_TRUTH] = RESULT_TRUTH, [SCOPE_TEXT] = RESULT_MESSAGE, [SCOPE_VALUE] = RESULT_VALUE};
  scoped s = {.own = function->scope,
              .at = function->scope,
              .visible = function->visible,
              .zeros = function->zeros,
              .comment = function->comment,
              .prologue = {.arena = out->arena}};
  lowering l = {.scoped = &s,
                .kind = kinds[function->result],
                .name = function->name,
                .location = function->location,
                .diagnostics = function->diagnostics};
  return lower_scope_function(out, &l, function->ast, node);
}

/* Lowers one expression into a function; `l` says what and how. */
static bool lower_function(crd_text *out, lowering *l, const cel_ast *ast) {
  handler top = {0, false, NULL};
  operand result = lower_body(out, l, ast, &top, NULL);
  if (l->failed) return false;
  crd_text_add(out, crd_text_string(&l->tables));
  write_function(out, l, ast, result, &top);
  return true;
}

/* The rule and its messageExpression, on structs or on the value tree. */
static bool lower_rule(const rule_lowering *how, crd_text *out, const compiled_rule *compiled, const type_node *node,
                       crd_string name, bool on_tree) {
  const validation_rule *rule = compiled->rule;
  diagnostics *diagnostics = how->diagnostics;
  lowering l = {
      .node = node, .on_tree = on_tree, .kind = RESULT_TRUTH, .diagnostics = diagnostics, .location = rule->rule_location};
  l.name = crd_arena_printf(out->arena, "%.*s%s", TEXT(name), on_tree ? "_tree" : "");
  l.optional_old_self = compiled->optional_old_self;
  l.shared = compiled->optional_old_self ? NULL : how->shared;
  if (!lower_function(out, &l, &compiled->ast)) return false;
  if (!compiled->has_message) return true;
  /* the plain oldSelf, whatever optionalOldSelf says */
  lowering m = {.node = node, .on_tree = on_tree, .kind = RESULT_MESSAGE, .diagnostics = diagnostics};
  m.location = rule->message_expression_location;
  m.old_is_absent = !how->compares;
  m.old_may_be_absent = !compiled->uses_old_self || compiled->optional_old_self;
  m.name = crd_arena_printf(out->arena, "%.*s_message%s", TEXT(name), on_tree ? "_tree" : "");
  return lower_function(out, &m, &compiled->message);
}

bool crdc_rule_lower(const rule_lowering *how, crd_text *out, const compiled_rule *compiled, const type_node *node,
                     crd_string name) {
  return lower_rule(how, out, compiled, node, name, false) && lower_rule(how, out, compiled, node, name, true);
}
