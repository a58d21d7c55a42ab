/* SPDX-License-Identifier: Apache-2.0 */
/* Drops parts of a template before it is judged (DropDisabledTemplateFields of pkg/api/pod/util.go): fields of disabled
 * features, and obsolete annotations. */
#ifndef CORE_DROP_H
#define CORE_DROP_H

#include "check.h"

/* `old`: the spec of the old pod or template; fields that it uses are kept. May be NULL. */
void crd_core_drop_disabled_fields(crd_arena *arena, const core_options *options, core_pod_template_spec *pod,
                                   const core_pod_spec *old);

#endif
