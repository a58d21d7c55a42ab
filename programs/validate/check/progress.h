/* SPDX-License-Identifier: Apache-2.0 */
/* How far a long run is: a line on standard error where that is a terminal, written over itself and gone at the end. */
#ifndef VALIDATE_CHECK_PROGRESS_H
#define VALIDATE_CHECK_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct progress {
  bool wanted, shown;
  int64_t next; /* when it is written again */
} progress;

/* Milliseconds of the monotonic clock. */
int64_t progress_now(void);
/* Of a run that began then. */
progress progress_start(bool wanted, int64_t began);
/* Says it where the run has taken more than a second, five times a second at most. */
void progress_say(progress *progress, size_t documents, size_t invalid, size_t files, size_t all_files);
/* The same of a replay. */
void progress_say_events(progress *progress, uint64_t events, uint64_t refused);
/* Takes the line away; to be called before anything else is written to the terminal. */
void progress_clear(progress *progress);

#endif
