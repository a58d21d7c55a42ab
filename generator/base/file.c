/* SPDX-License-Identifier: Apache-2.0 */
/* Files and folders of the compiler. */
#include "base/file.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
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

bool crdc_file_write(crd_arena *arena, const char *path, crd_string text) {
  const char *slash = strrchr(path, '/');
  if (slash && slash != path) {
    crd_string folder = crd_arena_copy(arena, (crd_string){path, (size_t)(slash - path)});
    if (!crdc_folder_make(arena, folder.data)) return false;
  }
  char *temporary = (char *)crd_arena_printf(arena, "%s.%ld.new", path, (long)getpid()).data;
  int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666);
  if (file < 0) return false;
  bool ok = write_all(file, text);
  ok = close(file) == 0 && ok;
  ok = ok && rename(temporary, path) == 0;
  if (!ok) {
    int error = errno;
    unlink(temporary);
    errno = error;
  }
  return ok;
}
