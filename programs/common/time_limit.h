/* SPDX-License-Identifier: Apache-2.0 */
/* Limits the time of judging, as crd-webhook limits a request by its deadline. */
#pragma once

#include <crd/guard.h>

/* The time limit of a request to crd-webhook, and the memory limit of an arena. With a memory limit the cost of patterns is
 * limited too. */
enum { TIME_LIMIT_SECONDS = 30 };
#define MEMORY_LIMIT_OF_WORK ((size_t)2 << 30)

/* Sets the processor seconds that work may take from now on; 0: no limit. Call it before threads start. */
void time_limit_set(unsigned seconds);

/* crd_guard that also stops the work with CRD_STOP_INTERRUPT at the time limit. A nested call with its own arena does not
 * use up the time of the outer one. */
CRD_MUST_CHECK crd_stop time_limit_guard(crd_arena *arena, void (*work)(void *context), void *context);

/* A static message for a stop, which includes the limit. */
const char *time_limit_words(crd_stop stop);
