/* SPDX-License-Identifier: Apache-2.0 */
/* The words of crdc's command line that belong to no command. */
#ifndef CRDC_PROGRAM_HELP_H
#define CRDC_PROGRAM_HELP_H

#include "cli/flags.h"

/* The help of the program, whose flags these are. */
void help_describe(const flag_help *help, const flag *flags, size_t count);
/* What "markers" and "cel" are about. False for another topic. */
bool help_print_topic(FILE *stream, const char *topic);

#endif
