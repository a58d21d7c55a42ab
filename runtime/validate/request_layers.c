/* The layers above the CRD on an object that the CRD takes: what the operator's webhook, and then its reconciler, would
 * refuse. A layer of which the request only wants warnings refuses nothing. */
#include "request_parts.h"
#include <crd/layers.h>
#include <crd/walk.h>

/* The next step of a path such as a.b[c.d][0]; false at its end. */
static bool next_step(crd_string *path, crd_string *step, bool *subscript) {
  if (!path->size) return false;
  *subscript = path->data[0] == '[';
  size_t from = *subscript || path->data[0] == '.', to = from;
  while (to < path->size && (*subscript ? path->data[to] != ']' : path->data[to] != '.' && path->data[to] != '[')) to++;
  *step = (crd_string){path->data + from, to - from};
  size_t end = *subscript && to < path->size ? to + 1 : to;
  *path = (crd_string){path->data + end, path->size - end};
  return true;
}

static const crd_value *item_of(const crd_value *list, crd_string step) {
  uint64_t index = 0;
  for (size_t i = 0; i < step.size && index < UINT32_MAX; i++) index = index * 10 + (uint64_t)(step.data[i] - '0');
  return index < list->size ? &list->as.items[index] : NULL;
}

/* Where in the input the value at a path begins, or the nearest value around it that is there. */
static uint32_t offset_of(const crd_value *root, crd_string path) {
  const crd_value *at = root;
  uint32_t offset = root->offset;
  crd_string step;
  bool subscript;
  while (at && next_step(&path, &step, &subscript)) {
    at = subscript && at->kind == CRD_LIST ? item_of(at, step) : crd_value_get(at, step);
    if (at && at->offset != CRD_NO_OFFSET) offset = at->offset;
  }
  return offset;
}

static void warn(request_state *state, const crd_errors *found) {
  crd_texts *warnings = &state->verdict->warnings;
  for (uint32_t i = 0; i < found->count; i++) crd_texts_add(warnings, crd_error_message(state->arena, &found->items[i]));
}

/* Judges one layer; false when it refuses. */
static bool judge_layer(request_state *state, crd_layer layer, const void *storage, const crd_value *old) {
  const crd_request *request = state->request;
  crd_verdict *verdict = state->verdict;
  crd_errors found = crd_errors_init(state->arena);
  crd_layer_output output = {.errors = &found, .warnings = &verdict->warnings};
  crd_layer_input input = {.kind = state->kind,
                           .layer = layer,
                           .object = verdict->object,
                           .storage = storage,
                           .old_object = old,
                           .settings = request->settings,
                           .without_rule = request->without_rule};
  crd_layer_run(state->arena, &input, &output);
  if (!output.failed) return true;
  if (request->warn_layers & layer) {
    warn(state, &found);
    return true;
  }
  for (uint32_t i = 0; i < found.count; i++) {
    found.items[i].offset = offset_of(verdict->object, found.items[i].field);
    crd_errors_add(&verdict->errors, found.items[i]);
  }
  crd_layer_conclude(state->arena, state->kind, CRD_LAYER_WEBHOOK, &output, verdict);
  verdict->layer = layer;
  verdict->event = output.event;
  verdict->status = output.status;
  return false;
}

static unsigned layers_of(const crd_request *request) {
  return (request->layers | request->warn_layers) & (CRD_LAYER_WEBHOOK | CRD_LAYER_CONTROLLER);
}

bool request_wants_layers(const request_state *state) {
  crd_operation operation = state->request->operation;
  bool rules = state->kind->layers || (state->kind->type->flags & CRD_TYPE_RULES_WITHIN);
  return rules && layers_of(state->request) && (operation == CRD_CREATE || operation == CRD_UPDATE);
}

void request_judge_layers(request_state *state, const crd_value *old) {
  unsigned layers = layers_of(state->request);
  if (!request_wants_layers(state) || !state->verdict->allowed || !state->verdict->object) return;
  const void *storage = state->verdict->storage;
  if (!storage) {
    void *own = crd_arena_alloc(state->arena, state->kind->struct_size);
    crd_fill(state->arena, state->kind->type, state->verdict->object, own);
    storage = own;
  }
  if ((layers & CRD_LAYER_WEBHOOK) && !judge_layer(state, CRD_LAYER_WEBHOOK, storage, old)) return;
  if (layers & CRD_LAYER_CONTROLLER) judge_layer(state, CRD_LAYER_CONTROLLER, storage, old);
}

bool request_layers_hold(request_state *state, const void *storage) {
  static const crd_layer each[] = {CRD_LAYER_WEBHOOK, CRD_LAYER_CONTROLLER};
  crd_value *object = crd_arena_alloc(state->arena, sizeof *object);
  *object = crd_encode(state->arena, state->kind->type, storage);
  for (size_t i = 0; i < 2; i++) {
    if (!(layers_of(state->request) & each[i])) continue;
    crd_errors found = crd_errors_init(state->arena);
    crd_layer_output output = {.errors = &found, .warnings = &state->verdict->warnings};
    crd_layer_input input = {.kind = state->kind,
                             .layer = each[i],
                             .object = object,
                             .storage = storage,
                             .settings = state->request->settings,
                             .without_rule = state->request->without_rule};
    crd_layer_run(state->arena, &input, &output);
    if (output.failed) return false;
  }
  return true;
}
