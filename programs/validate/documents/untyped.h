/* SPDX-License-Identifier: Apache-2.0 */
/* What can be said of any object without its schema: its apiVersion, its metadata, fields that stand twice. */
#ifndef VALIDATE_DOCUMENTS_UNTYPED_H
#define VALIDATE_DOCUMENTS_UNTYPED_H

#include <crd/request.h>

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

#endif
