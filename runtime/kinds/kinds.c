/* SPDX-License-Identifier: Apache-2.0 */
/* The table of kinds, and the versions of them whose structs are those of the judged version. */
#include "kinds.h"

#include "../gotypes/types_versions.h"

static core_kind_list pod_kinds = {
    &crd_core_pod_kind,          &crd_core_deployment_kind,
    &crd_core_stateful_set_kind, &crd_core_daemon_set_kind,
    &crd_core_replica_set_kind,  &crd_core_replication_controller_kind,
    &crd_core_pod_template_kind, &crd_core_job_kind,
    &crd_core_cron_job_kind,     NULL,
};

static const core_object_kind *const *const lists[] = {
    pod_kinds,
#ifndef CRD_CORE_PODS_ALONE
    crd_core_object_kinds,
    crd_core_service_kinds,
    crd_core_storage_kinds,
    crd_core_networking_kinds,
    crd_core_rbac_kinds,
    crd_core_autoscaling_kinds,
    crd_core_admission_kinds,
    crd_core_control_kinds,
    crd_core_resource_kinds,
    crd_core_access_kinds,
    crd_core_scheduling_kinds,
    crd_core_registration_kinds,
#endif
};

static const struct other_version {
  crd_string group, version, name;
  const core_type *type;
} other_versions[] = {
#define OTHER_VERSION(its_group, its_version, its_name, table)                                                              \
  {CRD_STRING_INIT(its_group), CRD_STRING_INIT(its_version), CRD_STRING_INIT(its_name), &crd_core_##table##_type},
    CORE_VERSIONS(OTHER_VERSION)
#undef OTHER_VERSION
};

static bool is_endpoint_of(crd_string group, crd_string version, crd_string name, crd_string endpoint) {
  const crd_string parts[] = {group, version, name};
  for (size_t i = 0; i < 3; i++) {
    if (!parts[i].size) continue; /* the group of core/v1 */
    if (!crd_string_has_prefix(endpoint, parts[i])) return false;
    endpoint = crd_string_slice(endpoint, parts[i].size, endpoint.size);
    if (i == 2) break;
    if (!endpoint.size || endpoint.data[0] != '/') return false;
    endpoint = crd_string_slice(endpoint, 1, endpoint.size);
  }
  return endpoint.size == 0;
}

/* The kind in the version that is judged, or in any that has the same struct. */
static const core_object_kind *find_judged(crd_string endpoint, const struct other_version **version) {
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    for (const core_object_kind *const *kind = lists[i]; *kind; kind++)
      if (is_endpoint_of((*kind)->group, *version ? (*version)->version : (*kind)->version, (*kind)->name, endpoint))
        return *kind;
  for (size_t i = 0; !*version && i < sizeof other_versions / sizeof *other_versions; i++) {
    const struct other_version *other = &other_versions[i];
    if (!is_endpoint_of(other->group, other->version, other->name, endpoint)) continue;
    *version = other;
    return find_judged(endpoint, version);
  }
  return NULL;
}

const core_object_kind *crd_core_find_judged(crd_string endpoint) {
  const struct other_version *version = NULL;
  return find_judged(endpoint, &version);
}

const core_object_kind *crd_core_find_kind(crd_arena *arena, crd_string endpoint) {
  const struct other_version *version = NULL;
  const core_object_kind *kind = find_judged(endpoint, &version);
  if (!kind || !version) return kind;
  core_object_kind *other = crd_arena_alloc(arena, sizeof *other);
  *other = *kind;
  other->version = version->version;
  other->told = version->type;
  return other;
}
