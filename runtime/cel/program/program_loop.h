/* SPDX-License-Identifier: Apache-2.0 */
/* The interpreter: one loop over the instructions of a program. What takes more than a few lines is a function of the run
 * time, or of this file; what values nearly always are (numbers, short texts, members of the tree) is done in place.
 *
 * It is compiled twice: with all instructions (program_run.c), and with those of rules that a schema has (rule_run.c), so
 * that who links these gets neither policies nor the cluster. */
#ifndef CRD_CEL_PROGRAM_LOOP_H
#define CRD_CEL_PROGRAM_LOOP_H

#include "program_tree.h"

#include <crd/generated/policy.h>
#include <crd/generated/program.h>
#include <crd/settings.h>

/* A macro under way. */
typedef struct run_loop {
  crd_cel_value opened, range; /* what LOOP_OPEN took, what is gone through */
  size_t opened_count, count, index;
  crd_string error; /* that is remembered, where it failed */
  bool failed;
  int64_t ones;
  crd_cel_builder items;
} run_loop;

typedef struct run_frame {
  const crd_program *program;
  crd_cel *cel;
  const crd_program_input *input;
  crd_cel_value *registers;
  run_loop *loops;
  uint64_t cost;  /* what the instructions count; the functions that they call add to cel->cost */
  uint32_t *hits; /* the row of counters */
} run_frame;

/* ---- costs ---- */

static uint64_t cost_of_call(const crd_instruction *at, const crd_cel_value *other) {
  uint64_t size = crd_cel_cost_size(*other);
  crd_cost_shape shape = (crd_cost_shape)(at->n >> 1);
  return at->n & 1 ? crd_cost_of_sizes(shape, 1, size) : crd_cost_of_sizes(shape, size, 1);
}

/* ---- operators ---- */

static bool is_string(const crd_cel_value *value) {
  return value->kind == CRD_CEL_STRING;
}

/* Of a program that is no good a value may be anything. */
static crd_string text_in(const crd_cel_value *value) {
  return is_string(value) ? value->as.text : (crd_string){NULL, 0};
}

/* What a test of crd/generated/cel_functions.h says, which printed code calls as well. */
static crd_cel_value value_of_test(bool good, bool value) {
  return good ? crd_cel_of_bool(value) : crd_cel_no_value;
}

static crd_cel_value run_equal(run_frame *frame, const crd_cel_value *a, const crd_cel_value *b, bool negate) {
  bool same = false;
  const bool good = crd_cel_test_equal(frame->cel, *a, *b, negate, &same);
  return value_of_test(good, same);
}

static crd_cel_value run_order(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, const crd_cel_value *b) {
  crd_cel *cel = frame->cel;
  const uint64_t before = cel->cost;
  bool holds = false;
  const bool good = at->operation == CRD_OP_LESS         ? crd_cel_test_less(cel, *a, *b, &holds)
                    : at->operation == CRD_OP_LESS_EQUAL ? crd_cel_test_less_equal(cel, *a, *b, &holds)
                    : at->operation == CRD_OP_GREATER    ? crd_cel_test_greater(cel, *a, *b, &holds)
                                                         : crd_cel_test_greater_equal(cel, *a, *b, &holds);
  if (at->n) cel->cost = before + 1;
  return value_of_test(good, holds);
}

static crd_cel_value run_arithmetic(run_frame *frame, const crd_instruction *at, const crd_cel_value *a,
                                    const crd_cel_value *b) {
  typedef crd_cel_value arithmetic(crd_cel * cel, crd_cel_value a, crd_cel_value b);
  static arithmetic *const functions[] = {crd_cel_add, crd_cel_subtract, crd_cel_multiply, crd_cel_divide, crd_cel_modulo};
  uint64_t before = frame->cel->cost;
  crd_cel_value value = functions[at->operation - CRD_OP_ADD](frame->cel, *a, *b);
  if (at->n && value.kind != CRD_CEL_FAILED) frame->cel->cost = before + 1;
  return value;
}

static crd_cel_value run_in(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, const crd_cel_value *b) {
  uint64_t before = frame->cel->cost;
  crd_cel_truth truth = crd_cel_in(frame->cel, *a, *b);
  if (at->n) frame->cel->cost = before + 1;
  return crd_cel_of_truth(truth);
}

static crd_cel_value run_not(const crd_cel_value *a) {
  return a->kind == CRD_CEL_BOOL ? crd_cel_of_bool(!a->as.boolean) : *a;
}

/* a && b, a || b where `a` did not decide. */
static crd_cel_value run_logic(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, const crd_cel_value *b) {
  const bool decides = at->operation == CRD_OP_OR;
  if (a->kind != CRD_CEL_FAILED || (b->kind == CRD_CEL_BOOL && b->as.boolean == decides)) return *b;
  frame->cel->error = text_in(&frame->registers[at->x]);
  return *a;
}

/* ---- calls ---- */

static crd_cel_value run_affix(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, const crd_cel_value *b) {
  bool holds = false;
  const bool good = at->operation == CRD_OP_STARTS ? crd_cel_test_starts_with(frame->cel, *a, *b, at->n != 0, &holds)
                                                   : crd_cel_test_ends_with(frame->cel, *a, *b, at->n != 0, &holds);
  return value_of_test(good, holds);
}

static crd_cel_value run_contains(run_frame *frame, const crd_cel_value *a, const crd_cel_value *b) {
  bool holds = false;
  const bool good = crd_cel_test_contains(frame->cel, *a, *b, &holds);
  return value_of_test(good, holds);
}

static crd_cel_value run_matches(run_frame *frame, const crd_instruction *at, const crd_cel_value *a) {
  const uint64_t size = at->n ? 0 : frame->program->pattern_sizes[at->x];
  bool holds = false;
  const bool good = crd_cel_test_matches(frame->cel, *a, frame->program->patterns[at->x], size, at->n != 0, &holds);
  return value_of_test(good, holds);
}

static crd_cel_value run_call(run_frame *frame, const crd_instruction *at) {
  uint64_t before = frame->cel->cost;
  crd_cel_value value = frame->program->functions[at->x](frame->cel, frame->registers + at->a, at->b);
  if (at->n && value.kind != CRD_CEL_FAILED) frame->cel->cost = before + 1;
  return value;
}

/* What the rules of a node share. */
static crd_cel_value run_shared(run_frame *frame, const crd_instruction *at) {
  const crd_program *program = frame->program;
  return crd_cel_shared(frame->cel, program->slots, at->n >> 1, program->functions[at->x], frame->registers + at->a, at->b);
}

static crd_cel_value run_shared_test(run_frame *frame, const crd_instruction *at, const crd_cel_value *a) {
  const crd_program *program = frame->program;
  crd_cel_function *call = program->functions[at->x], *test = program->functions[at->b];
  if (!is_string(a)) return test(frame->cel, a, 1);
  const uint64_t cost = at->n & 1 ? 1 : crd_cel_scan_cost(a->as.text);
  return crd_cel_shared_test(frame->cel, program->slots, at->n >> 1, call, test, cost, a);
}

/* ---- values that are made ---- */

/* Whether every other value, from the first on, is a text: the names of fields, and before them that of the object. */
static inline bool are_named(const crd_cel_value *run, size_t count, bool named) {
  if (named && !is_string(run)) return false;
  for (size_t i = named; i + 1 < count; i += 2)
    if (!is_string(&run[i])) return false;
  return true;
}

/* The flags of the entries of a literal, and those entries: keys and values by turns. */
static const bool *flags_of_run(const run_frame *frame, const crd_instruction *at) {
  return at->x == CRD_NO_FLAGS ? NULL : frame->program->flags + at->x;
}
static const crd_cel_entry *entries_of(const crd_cel_value *run) {
  return (const crd_cel_entry *)(const void *)run;
}

static crd_cel_value run_literal(run_frame *frame, const crd_instruction *at) {
  const crd_cel_value *run = frame->registers + at->a;
  if (at->operation == CRD_OP_LIST) return crd_cel_make_list(frame->cel, run, flags_of_run(frame, at), at->b);
  return crd_cel_make_map(frame->cel, entries_of(run), flags_of_run(frame, at), at->b / 2);
}

static inline crd_cel_value run_constructed(run_frame *frame, const crd_instruction *at) {
  const crd_cel_value *run = frame->registers + at->a;
  const bool named = at->operation == CRD_OP_OBJECT;
  if (!are_named(run, at->b, named)) return crd_cel_no_value;
  const crd_cel_entry *entries = entries_of(run + named);
  if (named) return crd_policy_construct(frame->cel, run->as.text, entries, flags_of_run(frame, at), at->b / 2);
  return crd_policy_json_patch(frame->cel, entries, flags_of_run(frame, at), at->b / 2);
}

/* ---- what it is about ---- */

static crd_cel_value run_part(run_frame *frame, const crd_value *part) {
  return part ? value_of_node(frame->cel, frame->input->type, part) : crd_cel_of_null();
}

static crd_cel_value run_old_self(run_frame *frame, const crd_instruction *at) {
  const crd_program_input *input = frame->input;
  const crd_value *old = input->old_self;
  if (at->n == CRD_OLD_SELF_NONE || (at->n == CRD_OLD_SELF_PERHAPS && !old))
    return crd_cel_failed(frame->cel, "no such attribute(s): oldSelf");
  if (at->n != CRD_OLD_SELF_OPTIONAL) return run_part(frame, old);
  if (!old) return crd_cel_optional_none();
  return crd_cel_optional_of_old(frame->cel, run_part(frame, old));
}

static inline crd_cel_value run_policy_value(run_frame *frame, const crd_instruction *at) {
  const crd_policy_view *view = frame->cel->policy;
  switch ((crd_policy_value)at->n) {
  case CRD_POLICY_OBJECT:
    return view->object;
  case CRD_POLICY_OLD_OBJECT:
    return view->old_object;
  case CRD_POLICY_PARAMS:
    return view->params;
  case CRD_POLICY_REQUEST:
    return view->request;
  case CRD_POLICY_NAMESPACE:
    return view->namespace_object;
  case CRD_POLICY_AUTHORIZER:
    return crd_policy_authorizer(frame->cel);
  case CRD_POLICY_REQUEST_RESOURCE:
    return crd_policy_request_resource(frame->cel);
  default:
    return crd_policy_all_variables(frame->cel);
  }
}

/* ---- what a rule set sees ---- */

/* The scope that many further out; NULL of a program that was made for another place. */
static inline const crd_scope *scope_of(run_frame *frame, const crd_instruction *at) {
  const crd_scope *scope = frame->input->scope;
  for (unsigned hops = at->n; scope && hops; hops--) scope = scope->outer;
  return scope;
}

static inline crd_cel_value run_scope(run_frame *frame, const crd_instruction *at) {
  const crd_scope *scope = scope_of(frame, at);
  if (!scope) return crd_cel_failed(frame->cel, "no such attribute(s)");
  switch ((crd_op)at->operation) {
  case CRD_OP_SCOPE_SELF:
    return *(const crd_cel_value *)scope->self;
  case CRD_OP_SCOPE_INDEX:
    return crd_cel_of_int(scope->index);
  case CRD_OP_SCOPE_KEY:
    return crd_cel_of_string(scope->key);
  default:
    crd_scope_failed(frame->cel, &scope->params[at->x]);
    return scope->params[at->x];
  }
}

static inline crd_cel_value run_beyond(run_frame *frame, const crd_instruction *at) {
  crd_cel *cel = frame->cel;
  switch ((crd_beyond_value)at->n) {
  case CRD_BEYOND_OPERATION:
    return crd_cel_of_string(cel->operation);
  case CRD_BEYOND_REQUEST:
    return crd_cel_of_request(cel);
  default:
    return crd_cel_of_whole(cel, at->n == CRD_BEYOND_OBJECT ? cel->object : cel->old_object);
  }
}

static inline crd_cel_value run_setting(run_frame *frame, const crd_instruction *at) {
  const crd_setting *setting = &frame->program->settings[at->x];
  const crd_setting_value *value = crd_settings_value(frame->cel->settings, setting);
  switch ((crd_setting_type)setting->type) {
  case CRD_SETTING_BOOL:
    return crd_cel_of_bool(value->boolean);
  case CRD_SETTING_INT:
    return crd_cel_of_int(value->integer);
  case CRD_SETTING_STRING:
    return crd_cel_of_string(value->text);
  default:
    return crd_cel_of_setting(frame->cel, setting);
  }
}

static inline crd_cel_value run_query(run_frame *frame, const crd_instruction *at, const crd_cel_value *a) {
  const crd_state_query *query = &frame->program->queries[at->x];
  switch ((crd_query_form)at->n) {
  case CRD_QUERY_GET:
    return crd_cel_state_get(frame->cel, query, *a);
  case CRD_QUERY_ALL:
    return crd_cel_state_all(frame->cel, query);
  case CRD_QUERY_INDEX:
    return crd_cel_state_index(frame->cel, query, *a);
  case CRD_QUERY_ANCESTORS:
    return crd_cel_state_ancestors(frame->cel, query, *a);
  default:
    return crd_cel_state_descendants(frame->cel, query, *a);
  }
}

/* ---- loops ---- */

static bool open_range(run_frame *frame, const crd_instruction *at, const crd_cel_value *a) {
  crd_cel_value *range = &frame->loops[at->x].opened;
  *range = at->n & CRD_RANGE_ANY ? crd_cel_iterable(frame->cel, *a) : *a;
  int64_t count = at->n & CRD_RANGE_PAIRS ? crd_cel_range_pairs(frame->cel, *range) : crd_policy_range(frame->cel, range);
  frame->loops[at->x].opened_count = count < 0 ? 0 : (size_t)count;
  return count >= 0;
}

static bool is_in_range(const run_loop *loop) {
  return loop->index < loop->count;
}

static void begin_loop(run_loop *loop) {
  *loop = (run_loop){.range = loop->opened, .count = loop->opened_count};
}

/* Whether the predicate's value ends the loop. */
static bool quantify(run_frame *frame, const crd_instruction *at, const crd_cel_value *a) {
  run_loop *loop = &frame->loops[at->x];
  crd_cel_value *result = &frame->registers[at->result];
  const bool decides = at->n != 0;
  if (a->kind == CRD_CEL_FAILED && result->kind != CRD_CEL_FAILED) {
    *result = *a;
    loop->error = frame->cel->error;
  }
  if (a->kind != CRD_CEL_BOOL || a->as.boolean != decides) return false;
  *result = *a;
  if (loop->index + 1 < loop->count) frame->cost += decides ? 3 : 2;
  return true;
}

static void remember_error(run_frame *frame, run_loop *loop) {
  loop->failed = true;
  loop->error = frame->cel->error;
}

/* ---- coverage ---- */

static inline void hit_truth(uint32_t *point, const crd_cel_value *value) {
  if (value->kind == CRD_CEL_BOOL) point[value->as.boolean ? CRD_HIT_TRUE : CRD_HIT_FALSE]++;
}

static inline void hit_range(uint32_t *point, const run_loop *loop) {
  point[CRD_HIT_REACHED]++;
  point[loop->opened_count ? CRD_HIT_FALSE : CRD_HIT_TRUE]++;
}

/* ---- the loop ---- */

/* The value of an operand: of constants those of the program. */
#define OPERAND(index) (bases[(index) >> 15] + ((index)&0x7fff))
#define LIMITED() (cel->cost + frame->cost > cel->limit)

static crd_cel_value run_error(run_frame *frame) {
  return crd_cel_of_truth(crd_cel_end(frame->cel, frame->cost, CRD_CEL_ERROR));
}

static inline __attribute__((always_inline)) crd_cel_value run_code(run_frame *frame, const bool all) {
  const crd_program *program = frame->program;
  const crd_instruction *code = program->code, *at = code;
  crd_cel *cel = frame->cel;
  crd_cel_value *registers = frame->registers;
  const crd_cel_value *const bases[] = {registers, program->constants};
  for (;; at++) {
    crd_cel_value *result = &registers[at->result];
    const crd_cel_value *a, *b;
    frame->cost += at->cost;
    switch ((crd_op)at->operation) {
    case CRD_OP_RETURN:
      a = OPERAND(at->a);
      return crd_cel_end(cel, frame->cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? *a : crd_cel_of_truth(CRD_CEL_ERROR);
    case CRD_OP_RETURN_ERROR:
      return run_error(frame);
    case CRD_OP_JUMP:
      at = code + at->to - 1;
      continue;
    case CRD_OP_JUMP_TRUE:
      a = OPERAND(at->a);
      if (a->kind == CRD_CEL_BOOL && a->as.boolean) at = code + at->to - 1;
      continue;
    case CRD_OP_JUMP_FALSE:
      a = OPERAND(at->a);
      if (a->kind == CRD_CEL_BOOL && !a->as.boolean) at = code + at->to - 1;
      continue;
    case CRD_OP_COST:
      frame->cost += at->to;
      continue;
    case CRD_OP_DISCOUNT:
      frame->cost -= at->to;
      continue;
    case CRD_OP_COST_OF_CALL:
      frame->cost += cost_of_call(at, OPERAND(at->a));
      continue;
    case CRD_OP_COST_OF_SEARCH:
      frame->cost += crd_cel_traversal_cost(cel, *OPERAND(at->a));
      continue;
    case CRD_OP_MOVE:
      *result = *OPERAND(at->a);
      continue;
    case CRD_OP_FAILED:
      *result = crd_cel_no_value;
      continue;
    case CRD_OP_SAVE_ERROR:
      *result = crd_cel_of_string(cel->error);
      continue;
    case CRD_OP_RESTORE_ERROR:
      cel->error = text_in(OPERAND(at->a));
      continue;
    case CRD_OP_CHECK:
      if (OPERAND(at->a)->kind == CRD_CEL_FAILED) goto failed;
      continue;
    case CRD_OP_CHECK_BOOL: {
      bool unused;
      a = OPERAND(at->a);
      if (a->kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, *a, &unused)) goto failed;
      continue;
    }
    case CRD_OP_CHECK_TEXT: {
      crd_string unused;
      a = OPERAND(at->a);
      if (a->kind != CRD_CEL_STRING && !crd_cel_get_string(cel, *a, &unused)) goto failed;
      if (at[1].operation != CRD_OP_SIZE_AT_MOST || at[1].a != at->a) continue;
      frame->cost += (++at)->cost;
      registers[at->result] =
          crd_cel_of_bool(crd_cel_size_at_most(text_in(a), (uint64_t)OPERAND(at->b)->as.integer) != (at->n != 0));
      continue;
    }
    case CRD_OP_NOT:
      *result = run_not(OPERAND(at->a));
      continue;
    case CRD_OP_AND:
    case CRD_OP_OR:
      *result = run_logic(frame, at, OPERAND(at->a), OPERAND(at->b));
      continue;
    case CRD_OP_SELF: {
      const crd_cel_value self = run_part(frame, frame->input->self);
      if (self.kind == CRD_CEL_FAILED) goto failed;
      /* mostly a part of it is asked for next, and it itself is not kept */
      const crd_instruction *next = at + 1;
      const bool goes = next->a == at->result && next->result == at->result;
      if (goes && next->operation == CRD_OP_SELECT) {
        frame->cost += next->cost + tree_select(cel, program, next->x, next->b, &self, result);
      } else if (goes && next->operation == CRD_OP_HAS) {
        frame->cost += next->cost;
        *result = crd_cel_of_truth(tree_has(cel, program, next->x, &self));
      } else {
        *result = self;
        continue;
      }
      at = next;
      goto check;
    }
    case CRD_OP_OLD_SELF:
      *result = run_old_self(frame, at);
      goto check;
    case CRD_OP_POLICY_VALUE:
      if (!all) goto nothing;
      *result = run_policy_value(frame, at);
      goto check;
    case CRD_OP_POLICY_VARIABLE:
      if (!all) goto nothing;
      *result = crd_policy_variable(cel, at->x);
      goto check;
    case CRD_OP_SCOPE_SELF:
    case CRD_OP_SCOPE_INDEX:
    case CRD_OP_SCOPE_KEY:
    case CRD_OP_SCOPE_PARAM:
      if (!all) goto nothing;
      *result = run_scope(frame, at);
      goto check;
    case CRD_OP_BEYOND:
      if (!all) goto nothing;
      *result = run_beyond(frame, at);
      continue;
    case CRD_OP_GATE:
      if (!all) goto nothing;
      *result = crd_cel_of_bool(crd_settings_gate(cel->settings, &program->gates[at->x]));
      continue;
    case CRD_OP_SETTING:
      if (!all) goto nothing;
      *result = run_setting(frame, at);
      continue;
    case CRD_OP_QUERY:
      if (!all) goto nothing;
      *result = run_query(frame, at, OPERAND(at->a));
      goto check;
    case CRD_OP_SELECT:
      frame->cost += tree_select(cel, program, at->x, at->b, OPERAND(at->a), result);
      goto check;
    case CRD_OP_SELECT_OPTIONAL:
      *result = crd_cel_select_optional(cel, *OPERAND(at->a), program->names[at->x]);
      goto check;
    case CRD_OP_HAS:
      *result = crd_cel_of_truth(tree_has(cel, program, at->x, OPERAND(at->a)));
      goto check;
    case CRD_OP_ZERO_SELECT:
      if (!all) goto nothing;
      *result = tree_zero_select(cel, program, at->x, OPERAND(at->a), (crd_zero)at->n);
      goto check;
    case CRD_OP_ZERO_HAS:
      if (!all) goto nothing;
      *result = crd_cel_of_truth(tree_zero_has(cel, program, at->x, OPERAND(at->a)));
      goto check;
    case CRD_OP_INDEX:
      *result = tree_index(cel, OPERAND(at->a), OPERAND(at->b));
      goto check;
    case CRD_OP_INDEX_OPTIONAL:
      *result = crd_cel_index_optional(cel, *OPERAND(at->a), *OPERAND(at->b));
      goto check;
    case CRD_OP_COST_OF_OPTIONAL:
      a = OPERAND(at->a);
      frame->cost += a->kind != CRD_CEL_OPTIONAL || a->as.optional;
      continue;
    case CRD_OP_CHECK_OPTIONAL:
      if (OPERAND(at->a)->kind == CRD_CEL_OPTIONAL) continue;
      crd_cel_fail(cel, "no such overload");
      goto failed;
    case CRD_OP_JUMP_NONE:
      a = OPERAND(at->a);
      if (a->kind != CRD_CEL_OPTIONAL || !a->as.optional) at = code + at->to - 1;
      continue;
    case CRD_OP_HELD:
      a = OPERAND(at->a);
      if (a->kind != CRD_CEL_OPTIONAL || !a->as.optional) goto nothing;
      *result = crd_cel_held(cel, *a);
      goto check;
    case CRD_OP_EQUAL:
      *result = run_equal(frame, OPERAND(at->a), OPERAND(at->b), at->n != 0);
      goto check;
    case CRD_OP_LESS:
    case CRD_OP_LESS_EQUAL:
    case CRD_OP_GREATER:
    case CRD_OP_GREATER_EQUAL:
      *result = run_order(frame, at, OPERAND(at->a), OPERAND(at->b));
      goto check;
    case CRD_OP_ADD:
    case CRD_OP_SUBTRACT:
    case CRD_OP_MULTIPLY:
    case CRD_OP_DIVIDE:
    case CRD_OP_MODULO:
      *result = run_arithmetic(frame, at, OPERAND(at->a), OPERAND(at->b));
      goto check;
    case CRD_OP_NEGATE:
      *result = crd_cel_negate(cel, *OPERAND(at->a));
      goto check;
    case CRD_OP_IN:
      *result = run_in(frame, at, OPERAND(at->a), OPERAND(at->b));
      goto check;
    case CRD_OP_IN_CONSTANT:
      *result = crd_cel_of_truth(tree_in_constant(cel, OPERAND(at->a), OPERAND(at->b)));
      goto check;
    case CRD_OP_SIZE:
      *result = crd_cel_fn_size(cel, OPERAND(at->a), 1);
      goto check;
    case CRD_OP_SIZE_AT_MOST:
      a = OPERAND(at->a), b = OPERAND(at->b);
      *result = crd_cel_of_bool(crd_cel_size_at_most(text_in(a), (uint64_t)b->as.integer) != (at->n != 0));
      continue;
    case CRD_OP_STARTS:
    case CRD_OP_ENDS:
      *result = run_affix(frame, at, OPERAND(at->a), OPERAND(at->b));
      goto check;
    case CRD_OP_CONTAINS:
      *result = run_contains(frame, OPERAND(at->a), OPERAND(at->b));
      goto check;
    case CRD_OP_MATCHES:
      *result = run_matches(frame, at, OPERAND(at->a));
      goto check;
    case CRD_OP_CALL:
      *result = run_call(frame, at);
      goto check;
    case CRD_OP_SHARED:
      *result = run_shared(frame, at);
      goto check;
    case CRD_OP_SHARED_TEST:
      *result = run_shared_test(frame, at, OPERAND(at->a));
      goto check;
    case CRD_OP_LIST:
    case CRD_OP_MAP:
      *result = run_literal(frame, at);
      goto check;
    case CRD_OP_OBJECT:
    case CRD_OP_JSON_PATCH:
      if (!all) goto nothing;
      *result = run_constructed(frame, at);
      goto check;
    case CRD_OP_LOOP_OPEN:
      if (!open_range(frame, at, OPERAND(at->a))) goto failed;
      continue;
    case CRD_OP_LOOP_BEGIN:
      begin_loop(&frame->loops[at->x]);
      if (!frame->loops[at->x].count)
        at = code + at->to - 1;
      else if (LIMITED())
        return run_error(frame);
      continue;
    case CRD_OP_LOOP_DISTINCT: {
      const run_loop *loop = &frame->loops[at->x];
      const uint64_t cost = crd_cel_distinct(cel, loop->opened, loop->opened_count, *OPERAND(at->a), *OPERAND(at->b));
      if (!cost || cost > cel->limit || cel->cost + frame->cost > cel->limit - cost) continue;
      frame->cost += cost;
      at = code + at->to - 1;
      continue;
    }
    case CRD_OP_LOOP_NEXT:
    next_element:
      if (++frame->loops[at->x].index >= frame->loops[at->x].count) continue;
      crd_cel_poll(cel); /* what an element costs may be no measure of the time that it takes */
      if (LIMITED()) return run_error(frame);
      at = code + at->to - 1;
      continue;
    case CRD_OP_LOOP_ITEM:
      if (!is_in_range(&frame->loops[at->x])) goto nothing;
      tree_item(cel, &frame->loops[at->x].range, frame->loops[at->x].index, result);
      if (at[1].operation != CRD_OP_CHECK || at[1].a != at->result || result->kind == CRD_CEL_FAILED) continue;
      frame->cost += (++at)->cost; /* it is asked for at once, and is there */
      continue;
    case CRD_OP_LOOP_KEY:
      if (!is_in_range(&frame->loops[at->x])) goto nothing;
      *result = crd_cel_range_key(frame->loops[at->x].range, frame->loops[at->x].index);
      continue;
    case CRD_OP_LOOP_VALUE:
      if (!is_in_range(&frame->loops[at->x])) goto nothing;
      *result = crd_cel_range_value(cel, frame->loops[at->x].range, frame->loops[at->x].index);
      continue;
    case CRD_OP_QUANTIFY:
      if (quantify(frame, at, OPERAND(at->a)))
        at = code + at->to - 1;
      else if (at[1].operation == CRD_OP_LOOP_NEXT) {
        frame->cost += (++at)->cost;
        goto next_element;
      }
      continue;
    case CRD_OP_QUANTIFIED:
      if (OPERAND(at->a)->kind == CRD_CEL_FAILED) cel->error = frame->loops[at->x].error;
      continue;
    case CRD_OP_REMEMBER:
      remember_error(frame, &frame->loops[at->x]);
      continue;
    case CRD_OP_REMEMBER_FIRST:
      if (!frame->loops[at->x].failed) remember_error(frame, &frame->loops[at->x]);
      continue;
    case CRD_OP_LOOP_CHECK:
      if (!frame->loops[at->x].failed) continue;
      cel->error = frame->loops[at->x].error;
      goto failed;
    case CRD_OP_COLLECT:
      crd_cel_push(cel, &frame->loops[at->x].items, *OPERAND(at->a));
      continue;
    case CRD_OP_COLLECTED:
      *result = crd_cel_built(cel, &frame->loops[at->x].items);
      continue;
    case CRD_OP_COUNT_ONE:
      frame->loops[at->x].ones++;
      continue;
    case CRD_OP_IS_ONE:
      *result = crd_cel_of_bool(frame->loops[at->x].ones == 1);
      continue;
    case CRD_OP_HIT:
      frame->hits[at->to + CRD_HIT_REACHED]++;
      continue;
    case CRD_OP_HIT_TRUTH:
      hit_truth(frame->hits + at->to, OPERAND(at->a));
      continue;
    case CRD_OP_HIT_RANGE:
      hit_range(frame->hits + at->to, &frame->loops[at->x]);
      continue;
    case CRD_OP_COUNT:
      break;
    }
  nothing: /* of a program that reads what it did not ask for: an element without a loop, an optional without a value */
    *result = crd_cel_no_value;
    continue;
  check:
    if (result->kind != CRD_CEL_FAILED) continue;
  failed:
    at = code + at->to - 1;
  }
}

/* What is not to be used, because only the tree can tell, is not counted. */
static inline crd_cel_value run_counted(run_frame *frame) {
  const crd_program *program = frame->program;
  const bool wanted = frame->cel->wants_tree;
  frame->hits = crd_arena_zalloc(frame->cel->arena, program->hits * sizeof *frame->hits);
  const crd_cel_value value = run_code(frame, true);
  if (!program->hits_of_when) {
    frame->hits[CRD_HIT_REACHED] = 1;
    if (value.kind == CRD_CEL_STRING) frame->hits[CRD_HIT_TRUE] = 1; /* a message */
    hit_truth(frame->hits, &value);
  }
  if (wanted || !frame->cel->wants_tree) crd_cel_counted(program->first_hit, frame->hits, program->hits);
  return value;
}

/* On the stack, of which variables that read variables take more and more. */
enum { FEW_REGISTERS = 16, FEW_LOOPS = 2 };

static inline __attribute__((always_inline)) crd_cel_value run_with(const crd_program *program, crd_cel *cel,
                                                                    const crd_program_input *input, const bool all) {
  crd_cel_value few_registers[FEW_REGISTERS];
  run_loop few_loops[FEW_LOOPS];
  run_frame frame = {.program = program, .cel = cel, .input = input, .registers = few_registers, .loops = few_loops};
  if (program->registers > FEW_REGISTERS)
    frame.registers = crd_arena_alloc(cel->arena, program->registers * sizeof *frame.registers);
  if (program->loops > FEW_LOOPS) frame.loops = crd_arena_alloc(cel->arena, program->loops * sizeof *frame.loops);
  /* what a program reads before it wrote it is an error */
  for (size_t i = 0; i < program->registers; i++) frame.registers[i].kind = CRD_CEL_FAILED;
  for (size_t i = 0; i < program->loops; i++) frame.loops[i] = (run_loop){.count = 0};
  return all && program->hits ? run_counted(&frame) : run_code(&frame, all);
}

#endif
