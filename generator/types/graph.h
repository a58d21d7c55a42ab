/* SPDX-License-Identifier: Apache-2.0 */
/* The type graph: a crd_type for every node of the type table, and a crd_kind for every version of a CRD, in memory, as the
 * runtime takes them. The emitter prints it as C, with the names that stand in the table beside it; what meets a CRD at run
 * time uses it as it is. Only rules are not in it: they are code, and whoever compiles them sets crd_type.rules and
 * crd_kind.layers. */
#pragma once

#include "types/types.h"

typedef struct graph_kind {
  crd_kind kind; /* without extras and layers */
  const crd_definition *definition;
  const crd_version *version;
} graph_kind;

typedef struct graph_pattern {
  crd_pattern pattern; /* first: a crd_pattern of the graph is one of these */
  size_t number;       /* from 1 */
  crd_dfa dfa;         /* where the pattern has one */
  unsigned states;     /* of it */
} graph_pattern;

typedef struct type_graph {
  crd_arena *arena;
  const type_table *table;
  crd_type *types;          /* by the id of their node; those with rules have their number, and no rules yet */
  graph_pattern **patterns; /* each pattern once, in the order of their first use */
  size_t pattern_count, pattern_capacity;
  name_table pattern_index; /* of them, by source */
  graph_kind *kinds;        /* in the order of the CRDs and their versions */
  size_t kind_count;
} type_graph;

/* Builds the graph in the arena; it holds on to texts and values of the schemas. `kubernetes_minor` decides on formats (0:
 * the newest). False with diagnostics when a type cannot be had; the others are there all the same. */
bool crdc_type_graph_build(type_graph *graph, crd_arena *arena, const type_table *table, const crd_set *set,
                           unsigned kubernetes_minor, diagnostics *diagnostics);

/* The node of a type of the graph. */
const type_node *crdc_type_graph_node(const type_graph *graph, const crd_type *type);

/* The kinds as a registry, in the graph's arena. */
const crd_registry *crdc_type_graph_registry(const type_graph *graph);

/* Between the files of this folder. */

/* Names every node of a table (types/names.c). */
void crdc_type_table_name(type_table *table, const crd_set *set, diagnostics *diagnostics);

/* The Kubernetes type whose shape an object schema has ("core_v1_Container"), met under `property` of a node that has been
 * named; empty when there is none. */
crd_string crdc_known_type_name(const type_node *node, crd_string property, const type_node *owner);
