/* SPDX-License-Identifier: Apache-2.0 */
/* Documents of the API server's own kinds: libcrdcore judges their bytes, and what it says gets its places in them. */
#pragma once

#include <crd/core.h>
#include <crd/state.h>

typedef struct builtin_document {
  crd_string api_version, kind;
  const crd_value *object;
  crd_string text; /* the document's bytes; empty: it is an item of a list */
  bool whole;      /* `object` is all of the text: nothing was taken out of it */
  crd_encoding encoding;
  const crd_strict_errors *noted; /* of an item: the fields that stand twice */
} builtin_document;

/* Whether it is such a kind, and an API server of the minor (0: the newest) has it. */
bool crdc_builtin_is_served(unsigned kubernetes_minor, crd_string api_version, crd_string kind);

/* Judges a document; `how` says all of the request that is not in the document. Errors and unknown fields have their places
 * in the object. */
void crdc_builtin_judge(crd_arena *arena, const builtin_document *document, const crd_builtin_request *how,
                        crd_verdict *verdict);

/* Gives the errors and unknown fields of a verdict their places in the document's object: crdc_builtin_judge does. */
void crdc_builtin_find_places(crd_arena *arena, const builtin_document *document, crd_verdict *verdict);

/* The judge of templates of pods that rules ask: libcrdcore's. */

extern const crd_pod_judge crdc_pod_judge;
