/* Values against schemas: upstream's tables of pruning, nulls, defaults, list types, validation and ratcheting, run through
 * the engine over type tables made in memory (schema/live.h). */
#include "schema/check.h"
#include "schema/live.h"
#include "schema_cases.h"

#include <crd/json.h>
#include <crd/walk.h>
#include <stdio.h>
#include <stdlib.h>

/* The case's schema as a tree; NULL where the case has none. */
static schema *case_schema(crd_arena *arena, const case_file *file, const crd_value *item) {
  static const crd_value none = CRD_VALUE_NULL_INIT;
  const crd_value *value = crd_value_get(item, CRD_STRING("schema"));
  source source = {.name = "case", .text = file->text};
  diagnostics diagnostics = {.arena = arena};
  schema *root = schema_read(arena, &source, value ? value : &none, &diagnostics);
  return value && value->kind == CRD_MAP ? root : NULL;
}

static crd_value member_copy(crd_arena *arena, const crd_value *item, const char *name) {
  const crd_value *value = crd_value_get(item, crd_string_of(name));
  return value ? crd_value_copy(arena, value) : crd_value_make_null();
}

static crd_string json(crd_arena *arena, const crd_value *value) {
  return crd_json_encode(arena, value, CRD_JSON_GO);
}

/* Prunes, removes nulls and sets defaults. */
static void shape(crd_arena *arena, const crd_type *type, crd_value *value) {
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  crd_walk_run(&walk, type, value, NULL);
}

static bool finish(crd_arena *arena, case_file *file, const tally *tally) {
  case_file_close(file);
  crd_arena_destroy(arena);
  return tally_print(tally);
}

static bool run_prune(void) {
  tally tally = {.name = "apiext-schema/TestPrune"};
  crd_arena *arena = crd_arena_create(NULL);
  case_file file = case_file_open(arena, "cases/apiext-schema/TestPrune.json");
  for (uint32_t i = 0; file.cases && i < file.cases->size; i++) {
    const crd_value *item = &file.cases->as.items[i];
    const schema *root = case_schema(arena, &file, item);
    crd_value value = member_copy(arena, item, "json");
    schema_prune(root, &value, case_flag(item, "is_root"));
    const crd_value *wanted = crd_value_find(item, "expect", "json", NULL);
    tally_case(&tally, crd_value_equal(&value, wanted), case_name(arena, item), json(arena, wanted), json(arena, &value));
  }
  return finish(arena, &file, &tally);
}

/* The engine prunes and defaults in one go, so both sides are shaped: what the case wants must be a fixed point. */
static bool run_shape(const char *name, const char *path) {
  tally tally = {.name = name};
  crd_arena *arena = crd_arena_create(NULL);
  case_file file = case_file_open(arena, path);
  for (uint32_t i = 0; file.cases && i < file.cases->size; i++) {
    const crd_value *item = &file.cases->as.items[i];
    const schema *root = case_schema(arena, &file, item);
    if (!root) {
      tally.skipped++;
      continue;
    }
    const crd_type *type = live_type(arena, root, LIVE_OBJECTS);
    crd_value value = member_copy(arena, item, "json");
    crd_value wanted = crd_value_copy(arena, crd_value_find(item, "expect", "json", NULL));
    shape(arena, type, &value);
    shape(arena, type, &wanted);
    tally_case(&tally, crd_value_equal(&value, &wanted), case_name(arena, item), json(arena, &wanted), json(arena, &value));
  }
  return finish(arena, &file, &tally);
}

static crd_string messages_of(crd_arena *arena, const crd_errors *errors) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_string message = crd_error_message(arena, &errors->items[i]);
    crd_text_printf(&text, "\n    %.*s", (int)message.size, message.data);
  }
  return crd_text_string(&text);
}

static bool is_wanted_text(const crd_value *wanted, crd_string message) {
  for (uint32_t i = 0; wanted && i < wanted->size; i++)
    if (crd_string_equal(case_text(&wanted->as.items[i], "text"), message)) return true;
  return false;
}

/* The sets of distinct texts are equal. */
static bool same_texts(crd_arena *arena, const crd_value *wanted, const crd_errors *errors) {
  for (uint32_t i = 0; i < errors->count; i++)
    if (!is_wanted_text(wanted, crd_error_message(arena, &errors->items[i]))) return false;
  for (uint32_t k = 0; wanted && k < wanted->size; k++) {
    bool found = false;
    for (uint32_t i = 0; i < errors->count; i++)
      found =
          found || crd_string_equal(case_text(&wanted->as.items[k], "text"), crd_error_message(arena, &errors->items[i]));
    if (!found) return false;
  }
  return true;
}

static bool has_rules(const schema *node) {
  if (!node) return false;
  bool found = node->rule_count > 0 || has_rules(node->items) || has_rules(node->additional);
  for (size_t i = 0; i < node->property_count; i++) found = found || has_rules(node->properties[i].schema);
  return found;
}

/* A CRD with a pattern that does not compile cannot be made. */
static bool has_bad_pattern(crd_arena *arena, const schema *node) {
  crd_string error;
  if (!node) return false;
  bool found = node->has_pattern && !crd_regex_check(arena, node->pattern, &error);
  found = found || has_bad_pattern(arena, node->items) || has_bad_pattern(arena, node->additional);
  for (size_t i = 0; i < node->property_count; i++) found = found || has_bad_pattern(arena, node->properties[i].schema);
  return found;
}

static bool run_validate(void) {
  tally tally = {.name = "apiext-schema/TestValidateCustomResource"};
  crd_arena *arena = crd_arena_create(NULL);
  case_file file = case_file_open(arena, "cases/apiext-schema/TestValidateCustomResource.json");
  for (uint32_t i = 0; file.cases && i < file.cases->size; i++) {
    const crd_value *item = &file.cases->as.items[i], *checks = crd_value_get(item, CRD_STRING("checks"));
    const schema *root = case_schema(arena, &file, item);
    if (!root || has_rules(root) || has_bad_pattern(arena, root) || crd_value_get(item, CRD_STRING("compat_version"))) {
      tally.skipped += checks ? checks->size : 1;
      continue;
    }
    const crd_type *type = live_type(arena, root, LIVE_OBJECTS);
    for (uint32_t k = 0; k < checks->size; k++) {
      const crd_value *check = &checks->as.items[k], *wanted = crd_value_find(check, "expect", "errors", NULL);
      crd_value value = member_copy(arena, check, "obj");
      crd_errors errors = crd_errors_init(arena);
      crd_walk walk = {
          .arena = arena, .errors = &errors, .mode = CRD_WALK_CHECK, .old = crd_value_get(check, CRD_STRING("old_obj"))};
      crd_walk_run(&walk, type, &value, NULL);
      tally_case(&tally, same_texts(arena, wanted, &errors), case_name(arena, item),
                 wanted ? json(arena, wanted) : CRD_STRING("valid"), messages_of(arena, &errors));
    }
  }
  return finish(arena, &file, &tally);
}

/* Whether `whole` is `field` below `root`. */
static bool is_below(crd_string whole, crd_string root, crd_string field) {
  if (!crd_string_has_prefix(whole, root)) return false;
  crd_string rest = {whole.data + root.size, whole.size - root.size};
  if (rest.size && rest.data[0] == '.') rest = (crd_string){rest.data + 1, rest.size - 1};
  return crd_string_equal(rest, field);
}

/* Errors by type and path, one to one. */
static bool same_places(crd_arena *arena, const crd_value *wanted, crd_string root, const crd_errors *errors) {
  if (!wanted || wanted->size != errors->count) return false;
  bool *used = crd_arena_zalloc(arena, errors->count * sizeof *used);
  for (uint32_t i = 0; i < wanted->size; i++) {
    uint32_t k = 0;
    crd_string type = case_text(&wanted->as.items[i], "type"), path = case_text(&wanted->as.items[i], "path");
    while (k < errors->count && (used[k] || !is_below(path, root, errors->items[k].field) ||
                                 !crd_string_equal(type, crd_error_type_reason((crd_error_type)errors->items[k].type))))
      k++;
    if (k == errors->count) return false;
    used[k] = true;
  }
  return true;
}

static bool run_lists(void) {
  tally tally = {.name = "apiext-schema/TestValidateListSetsAndMaps"};
  crd_arena *arena = crd_arena_create(NULL);
  case_file file = case_file_open(arena, "cases/apiext-schema/TestValidateListSetsAndMaps.json");
  for (uint32_t i = 0; file.cases && i < file.cases->size; i++) {
    const crd_value *item = &file.cases->as.items[i], *wanted = crd_value_find(item, "expect", "errors", NULL);
    const schema *root = case_schema(arena, &file, item);
    if (!root) {
      tally.skipped++;
      continue;
    }
    crd_value value = member_copy(arena, item, "obj");
    crd_errors errors = crd_errors_init(arena);
    crd_walk walk = {.arena = arena, .errors = &errors, .mode = CRD_WALK_LISTS};
    crd_walk_run(&walk, live_type(arena, root, LIVE_OBJECTS), &value, NULL);
    tally_case(&tally, same_places(arena, wanted, case_text(item, "path"), &errors), case_name(arena, item),
               json(arena, wanted), messages_of(arena, &errors));
  }
  return finish(arena, &file, &tally);
}

static bool run_ratcheting(void) {
  tally tally = {.name = "apiext-schema/ratcheting"};
  crd_arena *arena = crd_arena_create(NULL);
  case_file file = case_file_open(arena, "cases/apiext-schema/ratcheting.json");
  for (uint32_t i = 0; file.cases && i < file.cases->size; i++) {
    const crd_value *item = &file.cases->as.items[i];
    const schema *root = case_schema(arena, &file, item);
    crd_value value = member_copy(arena, item, "obj"), old = member_copy(arena, item, "old_obj");
    crd_errors errors = crd_errors_init(arena);
    crd_walk walk = {.arena = arena, .errors = &errors, .mode = CRD_WALK_CHECK, .old = &old};
    crd_walk_run(&walk, live_type(arena, root, LIVE_OBJECTS), &value, NULL);
    const crd_value *valid = crd_value_find(item, "expect", "valid", NULL);
    bool expected = valid && valid->as.boolean;
    tally_case(&tally, expected == (errors.count == 0), case_name(arena, item),
               expected ? CRD_STRING("valid") : CRD_STRING("not valid"), messages_of(arena, &errors));
  }
  return finish(arena, &file, &tally);
}

int main(void) {
  crd_arena *arena = crd_arena_create(NULL);
  case_file probe = case_file_open(arena, "cases/apiext-schema/TestPrune.json");
  bool there = probe.cases != NULL;
  case_file_close(&probe);
  crd_arena_destroy(arena);
  if (!there) {
    printf("skipped: no %s/cases\n", cases_folder());
    return CASES_SKIPPED;
  }
  bool good = run_prune();
  good &= run_shape("apiext-schema/TestDefault", "cases/apiext-schema/TestDefault.json");
  good &= run_shape("apiext-schema/TestPruneNonNullableNullsWithoutDefaults",
                    "cases/apiext-schema/TestPruneNonNullableNullsWithoutDefaults.json");
  good &= run_lists();
  good &= run_validate();
  good &= run_ratcheting();
  return good ? 0 : 1;
}
