/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate test: runs suites of tests of CRDs. */
#pragma once

#include "form.h"
#include "options.h"

/* Takes the arguments behind "test", and what runs the tests over mutants (--mutate); gives the exit code. */
int suite_command(int count, char **arguments, int (*run_mutants)(const suite_options *options));

/* Rewriting what tests expect as what came (--update): in the suite's text, at the places of what is expected; comments and
 * layout stay. */

typedef struct suite_update suite_update;

/* Of a suite, which must outlive it. */
suite_update *suite_update_create(const suite *suite);
/* Notes that a test has passed; that it has failed, and what came where nothing was expected: false where that is nothing
 * that a test could expect. */
void suite_update_passed(suite_update *update, const suite_case *test);
bool suite_update_failed(suite_update *update, const suite_case *test, const suite_outcome *came);
/* Rewrites the file and says what was rewritten and what could not be; ends the update. */
void suite_update_finish(suite_update *update, FILE *stream, suite_counts *counts);
