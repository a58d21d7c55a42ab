/* SPDX-License-Identifier: Apache-2.0 */
/* Cuts JSON that comes in pieces into the objects that stand in it, one after the other, and holds no more than the one at
 * hand: the events of a watch, or the items of a list. */
#pragma once

#include <crd/string.h>

typedef enum cutter_mode {
  CUTTER_STREAM, /* objects, one behind the other, with white space between them */
  CUTTER_LIST    /* one object; cut out are the objects in a list that is a member of it */
} cutter_mode;

typedef enum cutter_outcome {
  CUTTER_MORE,      /* all bytes are taken, and no object is complete */
  CUTTER_OBJECT,    /* here is one; there may be more in the bytes that are left */
  CUTTER_TOO_LARGE, /* the object at hand is larger than the limit */
  CUTTER_BAD,       /* these bytes can be no JSON */
  CUTTER_MEMORY
} cutter_outcome;

typedef struct cutter_buffer {
  char *data;
  size_t size, capacity;
} cutter_buffer;

typedef struct json_cutter {
  cutter_mode mode;
  size_t limit;   /* bytes of an object */
  unsigned depth; /* containers that are open */
  bool in_string, escaped;
  bool in_list;         /* CUTTER_LIST: a member that is a list is open */
  bool given;           /* what `object` holds was given and goes with the next bytes */
  cutter_buffer object; /* the beginning of the one at hand, where it came in an earlier piece */
  cutter_buffer rest;   /* CUTTER_LIST: what is around the objects, each of which is a 0 here: JSON once it is complete */
} json_cutter;

/* Takes bytes from the beginning of `bytes`. An object points into them or into the cutter, until it gets more bytes or
 * ends. Whether it is JSON is left to who reads it: the cutter only knows strings and brackets. After an error it takes no
 * more. */
cutter_outcome crd_json_cut(json_cutter *cutter, crd_string *bytes, crd_string *object);
/* Whether what came ends where it may: between objects, or at the end of the list. */
bool crd_json_cutter_done(const json_cutter *cutter);
void crd_json_cutter_end(json_cutter *cutter);
