/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate test: runs suites of tests of CRDs. */
#ifndef VALIDATE_TEST_COMMAND_H
#define VALIDATE_TEST_COMMAND_H

#include "options.h"

/* Takes the arguments behind "test", and what runs the tests over mutants (--mutate); gives the exit code. */
int suite_command(int count, char **arguments, int (*run_mutants)(const suite_options *options));

#endif
