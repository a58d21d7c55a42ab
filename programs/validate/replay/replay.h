/* SPDX-License-Identifier: Apache-2.0 */
/* --replay: judges the requests of an audit log again, as a stream, and reports what would be refused or changed. */
#pragma once

#include "check/check.h"

extern const check_mode replay_mode;

/* Replays the log of the options. Returns the exit code: 1 if a request that was allowed would be refused. */
int replay_run(const check_context *context);
