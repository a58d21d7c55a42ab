/* SPDX-License-Identifier: Apache-2.0 */
/* crdc lint of admission configurations: what the API server refuses, and what is risky. */
#pragma once

#include "admission/policies.h"
#include "rules/advice.h"
#include "webhooks/webhook_parts.h"
#include "yaml/document.h"

typedef struct configuration_options {
  unsigned kubernetes_minor; /* 0: 37 */
  bool manifests;            /* they are static manifests, which an API server reads from a folder */
  /* Whether an object decodes into its type; on failure `error` is the message of Go's decoder. */
  bool (*decode)(crd_arena *arena, const crd_value *object, crd_string *error);
  /* Adds the API server's errors for a new object; static_names: names reserved for static manifests are allowed. */
  void (*judge)(crd_errors *errors, const crd_value *object, bool static_names);
  /* Whether the API server has a kind built in, and whether its objects have namespaces. */
  bool (*find_builtin)(crd_string group, crd_string version, crd_string kind, bool *namespaced);
  policy_type_check *check_types;
  policy_cost_estimate *estimate_costs;
  int64_t now; /* seconds since 1970 */
} configuration_options;

/* Adds the errors of all documents, and the advice that `list` asks for on documents without errors. */
void crdc_configurations_lint(const documents *all, const crd_set *crds, const configuration_options *options,
                              diagnostics *found, advice_list *list);
