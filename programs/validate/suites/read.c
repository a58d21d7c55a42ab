/* SPDX-License-Identifier: Apache-2.0 */
/* Detects the form of a file, and parses suites in openshift's form. */
#include "../../../runtime/base/nearest_name.h"
#include "base/memory.h"
#include "members.h"
#include <string.h>

static const suite_member suite_members[] = {
    {"apiVersion", SUITE_IS_TEXT},   {"kind", SUITE_IS_TEXT},         {"name", SUITE_IS_TEXT},
    {"crdName", SUITE_IS_TEXT},      {"crd", SUITE_IS_TEXT},          {"version", SUITE_IS_TEXT},
    {"featureGates", SUITE_IS_LIST}, {"resourceName", SUITE_IS_TEXT}, {"useGenerateName", SUITE_IS_BOOL},
    {"tests", SUITE_IS_MAP}};
static const suite_member group_members[] = {{"onCreate", SUITE_IS_LIST}, {"onUpdate", SUITE_IS_LIST}};
static const suite_member case_members[] = {{"name", SUITE_IS_TEXT},
                                            {"initialCRDPatches", SUITE_IS_LIST},
                                            {"resourceName", SUITE_IS_TEXT},
                                            {"useGenerateName", SUITE_IS_BOOL},
                                            {"initial", SUITE_IS_TEXT},
                                            {"updated", SUITE_IS_TEXT},
                                            {"expected", SUITE_IS_TEXT},
                                            {"expectedError", SUITE_IS_TEXT},
                                            {"expectedStatusError", SUITE_IS_TEXT}};

static bool has_word(crd_string text, const char *word) {
  return memmem(text.data, text.size, word, strlen(word)) != NULL;
}

/* Whether a line begins with the word. */
static bool has_line(crd_string text, const char *word) {
  size_t size = strlen(word);
  const char *end = text.data + text.size;
  for (const char *at = text.data; at && (at = memmem(at, (size_t)(end - at), word, size)); at += size)
    if (at == text.data || at[-1] == '\n') return true;
  return false;
}

/* Whether a member on the top level has a name similar to the word. */
static bool has_misspelt(crd_string text, const char *word) {
  crd_string line, rest = text;
  while (rest.size) {
    crd_string name, behind;
    crd_string_cut(rest, '\n', &line, &rest);
    if (!crd_string_cut(line, ':', &name, &behind) || name.size < 3) continue;
    bool known = crd_string_equal(name, CRD_STRING("base")) || crd_string_equal(name, CRD_STRING("bases"));
    if (!known && crd_nearest_name(name, &word, 1)) return true;
  }
  return false;
}

/* Whether a text is a suite in the project's own form, or would be one with one of the two names corrected. */
static bool is_nearly_own(crd_string text) {
  bool suite = has_line(text, "suite:"), cases = has_line(text, "cases:");
  return (suite && (cases || has_misspelt(text, "cases"))) || (cases && has_misspelt(text, "suite"));
}

suite_shape suite_likely_shape(const char *file, crd_string text) {
  if (!text.size) return SUITE_NONE;
  if (has_word(text, "tests") && (has_word(text, "onCreate") || has_word(text, "onUpdate"))) return SUITE_OPENSHIFT;
  if (is_nearly_own(text)) return SUITE_OWN;
  if (!has_word(text, "apiVersion") || !has_word(text, "kind")) return SUITE_NONE;
  return has_line(text, "_err:") || suite_word_of(file) != SUITE_SAYS_NOTHING ? SUITE_EXAMPLES : SUITE_NONE;
}

/* ---- openshift's ---- */

static bool check_cases(const suite_reading *reading, const crd_value *list) {
  for (uint32_t i = 0; list && i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    if (item->kind != CRD_MAP) return suite_refuse(reading, item->offset, CRD_STRING("a test must be a map"));
    if (!suite_members_check(reading, item, case_members, sizeof case_members / sizeof *case_members)) return false;
  }
  return true;
}

/* The member of a test, or else of its suite. */
static const crd_value *own_or_common(const crd_value *map, const crd_value *root, const char *name) {
  const crd_value *own = suite_value(map, name);
  return own ? own : suite_value(root, name);
}

static suite_case read_case(const crd_value *root, const crd_value *map, bool updates) {
  const crd_value *generates = own_or_common(map, root, "useGenerateName");
  return (suite_case){.name = crd_value_text_in(map, "name"),
                      .updates = updates,
                      .patches = suite_list(map, "initialCRDPatches"),
                      .initial = crd_value_text_in(map, "initial"),
                      .updated = crd_value_text_in(map, "updated"),
                      .expected = crd_value_text_in(map, "expected"),
                      .expected_error = crd_value_text_in(map, "expectedError"),
                      .expected_status_error = crd_value_text_in(map, "expectedStatusError"),
                      .resource_name = crd_value_text(own_or_common(map, root, "resourceName")),
                      .own_names = generates && !generates->as.boolean,
                      .map = map,
                      .minors = SUITE_ALL_MINORS,
                      .offset = map->offset};
}

static void add_cases(suite *suite, const crd_value *root, const crd_value *list, bool updates) {
  for (uint32_t i = 0; list && i < list->size; i++)
    suite->cases[suite->count++] = read_case(root, &list->as.items[i], updates);
}

static bool read_openshift(const suite_reading *reading, const crd_value *root, bool *is_suite) {
  suite *suite = reading->suite;
  const crd_value *tests = crd_value_get(root, CRD_STRING("tests"));
  suite->name = crd_value_text_in(root, "name");
  suite->crd_name = crd_value_text_in(root, "crdName");
  suite->crd_file = crd_value_text_in(root, "crd");
  suite->version = crd_value_text_in(root, "version");
  suite->gates = suite_list(root, "featureGates");
  *is_suite = tests && tests->kind == CRD_MAP;
  if (!*is_suite) return false;
  if (!suite_members_check(reading, root, suite_members, sizeof suite_members / sizeof *suite_members) ||
      !suite_members_check(reading, tests, group_members, sizeof group_members / sizeof *group_members))
    return false;
  if (!suite->crd_name.size && !suite->crd_file.size)
    return suite_refuse(reading, root->offset, CRD_STRING("crdName: Required value"));
  const crd_value *created = suite_list(tests, "onCreate"), *updated = suite_list(tests, "onUpdate");
  if (!check_cases(reading, created) || !check_cases(reading, updated)) return false;
  size_t count = (created ? created->size : 0) + (updated ? updated->size : 0);
  suite->cases = crd_arena_alloc(reading->arena, (count + 1) * sizeof *suite->cases);
  add_cases(suite, root, created, false);
  add_cases(suite, root, updated, true);
  return true;
}

/* A suite is the first document of its file. Further documents are an error; in openshift's form, whose runners ignore them,
 * a note. */
static bool check_alone(const suite_reading *reading) {
  const crd_string what = CRD_STRING("what follows the first document is not read: a suite is one document");
  crd_yaml_document *documents;
  size_t count = 0;
  crd_parse_error problem = {.offset = CRD_NO_OFFSET};
  uint32_t rest = CRD_NO_OFFSET;
  const bool read = crd_yaml_parse_stream(reading->arena, reading->suite->text, NULL, &documents, &count, &problem);
  if (!read) memory_check_reader(&problem);
  for (size_t i = 1; i < count && rest == CRD_NO_OFFSET; i++)
    if (documents[i].value) rest = documents[i].value->offset;
  if (!read && rest == CRD_NO_OFFSET) rest = (uint32_t)problem.offset;
  if (rest == CRD_NO_OFFSET) return true;
  if (reading->strict) return suite_refuse(reading, rest, what);
  suite_note(reading, rest, what);
  return true;
}

bool suite_read(crd_arena *arena, suite_shape shape, const char *file, crd_string text, suite *suite, bool *is_suite,
                crd_string *error) {
  crd_parse_error problem = {.offset = 0};
  *suite = (struct suite){.shape = shape, .file = file, .text = text, .problem = CRD_NO_OFFSET, .notes = {.arena = arena}};
  *is_suite = true;
  const suite_reading reading = {.arena = arena, .suite = suite, .error = error, .strict = shape == SUITE_OWN};
  if (shape == SUITE_EXAMPLES) return suite_read_examples(&reading, is_suite);
  const crd_value *root = crd_yaml_parse(arena, text, NULL, &problem, NULL);
  if (!root) memory_check_reader(&problem);
  if (!root) return suite_refuse(&reading, CRD_NO_OFFSET, problem.message);
  if (!check_alone(&reading)) return false;
  if (shape == SUITE_OPENSHIFT) return read_openshift(&reading, root, is_suite);
  *is_suite =
      root->kind == CRD_MAP && (crd_value_get(root, CRD_STRING("cases")) || crd_value_get(root, CRD_STRING("suite")));
  return *is_suite && suite_read_own(&reading, root);
}
