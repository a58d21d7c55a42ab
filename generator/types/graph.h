/* SPDX-License-Identifier: Apache-2.0 */
/* The type graph: in memory a crd_type for every node of the type table and a crd_kind for every version of a CRD, as the
 * runtime uses them. The emitter prints it as C, with the names from the table. For a CRD that is compiled at run time it is
 * used as it is. Rules are not part of it, because they are code: whoever compiles them sets crd_type.rules and
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
  size_t number;       /* numbered from 1 */
  crd_dfa dfa;         /* if the pattern has an automaton */
  unsigned states;     /* of the automaton */
} graph_pattern;

typedef struct type_graph {
  crd_arena *arena;
  const type_table *table;
  crd_type *types;          /* by the id of their node; those with rules have the count of rules, but no rules yet */
  graph_pattern **patterns; /* each pattern once, in order of first use */
  size_t pattern_count, pattern_capacity;
  name_table pattern_index; /* the patterns by source */
  graph_kind *kinds;        /* in the order of the CRDs and their versions */
  size_t kind_count;
} type_graph;

/* Builds the graph in the arena; it keeps pointers to texts and values of the schemas. `kubernetes_minor` selects the
 * formats (0: the newest). False with diagnostics if a type cannot be made; the other types are made all the same. */
bool crdc_type_graph_build(type_graph *graph, crd_arena *arena, const type_table *table, const crd_set *set,
                           unsigned kubernetes_minor, diagnostics *diagnostics);

/* The node of a type in the graph. */
const type_node *crdc_type_graph_node(const type_graph *graph, const crd_type *type);

/* The kinds as a registry, in the graph's arena. */
const crd_registry *crdc_type_graph_registry(const type_graph *graph);

/* Shared by the files of this folder. */

/* Names every node of a table (types/names.c). */
void crdc_type_table_name(type_table *table, const crd_set *set, diagnostics *diagnostics);

/* The Kubernetes type whose shape an object schema has ("core_v1_Container"), or empty. It is found under `property` of a
 * node that has its name already. */
crd_string crdc_known_type_name(const type_node *node, crd_string property, const type_node *owner);
