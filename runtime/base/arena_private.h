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
  int interrupted;      /* somebody wants an end: at the beginning, where crd_arena_poll reads it; atomic */
  bool stopped;         /* a guard was left: the limit is higher, and interrupts are not looked at */
  char *cursor, *end;   /* the free part of the current block */
  arena_block *current; /* NULL before the first allocation */
  arena_block *first;
  size_t full; /* bytes handed out of the blocks before the current one */
  size_t held; /* bytes of all blocks */
  size_t block_size, keep_at_most;
  size_t limit;       /* bytes that may be held; 0: any */
  crd_budget *budget; /* what is held is taken from it; NULL: none */
  arena_guard *guard; /* the innermost; NULL: none */
  uint32_t resets;
  uint64_t seed; /* of the readers' hash tables: unknown to who sends the input */
  char *scratch; /* one buffer that a reader may use as its stack while it runs */
  size_t scratch_size;
};

#define ARENA_ALIGN 16u

/* The size of an arena's block header, aligned so that what follows is aligned too. */
#define ARENA_HEADER ((sizeof(arena_block) + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1))

/* The scratch buffer with at least `size` bytes; what it held stays. */
char *crd_arena_scratch(crd_arena *arena, size_t size);

/* Whether what is done for this arena is bounded; NULL, of what no request brings, is not. */
static inline bool arena_is_limited(const crd_arena *arena) {
  return arena && (arena->limit || arena->budget);
}

/* Memory for a while: of the thread's guarded arena, so that a stop loses nothing, else of the system. It is given back as
 * soon as it is not wanted, the last one first. */
void *crd_arena_borrow(size_t size);
void crd_arena_return(void *memory);

/* The program's handler of stops and, when it is none or returns, the end: past all guards. For code that no guard may be
 * left from. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void crd_guard_end(crd_stop reason, size_t bytes);

/* crd_arena_alloc where the call itself is felt. */
static inline void *arena_alloc_fast(crd_arena *arena, size_t size) {
  size_t rounded = (size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1);
  if (rounded != 0 && rounded >= size && rounded <= (size_t)(arena->end - arena->cursor)) {
    void *memory = arena->cursor;
    arena->cursor += rounded;
    return memory;
  }
  return crd_arena_alloc(arena, size);
}
