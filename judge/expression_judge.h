/* SPDX-License-Identifier: Apache-2.0 */
/* The compiler as judge of expressions in objects of built-in kinds.
 *
 * There are two files, and a program links one: expression_judge.c with the compiler, expression_judge_none.c in a build
 * without it. */
#pragma once

#include <crd/expressions.h>

extern const crd_expression_judge *const crdc_expression_judge; /* NULL without a compiler */
