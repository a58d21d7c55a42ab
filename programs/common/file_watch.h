/* SPDX-License-Identifier: Apache-2.0 */
/* Waiting for changes of files (--watch): folders are watched, and changes gathered until there was none for a moment. */
#pragma once

#include <crd/arena.h>
#include <signal.h>
#include <stdbool.h>

typedef struct file_watch {
  int file;
  sigset_t waiting;
  crd_arena *arena;     /* of one round */
  const char **folders; /* by their watch descriptors */
  size_t room;
  const char **changed; /* manifests, as they are called below what is watched */
  size_t changed_count, changed_room;
} file_watch;

/* Begins to watch nothing yet; SIGINT and SIGTERM end it from now on, and call `stopped` where it is given, in a handler.
 * False with errno set. One at a time in a process. */
bool file_watch_begin(file_watch *watch, void (*stopped)(void));
/* Forgets what was watched and what changed. */
void file_watch_reset(file_watch *watch);
/* A folder with all below it; of a file the folder that it is in. */
void file_watch_add(file_watch *watch, const char *path);
/* Waits until manifests changed and it is quiet again; false when it is to end. */
bool file_watch_wait(file_watch *watch);
/* Whether it is to end. */
bool file_watch_is_over(void);
void file_watch_end(file_watch *watch);
