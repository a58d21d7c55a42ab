/* SPDX-License-Identifier: Apache-2.0 */
/* An object's metadata as unstructured.Unstructured's accessors read and write it. */
#pragma once

#include "../metadata/metadata_parts.h"
#include <assert.h>

/* An object's metadata, looked up once. Code that adds members to the object or removes some must look it up again. Setting
 * a field to the empty string (0, NULL) removes it; setting a field creates missing metadata. */
typedef struct request_meta {
  crd_value *root;
  crd_value *map; /* NULL: missing, or no object */
  meta_places places;
} request_meta;

request_meta crd_request_meta_of(const crd_value *root);
/* Whether the object still has this metadata; for assertions. */
bool crd_request_meta_is_current(const request_meta *meta);
/* A field by its META_..., without a search. */
static inline crd_value *crd_request_meta_get(request_meta meta, unsigned field) {
  assert(crd_request_meta_is_current(&meta));
  return meta.places.at[field] ? &meta.map->as.members[meta.places.at[field] - 1].value : NULL;
}
static inline crd_string crd_request_meta_string(request_meta meta, unsigned field) {
  return crd_value_text(crd_request_meta_get(meta, field));
}
metadata_fields crd_request_meta_fields(request_meta meta);
int64_t crd_request_meta_int(request_meta meta, unsigned field);
/* Whether the getter finds a time. */
bool crd_request_meta_time(request_meta meta, unsigned field);
void crd_request_meta_set_string(crd_arena *arena, request_meta *meta, unsigned field, crd_string text);
void crd_request_meta_set_int(crd_arena *arena, request_meta *meta, unsigned field, int64_t number);
void crd_request_meta_set(crd_arena *arena, request_meta *meta, unsigned field, const crd_value *value);
/* Sets the generation to that of `from` plus one, which wraps like Go's int64. */
void crd_request_meta_next_generation(crd_arena *arena, request_meta *meta, request_meta from);
/* Copies the managed fields of another object, as the getter and setter convert them. */
void crd_request_meta_take_managed_fields(crd_arena *arena, request_meta *meta, request_meta from);
/* handlers/rest.go dedupOwnerReferencesAndAddWarning; `patched`: the object is patched, for which it is called only after
 * admission. */
void crd_request_dedup_owners(crd_arena *arena, request_meta meta, bool patched, crd_texts *warnings);
