/* SPDX-License-Identifier: Apache-2.0 */
/* The Go types of apiextensions/v1 as tables (types.go, types_jsonschema.go), and documents read by them as the API server's
 * decoder does: fields it does not know are left out, null is absent where a pointer, list or map would be nil and the zero
 * value where it cannot be. What reads and compares CRDs below needs not ask again. */
#pragma once

#include "schema/tree/read.h"

typedef enum shape_kind {
  SHAPE_STRING,
  SHAPE_BOOL,
  SHAPE_INT32,
  SHAPE_INT64,
  SHAPE_NUMBER,
  SHAPE_BYTES,    /* base64 */
  SHAPE_TIME,     /* metav1.Time */
  SHAPE_ANY,      /* JSON: any value; null in a list stays null */
  SHAPE_METADATA, /* metav1.ObjectMeta */
  SHAPE_STRUCT,
  SHAPE_LIST,      /* of `of` */
  SHAPE_MAP,       /* of `of` */
  SHAPE_ITEMS,     /* JSONSchemaPropsOrArray: a schema, a list of them, or neither */
  SHAPE_OR_BOOL,   /* JSONSchemaPropsOrBool */
  SHAPE_DEPENDENCY /* JSONSchemaPropsOrStringArray */
} shape_kind;

typedef struct shape shape;

/* Which struct of a schema holds a keyword. */
typedef enum keyword_part { PART_NONE, PART_DOCUMENT, PART_NODE, PART_LIMITS, PART_BRANCHES, PART_TOPOLOGY } keyword_part;

/* The values that a keyword is about. */
typedef enum keyword_subject { ABOUT_ALL, ABOUT_NUMBERS, ABOUT_STRINGS, ABOUT_LISTS, ABOUT_OBJECTS } keyword_subject;

typedef struct shape_member {
  crd_string name;
  const shape *shape;
  bool pointer;        /* absent differs from zero */
  const char *go_name; /* in the API server's internal types; NULL: the name with a capital letter */

  /* Of keywords, the members of JSONSchemaProps. One without a part is not kept: only schema->value has it. */
  keyword_part part;
  size_t offset, count_offset; /* in the part; of lists the number of elements too */
  keyword_subject subject;     /* what markers hold the schema's type against */
  uint32_t check;              /* of a limit: its bit in crd_checks.set, 0: none, */
  size_t check_offset;         /* and the number there */
  bool foreign;                /* no part of the structural form */
  bool not_with_status;        /* not at the root of a kind with /status */
} shape_member;

struct shape {
  shape_kind kind;
  const char *go; /* the type as Go prints it: "string", "[]v1.JSON"; of a struct "v1." and its name */
  const shape *of;
  const shape_member *members; /* of a struct */
  size_t count;
};

extern const shape crdc_shape_definition; /* CustomResourceDefinition */
extern const shape crdc_shape_version;    /* CustomResourceDefinitionVersion */
extern const shape crdc_shape_schema;     /* JSONSchemaProps */

/* The document as the decoder keeps it; the parts that stay the same are shared with `value`. Errors for what the decoder
 * refuses, warnings for unknown fields, under their paths below `path`. All that is given back is of the shape: what was
 * refused is left out, or, as an element of a list, the zero value, so that those behind it keep their places. */
crd_value crdc_shape_read(const reader *reader, const shape *shape, const crd_value *value, const crd_path *path);

/* equality.Semantic.DeepEqual of two values that crdc_shape_read has read; NULL where there is none. */
bool crdc_shape_equal(const shape_member *member, const crd_value *a, const crd_value *b);
/* The member of a struct that has the name, or NULL; of JSONSchemaProps. */
const shape_member *crdc_shape_find(const shape *shape, crd_string name);
const shape_member *crdc_keyword_find(crd_string name);
