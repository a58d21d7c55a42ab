/* SPDX-License-Identifier: Apache-2.0 */
#include "program/building.h"

static const building_above lowering_floors = {.lower = crdc_program_node, .edge = crdc_program_edge};

static void emit_result(building *b, program_operand value) {
  if (b->request->result == PROGRAM_TRUTH) value = crdc_program_as_bool(b, value);
  if (b->request->result == PROGRAM_TEXT)
    crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CHECK_TEXT, .a = value.at});
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_RETURN, .a = value.at});
}

const crd_program *crdc_program_lower(crd_arena *arena, crd_arena *scratch, const program_request *request,
                                      diagnostics *diagnostics) {
  building b = {.arena = arena,
                .scratch = scratch,
                .above = &lowering_floors,
                .request = request,
                .ast = request->ast,
                .scope = request->scope,
                .visible = request->visible,
                .diagnostics = diagnostics};
  uint64_t cost;
  crdc_program_begin_chunk(&b, &cost);
  for (size_t i = 0; i < request->binding_count; i++)
    crdc_program_push_variable(&b, request->bindings[i].name, crdc_program_constant(&b, request->bindings[i].value));
  b.global_count = request->binding_count;
  program_handler top = {crdc_program_label(&b), false, NULL};
  b.handler = &top;
  emit_result(&b, crdc_program_node(&b, request->ast->root));
  crdc_program_place(&b, top.label);
  crdc_program_emit(&b, (crd_instruction){.operation = CRD_OP_RETURN_ERROR});
  return crdc_program_finish(&b);
}
