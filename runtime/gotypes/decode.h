/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes JSON to the structs of types.h, as kube-apiserver decodes built-in types (sigs.k8s.io/json: case-sensitive names,
 * null, a duplicate name is decoded over the first value), directly from the bytes along the type tables. */
#ifndef CORE_DECODE_H
#define CORE_DECODE_H

#include "types.h"

#include <crd/errors.h>

typedef struct core_decoding {
  crd_arena *arena;
  unsigned minor;            /* fields of this minor are known; 0: the newest */
  crd_string prefix;         /* the path of the value, put before those of its fields: "spec.template"; may be empty */
  crd_string parent;         /* the Go type that has the value as a field, for errors about the value itself */
  bool apart;                /* errors have no path: each scalar is decoded by itself */
  crd_strict_errors *strict; /* receives unknown and duplicate fields, at most 100, no two equal; NULL: not wanted */
  crd_string error;          /* why it was refused: Go's text; in the arena */
  crd_string unread;         /* the path of the field with the error: "spec.containers[0].image"; empty: none */
} core_decoding;

/* Decodes all of `json` into `out`, a zeroed struct of `type`. False with the error; then `out` and the strict errors are
 * undefined. Strings without escapes are borrowed from the input. */
CRD_MUST_CHECK CRD_KIN bool crd_core_decode(core_decoding *decoding, crd_string json, const core_type *type, void *out);

/* The same for the tree of a text without duplicate names. False if the tree has any error: then `out` is undefined, and the
 * text has to be decoded as JSON. */
CRD_MUST_CHECK CRD_KIN bool crd_core_decode_tree(const core_decoding *decoding, const crd_value *tree, const core_type *type,
                                                 void *out);

/* `head`, followed by the texts separated by commas. */
CRD_KIN crd_string crd_core_join_texts(crd_arena *arena, crd_string head, const crd_texts *texts);

#endif
