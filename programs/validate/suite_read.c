/* Members that are not known are passed over, as the runner of openshift does: it reads with encoding/json. */
#include "suite.h"
#include <crd/yaml.h>
#include <string.h>

static bool has_word(crd_string text, const char *word) {
  return memmem(text.data, text.size, word, strlen(word)) != NULL;
}

bool suite_is_likely(crd_string text) {
  return text.size && has_word(text, "tests") && (has_word(text, "onCreate") || has_word(text, "onUpdate"));
}

static crd_string suite_text(const crd_value *map, const char *name) {
  return crd_value_text(crd_value_get(map, crd_string_of(name)));
}

static const crd_value *suite_list(const crd_value *map, const char *name) {
  const crd_value *list = crd_value_get(map, crd_string_of(name));
  return list && list->kind == CRD_LIST && list->size ? list : NULL;
}

static suite_case read_case(const crd_value *map, bool updates) {
  return (suite_case){.name = suite_text(map, "name"),
                      .updates = updates,
                      .patches = suite_list(map, "initialCRDPatches"),
                      .initial = suite_text(map, "initial"),
                      .updated = suite_text(map, "updated"),
                      .expected = suite_text(map, "expected"),
                      .expected_error = suite_text(map, "expectedError"),
                      .expected_status_error = suite_text(map, "expectedStatusError"),
                      .offset = map->offset};
}

static void add_cases(suite *suite, const crd_value *list, bool updates) {
  for (uint32_t i = 0; list && i < list->size; i++) suite->cases[suite->count++] = read_case(&list->as.items[i], updates);
}

bool suite_read(crd_arena *arena, const char *file, crd_string text, suite *suite, bool *is_suite, crd_string *error) {
  crd_parse_error problem = {.offset = 0};
  *suite = (struct suite){.file = file, .text = text};
  *is_suite = true;
  const crd_value *root = crd_yaml_parse(arena, text, NULL, &problem, NULL);
  if (!root) {
    *error = problem.message;
    return false;
  }
  const crd_value *tests = crd_value_get(root, CRD_STRING("tests"));
  suite->name = suite_text(root, "name");
  suite->crd_name = suite_text(root, "crdName");
  suite->crd_file = suite_text(root, "crd");
  suite->version = suite_text(root, "version");
  suite->gates = suite_list(root, "featureGates");
  *is_suite = tests && tests->kind == CRD_MAP;
  if (!*is_suite) return false;
  if (!suite->crd_name.size && !suite->crd_file.size) {
    *error = CRD_STRING("crdName: Required value");
    return false;
  }
  const crd_value *created = suite_list(tests, "onCreate"), *updated = suite_list(tests, "onUpdate");
  size_t count = (created ? created->size : 0) + (updated ? updated->size : 0);
  suite->cases = crd_arena_alloc(arena, (count + 1) * sizeof *suite->cases);
  add_cases(suite, created, false);
  add_cases(suite, updated, true);
  return true;
}
