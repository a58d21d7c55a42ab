/* SPDX-License-Identifier: Apache-2.0 */
/* Opened without waiting for a pipe's other end, looked at, and only then read. */
#include "regular_file.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char too_large[] = "larger than it may be";

/* NULL, or what is wrong. The size is that of the moment: more is read if it has grown, up to the limit. */
static const char *read_regular(int file, size_t limit, char **data, size_t *size) {
  struct stat found;
  if (fstat(file, &found) != 0) return strerror(errno);
  if (!S_ISREG(found.st_mode)) return "not a regular file";
  char *bytes = malloc(limit + 2);
  if (!bytes) return "no memory";
  size_t count = 0;
  ssize_t got = 1;
  while (count <= limit && got != 0) {
    got = read(file, bytes + count, limit + 1 - count);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) break;
    count += (size_t)got;
  }
  if (got < 0 || count > limit) {
    const char *why = got < 0 ? strerror(errno) : too_large;
    free(bytes);
    return why;
  }
  bytes[count] = 0;
  char *fitted = realloc(bytes, count + 1);
  *data = fitted ? fitted : bytes;
  *size = count;
  return NULL;
}

bool crd_regular_file_read(const char *path, size_t limit, char **data, size_t *size, char *error, size_t error_size) {
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  const char *why = file < 0 ? strerror(errno) : read_regular(file, limit, data, size);
  if (file >= 0) close(file);
  if (why) snprintf(error, error_size, "%s: %s", path, why);
  return why == NULL;
}
