#include "mutant_suites.h"
#include "base/memory.h"
#include "input.h"
#include "suite_run.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct finding {
  mutant_targets *targets;
  const suite_options *options;
  bool named; /* the file at hand is named on the command line */
  size_t found;
} finding;

static void complain_of_tests(void *context, const char *path, const char *what) {
  const finding *finding = context;
  finding->targets->readable = false;
  fprintf(stderr, "crd-validate test: %s: %s\n", path, what);
}

static mutant_target *target_of(mutant_targets *targets, const suite_crd *crd, crd_string version) {
  for (size_t i = 0; i < targets->count; i++)
    if (strcmp(targets->items[i].crd.file, crd->file) == 0 && targets->items[i].crd.root == crd->root &&
        crd_string_equal(targets->items[i].version, version))
      return &targets->items[i];
  if (targets->count == targets->room) {
    size_t room = targets->room ? targets->room * 2 : 16;
    targets->items = crd_arena_grow(targets->arena, targets->items, targets->room * sizeof *targets->items,
                                    room * sizeof *targets->items);
    targets->room = room;
  }
  mutant_target *target = &targets->items[targets->count++];
  *target = (mutant_target){.crd = *crd, .version = version};
  crd_string text;
  if (input_read(crd->file, &text)) {
    target->text = crd_arena_copy(targets->arena, text);
    free((void *)text.data);
  }
  return target;
}

static void add_test(mutant_targets *targets, mutant_target *target, const suite *suite, const suite_case *test) {
  if (target->test_count == target->test_room) {
    size_t room = target->test_room ? target->test_room * 2 : 32;
    target->tests = crd_arena_grow(targets->arena, target->tests, target->test_room * sizeof *target->tests,
                                   room * sizeof *target->tests);
    target->test_room = room;
  }
  target->tests[target->test_count++] = (mutant_test){suite, test};
}

static bool is_test_wanted(crd_arena *arena, const suite_options *options, const suite *suite, const suite_case *test) {
  crd_string name = crd_arena_printf(arena, "%.*s: %.*s", CRD_PRINT(suite->name), CRD_PRINT(test->name));
  for (size_t i = 0; i < options->filters.count; i++)
    if (memmem(name.data, name.size, options->filters.items[i], strlen(options->filters.items[i]))) return true;
  return !options->filters.count;
}

static void add_suite(finding *finding, const suite *suite) {
  mutant_targets *targets = finding->targets;
  suite_crd *crds = NULL;
  size_t count = 0;
  crd_string error = {NULL, 0};
  if (!suite_crds_find(targets->files, targets->arena, suite, &crds, &count, &error)) {
    complain_of_tests(finding, suite->file, crd_arena_copy(targets->arena, error).data);
    return;
  }
  for (size_t i = 0; i < count; i++) {
    mutant_target *target = target_of(targets, &crds[i], suite->version);
    for (size_t k = 0; k < suite->count; k++)
      if (is_test_wanted(targets->arena, finding->options, suite, &suite->cases[k]))
        add_test(targets, target, suite, &suite->cases[k]);
  }
}

static void take_tests(void *context, const char *path, uint64_t size) {
  finding *finding = context;
  crd_arena *arena = finding->targets->arena;
  crd_string text, error = {NULL, 0};
  bool is_suite;
  (void)size;
  if (!input_read(path, &text)) {
    memory_check_failure();
    complain_of_tests(finding, path, input_error(errno));
    return;
  }
  suite *suite = crd_arena_alloc(arena, sizeof *suite);
  crd_string own = crd_arena_copy(arena, text);
  free((void *)text.data);
  if (!suite_is_likely(own)) return;
  if (suite_read(arena, crd_arena_copy(arena, crd_string_of(path)).data, own, suite, &is_suite, &error)) {
    finding->found++;
    add_suite(finding, suite);
  } else if (is_suite) {
    complain_of_tests(finding, path, crd_arena_copy(arena, error).data);
  }
}

/* ---- running ---- */

/* The run of a suite over a form of the CRD; those of one suite follow each other. */
typedef struct running {
  crd_arena *arena;
  suite_kinds *kinds;
  suite_crd crd;
  suite_run run;
  bool good;
} running;

static bool begin_suite(running *r, const mutant_targets *targets, const suite *suite) {
  if (r->run.suite == suite) return r->good;
  crd_string error;
  r->run = (suite_run){
      .arena = r->arena, .suite = suite, .crd = &r->crd, .kinds = r->kinds, .kubernetes_minor = targets->kubernetes_minor};
  return r->good = suite_run_begin(&r->run, &error);
}

mutant_fate mutant_target_run(const mutant_targets *targets, const mutant_target *target, const crd_value *root,
                              size_t first, size_t *killer) {
  running r = {.arena = memory_arena(NULL), .kinds = suite_kinds_create(targets->kubernetes_minor)};
  crd_arena *arena = memory_arena(NULL); /* of a test */
  mutant_fate fate = MUTANT_SURVIVED;
  r.crd = (suite_crd){target->crd.file, root};
  for (size_t i = 0; i <= target->test_count && fate == MUTANT_SURVIVED; i++) {
    if (i && i - 1 == first) continue;
    size_t at = i ? i - 1 : first;
    if (at >= target->test_count) continue;
    suite_outcome outcome;
    if (!begin_suite(&r, targets, target->tests[at].suite)) {
      fate = MUTANT_BROKEN;
      break;
    }
    crd_arena_reset(arena);
    suite_case_run(arena, &r.run, target->tests[at].test, &outcome);
    if (outcome.passed) continue;
    fate = MUTANT_KILLED;
    *killer = at;
  }
  suite_kinds_destroy(r.kinds);
  crd_arena_destroy(arena);
  crd_arena_destroy(r.arena);
  return fate;
}

/* Leaves out the tests that fail as it is. */
static void leave_out_failing(mutant_targets *targets, mutant_target *target) {
  size_t killer = 0;
  mutant_fate fate;
  while ((fate = mutant_target_run(targets, target, target->crd.root, 0, &killer)) == MUTANT_KILLED) {
    const mutant_test *test = &target->tests[killer];
    fprintf(stderr, "crd-validate test: %s: %.*s: %.*s: fails without any change, and is left out\n", test->suite->file,
            CRD_PRINT(test->suite->name), CRD_PRINT(test->test->name));
    memmove(target->tests + killer, target->tests + killer + 1, (target->test_count - killer - 1) * sizeof *target->tests);
    target->test_count--;
    target->failing++;
  }
  if (fate != MUTANT_BROKEN) return;
  fprintf(stderr, "crd-validate test: %s: it does not compile\n", target->crd.file);
  targets->readable = false;
  target->test_count = 0;
}

void mutant_targets_find(mutant_targets *targets, const suite_options *options) {
  *targets = (mutant_targets){.arena = memory_arena(NULL),
                              .files = suite_files_create(&options->crds),
                              .kubernetes_minor = options->kubernetes_minor,
                              .readable = true};
  finding finding = {.targets = targets, .options = options};
  const input_visitor visitor = {.found = take_tests, .problem = complain_of_tests, .context = &finding};
  for (size_t i = 0; i < options->input_count; i++) {
    size_t before = finding.found;
    input_walk(options->inputs[i], &visitor);
    if (finding.found == before && targets->readable) complain_of_tests(&finding, options->inputs[i], "no suite of tests");
  }
  for (size_t i = 0; i < targets->count; i++) leave_out_failing(targets, &targets->items[i]);
}

void mutant_targets_end(mutant_targets *targets) {
  suite_files_destroy(targets->files);
  crd_arena_destroy(targets->arena);
}
