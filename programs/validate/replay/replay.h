/* SPDX-License-Identifier: Apache-2.0 */
/* --replay: an audit log gone through once more, as a stream: what would have been refused or changed. */
#pragma once

#include "check/check.h"

extern const check_mode replay_mode;

/* Replays the log of the options. Gives the exit code: 1 where something that was let in would be refused. */
int replay_run(const check_context *context);
