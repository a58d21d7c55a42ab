/* SPDX-License-Identifier: Apache-2.0 */
/* The output forms of crd-validate test (--output). A form is a file of its own and a row in forms.c. */
#pragma once

#include "run.h"
#include <stdio.h>

typedef struct suite_counts {
  size_t passed, failed; /* for all versions of the API server */
  size_t broken;         /* suites that could not run */
  size_t suites;         /* files */
  size_t crds;           /* CRDs that were compiled */
  size_t changing;       /* tests that pass in some versions and fail in others */
  size_t updated;        /* tests with a rewritten expectation */
  size_t passed_at[SUITE_MINOR_COUNT], failed_at[SUITE_MINOR_COUNT];
} suite_counts;

void suite_counts_add(suite_counts *sum, const suite_counts *counts);

/* A suite with one of its CRDs, for messages. */
typedef struct suite_place {
  const suite *suite;
  const char *crd_file; /* NULL: the suite could not run, or runs with a set of CRDs */
  bool several;         /* several API server versions are tested */
} suite_place;

/* The result of a test for one version of the API server. */
typedef struct suite_result {
  unsigned minor;
  suite_outcome outcome;
} suite_result;

typedef struct suite_results {
  const suite_result *items; /* the oldest version first */
  size_t count;
  bool failed;
} suite_results;

/* The versions with the same outcome as `item`, and whether `item` is the first of them. */
suite_minors suite_results_like(const suite_results *results, size_t item, bool *first);

typedef struct suite_form {
  const char *name;
  bool to_people; /* for people, who read a summary after it */
  void (*begin)(FILE *stream);
  void (*test)(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results);
  void (*broken)(FILE *stream, const suite_place *place, crd_string error);
  /* The output of the tests of a suite with one CRD; `counts` are its own. */
  void (*group)(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests);
  void (*end)(FILE *stream, const suite_counts *counts); /* the totals */
} suite_form;

extern const suite_form suite_form_text, suite_form_json, suite_form_tap, suite_form_junit;

/* The form of that name, or NULL. */
const suite_form *suite_form_named(const char *name);

/* ---- shared by the forms ---- */

void suite_form_begin_nothing(FILE *stream);
void suite_form_end_nothing(FILE *stream, const suite_counts *counts);
/* Writes the output of the tests unchanged. */
void suite_form_write_tests(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests);
/* The last component of the CRD's path; "" if there is none. */
const char *suite_place_crd(const suite_place *place);
/* Writes what was expected and the actual result, as lines after `indent`. */
void suite_form_write_failure(FILE *stream, const char *indent, const suite_outcome *outcome);
/* Writes the lines of a text, each after `indent`. */
void suite_form_write_lines(FILE *stream, const char *indent, crd_string text);
