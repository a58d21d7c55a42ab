/* SPDX-License-Identifier: Apache-2.0 */
/* A run over what a command line names: it is read, kinds, settings and state are loaded, and files are checked or what
 * else is asked for done. */
#pragma once

#include "check/check.h"

/* With the arguments behind the command's word; NULL: files are checked, unless a flag asks for something else. Gives the
 * exit code. */
int validate_run(const check_mode *mode, int count, char **arguments);
