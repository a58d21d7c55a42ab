/* SPDX-License-Identifier: Apache-2.0 */
/* What a mutation does to an object: a JSON patch as a policy's expression built it, or an apply configuration merged by the
 * lists' and maps' types of the schema. Mirrors apiserver pkg/admission/plugin/policy/mutating/patch/{json_patch,smd}.go,
 * pkg/cel/mutation and sigs.k8s.io/structured-merge-diff. */
#pragma once

#include "configuration/resources.h"
#include <crd/value.h>

typedef enum apply_outcome {
  APPLY_DONE,        /* `object` is the new one, decoded and defaulted as its kind asks */
  APPLY_TEST_FAILED, /* a test of the patch failed: the object stays */
  APPLY_ERROR,       /* an error of the mutation, which failurePolicy is about */
  APPLY_UNFIT,       /* likewise, of what the mutation made: no object of its kind */
  APPLY_FATAL        /* a Status that ends the request: `code`, `reason` */
} apply_outcome;

typedef struct apply_result {
  crd_value *object;
  crd_string error; /* the message */
  int code;         /* FATAL: 500, 503 */
  crd_string reason;
  bool unjudged; /* FATAL: what the API server does then is not known; `error` says why */
} apply_result;

/* What is changed: an object in the version of `found`, as admission has it (unstructured form). It stays as it is. */
typedef struct apply_target {
  crd_arena *arena;
  const found_resource *found;
  crd_gvk kind; /* versionedAttributes.VersionedKind */
  const crd_value *object;
} apply_target;

/* The text of an object that a patch made, decoded as the kind asks that it says to be (built-in ones by their types,
 * `strict` or not) and defaulted (custom ones; nothing is pruned). False with result->error. Webhooks' patches end here too.
 * The text must last. */
bool crd_apply_decode(const apply_target *target, crd_string text, bool strict, apply_result *result);

/* `value` is what the expression gave: a list of JSONPatch, an Object. */
apply_outcome crd_apply_json_patch(const apply_target *target, crd_cel *cel, crd_cel_value value, apply_result *result);
apply_outcome crd_apply_configuration(const apply_target *target, crd_cel *cel, crd_cel_value value, apply_result *result);
