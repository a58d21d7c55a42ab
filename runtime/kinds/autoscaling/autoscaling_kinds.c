/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: autoscaling and policy. */
#include "autoscaling.h"

core_kind_list crd_core_autoscaling_kinds = {
    &crd_core_autoscaler_kind,   &crd_core_autoscaler_v1_kind, &crd_core_pod_disruption_budget_kind,
    &crd_core_pod_eviction_kind, &crd_core_scale_kind,         NULL,
};
