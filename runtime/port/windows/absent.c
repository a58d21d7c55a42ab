/* SPDX-License-Identifier: Apache-2.0 */
/* Functions for other processes, which fail with ENOSYS on Windows, and functions that Windows implements differently. */
#define _CRT_RAND_S
#include <errno.h>
#include <io.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>
#include <windows.h>

static int port_refuse(void) {
  errno = ENOSYS;
  return -1;
}

pid_t fork(void) {
  return port_refuse();
}

pid_t waitpid(pid_t process, int *status, int options) {
  (void)process, (void)status, (void)options;
  return port_refuse();
}

int kill(pid_t process, int number) {
  (void)process, (void)number;
  return port_refuse();
}

int pipe2(int ends[2], int flags) {
  (void)ends, (void)flags;
  return port_refuse();
}

int ppoll(struct pollfd *files, unsigned count, const struct timespec *most, const sigset_t *signals) {
  (void)files, (void)count, (void)most, (void)signals;
  return port_refuse();
}

/* ---- implemented differently ---- */

/* Files and closed pipes are always ready; a terminal is reported as not ready. */
int poll(struct pollfd *files, unsigned count, int milliseconds) {
  if (count != 1 || milliseconds != 0) return port_refuse();
  HANDLE handle = (HANDLE)_get_osfhandle(files->fd);
  DWORD there = 1;
  if (GetFileType(handle) == FILE_TYPE_PIPE && !PeekNamedPipe(handle, NULL, 0, NULL, &there, NULL)) there = 1;
  if (GetFileType(handle) == FILE_TYPE_CHAR) there = 0;
  files->revents = there ? POLLIN : 0;
  return there != 0;
}

int sched_getaffinity(int process, size_t size, cpu_set_t *set) {
  DWORD_PTR own = 1, all;
  (void)process, (void)size;
  GetProcessAffinityMask(GetCurrentProcess(), &own, &all);
  set->mask = own;
  return 0;
}

ssize_t getrandom(void *bytes, size_t size, unsigned flags) {
  (void)flags;
  for (size_t done = 0; done < size;) {
    unsigned number;
    if (rand_s(&number) != 0) return port_refuse();
    const size_t part = size - done < sizeof number ? size - done : sizeof number;
    memcpy((char *)bytes + done, &number, part);
    done += part;
  }
  return (ssize_t)size;
}
