/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of metadata: the fields of ObjectMeta, and their places among the members of a value. */
#pragma once

#include "../base/kin.h"
#include "../text/meta_time.h"
#include "types_metadata.h"
#include <crd/metadata.h>

/* The fields of crd_core_object_meta_type, in its order. */
#define META_PLACE(type, kind, member, ...) META_AT_##member,
enum { CORE_ROWS_object_meta(META_PLACE, object_meta) META_COUNT };
enum {
  META_NAME = META_AT_name,
  META_GENERATE_NAME = META_AT_generate_name,
  META_NAMESPACE = META_AT_namespace,
  META_SELF_LINK = META_AT_self_link,
  META_UID = META_AT_uid,
  META_RESOURCE_VERSION = META_AT_resource_version,
  META_GENERATION = META_AT_generation,
  META_CREATION_TIMESTAMP = META_AT_creation_timestamp,
  META_DELETION_TIMESTAMP = META_AT_deletion_timestamp,
  META_DELETION_GRACE_PERIOD_SECONDS = META_AT_deletion_grace_period_seconds,
  META_LABELS = META_AT_labels,
  META_ANNOTATIONS = META_AT_annotations,
  META_OWNER_REFERENCES = META_AT_owner_references,
  META_FINALIZERS = META_AT_finalizers,
  META_MANAGED_FIELDS = META_AT_managed_fields,
};

/* The fields of an ObjectMeta; NULL where absent or null. */
typedef struct metadata_fields {
  const crd_value *of[META_COUNT];
} metadata_fields;

/* Of the errors from `first` on, keeps one of each group with the same field, bad value and message. */
CRD_KIN void crd_meta_drop_repeated(crd_errors *errors, uint32_t first);

/* crd_metadata_validate and crd_metadata_validate_update for callers that have looked up the fields already. */
void crd_metadata_validate_fields(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                  const crd_metadata_options *options);
void crd_metadata_validate_fields_update(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                         const crd_value *old_metadata, const metadata_fields *old_fields,
                                         const crd_metadata_options *options);

/* After crd_metadata_validate_fields_update found no error in an update: only those checks of crd_metadata_validate_fields
 * that crd_metadata_validate_fields_update does not make. */
void crd_metadata_validate_unasked_fields(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                          const crd_metadata_options *options);

/* For each META_... field its place among the members, counted from 1; 0: the field is absent. */
typedef struct meta_places {
  uint8_t at[META_COUNT];
  uint32_t misfit; /* if crd_meta_coerce fails, the offset of the value that does not fit */
} meta_places;

/* crd_metadata_coerce, for callers that read fields afterwards. If the metadata fits, it is a map and `places` is set. */
bool crd_meta_coerce(crd_arena *arena, crd_value *metadata, crd_string path, bool lenient, crd_strict_errors *unknown,
                     crd_string *error, meta_places *places);
/* The places of the fields in a map that was coerced before. */
meta_places crd_meta_places_of(const crd_value *metadata);

/* Whether coerced metadata would stay as it is if it were coerced again. */
bool crd_meta_is_settled(const crd_value *metadata);

/* The index of a field of ObjectMeta, or -1. */
int crd_meta_field_index(crd_string name);

/* Concatenates two texts. */
CRD_KIN crd_string crd_meta_join(crd_arena *arena, crd_string a, crd_string b);

/* strings.ToLower, as far as it matters for names: ASCII, and the two other letters whose lower case is ASCII. */
CRD_KIN crd_string crd_meta_lower_case(crd_arena *arena, crd_string text);
