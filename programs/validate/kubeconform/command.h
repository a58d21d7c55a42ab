/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate kubeconform-args: kubeconform's command line, done by this program. */
#pragma once

#include "cli/flags.h"

/* Prints its help. */
void kubeconform_describe(const flag_help *help);
/* Runs it with the arguments behind its name; what they come to is given to `check`, as the program's own arguments. The
 * exit code. */
int kubeconform_command(int count, char **arguments, int (*check)(int count, char **arguments));
