/* SPDX-License-Identifier: Apache-2.0 */
/* The state of the JSON parser, which its files share. */
#pragma once

#include "../base/arena_private.h"
#include "../base/kin.h"
#include <crd/guard.h>
#include <crd/json.h>

typedef struct json_frame json_frame;

typedef struct json_reader {
  const char *start, *end;
  crd_arena *arena;
  char *stack; /* see json_read.c; sizes and places are in bytes */
  size_t stack_size, top;
  size_t frame;              /* of the innermost open container */
  uint32_t depth, max_depth; /* open containers */
  crd_duplicates *duplicates;
  crd_value *written;
  size_t path_budget;
  crd_string range_error; /* the first number that is too big for a double */
  const char *fail_at;    /* the offending byte; NULL: the text ends too soon */
  const char *fail_context;
  bool trailing; /* the offending byte follows a whole text */
} json_reader;

/* The error of a parser that was stopped. */
static inline crd_parse_error parse_stopped(crd_stop stop) {
  return (crd_parse_error){.message = crd_stop_text(stop),
                           .problem = stop == CRD_STOP_MEMORY ? CRD_PARSE_OUT_OF_MEMORY : CRD_PARSE_STOPPED};
}

/* Record why the text is refused; both return NULL. At the end of the input json_fail reports a space, as
 * Go's scanner does. */
static inline const char *json_fail(json_reader *reader, const char *at, const char *context) {
  reader->fail_at = at;
  reader->fail_context = context;
  return NULL;
}
static inline const char *json_fail_end(json_reader *reader) {
  reader->fail_at = NULL;
  return NULL;
}

/* Makes a parser for a text. The other function parses one value anywhere in it: `p` is at the value's first byte, and the
 * result is a pointer behind it, or NULL on error. A parser may be used for several values until one fails. */
CRD_KIN json_reader crd_json_reader_for(crd_arena *arena, crd_string input);
CRD_KIN const char *crd_json_read_part(json_reader *reader, const char *p, crd_value *value);
