/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate test: runs suites of tests of CRDs. */
#ifndef VALIDATE_SUITE_COMMAND_H
#define VALIDATE_SUITE_COMMAND_H

/* Takes the arguments behind "test"; gives the exit code. */
int suite_command(int count, char **arguments);

#endif
