/* SPDX-License-Identifier: Apache-2.0 */
/* Allocations that fail when a test wants them to: malloc, calloc and realloc of what is linked statically (by --wrap), and
 * operator new of all C++. */
#ifndef REQUEST_FAILING_H
#define REQUEST_FAILING_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The thread's allocation number `first` from now on (0: the next) fails, and with `all` those after it. */
void failing_begin(unsigned first, bool all);
/* From here on none fails; how many did. */
unsigned failing_end(void);
/* Whether the next allocation is to fail; counts it. */
bool failing_next(void);
/* How often failing_begin was called in the thread. */
unsigned failing_number(void);

#ifdef __cplusplus
}
#endif

#endif
