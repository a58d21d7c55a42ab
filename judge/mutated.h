/* SPDX-License-Identifier: Apache-2.0 */
/* What a cluster makes of an object before it judges it: the defaults are set, the operator's mutating webhook changes it.
 */
#pragma once

#include <crd/mutate.h>
#include <crd/request.h>

/* Judges a create by way of the kind's mutations, as the API server does: decoded and defaulted, changed, judged. A request
 * that cannot be decoded is judged as it is; one that is refused by the mutations, or whose patch does not apply, has their
 * errors. What is found of the changed object stands where the object that was sent has it, or what is around it.
 *
 * With `again` an object that is let in is mutated once more, as it would be stored: what changes then, by mutations that do
 * not know their own work, is an error. The API server may call a webhook twice (reinvocationPolicy), and users send what
 * they have read. */
void crdc_judge_mutated(crd_arena *arena, const crd_request *request, bool again, crd_verdict *verdict);

/* Gives the values of an object that was made of `sent` the places that they have there, or what is around them. */
void crdc_mutated_place(crd_value *value, const crd_value *sent);

/* Who judges the object that comes of it: crd_request_judge, or what has it in the middle. */
typedef struct mutated_judge {
  void (*ask)(void *context, crd_arena *arena, const crd_request *request, crd_verdict *verdict);
  void *context;
} mutated_judge;
/* The same by that judge. */
void crdc_judge_mutated_by(crd_arena *arena, const crd_request *request, bool again, const mutated_judge *who,
                           crd_verdict *verdict);
