/* SPDX-License-Identifier: Apache-2.0 */
/* TAP, version 14: the plan comes last, tests have no numbers. There is one test for each version of the API server. */
#include "base/memory.h"
#include "form.h"
#include "report/form_kit.h"

/* Writes the place of the test, and ends its block. */
static void write_tap_place(FILE *stream, const char *file, unsigned line) {
  crd_arena *arena = memory_arena(NULL);
  tap_member(stream, arena, "  at", crd_arena_printf(arena, "%s:%u", file, line));
  tap_close_block(stream);
  crd_arena_destroy(arena);
}

static void tap_begin_suites(FILE *stream) {
  tap_begin(stream, 14);
}

static void write_tap_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_result *result) {
  const suite_outcome *outcome = &result->outcome;
  tap_open_test(stream, outcome->passed);
  tap_text(stream, place->suite->name);
  if (place->crd_file) {
    fputs(" (", stream);
    tap_text(stream, crd_string_of(suite_place_crd(place)));
    fputc(')', stream);
  }
  fputs(": ", stream);
  tap_text(stream, test->name);
  if (place->several) fprintf(stream, " [1.%u]", result->minor);
  tap_end_test(stream);
  if (outcome->passed) return;
  tap_open_block(stream);
  fputs("  message: |\n", stream);
  suite_form_write_failure(stream, "    ", outcome);
  write_tap_place(stream, place->suite->file, crd_position_of(place->suite->text, test->offset).line);
}

static void tap_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results) {
  for (size_t i = 0; i < results->count; i++) write_tap_test(stream, place, test, &results->items[i]);
}

static void tap_broken(FILE *stream, const suite_place *place, crd_string error) {
  tap_open_test(stream, false);
  tap_text(stream, crd_string_of(place->suite->file));
  tap_end_test(stream);
  tap_open_block(stream);
  fputs("  message: |\n", stream);
  suite_form_write_lines(stream, "    ", error);
  tap_close_block(stream);
}

static void tap_end_suites(FILE *stream, const suite_counts *counts) {
  tap_plan(stream, counts->passed + counts->failed + counts->broken, NULL);
}

const suite_form suite_form_tap = {.name = "tap",
                                   .begin = tap_begin_suites,
                                   .test = tap_test,
                                   .broken = tap_broken,
                                   .group = suite_form_write_tests,
                                   .end = tap_end_suites};
