/* SPDX-License-Identifier: Apache-2.0 */
/* What can be said of any object without its schema: its apiVersion, its metadata, fields that stand twice. */
#pragma once

#include "../../../runtime/value/compare.h"
#include <crd/request.h>
#include <crd/value.h>

typedef struct untyped_document {
  crd_string api_version, kind;
  const crd_value *object;
  bool built_in;                  /* a kind of kube-apiserver's own groups: its metadata has no fields but ObjectMeta's */
  const crd_strict_errors *noted; /* fields that stand twice */
  unsigned kubernetes_minor;      /* 0: the newest */
} untyped_document;

/* Judges an object of a kind without schema by what holds for every kind. What lacks metadata, lists and what kustomize
 * alone reads are judged by the rest. False where nothing is wrong: then the verdict is not to be told. */
bool untyped_judge(crd_arena *arena, const untyped_document *document, crd_verdict *verdict);

/* What was changed between two objects, place by place. */

typedef struct value_change {
  crd_string path;                 /* "spec.containers[1].image"; empty: the whole */
  const crd_value *before, *after; /* NULL: it was not there, it is gone */
} value_change;

typedef struct value_changes {
  crd_arena *arena;
  value_change *items;
  size_t count, room;
} value_changes;

/* The changes in the order of the values; either may be NULL. Maps with equal members are the same in any order. */
value_changes value_changes_between(crd_arena *arena, const crd_value *before, const crd_value *after);
/* A place as its path: names with dots or slashes, as those of labels, stand in brackets. */
void write_value_place(crd_text *text, const crd_value_place *place);
