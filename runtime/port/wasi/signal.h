/* SPDX-License-Identifier: Apache-2.0 */
/* Nobody sends signals: what sets masks and handlers has nothing to do. */
#ifndef CRD_PORT_SIGNAL_H
#define CRD_PORT_SIGNAL_H
#include <errno.h>
#include_next <signal.h>
#include <sys/types.h>

typedef unsigned long port_signals;
#define sigset_t port_signals

enum { SIG_BLOCK, SIG_UNBLOCK, SIG_SETMASK };

struct sigaction {
  void (*sa_handler)(int number);
  sigset_t sa_mask;
  int sa_flags;
};

static inline int port_set_signals(sigset_t *set, sigset_t signals) {
  *set = signals;
  return 0;
}
#define sigemptyset(set) port_set_signals(set, 0)
#define sigfillset(set) port_set_signals(set, ~0ul)
#define sigaddset(set, number) port_set_signals(set, *(set) | 1ul << (number))
#define sigdelset(set, number) port_set_signals(set, *(set) & ~(1ul << (number)))

static inline int sigprocmask(int how, const sigset_t *set, sigset_t *before) {
  (void)how, (void)set;
  return before ? port_set_signals(before, 0) : 0;
}
#define pthread_sigmask sigprocmask

static inline int sigaction(int number, const struct sigaction *action, struct sigaction *before) {
  (void)number, (void)action, (void)before;
  return 0;
}

static inline int kill(pid_t process, int number) {
  (void)process, (void)number;
  errno = ENOSYS;
  return -1;
}

#endif
