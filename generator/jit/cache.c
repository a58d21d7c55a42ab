/* SPDX-License-Identifier: Apache-2.0 */
/* A name never stands for half an object: it is written beside its place and renamed, so two processes at once do no harm.
 * What a crash of the machine leaves of it, the digest tells, so nothing waits for the disk. What was not used for longest
 * goes when there are too many. */
#include "jit/cache.h"
#include "base/digest.h"
#include "jit/object.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* How many objects are kept. */
#define MOST_OBJECTS 64
/* The digits of a key, and of a digest. */
#define KEY_SIZE 64
/* A key and what may follow it: ".so", or ".PID.NUMBER". */
#define NAME_SIZE (KEY_SIZE + 32)
/* How often, in seconds, a use is noted in an object's time. */
#define NOTE_AFTER 3600
/* What follows the object and the data in their file: this, the object's size in hexadecimal, the digest and a line feed. */
#define SEAL_HEAD "\ncrdc object 2 "
#define SIZE_DIGITS 8
#define SEAL_SIZE (sizeof SEAL_HEAD - 1 + SIZE_DIGITS + 1 + KEY_SIZE + 1)
/* Where data starts: it may hold anything. */
#define DATA_ALIGNMENT 16
/* Of links in a path, as the kernel has it. */
#define MOST_LINKS 40
#define LINK_SIZE 4096
/* How many names are tried for a file that is being written. */
#define MOST_NAMES 16

/* ---- the folder ---- */

static bool is_closed(const struct stat *status) {
  return (status->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

static bool is_ours(const struct stat *status) {
  return status->st_uid == geteuid() && is_closed(status);
}

/* Whether what is named in the folder was put there by this user or by root alone. */
static bool is_trusted(const struct stat *status) {
  if (status->st_uid != geteuid() && status->st_uid != 0) return false;
  return S_ISLNK(status->st_mode) || (S_ISDIR(status->st_mode) && (is_closed(status) || (status->st_mode & S_ISVTX)));
}

/* On the way to a folder. */
typedef struct folder_walk {
  crd_arena *arena;
  unsigned links; /* that were followed */
  bool makes;     /* what is missing is made */
} folder_walk;

static int walk_path(folder_walk *walk, int folder, const char *path);

static int walk_link(folder_walk *walk, int folder, int link) {
  char *target = crd_arena_alloc(walk->arena, LINK_SIZE);
  ssize_t size = readlinkat(link, "", target, LINK_SIZE - 1);
  close(link);
  if (size <= 0 || ++walk->links > MOST_LINKS) {
    close(folder);
    return -1;
  }
  target[size] = 0;
  return walk_path(walk, folder, target);
}

/* One name further. Closes the folder it was called with. */
static int open_next_folder(folder_walk *walk, int folder, const char *name) {
  struct stat status;
  int next = openat(folder, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
  if (next < 0 && errno == ENOENT && walk->makes && (mkdirat(folder, name, 0700) == 0 || errno == EEXIST))
    next = openat(folder, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
  if (next >= 0 && fstat(next, &status) == 0 && is_trusted(&status)) {
    if (S_ISLNK(status.st_mode)) return walk_link(walk, folder, next);
  } else if (next >= 0) {
    close(next);
    next = -1;
  }
  close(folder);
  return next;
}

/* The folder of a path, from `folder` on, which is closed; -1 when one on the way cannot be trusted. */
static int walk_path(folder_walk *walk, int folder, const char *path) {
  if (*path == '/') {
    struct stat status;
    if (folder >= 0) close(folder);
    folder = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0 && (fstat(folder, &status) != 0 || !is_trusted(&status))) {
      close(folder);
      folder = -1;
    }
  }
  while (folder >= 0 && *(path += strspn(path, "/"))) {
    size_t size = strcspn(path, "/");
    folder = open_next_folder(walk, folder, crd_arena_copy(walk->arena, (crd_string){path, size}).data);
    path += size;
  }
  return folder;
}

int crdc_cache_folder(crd_arena *arena) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  bool own = cache && cache[0] == '/';
  const char *start = own ? cache : home && home[0] == '/' ? home : NULL;
  folder_walk walk = {.arena = arena, .makes = own}; /* a home that is not there is nobody's */
  int folder = start ? walk_path(&walk, -1, start) : -1;
  walk.makes = true;
  if (folder >= 0) folder = walk_path(&walk, folder, own ? "crdc" : ".cache/crdc");
  if (folder < 0) return -1;
  struct stat status; /* O_PATH alone lists no names */
  int opened = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  close(folder);
  if (opened >= 0 && fstat(opened, &status) == 0 && is_ours(&status)) return opened;
  if (opened >= 0) close(opened);
  return -1;
}

/* ---- objects ---- */

/* An object and what is kept with it. */
typedef struct content {
  crd_string object; /* empty: there is none */
  crd_string data;
} content;

static size_t gap_behind(size_t object) {
  return (DATA_ALIGNMENT - object % DATA_ALIGNMENT) % DATA_ALIGNMENT;
}

/* The line that closes the file. */
static void make_seal(char seal[SEAL_SIZE + 1], const char *key, content content) {
  char text[KEY_SIZE + 1];
  char size[SIZE_DIGITS + 1];
  snprintf(size, sizeof size, "%0*lx", SIZE_DIGITS, (unsigned long)content.object.size);
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, crd_string_of(key));
  crdc_digest_add(&digest, crd_string_of(size));
  crdc_digest_add(&digest, content.object);
  crdc_digest_add(&digest, content.data);
  crdc_digest_finish(&digest, text);
  snprintf(seal, SEAL_SIZE + 1, SEAL_HEAD "%s %s\n", size, text);
}

/* What the bytes of a file hold; false when they are not what was written under the key. */
static bool read_content(crd_string bytes, const char *key, content *content) {
  char seal[SEAL_SIZE + 1], size[SIZE_DIGITS + 1] = {0};
  if (bytes.size <= SEAL_SIZE) return false;
  crd_string end = {bytes.data + bytes.size - SEAL_SIZE, SEAL_SIZE};
  memcpy(size, end.data + sizeof SEAL_HEAD - 1, SIZE_DIGITS);
  size_t whole = bytes.size - SEAL_SIZE, object = strtoul(size, NULL, 16), start = object + gap_behind(object);
  if (start > whole) return false;
  *content = (struct content){.object = {bytes.data, object}, .data = {bytes.data + start, whole - start}};
  make_seal(seal, key, *content);
  return memcmp(end.data, seal, SEAL_SIZE) == 0 && (!object || crdc_object_is_whole(content->object));
}

/* The bytes of a file that is this user's alone, in memory; -1 when it is not. Notes in its time that it is used. */
static int read_cached_object(int file) {
  struct stat status;
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode) || !is_ours(&status)) return -1;
  if (status.st_size <= (off_t)SEAL_SIZE || status.st_size > (off_t)OBJECT_MOST) return -1;
  int object = crdc_object_create();
  if (object < 0) return -1;
  if (!crdc_object_copy(object, file, (size_t)status.st_size) || !crdc_object_seal(object)) {
    close(object);
    return -1;
  }
  if (time(NULL) - status.st_mtime > NOTE_AFTER) futimens(file, NULL);
  return object;
}

bool crdc_cache_open(crd_arena *arena, int folder, const char *key, jit **code, crd_string *data) {
  char name[NAME_SIZE];
  content content;
  snprintf(name, sizeof name, "%.*s.so", KEY_SIZE, key);
  *code = NULL;
  int file = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK); /* a pipe is not waited for */
  if (file < 0) return false;
  int object = read_cached_object(file);
  close(file);
  if (object < 0) return false;
  crd_string bytes = crdc_object_map(object);
  bool good = bytes.data && read_content(bytes, key, &content), coded = good && content.object.size;
  *data = good ? crd_arena_copy(arena, content.data) : (crd_string){NULL, 0};
  crdc_object_unmap(bytes);
  if (!coded) {
    close(object);
    return good;
  }
  *code = crdc_object_load(arena, object);
  return *code != NULL;
}

/* ---- keeping ---- */

/* Whether the name is one of the cache's: a key, and what follows it. Other names are not looked at. */
static bool is_named_by_key(const char *name) {
  return strspn(name, "0123456789abcdef") == KEY_SIZE && name[KEY_SIZE] == '.' && strlen(name) < NAME_SIZE;
}

/* Removes the object that was not used for longest when there are too many; what a process left that ended before it gave
 * its object a name is one of them. */
static void evict_entries(int folder) {
  int listed = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *entries = listed < 0 ? NULL : fdopendir(listed);
  if (!entries) {
    if (listed >= 0) close(listed);
    return;
  }
  size_t count = 0;
  char oldest[NAME_SIZE] = "";
  time_t oldest_time = 0;
  struct stat status;
  for (struct dirent *entry; (entry = readdir(entries));) {
    if (!is_named_by_key(entry->d_name)) continue;
    if (fstatat(folder, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    count++;
    if (*oldest && status.st_mtime >= oldest_time) continue;
    snprintf(oldest, sizeof oldest, "%s", entry->d_name);
    oldest_time = status.st_mtime;
  }
  closedir(entries);
  if (count >= MOST_OBJECTS) unlinkat(folder, oldest, 0);
}

static bool write_all_bytes(int file, const char *data, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t put = write(file, data + done, size - done);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    done += (size_t)put;
  }
  return true;
}

/* A new file in the folder, under a name that no other thread or process has. */
static int create_file(int folder, const char *key, char name[NAME_SIZE]) {
  static atomic_uint number;
  int file = -1;
  for (unsigned i = 0; file < 0 && i < MOST_NAMES; i++) {
    snprintf(name, NAME_SIZE, "%.*s.%ld.%u", KEY_SIZE, key, (long)getpid(), atomic_fetch_add(&number, 1));
    file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0 && errno != EEXIST) break;
  }
  return file;
}

static bool write_content(int file, const char *key, content content) {
  static const char zeros[DATA_ALIGNMENT];
  char seal[SEAL_SIZE + 1];
  make_seal(seal, key, content);
  return write_all_bytes(file, content.object.data, content.object.size) &&
         write_all_bytes(file, zeros, gap_behind(content.object.size)) &&
         write_all_bytes(file, content.data.data, content.data.size) && write_all_bytes(file, seal, SEAL_SIZE);
}

static bool write_object(int folder, const char *key, content content) {
  char made[NAME_SIZE], name[NAME_SIZE];
  int file = create_file(folder, key, made);
  if (file < 0) return false;
  snprintf(name, sizeof name, "%.*s.so", KEY_SIZE, key);
  bool ok = write_content(file, key, content);
  ok = close(file) == 0 && ok;
  ok = ok && renameat(folder, made, folder, name) == 0;
  int error = errno;
  if (!ok) unlinkat(folder, made, 0);
  errno = error;
  return ok;
}

bool crdc_cache_keep(int folder, const char *key, int object, crd_string data) {
  content content = {.object = object < 0 ? (crd_string){NULL, 0} : crdc_object_map(object), .data = data};
  bool good = object < 0 || crdc_object_is_whole(content.object);
  good = good && content.object.size + DATA_ALIGNMENT + data.size + SEAL_SIZE <= OBJECT_MOST;
  if (good) {
    evict_entries(folder);
    good = write_object(folder, key, content);
  }
  crdc_object_unmap(content.object);
  return good;
}
