/* SPDX-License-Identifier: Apache-2.0 */
/* Admission policies compiled: the expressions of policies, and of webhooks' match conditions, in the environments of
 * apiserver pkg/admission/plugin/cel/compile.go, as programs. */
#ifndef CRDC_ADMISSION_POLICIES_H
#define CRDC_ADMISSION_POLICIES_H

#include <crd/admission.h>

typedef struct policy_compiler policy_compiler;

typedef struct policy_compiler_options {
  unsigned kubernetes_minor; /* 0: 37 */
  size_t most_kept; /* when more sources were compiled, the next call forgets all: for who keeps no program; 0: never */
} policy_compiler_options;

/* Keeps all programs that it makes, and gives what it was asked for before again. One thread at a time. */
policy_compiler *crdc_policy_compiler_create(const policy_compiler_options *options);
const crd_policy_compiler *crdc_policy_compiler_of(policy_compiler *compiler);
void crdc_policy_compiler_destroy(policy_compiler *compiler); /* NULL is fine */

#endif
