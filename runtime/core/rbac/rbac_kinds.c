/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: rbac.authorization.k8s.io. */
#include "../kinds.h"

core_kind_list crd_core_rbac_kinds = {
    NULL,
};
