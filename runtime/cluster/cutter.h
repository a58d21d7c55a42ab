/* SPDX-License-Identifier: Apache-2.0 */
/* Cuts JSON that arrives in pieces into its objects, and buffers only the current one. The objects are the events of a
 * watch, or the items of a list. */
#pragma once

#include <crd/string.h>

typedef enum cutter_mode {
  CUTTER_STREAM, /* objects one after the other, with white space between them */
  CUTTER_LIST    /* one object; the objects in its lists are cut out */
} cutter_mode;

typedef enum cutter_outcome {
  CUTTER_MORE,      /* all bytes are consumed, and no object is complete */
  CUTTER_OBJECT,    /* an object is returned; the remaining bytes may hold more */
  CUTTER_TOO_LARGE, /* the current object is over the limit */
  CUTTER_BAD,       /* these bytes cannot be JSON */
  CUTTER_MEMORY
} cutter_outcome;

typedef struct cutter_buffer {
  char *data;
  size_t size, capacity;
} cutter_buffer;

typedef struct json_cutter {
  cutter_mode mode;
  size_t limit;   /* of an object, in bytes */
  unsigned depth; /* open containers */
  bool in_string, escaped;
  bool in_list;         /* CUTTER_LIST: inside a member that is a list */
  bool given;           /* `object` was returned and is dropped when more bytes come */
  cutter_buffer object; /* the beginning of the current object, from earlier pieces */
  cutter_buffer rest;   /* CUTTER_LIST: the JSON around the objects, with a 0 for each object */
} json_cutter;

/* Consumes bytes from the beginning of `bytes`. A returned object points into them or into the cutter, and is valid until
 * the cutter gets more bytes or is destroyed. It may not be valid JSON: the cutter only checks strings and brackets. After
 * an error the cutter consumes nothing. */
cutter_outcome crd_json_cut(json_cutter *cutter, crd_string *bytes, crd_string *object);
/* Whether the input may end here: between objects, or after the list. */
bool crd_json_cutter_done(const json_cutter *cutter);
void crd_json_cutter_end(json_cutter *cutter);
