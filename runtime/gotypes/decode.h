/* SPDX-License-Identifier: Apache-2.0 */
/* JSON to the structs of types.h, as kube-apiserver decodes built-in types (sigs.k8s.io/json: names by case, null, the last
 * of a repeated name over what the first left), straight from the bytes along the type tables. */
#ifndef CORE_DECODE_H
#define CORE_DECODE_H

#include "types.h"

#include <crd/errors.h>

typedef struct core_decoding {
  crd_arena *arena;
  unsigned minor;            /* whose fields are known; 0: the newest */
  crd_string prefix;         /* the path of what is decoded, before those of its fields: "spec.template"; may be empty */
  crd_string parent;         /* the Go type that it is a field of: errors about itself name it */
  bool apart;                /* errors are said without a place: its scalars are decoded each for itself */
  crd_strict_errors *strict; /* where unknown and repeated fields are noted, at most 100, no two alike; NULL: not wanted */
  crd_string error;          /* why it was refused: Go's text; in the arena */
  crd_string unread;         /* the field that it is about: "spec.containers[0].image"; empty: none */
} core_decoding;

/* Reads all of `json` into `out`, a struct of `type` that is all zero. False with the error; then `out` holds anything, and
 * what was noted as strict errors does not count. Strings are borrowed of the input where they hold no escapes. */
CRD_MUST_CHECK CRD_KIN bool crd_core_decode(core_decoding *decoding, crd_string json, const core_type *type, void *out);

/* The same of the tree of a text, where nothing in it is wrong and no name stands twice in that text: false where it has to
 * be read as JSON, and then `out` holds anything. */
CRD_MUST_CHECK CRD_KIN bool crd_core_decode_tree(const core_decoding *decoding, const crd_value *tree, const core_type *type,
                                                 void *out);

/* Texts with a comma between, behind `head`. */
CRD_KIN crd_string crd_core_join_texts(crd_arena *arena, crd_string head, const crd_texts *texts);

#endif
