/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: the small kinds of core/v1, Events, ControllerRevisions, Leases, PriorityClasses and
 * RuntimeClasses. */
#include "../kinds.h"

core_kind_list crd_core_object_kinds = {
    NULL,
};
