/* SPDX-License-Identifier: Apache-2.0 */
/* One thread, which starts with the first work, checks all running work ten times a second. Workers only hold the lock to
 * record their start and end, never while they work. Reading a clock is a system call, so the thread records the start when
 * it first sees the work; most work ends before that. */
#include "time_limit.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>

enum { LOOK_MS = 100 };

/* Work in progress, on the stack of its thread. */
typedef struct limited_work {
  struct limited_work *outer; /* the work that it is part of */
  struct limited_work *next;  /* of another thread */
  crd_arena *arena;
  clockid_t clock;          /* of its thread: time of other processes does not count */
  int64_t begin_ms, end_ms; /* 0: not seen yet */
} limited_work;

static unsigned most_seconds = TIME_LIMIT_SECONDS;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t begun = PTHREAD_ONCE_INIT;
static limited_work *under_way; /* the innermost work of each thread */
static _Thread_local limited_work *innermost_work;

static int64_t time_of(clockid_t clock) {
  struct timespec now = {.tv_sec = 0};
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void set_end(limited_work *work) {
  work->begin_ms = time_of(work->clock);
  work->end_ms = work->begin_ms + (int64_t)most_seconds * 1000;
}

static void *look(void *unused) {
  const struct timespec pause = {.tv_nsec = LOOK_MS * 1000000L};
  for (;;) {
    nanosleep(&pause, NULL);
    pthread_mutex_lock(&lock);
    for (limited_work *work = under_way; work; work = work->next)
      if (!work->end_ms)
        set_end(work);
      else if (time_of(work->clock) >= work->end_ms)
        crd_arena_interrupt(work->arena);
    pthread_mutex_unlock(&lock);
  }
  return unused;
}

/* Starts the thread with all signals blocked, so that other threads handle them. */
static void begin_looking(void) {
  pthread_t thread;
  pthread_attr_t attributes;
  sigset_t all, before;
  sigfillset(&all);
  sigdelset(&all, SIGSYS); /* sent for a call that the sandbox forbids; it must be handled in the calling thread */
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  const int error = pthread_create(&thread, &attributes, look, NULL);
  if (error && error != ENOTSUP)
    fputs("without a limit of time: no thread can begin\n", stderr); /* some systems have no threads */
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void time_limit_set(unsigned seconds) {
  most_seconds = seconds;
}

static void remove_work(const limited_work *work) {
  limited_work **at = &under_way;
  while (*at != work) at = &(*at)->next;
  *at = work->next;
}

static void add_work(limited_work *work) {
  work->next = under_way;
  under_way = work;
}

static void begin_work(limited_work *work, crd_arena *arena) {
  *work = (limited_work){.outer = innermost_work, .arena = arena};
  if (pthread_getcpuclockid(pthread_self(), &work->clock) != 0) work->clock = CLOCK_MONOTONIC;
  pthread_mutex_lock(&lock);
  if (work->outer) {
    remove_work(work->outer);
    if (work->outer->end_ms) set_end(work);
  }
  add_work(work);
  pthread_mutex_unlock(&lock);
  innermost_work = work;
}

static void end_work(const limited_work *work) {
  pthread_mutex_lock(&lock);
  remove_work(work);
  if (work->outer) {
    if (work->outer->end_ms) work->outer->end_ms += time_of(work->clock) - work->begin_ms;
    add_work(work->outer);
  }
  pthread_mutex_unlock(&lock);
  innermost_work = work->outer;
}

crd_stop time_limit_guard(crd_arena *arena, void (*work)(void *context), void *context) {
  limited_work limited;
  if (!most_seconds) return crd_guard(arena, work, context);
  pthread_once(&begun, begin_looking);
  begin_work(&limited, arena);
  crd_stop stop = crd_guard(arena, work, context);
  end_work(&limited);
  return stop;
}

const char *time_limit_words(crd_stop stop) {
  static char words[80];
  if (stop != CRD_STOP_INTERRUPT) return crd_stop_text(stop).data;
  snprintf(words, sizeof words, "it takes longer than %u s of the processor", most_seconds);
  return words;
}
