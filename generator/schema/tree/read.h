/* SPDX-License-Identifier: Apache-2.0 */
/* Reading the members of documents: raw ones, and those that crdc_shape_read has checked. Null counts as absent, as in Go's
 * JSON decoder. */
#pragma once

#include "schema/tree/schema.h"
#include "yaml/document.h"
#include <crd/errors.h>

/* What came of maps that stand in several places (documents.repeats), by their members. */
typedef struct repeated_schemas {
  name_table shaped;           /* those of which crdc_shape_read has nothing to say */
  name_table fields, elements; /* schema: of properties; of items and values, which may be stored otherwise */
} repeated_schemas;

typedef struct reader {
  crd_arena *arena;
  const source *source;
  diagnostics *diagnostics;
  repeated_schemas *repeated; /* NULL: each place has a schema of its own */
} reader;

/* The name of a map in the tables; it lasts as long as the value. */
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

/* Says that `what` must be `expected` ("a list of strings") at the value's place. */
void crdc_read_wrong(const reader *reader, const crd_value *value, crd_string what, const char *expected);

/* What a value holds as that type, and nothing of it as another: empty, false, 0 or no elements when it is NULL or of
 * another type, so that no reader takes the storage of a value for what it is not. */
crd_string crdc_read_text(const crd_value *value);
bool crdc_read_flag(const crd_value *value);
int64_t crdc_read_integer(const crd_value *value);
double crdc_read_number(const crd_value *value); /* of integers too */

/* Elements of the list or members of the map. Here, so that compilers and analysers see that without a value there are none.
 */
static inline uint32_t read_size(const crd_value *value, crd_value_kind kind) {
  return value && value->kind == kind ? value->size : 0;
}

/* The member of that name, or NULL when it is absent or null. `map` may be NULL or no map. */
const crd_value *crdc_read_member(const crd_value *map, const char *name);
/* The same for strings and booleans: empty and false when there is none. */
crd_string crdc_read_string_member(const crd_value *map, const char *name);
bool crdc_read_flag_member(const crd_value *map, const char *name);

/* An entry of x-kubernetes-validations. */
void crdc_read_rule(const reader *reader, const crd_value *value, validation_rule *rule);

/* A JSONSchemaProps that crdc_shape_read has read. */
schema *crdc_read_schema(const reader *reader, const crd_value *value);

/* What spec.preserveUnknownFields says. */
bool crdc_preserves_unknown_fields(const crd_definition *definition);

/* How the API server's decoder takes the document of a CRD: the error that ends it, and what strict decoding notes. */

typedef struct crd_decoding {
  crd_string error;          /* in Go's words, the first in the document; empty: it decodes */
  uint32_t offset;           /* of the value that it is about */
  crd_strict_errors unknown; /* "spec.foo": not below items and the like, whose own decoders are lenient */
  crd_texts opaque;          /* the paths of what is skipped or left to such a decoder: duplicates below them are not met */
} crd_decoding;

/* Of an object whose kind and apiVersion are a CustomResourceDefinition's. */
void crd_decode(crd_arena *arena, const document *document, crd_decoding *decoding);

/* Whether the decoder meets a duplicate field at the path, as crd_duplicate has it. */
bool crd_decode_meets(const crd_decoding *decoding, crd_string path);
