/* SPDX-License-Identifier: Apache-2.0 */
/* What the containers of a pod need together (component-helpers resource/helpers.go, AggregateContainerRequests and
 * AggregateContainerLimits), and what follows for the pod: its own resources, its class.
 *
 * A pod needs what its containers need together; or, if that is more, what an init container needs together with the
 * sidecars that were started before it. Only resources that are asked for are added up, each container is looked at once. */
#ifndef CORE_POD_SUMS_H
#define CORE_POD_SUMS_H

#include "../../base/hash.h"
#include "../check.h"

/* Sums by name. Begun with its arena alone. */
typedef struct core_resource_sums {
  name_table by_name;
} core_resource_sums;

/* Asks for the sum of a resource, which is to be called before they are made. */
void crd_core_want_sum(core_resource_sums *sums, crd_string name);
/* Adds up the requests, or the limits, of the containers and init containers. */
void crd_core_make_sums(core_resource_sums *sums, const core_pod_spec *spec, bool limits);
/* NULL: no container has it, or nobody asked. */
const crd_quantity *crd_core_sum_of(const core_resource_sums *sums, crd_string name);

/* IsSupportedPodLevelResource: cpu, memory, huge pages. */
bool crd_core_is_pod_level_resource(crd_string name);
/* podutil.DefaultPodLevelResources; without PodLevelResourcesFixDefaulting SetDefaults_Pod's part in it. */
void crd_core_default_pod_level_resources(crd_arena *arena, const core_options *options, core_pod_spec *spec);
/* ComputePodQOS of pkg/apis/core/helper/qos. Static. */
crd_string crd_core_qos_class(const core_options *options, const core_pod_spec *spec);

#endif
