/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the builder share. The floors, from the ground: expressions.c checks and lowers expressions, reads.c and
 * watches.c tell what they look at, self.c what an include is about, mutations.c, sets.c and layers.c fill the tables. */
#pragma once

#include "program/program.h"
#include "sets/sets.h"

typedef struct set_instance set_instance;
typedef struct set_watches set_watches;

/* What the sets of a run are compiled with. */
typedef struct set_compiler {
  const sets_input *input;
  crd_arena *scratch; /* of the lowering of one expression */
  cel_types *types;
  cel_extras extras;
  set_watches *watches; /* what is asked of the cluster */
  set_instance **instances;
  size_t count, capacity, done;
  bool mutating; /* the stage that is compiled now changes objects */
  bool ok;
} set_compiler;

/* Where an expression stands. */
typedef struct set_place {
  const crd_definition *definition;
  const crd_version *version;
  rule_scope *scope;
  set_functions *functions; /* get the code; NULL: none is wanted */
  const char *name;         /* its functions' names begin so */
  const char *stable;       /* the place, told alike in every run that has it */
} set_place;

/* ---- expressions (expressions.c) ---- */

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
/* Makes the expression the slot's, and writes the function NAME_SUFFIX where that is wanted; `node` is then of what a VALUE
 * is kept in. False with diagnostics. */
bool crdc_set_lower(set_compiler *compiler, const set_place *place, const cel_ast *ast, program_result result,
                    const char *comment, const char *suffix, const type_node **node, crd_scope_code *slot);
/* The same of a rule, which counts what it says where that is asked for. */
bool crdc_set_lower_rule(set_compiler *compiler, const set_place *place, const count_function *rule, const char *suffix,
                         crd_scope_code *slot);
/* The expression of a marker's argument in its slot, as function SUFFIX_ARGUMENT, which is the argument as C writes it:
 * message_expression. True as well when the marker has no such argument; false with diagnostics. */
bool crdc_set_add(set_compiler *compiler, const set_place *place, const marker *marker, const char *argument,
                  set_result wanted, program_result result, const char *suffix, crd_scope_code *slot);
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
/* A text of the document, as the tables keep it. */
static inline crd_string set_kept(const set_compiler *compiler, crd_string text) {
  return text.size ? crd_arena_copy(compiler->input->arena, text) : (crd_string){NULL, 0};
}
/* The text of a marker's argument, likewise. */
static inline crd_string set_kept_argument(const set_compiler *compiler, const marker *marker, const char *argument) {
  return set_kept(compiler, crdc_marker_text(marker, argument));
}

/* ---- what is read (reads.c) ---- */

/* What the expressions read, NULL among them is none; how much that is. They are checked, and their lets with them. */
const crd_read *crdc_set_reads(set_compiler *compiler, const set_place *place, const cel_ast *const *expressions,
                               size_t count, uint16_t *read_count);

/* ---- the cluster (watches.c) ---- */

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
/* A stage or skip of the last layers calls those. */
void crdc_watches_layer(set_compiler *compiler, built_layers *layers, const bool *used, unsigned layer);
/* The tables of all layers, once these are compiled. */
void crdc_watches_finish(const set_compiler *compiler);

/* ---- mutations (mutations.c) ---- */

/* The mutation of a step of `set`. False with diagnostics. */
bool crdc_set_add_mutation(set_compiler *compiler, const set_place *place, const rule_set *set, const marker *marker,
                           const char *suffix, crd_step *step);

/* ---- sets (sets.c) ---- */

/* A step that runs a set from the scope of `place`. False with diagnostics. */
bool crdc_set_include(set_compiler *compiler, const set_place *place, const rule_set *around, const marker *marker,
                      crd_step *step, const char *suffix, unsigned depth);
/* The sets that were built, in both orders. */
void crdc_sets_collect(const set_compiler *compiler, built_sets *out);

/* What an include of a rule set runs it over: the value of its `at`, each item of its `each`, or self as it is. */

typedef struct include_self {
  const type_node *node;
  const cel_type *type;
  crd_scope_code at; /* none: the scope's own self */
  crd_text path;
  unsigned hops;
  bool known;                /* the path */
  const cel_ast *expression; /* NULL: the scope's own self */
  bool each, typed;
} include_self;

/* Reads `at` and `each` of an include in the set `around` (NULL: a stage). False with diagnostics. */
bool crdc_set_resolve_self(set_compiler *compiler, const set_place *place, const rule_set *around, const rule_set *set,
                           const marker *marker, const char *suffix, include_self *self);
/* A set is for values as the node's where it stands; one that stands at a field may be run on what is computed. */
bool crdc_set_check_self(set_compiler *compiler, const rule_set *set, const marker *marker, const cel_type *type);
/* An error about a set: what is wrong, and with which two names, empty ones left out. */
void crdc_set_report(set_compiler *compiler, location place, const char *format, crd_string a, crd_string b);
