/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: resource.k8s.io. */
#include "resource.h"

core_kind_list crd_core_resource_kinds = {
    &crd_core_resource_claim_kind, &crd_core_resource_claim_template_kind, &crd_core_resource_slice_kind,
    &crd_core_device_class_kind,   &crd_core_device_taint_rule_kind,       NULL,
};
