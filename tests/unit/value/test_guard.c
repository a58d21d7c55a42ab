/* SPDX-License-Identifier: Apache-2.0 */
/* What stops work, and where it is left to. The program's malloc and realloc are wrapped: they can be made to fail. */
#include <crd/guard.h>
#include <criterion/criterion.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

void *__real_malloc(size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_realloc(void *old, size_t size);

static _Thread_local int until_failure = -1; /* allocations; -1: none fails */

static bool fails(void) {
  if (until_failure < 0) return false;
  return until_failure-- == 0;
}

void *__wrap_malloc(size_t size) {
  return fails() ? NULL : __real_malloc(size);
}

void *__wrap_realloc(void *old, size_t size) {
  return fails() ? NULL : __real_realloc(old, size);
}

typedef struct job {
  crd_arena *arena, *other;
  size_t bytes, rounds;
  crd_stop inner;
  bool done;
} job;

static void allocate(void *context) {
  job *job = context;
  for (size_t i = 0; i < job->rounds; i++) memset(crd_arena_alloc(job->arena, job->bytes), 1, job->bytes);
  job->done = true;
}

Test(guard, leaves_what_comes_to_its_end_alone) {
  job job = {.arena = crd_arena_create(NULL), .bytes = 1000, .rounds = 100};
  cr_assert_not(crd_guarded(job.arena));
  cr_assert_eq(crd_guard(job.arena, allocate, &job), CRD_STOP_NONE);
  cr_assert(job.done);
  cr_assert_not(crd_guarded(job.arena));
  crd_arena_destroy(job.arena);
}

Test(guard, keeps_an_arena_to_its_limit) {
  job job = {.arena = crd_arena_create(&(crd_arena_options){.limit = 300000}), .bytes = 100, .rounds = 1000000};
  for (int round = 0; round < 3; round++) {
    cr_assert_eq(crd_guard(job.arena, allocate, &job), CRD_STOP_LIMIT);
    cr_assert_not(job.done);
    cr_assert_leq(crd_arena_held(job.arena), 300000);
    cr_assert_geq(crd_arena_used(job.arena), 290000, "all of it can be had: %zu", crd_arena_used(job.arena));
    crd_arena_alloc(job.arena, 10000); /* an answer */
    crd_arena_reset(job.arena);
  }
  job.rounds = 1000;
  cr_assert_eq(crd_guard(job.arena, allocate, &job), CRD_STOP_NONE);
  crd_arena_destroy(job.arena);
}

Test(guard, counts_texts_that_grow_in_place_and_what_is_too_large_by_far) {
  job job = {.arena = crd_arena_create(&(crd_arena_options){.limit = 3 << 20}), .bytes = 4 << 20, .rounds = 1};
  cr_assert_eq(crd_guard(job.arena, allocate, &job), CRD_STOP_LIMIT);
  crd_arena_reset(job.arena);
  job.bytes = SIZE_MAX - 5;
  cr_assert_eq(crd_guard(job.arena, allocate, &job), CRD_STOP_MEMORY);
  crd_arena_destroy(job.arena);
}

static void write_text(void *context) {
  crd_text text = {.arena = ((job *)context)->arena};
  for (;;) crd_text_add(&text, CRD_STRING("0123456789"));
}

Test(guard, keeps_a_text_to_the_limit) {
  job job = {.arena = crd_arena_create(&(crd_arena_options){.limit = 20 << 20})};
  cr_assert_eq(crd_guard(job.arena, write_text, &job), CRD_STOP_LIMIT);
  cr_assert_leq(crd_arena_held(job.arena), 20 << 20);
  cr_assert_geq(crd_arena_held(job.arena), 8 << 20);
  crd_arena_destroy(job.arena);
}

Test(guard, shares_a_budget_between_arenas) {
  crd_budget *budget = crd_budget_create(1000000);
  crd_arena_options options = {.budget = budget};
  job one = {.arena = crd_arena_create(&options), .bytes = 1000, .rounds = 400};
  job two = {.arena = crd_arena_create(&options), .bytes = 1000, .rounds = 1000};
  cr_assert_eq(crd_guard(one.arena, allocate, &one), CRD_STOP_NONE);
  cr_assert_eq(crd_budget_used(budget), crd_arena_held(one.arena));
  cr_assert_eq(crd_guard(two.arena, allocate, &two), CRD_STOP_BUDGET);
  cr_assert_eq(crd_budget_used(budget), crd_arena_held(one.arena) + crd_arena_held(two.arena));
  cr_assert_leq(crd_budget_used(budget), 1000000);
  crd_arena_reset(one.arena); /* memory is scarce: little is kept */
  cr_assert_leq(crd_arena_held(one.arena), 16 << 10);
  crd_arena_reset_to(two.arena, 0);
  cr_assert_eq(crd_arena_held(two.arena), 0);
  cr_assert_eq(crd_budget_used(budget), crd_arena_held(one.arena));
  two.rounds = 100;
  cr_assert_eq(crd_guard(two.arena, allocate, &two), CRD_STOP_NONE);
  crd_arena_destroy(one.arena);
  crd_arena_destroy(two.arena);
  cr_assert_eq(crd_budget_used(budget), 0);
  cr_assert(crd_budget_take(budget, 1000000));
  cr_assert_not(crd_budget_take(budget, 1));
  crd_budget_give(budget, 1000000);
  cr_assert_not(crd_budget_take(budget, 1000001));
  crd_budget_destroy(budget);
}

static void *take_and_give(void *context) {
  size_t most = 0;
  for (int i = 0; i < 20000; i++) {
    if (!crd_budget_take(context, 300)) continue;
    size_t used = crd_budget_used(context);
    if (used > most) most = used;
    crd_budget_give(context, 300);
  }
  return (void *)most; /* NOLINT(performance-no-int-to-ptr) */
}

Test(guard, has_a_budget_that_threads_share) {
  crd_budget *budget = crd_budget_create(1000);
  pthread_t threads[8];
  for (int i = 0; i < 8; i++) cr_assert_eq(pthread_create(&threads[i], NULL, take_and_give, budget), 0);
  for (int i = 0; i < 8; i++) {
    void *most;
    pthread_join(threads[i], &most);
    cr_assert_leq((size_t)most, 1000);
  }
  cr_assert_eq(crd_budget_used(budget), 0);
  crd_budget_destroy(budget);
}

Test(guard, tells_of_each_allocation_that_fails) {
  for (int k = 0; k < 6; k++) {
    job job = {.arena = crd_arena_create(NULL), .bytes = 10000, .rounds = 40};
    until_failure = k;
    crd_stop stop = crd_guard(job.arena, allocate, &job);
    bool failed = until_failure < 0;
    until_failure = -1;
    cr_assert_eq(stop, failed ? CRD_STOP_MEMORY : CRD_STOP_NONE);
    cr_assert(k > 4 || failed, "%d", k);
    crd_arena_reset(job.arena);
    cr_assert_eq(crd_guard(job.arena, allocate, &job), CRD_STOP_NONE);
    crd_arena_destroy(job.arena);
  }
  until_failure = 0;
  crd_arena *arena = crd_arena_create(NULL);
  until_failure = 0;
  crd_budget *budget = crd_budget_create(1);
  until_failure = -1;
  cr_assert_null(arena);
  cr_assert_null(budget);
}

Test(guard, gives_back_what_was_charged_for_an_allocation_that_failed) {
  crd_budget *budget = crd_budget_create(10 << 20);
  job job = {.arena = crd_arena_create(&(crd_arena_options){.budget = budget})};
  until_failure = 20; /* where the text is a block of its own, which grows by realloc */
  cr_assert_eq(crd_guard(job.arena, write_text, &job), CRD_STOP_BUDGET);
  until_failure = 9;
  crd_arena_reset_to(job.arena, 0);
  cr_assert_eq(crd_guard(job.arena, write_text, &job), CRD_STOP_MEMORY);
  until_failure = -1;
  cr_assert_eq(crd_budget_used(budget), crd_arena_held(job.arena));
  crd_arena_destroy(job.arena);
  cr_assert_eq(crd_budget_used(budget), 0);
  crd_budget_destroy(budget);
}

static void inner(void *context) {
  job *job = context;
  job->inner = crd_guard(job->arena, write_text, job);
  cr_assert(crd_guarded(job->arena));
  job->done = true;
}

static void stop_outer(void *context) {
  job *job = context;
  crd_stop_now(job->other, CRD_STOP_INTERRUPT, 0);
}

static void outer(void *context) {
  job *job = context;
  job->inner = crd_guard(job->arena, stop_outer, job);
  job->done = true;
}

Test(guard, nests) {
  job job = {.arena = crd_arena_create(&(crd_arena_options){.limit = 100000}), .other = crd_arena_create(NULL)};
  cr_assert_eq(crd_guard(job.arena, inner, &job), CRD_STOP_NONE);
  cr_assert_eq(job.inner, CRD_STOP_LIMIT);
  cr_assert(job.done);
  job.done = false;
  crd_arena_reset(job.arena);
  cr_assert_eq(crd_guard(job.other, outer, &job), CRD_STOP_INTERRUPT, "the guard of the arena is left, not the inner one");
  cr_assert_not(job.done);
  cr_assert_not(crd_guarded(job.arena), "the guard inside of it ended too");
  cr_assert_not(crd_guarded(job.other));
  crd_arena_destroy(job.arena);
  crd_arena_destroy(job.other);
}

static void poll_for_ever(void *context) {
  for (;;) crd_arena_poll(context);
}

static void poll_thread_for_ever(void *context) {
  (void)context;
  for (;;) crd_poll();
}

static void allocate_for_ever(void *context) {
  for (;;) {
    usleep(100);
    crd_arena_alloc(context, 50000);
  }
}

static void *interrupt_soon(void *context) {
  usleep(20000);
  crd_arena_interrupt(context);
  return NULL;
}

static void interrupt_during(void (*work)(void *context)) {
  crd_arena *arena = crd_arena_create(NULL);
  pthread_t thread;
  cr_assert_eq(pthread_create(&thread, NULL, interrupt_soon, arena), 0);
  cr_assert_eq(crd_guard(arena, work, arena), CRD_STOP_INTERRUPT);
  pthread_join(thread, NULL);
  crd_arena_interrupt(arena); /* once more, late: what makes the answer is not stopped */
  crd_arena_alloc(arena, 100000);
  crd_arena_poll(arena);
  crd_arena_reset(arena);
  job job = {.arena = arena, .bytes = 100000, .rounds = 10};
  cr_assert_eq(crd_guard(arena, allocate, &job), CRD_STOP_NONE);
  crd_arena_destroy(arena);
}

Test(guard, is_interrupted_at_a_poll) {
  interrupt_during(poll_for_ever);
}

Test(guard, is_interrupted_at_a_poll_of_the_thread) {
  interrupt_during(poll_thread_for_ever);
}

Test(guard, is_interrupted_at_a_block) {
  interrupt_during(allocate_for_ever);
}

Test(guard, does_not_interrupt_what_nobody_guards) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_arena_interrupt(arena);
  crd_arena_poll(arena);
  crd_poll();
  crd_arena_alloc(arena, 1 << 20);
  crd_arena_destroy(arena);
}

static void allocate_without_arena(void *context) {
  (void)context;
  crd_stop_now(NULL, CRD_STOP_MEMORY, 7);
}

Test(guard, leaves_the_innermost_guard_of_the_thread) {
  crd_arena *arena = crd_arena_create(NULL);
  cr_assert_eq(crd_guard(arena, allocate_without_arena, NULL), CRD_STOP_MEMORY);
  crd_arena_destroy(arena);
}

static void end_with(void *context, crd_stop reason, size_t bytes) {
  _exit(reason == CRD_STOP_LIMIT && bytes > 0 ? *(const int *)context : 1);
}

Test(guard, asks_the_program_where_nothing_guards, .exit_code = 42) {
  static int code = 42;
  crd_set_stop_handler(end_with, &code);
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.limit = 100000});
  for (;;) crd_arena_alloc(arena, 1000);
}

Test(guard, aborts_without_a_handler, .signal = SIGABRT) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.limit = 100000});
  for (;;) crd_arena_alloc(arena, 1000);
}
