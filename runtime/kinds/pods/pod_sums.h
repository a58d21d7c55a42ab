/* SPDX-License-Identifier: Apache-2.0 */
/* Sums of the resources of a pod's containers (component-helpers resource/helpers.go, AggregateContainerRequests and
 * AggregateContainerLimits), and what follows from them: pod-level resources, the QoS class.
 *
 * The sum of a pod is that of its containers, or, if it is greater, that of an init container and the sidecars started
 * before it. Only wanted resources are added up, and each container is visited once. */
#ifndef CORE_POD_SUMS_H
#define CORE_POD_SUMS_H

#include "../../base/hash.h"
#include "../check.h"

/* Sums by name. Initialise only its arena. */
typedef struct core_resource_sums {
  name_table by_name;
} core_resource_sums;

/* Requests the sum of a resource; to be called before crd_core_make_sums. */
void crd_core_want_sum(core_resource_sums *sums, crd_string name);
/* Adds up the requests, or the limits, of the containers and init containers. */
void crd_core_make_sums(core_resource_sums *sums, const core_pod_spec *spec, bool limits);
/* NULL: no container has the resource, or its sum was not requested. */
const crd_quantity *crd_core_sum_of(const core_resource_sums *sums, crd_string name);

/* IsSupportedPodLevelResource: cpu, memory, huge pages. */
bool crd_core_is_pod_level_resource(crd_string name);
/* podutil.DefaultPodLevelResources; without PodLevelResourcesFixDefaulting SetDefaults_Pod's part in it. */
void crd_core_default_pod_level_resources(crd_arena *arena, const core_options *options, core_pod_spec *spec);
/* ComputePodQOS of pkg/apis/core/helper/qos. Static. */
crd_string crd_core_qos_class(const core_options *options, const core_pod_spec *spec);

#endif
