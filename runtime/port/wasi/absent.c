/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that WASI cannot provide fail with ENOSYS: other processes, watching files, shared objects. */
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
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

/* Setting up a process succeeds, only starting it fails. */

int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions) {
  (void)actions;
  return 0;
}

int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions) {
  (void)actions;
  return 0;
}

int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *actions, int file, const char *path, int flags,
                                     mode_t mode) {
  (void)actions, (void)file, (void)path, (void)flags, (void)mode;
  return 0;
}

int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int from, int to) {
  (void)actions, (void)from, (void)to;
  return 0;
}

int posix_spawnattr_init(posix_spawnattr_t *attributes) {
  (void)attributes;
  return 0;
}

int posix_spawnattr_destroy(posix_spawnattr_t *attributes) {
  (void)attributes;
  return 0;
}

int posix_spawnattr_setflags(posix_spawnattr_t *attributes, short flags) {
  (void)attributes, (void)flags;
  return 0;
}

int posix_spawnp(pid_t *child, const char *file, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[]) {
  (void)child, (void)file, (void)actions, (void)attributes, (void)arguments, (void)environment;
  return ENOSYS;
}

/* ---- one thread, whose clock is that of the process ---- */

int pthread_getcpuclockid(pthread_t thread, clockid_t *clock) {
  (void)thread, (void)clock;
  return ENOSYS;
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *most, const sigset_t *signals) {
  (void)files, (void)count, (void)most, (void)signals;
  return port_refuse();
}

/* ---- owners: files have none ---- */

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

/* ---- watching files ---- */

int inotify_init1(int flags) {
  (void)flags;
  return port_refuse();
}

int inotify_add_watch(int watch, const char *path, uint32_t changes) {
  (void)watch, (void)path, (void)changes;
  return port_refuse();
}

/* ---- jumps: implemented as exceptions; longjmp throws this ---- */

__asm__(".globl __c_longjmp\n.tagtype __c_longjmp i32\n__c_longjmp:\n");
