/* SPDX-License-Identifier: Apache-2.0 */
/* One request judged twice: on the value tree, and with leave to judge it in one pass. The two must say the same. */
#ifndef CRDC_TESTS_ONE_PASS_COMPARE_H
#define CRDC_TESTS_ONE_PASS_COMPARE_H

#include <crd/request.h>

typedef struct one_pass_outcome {
  bool allowed, taken; /* what the tree says; whether the pass judged the request */
  crd_string differs;  /* what is different; empty: nothing */
} one_pass_outcome;

/* `request` without an object that is parsed already; the outcome lives in the arena. */
one_pass_outcome one_pass_compare(crd_arena *arena, const crd_request *request);

#endif
