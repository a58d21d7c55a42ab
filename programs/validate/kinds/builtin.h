/* SPDX-License-Identifier: Apache-2.0 */
/* Documents of the API server's own kinds: they are judged as it judges their creation. */
#ifndef VALIDATE_KINDS_BUILTIN_H
#define VALIDATE_KINDS_BUILTIN_H

#include "options/options.h"
#include <crd/request.h>

typedef struct builtin_document {
  crd_string api_version, kind;
  const crd_value *object;
  crd_string text; /* the document's bytes; empty: it is an item of a list */
  bool whole;      /* `object` is all of the text: nothing was taken out of it */
  crd_encoding encoding;
  const crd_strict_errors *noted; /* of an item: the fields that stand twice */
} builtin_document;

/* Whether it is such a kind, and the chosen minor has it. */
bool builtin_is_asked(const rule_options *options, crd_string api_version, crd_string kind);
/* Judges its creation; with --next a version that a later minor does not take is an error. Errors and unknown fields have
 * their places in the object. */
void builtin_judge(crd_arena *arena, const options *options, const builtin_document *document, crd_verdict *verdict);

#endif
