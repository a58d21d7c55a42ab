/* SPDX-License-Identifier: Apache-2.0 */
/* Output into memory: of threads until their turn comes, or as a part of other output. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct output {
  char *text; /* owned */
  size_t size, room;
  bool cut; /* some output is missing, because there was no memory */
} output;

void output_free(output *output);
/* Appends a text; without memory it sets `cut`. */
void output_add(output *output, const char *text, size_t size);

/* A stream that writes to `to`, which may change between two calls of fflush. */
typedef struct output_stream {
  FILE *stream;
  output *to;
} output_stream;

/* False without memory. The stream must not be moved until output_stream_close. */
bool output_stream_open(output_stream *stream);
void output_stream_close(output_stream *stream); /* also for a stream that was not opened */

/* The same for callers that need the complete output: without memory both leave through the guard (crd/guard.h). */
FILE *output_stream_begin(output_stream *stream, output *to);
void output_stream_end(output_stream *stream);

/* Makes sure that a file that is opened later cannot become a standard stream that was closed. A closed stream stays
 * unusable: output to it fails. Call it first; false on failure, which is reported. */
bool streams_open(const char *program);

/* Flushes all output. False if some of it failed, now or earlier, which is reported on standard error. Print nothing
 * afterwards. */
bool streams_close(const char *program);

/* Lets the program end with exit status 2 and a message on standard error if the runtime has no memory and no guard is set
 * (crd_set_stop_handler). */
void streams_end_without_memory(const char *program);
