/* The parts of the template model, between the files that build it. */
#ifndef CRDC_MODEL_PARTS_H
#define CRDC_MODEL_PARTS_H

#include "emit/model.h"

/* What the emitter keeps about a node (type_node.emit). */
typedef struct emit_node {
  const char *symbol;  /* of its crd_type */
  cJSON *typedefs;     /* the list and map types of a struct, while declarations are built */
  cJSON *declarations; /* of a kind's header, for its root */
} emit_node;

/* Symbols that several parts name. */
typedef struct model {
  const model_input *input;
  cJSON *root;
  cJSON *patterns; /* items in the order of pattern_sources */
  crd_string *pattern_sources;
  size_t pattern_count, pattern_capacity;
  cJSON *shared_typedefs; /* lists and maps of scalars */
  bool ok;
} model;

static inline emit_node *emit_of(const type_node *node) {
  return node->emit;
}

/* ---- small helpers (model.c) ---- */

void json_text(cJSON *object, const char *key, const char *text);
void json_string(cJSON *object, const char *key, crd_string text);
cJSON *json_list(cJSON *object, const char *key);
cJSON *json_object(cJSON *object, const char *key);
/* Adds {key, value} to a list of members. */
void member_add(cJSON *members, const char *key, const char *value);
__attribute__((format(printf, 4, 5))) void member_printf(const model *model, cJSON *members, const char *key,
                                                         const char *format, ...);

/* ---- constants (model_values.c): they append to `arrays` what they need ---- */

/* A C expression for the text that sizeof works on: a literal, or the name of a char array. */
const char *text_literal(const model *model, cJSON *arrays, const char *symbol, crd_string text);
/* A crd_string initialiser. */
const char *text_init(const model *model, cJSON *arrays, const char *symbol, crd_string text);
/* A crd_value initialiser; lists and maps become arrays named after `symbol`. */
const char *value_init(const model *model, cJSON *arrays, const char *symbol, const crd_value *value);
/* An array {type, symbol, items} at the end of `arrays`; gives its items. */
cJSON *array_add(cJSON *arrays, const char *type, const char *symbol);

/* ---- the parts ---- */

void model_symbols(model *model); /* emit_node of every node */
void model_structs(model *model); /* declarations (model_structs.c) */
void model_rules(model *model);   /* rule_sets (model_rules.c) */
void model_layers(model *model);  /* layers, layer_sets, zeros (model_layers.c) */
void model_tables(model *model);  /* tables, patterns (model_tables.c) */
void model_kinds(model *model);   /* kinds (model_kinds.c); before model_structs */
/* The limits and composites of a node into {symbol, members}; NULL when it has none. */
cJSON *model_checks(model *model, const type_node *node, cJSON *arrays);
/* The crd_pattern of a regular expression: its symbol. */
const char *pattern_symbol(model *model, crd_string source);

#endif
