/* SPDX-License-Identifier: Apache-2.0 */
/* Reads lines of a stream that may be a dialogue: the writer may wait for an answer before it sends the next line. */
#pragma once

#include <crd/string.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct lines {
  int input;    /* a file descriptor, not owned */
  FILE *output; /* has the answers to earlier lines and is flushed before a wait; not owned */
  char *text;   /* owned; free it with lines_free */
  size_t start, size, room;
  bool ended;
  int error; /* errno of a read, or of a line without memory; 0: no error */
} lines;

/* The next line without its end (\n, \r\n); it lives until the next call. The last line may have no end. False at the end of
 * the stream, and after an error. */
bool lines_next(lines *lines, crd_string *line);

void lines_free(lines *lines);
