/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets as markers declare them (docs/rule-sets.md): the sets, stages and skips of all CRDs of a run, by the nodes of
 * the schemas where they stand. What their expressions mean is settled where they are compiled. */
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
  crd_string name;      /* KR-123, or of a let; may be empty */
  const marker *marker; /* its arguments */
  bool looked_at;       /* it was compiled, or is known not to be compilable */
} rule_set_step;

typedef struct rule_set {
  crd_string name;
  const marker *marker;
  const crd_definition *definition;
  const crd_version *version;
  const schema *schema;  /* the node it stands at */
  crd_string path;       /* "self.spec.x": from the root, through fields only; empty: through items or values */
  const marker **params; /* in their order */
  size_t param_count;
  rule_set_step *steps; /* the lets of the node first */
  size_t step_count, capacity;
  bool used;
} rule_set;

/* What stands at the root of a version: stages, skips and services in their order, and the root's lets. */
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

/* Reads the markers of all schemas of the set. False with diagnostics when some stand where they cannot. */
bool crdc_rule_book_read(rule_book *book, const crd_set *set, diagnostics *diagnostics);

/* The set that a marker of this version names: in the version itself, in others of the name in the run, else NULL with an
 * error. */
rule_set *crdc_rule_book_find(const rule_book *book, const marker *marker, const crd_definition *definition,
                              const crd_version *version, diagnostics *diagnostics);

/* Whether the fieldPath of a rule at the node names a field: ".a.b[0]['key']"; the first dot may be left out. `root`: the
 * node is that of an object. False with the reason and the byte of the path that it is about. */
bool crdc_rule_path_check(crd_arena *arena, const schema *node, bool root, crd_string path, size_t *at, crd_string *error);

/* What a rule's reason makes of its error; without one, or of another, CRD_ERROR_INVALID. */
crd_error_type crdc_rule_reason(crd_string reason);

/* Whether the path of a mutation at the node, a JSON pointer, names a field; `place` gets the node of what stands there,
 * NULL where the schema leaves that open. False as above. */
bool crdc_mutation_path_check(crd_arena *arena, const schema *node, bool root, crd_string path, const schema **place,
                              size_t *at, crd_string *error);

/* How many rules (lists of errors, mutations) were not looked at, each once though it may be in several versions. */
size_t crdc_rule_book_passed_over(const rule_book *book);

/* Warns of sets that no stage leads to. */
void crdc_rule_book_warn_unused(const rule_book *book, diagnostics *diagnostics);

/* A step of the comments above a node that are no part of a set. */
static inline bool rule_set_contains(const rule_set *outer, const rule_set *inner) {
  return inner->version == outer->version && outer->path.size && inner->path.size > outer->path.size &&
         crd_string_has_prefix(inner->path, outer->path) && inner->path.data[outer->path.size] == '.';
}
