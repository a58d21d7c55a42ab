/* SPDX-License-Identifier: Apache-2.0 */
/* No line but those of tests begins with their words: what is told stands behind a dash, or is indented. */
#include "tap.h"
#include "../../../runtime/value/media.h"
#include "form_kit.h"

void tap_begin(FILE *stream, unsigned version) {
  fprintf(stream, "TAP version %u\n", version);
}

void tap_open_test(FILE *stream, bool passed) {
  fputs(passed ? "ok - " : "not ok - ", stream);
}

void tap_text(FILE *stream, crd_string text) {
  crd_media_tap(stream, text);
}

void tap_skip(FILE *stream, crd_string why) {
  fputs(" # SKIP ", stream);
  crd_media_tap(stream, why);
}

void tap_end_test(FILE *stream) {
  fputc('\n', stream);
}

size_t tap_count_tests(crd_string text) {
  const bool first =
      crd_string_has_prefix(text, CRD_STRING("ok - ")) || crd_string_has_prefix(text, CRD_STRING("not ok - "));
  return first + form_count(text, "\nok - ") + form_count(text, "\nnot ok - ");
}

void tap_open_block(FILE *stream) {
  fputs("  ---\n", stream);
}

void tap_member(FILE *stream, crd_arena *arena, const char *name, crd_string value) {
  crd_text text = {.arena = arena};
  crd_json_write_string(&text, value, CRD_JSON_COMPACT);
  fprintf(stream, "%s: %.*s\n", name, CRD_PRINT(crd_text_string(&text)));
}

void tap_close_block(FILE *stream) {
  fputs("  ...\n", stream);
}

void tap_plan(FILE *stream, size_t tests, const char *none) {
  fprintf(stream, "1..%zu", tests);
  if (!tests && none) fprintf(stream, " # SKIP %s", none);
  fputc('\n', stream);
}
