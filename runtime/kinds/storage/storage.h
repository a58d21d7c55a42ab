/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the kinds in this folder. */
#ifndef CORE_STORAGE_H
#define CORE_STORAGE_H

#include "../rules.h"
#include "types_storage.h"

/* The annotation that held the class before there was a field. */
#define STORAGE_CLASS_ANNOTATION CRD_STRING("volume.beta.kubernetes.io/storage-class")
#define STORAGE_CLASS_WARNING "deprecated since v1.8; use \"storageClassName\" attribute instead"

/* ValidatePersistentVolumeSpec for the volume with that name; `inlined`: it is part of a VolumeAttachment. */
void crd_core_validate_volume_spec(core_check *check, const core_persistent_volume_spec *spec, crd_string name, bool inlined,
                                   const crd_path *path);

/* validateBasicResource */
void crd_core_validate_basic_resource(core_check *check, const crd_quantity *amount, const crd_path *path);

#endif
