/* SPDX-License-Identifier: Apache-2.0 */
/* The list of the kinds of this folder. */
#include "scheduling.h"

core_kind_list crd_core_scheduling_kinds = {
    &crd_core_workload_kind,
    &crd_core_pod_group_kind,
    &crd_core_composite_pod_group_kind,
    &crd_core_eviction_request_kind,
    &crd_core_eviction_kind,
    &crd_core_pool_status_request_kind,
    NULL,
};
