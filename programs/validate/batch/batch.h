/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate batch: requests as lines of JSON, answered by verdicts as lines of JSON. */
#pragma once

#include "check/check.h"

extern const check_mode batch_mode;

/* Answers the requests on standard input, a line each, until its end. Gives the exit code. */
int batch_run(const check_context *context);
