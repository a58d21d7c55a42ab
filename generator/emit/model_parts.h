/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of the template model, shared by the files that build it. */
#pragma once

#include "emit/model.h"
#include "emit/model_json.h"
#include "types/graph.h"

/* What the emitter stores for a node (type_node.emit). */
typedef struct emit_node {
  const char *symbol;      /* of its crd_type */
  cJSON *typedefs;         /* the list and map types of a struct, while declarations are built */
  cJSON *declarations;     /* of a kind's header, for its root */
  const crd_string *names; /* of the root of a kind: the names of its structs, by node */
  cJSON *unit;             /* the file of its table and rules, with a list of each */
} emit_node;

/* Symbols that several parts of the model use. */
typedef struct model {
  const model_input *input;
  cJSON *root;
  cJSON *shared_typedefs; /* lists and maps of scalars */
  bool ok;
} model;

static inline emit_node *emit_of(const type_node *node) {
  return node->emit;
}

/* ---- constants (model_values.c): they append to `arrays` what they need ---- */

/* A C expression for a text on which sizeof works: a literal, or the name of a char array. */
const char *crdc_text_literal(const model *model, cJSON *arrays, const char *symbol, crd_string text);
/* A crd_string initialiser. */
const char *crdc_text_init(const model *model, cJSON *arrays, const char *symbol, crd_string text);
/* A crd_value initialiser; lists and maps become arrays whose names start with `symbol`. */
const char *crdc_value_init(const model *model, cJSON *arrays, const char *symbol, const crd_value *value);
/* Appends an array {type, symbol, items} to `arrays`, and returns its items. */
cJSON *crdc_value_array_add(cJSON *arrays, const char *type, const char *symbol);
/* Arrays of texts and of values. */
void crdc_texts_array(const model *model, cJSON *arrays, const char *symbol, const crd_string *texts, size_t count);
void crdc_values_array(const model *model, cJSON *arrays, const char *symbol, const crd_value *values, uint32_t count);

/* ---- objects of the graph ---- */

/* A bit, or a value of an enum, with its name in C. */
typedef struct bit_name {
  unsigned bit;
  const char *name;
} bit_name;

/* The symbol of a type of the graph. */
static inline const char *table_symbol(const model *model, const crd_type *type) {
  return emit_of(crdc_type_graph_node(model->input->graph, type))->symbol;
}
/* The C symbol of the error type for a rule's reason. */
const char *crdc_reason_symbol(unsigned reason);
/* The symbol of a pattern of the graph. */
const char *crdc_pattern_symbol(const model *model, const crd_pattern *pattern);

/* ---- the parts ---- */

void crdc_model_symbols(model *model); /* emit_node of every node */
void crdc_model_structs(model *model); /* declarations (model_structs.c) */
void crdc_model_rules(model *model);   /* rule_sets (model_rules.c) */
/* Adds the kind of a version to that item of `layers`, as `kind`, in the file of which it is defined (model_kinds.c). */
void crdc_model_layered_kind(const model *model, cJSON *layers, const crd_version *version);
bool crdc_model_sets(model *model);     /* set_files, declared (model_sets.c); false with diagnostics */
void crdc_model_tables(model *model);   /* tables (model_tables.c) */
void crdc_model_patterns(model *model); /* patterns (model_patterns.c) */
void crdc_model_kinds(model *model);    /* kinds (model_kinds.c); before crdc_model_structs */
void crdc_model_units(model *model);    /* units (model_units.c); before tables and rules */
/* Finds the file of that name in a list of {file, up}, or appends it. */
cJSON *crdc_model_file(const model *model, cJSON *list, const char *file);
/* One component of a file's path. It allows what the API server allows in a group, version or kind, and nothing that leaves
 * the folder. */
crd_string crdc_path_part(crd_arena *arena, crd_string name, bool lower);
/* The folder of a group; "core" for the group without a name. */
crd_string crdc_group_part(crd_arena *arena, crd_string group);
/* The checks of the type of that symbol, as {members}. */
cJSON *crdc_model_checks(const model *model, const char *symbol, const crd_checks *checks, cJSON *arrays);
