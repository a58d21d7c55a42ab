/* SPDX-License-Identifier: Apache-2.0 */
/* Reads JSON text member by member, so that each value can go to its own reader: a value may be parsed as a tree, skipped,
 * or left to other code that says where it ended. Errors have no message: for a message, parse the text
 * again (crd/json.h). */
#ifndef CRD_JSON_CURSOR_H
#define CRD_JSON_CURSOR_H

#include <crd/arena.h>
#include <crd/value.h>
#include <stdint.h>

CRD_BEGIN_DECLS

typedef struct crd_json_cursor {
  crd_arena *arena;
  const char *start, *at, *end; /* `at`: the first byte of a value, or the byte behind one */
  uint32_t depth;               /* how many containers are open around it; the parser allows 10000 */
} crd_json_cursor;

/* A cursor at the first value of the text. The text must be smaller than 4 GiB and outlive the values read from it. */
crd_json_cursor crd_json_cursor_at(crd_arena *arena, crd_string text);

/* Enters the current value; false when it is no object. */
bool crd_json_enter(crd_json_cursor *cursor);
/* Moves to the value of the object's next member: after crd_json_enter, and after a value was read or skipped. False at the
 * object's end, behind which the cursor then is, and on an error: then `good` is false. */
bool crd_json_next(crd_json_cursor *cursor, crd_string *name, bool *good);

/* Parses the current value as a tree, as crd_json_parse does; a number out of range is an error, too. Offsets are those in
 * the text. */
CRD_MUST_CHECK bool crd_json_take(crd_json_cursor *cursor, crd_value *value);
/* Skips the current value. False where crd_json_take fails, and where it is nested deeper than CRD_JSON_SKIP_DEPTH. */
CRD_MUST_CHECK bool crd_json_skip(crd_json_cursor *cursor);
#define CRD_JSON_SKIP_DEPTH 512u

/* Whether nothing but white space is left. */
bool crd_json_done(const crd_json_cursor *cursor);

CRD_END_DECLS

#endif
