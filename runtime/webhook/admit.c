/* SPDX-License-Identifier: Apache-2.0 */
/* The review is parsed into one tree; the service's answer is written member by member. */
#include "service.h"
#include <crd/base64.h>
#include <crd/json.h>

/* ---- the answer ---- */

static void write_member(crd_text *text, const char *name, crd_string value) {
  crd_text_printf(text, ",\"%s\":", name);
  crd_json_write_string(text, value, CRD_JSON_GO);
}

/* A refusal with only a message, or with a Status. */
static void write_denial(crd_text *text, const crd_admission_response *response) {
  crd_text_add(text, CRD_STRING(",\"status\":"));
  if (!response->code) {
    crd_text_add(text, CRD_STRING("{\"metadata\":{}"));
    if (response->message.size) write_member(text, "message", response->message);
    crd_text_add_char(text, '}');
    return;
  }
  crd_verdict verdict = crd_verdict_init(text->arena);
  verdict.code = response->code;
  verdict.reason = response->reason;
  verdict.message = response->message;
  verdict.details = response->about;
  if (response->causes) verdict.errors = *response->causes;
  static const crd_kind none = {.version = {NULL, 0}};
  crd_value status = crd_verdict_status(text->arena, &verdict, &none);
  crd_json_write(text, &status, CRD_JSON_COMPACT);
}

static void write_patch(crd_text *text, crd_string patch) {
  crd_text_add(text, CRD_STRING(",\"patch\":\""));
  crd_base64_encode(text, patch);
  crd_text_add(text, CRD_STRING("\",\"patchType\":\"JSONPatch\""));
}

static void write_annotations(crd_text *text, const crd_texts *annotations) {
  for (uint32_t i = 0; i + 1 < annotations->count; i += 2) {
    crd_text_add(text, i ? CRD_STRING(",") : CRD_STRING(",\"auditAnnotations\":{"));
    crd_json_write_string(text, annotations->items[i], CRD_JSON_GO);
    crd_text_add_char(text, ':');
    crd_json_write_string(text, annotations->items[i + 1], CRD_JSON_GO);
  }
  if (annotations->count) crd_text_add_char(text, '}');
}

static void write_warnings(crd_text *text, const crd_texts *warnings) {
  for (uint32_t i = 0; i < warnings->count; i++) {
    crd_text_add(text, i ? CRD_STRING(",") : CRD_STRING(",\"warnings\":["));
    crd_json_write_string(text, warnings->items[i], CRD_JSON_GO);
  }
  if (warnings->count) crd_text_add_char(text, ']');
}

/* Members in Go's order. */
static crd_string write_review(crd_arena *arena, const crd_review *review, const crd_admission_response *response) {
  crd_text text = {.arena = arena};
  crd_text_add(&text,
               CRD_STRING("{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1\",\"response\":{\"uid\":"));
  crd_json_write_string(&text, review->uid, CRD_JSON_GO);
  crd_text_add(&text, response->allowed ? CRD_STRING(",\"allowed\":true") : CRD_STRING(",\"allowed\":false"));
  if (!response->allowed) write_denial(&text, response);
  crd_string patch = crd_admission_patch(response);
  if (patch.size) write_patch(&text, patch);
  write_annotations(&text, &response->annotations);
  write_warnings(&text, &response->warnings);
  crd_text_add(&text, CRD_STRING("}}"));
  return crd_text_string(&text);
}

/* ---- data for logs ---- */

/* The members of the request that logs need. */
static const crd_value *told_request(crd_arena *arena, const crd_review *review) {
  crd_value *request = crd_arena_alloc(arena, sizeof *request);
  *request = crd_value_make_map(arena, 2);
  if (review->user_info) crd_value_set(arena, request, CRD_STRING("userInfo"), *review->user_info);
  crd_value_set(arena, request, CRD_STRING("dryRun"), crd_value_make_bool(review->dry_run));
  return request;
}

static void tell_admitted(const crd_admission_request *request, const route *route, const crd_admission_response *response,
                          admission_answer *answer) {
  const crd_review *review = &request->review;
  const unsigned layer = route->rules && route->rules->mutating ? CRD_LAYER_MUTATION : CRD_LAYER_WEBHOOK;
  answer->allowed = response->allowed;
  answer->code = response->allowed ? 0 : response->code ? response->code : 400;
  answer->reason = response->reason;
  answer->message = response->message;
  answer->operation = review->operation;
  answer->kind = review->kind;
  answer->sub_resource = review->sub_resource;
  answer->namespace_ = review->name_space;
  answer->name = crd_admission_name(request);
  answer->request = told_request(request->arena, review);
  answer->looked_at = true;
  answer->judged = route->kind ? route->kind : request->kind;
  answer->warnings = response->warnings;
  answer->event = response->event;
  if (response->event.reason.size)
    answer->object_uid = crd_value_text(crd_value_find(review->object, "metadata", "uid", NULL));
  if (!route->rules) return;
  if (!response->allowed) answer->layer = layer;
  if (response->causes) answer->errors = *response->causes;
  if (response->unasked) answer->unasked_layers = layer;
  answer->rule = response->rule;
}

void crd_admit(crd_arena *arena, const admission_config *config, const route *route, crd_string body,
               admission_answer *answer) {
  crd_admission_request request = {
      .arena = arena, .settings = config->settings, .state = config->state, .pods = config->pods};
  crd_admission_response response;
  crd_string error = {NULL, 0};
  *answer = (admission_answer){.status = 500};
  if (!crd_review_from_json(arena, body, &request.review, &error)) {
    crd_admission_refuse(arena, 400, CRD_STRING("BadRequest"), error, answer);
    return;
  }
  const crd_review *review = &request.review;
  request.kind = crd_registry_find(config->registry, review->kind_group, review->kind_version, review->kind);
  answer->uid = review->uid;
  if (!crd_admission_ask(route->service, &request, &response)) crd_stop_now(arena, CRD_STOP_MEMORY, 0);
  tell_admitted(&request, route, &response, answer);
  answer->status = 200;
  answer->body = write_review(arena, review, &response);
}
