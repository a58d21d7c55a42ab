/* SPDX-License-Identifier: Apache-2.0 */
/* The Status that ends a request, as made by apimachinery pkg/api/errors. */
#include "../value/joined.h"
#include "chain.h"

#include <crd/json.h>

bool crd_admission_fail(admission_run *run, crd_string message) {
  run->status = (admission_status){.given = true, .code = 500, .message = message};
  return false;
}

bool crd_admission_fail_status(admission_run *run, int code, const char *reason, crd_string message) {
  run->status = (admission_status){.given = true, .code = code, .reason = crd_string_of(reason), .message = message};
  return false;
}

bool crd_admission_fail_internal(admission_run *run, crd_string message) {
  crd_string *cause = crd_arena_alloc(run->arena, sizeof *cause);
  *cause = message;
  run->status = (admission_status){.given = true,
                                   .code = 500,
                                   .reason = CRD_STRING("InternalError"),
                                   .message = crd_joined(run->arena, CRD_STRING("Internal error occurred: "), message),
                                   .causes = cause,
                                   .cause_count = 1};
  return false;
}

bool crd_admission_fail_match(admission_run *run, const match_error *error) {
  if (!error->code) return crd_admission_fail(run, error->message);
  if (error->cause.size) return crd_admission_fail_internal(run, error->cause);
  run->status = (admission_status){.given = true, .code = error->code, .reason = error->reason, .message = error->message};
  return false;
}

/* The name in the message: of the request, of the object, or its generateName (extractResourceName). */
static crd_string name_of(const crd_admission_attributes *attributes) {
  if (attributes->name.size) return attributes->name;
  crd_string unknown = CRD_STRING("Unknown");
  if (!attributes->object) return unknown;
  const crd_value *metadata = crd_value_get(attributes->object, CRD_STRING("metadata"));
  if (!metadata) return unknown;
  crd_string name = crd_value_text(crd_value_get(metadata, CRD_STRING("name")));
  if (!name.size) name = crd_value_text(crd_value_get(metadata, CRD_STRING("generateName")));
  return name.size ? name : unknown;
}

static crd_string forbidden(admission_run *run, crd_string name, crd_string reason) {
  const crd_gvr *resource = &run->attributes->resource;
  crd_text text = {.arena = run->arena};
  crd_text_add(&text, resource->resource);
  if (resource->group.size) {
    crd_text_add_char(&text, '.');
    crd_text_add(&text, resource->group);
  }
  if (text.size) crd_text_add_char(&text, ' ');
  if (text.size && name.size) {
    crd_text_add_quoted(&text, name);
    crd_text_add_char(&text, ' ');
  }
  crd_text_add(&text, text.size ? CRD_STRING("is forbidden: ") : CRD_STRING("forbidden: "));
  crd_text_add(&text, reason);
  return crd_text_string(&text);
}

crd_string crd_admission_forbidden(admission_run *run, crd_string reason) {
  return forbidden(run, name_of(run->attributes), reason);
}

crd_string crd_admission_forbidden_name(admission_run *run, crd_string reason) {
  return forbidden(run, run->attributes->name, reason);
}

void crd_admission_settle(admission_run *run) {
  crd_admission_verdict *verdict = run->verdict;
  const admission_status *status = &run->status;
  if (run->unjudged.size) verdict->error = run->unjudged;
  if (!status->given) return;
  verdict->allowed = false;
  verdict->code = status->code;
  verdict->reason = status->reason;
  verdict->message = status->message;
  for (size_t i = 0; i < status->cause_count; i++) crd_texts_add(&verdict->causes, status->causes[i]);
}
