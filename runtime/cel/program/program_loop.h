/* SPDX-License-Identifier: Apache-2.0 */
/* The interpreter: one loop over the instructions of a program. Common kinds of values (numbers, short texts, members of the
 * tree) are handled inline, and some instructions are executed together with the instruction that mostly precedes them.
 *
 * This is the body of a function that is compiled twice: with all instructions (program_run.c), and with those of a CRD's
 * rules (rule_run.c), so that programs with only such rules link neither policies nor the cluster. The including file
 * defines the function's name, PROGRAM_RUN, and PROGRAM_HAS_ALL. */
#include "program_steps.h"

/* A pointer to the value of an operand, a register or a constant. */
#define OPERAND(index) ((index)&CRD_CONSTANT_BIT ? constants + ((index) & ~CRD_CONSTANT_BIT) : registers + (index))
#define RESULT (registers + at->result)
#define LOOP (frame->loops + at->x)
#define LIMITED() (cel->cost + cost > cel->limit)

/* Dispatch of the next instruction: with computed goto each instruction has its own jump, which saves a fifth of the time of
 * a loop. Programs of compiled kinds run only when a struct cannot hold a value, which is rare: for these the code is small
 * and little is inline. */
#if PROGRAM_HAS_ALL && defined(__GNUC__) && !defined(__TINYC__)
#define ON(name) CRD_OP_##name : on_##name
#define WAY(name, word, uses) __extension__ &&on_##name,
#define WAYS static const void *const ways[] = {CRD_OPS(WAY) __extension__ && on_COUNT}
#define START __extension__({ goto *ways[at->operation]; })
#define NEXT                                                                                                                \
  {                                                                                                                         \
    at++;                                                                                                                   \
    cost += at->cost;                                                                                                       \
    START;                                                                                                                  \
  }
#else
#define ON(name) CRD_OP_##name
#define WAYS
#define START
#define NEXT continue
#endif

/* Compares two integers inline. */
#define ORDER(operator)                                                                                                     \
  a = OPERAND(at->a), b = OPERAND(at->b);                                                                                   \
  if (!all || a->kind != CRD_CEL_INT || b->kind != CRD_CEL_INT) goto order;                                                 \
  cel->cost++;                                                                                                              \
  *RESULT = crd_cel_of_bool(a->as.integer operator b->as.integer);                                                          \
  NEXT

crd_cel_value PROGRAM_RUN(const crd_program *program, crd_cel *cel, const crd_program_input *input) {
  WAYS;
  const bool all = PROGRAM_HAS_ALL;
  crd_cel_value few_registers[FEW_REGISTERS];
  run_loop few_loops[FEW_LOOPS];
  run_frame the_frame = {program, cel, input, few_registers, few_loops, NULL, false}, *const frame = &the_frame;
  if (program->registers > FEW_REGISTERS)
    frame->registers = crd_arena_alloc(cel->arena, program->registers * sizeof *frame->registers);
  if (program->loops > FEW_LOOPS) frame->loops = crd_arena_alloc(cel->arena, program->loops * sizeof *frame->loops);
  if (all && program->hits) {
    frame->hits = crd_arena_zalloc(cel->arena, program->hits * sizeof *frame->hits);
    frame->wants_tree = cel->wants_tree;
  }
  crd_cel_value *const registers = frame->registers;
  /* a register that is read before it is written is an error; the first loop has a constant count, for which there
   * is room */
  for (size_t i = 0; i < MOSTLY_ENOUGH; i++) registers[i].kind = CRD_CEL_FAILED;
  for (size_t i = MOSTLY_ENOUGH; i < program->registers; i++) registers[i].kind = CRD_CEL_FAILED;
  for (size_t i = 0; i < program->loops; i++) {
    frame->loops[i].opened.kind = CRD_CEL_FAILED, frame->loops[i].opened_count = 0;
    clear_loop(&frame->loops[i]);
  }
  const crd_instruction *const code = program->code, *at = code;
  const crd_cel_value *const constants = program->constants;
  uint64_t cost = code->cost; /* of the instructions; the functions that they call add to cel->cost */
  const crd_cel_value *a, *b;
  START;
  for (;; at++, cost += at->cost) {
    switch ((crd_op)at->operation) {
    case ON(RETURN):
      a = OPERAND(at->a);
      if (crd_cel_end(cel, cost, CRD_CEL_TRUE) != CRD_CEL_TRUE) goto ended;
      if (all && program->hits) return run_counted(frame, *a);
      /* the common case: copying all bytes of *a would stall on the store of its last written byte */
      return a->kind == CRD_CEL_BOOL ? crd_cel_of_bool(a->as.boolean) : *a;
    case ON(RETURN_ERROR):
      goto error;
    case ON(JUMP):
      at = code + at->to - 1;
      NEXT;
    case ON(JUMP_TRUE):
      a = OPERAND(at->a);
      if (a->kind == CRD_CEL_BOOL && a->as.boolean) at = code + at->to - 1;
      NEXT;
    case ON(JUMP_FALSE):
      a = OPERAND(at->a);
      if (a->kind == CRD_CEL_BOOL && !a->as.boolean) at = code + at->to - 1;
      NEXT;
    case ON(COST):
      cost += at->to;
      NEXT;
    case ON(DISCOUNT):
      cost -= at->to;
      NEXT;
    case ON(COST_OF_CALL):
      cost += cost_of_call(at, OPERAND(at->a));
      NEXT;
    case ON(COST_OF_SEARCH):
      cost += crd_cel_traversal_cost(cel, *OPERAND(at->a));
      NEXT;
    case ON(MOVE):
      *RESULT = *OPERAND(at->a);
      NEXT;
    case ON(FAILED):
      *RESULT = crd_cel_no_value;
      NEXT;
    case ON(SAVE_ERROR):
      *RESULT = crd_cel_of_string(cel->error);
      NEXT;
    case ON(RESTORE_ERROR):
      cel->error = text_in(OPERAND(at->a));
      NEXT;
    case ON(CHECK):
      if (OPERAND(at->a)->kind == CRD_CEL_FAILED) goto failed;
      NEXT;
    case ON(CHECK_BOOL): {
      bool unused;
      a = OPERAND(at->a);
      if (a->kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, *a, &unused)) goto failed;
      NEXT;
    }
    case ON(CHECK_TEXT): {
      crd_string unused;
      a = OPERAND(at->a);
      if (a->kind != CRD_CEL_STRING && !crd_cel_get_string(cel, *a, &unused)) goto failed;
      if (at[1].operation != CRD_OP_SIZE_AT_MOST || at[1].a != at->a) NEXT;
      cost += (++at)->cost;
      registers[at->result] =
          crd_cel_of_bool(crd_cel_size_at_most(text_in(a), (uint64_t)OPERAND(at->b)->as.integer) != (at->n != 0));
      NEXT;
    }
    case ON(NOT):
      *RESULT = run_not(OPERAND(at->a));
      NEXT;
    case ON(AND):
    case ON(OR):
      *RESULT = run_logic(frame, at, OPERAND(at->a), OPERAND(at->b));
      NEXT;
    case ON(SELF):
      if (all && run_part_of(program, at, input->type, input->self, RESULT)) goto joined;
      *RESULT = run_part(frame, input->self);
      goto check;
    case ON(OLD_SELF):
      if (all && at->n != CRD_OLD_SELF_OPTIONAL && at->n != CRD_OLD_SELF_NONE &&
          run_part_of(program, at, input->type, input->old_self, RESULT))
        goto joined;
      *RESULT = run_old_self(frame, at);
      goto check;
    case ON(POLICY_VALUE):
      if (!all) goto nothing;
      a = policy_value_held(cel->policy, at->n);
      if (a && at[1].operation == CRD_OP_SELECT && at[1].a == at->result && at[1].result == at->result) {
        at++;
        cost += at->cost + tree_select(cel, program, at, a, RESULT);
        goto check;
      }
      *RESULT = a ? *a : run_policy_value(frame, at);
      goto check;
    case ON(POLICY_VARIABLE):
      if (!all) goto nothing;
      *RESULT = crd_policy_variable(cel, at->x);
      goto check;
    case ON(SCOPE_SELF):
    case ON(SCOPE_INDEX):
    case ON(SCOPE_KEY):
    case ON(SCOPE_PARAM):
      if (!all) goto nothing;
      *RESULT = run_scope(frame, at);
      goto check;
    case ON(BEYOND):
      if (!all) goto nothing;
      *RESULT = run_beyond(frame, at);
      NEXT;
    case ON(GATE):
      if (!all) goto nothing;
      *RESULT = crd_cel_of_bool(crd_settings_gate(cel->settings, &program->gates[at->x]));
      NEXT;
    case ON(SETTING):
      if (!all) goto nothing;
      *RESULT = run_setting(frame, at);
      NEXT;
    case ON(QUERY):
      if (!all) goto nothing;
      *RESULT = run_query(frame, at, OPERAND(at->a));
      goto check;
    case ON(SELECT):
      cost += (all ? tree_select : tree_select_all)(cel, program, at, OPERAND(at->a), RESULT);
      goto check;
    case ON(SELECT_OPTIONAL):
      *RESULT = crd_cel_select_optional(cel, *OPERAND(at->a), program->names[at->x]);
      goto check;
    case ON(HAS):
      put_truth(RESULT, tree_has(cel, program, at->x, OPERAND(at->a)));
      goto check;
    case ON(ZERO_SELECT):
      if (!all) goto nothing;
      tree_zero_select(cel, program, at, OPERAND(at->a), RESULT);
      goto check;
    case ON(ZERO_HAS):
      if (!all) goto nothing;
      put_truth(RESULT, tree_zero_has(cel, program, at->x, OPERAND(at->a)));
      goto check;
    case ON(INDEX):
      tree_index(cel, OPERAND(at->a), OPERAND(at->b), RESULT);
      goto check;
    case ON(INDEX_OPTIONAL):
      *RESULT = crd_cel_index_optional(cel, *OPERAND(at->a), *OPERAND(at->b));
      goto check;
    case ON(COST_OF_OPTIONAL):
      a = OPERAND(at->a);
      cost += a->kind != CRD_CEL_OPTIONAL || a->as.optional;
      NEXT;
    case ON(CHECK_OPTIONAL):
      if (OPERAND(at->a)->kind == CRD_CEL_OPTIONAL) NEXT;
      crd_cel_fail(cel, "no such overload");
      goto failed;
    case ON(JUMP_NONE):
      a = OPERAND(at->a);
      if (a->kind != CRD_CEL_OPTIONAL || !a->as.optional) at = code + at->to - 1;
      NEXT;
    case ON(HELD):
      a = OPERAND(at->a);
      if (a->kind != CRD_CEL_OPTIONAL || !a->as.optional) goto nothing;
      *RESULT = crd_cel_held(cel, *a);
      goto check;
    case ON(EQUAL):
      a = OPERAND(at->a), b = OPERAND(at->b);
      if (all && a->kind == CRD_CEL_INT && b->kind == CRD_CEL_INT) {
        cel->cost++;
        *RESULT = crd_cel_of_bool((a->as.integer == b->as.integer) != (at->n != 0));
      } else if (!run_equal(cel, a, b, at->n != 0, RESULT)) {
        goto failed;
      }
      NEXT;
    case ON(LESS):
      ORDER(<);
    case ON(LESS_EQUAL):
      ORDER(<=);
    case ON(GREATER):
      ORDER(>);
    case ON(GREATER_EQUAL):
      ORDER(>=);
    case ON(ADD):
    case ON(SUBTRACT):
    case ON(MULTIPLY):
    case ON(DIVIDE):
    case ON(MODULO):
      *RESULT = run_arithmetic(frame, at, OPERAND(at->a), OPERAND(at->b));
      goto check;
    case ON(NEGATE):
      *RESULT = crd_cel_negate(cel, *OPERAND(at->a));
      goto check;
    case ON(IN):
      run_in(frame, at, OPERAND(at->a), OPERAND(at->b), RESULT);
      goto check;
    case ON(IN_CONSTANT):
      put_truth(RESULT, tree_in_constant(cel, OPERAND(at->a), OPERAND(at->b)));
      goto check;
    case ON(SIZE):
      *RESULT = crd_cel_fn_size(cel, OPERAND(at->a), 1);
      goto check;
    case ON(SIZE_AT_MOST):
      a = OPERAND(at->a), b = OPERAND(at->b);
      *RESULT = crd_cel_of_bool(crd_cel_size_at_most(text_in(a), (uint64_t)b->as.integer) != (at->n != 0));
      NEXT;
    case ON(STARTS):
    case ON(ENDS):
      run_affix(frame, at, OPERAND(at->a), OPERAND(at->b), RESULT);
      goto check;
    case ON(CONTAINS):
      run_contains(frame, OPERAND(at->a), OPERAND(at->b), RESULT);
      goto check;
    case ON(MATCHES):
      run_matches(frame, at, OPERAND(at->a), RESULT);
      goto check;
    case ON(CALL):
      *RESULT = run_call(frame, at);
      goto check;
    case ON(SHARED):
      *RESULT = run_shared(frame, at);
      goto check;
    case ON(SHARED_TEST):
      *RESULT = run_shared_test(frame, at, OPERAND(at->a));
      goto check;
    case ON(LIST):
    case ON(MAP):
      *RESULT = run_literal(frame, at);
      goto check;
    case ON(OBJECT):
    case ON(JSON_PATCH):
      if (!all) goto nothing;
      *RESULT = run_constructed(frame, at);
      goto check;
    case ON(LOOP_OPEN):
      if (!open_range(frame, at, OPERAND(at->a))) goto failed;
      NEXT;
    case ON(LOOP_BEGIN):
      begin_loop(LOOP);
      if (!LOOP->count)
        at = code + at->to - 1;
      else if (LIMITED())
        goto error;
      NEXT;
    case ON(LOOP_DISTINCT): {
      const run_loop *loop = LOOP;
      const uint64_t whole = crd_cel_distinct(cel, loop->opened, loop->opened_count, *OPERAND(at->a), *OPERAND(at->b));
      if (!whole || whole > cel->limit || cel->cost + cost > cel->limit - whole) NEXT;
      cost += whole;
      at = code + at->to - 1;
      NEXT;
    }
    case ON(LOOP_NEXT):
    next_element:
      if (++LOOP->index >= LOOP->count) NEXT;
      crd_cel_poll(cel); /* the time of an element is not bounded by its cost */
      if (LIMITED()) goto error;
      at = code + at->to - 1;
      NEXT;
    case ON(LOOP_ITEM): {
      const run_loop *loop = LOOP;
      if (!is_in_range(loop)) goto nothing;
      if (!all || !loop->nodes || !plain_value(loop->type, &loop->nodes[loop->index], RESULT))
        tree_item(cel, &loop->range, loop->index, RESULT);
      if (at[1].operation != CRD_OP_CHECK || at[1].a != at->result || RESULT->kind == CRD_CEL_FAILED) NEXT;
      cost += (++at)->cost; /* skips the CHECK that follows, since the value is no error */
      NEXT;
    }
    case ON(LOOP_KEY):
      if (!is_in_range(LOOP)) goto nothing;
      *RESULT = crd_cel_range_key(LOOP->range, LOOP->index);
      NEXT;
    case ON(LOOP_VALUE):
      if (!is_in_range(LOOP)) goto nothing;
      *RESULT = crd_cel_range_value(cel, LOOP->range, LOOP->index);
      NEXT;
    case ON(QUANTIFY):
      a = OPERAND(at->a);
      if (a->kind == CRD_CEL_BOOL && a->as.boolean == (at->n != 0)) {
        *RESULT = crd_cel_of_bool(at->n != 0);
        if (LOOP->index + 1 < LOOP->count) cost += at->n ? 3 : 2;
        at = code + at->to - 1;
        NEXT;
      }
      if (a->kind == CRD_CEL_FAILED) quantify_failed(frame, at);
      if (at[1].operation != CRD_OP_LOOP_NEXT) NEXT;
      cost += (++at)->cost;
      goto next_element;
    case ON(QUANTIFIED):
      if (OPERAND(at->a)->kind == CRD_CEL_FAILED) cel->error = LOOP->error;
      NEXT;
    case ON(REMEMBER):
      remember_error(frame, LOOP);
      NEXT;
    case ON(REMEMBER_FIRST):
      if (!LOOP->failed) remember_error(frame, LOOP);
      NEXT;
    case ON(LOOP_CHECK):
      if (!LOOP->failed) NEXT;
      cel->error = LOOP->error;
      goto failed;
    case ON(COLLECT):
      crd_cel_push(cel, &LOOP->items, *OPERAND(at->a));
      NEXT;
    case ON(COLLECTED):
      *RESULT = crd_cel_built(cel, &LOOP->items);
      NEXT;
    case ON(COUNT_ONE):
      LOOP->ones++;
      NEXT;
    case ON(IS_ONE):
      *RESULT = crd_cel_of_bool(LOOP->ones == 1);
      NEXT;
    case ON(HIT):
      frame->hits[at->to + CRD_HIT_REACHED]++;
      NEXT;
    case ON(HIT_TRUTH):
      hit_truth(frame->hits + at->to, OPERAND(at->a));
      NEXT;
    case ON(HIT_RANGE):
      hit_range(frame->hits + at->to, LOOP);
      NEXT;
    case ON(COUNT):
      break;
    }
  nothing: /* an invalid program: reads an element without a loop, or the value of an empty optional */
    *RESULT = crd_cel_no_value;
    NEXT;
  joined: /* the next instruction is done, too; a JUMP_FALSE behind a HAS is skipped, since the part exists */
    at++;
    if (at->operation == CRD_OP_SELECT) {
      cost += at->cost + at->b;
      NEXT;
    }
    cost += at->cost;
    if (at[1].operation == CRD_OP_JUMP_FALSE && at[1].a == at->result) cost += (++at)->cost;
    NEXT;
  order:
    run_order(frame, at, a, b, RESULT);
  check:
    if (RESULT->kind != CRD_CEL_FAILED) NEXT;
  failed:
    at = code + at->to - 1;
    NEXT;
  }
error:
  crd_cel_end(cel, cost, CRD_CEL_ERROR);
ended:
  return all && program->hits ? run_counted(frame, crd_cel_no_value) : crd_cel_no_value;
}

#undef OPERAND
#undef RESULT
#undef LOOP
#undef LIMITED
#undef ON
#undef WAY
#undef WAYS
#undef START
#undef NEXT
#undef ORDER
#undef PROGRAM_RUN
#undef PROGRAM_HAS_ALL
