/* SPDX-License-Identifier: Apache-2.0 */
/* The table of kinds. */
#include "kinds.h"

static core_kind_list pod_kinds = {
    &crd_core_pod_kind,          &crd_core_deployment_kind,
    &crd_core_stateful_set_kind, &crd_core_daemon_set_kind,
    &crd_core_replica_set_kind,  &crd_core_replication_controller_kind,
    &crd_core_pod_template_kind, &crd_core_job_kind,
    &crd_core_cron_job_kind,     NULL,
};

static const core_object_kind *const *const lists[] = {
    pod_kinds,
    crd_core_object_kinds,
    crd_core_service_kinds,
    crd_core_storage_kinds,
    crd_core_networking_kinds,
    crd_core_rbac_kinds,
    crd_core_autoscaling_kinds,
    crd_core_admission_kinds,
    crd_core_control_kinds,
    crd_core_resource_kinds,
};

static bool is_endpoint_of(const core_object_kind *kind, crd_string endpoint) {
  const crd_string parts[] = {kind->group, kind->version, kind->name};
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

const core_object_kind *crd_core_find_kind(crd_string endpoint) {
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    for (const core_object_kind *const *kind = lists[i]; *kind; kind++)
      if (is_endpoint_of(*kind, endpoint)) return *kind;
  return NULL;
}
