/* SPDX-License-Identifier: Apache-2.0 */
/* --chain: shows the steps of an object through the admission chain. */
#pragma once

#include "check/check.h"

extern const check_mode chain_mode;

/* Reads the configuration of --chain, and shows the steps of each input object. Returns the exit code: EXIT_INVALID if an
 * object is refused, EXIT_UNJUDGED if something cannot be read or judged. */
int chain_run(const check_context *context);
