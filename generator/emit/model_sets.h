/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets on their way to C. A set is compiled for each type of self that it is included with; where its expressions read
 * what the sets around it hold, for each of those as well. */
#ifndef CRDC_MODEL_SETS_H
#define CRDC_MODEL_SETS_H

#include "cel/scope.h"
#include "emit/model_parts.h"
#include "schema/rule_set.h"

typedef struct set_instance set_instance;
typedef struct set_watches set_watches;

/* What the sets of a run are compiled with. */
typedef struct set_compiler {
  model *model;
  const rule_book *book;
  cel_types *types;
  cel_extras extras;
  set_watches *watches; /* what is asked of the cluster */
  cJSON *files;         /* of the model: one per rule set and one per kind with layers; with code_only one for all */
  set_instance **instances;
  size_t count, capacity;
  bool mutating; /* the stage that is compiled now changes objects */
} set_compiler;

/* Where an expression stands. */
typedef struct set_place {
  const crd_definition *definition;
  const crd_version *version;
  rule_scope *scope;
  cJSON *set;         /* gets the code */
  cJSON *file;        /* where that stands: gets the structs of which a zero is read */
  const char *name;   /* its functions' names begin so */
  const char *stable; /* the place, told alike in every run that has it */
} set_place;

/* ---- expressions (model_scope.c) ---- */

typedef enum set_result {
  SET_BOOL,
  SET_STRING,
  SET_ANY,
  SET_STRINGS,
  SET_MAP,
  SET_PASSED /* any, for other expressions: it is not looked at as a whole */
} set_result;

/* An expression of a marker, checked in the scope as it is now; NULL with diagnostics. */
const cel_ast *crdc_set_expression(set_compiler *compiler, const set_place *place, const marker *marker,
                                   const char *argument, set_result result);
/* The same of a text: an item of a map of expressions. */
const cel_ast *crdc_set_expression_text(set_compiler *compiler, const set_place *place, crd_string text, location start,
                                        set_result result);
/* Writes the function NAME_SUFFIX; its name, NULL with diagnostics. */
const char *crdc_set_function(set_compiler *compiler, const set_place *place, const cel_ast *ast, scope_result result,
                              const char *comment, const char *suffix, const type_node **node);
/* The same of a rule, which counts what it says where that is asked for. */
const char *crdc_set_rule_function(set_compiler *compiler, const set_place *place, const count_function *rule,
                                   const char *suffix);
/* Adds the expression of a marker's argument as a function SUFFIX_MEMBER and as MEMBER of `members`, which is the argument
 * as C writes it: message_expression. True as well when the marker has no such argument; false with diagnostics. */
bool crdc_set_add_function(set_compiler *compiler, const set_place *place, const marker *marker, const char *argument,
                           set_result wanted, scope_result result, const char *suffix, cJSON *members);
/* Where the value of an expression stands: below the self of a scope `hops` further out. */
bool crdc_set_path(const rule_scope *scope, const cel_node *node, crd_text *text, unsigned *hops);
/* The same as a JSON pointer. */
bool crdc_set_pointer(const rule_scope *scope, const cel_node *node, crd_text *text, unsigned *hops);
/* The type that a param's declaration names; NULL with a diagnostic. */
const cel_type *crdc_set_param_type(set_compiler *compiler, const crd_version *version, const marker *param);
/* Whether a value of type `from` may stand where `to` is expected. */
bool crdc_set_type_fits(const cel_type *to, const cel_type *from);
/* Adds the lets among the steps to the scope. */
void crdc_set_declare_let(rule_scope *scope, const rule_set_step *let);
/* A text of the set as an initialiser, in arrays of its own where it is long. */
void crdc_set_add_text(set_compiler *compiler, cJSON *set, cJSON *members, const char *key, const char *symbol,
                       crd_string text);

/* ---- what is read (model_reads.c) ---- */

/* Writes the table SYMBOL_KEYs of what the expressions read, NULL among them is none, and makes it the members KEYs and
 * KEY_count. They are checked, and their lets with them. */
void crdc_set_add_reads(set_compiler *compiler, const set_place *place, const cel_ast *const *expressions, size_t count,
                        const char *key, const char *symbol, cJSON *members);

/* ---- the cluster (model_watches.c) ---- */

/* The functions that the markers +crdc:watch declare, into compiler->extras. */
void crdc_watches_declare(set_compiler *compiler);
/* What is compiled between the two: which of the functions it calls, by their places. What was compiled before, and that,
 * counts as called by what is around. */
bool *crdc_watches_begin(set_compiler *compiler);
const bool *crdc_watches_end(set_compiler *compiler, const bool *before);
/* What is compiled now calls those, too. NULL is fine. */
void crdc_watches_add(set_compiler *compiler, const bool *used);
/* What an expression reads of objects. `passed`: of what it gives, others tell what they read. */
void crdc_watches_note(set_compiler *compiler, const rule_scope *scope, const cel_ast *ast, bool passed);
/* A stage or skip of the layers `item` calls those. */
void crdc_watches_layer(set_compiler *compiler, cJSON *item, const char *symbol, const bool *used, unsigned layer);

/* The table SYMBOL_watches of layers, once all are compiled. */
typedef struct watch_table {
  cJSON *item;
  const char *symbol;
  crd_string code;
  size_t count; /* 0: they ask for nothing, and there is no table */
} watch_table;
/* Of the layers with that place among those that crdc_watches_layer told of; false behind the last. */
bool crdc_watches_table(const set_compiler *compiler, size_t use_index, watch_table *table);

/* ---- mutations (model_mutations.c) ---- */

/* The crd_mutation of a step of `set`, among the mutations of place->set, and the step's members `when` and `mutation`.
 * False with diagnostics. */
bool crdc_set_add_mutation(set_compiler *compiler, const set_place *place, const rule_set *set, const marker *marker,
                           cJSON *step_members, const char *suffix);

/* ---- sets (model_sets.c) ---- */

/* The file of that name below the folder of the version, with lists for layers, layer_sets and zeros. */
cJSON *crdc_set_file(set_compiler *compiler, const crd_definition *definition, const crd_version *version, const char *name);

/* A step that runs a set from the scope of `place`: the symbol of its crd_step; NULL with diagnostics. */
bool crdc_set_include(set_compiler *compiler, const set_place *place, const rule_set *around, const marker *marker,
                      cJSON *members, const char *suffix, unsigned depth);

#endif
