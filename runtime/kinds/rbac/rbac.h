/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of rbac.authorization.k8s.io/v1. */
#ifndef CORE_RBAC_H
#define CORE_RBAC_H

#include "../kinds.h"

enum { RBAC_WHOLE_UNTIL = 34 }; /* core_operation.whole_until of all four kinds */

/* ValidateObjectMeta with ValidateRBACName. */
void crd_core_validate_rbac_metadata(core_check *check, const core_object_meta *metadata);

#endif
