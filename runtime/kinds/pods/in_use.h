/* SPDX-License-Identifier: Apache-2.0 */
/* Which features a stored object already uses: its fields are kept even if the feature is off
 * (the ...InUse functions of pkg/api/pod/util.go). */
#ifndef CORE_IN_USE_H
#define CORE_IN_USE_H

#include "../check.h"

/* Turns on the gates of the fields that the pod has, except NodeInclusionPolicyInPodTopologySpread, which has two fields,
 * and gates without a field in a pod's spec. */
void crd_core_note_features_in_use(core_gates *gates, const core_pod_spec *spec);
/* nodeAffinityPolicyInUse, nodeTaintsPolicyInUse. */
bool crd_core_uses_node_affinity_policy(const core_pod_spec *spec);
bool crd_core_uses_node_taints_policy(const core_pod_spec *spec);

#endif
