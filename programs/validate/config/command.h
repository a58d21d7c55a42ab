/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate config: what is in force for files, and who says it. */
#pragma once

#include "cli/flags.h"

/* Prints its help. */
void config_describe(const flag_help *help);
/* Runs it with the arguments behind its name; the exit code. */
int config_command(int count, char **arguments);
