/* SPDX-License-Identifier: Apache-2.0 */
/* A list of blocks, each twice as big as the one before up to a limit; allocation moves a cursor through the current block.
 * A reset puts the cursor back to the first block and keeps the others in the list, so that the next request of the same
 * size asks the system for nothing. */
#include "arena_private.h"
#include <crd/arena.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>

#define DEFAULT_BLOCK (16u << 10)
#define LARGEST_BLOCK (1u << 20)
#define DEFAULT_KEEP (8u << 20)

#define LONG_TEXT (64u << 10) /* bytes: crd_arena_poll is called before a longer text is added */
#define RESERVE (64u << 10)   /* what an arena may take beyond its limit after a stop */

/* Returns how many of `most` bytes the arena may still take from the system. */
static size_t room(const crd_arena *arena, size_t most) {
  if (!arena->limit) return most;
  size_t limit = arena->limit + (arena->stopped ? RESERVE : 0), held = crd_arena_held(arena);
  size_t left = limit > held ? limit - held : 0;
  return left < most ? left : most;
}

/* Charges `bytes` to the arena's limit and budget before malloc; a stop leaves the guard when they do not fit. */
static void charge(crd_arena *arena, size_t bytes) {
  if (room(arena, bytes) < bytes) crd_stop_now(arena, CRD_STOP_LIMIT, bytes);
  if (arena->budget && !crd_budget_take(arena->budget, bytes)) crd_stop_now(arena, CRD_STOP_BUDGET, bytes);
}

static void discharge(const crd_arena *arena, size_t bytes) {
  if (arena->budget) crd_budget_give(arena->budget, bytes);
}

/* malloc or realloc, for which `bytes` were charged. */
static void *system_realloc(crd_arena *arena, void *old, size_t size, size_t bytes) {
  void *memory = realloc(old, size);
  if (!memory) {
    discharge(arena, bytes);
    crd_stop_now(arena, CRD_STOP_MEMORY, bytes);
  }
  return memory;
}

/* A seed that an attacker cannot know. Without random bytes from the system it is the arena's address (ASLR). */
static uint64_t random_seed(const crd_arena *arena) {
  uint64_t seed = 0;
  if (getrandom(&seed, sizeof seed, GRND_NONBLOCK) != (ssize_t)sizeof seed) seed = (uint64_t)(uintptr_t)arena;
  return seed;
}

crd_arena *crd_arena_create(const crd_arena_options *options) {
  crd_arena *arena = malloc(sizeof *arena);
  if (!arena) return NULL;
  *arena = (crd_arena){.block_size = options && options->block_size ? options->block_size : DEFAULT_BLOCK,
                       .keep_at_most = options && options->keep_at_most ? options->keep_at_most : DEFAULT_KEEP,
                       .limit = options ? options->limit : 0,
                       .budget = options ? options->budget : NULL};
  arena->seed = random_seed(arena);
  return arena;
}

static void free_blocks(arena_block *block) {
  while (block) {
    arena_block *next = block->next;
    free(block);
    block = next;
  }
}

void crd_arena_destroy(crd_arena *arena) {
  if (!arena) return;
  discharge(arena, crd_arena_held(arena));
  free_blocks(arena->first);
  free(arena->scratch);
  free(arena);
}

static char *block_start(arena_block *block) {
  return (char *)block + ARENA_HEADER;
}

static void enter_block(crd_arena *arena, arena_block *block) {
  arena->current = block;
  arena->cursor = block_start(block);
  arena->end = arena->cursor + block->size;
}

/* Frees blocks from the end of the list, where the larger ones are, until at most `keep` bytes remain. */
static void give_back(crd_arena *arena, size_t keep) {
  size_t kept = 0;
  arena_block **link = &arena->first;
  while (*link && kept + (*link)->size <= keep) {
    kept += (*link)->size;
    link = &(*link)->next;
  }
  free_blocks(*link);
  *link = NULL;
  discharge(arena, arena->held - kept);
  arena->held = kept;
}

void crd_arena_reset_to(crd_arena *arena, size_t keep) {
  if (arena->limit && keep > arena->limit) keep = arena->limit; /* the reserve after a stop may exceed the limit */
  if (arena->held > keep) give_back(arena, keep);
  if (arena->scratch_size > keep) {
    free(arena->scratch);
    discharge(arena, arena->scratch_size);
    arena->scratch = NULL;
    arena->scratch_size = 0;
  }
  arena->full = 0;
  arena->resets++;
  arena->stopped = false;
  __atomic_store_n(&arena->interrupted, 0, __ATOMIC_RELAXED);
  if (arena->first) {
    enter_block(arena, arena->first);
  } else {
    arena->current = NULL;
    arena->cursor = arena->end = NULL;
  }
}

void crd_arena_reset(crd_arena *arena) {
  bool scarce = arena->budget && crd_budget_used(arena->budget) > crd_budget_limit(arena->budget) / 2;
  crd_arena_reset_to(arena, scarce && arena->block_size < arena->keep_at_most ? arena->block_size : arena->keep_at_most);
}

/* The size of the block after the current one: twice as large within the limits, and at least `size`. */
static size_t next_size(const crd_arena *arena, size_t size) {
  size_t wanted = arena->current ? arena->current->size * 2 : arena->block_size;
  if (wanted > LARGEST_BLOCK) wanted = LARGEST_BLOCK;
  wanted = room(arena, wanted) & ~(size_t)(ARENA_ALIGN - 1);
  return wanted < size ? size : wanted;
}

/* Makes a block of at least `size` bytes current: the next one of the list if it is large enough, else a new one inserted
 * before it. */
static void next_block(crd_arena *arena, size_t size) {
  arena_block *next = arena->current ? arena->current->next : arena->first;
  crd_arena_poll(arena);
  if (!next || next->size < size) {
    size_t wanted = next_size(arena, size);
    charge(arena, wanted);
    arena_block *block = system_realloc(arena, NULL, ARENA_HEADER + wanted, wanted);
    block->size = wanted;
    block->next = next;
    if (arena->current)
      arena->current->next = block;
    else
      arena->first = block;
    arena->held += wanted;
    next = block;
  }
  if (arena->current) arena->full += (size_t)(arena->cursor - block_start(arena->current));
  enter_block(arena, next);
}

void *crd_arena_alloc(crd_arena *arena, size_t size) {
  if (size > SIZE_MAX / 2) crd_stop_now(arena, CRD_STOP_MEMORY, size);
  size_t rounded = size ? (size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1) : ARENA_ALIGN;
  if (rounded > (size_t)(arena->end - arena->cursor)) next_block(arena, rounded);
  void *memory = arena->cursor;
  arena->cursor += rounded;
  return memory;
}

void *crd_arena_zalloc(crd_arena *arena, size_t size) {
  return memset(arena_alloc_fast(arena, size), 0, size);
}

/* Reallocates the current block, which has only this allocation: texts of megabytes leave no old copies in the arena. */
static void *grow_block(crd_arena *arena, size_t size) {
  arena_block **link = &arena->first;
  while (*link != arena->current) link = &(*link)->next;
  size_t rounded = (size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1), more = rounded - arena->current->size;
  crd_arena_poll(arena);
  charge(arena, more);
  arena_block *block = system_realloc(arena, arena->current, ARENA_HEADER + rounded, more);
  arena->held += more;
  block->size = rounded;
  *link = block;
  enter_block(arena, block);
  arena->cursor = arena->end;
  return block_start(block);
}

void *crd_arena_grow(crd_arena *arena, void *old, size_t old_size, size_t size) {
  size_t rounded = old_size ? (old_size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1) : ARENA_ALIGN;
  if (old && size <= old_size) return old;
  if (old && (char *)old + rounded == arena->cursor && size <= SIZE_MAX / 2) {
    size_t wanted = (size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1);
    if (wanted <= (size_t)(arena->end - (char *)old)) {
      arena->cursor = (char *)old + wanted;
      return old;
    }
    if (rounded >= LARGEST_BLOCK && old == block_start(arena->current)) return grow_block(arena, size);
  }
  void *memory = crd_arena_alloc(arena, size);
  if (old && old_size) memcpy(memory, old, old_size);
  return memory;
}

crd_string crd_arena_copy(crd_arena *arena, crd_string string) {
  char *data = crd_arena_alloc(arena, string.size + 1);
  if (string.size) memcpy(data, string.data, string.size);
  data[string.size] = '\0';
  return (crd_string){data, string.size};
}

static crd_string arena_vprintf(crd_arena *arena, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  char small[256];
  int size = vsnprintf(small, sizeof small, format, arguments);
  crd_string result = {"", 0};
  if (size > 0 && (size_t)size < sizeof small) {
    result = crd_arena_copy(arena, (crd_string){small, (size_t)size});
  } else if (size > 0) {
    char *data = crd_arena_alloc(arena, (size_t)size + 1);
    vsnprintf(data, (size_t)size + 1, format, again);
    result = (crd_string){data, (size_t)size};
  }
  va_end(again);
  return result;
}

crd_string crd_arena_printf(crd_arena *arena, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  crd_string result = arena_vprintf(arena, format, arguments);
  va_end(arguments);
  return result;
}

size_t crd_arena_used(const crd_arena *arena) {
  return arena->full + (arena->current ? (size_t)(arena->cursor - block_start(arena->current)) : 0);
}

uint32_t crd_arena_resets(const crd_arena *arena) {
  return arena ? arena->resets : 0;
}

uint64_t crd_arena_seed(const crd_arena *arena) {
  return arena->seed;
}

size_t crd_arena_held(const crd_arena *arena) {
  return arena->held + arena->scratch_size;
}

void *crd_arena_borrow(size_t size) {
  crd_arena *arena = crd_guard_arena();
  void *memory = arena ? crd_arena_alloc(arena, size) : malloc(size);
  if (!memory) crd_stop_now(NULL, CRD_STOP_MEMORY, size);
  return memory;
}

/* In an arena memory is reusable at once only if it is in the current block; other memory is kept until the reset. */
void crd_arena_return(void *memory) {
  crd_arena *arena = crd_guard_arena();
  if (!arena)
    free(memory);
  else if ((char *)memory >= block_start(arena->current) && (char *)memory < arena->cursor)
    arena->cursor = memory;
}

/* Not inlined into crd_arena_scratch, so that the fast path there saves no registers. */
__attribute__((noinline)) static char *grow_scratch(crd_arena *arena, size_t size) {
  size_t wanted = arena->scratch_size ? arena->scratch_size * 2 : DEFAULT_BLOCK;
  while (wanted < size) wanted *= 2;
  size_t more = wanted - arena->scratch_size;
  crd_arena_poll(arena);
  charge(arena, more);
  arena->scratch = system_realloc(arena, arena->scratch, wanted, more);
  arena->scratch_size = wanted;
  return arena->scratch;
}

char *crd_arena_scratch(crd_arena *arena, size_t size) {
  return size <= arena->scratch_size ? arena->scratch : grow_scratch(arena, size);
}

/* Room for `more` bytes at the end of a text. */
static char *text_room(crd_text *text, size_t more) {
  if (more > text->capacity - text->size) {
    size_t capacity = text->capacity ? text->capacity * 2 : 64;
    while (capacity - text->size < more) {
      if (capacity > SIZE_MAX / 4) crd_stop_now(text->arena, CRD_STOP_MEMORY, capacity);
      capacity *= 2;
    }
    text->data = crd_arena_grow(text->arena, text->data, text->capacity, capacity);
    text->capacity = capacity;
  }
  return text->data + text->size;
}

void crd_text_add(crd_text *text, crd_string string) {
  if (!string.size) return;
  if (string.size > LONG_TEXT) crd_arena_poll(text->arena);
  memcpy(text_room(text, string.size), string.data, string.size);
  text->size += string.size;
}

void crd_text_add_char(crd_text *text, char c) {
  *text_room(text, 1) = c;
  text->size++;
}

void crd_text_printf(crd_text *text, const char *format, ...) {
  va_list arguments, again;
  crd_arena_poll(text->arena);
  va_start(arguments, format);
  va_copy(again, arguments);
  char small[256];
  int size = vsnprintf(small, sizeof small, format, arguments);
  if (size > 0 && (size_t)size < sizeof small) {
    crd_text_add(text, (crd_string){small, (size_t)size});
  } else if (size > 0) {
    vsnprintf(text_room(text, (size_t)size + 1), (size_t)size + 1, format, again);
    text->size += (size_t)size;
  }
  va_end(again);
  va_end(arguments);
}
