/* SPDX-License-Identifier: Apache-2.0 */
/* Calls of functions: those of texts have their own instructions, all others use the run time's uniform form. */
#include "cel/declarations.h"
#include "program/building.h"
#include <string.h>

enum { MOST_ARGUMENTS = 6 };

static size_t count_parameters(const cel_overload *overload) {
  size_t count = 0;
  for (const char *at = overload->arguments; *at; count++) at = crdc_cel_type_end(at);
  return count;
}

/* The overload whose run-time function a call uses, and whether all overloads of the name return bools; NULL if there is
 * none. */
static const cel_overload *overload_of_call(const cel_node *node, bool *gives_bool) {
  size_t count, given = node->argument_count + (node->target != NULL);
  const cel_overload *overloads = crdc_cel_overloads_find(node->name, &count), *found = NULL;
  *gives_bool = true;
  for (size_t i = 0; i < count; i++) {
    const cel_overload *overload = &overloads[i];
    if (overload->member != (node->target != NULL) || !overload->call) continue;
    *gives_bool = *gives_bool && strcmp(overload->result, "b") == 0;
    if (!found && count_parameters(overload) == given) found = overload;
  }
  return found;
}

/* Whether 1.37 changed the cost of the call, and the rule's API server is older. */
static bool costs_as_before_37(const building *b, const cel_node *node) {
  bool affix = is_call(node, "startsWith") || is_call(node, "endsWith");
  return cel_ast_counts_as_before_37(b->ast) && (node->target ? affix : is_call(node, "matches"));
}

/* ---- constants ---- */

/* Computes a function of constants; its cost still counts. False if the result is not a value or the function fails. Unlike
 * the constants of plan.c, cel-go computes it at each evaluation. */
static bool make_value(building *b, crd_cel_function *function, cel_node *const *arguments, size_t count,
                       program_operand *out) {
  crd_cel_value values[2];
  crd_cel cel = {.arena = b->arena, .limit = UINT64_MAX};
  if (count == 0 || count > 2) return false;
  for (size_t i = 0; i < count; i++) {
    if (arguments[i]->kind != CEL_NODE_CONSTANT) return false;
    values[i] = constant_of(arguments[i]); /* the result can contain a part of it */
    if (values[i].kind == CRD_CEL_STRING) values[i].as.text = crd_arena_copy(b->arena, values[i].as.text);
  }
  crd_cel_value value = function(&cel, values, count);
  if (value.kind != CRD_CEL_OPAQUE) return false;
  b->cost += cel.cost;
  *out = crdc_program_constant(b, value);
  return true;
}

/* Folds quantity('1Gi') and the like. */
static bool emit_constant_call(building *b, const cel_node *node, program_operand *out) {
  static const struct {
    const char *name;
    crd_cel_function *function;
  } makers[] = {
      {"quantity", crd_cel_fn_quantity}, {"ip", crd_cel_fn_ip}, {"cidr", crd_cel_fn_cidr}, {"semver", crd_cel_fn_semver}};
  for (size_t i = 0; !node->target && i < sizeof makers / sizeof *makers; i++)
    if (is_call(node, makers[i].name)) return make_value(b, makers[i].function, node->arguments, node->argument_count, out);
  return false;
}

/* range.containsIP('10.1.2.3') parses its text like ip('10.1.2.3'), at the same cost; so does containsCIDR. If the target
 * has another type the call fails before that. */
static bool emit_constant_address(building *b, const cel_node *node, program_operand *out) {
  static const crd_string range = CRD_STRING_INIT("net.CIDR");
  bool ip = is_call(node, "containsIP"), cidr = is_call(node, "containsCIDR");
  if ((!ip && !cidr) || !node->target || node->argument_count != 1) return false;
  const cel_type *type = node->target->type;
  if (!type || type->kind != CEL_OPAQUE || !crd_string_equal(type->name, range)) return false;
  return make_value(b, ip ? crd_cel_fn_ip : crd_cel_fn_cidr, node->arguments, 1, out);
}

/* The zero of the item type, for sum() of an empty list; the run time does not know the type. */
static crd_cel_value zero_of(const cel_type *type) {
  switch (type->kind) {
  case CEL_UINT:
    return crd_cel_of_uint(0);
  case CEL_DOUBLE:
    return crd_cel_of_double(0);
  case CEL_DURATION:
    return crd_cel_of_time(CRD_CEL_DURATION, 0, 0);
  default:
    return crd_cel_of_int(0);
  }
}

/* ---- functions with their own instructions ---- */

/* o.or(p) and o.orValue(x): the argument is only evaluated if it is needed. */
static program_operand emit_or_value(building *b, const cel_node *node, bool value_wanted) {
  const uint16_t base = (uint16_t)b->next_register;
  label none = crdc_program_label(b), end = crdc_program_label(b);
  program_operand target = lower(b, node->target);
  b->next_register = base;
  program_operand result = {.at = crdc_program_register(b)};
  crdc_program_move(b, result.at, target);
  crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CHECK_OPTIONAL, .a = result.at});
  crdc_program_jump(b, CRD_OP_JUMP_NONE, result, none);
  if (value_wanted)
    crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_HELD, .result = result.at, .a = result.at});
  crdc_program_jump(b, CRD_OP_JUMP, (program_operand){.at = 0}, end);
  crdc_program_place(b, none);
  crdc_program_node_into(b, node->arguments[0], result.at);
  crdc_program_place(b, end);
  return result;
}

/* matches() with a constant pattern, startsWith, endsWith, contains: their two operands need not be in consecutive
 * registers. */
static bool emit_text_call(building *b, const cel_node *node, program_operand *out) {
  static const struct {
    const char *name;
    crd_op operation;
  } calls[] = {{"startsWith", CRD_OP_STARTS}, {"endsWith", CRD_OP_ENDS}, {"contains", CRD_OP_CONTAINS}};
  const uint16_t base = (uint16_t)b->next_register;
  const size_t count = node->argument_count + (node->target != NULL);
  const cel_node *last = node->argument_count ? node->arguments[node->argument_count - 1] : NULL;
  if (count != 2) return false;
  crd_instruction call = {.operation = CRD_OP_COUNT};
  for (size_t i = 0; node->target && i < sizeof calls / sizeof *calls; i++)
    if (is_call(node, calls[i].name)) call.operation = (uint8_t)calls[i].operation;
  const bool matches = is_call(node, "matches") && last->kind == CEL_NODE_CONSTANT && last->constant.kind == CEL_STRING;
  if (matches) call.operation = CRD_OP_MATCHES;
  if (call.operation == CRD_OP_COUNT) return false;
  call.n = costs_as_before_37(b, node);
  program_operand parts[2];
  b->frame->parts = parts;
  parts[0] = lower(b, node->target ? node->target : node->arguments[0]);
  b->frame->part_count = 1;
  parts[1] = lower(b, last);
  call.a = parts[0].at;
  if (matches)
    call.x = crdc_program_pattern(b, last->constant.as.text);
  else
    call.b = parts[1].at;
  for (size_t i = 0; i < 2; i++)
    if (parts[i].may_fail) crdc_program_as_bool(b, parts[i]);
  b->next_register = base;
  *out = crdc_program_fallible(b, call);
  out->is_bool = true;
  b->frame->parts = NULL;
  return true;
}

static program_operand emit_size(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  program_operand value = lower(b, node->target ? node->target : node->arguments[0]);
  if (value.may_fail) crdc_program_as_bool(b, value);
  b->next_register = base;
  return crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_SIZE, .a = value.at});
}

/* ---- all others ---- */

/* Puts the arguments into consecutive registers, the receiver first; returns their number. */
static size_t emit_arguments(building *b, const cel_node *node, program_operand *parts) {
  const uint16_t base = (uint16_t)b->next_register;
  const size_t given = node->argument_count + (node->target != NULL);
  bool may_fail[MOST_ARGUMENTS] = {false};
  b->frame->parts = parts;
  for (size_t i = 0; i < given; i++) {
    const cel_node *argument = node->target ? i ? node->arguments[i - 1] : node->target : node->arguments[i];
    const uint16_t to = (uint16_t)(base + i);
    b->frame->part_count = i;
    b->next_register = to;
    program_operand value = {.at = 0};
    if (!i || !emit_constant_address(b, node, &value)) value = lower(b, argument);
    b->next_register = to;
    parts[i] = (program_operand){.at = crdc_program_register(b)};
    crdc_program_move(b, to, value);
    may_fail[i] = value.may_fail;
  }
  for (size_t i = 0; i < given; i++)
    if (may_fail[i]) crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CHECK, .a = parts[i].at});
  if (!is_call(node, "sum")) return given;
  program_operand zero = {.at = crdc_program_register(b)};
  crdc_program_move(b, zero.at, crdc_program_constant(b, zero_of(node->type)));
  return given + 1;
}

/* The test for a call whose value is shared: their functions have related names. */
static program_operand emit_shared_test(building *b, program_operand value, const cel_overload *test, int slot) {
  crd_instruction call = {.operation = CRD_OP_SHARED_TEST, .n = (uint8_t)((unsigned)slot << 1), .a = value.at};
  call.n |= strcmp(test->call, "is_url") == 0; /* it does not parse the text */
  call.x = crdc_program_function(b, crdc_program_function_named(test->call + strlen("is_")));
  call.b = crdc_program_function(b, crdc_program_function_named(test->call));
  return crdc_program_fallible(b, call);
}

static program_operand emit_call(building *b, const cel_node *node, const cel_overload *overload) {
  const uint16_t base = (uint16_t)b->next_register;
  program_operand parts[MOST_ARGUMENTS];
  size_t count = emit_arguments(b, node, parts);
  const char *name = overload->call;
  if (costs_as_before_37(b, node)) name = crd_arena_printf(b->scratch, "%s_before_37", name).data;
  crd_cel_function *function = crdc_program_function_named(name);
  if (!function) return crdc_program_refuse(b, "function '%.*s'", CRD_PRINT(node->name));
  b->frame->parts = NULL;
  b->next_register = base;
  const int tested = count == 1 ? crdc_program_slot_of_test(b, node) : -1, slot = crdc_program_slot_of_call(b, node);
  if (tested >= 0) return emit_shared_test(b, parts[0], overload, tested);
  if (slot >= 0)
    return crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_SHARED,
                                                      .n = (uint8_t)((unsigned)slot << 1),
                                                      .a = base,
                                                      .b = (uint16_t)count,
                                                      .x = crdc_program_function(b, function)});
  bool converts = is_call(node, "bytes") || is_call(node, "string");
  crd_instruction call = {
      .operation = CRD_OP_CALL, .n = converts && node->overload_count > 1, .a = base, .b = (uint16_t)count};
  call.x = crdc_program_function(b, function);
  return crdc_program_fallible(b, call);
}

/* Whether the call is format.uri() or the like: the environment has one function per format. */
static bool names_format(const cel_node *node) {
  return !node->target && node->argument_count == 0 && crd_string_has_prefix(node->name, CRD_STRING("format."));
}

program_operand crdc_program_call(building *b, const cel_node *node) {
  program_operand out;
  bool gives_bool;
  if (crdc_program_extra(b, node, &out)) return out;
  if (node->target && node->argument_count == 1 && (is_call(node, "orValue") || is_call(node, "or")))
    return emit_or_value(b, node, is_call(node, "orValue"));
  if (names_format(node)) {
    const uint16_t at = (uint16_t)b->next_register;
    crd_string name = {node->name.data + strlen("format."), node->name.size - strlen("format.")};
    crdc_program_move(b, crdc_program_register(b), crdc_program_constant(b, crd_cel_of_string(name)));
    b->next_register = at;
    return crdc_program_fallible(
        b, (crd_instruction){
               .operation = CRD_OP_CALL, .a = at, .b = 1, .x = crdc_program_function(b, crd_cel_fn_of_named_format)});
  }
  if (is_call(node, "dyn") && !node->target) {
    program_operand value = lower(b, node->arguments[0]);
    if (value.may_fail) value = crdc_program_as_bool(b, value);
    b->cost += 1;
    return value;
  }
  const cel_overload *overload = overload_of_call(node, &gives_bool);
  if (!overload || node->argument_count + (node->target != NULL) >= MOST_ARGUMENTS)
    return crdc_program_refuse(b, "function '%.*s'", CRD_PRINT(node->name));
  if (emit_constant_call(b, node, &out) || emit_text_call(b, node, &out)) return out;
  if (is_call(node, "size")) return emit_size(b, node);
  out = emit_call(b, node, overload);
  out.is_bool = gives_bool;
  return out;
}
