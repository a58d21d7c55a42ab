/* SPDX-License-Identifier: Apache-2.0 */
/* Threads take the jobs in order; results are printed in the same order. */
#include "command.h"
#include "../../../runtime/base/say.h"
#include "../../../runtime/base/threads.h"
#include "bench.h"
#include "coverage/report.h"
#include "file_watch.h"
#include "options/options.h"
#include "regex/dfa.h"
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Runs suites again when files change (--watch). The folders of all files that jobs have read are watched. A job runs again
 * when one of its files, or a file below one of its folders, has changed. When a manifest was added or removed in the
 * folders of the command line, suites are searched again. */

typedef struct watcher {
  suite_bench *bench;
  file_watch files;
  bool came_or_went; /* a manifest was added or removed */
} watcher;

static suite_bench *stopped_bench;

static void stop_bench(void) {
  if (stopped_bench) atomic_store(&stopped_bench->over, true);
}

/* ---- watched folders ---- */

static void watch_all(watcher *watcher) {
  const suite_bench *bench = watcher->bench;
  for (size_t i = 0; i < bench->options->input_count; i++) file_watch_add(&watcher->files, bench->options->inputs[i]);
  for (size_t i = 0; i < bench->count; i++) {
    crd_string paths = {bench->jobs[i].touched.text, bench->jobs[i].touched.size}, path;
    for (size_t at = 0; paths.data && crd_string_next_part(paths, '\n', &at, &path);)
      if (path.size) file_watch_add(&watcher->files, crd_arena_copy(watcher->files.arena, path).data);
  }
}

/* ---- changes ---- */

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

/* Clears the caches of files. */
static void forget_files(suite_bench *bench) {
  suite_files_destroy(bench->files);
  bench->files = suite_files_create();
  suite_kinds_forget(bench->kinds);
}

/* Whether an added or removed file may be a suite: a CRD of a folder is not. */
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

/* Waits for changes of the files that the jobs have read and of the folders of the command line, and lets `round` run the
 * affected jobs, until SIGINT or SIGTERM. Returns the exit code of the last round; `code` is that of the first. */
static int suite_watch(suite_bench *bench, int (*round)(suite_bench *bench), int code) {
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

#define SUITE_STACK ((size_t)8 << 20)
#define MOST_SUITE_THREADS 64

static void *work_on_suites(void *context) {
  suite_bench *bench = context;
  pthread_mutex_lock(&bench->lock);
  while (bench->next < bench->count) {
    suite_job *job = &bench->jobs[bench->next++];
    if (!job->asked) continue;
    pthread_mutex_unlock(&bench->lock);
    suite_job_run(bench, job);
    pthread_mutex_lock(&bench->lock);
    job->done = true;
    pthread_cond_signal(&bench->done);
  }
  pthread_mutex_unlock(&bench->lock);
  return NULL;
}

static void print_job(suite_job *job, suite_counts *counts) {
  if (job->notes.size) fwrite(job->notes.text, 1, job->notes.size, stderr);
  if (job->output.size) fwrite(job->output.text, 1, job->output.size, stdout);
  output_free(&job->notes);
  output_free(&job->output);
  job->done = false;
  suite_counts_add(counts, &job->counts);
}

static void print_jobs(suite_bench *bench, suite_counts *counts) {
  for (size_t i = 0; i < bench->count; i++) {
    suite_job *job = &bench->jobs[i];
    if (!job->asked) continue;
    pthread_mutex_lock(&bench->lock);
    while (!job->done) pthread_cond_wait(&bench->done, &bench->lock);
    pthread_mutex_unlock(&bench->lock);
    print_job(job, counts);
  }
}

static void run_jobs(suite_bench *bench, suite_counts *counts) {
  pthread_t threads[MOST_SUITE_THREADS];
  size_t wanted = bench->options->jobs ? bench->options->jobs : processor_count(), started = 0;
  if (wanted > bench->count) wanted = bench->count;
  if (wanted > MOST_SUITE_THREADS) wanted = MOST_SUITE_THREADS;
  bench->next = 0;
  while (started < wanted && thread_start(&threads[started], SUITE_STACK, work_on_suites, bench)) started++;
  if (!started) work_on_suites(bench);
  print_jobs(bench, counts);
  for (size_t i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

/* Reports the coverage if it is wanted; returns the exit code. */
static int tell_coverage(suite_bench *bench, int code) {
  if (!bench->cover) return code;
  FILE *stream = bench->options->form->to_people ? stdout : stderr;
  int covered = cover_report_write(bench->cover, &bench->options->cover, stream);
  crdc_cover_destroy(bench->cover);
  bench->cover = NULL;
  return covered > code ? covered : code;
}

/* Runs the jobs that are marked; returns the exit code. */
static int run_round(suite_bench *bench) {
  const suite_options *options = bench->options;
  suite_counts counts = {.passed = 0};
  atomic_store(&bench->over, false);
  if (cover_is_asked(&options->cover)) bench->cover = crdc_cover_create();
  options->form->begin(stdout);
  run_jobs(bench, &counts);
  counts.crds = suite_kinds_count(bench->kinds);
  if (!options->form->to_people || !options->quiet) options->form->end(stdout, &counts);
  fflush(stdout);
  int code = counts.failed > counts.updated ? EXIT_INVALID : EXIT_VALID;
  if (!bench->readable || counts.broken || !(counts.passed + counts.failed)) code = EXIT_UNJUDGED;
  return tell_coverage(bench, code);
}

static int run_bench(const suite_options *options) {
  const bool covers = cover_is_asked(&options->cover);
  suite_bench bench = {.options = options, .files = suite_files_create(), .kinds = suite_kinds_create(covers)};
  pthread_mutex_init(&bench.lock, NULL);
  pthread_cond_init(&bench.done, NULL);
  suite_bench_find(&bench);
  int code = run_round(&bench);
  if (options->watch) code = suite_watch(&bench, run_round, code);
  suite_bench_clear(&bench);
  suite_kinds_destroy(bench.kinds);
  suite_files_destroy(bench.files);
  pthread_mutex_destroy(&bench.lock);
  pthread_cond_destroy(&bench.done);
  return code;
}

int suite_command(int count, char **arguments, int (*run_mutants)(const suite_options *options)) {
  suite_options options;
  crdc_regex_keep_automata();
  mallopt(M_ARENA_MAX, 1); /* memory that a thread frees can be used by the next */
  options_result result = suite_options_read(&options, count, arguments);
  int code = result == OPTIONS_RUN    ? (options.mutate ? run_mutants(&options) : run_bench(&options))
             : result == OPTIONS_DONE ? EXIT_VALID
                                      : EXIT_UNJUDGED;
  suite_options_free(&options);
  return code;
}
