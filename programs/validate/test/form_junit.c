/* SPDX-License-Identifier: Apache-2.0 */
/* JUnit: a testsuite for each suite and CRD, a testcase for each test and version of the API server. */
#include "form.h"
#include "report/form_kit.h"

/* A line that ends an element. */
static void close_line(FILE *stream, int blanks, const char *element) {
  xml_close(stream, blanks, element);
  xml_line(stream);
}

static void begin_lines(FILE *stream) {
  xml_begin(stream);
  xml_line(stream);
}

static void junit_begin(FILE *stream) {
  xml_declare(stream);
  xml_open(stream, 0, "testsuites");
  begin_lines(stream);
}

static void write_testcase(FILE *stream, const suite_place *place, const suite_case *test, const suite_result *result) {
  const suite_outcome *outcome = &result->outcome;
  xml_open(stream, 2, "testcase");
  xml_attribute(stream, "classname", place->suite->name);
  xml_open_attribute(stream, "name");
  xml_text(stream, test->name);
  if (place->several) fprintf(stream, " [1.%u]", result->minor);
  xml_close_attribute(stream);
  xml_attribute(stream, "file", crd_string_of(place->suite->file));
  xml_number(stream, "line", crd_position_of(place->suite->text, test->offset).line);
  if (outcome->passed) {
    xml_end(stream);
    xml_line(stream);
    return;
  }
  begin_lines(stream);
  xml_open(stream, 4, "failure");
  xml_attribute(stream, "message", crd_string_of(outcome->step));
  xml_begin(stream);
  fputs("expected ", stream);
  xml_text(stream, outcome->expected);
  fputs("\ncame ", stream);
  xml_text(stream, outcome->came);
  fputc('\n', stream);
  xml_text(stream, outcome->difference);
  close_line(stream, 0, "failure");
  close_line(stream, 2, "testcase");
}

static void junit_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results) {
  for (size_t i = 0; i < results->count; i++) write_testcase(stream, place, test, &results->items[i]);
}

static void junit_broken(FILE *stream, const suite_place *place, crd_string error) {
  xml_open(stream, 0, "testsuite");
  xml_attribute(stream, "name", crd_string_of(place->suite->file));
  xml_number(stream, "tests", 1);
  xml_number(stream, "errors", 1);
  begin_lines(stream);
  xml_open(stream, 2, "testcase");
  xml_attribute(stream, "name", crd_string_of(place->suite->file));
  begin_lines(stream);
  xml_open(stream, 4, "error");
  xml_attribute(stream, "message", error);
  xml_end(stream);
  xml_line(stream);
  close_line(stream, 2, "testcase");
  close_line(stream, 0, "testsuite");
}

static void junit_group(FILE *stream, const suite_place *place, const suite_counts *counts, crd_string tests) {
  xml_open(stream, 0, "testsuite");
  xml_attribute(stream, "name", place->suite->name);
  xml_attribute(stream, "id", crd_string_of(suite_place_crd(place)));
  xml_number(stream, "tests", counts->passed + counts->failed);
  xml_number(stream, "failures", counts->failed);
  begin_lines(stream);
  if (tests.size) fwrite(tests.data, 1, tests.size, stream);
  close_line(stream, 0, "testsuite");
}

static void junit_end(FILE *stream, const suite_counts *counts) {
  (void)counts;
  close_line(stream, 0, "testsuites");
}

const suite_form suite_form_junit = {.name = "junit",
                                     .begin = junit_begin,
                                     .test = junit_test,
                                     .broken = junit_broken,
                                     .group = junit_group,
                                     .end = junit_end};
