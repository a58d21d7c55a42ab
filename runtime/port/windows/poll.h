/* SPDX-License-Identifier: Apache-2.0 */
/* poll for one pipe or file: whether it can be read without waiting. */
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
