/* SPDX-License-Identifier: Apache-2.0 */
/* No signals are sent: functions that set masks and handlers do nothing. */
#ifndef CRD_PORT_SIGNAL_H
#define CRD_PORT_SIGNAL_H
#include <errno.h>
#include_next <signal.h>
#include <sys/types.h>

#define __NEED_sigset_t /* as in poll.h */
#include <bits/alltypes.h>

enum { SIG_BLOCK, SIG_UNBLOCK, SIG_SETMASK };

struct sigaction {
  void (*sa_handler)(int number);
  sigset_t sa_mask;
  int sa_flags;
};

static inline int port_no_signals(sigset_t *set) {
  *set = 0;
  return 0;
}
#define sigemptyset(set) port_no_signals(set)
#define sigfillset(set) port_no_signals(set)
#define sigaddset(set, number) port_no_signals(set)
#define sigdelset(set, number) port_no_signals(set)

static inline int sigprocmask(int how, const sigset_t *set, sigset_t *before) {
  (void)how, (void)set;
  return before ? port_no_signals(before) : 0;
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
