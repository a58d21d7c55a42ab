/* SPDX-License-Identifier: Apache-2.0 */
/* New Pods. */
#ifndef CORE_POD_CREATE_H
#define CORE_POD_CREATE_H

#include "../validators.h"

/* ValidatePodCreate; the check is that of a Pod. */
void crd_core_validate_new_pod(core_check *check, const core_pod *pod);
/* validatePodMetadataAndSpec */
void crd_core_validate_pod_metadata_and_spec(core_check *check, const core_pod_template_spec *pod);

#endif
