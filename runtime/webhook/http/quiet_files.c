/* SPDX-License-Identifier: Apache-2.0 */
/* Stat data and contents are hashed by FNV-1a: the hash only distinguishes versions of the same file, and no attacker gains
 * from a collision. */
#include "quiet_files.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define FNV_START 14695981039346656037u
#define FNV_PRIME 1099511628211u
#define PAUSE_MS 200

static void mix(uint64_t *sum, const void *bytes, size_t size) {
  const unsigned char *at = bytes;
  uint64_t mixed = *sum ? *sum : FNV_START;
  for (size_t i = 0; i < size; i++) mixed = (mixed ^ at[i]) * FNV_PRIME;
  *sum = mixed;
}

/* Whether a process has the file open for writing: then the kernel grants no lease. For a file of another owner it never
 * grants one, and the answer is unknown. A writer that opens the file during the lease waits for its end, and the signal
 * about it is one that is ignored. */
static bool is_written(int file) {
  if (fcntl(file, F_SETSIG, SIGURG) != 0) return false;
  if (fcntl(file, F_SETLEASE, F_RDLCK) != 0) return errno == EAGAIN;
  fcntl(file, F_SETLEASE, F_UNLCK);
  return false;
}

static void mix_bytes(quiet_look *look, const char *path) {
  const int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  struct stat status;
  if (file < 0) return;
  if (fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
    unsigned char bytes[1 << 14];
    ssize_t got;
    while ((got = read(file, bytes, sizeof bytes)) > 0 || (got < 0 && errno == EINTR))
      if (got > 0) mix(&look->digest, bytes, (size_t)got);
    if (is_written(file)) look->written = true;
  }
  close(file);
}

void crd_quiet_look_note(quiet_look *look, const char *path, const char *what) {
  mix(&look->facts, path, strlen(path) + 1);
  mix(&look->facts, what, strlen(what) + 1);
}

static int64_t nanoseconds(struct timespec time) {
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void crd_quiet_look_at(quiet_look *look, const char *path) {
  struct stat status;
  mix(&look->facts, path, strlen(path) + 1);
  if (stat(path, &status) != 0) return;
  const int64_t modified = nanoseconds(status.st_mtim), changed = nanoseconds(status.st_ctim);
  const int64_t facts[] = {(int64_t)status.st_dev, (int64_t)status.st_ino, (int64_t)status.st_size, modified, changed};
  for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) look->facts = (look->facts ^ (uint64_t)facts[i]) * FNV_PRIME;
  if (changed > look->changed) look->changed = changed;
  if (look->deep) mix_bytes(look, path);
}

static quiet_look look_at_all(const quiet_watch *watch, bool deep) {
  quiet_look look = {.deep = deep};
  watch->visit(watch->context, &look);
  return look;
}

/* Whether the files have been unchanged for long enough, by a deep look. */
static bool has_settled(quiet_watch *watch, const quiet_look *look, uint64_t now) {
  if (!watch->waiting || look->facts != watch->facts || look->digest != watch->digest) {
    if (!watch->waiting) watch->first = now;
    watch->facts = look->facts;
    watch->digest = look->digest;
    watch->since = now;
    watch->waiting = true;
    return false;
  }
  return crd_quiet_files_age(watch, now) >= (look->written ? QUIET_WRITTEN_MS : QUIET_MS) * 1000000ull;
}

static int64_t read_clock(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return nanoseconds(now);
}

/* Whether the files were not changed lately: then only a link to them was. A time in the future means that the clock was
 * set. */
static bool is_old(const quiet_look *look) {
  const int64_t age = read_clock(CLOCK_REALTIME) - look->changed;
  return !look->written && (age < 0 || age >= QUIET_MS * (int64_t)1000000);
}

bool crd_quiet_files_changed(quiet_watch *watch, uint64_t now) {
  quiet_look look = look_at_all(watch, false);
  if (look.facts == watch->taken) { /* as they were, or again so */
    watch->waiting = watch->told = false;
    return false;
  }
  look = look_at_all(watch, true);
  return has_settled(watch, &look, now) || is_old(&look);
}

bool crd_quiet_files_take(quiet_watch *watch) {
  const quiet_look look = look_at_all(watch, false);
  if (look.facts != watch->facts) return false;
  watch->taken = look.facts;
  watch->waiting = watch->told = false;
  return true;
}

uint64_t crd_quiet_files_age(const quiet_watch *watch, uint64_t now) {
  return watch->waiting ? now - watch->since : 0;
}

bool crd_quiet_files_restless(quiet_watch *watch, uint64_t now) {
  if (watch->told || !watch->waiting || now < watch->first + RESTLESS_MS * 1000000ull) return false;
  watch->told = true;
  return true;
}

bool crd_quiet_files_wait(quiet_watch *watch) {
  const struct timespec pause = {.tv_nsec = PAUSE_MS * 1000000l};
  for (;;) {
    const quiet_look look = look_at_all(watch, true);
    const uint64_t now = (uint64_t)read_clock(CLOCK_MONOTONIC);
    if ((has_settled(watch, &look, now) || is_old(&look)) && crd_quiet_files_take(watch)) return true;
    if (now > watch->first + RESTLESS_MS * 1000000ull) return false;
    nanosleep(&pause, NULL);
  }
}

/* Opened without waiting for a pipe's other end, looked at, and only then read. */

static const char too_large[] = "larger than it may be";

/* Returns NULL, or the error. A file that grows meanwhile is read up to the limit. */
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
