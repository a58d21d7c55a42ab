/* SPDX-License-Identifier: Apache-2.0 */
/* The responses of services, and their patches. */
#include <crd/json.h>
#include <crd/kind.h>
#include <crd/patch.h>
#include <crd/webhook.h>

/* ---- refusing ---- */

void crd_admission_deny(crd_admission_response *response, int code, crd_string reason, crd_string message) {
  if (!response->allowed) return;
  response->allowed = false;
  response->code = code;
  response->reason = reason;
  response->message = message;
}

crd_string crd_admission_name(const crd_admission_request *request) {
  crd_string name = crd_value_text(crd_value_find(request->review.object, "metadata", "name", NULL));
  return name.size ? name : request->review.name;
}

void crd_admission_deny_errors(crd_admission_response *response, const crd_admission_request *request,
                               const crd_errors *errors) {
  if (!response->allowed || !errors->count) return;
  const crd_review *review = &request->review;
  crd_string name = crd_admission_name(request);
  crd_admission_deny(response, 422, CRD_STRING("Invalid"),
                     crd_invalid_message(request->arena, review->kind_group, review->kind, name, errors));
  response->causes = errors;
  response->about = (crd_status_details){.given = true, .name = name, .group = review->kind_group, .kind = review->kind};
}

void *crd_admission_struct(const crd_admission_request *request, const crd_value *object, crd_admission_response *response) {
  crd_arena *arena = request->arena;
  if (!object || !request->kind) {
    crd_admission_deny(response, 400, CRD_STRING("BadRequest"),
                       object ? CRD_STRING("the kind of the object is not known") : CRD_STRING("there is no object"));
    return NULL;
  }
  crd_errors *errors = crd_arena_alloc(arena, sizeof *errors);
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *errors = crd_errors_init(arena);
  *copy = crd_value_copy(arena, object);
  void *storage = crd_kind_decode(arena, request->kind, copy, errors);
  crd_admission_deny_errors(response, request, errors);
  return errors->count ? NULL : storage;
}

void crd_admission_warn(crd_admission_response *response, crd_string warning) {
  crd_texts_add(&response->warnings, warning);
}

void crd_admission_annotate(crd_admission_response *response, crd_string key, crd_string value) {
  crd_texts_add(&response->annotations, key);
  crd_texts_add(&response->annotations, value);
}

/* ---- patching ---- */

void crd_admission_add_operation(crd_admission_response *response, const char *operation, crd_string pointer,
                                 const crd_value *value) {
  crd_text *text = &response->operations;
  crd_text_printf(text, "%s{\"op\":\"%s\",\"path\":", text->size ? "," : "", operation);
  crd_json_write_string(text, pointer, CRD_JSON_GO);
  if (value) {
    crd_text_add(text, CRD_STRING(",\"value\":"));
    crd_json_write(text, value, CRD_JSON_GO);
  }
  crd_text_add_char(text, '}');
  response->has_patch = true;
}

void crd_admission_set(crd_admission_response *response, const crd_admission_request *request, crd_string pointer,
                       const crd_value *value) {
  crd_patch_change change;
  if (!response->patched && request->review.object) {
    response->patched = crd_arena_alloc(request->arena, sizeof *response->patched);
    *response->patched = crd_value_copy(request->arena, request->review.object);
  }
  if (response->patched && crd_patch_set(request->arena, response->patched, pointer, value, &change))
    crd_admission_add_operation(response, change.op, change.path, &change.value);
}

crd_string crd_admission_patch(const crd_admission_response *response) {
  crd_text text = {.arena = response->arena};
  if (!response->allowed || !response->has_patch) return (crd_string){NULL, 0};
  if (response->null_patch) return CRD_STRING("null");
  crd_text_add_char(&text, '[');
  crd_text_add(&text, (crd_string){response->operations.data, response->operations.size});
  crd_text_add_char(&text, ']');
  return crd_text_string(&text);
}

const crd_value *crd_admission_apply(const crd_admission_request *request, const crd_admission_response *response,
                                     crd_string *error) {
  crd_string patch = crd_admission_patch(response), text;
  const crd_value *object = request->review.object;
  if (!patch.size || response->null_patch) return object;
  if (object && crd_json_patch(request->arena, object, patch, NULL, &text, error) == CRD_PATCH_DONE)
    return crd_json_parse(request->arena, text, NULL, NULL);
  *error = object ? CRD_STRING("the patch does not apply") : CRD_STRING("there is no object");
  return NULL;
}

/* ---- asking ---- */

typedef struct asking {
  const crd_admission_service *service;
  const crd_admission_request *request;
  crd_admission_response *response;
} asking;

static void ask_service(void *context) {
  const asking *asking = context;
  crd_arena *arena = asking->request->arena;
  *asking->response = (crd_admission_response){.arena = arena,
                                               .allowed = true,
                                               .warnings = {.arena = arena},
                                               .annotations = {.arena = arena},
                                               .operations = {.arena = arena}};
  asking->service->function(asking->service, asking->request, asking->response);
}

bool crd_admission_ask(const crd_admission_service *service, const crd_admission_request *request,
                       crd_admission_response *response) {
  asking asking = {service, request, response};
  return crd_guard_once(request->arena, ask_service, &asking) == CRD_STOP_NONE;
}

bool crd_admission_is_idempotent(const crd_admission_service *service, const crd_admission_request *request,
                                 crd_string *why) {
  crd_admission_response first, second;
  *why = CRD_STRING("the service was stopped");
  if (!crd_admission_ask(service, request, &first)) return false;
  if (!first.allowed) return true;
  *why = (crd_string){NULL, 0};
  const crd_value *changed = crd_admission_apply(request, &first, why), *again;
  if (!changed) return !request->review.object && !first.has_patch;
  crd_admission_request repeated = *request;
  repeated.review.object = changed;
  *why = CRD_STRING("the service was stopped");
  if (!crd_admission_ask(service, &repeated, &second)) return false;
  *why = second.message;
  if (!second.allowed) return false;
  again = crd_admission_apply(&repeated, &second, why);
  if (again && crd_value_equal(changed, again)) return true;
  if (again) *why = crd_admission_patch(&second);
  return false;
}
