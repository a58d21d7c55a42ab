/* SPDX-License-Identifier: Apache-2.0 */
/* Instructions that take more than a few lines (program_loop.h). Common ones write their value into the result register: a
 * returned value is copied, and the copy stalls on the store just before it. */
#ifndef CRD_CEL_PROGRAM_STEPS_H
#define CRD_CEL_PROGRAM_STEPS_H

#include "program_tree.h"

#include <crd/generated/policy.h>
#include <crd/generated/program.h>
#include <crd/settings.h>

/* The state of a macro's loop. */
typedef struct run_loop {
  crd_cel_value opened, range; /* the range of LOOP_OPEN, the range that is iterated over */
  const crd_value *nodes;      /* the items of `range` and their type if it is a list of the document; else NULL */
  const crd_type *type;
  size_t opened_count, count, index;
  crd_string error; /* the remembered error, if `failed` */
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
  uint32_t *hits;  /* the row of counters; NULL: none */
  bool wants_tree; /* crd_cel.wants_tree before the program */
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

/* The text of a string; in an invalid program the value may have any kind. */
static crd_string text_in(const crd_cel_value *value) {
  return is_string(value) ? value->as.text : (crd_string){NULL, 0};
}

/* Stores the result of a test of crd/generated/cel_functions.h, which generated code calls, too. */
static inline void put_test(crd_cel_value *result, bool good, bool value) {
  *result = crd_cel_of_bool(value);
  if (!good) result->kind = CRD_CEL_FAILED;
}
static inline void put_truth(crd_cel_value *result, crd_cel_truth truth) {
  put_test(result, truth != CRD_CEL_ERROR, truth == CRD_CEL_TRUE);
}

static bool run_equal(crd_cel *cel, const crd_cel_value *a, const crd_cel_value *b, bool negate, crd_cel_value *result) {
  bool same = false;
  const bool good = crd_cel_test_equal(cel, *a, *b, negate, &same);
  put_test(result, good, same);
  return good;
}

static void run_order(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, const crd_cel_value *b,
                      crd_cel_value *result) {
  crd_cel *cel = frame->cel;
  const uint64_t before = cel->cost;
  bool holds = false;
  const bool good = at->operation == CRD_OP_LESS         ? crd_cel_test_less(cel, *a, *b, &holds)
                    : at->operation == CRD_OP_LESS_EQUAL ? crd_cel_test_less_equal(cel, *a, *b, &holds)
                    : at->operation == CRD_OP_GREATER    ? crd_cel_test_greater(cel, *a, *b, &holds)
                                                         : crd_cel_test_greater_equal(cel, *a, *b, &holds);
  if (at->n) cel->cost = before + 1;
  put_test(result, good, holds);
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

static void run_in(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, const crd_cel_value *b,
                   crd_cel_value *result) {
  uint64_t before = frame->cel->cost;
  crd_cel_truth truth = crd_cel_in(frame->cel, *a, *b);
  if (at->n) frame->cel->cost = before + 1;
  put_truth(result, truth);
}

static crd_cel_value run_not(const crd_cel_value *a) {
  return a->kind == CRD_CEL_BOOL ? crd_cel_of_bool(!a->as.boolean) : *a;
}

/* a && b and a || b, if `a` alone did not decide. */
static crd_cel_value run_logic(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, const crd_cel_value *b) {
  const bool decides = at->operation == CRD_OP_OR;
  if (a->kind != CRD_CEL_FAILED || (b->kind == CRD_CEL_BOOL && b->as.boolean == decides)) return *b;
  frame->cel->error = text_in(&frame->registers[at->x]);
  return *a;
}

/* ---- calls ---- */

static void run_affix(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, const crd_cel_value *b,
                      crd_cel_value *result) {
  bool holds = false;
  const bool good = at->operation == CRD_OP_STARTS ? crd_cel_test_starts_with(frame->cel, *a, *b, at->n != 0, &holds)
                                                   : crd_cel_test_ends_with(frame->cel, *a, *b, at->n != 0, &holds);
  put_test(result, good, holds);
}

static void run_contains(run_frame *frame, const crd_cel_value *a, const crd_cel_value *b, crd_cel_value *result) {
  bool holds = false;
  const bool good = crd_cel_test_contains(frame->cel, *a, *b, &holds);
  put_test(result, good, holds);
}

static void run_matches(run_frame *frame, const crd_instruction *at, const crd_cel_value *a, crd_cel_value *result) {
  const uint64_t size = at->n ? 0 : frame->program->pattern_sizes[at->x];
  bool holds = false;
  const bool good = crd_cel_test_matches(frame->cel, *a, frame->program->patterns[at->x], size, at->n != 0, &holds);
  put_test(result, good, holds);
}

static crd_cel_value run_call(run_frame *frame, const crd_instruction *at) {
  uint64_t before = frame->cel->cost;
  crd_cel_value value = frame->program->functions[at->x](frame->cel, frame->registers + at->a, at->b);
  if (at->n && value.kind != CRD_CEL_FAILED) frame->cel->cost = before + 1;
  return value;
}

/* A call that the rules of a node share. */
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

/* ---- constructors ---- */

/* Whether the values at even positions are strings, as names of fields must be. `named`: the object's name comes first. */
static inline bool are_named(const crd_cel_value *run, size_t count, bool named) {
  if (named && !is_string(run)) return false;
  for (size_t i = named; i + 1 < count; i += 2)
    if (!is_string(&run[i])) return false;
  return true;
}

/* The flags of a literal's entries, and the entries, in which keys and values alternate. */
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

/* ---- variables ---- */

static crd_cel_value run_part(run_frame *frame, const crd_value *part) {
  crd_cel_value value = crd_cel_of_null();
  if (part) read_node(frame->cel, frame->input->type, part, &value);
  return value;
}

/* If the next instruction only selects a plain part of self or oldSelf: reads that part. Else false. */
static inline bool run_part_of(const crd_program *program, const crd_instruction *at, const crd_type *type,
                               const crd_value *node, crd_cel_value *result) {
  const crd_instruction *next = at + 1;
  const bool has = next->operation == CRD_OP_HAS;
  if (next->a != at->result || next->result != at->result || !node || !type) return false;
  if (!has && next->operation != CRD_OP_SELECT) return false;
  const unsigned last = has ? next->x : next->x + next->b - 1u;
  if (!plain_select(program, next->x, last, type, node, result)) return false;
  if (has) *result = crd_cel_of_bool(true);
  return true;
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

/* A value that the view holds; NULL: it must be made. */
static inline const crd_cel_value *policy_value_held(const crd_policy_view *view, unsigned n) {
  switch ((crd_policy_value)n) {
  case CRD_POLICY_OBJECT:
    return &view->object;
  case CRD_POLICY_OLD_OBJECT:
    return &view->old_object;
  case CRD_POLICY_PARAMS:
    return &view->params;
  case CRD_POLICY_REQUEST:
    return &view->request;
  case CRD_POLICY_NAMESPACE:
    return &view->namespace_object;
  default:
    return NULL;
  }
}

static crd_cel_value run_policy_value(run_frame *frame, const crd_instruction *at) {
  switch ((crd_policy_value)at->n) {
  case CRD_POLICY_AUTHORIZER:
    return crd_policy_authorizer(frame->cel);
  case CRD_POLICY_REQUEST_RESOURCE:
    return crd_policy_request_resource(frame->cel);
  default:
    return crd_policy_all_variables(frame->cel);
  }
}

/* ---- variables of rule sets ---- */

/* The scope at->n levels further out; NULL if there are fewer. */
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
  run_loop *loop = &frame->loops[at->x];
  const crd_type *type = a->kind == CRD_CEL_DOCUMENT ? a->as.part.type : NULL;
  if (type && type->accepts & CRD_ACCEPT_ARRAY && type->items) {
    const crd_value *list = a->as.part.at;
    loop->opened = crd_cel_of_part(CRD_CEL_DOCUMENT, type, list), loop->opened_count = list->size;
    return true;
  }
  crd_cel_value *range = &loop->opened;
  *range = at->n & CRD_RANGE_ANY ? crd_cel_iterable(frame->cel, *a) : *a;
  int64_t count = at->n & CRD_RANGE_PAIRS ? crd_cel_range_pairs(frame->cel, *range) : crd_policy_range(frame->cel, range);
  loop->opened_count = count < 0 ? 0 : (size_t)count;
  return count >= 0;
}

static bool is_in_range(const run_loop *loop) {
  return loop->index < loop->count;
}

/* Clears single members: clearing the whole struct would be a call. */
static inline void clear_loop(run_loop *loop) {
  loop->nodes = NULL, loop->type = NULL;
  loop->index = loop->count = 0;
  loop->error = (crd_string){NULL, 0}, loop->failed = false;
  loop->ones = 0;
  loop->items = (crd_cel_builder){NULL, 0, 0};
}

static inline void begin_loop(run_loop *loop) {
  const crd_type *type = loop->opened.kind == CRD_CEL_DOCUMENT ? loop->opened.as.part.type : NULL;
  const crd_value *node = type ? loop->opened.as.part.at : NULL;
  clear_loop(loop);
  loop->range = type ? crd_cel_of_part(CRD_CEL_DOCUMENT, type, node) : loop->opened, loop->count = loop->opened_count;
  if (!type || !type->items || type->items == &crd_cel_open_type || node->kind != CRD_LIST) return;
  loop->nodes = node->as.items, loop->type = type->items;
}

/* An error of the predicate: the first one is the result if no element decides. */
static void quantify_failed(run_frame *frame, const crd_instruction *at) {
  crd_cel_value *result = &frame->registers[at->result];
  if (result->kind == CRD_CEL_FAILED) return;
  *result = crd_cel_no_value;
  frame->loops[at->x].error = frame->cel->error;
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

/* Ends a program with coverage. If it set wants_tree its result is discarded, and nothing is counted. */
static inline crd_cel_value run_counted(const run_frame *frame, crd_cel_value value) {
  const crd_program *program = frame->program;
  if (!program->hits_of_when) {
    frame->hits[CRD_HIT_REACHED] = 1;
    if (value.kind == CRD_CEL_STRING) frame->hits[CRD_HIT_TRUE] = 1; /* a message */
    hit_truth(frame->hits, &value);
  }
  if (frame->wants_tree || !frame->cel->wants_tree) crd_cel_counted(program->first_hit, frame->hits, program->hits);
  return value;
}

/* Sizes of arrays on the stack, kept small because variables that read variables nest. */
enum { FEW_REGISTERS = 16, MOSTLY_ENOUGH = 4, FEW_LOOPS = 2 };

#endif
