/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_UNISTD_H
#define CRD_PORT_UNISTD_H
#include <fcntl.h>
#include_next <unistd.h>

extern char **environ;

/* Not atomic as on Linux: a process that another thread starts between the two calls inherits the ends. */
static inline int port_pipe2(int ends[2], int flags) {
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    if (flags & O_CLOEXEC) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    if (flags & O_NONBLOCK) fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  return 0;
}
#define pipe2 port_pipe2

#endif
