/* SPDX-License-Identifier: Apache-2.0 */
/* Checks that need no schema: apiVersion, metadata, duplicate fields. */
#pragma once

#include "../../../runtime/value/compare.h"
#include <crd/request.h>
#include <crd/value.h>

typedef struct untyped_document {
  crd_string api_version, kind;
  const crd_value *object;
  bool built_in;                  /* a kind of kube-apiserver's own groups: its metadata only has fields of ObjectMeta */
  const crd_strict_errors *noted; /* duplicate fields */
  unsigned kubernetes_minor;      /* 0: the newest */
} untyped_document;

/* Judges an object of a kind without a schema by the rules for all kinds. Not all of them apply to objects without metadata,
 * lists, and files that only kustomize reads. False if there is no error: then do not report the verdict. */
bool untyped_judge(crd_arena *arena, const untyped_document *document, crd_verdict *verdict);

/* The differences between two objects, by path. */

typedef struct value_change {
  crd_string path;                 /* "spec.containers[1].image"; empty: the whole object */
  const crd_value *before, *after; /* NULL: absent before, absent after */
} value_change;

typedef struct value_changes {
  crd_arena *arena;
  value_change *items;
  size_t count, room;
} value_changes;

/* The changes in the order of the values; either value may be NULL. The order of map members does not matter. */
value_changes value_changes_between(crd_arena *arena, const crd_value *before, const crd_value *after);
/* Appends a place as a path: names with dots or slashes, such as label keys, are in brackets. */
void write_value_place(crd_text *text, const crd_value_place *place);
