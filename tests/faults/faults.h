/* SPDX-License-Identifier: Apache-2.0 */
/* Failures on purpose. A plan names a family of calls and which of them fails: the k-th, or every one from the k-th on.
 * Calls are counted by family, also while none fails, so that a first run tells how many there are.
 *
 * plan:    FAMILY:K[+][:ACTION]     K from 1; "+": and all that follow
 * memory:  FAMILY alloc (every allocation) or own (those that the program itself makes, not its libraries); they give NULL;
 *          with "+" a large block that is freed makes room for as much again
 * calls:   the families of system.c; ACTION is an errno's name (EIO), short (one byte goes over,
 *          with "+" half of what is asked) or end (nothing does) */
#ifndef FAULTS_H
#define FAULTS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum faults_family {
  FAULTS_ALLOC,
  FAULTS_OWN,
  FAULTS_OPEN,
  FAULTS_READ,
  FAULTS_WRITE, /* to files: descriptors above 2 */
  FAULTS_PRINT, /* to standard output */
  FAULTS_SAY,   /* to standard error */
  FAULTS_CLOSE,
  FAULTS_LIST, /* entries of folders */
  FAULTS_STAT,
  FAULTS_RENAME,
  FAULTS_MAKE, /* folders */
  FAULTS_SYNC,
  FAULTS_MAP,
  FAULTS_ACCEPT,
  FAULTS_RECEIVE,
  FAULTS_SEND,
  FAULTS_WAIT, /* poll and its kin */
  FAULTS_FAMILIES
} faults_family;

typedef enum faults_action { FAULTS_ERROR, FAULTS_SHORT, FAULTS_END } faults_action;

/* What the runner reads while the program runs, and after its end, however that came. */
typedef struct faults_state {
  _Atomic uint64_t calls[FAULTS_FAMILIES];
  _Atomic uint64_t injected;
} faults_state;

typedef struct faults_plan {
  faults_family family;
  uint64_t first; /* 0: nothing fails */
  bool onward;
  faults_action action;
  int error;
} faults_plan;

extern faults_plan faults_plan_now;
extern faults_state *faults_state_now;
/* Nothing is counted and nothing fails before this is true. */
extern _Atomic bool faults_active;

/* Reads a plan; false when it is none. */
bool faults_plan_read(faults_plan *plan, const char *text);

/* Counts a call; true: it is to fail. */
static inline bool faults_strikes(faults_family family) {
  uint64_t number = atomic_fetch_add(&faults_state_now->calls[family], 1) + 1;
  const faults_plan *plan = &faults_plan_now;
  if (plan->family != family || !plan->first || number < plan->first || (number > plan->first && !plan->onward))
    return false;
  atomic_fetch_add(&faults_state_now->injected, 1);
  return true;
}

/* memory.c: bytes at addresses in [from, to) are the program's own code. */
void faults_own_code(uintptr_t from, uintptr_t to);
/* memory.c: blocks that are allocated and not freed. Counted in programs that link it, where that is asked for. */
extern _Atomic int64_t faults_live;

/* system.c: from now on the thread's system calls, and those of threads that it makes, come by. False where that cannot be.
 */
bool faults_watch_system(void);

#endif
