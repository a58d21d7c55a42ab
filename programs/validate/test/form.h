/* SPDX-License-Identifier: Apache-2.0 */
/* The forms in which crd-validate test says what came of tests (--output). Another form is a file of its own and a row
 * in forms.c. */
#pragma once

#include "run.h"
#include <stdio.h>

typedef struct suite_counts {
  size_t passed, failed; /* of every version of the API server */
  size_t broken;         /* suites that could not be run */
  size_t suites;         /* files */
  size_t crds;           /* CRDs that were compiled */
  size_t changing;       /* tests that pass at some versions and fail at others */
  size_t updated;        /* tests whose expectation was rewritten */
  size_t passed_at[SUITE_MINOR_COUNT], failed_at[SUITE_MINOR_COUNT];
} suite_counts;

void suite_counts_add(suite_counts *sum, const suite_counts *counts);

/* A suite over one of its CRDs, for what is said of a test. */
typedef struct suite_place {
  const suite *suite;
  const char *crd_file; /* NULL: it could not be run, or it is run over a set of them */
  bool several;         /* versions of the API server are asked */
} suite_place;

/* What came of a test at a version of the API server. */
typedef struct suite_result {
  unsigned minor;
  suite_outcome outcome;
} suite_result;

typedef struct suite_results {
  const suite_result *items; /* from the oldest version on */
  size_t count;
  bool failed;
} suite_results;

/* The versions whose outcome is that of `item`, and whether it is the first of them. */
suite_minors suite_results_like(const suite_results *results, size_t item, bool *first);

typedef struct suite_form {
  const char *name;
  bool to_people; /* who read a summary behind it */
  void (*begin)(FILE *stream);
  void (*test)(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results);
  void (*broken)(FILE *stream, const suite_place *place, crd_string error);
  /* What its tests have written, of a suite over one CRD; `counts` are its own. */
  void (*group)(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests);
  void (*end)(FILE *stream, const suite_counts *counts); /* of all */
} suite_form;

extern const suite_form suite_form_text, suite_form_json, suite_form_tap, suite_form_junit;

/* The form of a name; NULL when there is none. */
const suite_form *suite_form_named(const char *name);

/* ---- what forms share ---- */

void suite_form_begin_nothing(FILE *stream);
void suite_form_end_nothing(FILE *stream, const suite_counts *counts);
/* Writes the tests as they are. */
void suite_form_write_tests(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests);
/* The last part of the path of the CRD; "" where there is none. */
const char *suite_place_crd(const suite_place *place);
/* What was expected and what came, lines behind `indent`. */
void suite_form_write_failure(FILE *stream, const char *indent, const suite_outcome *outcome);
/* Lines of a text, each behind `indent`. */
void suite_form_write_lines(FILE *stream, const char *indent, crd_string text);
