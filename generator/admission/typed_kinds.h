/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds that admission rules name literally, and the kind of the parameters, with their types in CEL. Mirrors
 * extractTypes of apiserver pkg/admission/plugin/policy/validating/typechecking.go. */
#pragma once

#include "cel/text/ast.h"

#include <crd/admission.h>

typedef struct typed_kind {
  crd_gvk kind;
  const cel_type *type; /* NULL: the kind has no schema */
  bool custom;          /* of a CRD */
} typed_kind;

typedef struct typed_kinds {
  crd_arena *arena;
  const crd_set *crds; /* NULL: built-in kinds alone */
  unsigned minor;
  typed_kind *kinds; /* by group, version and kind */
  size_t count, room;
  bool has_params;
  const cel_type *params; /* NULL: dyn */
} typed_kinds;

/* Finds the kinds of a list of rules (may be NULL). Kinds that are neither built in nor of the CRDs are skipped. */
void crdc_typed_kinds_find(typed_kinds *all, const crd_value *rules);
/* Sets the type of params from a policy's paramKind (may be NULL), where that kind is known. */
void crdc_typed_params_find(typed_kinds *all, const crd_value *kind);

/* The map's member of that name and value kind, or NULL. */
const crd_value *crdc_typed_part(const crd_value *map, const char *name, crd_value_kind kind);
crd_string crdc_typed_text(const crd_value *map, const char *name);
