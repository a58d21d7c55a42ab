/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds that rules of admission name literally, and that of parameters, with their types in CEL. Mirrors extractTypes of
 * apiserver pkg/admission/plugin/policy/validating/typechecking.go. */
#pragma once

#include "cel/text/ast.h"

#include <crd/admission.h>

typedef struct typed_kind {
  crd_gvk kind;
  const cel_type *type; /* NULL: it says nothing of its objects */
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

/* The kinds of a list of rules (NULL: none); others than built-in ones and those of the CRDs are passed over. */
void crdc_typed_kinds_find(typed_kinds *all, const crd_value *rules);
/* The type of params, where its kind is known; of a policy's paramKind, or NULL. */
void crdc_typed_params_find(typed_kinds *all, const crd_value *kind);

/* A member of that kind; NULL: there is none. */
const crd_value *crdc_typed_part(const crd_value *map, const char *name, crd_value_kind kind);
crd_string crdc_typed_text(const crd_value *map, const char *name);
