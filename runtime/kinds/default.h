/* SPDX-License-Identifier: Apache-2.0 */
/* Defaults (pkg/apis/core/v1/defaults.go and zz_generated.defaults.go, as for the template of an apps/v1 Deployment). */
#ifndef CORE_DEFAULT_H
#define CORE_DEFAULT_H

#include "check.h"
#include "types_core.h"

/* Allocates in the arena. */
void crd_core_default_pod_template_spec(crd_arena *arena, const core_options *options, core_pod_template_spec *pod);
/* SetDefaults_PersistentVolumeClaimSpec and the lists in it; SetDefaults_ResourceList: whole thousandths. */
void crd_core_default_claim_spec(core_persistent_volume_claim_spec *claim);
void crd_core_default_resource_list(core_quantity_map *resources);
/* SetObjectDefaults_PersistentVolumeClaim; the defaults of every volume source (SetObjectDefaults_VolumeAttachment); the
 * further defaults of a PersistentVolume. */
void crd_core_default_claim(core_persistent_volume_claim *claim);
void crd_core_default_volume_spec(core_persistent_volume_spec *spec);
void crd_core_default_persistent_volume(core_persistent_volume *volume);
/* SetDefaults_PodStatus, and amounts of resources. */
void crd_core_default_pod_status(crd_arena *arena, core_pod_status *status);

#endif
