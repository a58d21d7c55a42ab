/* SPDX-License-Identifier: Apache-2.0 */
/* Judges admission configurations alone, so that a linter of them links no rules of other kinds. */
#ifndef CORE_CONFIGURATION_H
#define CORE_CONFIGURATION_H

#include <crd/core.h>

/* Judges the creation of a webhook configuration, a policy or a binding, of any version by the rules of v1. The request's
 * body is JSON; its endpoint is the kind alone. */
void crd_core_judge_configuration(crd_arena *arena, const crd_builtin_request *request, crd_verdict *verdict);

#endif
