/* SPDX-License-Identifier: Apache-2.0 */
/* Applies a mutation to an object: a JSON patch that a policy's expression built, or an apply configuration, which is merged
 * by the schema's list and map types. Mirrors apiserver pkg/admission/plugin/policy/mutating/patch/{json_patch,smd}.go,
 * pkg/cel/mutation and sigs.k8s.io/structured-merge-diff. */
#pragma once

#include "configuration/resources.h"
#include <crd/value.h>

typedef enum apply_outcome {
  APPLY_DONE,        /* `object` is the new object, decoded and defaulted by its kind */
  APPLY_TEST_FAILED, /* a test operation failed: the object is unchanged */
  APPLY_ERROR,       /* an error of the mutation, subject to failurePolicy */
  APPLY_UNFIT,       /* likewise: the result is no object of its kind */
  APPLY_FATAL        /* a Status that ends the request: `code`, `reason` */
} apply_outcome;

typedef struct apply_result {
  crd_value *object;
  crd_string error; /* the message */
  int code;         /* FATAL: 500, 503 */
  crd_string reason;
  bool unjudged; /* FATAL: the API server's behaviour is not known here; `error` says why */
} apply_result;

/* The object to change, in the version of `found` and in unstructured form. It is not modified. */
typedef struct apply_target {
  crd_arena *arena;
  const found_resource *found;
  crd_gvk kind; /* versionedAttributes.VersionedKind */
  const crd_value *object;
} apply_target;

/* Decodes the text of a patched object by its own apiVersion and kind: built-in objects by their types, `strict` or not;
 * custom objects are defaulted but not pruned. False with result->error. Also for webhooks' patches. The result borrows the
 * text. */
bool crd_apply_decode(const apply_target *target, crd_string text, bool strict, apply_result *result);

/* `value` is the expression's result: a list of JSONPatch, or an Object. */
apply_outcome crd_apply_json_patch(const apply_target *target, crd_cel *cel, crd_cel_value value, apply_result *result);
apply_outcome crd_apply_configuration(const apply_target *target, crd_cel *cel, crd_cel_value value, apply_result *result);
