/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of a Pod's status (pod_status_resources.c), in the order of ValidatePodStatusUpdate. */
#ifndef CORE_POD_STATUS_H
#define CORE_POD_STATUS_H

#include "../check.h"

/* Statuses of claims, of extended and of the node's resources; the health of volumes. */
void crd_core_validate_claim_statuses(core_check *check, const core_pod *pod);
/* Users of containers, the health of their devices, the images of their volumes. */
void crd_core_validate_container_statuses(core_check *check, const core_pod *pod);

#endif
