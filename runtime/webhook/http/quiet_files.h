/* SPDX-License-Identifier: Apache-2.0 */
/* Files that are read again while the program serves, and that somebody may be writing at that moment. A file that is
 * written in place is cut somewhere until its writer is done, and a part of it may well be read without an error: a set of
 * policies without the last ones. Files are therefore read when they are quiet: what stat says of them and what is in them
 * has been the same for a while, a longer one where the kernel knows that somebody has one of them open for writing. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define QUIET_MS 2000          /* how long files have to stay as they are */
#define QUIET_WRITTEN_MS 30000 /* those that somebody has open for writing */
#define RESTLESS_MS 60000      /* after that files that are never so are told */

/* A look at files, one after the other. */
typedef struct quiet_look {
  bool deep;       /* what is in them counts, too */
  bool written;    /* by a deep look: somebody has one of them open for writing */
  uint64_t facts;  /* what stat says of all of them */
  uint64_t digest; /* of what is in them; 0 where it is not deep */
  int64_t changed; /* when the newest of them was changed: nanoseconds since 1970 */
} quiet_look;

/* Adds a file to a look; one that is not there counts as that. */
void crd_quiet_look_at(quiet_look *look, const char *path);
/* Adds what could not be looked at. */
void crd_quiet_look_note(quiet_look *look, const char *path, const char *what);

/* Some files, and what is known of them between looks; all but the first two begins as zero. */
typedef struct quiet_watch {
  void (*visit)(void *context, quiet_look *look); /* looks at all of them */
  void *context;
  uint64_t taken;         /* the facts of those that were read last */
  uint64_t facts, digest; /* of those that are waited for */
  uint64_t first, since;  /* when the taken ones were gone, and when these were first seen */
  bool waiting, told;
} quiet_watch;

/* Makes looks until the files are quiet, for the first reading, and counts them as taken: one look where they were changed
 * more than QUIET_MS ago. False: they kept changing for RESTLESS_MS. */
bool crd_quiet_files_wait(quiet_watch *watch);
/* Whether others than those that were taken are there, and quiet: they are to be read. `now` is of a clock that only goes
 * on, in nanoseconds. */
bool crd_quiet_files_changed(quiet_watch *watch, uint64_t now);
/* After they were read: counts them as taken, unless they have changed since crd_quiet_files_changed; then what was read is
 * to be thrown away. */
bool crd_quiet_files_take(quiet_watch *watch);
/* How long those that are waited for have been as they are, in nanoseconds. */
uint64_t crd_quiet_files_age(const quiet_watch *watch, uint64_t now);
/* Whether there have been others than those that were taken for RESTLESS_MS, none of them quiet; once each time. */
bool crd_quiet_files_restless(quiet_watch *watch, uint64_t now);

/* Files that are read again and again while the program serves: a path must not be able to stop it. */

/* Reads a regular file, through links, of up to `limit` bytes. `data` is the caller's to free and has a NUL behind it that
 * is not counted; an empty file gives one as well. False and a text with the path in `error`: it cannot be read, it is
 * larger, or it is no regular file (a pipe would keep the reader waiting, a device has no end). */
bool crd_regular_file_read(const char *path, size_t limit, char **data, size_t *size, char *error, size_t error_size);
