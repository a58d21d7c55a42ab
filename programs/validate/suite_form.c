/* The list of forms, and those that people read: text, and TAP. */
#include "suite_form.h"
#include <crd/guard.h>
#include <crd/json.h>
#include <string.h>

const suite_form *suite_form_named(const char *name) {
  static const suite_form *const forms[] = {&suite_form_text, &suite_form_json, &suite_form_tap, &suite_form_junit};
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strcmp(forms[i]->name, name) == 0) return forms[i];
  return NULL;
}

static void begin_nothing(FILE *stream) {
  (void)stream;
}

static void write_tests(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests) {
  (void)place, (void)counts;
  fwrite(tests.data, 1, tests.size, stream);
}

static void end_nothing(FILE *stream, const suite_counts *counts) {
  (void)stream, (void)counts;
}

static const char *base_name(const char *file) {
  const char *slash = strrchr(file, '/');
  return slash ? slash + 1 : file;
}

/* Lines of a text, each behind `indent`. */
static void write_indented(FILE *stream, const char *indent, crd_string text) {
  while (text.size) {
    const char *end = memchr(text.data, '\n', text.size);
    size_t size = end ? (size_t)(end - text.data) : text.size;
    fprintf(stream, "%s%.*s\n", indent, (int)size, text.data);
    text = crd_string_slice(text, size + (end != NULL), text.size);
  }
}

static void write_failure(FILE *stream, const char *indent, const suite_outcome *outcome) {
  if (outcome->difference.size) {
    fprintf(stream, "%s%s: - is expected, + came\n", indent, outcome->step);
    write_indented(stream, indent, outcome->difference);
    return;
  }
  fprintf(stream, "%s%s: expected %.*s\n", indent, outcome->step, CRD_PRINT(outcome->expected));
  fprintf(stream, "%s%*s  came %.*s\n", indent, (int)strlen(outcome->step) + 4, "", CRD_PRINT(outcome->came));
}

/* ---- text: what failed ---- */

static void text_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_outcome *outcome) {
  if (outcome->passed) return;
  const suite *suite = place->suite;
  crd_position position = crd_position_of(suite->text, test->offset);
  fprintf(stream, "%s:%u:%u: %.*s (%s): %.*s\n", suite->file, position.line, position.column, CRD_PRINT(suite->name),
          base_name(place->crd_file), CRD_PRINT(test->name));
  write_failure(stream, "  ", outcome);
}

static void text_broken(FILE *stream, const suite_place *place, crd_string error) {
  fprintf(stream, "%s: could not be run: %.*s\n", place->suite->file, CRD_PRINT(error));
}

static void text_end(FILE *stream, const suite_counts *counts) {
  fprintf(stream, "%zu tests in %zu suites: %zu passed, %zu failed", counts->passed + counts->failed, counts->suites,
          counts->passed, counts->failed);
  if (counts->broken) fprintf(stream, "; could not be run: %zu", counts->broken);
  fputc('\n', stream);
}

const suite_form suite_form_text = {.name = "text",
                                    .to_people = true,
                                    .begin = begin_nothing,
                                    .test = text_test,
                                    .broken = text_broken,
                                    .group = write_tests,
                                    .end = text_end};

/* ---- TAP, version 14: the plan comes last, tests have no numbers ---- */

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

static void tap_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_outcome *outcome) {
  fputs(outcome->passed ? "ok - " : "not ok - ", stream);
  write_tap_name(stream, place->suite->name);
  fputs(" (", stream);
  write_tap_name(stream, crd_string_of(base_name(place->crd_file)));
  fputs("): ", stream);
  write_tap_name(stream, test->name);
  fputc('\n', stream);
  if (outcome->passed) return;
  fputs("  ---\n  message: |\n", stream);
  write_failure(stream, "    ", outcome);
  fprintf(stream, "  at: %s:%u\n  ...\n", place->suite->file, crd_position_of(place->suite->text, test->offset).line);
}

static void tap_broken(FILE *stream, const suite_place *place, crd_string error) {
  fputs("not ok - ", stream);
  write_tap_name(stream, crd_string_of(place->suite->file));
  fputs("\n  ---\n  message: |\n", stream);
  write_indented(stream, "    ", error);
  fputs("  ...\n", stream);
}

static void tap_end(FILE *stream, const suite_counts *counts) {
  fprintf(stream, "1..%zu\n", counts->passed + counts->failed + counts->broken);
}

const suite_form suite_form_tap = {
    .name = "tap", .begin = tap_begin, .test = tap_test, .broken = tap_broken, .group = write_tests, .end = tap_end};

/* ---- JSON lines: an object for each test ---- */

static void add_result_member(crd_text *text, const char *name, crd_string value) {
  crd_text_printf(text, "%s\"%s\":", text->size > 1 ? "," : "", name);
  crd_json_write_string(text, value, CRD_JSON_COMPACT);
}

static void end_result(FILE *stream, crd_text *text) {
  crd_text_add(text, CRD_STRING("}\n"));
  fwrite(text->data, 1, text->size, stream);
  crd_arena_destroy(text->arena);
}

static crd_text begin_result(const suite_place *place) {
  crd_text text = {.arena = crd_arena_create(NULL)};
  if (!text.arena) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
  crd_text_add_char(&text, '{');
  add_result_member(&text, "file", crd_string_of(place->suite->file));
  if (place->suite->name.size) add_result_member(&text, "suite", place->suite->name);
  if (place->crd_file) add_result_member(&text, "crd", crd_string_of(place->crd_file));
  return text;
}

static void json_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_outcome *outcome) {
  crd_text text = begin_result(place);
  crd_position position = crd_position_of(place->suite->text, test->offset);
  add_result_member(&text, "test", test->name);
  add_result_member(&text, "on", test->updates ? CRD_STRING("update") : CRD_STRING("create"));
  crd_text_printf(&text, ",\"line\":%u,\"column\":%u,\"passed\":%s", position.line, position.column,
                  outcome->passed ? "true" : "false");
  if (!outcome->passed) {
    add_result_member(&text, "step", crd_string_of(outcome->step));
    add_result_member(&text, "expected", outcome->expected);
    add_result_member(&text, "came", outcome->came);
    if (outcome->difference.size) add_result_member(&text, "difference", outcome->difference);
  }
  end_result(stream, &text);
}

static void json_broken(FILE *stream, const suite_place *place, crd_string error) {
  crd_text text = begin_result(place);
  add_result_member(&text, "error", error);
  end_result(stream, &text);
}

const suite_form suite_form_json = {.name = "json",
                                    .begin = begin_nothing,
                                    .test = json_test,
                                    .broken = json_broken,
                                    .group = write_tests,
                                    .end = end_nothing};

/* ---- JUnit: a testsuite for each suite and CRD ---- */

static void write_xml(FILE *stream, crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c == '&')
      fputs("&amp;", stream);
    else if (c == '<')
      fputs("&lt;", stream);
    else if (c == '>')
      fputs("&gt;", stream);
    else if (c == '"')
      fputs("&quot;", stream);
    else if (c < 0x20 && c != '\n' && c != '\t')
      fputc('?', stream); /* XML has no such character */
    else
      fputc(c, stream);
  }
}

static void write_xml_attribute(FILE *stream, const char *name, crd_string value) {
  fprintf(stream, " %s=\"", name);
  write_xml(stream, value);
  fputc('"', stream);
}

static void junit_begin(FILE *stream) {
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", stream);
}

static void junit_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_outcome *outcome) {
  fputs("  <testcase", stream);
  write_xml_attribute(stream, "classname", place->suite->name);
  write_xml_attribute(stream, "name", test->name);
  write_xml_attribute(stream, "file", crd_string_of(place->suite->file));
  fprintf(stream, " line=\"%u\"", crd_position_of(place->suite->text, test->offset).line);
  if (outcome->passed) {
    fputs("/>\n", stream);
    return;
  }
  fputs(">\n    <failure", stream);
  write_xml_attribute(stream, "message", crd_string_of(outcome->step));
  fputs(">expected ", stream);
  write_xml(stream, outcome->expected);
  fputs("\ncame ", stream);
  write_xml(stream, outcome->came);
  fputc('\n', stream);
  write_xml(stream, outcome->difference);
  fputs("</failure>\n  </testcase>\n", stream);
}

static void junit_broken(FILE *stream, const suite_place *place, crd_string error) {
  fputs("<testsuite", stream);
  write_xml_attribute(stream, "name", crd_string_of(place->suite->file));
  fputs(" tests=\"1\" errors=\"1\">\n  <testcase", stream);
  write_xml_attribute(stream, "name", crd_string_of(place->suite->file));
  fputs(">\n    <error", stream);
  write_xml_attribute(stream, "message", error);
  fputs("/>\n  </testcase>\n</testsuite>\n", stream);
}

static void junit_group(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests) {
  fputs("<testsuite", stream);
  write_xml_attribute(stream, "name", place->suite->name);
  write_xml_attribute(stream, "id", crd_string_of(base_name(place->crd_file)));
  fprintf(stream, " tests=\"%zu\" failures=\"%zu\">\n", counts->passed + counts->failed, counts->failed);
  fwrite(tests.data, 1, tests.size, stream);
  fputs("</testsuite>\n", stream);
}

static void junit_end(FILE *stream, const suite_counts *counts) {
  (void)counts;
  fputs("</testsuites>\n", stream);
}

const suite_form suite_form_junit = {.name = "junit",
                                     .begin = junit_begin,
                                     .test = junit_test,
                                     .broken = junit_broken,
                                     .group = junit_group,
                                     .end = junit_end};
