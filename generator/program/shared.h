/* SPDX-License-Identifier: Apache-2.0 */
/* The calls that stand more than once in the rules of a node, whose values the rules share. */
#ifndef CRDC_PROGRAM_SHARED_H
#define CRDC_PROGRAM_SHARED_H

#include "cel/rule.h"

typedef struct shared_calls shared_calls;

/* None yet; and the calls of a further rule of the node. All are added before the first is lowered. */
shared_calls *crdc_shared_calls_create(crd_arena *arena);
void crdc_shared_calls_add(shared_calls *calls, const compiled_rule *compiled);
/* How many values are kept. */
uint16_t crdc_shared_calls_slots(const shared_calls *calls);

#endif
