/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets as markers declare them (docs/rule-sets.md): the sets, stages and skips of all CRDs of a run, by schema node.
 * Their expressions are checked when they are compiled. */
#pragma once

#include "schema/markers/marker.h"
#include "schema/tree/schema.h"

typedef enum rule_set_step_kind {
  RULE_SET_LET,
  RULE_SET_RULE,
  RULE_SET_ERRORS,
  RULE_SET_MUTATE,
  RULE_SET_INCLUDE
} rule_set_step_kind;

typedef struct rule_set_step {
  rule_set_step_kind kind;
  crd_string name;      /* KR-123, or the name of a let; may be empty */
  const marker *marker; /* its arguments */
  bool looked_at;       /* it was compiled, or cannot be compiled */
} rule_set_step;

typedef struct rule_set {
  crd_string name;
  const marker *marker;
  const crd_definition *definition;
  const crd_version *version;
  const schema *schema;  /* the node that declares it */
  crd_string path;       /* "self.spec.x": from the root, through fields only; empty: its path has items or values */
  const marker **params; /* in their order */
  size_t param_count;
  rule_set_step *steps; /* the node's lets come first */
  size_t step_count, capacity;
  bool used;
} rule_set;

/* The declarations at the root of a version: stages, skips and services in order, and the root's lets. */
typedef struct rule_layers {
  const crd_definition *definition;
  const crd_version *version;
  const marker **stages, **skips, **hooks, **services;
  size_t stage_count, skip_count, hook_count, service_count; /* hooks: +kubebuilder:webhook with a path */
  rule_set_step *lets;
  size_t let_count;
} rule_layers;

/* A kind whose objects rules may ask for. */
typedef struct rule_watch {
  const crd_definition *definition;
  const crd_version *version;
  const marker *marker;
} rule_watch;

typedef struct rule_book {
  crd_arena *arena;
  rule_set **sets;
  size_t set_count, set_capacity;
  rule_layers *layers; /* of versions that have stages, skips or services */
  size_t layer_count, layer_capacity;
  rule_watch *watches;
  size_t watch_count, watch_capacity;
  crd_extras extras; /* the gates and settings of all CRDs */
} rule_book;

/* Reads the markers of all schemas of the set. False with diagnostics when some are not allowed at their place. */
bool crdc_rule_book_read(rule_book *book, const crd_set *set, diagnostics *diagnostics);

/* The set that a marker of this version names: in the version itself, or else in other CRDs of the run; NULL with an
 * error. */
rule_set *crdc_rule_book_find(const rule_book *book, const marker *marker, const crd_definition *definition,
                              const crd_version *version, diagnostics *diagnostics);

/* Whether the fieldPath of a rule at the node names a field: ".a.b[0]['key']"; the first dot is optional. `root`: the node
 * is the root of an object. On failure `error` is the reason and `at` the byte of the path. */
bool crdc_rule_path_check(crd_arena *arena, const schema *node, bool root, crd_string path, size_t *at, crd_string *error);

/* The error type for a rule's reason; CRD_ERROR_INVALID without a reason or for an unknown one. */
crd_error_type crdc_rule_reason(crd_string reason);

/* Whether the path of a mutation at the node, a JSON pointer, names a field. `place` becomes the node of that field, NULL
 * where the schema is open. On failure it sets `at` and `error` as above. */
bool crdc_mutation_path_check(crd_arena *arena, const schema *node, bool root, crd_string path, const schema **place,
                              size_t *at, crd_string *error);

/* The number of rules (lists of errors, mutations) that were skipped. A rule in several versions is counted once. */
size_t crdc_rule_book_passed_over(const rule_book *book);

/* Warns of sets that no stage uses. */
void crdc_rule_book_warn_unused(const rule_book *book, diagnostics *diagnostics);

/* Whether the node of `inner` is below that of `outer`. */
static inline bool rule_set_contains(const rule_set *outer, const rule_set *inner) {
  return inner->version == outer->version && outer->path.size && inner->path.size > outer->path.size &&
         crd_string_has_prefix(inner->path, outer->path) && inner->path.data[outer->path.size] == '.';
}
