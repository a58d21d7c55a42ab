/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate test: runs suites of tests of CRDs. */
#pragma once

#include "form.h"
#include "options.h"

/* Runs with the arguments after "test"; `run_mutants` runs the tests with mutants (--mutate). Returns the exit code. */
int suite_command(int count, char **arguments, int (*run_mutants)(const suite_options *options));

/* Updates expectations to the actual results (--update), in the text of the suite; comments and layout stay. */

typedef struct suite_update suite_update;

/* For a suite, which must outlive it. */
suite_update *suite_update_create(const suite *suite);
/* Records a test that passed; a test that failed, and one without an expectation: false if a test cannot expect its
 * result. */
void suite_update_passed(suite_update *update, const suite_case *test);
bool suite_update_failed(suite_update *update, const suite_case *test, const suite_outcome *came);
/* Rewrites the file, reports what was rewritten and what could not be, and frees the update. */
void suite_update_finish(suite_update *update, FILE *stream, suite_counts *counts);
