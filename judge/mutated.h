/* SPDX-License-Identifier: Apache-2.0 */
/* The changes that a cluster makes to an object before it judges it: defaults, and the operator's mutating webhook. */
#pragma once

#include <crd/mutate.h>
#include <crd/request.h>

/* Judges a create with the kind's mutations, as the API server does: decode, default, mutate, judge. A request that cannot
 * be decoded is judged unchanged. If a mutation refuses it, or a patch does not apply, the verdict has those errors. Errors
 * of the changed object get the place in the object that was sent, or of an outer value there.
 *
 * With `again` an object that is allowed is mutated a second time, as it would be stored. A change by that run is an error,
 * because the mutation does not recognise its own result. The API server may call a webhook twice (reinvocationPolicy), and
 * users send back what they have read. */
void crdc_judge_mutated(crd_arena *arena, const crd_request *request, bool again, crd_verdict *verdict);

/* Copies places from `sent` to a value that was made of it; a new value gets the place of the outer value. */
void crdc_mutated_place(crd_value *value, const crd_value *sent);

/* The judge of the mutated object: crd_request_judge, or one that calls it. */
typedef struct mutated_judge {
  void (*ask)(void *context, crd_arena *arena, const crd_request *request, crd_verdict *verdict);
  void *context;
} mutated_judge;
/* Does the same with that judge. */
void crdc_judge_mutated_by(crd_arena *arena, const crd_request *request, bool again, const mutated_judge *who,
                           crd_verdict *verdict);
