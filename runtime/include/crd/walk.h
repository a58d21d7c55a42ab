/* SPDX-License-Identifier: Apache-2.0 */
/* The engine: one walk over a value tree along its type table, which prunes, defaults and checks each value; then the CEL
 * rules over typed structs.
 *
 * Mirrors apiextensions-apiserver's pruning.Prune, defaulting.PruneNonNullableNullsWithoutDefaults, defaulting.Default,
 * kube-openapi's validate.SchemaValidator with ratcheting (pkg/apiserver/validation/ratcheting.go),
 * listtype.ValidateListSetsAndMaps and schema/cel.Validator. */
#ifndef CRD_WALK_H
#define CRD_WALK_H

#include <crd/errors.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

enum crd_walk_mode {
  CRD_WALK_SHAPE = 1 << 0,    /* prune unknown fields and stray nulls, set defaults */
  CRD_WALK_CHECK = 1 << 1,    /* schema checks: errors of CRD_STAGE_SCHEMA */
  CRD_WALK_LISTS = 1 << 2,    /* uniqueness of sets and keyed lists: errors of CRD_STAGE_LISTS */
  CRD_WALK_EMBEDDED = 1 << 3, /* metadata of embedded resources: errors of CRD_STAGE_EMBEDDED */
  CRD_WALK_ALL = 15
};

typedef struct crd_walk {
  crd_arena *arena;
  crd_errors *errors;                  /* NULL only without CHECK, LISTS and EMBEDDED */
  crd_strict_errors *unknown;          /* receives pruned fields ("spec.foo", in the document's order); NULL: not wanted */
  crd_strict_errors *unknown_embedded; /* receives unknown fields in the metadata of embedded resources */
  unsigned mode;                       /* CRD_WALK_... */
  bool keep_repeated;                  /* errors of EMBEDDED: of crd_metadata_options */
  bool stored;          /* the value is from storage: fields of the wrong type in embedded resources are dropped (SHAPE) */
  crd_string prefix;    /* of the paths of errors, not of their details: "status" on the status subresource */
  const crd_value *old; /* the old value, pruned and defaulted (update): unchanged invalid parts are allowed; or NULL */
  /* The text of a 400 if the coercion of an embedded resource failed (SHAPE). Empty otherwise. */
  crd_string fatal;
  bool misfits; /* with `stored`: an embedded resource must not be coerced again (crd_embedded_coerce_stored) */
} crd_walk;

/* Walks `value`, which is of `type`. If `storage` is not NULL it is zeroed and filled: a struct for an object type, else the
 * storage of crd/types.h. The root's apiVersion, kind and metadata are not pruned. With `old`, a second walk of the checks
 * alone follows if the first found an error that ratcheting may allow. */
void crd_walk_run(crd_walk *walk, const crd_type *type, crd_value *value, void *storage);

/* kube-apiserver's cost limits (apiserver pkg/apis/cel/config.go): of one rule, and of all rules of an object. */
#define CRD_CEL_CALL_LIMIT 1000000u
#define CRD_CEL_BUDGET 10000000

/* Options of crd_rules_run and of the generated ..._validate functions. */
typedef struct crd_validate_options {
  unsigned layers;               /* CRD_LAYER_...; 0: CRD_LAYER_CRD */
  int64_t cost_budget;           /* 0: CRD_CEL_BUDGET */
  uint64_t call_limit;           /* of one rule; 0: CRD_CEL_CALL_LIMIT */
  int64_t *remaining;            /* receives the remaining budget, negative when it was exceeded; NULL: not wanted */
  crd_texts *warnings;           /* ratcheted failures; NULL: not wanted */
  crd_string prefix;             /* of the paths of errors; empty for a whole object */
  const crd_settings *settings;  /* gates and settings for the layers above the CRD; NULL: the defaults */
  const struct crd_state *state; /* of the cluster, for the same layers (crd/state.h); NULL: unknown */
  crd_string operation;          /* for the same layers: 'CREATE', 'UPDATE'; empty: by whether there is an old object */
  unsigned kubernetes_minor;     /* the version of the API server; 0: 37 */
  bool unforgiving;              /* no ratcheting: unchanged values are checked, too */
} crd_validate_options;

/* Runs the CEL rules of `type` and of all types below it: errors of CRD_STAGE_CEL at paths below `prefix`. If `errors` has
 * an error that blocks CEL, it adds the API server's single error instead. Storages may be NULL: they are filled as far as
 * the rules read them. The old value is NULL on create. True when no error was added. */
bool crd_rules_run(crd_arena *arena, const crd_type *type, const crd_value *value, const void *storage,
                   const crd_value *old_value, const void *old_storage, const crd_validate_options *options,
                   crd_errors *errors);

/* The same for a whole object of a kind. */
typedef bool crd_kind_rules(crd_arena *arena, const crd_kind *kind, const crd_value *value, const void *storage,
                            const crd_value *old_value, const void *old_storage, const crd_validate_options *options,
                            crd_errors *errors);
/* The CRD's rules alone. */
bool crd_rules_validate(crd_arena *arena, const crd_kind *kind, const crd_value *value, const void *storage,
                        const crd_value *old_value, const void *old_storage, const crd_validate_options *options,
                        crd_errors *errors);
/* All layers of the options: the CRD's rules, then those of the layers above it, in order, until one refuses
 * (crd/layers.h): errors of CRD_STAGE_WEBHOOK and CRD_STAGE_CONTROLLER. */
bool crd_layers_validate(crd_arena *arena, const crd_kind *kind, const crd_value *value, const void *storage,
                         const crd_value *old_value, const void *old_storage, const crd_validate_options *options,
                         crd_errors *errors);

/* Deep equality along a type as ratcheting sees it (apiserver pkg/cel/common/equality.go): keyed lists without regard to
 * order. */
bool crd_value_equal_typed(const crd_type *type, const crd_value *a, const crd_value *b);

CRD_END_DECLS

#endif
