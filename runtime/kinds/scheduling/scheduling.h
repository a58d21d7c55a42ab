/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: scheduling.k8s.io, lifecycle.k8s.io, and requests of resource.k8s.io. */
#ifndef CORE_SCHEDULING_H
#define CORE_SCHEDULING_H

#include "../../gotypes/tables/types_scheduling.h"
#include "../kinds.h"

/* eviction_status.c */
core_judge_step crd_core_validate_eviction_status;

#endif
