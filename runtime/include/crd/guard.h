/* SPDX-License-Identifier: Apache-2.0 */
/* Stops work that has no memory or no time left, by a jump to a recovery point, like a protected call in Lua. A request
 * allocates only in its arena, so that a stop leaks nothing: the arena is reset and serves the next request.
 *
 * Stops happen in allocations that need a new block of an arena, and in the polls of loops over inputs. Functions that can
 * report a stop by their result set a guard themselves if the caller has none: crd_request_judge, crd_layer_judge and
 * crd_endpoint_answer (`stopped` of the verdict), the parsers of JSON and YAML (NULL and a crd_parse_error), the patches
 * (CRD_PATCH_STOPPED), functions that set or read settings (false and an error), crd_registry_settings (NULL), and of
 * generated code NAME_create, NAME_decode, NAME_from_json, NAME_from_yaml and NAME_copy (NULL), NAME_validate,
 * NAME_validate_decoded and NAME_default (false), NAME_to_json and NAME_to_yaml (an empty string), and crd_file_read
 * (false). To survive a stop in any other function, call it under crd_guard. Without a guard the program's handler is called
 * (crd_set_stop_handler), and without a handler the program is aborted.
 *
 * Code between a guard and a stop gets no chance to clean up: it must own no memory outside of the arena, hold no lock, and
 * be C (the jump must not skip a C++ frame with destructors). */
#ifndef CRD_GUARD_H
#define CRD_GUARD_H

#include <crd/arena.h>
#include <stdbool.h>

CRD_BEGIN_DECLS

typedef enum crd_stop {
  CRD_STOP_NONE,     /* the work was completed */
  CRD_STOP_MEMORY,   /* the system has no memory */
  CRD_STOP_LIMIT,    /* the arena's own limit is reached (crd_arena_options.limit) */
  CRD_STOP_BUDGET,   /* the arena's shared budget is used up (crd_arena_options.budget) */
  CRD_STOP_INTERRUPT /* crd_arena_interrupt was called, as at a deadline */
} crd_stop;

/* Runs work(context). A stop in `arena` returns here: the result is its reason, or CRD_STOP_NONE. Guards nest; a stop
 * returns to the innermost guard of its arena.
 *
 * After a stop the contents of the arena are undefined until crd_arena_reset. Before the reset interrupts are ignored, and
 * the arena's limit is 64 KiB higher, so that an answer can be allocated. A budget is not raised: reset first, which frees
 * all blocks but one. */
CRD_MUST_CHECK crd_stop crd_guard(crd_arena *arena, void (*work)(void *context), void *context);
/* The same if the arena has no active guard. Under an active guard it only runs the work, and a stop jumps past the caller.
 * For functions that can report a stop by their result. */
CRD_MUST_CHECK crd_stop crd_guard_once(crd_arena *arena, void (*work)(void *context), void *context);
/* The arena of the innermost guard of the thread; NULL without one. */
crd_arena *crd_guard_arena(void);
/* Whether the arena has an active guard. */
bool crd_guarded(const crd_arena *arena);
/* "out of memory" and the like, for errors and answers; "" for CRD_STOP_NONE. */
crd_string crd_stop_text(crd_stop stop);

/* Jumps to the innermost guard of `arena`. If the arena has none, or is NULL, it jumps to the thread's innermost guard,
 * since work under a guard may have arenas of its own. Without any guard the handler is called. `bytes`: the size of the
 * failed allocation, or 0. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void crd_stop_now(crd_arena *arena, crd_stop reason, size_t bytes);

/* A program's handler of stops without a guard. It must not return (exit, longjmp). If it returns, or there is none (NULL),
 * a line is written to stderr and the program is aborted. Process-wide; set it before threads start.
 *
 * Guards do not help when RE2, which matches patterns that have no automaton, runs out of memory: RE2 does not survive that.
 * Each thread that uses patterns reserves 8 MiB for RE2, more for large patterns (untouched address space), and frees the
 * reserve when RE2's allocation fails; the call then ends with CRD_STOP_MEMORY. If the reserve is not enough (a text that
 * takes a large automaton through many states), or other threads take it, the program's std::new_handler is called; without
 * one this handler is called, whatever guards there are. It must then end the program, since RE2 may hold locks. */
typedef void crd_stop_handler(void *context, crd_stop reason, size_t bytes);
void crd_set_stop_handler(crd_stop_handler *handler, void *context);

/* Interrupts the work of an arena: its next poll or block stops it, if it is guarded. From any thread and from signal
 * handlers, while the arena exists. crd_arena_reset clears the interrupt: the caller needs a lock of its own to make sure
 * that the arena still does the work that is meant. */
void crd_arena_interrupt(crd_arena *arena);

void crd_arena_poll_now(crd_arena *arena);
/* A point at which the work may be stopped: loops over inputs call it in each round. The first word of an arena is the flag
 * that crd_arena_interrupt sets. */
CRD_INLINE void crd_arena_poll(crd_arena *arena) {
#if defined(__GNUC__) && !defined(__TINYC__)
  if (__builtin_expect(__atomic_load_n(CRD_CAST(const int *, CRD_CAST(const void *, arena)), __ATOMIC_RELAXED) != 0, 0))
    crd_arena_poll_now(arena);
#else
  if (*CRD_CAST(const volatile int *, CRD_CAST(const void *, arena))) crd_arena_poll_now(arena);
#endif
}
/* The same for the innermost guard of the thread: for loops that know no arena. */
void crd_poll(void);

/* A memory limit that several arenas and buffers share. Thread-safe and exact: never more than the limit is taken. */
typedef struct crd_budget crd_budget;

/* A budget of `limit` bytes; NULL when there is no memory. It must outlive the arenas and buffers that share it. */
CRD_MUST_CHECK crd_budget *crd_budget_create(size_t limit);
void crd_budget_destroy(crd_budget *budget); /* NULL is fine */
/* False, and takes nothing, if the sum would exceed the limit. */
CRD_MUST_CHECK bool crd_budget_take(crd_budget *budget, size_t bytes);
void crd_budget_give(crd_budget *budget, size_t bytes);
size_t crd_budget_used(const crd_budget *budget);
size_t crd_budget_limit(const crd_budget *budget);

CRD_END_DECLS

#endif
