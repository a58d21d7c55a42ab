/* SPDX-License-Identifier: Apache-2.0 */
/* The judgement of a whole object, and its first steps: decoding the object that was sent and the stored one. */
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
  crd_string sent_kind, sent_version; /* of the object in errors */
  void *object, *old;                 /* structs of kind->type; `old` is NULL on create */
} object_judgement;

static inline core_object_meta *core_metadata_of(const core_object_kind *kind, void *object) {
  return (core_object_meta *)(void *)((char *)object + kind->metadata);
}

/* Validates a new object by a kind's rules, whatever apiVersion its JSON body has: sets verdict.errors, or code 400. */
void crd_core_find_errors(crd_arena *arena, const core_object_kind *kind, const crd_builtin_request *request,
                          crd_verdict *verdict);

/* Decodes and defaults the object that was sent. False: it is refused. */
bool crd_core_decode_sent(object_judgement *all);
/* The same for the stored object, with the metadata that every stored object has; false with verdict.error. */
bool crd_core_decode_stored(object_judgement *all);

#endif
