/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: autoscaling and policy. */
#include "../kinds.h"

core_kind_list crd_core_autoscaling_kinds = {
    NULL,
};
