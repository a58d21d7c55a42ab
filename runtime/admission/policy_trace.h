/* SPDX-License-Identifier: Apache-2.0 */
/* What is known of policies before anything is evaluated: which match, with which bindings and parameters; and the trace of
 * it. Both plugins begin with it (policy/generic/policy_dispatcher.go, validating/dispatcher.go). */
#ifndef ADMISSION_POLICY_TRACE_H
#define ADMISSION_POLICY_TRACE_H

#include "chain.h"

typedef struct traced_binding {
  const policy_binding *binding;
  bool matches;
  crd_string error; /* of matching, or of its parameters; empty: none */
  collected_params params;
  crd_binding_trace *trace;
} traced_binding;

typedef struct traced_policy {
  const admission_policy *policy;
  bool matches;
  crd_string error; /* of matching, or of its configuration; empty: none */
  crd_gvr resource;
  crd_gvk kind;
  traced_binding *bindings;
  size_t binding_count;
  crd_policy_trace *trace;
} traced_policy;

/* Of all policies that have a binding. */
traced_policy *crd_trace_policies(admission_run *run, admission_policy *const *policies, size_t policy_count, unsigned round,
                                  size_t *count);

/* A parameter as validating policies see it: of a built-in kind with its apiVersion and kind. */
const crd_value *crd_typed_param(admission_run *run, const admission_policy *policy, const crd_value *param);

/* Whether it is the kind Namespace of the core's v1, whose request has no namespaceObject. */
bool crd_is_namespace_kind(crd_gvk kind);

#endif
