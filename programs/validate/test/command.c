/* SPDX-License-Identifier: Apache-2.0 */
/* Jobs are taken by threads in their order, and printed in it. */
#include "command.h"
#include "../../../runtime/base/threads.h"
#include "bench.h"
#include "coverage/report.h"
#include "options/options.h"
#include "regex/kept.h"
#include "watch.h"
#include <malloc.h>
#include <stdlib.h>

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

/* What was covered, where that is asked; the exit code. */
static int tell_coverage(suite_bench *bench, int code) {
  if (!bench->cover) return code;
  FILE *stream = bench->options->form->to_people ? stdout : stderr;
  int covered = cover_report_write(bench->cover, &bench->options->cover, stream);
  crdc_cover_destroy(bench->cover);
  bench->cover = NULL;
  return covered > code ? covered : code;
}

/* Runs the jobs that are asked for; the exit code. */
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
  mallopt(M_ARENA_MAX, 1); /* what a thread gives up serves the next */
  options_result result = suite_options_read(&options, count, arguments);
  int code = result == OPTIONS_RUN    ? (options.mutate ? run_mutants(&options) : run_bench(&options))
             : result == OPTIONS_DONE ? EXIT_VALID
                                      : EXIT_UNJUDGED;
  suite_options_free(&options);
  return code;
}
