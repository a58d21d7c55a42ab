/* SPDX-License-Identifier: Apache-2.0 */
/* Errors of the operator that nobody is told because a feature gate is off: a note on standard error, once for each kind. */
#pragma once

#include <crd/request.h>

/* Looks for one in an object that was allowed, with what the request was judged with; from any thread. */
void hidden_mention(crd_arena *arena, const crd_request *request, const crd_verdict *verdict);
