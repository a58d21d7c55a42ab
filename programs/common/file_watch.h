/* SPDX-License-Identifier: Apache-2.0 */
/* Waits for changes of files (--watch): watches folders, and gathers changes until there is none for a moment. */
#pragma once

#include <crd/arena.h>
#include <signal.h>
#include <stdbool.h>

typedef struct file_watch {
  int file;
  sigset_t waiting;
  crd_arena *arena;     /* of one round */
  const char **folders; /* indexed by watch descriptor */
  size_t room;
  const char **changed; /* changed manifests, with the path under which they are watched */
  size_t changed_count, changed_room;
} file_watch;

/* Initialises a watch of nothing. From now on SIGINT and SIGTERM end it, and call `stopped` (may be NULL) in the signal
 * handler. False with errno set. Only one watch per process. */
bool file_watch_begin(file_watch *watch, void (*stopped)(void));
/* Clears the watched folders and the changes. */
void file_watch_reset(file_watch *watch);
/* Watches a folder with everything below it; for a file its folder. */
void file_watch_add(file_watch *watch, const char *path);
/* Waits until manifests have changed and no more changes come; false when the program should end. */
bool file_watch_wait(file_watch *watch);
/* Whether the program should end. */
bool file_watch_is_over(void);
void file_watch_end(file_watch *watch);
