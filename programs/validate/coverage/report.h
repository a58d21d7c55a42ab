/* SPDX-License-Identifier: Apache-2.0 */
/* The final report of crd-validate test --coverage. */
#pragma once

#include "options.h"
#include <stdio.h>

/* Writes the files that are asked for, the summary to `stream` (may be NULL), and sums below their limit to standard error.
 * Returns an exit code: EXIT_UNJUDGED if a file cannot be written, EXIT_INVALID below a limit. */
int cover_report_write(cover *cover, const cover_options *options, FILE *stream);
