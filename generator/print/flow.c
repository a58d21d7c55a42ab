/* SPDX-License-Identifier: Apache-2.0 */
/* Computes which definition of a register reaches which use: a set of definitions per instruction, propagated along all
 * paths until nothing changes. Definitions that reach a common use form a web. */
#include "print/printing.h"

enum { BITS_OF_WORD = 64 };

static uint64_t *reaching_at(const flow *flow, uint32_t at) {
  return flow->reaching + at * flow->words;
}

/* The definitions of a register. */
static uint64_t *definitions_of(const flow *flow, uint16_t at_register) {
  return flow->of_register + (size_t)at_register * flow->words;
}

/* ---- the ways ---- */

/* Numbers the definitions, one for each instruction with a result. */
static void find_definitions(crd_arena *arena, const crd_program *program, flow *flow, uint32_t *number_of) {
  flow->definitions = crd_arena_alloc(arena, program->length * sizeof *flow->definitions);
  for (uint32_t i = 0; i < program->length; i++) {
    number_of[i] = NO_WEB;
    if (!(program_uses(program->code[i].operation) & CRD_USES_RESULT)) continue;
    number_of[i] = (uint32_t)flow->definition_count;
    flow->definitions[flow->definition_count++] = i;
  }
  flow->words = (flow->definition_count + BITS_OF_WORD - 1) / BITS_OF_WORD + 1;
  flow->of_register = crd_arena_zalloc(arena, program->registers * flow->words * sizeof *flow->of_register);
  for (size_t i = 0; i < flow->definition_count; i++)
    definitions_of(flow, program->code[flow->definitions[i]].result)[i / BITS_OF_WORD] |= UINT64_C(1) << (i % BITS_OF_WORD);
}

/* The definitions after an instruction: those that reached it, except others of its result register. On an error edge the
 * result is never read. */
static void leave_instruction(const crd_program *program, const flow *flow, uint32_t at, uint32_t number, uint64_t *set) {
  const uint64_t *reached = reaching_at(flow, at), *own = definitions_of(flow, program->code[at].result);
  for (size_t i = 0; i < flow->words; i++) set[i] = number == NO_WEB ? reached[i] : reached[i] & ~own[i];
}

/* Merges the definitions of an edge into its target; true if the target must be visited again. */
static bool arrive(const flow *flow, uint32_t to, const uint64_t *set) {
  uint64_t *there = reaching_at(flow, to);
  bool more = !flow->reached[to];
  flow->reached[to] = true;
  for (size_t i = 0; i < flow->words; i++) {
    more |= (there[i] | set[i]) != there[i];
    there[i] |= set[i];
  }
  return more;
}

static void find_ways(crd_arena *arena, const crd_program *program, const bool *fails, flow *flow,
                      const uint32_t *number_of) {
  uint64_t *set = crd_arena_zalloc(arena, flow->words * sizeof *set);
  bool again = arrive(flow, 0, set);
  while (again) {
    again = false;
    for (uint32_t i = 0; i < program->length; i++) {
      const uint32_t uses = program_uses(program->code[i].operation);
      if (!flow->reached[i]) continue;
      leave_instruction(program, flow, i, number_of[i], set);
      const uint32_t to = program->code[i].to;
      if (uses & CRD_USES_EDGE && fails[i]) again |= arrive(flow, to, set) && to <= i;
      if (number_of[i] != NO_WEB) set[number_of[i] / BITS_OF_WORD] |= UINT64_C(1) << (number_of[i] % BITS_OF_WORD);
      if (uses & CRD_USES_TARGET) again |= arrive(flow, to, set) && to <= i;
      if (!(uses & CRD_ENDS)) arrive(flow, i + 1, set);
    }
  }
}

/* ---- the webs ---- */

static uint32_t root_of(uint32_t *parents, uint32_t number) {
  while (parents[number] != number) number = parents[number] = parents[parents[number]];
  return number;
}

/* The first definition of a register that reaches an instruction, from a number on, or NO_WEB. */
static uint32_t next_definition(const flow *flow, uint32_t at, uint16_t at_register, uint32_t from) {
  const uint64_t *set = reaching_at(flow, at), *own = definitions_of(flow, at_register);
  for (size_t i = from / BITS_OF_WORD; i < flow->words; i++) {
    uint64_t both = set[i] & own[i];
    if (i == from / BITS_OF_WORD) both &= UINT64_MAX << (from % BITS_OF_WORD);
    if (both) return (uint32_t)(i * BITS_OF_WORD) + (uint32_t)__builtin_ctzll(both);
  }
  return NO_WEB;
}

/* Joins all definitions of a register that reach an instruction into one web. */
static uint32_t join_register(const flow *flow, uint32_t *parents, uint32_t at, uint16_t at_register) {
  const uint32_t first = next_definition(flow, at, at_register, 0);
  if (first == NO_WEB) return NO_WEB;
  const uint32_t joined = root_of(parents, first);
  for (uint32_t i = first; (i = next_definition(flow, at, at_register, i + 1)) != NO_WEB;)
    parents[root_of(parents, i)] = joined;
  return joined;
}

static void join_uses(const crd_program *program, const flow *flow, uint32_t *parents, const uint32_t *number_of,
                      uint32_t at) {
  const crd_instruction *instruction = &program->code[at];
  const uint32_t uses = program_uses(instruction->operation);
  if (uses & CRD_USES_A && !(instruction->a & CRD_CONSTANT_BIT)) join_register(flow, parents, at, instruction->a);
  if (uses & CRD_USES_B && !(instruction->b & CRD_CONSTANT_BIT)) join_register(flow, parents, at, instruction->b);
  if (uses & CRD_USES_SAVED) join_register(flow, parents, at, instruction->x);
  for (uint16_t i = 0; uses & CRD_USES_RUN && i < instruction->b; i++)
    join_register(flow, parents, at, (uint16_t)(instruction->a + i));
  if (instruction->operation != CRD_OP_QUANTIFY) return;
  /* an accumulated result is read and written by the same instruction */
  const uint32_t before = join_register(flow, parents, at, instruction->result);
  if (before != NO_WEB) parents[root_of(parents, number_of[at])] = root_of(parents, before);
}

void crdc_flow_find(crd_arena *arena, const crd_program *program, const bool *fails, flow *out) {
  *out = (flow){.reached = crd_arena_zalloc(arena, program->length * sizeof *out->reached)};
  uint32_t *number_of = crd_arena_alloc(arena, program->length * sizeof *number_of);
  find_definitions(arena, program, out, number_of);
  out->reaching = crd_arena_zalloc(arena, program->length * out->words * sizeof *out->reaching);
  find_ways(arena, program, fails, out, number_of);
  uint32_t *parents = crd_arena_alloc(arena, (out->definition_count + 1) * sizeof *parents);
  for (uint32_t i = 0; i < out->definition_count; i++) parents[i] = i;
  for (uint32_t i = 0; i < program->length; i++)
    if (out->reached[i]) join_uses(program, out, parents, number_of, i);
  out->web_of = crd_arena_alloc(arena, program->length * sizeof *out->web_of);
  for (uint32_t i = 0; i < program->length; i++)
    out->web_of[i] = number_of[i] == NO_WEB ? NO_WEB : root_of(parents, number_of[i]);
  out->web_count = (uint32_t)out->definition_count;
}

uint32_t crdc_flow_web(const flow *flow, uint32_t at, uint16_t at_register) {
  const uint32_t first = next_definition(flow, at, at_register, 0);
  return first == NO_WEB ? NO_WEB : flow->web_of[flow->definitions[first]];
}
