/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of the fast YAML parser (yaml_fast.c): its state, line ends, folding, texts. If a parse function
 * returns NULL or false, the parser gives up. */
#pragma once

#include "../base/arena_private.h"
#include "yaml_parts.h"
#include "yaml_repeats.h"

/* The first key of a map: from its first byte to its ':'. */
typedef struct met_key {
  const char *start, *end;
  crd_string name;
} met_key;

typedef struct fast_reader {
  const char *start, *end;
  crd_arena *arena;
  size_t top; /* of the stack */
  uint32_t depth, max_depth, deepest;
  const char *text;   /* the first byte of the current line that is not a space */
  const char *marker; /* of the next document's "---", or NULL */
  int indent;         /* of the current line; -1 at the end of the document */
  met_key met;        /* the last key that was found */
  yaml_repeats *repeats;
} fast_reader;

/* ---- lines ---- */

static inline bool at_line_end(const fast_reader *reader, const char *p) {
  return p == reader->end || *p == '\n';
}

/* Whether a word ends here: at white space or the end. */
static inline bool at_gap(const fast_reader *reader, const char *p) {
  return p == reader->end || *p == '\n' || *p == ' ';
}

static inline const char *skip_line_spaces(const fast_reader *reader, const char *p) {
  while (p < reader->end && *p == ' ') p++;
  return p;
}

static inline const char *line_end(const fast_reader *reader, const char *p) {
  const char *found = memchr(p, '\n', (size_t)(reader->end - p));
  return found ? found : reader->end;
}

/* Returns the end of the line if only a comment may follow `p`; NULL otherwise. */
static inline const char *rest_of_line(const fast_reader *reader, const char *p) {
  const char *after = skip_line_spaces(reader, p);
  if (at_line_end(reader, after)) return after;
  return *after == '#' && after > p ? line_end(reader, after) : NULL;
}

/* ---- texts of several lines ---- */

/* Returns the text, and gives its unused room back to the arena. */
static inline crd_string yaml_fast_settle(const fast_reader *reader, const crd_text *text) {
  crd_arena *arena = reader->arena;
  if (text->size && text->data + text->capacity == arena->cursor)
    arena->cursor = text->data + ((text->size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1));
  return text->size ? crd_text_string(text) : CRD_STRING("");
}

/* Adds the break between two folded lines. */
static inline void yaml_fast_add_fold(crd_text *out, size_t blank) {
  if (!blank) crd_text_add_char(out, ' ');
  while (blank-- > 0) crd_text_add_char(out, '\n');
}

/* ---- yaml_fast_text.c ---- */

/* A quoted text in a block with that indentation; -1: it must end on its line. `p` is at its opening quote. Returns a
 * pointer behind the closing quote. */
const char *crd_yaml_fast_quoted(fast_reader *reader, const char *p, int indent, crd_string *text);
/* A literal or folded block; `p` is at its '|' or '>'. Returns the end of its last line. */
const char *crd_yaml_fast_block(fast_reader *reader, const char *p, int indent, crd_value *value);
