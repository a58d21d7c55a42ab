/* SPDX-License-Identifier: Apache-2.0 */
/* Mutation: the stages request changes (engine/mutations.c), which are turned into operations of JSON patch and applied
 * here.
 *
 * Changes that are operations already go into the patch unchanged; consecutive ones are applied together, as the API server
 * does. A change that sets a field is resolved against the object with all earlier changes: if the field has the value
 * already there is no operation, else one that sets the value with its missing parents. */
#include "../engine/engine.h"
#include "../engine/mutations.h"
#include "request_parts.h"

#include <assert.h>
#include <crd/go_json.h>
#include <crd/json.h>
#include <crd/mutate.h>
#include <crd/patch.h>
#include <crd/walk.h>

typedef struct mutating {
  crd_arena *arena;
  const crd_kind *kind;
  crd_layer layer; /* whose stages */
  const crd_mutate_options *options;
  crd_mutated *result;
  const crd_value *object; /* with the changes so far */
  const void *storage;     /* its struct; NULL: not made */
  crd_value *own;          /* `object` if it is a copy, which may be changed in place; else NULL */
  crd_text patch;          /* of the operations so far, without the brackets around them */
  size_t applied;          /* the part of `patch` that is applied to `object` */
} mutating;

/* ---- the patch ---- */

static void write_operation(mutating *state, const char *op, crd_string path, const crd_change *change) {
  crd_text *patch = &state->patch;
  if (state->result->operation_count++) crd_text_add_char(patch, ',');
  crd_text_printf(patch, "{\"op\":\"%s\",\"path\":", op);
  crd_json_write_string(patch, path, CRD_JSON_GO);
  if (change && change->has_value) {
    crd_text_add(patch, CRD_STRING(",\"value\":"));
    if (!change->go_type.size)
      crd_json_write(patch, &change->value, CRD_JSON_GO);
    else if (!crd_go_json(patch, change->go_type, &change->value)) /* the compiler knows which types there are */
      crd_text_add(patch, CRD_STRING("null"));
  }
  crd_text_add_char(patch, '}');
}

static crd_string bracketed(crd_arena *arena, crd_string operations) {
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '[');
  crd_text_add(&text, operations);
  crd_text_add_char(&text, ']');
  return crd_text_string(&text);
}

static void fail_patch(mutating *state, crd_string why) {
  if (!state->result->error.size) state->result->error = why.size ? why : CRD_STRING("the patch does not apply");
}

/* Applies the operations that are not in the object yet. */
static void apply_pending(mutating *state) {
  crd_string all = crd_text_string(&state->patch), text = {NULL, 0}, error = {NULL, 0};
  if (state->applied == all.size || state->result->error.size) return;
  size_t from = state->applied + (state->applied != 0); /* behind the comma */
  state->applied = all.size;
  crd_string patch = bracketed(state->arena, crd_string_slice(all, from, all.size));
  if (crd_json_patch(state->arena, state->object, patch, NULL, &text, &error) != CRD_PATCH_DONE) {
    fail_patch(state, crd_arena_printf(state->arena, "the patch does not apply: %.*s", (int)patch.size, patch.data));
    return;
  }
  state->own = crd_json_parse(state->arena, text, NULL, NULL);
  if (state->own)
    state->object = state->own;
  else
    fail_patch(state, CRD_STRING("the patched object is no JSON"));
}

/* ---- setting a field ---- */

/* The value as its Go type writes it. */
static void settle_value(mutating *state, crd_change *change) {
  crd_text text = {.arena = state->arena};
  if (!change->go_type.size || !crd_go_json(&text, change->go_type, &change->value)) return;
  const crd_value *written = crd_json_parse(state->arena, crd_text_string(&text), NULL, NULL);
  if (written) change->value = *written;
}

static void set_field(mutating *state, crd_change *change) {
  crd_arena *arena = state->arena;
  apply_pending(state);
  settle_value(state, change);
  if (!state->own) {
    state->own = crd_arena_alloc(arena, sizeof *state->own);
    *state->own = crd_value_copy(arena, state->object);
    state->object = state->own;
  }
  crd_patch_change made;
  if (!crd_patch_set(arena, state->own, change->path, &change->value, &made)) return;
  crd_change written = *change;
  written.value = made.value;
  if (made.path.size < change->path.size) written.go_type = (crd_string){NULL, 0};
  write_operation(state, made.op, made.path, &written);
  state->applied = crd_text_string(&state->patch).size;
  if (made.blind)
    fail_patch(state, crd_arena_printf(arena, "the patch does not apply: %.*s leads nowhere", (int)change->path.size,
                                       change->path.data));
}

/* ---- stages ---- */

/* Calls `look` for a step; `from` is the offset of its operations in the patch. */
static void show_step(mutating *state, const crd_rule_stage *stage, const crd_change *change, crd_mutate_fate fate,
                      size_t from) {
  const crd_mutate_options *options = state->options;
  if (!options->look) return;
  apply_pending(state);
  crd_string patch = crd_text_string(&state->patch);
  const crd_include *include = change->step->include;
  crd_mutate_step step = {.stage = stage->name,
                          .set = change->set ? change->set->name : CRD_STRING(""),
                          .name = change->step->name,
                          .index = change->set ? (uint16_t)(change->step - change->set->steps) : 0,
                          .fate = fate,
                          .is_include = include != NULL,
                          .path = change->path,
                          .value = change->has_value ? &change->value : NULL,
                          .error = change->error,
                          .object = state->object};
  if (include) step.included = include->set->name;
  if (patch.size > from) step.operations = crd_string_slice(patch, from + (from != 0), patch.size); /* behind the comma */
  options->look(options->look_context, &step);
}

static void make_change(mutating *state, crd_change *change) {
  static const char *const ops[] = {[CRD_MUTATE_ADD] = "add",
                                    [CRD_MUTATE_REPLACE] = "replace",
                                    [CRD_MUTATE_REMOVE] = "remove",
                                    [CRD_MUTATE_TEST] = "test"};
  state->storage = NULL; /* of what was before */
  if (change->op == CRD_MUTATE_SET)
    set_field(state, change);
  else
    write_operation(state, ops[change->op], change->path, change);
}

/* Whether the stage at the index is followed by another stage of the layer, which reads its result. */
static bool has_next_stage(const mutating *state, uint16_t index) {
  const crd_layers *layers = state->kind->layers;
  for (uint16_t i = index + 1; i < layers->stage_count; i++)
    if (layers->stages[i].layer == state->layer) return true;
  return false;
}

static void make_changes(mutating *state, uint16_t index, crd_changes *changes) {
  const crd_rule_stage *stage = &state->kind->layers->stages[index];
  for (uint32_t i = 0; i < changes->count; i++) {
    crd_change *change = &changes->items[i];
    size_t from = crd_text_string(&state->patch).size;
    if (change->fate == CRD_STEP_MADE) make_change(state, change);
    show_step(state, stage, change, change->fate, from);
  }
  if (!state->options->without_object || has_next_stage(state, index)) apply_pending(state);
}

/* The steps of a stage that is refused: none of its changes is made. */
static void show_refused(mutating *state, const crd_rule_stage *stage, const crd_changes *changes) {
  for (uint32_t i = 0; i < changes->count; i++) {
    const crd_change *change = &changes->items[i];
    show_step(state, stage, change, change->fate == CRD_STEP_MADE ? CRD_STEP_DROPPED : change->fate,
              crd_text_string(&state->patch).size);
  }
}

static crd_layer_input stage_input(const mutating *state) {
  const crd_mutate_options *options = state->options;
  return (crd_layer_input){.kind = state->kind,
                           .layer = state->layer,
                           .object = state->object,
                           .storage = state->storage,
                           .old_object = options->old_object,
                           .operation = options->operation,
                           .request = options->request,
                           .state = options->state,
                           .settings = options->settings,
                           .without_rule = options->without_rule};
}

/* False when the stage refuses, or its changes do not apply. */
static bool run_stage(mutating *state, uint16_t index) {
  crd_mutated *result = state->result;
  crd_layer_input input = stage_input(state);
  crd_mutation_run run;
  const crd_rule_stage *stage = &state->kind->layers->stages[index];
  crd_mutations_run(state->arena, &input, index, state->options->look != NULL, &run);
  result->unasked = result->unasked || run.unasked;
  for (uint32_t i = 0; i < run.warnings.count; i++) crd_texts_add(&result->warnings, run.warnings.items[i]);
  if (run.errors.count) {
    crd_errors_merge(&result->errors, &run.errors);
    show_refused(state, stage, &run.changes);
    return false;
  }
  make_changes(state, index, &run.changes);
  if (run.ran && stage->null_patch) result->has_patch = true;
  return !result->error.size;
}

typedef struct mutate_call {
  crd_arena *arena;
  const crd_kind *kind;
  crd_layer layer;
  const crd_value *object;
  const void *storage;   /* its struct; NULL: not made */
  const void *structure; /* in the object's place */
  const crd_mutate_options *options;
  crd_mutated *result;
  void *made; /* the struct of what came out */
} mutate_call;

static void finish_patch(mutating *state) {
  crd_mutated *result = state->result;
  result->allowed = true;
  result->has_patch = result->has_patch || result->operation_count;
  if (result->operation_count)
    result->patch = bracketed(state->arena, crd_text_string(&state->patch));
  else if (result->has_patch)
    result->patch = CRD_STRING("null");
  if (!result->error.size && !state->options->without_object) result->object = (crd_value *)state->object;
}

static bool is_passed_over(const mutating *state) {
  crd_layer_input input = stage_input(state);
  return crd_mutations_skip(state->arena, &input, &state->result->skipped);
}

static void mutate(void *context) {
  mutate_call *call = context;
  static const crd_mutate_options none;
  mutating state = {.arena = call->arena,
                    .kind = call->kind,
                    .layer = call->layer,
                    .options = call->options ? call->options : &none,
                    .result = call->result,
                    .object = call->object,
                    .storage = call->storage,
                    .patch = {.arena = call->arena}};
  const crd_layers *layers = call->kind->layers;
  bool going = layers && !is_passed_over(&state);
  for (uint16_t i = 0; going && i < layers->stage_count; i++)
    if (layers->stages[i].layer == call->layer) going = run_stage(&state, i);
  if (!call->result->errors.count)
    finish_patch(&state);
  else if (call->layer == CRD_LAYER_PODS) /* its templates are looked at all the same */
    call->result->object = (crd_value *)state.object;
}

bool crd_request_has_changes(const crd_kind *kind, crd_layer layer) {
  for (uint16_t i = 0; kind->layers && i < kind->layers->stage_count; i++)
    if (kind->layers->stages[i].layer == layer) return true;
  return false;
}

bool crd_mutates(const crd_kind *kind) {
  return crd_request_has_changes(kind, CRD_LAYER_MUTATION);
}

static void begin_mutated(mutate_call *call) {
  *call->result = (crd_mutated){.errors = crd_errors_init(call->arena), .warnings = {.arena = call->arena}};
}

void crd_request_change(crd_arena *arena, const crd_kind *kind, crd_layer layer, const crd_value *object,
                        const void *storage, const crd_mutate_options *options, crd_mutated *mutated) {
  mutate_call call = {.arena = arena,
                      .kind = kind,
                      .layer = layer,
                      .object = object,
                      .storage = storage,
                      .options = options,
                      .result = mutated};
  begin_mutated(&call);
  crd_stop stop = crd_guard_once(arena, mutate, &call);
  if (stop) *mutated = (crd_mutated){.stopped = stop, .error = crd_stop_text(stop)};
}

void crd_mutate(crd_arena *arena, const crd_kind *kind, const crd_value *object, const crd_mutate_options *options,
                crd_mutated *mutated) {
  crd_request_change(arena, kind, CRD_LAYER_MUTATION, object, NULL, options, mutated);
}

static void mutate_struct(void *context) {
  mutate_call *call = context;
  crd_value *value = crd_arena_alloc(call->arena, sizeof *value);
  *value = crd_encode(call->arena, call->kind->type, call->structure);
  call->object = value;
  mutate(call);
  if (!call->result->allowed || !call->result->object) return;
  crd_object *storage = crd_arena_alloc(call->arena, call->kind->struct_size);
  crd_walk walk = {.arena = call->arena, .mode = CRD_WALK_SHAPE};
  crd_walk_run(&walk, call->kind->type, call->result->object, storage);
  storage->unchecked = true;
  call->made = storage;
}

void *crd_kind_mutate(crd_arena *arena, const crd_kind *kind, const void *object, const crd_mutate_options *options,
                      crd_mutated *mutated) {
  mutate_call call = {
      .arena = arena, .kind = kind, .layer = CRD_LAYER_MUTATION, .structure = object, .options = options, .result = mutated};
  begin_mutated(&call);
  crd_stop stop = crd_guard_once(arena, mutate_struct, &call);
  if (stop) *mutated = (crd_mutated){.stopped = stop, .error = crd_stop_text(stop)};
  return stop ? NULL : call.made;
}
