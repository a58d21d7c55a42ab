/* SPDX-License-Identifier: Apache-2.0 */
/* Checks a program before it is run: every index must exist, and the program must end. It ends because all jumps go forward
 * except those of LOOP_NEXT, which lead behind the only LOOP_BEGIN of their loop, so that loops are properly nested. The
 * kinds of values in registers are not checked: the interpreter checks the values themselves. */
#include "../internal.h"

#include <crd/generated/program.h>

static const uint32_t uses_of[] = {
#define USES(name, word, uses) uses,
    CRD_OPS(USES)
#undef USES
};

static const char *wrong_operand(const crd_program *program, uint16_t operand) {
  size_t number = operand & ~CRD_CONSTANT_BIT;
  if (operand & CRD_CONSTANT_BIT) return number < program->constant_count ? NULL : "a constant that is not there";
  return number < program->registers ? NULL : "a register that is not there";
}

static bool has_room_for(size_t first, size_t count, size_t all) {
  return first <= all && count <= all - first;
}

/* Checks the indexes into names, tables and numbers. Returns what is wrong, or NULL. */
static const char *wrong_entry(const crd_program *program, const crd_instruction *at, uint32_t uses) {
  const size_t entries = at->operation == CRD_OP_LIST ? at->b : at->b / 2;
  const struct {
    uint32_t use;
    size_t count, all;
  } tables[] = {{CRD_USES_NAME, 1, program->name_count},
                {CRD_USES_NAMES, at->b, program->name_count},
                {CRD_USES_FUNCTION, 1, program->function_count},
                {CRD_USES_PATTERN, 1, program->pattern_count},
                {CRD_USES_LOOP, 1, program->loops},
                {CRD_USES_SAVED, 1, program->registers},
                {CRD_USES_GATE, 1, program->gate_count},
                {CRD_USES_SETTING, 1, program->setting_count},
                {CRD_USES_QUERY, 1, program->query_count},
                {CRD_USES_VARIABLE, 1, program->policy_variables}};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    if (uses & tables[i].use && !has_room_for(at->x, tables[i].count, tables[i].all)) return "an entry that is not there";
  if (uses & CRD_USES_NAMES && !at->b) return "no names";
  if (uses & CRD_USES_TEST && at->b >= program->function_count) return "a test that is not there";
  if ((at->operation == CRD_OP_SHARED || uses & CRD_USES_TEST) && at->n >> 1 >= program->slots)
    return "a slot that is not there";
  if (uses & CRD_USES_FLAGS && at->x != CRD_NO_FLAGS && !has_room_for(at->x, entries, program->flag_count))
    return "flags that are not there";
  return NULL;
}

/* Whether the small number of an instruction has a meaning. */
static bool is_known_number(const crd_instruction *at) {
  switch ((crd_op)at->operation) {
  case CRD_OP_COST_OF_CALL:
    return at->n >> 1 < CRD_COST_SHAPES;
  case CRD_OP_OLD_SELF:
    return at->n < CRD_OLD_SELF_FORMS;
  case CRD_OP_POLICY_VALUE:
    return at->n < CRD_POLICY_VALUES;
  case CRD_OP_SCOPE_SELF:
  case CRD_OP_SCOPE_INDEX:
  case CRD_OP_SCOPE_KEY:
  case CRD_OP_SCOPE_PARAM:
  case CRD_OP_SHARED:
  case CRD_OP_SHARED_TEST:
    return true; /* which scopes there are is known only when the program runs */
  case CRD_OP_ZERO_SELECT:
    return at->n < CRD_ZEROS;
  case CRD_OP_BEYOND:
    return at->n < CRD_BEYOND_VALUES;
  case CRD_OP_QUERY:
    return at->n < CRD_QUERY_FORMS;
  case CRD_OP_LOOP_OPEN:
    return at->n <= CRD_RANGE_FLAGS;
  default:
    return at->n <= 1;
  }
}

static const char *wrong_instruction(const crd_program *program, const crd_instruction *at) {
  const char *wrong = NULL;
  if (at->operation >= CRD_OP_COUNT) return "an operation that is not there";
  const uint32_t uses = uses_of[at->operation];
  if (!is_known_number(at)) return "a number that stands for nothing";
  /* every instruction has a result register, used or not */
  if (at->result >= program->registers) return "a result that is not there";
  if (uses & CRD_USES_RUN && (at->a >= program->registers || !has_room_for(at->a, at->b, program->registers)))
    return "registers that are not there";
  if (at->operation == CRD_OP_OBJECT && at->b % 2 == 0) return "an object without a name";
  if (uses & CRD_USES_A) wrong = wrong_operand(program, at->a);
  if (!wrong && uses & CRD_USES_B) wrong = wrong_operand(program, at->b);
  if (!wrong) wrong = wrong_entry(program, at, uses);
  if (!wrong && uses & (CRD_USES_TARGET | CRD_USES_EDGE) && at->to >= program->length) wrong = "a way out of the program";
  if (!wrong && uses & CRD_USES_POINT && !has_room_for(at->to, CRD_HITS_OF_POINT, program->hits))
    wrong = "counters that are not there";
  return wrong;
}

/* ---- every path ends ---- */

/* Checks that each loop has one beginning, and that its jumps back lead behind that. Returns what is wrong, or NULL. */
static const char *wrong_loops(crd_arena *arena, const crd_program *program) {
  uint32_t *begins = crd_arena_zalloc(arena, (program->loops + 1u) * sizeof *begins); /* 1 + the index; 0: no beginning */
  for (uint32_t i = 0; i < program->length; i++) {
    const crd_instruction *at = &program->code[i];
    if (at->operation != CRD_OP_LOOP_BEGIN) continue;
    if (begins[at->x]) return "a loop that begins twice";
    begins[at->x] = i + 1;
  }
  for (uint32_t i = 0; i < program->length; i++) {
    const crd_instruction *at = &program->code[i];
    if (at->operation == CRD_OP_LOOP_NEXT && (!begins[at->x] || at->to != begins[at->x]))
      return "a loop that does not go back to its beginning";
  }
  return NULL;
}

/* The instructions that may follow an instruction, without the jumps back. Returns their number. */
static unsigned next_of(const crd_program *program, uint32_t at, uint32_t next[2]) {
  const crd_instruction *instruction = &program->code[at];
  const uint32_t uses = uses_of[instruction->operation];
  unsigned count = 0;
  if (!(uses & CRD_ENDS)) next[count++] = at + 1;
  if (uses & (CRD_USES_TARGET | CRD_USES_EDGE) && instruction->operation != CRD_OP_LOOP_NEXT)
    next[count++] = instruction->to;
  return count;
}

/* A search depth first: if it meets an instruction that is on the current path, there is a cycle. */
static bool has_circle(crd_arena *arena, const crd_program *program) {
  enum { UNSEEN, ON_THE_WAY, DONE };
  uint8_t *states = crd_arena_zalloc(arena, program->length);
  uint8_t *taken = crd_arena_zalloc(arena, program->length); /* how many of the next instructions were visited */
  uint32_t *way = crd_arena_alloc(arena, program->length * sizeof *way), depth = 0;
  for (uint32_t root = 0; root < program->length; root++) {
    if (states[root] == DONE) continue;
    way[depth++] = root;
    states[root] = ON_THE_WAY;
    while (depth) {
      uint32_t at = way[depth - 1], next[2];
      if (taken[at] == next_of(program, at, next)) {
        states[at] = DONE;
        depth--;
        continue;
      }
      uint32_t to = next[taken[at]++];
      if (states[to] == ON_THE_WAY) return true;
      if (states[to] == DONE) continue;
      states[to] = ON_THE_WAY;
      way[depth++] = to;
    }
  }
  return false;
}

const char *crd_program_verify(crd_arena *arena, const crd_program *program) {
  if (!program->length || !program->registers) return "no instructions, or no registers";
  if (program->hits && program->hits < CRD_HITS_OF_POINT) return "a row of counters without a point";
  for (uint32_t i = 0; i < program->length; i++) {
    const char *wrong = wrong_instruction(program, &program->code[i]);
    if (wrong) return wrong;
  }
  if (!(uses_of[program->code[program->length - 1].operation] & CRD_ENDS)) return "no end";
  const char *wrong = wrong_loops(arena, program);
  if (wrong) return wrong;
  return has_circle(arena, program) ? "a circle" : NULL;
}
