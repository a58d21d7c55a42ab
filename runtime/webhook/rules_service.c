/* SPDX-License-Identifier: Apache-2.0 */
#include "rules_service.h"

/* A patch that was made whole: the brackets are written with the answer. */
static void take_patch(crd_admission_response *response, crd_string patch) {
  response->has_patch = true;
  response->null_patch = crd_string_equal(patch, CRD_STRING("null"));
  if (!response->null_patch) crd_text_add(&response->operations, crd_string_slice(patch, 1, patch.size - 1));
}

static void refuse_by_rules(const crd_service_found *found, const crd_admission_request *request,
                            const crd_service_answer *answer, crd_admission_response *response) {
  crd_errors *errors = crd_arena_alloc(request->arena, sizeof *errors);
  *errors = answer->errors;
  crd_admission_deny(response, answer->code, answer->reason, answer->message);
  response->causes = errors;
  if (answer->code)
    response->about = (crd_status_details){
        .given = true, .name = crd_admission_name(request), .group = found->kind->group, .kind = found->kind->kind};
  response->rule = answer->rule;
}

void crd_rules_service(const crd_admission_service *service, const crd_admission_request *request,
                       crd_admission_response *response) {
  const crd_service_found *found = service->context;
  const crd_service_context context = {.settings = request->settings, .pods = request->pods, .state = request->state};
  crd_service_answer answer;
  if (found->service->mutating)
    crd_service_mutate(request->arena, *found, &request->review, &context, &answer);
  else
    crd_service_validate(request->arena, *found, &request->review, &context, &answer);
  if (answer.stopped) crd_stop_now(request->arena, answer.stopped, 0);
  response->warnings = answer.warnings;
  response->event = answer.event;
  response->unasked = answer.unasked;
  if (!answer.allowed)
    refuse_by_rules(found, request, &answer, response);
  else if (answer.has_patch)
    take_patch(response, answer.patch);
}
