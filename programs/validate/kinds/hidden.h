/* SPDX-License-Identifier: Apache-2.0 */
/* Notes about errors of the operator that a disabled feature gate hides: printed to standard error, once per kind. */
#pragma once

#include <crd/request.h>

/* Looks for such an error in an object that was allowed, with its request; from any thread. */
void hidden_mention(crd_arena *arena, const crd_request *request, const crd_verdict *verdict);
