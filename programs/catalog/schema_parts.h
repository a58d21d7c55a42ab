/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of schema.h. */
#pragma once

#include "../../runtime/base/hash.h"
#include "schema.h"

typedef struct turning {
  crd_arena *arena;
  const schema_text *text;
  diagnostics *diagnostics;
  name_table followed, targets, indexes; /* of $refs (schema_refs.c) */
  struct ref_target **open;              /* the targets of the $refs that lead to the current node */
  size_t open_count, open_room;
  unsigned depth, nodes, values;
  bool of_server; /* the schema of a built-in kind, from the API server's OpenAPI */
  bool has_rules;
} turning;

/* Adds an error at a value; returns false. */
bool schema_fails(const turning *turning, const crd_value *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Count nodes that are made, and values that are copied; false with an error if there are too many. */
bool schema_count_node(turning *turning, const crd_value *at);
bool schema_count_values(turning *turning, const crd_value *at, const crd_value *copied);

/* The schema that patternProperties has for all names, or NULL. */
const crd_value *schema_of_any_name(const crd_value *node);
/* Whether an object may have that many properties; false with an error. */
bool schema_has_room(const turning *turning, const crd_value *properties);

/* The schema that a node stands for: follows $ref, and unwraps an allOf with one schema and nothing else. The references
 * stay open until schema_leave. NULL with an error. */
const crd_value *schema_resolve(turning *turning, const crd_value *node);
/* Closes all references except the first `open_count`. */
void schema_leave(turning *turning, size_t open_count);
/* A member of a map that will not change any more: like crd_value_get, but fast for large maps. */
const crd_value *schema_member(turning *turning, const crd_value *map, crd_string name);

/* Merges a wrapper of a schema (allOf, anyOf) with the keywords beside it, which take precedence over those of the
 * schema. */
const crd_value *schema_with_notes(turning *turning, const crd_value *node, const crd_value *wrapper,
                                   const crd_value *inner);

/* The type that a node declares. */
typedef struct schema_type {
  crd_string name; /* empty: none, or an int-or-string */
  const crd_value *place;
  bool nullable, int_or_string;
  bool any;               /* no type of a CRD fits */
  const crd_value *pair;  /* the oneOf or anyOf that these members describe completely */
  const crd_value *inner; /* of "this, or null": the schema of the value */
} schema_type;
bool schema_type_read(const turning *turning, const crd_value *node, schema_type *type);

/* Converts a node outside of allOf, anyOf, oneOf and not. False with an error. */
bool schema_turn(turning *turning, const crd_value *node, crd_value *made);

/* Copies the keywords about values, and those of Kubernetes, to `made`; inside allOf and the like only those about
 * values. */
bool schema_copy_checks(turning *turning, const crd_value *node, crd_value *made);
bool schema_copy_extensions(turning *turning, const crd_value *node, crd_value *made);
/* Converts allOf, anyOf, oneOf and not of a node, except the ones in `type`. */
bool schema_copy_branches(turning *turning, const crd_value *node, const schema_type *type, crd_value *made);

static inline const crd_value *keyword(const crd_value *node, const char *name) {
  return crd_value_get(node, crd_string_of(name));
}
/* Adds a member with its own place. */
void schema_put(turning *turning, crd_value *map, const char *name, crd_value value, const crd_value *place);
