/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of autoscaling and policy. */
#ifndef CORE_AUTOSCALING_H
#define CORE_AUTOSCALING_H

#include "../kinds.h"
#include "../types_autoscaling.h"

extern const core_object_kind crd_core_pod_disruption_budget_kind;

#endif
