/* SPDX-License-Identifier: Apache-2.0 */
/* Finds suites by their text; the job reads the text again. */
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "bench.h"
#include "input.h"
#include <stdlib.h>
#include <string.h>

typedef struct suite_search {
  suite_bench *bench;
  const char *named; /* named on the command line */
} suite_search;

static void complain_of_suite(void *context, const char *path, const char *what) {
  const suite_search *search = context;
  search->bench->readable = false;
  crd_say(stderr, "crd-validate test: %s: %s\n", path, what);
}

/* Whether a file is in tests/NAME/, where the runners of openshift and HyperShift search for suites. */
static bool is_laid_out(const char *path) {
  crd_string folder = crd_string_of(path);
  for (int level = 0; level < 2; level++) {
    const char *slash = memrchr(folder.data, '/', folder.size);
    if (!slash) return false;
    folder.size = (size_t)(slash - folder.data);
  }
  return crd_string_equal(folder, CRD_STRING("tests")) || crd_string_has_suffix(folder, CRD_STRING("/tests"));
}

static void add_job(suite_bench *bench, const char *path, suite_shape shape, bool named) {
  MEMORY_ROOM_CHECKED(bench->jobs, bench->count, bench->room, 64);
  bench->layout = bench->layout || (shape == SUITE_OPENSHIFT && is_laid_out(path));
  bench->jobs[bench->count++] =
      (suite_job){.file = memory_checked(strdup(path), 0), .shape = shape, .named = named, .asked = true};
}

/* Whether a file has a suite's name: then an invalid text is an error. */
static bool is_called_suite(const char *path) {
  static const char *const ends[] = {".suite.yaml", ".suite.yml", ".testsuite.yaml", ".testsuite.yml"};
  bool called = false;
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    called = called || crd_string_has_suffix(crd_string_of(path), crd_string_of(ends[i]));
  return called;
}

static void take_suite(void *context, const char *path, uint64_t size) {
  const suite_search *search = context;
  bool named = strcmp(path, search->named) == 0;
  crd_string text;
  (void)size;
  if (!input_read(path, &text)) {
    memory_check_failure();
    complain_of_suite(context, path, input_error(errno));
    return;
  }
  suite_shape shape = suite_likely_shape(path, text);
  free((void *)text.data);
  if (shape != SUITE_NONE)
    add_job(search->bench, path, shape, named);
  else if (named || is_called_suite(path))
    complain_of_suite(context, path, "no suite of tests");
}

static void find_in(void *context, const char *path) {
  suite_search *search = context;
  const input_visitor visitor = {.found = take_suite, .problem = complain_of_suite, .context = context};
  search->named = path;
  input_walk(path, &visitor);
}

void suite_bench_find(suite_bench *bench) {
  suite_search search = {.bench = bench};
  bench->readable = true;
  for (size_t i = 0; i < bench->options->input_count; i++) {
    size_t before = bench->count;
    bool found = patterns_expand(bench->options->inputs[i], find_in, &search);
    if (bench->count == before && bench->readable)
      complain_of_suite(&search, bench->options->inputs[i],
                        found ? "no suite of tests" : "no file has a name of this pattern");
  }
}

void suite_bench_clear(suite_bench *bench) {
  for (size_t i = 0; i < bench->count; i++) {
    free(bench->jobs[i].file);
    output_free(&bench->jobs[i].output);
    output_free(&bench->jobs[i].notes);
    output_free(&bench->jobs[i].touched);
  }
  free(bench->jobs);
  bench->jobs = NULL;
  bench->count = bench->room = 0;
}
