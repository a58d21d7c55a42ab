/* SPDX-License-Identifier: Apache-2.0 */
/* The folders of all files that jobs have read are watched. A job is run again when one of its files changed, or one below a
 * folder of its; where a manifest came or went in the folders of the command line, suites are looked for anew. */
#include "watch.h"
#include "../../../runtime/base/say.h"
#include "file_watch.h"
#include "input.h"
#include "options/options.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct watcher {
  suite_bench *bench;
  file_watch files;
  bool came_or_went; /* a manifest did */
} watcher;

static suite_bench *stopped_bench;

static void stop_bench(void) {
  if (stopped_bench) atomic_store(&stopped_bench->over, true);
}

/* ---- what is watched ---- */

static void watch_all(watcher *watcher) {
  const suite_bench *bench = watcher->bench;
  for (size_t i = 0; i < bench->options->input_count; i++) file_watch_add(&watcher->files, bench->options->inputs[i]);
  for (size_t i = 0; i < bench->count; i++) {
    crd_string paths = {bench->jobs[i].touched.text, bench->jobs[i].touched.size}, path;
    for (size_t at = 0; paths.data && crd_string_next_part(paths, '\n', &at, &path);)
      if (path.size) file_watch_add(&watcher->files, crd_arena_copy(watcher->files.arena, path).data);
  }
}

/* ---- what changed ---- */

static bool is_suite_file(const suite_bench *bench, const char *path) {
  for (size_t i = 0; i < bench->count; i++)
    if (strcmp(bench->jobs[i].file, path) == 0) return true;
  return false;
}

static void look_for_suites(watcher *watcher) {
  watcher->came_or_went = false;
  for (size_t i = 0; i < watcher->files.changed_count; i++) {
    const char *path = watcher->files.changed[i];
    watcher->came_or_went = watcher->came_or_went || !is_suite_file(watcher->bench, path) || access(path, R_OK) != 0;
  }
}

/* ---- rounds ---- */

static bool is_about(const suite_job *job, crd_string changed) {
  crd_string paths = {job->touched.text, job->touched.size}, path;
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
    job->asked = !job->touched.text;
    for (size_t k = 0; k < watcher->files.changed_count && !job->asked; k++)
      job->asked = is_about(job, crd_string_of(watcher->files.changed[k]));
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
  for (size_t i = 0; i < watcher->files.changed_count; i++) {
    crd_string text;
    if (is_suite_file(watcher->bench, watcher->files.changed[i])) return true;
    if (!input_read(watcher->files.changed[i], &text)) continue;
    bool likely = suite_likely_shape(watcher->files.changed[i], text) != SUITE_NONE;
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
  if (watcher->files.changed_count) crd_say(stderr, "crd-validate test: %s changed\n", watcher->files.changed[0]);
  return round(bench);
}

int suite_watch(suite_bench *bench, int (*round)(suite_bench *bench), int code) {
  watcher watcher = {.bench = bench};
  stopped_bench = bench;
  if (!file_watch_begin(&watcher.files, stop_bench)) {
    crd_say(stderr, "crd-validate test: files cannot be watched: %s\n", strerror(errno));
    return EXIT_UNJUDGED;
  }
  do {
    file_watch_reset(&watcher.files);
    watch_all(&watcher);
    if (!file_watch_wait(&watcher.files)) break;
    look_for_suites(&watcher);
    code = run_again(&watcher, round, code);
  } while (!file_watch_is_over());
  file_watch_end(&watcher.files);
  stopped_bench = NULL;
  return code;
}
