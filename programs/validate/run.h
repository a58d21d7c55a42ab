/* SPDX-License-Identifier: Apache-2.0 */
/* A run of the program: reads the command line, loads kinds, settings and state, then checks files or does what else is
 * asked for. */
#pragma once

#include "check/check.h"

/* Runs with the arguments after the command's name; `mode` NULL: checks files, unless a flag selects another mode. Returns
 * the exit code. */
int validate_run(const check_mode *mode, int count, char **arguments);
