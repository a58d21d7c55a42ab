/* SPDX-License-Identifier: Apache-2.0 */
/* What is made of CRDs that were read and checked: types, their graph, the template model, files, code in memory. */
#ifndef CRDC_COMPILE_BUILD_H
#define CRDC_COMPILE_BUILD_H

#include "emit/model.h"
#include "emit/output.h"
#include "schema/markers/rule_set.h"
#include "sets/sets.h"
#include "types/graph.h"

typedef struct build {
  crd_arena *arena; /* all that is made lives in it */
  const crd_set *set;
  unsigned kubernetes_minor;
  bool counts; /* rules count what they say (cel/count.h) */
  bool stored; /* the CRDs count as stored: a rule that does not compile says so of every object */
  diagnostics *diagnostics;
  cel_types *cel_types; /* of the schemas, for all that compile rules */
  /* Made, in this order. */
  type_table types;
  rule_book *book;
  type_graph graph;
  built_sets sets;      /* of crdc_build_code */
  count_table *counted; /* of code that counts; else NULL */
} build;

/* Fills the table, which has its arena and names. False with diagnostics. */
bool crdc_build_types(build *build);

/* Builds the graph of the types alone. False with diagnostics. */
bool crdc_build_type_graph(build *build);

/* Reads the rule sets. False with diagnostics: what the two below begin with. */
bool crdc_build_sets(build *build);

/* Reads the rule sets, builds the graph and what is made of it. False with diagnostics. */
typedef bool making(build *build, cJSON **model);
bool crdc_build_code(build *build, cJSON **model);  /* the graph, its rules and rule sets, in memory; no model: NULL */
bool crdc_build_model(build *build, cJSON **model); /* all that generated files say, which the caller deletes */

/* Renders the files of a model with the built-in templates, and those of `folder` over them (NULL: none). */
bool crdc_build_outputs(const build *build, const cJSON *model, const char *folder, outputs *outputs);

/* The graph of crdc_build_code with its rules and rule sets, ready to use. It lives in the arena. */
const crd_registry *crdc_build_registry(build *build);

#endif
