/* SPDX-License-Identifier: Apache-2.0 */
/* How far a long run is: a line on standard error where that is a terminal, written over itself and gone at the end. */
#ifndef VALIDATE_PROGRESS_H
#define VALIDATE_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct progress {
  bool wanted, shown;
  int64_t next; /* when it is written again, in milliseconds of the monotonic clock */
} progress;

progress progress_start(bool wanted);
/* Says it from the second second on, five times a second at most. */
void progress_say(progress *progress, size_t documents, size_t invalid, size_t files, size_t all_files);
/* Takes the line away; to be called before anything else is written to the terminal. */
void progress_clear(progress *progress);

#endif
