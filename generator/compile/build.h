/* SPDX-License-Identifier: Apache-2.0 */
/* What is made of the CRDs after reading and checking: types, their graph, the template model, files, code in memory. */
#ifndef CRDC_COMPILE_BUILD_H
#define CRDC_COMPILE_BUILD_H

#include "emit/model.h"
#include "emit/output.h"
#include "schema/markers/rule_set.h"
#include "sets/sets.h"
#include "types/graph.h"

typedef struct build {
  crd_arena *arena; /* owns all results */
  const crd_set *set;
  unsigned kubernetes_minor;
  bool counts; /* rules update counters (cel/count.h) */
  bool stored; /* the CRDs are treated as stored: a rule that does not compile is an error of every object */
  diagnostics *diagnostics;
  cel_types *cel_types; /* of the schemas, shared by all that compile rules */
  /* Results, in the order in which they are made. */
  type_table types;
  rule_book *book;
  type_graph graph;
  built_sets sets;      /* of crdc_build_code */
  count_table *counted; /* of code that counts; else NULL */
} build;

/* Fills the type table, whose arena and names are set. False with diagnostics. */
bool crdc_build_types(build *build);

/* Builds the type graph alone. False with diagnostics. */
bool crdc_build_type_graph(build *build);

/* Reads the rule sets, which both functions below do first. False with diagnostics. */
bool crdc_build_sets(build *build);

/* Reads the rule sets, builds the type graph, and makes the result from it. False with diagnostics. */
typedef bool making(build *build, cJSON **model);
bool crdc_build_code(build *build, cJSON **model);  /* the graph with its rules and rule sets, in memory; no model: NULL */
bool crdc_build_model(build *build, cJSON **model); /* the model of the generated files, which the caller deletes */

/* Renders the files of a model. Templates in `folder` (may be NULL) replace the built-in ones. */
bool crdc_build_outputs(const build *build, const cJSON *model, const char *folder, outputs *outputs);

/* The registry of crdc_build_code's graph with its rules and rule sets. It lives in the arena. */
const crd_registry *crdc_build_registry(build *build);

#endif
