/* SPDX-License-Identifier: Apache-2.0 */
/* crdc eval without an expression, on a terminal. */
#ifndef CRDC_PROGRAM_EVAL_PROMPT_H
#define CRDC_PROGRAM_EVAL_PROMPT_H

#include "compile/evaluate.h"

/* Asks for expressions until the end of the input, and evaluates each as `evaluation` says; the exit status. */
int eval_prompt(compilation *compilation, const evaluation *evaluation, bool json);

#endif
