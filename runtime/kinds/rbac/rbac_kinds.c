/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: rbac.authorization.k8s.io. */
#include "rbac.h"

core_kind_list crd_core_rbac_kinds = {
    &crd_core_role_kind, &crd_core_cluster_role_kind, &crd_core_role_binding_kind, &crd_core_cluster_role_binding_kind, NULL,
};
