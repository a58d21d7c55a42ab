/* SPDX-License-Identifier: Apache-2.0 */
/* The refusals of endpoints, with the messages of apimachinery pkg/api/errors and apiserver
 * pkg/endpoints/handlers/negotiation. */
#include "endpoint_parts.h"

void crd_endpoint_refuse(endpoint *endpoint, int code, const char *reason, crd_string message) {
  crd_verdict *verdict = endpoint->verdict;
  verdict->allowed = false;
  verdict->code = code;
  verdict->reason = crd_string_of(reason);
  verdict->message = message;
}

void crd_endpoint_bad_request(endpoint *endpoint, crd_string message) {
  crd_endpoint_refuse(endpoint, 400, "BadRequest", message);
}

void crd_endpoint_unsupported_media(endpoint *endpoint, const char *types) {
  crd_endpoint_refuse(endpoint, 415, "UnsupportedMediaType",
                      crd_arena_printf(endpoint->arena,
                                       "the body of the request was in an unknown format - accepted media types include: %s",
                                       types));
}

/* The start of refusals about one object: widgets.example.com "a". */
static void add_object_name(crd_text *text, const endpoint *endpoint, crd_string resource, crd_string name) {
  crd_text_add(text, resource);
  crd_text_add_char(text, '.');
  crd_text_add(text, endpoint->route.kind->group);
  crd_text_add_char(text, ' ');
  crd_text_add_quoted(text, name);
}

static void about(endpoint *endpoint, crd_string resource, crd_string name) {
  endpoint->verdict->details =
      (crd_status_details){.given = true, .name = name, .group = endpoint->route.kind->group, .kind = resource};
}

void crd_endpoint_not_found(endpoint *endpoint) {
  crd_text text = {.arena = endpoint->arena};
  add_object_name(&text, endpoint, endpoint->route.kind->plural, endpoint->route.name);
  crd_text_add(&text, CRD_STRING(" not found"));
  crd_endpoint_refuse(endpoint, 404, "NotFound", crd_text_string(&text));
  about(endpoint, endpoint->route.kind->plural, endpoint->route.name);
}

void crd_endpoint_conflict(endpoint *endpoint, crd_string resource, crd_string why) {
  crd_text text = {.arena = endpoint->arena};
  crd_text_add(&text, CRD_STRING("Operation cannot be fulfilled on "));
  add_object_name(&text, endpoint, resource, endpoint->route.name);
  crd_text_add(&text, CRD_STRING(": "));
  crd_text_add(&text, why);
  crd_endpoint_refuse(endpoint, 409, "Conflict", crd_text_string(&text));
  about(endpoint, resource, endpoint->route.name);
}

void crd_endpoint_exists(endpoint *endpoint, crd_string name) {
  crd_text text = {.arena = endpoint->arena};
  if (crd_request_meta_string(crd_request_meta_of(endpoint->request->stored), META_DELETION_TIMESTAMP).size)
    crd_text_add(&text, CRD_STRING("object is being deleted: "));
  add_object_name(&text, endpoint, endpoint->route.kind->plural, name);
  crd_text_add(&text, CRD_STRING(" already exists"));
  crd_endpoint_refuse(endpoint, 409, "AlreadyExists", crd_text_string(&text));
  about(endpoint, endpoint->route.kind->plural, name);
}

void crd_endpoint_not_supported(endpoint *endpoint) {
  const crd_kind *kind = endpoint->route.kind;
  crd_string message =
      crd_arena_printf(endpoint->arena, "%s is not supported on resources of kind \"%.*s.%.*s\"", endpoint->route.verb,
                       (int)kind->plural.size, kind->plural.data, (int)kind->group.size, kind->group.data);
  crd_endpoint_refuse(endpoint, 405, "MethodNotAllowed", message);
  about(endpoint, kind->plural, (crd_string){NULL, 0});
}

bool crd_endpoint_check_name(endpoint *endpoint) {
  const crd_request request = {.kind = endpoint->route.kind, .by_url = true, .name = endpoint->route.name};
  crd_string message = crd_request_bad_name(endpoint->arena, &request);
  if (message.size) crd_endpoint_bad_request(endpoint, message);
  return !message.size;
}
