/* SPDX-License-Identifier: Apache-2.0 */
#include "program/building.h"

/* ---- counting ---- */

/* The point at hand; NULL: nothing is counted. What is evaluated once more for its cost alone counts nothing. */
static const count_point *counted_point(const building *b, count_kind kind, const cel_node *node) {
  const count_function *counted = b->request->counted;
  return counted && !b->in_after ? crdc_count_point_find(counted, kind, node) : NULL;
}

static void emit_hit(building *b, crd_op operation, uint16_t a, uint16_t loop, const count_point *point) {
  crdc_program_emit(
      b, (crd_instruction){.operation = (uint8_t)operation, .a = a, .x = loop, .to = point->counter + COUNT_REACHED});
}

void crdc_program_count_reached(building *b, count_kind kind, const cel_node *node) {
  const count_point *point = counted_point(b, kind, node);
  if (point) emit_hit(b, CRD_OP_HIT, 0, 0, point);
}

void crdc_program_count_truth(building *b, count_kind kind, const cel_node *node, operand value) {
  const count_point *point = counted_point(b, kind, node);
  if (point) emit_hit(b, CRD_OP_HIT_TRUTH, value.at, 0, point);
}

void crdc_program_count_range(building *b, const cel_node *node, uint16_t loop) {
  const count_point *point = counted_point(b, COUNT_MACRO, node);
  if (point) emit_hit(b, CRD_OP_HIT_RANGE, 0, loop, point);
}

bool crdc_program_counts_result(const building *b, const cel_node *node) {
  const count_function *counted = b->request->counted;
  return counted && counted->when && node == b->ast->root;
}

void crdc_program_count_result(building *b, const operand *value) {
  const count_point *point = &b->request->counted->points[0];
  emit_hit(b, value ? CRD_OP_HIT_TRUTH : CRD_OP_HIT, value ? value->at : 0, 0, point);
}

/* ---- an expression ---- */

static const building_above above = {.lower = crdc_program_node};

static void emit_result(building *b, operand value) {
  if (b->request->result == PROGRAM_TEXT)
    crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CHECK_TEXT, .a = value.at});
  else if (b->request->result == PROGRAM_TRUTH && !value.is_bool)
    value = crdc_program_as_bool(b, value);
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_RETURN, .a = value.at});
}

const crd_program *crdc_program_lower(crd_arena *arena, crd_arena *scratch, const program_request *request,
                                      diagnostics *diagnostics) {
  building b = {.arena = arena,
                .scratch = scratch,
                .above = &above,
                .request = request,
                .ast = request->ast,
                .diagnostics = diagnostics};
  uint64_t cost;
  crdc_program_begin_chunk(&b, &cost);
  for (size_t i = 0; i < request->binding_count; i++)
    crdc_program_push_variable(&b, request->bindings[i].name, crdc_program_constant(&b, request->bindings[i].value));
  b.global_count = request->binding_count;
  handler top = {crdc_program_label(&b), false, NULL};
  b.handler = &top;
  emit_result(&b, crdc_program_node(&b, request->ast->root));
  crdc_program_place(&b, top.label);
  crdc_program_emit(&b, (crd_instruction){.operation = CRD_OP_RETURN_ERROR});
  return crdc_program_finish(&b);
}
