/* SPDX-License-Identifier: Apache-2.0 */
/* status.typeChecking of a ValidatingAdmissionPolicy: its validations checked with the types of each kind that its
 * constraints name literally. Mirrors apiserver pkg/admission/plugin/policy/validating/typechecking.go.
 *
 * Not of libcrdc: types of built-in kinds are libcrdadmission's. */
#ifndef CRDC_ADMISSION_TYPE_CHECKING_H
#define CRDC_ADMISSION_TYPE_CHECKING_H

#include "schema/tree/schema.h"

typedef struct type_warning {
  uint32_t validation; /* which of spec.validations */
  const char *member;  /* "expression", "messageExpression" */
  crd_string field;    /* "spec.validations[0].expression" */
  crd_string
      warning; /* "apps/v1, Kind=Deployment: ERROR: <input>:1:1: ..." and a line feed, of several kinds one after another
                */
} type_warning;

typedef struct type_warnings {
  type_warning *items;
  size_t count;
} type_warnings;

/* The warnings of a policy, all in the arena. Kinds are built-in ones and those of the CRDs (NULL: none); others are passed
 * over, as the API server does. `kubernetes_minor` 0: 37. */
typedef type_warnings policy_type_check(crd_arena *arena, const crd_set *crds, unsigned kubernetes_minor,
                                        const crd_value *policy);
policy_type_check crdc_policy_check_types;

#endif
