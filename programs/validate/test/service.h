/* SPDX-License-Identifier: Apache-2.0 */
/* Asking an admission service by its path, as the API server does with an AdmissionReview. */
#ifndef VALIDATE_TEST_SERVICE_H
#define VALIDATE_TEST_SERVICE_H

#include "batch/settings.h"
#include "send.h"

/* Of a map with the members endpoint and resource (docs/testing.md), what the service answers to an operation on the
 * request's object: the object with its patch counts as stored. Gives answer->taken. */
bool suite_ask_service(crd_arena *arena, const crd_value *map, const suite_request *request, crd_string operation,
                       const batch_settings *settings, suite_answer *answer);

#endif
