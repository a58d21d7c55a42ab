/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: admissionregistration.k8s.io. */
#include "admission.h"

core_kind_list crd_core_admission_kinds = {
    &crd_core_validating_webhook_configuration_kind,
    &crd_core_mutating_webhook_configuration_kind,
    &crd_core_validating_admission_policy_kind,
    &crd_core_validating_admission_policy_binding_kind,
    &crd_core_mutating_admission_policy_kind,
    &crd_core_mutating_admission_policy_binding_kind,
    NULL,
};
