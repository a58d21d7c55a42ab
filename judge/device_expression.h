/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions about devices: selectors, and attributes that are derived from others
 * (k8s.io/dynamic-resource-allocation/cel/compile.go). */
#ifndef JUDGE_DEVICE_EXPRESSION_H
#define JUDGE_DEVICE_EXPRESSION_H

#include <crd/expressions.h>

/* CompileCELExpression, of a selector or a derived attribute, in the libraries of a version. */
crd_expression_verdict crdc_device_expression_check(crd_arena *arena, const crd_expression *expression, unsigned minor,
                                                    unsigned version);

#endif
