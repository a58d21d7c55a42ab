/* Upstream's tables of rules over values (apiextensions-apiserver pkg/apiserver/schema/cel): the schema of each case goes
 * into a CRD, all of a file's CRDs are compiled in memory as stored ones, and the rules run over the case's value. Compared
 * are verdicts, types, paths and texts of errors, warnings of ratcheting, costs and what is left of the budget. What differs
 * for a known reason is listed in cel_apiext_expected.txt. */
#include "libcrdc.h"
#include "schema_cases.h"
#include <crd/json.h>
#include <crd/walk.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct suite {
  crd_arena *arena;
  compilation *compilation;
  const crd_registry *registry;
  const char *known; /* the cases that are known to differ */
  tally tally;
} suite;

static const crd_string no_text = {NULL, 0};

static bool contains(crd_string text, crd_string part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (part.size == 0 || memcmp(text.data + i, part.data, part.size) == 0) return true;
  return part.size == 0;
}

static int64_t case_number(const crd_value *map, const char *name, int64_t absent) {
  const crd_value *value = map ? crd_value_get(map, crd_string_of(name)) : NULL;
  return value && value->kind == CRD_INT ? value->as.integer : absent;
}

static uint32_t size_of(const crd_value *list) {
  return list && list->kind == CRD_LIST ? list->size : 0;
}

static const crd_value *member(const crd_value *map, const char *name) {
  return map ? crd_value_get(map, crd_string_of(name)) : NULL;
}

/* ---- CRDs ---- */

static bool has_text(const crd_value *map, const char *name, const char *text) {
  return crd_string_equal(case_text(map, name), crd_string_of(text));
}

/* What upstream's schemas lack for a CRD: the keys of a keyed list are required, embedded resources without properties keep
 * what they get, a set has no nullable items. */
static bool is_left_out(const crd_value *schema, crd_string name, bool with_rules) {
  const crd_value *items = member(schema, "items");
  if (crd_string_equal(name, CRD_STRING("x-kubernetes-validations"))) return with_rules;
  return crd_string_equal(name, CRD_STRING("x-kubernetes-list-type")) && has_text(schema, "x-kubernetes-list-type", "set") &&
         case_flag(items, "nullable");
}

static void write_node(crd_text *out, const crd_value *schema, const crd_value *keys, const crd_value *checks, bool typed);

static void write_properties(crd_text *out, const crd_value *properties) {
  crd_text_add_char(out, '{');
  for (uint32_t i = 0; i < properties->size; i++) {
    if (i) crd_text_add_char(out, ',');
    crd_json_write_string(out, crd_member_name(&properties->as.members[i]), CRD_JSON_COMPACT);
    crd_text_add_char(out, ':');
    write_node(out, &properties->as.members[i].value, NULL, NULL, false);
  }
  crd_text_add_char(out, '}');
}

static void write_member(crd_text *out, const crd_value *schema, crd_string name, const crd_value *value) {
  if (crd_string_equal(name, CRD_STRING("properties")))
    write_properties(out, value);
  else if (crd_string_equal(name, CRD_STRING("items")))
    write_node(out, value, member(schema, "x-kubernetes-list-map-keys"), NULL, false);
  else if (crd_string_equal(name, CRD_STRING("additionalProperties")) && value->kind == CRD_MAP)
    write_node(out, value, NULL, NULL, false);
  else
    crd_json_write(out, value, CRD_JSON_COMPACT);
}

/* A rule of several lines needs a message. */
static void write_rules(crd_text *out, const crd_value *checks) {
  for (uint32_t i = 0; i < checks->size; i++) {
    crd_string rule = case_text(&checks->as.items[i], "rule");
    crd_text_add(out, crd_string_of(i ? ",{\"rule\":" : "[{\"rule\":"));
    crd_json_write_string(out, rule, CRD_JSON_COMPACT);
    crd_text_add(out, crd_string_of(memchr(rule.data, '\n', rule.size) ? ",\"message\":\"failed rule\"}" : "}"));
  }
  crd_text_add_char(out, ']');
}

/* The schema with the rules of `checks` in the place of its own. */
static void write_node(crd_text *out, const crd_value *schema, const crd_value *keys, const crd_value *checks, bool typed) {
  crd_text_add_char(out, '{');
  for (uint32_t i = 0; i < schema->size; i++) {
    crd_string name = crd_member_name(&schema->as.members[i]);
    if (is_left_out(schema, name, checks != NULL) || (keys && crd_string_equal(name, CRD_STRING("required")))) continue;
    crd_json_write_string(out, name, CRD_JSON_COMPACT);
    crd_text_add_char(out, ':');
    write_member(out, schema, name, &schema->as.members[i].value);
    crd_text_add_char(out, ',');
  }
  bool untyped = typed && !member(schema, "type") && !member(schema, "x-kubernetes-int-or-string");
  if (untyped) crd_text_add(out, CRD_STRING("\"type\":\"object\","));
  if (keys) {
    crd_text_add(out, CRD_STRING("\"required\":"));
    crd_json_write(out, keys, CRD_JSON_COMPACT);
    crd_text_add_char(out, ',');
  }
  if (checks) {
    crd_text_add(out, CRD_STRING("\"x-kubernetes-validations\":"));
    write_rules(out, checks);
    crd_text_add_char(out, ',');
  }
  if (case_flag(schema, "x-kubernetes-embedded-resource") && !member(schema, "properties"))
    crd_text_add(out, CRD_STRING("\"x-kubernetes-preserve-unknown-fields\":true,"));
  crd_text_add(out, CRD_STRING("\"description\":\"\"}"));
}

static crd_string crd_text_of(crd_arena *arena, const crd_value *schema, const crd_value *checks, bool is_root,
                              uint32_t number) {
  crd_text out = {.arena = arena};
  crd_text_printf(
      &out,
      "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":"
      "\"case%us.example.com\"},\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"Case%u\","
      "\"listKind\":\"Case%uList\",\"plural\":\"case%us\",\"singular\":\"case%u\"},\"versions\":[{\"name\":\"v1\","
      "\"served\":true,"
      "\"storage\":true,\"schema\":{\"openAPIV3Schema\":",
      number, number, number, number, number);
  if (!is_root) crd_text_add(&out, CRD_STRING("{\"type\":\"object\",\"properties\":{\"root\":"));
  write_node(&out, schema, NULL, checks, true);
  crd_text_add(&out, crd_string_of(is_root ? "}}]}}" : "}}}}]}}"));
  return crd_text_string(&out);
}

/* Adds the CRD of a case; false where it would be refused. */
static bool add_crd(suite *suite, crd_string text, const char *id) {
  compilation *alone = compilation_create(&(compile_options){.stored = true});
  crd_string code;
  bool good = compilation_add_text(alone, id, text) && compilation_text(alone, &code);
  if (!good && getenv("CEL_APIEXT_REFUSED")) diagnostics_print(compilation_diagnostics(alone), stdout, false);
  compilation_destroy(alone);
  return good && compilation_add_text(suite->compilation, id, text);
}

/* The type of a case's value. */
static const crd_type *type_of_case(const suite *suite, uint32_t number, bool is_root) {
  crd_string kind = crd_arena_printf(suite->arena, "Case%u", number);
  const crd_kind *found = crd_registry_find(suite->registry, CRD_STRING("example.com"), CRD_STRING("v1"), kind);
  return !found ? NULL : is_root ? found->type : found->type->fields->items[0].type;
}

/* ---- running ---- */

typedef struct outcome {
  crd_errors errors;
  crd_texts warnings;
  int64_t budget, remaining;
} outcome;

static const void *storage_of(crd_arena *arena, const crd_type *type, const crd_value *value) {
  if (!value || value->kind == CRD_NULL) return NULL;
  void *storage = crd_arena_zalloc(arena, 4096 + type->struct_size);
  crd_fill(arena, type, value, storage);
  return storage;
}

static void run(crd_arena *arena, const crd_type *type, const crd_value *json, const crd_value *limits, outcome *outcome) {
  const crd_value *value = member(json, "obj"), *old = member(json, "old_obj");
  static const crd_value null = {.kind = CRD_NULL};
  if (!value) value = &null;
  outcome->errors = crd_errors_init(arena);
  outcome->warnings = (crd_texts){.arena = arena};
  outcome->budget = case_number(limits, "cost_budget", CRD_CEL_BUDGET);
  outcome->remaining = outcome->budget;
  crd_validate_options options = {.cost_budget = outcome->budget,
                                  .call_limit = (uint64_t)case_number(limits, "per_call_limit", CRD_CEL_CALL_LIMIT),
                                  .remaining = &outcome->remaining,
                                  .warnings = &outcome->warnings,
                                  .prefix = CRD_STRING("root")};
  if (old && old->kind == CRD_NULL) old = NULL;
  crd_rules_run(arena, type, value, storage_of(arena, type, value), old, storage_of(arena, type, old), &options,
                &outcome->errors);
}

/* ---- comparing ---- */

static bool fits(crd_arena *arena, const crd_error *error, const crd_value *expected) {
  crd_string type = case_text(expected, "type"), path = case_text(expected, "path");
  if (type.size && !crd_string_equal(type, crd_error_type_reason((crd_error_type)error->type))) return false;
  if (path.size && !crd_string_equal(path, error->field)) return false;
  return contains(crd_error_message(arena, error), case_text(expected, "contains"));
}

/* Errors and expectations one to one: each expectation takes the first free error that fits. */
static bool matched_one_to_one(crd_arena *arena, const crd_errors *errors, const crd_value *expected) {
  if (errors->count != size_of(expected)) return false;
  bool *taken = crd_arena_zalloc(arena, errors->count + 1);
  for (uint32_t i = 0; i < size_of(expected); i++) {
    uint32_t k = 0;
    while (k < errors->count && (taken[k] || !fits(arena, &errors->items[k], &expected->as.items[i]))) k++;
    if (k == errors->count) return false;
    taken[k] = true;
  }
  return true;
}

/* Whether every error fits the one expectation, and there is one. */
static bool matched_all(crd_arena *arena, const crd_errors *errors, const crd_value *expected) {
  for (uint32_t i = 0; i < errors->count; i++)
    for (uint32_t k = 0; k < size_of(expected); k++)
      if (!fits(arena, &errors->items[i], &expected->as.items[k])) return false;
  return errors->count > 0;
}

static bool matches_warnings(const crd_texts *warnings, const crd_value *expected) {
  if (warnings->count != size_of(expected)) return false;
  for (uint32_t i = 0; i < warnings->count; i++) {
    bool found = false;
    for (uint32_t k = 0; k < size_of(expected); k++)
      found |= crd_string_equal(warnings->items[i], crd_value_string(&expected->as.items[k]));
    if (!found) return false;
  }
  return true;
}

static bool agrees(crd_arena *arena, const outcome *outcome, const crd_value *expect, bool ratcheting) {
  const crd_value *errors = member(expect, "errors"), *warnings = member(expect, "warnings");
  int64_t cost = case_number(expect, "cost", -1), remaining = case_number(expect, "remaining_budget", -2);
  if (cost >= 0 && cost != outcome->budget - outcome->remaining) return false;
  if (remaining >= -1 && remaining != outcome->remaining) return false;
  if (ratcheting && !matches_warnings(&outcome->warnings, warnings)) return false;
  if (case_flag(expect, "valid")) return outcome->errors.count == 0 && (ratcheting || outcome->warnings.count == 0);
  crd_string match = case_text(expect, "match");
  if (crd_string_equal(match, CRD_STRING("at_least_one_all_contain"))) return matched_all(arena, &outcome->errors, errors);
  /* without ratcheting the forgiven errors count too; they are the same whichever table asks */
  if (!ratcheting && outcome->warnings.count) return outcome->errors.count + outcome->warnings.count == size_of(errors);
  return matched_one_to_one(arena, &outcome->errors, errors);
}

static crd_string describe(crd_arena *arena, const outcome *outcome) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "cost %lld, %u errors, %u warnings", (long long)(outcome->budget - outcome->remaining),
                  outcome->errors.count, outcome->warnings.count);
  for (uint32_t i = 0; i < outcome->errors.count && i < 3; i++) {
    crd_string message = crd_error_message(arena, &outcome->errors.items[i]);
    crd_text_printf(
        &text, "\n            %s at %.*s: %.*s", crd_error_type_reason((crd_error_type)outcome->errors.items[i].type).data,
        (int)outcome->errors.items[i].field.size, outcome->errors.items[i].field.data, (int)message.size, message.data);
  }
  for (uint32_t i = 0; i < outcome->warnings.count; i++)
    crd_text_printf(&text, "\n            warning %.*s", (int)outcome->warnings.items[i].size,
                    outcome->warnings.items[i].data);
  return crd_text_string(&text);
}

/* "id rule": a line of the list of expected differences starts with it. */
static bool is_known(const char *known, crd_string name) {
  if (!known) return false;
  for (const char *at = known; at && *at; at = strchr(at, '\n'), at = at ? at + 1 : NULL)
    if (strncmp(at, name.data, name.size) == 0 && strncmp(at + name.size, "  # ", 4) == 0) return true;
  return false;
}

static void record(suite *suite, bool good, crd_string name, const crd_value *expect, crd_string got) {
  if (!good && is_known(suite->known, name)) {
    suite->tally.skipped++;
    return;
  }
  tally_case(&suite->tally, good, name.data, crd_json_encode(suite->arena, expect, CRD_JSON_COMPACT), got);
}

/* The name of a check: the case's, and the rule in one line. */
static crd_string check_name(crd_arena *arena, const crd_value *json, crd_string rule) {
  crd_text text = {.arena = arena};
  crd_string id = case_text(json, "id");
  crd_text_printf(&text, "%.*s", (int)id.size, id.data);
  if (rule.size) crd_text_add(&text, CRD_STRING(" | "));
  for (size_t i = 0; i < rule.size && i < 200; i++)
    crd_text_add_char(&text, (unsigned char)rule.data[i] < ' ' ? ' ' : rule.data[i]);
  crd_string name = crd_text_string(&text);
  return crd_arena_copy(arena, name);
}

/* Runs each check with its rule as the only one of the schema's root. */
static void run_checks(suite *suite, const crd_value *json, const crd_type *types[2]) {
  const crd_value *checks = member(json, "checks");
  for (uint32_t i = 0; i < size_of(checks); i++) {
    const crd_value *check = &checks->as.items[i];
    const crd_type *type = types[case_flag(check, "is_root")];
    crd_string name = check_name(suite->arena, json, case_text(check, "rule"));
    if (!type || type->rule_count != checks->size) {
      record(suite, false, name, member(check, "expect"), CRD_STRING("(the schema is refused)"));
      continue;
    }
    crd_type one = *type;
    outcome outcome;
    one.rules = &type->rules[i];
    one.rule_count = 1;
    run(suite->arena, &one, json, check, &outcome);
    record(suite, agrees(suite->arena, &outcome, member(check, "expect"), false), name, member(check, "expect"),
           describe(suite->arena, &outcome));
  }
}

static void run_case(suite *suite, const crd_value *json, const crd_type *type) {
  crd_string name = check_name(suite->arena, json, no_text);
  const crd_value *expect = member(json, "expect");
  outcome outcome;
  if (!type) {
    record(suite, false, name, expect, CRD_STRING("(the schema is refused)"));
    return;
  }
  run(suite->arena, type, json, json, &outcome);
  record(suite, agrees(suite->arena, &outcome, expect, case_flag(json, "ratcheting")), name, expect,
         describe(suite->arena, &outcome));
}

/* ---- files ---- */

/* Each case is compiled with its schema at the root and, for the checks that want it so, below a property: kinds 2i + 1 and
 * 2i. */
static bool add_case(suite *suite, const crd_value *json, uint32_t index, bool is_root) {
  const crd_value *checks = member(json, "checks");
  bool wanted = !checks && case_flag(json, "is_root") == is_root;
  for (uint32_t i = 0; i < size_of(checks); i++) wanted |= case_flag(&checks->as.items[i], "is_root") == is_root;
  if (!wanted || !member(json, "schema")) return false;
  crd_string text = crd_text_of(suite->arena, member(json, "schema"), checks, is_root, index * 2 + is_root);
  return add_crd(suite, text, crd_arena_copy(suite->arena, case_text(json, "id")).data);
}

static bool run_file(const char *path, const char *known) {
  suite suite = {.arena = crd_arena_create(NULL), .known = known, .tally.name = path};
  case_file file = case_file_open(suite.arena, path);
  if (!file.cases) {
    printf("skipped: no %s/%s\n", cases_folder(), path);
    exit(CASES_SKIPPED);
  }
  suite.compilation = compilation_create(&(compile_options){.stored = true});
  bool *added = crd_arena_zalloc(suite.arena, (size_t)file.cases->size * 2 + 1);
  for (uint32_t i = 0; i < file.cases->size; i++)
    for (uint32_t root = 0; root < 2; root++) added[i * 2 + root] = add_case(&suite, &file.cases->as.items[i], i, root);
  suite.registry = compilation_load(suite.compilation);
  if (!suite.registry) diagnostics_print(compilation_diagnostics(suite.compilation), stdout, false);
  for (uint32_t i = 0; suite.registry && i < file.cases->size; i++) {
    const crd_value *json = &file.cases->as.items[i];
    const crd_type *types[2] = {NULL, NULL};
    for (uint32_t root = 0; root < 2; root++)
      if (added[i * 2 + root]) types[root] = type_of_case(&suite, i * 2 + root, root);
    if (member(json, "checks"))
      run_checks(&suite, json, types);
    else
      run_case(&suite, json, types[case_flag(json, "is_root")]);
  }
  bool good = tally_print(&suite.tally) && suite.registry;
  compilation_destroy(suite.compilation);
  case_file_close(&file);
  crd_arena_destroy(suite.arena);
  return good;
}

/* ---- equality: a rule over two properties ---- */

static bool run_equality(const char *path, const char *known) {
  suite suite = {.arena = crd_arena_create(NULL), .known = known, .tally.name = path};
  case_file file = case_file_open(suite.arena, path);
  if (!file.cases) exit(CASES_SKIPPED);
  for (uint32_t i = 0; i < file.cases->size; i++) {
    const crd_value *json = &file.cases->as.items[i], *left = member(json, "lhs"), *right = member(json, "rhs");
    crd_text schema = {.arena = suite.arena}, object = {.arena = suite.arena};
    crd_text_add(&schema, CRD_STRING("{\"schema\":{\"type\":\"object\",\"properties\":{\"l\":"));
    crd_json_write(&schema, member(left, "schema"), CRD_JSON_COMPACT);
    crd_text_add(&schema, CRD_STRING(",\"r\":"));
    crd_json_write(&schema, member(right, "schema"), CRD_JSON_COMPACT);
    crd_text_add(&schema, CRD_STRING("},\"x-kubernetes-validations\":[{\"rule\":\"dyn(self.l) == dyn(self.r)\"},{\"rule\":"
                                     "\"dyn(self.r) == dyn(self.l)\"}]}}"));
    crd_text_add(&object, CRD_STRING("{\"obj\":{\"l\":"));
    crd_json_write(&object, member(left, "value"), CRD_JSON_COMPACT);
    crd_text_add(&object, CRD_STRING(",\"r\":"));
    crd_json_write(&object, member(right, "value"), CRD_JSON_COMPACT);
    crd_text_add(&object, CRD_STRING("}}"));
    const crd_value *wrapped = crd_json_parse(suite.arena, crd_text_string(&schema), NULL, NULL);
    suite.compilation = compilation_create(&(compile_options){.stored = true});
    crd_string text = crd_text_of(suite.arena, member(wrapped, "schema"), NULL, true, 1);
    bool good = compilation_add_text(suite.compilation, "case", text);
    suite.registry = good ? compilation_load(suite.compilation) : NULL;
    outcome outcome = {.budget = -1};
    if (suite.registry)
      run(suite.arena, type_of_case(&suite, 1, true), crd_json_parse(suite.arena, crd_text_string(&object), NULL, NULL),
          NULL, &outcome);
    const crd_value *expect = member(json, "expect");
    good = suite.registry && outcome.errors.count == (case_flag(expect, "equal") ? 0u : 2u);
    record(&suite, good, check_name(suite.arena, json, no_text), expect,
           suite.registry ? describe(suite.arena, &outcome) : CRD_STRING("(refused)"));
    compilation_destroy(suite.compilation);
  }
  bool good = tally_print(&suite.tally);
  case_file_close(&file);
  crd_arena_destroy(suite.arena);
  return good;
}

int main(int argc, char **argv) {
  static const char *const files[] = {"ValidationExpressions",
                                      "CelCostStability",
                                      "ReasonAndFldPath",
                                      "MessageExpression",
                                      "OptionalOldSelf",
                                      "Ratcheting",
                                      "OptionalOldSelfCheckForNull",
                                      "OptionalOldSelfIsOptionalType",
                                      "CELValidationLimit",
                                      "CELMaxRecursionDepth",
                                      "ValidationExpressionsAtSchemaLevels"};
  static char known[65536];
  FILE *list = fopen(CRDC_SOURCE_ROOT "/tests/conformance/cel_apiext_expected.txt", "r");
  if (list) {
    (void)!fread(known, 1, sizeof known - 1, list);
    fclose(list);
  }
  bool good = true;
  char path[128];
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    snprintf(path, sizeof path, "cases/apiext-cel/Test%s.json", files[i]);
    if (argc < 2 || strstr(path, argv[1])) good = run_file(path, known) && good;
  }
  if (argc < 2 || strstr("Equality", argv[1])) good = run_equality("cases/apiext-cel/TestEquality.json", known) && good;
  return good ? 0 : 1;
}
