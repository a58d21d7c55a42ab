/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers, field selection, has() and indexing; and the variables of admission expressions. */
#include "cel/policy.h"
#include "program/building.h"

/* ---- names ---- */

static program_operand emit_self(building *b, bool old) {
  b->cost += 1;
  if (!old) return crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_SELF});
  return crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_OLD_SELF, .n = (uint8_t)b->request->old_self});
}

/* A dot before a name selects the global variable that a macro's variable hides. */
static const program_variable *find_visible(building *b, crd_string *name) {
  if (!name->size || name->data[0] != '.') return crdc_program_find_variable(b, *name);
  *name = (crd_string){name->data + 1, name->size - 1};
  for (size_t i = 0; i < b->global_count; i++)
    if (crd_string_equal(b->variables[i].name, *name)) return &b->variables[i];
  return NULL;
}

static bool emit_policy_value(building *b, crd_string name, program_operand *out) {
  static const char *const names[] = {[CRD_POLICY_OBJECT] = "object",
                                      [CRD_POLICY_OLD_OBJECT] = "oldObject",
                                      [CRD_POLICY_PARAMS] = "params",
                                      [CRD_POLICY_REQUEST] = "request",
                                      [CRD_POLICY_NAMESPACE] = "namespaceObject",
                                      [CRD_POLICY_AUTHORIZER] = "authorizer",
                                      [CRD_POLICY_REQUEST_RESOURCE] = "authorizer.requestResource",
                                      [CRD_POLICY_VARIABLES] = "variables"};
  for (unsigned i = 0; b->ast->policy && i < CRD_POLICY_VALUES; i++) {
    if (!crd_string_equal(name, crd_string_of(names[i]))) continue;
    b->cost += 1;
    *out = crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_POLICY_VALUE, .n = (uint8_t)i});
    return true;
  }
  return false;
}

program_operand crdc_program_identifier(building *b, const cel_node *node) {
  crd_string name = node->name;
  const program_variable *variable = find_visible(b, &name);
  program_operand found;
  if (variable) {
    b->cost += 1;
    program_operand value = variable->value;
    if (value.may_fail) crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CHECK, .a = value.at});
    value.may_fail = false;
    return value;
  }
  if (crdc_program_scoped(b, node, &found)) return found;
  if (emit_policy_value(b, name, &found)) return found;
  if (!b->ast->policy && crd_string_equal(name, CRD_STRING("self"))) return emit_self(b, false);
  if (!b->ast->policy && crd_string_equal(name, CRD_STRING("oldSelf"))) return emit_self(b, true);
  if (crdc_program_extra(b, node, &found)) return found;
  return crdc_program_refuse(b, "identifier '%.*s'", CRD_PRINT(node->name));
}

/* ---- variables of a policy ---- */

/* The index of the variable that a node selects; SIZE_MAX: it selects something else. */
static size_t variable_place(building *b, const cel_node *node) {
  const cel_policy *policy = b->ast->policy;
  const cel_node *target = node->kind == CEL_NODE_SELECT ? node->target : NULL;
  if (!policy || !policy->variables || !target || target->kind != CEL_NODE_IDENT) return SIZE_MAX;
  bool dotted = target->name.size && target->name.data[0] == '.';
  if (!crd_string_equal(target->name, dotted ? CRD_STRING(".variables") : CRD_STRING("variables"))) return SIZE_MAX;
  if (!dotted && crdc_program_find_variable(b, target->name)) return SIZE_MAX;
  for (size_t i = policy->variables->field_count; i-- > 0;) /* the last one of a name is used */
    if (crd_string_equal(policy->variables->fields[i].name, node->name)) return i;
  return SIZE_MAX;
}

static program_operand emit_variable(building *b, const cel_node *node, size_t place) {
  b->cost += node->test_only ? 1 : 2;
  program_operand value =
      crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_POLICY_VARIABLE, .x = (uint16_t)place});
  /* has() too: a declared variable is present, unless it is an error */
  return node->test_only ? crdc_program_constant(b, crd_cel_of_bool(true)) : value;
}

/* ---- fields ---- */

/* How many selections one instruction can follow, and the operand that they start from. */
static size_t count_selects(building *b, const cel_node *node, const cel_node **from) {
  size_t count = 0;
  for (; node->kind == CEL_NODE_SELECT && !node->test_only; node = node->target, count++)
    if (is_constant(node) || variable_place(b, node) != SIZE_MAX || crdc_program_is_zero(b, node)) break;
  *from = node;
  return count;
}

static uint16_t add_names_of(building *b, const cel_node *last, size_t count) {
  if (count > 1) add_names_of(b, last->target, count - 1);
  return (uint16_t)(crdc_program_field(b, last) - (count - 1));
}

static program_operand emit_selects(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  const cel_node *from;
  size_t count = count_selects(b, node, &from);
  program_operand value = lower(b, from);
  if (!crdc_plan_is_attribute(from)) b->cost += 1;
  b->next_register = base;
  return crdc_program_fallible(
      b,
      (crd_instruction){.operation = CRD_OP_SELECT, .a = value.at, .b = (uint16_t)count, .x = add_names_of(b, node, count)});
}

program_operand crdc_program_select(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  const size_t place = variable_place(b, node);
  program_operand own;
  if (place != SIZE_MAX) return emit_variable(b, node, place);
  if (crdc_program_extra(b, node, &own)) return own;
  if (crdc_program_is_zero(b, node)) return crdc_program_zero_select(b, node);
  if (!node->test_only) return emit_selects(b, node);
  program_operand target = lower(b, node->target);
  if (!crdc_plan_is_attribute(node->target)) b->cost += 1;
  b->next_register = base;
  program_operand result =
      crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_HAS, .a = target.at, .x = crdc_program_field(b, node)});
  result.is_bool = true;
  return result;
}

/* ---- indexing ---- */

program_operand crdc_program_index(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  bool field = is_call(node, "_?._"), optional = field || is_call(node, "_[?_]");
  program_operand target = lower(b, node->arguments[0]);
  if (field) {
    if (!crdc_plan_is_attribute(node->arguments[0])) b->cost += 1;
    b->next_register = base;
    program_operand value = crdc_program_fallible(
        b, (crd_instruction){.operation = CRD_OP_SELECT_OPTIONAL,
                             .a = target.at,
                             .x = crdc_program_name(b, node->arguments[1]->constant.as.text, CRD_NO_FIELD)});
    crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_COST_OF_OPTIONAL, .a = value.at});
    return value;
  }
  program_operand index = lower(b, node->arguments[1]);
  if (!crdc_plan_is_attribute(node->arguments[0])) b->cost += 1;
  bool own = !crdc_plan_is_attribute_index(node->arguments[1]);
  if (!optional && own) b->cost += 1;
  b->next_register = base;
  program_operand value = crdc_program_fallible(
      b, (crd_instruction){.operation = optional ? CRD_OP_INDEX_OPTIONAL : CRD_OP_INDEX, .a = target.at, .b = index.at});
  if (optional && own) crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_COST_OF_OPTIONAL, .a = value.at});
  return value;
}

/* ---- constructed types of mutations ---- */

program_operand crdc_program_constructed(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  const bool patch = crd_string_equal(node->type->name, CRD_STRING("JSONPatch"));
  uint16_t next = base;
  if (!patch) {
    crdc_program_move(b, crdc_program_register(b), crdc_program_constant(b, crd_cel_of_string(node->type->name)));
    next++;
  }
  for (size_t i = 0; i < node->argument_count; i++) {
    b->next_register = next;
    crdc_program_move(b, crdc_program_register(b), crdc_program_constant(b, crd_cel_of_string(node->names[i])));
    crdc_program_node_into(b, node->arguments[i], (uint16_t)(next + 1));
    next = (uint16_t)(next + 2);
  }
  b->cost += 40;
  uint16_t flags = crdc_program_flags(b, node->optional, node->argument_count);
  b->next_register = base;
  return crdc_program_fallible(
      b, (crd_instruction){
             .operation = patch ? CRD_OP_JSON_PATCH : CRD_OP_OBJECT, .a = base, .b = (uint16_t)(next - base), .x = flags});
}
