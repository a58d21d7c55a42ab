/* SPDX-License-Identifier: Apache-2.0 */
/* The built-in kinds of kube-apiserver, as data: the resources that it serves by default, the Go types of their objects
 * (JSON names, omitempty) and how they are merged.
 *
 * A webhook or a policy never sees the bytes that were sent, but the object after a round trip through Go's types: unknown
 * fields and `hostNetwork: false` are gone, `resources: {}` and `status: {}` are always there, quantities and times are
 * canonical. crd_builtin_object does the same to a tree. Mirrors k8s.io/api, sigs.k8s.io/json, apimachinery
 * pkg/runtime/converter.go and the schema of client-go's applyconfigurations. */
#ifndef CRD_BUILTIN_H
#define CRD_BUILTIN_H

#include <crd/arena.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

struct core_type; /* runtime/gotypes */

/* A built-in kind in a version. */
typedef struct crd_builtin_kind {
  crd_string group, version, kind, resource; /* group empty: the core's */
  bool cluster_scoped;
  bool served; /* by default, at an endpoint of its own */
  bool shares; /* its Go struct has the same fields as that of the version that is judged */
  bool merges; /* client-go's schema of apply configurations has it */
  /* NULL: its Go type is not known here (CustomResourceDefinition, and versions that no API server has any more) */
  const struct core_type *type;
} crd_builtin_kind;

/* All built-in kinds, by group, version and kind. */
const crd_builtin_kind *crd_builtin_kinds(size_t *count);
/* NULL if there is none. */
const crd_builtin_kind *crd_builtin_find(crd_string group, crd_string version, crd_string kind);
const crd_builtin_kind *crd_builtin_find_resource(crd_string group, crd_string version, crd_string resource);

typedef struct crd_builtin_decoding {
  bool strict;     /* unknown fields are errors, in the strict serializer's words (a tree has no duplicate names) */
  crd_string text; /* the JSON that the tree was parsed from, for the spelling of its numbers (1.0 is no int32); empty: as Go
                    * writes the tree's numbers */
  bool converts;   /* convert (runtime.DefaultUnstructuredConverter) instead of decode: a float64 without a fraction is an
                    * integer, and integers are truncated to their size without an error */
  crd_string error; /* why the object was refused, Go's text; in the arena */
} crd_builtin_decoding;

/* Returns the object as the API server holds it, in its unstructured form: a new tree that may share strings with the old
 * one. NULL with the error where it does not fit its type ("json: cannot unmarshal number into Go struct field
 * ConfigMap.data of type string"). apiVersion and kind are kept. For a kind whose type is not known it returns a copy. */
crd_value *crd_builtin_object(crd_arena *arena, const crd_builtin_kind *kind, const crd_value *object,
                              crd_builtin_decoding *decoding);

CRD_END_DECLS

#endif
