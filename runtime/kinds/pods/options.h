/* SPDX-License-Identifier: Apache-2.0 */
/* The options of judging an update (GetValidationOptionsFromPodSpecAndMeta of pkg/api/pod/util.go). */
#ifndef CORE_OPTIONS_H
#define CORE_OPTIONS_H

#include "../check.h"

/* The options of `from`, with the values that the old spec and the old annotations allow. */
core_options crd_core_options_for_update(crd_arena *arena, const core_options *from, const core_pod_spec *spec,
                                         const core_pod_spec *old, const core_string_map *old_annotations);

#endif
