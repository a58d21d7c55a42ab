/* SPDX-License-Identifier: Apache-2.0 */
/* What the ways to run a test, one for each form of suites, have in common. */
#ifndef VALIDATE_TEST_STEP_H
#define VALIDATE_TEST_STEP_H

#include "run.h"
#include "send.h"

/* A test under way. */
typedef struct suite_progress {
  crd_arena *arena;
  suite_run *run;
  const suite_case *test;
  suite_outcome *outcome;
  crd_value *stored;
} suite_progress;

/* Says at which step the test failed, and why; false. */
static inline bool suite_fail(suite_outcome *outcome, const char *step, crd_string expected, crd_string came) {
  outcome->step = step;
  outcome->expected = expected;
  outcome->came = came;
  return false;
}

/* Of an answer whether it is the refusal that is expected, with `part` in its message. */
bool suite_refused_with(const suite_progress *at, const char *step, crd_string part, const suite_answer *answer);

/* The texts one behind the other, with `between` between them. */
crd_string suite_texts_joined(crd_arena *arena, const crd_texts *texts, const char *between);

/* Of the project's own form, and of examples. */
bool suite_run_own(suite_progress *at);
bool suite_run_example(suite_progress *at);

#endif
