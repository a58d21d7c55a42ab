/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the kinds of admissionregistration.k8s.io (pkg/apis/admissionregistration/{v1,validation}). */
#ifndef CORE_ADMISSION_H
#define CORE_ADMISSION_H

#include "../rules.h"
#include "types_admission.h"

/* SetDefaults_MatchResources, and the rules in it: rows of defaults. */
#define CORE_MATCH_DEFAULTS(path)                                                                                           \
  {path ".matchPolicy", "Equivalent", 0}, {path ".namespaceSelector", "{}", 0}, {path ".objectSelector", "{}", 0},          \
      {path ".resourceRules.scope", "*", 0}, {                                                                              \
    path ".excludeResourceRules.scope", "*", 0                                                                              \
  }

void crd_core_validate_admission_rule(core_check *check, const core_admission_rule_with_operations *rule,
                                      const crd_path *path);
/* `resources` may be NULL. Mutating policies allow fewer operations. */
void crd_core_validate_match_resources(core_check *check, const core_admission_match_resources *resources,
                                       const crd_path *path);
void crd_core_validate_mutable_operations(core_check *check, const core_admission_match_resources *resources,
                                          const crd_path *path);
/* `stored`: the expressions that the stored object has. */
void crd_core_validate_match_conditions(core_check *check, const core_admission_match_condition_list *conditions,
                                        bool params, const core_name_set *stored, const crd_path *path);

void crd_core_validate_static_suffix(core_judging *judging, const core_object_meta *metadata);
/* Of the suffix: of an update, or where the rule is not. */
core_warn_step crd_core_warn_of_admission_name;

#endif
