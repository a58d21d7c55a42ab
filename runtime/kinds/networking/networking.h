/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of networking.k8s.io/v1 (pkg/registry/networking/KIND/strategy.go, pkg/apis/networking/{v1,validation}). */
#ifndef CORE_NETWORKING_H
#define CORE_NETWORKING_H

#include "../../gotypes/types_networking.h"
#include "../kinds.h"

extern const core_object_kind crd_core_network_policy_kind, crd_core_ingress_kind, crd_core_ingress_class_kind,
    crd_core_service_cidr_kind, crd_core_ip_address_kind;

#endif
