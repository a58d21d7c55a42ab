/* SPDX-License-Identifier: Apache-2.0 */
/* The standard streams of a program. */
#ifndef PROGRAMS_STREAMS_H
#define PROGRAMS_STREAMS_H

#include <stdbool.h>

/* Sees to it that no file that is opened later becomes a standard stream because that was closed. What is closed stays
 * unusable: output to it fails. To be called first; false when it cannot be had, which is said. */
bool streams_open(const char *program);

/* Writes out what was printed. False when not all of it came through, earlier or now: then that is said on standard error.
 * Nothing may be printed afterwards. */
bool streams_close(const char *program);

/* Has the program end with exit status 2, and a word on standard error, where the runtime has no memory and nothing guards
 * it (crd_set_stop_handler). */
void streams_end_without_memory(const char *program);

#endif
