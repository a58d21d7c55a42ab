/* SPDX-License-Identifier: Apache-2.0 */
/* Reads members of documents: raw ones, and those that crdc_shape_read has checked. Null counts as absent, as in Go's JSON
 * decoder. */
#pragma once

#include "schema/tree/schema.h"
#include "yaml/document.h"
#include <crd/errors.h>

/* The results for maps that occur in several places (documents.repeats), by their members. */
typedef struct repeated_schemas {
  name_table shaped;           /* maps in which crdc_shape_read found no error */
  name_table fields, elements; /* schemas: of properties; of items and values, which may be stored differently */
} repeated_schemas;

typedef struct reader {
  crd_arena *arena;
  const source *source;
  diagnostics *diagnostics;
  repeated_schemas *repeated; /* NULL: each place has its own schema */
} reader;

/* The key of a map in these tables; it lives as long as the value. */
static inline crd_string repeated_name(const crd_value *map) {
  return (crd_string){(const char *)&map->as.members, sizeof map->as.members};
}

/* Frames of a path (crd/errors.h). */
static inline crd_path path_child(const crd_path *parent, const char *name) {
  return (crd_path){.parent = parent, .name = crd_string_of(name), .kind = CRD_PATH_FIELD};
}
static inline crd_path path_key(const crd_path *parent, crd_string key) {
  return (crd_path){.parent = parent, .name = key, .kind = CRD_PATH_KEY};
}
static inline crd_path path_index(const crd_path *parent, size_t index) {
  return (crd_path){.parent = parent, .index = (uint32_t)index, .kind = CRD_PATH_INDEX};
}

location crdc_read_location(const reader *reader, const crd_value *value);

/* Reports at the value's place that `what` must be `expected` ("a list of strings"). */
void crdc_read_wrong(const reader *reader, const crd_value *value, crd_string what, const char *expected);

/* The content of a value of that type. If the value is NULL or of another type the result is empty, false, 0 or no elements,
 * so that no reader interprets the storage of another type. */
crd_string crdc_read_text(const crd_value *value);
bool crdc_read_flag(const crd_value *value);
int64_t crdc_read_integer(const crd_value *value);
double crdc_read_number(const crd_value *value); /* also of integers */

/* The number of list elements or map members. Inline, so that compilers and analysers see that there are none without a
 * value. */
static inline uint32_t read_size(const crd_value *value, crd_value_kind kind) {
  return value && value->kind == kind ? value->size : 0;
}

/* The member of that name; NULL if it is absent or null. `map` may be NULL or no map. */
const crd_value *crdc_read_member(const crd_value *map, const char *name);
/* The same for strings and booleans: empty or false if absent. */
crd_string crdc_read_string_member(const crd_value *map, const char *name);
bool crdc_read_flag_member(const crd_value *map, const char *name);

/* Reads an entry of x-kubernetes-validations. */
void crdc_read_rule(const reader *reader, const crd_value *value, validation_rule *rule);

/* Reads a JSONSchemaProps that crdc_shape_read has checked. */
schema *crdc_read_schema(const reader *reader, const crd_value *value);

/* The value of spec.preserveUnknownFields. */
bool crdc_preserves_unknown_fields(const crd_definition *definition);

/* What the API server's decoder makes of a CRD's document: the error that ends it, and the notes of strict decoding. */

typedef struct crd_decoding {
  crd_string error;          /* in Go's words, the first in the document; empty: it can be decoded */
  uint32_t offset;           /* of the value with the error */
  crd_strict_errors unknown; /* "spec.foo": not below items and the like, which have lenient decoders */
  crd_texts opaque;          /* paths that are skipped or left to such a decoder: duplicates below them are not found */
} crd_decoding;

/* Decodes an object whose kind and apiVersion are a CustomResourceDefinition's. */
void crd_decode(crd_arena *arena, const document *document, crd_decoding *decoding);

/* Whether the decoder finds a duplicate field at the path, written as in crd_duplicate. */
bool crd_decode_meets(const crd_decoding *decoding, crd_string path);
