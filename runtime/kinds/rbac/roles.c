/* SPDX-License-Identifier: Apache-2.0 */
/* rbac.authorization.k8s.io/v1 Role and ClusterRole (pkg/registry/rbac/{role,clusterrole}/strategy.go,
 * pkg/apis/rbac/validation). */
#include "rbac.h"

#include "../../gotypes/tables/types_rbac.h"
#include "../workloads/workload.h"

/* The rule is that of parts of a path; generateName is asked like a name, which matters for two of them alone. */
void crd_core_validate_rbac_metadata(core_check *check, const core_object_meta *metadata) {
  crd_string base = metadata->generate_name;
  if (core_is(base, ".") || core_is(base, ".."))
    crd_core_string_passes(check, CORE_AT(CORE_METADATA, "generateName"), base, crd_core_check_path_segment);
  crd_core_validate_metadata(check, metadata, CRD_NAME_PATH_SEGMENT);
}

/* ValidatePolicyRule */
static void validate_policy_rule(core_check *check, const core_rbac_policy_rule *rule, const crd_path *path) {
  const crd_path *urls = CORE_AT(path, "nonResourceURLs");
  if (!rule->verbs.count)
    crd_core_required_covered(check, CORE_AT(path, "verbs"), CRD_STRING("verbs must contain at least one value"));
  if (!rule->non_resource_urls.count) {
    if (!rule->api_groups.count)
      crd_core_required(check, CORE_AT(path, "apiGroups"), CRD_STRING("resource rules must supply at least one api group"));
    if (!rule->resources.count)
      crd_core_required(check, CORE_AT(path, "resources"), CRD_STRING("resource rules must supply at least one resource"));
    return;
  }
  crd_bad_value shown = crd_core_show_texts(check, &rule->non_resource_urls);
  if (!check->cluster_scoped)
    crd_core_invalid(check, urls, shown, CRD_STRING("namespaced rules cannot apply to non-resource URLs"));
  if (rule->api_groups.count || rule->resources.count || rule->resource_names.count)
    crd_core_invalid(check, urls, shown, CRD_STRING("rules cannot apply to both regular resources and non-resource URLs"));
}

/* What ValidateRole and ValidateClusterRole have in common. */
static void validate_policy_rules(core_check *check, const core_object_meta *metadata,
                                  const core_rbac_policy_rule_list *rules) {
  crd_core_validate_rbac_metadata(check, metadata);
  for (uint32_t i = 0; i < rules->count; i++)
    validate_policy_rule(check, &rules->items[i], CORE_ITEM(CORE_AT(NULL, "rules"), i));
}

/* ValidateRole, ValidateRoleUpdate */
static void validate_role(core_judging *judging, const void *object, const void *before) {
  const core_rbac_role *role = object, *old = before;
  validate_policy_rules(&judging->check, &role->metadata, &role->rules);
  if (old) crd_core_validate_metadata_update(&judging->check, &role->metadata, &old->metadata);
}

/* hasInvalidLabelValueInLabelSelector: whether anything is wrong with a selector. */
static bool has_bad_selector(const core_check *check, const core_rbac_cluster_role *role) {
  const core_rbac_aggregation_rule *rule = role ? role->aggregation_rule : NULL;
  for (uint32_t i = 0; rule && i < rule->cluster_role_selectors.count; i++)
    if (!crd_core_selector_converts(check, &rule->cluster_role_selectors.items[i])) return true;
  return false;
}

static void validate_aggregation(core_check *check, const core_label_selector_list *selectors, bool any_value) {
  const crd_path *path = CORE_AT(CORE_AT(NULL, "aggregationRule"), "clusterRoleSelectors");
  if (!selectors->count)
    crd_core_required(check, path, CRD_STRING("at least one clusterRoleSelector required if aggregationRule is non-nil"));
  for (uint32_t i = 0; i < selectors->count; i++) {
    const core_label_selector *selector = &selectors->items[i];
    crd_core_validate_label_selector_of_any_value(check, selector, any_value, CORE_ITEM(path, i));
    if (!crd_core_selector_converts(check, selector))
      crd_core_invalid(check, CORE_ITEM(path, i), crd_bad_null(), CRD_STRING("invalid label selector."));
  }
}

/* ValidateClusterRole, ValidateClusterRoleUpdate */
static void validate_cluster_role(core_judging *judging, const void *object, const void *before) {
  const core_rbac_cluster_role *role = object, *old = before;
  core_check *check = &judging->check;
  validate_policy_rules(check, &role->metadata, &role->rules);
  if (role->aggregation_rule)
    validate_aggregation(check, &role->aggregation_rule->cluster_role_selectors, has_bad_selector(check, old));
  if (old) crd_core_validate_metadata_update(check, &role->metadata, &old->metadata);
}

const core_object_kind crd_core_role_kind = {
    CORE_KIND("rbac.authorization.k8s.io", "v1", "Role", rbac_role),
    CORE_STEPS(.validate = validate_role, .whole_until = RBAC_WHOLE_UNTIL),
};

const core_object_kind crd_core_cluster_role_kind = {
    CORE_KIND("rbac.authorization.k8s.io", "v1", "ClusterRole", rbac_cluster_role),
    .cluster_scoped = true,
    CORE_STEPS(.validate = validate_cluster_role, .whole_until = RBAC_WHOLE_UNTIL),
};
