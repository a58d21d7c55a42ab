/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: scheduling.k8s.io, lifecycle.k8s.io, and requests of resource.k8s.io. */
#ifndef CORE_SCHEDULING_H
#define CORE_SCHEDULING_H

#include "../../gotypes/types_scheduling.h"
#include "../kinds.h"

extern const core_object_kind crd_core_workload_kind, crd_core_pod_group_kind, crd_core_composite_pod_group_kind,
    crd_core_eviction_request_kind, crd_core_eviction_kind, crd_core_pool_status_request_kind;

#endif
