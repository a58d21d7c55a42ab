/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: volumes, claims, and storage.k8s.io. */
#include "../kinds.h"

core_kind_list crd_core_storage_kinds = {
    NULL,
};
