/* SPDX-License-Identifier: Apache-2.0 */
/* The type table, the compiler's IR: schema trees of all CRDs and versions of a run, hash-consed (equal schemas,
 * descriptions aside, are one node) and named. Everything that is emitted is read from here. */
#pragma once

#include "schema/tree/schema.h"
#include <crd/generated/type_tables.h>

typedef struct type_node type_node;

typedef struct type_field {
  crd_string name;   /* as in the schema */
  crd_string c_name; /* a C identifier, unique in the struct: keywords and odd characters escaped */
  type_node *type;
  bool required;
  crd_string description; /* of the first schema seen */
} type_field;

struct type_node {
  uint32_t id;          /* dense, in the order of the first use */
  const schema *schema; /* the first schema that had this shape */
  uint64_t digest;      /* of every_name: of what the type is, alike in every run; else a number of its own */
  crd_string
      c_name; /* OBJECT: of what the kinds that reach it call it the first in the order of the alphabet, whatever their
               * order ("ray_io_v1_RayCluster_Container"); of every_name also LIST, MAP ("crd_string_list"), scalars */
  crd_storage storage;
  type_field *fields; /* in the schema's order */
  size_t field_count;
  type_node *additional, *items;
  type_node **all_of, **any_of, **one_of; /* nested nodes: checks only, never storage of their own */
  size_t all_of_count, any_of_count, one_of_count;
  type_node *not_;
  bool root;         /* the schema of a kind; such a node is never shared, not even between versions with equal schemas */
  bool nested;       /* only reached through allOf, anyOf, oneOf, not */
  bool element;      /* a nullable item or map value: has the storage VALUE whatever its type */
  bool rules_within; /* this node or one below it has rules */
  bool outside_cel;  /* has no CEL type (spec 7.2 "none") */
  crd_string known;  /* the Kubernetes type that it is named after ("core_v1_Container"); empty: none */
  crd_string path;   /* of the first use: "RayCluster.spec.headGroupSpec", for comments */
  uint32_t uses;     /* how many schemas are this node */
  type_node *owner;  /* the only root that reaches it, when nothing else does; NULL: shared between kinds */
  crd_string facts;  /* what makes it this node and no other, as bytes: equal facts, equal nodes */
  const crd_string *mark; /* the table's */
  void *emit;             /* the emitter's */
};

/* A naming file: path ("RayCluster.spec.headGroupSpec") or generated name -> wanted name. */
typedef struct type_names {
  const document *document; /* a map of strings */
} type_names;

/* What a kind calls a struct that it reaches. */
typedef struct type_alias {
  crd_string name; /* "ray_io_v1_RayCluster_Container" */
  const type_node *node;
} type_alias;

typedef struct type_aliases {
  type_alias *items;
  size_t count, capacity;
} type_aliases;

typedef struct type_table {
  crd_arena *arena;
  type_node **nodes; /* by id; a node stands after those it holds by value */
  size_t count, capacity;
  size_t object_schemas, object_types; /* schemas with properties, and how many of them differ: 5633 and 172 for KubeRay */
  type_names names;                    /* set by the caller; document NULL: no naming file */
  crd_string symbol_prefix;            /* set by the caller: what every name and symbol begins with; empty: nothing */
  crd_string mark; /* what begins the symbols that no kind owns, so that sets link into one program: the prefix and "crd_",
                    * else a digest of what kinds there are ("crd_0a1b2c3d_") */
  bool apart;      /* set by the caller: schemas with rules are each a type of their own */
  bool every_name; /* set by the caller: all kinds' names are wanted, and not one of each struct */
  type_aliases
      *aliases; /* of every_name: by kind and version, in the order of the CRDs, but for versions without a schema */
} type_table;

/* Builds the table of all versions of all CRDs and sets schema->node everywhere. Problems of the naming file, and two CRDs
 * for one kind, go to `diagnostics`. */
void crdc_type_table_build(type_table *table, const crd_set *set, diagnostics *diagnostics);

/* The field with that schema name, or NULL. */
const type_field *crdc_type_node_field(const type_node *node, crd_string name);
/* The schema's type_node. */
static inline type_node *type_of(const schema *schema) {
  return schema->node;
}
