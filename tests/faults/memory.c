/* SPDX-License-Identifier: Apache-2.0 */
/* The allocator's functions before the allocator's own. What dlsym itself asks for while they are looked up comes from a
 * small buffer that is never given back.
 *
 * Where all allocations fail from one on, the memory is taken to be full: a large block that is freed makes room for as
 * much again, which is what a program keeps a reserve for, and so does each block that is freed after it. */
#include "faults.h"
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

static struct {
  void *(*malloc)(size_t);
  void *(*calloc)(size_t, size_t);
  void *(*realloc)(void *, size_t);
  int (*posix_memalign)(void **, size_t, size_t);
  void *(*aligned_alloc)(size_t, size_t);
  void *(*memalign)(size_t, size_t);
  void (*free)(void *);
} next;

_Atomic int64_t faults_live;
static uintptr_t own_from, own_to;

static _Alignas(16) char early[8192];
static size_t early_used;

static void *early_alloc(size_t size) {
  size_t rounded = (size + 15) & ~(size_t)15;
  if (rounded > sizeof early - early_used) abort();
  early_used += rounded;
  return early + early_used - rounded;
}

static bool is_early(const void *block) {
  return (const char *)block >= early && (const char *)block < early + sizeof early;
}

static void *look_up(const char *name) {
  return dlsym(RTLD_NEXT, name);
}

static bool ready(void) {
  static bool looking;
  if (next.free) return true;
  if (looking) return false;
  looking = true;
  *(void **)&next.malloc = look_up("malloc");
  *(void **)&next.calloc = look_up("calloc");
  *(void **)&next.realloc = look_up("realloc");
  *(void **)&next.posix_memalign = look_up("posix_memalign");
  *(void **)&next.aligned_alloc = look_up("aligned_alloc");
  *(void **)&next.memalign = look_up("memalign");
  *(void **)&next.free = look_up("free");
  return true;
}

void faults_own_code(uintptr_t from, uintptr_t to) {
  own_from = from;
  own_to = to;
}

#define LARGE_BLOCK 65536

static _Atomic bool roomy;   /* a large block was freed since the memory is full */
static _Atomic int64_t room; /* of it and of what was freed after it */

static void make_room(void *block) {
  if (!atomic_load_explicit(&faults_active, memory_order_relaxed)) {
    atomic_store(&roomy, false);
    atomic_store(&room, 0);
  } else if (faults_plan_now.onward && atomic_load(&faults_state_now->injected)) {
    size_t size = malloc_usable_size(block);
    if (size >= LARGE_BLOCK) atomic_store(&roomy, true);
    if (atomic_load(&roomy)) atomic_fetch_add(&room, (int64_t)size);
  }
}

static bool take_room(size_t size) {
  int64_t left = atomic_load(&room);
  size = size < 24 ? 24 : (size + 15) / 16 * 16 + 8; /* as malloc_usable_size has it */
  while (left > 0 && (uint64_t)left >= size)
    if (atomic_compare_exchange_weak(&room, &left, left - (int64_t)size)) return true;
  return false;
}

static bool strikes(const void *caller, size_t size) {
  if (!atomic_load_explicit(&faults_active, memory_order_relaxed)) return false;
  uintptr_t from = (uintptr_t)caller;
  bool own = from >= own_from && from < own_to && faults_strikes(FAULTS_OWN);
  if (!faults_strikes(FAULTS_ALLOC) && !own) return false;
  if (take_room(size)) return false;
  errno = ENOMEM;
  return true;
}

static void *count(void *block) {
  if (block) atomic_fetch_add_explicit(&faults_live, 1, memory_order_relaxed);
  return block;
}

#define STRUCK(size) strikes(__builtin_return_address(0), size)

void *malloc(size_t size) {
  if (!ready()) return early_alloc(size);
  return STRUCK(size) ? NULL : count(next.malloc(size));
}

void *calloc(size_t number, size_t size) {
  if (!ready()) return early_alloc(number * size);
  return STRUCK(number * size) ? NULL : count(next.calloc(number, size));
}

void *realloc(void *block, size_t size) {
  if (!ready()) return early_alloc(size);
  if (STRUCK(size)) return NULL;
  if (is_early(block)) {
    void *moved = count(next.malloc(size));
    if (moved)
      memcpy(moved, block,
             size < (size_t)(early + sizeof early - (char *)block) ? size : (size_t)(early + sizeof early - (char *)block));
    return moved;
  }
  return block ? next.realloc(block, size) : count(next.realloc(block, size));
}

void *reallocarray(void *block, size_t number, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(number, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(block, bytes);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (!ready() || STRUCK(size)) return ENOMEM;
  int error = next.posix_memalign(block, alignment, size);
  if (!error) count(*block);
  return error;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return !ready() || STRUCK(size) ? NULL : count(next.aligned_alloc(alignment, size));
}

void *memalign(size_t alignment, size_t size);
void *memalign(size_t alignment, size_t size) {
  return !ready() || STRUCK(size) ? NULL : count(next.memalign(alignment, size));
}

void free(void *block) {
  if (!block || is_early(block) || !ready()) return;
  atomic_fetch_sub_explicit(&faults_live, 1, memory_order_relaxed);
  make_room(block);
  next.free(block);
}
