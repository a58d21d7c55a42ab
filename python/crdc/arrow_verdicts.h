/* SPDX-License-Identifier: Apache-2.0 */
/* Verdicts as an Arrow batch: one row per object, with the columns of arrow_verdicts.c. Nothing in here uses Python. */
#ifndef PYTHON_ARROW_VERDICTS_H
#define PYTHON_ARROW_VERDICTS_H

#include "arrow_abi.h"
#include <crdc/judge.h>

/* Reference-counted: each array that was handed out holds a reference, which its `release` returns, from any thread. */
typedef struct arrow_verdicts arrow_verdicts;

/* `want` as in a request: the columns `object` and `patch` exist if they are wanted. NULL without memory. */
arrow_verdicts *arrow_verdicts_create(uint32_t want);
void arrow_verdicts_release(arrow_verdicts *verdicts); /* may be NULL */

void arrow_verdicts_add(arrow_verdicts *verdicts, const crdc_judge_result *result);
/* The error of the added verdicts, or NULL. "" means no memory. */
const char *arrow_verdicts_error(const arrow_verdicts *verdicts);
/* Fills both structs, which the caller then owns; false without memory. */
bool arrow_verdicts_show(arrow_verdicts *verdicts, ArrowSchema *schema, ArrowArray *array);

#endif
