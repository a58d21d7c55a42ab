/* SPDX-License-Identifier: Apache-2.0 */
/* Stopping work that has no memory left, or no time: a way out to a recovery point, as a protected call is in Lua. What a
 * request makes lives in its arena, so that leaving in the middle loses nothing: the arena is reset and serves the next one.
 *
 * What may stop: every allocation in an arena that has to ask for a block, and the polls of the loops over inputs. Functions
 * whose results can tell of it guard themselves when their caller has not: crd_request_judge, crd_layer_judge and
 * crd_endpoint_answer (`stopped` of the verdict), the parsers of JSON and YAML (NULL and a crd_parse_error), the patches
 * (CRD_PATCH_STOPPED), what sets or reads settings (false and its text), crd_registry_settings (NULL), and of generated code
 * NAME_create, NAME_decode, NAME_from_json, NAME_from_yaml and NAME_copy (NULL), NAME_validate, NAME_validate_decoded and
 * NAME_default (false), NAME_to_json and NAME_to_yaml (an empty string), and crd_file_read (false). Anything else must be
 * called under crd_guard by who wants to go on; without one the program's handler has the last word (crd_set_stop_handler),
 * and without a handler it is aborted.
 *
 * Code between a guard and a stop is left without a word: it must own nothing but what is in the arena, hold no lock, and be
 * C (a frame of C++ with destructors must not be jumped over). */
#ifndef CRD_GUARD_H
#define CRD_GUARD_H

#include <crd/arena.h>
#include <stdbool.h>

CRD_BEGIN_DECLS

typedef enum crd_stop {
  CRD_STOP_NONE,     /* the work came to its end */
  CRD_STOP_MEMORY,   /* the system gave no memory */
  CRD_STOP_LIMIT,    /* the arena's own limit is reached (crd_arena_options.limit) */
  CRD_STOP_BUDGET,   /* the budget that it shares is used up (crd_arena_options.budget) */
  CRD_STOP_INTERRUPT /* crd_arena_interrupt: somebody wants an end, as of a deadline */
} crd_stop;

/* Runs work(context). What stops the work in `arena` ends it here: the reason, or CRD_STOP_NONE. Guards nest; a stop leaves
 * to the innermost one of its arena.
 *
 * After a stop what the arena holds is of no use; crd_arena_reset makes it as new. Until then interrupts are not looked at,
 * and the arena's limit is 64 KiB higher: an answer may be made in it. A budget stays as it is: reset first, which gives
 * back and keeps a block. */
CRD_MUST_CHECK crd_stop crd_guard(crd_arena *arena, void (*work)(void *context), void *context);
/* The same where no guard of the arena is under way; under one the work is just done, and a stop leaves past the caller:
 * what functions do whose results can tell of a stop. */
CRD_MUST_CHECK crd_stop crd_guard_once(crd_arena *arena, void (*work)(void *context), void *context);
/* The arena of the innermost guard of the thread; NULL without one. */
crd_arena *crd_guard_arena(void);
/* Whether a guard of the arena is under way. */
bool crd_guarded(const crd_arena *arena);
/* "out of memory" and the like, as errors and answers say it; "" for CRD_STOP_NONE. */
crd_string crd_stop_text(crd_stop stop);

/* Leaves to the innermost guard of `arena`; of the thread, whichever arena it is of, where that has none, or is NULL: work
 * under a guard may have arenas of its own. Where there is none at all the handler is called. `bytes`: what could not be
 * had, 0 where it is not about memory. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void crd_stop_now(crd_arena *arena, crd_stop reason, size_t bytes);

/* What a program wants to do where nothing guards: it must not return (exit, longjmp). When it does, or there is none, a
 * line is written to stderr and the program aborted. Process-wide; to be set before threads begin. NULL: none.
 *
 * Guards do not help where RE2, which matches the patterns that have no automaton, is left without memory: it does not
 * survive that. Each thread that uses patterns keeps 8 MiB back for it, more for large ones (address space: nobody touches
 * it), and gives it up when RE2 finds no more; the call then ends as others do that memory is refused, by CRD_STOP_MEMORY.
 * What needs more at that moment (a text that takes a large automaton through many states) or loses it to other threads
 * asks the std::new_handler of the program, and when it has none comes here, whatever guards: such a handler is to end the
 * program, for RE2 may hold locks. */
typedef void crd_stop_handler(void *context, crd_stop reason, size_t bytes);
void crd_set_stop_handler(crd_stop_handler *handler, void *context);

/* Asks the work of an arena to end: its next poll or block stops it, if it is guarded. From any thread and from signal
 * handlers, as long as the arena is there. Forgotten by crd_arena_reset: who interrupts must see to it by a lock of his own
 * that the work that he means is still the one under way. */
void crd_arena_interrupt(crd_arena *arena);

void crd_arena_poll_now(crd_arena *arena);
/* A point at which the work may be stopped: what loops over inputs ask in each round. An arena begins with the word that
 * crd_arena_interrupt sets. */
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

/* Memory that several arenas and buffers share. Thread-safe and exact: what is taken is never more than the limit. */
typedef struct crd_budget crd_budget;

/* A budget of `limit` bytes; NULL when there is no memory. It must outlive what shares it. */
CRD_MUST_CHECK crd_budget *crd_budget_create(size_t limit);
void crd_budget_destroy(crd_budget *budget); /* NULL is fine */
/* False, and nothing is taken, where it would be over the limit. */
CRD_MUST_CHECK bool crd_budget_take(crd_budget *budget, size_t bytes);
void crd_budget_give(crd_budget *budget, size_t bytes);
size_t crd_budget_used(const crd_budget *budget);
size_t crd_budget_limit(const crd_budget *budget);

CRD_END_DECLS

#endif
