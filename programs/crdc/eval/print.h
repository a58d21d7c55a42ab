/* SPDX-License-Identifier: Apache-2.0 */
/* What an evaluation gives, for people and as JSON. */
#ifndef CRDC_PROGRAM_EVAL_PRINT_H
#define CRDC_PROGRAM_EVAL_PRINT_H

#include "compile/evaluate.h"

void eval_print(crd_arena *arena, const evaluation *result, bool json);

#endif
