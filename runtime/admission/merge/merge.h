/* SPDX-License-Identifier: Apache-2.0 */
/* Structured merge: checks whether a value fits its type, and merges a patch into an object
 * (sigs.k8s.io/structured-merge-diff typed/validate.go, merge.go). */
#pragma once

#include "../../gotypes/view.h"
#include "../configuration/resources.h"
#include <crd/generated/type_tables.h>

/* The types of structured-merge-diff, for Go types of built-in kinds and for OpenAPI schemas of CRDs (kube-openapi
 * pkg/schemaconv/openapi.go converts a schema). Passed by value. */
typedef struct merge_type {
  enum {
    MERGE_NOTHING, /* there is no such field */
    MERGE_BUILTIN,
    MERGE_SCHEMA,
    MERGE_TABLE,   /* the type of a kind without its CRD: maps are never atomic */
    MERGE_ROOT,    /* a CRD's: with apiVersion, kind and metadata */
    MERGE_STRING,  /* apiVersion, kind */
    MERGE_UNTYPED, /* any value, replaced as a whole */
    MERGE_DEDUCED  /* any value; maps are merged field by field */
  } form;
  core_view builtin;
  const crd_value *schema; /* NULL: none */
  const crd_type *table;
  bool preserves; /* a schema above it has x-kubernetes-preserve-unknown-fields */
} merge_type;

typedef enum merge_scalar { SCALAR_NONE, SCALAR_NUMERIC, SCALAR_STRING, SCALAR_BOOLEAN, SCALAR_UNTYPED } merge_scalar;
typedef enum merge_list { LIST_NONE, LIST_ATOMIC, LIST_SET, LIST_KEYED } merge_list;
typedef enum merge_map { MAP_NONE, MAP_ATOMIC, MAP_SEPARABLE } merge_map;

/* The values that a type accepts: an Atom. */
typedef struct merge_atom {
  merge_scalar scalar;
  merge_list list;
  merge_map map;
} merge_atom;

/* The type of a kind's objects. */
merge_type crd_merge_type_of(const found_resource *found);
merge_atom crd_merge_atom(const merge_type *type);
/* The type of a member of a map; MERGE_NOTHING: a member of that name is not allowed. */
merge_type crd_merge_member(const merge_type *type, crd_string name);
/* Whether a member of that name is declared, not only allowed. */
bool crd_merge_declares(const merge_type *type, crd_string name);
merge_type crd_merge_item(const merge_type *type);
/* The keys of a LIST_KEYED, and the default of a key; null: none. */
size_t crd_merge_key_count(const merge_type *type);
crd_string crd_merge_key(const merge_type *type, size_t at);
crd_value crd_merge_key_default(crd_arena *arena, const merge_type *list, const merge_type *item, size_t at);

/* Whether an object or a patch fits its type; else false with the error. An object may have duplicate keys. Null counts as
 * absent; an expression's null is an odd_value (constructed.h). */
bool crd_merge_validate(crd_arena *arena, const merge_type *type, const crd_value *value, bool is_object, crd_string *error);
/* The paths of atomic lists, maps and structs in a value, separated by commas; empty: none. */
crd_string crd_merge_atomics(crd_arena *arena, const merge_type *type, const crd_value *value);
/* The object with the patch merged into it; shares unchanged parts. Both must fit the type. */
crd_value crd_merge_values(crd_arena *arena, const merge_type *type, const crd_value *object, const crd_value *patch);
