/* SPDX-License-Identifier: Apache-2.0 */
/* What objects a document may hold, told from its text without reading all of it. */
#pragma once

#include "input.h"
#include <crd/string.h>

/* Tells every apiVersion and every kind that the object of a document may have; what is told need not be so. False where
 * that cannot be known from lines and words: the document is a list, say, or writes its members in no plain way. It may have
 * told some then. */
bool heads_tell(crd_string document, bool json, void (*take)(void *context, crd_string api_version, crd_string kind),
                void *context);

/* What is told of a document; no kind: it cannot be known. */
typedef struct document_head {
  size_t offset; /* of the document in its text */
  size_t words;  /* apiVersion and kind, one behind the other */
  size_t api_version_size, kind_size;
} document_head;

/* The same of all documents of a text, for when the text is no longer there. */
typedef struct document_heads {
  bool noted;
  document_head *items;
  size_t count, room;
  char *words;
  size_t words_size, words_room;
} document_heads;

/* Ended with heads_free. False where there is no memory: then nothing is noted. */
bool heads_note(document_heads *heads, const input *input);
void heads_free(document_heads *heads);
