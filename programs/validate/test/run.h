/* SPDX-License-Identifier: Apache-2.0 */
/* Running the tests of a suite over a CRD, or a set of them, for one version of the API server. */
#pragma once

#include "send.h"
#include "suites/crds.h"
#include "suites/suite_kinds.h"

/* A suite over one CRD. */
typedef struct suite_run {
  crd_arena *arena; /* of the run */
  const suite *suite;
  const suite_crd *crd;    /* of the project's own form NULL: ... */
  const flag_texts *given; /* ... --crd, for suites that name none */
  crd_string instead;      /* a CRD's JSON, which is taken in the place of that of its name; empty: none */
  suite_kinds *kinds;
  unsigned kubernetes_minor;
  crd_string base; /* the CRD's JSON, with nothing but the version that is tested */
  suite_compiled *compiled;
  struct cover_run *cover;    /* counts what is judged by it; NULL: nothing does */
  suite_compiled *with_trace; /* and with the field by which openshift's runner knows that a CRD is in force; NULL: not
                               * yet made */
} suite_run;

/* What came of a test; the texts are in its arena. */
typedef struct suite_outcome {
  bool passed;
  const char *step;          /* at which it failed */
  crd_string expected, came; /* texts for people; may be empty */
  crd_string difference;     /* lines, as suite_objects_equal writes them; may be empty */
  crd_string message;        /* what was said to refuse the object; empty: it was taken, and */
  const crd_value *stored;   /* this is stored; NULL: it did not come to that */
  const crd_texts *warnings; /* NULL: it did not come to that */
  /* Rules about objects of the cluster that were left out, and why; NULL: none. Where the test says what there is in the
   * cluster it could not be judged, for a CRD is missing. */
  const crd_texts *unasked;
  bool unjudged;
} suite_outcome;

/* Makes a run of what is set of it: arena, suite, crd, given, kinds, kubernetes_minor. False with the reason. Ended with
 * suite_run_end either way. */
bool suite_run_begin(suite_run *run, crd_string *error);
void suite_run_end(suite_run *run);

/* What a run of a suite in the project's own form compiles; in its arena. */
suite_source suite_run_source(const suite_run *run);

/* Whether a test is one of the run: its kind is the CRD's, its versions of the API server have the run's. */
bool suite_run_has(const suite_run *run, const suite_case *test);

/* Runs a test. */
void suite_case_run(crd_arena *arena, suite_run *run, const suite_case *test, suite_outcome *outcome);

/* The same with nothing expected: what came of it. */
void suite_case_try(crd_arena *arena, suite_run *run, const suite_case *test, suite_outcome *outcome);

/* What the ways to run a test, one for each form of suites, have in common. */

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
