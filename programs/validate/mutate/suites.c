/* SPDX-License-Identifier: Apache-2.0 */
/* A suite in openshift's form and examples choose a CRD for themselves. A suite in the project's own form has a set of CRDs,
 * and each of them that has tests is a target. */
#include "suites.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "input.h"
#include "suites/diff.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void complain_of_tests(mutant_targets *targets, const char *path, crd_string what) {
  targets->readable = false;
  crd_say(stderr, "crd-validate test: %s: %-.*s\n", path, CRD_PRINT(what));
}

/* ---- targets ---- */

static mutant_target *target_of(mutant_targets *targets, const suite_crd *crd, crd_string version) {
  for (size_t i = 0; i < targets->count; i++)
    if (targets->items[i].crd.root == crd->root && crd_string_equal(targets->items[i].version, version))
      return &targets->items[i];
  CRD_ARENA_ROOM(targets->arena, targets->items, targets->count, targets->room, 16);
  mutant_target *target = &targets->items[targets->count++];
  *target = (mutant_target){.crd = *crd, .version = version};
  crd_string text;
  if (input_read(crd->file, &text)) {
    target->text = crd_arena_copy(targets->arena, text);
    free((void *)text.data);
  } else {
    memory_check_failure();
    complain_of_tests(targets, crd->file, crd_string_of(input_error(errno)));
  }
  return target;
}

static void add_mutant_test(mutant_targets *targets, mutant_target *target, const suite *suite, const suite_case *test) {
  CRD_ARENA_PUSH(targets->arena, target->tests, target->test_count, target->test_room, 32, (mutant_test){suite, test});
}

static bool is_test_wanted(crd_arena *arena, const suite_options *options, const suite *suite, const suite_case *test) {
  crd_string name = crd_arena_printf(arena, "%.*s: %.*s", CRD_PRINT(suite->name), CRD_PRINT(test->name));
  for (size_t i = 0; i < options->filters.count; i++)
    if (memmem(name.data, name.size, options->filters.items[i], strlen(options->filters.items[i]))) return true;
  return !options->filters.count;
}

/* Whether a test of the project's own form has objects of the CRD. */
static bool is_of_crd(crd_arena *arena, const suite *suite, const suite_case *test, const suite_crd *crd) {
  crd_string error = {NULL, 0};
  const crd_value *object = suite_object_of(arena, suite->root, test->map, &error);
  return object && suite_crd_has(crd, object);
}

static void add_suite_over(mutant_targets *targets, const suite *suite, const suite_crd *crd) {
  mutant_target *target = NULL;
  for (size_t i = 0; i < suite->count; i++) {
    const suite_case *test = &suite->cases[i];
    if (!is_test_wanted(targets->arena, targets->options, suite, test)) continue;
    if (suite->shape == SUITE_OWN && !is_of_crd(targets->arena, suite, test, crd)) continue;
    if (suite->shape == SUITE_EXAMPLES && !suite_crd_has(crd, test->map)) continue;
    if (!target) target = target_of(targets, crd, suite->version);
    add_mutant_test(targets, target, suite, test);
  }
}

static bool is_definition(const crd_value *root) {
  const crd_value *kind = crd_value_get(root, CRD_STRING("kind"));
  return kind && crd_value_is_string(kind, CRD_STRING("CustomResourceDefinition"));
}

/* Adds the CRDs of a suite in the project's own form. */
static void add_own_suite(mutant_targets *targets, const suite *suite, suite_crds *crds) {
  const suite_run run = {.arena = targets->arena, .suite = suite, .given = &targets->options->crds};
  const suite_source source = suite_run_source(&run);
  bool defined = !source.crd_count;
  crds->folders = crd_arena_alloc(targets->arena, (source.crd_count + 1) * sizeof *crds->folders);
  for (size_t i = 0; i < source.crd_count; i++) {
    suite_folder *folder = suite_files_take(targets->bench.files, source.crds[i]);
    crds->folders[crds->folder_count++] = folder;
    for (size_t k = 0; k < folder->count; k++) {
      suite_file *file = &folder->files[k];
      suite_files_parse(file);
      for (size_t r = 0; r < file->root_count; r++) {
        if (!is_definition(file->roots[r])) continue;
        defined = true;
        add_suite_over(targets, suite, &(suite_crd){file->path, file->roots[r]});
      }
    }
  }
  if (!defined) complain_of_tests(targets, suite->file, CRD_STRING("none of its CRDs can be read"));
}

static void add_tested_suite(mutant_targets *targets, const suite *suite, bool named) {
  crd_string error = {NULL, 0};
  mutant_crds *used = crd_arena_zalloc(targets->arena, sizeof *used);
  used->next = targets->crds;
  targets->crds = used;
  if (suite->shape == SUITE_OWN) {
    add_own_suite(targets, suite, &used->crds);
    return;
  }
  bool found = suite_crds_find(&used->crds, targets->bench.files, &targets->options->crds, targets->arena, suite, &error);
  bool passed_over = !named && targets->bench.layout && suite->shape == SUITE_OPENSHIFT;
  if (!found && !passed_over) complain_of_tests(targets, suite->file, error);
  for (size_t i = 0; found && i < used->crds.count; i++) add_suite_over(targets, suite, &used->crds.items[i]);
}

static void read_suite_of(mutant_targets *targets, const suite_job *job) {
  crd_arena *arena = targets->arena;
  crd_string text, error = {NULL, 0};
  bool is_suite;
  if (!input_read(job->file, &text)) {
    memory_check_failure();
    complain_of_tests(targets, job->file, crd_string_of(input_error(errno)));
    return;
  }
  suite *suite = crd_arena_alloc(arena, sizeof *suite);
  crd_string own = crd_arena_copy(arena, text);
  free((void *)text.data);
  if (suite_read(arena, job->shape, job->file, own, suite, &is_suite, &error))
    add_tested_suite(targets, suite, job->named);
  else if (is_suite)
    complain_of_tests(targets, job->file, error);
}

/* ---- running ---- */

/* The run of suites with a form of the CRD; tests of one suite are adjacent. */
typedef struct running {
  crd_arena *arena;
  suite_kinds *kinds;
  suite_crd crd;
  crd_string text; /* the JSON of the form, if a suite needs it instead of a file; empty: not made yet */
  suite_run run;
  bool good;
} running;

static unsigned newest_of(suite_minors minors) {
  unsigned minor = SUITE_LAST_MINOR;
  while (minors && !(minors & suite_minor_bit(minor))) minor--;
  return minor;
}

static bool begin_suite(running *r, const mutant_targets *targets, const suite *suite) {
  if (r->run.suite == suite) return r->good;
  if (r->run.suite) suite_run_end(&r->run);
  crd_string error;
  suite_minors asked = targets->options->minors;
  if (suite->minors) asked = asked ? asked & suite->minors : suite->minors;
  bool own = suite->shape == SUITE_OWN;
  if (own && !r->text.size) r->text = crd_json_encode(r->arena, r->crd.root, CRD_JSON_COMPACT);
  r->run = (suite_run){.arena = r->arena,
                       .suite = suite,
                       .crd = own ? NULL : &r->crd,
                       .given = &targets->options->crds,
                       .kinds = r->kinds,
                       .kubernetes_minor = newest_of(asked)};
  if (own) r->run.instead = r->text;
  return r->good = suite_run_begin(&r->run, &error);
}

/* Runs one test; false if it fails. */
static bool passes_test(running *r, crd_arena *arena, const suite_case *test) {
  suite_outcome outcome;
  crd_arena_reset(arena);
  if (!suite_run_has(&r->run, test)) return true;
  suite_case_run(arena, &r->run, test, &outcome);
  return outcome.passed;
}

mutant_fate mutant_target_run(const mutant_targets *targets, const mutant_target *target, const crd_value *root,
                              size_t first, size_t *killer) {
  running r = {.arena = memory_arena(NULL), .kinds = suite_kinds_create(false), .crd = {target->crd.file, root}};
  crd_arena *arena = memory_arena(NULL); /* for one test */
  mutant_fate fate = MUTANT_SURVIVED;
  for (size_t i = 0; i <= target->test_count && fate == MUTANT_SURVIVED; i++) {
    size_t at = i ? i - 1 : first;
    if (at >= target->test_count || (i && at == first)) continue;
    if (!begin_suite(&r, targets, target->tests[at].suite))
      fate = MUTANT_BROKEN;
    else if (!passes_test(&r, arena, target->tests[at].test))
      fate = MUTANT_KILLED;
    *killer = at;
  }
  if (r.run.suite) suite_run_end(&r.run);
  suite_kinds_destroy(r.kinds);
  crd_arena_destroy(arena);
  crd_arena_destroy(r.arena);
  return fate;
}

/* Excludes the tests that fail with the unchanged CRD. */
static void leave_out_failing(mutant_targets *targets, mutant_target *target) {
  size_t killer = 0;
  mutant_fate fate;
  while ((fate = mutant_target_run(targets, target, target->crd.root, 0, &killer)) == MUTANT_KILLED) {
    const mutant_test *test = &target->tests[killer];
    crd_say(stderr, "crd-validate test: %s: %.*s: %.*s: fails without any change, and is left out\n", test->suite->file,
            CRD_PRINT(test->suite->name), CRD_PRINT(test->test->name));
    memmove(target->tests + killer, target->tests + killer + 1, (target->test_count - killer - 1) * sizeof *target->tests);
    target->test_count--;
    target->failing++;
  }
  if (fate != MUTANT_BROKEN) return;
  complain_of_tests(targets, target->crd.file, CRD_STRING("it does not compile"));
  target->test_count = 0;
}

void mutant_targets_find(mutant_targets *targets, const suite_options *options) {
  *targets = (mutant_targets){.arena = memory_arena(NULL),
                              .options = options,
                              .bench = {.options = options, .files = suite_files_create()},
                              .kubernetes_minor = newest_of(options->minors),
                              .readable = true};
  suite_bench_find(&targets->bench);
  targets->readable = targets->bench.readable;
  for (size_t i = 0; i < targets->bench.count; i++) read_suite_of(targets, &targets->bench.jobs[i]);
  for (size_t i = 0; i < targets->count; i++) leave_out_failing(targets, &targets->items[i]);
}

void mutant_targets_end(mutant_targets *targets) {
  for (mutant_crds *used = targets->crds; used; used = used->next) suite_crds_end(&used->crds, targets->bench.files);
  suite_bench_clear(&targets->bench);
  suite_files_destroy(targets->bench.files);
  crd_arena_destroy(targets->arena);
}
