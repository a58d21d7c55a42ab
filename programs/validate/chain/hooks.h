/* SPDX-License-Identifier: Apache-2.0 */
/* The webhooks of a chain: those that are services of the kinds at hand are run, the others are unknown. */
#ifndef VALIDATE_CHAIN_HOOKS_H
#define VALIDATE_CHAIN_HOOKS_H

#include "steps.h"
#include <crd/state.h>

typedef struct chain_hooks {
  const crd_registry *registry;
  const crd_settings *settings;
  const crd_state *state; /* NULL: nothing is known */
  chain_events *events;
} chain_hooks;

/* crd_admission_options.answer, with a chain_hooks. The reviews have to be wanted. */
bool chain_answer_hook(void *hooks, crd_arena *arena, const crd_hook_call *call, crd_hook_answer *answer);

#endif
