/* SPDX-License-Identifier: Apache-2.0 */
/* CustomResourceDefinitions: whole ones and changes of them, single schemas with the options that a case names, their
 * structure alone, their defaults, stored versions and warnings of deprecation. Errors are compared with those of the table
 * by type, path and a part of the text, one to one.
 *
 * The tables hold CRDs as the API server has them inside, and the same in v1, which is judged here. Cases that have no such
 * form are counted as run elsewhere. */
#include "cel/text/ast.h"
#include "compile/check_defaults.h"
#include "compile/check_rules.h"
#include "schema/check_parts.h"
#include "suite.h"

#include <crd/json.h>
#include <stdlib.h>

#define MINOR 37

static crd_string print_errors(crd_arena *arena, const crd_errors *errors) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_string message = crd_error_message(arena, &errors->items[i]);
    if (i) crd_text_add(&text, CRD_STRING("\n            "));
    crd_text_add(&text, (crd_string){message.data, message.size > 300 ? 300 : message.size});
  }
  return crd_text_string(&text);
}

static bool answers(crd_arena *arena, const crd_value *wanted, const crd_error *error) {
  crd_string type = row_text(wanted, "type"), path = row_text(wanted, "path"), part = row_text(wanted, "contains");
  return (!type.size || crd_string_equal(type, crd_error_type_reason((crd_error_type)error->type))) &&
         (!path.size || crd_string_equal(path, error->field)) && text_contains(crd_error_message(arena, error), part);
}

/* Whether the errors can be told to be those wanted, one to one: the wanted ones from `at` on. */
static bool match_from(crd_arena *arena, const crd_value *wanted, uint32_t at, const crd_errors *errors, bool *used) {
  if (at == row_count(wanted)) return true;
  for (uint32_t i = 0; i < errors->count; i++) {
    if (used[i] || !answers(arena, &wanted->as.items[at], &errors->items[i])) continue;
    used[i] = true;
    if (match_from(arena, wanted, at + 1, errors, used)) return true;
    used[i] = false;
  }
  return false;
}

static void judge(suite *suite, const crd_value *row, const crd_errors *errors) {
  const crd_value *expect = row_value(row, "expect"), *wanted = row_value(expect, "errors");
  crd_arena *arena = suite->arena;
  bool *used = crd_arena_zalloc(arena, errors->count + 1);
  bool some = crd_string_equal(row_text(expect, "match"), CRD_STRING("some"));
  bool good = some ? errors->count > 0 : errors->count == row_count(wanted);
  good = good && match_from(arena, wanted, 0, errors, used);
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, good, row_print(arena, expect), print_errors(arena, errors));
}

static const source no_source = {.name = "case", .text = {"", 0}};

/* ---- whole CRDs ---- */

static const crd_definition *read_crd(crd_arena *arena, const crd_value *value) {
  crd_set *set = crd_arena_zalloc(arena, sizeof *set);
  crd_value *root = crd_arena_alloc(arena, sizeof *root);
  *root = crd_value_copy(arena, value);
  document document = {.source = &no_source, .root = root, .offset = root->offset, .arena = arena};
  document.strings = crd_arena_zalloc(arena, sizeof *document.strings);
  documents documents = {.arena = arena, .items = &document, .count = 1, .capacity = 1};
  diagnostics problems = {.arena = arena};
  set->arena = arena;
  return crd_set_add(set, &documents, true, &problems) && set->count == 1 ? &set->items[0] : NULL;
}

/* What every version has alike is at the spec, not at the versions, once it comes from v1. */
static bool repeats(const crd_value *spec, const char *member) {
  const crd_value *versions = row_value(spec, "versions"), *first = NULL;
  for (uint32_t i = 0; i < row_count(versions); i++) {
    const crd_value *part = row_value(&versions->as.items[i], member);
    if (!row_count(part) || (first && !crd_value_equal(first, part))) return false;
    first = part;
  }
  return first != NULL;
}

/* Why the case cannot come from v1, by its own fields; NULL when it can. */
static const char *foreign_form(const crd_value *row) {
  static const char *const parts[][2] = {{"schema", "validation"},
                                         {"subresources", "subresources"},
                                         {"additionalPrinterColumns", "additionalPrinterColumns"},
                                         {"selectableFields", "selectableFields"}};
  const crd_value *v1 = row_value(row, "crd_v1"), *old_spec = row_value(row_value(row, "old_crd"), "spec"),
                  *spec = row_value(row_value(row, "crd"), "spec");
  if (!v1 || v1->kind != CRD_MAP) return "the CRD has no v1 form";
  const crd_value *old = row_value(row, "old_crd"), *old_v1 = row_value(row, "old_crd_v1");
  if (old && (!old_v1 || old_v1->kind != CRD_MAP)) return "the old CRD has no v1 form";
  for (size_t i = 0; i < 4; i++)
    if ((repeats(spec, parts[i][0]) && !row_value(spec, parts[i][1])) ||
        (repeats(old_spec, parts[i][0]) && !row_value(old_spec, parts[i][1])))
      return "what all versions have alike stands at the versions: a v1 CRD has it at the spec";
  return NULL;
}

/* Upstream gives conversions by webhook a review version before it validates. */
static void add_review_version(crd_arena *arena, crd_value *crd) {
  crd_value *conversion = crd_value_find(crd, "spec", "conversion", NULL);
  if (!conversion || !crd_string_equal(row_text(conversion, "strategy"), CRD_STRING("Webhook"))) return;
  crd_value *webhook = crd_value_get(conversion, CRD_STRING("webhook"));
  if (!webhook || webhook->kind != CRD_MAP)
    webhook = crd_value_set(arena, conversion, CRD_STRING("webhook"), crd_value_make_map(arena, 1));
  if (row_count(crd_value_get(webhook, CRD_STRING("conversionReviewVersions")))) return;
  crd_value list = crd_value_make_list(arena, 1);
  crd_value_append(arena, &list, crd_value_make_string(CRD_STRING("v1beta1")));
  crd_value_set(arena, webhook, CRD_STRING("conversionReviewVersions"), list);
}

static void run_crd(suite *suite, const crd_value *row) {
  crd_arena *arena = suite->arena;
  const char *why = foreign_form(row);
  if (why) {
    suite_elsewhere(suite, row_text(row, "id"), why);
    return;
  }
  crd_value value = crd_value_copy(arena, row_value(row, "crd_v1"));
  const crd_value *old_value = row_value(row, "old_crd_v1");
  if (!old_value) add_review_version(arena, &value);
  const crd_definition *crd = read_crd(arena, &value), *old = old_value ? read_crd(arena, old_value) : NULL;
  if (!crd || (old_value && !old)) {
    suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, false, CRD_STRING("a CRD"), CRD_STRING("cannot be read"));
    return;
  }
  crd_errors errors = crd_errors_init(arena);
  crd_check_errors_with(crd, &(crd_check_options){.old = old, .own_status = true}, &errors);
  crdc_check_rules_errors(crdc_cel_types_create(errors.arena), crd, old, MINOR, &errors);
  judge(suite, row, &errors);
}

/* A rule that calls test(), which upstream declares for stored expressions only: what is new in this version of Kubernetes
 * is such a function to the one before, so the case is told with it. */
static void replace_test(crd_arena *arena, crd_value *value) {
  static const char call[] = "test()", stored[] = "[true].includes(true)";
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size; i++) replace_test(arena, &value->as.items[i]);
  if (value->kind == CRD_MAP)
    for (uint32_t i = 0; i < value->size; i++) replace_test(arena, &value->as.members[i].value);
  if (value->kind != CRD_STRING_VALUE) return;
  crd_string text = crd_value_string(value);
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < text.size;) {
    bool found = text.size - i >= sizeof call - 1 && memcmp(text.data + i, call, sizeof call - 1) == 0;
    if (found)
      crd_text_add(&out, crd_string_of(stored));
    else
      crd_text_add_char(&out, text.data[i]);
    i += found ? sizeof call - 1 : 1;
  }
  uint32_t offset = value->offset;
  *value = crd_value_make_string(crd_text_string(&out));
  value->offset = offset;
}

/* ---- one schema ---- */

static bool has_option(const crd_value *row, const char *name) {
  return row_flag(row_value(row, "options"), name);
}

static void run_schema(suite *suite, const crd_value *row) {
  crd_arena *arena = suite->arena;
  const crd_value *value = row_value(row, "schema");
  crd_errors errors = crd_errors_init(arena);
  diagnostics problems = {.arena = arena};
  schema *root = value && value->kind == CRD_MAP ? crdc_schema_read(arena, &no_source, value, &problems) : NULL;
  crd_version version = {.schema = root, .value = value};
  crd_definition definition = {.document = {&no_source, NULL, 0}, .versions = &version, .version_count = 1};
  checker checker = {.arena = arena,
                     .errors = &errors,
                     .definition = &definition,
                     .no_defaults = has_option(row, "allowDefaults") ? NULL : "",
                     .ratchet = {.unstructured = !has_option(row, "requireStructuralSchema"),
                                 .any_type = !has_option(row, "requireValidPropertyType"),
                                 .any_sets = !has_option(row, "requireAtomicSetType"),
                                 .any_map_keys = !has_option(row, "requireMapListKeysMapSetValidation"),
                                 .unpruned_defaults = !has_option(row, "requirePrunedDefaults")}};
  crdc_vet_schema(&checker, root, CRD_STRING("spec.validation.openAPIV3Schema"), row_flag(row, "status_enabled"));
  if (root && !checker.ratchet.unstructured)
    crdc_check_rules_errors(crdc_cel_types_create(errors.arena), &definition, NULL, MINOR, &errors);
  judge(suite, row, &errors);
}

static void run_completeness(suite *suite, const crd_value *row) {
  crd_errors errors = crd_errors_init(suite->arena);
  crd_definition definition = {.document = {&no_source, NULL, 0}};
  diagnostics problems = {.arena = suite->arena};
  const crd_value *options = row_value(row, "options");
  if (row_count(options)) {
    suite_elsewhere(suite, row_text(row, "id"), "an option that CRDs never have");
    return;
  }
  checker checker = {.arena = suite->arena, .errors = &errors, .definition = &definition};
  crdc_vet_completeness(&checker, crdc_schema_read(suite->arena, &no_source, row_value(row, "schema"), &problems));
  judge(suite, row, &errors);
}

/* ValidateDefaults at the path "test". */
static void run_defaults(suite *suite, const crd_value *row) {
  crd_arena *arena = suite->arena;
  crd_errors errors = crd_errors_init(arena);
  crd_definition definition = {.document = {&no_source, NULL, 0}};
  diagnostics problems = {.arena = arena};
  schema *root = crdc_schema_read(arena, &no_source, row_value(row, "schema"), &problems);
  checker defaults = {.arena = arena, .errors = &errors, .definition = &definition, .prefix = CRD_STRING("test")};
  const crd_value *budget = row_value(row, "cost_budget");
  if (crdc_vet_defaults(&defaults, root))
    crdc_check_defaults_errors(
        root, CRD_STRING("test"),
        &(check_defaults_options){.kubernetes_minor = MINOR, .budget = budget ? budget->as.integer : 0}, &errors);
  judge(suite, row, &errors);
}

/* ---- parts of a CRD ---- */

static crd_value version_of(crd_arena *arena, crd_string name, bool storage) {
  crd_value version = crd_value_make_map(arena, 4);
  crd_value_set(arena, &version, CRD_STRING("name"), crd_value_make_string(name));
  crd_value_set(arena, &version, CRD_STRING("storage"), crd_value_make_bool(storage));
  return version;
}

/* A CRD of these versions. */
static crd_value crd_of(crd_arena *arena, crd_value versions) {
  crd_value crd = crd_value_make_map(arena, 4), spec = crd_value_make_map(arena, 4);
  crd_value_set(arena, &crd, CRD_STRING("apiVersion"), crd_value_make_string(CRD_STRING("apiextensions.k8s.io/v1")));
  crd_value_set(arena, &crd, CRD_STRING("kind"), crd_value_make_string(CRD_STRING("CustomResourceDefinition")));
  crd_value_set(arena, &spec, CRD_STRING("versions"), versions);
  crd_value_set(arena, &crd, CRD_STRING("spec"), spec);
  return crd;
}

static void run_stored_versions(suite *suite, const crd_value *row) {
  crd_arena *arena = suite->arena;
  const crd_value *names = row_value(row, "versions");
  crd_value versions = crd_value_make_list(arena, 4), status = crd_value_make_map(arena, 1);
  for (uint32_t i = 0; i < row_count(names); i++) {
    crd_string name = crd_value_string(&names->as.items[i]);
    crd_value_append(arena, &versions, version_of(arena, name, crd_string_equal(name, row_text(row, "storage_version"))));
  }
  crd_value crd = crd_of(arena, versions);
  crd_value_set(arena, &status, CRD_STRING("storedVersions"), *row_value(row, "stored_versions"));
  crd_value_set(arena, &crd, CRD_STRING("status"), status);
  crd_errors errors = crd_errors_init(arena);
  checker stored = {.arena = arena, .errors = &errors, .definition = read_crd(arena, &crd), .own_status = true};
  crdc_vet_status(&stored);
  judge(suite, row, &errors);
}

static void run_deprecation(suite *suite, const crd_value *row) {
  crd_arena *arena = suite->arena;
  const crd_value *warning = row_value(row, "warning"), *wanted = row_value(row_value(row, "expect"), "messages");
  if (warning && warning->kind == CRD_MAP) {
    suite_elsewhere(suite, row_text(row, "id"), "no JSON or YAML document holds a text that is not UTF-8");
    return;
  }
  crd_value version = version_of(arena, CRD_STRING("v1"), true), versions = crd_value_make_list(arena, 1);
  crd_value_set(arena, &version, CRD_STRING("deprecated"), crd_value_make_bool(row_flag(row, "deprecated")));
  if (warning) crd_value_set(arena, &version, CRD_STRING("deprecationWarning"), *warning);
  crd_value_append(arena, &versions, version);
  crd_value crd = crd_of(arena, versions);
  const crd_definition *definition = read_crd(arena, &crd);
  crd_errors errors = crd_errors_init(arena);
  checker checker = {.arena = arena, .errors = &errors, .definition = definition};
  crdc_vet_deprecation(&checker, NULL, &definition->versions[0]);
  bool good = errors.count == row_count(wanted);
  for (uint32_t i = 0; good && i < errors.count; i++)
    good = crd_value_is_string(&wanted->as.items[i], crd_error_detail(arena, &errors.items[i]));
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, good, row_print(arena, wanted), print_errors(arena, &errors));
}

/* ---- files ---- */

static bool is_of(const crd_value *row, const char *test) {
  return crd_string_equal(row_text(row, "test"), crd_string_of(test));
}

static void run_row(suite *suite, const crd_value *row) {
  if (is_of(row, "TestValidateCustomResourceDefinitionValidationRuleCompatibility"))
    replace_test(suite->arena, (crd_value *)(uintptr_t)row);
  if (row_value(row, "crd"))
    run_crd(suite, row);
  else if (row_value(row, "stored_versions"))
    run_stored_versions(suite, row);
  else if (row_value(row, "deprecated"))
    run_deprecation(suite, row);
  else if (is_of(row, "TestValidateStructuralCompleteness"))
    run_completeness(suite, row);
  else if (row_value(row, "cost_budget"))
    run_defaults(suite, row);
  else
    run_schema(suite, row);
}

static bool run_file(const char *file) {
  suite suite = suite_open(file);
  settle_floats((crd_value *)(uintptr_t)suite.root);
  for (uint32_t i = 0; i < suite.cases->size; i++) run_row(&suite, &suite.cases->as.items[i]);
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apiext-schema/TestValidateCustomResourceDefinition",
                                      "apiext-schema/TestValidateCustomResourceDefinitionUpdate",
                                      "apiext-schema/TestValidateCustomResourceDefinitionStoredVersions",
                                      "apiext-schema/TestValidateCustomResourceDefinitionValidation",
                                      "apiext-schema/TestValidateCustomResourceDefinitionValidationRuleCompatibility",
                                      "apiext-schema/TestSelectableFields",
                                      "apiext-schema/TestDefaultValidationWithCostBudget",
                                      "apiext-schema/TestDefaultValidationWithOptionalOldSelf",
                                      "apiext-schema/TestValidateStructuralCompleteness",
                                      "apiext-schema/TestCelContext",
                                      "apiext-schema/validateDeprecationWarning",
                                      NULL};
  return suites_run(argc, argv, files, run_file);
}
