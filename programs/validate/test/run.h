/* SPDX-License-Identifier: Apache-2.0 */
/* Runs the tests of a suite with a CRD, or with a set of CRDs, for one version of the API server. */
#pragma once

#include "send.h"
#include "suites/crds.h"
#include "suites/suite_kinds.h"

/* A suite with one CRD. */
typedef struct suite_run {
  crd_arena *arena; /* of the run */
  const suite *suite;
  const suite_crd *crd;    /* NULL in the project's own form: ... */
  const flag_texts *given; /* ... --crd, for suites that name no CRD */
  crd_string instead;      /* JSON that replaces the CRD of the same name; empty: none */
  suite_kinds *kinds;
  unsigned kubernetes_minor;
  crd_string base; /* the CRD's JSON with only the tested version */
  suite_compiled *compiled;
  struct cover_run *cover;    /* counts what the run judges; may be NULL */
  suite_compiled *with_trace; /* the same with the field by which openshift's runner sees that a CRD is served; NULL: not
                               * made yet */
} suite_run;

/* The result of a test; the texts are in its arena. */
typedef struct suite_outcome {
  bool passed;
  const char *step;          /* the step that failed */
  crd_string expected, came; /* texts for people; may be empty */
  crd_string difference;     /* lines, as suite_objects_equal writes them; may be empty */
  crd_string message;        /* the refusal; empty: the object was accepted */
  const crd_value *stored;   /* the stored object; NULL: the test did not get there */
  const crd_texts *warnings; /* NULL: the test did not get there */
  /* Rules about objects of the cluster that were skipped, and why; may be NULL. If the test gives the objects of the
   * cluster, this means that it could not be judged, because a CRD is missing. */
  const crd_texts *unasked;
  bool unjudged;
} suite_outcome;

/* Begins a run of which arena, suite, crd, given, kinds and kubernetes_minor are set. False with the reason. Call
 * suite_run_end in either case. */
bool suite_run_begin(suite_run *run, crd_string *error);
void suite_run_end(suite_run *run);

/* What a run of a suite in the project's own form compiles; allocated in its arena. */
suite_source suite_run_source(const suite_run *run);

/* Whether a test belongs to the run: its kind is the CRD's, and it is for the run's API server version. */
bool suite_run_has(const suite_run *run, const suite_case *test);

void suite_case_run(crd_arena *arena, suite_run *run, const suite_case *test, suite_outcome *outcome);

/* Runs it without an expectation, to get the result. */
void suite_case_try(crd_arena *arena, suite_run *run, const suite_case *test, suite_outcome *outcome);

/* Shared by the runners of the different forms. */

/* A test that is running. */
typedef struct suite_progress {
  crd_arena *arena;
  suite_run *run;
  const suite_case *test;
  suite_outcome *outcome;
  crd_value *stored;
} suite_progress;

/* Records the step at which the test failed, and why; returns false. */
static inline bool suite_fail(suite_outcome *outcome, const char *step, crd_string expected, crd_string came) {
  outcome->step = step;
  outcome->expected = expected;
  outcome->came = came;
  return false;
}

/* Whether a response is the expected refusal, with `part` in its message. */
bool suite_refused_with(const suite_progress *at, const char *step, crd_string part, const suite_answer *answer);

/* Joins the texts with `between`. */
crd_string suite_texts_joined(crd_arena *arena, const crd_texts *texts, const char *between);

/* For the project's own form, and for examples. */
bool suite_run_own(suite_progress *at);
bool suite_run_example(suite_progress *at);
