/* SPDX-License-Identifier: Apache-2.0 */
/* A growing byte buffer without Python, which can be filled while other threads have Python's lock. If memory runs out,
 * `failed` is set and later additions are dropped. */
#ifndef PYTHON_BUFFER_H
#define PYTHON_BUFFER_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct buffer {
  char *data;
  size_t size, room;
  bool failed;
} buffer;

/* Room for `more` bytes to write; the caller then increases `size`. NULL without memory. */
static inline char *buffer_room(buffer *buffer, size_t more) {
  if (buffer->room - buffer->size < more || !buffer->data) {
    size_t room = buffer->room ? buffer->room : 64;
    while (room - buffer->size < more) room *= 2;
    char *data = buffer->failed ? NULL : realloc(buffer->data, room);
    buffer->failed |= !data;
    if (!data) return NULL;
    buffer->data = data;
    buffer->room = room;
  }
  return buffer->data + buffer->size;
}

static inline void buffer_add(buffer *buffer, const void *bytes, size_t size) {
  char *room = buffer_room(buffer, size);
  if (!room) return;
  if (size) memcpy(room, bytes, size);
  buffer->size += size;
}

static inline void buffer_add_char(buffer *buffer, char c) {
  buffer_add(buffer, &c, 1);
}

static inline void buffer_free(buffer *buffer) {
  free(buffer->data);
  *buffer = (struct buffer){.data = NULL};
}

#endif
