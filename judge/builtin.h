/* SPDX-License-Identifier: Apache-2.0 */
/* Judges documents of the API server's own kinds: libcrdcore judges the bytes, and this module adds the places in the
 * document to its errors. */
#pragma once

#include <crd/core.h>
#include <crd/state.h>

typedef struct builtin_document {
  crd_string api_version, kind;
  const crd_value *object;
  crd_string text; /* the bytes of the document; empty: it is an item of a list */
  bool whole;      /* `object` is the whole text, nothing was removed */
  crd_encoding encoding;
  const crd_strict_errors *noted; /* of an item: its duplicate fields */
} builtin_document;

/* Whether an API server of the minor (0: the newest) has the kind. */
bool crdc_builtin_is_served(unsigned kubernetes_minor, crd_string api_version, crd_string kind);

/* Judges a document; `how` is the part of the request that is not in the document. Errors and unknown fields get their
 * places in the object. */
void crdc_builtin_judge(crd_arena *arena, const builtin_document *document, const crd_builtin_request *how,
                        crd_verdict *verdict);

/* Adds places in the document's object to the errors and unknown fields of a verdict; crdc_builtin_judge calls it. */
void crdc_builtin_find_places(crd_arena *arena, const builtin_document *document, crd_verdict *verdict);

/* libcrdcore's judge of pod templates, which rules call. */

extern const crd_pod_judge crdc_pod_judge;
