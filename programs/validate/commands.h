/* SPDX-License-Identifier: Apache-2.0 */
/* The commands of crd-validate: one table, by which they are run, and of which the manual and completion are made. */
#ifndef VALIDATE_COMMANDS_H
#define VALIDATE_COMMANDS_H

#include "cli/cli.h"

/* Those that this build has. */
const cli *validate_cli(void);

/* Runs the command that the first of the arguments is the word of, else checks files. Gives the exit code. */
int validate_command_run(int count, char **arguments);

#endif
