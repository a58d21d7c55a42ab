/* SPDX-License-Identifier: Apache-2.0 */
/* Runs the layers above the CRD on an object that the CRD accepts: the operator's webhook, then its reconciler, then the API
 * server's checks of the pods. A layer in warn_layers refuses nothing. */
#include "request_parts.h"
#include <crd/generated/type_tables.h>
#include <crd/pods.h>
#include <crd/storage.h>

/* Sets the offsets of the errors' fields in the input; objects decoded in one pass have no offsets. */
static void note_places(request_state *state, crd_errors *found, uint32_t warned) {
  const crd_value *root = state->object.root;
  crd_rule_warnings *warnings = &state->verdict->rule_warnings;
  for (uint32_t i = 0; i < found->count; i++) found->items[i].offset = crd_layer_place(root, found->items[i].field);
  for (uint32_t i = warned; i < warnings->count; i++)
    warnings->items[i].offset = crd_layer_place(root, warnings->items[i].field);
}

static void warn(request_state *state, crd_layer layer, const crd_errors *found) {
  for (uint32_t i = 0; i < found->count; i++) {
    const crd_error *error = &found->items[i];
    crd_string text = crd_error_message(state->arena, error);
    crd_texts_add(&state->verdict->warnings, text);
    crd_rule_warnings_add(
        &state->verdict->rule_warnings,
        (crd_rule_warning){
            .text = text, .layer = layer, .rule = error->rule, .field = error->field, .offset = error->offset});
  }
}

/* Runs a layer. If it fails and ratchets, it is run again, and failures that the stored object has too only warn. */
static void run_layer(request_state *state, crd_layer_input *input, crd_layer_output *output, crd_errors *found) {
  const crd_request *request = state->request;
  const crd_texts warnings = *output->warnings;
  const crd_rule_warnings told = *output->rule_warnings;
  crd_layer_run(state->arena, input, output);
  if (!output->failed || !(request->ratchet_layers & input->layer) || (request->warn_layers & input->layer)) return;
  if (input->partial && input->old_object) {
    output->wants_whole = true;
    return;
  }
  input->ratchet = crd_layer_ratchet_make(state->arena, input);
  if (!input->ratchet) return;
  *output->warnings = warnings;
  *output->rule_warnings = told;
  *found = crd_errors_init(state->arena);
  *output = (crd_layer_output){.errors = found, .warnings = output->warnings, .rule_warnings = output->rule_warnings};
  crd_layer_run(state->arena, input, output);
}

#define FURTHER_MOST 64u

/* Finds the reconciler's further errors, which it would report after the first one is fixed. */
static void note_further(request_state *state, const crd_layer_input *input, const crd_errors *found) {
  crd_arena *arena = state->arena;
  crd_errors all = crd_errors_init(arena), *further = &state->verdict->further;
  crd_layer_gather(arena, input, &all);
  const crd_string first = crd_error_detail(arena, &found->items[0]);
  for (uint32_t i = 0; i < all.count && further->count < FURTHER_MOST; i++) {
    crd_error *error = &all.items[i];
    const crd_string detail = crd_error_detail(arena, error);
    bool told = crd_string_contains(first, detail);
    for (uint32_t k = 0; k < further->count && !told; k++)
      told = crd_string_equal(detail, crd_error_detail(arena, &further->items[k]));
    if (told) continue;
    error->offset = crd_layer_place(state->object.root, error->field);
    crd_errors_add(further, *error);
  }
}

/* Judges one layer; false when it refuses. */
static bool judge_layer(request_state *state, crd_layer layer) {
  const crd_request *request = state->request;
  crd_verdict *verdict = state->verdict;
  crd_errors found = crd_errors_init(state->arena);
  crd_layer_output output = {.errors = &found, .warnings = &verdict->warnings, .rule_warnings = &verdict->rule_warnings};
  crd_layer_input input = {.kind = state->kind,
                           .layer = layer,
                           .object = state->object.root,
                           .storage = state->storage,
                           .old_object = state->stored.object.root,
                           .partial = state->pass.reading != NULL,
                           .settings = request->settings,
                           .pods = request->pods,
                           .state = request->state,
                           .without_rule = request->without_rule};
  uint32_t warned = verdict->rule_warnings.count;
  run_layer(state, &input, &output, &found);
  note_places(state, &found, warned);
  state->pass.gave_up = state->pass.gave_up || output.wants_whole;
  if (output.skipped.size) verdict->skipped_layers |= layer;
  if (output.unasked) verdict->unasked_layers |= layer;
  bool found_any = output.failed || verdict->rule_warnings.count > warned;
  const bool further = request->want_further && layer == CRD_LAYER_CONTROLLER && output.failed;
  if (state->pass.reading && found_any && (state->origin != REQUEST_ADMISSION || further))
    state->pass.gave_up = true; /* for the places, and for all that there is to say: a tree has them */
  if (!output.failed) return true;
  if (request->warn_layers & layer) {
    warn(state, layer, &found);
    return true;
  }
  for (uint32_t i = 0; i < found.count; i++) crd_errors_add(&verdict->errors, found.items[i]);
  crd_request_conclude_layer(state->arena, state->kind, CRD_LAYER_WEBHOOK, &output, verdict);
  verdict->layer = layer;
  verdict->event = output.event;
  verdict->status = output.status;
  if (further && !input.partial && found.count) note_further(state, &input, &found);
  return false;
}

/* ---- pods ---- */

static void warn_of_pods(request_state *state, const crd_pods_output *pods) {
  for (uint32_t i = 0; i < pods->warnings.count; i++) {
    const crd_rule_warning warning = {
        .text = pods->warnings.items[i], .layer = CRD_LAYER_PODS, .field = pods->warned.items[i], .offset = CRD_NO_OFFSET};
    crd_texts_add(&state->verdict->warnings, warning.text);
    crd_rule_warnings_add(&state->verdict->rule_warnings, warning);
  }
}

/* Judges the templates of pods; false when their pods would be refused, or it could not be judged. */
static bool judge_pods(request_state *state) {
  const crd_request *request = state->request;
  crd_verdict *verdict = state->verdict;
  bool ratchets = (request->ratchet_layers & CRD_LAYER_PODS) && !(request->warn_layers & CRD_LAYER_PODS);
  crd_pods_input input = {.kind = state->kind,
                          .object = state->object.root,
                          .storage = state->storage,
                          .old_object = ratchets ? state->stored.object.root : NULL,
                          .operation = state->stored.object.root ? CRD_STRING("UPDATE") : CRD_STRING("CREATE"),
                          .settings = request->settings,
                          .state = request->state,
                          .judge = request->pods,
                          .kubernetes_minor = request->kubernetes_minor};
  crd_pods_output pods;
  uint32_t warned = verdict->rule_warnings.count;
  crd_pods_judge(state->arena, &input, &pods);
  if (pods.skipped.size) verdict->skipped_layers |= CRD_LAYER_PODS;
  if (pods.unasked) verdict->unasked_layers |= CRD_LAYER_PODS;
  warn_of_pods(state, &pods);
  note_places(state, &pods.errors, warned);
  if (request->warn_layers & CRD_LAYER_PODS) {
    warn(state, CRD_LAYER_PODS, &pods.errors);
    return true;
  }
  if (pods.error.size && !pods.errors.count) return crd_request_cannot_judge(state, pods.error);
  if (!pods.errors.count) return true;
  for (uint32_t i = 0; i < pods.errors.count; i++) crd_errors_add(&verdict->errors, pods.errors.items[i]);
  const crd_layer_output output = {.failed = true};
  crd_request_conclude_layer(state->arena, state->kind, CRD_LAYER_PODS, &output, verdict);
  return false;
}

/* ---- all of them ---- */

static unsigned layers_of(const crd_request *request) {
  bool writes = request->operation == CRD_CREATE || request->operation == CRD_UPDATE;
  return writes ? request->layers | request->warn_layers : 0;
}

bool crd_request_wants_layers(const crd_request *request) {
  bool rules = request->kind->layers || (request->kind->type->flags & CRD_TYPE_RULES_WITHIN);
  return rules && (layers_of(request) & (CRD_LAYER_WEBHOOK | CRD_LAYER_CONTROLLER));
}

bool crd_request_wants_pods(const crd_request *request) {
  return (layers_of(request) & CRD_LAYER_PODS) && crd_kind_has_pods(request->kind);
}

/* Judges by the layers that are rules; false when one refuses. */
static bool judge_rules(request_state *state) {
  unsigned layers = layers_of(state->request);
  if (!state->storage && !crd_layers_are_interpreted(state->kind)) {
    state->storage = crd_arena_alloc(state->arena, state->kind->struct_size);
    crd_fill(state->arena, state->kind->type, state->object.root, state->storage);
  }
  if ((layers & CRD_LAYER_WEBHOOK) && !judge_layer(state, CRD_LAYER_WEBHOOK)) return false;
  return !(layers & CRD_LAYER_CONTROLLER) || judge_layer(state, CRD_LAYER_CONTROLLER);
}

bool crd_request_ask_layers(request_state *state) {
  const crd_request *request = state->request;
  const crd_value *object = state->object.root, *old = state->stored.object.root;
  bool rules = crd_request_wants_layers(request), pods = crd_request_wants_pods(request);
  if (!rules && !pods) return true;
  if (old && request->ratchet_layers && crd_layer_releases(object, old)) return true;
  return (!rules || judge_rules(state)) && (!pods || judge_pods(state));
}
