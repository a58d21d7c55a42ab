/* SPDX-License-Identifier: Apache-2.0 */
/* What the kinds of this folder have in files of their own. */
#ifndef CORE_OBJECT_KINDS_H
#define CORE_OBJECT_KINDS_H

#include "../rules.h"

/* node_taints.c: validateNodeTaints; ValidateNodeSpecificAnnotations. */
void crd_core_validate_node_taints(core_check *check, const core_taint_list *taints, const crd_path *path);
void crd_core_validate_node_annotations(core_judging *judging, const core_string_map *annotations, const crd_path *path);

#endif
