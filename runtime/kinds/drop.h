/* SPDX-License-Identifier: Apache-2.0 */
/* What the API server drops of a template before it is judged (DropDisabledTemplateFields of pkg/api/pod/util.go):
 * fields of features that are off, and annotations that mean nothing any more. */
#ifndef CORE_DROP_H
#define CORE_DROP_H

#include "check.h"

/* `old`: of the pod or template whose place it takes; what that uses stays. NULL: there was none. */
void crd_core_drop_disabled_fields(crd_arena *arena, const core_options *options, core_pod_template_spec *pod,
                                   const core_pod_spec *old);

#endif
