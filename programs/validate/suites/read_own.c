/* SPDX-License-Identifier: Apache-2.0 */
/* Suites in the project's own form (docs/testing.md). An error ends the parsing: nothing is skipped. */
#include "members.h"
#include "options/options.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

#define CHANGE_MEMBERS                                                                                                      \
  {"object", SUITE_IS_MAP}, {"merge", SUITE_IS_MAP}, {"patch", SUITE_IS_LIST}, {"remove", SUITE_IS_LIST | SUITE_IS_TEXT}, { \
    "set", SUITE_IS_MAP                                                                                                     \
  }
#define CLUSTER_MEMBERS                                                                                                     \
  {"featureGates", SUITE_IS_MAP}, {"env", SUITE_IS_MAP}, {"config", SUITE_IS_MAP}, {"state", SUITE_IS_LIST},                \
      {"fieldValidation", SUITE_IS_TEXT}, {                                                                                 \
    "kubernetes", SUITE_IS_TEXT | SUITE_IS_NUMBER                                                                           \
  }

/* Of two equally similar names the first one is suggested. */
static const suite_member own_members[] = {{"suite", SUITE_IS_TEXT},
                                           {"cases", SUITE_IS_LIST},
                                           {"crds", SUITE_IS_TEXT | SUITE_IS_LIST},
                                           {"overlays", SUITE_IS_TEXT | SUITE_IS_LIST},
                                           {"layers", SUITE_IS_TEXT | SUITE_IS_LIST},
                                           {"mutate", SUITE_IS_BOOL},
                                           {"base", SUITE_IS_MAP},
                                           {"bases", SUITE_IS_MAP},
                                           {"policies", SUITE_IS_LIST},
                                           CLUSTER_MEMBERS};
static const suite_member own_case_members[] = {{"name", SUITE_IS_TEXT},
                                                {"base", SUITE_IS_TEXT},
                                                {"old", SUITE_IS_MAP},
                                                {"operation", SUITE_IS_TEXT},
                                                {"subresource", SUITE_IS_TEXT},
                                                {"layer", SUITE_IS_TEXT},
                                                {"endpoint", SUITE_IS_TEXT},
                                                {"resource", SUITE_IS_MAP},
                                                {"accepted", SUITE_IS_BOOL},
                                                {"refused", SUITE_IS_TEXT | SUITE_IS_LIST | SUITE_IS_BOOL},
                                                {"message", SUITE_IS_TEXT},
                                                {"warnings", SUITE_IS_LIST},
                                                {"stored", SUITE_IS_MAP},
                                                {"storedExactly", SUITE_IS_MAP},
                                                CHANGE_MEMBERS,
                                                CLUSTER_MEMBERS};
static const suite_member old_members[] = {{"base", SUITE_IS_TEXT}, CHANGE_MEMBERS};

/* ---- values of members ---- */

static bool check_word(const suite_reading *reading, const crd_value *map, const char *name, const char *const *words,
                       size_t count) {
  const crd_value *value = suite_value(map, name);
  if (!value) return true;
  crd_text wanted = {.arena = reading->arena};
  for (size_t i = 0; i < count; i++) {
    if (crd_value_is_string(value, crd_string_of(words[i]))) return true;
    crd_text_printf(&wanted, "%s%s", i + 1 == count ? " or " : i ? ", " : "", words[i]);
  }
  return suite_refuse(reading, value->offset,
                      crd_arena_printf(reading->arena, "%s: must be %.*s", name, CRD_PRINT(crd_text_string(&wanted))));
}

static bool check_texts(const suite_reading *reading, const crd_value *map, const char *name) {
  const crd_value *list = suite_list(map, name);
  for (uint32_t i = 0; list && i < list->size; i++)
    if (list->as.items[i].kind != CRD_STRING_VALUE)
      return suite_refuse(reading, list->as.items[i].offset, crd_arena_printf(reading->arena, "%s: must be texts", name));
  return true;
}

/* "1.33" without quotes is a number with the same text. */
static bool read_own_minors(const suite_reading *reading, const crd_value *map, suite_minors *minors) {
  const crd_value *value = suite_value(map, "kubernetes");
  if (!value) return true;
  crd_string text = crd_value_text(value);
  if (!text.size) text = crd_json_encode(reading->arena, value, CRD_JSON_COMPACT);
  if (suite_minors_read(text, minors)) return true;
  return suite_refuse(reading, value->offset,
                      crd_arena_printf(reading->arena,
                                       "kubernetes: must be as 1.33 or 1.30..1.37, from 1.30 to 1.37, not %.*s",
                                       CRD_PRINT(text)));
}

static bool check_cluster(const suite_reading *reading, const crd_value *map) {
  static const char *const validations[] = {"Ignore", "Warn", "Strict"};
  const crd_value *state = suite_list(map, "state");
  for (uint32_t i = 0; state && i < state->size; i++)
    if (state->as.items[i].kind != CRD_MAP)
      return suite_refuse(reading, state->as.items[i].offset, CRD_STRING("state: must be objects"));
  return check_word(reading, map, "fieldValidation", validations, COUNT_OF(validations));
}

static bool check_changes(const suite_reading *reading, const crd_value *root, const crd_value *map) {
  const crd_value *base = suite_value(map, "base"), *bases = suite_value(root, "bases");
  if (!check_texts(reading, map, "remove")) return false;
  if (base) {
    const crd_value *named = crd_value_get(bases, crd_value_text(base));
    if (named && named->kind == CRD_MAP) return true;
    return suite_refuse(
        reading, base->offset,
        crd_arena_printf(reading->arena, "base: there is no %.*s among the bases", CRD_PRINT(crd_value_text(base))));
  }
  if (suite_value(map, "object") || suite_value(root, "base")) return true;
  return suite_refuse(reading, map->offset, CRD_STRING("there is no object: neither here nor as base of the suite"));
}

/* ---- cases ---- */

static bool check_expectation(const suite_reading *reading, const crd_value *map) {
  const crd_value *accepted = suite_value(map, "accepted"), *refused = suite_value(map, "refused");
  const crd_value *stored = suite_value(map, "stored"), *exactly = suite_value(map, "storedExactly");
  bool wants_refusal = refused || suite_value(map, "message") || (accepted && !accepted->as.boolean);
  bool wants_storage = stored || exactly || (accepted && accepted->as.boolean);
  if (refused && refused->kind == CRD_BOOL && !refused->as.boolean)
    return suite_refuse(reading, refused->offset, CRD_STRING("refused: what is taken is accepted: true"));
  if (wants_refusal && wants_storage)
    return suite_refuse(reading, map->offset, CRD_STRING("it cannot be accepted and refused"));
  if (wants_refusal || wants_storage || suite_value(map, "warnings"))
    return check_texts(reading, map, "refused") && check_texts(reading, map, "warnings");
  return suite_refuse(reading, map->offset,
                      CRD_STRING("nothing is expected: accepted, refused, message, warnings, stored or storedExactly"));
}

static bool read_own_case(const suite_reading *reading, const crd_value *root, const crd_value *map, suite_case *test) {
  static const char *const operations[] = {"create", "update", "delete", "connect"};
  static const char *const subresources[] = {"status"};
  static const char *const layers[] = {"crd", "webhook", "controller", "pods"};
  if (map->kind != CRD_MAP) return suite_refuse(reading, map->offset, CRD_STRING("a case must be a map"));
  *test =
      (suite_case){.name = crd_value_text_in(map, "name"), .map = map, .minors = SUITE_ALL_MINORS, .offset = map->offset};
  const crd_value *old = suite_value(map, "old");
  if (!suite_members_check(reading, map, own_case_members, COUNT_OF(own_case_members)) ||
      (old && !suite_members_check(reading, old, old_members, COUNT_OF(old_members))))
    return false;
  if (!test->name.size) return suite_refuse(reading, map->offset, CRD_STRING("name: Required value"));
  if (!check_word(reading, map, "operation", operations, COUNT_OF(operations)) ||
      !check_word(reading, map, "subresource", subresources, COUNT_OF(subresources)) ||
      !check_word(reading, map, "layer", layers, COUNT_OF(layers)) || !check_cluster(reading, map) ||
      !check_changes(reading, root, map) || (old && !check_changes(reading, root, old)) ||
      !read_own_minors(reading, map, &test->minors))
    return false;
  bool creates = crd_string_equal(crd_value_text_in(map, "operation"), CRD_STRING("create"));
  test->updates = old && !creates;
  if (!old && !creates && !suite_value(map, "endpoint") &&
      (suite_value(map, "operation") || suite_value(map, "subresource")))
    return suite_refuse(reading, map->offset, CRD_STRING("old: Required value: the object that is there"));
  return check_expectation(reading, map);
}

bool suite_read_own(const suite_reading *reading, const crd_value *root) {
  suite *suite = reading->suite;
  suite->root = root;
  suite->name = crd_value_text_in(root, "suite");
  if (!suite_members_check(reading, root, own_members, COUNT_OF(own_members)) || !check_cluster(reading, root) ||
      !check_texts(reading, root, "crds") || !check_texts(reading, root, "overlays") ||
      !check_texts(reading, root, "layers") || !read_own_minors(reading, root, &suite->minors))
    return false;
  const crd_value *policies = suite_list(root, "policies"), *cases = suite_list(root, "cases");
  if (policies) return suite_refuse(reading, policies->offset, CRD_STRING("policies: are not judged yet"));
  size_t count = cases ? cases->size : 0;
  suite->cases = crd_arena_zalloc(reading->arena, (count + 1) * sizeof *suite->cases);
  for (; suite->count < count; suite->count++)
    if (!read_own_case(reading, root, &cases->as.items[suite->count], &suite->cases[suite->count])) return false;
  return true;
}
