/* SPDX-License-Identifier: Apache-2.0 */
/* A cursor over JSON text. Skipping a value checks each token like the parser, with one bit per open container and without
 * building a tree: only strings with escapes are decoded. */
#include <crd/json_cursor.h>

#include "json_string.h"

crd_json_cursor crd_json_cursor_at(crd_arena *arena, crd_string text) {
  if (!text.data) text.data = "";
  const char *end = text.data + text.size;
  return (crd_json_cursor){.arena = arena, .start = text.data, .at = scan_space(text.data, end), .end = end};
}

static json_reader reader_of(const crd_json_cursor *cursor) {
  json_reader reader =
      crd_json_reader_for(cursor->arena, (crd_string){cursor->start, (size_t)(cursor->end - cursor->start)});
  reader.max_depth -= cursor->depth < reader.max_depth ? cursor->depth : reader.max_depth;
  return reader;
}

bool crd_json_enter(crd_json_cursor *cursor) {
  if (cursor->at == cursor->end || *cursor->at != '{') return false;
  cursor->at++;
  cursor->depth++;
  return true;
}

/* The first byte that is not white space from `p` on; NULL at the end. */
static const char *next_token(const char *p, const char *end) {
  p = scan_space(p, end);
  return p == end ? NULL : p;
}

bool crd_json_next(crd_json_cursor *cursor, crd_string *name, bool *good) {
  const char *end = cursor->end, *p = cursor->at;
  bool first = p[-1] == '{';
  *good = false;
  p = next_token(p, end);
  if (!p) return false;
  if (*p == '}') {
    cursor->at = p + 1;
    cursor->depth--;
    *good = true;
    return false;
  }
  if (!first) {
    if (*p != ',') return false;
    p = next_token(p + 1, end);
  }
  if (!p || *p != '"') return false;
  json_reader reader = reader_of(cursor);
  p = json_read_string(&reader, p + 1, name);
  p = p ? next_token(p, end) : NULL;
  if (!p || *p != ':') return false;
  p = next_token(p + 1, end);
  if (!p) return false;
  cursor->at = p;
  *good = true;
  return true;
}

bool crd_json_take(crd_json_cursor *cursor, crd_value *value) {
  json_reader reader = reader_of(cursor);
  const char *p = crd_json_read_part(&reader, cursor->at, value);
  if (!p || reader.range_error.size) return false;
  cursor->at = p;
  return true;
}

/* ---- skipping ---- */

static const char *skip_json_string(json_reader *reader, const char *p) {
  crd_string unwanted;
  return json_read_string(reader, p, &unwanted);
}

static const char *skip_number(json_reader *reader, const char *p) {
  crd_value unwanted;
  p = crd_json_read_number(reader, p, &unwanted);
  return reader->range_error.size ? NULL : p;
}

static const char *skip_word(const char *p, const char *end, const char *word, size_t size) {
  return (size_t)(end - p) >= size && memcmp(p, word, size) == 0 ? p + size : NULL;
}

/* Skips any value that is not a container. */
static inline const char *skip_scalar(json_reader *reader, const char *p) {
  switch (*p) {
  case '"':
    return skip_json_string(reader, p + 1);
  case 't':
    return skip_word(p, reader->end, "true", 4);
  case 'f':
    return skip_word(p, reader->end, "false", 5);
  case 'n':
    return skip_word(p, reader->end, "null", 4);
  default:
    return *p == '-' || (unsigned char)(*p - '0') < 10 ? skip_number(reader, p) : NULL;
  }
}

/* Skips a name: from its quote to the first byte of its value. */
static inline const char *skip_name(json_reader *reader, const char *p) {
  if (*p != '"') return NULL;
  p = skip_json_string(reader, p + 1);
  if (p && p < reader->end && *p == ':' && p + 1 < reader->end && (unsigned char)p[1] > ' ') return p + 1; /* as most are */
  p = p ? next_token(p, reader->end) : NULL;
  return p && *p == ':' ? next_token(p + 1, reader->end) : NULL;
}

/* The open containers: one bit each, set for an object. */
typedef struct nesting {
  uint64_t objects[CRD_JSON_SKIP_DEPTH / 64];
  unsigned depth;
} nesting;

static inline bool in_object(const nesting *open) {
  return open->objects[(open->depth - 1) / 64] >> ((open->depth - 1) % 64) & 1;
}

static inline bool enter(nesting *open, bool object) {
  if (open->depth == CRD_JSON_SKIP_DEPTH) return false;
  uint64_t bit = UINT64_C(1) << (open->depth % 64), *word = &open->objects[open->depth / 64];
  *word = object ? *word | bit : *word & ~bit;
  open->depth++;
  return true;
}

/* After a value: closes the containers that end there. Returns the first byte of the next value or, if no container is open,
 * a pointer behind the last one; NULL on error. */
static inline const char *leave_nesting(json_reader *reader, nesting *open, const char *p) {
  while (open->depth) {
    p = next_token(p, reader->end);
    if (!p) return NULL;
    bool object = in_object(open);
    if (*p == ',') {
      p = next_token(p + 1, reader->end);
      return p && object ? skip_name(reader, p) : p;
    }
    if (*p != (object ? '}' : ']')) return NULL;
    open->depth--;
    p++;
  }
  return p;
}

bool crd_json_skip(crd_json_cursor *cursor) {
  json_reader reader = reader_of(cursor);
  nesting open = {.depth = 0};
  const char *p = cursor->at;
  if (p == cursor->end) return false;
  do {
    crd_arena_poll(cursor->arena);
    if (*p == '{' || *p == '[') {
      bool object = *p == '{';
      p = enter(&open, object) ? next_token(p + 1, reader.end) : NULL;
      if (!p) return false;
      if (*p != (object ? '}' : ']')) { /* not empty: `p` is at its first element */
        p = object ? skip_name(&reader, p) : p;
        continue;
      }
    } else {
      p = skip_scalar(&reader, p);
    }
    p = p ? leave_nesting(&reader, &open, p) : NULL;
  } while (p && open.depth);
  if (p) cursor->at = p;
  return p != NULL;
}

bool crd_json_done(const crd_json_cursor *cursor) {
  return scan_space(cursor->at, cursor->end) == cursor->end;
}
