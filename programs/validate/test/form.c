/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the forms; and the text form for people, which shows the failures. */
#include "form.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include <string.h>

void suite_counts_add(suite_counts *sum, const suite_counts *counts) {
  sum->passed += counts->passed;
  sum->failed += counts->failed;
  sum->broken += counts->broken;
  sum->suites += counts->suites;
  sum->changing += counts->changing;
  sum->updated += counts->updated;
  for (size_t i = 0; i < SUITE_MINOR_COUNT; i++) {
    sum->passed_at[i] += counts->passed_at[i];
    sum->failed_at[i] += counts->failed_at[i];
  }
}

void suite_form_begin_nothing(FILE *stream) {
  (void)stream;
}

void suite_form_write_tests(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests) {
  (void)place, (void)counts;
  if (tests.size) fwrite(tests.data, 1, tests.size, stream);
}

void suite_form_end_nothing(FILE *stream, const suite_counts *counts) {
  (void)stream, (void)counts;
}

const char *suite_place_crd(const suite_place *place) {
  if (!place->crd_file) return "";
  const char *slash = strrchr(place->crd_file, '/');
  return slash ? slash + 1 : place->crd_file;
}

void suite_form_write_lines(FILE *stream, const char *indent, crd_string text) {
  while (text.size) {
    const char *end = memchr(text.data, '\n', text.size);
    size_t size = end ? (size_t)(end - text.data) : text.size;
    crd_say(stream, "%s%.*s\n", indent, (int)size, text.data);
    text = crd_string_slice(text, size + (end != NULL), text.size);
  }
}

void suite_form_write_failure(FILE *stream, const char *indent, const suite_outcome *outcome) {
  if (outcome->difference.size) {
    crd_say(stream, "%s%s: - is expected, + came\n", indent, outcome->step);
    suite_form_write_lines(stream, indent, outcome->difference);
    return;
  }
  crd_say(stream, "%s%s: expected %.*s\n", indent, outcome->step, CRD_PRINT(outcome->expected));
  crd_say(stream, "%s%*s  came %.*s\n", indent, (int)strlen(outcome->step) + 4, "", CRD_PRINT(outcome->came));
}

static bool outcomes_equal(const suite_outcome *a, const suite_outcome *b) {
  if (a->passed || b->passed) return a->passed && b->passed;
  return strcmp(a->step, b->step) == 0 && crd_string_equal(a->expected, b->expected) && crd_string_equal(a->came, b->came) &&
         crd_string_equal(a->difference, b->difference);
}

suite_minors suite_results_like(const suite_results *results, size_t item, bool *first) {
  suite_minors minors = 0;
  *first = true;
  for (size_t i = 0; i < results->count; i++) {
    if (!outcomes_equal(&results->items[i].outcome, &results->items[item].outcome)) continue;
    minors |= suite_minor_bit(results->items[i].minor);
    *first = *first && i >= item;
  }
  return minors;
}

/* ---- text ---- */

/* Writes the outcomes of a test, one block for all versions with the same outcome. */
static void write_by_version(FILE *stream, const suite_results *results) {
  crd_arena *arena = memory_arena(NULL);
  for (size_t i = 0; i < results->count; i++) {
    const suite_outcome *outcome = &results->items[i].outcome;
    bool first;
    suite_minors minors = suite_results_like(results, i, &first);
    if (!first) continue;
    crd_string names = suite_minors_text(arena, minors);
    crd_say(stream, "  %s at %.*s\n", outcome->passed ? "passes" : "fails", CRD_PRINT(names));
    if (!outcome->passed) suite_form_write_failure(stream, "    ", outcome);
  }
  crd_arena_destroy(arena);
}

static void text_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results) {
  if (!results->failed) return;
  const suite *suite = place->suite;
  crd_position position = crd_position_of(suite->text, test->offset);
  crd_say(stream, "%s:%u:%u: %.*s", suite->file, position.line, position.column, CRD_PRINT(suite->name));
  if (place->crd_file) crd_say(stream, " (%s)", suite_place_crd(place));
  crd_say(stream, ": %.*s\n", CRD_PRINT(test->name));
  if (place->several)
    write_by_version(stream, results);
  else
    suite_form_write_failure(stream, "  ", &results->items[0].outcome);
}

static void text_broken(FILE *stream, const suite_place *place, crd_string error) {
  const suite *suite = place->suite;
  crd_say(stream, "%s", suite->file);
  if (suite->problem != CRD_NO_OFFSET) {
    crd_position at = crd_position_of(suite->text, suite->problem);
    fprintf(stream, ":%u:%u", at.line, at.column);
  }
  crd_say(stream, ": could not be run: %-.*s\n", CRD_PRINT(error));
}

static void write_matrix_line(FILE *stream, const char *name, const suite_counts *counts, const size_t *numbers) {
  crd_say(stream, "%-10s", name);
  for (size_t i = 0; i < SUITE_MINOR_COUNT; i++)
    if (counts->passed_at[i] + counts->failed_at[i]) fprintf(stream, " %7zu", numbers[i]);
  fputc('\n', stream);
}

/* Writes how many tests passed and failed for each version, if there are several. */
static void write_matrix(FILE *stream, const suite_counts *counts) {
  size_t versions = 0;
  for (size_t i = 0; i < SUITE_MINOR_COUNT; i++) versions += counts->passed_at[i] + counts->failed_at[i] != 0;
  if (versions < 2) return;
  crd_say(stream, "%-10s", "");
  for (size_t i = 0; i < SUITE_MINOR_COUNT; i++)
    if (counts->passed_at[i] + counts->failed_at[i]) fprintf(stream, "    1.%zu", i + SUITE_FIRST_MINOR);
  fputc('\n', stream);
  write_matrix_line(stream, "passed", counts, counts->passed_at);
  write_matrix_line(stream, "failed", counts, counts->failed_at);
  fprintf(stream, "%zu tests change between versions\n", counts->changing);
}

static void text_end(FILE *stream, const suite_counts *counts) {
  write_matrix(stream, counts);
  fprintf(stream, "%zu tests in %zu suites: %zu passed, %zu failed", counts->passed + counts->failed, counts->suites,
          counts->passed, counts->failed);
  if (counts->updated) fprintf(stream, "; expectations rewritten: %zu", counts->updated);
  if (counts->broken) fprintf(stream, "; could not be run: %zu", counts->broken);
  fputc('\n', stream);
}

const suite_form suite_form_text = {.name = "text",
                                    .to_people = true,
                                    .begin = suite_form_begin_nothing,
                                    .test = text_test,
                                    .broken = text_broken,
                                    .group = suite_form_write_tests,
                                    .end = text_end};
