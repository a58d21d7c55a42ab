/* SPDX-License-Identifier: Apache-2.0 */
/* Bytes that grow, without Python: what is filled while its lock is left to others. A buffer without memory says so at its
 * end: until then what is added to it is dropped. */
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

/* Where `more` bytes may be written; they count once `size` says so. NULL: there is no memory. */
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
