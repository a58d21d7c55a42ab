/* SPDX-License-Identifier: Apache-2.0 */
/* Upstream's tables of rules over values (apiextensions-apiserver pkg/apiserver/schema/cel): the schema of each case goes
 * into a CRD, all of a file's CRDs are compiled in memory as stored ones, and the rules run over the case's value. Compared
 * are verdicts, types, paths and texts of errors, warnings of ratcheting, costs and what is left of the budget. */
#include "cel_apiext.h"
#include "cel_map_list.h"
#include <crd/json.h>
#include <stdio.h>

static int64_t row_integer(const crd_value *row, const char *name, int64_t absent) {
  const crd_value *value = row_value(row, name);
  return value && value->kind == CRD_INT ? value->as.integer : absent;
}

/* ---- comparing ---- */

static bool fits(crd_arena *arena, const crd_error *error, const crd_value *expected) {
  crd_string type = row_text(expected, "type"), path = row_text(expected, "path");
  if (type.size && !crd_string_equal(type, crd_error_type_reason((crd_error_type)error->type))) return false;
  if (path.size && !crd_string_equal(path, error->field)) return false;
  return text_contains(crd_error_message(arena, error), row_text(expected, "contains"));
}

/* Errors and expectations one to one: each expectation takes the first free error that fits. */
static bool matched_one_to_one(crd_arena *arena, const crd_errors *errors, const crd_value *expected) {
  if (errors->count != row_count(expected)) return false;
  bool *taken = crd_arena_zalloc(arena, errors->count + 1);
  for (uint32_t i = 0; i < row_count(expected); i++) {
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
    for (uint32_t k = 0; k < row_count(expected); k++)
      if (!fits(arena, &errors->items[i], &expected->as.items[k])) return false;
  return errors->count > 0;
}

static bool matched_some(crd_arena *arena, const crd_errors *errors, const crd_value *expected) {
  for (uint32_t i = 0; i < errors->count; i++)
    for (uint32_t k = 0; k < row_count(expected); k++)
      if (fits(arena, &errors->items[i], &expected->as.items[k])) return true;
  return false;
}

static bool matches_warnings(const crd_texts *warnings, const crd_value *expected) {
  if (warnings->count != row_count(expected)) return false;
  for (uint32_t i = 0; i < warnings->count; i++) {
    bool found = false;
    for (uint32_t k = 0; k < row_count(expected); k++)
      found |= crd_string_equal(warnings->items[i], crd_value_string(&expected->as.items[k]));
    if (!found) return false;
  }
  return true;
}

static bool agrees(crd_arena *arena, const outcome *outcome, const crd_value *expect, bool ratcheting) {
  const crd_value *errors = row_value(expect, "errors"), *warnings = row_value(expect, "warnings");
  int64_t cost = row_integer(expect, "cost", -1), remaining = row_integer(expect, "remaining_budget", -2);
  if (cost >= 0 && cost != outcome->budget - outcome->remaining) return false;
  if (remaining >= -1 && remaining != outcome->remaining) return false;
  if (ratcheting && !matches_warnings(&outcome->warnings, warnings)) return false;
  if (row_flag(expect, "valid")) return outcome->errors.count == 0 && (ratcheting || outcome->warnings.count == 0);
  crd_string match = row_text(expect, "match");
  if (crd_string_equal(match, CRD_STRING("at_least_one_all_contain"))) return matched_all(arena, &outcome->errors, errors);
  if (crd_string_equal(match, CRD_STRING("some"))) return matched_some(arena, &outcome->errors, errors);
  /* without ratcheting the forgiven errors count too; they are the same whichever table asks */
  if (!ratcheting && outcome->warnings.count) return outcome->errors.count + outcome->warnings.count == row_count(errors);
  return matched_one_to_one(arena, &outcome->errors, errors);
}

/* ---- rules ---- */

/* The name of a check: the case's, and the rule in one line. */
static crd_string check_name(crd_arena *arena, const crd_value *json, crd_string rule) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, row_text(json, "id"));
  if (rule.size) crd_text_add(&text, CRD_STRING(" | "));
  for (size_t i = 0; i < rule.size && i < 200; i++)
    crd_text_add_char(&text, (unsigned char)rule.data[i] < ' ' ? ' ' : rule.data[i]);
  return crd_arena_copy(arena, crd_text_string(&text));
}

static void record(suite *suite, const crd_value *row, crd_string name, const crd_type *type, const crd_value *limits) {
  const crd_value *expect = row_value(limits, "expect");
  crd_string got = CRD_STRING("(the schema is refused)");
  bool good = false;
  if (type) {
    outcome outcome;
    rules_outcome(suite->arena, type, row, limits, &outcome);
    good = agrees(suite->arena, &outcome, expect, row_flag(row, "ratcheting"));
    got = describe_outcome(suite->arena, &outcome);
  }
  suite_case(suite, name, (crd_string){"", 0}, good, row_print(suite->arena, expect), got);
}

/* Runs each check with its rule as the only one of the schema's root, or the case with the rules of its schema. */
static void run_rules(suite *suite, const crd_value *row, const crd_type *types[2]) {
  const crd_value *checks = row_value(row, "checks");
  if (!checks) record(suite, row, check_name(suite->arena, row, (crd_string){"", 0}), types[row_flag(row, "is_root")], row);
  for (uint32_t i = 0; i < row_count(checks); i++) {
    const crd_value *check = &checks->as.items[i];
    const crd_type *type = types[row_flag(check, "is_root")];
    bool whole = type && type->rule_count == checks->size;
    crd_type one;
    if (whole) {
      one = *type;
      one.rules = &type->rules[i];
      one.rule_count = 1;
    }
    record(suite, row, check_name(suite->arena, row, row_text(check, "rule")), whole ? &one : NULL, check);
  }
}

/* ---- files ---- */

/* Each case is compiled with its schema at the root and, for the checks that want it so, below a property: kinds 2i + 1 and
 * 2i. */
static bool is_wanted(const crd_value *row, bool is_root) {
  const crd_value *checks = row_value(row, "checks");
  bool wanted = !checks && row_flag(row, "is_root") == is_root;
  for (uint32_t i = 0; i < row_count(checks); i++) wanted |= row_flag(&checks->as.items[i], "is_root") == is_root;
  return wanted && row_value(row, "schema");
}

/* The cases about values, which no rule of their own states. */
static bool is_of_values(suite *suite, const crd_value *row) {
  if (row_value(row, "lhs"))
    run_equality(suite, row);
  else if (row_value(row, "query"))
    run_map_list(suite, row);
  else if (row_value(row, "value"))
    run_value(suite, row);
  else
    return false;
  return true;
}

static bool run_file(const char *file) {
  suite suite = suite_open(file);
  crds crds = crds_open(suite.arena);
  settle_floats((crd_value *)(uintptr_t)suite.cases);
  bool *added = crd_arena_zalloc(suite.arena, (size_t)suite.cases->size * 2 + 1);
  for (uint32_t i = 0; i < suite.cases->size * 2; i++) {
    const crd_value *row = &suite.cases->as.items[i / 2];
    if (!row_value(row, "value") && !row_value(row, "query") && is_wanted(row, i % 2))
      added[i] = crds_add(&crds, row_value(row, "schema"), row_value(row, "checks"), i % 2, i, row_text(row, "id"));
  }
  bool good = crds_load(&crds);
  for (uint32_t i = 0; good && i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    const crd_type *types[2] = {NULL, NULL};
    for (uint32_t root = 0; root < 2; root++)
      if (added[i * 2 + root]) types[root] = crds_type(&crds, i * 2 + root, root);
    if (row_value(row, "cancelled_before_start"))
      suite_elsewhere(&suite, row_text(row, "id"), "nothing here waits for a context that could be cancelled");
    else if (!is_of_values(&suite, row))
      run_rules(&suite, row, types);
  }
  crds_close(&crds);
  return suite_close(&suite) && good;
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apiext-cel/TestValidationExpressions",
                                      "apiext-cel/TestValidationExpressionsAtSchemaLevels",
                                      "apiext-cel/TestCelCostStability",
                                      "apiext-cel/TestReasonAndFldPath",
                                      "apiext-cel/TestMessageExpression",
                                      "apiext-cel/TestOptionalOldSelf",
                                      "apiext-cel/TestOptionalOldSelfCheckForNull",
                                      "apiext-cel/TestOptionalOldSelfIsOptionalType",
                                      "apiext-cel/TestRatcheting",
                                      "apiext-cel/TestCELValidationLimit",
                                      "apiext-cel/TestCELValidationContextCancellation",
                                      "apiext-cel/TestCELMaxRecursionDepth",
                                      "apiext-cel/TestEquality",
                                      "apiext-cel/TestLister",
                                      "apiext-cel/TestMapper",
                                      "apiext-cel/TestMapList",
                                      NULL};
  return suites_run(argc, argv, files, run_file);
}
