/* SPDX-License-Identifier: Apache-2.0 */
/* JSON lines: one object per test, with the results for all versions of the API server. */
#include "base/memory.h"
#include "form.h"
#include "judge/json_members.h"

static void end_result(FILE *stream, crd_text *text) {
  crd_text_add(text, CRD_STRING("}\n"));
  if (text->size) fwrite(text->data, 1, text->size, stream);
  crd_arena_destroy(text->arena);
}

static crd_text begin_result(const suite_place *place) {
  crd_text text = {.arena = memory_arena(NULL)};
  crd_text_add_char(&text, '{');
  crdc_put_string(&text, "file", crd_string_of(place->suite->file));
  crdc_put_known(&text, "suite", place->suite->name);
  if (place->crd_file) crdc_put_string(&text, "crd", crd_string_of(place->crd_file));
  return text;
}

static void add_failure(crd_text *text, const suite_outcome *outcome) {
  crdc_put_string(text, "step", crd_string_of(outcome->step));
  crdc_put_string(text, "expected", outcome->expected);
  crdc_put_string(text, "came", outcome->came);
  crdc_put_known(text, "difference", outcome->difference);
}

static void add_result_versions(crd_text *text, const suite_results *results) {
  crd_text_add(text, CRD_STRING(",\"kubernetes\":{"));
  for (size_t i = 0; i < results->count; i++)
    crd_text_printf(text, "%s\"1.%u\":\"%s\"", i ? "," : "", results->items[i].minor,
                    results->items[i].outcome.passed ? "passed" : "failed");
  crd_text_add_char(text, '}');
  if (!results->failed) return;
  crd_text_add(text, CRD_STRING(",\"failures\":["));
  for (size_t i = 0; i < results->count; i++) {
    bool first;
    suite_minors minors = suite_results_like(results, i, &first);
    if (!first || results->items[i].outcome.passed) continue;
    crdc_put_item(text);
    crd_text_add_char(text, '{');
    crdc_put_string(text, "kubernetes", suite_minors_text(text->arena, minors));
    add_failure(text, &results->items[i].outcome);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static const char *word_of(const suite_case *test) {
  return test->updates ? "update" : "create";
}

static void json_test(FILE *stream, const suite_place *place, const suite_case *test, const suite_results *results) {
  crd_text text = begin_result(place);
  crd_position position = crd_position_of(place->suite->text, test->offset);
  crdc_put_string(&text, "test", test->name);
  crdc_put_string(&text, "on", crd_string_of(word_of(test)));
  crd_text_printf(&text, ",\"line\":%u,\"column\":%u,\"passed\":%s", position.line, position.column,
                  results->failed ? "false" : "true");
  if (place->several)
    add_result_versions(&text, results);
  else if (results->failed)
    add_failure(&text, &results->items[0].outcome);
  end_result(stream, &text);
}

static void json_broken(FILE *stream, const suite_place *place, crd_string error) {
  crd_text text = begin_result(place);
  crdc_put_string(&text, "error", error);
  if (place->suite->problem != CRD_NO_OFFSET) {
    crd_position at = crd_position_of(place->suite->text, place->suite->problem);
    crd_text_printf(&text, ",\"line\":%u,\"column\":%u", at.line, at.column);
  }
  end_result(stream, &text);
}

const suite_form suite_form_json = {.name = "json",
                                    .begin = suite_form_begin_nothing,
                                    .test = json_test,
                                    .broken = json_broken,
                                    .group = suite_form_write_tests,
                                    .end = suite_form_end_nothing};
