/* SPDX-License-Identifier: Apache-2.0 */
/* Walks the tree as it was written. A macro has as parts its range, and its body once for all items, as range.map(variable,
 * body). Operands of && and || and the branches of ?: record which value of another part skips them. */
#include "compile/explain.h"
#include "cel/plan.h"
#include "cel/text/node.h"

enum { MOST_PARTS = 200 };

/* The macros around a part: the text before and after it. */
typedef struct surroundings {
  const struct surroundings *outer;
  crd_string head; /* "range.map(x, " */
} surroundings;

typedef struct explainer {
  crd_arena *arena;
  explained_parts *parts;
} explainer;

/* The place of a part. */
typedef struct part_place {
  const explained_part *outer;
  unsigned depth;
  const surroundings *around;
  const explained_part *decider;
  const char *needed;
} part_place;

static void write_heads(crd_text *out, const surroundings *around) {
  if (!around) return;
  write_heads(out, around->outer);
  crd_text_add(out, around->head);
}

static crd_string source_of(const explainer *explainer, const cel_node *node, const surroundings *around) {
  crd_text text = {.arena = explainer->arena};
  write_heads(&text, around);
  crd_text_add(&text, crdc_cel_node_text(explainer->arena, node));
  for (; around; around = around->outer) crd_text_add_char(&text, ')');
  return crd_text_string(&text);
}

/* Whether a node gets no row: constants, and self alone. */
static bool has_no_row(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT || is_identifier(node, CRD_STRING("self")) ||
         is_identifier(node, CRD_STRING("oldSelf")) || (node->kind == CEL_NODE_IDENT && node->names_type);
}

static const explained_part *explain_node(const explainer *explainer, const cel_node *node, part_place place);

static size_t variables_of(const cel_node *node) {
  bool two = crd_string_has_prefix(node->macro, CRD_STRING("transform")) ||
             (node->macro_call->count == 3 && !crd_string_equal(node->macro, CRD_STRING("map")));
  return two ? 2 : 1;
}

static void explain_macro(const explainer *explainer, const cel_node *node, part_place inner) {
  const cel_macro_call *call = node->macro_call;
  if (!call->target) { /* has(): the operand of the field */
    const cel_node *holder = call->arguments[0]->target;
    if (holder->kind != CEL_NODE_SELECT && holder->kind != CEL_NODE_IDENT) explain_node(explainer, holder, inner);
    return;
  }
  explain_node(explainer, call->target, inner);
  size_t variables = variables_of(node);
  bool optional = crd_string_has_prefix(node->macro, CRD_STRING("opt"));
  crd_string range = crdc_cel_node_text(explainer->arena, call->target);
  crd_string head = variables == 2
                        ? crd_arena_printf(explainer->arena, "(%.*s).transformList(%.*s, %.*s, ", CRD_PRINT(range),
                                           CRD_PRINT(call->arguments[0]->name), CRD_PRINT(call->arguments[1]->name))
                        : crd_arena_printf(explainer->arena, "(%.*s).%s(%.*s, ", CRD_PRINT(range),
                                           optional ? "optMap" : "map", CRD_PRINT(call->arguments[0]->name));
  const surroundings around = {inner.around, head};
  inner.around = &around;
  for (size_t i = variables; i < call->count; i++) explain_node(explainer, call->arguments[i], inner);
}

/* The value of the first operand for which another one is evaluated, in && and the like. */
static const char *needed_by(const cel_node *node, size_t index) {
  if (is_call(node, "_&&_") && index == 1) return "not false";
  if (is_call(node, "_||_") && index == 1) return "not true";
  if (is_call(node, "_?_:_") && index) return index == 1 ? "true" : "false";
  return NULL;
}

static void explain_parts(const explainer *explainer, const cel_node *node, part_place inner) {
  if (node->macro_call) {
    explain_macro(explainer, node, inner);
    return;
  }
  if (node->kind == CEL_NODE_SELECT) {
    bool names = node->target->kind == CEL_NODE_SELECT || node->target->kind == CEL_NODE_IDENT;
    if (!names || node->target->macro_call) explain_node(explainer, node->target, inner);
    return;
  }
  const explained_part *first = NULL;
  if (node->target) explain_node(explainer, node->target, inner);
  for (size_t i = 0; i < node->argument_count; i++) {
    part_place own = inner;
    if (first && !inner.around && needed_by(node, i)) own.decider = first, own.needed = needed_by(node, i);
    if (node->kind == CEL_NODE_MAP) explain_node(explainer, node->keys[i], inner);
    const explained_part *part = explain_node(explainer, node->arguments[i], own);
    if (i == 0) first = part;
  }
}

/* Adds the row of a node and its parts; NULL if it gets no row. */
static const explained_part *explain_node(const explainer *explainer, const cel_node *node, part_place place) {
  explained_parts *parts = explainer->parts;
  if (place.depth && has_no_row(node)) return NULL;
  if (parts->count == MOST_PARTS) return parts->dropped++, NULL;
  explained_part *part = parts->items[parts->count++] = crd_arena_zalloc(explainer->arena, sizeof *part);
  part->text = crdc_cel_node_text(explainer->arena, node);
  part->source = source_of(explainer, node, place.around);
  part->outer = place.outer;
  part->depth = place.depth;
  part->each = place.around != NULL;
  part->decider = place.decider;
  part->needed = place.needed;
  explain_parts(explainer, node, (part_place){part, place.depth + 1, place.around, NULL, NULL});
  return part;
}

void crdc_explain(crd_arena *arena, const cel_node *root, explained_parts *parts) {
  *parts = (explained_parts){.items = crd_arena_alloc(arena, MOST_PARTS * sizeof(explained_part *))};
  const explainer explainer = {arena, parts};
  explain_node(&explainer, root, (part_place){NULL, 0, NULL, NULL, NULL});
}
