/* The gates of a request over the defaults, the judgement, the line. */
#include "batch_template.h"
#include "verdict_json.h"
#include <crd/core.h>
#include <crd/guard.h>

/* Settings live beside the arena: a stop in between must not lose them. */
typedef struct template_job {
  crd_text *text;
  const batch_template_request *request;
  crd_settings *settings; /* NULL: no gate differs */
} template_job;

static bool set_template_gates(crd_arena *arena, crd_settings *settings, crd_string raw, crd_string *error) {
  const crd_value *gates = crd_json_parse(arena, raw, NULL, NULL);
  bool good = gates && gates->kind == CRD_MAP;
  for (uint32_t i = 0; good && i < gates->size; i++) {
    const crd_member *gate = &gates->as.members[i];
    good = gate->value.kind == CRD_BOOL;
    if (good && !crd_settings_set_gate(settings, crd_member_name(gate), gate->value.as.boolean, error)) return false;
  }
  if (!good) *error = CRD_STRING("featureGates: not a map of booleans");
  return good;
}

static crd_field_validation validation_of(crd_string word) {
  if (crd_string_equal(word, CRD_STRING("Strict"))) return CRD_FIELDS_STRICT;
  return crd_string_equal(word, CRD_STRING("Warn")) ? CRD_FIELDS_WARN : CRD_FIELDS_IGNORE;
}

static void ask_about_pod(const template_job *job, crd_verdict *verdict) {
  const batch_template_request *request = job->request;
  crd_pod_request question = {.body = request->object,
                              .encoding = request->yaml ? CRD_ENCODING_YAML : CRD_ENCODING_JSON,
                              .namespace_ = request->name_space,
                              .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                              .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                              .settings = job->settings,
                              .kubernetes_minor = request->kubernetes_minor,
                              .field_validation = validation_of(request->validation),
                              .want_strict = true,
                              .without_object = !request->with_object};
  crd_pod_judge_create(job->text->arena, &question, verdict);
}

static void judge_template(void *context) {
  const template_job *job = context;
  const batch_template_request *request = job->request;
  crd_arena *arena = job->text->arena;
  verdict_subject subject = {
      .id = request->id, .item = -1, .kind = request->pod ? CRD_STRING("Pod") : CRD_STRING("PodTemplateSpec")};
  crd_string error = {NULL, 0};
  crd_verdict verdict;
  if (job->settings && !set_template_gates(arena, job->settings, request->feature_gates, &error)) {
    verdict_json_write_error(job->text, &subject, error);
    return;
  }
  if (request->pod) {
    ask_about_pod(job, &verdict);
    verdict_json_write(job->text, &subject, &verdict, request->with_object);
    return;
  }
  crd_pod_template_request question = {.body = request->object,
                                       .path = request->path,
                                       .settings = job->settings,
                                       .kubernetes_minor = request->kubernetes_minor,
                                       .field_validation = validation_of(request->validation),
                                       .want_strict = true,
                                       .without_object = !request->with_object};
  crd_pod_template_judge(arena, &question, &verdict);
  verdict_json_write(job->text, &subject, &verdict, request->with_object);
}

void batch_judge_template(crd_text *text, const batch_template_request *request) {
  static const crd_extras *const tables[] = {&crd_pod_template_gates};
  template_job job = {.text = text, .request = request};
  if (request->feature_gates.size) {
    job.settings = crd_settings_create(tables, 1);
    if (!job.settings) crd_stop_now(text->arena, CRD_STOP_MEMORY, 0);
  }
  crd_stop stop = crd_guard(text->arena, judge_template, &job);
  crd_settings_release(job.settings);
  if (stop) crd_stop_now(text->arena, stop, 0);
}
