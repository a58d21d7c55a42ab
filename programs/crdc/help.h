/* SPDX-License-Identifier: Apache-2.0 */
/* Topics of crdc help that are no commands. */
#ifndef CRDC_PROGRAM_HELP_H
#define CRDC_PROGRAM_HELP_H

#include <stdbool.h>
#include <stdio.h>

/* What "markers" and "cel" are about. False for another topic. */
bool help_print_topic(FILE *stream, const char *topic);

#endif
