/* SPDX-License-Identifier: Apache-2.0 */
/* crdc lint of configurations of admission: what the API server refuses, and what is risky. */
#pragma once

#include "admission/policies.h"
#include "rules/advice.h"
#include "webhooks/webhook_parts.h"
#include "yaml/document.h"

typedef struct configuration_options {
  unsigned kubernetes_minor; /* 0: 37 */
  bool manifests;            /* they are static manifests, which an API server reads from a folder */
  /* Whether an object fits its type; false with the words of Go's decoder. */
  bool (*decode)(crd_arena *arena, const crd_value *object, crd_string *error);
  /* Whether the API server has a kind built in, and whether its objects have namespaces. */
  bool (*find_builtin)(crd_string group, crd_string version, crd_string kind, bool *namespaced);
  policy_type_check *check_types;
  policy_cost_estimate *estimate_costs;
  int64_t now; /* seconds since 1970 */
} configuration_options;

/* Adds the errors of all, and to `list` what it wants of those that have none. */
void crdc_configurations_lint(const documents *all, const crd_set *crds, const configuration_options *options,
                              diagnostics *found, advice_list *list);

/* ValidatingAdmissionPolicy, MutatingAdmissionPolicy and their bindings as the API server validates new ones
 * (pkg/apis/admissionregistration/validation), of v1 with its defaults. */

/* Each adds its errors in the API server's order. */
void crdc_policy_validate(crd_errors *errors, const crd_value *policy);
void crdc_policy_binding_validate(crd_errors *errors, const crd_value *binding);
/* Whichever of the six kinds of configuration it is; with the words about names that are kept for static manifests. */
void crdc_configuration_validate(crd_errors *errors, const crd_value *object, unsigned kubernetes_minor);

/* validateMatchResources; the operations of policies that mutate are fewer. */
void crdc_vet_match_resources(const checker *checker, const crd_path *path, const crd_value *resources, bool mutating);
/* An error in words of its own. */
void crdc_vet_said(const checker *checker, crd_error_type type, const crd_path *path, const char *child, uint32_t place,
                   crd_bad_value value, const char *words);
