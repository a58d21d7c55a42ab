/* SPDX-License-Identifier: Apache-2.0 */
/* Files that are read again while the program serves, perhaps while they are being written. A file that is written in place
 * is incomplete until its writer is done, and may still parse: a set of policies without the last ones. So files are read
 * only when they are quiet: their stat data and contents have not changed for a while, and for longer if the kernel says
 * that a process has one of them open for writing. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define QUIET_MS 2000          /* how long files must be unchanged */
#define QUIET_WRITTEN_MS 30000 /* the same if one of them is open for writing */
#define RESTLESS_MS 60000      /* after this time files that are never quiet are reported */

/* A look at files, one after the other. */
typedef struct quiet_look {
  bool deep;       /* compare the contents, too */
  bool written;    /* of a deep look: one of them is open for writing */
  uint64_t facts;  /* a hash of the stat data of all files */
  uint64_t digest; /* a hash of their contents; 0 unless deep */
  int64_t changed; /* when the newest of them was changed: nanoseconds since 1970 */
} quiet_look;

/* Adds a file to a look; its absence counts, too. */
void crd_quiet_look_at(quiet_look *look, const char *path);
/* Adds an error in place of a file. */
void crd_quiet_look_note(quiet_look *look, const char *path, const char *what);

/* The state of watching some files; zero-initialise all but the first two members. */
typedef struct quiet_watch {
  void (*visit)(void *context, quiet_look *look); /* looks at all files */
  void *context;
  uint64_t taken;         /* the facts of the version that was read last */
  uint64_t facts, digest; /* of the version that is waited for */
  uint64_t first, since;  /* when the read version was replaced, and when this version was first seen */
  bool waiting, told;
} quiet_watch;

/* Before the first reading: waits until the files are quiet, and marks them as read. If they were changed more than QUIET_MS
 * ago, one look is enough. False: they kept changing for RESTLESS_MS. */
bool crd_quiet_files_wait(quiet_watch *watch);
/* Whether there is a new, quiet version, which should be read. `now` is monotonic, in nanoseconds. */
bool crd_quiet_files_changed(quiet_watch *watch, uint64_t now);
/* After reading: marks the version as read. False if the files have changed since crd_quiet_files_changed; then the caller
 * discards what it read. */
bool crd_quiet_files_take(quiet_watch *watch);
/* How long the version that is waited for is unchanged, in nanoseconds. */
uint64_t crd_quiet_files_age(const quiet_watch *watch, uint64_t now);
/* Whether new versions have come for RESTLESS_MS, none of them quiet; true once each time. */
bool crd_quiet_files_restless(quiet_watch *watch, uint64_t now);

/* Reads a regular file, through links, of up to `limit` bytes. The caller frees `data`, which has an uncounted NUL behind
 * it, also for an empty file. False and a text with the path in `error`: the file cannot be read, is larger, or is no
 * regular file (a pipe would block the reader, a device has no end). */
bool crd_regular_file_read(const char *path, size_t limit, char **data, size_t *size, char *error, size_t error_size);
