/* SPDX-License-Identifier: Apache-2.0 */
/* Applies the gates of a request to the defaults, judges, and writes the line. */
#include "layer.h"
#include "report/verdict_json.h"
#include <crd/core.h>
#include <crd/raw_json.h>

/* Settings are not in the arena, so they must be freed after a stop. */
typedef struct core_job {
  crd_text *text;
  const batch_core_request *request;
  crd_settings *settings; /* NULL: all gates have their default */
} core_job;

static crd_field_validation validation_of(crd_string word) {
  if (crd_string_equal(word, CRD_STRING("Strict"))) return CRD_FIELDS_STRICT;
  return crd_string_equal(word, CRD_STRING("Warn")) ? CRD_FIELDS_WARN : CRD_FIELDS_IGNORE;
}

/* The subresource in "update-status"; empty: the main resource, or no update. */
static crd_string subresource_of(crd_string op) {
  const crd_string update = CRD_STRING("update-");
  return crd_string_has_prefix(op, update) ? crd_string_slice(op, update.size, op.size) : (crd_string){NULL, 0};
}

static bool is_update(crd_string op) {
  return crd_string_equal(op, CRD_STRING("update")) || subresource_of(op).size;
}

bool batch_core_answers(crd_string endpoint, crd_string op) {
  if (is_update(op)) return crd_builtin_is_updated(endpoint, subresource_of(op));
  return (!op.size || crd_string_equal(op, CRD_STRING("create"))) && crd_builtin_is_known(endpoint);
}

/* The text between the quotes of a raw string, with escapes. */
static crd_string unquoted(crd_string raw) {
  return raw.size >= 2 && raw.data[0] == '"' ? crd_string_slice(raw, 1, raw.size - 1) : (crd_string){NULL, 0};
}

crd_string batch_core_endpoint_of(crd_arena *arena, crd_string object) {
  crd_string name, value, version = {NULL, 0}, kind = {NULL, 0};
  bool good;
  size_t at = 1;
  if (!object.size || object.data[0] != '{') return version;
  while (!(version.size && kind.size) && crd_raw_json_member(object, &at, &name, &value, &good)) {
    if (crd_string_equal(name, CRD_STRING("\"apiVersion\""))) version = unquoted(value);
    if (crd_string_equal(name, CRD_STRING("\"kind\""))) kind = unquoted(value);
  }
  crd_text text = {.arena = arena};
  if (!version.size || !kind.size) return (crd_string){NULL, 0};
  crd_text_add(&text, version);
  crd_text_add_char(&text, '/');
  crd_text_add(&text, kind);
  return crd_text_string(&text);
}

static void ask_about_object(const core_job *job, crd_text *stored, crd_verdict *verdict) {
  const batch_core_request *request = job->request;
  static const crd_string groups[] = {CRD_STRING_INIT("system:masters"), CRD_STRING_INIT("system:authenticated")};
  bool yaml = request->object_yaml.size && !request->object.size;
  crd_builtin_request question = {.endpoint = request->endpoint,
                                  .update = is_update(request->op),
                                  .subresource = subresource_of(request->op),
                                  .body = yaml ? request->object_yaml : request->object,
                                  .encoding = yaml ? CRD_ENCODING_YAML : CRD_ENCODING_JSON,
                                  .old_body = request->old_object,
                                  .namespace_ = request->name_space,
                                  .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                                  .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                                  .username = CRD_STRING("admin"),
                                  .groups = groups,
                                  .group_count = sizeof groups / sizeof *groups,
                                  .settings = job->settings,
                                  .expressions = request->expressions,
                                  .kubernetes_minor = request->kubernetes_minor,
                                  .field_validation = validation_of(request->validation),
                                  .want_strict = true,
                                  .without_object = !request->with_object,
                                  .stored = stored};
  crd_builtin_judge(job->text->arena, &question, verdict);
}

static void ask_about_template(const core_job *job, crd_verdict *verdict) {
  const batch_core_request *request = job->request;
  crd_pod_template_request question = {.body = request->object,
                                       .path = request->path,
                                       .settings = job->settings,
                                       .kubernetes_minor = request->kubernetes_minor,
                                       .field_validation = validation_of(request->validation),
                                       .want_strict = true,
                                       .without_object = !request->with_object};
  crd_pod_template_judge(job->text->arena, &question, verdict);
}

/* "Deployment" for the endpoint "apps/v1/Deployment". */
static crd_string kind_of_endpoint(crd_string endpoint) {
  size_t from = endpoint.size;
  while (from && endpoint.data[from - 1] != '/') from--;
  return crd_string_slice(endpoint, from, endpoint.size);
}

/* Whether an API server of the minor does not have the version, as far as its history is known. */
static bool is_unserved(crd_string endpoint, unsigned minor) {
  crd_string kind = kind_of_endpoint(endpoint), group = {NULL, 0}, version;
  if (kind.size == endpoint.size) return false;
  crd_string group_version = crd_string_slice(endpoint, 0, endpoint.size - kind.size - 1);
  if (!crd_string_cut(group_version, '/', &group, &version)) {
    version = group_version;
    group.size = 0;
  }
  const crd_builtin_life *life = crd_builtin_life_of(group, version, kind);
  return life && !crd_builtin_life_has(life, minor ? minor : CRD_KUBERNETES_NEWEST);
}

static void judge(void *context) {
  const core_job *job = context;
  const batch_core_request *request = job->request;
  bool whole = request->endpoint.size != 0;
  verdict_subject subject = {
      .id = request->id, .item = -1, .kind = whole ? kind_of_endpoint(request->endpoint) : CRD_STRING("PodTemplateSpec")};
  crd_string error = {NULL, 0};
  crd_verdict verdict;
  crd_text stored = {.arena = job->text->arena};
  if (whole && is_unserved(request->endpoint, request->kubernetes_minor)) {
    error = crd_arena_printf(job->text->arena, "no kind \"%.*s\"", CRD_PRINT(request->endpoint));
    verdict_json_write_error(job->text, &subject, error);
    return;
  }
  if (job->settings && !batch_settings_fill(job->text->arena, job->settings,
                                            &(batch_settings){.feature_gates = request->feature_gates}, &error)) {
    verdict_json_write_error(job->text, &subject, error);
    return;
  }
  if (whole)
    ask_about_object(job, &stored, &verdict);
  else
    ask_about_template(job, &verdict);
  subject.object = crd_text_string(&stored);
  verdict_json_write(job->text, &subject, &verdict, request->with_object);
}

void batch_judge_core(crd_text *text, const batch_core_request *request) {
  const crd_extras *tables[] = {&crd_pod_template_gates};
  core_job job = {.text = text, .request = request};
  if (request->feature_gates.size) {
    if (request->kubernetes_minor) tables[0] = crd_pod_template_gates_of(text->arena, request->kubernetes_minor);
    job.settings = crd_settings_create(tables, 1);
    if (!job.settings) crd_stop_now(text->arena, CRD_STOP_MEMORY, 0);
  }
  crd_stop stop = crd_guard(text->arena, judge, &job);
  crd_settings_release(job.settings);
  if (stop) crd_stop_now(text->arena, stop, 0);
}
