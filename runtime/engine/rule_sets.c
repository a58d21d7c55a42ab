/* SPDX-License-Identifier: Apache-2.0 */
/* Runs rule sets: the steps in order, each set over its self, with failures as field errors. Errors of evaluations have the
 * same form as those of the CRD's rules (rules.c). */
#include "rule_sets.h"
#include "../value/words.h"
#include "changes.h"

#include <crd/generated/rule_set.h>
#include <crd/json.h>
#include <crd/state.h>
#include <stdlib.h>

/* The state of running one set. */
typedef struct set_frame {
  crd_scope scope;
  const struct set_frame *outer;
  const crd_include *include; /* NULL: the root */
  bool keyed;                 /* within `each`: by a key, not an index */
} set_frame;

static void run_set(set_run *run, const set_frame *frame, const crd_rule_set *set);

/* ---- paths ---- */

static void add_path(crd_text *text, const set_frame *frame) {
  if (!frame->include) return;
  const crd_step_path *path = &frame->include->path;
  const set_frame *base = frame->outer;
  for (uint8_t i = 0; base && i < path->hops; i++) base = base->outer;
  if (base) add_path(text, base);
  crd_text_add(text, path->text);
  if (!frame->include->each || path->unknown) return;
  if (frame->keyed)
    crd_text_printf(text, "[%.*s]", (int)frame->scope.key.size, frame->scope.key.data);
  else
    crd_text_printf(text, "[%lld]", (long long)frame->scope.index);
}

static crd_string step_field(set_run *run, const set_frame *frame, crd_string suffix) {
  crd_text text = {.arena = run->cel.arena};
  add_path(&text, frame);
  crd_text_add(&text, suffix);
  crd_string field = crd_text_string(&text);
  if (field.size && field.data[0] == '.') field.data++, field.size--;
  return field.size ? field : CRD_STRING("<nil>");
}

/* ---- evaluation ---- */

static crd_cel *start_step_cel(set_run *run) {
  run->cel.cost = run->cel.past = 0;
  run->cel.cancelled = false;
  run->cel.unknown = false;
  return &run->cel;
}

crd_cel *crd_rule_sets_start(set_run *run) {
  return start_step_cel(run);
}

/* ---- ratcheting ---- */

static bool reads_same(const set_run *run, const set_frame *frame, const crd_read *reads, size_t count);

static bool place_same(const set_run *run, const set_frame *frame, crd_string path) {
  for (const set_frame *at = frame; at->include;) {
    const crd_step_path *own = &at->include->path;
    if (own->unknown) return reads_same(run, at->outer, at->include->self_reads, at->include->self_read_count);
    if (at->keyed && memchr(at->scope.key.data ? at->scope.key.data : "", ']', at->scope.key.size)) return false;
    at = at->outer;
    for (uint8_t i = 0; at && i < own->hops; i++) at = at->outer;
    if (!at) return false;
  }
  crd_text text = {.arena = run->cel.arena};
  add_path(&text, frame);
  crd_text_add(&text, path);
  return crd_rule_ratchet_same(run->ratchet, crd_text_string(&text));
}

/* Whether the values that a rule reads are unchanged. */
static bool reads_same(const set_run *run, const set_frame *frame, const crd_read *reads, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const set_frame *at = frame;
    for (uint8_t hop = 0; at && hop < reads[i].hops; hop++) at = at->outer;
    if (!at || reads[i].kind == CRD_READ_ALL) return false;
    bool same = reads[i].kind == CRD_READ_PLACE
                    ? place_same(run, at, reads[i].path)
                    : !at->include || reads_same(run, at, at->include->reads, at->include->read_count);
    if (!same) return false;
  }
  return true;
}

static bool is_step_forgiven(const set_run *run, const set_frame *frame, const crd_step *step, const crd_error *error) {
  if (step->warning || !run->ratchet || run->budget < 0) return false;
  crd_error *known = crd_rule_ratchet_find(run->ratchet, error);
  if (!known || !reads_same(run, frame, step->reads, step->read_count)) return false;
  known->forgiven = true;
  return true;
}

static void add_error(set_run *run, const set_frame *frame, const crd_step *step, crd_error error) {
  error.stage = run->stage;
  error.offset = CRD_NO_OFFSET;
  error.rule = step->name;
  error.warning = step->warning;
  if (run->gathered) {
    if (!step->warning && run->budget >= 0 && !is_step_forgiven(run, frame, step, &error))
      crd_errors_add(&run->gathered->errors, error);
    return;
  }
  error.forgiven = is_step_forgiven(run, frame, step, &error);
  crd_errors_add(run->errors, error);
  if (!step->warning && !error.forgiven) run->failures++;
}

static crd_error step_error(set_run *run, const set_frame *frame, const crd_step *step, uint8_t type) {
  return (crd_error){.type = type, .field = step_field(run, frame, step->field_path)};
}

static void add_message(set_run *run, const set_frame *frame, const crd_step *step, crd_string detail) {
  crd_error error = step_error(run, frame, step, step->reason);
  error.detail = detail;
  add_error(run, frame, step, error);
}

static crd_string words_of(const crd_step *step) {
  return step->message.size ? step->message : step->rule;
}

/* Takes an expression's cost from the budget. False if the budget is exceeded: then all evaluation stops. */
static bool pay(set_run *run, const set_frame *frame, const crd_step *step) {
  if (crd_cel_spent(&run->cel) > INT64_MAX || (int64_t)crd_cel_spent(&run->cel) > run->budget) {
    run->budget = -1; /* set first, so that the error is never forgiven */
    crd_error error = step_error(run, frame, step, step->reason);
    error.words = WORDS(RULE_BUDGET);
    add_error(run, frame, step, error);
    return false;
  }
  run->budget -= (int64_t)crd_cel_spent(&run->cel);
  return true;
}

/* Records that a step is skipped because its inputs are unknown here. */
static void leave_unasked(set_run *run, const crd_step *step) {
  const crd_state *state = run->cel.state;
  crd_string name = step->name.size || !step->include ? step->name : step->include->set->name;
  run->unasked = true;
  if (state && state->note_unasked) state->note_unasked(state, name, run->cel.error);
}

/* Adds the error of an expression as a failure, except for one about an unknown cluster. */
static void add_step_evaluation_error(set_run *run, const set_frame *frame, const crd_step *step) {
  if (run->cel.unknown && !run->cel.cancelled) {
    leave_unasked(run, step);
    return;
  }
  crd_string words = words_of(step);
  crd_error error = step_error(run, frame, step, CRD_ERROR_INVALID);
  crd_value of_rule = crd_value_make_string(words.size || run->cel.cancelled ? words : step->name);
  crd_value arguments[2] = {crd_value_make_string(run->cel.error), of_rule};
  if (run->cel.cancelled) {
    crd_error_say(run->cel.arena, &error, WORDS(RULE_CALL_COST), &of_rule, 1);
    run->budget = -1;
  } else {
    crd_error_say(run->cel.arena, &error, WORDS(RULE_ERROR), arguments, 2);
  }
  add_error(run, frame, step, error);
}

/* Whether a step's condition is true. False also if it is an error; that error is added as a failure. */
static bool asked(set_run *run, const set_frame *frame, const crd_step *step) {
  if (!crd_scope_code_is_there(&step->when)) return true;
  crd_cel_truth truth = crd_scope_truth(start_step_cel(run), &frame->scope, &step->when);
  if (!pay(run, frame, step)) return false;
  if (truth == CRD_CEL_ERROR) add_step_evaluation_error(run, frame, step);
  return truth == CRD_CEL_TRUE;
}

static bool rule_set_text(set_run *run, const set_frame *frame, const crd_step *step, const crd_scope_code *expression,
                          crd_string *text) {
  bool good = crd_scope_text(start_step_cel(run), &frame->scope, expression, text);
  return pay(run, frame, step) && good;
}

static bool step_value(set_run *run, const set_frame *frame, const crd_step *step, const crd_scope_code *expression,
                       crd_cel_value *value) {
  *value = crd_scope_value(start_step_cel(run), &frame->scope, expression);
  return pay(run, frame, step) && value->kind != CRD_CEL_FAILED;
}

/* Sets the bad value of an error: the text of `text`, or the value of `expression`. */
static void show_value(set_run *run, const set_frame *frame, const crd_step *step, const crd_scope_code *expression,
                       const crd_scope_code *text, crd_error *error) {
  crd_cel_value value;
  crd_string shown = {NULL, 0};
  if (crd_scope_code_is_there(text) && rule_set_text(run, frame, step, text, &shown)) {
    error->value = crd_bad_text(shown);
  } else if (crd_scope_code_is_there(expression) && step_value(run, frame, step, expression, &value)) {
    crd_value tree = crd_cel_tree(run->cel.arena, value);
    error->value = (crd_bad_value){.data = tree, .form = CRD_BAD_VALUE};
  }
}

/* ---- rules ---- */

static crd_string step_message(set_run *run, const set_frame *frame, const crd_step *step) {
  crd_string text = {NULL, 0};
  if (crd_scope_code_is_there(&step->message_expression) &&
      rule_set_text(run, frame, step, &step->message_expression, &text) && text.size)
    return text;
  if (step->message.size) return step->message;
  crd_text detail = {.arena = run->cel.arena};
  crd_text_add(&detail, CRD_STRING("failed rule: "));
  crd_text_add(&detail, step->rule);
  return crd_text_string(&detail);
}

static void run_rule_step(set_run *run, const set_frame *frame, const crd_step *step) {
  crd_cel_truth truth = crd_scope_truth(start_step_cel(run), &frame->scope, &step->evaluate);
  if (!pay(run, frame, step) || truth == CRD_CEL_TRUE) return;
  if (truth == CRD_CEL_ERROR) {
    add_step_evaluation_error(run, frame, step);
    return;
  }
  crd_error error = step_error(run, frame, step, step->reason);
  error.detail = step_message(run, frame, step);
  if (run->budget < 0) return;
  show_value(run, frame, step, &step->value, &step->value_text, &error);
  add_error(run, frame, step, error);
}

static void run_errors(set_run *run, const set_frame *frame, const crd_step *step) {
  crd_cel_value list;
  if (!asked(run, frame, step)) return;
  if (!step_value(run, frame, step, &step->value, &list)) {
    if (run->budget >= 0) add_step_evaluation_error(run, frame, step);
    return;
  }
  int64_t count = crd_cel_count(list);
  for (int64_t i = 0; i < count; i++) {
    crd_cel_value item = crd_cel_item(start_step_cel(run), list, (size_t)i);
    if (item.kind == CRD_CEL_STRING) add_message(run, frame, step, item.as.text);
  }
}

/* ---- mutations ---- */

/* The path of a frame's self as a JSON pointer. */
static void add_pointer(crd_text *text, const set_frame *frame) {
  if (!frame->include) return;
  const crd_include *include = frame->include;
  const set_frame *base = frame->outer;
  for (uint8_t i = 0; base && i < include->path.hops; i++) base = base->outer;
  if (base) add_pointer(text, base);
  crd_text_add(text, include->pointer);
  if (!include->each) return;
  if (frame->keyed)
    crd_pointer_add(text, frame->scope.key);
  else
    crd_text_printf(text, "/%lld", (long long)frame->scope.index);
}

/* Sets the value of a change. False without a value: an empty optional changes nothing. */
static bool take_value(set_run *run, const set_frame *frame, const crd_step *step, crd_change *change) {
  const crd_mutation *mutation = step->mutation;
  crd_cel_value value;
  if (!step_value(run, frame, step, &mutation->value, &value)) {
    if (run->budget >= 0) add_step_evaluation_error(run, frame, step);
    return false;
  }
  if (value.kind == CRD_CEL_OPTIONAL && !value.as.optional) return false;
  change->has_value = true;
  change->value = crd_cel_tree_shared(run->cel.arena, value);
  change->go_type = mutation->go_type;
  return true;
}

/* Sets the path of a change: `path` below self. */
static bool take_place(set_run *run, const set_frame *frame, const crd_step *step, crd_change *change) {
  const crd_mutation *mutation = step->mutation;
  crd_string path = mutation->path;
  if (crd_scope_code_is_there(&mutation->path_expression) &&
      !rule_set_text(run, frame, step, &mutation->path_expression, &path)) {
    if (run->budget >= 0) add_step_evaluation_error(run, frame, step);
    return false;
  }
  crd_text text = {.arena = run->cel.arena};
  add_pointer(&text, frame);
  crd_text_add(&text, path);
  change->path = crd_text_string(&text);
  return true;
}

/* The state of a run before a step, to find the step's fate. */
typedef struct set_mark {
  uint32_t errors;
  bool unasked;
} set_mark;

static set_mark mark_of(set_run *run) {
  set_mark mark = {run->errors->count, run->unasked};
  run->unasked = false;
  return mark;
}

/* Records a step that changes nothing, for `watched` runs. */
static void note_fate(set_run *run, const set_frame *frame, const crd_step *step, set_mark before, crd_mutate_fate fate) {
  crd_change change = {.set = run->set, .step = step, .fate = (uint8_t)(run->unasked ? CRD_STEP_UNASKED : fate)};
  run->unasked = run->unasked || before.unasked;
  if (!run->changes || !run->changes->watched) return;
  if (run->errors->count > before.errors) {
    change.fate = step->kind == CRD_STEP_RULE ? CRD_STEP_REFUSED : CRD_STEP_FAILED;
    change.error = crd_error_detail(run->cel.arena, &run->errors->items[before.errors]);
  }
  if (step->kind == CRD_STEP_MUTATE) {
    crd_text text = {.arena = run->cel.arena};
    add_pointer(&text, frame);
    crd_text_add(&text, step->mutation->path);
    change.path = crd_text_string(&text);
  }
  crd_changes_add(run->changes, change);
}

static void run_mutation(set_run *run, const set_frame *frame, const crd_step *step) {
  crd_change change = {.set = run->set, .step = step, .op = step->mutation->op};
  if (!run->changes) return;
  set_mark before = mark_of(run);
  if (!asked(run, frame, step))
    note_fate(run, frame, step, before, CRD_STEP_LEFT_OUT);
  else if (!take_place(run, frame, step, &change) ||
           (crd_scope_code_is_there(&step->mutation->value) && !take_value(run, frame, step, &change)))
    note_fate(run, frame, step, before, CRD_STEP_EMPTY);
  else
    crd_changes_add(run->changes, change);
  run->unasked = run->unasked || before.unasked;
}

/* Runs a rule of a `watched` run. */
static void run_watched_rule(set_run *run, const set_frame *frame, const crd_step *step) {
  set_mark before = mark_of(run);
  run_rule_step(run, frame, step);
  note_fate(run, frame, step, before, CRD_STEP_PASSED);
}

/* ---- failures of a set ---- */

/* Applies an include's prefix, path and value to its failures. */
static void adorn_failures(set_run *run, const set_frame *frame, const crd_step *step, uint32_t before) {
  const crd_include *include = step->include;
  crd_string prefix = include->prefix;
  if (crd_scope_code_is_there(&include->prefix_expression))
    rule_set_text(run, frame, step, &include->prefix_expression, &prefix);
  for (uint32_t i = before; i < run->errors->count; i++) {
    crd_error *error = &run->errors->items[i];
    if (prefix.size || include->suffix.size) {
      crd_text text = {.arena = run->cel.arena};
      crd_text_add(&text, prefix);
      crd_words_add(&text, error);
      crd_text_add(&text, include->suffix);
      words_replace(error, crd_text_string(&text));
    }
    if (include->field_path.size) error->field = step_field(run, frame->outer, include->field_path);
    show_value(run, frame, step, &include->value, &include->value_text, error);
  }
}

/* ---- includes ---- */

/* Records an include whose condition was false or an error, for `watched` runs. */
static void note_left_out(set_run *run, const crd_step *step) {
  if (!run->changes || !run->changes->watched) return;
  crd_changes_add(run->changes, (crd_change){.set = run->set, .step = step, .fate = CRD_STEP_LEFT_OUT});
}

static void run_included(set_run *run, set_frame *frame, const crd_step *step) {
  const crd_include *include = step->include;
  enum { SMALL = 8 };
  crd_cel_value own[SMALL], *params = own;
  uint32_t before = run->errors->count;
  if (!asked(run, frame, step)) {
    note_left_out(run, step);
    return;
  }
  if (include->param_count > SMALL) params = crd_arena_alloc(run->cel.arena, include->param_count * sizeof *params);
  for (uint16_t i = 0; i < include->param_count; i++) {
    params[i] = crd_scope_value(start_step_cel(run), &frame->scope, &include->params[i]);
    if (!pay(run, frame, step)) return;
    if (params[i].kind != CRD_CEL_FAILED) continue;
    if (run->cel.unknown) {
      leave_unasked(run, step);
      return;
    }
    params[i].as.text = run->cel.error;
  }
  frame->scope.params = params;
  run_set(run, frame, include->set);
  if (run->errors->count > before) adorn_failures(run, frame, step, before);
  frame->scope.params = NULL; /* they are local to this function */
}

typedef struct item {
  crd_string key;
  const void *self;
  crd_cel_value value; /* storage for `self` if the item is in no storage */
} item;

static int by_map_key(const void *a, const void *b) {
  return crd_string_compare(((const item *)a)->key, ((const item *)b)->key);
}

/* The items of a list, or of a map sorted by key. */
static item *items_of(set_run *run, const crd_include *include, crd_cel_value value, size_t *count, bool *keyed) {
  int64_t size = crd_cel_count(value);
  *keyed = crd_cel_is_map(value);
  *count = size > 0 ? (size_t)size : 0;
  item *items = crd_arena_alloc(run->cel.arena, (*count + 1) * sizeof *items);
  const crd_type *type = include->typed ? value.as.part.type : NULL;
  const crd_list *list = type ? value.as.part.at : NULL;
  for (size_t i = 0; i < *count; i++) {
    items[i].key = (crd_string){NULL, 0};
    if (list) {
      const char *place = (const char *)list->items +
                          i * (*keyed ? crd_storage_entry_size(type->additional) : crd_storage_size(type->items));
      if (*keyed) items[i].key = *(const crd_string *)(const void *)place;
      items[i].self = *keyed ? place + CRD_ENTRY_VALUE_OFFSET : place;
      continue;
    }
    crd_cel_value key = *keyed ? crd_cel_key(value, i) : crd_cel_of_null();
    if (key.kind == CRD_CEL_STRING) items[i].key = key.as.text;
    items[i].value = *keyed ? crd_cel_entry_value(&run->cel, value, i) : crd_cel_item(&run->cel, value, i);
    items[i].self = NULL;
  }
  if (*keyed && *count) qsort(items, *count, sizeof *items, by_map_key);
  return items;
}

static void run_each(set_run *run, set_frame *frame, const crd_step *step, crd_cel_value value) {
  const crd_include *include = step->include;
  uint32_t before = run->errors->count, failures = run->failures;
  const crd_type *type = include->typed ? value.as.part.type : NULL;
  bool in_place = type && type->storage == CRD_STORE_LIST; /* items of a typed list are used in place */
  const crd_list *list = in_place ? value.as.part.at : NULL;
  size_t count = list ? list->count : 0, stride = list ? crd_storage_size(type->items) : 0;
  item *items = list ? NULL : items_of(run, include, value, &count, &frame->keyed);
  for (size_t i = 0; i < count && run->budget >= 0; i++) {
    frame->scope.index = (int64_t)i;
    if (list) {
      frame->scope.self = (const char *)list->items + i * stride;
    } else {
      frame->scope.self = items[i].self ? items[i].self : &items[i].value;
      frame->scope.key = items[i].key;
    }
    run_included(run, frame, step);
    if (run->broken || (include->mode == CRD_SET_FIRST && run->failures > failures)) break;
  }
  run->broken = false;
  crd_rule_sets_join(run, before, &include->join);
}

void crd_rule_sets_include(set_run *run, const crd_scope *outer, const crd_step *step) {
  const crd_include *include = step->include;
  const set_frame *around = (const set_frame *)(const void *)outer;
  set_frame frame = {.scope = {.outer = outer, .self = outer->self}, .outer = around, .include = include};
  crd_cel_value value;
  if (!crd_scope_code_is_there(&include->at)) {
    uint32_t before = run->errors->count;
    run_included(run, &frame, step);
    crd_rule_sets_join(run, before, &include->join);
    return;
  }
  /* the condition is evaluated before `at`: containers[0] is read only if there is one */
  if (!include->each && !asked(run, &frame, step)) {
    note_left_out(run, step);
    return;
  }
  if (!step_value(run, around, step, &include->at, &value)) {
    if (run->budget >= 0) add_step_evaluation_error(run, around, step);
    return;
  }
  if (include->each) {
    run_each(run, &frame, step, value);
    return;
  }
  uint32_t before = run->errors->count;
  frame.scope.self = include->typed ? value.as.part.at : &value;
  crd_step asked_step = *step;
  asked_step.when = (crd_scope_code){.program = NULL};
  run_included(run, &frame, &asked_step);
  crd_rule_sets_join(run, before, &include->join);
}

/* ---- sets ---- */

static void run_set(set_run *run, const set_frame *frame, const crd_rule_set *set) {
  uint32_t before = run->errors->count, failures = run->failures;
  const crd_rule_set *around = run->set;
  run->entered = true;
  run->set = set;
  for (uint16_t i = 0; i < set->step_count && run->budget >= 0; i++) {
    const crd_step *step = &set->steps[i];
    if (run->without.size && crd_string_equal(run->without, step->name)) continue;
    uint32_t failed = run->failures;
    if (step->kind == CRD_STEP_RULE && run->changes && run->changes->watched)
      run_watched_rule(run, frame, step);
    else if (step->kind == CRD_STEP_RULE)
      run_rule_step(run, frame, step);
    else if (step->kind == CRD_STEP_ERRORS)
      run_errors(run, frame, step);
    else if (step->kind == CRD_STEP_MUTATE)
      run_mutation(run, frame, step);
    else
      crd_rule_sets_include(run, &frame->scope, step);
    run->broken = run->broken || (step->breaks && run->failures > failed);
    if (run->broken || (set->mode == CRD_SET_FIRST && run->failures > failures)) break;
  }
  run->set = around;
  crd_rule_sets_join(run, before, &set->join);
}

/* The self of the root's scope. */
static const void *root_of(crd_arena *arena, crd_cel *cel, const crd_layer_input *input) {
  const crd_type *type = input->kind->type;
  if (crd_layers_are_interpreted(input->kind)) {
    crd_cel_value *value = crd_arena_alloc(arena, sizeof *value);
    *value = crd_cel_of_document(cel, type, input->object);
    return value;
  }
  if (input->storage) return input->storage;
  void *storage = crd_arena_alloc(arena, input->kind->struct_size);
  crd_fill(arena, type, input->object, storage);
  return storage;
}

set_run crd_rule_sets_begin(crd_arena *arena, const crd_layer_input *input, crd_errors *errors, const void **root) {
  set_run run = {.budget = CRD_CEL_BUDGET, .errors = errors, .without = input->without_rule, .stage = CRD_STAGE_WEBHOOK};
  run.cel = (crd_cel){.arena = arena,
                      .limit = CRD_CEL_CALL_LIMIT,
                      .beyond = true,
                      .zeros = true,
                      .settings = input->settings,
                      .operation = input->operation,
                      .root = input->kind->type,
                      .object = input->object,
                      .old_object = input->old_object,
                      .kind = input->kind,
                      .request = input->request,
                      .state = input->state,
                      .pods = input->pods,
                      .partial = input->partial};
  if (!run.cel.operation.size && !input->request)
    run.cel.operation = input->old_object ? CRD_STRING("UPDATE") : CRD_STRING("CREATE");
  *root = root_of(arena, &run.cel, input);
  return run;
}

bool crd_rule_sets_skip(set_run *run, const crd_layer_input *input, const void *root, crd_string *why) {
  const crd_layers *layers = input->kind->layers;
  crd_scope scope = {.self = root};
  for (uint16_t i = 0; i < layers->skip_count; i++) {
    const crd_layer_skip *skip = &layers->skips[i];
    if (skip->layer != input->layer) continue;
    if (crd_scope_code_is_there(&skip->when) && crd_scope_truth(start_step_cel(run), &scope, &skip->when) != CRD_CEL_TRUE)
      continue;
    if (why && (!crd_scope_code_is_there(&skip->reason) || !crd_scope_text(start_step_cel(run), &scope, &skip->reason, why)))
      *why = CRD_STRING("skipped");
    return true;
  }
  return false;
}

void crd_rule_sets_run(set_run *run, const void *root, const crd_step *step) {
  set_frame frame = {.scope = {.self = root}};
  run->broken = false;
  crd_rule_sets_include(run, &frame.scope, step);
}
