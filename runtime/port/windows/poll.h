/* SPDX-License-Identifier: Apache-2.0 */
/* Whether there is something to be read, of one pipe or file, at once. */
#ifndef CRD_PORT_POLL_H
#define CRD_PORT_POLL_H
#include <signal.h>
#include <time.h>

enum { POLLIN = 1 };

struct pollfd {
  int fd;
  short events, revents;
};

int poll(struct pollfd *files, unsigned count, int milliseconds);
int ppoll(struct pollfd *files, unsigned count, const struct timespec *most, const sigset_t *signals);

#endif
