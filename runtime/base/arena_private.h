/* SPDX-License-Identifier: Apache-2.0 */
/* The arena's inside, for the readers of this folder: an inlined allocation and the scratch stack that survives resets. */
#pragma once

#include <crd/guard.h>
#include <stdint.h>

typedef struct arena_guard arena_guard;
typedef struct arena_block arena_block;
struct arena_block {
  arena_block *next; /* the block after this one: unused since the last reset, or filled after it */
  size_t size;       /* bytes after the header */
};

struct crd_arena {
  int interrupted;      /* a caller asks to stop; first member, where crd_arena_poll reads it; atomic */
  bool stopped;         /* a stop has left a guard: the limit is raised, and interrupts are ignored */
  char *cursor, *end;   /* the free part of the current block */
  arena_block *current; /* NULL before the first allocation */
  arena_block *first;
  size_t full; /* bytes handed out of the blocks before the current one */
  size_t held; /* bytes of all blocks */
  size_t block_size, keep_at_most;
  size_t limit;       /* bytes that may be held; 0: any */
  crd_budget *budget; /* charged for the held bytes; NULL: none */
  arena_guard *guard; /* the innermost guard of this arena; NULL: none */
  uint32_t resets;
  uint64_t seed; /* for the readers' hash tables: unknown to the sender of the input */
  char *scratch; /* one buffer that a reader may use as its stack while it runs */
  size_t scratch_size;
};

#define ARENA_ALIGN 16u

/* The size of an arena's block header, aligned so that what follows is aligned too. */
#define ARENA_HEADER ((sizeof(arena_block) + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1))

/* Returns the scratch buffer, grown to at least `size` bytes; its content is kept. The arena owns it. */
char *crd_arena_scratch(crd_arena *arena, size_t size);

/* Whether the arena has a limit or a budget. NULL stands for work that no request causes: it is not limited. */
static inline bool arena_is_limited(const crd_arena *arena) {
  return arena && (arena->limit || arena->budget);
}

/* Temporary memory: from the arena of the thread's guard, so that a stop leaks nothing, else from malloc. Return it as soon
 * as possible, in reverse order. */
void *crd_arena_borrow(size_t size);
void crd_arena_return(void *memory);

/* Calls the program's stop handler; when there is none or it returns, ends the process. Guards are skipped. For code that
 * must not be left by a jump to a guard. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void crd_guard_end(crd_stop reason, size_t bytes);

/* crd_arena_alloc, inlined for callers where the cost of the call is measurable. */
static inline void *arena_alloc_fast(crd_arena *arena, size_t size) {
  size_t rounded = (size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1);
  if (rounded != 0 && rounded >= size && rounded <= (size_t)(arena->end - arena->cursor)) {
    void *memory = arena->cursor;
    arena->cursor += rounded;
    return memory;
  }
  return crd_arena_alloc(arena, size);
}
