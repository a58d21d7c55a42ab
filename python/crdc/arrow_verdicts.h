/* SPDX-License-Identifier: Apache-2.0 */
/* Verdicts as a batch of Arrow: one row for each object, columns as arrow_verdicts.c lists them. Nothing in here is
 * Python's. */
#ifndef PYTHON_ARROW_VERDICTS_H
#define PYTHON_ARROW_VERDICTS_H

#include "arrow_abi.h"
#include <crdc/judge.h>

/* Whoever was given arrays of it has a share, which their `release` gives back, from any thread. */
typedef struct arrow_verdicts arrow_verdicts;

/* `want` as a request has it: the columns `object` and `patch` are there where they were wanted. NULL: there is no memory.
 */
arrow_verdicts *arrow_verdicts_create(uint32_t want);
void arrow_verdicts_release(arrow_verdicts *verdicts); /* NULL is fine */

void arrow_verdicts_add(arrow_verdicts *verdicts, const crdc_judge_result *result);
/* What is wrong with what was added; NULL: nothing. "": there was no memory. */
const char *arrow_verdicts_error(const arrow_verdicts *verdicts);
/* Fills what the caller owns from here on; false: there is no memory. */
bool arrow_verdicts_show(arrow_verdicts *verdicts, ArrowSchema *schema, ArrowArray *array);

#endif
