/* SPDX-License-Identifier: Apache-2.0 */
/* Settings are made for each request: its gates, its environment and its configuration replace the defaults. */
#include "layer.h"
#include "../../../runtime/value/joined.h"
#include "judge/builtin.h"
#include "report/verdict_json.h"

/* Settings are not in the arena, so they must be freed after a stop. */
typedef struct layer_job {
  crd_arena *arena;
  crd_text *text;
  const verdict_subject *subject;
  const batch_layer_request *request;
  crd_settings *settings;
  crd_layer_request question;
} layer_job;

static void judge_with_settings(void *context) {
  const layer_job *job = context;
  crd_string error = {NULL, 0};
  crd_verdict verdict;
  batch_settings values = {job->request->feature_gates, job->request->env, job->request->config};
  if (!batch_settings_fill(job->arena, job->settings, &values, &error)) {
    verdict_json_write_error(job->text, job->subject, error);
    return;
  }
  crd_layer_judge(job->arena, &job->question, &verdict);
  verdict_json_write(job->text, job->subject, &verdict, false);
}

/* Parses webhook, controller, controller-STAGE or pods. */
static bool read_layer(crd_string name, crd_layer *layer, crd_string *stage) {
  static const char alone[] = "controller-";
  *stage = (crd_string){NULL, 0};
  *layer = CRD_LAYER_CONTROLLER;
  if (crd_string_equal(name, CRD_STRING("controller"))) return true;
  if (crd_string_has_prefix(name, crd_string_of(alone))) {
    *stage = (crd_string){name.data + sizeof alone - 1, name.size - (sizeof alone - 1)};
    return true;
  }
  *layer = crd_string_equal(name, CRD_STRING("pods")) ? CRD_LAYER_PODS : CRD_LAYER_WEBHOOK;
  return *layer == CRD_LAYER_PODS || crd_string_equal(name, CRD_STRING("webhook"));
}

static bool read_operation(crd_string op, crd_string *operation) {
  static const struct {
    crd_string name, operation;
  } operations[] = {{CRD_STRING_INIT("create"), CRD_STRING_INIT("CREATE")},
                    {CRD_STRING_INIT("update"), CRD_STRING_INIT("UPDATE")},
                    {CRD_STRING_INIT("delete"), CRD_STRING_INIT("DELETE")}};
  size_t i = 0;
  while (i < 3 && op.size && !crd_string_equal(op, operations[i].name)) i++;
  if (i < 3) *operation = operations[i].operation;
  return i < 3;
}

/* The object of the request, for DELETE the deleted one; NULL with the error. */
static const crd_value *read_layer_object(crd_arena *arena, crd_string raw, crd_string *error) {
  crd_parse_error problem = {.offset = 0};
  const crd_value *object = crd_json_parse(arena, raw, NULL, &problem);
  if (object && object->kind == CRD_MAP) return object;
  *error = crd_joined(arena, CRD_STRING("object: "), object ? CRD_STRING("not a JSON object") : problem.message);
  return NULL;
}

void batch_judge_layer(crd_text *text, const crd_registry *registry, const batch_layer_request *request) {
  crd_arena *arena = text->arena;
  verdict_subject subject = {.id = request->id, .item = -1, .layer = request->layer};
  crd_layer_request question = {.pods = &crdc_pod_judge, .without_rule = request->without_rule, .state = request->state};
  crd_string error = {NULL, 0};
  bool deletes = crd_string_equal(request->op, CRD_STRING("delete"));
  crd_string main_object = deletes && request->old_object.size ? request->old_object : request->object;
  question.object = read_layer_object(arena, main_object, &error);
  if (question.object && request->old_object.size && !deletes)
    question.old_object = crd_json_parse(arena, request->old_object, NULL, NULL);
  if (question.object) {
    subject.kind = crd_value_text_in(question.object, "kind");
    const crd_value *metadata = crd_value_get(question.object, CRD_STRING("metadata"));
    if (metadata) subject.name = crd_value_text_in(metadata, "name");
    question.kind = crd_registry_find_object(registry, crd_value_text_in(question.object, "apiVersion"), subject.kind);
    if (!question.kind) error = CRD_STRING("no rules for the object's kind");
  }
  if (question.kind && !read_layer(request->layer, &question.layer, &question.stage)) error = CRD_STRING("unknown layer");
  if (!error.size && !read_operation(request->op, &question.operation)) error = CRD_STRING("unknown op");
  if (error.size) {
    verdict_json_write_error(text, &subject, error);
    return;
  }
  crd_settings *settings = batch_settings_create(arena, registry);
  if (!settings) crd_stop_now(arena, CRD_STOP_MEMORY, 0);
  question.settings = settings;
  layer_job job = {arena, text, &subject, request, settings, question};
  crd_stop stop = crd_guard(arena, judge_with_settings, &job);
  crd_settings_release(settings);
  if (stop) crd_stop_now(arena, stop, 0);
}
