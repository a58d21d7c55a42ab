/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_POLL_H
#define CRD_PORT_POLL_H
#include <limits.h>
#include_next <poll.h>
#include <signal.h>
#include <time.h>

/* Not atomic: a signal between the two calls is handled before the wait and does not end it. */
static inline int ppoll(struct pollfd *files, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
  sigset_t before;
  if (mask) pthread_sigmask(SIG_SETMASK, mask, &before);
  const int ready = poll(files, count, limit ? (int)(limit->tv_sec * 1000 + limit->tv_nsec / 1000000) : -1);
  if (mask) pthread_sigmask(SIG_SETMASK, &before, NULL);
  return ready;
}

#endif
