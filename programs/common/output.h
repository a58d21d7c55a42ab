/* SPDX-License-Identifier: Apache-2.0 */
/* What is printed into memory: by threads, until its turn comes, or to become a part of something else. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct output {
  char *text; /* owned */
  size_t size, room;
  bool cut; /* there was no memory for all that was written */
} output;

void output_free(output *output);
/* Adds at the end; what there is no memory for sets `cut`. */
void output_add(output *output, const char *text, size_t size);

/* A stream whose text goes to `to`, which may change between one fflush and the next. */
typedef struct output_stream {
  FILE *stream;
  output *to;
} output_stream;

/* False when there is no memory. The stream keeps the address: it stays where it is until output_stream_close. */
bool output_stream_open(output_stream *stream);
void output_stream_close(output_stream *stream); /* one that was not opened is fine */

/* The same for those who cannot go on with less than all of it: both leave for want of memory (crd/guard.h). */
FILE *output_stream_begin(output_stream *stream, output *to);
void output_stream_end(output_stream *stream);

/* The standard streams of a program. */

/* Sees to it that no file that is opened later becomes a standard stream because that was closed. What is closed stays
 * unusable: output to it fails. To be called first; false when it cannot be had, which is said. */
bool streams_open(const char *program);

/* Writes out what was printed. False when not all of it came through, earlier or now: then that is said on standard error.
 * Nothing may be printed afterwards. */
bool streams_close(const char *program);

/* Has the program end with exit status 2, and a word on standard error, where the runtime has no memory and nothing guards
 * it (crd_set_stop_handler). */
void streams_end_without_memory(const char *program);
