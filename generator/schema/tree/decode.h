/* SPDX-License-Identifier: Apache-2.0 */
/* How the API server's decoder takes the document of a CRD: the error that ends it, and what strict decoding notes. */
#ifndef CRDC_SCHEMA_TREE_DECODE_H
#define CRDC_SCHEMA_TREE_DECODE_H

#include "yaml/document.h"
#include <crd/errors.h>

typedef struct crd_decoding {
  crd_string error;          /* in Go's words, the first in the document; empty: it decodes */
  uint32_t offset;           /* of the value that it is about */
  crd_strict_errors unknown; /* "spec.foo": not below items and the like, whose own decoders are lenient */
  crd_texts opaque;          /* the paths of what is skipped or left to such a decoder: duplicates below them are not met */
} crd_decoding;

/* Of an object whose kind and apiVersion are a CustomResourceDefinition's. */
void crd_decode(crd_arena *arena, const document *document, crd_decoding *decoding);

/* Whether the decoder meets a duplicate field at the path, as crd_duplicate has it. */
bool crd_decode_meets(const crd_decoding *decoding, crd_string path);

#endif
