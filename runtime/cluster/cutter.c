/* SPDX-License-Identifier: Apache-2.0 */
/* One pass over the bytes that tracks strings, escapes and open brackets. An object that is complete in the current piece is
 * returned in place; only an object that is split between pieces is copied. */
#include "cutter.h"
#include <stdlib.h>

#define KEPT_CAPACITY ((size_t)64 << 10)

static bool append_bytes(cutter_buffer *buffer, const char *data, size_t size) {
  if (size > buffer->capacity - buffer->size) {
    size_t capacity = buffer->capacity ? buffer->capacity : 512;
    while (capacity - buffer->size < size) capacity *= 2;
    char *grown = realloc(buffer->data, capacity);
    if (!grown) return false;
    buffer->data = grown;
    buffer->capacity = capacity;
  }
  if (size) memcpy(buffer->data + buffer->size, data, size);
  buffer->size += size;
  return true;
}

static bool is_space(char c) {
  return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/* The number of containers around an object that is cut out. */
static unsigned base_depth(const json_cutter *cutter) {
  return cutter->mode == CUTTER_LIST ? 2 : 0;
}

/* Skips bytes of the current object; returns the position after its end, or the end of the bytes. */
static const char *scan_object(json_cutter *cutter, const char *p, const char *end) {
  for (unsigned base = base_depth(cutter); p < end; p++) {
    if (cutter->in_string) {
      if (cutter->escaped)
        cutter->escaped = false;
      else if (*p == '\\')
        cutter->escaped = true;
      else if (*p == '"')
        cutter->in_string = false;
    } else if (*p == '"') {
      cutter->in_string = true;
    } else if (*p == '{' || *p == '[') {
      cutter->depth++;
    } else if ((*p == '}' || *p == ']') && --cutter->depth == base) {
      return p + 1;
    }
  }
  return p;
}

/* Skips a byte outside of the list's objects; false where it is not allowed. */
static bool scan_around(json_cutter *cutter, char c) {
  if (cutter->in_string) {
    if (cutter->escaped)
      cutter->escaped = false;
    else if (c == '\\')
      cutter->escaped = true;
    else if (c == '"')
      cutter->in_string = false;
    return true;
  }
  switch (c) {
  case '"':
    cutter->in_string = true;
    return true;
  case '{':
    cutter->depth++;
    return true;
  case '[':
    if (cutter->in_list) return false;
    if (cutter->depth == 1) cutter->in_list = true;
    return cutter->depth++ > 0;
  case '}':
  case ']':
    if (cutter->depth == 0) return false;
    cutter->depth--;
    if (cutter->depth == 1) cutter->in_list = false;
    return true;
  default:
    return cutter->depth > 0 || is_space(c);
  }
}

/* Whether the current object has begun in an earlier piece. */
static bool in_object(const json_cutter *cutter) {
  return cutter->depth > base_depth(cutter) && (cutter->mode == CUTTER_STREAM || cutter->in_list);
}

/* Skips to the first byte of the next object. */
static cutter_outcome find_object(json_cutter *cutter, crd_string *bytes) {
  bool list = cutter->mode == CUTTER_LIST;
  size_t i = 0;
  cutter_outcome outcome = CUTTER_MORE;
  for (; i < bytes->size; i++) {
    char c = bytes->data[i];
    if (c == '{' && !cutter->in_string && (!list || (cutter->in_list && cutter->depth == 2))) {
      outcome = CUTTER_OBJECT;
      break;
    }
    if (list ? !scan_around(cutter, c) : !is_space(c)) return CUTTER_BAD;
  }
  if (list && cutter->rest.size + i > cutter->limit) return CUTTER_TOO_LARGE;
  if (list && !append_bytes(&cutter->rest, bytes->data, i)) return CUTTER_MEMORY;
  if (list && outcome == CUTTER_OBJECT && !append_bytes(&cutter->rest, "0", 1)) return CUTTER_MEMORY;
  *bytes = crd_string_slice(*bytes, i, bytes->size);
  return outcome;
}

/* The buffer of a large object is freed, because few objects are large. */
static void forget_object(json_cutter *cutter) {
  cutter->object.size = 0;
  cutter->given = false;
  if (cutter->object.capacity <= KEPT_CAPACITY) return;
  free(cutter->object.data);
  cutter->object = (cutter_buffer){NULL, 0, 0};
}

cutter_outcome crd_json_cut(json_cutter *cutter, crd_string *bytes, crd_string *object) {
  if (cutter->given) forget_object(cutter);
  if (!bytes->size) return CUTTER_MORE;
  if (!in_object(cutter)) {
    cutter_outcome found = find_object(cutter, bytes);
    if (found != CUTTER_OBJECT) return found;
  }
  const char *begin = bytes->data, *stop = scan_object(cutter, begin, begin + bytes->size);
  size_t size = (size_t)(stop - begin);
  bool complete = !in_object(cutter);
  if (cutter->object.size + size > cutter->limit) return CUTTER_TOO_LARGE;
  *bytes = crd_string_slice(*bytes, size, bytes->size);
  if (complete && !cutter->object.size) {
    *object = (crd_string){begin, size};
    return CUTTER_OBJECT;
  }
  if (!append_bytes(&cutter->object, begin, size)) return CUTTER_MEMORY;
  if (!complete) return CUTTER_MORE;
  *object = (crd_string){cutter->object.data, cutter->object.size};
  cutter->given = true;
  return CUTTER_OBJECT;
}

bool crd_json_cutter_done(const json_cutter *cutter) {
  return cutter->depth == 0 && !cutter->in_string && (cutter->mode == CUTTER_STREAM || cutter->rest.size > 0);
}

void crd_json_cutter_end(json_cutter *cutter) {
  free(cutter->object.data);
  free(cutter->rest.data);
  *cutter = (json_cutter){.mode = cutter->mode, .limit = cutter->limit};
}
