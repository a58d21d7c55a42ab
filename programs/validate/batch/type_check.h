/* SPDX-License-Identifier: Apache-2.0 */
/* The types of a configuration's policies, checked for a line of a batch. */
#ifndef VALIDATE_BATCH_TYPE_CHECK_H
#define VALIDATE_BATCH_TYPE_CHECK_H

#include <crd/value.h>

/* {policy: [{fieldRef, warning}]} of the ValidatingAdmissionPolicies that have warnings, in the arena; NULL where none has.
 * `crds` is the text of the CRDs whose kinds they may name. */
const crd_value *batch_type_check(crd_arena *arena, unsigned kubernetes_minor, crd_string crds, const crd_value **objects,
                                  size_t count);

#endif
