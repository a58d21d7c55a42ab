/* SPDX-License-Identifier: Apache-2.0 */
/* rbac.authorization.k8s.io/v1 RoleBinding and ClusterRoleBinding (pkg/registry/rbac/{rolebinding,clusterrolebinding}/
 * strategy.go, pkg/apis/rbac/{v1,validation}). */
#include "rbac.h"

#include "../../gotypes/equal.h"
#include "../../gotypes/tables/types_rbac.h"

static const crd_string rbac_group = CRD_STRING_INIT("rbac.authorization.k8s.io");

/* ---- defaults ---- */

/* SetDefaults_RoleBinding, SetDefaults_ClusterRoleBinding, SetDefaults_Subject */
static void default_binding(core_rbac_role_ref *role, const core_rbac_subject_list *subjects) {
  for (uint32_t i = 0; i < subjects->count; i++) {
    core_rbac_subject *subject = &subjects->items[i];
    if (!subject->api_group.size && (core_is(subject->kind, "User") || core_is(subject->kind, "Group")))
      subject->api_group = rbac_group;
  }
  if (!role->api_group.size) role->api_group = rbac_group;
}

static void set_role_binding_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_rbac_role_binding *binding = object;
  default_binding(&binding->role_ref, &binding->subjects);
}

static void set_cluster_role_binding_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_rbac_cluster_role_binding *binding = object;
  default_binding(&binding->role_ref, &binding->subjects);
}

/* ---- rules ---- */

/* ValidateRoleBindingSubject */
static void validate_subject(core_check *check, const core_rbac_subject *subject, const crd_path *path) {
  static const char kinds[] = "ServiceAccount User Group";
  const crd_path *at_name = CORE_AT(path, "name");
  bool account = core_is(subject->kind, "ServiceAccount");
  crd_string group = account ? CRD_STRING("") : rbac_group;
  if (!subject->name.size) crd_core_required_covered(check, at_name, CORE_NO_DETAIL);
  if (!crd_core_is_among(subject->kind, kinds)) {
    crd_core_unsupported(check, CORE_AT(path, "kind"), crd_bad_string(subject->kind), kinds);
    return;
  }
  if (account && subject->name.size) crd_core_string_passes(check, at_name, subject->name, crd_check_dns1123_subdomain);
  if (!crd_string_equal(subject->api_group, group))
    crd_core_not_supported(check, CORE_AT(path, "apiGroup"), crd_bad_string(subject->api_group), &group, 1);
  if (account && check->cluster_scoped && !subject->namespace.size)
    crd_core_required(check, CORE_AT(path, "namespace"), CORE_NO_DETAIL);
}

/* What ValidateRoleBinding and ValidateClusterRoleBinding have in common: a binding of a namespace may name a Role. */
static void validate_role_binding_parts(core_check *check, const core_object_meta *metadata, const core_rbac_role_ref *role,
                                        const core_rbac_subject_list *subjects) {
  static const crd_string kinds[] = {CRD_STRING_INIT("Role"), CRD_STRING_INIT("ClusterRole")};
  const crd_path *path = CORE_AT(NULL, "roleRef"), *at_name = CORE_AT(path, "name");
  const crd_string *allowed = kinds + check->cluster_scoped;
  size_t count = check->cluster_scoped ? 1 : 2;
  crd_core_validate_rbac_metadata(check, metadata);
  if (!crd_string_equal(role->api_group, rbac_group))
    crd_core_not_supported(check, CORE_AT(path, "apiGroup"), crd_bad_string(role->api_group), &rbac_group, 1);
  if (!crd_core_is_one_of(role->kind, allowed, count))
    crd_core_not_supported(check, CORE_AT(path, "kind"), crd_bad_string(role->kind), allowed, count);
  if (role->name.size)
    crd_core_string_passes(check, at_name, role->name, crd_core_check_path_segment);
  else
    crd_core_required_covered(check, at_name, CORE_NO_DETAIL);
  for (uint32_t i = 0; i < subjects->count; i++)
    validate_subject(check, &subjects->items[i], CORE_ITEM(CORE_AT(NULL, "subjects"), i));
}

/* ValidateRoleBindingUpdate, ValidateClusterRoleBindingUpdate: the rule about roleRef is declared, but as an alpha.
 * Before 1.37 it had words of its own. */
static void validate_binding_update(core_check *check, const core_object_meta *metadata,
                                    const core_object_meta *old_metadata, const core_rbac_role_ref *role,
                                    const core_rbac_role_ref *old_role) {
  enum { FIELD_IS_IMMUTABLE = 37 };
  crd_core_validate_metadata_update(check, metadata, old_metadata);
  if (!crd_core_equal(&crd_core_rbac_role_ref_type, role, old_role))
    crd_core_invalid(check, CORE_AT(NULL, "roleRef"), crd_core_show_struct(check, &crd_core_rbac_role_ref_type, role),
                     check->options->minor >= FIELD_IS_IMMUTABLE ? CRD_STRING("field is immutable")
                                                                 : CRD_STRING("cannot change roleRef"));
}

static void validate_role_binding(core_judging *judging, const void *object, const void *before) {
  const core_rbac_role_binding *binding = object, *old = before;
  validate_role_binding_parts(&judging->check, &binding->metadata, &binding->role_ref, &binding->subjects);
  if (old) validate_binding_update(&judging->check, &binding->metadata, &old->metadata, &binding->role_ref, &old->role_ref);
}

static void validate_cluster_role_binding(core_judging *judging, const void *object, const void *before) {
  const core_rbac_cluster_role_binding *binding = object, *old = before;
  validate_role_binding_parts(&judging->check, &binding->metadata, &binding->role_ref, &binding->subjects);
  if (old) validate_binding_update(&judging->check, &binding->metadata, &old->metadata, &binding->role_ref, &old->role_ref);
}

const core_object_kind crd_core_role_binding_kind = {
    CORE_KIND("rbac.authorization.k8s.io", "v1", "RoleBinding", rbac_role_binding),
    .set_defaults = set_role_binding_defaults,
    CORE_STEPS(.validate = validate_role_binding, .whole_until = RBAC_WHOLE_UNTIL),
};

const core_object_kind crd_core_cluster_role_binding_kind = {
    CORE_KIND("rbac.authorization.k8s.io", "v1", "ClusterRoleBinding", rbac_cluster_role_binding),
    .cluster_scoped = true,
    .set_defaults = set_cluster_role_binding_defaults,
    CORE_STEPS(.validate = validate_cluster_role_binding, .whole_until = RBAC_WHOLE_UNTIL),
};
