/* SPDX-License-Identifier: Apache-2.0 */
#include "base/file.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static bool read_whole_file(int file, char *data, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t got = read(file, data + done, size - done);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    done += (size_t)got;
  }
  return true;
}

static bool write_all(int file, crd_string text) {
  for (size_t done = 0; done < text.size;) {
    ssize_t put = write(file, text.data + done, text.size - done);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    done += (size_t)put;
  }
  return true;
}

bool crdc_file_read(crd_arena *arena, const char *path, crd_string *text) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct stat status;
  bool ok = fstat(file, &status) == 0;
  if (ok && !S_ISREG(status.st_mode)) {
    errno = EISDIR;
    ok = false;
  }
  if (ok) {
    size_t size = (size_t)status.st_size;
    char *data = crd_arena_alloc(arena, size + 1);
    ok = read_whole_file(file, data, size);
    data[size] = 0;
    *text = (crd_string){data, size};
  }
  int error = errno;
  close(file);
  errno = error;
  return ok;
}

bool crdc_folder_make(crd_arena *arena, const char *path) {
  char *partial = (char *)crd_arena_copy(arena, crd_string_of(path)).data;
  for (char *at = partial + 1; *at; at++) {
    if (*at != '/') continue;
    *at = 0;
    if (mkdir(partial, 0777) != 0 && errno != EEXIST) return false;
    *at = '/';
  }
  return mkdir(partial, 0777) == 0 || errno == EEXIST;
}

/* Gives a new file the owner and mode of the file that it replaces. If the owner cannot be set, set-id bits are removed. */
static bool make_alike(int file, const struct stat *as) {
  bool owned = fchown(file, as->st_uid, as->st_gid) == 0 || (as->st_uid == geteuid() && as->st_gid == getegid());
  if (!owned && fchown(file, (uid_t)-1, as->st_gid) != 0) errno = 0; /* only if permitted */
  return fchmod(file, as->st_mode & (owned ? 07777 : 0777)) == 0;
}

/* Replaces a file; `as` is the status of the existing one, NULL: it need not exist. */
static bool replace_file(crd_arena *arena, const char *path, crd_string text, const struct stat *as) {
  char *temporary = (char *)crd_arena_printf(arena, "%s.%ld.new", path, (long)getpid()).data;
  unlink(temporary); /* left by a process that was killed */
  int file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, as ? 0600 : 0666);
  if (file < 0) return false;
  bool ok = write_all(file, text) && (!as || make_alike(file, as));
  ok = close(file) == 0 && ok;
  ok = ok && rename(temporary, path) == 0;
  if (!ok) {
    int error = errno;
    unlink(temporary);
    errno = error;
  }
  return ok;
}

bool crdc_file_write(crd_arena *arena, const char *path, crd_string text) {
  const char *slash = strrchr(path, '/');
  if (slash && slash != path) {
    crd_string folder = crd_arena_copy(arena, (crd_string){path, (size_t)(slash - path)});
    if (!crdc_folder_make(arena, folder.data)) return false;
  }
  return replace_file(arena, path, text, NULL);
}

bool crdc_file_rewrite(crd_arena *arena, const char *path, crd_string text) {
  const char *target = realpath(path, crd_arena_alloc(arena, PATH_MAX));
  struct stat status;
  if (!target || stat(target, &status) != 0) return false;
  if (S_ISREG(status.st_mode)) return replace_file(arena, target, text, &status);
  errno = EINVAL;
  return false;
}
