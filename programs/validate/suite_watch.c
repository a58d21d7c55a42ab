/* SPDX-License-Identifier: Apache-2.0 */
/* The folders of all files that jobs have read are watched. A job is run again when one of its files changed, or one below a
 * folder of its; where a manifest came or went in the folders of the command line, suites are looked for anew. Changes are
 * gathered until there was none for QUIET milliseconds: editors write a file in several steps. */
#include "suite_watch.h"
#include "base/memory.h"
#include "input.h"
#include "options.h"
#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#define QUIET 60
#define DEPTH_LIMIT 32
#define CHANGES (IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

typedef struct watcher {
  suite_bench *bench;
  int file;
  crd_arena *arena;
  const char **folders; /* by their watch descriptors */
  size_t room;
  const char **changed;
  size_t changed_count, changed_room;
  bool came_or_went; /* a manifest did */
} watcher;

static volatile sig_atomic_t stop_asked;
static suite_bench *stopped_bench;

static void ask_stop(int number) {
  (void)number;
  stop_asked = 1;
  if (stopped_bench) atomic_store(&stopped_bench->over, true);
}

/* ---- what is watched ---- */

static void watch_folder(watcher *watcher, const char *path) {
  int descriptor = inotify_add_watch(watcher->file, *path ? path : ".", CHANGES | IN_ONLYDIR);
  if (descriptor < 0) return;
  size_t at = (size_t)descriptor, room = watcher->room;
  if (at >= room) {
    while (at >= room) room = room ? room * 2 : 64;
    watcher->folders = crd_arena_grow(watcher->arena, watcher->folders, watcher->room * sizeof *watcher->folders,
                                      room * sizeof *watcher->folders);
    memset(watcher->folders + watcher->room, 0, (room - watcher->room) * sizeof *watcher->folders);
    watcher->room = room;
  }
  watcher->folders[at] = crd_arena_copy(watcher->arena, crd_string_of(path)).data;
}

static void watch_below(watcher *watcher, const char *path, unsigned depth) {
  watch_folder(watcher, path);
  DIR *folder = depth < DEPTH_LIMIT ? opendir(path) : NULL;
  for (struct dirent *entry; folder && (entry = readdir(folder));) {
    if (entry->d_type != DT_DIR || entry->d_name[0] == '.') continue;
    watch_below(watcher, crd_arena_printf(watcher->arena, "%s/%s", path, entry->d_name).data, depth + 1);
  }
  if (folder) closedir(folder);
}

static void watch_path(watcher *watcher, const char *path) {
  struct stat status;
  if (stat(path, &status) == 0 && S_ISDIR(status.st_mode)) {
    watch_below(watcher, path, 0);
    return;
  }
  const char *slash = strrchr(path, '/');
  watch_folder(watcher, slash ? crd_arena_copy(watcher->arena, (crd_string){path, (size_t)(slash - path)}).data : "");
}

static void watch_all(watcher *watcher) {
  const suite_bench *bench = watcher->bench;
  for (size_t i = 0; i < bench->options->input_count; i++) watch_path(watcher, bench->options->inputs[i]);
  for (size_t i = 0; i < bench->count; i++) {
    crd_string paths = {bench->jobs[i].touched, bench->jobs[i].touched_size}, path;
    for (size_t at = 0; paths.data && crd_string_next_part(paths, '\n', &at, &path);)
      if (path.size) watch_path(watcher, crd_arena_copy(watcher->arena, path).data);
  }
}

/* ---- what changed ---- */

static bool is_manifest(const char *name) {
  crd_string text = crd_string_of(name);
  return crd_string_has_suffix(text, CRD_STRING(".yaml")) || crd_string_has_suffix(text, CRD_STRING(".yml")) ||
         crd_string_has_suffix(text, CRD_STRING(".json"));
}

static bool is_suite_file(const suite_bench *bench, const char *path) {
  for (size_t i = 0; i < bench->count; i++)
    if (strcmp(bench->jobs[i].file, path) == 0) return true;
  return false;
}

static void note_event(watcher *watcher, const struct inotify_event *event) {
  const char *folder = event->wd >= 0 && (size_t)event->wd < watcher->room ? watcher->folders[event->wd] : NULL;
  if (!folder || !event->len || !is_manifest(event->name)) return;
  const char *path = crd_arena_printf(watcher->arena, "%s%s%s", folder, *folder ? "/" : "", event->name).data;
  if (watcher->changed_count == watcher->changed_room) {
    size_t room = watcher->changed_room ? watcher->changed_room * 2 : 16;
    watcher->changed = crd_arena_grow(watcher->arena, watcher->changed, watcher->changed_room * sizeof *watcher->changed,
                                      room * sizeof *watcher->changed);
    watcher->changed_room = room;
  }
  watcher->changed[watcher->changed_count++] = path;
  watcher->came_or_went = watcher->came_or_went || !is_suite_file(watcher->bench, path) || access(path, R_OK) != 0;
}

static void read_events(watcher *watcher) {
  char buffer[16384] __attribute__((aligned(__alignof__(struct inotify_event))));
  ssize_t size = read(watcher->file, buffer, sizeof buffer);
  for (ssize_t at = 0; at + (ssize_t)sizeof(struct inotify_event) <= size;) {
    const struct inotify_event *event = (const struct inotify_event *)(const void *)(buffer + at);
    note_event(watcher, event);
    at += (ssize_t)(sizeof *event + event->len);
  }
}

/* Waits until something changed and it is quiet again; false at the end. */
static bool wait_for_changes(watcher *watcher, const sigset_t *waiting) {
  const struct timespec quiet = {.tv_nsec = QUIET * 1000000L};
  watcher->changed_count = 0;
  watcher->came_or_went = false;
  while (!stop_asked) {
    struct pollfd poll = {.fd = watcher->file, .events = POLLIN};
    int ready = ppoll(&poll, 1, watcher->changed_count ? &quiet : NULL, waiting);
    if (ready < 0 && errno != EINTR) return false;
    if (ready > 0) read_events(watcher);
    if (ready == 0) return true;
  }
  return false;
}

/* ---- rounds ---- */

static bool is_about(const suite_job *job, crd_string changed) {
  crd_string paths = {job->touched, job->touched_size}, path;
  for (size_t at = 0; paths.data && crd_string_next_part(paths, '\n', &at, &path);) {
    if (!path.size || !crd_string_has_prefix(changed, path)) continue;
    if (changed.size == path.size || changed.data[path.size] == '/') return true;
  }
  return false;
}

static bool ask_jobs(const watcher *watcher) {
  suite_bench *bench = watcher->bench;
  bool any = false;
  for (size_t i = 0; i < bench->count; i++) {
    suite_job *job = &bench->jobs[i];
    job->asked = !job->touched;
    for (size_t k = 0; k < watcher->changed_count && !job->asked; k++)
      job->asked = is_about(job, crd_string_of(watcher->changed[k]));
    any = any || job->asked;
  }
  return any;
}

/* Nothing that was read before counts. */
static void forget_files(suite_bench *bench) {
  suite_files_destroy(bench->files);
  bench->files = suite_files_create();
  suite_kinds_forget(bench->kinds);
}

/* Whether what came or went may be a suite: a CRD of a folder is none. */
static bool may_be_suite(const watcher *watcher) {
  for (size_t i = 0; i < watcher->changed_count; i++) {
    crd_string text;
    if (is_suite_file(watcher->bench, watcher->changed[i])) return true;
    if (!input_read(watcher->changed[i], &text)) continue;
    bool likely = suite_likely_shape(watcher->changed[i], text) != SUITE_NONE;
    free((void *)text.data);
    if (likely) return true;
  }
  return false;
}

static int run_again(watcher *watcher, int (*round)(suite_bench *bench), int code) {
  suite_bench *bench = watcher->bench;
  forget_files(bench);
  if (watcher->came_or_went && may_be_suite(watcher)) {
    suite_bench_clear(bench);
    suite_bench_find(bench);
  } else if (!ask_jobs(watcher)) {
    return code;
  }
  if (watcher->changed_count) fprintf(stderr, "crd-validate test: %s changed\n", watcher->changed[0]);
  return round(bench);
}

int suite_watch(suite_bench *bench, int (*round)(suite_bench *bench), int code) {
  sigset_t stops, waiting;
  const struct sigaction stop = {.sa_handler = ask_stop};
  watcher watcher = {.bench = bench, .file = inotify_init1(IN_CLOEXEC | IN_NONBLOCK)};
  if (watcher.file < 0) {
    fprintf(stderr, "crd-validate test: files cannot be watched: %s\n", strerror(errno));
    return EXIT_UNJUDGED;
  }
  stopped_bench = bench;
  sigemptyset(&stops);
  sigaddset(&stops, SIGINT);
  sigaddset(&stops, SIGTERM);
  sigprocmask(SIG_BLOCK, &stops, &waiting);
  sigdelset(&waiting, SIGINT);
  sigdelset(&waiting, SIGTERM);
  sigaction(SIGINT, &stop, NULL);
  sigaction(SIGTERM, &stop, NULL);
  do {
    crd_arena_destroy(watcher.arena);
    watcher.arena = memory_arena(NULL);
    watcher.folders = watcher.changed = NULL;
    watcher.room = watcher.changed_room = 0;
    watch_all(&watcher);
    if (!wait_for_changes(&watcher, &waiting)) break;
    code = run_again(&watcher, round, code);
  } while (!stop_asked);
  crd_arena_destroy(watcher.arena);
  close(watcher.file);
  stopped_bench = NULL;
  return code;
}
