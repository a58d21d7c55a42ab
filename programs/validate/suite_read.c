/* Suites from YAML. A member that is not known is passed over, as openshift's runner does, but said: an expectation whose
 * name is misspelt is none. */
#include "../../runtime/value/nearest_name.h"
#include "suite.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <string.h>

/* A member of a map of a suite: its name, and what it has to be. */
typedef struct suite_member {
  const char *name;
  crd_value_kind kind;
} suite_member;

#define MOST_MEMBERS 12
static const suite_member suite_members[] = {{"apiVersion", CRD_STRING_VALUE}, {"kind", CRD_STRING_VALUE},
                                             {"name", CRD_STRING_VALUE},       {"crdName", CRD_STRING_VALUE},
                                             {"crd", CRD_STRING_VALUE},        {"version", CRD_STRING_VALUE},
                                             {"featureGates", CRD_LIST},       {"tests", CRD_MAP}};
static const suite_member group_members[] = {{"onCreate", CRD_LIST}, {"onUpdate", CRD_LIST}};
static const suite_member case_members[] = {{"name", CRD_STRING_VALUE},
                                            {"initialCRDPatches", CRD_LIST},
                                            {"initial", CRD_STRING_VALUE},
                                            {"updated", CRD_STRING_VALUE},
                                            {"expected", CRD_STRING_VALUE},
                                            {"expectedError", CRD_STRING_VALUE},
                                            {"expectedStatusError", CRD_STRING_VALUE}};

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

/* ---- members ---- */

typedef struct suite_reading {
  crd_arena *arena;
  const char *file;
  crd_string text;
  crd_text *notes;
  crd_string *error;
} suite_reading;

static bool refuse_suite(const suite_reading *reading, uint32_t offset, crd_string what) {
  crd_position at = crd_position_of(reading->text, offset);
  *reading->error =
      offset == CRD_NO_OFFSET ? what : crd_arena_printf(reading->arena, "%u:%u: %.*s", at.line, at.column, CRD_PRINT(what));
  return false;
}

static void note_member(const suite_reading *reading, const crd_member *member, const suite_member *known, size_t count) {
  const char *names[MOST_MEMBERS];
  for (size_t i = 0; i < count; i++) names[i] = known[i].name;
  crd_string name = crd_member_name(member);
  const char *near = crd_nearest_name(name, names, count);
  crd_position at = crd_position_of(reading->text, member->value.offset == CRD_NO_OFFSET ? 0 : member->value.offset);
  crd_text_printf(reading->notes, "%s:%u:%u: note: unknown member \"%.*s\" is passed over", reading->file, at.line,
                  at.column, CRD_PRINT(name));
  if (near) crd_text_printf(reading->notes, "; did you mean \"%s\"?", near);
  crd_text_add_char(reading->notes, '\n');
}

static bool check_members(const suite_reading *reading, const crd_value *map, const suite_member *known, size_t count) {
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    size_t at = 0;
    while (at < count && !crd_string_equal(crd_member_name(member), crd_string_of(known[at].name))) at++;
    if (at == count) note_member(reading, member, known, count);
    if (at == count || member->value.kind == known[at].kind || member->value.kind == CRD_NULL) continue;
    return refuse_suite(reading, member->value.offset,
                        crd_arena_printf(reading->arena, "%s: must be a %s", known[at].name,
                                         known[at].kind == CRD_LIST  ? "list"
                                         : known[at].kind == CRD_MAP ? "map"
                                                                     : "text"));
  }
  return true;
}

static bool check_cases(const suite_reading *reading, const crd_value *list) {
  for (uint32_t i = 0; list && i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    if (item->kind != CRD_MAP) return refuse_suite(reading, item->offset, CRD_STRING("a test must be a map"));
    if (!check_members(reading, item, case_members, sizeof case_members / sizeof *case_members)) return false;
  }
  return true;
}

/* ---- the suite ---- */

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
  *suite = (struct suite){.file = file, .text = text, .notes = {.arena = arena}};
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
  const suite_reading reading = {.arena = arena, .file = file, .text = text, .notes = &suite->notes, .error = error};
  if (!check_members(&reading, root, suite_members, sizeof suite_members / sizeof *suite_members) ||
      !check_members(&reading, tests, group_members, sizeof group_members / sizeof *group_members))
    return false;
  if (!suite->crd_name.size && !suite->crd_file.size) {
    *error = CRD_STRING("crdName: Required value");
    return false;
  }
  const crd_value *created = suite_list(tests, "onCreate"), *updated = suite_list(tests, "onUpdate");
  if (!check_cases(&reading, created) || !check_cases(&reading, updated)) return false;
  size_t count = (created ? created->size : 0) + (updated ? updated->size : 0);
  suite->cases = crd_arena_alloc(arena, (count + 1) * sizeof *suite->cases);
  add_cases(suite, created, false);
  add_cases(suite, updated, true);
  return true;
}
