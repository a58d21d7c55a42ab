/* SPDX-License-Identifier: Apache-2.0 */
/* --chain: the way of an object through the admission chain, step by step. */
#pragma once

#include "check/check.h"

extern const check_mode chain_mode;

/* Reads the configuration of --chain, and shows the way of each object of the inputs. Gives the exit code: EXIT_INVALID
 * where one is refused, EXIT_UNJUDGED where something cannot be read or judged. */
int chain_run(const check_context *context);
