/* SPDX-License-Identifier: Apache-2.0 */
/* TAP, version 14: the plan comes last, tests have no numbers. A test is one for each version of the API server. */
#include "../../../runtime/value/media.h"
#include "base/memory.h"
#include "form.h"
#include <crd/json.h>

/* Where the test stands, as JSON, which is YAML too. */
static void write_tap_place(FILE *stream, const char *file, unsigned line) {
  crd_text text = {.arena = memory_arena(NULL)};
  crd_json_write_string(&text, crd_arena_printf(text.arena, "%s:%u", file, line), CRD_JSON_COMPACT);
  fprintf(stream, "  at: %.*s\n  ...\n", CRD_PRINT(crd_text_string(&text)));
  crd_arena_destroy(text.arena);
}

static void tap_begin(FILE *stream) {
  fputs("TAP version 14\n", stream);
}

static void write_tap_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_result *result) {
  const suite_outcome *outcome = &result->outcome;
  fputs(outcome->passed ? "ok - " : "not ok - ", stream);
  crd_media_tap(stream, place->suite->name);
  if (place->crd_file) {
    fputs(" (", stream);
    crd_media_tap(stream, crd_string_of(suite_place_crd(place)));
    fputc(')', stream);
  }
  fputs(": ", stream);
  crd_media_tap(stream, test->name);
  if (place->several) fprintf(stream, " [1.%u]", result->minor);
  fputc('\n', stream);
  if (outcome->passed) return;
  fputs("  ---\n  message: |\n", stream);
  suite_form_write_failure(stream, "    ", outcome);
  write_tap_place(stream, place->suite->file, crd_position_of(place->suite->text, test->offset).line);
}

static void tap_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results) {
  for (size_t i = 0; i < results->count; i++) write_tap_test(stream, place, test, &results->items[i]);
}

static void tap_broken(FILE *stream, const suite_place *place, crd_string error) {
  fputs("not ok - ", stream);
  crd_media_tap(stream, crd_string_of(place->suite->file));
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
