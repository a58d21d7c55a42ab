/* SPDX-License-Identifier: Apache-2.0 */
/* All other nodes than access, calls of functions and macros: constants, logic, operators, literals of lists and maps. */
#include "program/building.h"

/* ---- constants ---- */

/* The cost of a constant if nothing was folded. */
static uint64_t cost_unfolded(const cel_node *node) {
  if (is_call(node, "bytes") && node->arguments[0]->kind == CEL_NODE_CONSTANT)
    return crd_cel_tenth(crd_cel_code_points(node->arguments[0]->constant.as.text));
  uint64_t cost = node->kind == CEL_NODE_LIST ? 10 : node->kind == CEL_NODE_MAP ? 30 : node->kind == CEL_NODE_CALL ? 1 : 0;
  for (size_t i = 0; i < node->argument_count; i++)
    cost += cost_unfolded(node->arguments[i]) + (node->kind == CEL_NODE_MAP ? cost_unfolded(node->keys[i]) : 0);
  return cost;
}

/* ---- logic ---- */

static program_operand emit_counted_operand(building *b, const cel_node *node) {
  crdc_program_hit(b, COUNT_OPERAND, node);
  program_operand value = crdc_program_isolated(b, node);
  crdc_program_hit_truth(b, COUNT_OPERAND, node, value);
  return value;
}

/* a && b, a || b: `stop` is the deciding value of `a`. */
static program_operand emit_logic(building *b, const cel_node *node, bool stop) {
  const uint16_t base = (uint16_t)b->next_register;
  label end = crdc_program_label(b);
  program_operand a = emit_counted_operand(b, node->arguments[0]);
  b->next_register = base;
  program_operand result = {.at = crdc_program_register(b), .is_bool = true};
  crdc_program_move(b, result.at, a);
  crdc_program_jump(b, stop ? CRD_OP_JUMP_TRUE : CRD_OP_JUMP_FALSE, result, end);
  if (!a.may_fail) { /* errors of the other operand take its own edge */
    b->next_register = base;
    crdc_program_hit(b, COUNT_OPERAND, node->arguments[1]);
    program_operand other = crdc_program_as_bool(b, lower(b, node->arguments[1]));
    crdc_program_hit_truth(b, COUNT_OPERAND, node->arguments[1], other);
    crdc_program_move(b, result.at, other);
  } else {
    program_operand saved = crdc_program_value(b, (crd_instruction){.operation = CRD_OP_SAVE_ERROR});
    program_operand other = emit_counted_operand(b, node->arguments[1]);
    result.may_fail = true;
    crdc_program_emit(
        b,
        (crd_instruction){
            .operation = stop ? CRD_OP_OR : CRD_OP_AND, .result = result.at, .a = result.at, .b = other.at, .x = saved.at});
  }
  crdc_program_place(b, end);
  b->next_register = base + 1u;
  return crdc_program_as_bool(b, result);
}

program_operand crdc_program_branch(building *b, const cel_node *node) {
  bool observed =
      !crdc_plan_is_attribute(node) || is_call(node, "_?_:_") || (node->kind == CEL_NODE_SELECT && node->test_only);
  program_operand value = lower(b, node);
  if (observed) return value;
  if (b->cost) /* the root of the attribute costs nothing here */
    b->cost -= 1;
  else
    crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_DISCOUNT, .to = 1});
  return value;
}

static program_operand emit_conditional(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  label other = crdc_program_label(b), end = crdc_program_label(b);
  const bool counts = crdc_program_hits_result(b, node);
  crdc_program_hit(b, COUNT_CONDITION, node->arguments[0]);
  program_operand condition = crdc_program_as_bool(b, lower(b, node->arguments[0]));
  crdc_program_hit_truth(b, COUNT_CONDITION, node->arguments[0], condition);
  crdc_program_jump(b, CRD_OP_JUMP_FALSE, condition, other);
  program_operand values[2];
  for (int i = 0; i < 2; i++) {
    if (i) crdc_program_place(b, other);
    b->next_register = base;
    if (counts && !i) crdc_program_hit_result(b, NULL);
    values[i] = crdc_program_branch(b, node->arguments[1 + i]);
    if (counts && !i) crdc_program_hit_result(b, &values[i]);
    crdc_program_move(b, base, values[i]);
    if (!i) crdc_program_jump(b, CRD_OP_JUMP, (program_operand){.at = 0}, end);
  }
  b->next_register = base;
  program_operand result = {.at = crdc_program_register(b),
                            .is_bool = values[0].is_bool && values[1].is_bool,
                            .may_fail = values[0].may_fail || values[1].may_fail};
  crdc_program_place(b, end);
  return result;
}

static program_operand emit_not(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  program_operand value = lower(b, node->arguments[0]);
  b->cost += 1;
  if (!value.is_bool) value = crdc_program_as_bool(b, value);
  b->next_register = base;
  program_operand result = crdc_program_value(b, (crd_instruction){.operation = CRD_OP_NOT, .a = value.at});
  result.is_bool = true, result.may_fail = value.may_fail;
  return result;
}

/* ---- operators of two operands ---- */

/* The operation of an operator, or CRD_OP_COUNT. */
static crd_op binary_operation(const cel_node *node) {
  static const struct {
    const char *name;
    crd_op operation;
  } operators[] = {{"_==_", CRD_OP_EQUAL},      {"_!=_", CRD_OP_EQUAL},   {"_<_", CRD_OP_LESS},
                   {"_<=_", CRD_OP_LESS_EQUAL}, {"_>_", CRD_OP_GREATER},  {"_>=_", CRD_OP_GREATER_EQUAL},
                   {"_+_", CRD_OP_ADD},         {"_-_", CRD_OP_SUBTRACT}, {"_*_", CRD_OP_MULTIPLY},
                   {"_/_", CRD_OP_DIVIDE},      {"_%_", CRD_OP_MODULO}};
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
    if (is_call(node, operators[i].name)) return operators[i].operation;
  return CRD_OP_COUNT;
}

/* size(text) compared with a constant: the number of bytes often decides, without counting code points. */
static bool emit_size_comparison(building *b, const cel_node *node, program_operand *out) {
  /* the test size(text) <= n that is made: whether it is negated, and the difference of n from the constant */
  static const struct {
    const char *name;
    bool negate[2];
    int less[2]; /* [1]: with the constant on the left */
  } forms[] = {{"_<=_", {false, true}, {0, 1}},
               {"_<_", {false, true}, {1, 0}},
               {"_>_", {true, false}, {0, 1}},
               {"_>=_", {true, false}, {1, 0}}};
  bool left = node->arguments[0]->kind == CEL_NODE_CONSTANT; /* the constant is on the left */
  const cel_node *call = node->arguments[left], *constant = node->arguments[!left];
  if (!is_call(call, "size") || constant->kind != CEL_NODE_CONSTANT || constant->constant.kind != CEL_INT) return false;
  const cel_node *text = call->target ? call->target : call->argument_count == 1 ? call->arguments[0] : NULL;
  int64_t most = constant->constant.as.integer;
  if (!text || text->type->kind != CEL_STRING || is_constant(text) || most < 1) return false;
  size_t i = 0;
  while (i < sizeof forms / sizeof *forms && !is_call(node, forms[i].name)) i++;
  if (i == sizeof forms / sizeof *forms) return false;
  const uint16_t base = (uint16_t)b->next_register;
  program_frame frame = {.node = call, .outer = b->frame, .variables = b->variable_count};
  b->frame = &frame;
  program_operand value = lower(b, text);
  crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CHECK_TEXT, .a = value.at});
  b->frame = frame.outer;
  b->cost += 2;
  b->next_register = base;
  program_operand limit = crdc_program_constant(b, crd_cel_of_int(most - forms[i].less[left]));
  *out = crdc_program_value(
      b, (crd_instruction){.operation = CRD_OP_SIZE_AT_MOST, .n = forms[i].negate[left], .a = value.at, .b = limit.at});
  out->is_bool = true;
  return true;
}

/* Emits a check for a value that may be an error, where an operator reads it. */
static void check_operand(building *b, program_operand value) {
  if (value.may_fail) crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CHECK, .a = value.at});
}

static program_operand emit_binary(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  program_operand sized;
  if (emit_size_comparison(b, node, &sized)) return sized;
  const crd_op operation = binary_operation(node);
  if (operation == CRD_OP_COUNT) return crdc_program_refuse(b, "operator '%.*s'", CRD_PRINT(node->name));
  program_operand left = lower(b, node->arguments[0]);
  b->frame->parts = &left;
  b->frame->part_count = 1;
  program_operand right = lower(b, node->arguments[1]);
  check_operand(b, left);
  check_operand(b, right);
  const bool equality = operation == CRD_OP_EQUAL;
  const bool unresolved = !equality && node->overload_count > 1;
  b->next_register = base;
  program_operand result = crdc_program_fallible(b, (crd_instruction){.operation = (uint8_t)operation,
                                                                      .n = equality ? is_call(node, "_!=_") : unresolved,
                                                                      .a = left.at,
                                                                      .b = right.at});
  result.is_bool = operation >= CRD_OP_EQUAL && operation <= CRD_OP_GREATER_EQUAL;
  b->frame->parts = NULL; /* the parts are used up */
  return result;
}

static program_operand emit_negation(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  program_operand value = lower(b, node->arguments[0]);
  b->next_register = base;
  return crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_NEGATE, .a = value.at});
}

/* cel-go converts a constant list of primitive values to a set; testing membership costs nothing. */
static bool is_set_of_constants(const crd_cel_list *list) {
  for (size_t i = 0; i < list->count; i++)
    if (list->items[i].kind < CRD_CEL_BOOL || list->items[i].kind > CRD_CEL_STRING) return false;
  return true;
}

static program_operand emit_in(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  program_operand item = lower(b, node->arguments[0]), result;
  const crd_cel_value *constant = node->arguments[1]->folded;
  if (constant && constant->kind == CRD_CEL_LIST && is_set_of_constants(constant->as.list)) {
    if (b->request->unfolded) b->cost += cost_unfolded(node->arguments[1]) + constant->as.list->count;
    program_operand set = crdc_program_constant(b, *constant);
    b->next_register = base;
    result = crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_IN_CONSTANT, .a = item.at, .b = set.at});
  } else {
    b->frame->parts = &item;
    b->frame->part_count = 1;
    program_operand container = lower(b, node->arguments[1]);
    b->next_register = base;
    result = crdc_program_fallible(
        b, (crd_instruction){.operation = CRD_OP_IN, .n = node->overload_count > 1, .a = item.at, .b = container.at});
    b->frame->parts = NULL;
  }
  result.is_bool = true;
  return result;
}

/* ---- literals of lists and maps ---- */

/* Evaluates entries into consecutive registers (map keys before values), and makes the value from them. */
static program_operand emit_entries(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  const bool map = node->kind == CEL_NODE_MAP;
  uint16_t next = base;
  for (size_t i = 0; i < node->argument_count; i++) {
    if (map) crdc_program_node_into(b, node->keys[i], next++);
    crdc_program_node_into(b, node->arguments[i], next++);
  }
  b->cost += map ? 30 : 10;
  uint16_t flags = crdc_program_flags(b, node->optional, node->argument_count);
  b->next_register = base;
  return crdc_program_fallible(
      b,
      (crd_instruction){.operation = map ? CRD_OP_MAP : CRD_OP_LIST, .a = base, .b = (uint16_t)(next - base), .x = flags});
}

/* ---- dispatch ---- */

static program_operand emit_operator(building *b, const cel_node *node) {
  if (is_call(node, "_&&_")) return emit_logic(b, node, false);
  if (is_call(node, "_||_")) return emit_logic(b, node, true);
  if (is_call(node, "_?_:_")) return emit_conditional(b, node);
  if (is_call(node, "!_")) return emit_not(b, node);
  if (is_call(node, "-_")) return emit_negation(b, node);
  if (is_call(node, "@in")) return emit_in(b, node);
  if (is_call(node, "_[_]") || is_call(node, "_?._") || is_call(node, "_[?_]")) return crdc_program_index(b, node);
  return emit_binary(b, node);
}

static bool names_operator(const cel_node *node) {
  char first = node->name.size ? node->name.data[0] : 'a';
  return is_call(node, "@in") || first == '_' || first == '!' || first == '-';
}

static program_operand emit_kind(building *b, const cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_IDENT:
    return crdc_program_identifier(b, node);
  case CEL_NODE_SELECT:
    return crdc_program_select(b, node);
  case CEL_NODE_CALL:
    return names_operator(node) ? emit_operator(b, node) : crdc_program_call(b, node);
  case CEL_NODE_LIST:
  case CEL_NODE_MAP:
    return emit_entries(b, node);
  case CEL_NODE_COMPREHENSION:
    return crdc_program_macro(b, node);
  default:
    return crdc_program_constructed(b, node);
  }
}

program_operand crdc_program_node(building *b, const cel_node *node) {
  if (is_constant(node)) {
    if (b->request->unfolded) b->cost += cost_unfolded(node);
    return crdc_program_constant(b, constant_of(node));
  }
  program_frame frame = {.node = node, .outer = b->frame, .variables = b->variable_count};
  b->frame = &frame;
  program_operand result = emit_kind(b, node);
  b->frame = frame.outer;
  return result;
}
