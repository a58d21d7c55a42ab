/* SPDX-License-Identifier: Apache-2.0 */
#include "capacity.h"
#include "../base/threads.h"
#include "http/http.h"
#include "service.h"
#include <limits.h>
#include <sys/resource.h>

#define CONNECTION_SHARE ((uint64_t)32 << 10) /* bytes of the budget for each of the connections that there may be */
#define MOST_WAITING 16384u                   /* who has said nothing yet costs some hundred bytes and a descriptor */
#define MOST_TEXT ((size_t)1 << 20)           /* of the errors of one answer, in its message and again in its causes */
#define TEXT_SHARE 48                   /* and no more than this part of what a request may have: copies grow by doubling */
#define MOST_CONNECTIONS 16384u         /* unless more are asked for: the door looks at all of them, again and again */
#define MOST_THREADS 64                 /* unless more are asked for */
#define THREAD_SHARE ((size_t)12 << 20) /* of the budget for each worker; a judge has as much of the other half */
#define DESCRIPTOR_RESERVE 256          /* for all that is no connection of the webhook */

/* For connections of the webhook. */
static uint64_t descriptors(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 2 * DESCRIPTOR_RESERVE;
  return limit.rlim_cur > 2 * DESCRIPTOR_RESERVE ? limit.rlim_cur - DESCRIPTOR_RESERVE : limit.rlim_cur / 2;
}

unsigned crd_capacity_connections(const crd_budget *budget, unsigned asked) {
  uint64_t limit = asked;
  if (!limit) limit = crd_budget_limit(budget) / CONNECTION_SHARE;
  if (!asked && limit > MOST_CONNECTIONS) limit = MOST_CONNECTIONS;
  uint64_t most = descriptors();
  most -= most / 4;                    /* which may wait */
  most -= most / (HTTP_CUT_SHARE + 1); /* which may be cut */
  if (limit > most) limit = most;
  return limit < 8 ? 8 : (unsigned)limit;
}

unsigned crd_capacity_waiting(void) {
  uint64_t limit = descriptors() / 4;
  return limit < 8 ? 8 : limit > MOST_WAITING ? MOST_WAITING : (unsigned)limit;
}

unsigned crd_capacity_threads(const crd_budget *budget) {
  size_t enough = crd_budget_limit(budget) / THREAD_SHARE;
  unsigned most = enough < 2 ? 2 : enough > UINT_MAX ? UINT_MAX : (unsigned)enough, count = processor_count();
  if (count > MOST_THREADS) count = MOST_THREADS;
  return count < most ? count : most;
}

size_t crd_capacity_text(const crd_budget *budget, unsigned threads) {
  size_t most = crd_service_request_limit(budget, threads, false) / TEXT_SHARE;
  return most < MOST_TEXT ? most : MOST_TEXT;
}
