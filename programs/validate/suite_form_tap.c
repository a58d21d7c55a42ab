/* SPDX-License-Identifier: Apache-2.0 */
/* TAP, version 14: the plan comes last, tests have no numbers. A test is one for each version of the API server. */
#include "suite_form.h"
#include <crd/json.h>

/* Names in which '#' would begin a directive. */
static void write_tap_name(FILE *stream, crd_string name) {
  for (size_t i = 0; i < name.size; i++) {
    if (name.data[i] == '#' || name.data[i] == '\\') fputc('\\', stream);
    fputc(name.data[i] == '\n' ? ' ' : name.data[i], stream);
  }
}

static void tap_begin(FILE *stream) {
  fputs("TAP version 14\n", stream);
}

static void write_tap_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_result *result) {
  const suite_outcome *outcome = &result->outcome;
  fputs(outcome->passed ? "ok - " : "not ok - ", stream);
  write_tap_name(stream, place->suite->name);
  if (place->crd_file) {
    fputs(" (", stream);
    write_tap_name(stream, crd_string_of(suite_place_crd(place)));
    fputc(')', stream);
  }
  fputs(": ", stream);
  write_tap_name(stream, test->name);
  if (place->several) fprintf(stream, " [1.%u]", result->minor);
  fputc('\n', stream);
  if (outcome->passed) return;
  fputs("  ---\n  message: |\n", stream);
  suite_form_write_failure(stream, "    ", outcome);
  fprintf(stream, "  at: %s:%u\n  ...\n", place->suite->file, crd_position_of(place->suite->text, test->offset).line);
}

static void tap_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results) {
  for (size_t i = 0; i < results->count; i++) write_tap_test(stream, place, test, &results->items[i]);
}

static void tap_broken(FILE *stream, const suite_place *place, crd_string error) {
  fputs("not ok - ", stream);
  write_tap_name(stream, crd_string_of(place->suite->file));
  fputs("\n  ---\n  message: |\n", stream);
  suite_form_write_lines(stream, "    ", error);
  fputs("  ...\n", stream);
}

static void tap_end(FILE *stream, const suite_counts *counts) {
  fprintf(stream, "1..%zu\n", counts->passed + counts->failed + counts->broken);
}

const suite_form suite_form_tap = {.name = "tap",
                                   .begin = tap_begin,
                                   .test = tap_test,
                                   .broken = tap_broken,
                                   .group = suite_form_write_tests,
                                   .end = tap_end};
