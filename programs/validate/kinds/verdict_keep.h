/* SPDX-License-Identifier: Apache-2.0 */
/* A verdict that outlives what it was found in. */
#ifndef VALIDATE_KINDS_VERDICT_KEEP_H
#define VALIDATE_KINDS_VERDICT_KEEP_H

#include <crd/request.h>

/* A copy in `arena` that nothing else has to last for, of what is told of a CustomResourceDefinition: texts, errors, strict
 * errors and warnings. */
crd_verdict verdict_keep(crd_arena *arena, const crd_verdict *verdict);

#endif
