/* SPDX-License-Identifier: Apache-2.0 */
/* Lines of a stream that may be a conversation: whoever writes them may wait for the answer to one before the next. */
#pragma once

#include <crd/string.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct lines {
  int input;    /* a file descriptor, not owned */
  FILE *output; /* flushed before a wait: what was written to it answers lines that were read; not owned */
  char *text;   /* owned; lines_free gives it back */
  size_t start, size, room;
  bool ended;
  int error; /* errno of what went wrong: reading, or no memory for a line; 0: nothing */
} lines;

/* The next line, without its end (\n, \r\n); it lives until the next call. The last one may have no end. False at the end of
 * the stream, and after an error. */
bool lines_next(lines *lines, crd_string *line);

void lines_free(lines *lines);
