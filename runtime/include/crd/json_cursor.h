/* SPDX-License-Identifier: Apache-2.0 */
/* Reading JSON text member by member, so that what stands in it can go to a reader of its own where it is met: a value may
 * be read as a tree, stepped over, or left to somebody else who says where it ended. Nothing is told of errors but that
 * there is one: who must say which one parses the text (crd/json.h). */
#ifndef CRD_JSON_CURSOR_H
#define CRD_JSON_CURSOR_H

#include <crd/arena.h>
#include <crd/value.h>
#include <stdint.h>

CRD_BEGIN_DECLS

typedef struct crd_json_cursor {
  crd_arena *arena;
  const char *start, *at, *end; /* `at`: the first byte of a value, or what is behind one */
  uint32_t depth;               /* containers that are open around it: of those the parser takes 10000 */
} crd_json_cursor;

/* Stands on the first value of the text, which must outlive what is read of it and be smaller than 4 GiB. */
crd_json_cursor crd_json_cursor_at(crd_arena *arena, crd_string text);

/* Steps into the object at hand; false when it is none. */
bool crd_json_enter(crd_json_cursor *cursor);
/* Steps to the value of the object's next member: after crd_json_enter, and after a value was read or stepped over. False at
 * the object's end, which is stepped over, and on an error: then `good` is false. */
bool crd_json_next(crd_json_cursor *cursor, crd_string *name, bool *good);

/* Reads the value at hand as a tree, as crd_json_parse does; a number that is out of range is an error, too. Offsets are
 * those in the text. */
CRD_MUST_CHECK bool crd_json_take(crd_json_cursor *cursor, crd_value *value);
/* Steps over the value at hand. False where crd_json_take would be, and where it is nested deeper than CRD_JSON_SKIP_DEPTH.
 */
CRD_MUST_CHECK bool crd_json_skip(crd_json_cursor *cursor);
#define CRD_JSON_SKIP_DEPTH 512u

/* Whether nothing but white space is left. */
bool crd_json_done(const crd_json_cursor *cursor);

CRD_END_DECLS

#endif
