/* SPDX-License-Identifier: Apache-2.0 */
/* Counting (cel/count.h) in programs: an instruction for each point. */
#include "program/building.h"

/* The point of the node, or NULL. Code that is only evaluated again for its cost counts nothing. */
static const count_point *counted_point(const building *b, count_kind kind, const cel_node *node) {
  const count_function *counted = b->request->counted;
  return counted && !b->in_after ? crdc_count_point_find(counted, kind, node) : NULL;
}

static void emit_hit(building *b, const count_point *point, crd_instruction hit) {
  hit.to = point->counter;
  crdc_program_emit(b, hit);
}

void crdc_program_hit(building *b, count_kind kind, const cel_node *node) {
  const count_point *point = counted_point(b, kind, node);
  if (point) emit_hit(b, point, (crd_instruction){.operation = CRD_OP_HIT});
}

void crdc_program_hit_truth(building *b, count_kind kind, const cel_node *node, program_operand value) {
  const count_point *point = counted_point(b, kind, node);
  if (point) emit_hit(b, point, (crd_instruction){.operation = CRD_OP_HIT_TRUTH, .a = value.at});
}

void crdc_program_hit_range(building *b, const cel_node *node, uint16_t loop) {
  const count_point *point = counted_point(b, COUNT_MACRO, node);
  if (point) emit_hit(b, point, (crd_instruction){.operation = CRD_OP_HIT_RANGE, .x = loop});
}

bool crdc_program_hits_result(const building *b, const cel_node *node) {
  const count_function *counted = b->request->counted;
  return counted && counted->when && node == b->ast->root;
}

void crdc_program_hit_result(building *b, const program_operand *value) {
  const crd_instruction hit = {.operation = value ? CRD_OP_HIT_TRUTH : CRD_OP_HIT, .a = value ? value->at : 0};
  emit_hit(b, &b->request->counted->points[0], hit);
}
