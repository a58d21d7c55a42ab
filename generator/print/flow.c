/* SPDX-License-Identifier: Apache-2.0 */
/* Which definition of a register reaches which use: a set of definitions per instruction, carried along the ways that there
 * are until nothing is added. Definitions that reach one use are one web. */
#include "print/printing.h"
#include <string.h>

static const uint32_t uses_of_flow[] = {
#define USES(name, word, uses) uses,
    CRD_OPS(USES)
#undef USES
};

enum { BITS_OF_WORD = 64 };

static uint64_t *reaching_at(const flow *flow, uint32_t at) {
  return flow->reaching + at * flow->words;
}

static bool has_definition(const uint64_t *set, size_t number) {
  return set[number / BITS_OF_WORD] >> (number % BITS_OF_WORD) & 1;
}

/* ---- the ways ---- */

/* A definition, by its number, of each instruction. */
static void find_definitions(crd_arena *arena, const crd_program *program, flow *flow, uint32_t *number_of) {
  flow->definitions = crd_arena_alloc(arena, program->length * sizeof *flow->definitions);
  for (uint32_t i = 0; i < program->length; i++) {
    number_of[i] = NO_WEB;
    if (!(uses_of_flow[program->code[i].operation] & CRD_USES_RESULT)) continue;
    number_of[i] = (uint32_t)flow->definition_count;
    flow->definitions[flow->definition_count++] = i;
  }
  flow->words = (flow->definition_count + BITS_OF_WORD - 1) / BITS_OF_WORD + 1;
}

/* What leaves an instruction: what reached it, but for those of the register that it writes, and its own. After an error
 * nothing of the register is read. */
static void leave_instruction(const crd_program *program, const flow *flow, uint32_t at, uint32_t number, uint64_t *set) {
  memcpy(set, reaching_at(flow, at), flow->words * sizeof *set);
  if (number == NO_WEB) return;
  for (size_t i = 0; i < flow->definition_count; i++)
    if (program->code[flow->definitions[i]].result == program->code[at].result)
      set[i / BITS_OF_WORD] &= ~(UINT64_C(1) << (i % BITS_OF_WORD));
}

/* Adds what comes along a way; true: the instruction is to be looked at again. */
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
      const uint32_t uses = uses_of_flow[program->code[i].operation];
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

/* All definitions of a register that reach an instruction become one. */
static uint32_t join_register(const crd_program *program, const flow *flow, uint32_t *parents, uint32_t at,
                              uint16_t at_register) {
  const uint64_t *set = reaching_at(flow, at);
  uint32_t joined = NO_WEB;
  for (uint32_t i = 0; i < flow->definition_count; i++) {
    if (!has_definition(set, i) || program->code[flow->definitions[i]].result != at_register) continue;
    uint32_t root = root_of(parents, i);
    if (joined == NO_WEB)
      joined = root;
    else
      parents[root] = joined;
  }
  return joined;
}

static void join_uses(const crd_program *program, const flow *flow, uint32_t *parents, const uint32_t *number_of,
                      uint32_t at) {
  const crd_instruction *instruction = &program->code[at];
  const uint32_t uses = uses_of_flow[instruction->operation];
  if (uses & CRD_USES_A && !(instruction->a & CRD_CONSTANT_BIT)) join_register(program, flow, parents, at, instruction->a);
  if (uses & CRD_USES_B && !(instruction->b & CRD_CONSTANT_BIT)) join_register(program, flow, parents, at, instruction->b);
  if (uses & CRD_USES_SAVED) join_register(program, flow, parents, at, instruction->x);
  for (uint16_t i = 0; uses & CRD_USES_RUN && i < instruction->b; i++)
    join_register(program, flow, parents, at, (uint16_t)(instruction->a + i));
  if (instruction->operation != CRD_OP_QUANTIFY) return;
  /* what is decided so far is read, and written where it is decided */
  const uint32_t before = join_register(program, flow, parents, at, instruction->result);
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

uint32_t crdc_flow_web(const flow *flow, const crd_program *program, uint32_t at, uint16_t at_register) {
  const uint64_t *set = reaching_at(flow, at);
  for (uint32_t i = 0; i < flow->definition_count; i++)
    if (has_definition(set, i) && program->code[flow->definitions[i]].result == at_register)
      return flow->web_of[flow->definitions[i]];
  return NO_WEB;
}
