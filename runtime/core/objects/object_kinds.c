/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: the small kinds of core/v1, Events, ControllerRevisions, Leases, PriorityClasses and
 * RuntimeClasses. */
#include "object_kinds.h"

core_kind_list crd_core_object_kinds = {
    &crd_core_namespace_kind,
    &crd_core_node_kind,
    NULL,
};
