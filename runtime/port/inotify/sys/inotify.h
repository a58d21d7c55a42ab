/* SPDX-License-Identifier: Apache-2.0 */
/* Watching folders is not supported here: every call fails. */
#ifndef CRD_PORT_SYS_INOTIFY_H
#define CRD_PORT_SYS_INOTIFY_H
#include <errno.h>
#include <stdint.h>

enum { IN_CLOSE_WRITE = 8, IN_MOVED_FROM = 64, IN_MOVED_TO = 128, IN_DELETE = 512, IN_ONLYDIR = 1 << 24 };
enum { IN_NONBLOCK = 1, IN_CLOEXEC = 2 };

struct inotify_event {
  int wd;
  uint32_t mask, cookie, len;
  char name[1];
};

static inline int inotify_init1(int flags) {
  (void)flags;
  errno = ENOSYS;
  return -1;
}
static inline int inotify_add_watch(int file, const char *path, uint32_t events) {
  (void)file, (void)path, (void)events;
  errno = ENOSYS;
  return -1;
}

#endif
