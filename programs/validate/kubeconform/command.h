/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate kubeconform-args: accepts kubeconform's command line. */
#pragma once

#include "cli/flags.h"

void kubeconform_describe(const flag_help *help);
/* Runs with the arguments after the command's name: translates them and passes them to `check` as the program's own
 * arguments. Returns the exit code. */
int kubeconform_command(int count, char **arguments, int (*check)(int count, char **arguments));
