/* SPDX-License-Identifier: Apache-2.0 */
/* A judgement of a whole object, and its beginning: what was sent and what is stored, from their bytes. */
#ifndef CORE_OBJECT_DECODE_H
#define CORE_OBJECT_DECODE_H

#include "judge_parts.h"
#include "kinds.h"

#include <crd/core.h>

/* One judgement. */
typedef struct object_judgement {
  core_judging judging;
  const crd_builtin_request *request;
  const core_object_kind *kind;
  crd_verdict *verdict;
  crd_string sent_kind, sent_version; /* of the object as errors call it */
  void *object, *old;                 /* structs of kind->type; `old` is NULL when it is created */
} object_judgement;

static inline core_object_meta *core_metadata_of(const core_object_kind *kind, void *object) {
  return (core_object_meta *)(void *)((char *)object + kind->metadata);
}

/* What the rules of a kind say against a new object, whatever version its body says, which is JSON: verdict.errors, or code
 * 400. */
void crd_core_find_errors(crd_arena *arena, const core_object_kind *kind, const crd_builtin_request *request,
                          crd_verdict *verdict);

/* The object that was sent, with its defaults. False: it is refused. */
bool crd_core_decode_sent(object_judgement *all);
/* The stored one, with defaults and what every stored object has; false with verdict.error. */
bool crd_core_decode_stored(object_judgement *all);

#endif
