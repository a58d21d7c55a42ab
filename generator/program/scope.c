/* SPDX-License-Identifier: Apache-2.0 */
/* Names of rule sets, and the zero view: an absent part of the document has the zero value of its type. */
#include "program/building.h"

/* ---- names ---- */

/* Reads a parameter; if its expression failed the value is that error. */
static program_operand emit_param(building *b, crd_instruction read, const cel_type *type) {
  program_operand value = crdc_program_fallible(b, read);
  if (type->kind == CEL_STRING)
    crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CHECK_TEXT, .a = value.at});
  if (type->kind != CEL_BOOL) return value;
  return crdc_program_as_bool(b, value);
}

/* Inlines the let's expression, with the names that it sees. */
static program_operand emit_let(building *b, const scope_found *found) {
  const building outer = *b;
  b->scope = found->scope;
  b->visible = found->position;
  b->variable_base = b->variable_count;
  b->ast = found->name->let;
  program_operand value = lower(b, found->name->let->root);
  b->scope = outer.scope;
  b->visible = outer.visible;
  b->variable_base = outer.variable_base;
  b->ast = outer.ast;
  return value;
}

bool crdc_program_scoped(building *b, const cel_node *node, program_operand *out) {
  static const crd_op operations[] = {[SCOPE_SELF] = CRD_OP_SCOPE_SELF,
                                      [SCOPE_INDEX] = CRD_OP_SCOPE_INDEX,
                                      [SCOPE_KEY] = CRD_OP_SCOPE_KEY,
                                      [SCOPE_PARAM] = CRD_OP_SCOPE_PARAM};
  scope_found found;
  crd_string name =
      node->name.size && node->name.data[0] == '.' ? (crd_string){node->name.data + 1, node->name.size - 1} : node->name;
  if (!b->scope || !crdc_scope_find(b->scope, b->visible, name, &found)) return false;
  const scope_kind kind = found.name ? found.name->kind : SCOPE_SELF;
  const unsigned hops = crdc_scope_use(b->request->scope, found.scope);
  if (hops > UINT8_MAX) return *out = crdc_program_refuse(b, "a name from that far out"), true;
  if (kind == SCOPE_LET) return *out = emit_let(b, &found), true;
  crd_instruction read = {.operation = (uint8_t)operations[kind], .n = (uint8_t)hops};
  b->cost += 1;
  if (kind == SCOPE_PARAM) {
    read.x = (uint16_t)found.name->param;
    *out = emit_param(b, read, found.name->type);
  } else {
    *out = crdc_program_fallible(b, read);
  }
  return true;
}

/* ---- the zero view ---- */

bool crdc_program_is_zero(const building *b, const cel_node *select) {
  const cel_type *type = select->target->type;
  return b->scope && type && type->kind == CEL_OBJECT;
}

program_operand crdc_program_zero_select(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  program_operand target = lower(b, node->target);
  b->cost += node->test_only ? 0 : 1;
  if (!crdc_plan_is_attribute(node->target)) b->cost += 1;
  b->next_register = base;
  crd_instruction select = {.operation = node->test_only ? CRD_OP_ZERO_HAS : CRD_OP_ZERO_SELECT, .a = target.at};
  select.n = node->test_only ? 0 : (uint8_t)crdc_scope_zero(node->type);
  select.x = crdc_program_field(b, node);
  program_operand result = crdc_program_fallible(b, select);
  result.is_bool = node->test_only;
  return result;
}
