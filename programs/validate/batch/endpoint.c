/* SPDX-License-Identifier: Apache-2.0 */
#include "layer.h"
#include "report/verdict_json.h"

static void write_response(crd_text *text, crd_string id, const crd_endpoint_response *response) {
  crd_text_add(text, CRD_STRING("{\"id\":"));
  crd_json_write_string(text, id, CRD_JSON_COMPACT);
  crd_text_printf(text, ",\"code\":%d", response->code);
  for (uint32_t i = 0; i < response->warnings.count; i++) {
    crd_text_add(text, i ? CRD_STRING(",") : CRD_STRING(",\"warnings\":["));
    crd_json_write_string(text, response->warnings.items[i], CRD_JSON_COMPACT);
  }
  if (response->warnings.count) crd_text_add_char(text, ']');
  crd_text_add(text, CRD_STRING(",\"response\":"));
  crd_json_write(text, &response->body, CRD_JSON_COMPACT);
  crd_text_add_char(text, '}');
}

void batch_judge_endpoint(crd_text *text, const crd_registry *registry, const batch_endpoint_request *request) {
  crd_arena *arena = text->arena;
  verdict_subject subject = {.id = request->id, .item = -1};
  crd_endpoint_response response;
  crd_parse_error problem = {.offset = 0};
  crd_endpoint_request asked = {.registry = registry,
                                .method = request->method,
                                .url = request->url,
                                .content_type = request->content_type,
                                .body = request->body,
                                .kubernetes_minor = request->kubernetes_minor,
                                .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                                .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z")};
  if (request->stored.size && !(asked.stored = crd_json_parse(arena, request->stored, NULL, &problem))) {
    crd_text error = {.arena = arena};
    crd_text_add(&error, CRD_STRING("oldObject: "));
    crd_text_add(&error, problem.message);
    verdict_json_write_error(text, &subject, crd_text_string(&error));
    return;
  }
  crd_endpoint_answer(arena, &asked, &response);
  if (response.error.size)
    verdict_json_write_error(text, &subject, response.error);
  else
    write_response(text, request->id, &response);
}
