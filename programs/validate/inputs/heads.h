/* SPDX-License-Identifier: Apache-2.0 */
/* Finds out which objects a document can contain from its text, without parsing all of it. */
#pragma once

#include "input.h"
#include <crd/string.h>

/* Reports every apiVersion and kind that the object of a document can have; not all need be real. False if lines and words
 * are not enough to know: the document is a list, or writes its members in an unusual way. Some may have been reported then.
 */
bool heads_tell(crd_string document, bool json, void (*take)(void *context, crd_string api_version, crd_string kind),
                void *context);

/* What a document can be; no kind: unknown. */
typedef struct document_head {
  size_t offset; /* of the document in its text */
  size_t words;  /* apiVersion and kind, one after the other */
  size_t api_version_size, kind_size;
} document_head;

/* The same for all documents of a text that is no longer in memory. */
typedef struct document_heads {
  bool noted;
  document_head *items;
  size_t count, room;
  char *words;
  size_t words_size, words_room;
} document_heads;

/* Free them with heads_free. False without memory: then nothing is recorded. */
bool heads_note(document_heads *heads, const input *input);
void heads_free(document_heads *heads);
