/* SPDX-License-Identifier: Apache-2.0 */
/* A job reads a suite and runs it with each of its CRDs, for each wanted version of the API server. Its output is kept until
 * earlier jobs are printed. */
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "bench.h"
#include "command.h"
#include "input.h"
#include <stdlib.h>
#include <string.h>

/* A running job. */
typedef struct job_work {
  suite_bench *bench;
  suite_job *job;
  crd_arena *arena;
  suite *suite;
  suite_minors minors; /* the wanted versions */
  FILE *stream;
  suite_update *update; /* NULL: no update */
} job_work;

/* A suite with one CRD, for all versions. */
typedef struct job_group {
  crd_arena *arena; /* owns the failures */
  suite_place place;
  suite_counts counts;
  suite_result (*items)[SUITE_MINOR_COUNT]; /* by test */
  suite_results *results;
  bool *unmendable; /* tests that an update cannot change */
  bool *unjudged;   /* tests that were reported as not judged */
  bool *incomplete; /* tests with rules that were skipped because no cluster is known */
  FILE *stream;
} job_group;

static bool test_is_wanted(crd_arena *arena, const suite_options *options, const suite *suite, const suite_case *test) {
  crd_string name = crd_arena_printf(arena, "%.*s: %.*s", CRD_PRINT(suite->name), CRD_PRINT(test->name));
  for (size_t i = 0; i < options->filters.count; i++)
    if (memmem(name.data, name.size, options->filters.items[i], strlen(options->filters.items[i]))) return true;
  return !options->filters.count;
}

static bool is_asked(const job_work *work) {
  for (size_t i = 0; i < work->suite->count; i++)
    if (test_is_wanted(work->arena, work->bench->options, work->suite, &work->suite->cases[i])) return true;
  return false;
}

static void break_suite(const job_work *work, crd_string error) {
  const suite_place place = {.suite = work->suite};
  work->bench->options->form->broken(work->stream, &place, error);
  work->job->counts.broken++;
  if (work->bench->options->fail_fast) atomic_store(&work->bench->over, true);
}

/* ---- tests ---- */

static void count_results(suite_counts *counts, suite_results *results) {
  size_t failed = 0;
  for (size_t i = 0; i < results->count; i++) {
    size_t minor = results->items[i].minor - SUITE_FIRST_MINOR;
    bool passed = results->items[i].outcome.passed;
    *(passed ? &counts->passed : &counts->failed) += 1;
    *(passed ? &counts->passed_at[minor] : &counts->failed_at[minor]) += 1;
    failed += !passed;
  }
  results->failed = failed != 0;
  counts->changing += failed && failed < results->count;
}

/* Records the result of a test for the update; false if a test cannot expect it. */
static bool note_result(const job_work *work, suite_run *run, crd_arena *arena, const suite_case *test, bool passed) {
  suite_outcome came;
  if (passed) {
    suite_update_passed(work->update, test);
    return true;
  }
  suite_case_try(arena, run, test, &came);
  return suite_update_failed(work->update, test, &came);
}

/* Copies the reported parts of an outcome. */
static suite_outcome keep_outcome(crd_arena *arena, const suite_outcome *outcome) {
  if (outcome->passed) return (suite_outcome){.passed = true, .step = ""};
  return (suite_outcome){.step = outcome->step,
                         .expected = crd_arena_copy(arena, outcome->expected),
                         .came = crd_arena_copy(arena, outcome->came),
                         .difference = crd_arena_copy(arena, outcome->difference)};
}

static void break_test(const job_work *work, const suite_case *test, crd_string why) {
  work->suite->problem = test->offset;
  break_suite(work, crd_arena_printf(work->arena, "%.*s: %.*s", CRD_PRINT(test->name), CRD_PRINT(why)));
  work->suite->problem = CRD_NO_OFFSET;
}

static void run_test(const job_work *work, job_group *group, suite_run *run, crd_arena *arena, size_t number) {
  const suite_case *test = &work->suite->cases[number];
  suite_outcome outcome;
  suite_case_run(arena, run, test, &outcome);
  if (outcome.unjudged) {
    if (!group->unjudged[number]) break_test(work, test, outcome.came);
    group->unjudged[number] = true;
    return;
  }
  if (outcome.unasked) group->incomplete[number] = true;
  group->items[number][group->results[number].count++] =
      (suite_result){.minor = run->kubernetes_minor, .outcome = keep_outcome(group->arena, &outcome)};
  if (work->update && !note_result(work, run, arena, test, outcome.passed)) group->unmendable[number] = true;
  if (!outcome.passed && work->bench->options->fail_fast) atomic_store(&work->bench->over, true);
}

static void run_tests(const job_work *work, job_group *group, suite_run *run) {
  crd_arena *arena = memory_arena(NULL);
  for (size_t i = 0; i < work->suite->count && !atomic_load(&work->bench->over); i++) {
    const suite_case *test = &work->suite->cases[i];
    crd_arena_reset(arena);
    if (test_is_wanted(arena, work->bench->options, work->suite, test) && suite_run_has(run, test))
      run_test(work, group, run, arena, i);
  }
  crd_arena_destroy(arena);
}

static void tell_tests(const job_work *work, job_group *group) {
  for (size_t i = 0; i < work->suite->count; i++) {
    suite_results *results = &group->results[i];
    if (!results->count) continue;
    count_results(&group->counts, results);
    if (!work->update || !results->failed || group->unmendable[i])
      work->bench->options->form->test(group->stream, &group->place, &work->suite->cases[i], results);
  }
}

/* Reports tests that say nothing about the cluster although rules ask for it: they pass as far as is known. */
static void note_incomplete(const job_work *work, const job_group *group) {
  size_t count = 0;
  for (size_t i = 0; i < work->suite->count; i++) count += group->incomplete[i];
  if (count)
    crd_text_printf(&work->suite->notes,
                    "%s: note: rules about other objects of a cluster were not asked, for nothing is known of one: %zu "
                    "test%s (state gives one)\n",
                    work->suite->file, count, count == 1 ? "" : "s");
}

/* ---- CRDs and versions ---- */

static void begin_cover(const job_work *work, suite_run *run) {
  if (!work->bench->cover) return;
  const kinds *kinds = suite_compiled_kinds(run->compiled);
  const cover_crds crds = {
      .set = kinds_crds(kinds), .counted = kinds_counted(kinds), .file = run->crd ? run->crd->file : NULL};
  run->cover = crdc_cover_begin(work->bench->cover, &crds);
}

/* Runs the tests for one version; reports a CRD that does not compile there. */
static void run_at(const job_work *work, job_group *group, const suite_crd *crd, unsigned minor) {
  crd_string error = {NULL, 0};
  suite_run run = {.arena = memory_arena(NULL),
                   .suite = work->suite,
                   .crd = crd,
                   .given = &work->bench->options->crds,
                   .kinds = work->bench->kinds,
                   .kubernetes_minor = minor};
  if (suite_run_begin(&run, &error)) {
    begin_cover(work, &run);
    run_tests(work, group, &run);
  } else {
    if (group->place.several) error = crd_arena_printf(run.arena, "at 1.%u: %.*s", minor, CRD_PRINT(error));
    break_suite(work, error);
  }
  suite_run_end(&run);
  crd_arena_destroy(run.arena);
}

static void run_over(const job_work *work, const suite_crd *crd) {
  output tests = {.text = NULL};
  output_stream stream;
  const size_t count = work->suite->count + 1;
  job_group group = {.arena = memory_arena(NULL),
                     .place = {.suite = work->suite,
                               .crd_file = crd ? crd->file : NULL,
                               .several = (work->minors & (work->minors - 1)) != 0}};
  group.items = crd_arena_alloc(group.arena, count * sizeof *group.items);
  group.results = crd_arena_zalloc(group.arena, count * sizeof *group.results);
  group.unmendable = crd_arena_zalloc(group.arena, count * sizeof *group.unmendable);
  group.unjudged = crd_arena_zalloc(group.arena, count * sizeof *group.unjudged);
  group.incomplete = crd_arena_zalloc(group.arena, count * sizeof *group.incomplete);
  for (size_t i = 0; i < work->suite->count; i++) group.results[i].items = group.items[i];
  for (unsigned minor = SUITE_FIRST_MINOR; minor <= SUITE_LAST_MINOR; minor++)
    if (work->minors & suite_minor_bit(minor)) run_at(work, &group, crd, minor);
  group.stream = output_stream_begin(&stream, &tests);
  tell_tests(work, &group);
  note_incomplete(work, &group);
  output_stream_end(&stream);
  if (tests.size || group.counts.passed + group.counts.failed)
    work->bench->options->form->group(work->stream, &group.place, &group.counts, (crd_string){tests.text, tests.size});
  output_free(&tests);
  suite_counts_add(&work->job->counts, &group.counts);
  crd_arena_destroy(group.arena);
}

static bool is_passed_over(const job_work *work) {
  return !work->job->named && work->bench->layout && work->suite->shape == SUITE_OPENSHIFT;
}

/* Skips a suite without a CRD in a project like openshift's: the project's runner ignores it at its place. */
static void pass_over_suite(const job_work *work, crd_string error) {
  crd_say_text(&work->suite->notes, "%s: note: is passed over, for it does not stand in tests/NAME/: %.*s\n",
               work->suite->file, CRD_PRINT(error));
}

static void touch_files(const job_work *work, const suite_crds *crds) {
  output_stream stream;
  FILE *touched = output_stream_begin(&stream, &work->job->touched);
  fprintf(touched, "%s\n", work->job->file);
  for (size_t i = 0; i < crds->folder_count; i++) fprintf(touched, "%s\n", crds->folders[i]->path);
  if (work->suite->shape == SUITE_OWN) {
    const suite_run run = {.arena = work->arena, .suite = work->suite, .given = &work->bench->options->crds};
    const suite_source source = suite_run_source(&run);
    for (size_t i = 0; i < source.crd_count; i++) fprintf(touched, "%s\n", source.crds[i]);
    for (size_t i = 0; i < source.overlay_count; i++) fprintf(touched, "%s\n", source.overlays[i]);
  }
  output_stream_end(&stream);
}

static void run_suite(job_work *work) {
  suite_crds crds = {.count = 0};
  crd_string error = {NULL, 0};
  bool own = work->suite->shape == SUITE_OWN;
  if (!is_asked(work)) return;
  bool found =
      own || suite_crds_find(&crds, work->bench->files, &work->bench->options->crds, work->arena, work->suite, &error);
  touch_files(work, &crds);
  if (!found && is_passed_over(work)) {
    pass_over_suite(work, error);
  } else {
    work->job->counts.suites++;
    if (!found) break_suite(work, error);
    if (found && own) run_over(work, NULL);
    for (size_t i = 0; found && i < crds.count && !atomic_load(&work->bench->over); i++) run_over(work, &crds.items[i]);
  }
  suite_crds_end(&crds, work->bench->files);
}

/* The command line's versions that the suite is for; without these, the suite's; without any, the newest. */
static suite_minors minors_of(const job_work *work) {
  suite_minors asked = work->bench->options->minors, own = work->suite->minors;
  if (!asked) return own ? own : suite_minor_bit(SUITE_LAST_MINOR);
  return own ? asked & own : asked;
}

static void keep_suite_notes(suite_job *job, crd_string notes) {
  output_add(&job->notes, notes.data, notes.size);
  if (job->notes.cut) crd_stop_now(NULL, CRD_STOP_MEMORY, notes.size);
}

static void read_and_run(job_work *work, crd_string text) {
  bool is_suite;
  crd_string error = {NULL, 0};
  work->suite = crd_arena_alloc(work->arena, sizeof *work->suite);
  bool good = suite_read(work->arena, work->job->shape, work->job->file, text, work->suite, &is_suite, &error);
  if (!good && is_suite) break_suite(work, error);
  if (good) {
    work->minors = minors_of(work);
    if (work->bench->options->update) work->update = suite_update_create(work->suite);
    run_suite(work);
    if (work->update) suite_update_finish(work->update, work->stream, &work->job->counts);
  }
  keep_suite_notes(work->job, crd_text_string(&work->suite->notes));
}

void suite_job_run(suite_bench *bench, suite_job *job) {
  crd_string text;
  output_stream printed;
  output_free(&job->touched);
  job->counts = (suite_counts){.passed = 0};
  job_work work = {.bench = bench, .job = job, .arena = memory_arena(NULL)};
  work.stream = output_stream_begin(&printed, &job->output);
  if (!atomic_load(&bench->over)) {
    if (input_read(job->file, &text)) {
      read_and_run(&work, text);
      free((void *)text.data);
    } else {
      memory_check_failure();
      work.suite = crd_arena_zalloc(work.arena, sizeof *work.suite);
      *work.suite = (suite){.file = job->file, .problem = CRD_NO_OFFSET};
      break_suite(&work, crd_string_of(input_error(errno)));
    }
  }
  output_stream_end(&printed);
  crd_arena_destroy(work.arena);
}
