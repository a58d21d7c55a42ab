/* SPDX-License-Identifier: Apache-2.0 */
/* Work of a program that judges is ended when it takes too long, as crd-webhook ends a request at its deadline. */
#pragma once

#include <crd/guard.h>

/* As long as a request to crd-webhook may take; and what an arena may hold: where there is such a limit, what patterns may
 * cost is bounded as well. */
enum { TIME_LIMIT_SECONDS = 30 };
#define MEMORY_LIMIT_OF_WORK ((size_t)2 << 30)

/* How many seconds of the processor work may take from now on; 0: as long as it likes. Before threads begin. */
void time_limit_set(unsigned seconds);

/* crd_guard, and CRD_STOP_INTERRUPT when the work takes longer than it may. The time of a call within the work, with an
 * arena of its own, is not the outer one's. */
CRD_MUST_CHECK crd_stop time_limit_guard(crd_arena *arena, void (*work)(void *context), void *context);

/* What a stop is, in words that tell the limit; stays. */
const char *time_limit_words(crd_stop stop);
