/* SPDX-License-Identifier: Apache-2.0 */
/* The threads that judge large requests, so that these do not delay the small requests of a worker. While a request is
 * queued or judged its connection is out of its worker's loop; the worker writes the answer afterwards. */
#include "../../base/threads.h"
#include "http_private.h"
#include <stdlib.h>

#define PATIENCE_NS 5000000000ull     /* the longest time in the queue */
#define JUDGE_STACK ((size_t)8 << 20) /* as a worker's */

typedef struct judge {
  http_judges *all;
  workplace place;
  pthread_t thread;
  bool runs;
} judge;

struct http_judges {
  pthread_mutex_t lock; /* of the queue */
  pthread_cond_t given;
  exchange *first, *last; /* the line */
  bool closing;
  unsigned count;
  judge judges[];
};

/* Returns an exchange to its worker. */
static void give_back(exchange *exchange) {
  worker *worker = exchange->worker;
  pthread_mutex_lock(&worker->lock);
  exchange->next = worker->judged;
  worker->judged = exchange;
  pthread_mutex_unlock(&worker->lock);
  http_wake(worker->wake);
}

/* Waits for the next exchange of the queue; NULL at the end. */
static exchange *next_in_line(http_judges *judges) {
  pthread_mutex_lock(&judges->lock);
  while (!judges->first && !judges->closing) pthread_cond_wait(&judges->given, &judges->lock);
  exchange *next = judges->closing ? NULL : judges->first;
  if (next) {
    judges->first = next->next;
    if (!judges->first) judges->last = NULL;
  }
  pthread_mutex_unlock(&judges->lock);
  return next;
}

static void *judge_run(void *context) {
  judge *judge = context;
  exchange *exchange;
  while ((exchange = next_in_line(judge->all))) {
    crd_exchange_respond(exchange, &judge->place, (crd_string){exchange->body.data, exchange->body.size}, crd_http_now());
    give_back(exchange);
  }
  return NULL;
}

bool crd_judges_give(http_judges *judges, exchange *exchange) {
  exchange->next = NULL;
  pthread_mutex_lock(&judges->lock);
  bool taken = !judges->closing;
  if (taken) {
    if (judges->last)
      judges->last->next = exchange;
    else
      judges->first = exchange;
    judges->last = exchange;
    pthread_cond_signal(&judges->given);
  }
  pthread_mutex_unlock(&judges->lock);
  return taken;
}

/* When a queued request is answered with "retry later". */
static uint64_t patience_end(const exchange *exchange) {
  uint64_t deadline = atomic_load_explicit(&exchange->connection->deadline, memory_order_relaxed);
  uint64_t third = deadline > exchange->request.started ? (deadline - exchange->request.started) / 3 : 0;
  return exchange->request.started + (third < PATIENCE_NS ? third : PATIENCE_NS);
}

/* Returns requests that waited too long to their workers, which answer them. It holds the lock to its end, so that no
 * request is being returned once crd_judges_end has the lock. */
static void send_back(http_judges *judges, uint64_t now) {
  exchange *last = NULL;
  pthread_mutex_lock(&judges->lock);
  for (exchange **link = &judges->first; *link && !judges->closing;) {
    exchange *each = *link;
    if (now <= patience_end(each)) {
      last = each;
      link = &each->next;
      continue;
    }
    *link = each->next;
    if (judges->last == each) judges->last = last;
    each->request.unheard = true;
    give_back(each);
  }
  pthread_mutex_unlock(&judges->lock);
}

void crd_judges_watch(http_judges *judges, uint64_t now) {
  if (!judges) return;
  for (unsigned i = 0; i < judges->count; i++) crd_workplace_watch(&judges->judges[i].place, now);
  send_back(judges, now);
}

http_judges *crd_judges_open(http_server *server, unsigned count) {
  http_judges *judges = calloc(1, sizeof *judges + count * sizeof *judges->judges);
  if (!judges) return NULL;
  pthread_mutex_init(&judges->lock, NULL);
  pthread_cond_init(&judges->given, NULL);
  bool good = true;
  for (unsigned i = 0; i < count && good; i++) {
    judges->judges[i].all = judges;
    judges->count = i + 1;
    judge *judge = &judges->judges[i];
    good = crd_workplace_open(&judge->place, server, true) &&
           (judge->runs = thread_start(&judge->thread, JUDGE_STACK, judge_run, judge));
  }
  if (good) return judges;
  crd_judges_end(judges);
  crd_judges_free(judges);
  return NULL;
}

/* Ends the connections of requests that are still queued. */
static void send_away(http_judges *judges) {
  for (exchange *each = judges->first, *next; each; each = next) {
    next = each->next;
    each->status = 0;
    each->answered = true;
    give_back(each);
  }
}

void crd_judges_end(http_judges *judges) {
  if (!judges) return;
  pthread_mutex_lock(&judges->lock);
  judges->closing = true;
  pthread_cond_broadcast(&judges->given);
  pthread_mutex_unlock(&judges->lock);
  for (unsigned i = 0; i < judges->count; i++)
    if (judges->judges[i].runs) pthread_join(judges->judges[i].thread, NULL);
  send_away(judges);
}

void crd_judges_free(http_judges *judges) {
  if (!judges) return;
  for (unsigned i = 0; i < judges->count; i++) crd_workplace_close(&judges->judges[i].place);
  pthread_mutex_destroy(&judges->lock);
  pthread_cond_destroy(&judges->given);
  free(judges);
}
