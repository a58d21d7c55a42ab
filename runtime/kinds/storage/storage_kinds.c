/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: volumes, claims, and storage.k8s.io. */
#include "storage.h"

core_kind_list crd_core_storage_kinds = {
    &crd_core_persistent_volume_kind,
    &crd_core_persistent_volume_claim_kind,
    &crd_core_storage_class_kind,
    &crd_core_volume_attributes_class_kind,
    &crd_core_csi_driver_kind,
    &crd_core_csi_node_kind,
    &crd_core_csi_storage_capacity_kind,
    &crd_core_volume_attachment_kind,
    &crd_core_storage_version_migration_kind,
    NULL,
};
