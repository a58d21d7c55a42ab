/* SPDX-License-Identifier: Apache-2.0 */
/* Converts a schema to a table of the engine (crd_type) with everything that comes from the schema itself. The type graph
 * (types/graph.h), whose tables are shared, adds the storage in structs and the rules. The tables of crdc_schema_table are
 * not shared and have no storage; they serve the check of defaults, and tests. */
#pragma once

#include "schema/tree/schema.h"

typedef enum table_purpose {
  TABLE_OBJECTS, /* for custom resources: unsupported formats are dropped, int-or-string accepts both types */
  TABLE_DEFAULTS /* for defaults (Structural.ToKubeOpenAPI): formats are kept as written, int-or-string has its own type */
} table_purpose;

/* One run. `below` returns the table of a schema below the current one, complete except for its storage; `nested` says
 * whether that schema is below allOf and the like. */
typedef struct table_maker table_maker;
struct table_maker {
  crd_arena *arena;
  table_purpose purpose;
  unsigned kubernetes_minor; /* 0: the newest */
  bool nested;
  const crd_type *(*below)(table_maker *maker, const schema *node);
  const crd_pattern *(*pattern)(table_maker *maker, crd_string source); /* of a non-empty pattern */
};

/* Fills a type that is all zero. False if an object has more properties than a table can index: it then has no fields. */
bool crdc_table_fill(table_maker *maker, const schema *node, crd_type *type);

/* Makes the tables of a schema and all below it, with types of storage VALUE. NULL if one of them cannot be filled. */
const crd_type *crdc_schema_table(crd_arena *arena, const schema *root, table_purpose purpose);
