/* SPDX-License-Identifier: Apache-2.0 */
/* What is made of CRDs that were read and checked: types, their graph, the template model, files, code in memory. */
#ifndef CRDC_COMPILE_BUILD_H
#define CRDC_COMPILE_BUILD_H

#include "emit/model.h"
#include "emit/output.h"
#include "jit/jit.h"
#include "schema/rule_set.h"
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
  built_sets sets;      /* of MAKING_CODE */
  count_table *counted; /* of code that counts; else NULL */
  jit *loaded;          /* the owner's to unload */
} build;

/* Fills the table, which has its arena and names. False with diagnostics. */
bool crdc_build_types(build *build);

/* Builds the graph of the types alone. False with diagnostics. */
bool crdc_build_type_graph(build *build);

typedef enum making {
  MAKING_FILES, /* all that generated files say */
  MAKING_CODE   /* the graph, and what has to be compiled beside it */
} making;

/* Reads the rule sets, builds the graph and, where there is more to it, the template model, which the caller deletes (NULL:
 * none). False with diagnostics. */
bool crdc_build_model(build *build, making making, cJSON **model);

/* Renders the files of a model with the built-in templates, and those of `folder` over them (NULL: none). */
bool crdc_build_outputs(const build *build, const cJSON *model, const char *folder, outputs *outputs);

/* What has to be compiled of the model, in the arena; empty where there is nothing. False with diagnostics. */
bool crdc_build_code(const build *build, crd_arena *arena, const cJSON *model, crd_string *code);

/* A graph as far as code is linked to it, and its image, empty where none is to be kept. */
typedef struct build_graph {
  crd_type *types;
  size_t type_count;
  const crd_registry *registry;
  crd_string image;
} build_graph;

build_graph crdc_build_graph(const build *build);

/* The graph with that code and the rule sets, ready to use; both are kept under the key, where there is an image. What is
 * made lives in the arena, and asks for nothing else of the build. NULL with diagnostics. */
const crd_registry *crdc_build_join(build *build, const build_graph *graph, crd_string code, const char *key);

/* The graph with the code of the model, ready to use; nothing is kept. NULL with diagnostics. */
const crd_registry *crdc_build_load(build *build, const cJSON *model);

#endif
