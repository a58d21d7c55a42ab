/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate batch: answers requests, which are lines of JSON, with verdicts as lines of JSON. */
#pragma once

#include "check/check.h"

extern const check_mode batch_mode;

/* Answers the requests on standard input until its end, one line each. Returns the exit code. */
int batch_run(const check_context *context);
