/* The files are found first. Each suite is then a job, which threads take in their order; what a job has written
 * is kept until those before it are printed. */
#include "suite_command.h"
#include "../../runtime/value/threads.h"
#include "base/memory.h"
#include "input.h"
#include "mutant_command.h"
#include "options.h"
#include "suite_options.h"
#include <crd/guard.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

#define SUITE_STACK ((size_t)8 << 20)
#define MOST_SUITE_THREADS 64

typedef struct suite_job {
  const char *file;
  crd_string text; /* of the file, of malloc */
  char *output;    /* of malloc, once it is done */
  size_t size;
  char *notes; /* for standard error, of malloc; NULL: none */
  size_t notes_size;
  suite_counts counts;
  bool done;
} suite_job;

typedef struct bench {
  const suite_options *options;
  suite_files *files;
  suite_kinds *kinds;
  crd_arena *arena;
  suite_job *jobs;
  size_t count, room;
  size_t next; /* under the lock */
  bool readable;
  bool named; /* the file at hand is named on the command line */
  atomic_bool over;
  pthread_mutex_t lock;
  pthread_cond_t done;
} bench;

/* ---- the suites ---- */

static void complain_of_suite(void *context, const char *path, const char *what) {
  bench *bench = context;
  bench->readable = false;
  fprintf(stderr, "crd-validate test: %s: %s\n", path, what);
}

static void take_suite(void *context, const char *path, uint64_t size) {
  bench *bench = context;
  crd_string text;
  (void)size;
  if (!input_read(path, &text)) {
    memory_check_failure();
    complain_of_suite(bench, path, input_error(errno));
    return;
  }
  if (!suite_is_likely(text)) {
    free((void *)text.data);
    if (bench->named) complain_of_suite(bench, path, "no suite of tests");
    return;
  }
  if (bench->count == bench->room) {
    size_t room = bench->room ? bench->room * 2 : 64;
    bench->jobs = crd_arena_grow(bench->arena, bench->jobs, bench->room * sizeof *bench->jobs, room * sizeof *bench->jobs);
    bench->room = room;
  }
  bench->jobs[bench->count++] = (suite_job){.file = crd_arena_copy(bench->arena, crd_string_of(path)).data, .text = text};
}

static void find_suites(bench *bench) {
  const input_visitor visitor = {.found = take_suite, .problem = complain_of_suite, .context = bench};
  for (size_t i = 0; i < bench->options->input_count; i++) {
    size_t before = bench->count;
    input_walk(bench->options->inputs[i], &visitor);
    if (bench->count == before && bench->readable) complain_of_suite(bench, bench->options->inputs[i], "no suite of tests");
  }
}

/* ---- a job ---- */

static bool is_wanted(crd_arena *arena, const suite_options *options, const suite *suite, const suite_case *test) {
  crd_string name = crd_arena_printf(arena, "%.*s: %.*s", CRD_PRINT(suite->name), CRD_PRINT(test->name));
  for (size_t i = 0; i < options->filters.count; i++)
    if (memmem(name.data, name.size, options->filters.items[i], strlen(options->filters.items[i]))) return true;
  return !options->filters.count;
}

static bool is_asked(crd_arena *arena, const suite_options *options, const suite *suite) {
  for (size_t i = 0; i < suite->count; i++)
    if (is_wanted(arena, options, suite, &suite->cases[i])) return true;
  return false;
}

/* A stream into memory that grows. */
static FILE *open_memory(char **text, size_t *size) {
  FILE *stream = open_memstream(text, size);
  return memory_checked(stream, 0);
}

static void break_suite(bench *bench, suite_job *job, FILE *stream, const suite *suite, crd_string error) {
  const suite_place place = {.suite = suite};
  bench->options->form->broken(stream, &place, error);
  job->counts.broken++;
  if (bench->options->fail_fast) atomic_store(&bench->over, true);
}

static void run_tests(bench *bench, suite_run *run, suite_counts *counts, FILE *stream) {
  const suite_place place = {.suite = run->suite, .crd_file = run->crd->file};
  crd_arena *arena = memory_arena(NULL);
  for (size_t i = 0; i < run->suite->count && !atomic_load(&bench->over); i++) {
    const suite_case *test = &run->suite->cases[i];
    suite_outcome outcome;
    crd_arena_reset(arena);
    if (!is_wanted(arena, bench->options, run->suite, test)) continue;
    suite_case_run(arena, run, test, &outcome);
    *(outcome.passed ? &counts->passed : &counts->failed) += 1;
    bench->options->form->test(stream, &place, test, &outcome);
    if (!outcome.passed && bench->options->fail_fast) atomic_store(&bench->over, true);
  }
  crd_arena_destroy(arena);
}

static void run_over_crd(bench *bench, suite_job *job, suite_run *run, FILE *stream) {
  crd_string error = {NULL, 0};
  if (!suite_run_begin(run, &error)) {
    break_suite(bench, job, stream, run->suite, error);
    return;
  }
  char *tests = NULL;
  size_t size = 0;
  suite_counts counts = {.passed = 0};
  FILE *own = open_memory(&tests, &size);
  run_tests(bench, run, &counts, own);
  fclose(own);
  const suite_place place = {.suite = run->suite, .crd_file = run->crd->file};
  bench->options->form->group(stream, &place, &counts, (crd_string){tests, size});
  free(tests);
  job->counts.passed += counts.passed;
  job->counts.failed += counts.failed;
}

static void keep_suite_notes(suite_job *job, crd_string notes) {
  if (!notes.size) return;
  FILE *stream = open_memory(&job->notes, &job->notes_size);
  fwrite(notes.data, 1, notes.size, stream);
  fclose(stream);
}

static void run_suite(bench *bench, suite_job *job, crd_arena *arena, FILE *stream) {
  suite suite;
  bool is_suite;
  crd_string error = {NULL, 0};
  suite_crd *crds = NULL;
  size_t count = 0;
  bool good = suite_read(arena, job->file, job->text, &suite, &is_suite, &error);
  keep_suite_notes(job, crd_text_string(&suite.notes));
  if (!good) {
    if (is_suite) break_suite(bench, job, stream, &suite, error);
    return;
  }
  if (!is_asked(arena, bench->options, &suite)) return;
  job->counts.suites++;
  if (!suite_crds_find(bench->files, arena, &suite, &crds, &count, &error)) {
    break_suite(bench, job, stream, &suite, error);
    return;
  }
  for (size_t i = 0; i < count && !atomic_load(&bench->over); i++)
    run_over_crd(bench, job,
                 &(suite_run){.arena = arena,
                              .suite = &suite,
                              .crd = &crds[i],
                              .kinds = bench->kinds,
                              .kubernetes_minor = bench->options->kubernetes_minor},
                 stream);
}

static void run_job(bench *bench, suite_job *job) {
  crd_arena *arena = memory_arena(NULL);
  FILE *stream = open_memory(&job->output, &job->size);
  if (!atomic_load(&bench->over)) run_suite(bench, job, arena, stream);
  fclose(stream);
  crd_arena_destroy(arena);
}

/* ---- threads ---- */

static void *work_on_suites(void *context) {
  bench *bench = context;
  pthread_mutex_lock(&bench->lock);
  while (bench->next < bench->count) {
    suite_job *job = &bench->jobs[bench->next++];
    pthread_mutex_unlock(&bench->lock);
    run_job(bench, job);
    pthread_mutex_lock(&bench->lock);
    job->done = true;
    pthread_cond_signal(&bench->done);
  }
  pthread_mutex_unlock(&bench->lock);
  return NULL;
}

static void print_jobs(bench *bench, suite_counts *counts) {
  for (size_t i = 0; i < bench->count; i++) {
    suite_job *job = &bench->jobs[i];
    pthread_mutex_lock(&bench->lock);
    while (!job->done) pthread_cond_wait(&bench->done, &bench->lock);
    pthread_mutex_unlock(&bench->lock);
    if (job->notes) fwrite(job->notes, 1, job->notes_size, stderr);
    fwrite(job->output, 1, job->size, stdout);
    free(job->notes);
    free(job->output);
    free((void *)job->text.data);
    counts->passed += job->counts.passed;
    counts->failed += job->counts.failed;
    counts->broken += job->counts.broken;
    counts->suites += job->counts.suites;
  }
}

static void run_jobs(bench *bench, suite_counts *counts) {
  pthread_t threads[MOST_SUITE_THREADS];
  size_t wanted = bench->options->jobs ? bench->options->jobs : processor_count(), started = 0;
  if (wanted > bench->count) wanted = bench->count;
  if (wanted > MOST_SUITE_THREADS) wanted = MOST_SUITE_THREADS;
  while (started < wanted && thread_start(&threads[started], SUITE_STACK, work_on_suites, bench)) started++;
  if (!started) work_on_suites(bench);
  print_jobs(bench, counts);
  for (size_t i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

static int run_bench(const suite_options *options) {
  bench bench = {.options = options, .readable = true, .arena = memory_arena(NULL)};
  suite_counts counts = {.passed = 0};
  pthread_mutex_init(&bench.lock, NULL);
  pthread_cond_init(&bench.done, NULL);
  bench.files = suite_files_create(&options->crds);
  bench.kinds = suite_kinds_create(options->kubernetes_minor);
  find_suites(&bench);
  options->form->begin(stdout);
  run_jobs(&bench, &counts);
  counts.crds = suite_kinds_count(bench.kinds);
  if (!options->form->to_people || !options->quiet) options->form->end(stdout, &counts);
  suite_kinds_destroy(bench.kinds);
  suite_files_destroy(bench.files);
  crd_arena_destroy(bench.arena);
  pthread_mutex_destroy(&bench.lock);
  pthread_cond_destroy(&bench.done);
  if (!bench.readable || counts.broken || !(counts.passed + counts.failed)) return EXIT_UNJUDGED;
  return counts.failed ? EXIT_INVALID : EXIT_VALID;
}

int suite_command(int count, char **arguments) {
  suite_options options;
  options_result result = suite_options_read(&options, count, arguments);
  int code = result == OPTIONS_RUN    ? (options.mutate ? mutant_command(&options) : run_bench(&options))
             : result == OPTIONS_DONE ? EXIT_VALID
                                      : EXIT_UNJUDGED;
  suite_options_free(&options);
  return code;
}
