/* SPDX-License-Identifier: Apache-2.0 */
/* Cases of the layers above the CRD: an object, what the operator is told from outside, and what it says. */
#ifndef TESTS_CONFORMANCE_LAYER_CASES_H
#define TESTS_CONFORMANCE_LAYER_CASES_H

#include "batch/layer.h"
#include <crd/value.h>

/* The request of a row of a file of cases; of its functions the last word tells the stage (ValidateRayJobSpec: spec). */
batch_layer_request layer_case_request(crd_arena *arena, const crd_value *row);
/* The request of a line of recorded requests. */
batch_layer_request layer_line_request(crd_arena *arena, const crd_value *line);

/* The verdict, without the rules' names. */
const crd_value *layer_judge(crd_arena *arena, const crd_registry *registry, const batch_layer_request *request);

/* The request of a line of recorded requests to an admission service, and its answer. */
batch_service_request service_line_request(crd_arena *arena, const crd_value *line);
const crd_value *service_judge(crd_arena *arena, const crd_registry *registry, const batch_service_request *request);
/* Whether an answer is the recorded one, to the letter; of an unstable one the message in any order of its letters. */
bool service_line_agrees(const crd_value *want, const crd_value *answer);

/* Whether a verdict is what the row expects. */
bool layer_case_agrees(const crd_value *row, const crd_value *verdict);

#endif
