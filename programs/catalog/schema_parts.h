/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of schema.h share. */
#pragma once

#include "../../runtime/base/hash.h"
#include "schema.h"

typedef struct turning {
  crd_arena *arena;
  const schema_text *text;
  diagnostics *diagnostics;
  name_table followed, targets, indexes; /* of $refs (schema_refs.c) */
  struct ref_target **open;              /* what the $refs that lead to the node at hand name */
  size_t open_count, open_room;
  unsigned depth, nodes, values;
  bool of_server; /* the schema of one of the API server's own kinds, of its OpenAPI */
  bool has_rules;
} turning;

/* An error at a value; gives false. */
bool schema_fails(const turning *turning, const crd_value *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Counts nodes that are made, and values that are copied: false with an error when there are too many. */
bool schema_count_node(turning *turning, const crd_value *at);
bool schema_count_values(turning *turning, const crd_value *at, const crd_value *copied);

/* The schema that patternProperties has for every name; NULL: there is none. */
const crd_value *schema_of_any_name(const crd_value *node);
/* Whether an object may have so many properties; false with an error. */
bool schema_has_room(const turning *turning, const crd_value *properties);

/* The schema that a node stands for: behind $ref, and with the one schema of an allOf that is nothing but a wrapper; the
 * references that it took are open until schema_leave. NULL with an error. */
const crd_value *schema_resolve(turning *turning, const crd_value *node);
/* Closes references but for the first `open_count`. */
void schema_leave(turning *turning, size_t open_count);
/* A member of a map, which does not change from now on: as crd_value_get, and fast where the map is large. */
const crd_value *schema_member(turning *turning, const crd_value *map, crd_string name);

/* What wraps a schema (allOf, anyOf) with what stands beside that, which goes before what the schema says. */
const crd_value *schema_with_notes(turning *turning, const crd_value *node, const crd_value *wrapper,
                                   const crd_value *inner);

/* What a node says of its type. */
typedef struct schema_type {
  crd_string name; /* empty: none, or an int-or-string */
  const crd_value *place;
  bool nullable, int_or_string;
  bool any;               /* what no type of a CRD says */
  const crd_value *pair;  /* the oneOf or anyOf that is said by one of these, and nothing else */
  const crd_value *inner; /* of one that says "this, or null": the schema that is this */
} schema_type;
bool schema_type_read(const turning *turning, const crd_value *node, schema_type *type);

/* A node outside of allOf, anyOf, oneOf and not. False with an error. */
bool schema_turn(turning *turning, const crd_value *node, crd_value *made);

/* Copies the keywords about values, and those of Kubernetes, into `made`; inside allOf and the like those about values. */
bool schema_copy_checks(turning *turning, const crd_value *node, crd_value *made);
bool schema_copy_extensions(turning *turning, const crd_value *node, crd_value *made);
/* allOf, anyOf, oneOf and not of a node, but for `said`. */
bool schema_copy_branches(turning *turning, const crd_value *node, const schema_type *type, crd_value *made);

/* Members of a map, as the document names them. */
static inline const crd_value *keyword(const crd_value *node, const char *name) {
  return crd_value_get(node, crd_string_of(name));
}
/* A member with a place of its own. */
void schema_put(turning *turning, crd_value *map, const char *name, crd_value value, const crd_value *place);
