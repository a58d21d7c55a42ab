/* SPDX-License-Identifier: Apache-2.0 */
/* What WASI cannot do, and says so (ENOSYS) when it is asked: other processes, watching of files, shared objects. */
#include <dlfcn.h>
#include <errno.h>
#include <spawn.h>
#include <sys/inotify.h>
#include <sys/wait.h>
#include <unistd.h>

static int port_refuse(void) {
  errno = ENOSYS;
  return -1;
}

pid_t fork(void) {
  return port_refuse();
}

int execlp(const char *file, const char *first, ...) {
  (void)file, (void)first;
  return port_refuse();
}

pid_t waitpid(pid_t process, int *status, int options) {
  (void)process, (void)status, (void)options;
  return port_refuse();
}

int pipe2(int ends[2], int flags) {
  (void)ends, (void)flags;
  return port_refuse();
}

int dup2(int from, int to) {
  (void)from, (void)to;
  return port_refuse();
}

/* ---- owners: all is everybody's ---- */

int fchown(int file, uid_t owner, gid_t group) {
  (void)file, (void)owner, (void)group;
  return 0;
}

uid_t geteuid(void) {
  return 0;
}

gid_t getegid(void) {
  return 0;
}

/* ---- changes of files ---- */

int inotify_init1(int flags) {
  (void)flags;
  return port_refuse();
}

int inotify_add_watch(int watch, const char *path, uint32_t changes) {
  (void)watch, (void)path, (void)changes;
  return port_refuse();
}
