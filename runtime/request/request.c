/* SPDX-License-Identifier: Apache-2.0 */
/* The chain of a request: a table of the steps in their order. A step is a function of the state (request_parts.h); its row
 * has the origins of requests that it applies to, and says whether it is for objects that are trees or for those decoded in
 * one pass (request_one_pass.c), which does some of the steps while it reads.
 *
 * The API server walks an object some ten times (prune, default, schema, lists, embedded metadata ...). Here one walk does
 * all of it, unless a step must come between shaping and checking: wiping the status, or a refusal. Errors are collected in
 * the order of the walk and sorted by stage at the end. */
#include "request_parts.h"

enum { ON_TREE = 1, IN_PASS = 2, EITHER = ON_TREE | IN_PASS };

typedef struct step {
  request_stage *take;
  unsigned origins, ways;
} step;

static const step opening[] = {
    {crd_request_read_stored, REQUEST_ANY, ON_TREE},
    {crd_request_reading_stored, REQUEST_ANY, IN_PASS},
    {crd_request_settle_stored, REQUEST_ANY, EITHER},
    {crd_request_apply_patch, REQUEST_PATCH, ON_TREE},
};

static const step creation[] = {
    {crd_request_read_sent, REQUEST_ANY, ON_TREE},
    {crd_request_reading_sent, REQUEST_ANY, IN_PASS},
    {crd_request_shape_new, REQUEST_ANY, ON_TREE},
    {crd_request_prepare_create, REQUEST_SERVED, EITHER},
    {crd_request_take_managed_fields, REQUEST_HANDLED, ON_TREE},
    {crd_request_drop_status, REQUEST_SERVED, ON_TREE},
    {crd_request_walk_new, REQUEST_ANY, ON_TREE},
    {crd_request_reading_walk, REQUEST_ANY, IN_PASS},
    {crd_request_insist_on_namespace, REQUEST_SERVED, EITHER},
    {crd_request_check_new, REQUEST_ANY, EITHER},
    {crd_request_run_rules, REQUEST_ANY, EITHER},
    {crd_request_check_generated, REQUEST_ANY, EITHER},
    {crd_request_conclude, REQUEST_ANY, EITHER},
    {crd_request_warn, REQUEST_ANY, EITHER},
    {crd_request_ask_layers, REQUEST_ANY, EITHER},
};

static const step change[] = {
    {crd_request_read_sent, REQUEST_ANY, ON_TREE},
    {crd_request_reading_sent, REQUEST_ANY, IN_PASS},
    {crd_request_adopt_version, REQUEST_PATCH, ON_TREE},
    {crd_request_take_from_stored, REQUEST_OF_CLIENT, EITHER},
    {crd_request_compare_with_stored, REQUEST_DIRECT, EITHER},
    {crd_request_compare_with_url, REQUEST_HANDLED, ON_TREE},
    {crd_request_shape_changed, REQUEST_ANY, ON_TREE},
    {crd_request_insist_on_identity, REQUEST_ANY, EITHER},
    {crd_request_insist_on_state, REQUEST_HANDLED, ON_TREE},
    {crd_request_take_managed_fields, REQUEST_HANDLED, ON_TREE},
    {crd_request_keep_generation, REQUEST_SERVED, EITHER},
    {crd_request_keep_status, REQUEST_SERVED, ON_TREE},
    {crd_request_reading_keep_status, REQUEST_SERVED, IN_PASS},
    {crd_request_keep_system_fields, REQUEST_ANY, EITHER},
    {crd_request_count_shaped, REQUEST_SERVED, ON_TREE},
    {crd_request_walk_changed, REQUEST_ANY, ON_TREE},
    {crd_request_reading_walk, REQUEST_ANY, IN_PASS},
    {crd_request_count_unshaped, REQUEST_SERVED, ON_TREE},
    {crd_request_check_changed, REQUEST_ANY, EITHER},
    {crd_request_run_rules, REQUEST_ANY, EITHER},
    {crd_request_check_common, REQUEST_ANY, EITHER},
    {crd_request_conclude, REQUEST_ANY, EITHER},
    {crd_request_warn, REQUEST_ANY, EITHER},
    {crd_request_ask_layers, REQUEST_ANY, EITHER},
};

static const step change_of_status[] = {
    {crd_request_read_sent, REQUEST_ANY, ON_TREE},
    {crd_request_adopt_version, REQUEST_PATCH, ON_TREE},
    {crd_request_shape_status, REQUEST_ANY, ON_TREE},
    {crd_request_take_from_stored, REQUEST_OF_CLIENT, ON_TREE},
    {crd_request_insist_on_subresource, REQUEST_ANY, ON_TREE},
    {crd_request_compare_with_stored, REQUEST_DIRECT, ON_TREE},
    {crd_request_compare_with_url, REQUEST_HANDLED, ON_TREE},
    {crd_request_insist_on_identity, REQUEST_ANY, ON_TREE},
    {crd_request_insist_on_state, REQUEST_HANDLED, ON_TREE},
    {crd_request_take_status_managed_fields, REQUEST_HANDLED, ON_TREE},
    {crd_request_merge_status, REQUEST_ANY, ON_TREE},
    {crd_request_walk_status, REQUEST_ANY, ON_TREE},
    {crd_request_check_status, REQUEST_ANY, ON_TREE},
    {crd_request_run_rules, REQUEST_ANY, ON_TREE},
    {crd_request_check_common, REQUEST_ANY, ON_TREE},
    {crd_request_conclude, REQUEST_ANY, ON_TREE},
};

static bool take(request_state *state, const step *steps, size_t count) {
  unsigned way = state->pass.reading ? IN_PASS : ON_TREE;
  for (size_t i = 0; i < count; i++)
    if ((steps[i].origins & state->origin) && (steps[i].ways & way) && !steps[i].take(state)) return false;
  return true;
}

#define TAKE(state, steps) take((state), (steps), sizeof(steps) / sizeof *(steps))

/* Runs the chain from decoding on. */
static void judge_chain(request_state *state) {
  const crd_request *request = state->request;
  if (request->operation != CRD_CREATE && !TAKE(state, opening)) return;
  if (request->noted) crd_request_note_told(state, request->noted);
  if (state->strict && request->strict) crd_request_note(state, request->strict);
  if (request->operation == CRD_CREATE)
    TAKE(state, creation);
  else if (request->operation == CRD_UPDATE)
    TAKE(state, change);
  else
    TAKE(state, change_of_status);
  crd_request_tell_strict(state);
  if (request->field_validation || request->patch) crd_request_conclude_url(state);
}

/* A delete: the strategy has no checks. */
static void let_go(request_state *state) {
  crd_verdict *verdict = state->verdict;
  verdict->allowed = true;
  verdict->object = state->request->old_object;
  verdict->name = crd_request_meta_string(crd_request_meta_of(verdict->object), META_NAME);
}

typedef struct request_judging {
  crd_arena *arena;
  const crd_request *request;
  crd_verdict *verdict;
  bool only_fast; /* judge only if one pass is enough */
} request_judging;

static void judge_request(void *context) {
  const request_judging *judging = context;
  crd_arena *arena = judging->arena;
  const crd_request *request = judging->request;
  request_state state = crd_request_begin(arena, request, judging->verdict);
  crd_request_begin_verdict(&state);
  if (crd_kind_lacks(request->kind, request->layers | request->warn_layers)) {
    crd_request_cannot_judge(&state, crd_request_apart(arena, request->kind));
    return;
  }
  if (!crd_request_options_hold(&state)) return;
  if (request->operation == CRD_DELETE) {
    let_go(&state);
    return;
  }
  if (crd_request_begin_reading(&state)) {
    judge_chain(&state);
    if (crd_request_end_reading(&state)) return;
  }
  if (judging->only_fast) return;
  state = crd_request_begin(arena, crd_request_without_reading(arena, request), judging->verdict);
  judge_chain(&state);
  if (!request->want_storage) judging->verdict->storage = NULL; /* made for the layers alone */
}

void crd_request_judge(crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  request_judging judging = {arena, request, verdict, false};
  crd_stop stop = crd_guard_once(arena, judge_request, &judging);
  if (stop) *verdict = crd_verdict_stopped(arena, stop);
}

bool crd_request_judge_fast(crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  request_judging judging = {arena, request, verdict, true};
  return !crd_guard_once(arena, judge_request, &judging) && verdict->fast;
}
