/* SPDX-License-Identifier: Apache-2.0 */
/* What crd-validate test --coverage says at its end. */
#pragma once

#include "options.h"
#include <stdio.h>

/* Writes the files that are asked for, the summary to `stream` (NULL: nowhere), and what is under its limit to standard
 * error. Gives an exit code: EXIT_UNJUDGED where a file cannot be written, EXIT_INVALID under a limit. */
int cover_report_write(cover *cover, const cover_options *options, FILE *stream);
