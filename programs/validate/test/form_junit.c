/* SPDX-License-Identifier: Apache-2.0 */
/* JUnit: a testsuite for each suite and CRD, a testcase for each test and version of the API server. */
#include "../../../runtime/value/media.h"
#include "form.h"
#include <crd/json.h>

static void write_xml_attribute(FILE *stream, const char *name, crd_string value) {
  fprintf(stream, " %s=\"", name);
  crd_media_xml(stream, value);
  fputc('"', stream);
}

static void junit_begin(FILE *stream) {
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", stream);
}

static void write_testcase(FILE *stream, const suite_place *place, const suite_case *test, const suite_result *result) {
  const suite_outcome *outcome = &result->outcome;
  fputs("  <testcase", stream);
  write_xml_attribute(stream, "classname", place->suite->name);
  fputs(" name=\"", stream);
  crd_media_xml(stream, test->name);
  if (place->several) fprintf(stream, " [1.%u]", result->minor);
  fputc('"', stream);
  write_xml_attribute(stream, "file", crd_string_of(place->suite->file));
  fprintf(stream, " line=\"%u\"", crd_position_of(place->suite->text, test->offset).line);
  if (outcome->passed) {
    fputs("/>\n", stream);
    return;
  }
  fputs(">\n    <failure", stream);
  write_xml_attribute(stream, "message", crd_string_of(outcome->step));
  fputs(">expected ", stream);
  crd_media_xml(stream, outcome->expected);
  fputs("\ncame ", stream);
  crd_media_xml(stream, outcome->came);
  fputc('\n', stream);
  crd_media_xml(stream, outcome->difference);
  fputs("</failure>\n  </testcase>\n", stream);
}

static void junit_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results) {
  for (size_t i = 0; i < results->count; i++) write_testcase(stream, place, test, &results->items[i]);
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
  write_xml_attribute(stream, "id", crd_string_of(suite_place_crd(place)));
  fprintf(stream, " tests=\"%zu\" failures=\"%zu\">\n", counts->passed + counts->failed, counts->failed);
  if (tests.size) fwrite(tests.data, 1, tests.size, stream);
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
