/* SPDX-License-Identifier: Apache-2.0 */
/* Recovery points: a chain of jump buffers in the stack frames of crd_guard, one for each active guard. Each arena points to
 * its innermost guard, and each thread to the innermost of all. */
#include "arena_private.h"
#include <assert.h>
#include <crd/guard.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct arena_guard {
  crd_arena *arena;
  arena_guard *outer; /* the guard of the same arena around this one */
  arena_guard *below; /* the next outer guard of the thread, for any arena */
  crd_stop reason;
  jmp_buf jump;
};

static _Thread_local arena_guard *innermost;

static struct {
  crd_stop_handler *handle;
  void *context;
} handler;

static void leave_guard(arena_guard *guard) {
  guard->arena->guard = guard->outer;
  innermost = guard->below;
}

crd_stop crd_guard(crd_arena *arena, void (*work)(void *context), void *context) {
  arena_guard guard = {.arena = arena, .outer = arena->guard, .below = innermost};
  arena->guard = innermost = &guard;
  if (_setjmp(guard.jump) == 0) work(context); /* the signal mask is not touched */
  leave_guard(&guard);
  return guard.reason;
}

crd_stop crd_guard_once(crd_arena *arena, void (*work)(void *context), void *context) {
  if (!arena->guard) return crd_guard(arena, work, context);
  work(context);
  return CRD_STOP_NONE;
}

crd_arena *crd_guard_arena(void) {
  return innermost ? innermost->arena : NULL;
}

bool crd_guarded(const crd_arena *arena) {
  return arena->guard != NULL;
}

crd_string crd_stop_text(crd_stop stop) {
  switch (stop) {
  case CRD_STOP_NONE:
    break;
  case CRD_STOP_MEMORY:
    return CRD_STRING("out of memory");
  case CRD_STOP_LIMIT:
    return CRD_STRING("it takes more memory than one request may have");
  case CRD_STOP_BUDGET:
    return CRD_STRING("the memory of all requests together is used up");
  case CRD_STOP_INTERRUPT:
    return CRD_STRING("its time was over before it was judged");
  }
  return CRD_STRING("");
}

void crd_guard_end(crd_stop reason, size_t bytes) {
  if (handler.handle) handler.handle(handler.context, reason, bytes);
  crd_string text = crd_stop_text(reason);
  fprintf(stderr, "crd: %.*s: cannot get %zu bytes\n", (int)text.size, text.data, bytes);
  abort();
}

void crd_stop_now(crd_arena *arena, crd_stop reason, size_t bytes) {
  arena_guard *guard = arena && arena->guard ? arena->guard : innermost;
  if (!guard) crd_guard_end(reason, bytes);
  while (innermost != guard) leave_guard(innermost); /* guards of other arenas inside this one end with it */
  guard->arena->stopped = true;
  guard->reason = reason;
  longjmp(guard->jump, 1);
}

void crd_set_stop_handler(crd_stop_handler *handle, void *context) {
  handler.handle = handle;
  handler.context = context;
}

void crd_arena_interrupt(crd_arena *arena) {
  __atomic_store_n(&arena->interrupted, 1, __ATOMIC_RELAXED);
}

void crd_arena_poll_now(crd_arena *arena) {
  if (arena->guard && !arena->stopped) crd_stop_now(arena, CRD_STOP_INTERRUPT, 0);
}

void crd_poll(void) {
  if (innermost) crd_arena_poll(innermost->arena);
}

/* ---- budgets ---- */

struct crd_budget {
  _Atomic size_t used;
  size_t limit;
};

crd_budget *crd_budget_create(size_t limit) {
  crd_budget *budget = malloc(sizeof *budget);
  if (!budget) return NULL;
  atomic_init(&budget->used, 0);
  budget->limit = limit;
  return budget;
}

void crd_budget_destroy(crd_budget *budget) {
  free(budget);
}

bool crd_budget_take(crd_budget *budget, size_t bytes) {
  size_t used = atomic_load_explicit(&budget->used, memory_order_relaxed);
  do {
    if (bytes > budget->limit || used > budget->limit - bytes) return false;
  } while (!atomic_compare_exchange_weak_explicit(&budget->used, &used, used + bytes, memory_order_relaxed,
                                                  memory_order_relaxed));
  return true;
}

void crd_budget_give(crd_budget *budget, size_t bytes) {
  size_t used = atomic_fetch_sub_explicit(&budget->used, bytes, memory_order_relaxed);
  assert(bytes <= used);
  (void)used;
}

size_t crd_budget_used(const crd_budget *budget) {
  return atomic_load_explicit(&budget->used, memory_order_relaxed);
}

size_t crd_budget_limit(const crd_budget *budget) {
  return budget->limit;
}
