/* Running the tests of a suite over a CRD, as the runner of openshift does with an API server: the object is created; of
 * onUpdate, its status is put there, then the CRD is as it stands again, the object is updated, then its status.
 *
 * Mirrors tests/generator.go of github.com/openshift/api. */
#ifndef VALIDATE_SUITE_RUN_H
#define VALIDATE_SUITE_RUN_H

#include "suite_crds.h"
#include "suite_kinds.h"

/* A suite over one CRD. */
typedef struct suite_run {
  crd_arena *arena; /* of the run */
  const suite *suite;
  const suite_crd *crd;
  suite_kinds *kinds;
  unsigned kubernetes_minor;
  struct cover_run *cover;      /* counts what is judged by the CRD as it stands; NULL: nothing does */
  crd_string base;              /* the CRD's JSON, with nothing but the version that is tested */
  const crd_registry *registry; /* of it */
  const crd_registry
      *with_trace; /* and with the field by which the runner knows that a CRD is in force; NULL: not yet made */
} suite_run;

/* What came of a test; the texts are in its arena. */
typedef struct suite_outcome {
  bool passed;
  const char *step;          /* at which it failed */
  crd_string expected, came; /* texts for people; may be empty */
  crd_string difference;     /* lines, as suite_objects_equal writes them; may be empty */
} suite_outcome;

/* Makes a run of what is set of it: arena, suite, crd, kinds, kubernetes_minor. False with the reason. */
bool suite_run_begin(suite_run *run, crd_string *error);

/* Runs a test. */
void suite_case_run(crd_arena *arena, suite_run *run, const suite_case *test, suite_outcome *outcome);

#endif
