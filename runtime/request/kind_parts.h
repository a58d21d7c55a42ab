/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of a kind's functions share: kind.c, and kind_from_yaml.c, by itself so that a program that reads no YAML
 * is linked without its reader. */
#ifndef CRD_REQUEST_KIND_PARTS_H
#define CRD_REQUEST_KIND_PARTS_H

#include "request_parts.h"
#include <crd/walk.h>

struct struct_judging;

/* A call of a function of a kind. */
typedef struct kind_call {
  crd_arena *arena;
  const crd_kind *kind;
  crd_string text;
  crd_encoding encoding;
  /* Finds in the text what to decode, as a tree; false with an error. NULL: the text is one document of JSON. */
  bool (*find)(struct struct_judging *judging, const struct kind_call *call, request_source *source);
  crd_value *value; /* of create: not changed */
  const void *object, *old;
  const crd_validate_options *options;
  crd_kind_rules *rules;
  crd_texts *strict;
  crd_errors *errors;
  void *storage;
} kind_call;

/* The parts of the chain ask for a request under way: `verdict.errors` are those found here. */
typedef struct struct_judging {
  crd_request request;
  crd_verdict verdict;
  request_state state;
} struct_judging;

/* Decodes into a new struct; NULL with an error. */
void *crd_kind_decode_guarded(kind_call *call);
/* An error about all of it, in the API server's words for a request that it cannot decode. */
void crd_kind_add_whole(struct_judging *judging, crd_string text, uint32_t offset);

#endif
