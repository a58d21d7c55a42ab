/* SPDX-License-Identifier: Apache-2.0 */
/* The cluster of a test as its rules see it: it remembers which rules were left out, for they ask for what is not known. */
#ifndef VALIDATE_TEST_STATE_H
#define VALIDATE_TEST_STATE_H

#include <crd/state.h>

typedef struct suite_state {
  crd_state state;        /* for the request */
  const crd_state *known; /* NULL: nothing is known of the cluster */
  crd_texts *unasked;     /* rules, and why they were left out, each once; in its arena */
} suite_state;

/* All is borrowed, and `state` must stay where it is. */
void suite_state_init(suite_state *state, const crd_state *known, crd_texts *unasked);

#endif
