/* SPDX-License-Identifier: Apache-2.0 */
/* Uses its own stream, because open_memstream loses output without memory and does not always report it. */
#include "output.h"
#include <crd/guard.h>
#include <stdlib.h>
#include <string.h>

void output_free(output *output) {
  free(output->text);
  *output = (struct output){.text = NULL};
}

static bool output_grow(output *output, size_t more) {
  if (more <= output->room - output->size) return true;
  size_t room = output->room ? output->room : 1024;
  while (room - output->size < more) room *= 2;
  char *larger = realloc(output->text, room);
  if (!larger) return false;
  output->text = larger;
  output->room = room;
  return true;
}

void output_add(output *output, const char *text, size_t size) {
  if (output->cut || !output_grow(output, size)) {
    output->cut = true;
    return;
  }
  if (size) memcpy(output->text + output->size, text, size);
  output->size += size;
}

static ssize_t write_text(void *context, const char *text, size_t size) {
  output_add(((output_stream *)context)->to, text, size);
  return (ssize_t)size; /* the stream must not buffer the rest, even if the output was cut */
}

bool output_stream_open(output_stream *stream) {
  stream->stream = fopencookie(stream, "w", (cookie_io_functions_t){.write = write_text});
  return stream->stream != NULL;
}

void output_stream_close(output_stream *stream) {
  if (stream->stream) fclose(stream->stream);
  stream->stream = NULL;
}

FILE *output_stream_begin(output_stream *stream, output *to) {
  *stream = (output_stream){.to = to};
  if (!output_stream_open(stream)) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
  return stream->stream;
}

void output_stream_end(output_stream *stream) {
  output_stream_close(stream);
  if (!stream->to->cut) return;
  output_free(stream->to);
  crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
}
