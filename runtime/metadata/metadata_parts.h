/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of metadata share: ObjectMeta as tables, the kinds of its fields, times. */
#ifndef CRD_METADATA_METADATA_PARTS_H
#define CRD_METADATA_METADATA_PARTS_H

#include "../value/kin.h"
#include <crd/metadata.h>

typedef enum meta_kind {
  META_STRING,
  META_INT,
  META_BOOL,
  META_TIME,
  META_STRING_MAP,
  META_STRING_LIST,
  META_STRUCT_LIST,
  META_RAW /* anything: metav1.FieldsV1 */
} meta_kind;

typedef struct meta_struct meta_struct;

typedef struct meta_field {
  crd_string name;
  uint8_t kind;             /* meta_kind */
  bool pointer;             /* null is no value, and what looks empty is kept */
  bool always;              /* written even if empty */
  const char *go_type;      /* for messages */
  const meta_struct *items; /* META_STRUCT_LIST */
} meta_field;

/* A Go struct. Fields whose names have one size stand together, so that a name is looked for among few. */
enum { META_LONGEST_NAME = 26 };
struct meta_struct {
  const char *name;    /* "ObjectMeta" */
  const char *go_type; /* "v1.ObjectMeta" */
  const meta_field *fields;
  uint32_t count, always;                       /* fields, and those of them that are always written */
  uint8_t first_of_size[META_LONGEST_NAME + 1]; /* index + 1 of the first field whose name has that size; 0: none */
};

enum {
  META_UID,
  META_NAME,
  META_LABELS,
  META_SELF_LINK,
  META_NAMESPACE,
  META_GENERATION,
  META_FINALIZERS,
  META_ANNOTATIONS,
  META_GENERATE_NAME,
  META_MANAGED_FIELDS,
  META_RESOURCE_VERSION,
  META_OWNER_REFERENCES,
  META_CREATION_TIMESTAMP,
  META_DELETION_TIMESTAMP,
  META_DELETION_GRACE_PERIOD_SECONDS,
  META_COUNT
};
extern const meta_struct crd_object_meta;

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

/* The field's index, or -1. */
int crd_meta_field_index(const meta_struct *type, crd_string name);

/* Reads a time as time.Parse(time.RFC3339) does: seconds since 1970 UTC, the fraction dropped. False when it is none; with
 * `error` not NULL then gives Go's text. */
CRD_KIN bool crd_meta_time_parse(crd_arena *arena, crd_string text, int64_t *seconds, crd_string *error);
/* The seconds as "2006-01-02T15:04:05Z". */
CRD_KIN crd_string crd_meta_time_text(crd_arena *arena, int64_t seconds);
/* What a getter of unstructured.Unstructured makes of a time of coerced metadata: false for none. One whose year has not
 * four digits, which a zone can make, is written but not read again; "0001-01-01T00:00:00Z" is written for a fraction of the
 * first second, and read as no time. */
bool crd_meta_time_is_read(const crd_value *value);
/* Whether time.Parse reads a time again that was written; none and null are read. */
bool crd_meta_time_converts(crd_arena *arena, const crd_value *value, crd_string *error);
/* Go's time.Time{}, which metav1.Time takes for no time. */
#define META_ZERO_TIME (-62135596800)

/* Texts joined. */
CRD_KIN crd_string crd_meta_join(crd_arena *arena, crd_string a, crd_string b);

/* strings.ToLower as far as it can make a name valid: ASCII, and the two letters beyond it whose lower case is ASCII. */
CRD_KIN crd_string crd_meta_lower_case(crd_arena *arena, crd_string text);

#endif
