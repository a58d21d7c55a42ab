/* SPDX-License-Identifier: Apache-2.0 */
/* Collects changes until there was none for QUIET milliseconds, because editors write a file in several steps. */
#include "file_watch.h"
#include <crd/guard.h>
#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#define QUIET 60
#define MOST_DEPTH 32
#define CHANGES (IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

static volatile sig_atomic_t stop_asked;
static void (*tell_stopped)(void);

static void ask_stop(int number) {
  (void)number;
  stop_asked = 1;
  if (tell_stopped) tell_stopped();
}

bool file_watch_is_over(void) {
  return stop_asked;
}

/* ---- watched folders ---- */

static void watch_folder(file_watch *watch, const char *path) {
  int descriptor = inotify_add_watch(watch->file, *path ? path : ".", CHANGES | IN_ONLYDIR);
  if (descriptor < 0) return;
  size_t at = (size_t)descriptor, room = watch->room;
  if (at >= room) {
    while (at >= room) room = room ? room * 2 : 64;
    watch->folders =
        crd_arena_grow(watch->arena, watch->folders, watch->room * sizeof *watch->folders, room * sizeof *watch->folders);
    memset(watch->folders + watch->room, 0, (room - watch->room) * sizeof *watch->folders);
    watch->room = room;
  }
  watch->folders[at] = crd_arena_copy(watch->arena, crd_string_of(path)).data;
}

static void watch_below(file_watch *watch, const char *path, unsigned depth) {
  watch_folder(watch, path);
  DIR *folder = depth < MOST_DEPTH ? opendir(path) : NULL;
  for (struct dirent *entry; folder && (entry = readdir(folder));) {
    if (entry->d_type != DT_DIR || entry->d_name[0] == '.') continue;
    watch_below(watch, crd_arena_printf(watch->arena, "%s/%s", path, entry->d_name).data, depth + 1);
  }
  if (folder) closedir(folder);
}

void file_watch_add(file_watch *watch, const char *path) {
  struct stat status;
  if (stat(path, &status) == 0 && S_ISDIR(status.st_mode)) {
    watch_below(watch, path, 0);
    return;
  }
  const char *slash = strrchr(path, '/');
  watch_folder(watch, slash ? crd_arena_copy(watch->arena, (crd_string){path, (size_t)(slash - path)}).data : "");
}

/* ---- changes ---- */

static bool is_manifest(const char *name) {
  crd_string text = crd_string_of(name);
  return crd_string_has_suffix(text, CRD_STRING(".yaml")) || crd_string_has_suffix(text, CRD_STRING(".yml")) ||
         crd_string_has_suffix(text, CRD_STRING(".json"));
}

static void note_event(file_watch *watch, const struct inotify_event *event) {
  const char *folder = event->wd >= 0 && (size_t)event->wd < watch->room ? watch->folders[event->wd] : NULL;
  if (!folder || !event->len || !is_manifest(event->name)) return;
  const char *path = crd_arena_printf(watch->arena, "%s%s%s", folder, *folder ? "/" : "", event->name).data;
  CRD_ARENA_PUSH(watch->arena, watch->changed, watch->changed_count, watch->changed_room, 16, path);
}

static void read_events(file_watch *watch) {
  char buffer[16384] __attribute__((aligned(__alignof__(struct inotify_event))));
  ssize_t size = read(watch->file, buffer, sizeof buffer);
  for (ssize_t at = 0; at + (ssize_t)sizeof(struct inotify_event) <= size;) {
    const struct inotify_event *event = (const struct inotify_event *)(const void *)(buffer + at);
    note_event(watch, event);
    at += (ssize_t)(sizeof *event + event->len);
  }
}

bool file_watch_wait(file_watch *watch) {
  const struct timespec quiet = {.tv_nsec = QUIET * 1000000L};
  watch->changed_count = 0;
  while (!stop_asked) {
    struct pollfd poll = {.fd = watch->file, .events = POLLIN};
    int ready = ppoll(&poll, 1, watch->changed_count ? &quiet : NULL, &watch->waiting);
    if (ready < 0 && errno != EINTR) return false;
    if (ready > 0) read_events(watch);
    if (ready == 0) return true;
  }
  return false;
}

/* ---- the life of a watch ---- */

void file_watch_reset(file_watch *watch) {
  crd_arena_destroy(watch->arena);
  watch->arena = crd_arena_create(NULL);
  if (!watch->arena) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
  watch->folders = watch->changed = NULL;
  watch->room = watch->changed_room = watch->changed_count = 0;
}

bool file_watch_begin(file_watch *watch, void (*stopped)(void)) {
  const struct sigaction stop = {.sa_handler = ask_stop};
  sigset_t stops;
  *watch = (file_watch){.file = inotify_init1(IN_CLOEXEC | IN_NONBLOCK)};
  if (watch->file < 0) return false;
  tell_stopped = stopped;
  sigemptyset(&stops);
  sigaddset(&stops, SIGINT);
  sigaddset(&stops, SIGTERM);
  sigprocmask(SIG_BLOCK, &stops, &watch->waiting);
  sigdelset(&watch->waiting, SIGINT);
  sigdelset(&watch->waiting, SIGTERM);
  sigaction(SIGINT, &stop, NULL);
  sigaction(SIGTERM, &stop, NULL);
  file_watch_reset(watch);
  return true;
}

void file_watch_end(file_watch *watch) {
  crd_arena_destroy(watch->arena);
  close(watch->file);
  tell_stopped = NULL;
}
