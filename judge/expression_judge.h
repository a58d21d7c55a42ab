/* SPDX-License-Identifier: Apache-2.0 */
/* The judge of expressions in objects of built-in kinds: the compiler's.
 *
 * There are two of it, and a program links one: expression_judge.c with the compiler, expression_judge_none.c for a build
 * that has none. */
#pragma once

#include <crd/expressions.h>

extern const crd_expression_judge *const crdc_expression_judge; /* NULL without a compiler */
