/* SPDX-License-Identifier: Apache-2.0 */
/* One arena per request: everything that decoding, defaulting and validating allocates lives in it, and nothing is freed
 * alone. A reset frees all of it and keeps the blocks for the next request (no malloc in the steady state).
 *
 * Allocation never returns NULL. Where the system has no memory left, or the arena's limit is reached, the work is stopped
 * (crd/guard.h): control goes to the innermost guard or to the program's handler. An arena belongs to one thread. */
#ifndef CRD_ARENA_H
#define CRD_ARENA_H

#include <crd/string.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#ifndef __TINYC__ /* which compiles rules in memory, without the C library's headers */
#include <assert.h>
#endif

CRD_BEGIN_DECLS

typedef struct crd_arena crd_arena;

typedef struct crd_arena_options {
  size_t block_size;         /* bytes of the first block; 0: 16 KiB. Later blocks double up to 1 MiB */
  size_t keep_at_most;       /* bytes that a reset keeps; more is freed. 0: 8 MiB */
  size_t limit;              /* bytes that may be allocated from the system; 0: any number */
  struct crd_budget *budget; /* all blocks count against it (crd/guard.h), kept ones too; NULL: none. Borrowed */
} crd_arena_options;

/* A new arena; NULL options mean the defaults. NULL when there is no memory. The caller ends it with crd_arena_destroy. */
CRD_MUST_CHECK crd_arena *crd_arena_create(const crd_arena_options *options);
void crd_arena_destroy(crd_arena *arena); /* NULL is fine */

/* Frees everything allocated, and clears a stop and an interrupt. Every pointer into the arena dangles afterwards. Only the
 * first block is kept if the arena has a budget of which over half is taken. */
void crd_arena_reset(crd_arena *arena);
/* The same, keeping at most `keep` bytes. */
void crd_arena_reset_to(crd_arena *arena, size_t keep);

/* `size` bytes aligned to 16, not cleared (alloc) or zeroed (zalloc). A size of 0 gives a valid pointer. */
void *crd_arena_alloc(crd_arena *arena, size_t size);
void *crd_arena_zalloc(crd_arena *arena, size_t size);

/* Grows an allocation: in place when `old` was the last one, else by copying min(old_size, size) bytes. */
void *crd_arena_grow(crd_arena *arena, void *old, size_t old_size, size_t size);

/* Makes room for one more item of a list in the arena that has `count` items and space for `room`. A full list grows to
 * twice its room, an empty one to `first`. Assigns `items` and `room`; evaluates all arguments more than once. */
#define CRD_ARENA_ROOM(arena, items, count, room, first)                                                                    \
  do {                                                                                                                      \
    assert((count) <= (room) && (first) > 0);                                                                               \
    if ((count) == (room)) {                                                                                                \
      (items) = crd_arena_grow((arena), (void *)(items), (size_t)(room) * sizeof *(items),                                  \
                               ((room) ? 2 * (size_t)(room) : (first)) * sizeof *(items));                                  \
      (room) = (room) ? 2 * (room) : (first);                                                                               \
    }                                                                                                                       \
  } while (0)

/* Adds an item (the last arguments) to such a list. */
#define CRD_ARENA_PUSH(arena, items, count, room, first, ...)                                                               \
  do {                                                                                                                      \
    CRD_ARENA_ROOM(arena, items, count, room, first);                                                                       \
    (items)[(count)++] = __VA_ARGS__;                                                                                       \
  } while (0)

/* Adds an item to a list that stays small: the list has no spare room. */
#define CRD_ARENA_PUSH_FEW(arena, items, count, ...)                                                                        \
  do {                                                                                                                      \
    const size_t few_ = (count) * sizeof *(items);                                                                          \
    (items) = crd_arena_grow((arena), (void *)(items), few_, few_ + sizeof *(items));                                       \
    (items)[(count)++] = __VA_ARGS__;                                                                                       \
  } while (0)

/* A copy of the bytes, followed by a NUL that is not counted. */
crd_string crd_arena_copy(crd_arena *arena, crd_string string);

/* Formats as printf does; the result is NUL-terminated as well as counted. */
crd_string crd_arena_printf(crd_arena *arena, const char *format, ...)
#if defined(__GNUC__) && !defined(__TINYC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* Bytes handed out since the last reset, and bytes held from the system. For metrics and tests. */
size_t crd_arena_used(const crd_arena *arena);
size_t crd_arena_held(const crd_arena *arena);

/* How often the arena was reset. */
uint32_t crd_arena_resets(const crd_arena *arena);

/* The seed for hash tables of input values: a number that the sender of the input cannot know. */
uint64_t crd_arena_seed(const crd_arena *arena);

/* A text that grows in an arena. Zero-initialise with the arena: crd_text text = {.arena = arena}; */
typedef struct crd_text {
  crd_arena *arena;
  char *data;
  size_t size, capacity;
} crd_text;

void crd_text_add(crd_text *text, crd_string string);
void crd_text_add_char(crd_text *text, char c);
void crd_text_printf(crd_text *text, const char *format, ...)
#if defined(__GNUC__) && !defined(__TINYC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
CRD_INLINE crd_string crd_text_string(const crd_text *text) {
  crd_string string = {text->data, text->size};
  return string;
}

CRD_END_DECLS

#endif
