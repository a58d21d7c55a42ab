/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: flowcontrol.apiserver.k8s.io and certificates.k8s.io. */
#include "control.h"

core_kind_list crd_core_control_kinds = {
    &crd_core_flow_schema_kind,
    &crd_core_priority_level_kind,
    &crd_core_signing_request_kind,
    &crd_core_trust_bundle_kind,
    NULL,
};
