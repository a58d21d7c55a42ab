/* SPDX-License-Identifier: Apache-2.0 */
/* The Go types of apiextensions/v1 as tables (types.go, types_jsonschema.go), and a decoder that uses them as the API server
 * does. Unknown fields are dropped. Null is absent where Go has a pointer, list or map, and the zero value elsewhere. Code
 * that reads or compares CRDs later need not check this again. */
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
  SHAPE_LIST,      /* its elements are `of` */
  SHAPE_MAP,       /* its values are `of` */
  SHAPE_ITEMS,     /* JSONSchemaPropsOrArray: a schema, a list of them, or neither */
  SHAPE_OR_BOOL,   /* JSONSchemaPropsOrBool */
  SHAPE_DEPENDENCY /* JSONSchemaPropsOrStringArray */
} shape_kind;

typedef struct shape shape;

/* The struct of a schema that contains a keyword. */
typedef enum keyword_part { PART_NONE, PART_DOCUMENT, PART_NODE, PART_LIMITS, PART_BRANCHES, PART_TOPOLOGY } keyword_part;

/* The values that a keyword applies to. */
typedef enum keyword_subject { ABOUT_ALL, ABOUT_NUMBERS, ABOUT_STRINGS, ABOUT_LISTS, ABOUT_OBJECTS } keyword_subject;

typedef struct shape_member {
  crd_string name;
  const shape *shape;
  bool pointer;        /* absent differs from zero */
  const char *go_name; /* in the API server's internal types; NULL: the name with its first letter in upper case */

  /* Of keywords, the members of JSONSchemaProps. A keyword without a part is only in schema->value. */
  keyword_part part;
  size_t offset, count_offset; /* in the part; of lists also that of the number of elements */
  keyword_subject subject;     /* what markers compare the schema's type with */
  uint32_t check;              /* of a limit: its bit in crd_checks.set, 0: none */
  size_t check_offset;         /* and the offset of its number there */
  bool foreign;                /* not part of the structural form */
  bool not_with_status;        /* not allowed at the root of a kind with /status */
} shape_member;

struct shape {
  shape_kind kind;
  const char *go; /* the type as Go prints it: "string", "[]v1.JSON"; a struct is "v1." and its name */
  const shape *of;
  const shape_member *members; /* of a struct */
  size_t count;
};

extern const shape crdc_shape_definition; /* CustomResourceDefinition */
extern const shape crdc_shape_version;    /* CustomResourceDefinitionVersion */
extern const shape crdc_shape_schema;     /* JSONSchemaProps */

/* Decodes a value; the result shares unchanged parts with `value`. Adds errors for what the decoder refuses and warnings for
 * unknown fields, with paths below `path`. The result always has the shape: refused parts are left out, or become the zero
 * value in a list, so that the later elements keep their indexes. */
crd_value crdc_shape_read(const reader *reader, const shape *shape, const crd_value *value, const crd_path *path);

/* equality.Semantic.DeepEqual of two values of crdc_shape_read; NULL: absent. */
bool crdc_shape_equal(const shape_member *member, const crd_value *a, const crd_value *b);
/* The member of that name in a struct, or NULL; the second function is for JSONSchemaProps. */
const shape_member *crdc_shape_find(const shape *shape, crd_string name);
const shape_member *crdc_keyword_find(crd_string name);
