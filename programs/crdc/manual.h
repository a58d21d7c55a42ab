/* SPDX-License-Identifier: Apache-2.0 */
/* Of crdc and its commands what the manual and completion have beside their help. */
#ifndef CRDC_PROGRAM_MANUAL_H
#define CRDC_PROGRAM_MANUAL_H

#include "cli/cli.h"
#include "command/command.h"

/* The program, whose own help `describe` prints, and its commands. */
const cli *manual_cli(void (*describe)(const flag_help *help), const command *const *commands, size_t count);

#endif
