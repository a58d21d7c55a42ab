/* SPDX-License-Identifier: Apache-2.0 */
/* The type table, the compiler's IR: the schema trees of all CRDs and versions of a run, hash-consed (schemas that differ
 * only in descriptions share one node) and named. All output is made from it. */
#pragma once

#include "schema/tree/schema.h"
#include <crd/generated/type_tables.h>

typedef struct type_node type_node;

typedef struct type_field {
  crd_string name;   /* as in the schema */
  crd_string c_name; /* a C identifier, unique in the struct; keywords and odd characters are escaped */
  type_node *type;
  bool required;
  crd_string description; /* of the first schema with this shape */
} type_field;

struct type_node {
  uint32_t id;          /* dense, in order of first use */
  const schema *schema; /* the first schema with this shape */
  uint64_t digest;      /* with every_name: of the content of the type, the same in every run; else a unique number */
  crd_string c_name;    /* OBJECT: the alphabetically first of the names that kinds have for it, whatever their order
                         * ("ray_io_v1_RayCluster_Container"); with every_name also LIST, MAP ("crd_string_list"), scalars */
  crd_storage storage;
  type_field *fields; /* in the schema's order */
  size_t field_count;
  type_node *additional, *items;
  type_node **all_of, **any_of, **one_of; /* nested nodes: checks only, never storage of their own */
  size_t all_of_count, any_of_count, one_of_count;
  type_node *not_;
  bool root;              /* the schema of a kind; it is never shared, not even between versions with equal schemas */
  bool nested;            /* only reached through allOf, anyOf, oneOf, not */
  bool element;           /* a nullable item or map value: its storage is VALUE for any type */
  bool rules_within;      /* this node or one below it has rules */
  bool outside_cel;       /* has no CEL type (spec 7.2 "none") */
  crd_string known;       /* the Kubernetes type whose name it has ("core_v1_Container"); empty: none */
  crd_string path;        /* of the first use: "RayCluster.spec.headGroupSpec", for comments */
  uint32_t uses;          /* how many schemas share this node */
  type_node *owner;       /* the root that reaches it, if there is only one; NULL: several kinds share it */
  crd_string facts;       /* the content that identifies the node, as bytes: equal facts, equal nodes */
  const crd_string *mark; /* that of the table */
  void *emit;             /* for the emitter */
};

/* A naming file: maps paths ("RayCluster.spec.headGroupSpec") or generated names to the wanted names. */
typedef struct type_names {
  const document *document; /* a map of strings */
} type_names;

/* A kind's name for a struct that it reaches. */
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
  type_node **nodes; /* by id; a node comes after those that it contains by value */
  size_t count, capacity;
  size_t object_schemas, object_types; /* schemas with properties, and how many of them are different: 5633 and 172 for
                                        * KubeRay */
  type_names names;                    /* set by the caller; document NULL: no naming file */
  crd_string symbol_prefix;            /* set by the caller: the prefix of all names and symbols, may be empty */
  crd_string mark; /* the prefix of symbols that no kind owns, so that several sets link into one program: symbol_prefix and
                    * "crd_", or without a prefix a digest of the kinds ("crd_0a1b2c3d_") */
  bool apart;      /* set by the caller: schemas with rules are not shared */
  bool every_name; /* set by the caller: keep the names of all kinds, not one for each struct */
  type_aliases
      *aliases; /* with every_name: by kind and version, in the order of the CRDs; versions without a schema are left out */
} type_table;

/* Builds the table of all versions of all CRDs and sets schema->node everywhere. Errors of the naming file, and two CRDs for
 * one kind, go to `diagnostics`. */
void crdc_type_table_build(type_table *table, const crd_set *set, diagnostics *diagnostics);

/* The field of that schema name, or NULL. */
const type_field *crdc_type_node_field(const type_node *node, crd_string name);
static inline type_node *type_of(const schema *schema) {
  return schema->node;
}
