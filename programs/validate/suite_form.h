/* The forms in which crd-validate test says what came of tests (--output). Another form is a file of its own and a row in
 * suite_form.c. */
#ifndef VALIDATE_SUITE_FORM_H
#define VALIDATE_SUITE_FORM_H

#include "suite_run.h"
#include <stdio.h>

typedef struct suite_counts {
  size_t passed, failed;
  size_t broken; /* suites that could not be run */
  size_t suites; /* files */
  size_t crds;   /* CRDs that were compiled */
} suite_counts;

/* A suite over one of its CRDs, for what is said of a test. */
typedef struct suite_place {
  const suite *suite;
  const char *crd_file; /* NULL: it could not be run */
} suite_place;

typedef struct suite_form {
  const char *name;
  bool to_people; /* who read a summary behind it */
  void (*begin)(FILE *stream);
  void (*test)(FILE *stream, const suite_place *place, const suite_case *test, const suite_outcome *outcome);
  void (*broken)(FILE *stream, const suite_place *place, crd_string error);
  /* What its tests have written, of a suite over one CRD; `counts` are its own. */
  void (*group)(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests);
  void (*end)(FILE *stream, const suite_counts *counts); /* of all */
} suite_form;

extern const suite_form suite_form_text, suite_form_json, suite_form_tap, suite_form_junit;

/* The form of a name; NULL when there is none. */
const suite_form *suite_form_named(const char *name);

#endif
