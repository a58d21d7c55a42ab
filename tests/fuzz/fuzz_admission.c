/* SPDX-License-Identifier: Apache-2.0 */
/* AdmissionReviews of any shape, for kinds and for a service: an answer comes of each, and an answer that allows or refuses
 * is JSON. What the service changes it does not change again. */
#include "../unit/webhook/kinds.h"
#include "mutate.h"
#include "service.h"
#include <crd/json.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "json";

/* All that the helpers of services do. */
static void change(const crd_admission_service *service, const crd_admission_request *request,
                   crd_admission_response *response) {
  const crd_value user = crd_value_make_string(crd_value_text(crd_value_find(request->review.user_info, "username", NULL)));
  (void)service;
  crd_admission_set(response, request, CRD_STRING("/metadata/labels/owner"), &user);
  crd_admission_set(response, request, CRD_STRING("/spec/groups/0/name"), &user);
  crd_admission_annotate(response, CRD_STRING("name"), crd_admission_name(request));
  if (request->review.dry_run) crd_admission_warn(response, request->review.operation);
  if (request->review.old_object && !crd_admission_struct(request, request->review.old_object, response) &&
      response->allowed)
    abort();
}

static void admit(crd_arena *arena, const admission_config *config, crd_string body, admission_answer *answer) {
  static const crd_admission_service service = {.path = CRD_STRING_INIT("/change"), .function = change};
  static const route route = {.path = CRD_STRING_INIT("/change"), .service = &service};
  crd_admission_request request = {.arena = arena};
  crd_admission_response response;
  crd_string error = {NULL, 0};
  crd_admit(arena, config, &route, body, answer);
  if (!crd_review_from_json(arena, body, &request.review, &error) || !crd_admission_ask(&service, &request, &response))
    return;
  if (response.allowed && crd_admission_apply(&request, &response, &error) &&
      !crd_admission_is_idempotent(&service, &request, &error))
    abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const admission_config config = {.registry = &test_registry, .layers = CRD_LAYER_ALL};
  crd_arena *arena = crd_arena_create(NULL);
  admission_answer answer;
  const crd_string body = {(const char *)data, size};
  if (size % 3 == 0)
    admit(arena, &config, body, &answer);
  else
    crd_admission_review(arena, &config, size % 2 ? test_registry.kinds[0] : NULL, body, &answer);
  if (answer.status != 200 && answer.status != 400) abort();
  if (!crd_json_parse(arena, answer.body, NULL, NULL)) abort();
  crd_arena_destroy(arena);
  return 0;
}
