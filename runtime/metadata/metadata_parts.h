/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of metadata share: the fields of ObjectMeta, and where they stand in a value. */
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

/* Of errors from `first` on that say the same of the same value, keeps one. */
CRD_KIN void crd_meta_drop_repeated(crd_errors *errors, uint32_t first);

/* crd_metadata_validate and crd_metadata_validate_update for who has found the fields already. */
void crd_metadata_validate_fields(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                  const crd_metadata_options *options);
void crd_metadata_validate_fields_update(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                         const crd_value *old_metadata, const metadata_fields *old_fields,
                                         const crd_metadata_options *options);

/* crd_metadata_validate_fields of an update whose crd_metadata_validate_fields_update has found nothing: what that does not
 * look at. */
void crd_metadata_validate_unasked_fields(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                          const crd_metadata_options *options);

/* Of each META_... its place among the members, from 1; 0: there is none. */
typedef struct meta_places {
  uint8_t at[META_COUNT];
  uint32_t misfit; /* where crd_meta_coerce fails, the offset of the value that does not fit */
} meta_places;

/* crd_metadata_coerce for who then asks for fields: good metadata is a map, of which `places` tells where they stand. */
bool crd_meta_coerce(crd_arena *arena, crd_value *metadata, crd_string path, bool lenient, crd_strict_errors *unknown,
                     crd_string *error, meta_places *places);
/* The same of a map that was coerced before. */
meta_places crd_meta_places_of(const crd_value *metadata);

/* Whether coerced metadata would stay as it is if it were coerced again. */
bool crd_meta_is_settled(const crd_value *metadata);

/* The index of a field of ObjectMeta, or -1. */
int crd_meta_field_index(crd_string name);

/* Texts joined. */
CRD_KIN crd_string crd_meta_join(crd_arena *arena, crd_string a, crd_string b);

/* strings.ToLower as far as it can make a name valid: ASCII, and the two letters beyond it whose lower case is ASCII. */
CRD_KIN crd_string crd_meta_lower_case(crd_arena *arena, crd_string text);
