/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: networking.k8s.io. */
#include "networking.h"

core_kind_list crd_core_networking_kinds = {
    &crd_core_network_policy_kind, &crd_core_ingress_kind,    &crd_core_ingress_class_kind,
    &crd_core_service_cidr_kind,   &crd_core_ip_address_kind, NULL,
};
