/* SPDX-License-Identifier: Apache-2.0 */
/* A schema as a table of the engine (crd_type): everything that a crd_type says of the schema itself. How its values are
 * kept in structs, and what rules it has, is added by the type graph (types/graph.h), whose tables are shared; those made
 * here of a whole schema are not, and keep nothing: for the check of defaults and for tests. */
#pragma once

#include "schema/tree/schema.h"

typedef enum table_purpose {
  TABLE_OBJECTS, /* as custom resources are validated: unsupported formats dropped, int-or-string takes both types */
  TABLE_DEFAULTS /* as defaults are (Structural.ToKubeOpenAPI): formats kept as written, int-or-string with its own type */
} table_purpose;

/* One run. `below` gives the table of a schema below the one that is being made, complete but for its own storage; `nested`
 * says of it whether it stands below allOf and the like. */
typedef struct table_maker table_maker;
struct table_maker {
  crd_arena *arena;
  table_purpose purpose;
  unsigned kubernetes_minor; /* 0: the newest */
  bool nested;
  const crd_type *(*below)(table_maker *maker, const schema *node);
  const crd_pattern *(*pattern)(table_maker *maker, crd_string source); /* of a pattern that is not empty */
};

/* Fills a type that is all zeros. False when an object has more properties than a table can index: it has no fields then. */
bool crdc_table_fill(table_maker *maker, const schema *node, crd_type *type);

/* The tables of a schema and all below it, its types as VALUE. NULL when one of them cannot be filled. */
const crd_type *crdc_schema_table(crd_arena *arena, const schema *root, table_purpose purpose);
