/* SPDX-License-Identifier: Apache-2.0 */
/* Judges an object by one layer above the CRD: whether the operator's types can hold it, and the layer's rules. */
#include "../storage/storage.h"
#include "request_parts.h"

#include <crd/pods.h>

/* ---- decoding ---- */

typedef struct type_check {
  crd_arena *arena;
  crd_text error;
} type_check;

static bool fits(const crd_type *type, const crd_value *value) {
  if (value->kind == CRD_NULL || type->storage == CRD_STORE_VALUE) return true;
  switch (type->storage) {
  case CRD_STORE_OBJECT:
  case CRD_STORE_MAP:
    return value->kind == CRD_MAP;
  case CRD_STORE_LIST:
    return value->kind == CRD_LIST;
  case CRD_STORE_STRING:
    return value->kind == CRD_STRING_VALUE;
  case CRD_STORE_INT:
    return value->kind == CRD_INT;
  case CRD_STORE_DOUBLE:
    return value->kind == CRD_INT || value->kind == CRD_DOUBLE;
  case CRD_STORE_BOOL:
    return value->kind == CRD_BOOL;
  default: /* an int or string: a quantity takes any number */
    return value->kind == CRD_INT || value->kind == CRD_DOUBLE || value->kind == CRD_STRING_VALUE;
  }
}

static bool check(type_check *c, const crd_type *type, const crd_value *value, const crd_path *path);

static bool check_members(type_check *c, const crd_type *type, const crd_value *value, const crd_path *path) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const crd_field *field = type_field(type, member->name, member->name_size);
    const crd_type *inner = field ? field->type : type->additional;
    crd_path at = {path, crd_member_name(member), 0, field ? CRD_PATH_FIELD : CRD_PATH_KEY};
    if (inner && !check(c, inner, &member->value, &at)) return false;
  }
  return true;
}

/* The check of json.Unmarshal into the operator's Go types: refuses values of another type than the schema's. */
static bool check(type_check *c, const crd_type *type, const crd_value *value, const crd_path *path) {
  if (!fits(type, value)) {
    crd_string field = crd_path_text(c->arena, CRD_STRING(""), path, CRD_PATH_SUBSCRIPT);
    const char *name = type->cel_type_name ? type->cel_type_name : "";
    crd_text_printf(&c->error, "cannot decode %s into field %.*s of type %s", crd_value_type_name(value), (int)field.size,
                    field.data, name);
    return false;
  }
  if (value->kind == CRD_MAP) return check_members(c, type, value, path);
  for (uint32_t i = 0; value->kind == CRD_LIST && type->items && i < value->size; i++) {
    crd_path at = {path, {NULL, 0}, i, CRD_PATH_INDEX};
    if (!check(c, type->items, &value->as.items[i], &at)) return false;
  }
  return true;
}

/* ---- the verdict ---- */

static crd_string name_of(const crd_value *object) {
  const crd_value *name = crd_value_find(object, "metadata", "name", NULL);
  return crd_value_text(name);
}

static void refuse_object(const crd_layer_request *request, crd_verdict *verdict, crd_string error) {
  if (request->layer != CRD_LAYER_WEBHOOK) {
    verdict->error = error;
    return;
  }
  verdict->code = 400;
  verdict->reason = CRD_STRING("BadRequest");
  verdict->message = error;
}

void crd_request_conclude_layer(crd_arena *arena, const crd_kind *kind, crd_layer layer, const crd_layer_output *output,
                                crd_verdict *verdict) {
  verdict->skipped = output->skipped;
  verdict->allowed = !output->failed;
  verdict->event = output->event;
  verdict->status = output->status;
  if (!output->failed) return;
  verdict->layer = layer;
  verdict->rule = output->rule;
  if (layer != CRD_LAYER_CONTROLLER) {
    verdict->code = 422;
    verdict->reason = CRD_STRING("Invalid");
    verdict->message = crd_invalid_message(arena, kind->group, kind->kind, verdict->name, &verdict->errors);
    return;
  }
  verdict->message = output->message;
}

/* The layer pods, with the object as it is. */
static void judge_templates(crd_arena *arena, const crd_layer_request *request, crd_verdict *verdict) {
  crd_pods_input input = {.kind = request->kind,
                          .object = request->object,
                          .operation = request->operation,
                          .settings = request->settings,
                          .state = request->state,
                          .judge = request->pods,
                          .kubernetes_minor = request->kubernetes_minor};
  crd_pods_output pods;
  crd_pods_judge(arena, &input, &pods);
  verdict->errors = pods.errors;
  verdict->warnings = pods.warnings;
  if (pods.unasked) verdict->unasked_layers |= CRD_LAYER_PODS;
  if (pods.error.size && !pods.errors.count) {
    verdict->error = pods.error;
    return;
  }
  const crd_layer_output output = {.failed = pods.errors.count > 0, .skipped = pods.skipped};
  crd_request_conclude_layer(arena, request->kind, CRD_LAYER_PODS, &output, verdict);
}

typedef struct layer_judging {
  crd_arena *arena;
  const crd_layer_request *request;
  crd_verdict *verdict;
} layer_judging;

static void judge_in_guard(void *context) {
  const layer_judging *judging = context;
  crd_arena *arena = judging->arena;
  const crd_layer_request *request = judging->request;
  crd_verdict *verdict = judging->verdict;
  *verdict = crd_verdict_init(arena);
  verdict->object = request->object;
  verdict->name = name_of(request->object);
  if (crd_kind_lacks(request->kind, request->layer)) {
    verdict->error = crd_request_apart(arena, request->kind);
    return;
  }
  type_check decoded = {arena, {.arena = arena}};
  if (!check(&decoded, request->kind->type, request->object, NULL)) {
    refuse_object(request, verdict, crd_text_string(&decoded.error));
    return;
  }
  if (request->layer == CRD_LAYER_PODS) {
    judge_templates(arena, request, verdict);
    return;
  }
  crd_layer_output output = {.errors = &verdict->errors, .warnings = &verdict->warnings};
  crd_layer_input input = {.kind = request->kind,
                           .layer = request->layer,
                           .stage = request->stage,
                           .object = request->object,
                           .old_object = request->old_object,
                           .operation = request->operation,
                           .settings = request->settings,
                           .pods = request->pods,
                           .state = request->state,
                           .without_rule = request->without_rule};
  crd_layer_run(arena, &input, &output);
  crd_request_conclude_layer(arena, request->kind, request->layer, &output, verdict);
  /* a reconciler has one error and no causes */
  if (request->layer == CRD_LAYER_CONTROLLER) crd_errors_truncate(&verdict->errors, 0);
}

void crd_layer_judge(crd_arena *arena, const crd_layer_request *request, crd_verdict *verdict) {
  layer_judging judging = {arena, request, verdict};
  crd_stop stop = crd_guard_once(arena, judge_in_guard, &judging);
  if (stop) *verdict = crd_verdict_stopped(arena, stop);
}

/* ---- gates that are off ---- */

/* The settings with one more gate on; NULL without memory. */
static crd_settings *with_gate(const crd_layer_request *request, crd_string gate) {
  crd_string unwanted;
  crd_settings *settings =
      request->settings ? crd_settings_derive(request->settings) : crd_settings_create(&request->kind->extras, 1);
  if (settings && crd_settings_set_gate(settings, gate, true, &unwanted)) return settings;
  crd_settings_release(settings);
  return NULL;
}

bool crd_layer_hidden(crd_arena *arena, const crd_layer_request *request, crd_hidden_error *hidden) {
  const crd_extras *extras = request->kind->extras;
  for (size_t i = 0; extras && i < extras->gate_count; i++) {
    const crd_gate *gate = &extras->gates[i];
    crd_settings *settings = crd_settings_gate(request->settings, gate) ? NULL : with_gate(request, gate->name);
    if (!settings) continue;
    crd_layer_request asked = *request;
    crd_verdict verdict = crd_verdict_init(arena);
    asked.settings = settings;
    crd_layer_judge(arena, &asked, &verdict);
    bool found = !verdict.skipped.size && !verdict.allowed && !verdict.stopped && !verdict.error.size;
    if (found) *hidden = (crd_hidden_error){gate->name, verdict.rule, crd_arena_copy(arena, verdict.message)};
    crd_settings_release(settings);
    if (found) return true;
  }
  return false;
}
