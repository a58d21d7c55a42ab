/* SPDX-License-Identifier: Apache-2.0 */
/* The verdict of a request: its initialisation, refusals, strict errors, and the final Invalid. */
#include "request_parts.h"
#include <stdlib.h>

static request_origin origin_of(const crd_request *request) {
  if (request->admission) return REQUEST_ADMISSION;
  if (request->patch) return REQUEST_PATCH;
  if (request->by_url) return REQUEST_BY_URL;
  return request->as_submitted ? REQUEST_SUBMITTED : REQUEST_OF_CLIENT;
}

request_state crd_request_begin(crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  bool strict = request->want_strict || request->field_validation > CRD_FIELDS_IGNORE;
  return (request_state){.arena = arena,
                         .request = request,
                         .kind = request->kind,
                         .verdict = verdict,
                         .origin = origin_of(request),
                         .strict = strict ? &verdict->found : NULL,
                         .source = {.body = request->body,
                                    .encoding = request->encoding,
                                    .read = crd_request_reader(request->encoding),
                                    .object = request->object}};
}

void crd_request_begin_verdict(request_state *state) {
  *state->verdict = crd_verdict_init(state->arena);
  state->verdict->errors.most_text = state->request->most_text;
  state->verdict->errors.kubernetes_minor = state->request->kubernetes_minor;
}

bool crd_request_is_before(const request_state *state, unsigned minor) {
  return state->request->kubernetes_minor && state->request->kubernetes_minor < minor;
}

/* ---- refusals ---- */

bool crd_request_refuse(request_state *state, int code, crd_string reason, crd_string message) {
  state->verdict->allowed = false;
  state->verdict->code = code;
  state->verdict->reason = reason;
  state->verdict->message = message;
  return false;
}

bool crd_request_refuse_bad(request_state *state, crd_string message) {
  return crd_request_refuse(state, 400, CRD_STRING("BadRequest"), message);
}

bool crd_request_refuse_decoding(request_state *state, crd_string message) {
  crd_verdict *verdict = state->verdict;
  crd_errors_truncate(&verdict->errors, 0);
  verdict->warnings = (crd_texts){.arena = state->arena};
  if (!(state->origin & REQUEST_HANDLED) || state->handler.undecodable.size) verdict->found.count = 0;
  return crd_request_refuse_bad(state, message);
}

bool crd_request_cannot_judge(request_state *state, crd_string error) {
  state->verdict->error = error;
  return crd_request_refuse(state, 500, CRD_STRING("InternalError"), error);
}

crd_string crd_request_apart(crd_arena *arena, const crd_kind *kind) {
  crd_string name = kind->struct_name;
  return crd_arena_printf(arena, "the layers above the CRD are those of %.*s_layered_kind", INTS(name));
}

/* ---- strict errors ---- */

void crd_request_note(request_state *state, const crd_strict_errors *errors) {
  for (uint32_t i = 0; i < errors->count; i++) crd_strict_add(state->strict, errors->items[i]);
}

void crd_request_note_told(request_state *state, const crd_texts *texts) {
  for (uint32_t i = 0; state->strict && i < texts->count; i++)
    crd_strict_add(state->strict,
                   (crd_strict_error){.kind = CRD_STRICT_TOLD, .path = texts->items[i], .offset = CRD_NO_OFFSET});
}

static int by_path(const void *a, const void *b) {
  const crd_strict_error *x = a, *y = b;
  int order = crd_string_compare(x->path, y->path);
  return order ? order : (x->offset > y->offset) - (x->offset < y->offset);
}

void crd_request_note_pruned(request_state *state, crd_strict_errors *pruned) {
  if (!pruned->count) return;
  qsort(pruned->items, pruned->count, sizeof *pruned->items, by_path);
  crd_request_note(state, pruned);
}

void crd_request_tell_strict(request_state *state) {
  crd_verdict *verdict = state->verdict;
  verdict->strict = (crd_texts){.arena = state->arena};
  crd_strict_tell(&verdict->found, state->request->field_validation >= CRD_FIELDS_WARN, &verdict->strict);
}

/* ---- the end ---- */

bool crd_request_conclude(request_state *state) {
  const request_object *object = &state->object;
  crd_verdict *verdict = state->verdict;
  crd_string name = crd_request_meta_string(object->meta, META_NAME);
  verdict->object = object->root;
  verdict->name = name;
  verdict->allowed = verdict->errors.count == 0;
  if (verdict->allowed) return true;
  crd_errors_sort(&verdict->errors);
  verdict->details = (crd_status_details){.given = true, .name = name, .group = object->group, .kind = object->kind};
  return crd_request_refuse(state, 422, CRD_STRING("Invalid"),
                            crd_invalid_message(state->arena, object->group, object->kind, name, &verdict->errors));
}
