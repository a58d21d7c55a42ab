/* SPDX-License-Identifier: Apache-2.0 */
/* The template model: everything that generated files say, as one cJSON tree. Templates decide what it looks like, not what
 * it is.
 *
 *   tool, tool_version, abi, digest, prefix
 *   declarations[]     {struct: {name, called?, path, uses, description?, words, fields[], rules[]}} or
 *                      {list: {name, element}} or {map: {name, entry, element}}
 *     fields[]         {declaration, member, comment?, pad?, limits?, rules[]?, constants[]?: {name, text}}: declaration is
 *                      "const ray_io_v1_RayCluster_Affinity *affinity", constants are the texts of an enum
 *     rules[]          a text each
 *   headers[]          the kinds' headers, sorted
 *   patterns[]         {symbol, source, dfa?: {classes, class_of[], next[], accept[], states, start}}, arrays[]
 *   kinds[]            {name, group, version, kind, crd, path, file, up, guard, symbol, declarations[],
 *                      aliases[]: {name, tag}, members[], scale?: {members[]}, tables[], rule_sets[]}: what it alone has
 *   units[]            {file, up, tables[], rule_sets[]}: what kinds share
 *     tables[]         {symbol, object, path, arrays[], fields?: {symbol, count, mask, seed, slots[], items[]},
 *                      checks?: {symbol, members[]}, members[]}
 *     rule_sets[]      {symbol, path, arrays[], code, rules[]: {members[]}}
 *   declared?          {gates[], settings[], arrays[], members[]}
 *   set_files[]        {file, up, zeros[], layer_sets[], layers[]}: a rule set of a layer above the CRD, or a kind's stages
 *
 * `members` are {key, value}: the designated initialisers of a struct. `arrays` are constant tables that they point to:
 * {type, symbol, items[]}, or {type, symbol, lines} for texts too long for a literal. Texts of the schema are C literals or
 * comments already. */
#pragma once

#include "cel/rule.h"
#include "types/types.h"
#include <cjson/cJSON.h>
#include <stdbool.h>

typedef struct model_input {
  crd_arena *arena;
  const crd_set *set;
  const type_table *table;
  const struct type_graph *graph; /* of the type table and the CRD set */
  cel_types *cel_types;
  unsigned kubernetes_minor;
  const struct rule_book *book; /* the rule sets; NULL: none */
  bool stored;                  /* a rule that does not compile becomes a rule that reports this for every object */
  diagnostics *diagnostics;
} model_input;

/* Builds the model; the caller deletes it with cJSON_Delete. NULL when a rule cannot be compiled, with diagnostics. */
cJSON *crdc_model_build(const model_input *input);
