/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: the small kinds of core/v1, Events, ControllerRevisions, Leases, PriorityClasses and
 * RuntimeClasses. */
#include "object_kinds.h"

core_kind_list crd_core_object_kinds = {
    &crd_core_binding_kind,
    &crd_core_config_map_kind,
    &crd_core_secret_kind,
    &crd_core_service_account_kind,
    &crd_core_limit_range_kind,
    &crd_core_resource_quota_kind,
    &crd_core_event_kind,
    &crd_core_events_event_kind,
    &crd_core_controller_revision_kind,
    &crd_core_lease_kind,
    &crd_core_lease_candidate_kind,
    &crd_core_priority_class_kind,
    &crd_core_runtime_class_kind,
    &crd_core_namespace_kind,
    &crd_core_node_kind,
    NULL,
};
