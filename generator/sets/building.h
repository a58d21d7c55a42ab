/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of the builder. The layers, from the bottom: expressions.c checks and lowers expressions; reads.c and
 * watches.c find out what they read; self.c finds the value that an include runs on; mutations.c, sets.c and layers.c fill
 * the tables. */
#pragma once

#include "program/program.h"
#include "sets/sets.h"

typedef struct set_instance set_instance;
typedef struct set_watches set_watches;

/* The context in which the sets of a run are compiled. */
typedef struct set_compiler {
  const sets_input *input;
  crd_arena *scratch; /* temporary data of the lowering of one expression */
  cel_types *types;
  cel_extras extras;
  set_watches *watches; /* the queries to the cluster */
  set_instance **instances;
  size_t count, capacity, done;
  bool mutating; /* the current stage changes objects */
  bool ok;
} set_compiler;

/* The place of an expression. */
typedef struct set_place {
  const crd_definition *definition;
  const crd_version *version;
  rule_scope *scope;
  set_functions *functions; /* receive the C code; NULL: none is wanted */
  const char *name;         /* the prefix of its functions' names */
  const char *stable;       /* identifies the place in the same way in every run */
} set_place;

/* ---- expressions (expressions.c) ---- */

typedef enum set_result {
  SET_BOOL,
  SET_STRING,
  SET_ANY,
  SET_STRINGS,
  SET_MAP,
  SET_PASSED /* any type; only other expressions use it, so it is not checked as a whole */
} set_result;

/* Compiles the expression of a marker in the current scope; NULL with diagnostics. */
const cel_ast *crdc_set_expression(set_compiler *compiler, const set_place *place, const marker *marker,
                                   const char *argument, set_result result);
/* Does the same for a text: an item of a map of expressions. */
const cel_ast *crdc_set_expression_text(set_compiler *compiler, const set_place *place, crd_string text, location start,
                                        set_result result);
/* Puts the expression into the slot, and writes the function NAME_SUFFIX where that is wanted; `node` then becomes the type
 * of a VALUE in storage. False with diagnostics. */
bool crdc_set_lower(set_compiler *compiler, const set_place *place, const cel_ast *ast, program_result result,
                    const char *comment, const char *suffix, const type_node **node, crd_scope_code *slot);
/* Does the same for a rule, and adds its counters where they are wanted. */
bool crdc_set_lower_rule(set_compiler *compiler, const set_place *place, const count_function *rule, const char *suffix,
                         crd_scope_code *slot);
/* Puts the expression of a marker's argument into its slot, as function SUFFIX_ARGUMENT; ARGUMENT is written as in C:
 * message_expression. Also true if the marker has no such argument; false with diagnostics. */
bool crdc_set_add(set_compiler *compiler, const set_place *place, const marker *marker, const char *argument,
                  set_result wanted, program_result result, const char *suffix, crd_scope_code *slot);
/* The path of an expression's value: below the self of a scope `hops` levels further out. False if it has none. */
bool crdc_set_path(const rule_scope *scope, const cel_node *node, crd_text *text, unsigned *hops);
/* Does the same as a JSON pointer. */
bool crdc_set_pointer(const rule_scope *scope, const cel_node *node, crd_text *text, unsigned *hops);
/* The type in a param's declaration; NULL with a diagnostic. */
const cel_type *crdc_set_param_type(set_compiler *compiler, const crd_version *version, const marker *param);
/* Whether a value of type `from` fits where `to` is expected. */
bool crdc_set_type_fits(const cel_type *to, const cel_type *from);
/* Adds a let to the scope. */
void crdc_set_declare_let(rule_scope *scope, const rule_set_step *let);
/* A text of the document, copied for the tables if needed. */
static inline crd_string set_kept(const set_compiler *compiler, crd_string text) {
  return text.size ? crd_arena_copy(compiler->input->arena, text) : (crd_string){NULL, 0};
}
/* The text of a marker's argument, likewise. */
static inline crd_string set_kept_argument(const set_compiler *compiler, const marker *marker, const char *argument) {
  return set_kept(compiler, crdc_marker_text(marker, argument));
}

/* ---- what is read (reads.c) ---- */

/* What the expressions read, and how many reads there are; NULL expressions are skipped. They are checked, and so are their
 * lets. */
const crd_read *crdc_set_reads(set_compiler *compiler, const set_place *place, const cel_ast *const *expressions,
                               size_t count, uint16_t *read_count);

/* ---- the cluster (watches.c) ---- */

/* Declares the functions of the +crdc:watch markers in compiler->extras. */
void crdc_watches_declare(set_compiler *compiler);
/* Begins and ends the recording of the functions that compiled code calls, by watch. What was recorded before `begin`, and
 * what is recorded now, counts for the enclosing recording. */
bool *crdc_watches_begin(set_compiler *compiler);
const bool *crdc_watches_end(set_compiler *compiler, const bool *before);
/* Records that the code also calls those. `used` may be NULL. */
void crdc_watches_add(set_compiler *compiler, const bool *used);
/* Records what an expression reads of objects. `passed`: other expressions record what is read of its result. */
void crdc_watches_note(set_compiler *compiler, const rule_scope *scope, const cel_ast *ast, bool passed);
/* Records that a stage or skip of the last layers calls those. */
void crdc_watches_layer(set_compiler *compiler, built_layers *layers, const bool *used, unsigned layer);
/* Fills the tables of all layers after these are compiled. */
void crdc_watches_finish(const set_compiler *compiler);

/* ---- mutations (mutations.c) ---- */

/* Adds the mutation of a step of `set`. False with diagnostics. */
bool crdc_set_add_mutation(set_compiler *compiler, const set_place *place, const rule_set *set, const marker *marker,
                           const char *suffix, crd_step *step);

/* ---- sets (sets.c) ---- */

/* Adds a step that runs a set from the scope of `place`. False with diagnostics. */
bool crdc_set_include(set_compiler *compiler, const set_place *place, const rule_set *around, const marker *marker,
                      crd_step *step, const char *suffix, unsigned depth);
/* Collects the sets that were built, in both orders. */
void crdc_sets_collect(const set_compiler *compiler, built_sets *out);

/* What an include runs its set on: the value of `at`, each item of `each`, or self. */

typedef struct include_self {
  const type_node *node;
  const cel_type *type;
  crd_scope_code at; /* empty: the scope's own self */
  crd_text path;
  unsigned hops;
  bool known;                /* the path is known */
  const cel_ast *expression; /* NULL: the scope's own self */
  bool each, typed;
} include_self;

/* Reads `at` and `each` of an include in the set `around` (NULL: a stage). False with diagnostics. */
bool crdc_set_resolve_self(set_compiler *compiler, const set_place *place, const rule_set *around, const rule_set *set,
                           const marker *marker, const char *suffix, include_self *self);
/* Checks that a set fits: it is for values of its node's type. A set that is declared at a field may also be run on computed
 * values. */
bool crdc_set_check_self(set_compiler *compiler, const rule_set *set, const marker *marker, const cel_type *type);
/* Reports an error about a set, with up to two names; empty ones are left out. */
void crdc_set_report(set_compiler *compiler, location place, const char *format, crd_string a, crd_string b);
