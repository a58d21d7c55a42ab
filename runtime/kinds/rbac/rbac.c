/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of rbac.authorization.k8s.io/v1
 * (pkg/registry/rbac/{role,clusterrole,rolebinding,clusterrolebinding}/strategy.go, pkg/apis/rbac/{v1,validation}). */
#include "../rules.h"
#include "types_rbac.h"

#define RBAC_GROUP "rbac.authorization.k8s.io"
static const crd_string rbac_group = CRD_STRING_INIT(RBAC_GROUP);

enum { RBAC_WHOLE_UNTIL = 34 }; /* core_operation.whole_until of all four kinds */

/* A generateName is checked like a name. */
#define RBAC_NAMES CORE_NAMES(CRD_NAME_PATH_SEGMENT, .as_it_is = true)

/* ---- roles ---- */

/* ValidatePolicyRule */
static void validate_policy_rule(core_check *check, const core_rbac_policy_rule *rule, const crd_path *path) {
  const crd_path *urls = CORE_AT(path, "nonResourceURLs");
  if (!rule->verbs.count) crd_core_required_covered(check, CORE_AT(path, "verbs"), "verbs must contain at least one value");
  if (!rule->non_resource_urls.count) {
    if (!rule->api_groups.count)
      crd_core_required(check, CORE_AT(path, "apiGroups"), "resource rules must supply at least one api group");
    if (!rule->resources.count)
      crd_core_required(check, CORE_AT(path, "resources"), "resource rules must supply at least one resource");
    return;
  }
  crd_bad_value shown = crd_core_show_texts(check, &rule->non_resource_urls);
  if (!check->cluster_scoped) crd_core_invalid(check, urls, shown, "namespaced rules cannot apply to non-resource URLs");
  if (rule->api_groups.count || rule->resources.count || rule->resource_names.count)
    crd_core_invalid(check, urls, shown, "rules cannot apply to both regular resources and non-resource URLs");
}

/* hasInvalidLabelValueInLabelSelector: whether a selector is invalid. */
static bool has_bad_selector(const core_check *check, const core_rbac_aggregation_rule *rule) {
  for (uint32_t i = 0; rule && i < rule->cluster_role_selectors.count; i++)
    if (!crd_core_selector_converts(check, &rule->cluster_role_selectors.items[i])) return true;
  return false;
}

static void validate_aggregation(core_check *check, const core_label_selector_list *selectors, bool any_value) {
  const crd_path *path = CORE_AT(CORE_AT(NULL, "aggregationRule"), "clusterRoleSelectors");
  if (!selectors->count)
    crd_core_required(check, path, "at least one clusterRoleSelector required if aggregationRule is non-nil");
  for (uint32_t i = 0; i < selectors->count; i++) {
    const core_label_selector *selector = &selectors->items[i];
    crd_core_validate_label_selector_of_any_value(check, selector, any_value, CORE_ITEM(path, i));
    if (!crd_core_selector_converts(check, selector))
      crd_core_invalid(check, CORE_ITEM(path, i), crd_bad_null(), "invalid label selector.");
  }
}

_Static_assert(offsetof(core_rbac_role, rules) == offsetof(core_rbac_cluster_role, rules), "they begin alike");

/* ValidateRole, ValidateRoleUpdate, ValidateClusterRole, ValidateClusterRoleUpdate: a ClusterRole begins like a Role. */
static void validate_role(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_rbac_cluster_role *role = object, *old = before;
  for (uint32_t i = 0; i < role->rules.count; i++)
    validate_policy_rule(check, &role->rules.items[i], CORE_ITEM(CORE_AT(NULL, "rules"), i));
  if (check->cluster_scoped && role->aggregation_rule)
    validate_aggregation(check, &role->aggregation_rule->cluster_role_selectors,
                         has_bad_selector(check, old ? old->aggregation_rule : NULL));
}

#define ROLE_STEPS                                                                                                          \
  RBAC_NAMES,                                                                                                               \
      CORE_STEPS(.asks = CORE_ASK_NEW | CORE_ASK_CHANGED_LAST, .validate = validate_role, .whole_until = RBAC_WHOLE_UNTIL)

/* ValidateRBACName */
const core_object_kind crd_core_role_kind = {
    CORE_KIND(RBAC_GROUP, "v1", "Role", rbac_role),
    ROLE_STEPS,
};
const core_object_kind crd_core_cluster_role_kind = {
    CORE_CLUSTER_KIND(RBAC_GROUP, "v1", "ClusterRole", rbac_cluster_role),
    ROLE_STEPS,
};

/* ---- bindings ---- */

/* A ClusterRoleBinding has the fields of a RoleBinding. */
typedef core_rbac_role_binding role_binding;
_Static_assert(sizeof(role_binding) == sizeof(core_rbac_cluster_role_binding) &&
                   offsetof(role_binding, metadata) == offsetof(core_rbac_cluster_role_binding, metadata) &&
                   offsetof(role_binding, subjects) == offsetof(core_rbac_cluster_role_binding, subjects) &&
                   offsetof(role_binding, role_ref) == offsetof(core_rbac_cluster_role_binding, role_ref),
               "they are alike");

/* SetDefaults_Subject */
static void set_binding_defaults(crd_arena *arena, const core_options *options, void *object) {
  const core_rbac_subject_list *subjects = &((role_binding *)object)->subjects;
  for (uint32_t i = 0; i < subjects->count; i++) {
    core_rbac_subject *subject = &subjects->items[i];
    if (!subject->api_group.size && crd_core_is_among(subject->kind, "User Group")) subject->api_group = rbac_group;
  }
}

/* field.NotSupported for a text that is not one of the words. */
static bool validate_text_choice(core_check *check, const crd_path *path, crd_string text, const char *words) {
  if (crd_core_is_among(text, words)) return true;
  crd_core_unsupported(check, path, crd_bad_string(text), words);
  return false;
}

/* ValidateRoleBindingSubject */
static void validate_subject(core_check *check, const core_rbac_subject *subject, const crd_path *path) {
  const crd_path *at_name = CORE_AT(path, "name");
  bool account = core_is(subject->kind, "ServiceAccount");
  if (!subject->name.size) crd_core_required_covered(check, at_name, NULL);
  if (!validate_text_choice(check, CORE_AT(path, "kind"), subject->kind, "ServiceAccount User Group")) return;
  if (account) crd_core_validate_given(check, at_name, subject->name, crd_check_dns1123_subdomain);
  validate_text_choice(check, CORE_AT(path, "apiGroup"), subject->api_group, account ? "" : RBAC_GROUP);
  if (account && check->cluster_scoped && !subject->namespace.size)
    crd_core_required(check, CORE_AT(path, "namespace"), NULL);
}

/* ValidateRoleBinding, ValidateClusterRoleBinding, ValidateRoleBindingUpdate, ValidateClusterRoleBindingUpdate: only a
 * binding in a namespace may name a Role. The declarative rule for roleRef is alpha. Before 1.37 its error differed. */
static void validate_role_binding(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { FIELD_IS_IMMUTABLE = 37 };
  const role_binding *binding = object, *old = before;
  const core_rbac_role_ref *role = &binding->role_ref;
  const crd_path *path = CORE_AT(NULL, "roleRef"), *at_name = CORE_AT(path, "name"), *subjects = CORE_AT(NULL, "subjects");
  validate_text_choice(check, CORE_AT(path, "apiGroup"), role->api_group, RBAC_GROUP);
  validate_text_choice(check, CORE_AT(path, "kind"), role->kind, check->cluster_scoped ? "ClusterRole" : "Role ClusterRole");
  if (!role->name.size) crd_core_required_covered(check, at_name, NULL);
  crd_core_validate_given(check, at_name, role->name, crd_core_check_path_segment);
  for (uint32_t i = 0; i < binding->subjects.count; i++)
    validate_subject(check, &binding->subjects.items[i], CORE_ITEM(subjects, i));
  if (!old) return;
  crd_core_validate_metadata_update(check, &binding->metadata, &old->metadata);
  if (!crd_core_equal(&crd_core_rbac_role_ref_type, role, &old->role_ref))
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_rbac_role_ref_type, role),
                     check->options->minor >= FIELD_IS_IMMUTABLE ? "field is immutable" : "cannot change roleRef");
}

#define BINDING_STEPS                                                                                                       \
  RBAC_NAMES, CORE_DEFAULTS({"roleRef.apiGroup", RBAC_GROUP, 0}),                                                           \
      .set_defaults = set_binding_defaults,                                                                                 \
      CORE_STEPS(.asks = CORE_ASK_NEW, .validate = validate_role_binding, .whole_until = RBAC_WHOLE_UNTIL)

/* SetDefaults_RoleBinding */
const core_object_kind crd_core_role_binding_kind = {
    CORE_KIND(RBAC_GROUP, "v1", "RoleBinding", rbac_role_binding),
    BINDING_STEPS,
};
/* SetDefaults_ClusterRoleBinding */
const core_object_kind crd_core_cluster_role_binding_kind = {
    CORE_CLUSTER_KIND(RBAC_GROUP, "v1", "ClusterRoleBinding", rbac_cluster_role_binding),
    BINDING_STEPS,
};
