/* SPDX-License-Identifier: Apache-2.0 */
/* Counting (count.h) in lowered code: `hits` is the row of the function under way. */
#include "cel/lowering.h"

/* The point at hand; NULL: nothing is counted. What is evaluated once more for its cost alone counts nothing. */
static const count_point *point_at(const lowering *l, count_kind kind, const cel_node *node) {
  return l->counted && !l->in_after ? crdc_count_point_find(l->counted, kind, node) : NULL;
}

void crdc_lower_count_reached(lowering *l, count_kind kind, const cel_node *node) {
  const count_point *point = point_at(l, kind, node);
  if (point) crdc_lower_write_line(l, "hits[%u]++;", point->counter + COUNT_REACHED);
}

static void write_outcome(lowering *l, const count_point *point, operand value) {
  unsigned yes = point->counter + COUNT_TRUE, no = point->counter + COUNT_FALSE;
  if (value.form == FORM_BOOL)
    crdc_lower_write_line(l, "hits[%.*s ? %u : %u]++;", TEXT(value.text), yes, no);
  else if (value.form == FORM_TRUTH)
    crdc_lower_write_line(l, "if (%.*s != CRD_CEL_ERROR) hits[%.*s == CRD_CEL_TRUE ? %u : %u]++;", TEXT(value.text),
                          TEXT(value.text), yes, no);
  else if (value.form == FORM_VALUE)
    crdc_lower_write_line(l, "if (%.*s.kind == CRD_CEL_BOOL) hits[%.*s.as.boolean ? %u : %u]++;", TEXT(value.text),
                          TEXT(value.text), yes, no);
}

void crdc_lower_count_outcome(lowering *l, count_kind kind, const cel_node *node, operand value) {
  const count_point *point = point_at(l, kind, node);
  if (point) write_outcome(l, point, value);
}

bool crdc_lower_counts_result(const lowering *l, const cel_node *node) {
  return l->counted && l->counted->when && node == l->ast->root;
}

void crdc_lower_count_result(lowering *l, bool reached, operand value) {
  const count_point *point = &l->counted->points[0];
  if (reached)
    crdc_lower_write_line(l, "hits[%u]++;", point->counter + COUNT_REACHED);
  else
    write_outcome(l, point, value);
}

void crdc_lower_count_range(lowering *l, const cel_node *node, crd_string count) {
  const count_point *point = point_at(l, COUNT_MACRO, node);
  if (!point) return;
  crdc_lower_write_line(l, "hits[%u]++;", point->counter + COUNT_REACHED);
  crdc_lower_write_line(l, "hits[%.*s ? %u : %u]++;", TEXT(count), point->counter + COUNT_FALSE,
                        point->counter + COUNT_TRUE);
}

crd_string crdc_lower_counted_name(const lowering *l, crd_arena *arena) {
  return l->counted ? crd_arena_printf(arena, "%.*s_counted", TEXT(l->name)) : l->name;
}

void crdc_lower_write_counting(crd_text *out, const lowering *l, const char *parameters, const char *arguments) {
  const count_function *counted = l->counted;
  if (!counted) return;
  bool message = l->kind == RESULT_MESSAGE;
  crd_text_printf(out, "static %s %.*s(crd_cel *cel, %s) {\n", message ? "bool" : "crd_cel_truth", TEXT(l->name),
                  parameters);
  crd_text_printf(out, "  const bool wanted = cel->wants_tree;\n  uint32_t hits[%u] = {0};\n", count_row_size(counted));
  crd_text_printf(out, "  %s result = %.*s_counted(cel, %s, hits);\n", message ? "bool" : "crd_cel_truth", TEXT(l->name),
                  arguments);
  if (!counted->when) {
    crd_text_add(out, CRD_STRING("  hits[0] = 1;\n"));
    if (message)
      crd_text_add(out, CRD_STRING("  if (result) hits[1] = 1;\n"));
    else
      crd_text_add(out, CRD_STRING("  if (result != CRD_CEL_ERROR) hits[result == CRD_CEL_TRUE ? 1 : 2] = 1;\n"));
  }
  /* what is not to be used, because only the tree can tell, is not counted */
  crd_text_printf(out, "  if (wanted || !cel->wants_tree) crd_cel_counted(%u, hits, %u);\n  return result;\n}\n\n",
                  counted->first, count_row_size(counted));
}
