/* SPDX-License-Identifier: Apache-2.0 */
/* An example is created as kubectl does, with strict field validation: it is taken, or refused with what it says of that. */
#include "step.h"

bool suite_run_example(suite_progress *at) {
  const suite_case *test = at->test;
  const suite_request request = {.registry = suite_compiled_registry(at->run->compiled),
                                 .cover = at->run->cover,
                                 .operation = CRD_CREATE,
                                 .object = test->map,
                                 .layers = CRD_LAYER_CRD,
                                 .keeps_namespace = true,
                                 .field_validation = CRD_FIELDS_STRICT,
                                 .kubernetes_minor = at->run->kubernetes_minor};
  suite_answer answer;
  suite_send(at->arena, &request, &answer);
  at->outcome->message = answer.message;
  at->outcome->stored = answer.stored;
  if (test->expected_error.size) return suite_refused_with(at, "create", test->expected_error, &answer);
  if (test->refused && answer.taken)
    return suite_fail(at->outcome, "create", CRD_STRING("an error"), CRD_STRING("the object is stored"));
  return test->refused || answer.taken ||
         suite_fail(at->outcome, "create", CRD_STRING("the object is stored"), answer.message);
}
