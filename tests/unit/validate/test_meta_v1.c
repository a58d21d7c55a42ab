/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of meta/v1 and the string rules for validators in C. The texts are the API server's. */
#include <crd/json.h>
#include <crd/meta_v1.h>
#include <crd/names.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static crd_errors errors;
static void setup(void) {
  arena = crd_arena_create(NULL);
  errors = crd_errors_init(arena);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(meta_v1, .init = setup, .fini = teardown);

static crd_value *parse(const char *json) {
  crd_value *value = crd_json_parse(arena, crd_string_of(json), NULL, NULL);
  cr_assert_not_null(value, "%s", json);
  return value;
}

/* The errors so far are these texts, whose last is NULL. */
static void expect(const char *const *texts) {
  uint32_t count = 0;
  for (; texts[count]; count++) {
    cr_assert_lt(count, errors.count, "no error %s", texts[count]);
    crd_string got = crd_error_message(arena, &errors.items[count]);
    cr_assert(crd_string_equal(got, crd_string_of(texts[count])), "got %.*s, want %s", (int)got.size, got.data,
              texts[count]);
  }
  cr_assert_eq(errors.count, count, "%u errors more", errors.count - count);
  errors = crd_errors_init(arena);
}
#define EXPECT(...) expect((const char *const[]){__VA_ARGS__, NULL})
#define EXPECT_NONE() expect((const char *const[]){NULL})

#define WORD                                                                                                                \
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character"

Test(meta_v1, selectors) {
  crd_selector_options strict = {false, false}, lenient = {true, true};
  crd_value *selector = parse(
      "{\"matchLabels\":{\"a\":\"b\"},\"matchExpressions\":[{\"key\":\"k\",\"operator\":\"In\"},"
      "{\"key\":\"k\",\"operator\":\"Exists\",\"values\":[\"v\"]},{\"key\":\"k\",\"operator\":\"Like\"},"
      "{\"key\":\"-\",\"operator\":\"NotIn\",\"values\":[\"-\"]}]}");
  crd_validate_label_selector(&errors, CRD_STRING("spec.selector"), selector, strict);
  EXPECT(
      "spec.selector.matchExpressions[0].values: Required value: must be specified when `operator` is 'In' or 'NotIn'",
      "spec.selector.matchExpressions[1].values: Forbidden: may not be specified when `operator` is 'Exists' or "
      "'DoesNotExist'",
      "spec.selector.matchExpressions[2].operator: Invalid value: \"Like\": not a valid selector operator",
      "spec.selector.matchExpressions[3].key: Invalid value: \"-\": name part " WORD
      " (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is "
      "'([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')",
      "spec.selector.matchExpressions[3].values[0]: Invalid value: \"-\": a valid label must be an empty string or consist "
      "of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. "
      "'MyValue',  or 'my_value',  or '12345', regex used for validation is "
      "'(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')");
  cr_assert(crd_label_selector_has_invalid_value(selector));
  crd_validate_label_selector(&errors, CRD_STRING("s"),
                              parse("{\"matchExpressions\":[{\"key\":\"k\",\"operator\":\"Like\",\"values\":[\"-\"]}]}"),
                              lenient);
  crd_validate_label_selector(&errors, CRD_STRING("s"), NULL, strict);
  EXPECT_NONE();
  cr_assert_not(crd_label_selector_has_invalid_value(NULL));
  crd_validate_field_requirement(&errors, CRD_STRING("f"), parse("{\"operator\":\"In\",\"values\":[\"-\"]}"), strict);
  EXPECT("f.key: Required value: must be specified");
}

Test(meta_v1, options_of_writes) {
  crd_validate_create_options(&errors, parse("{\"fieldManager\":\"a\\nb\",\"dryRun\":[\"All\",\"Some\"],"
                                             "\"fieldValidation\":\"Never\"}"));
  EXPECT("fieldManager: Invalid value: \"a\\nb\": invalid character U+000A (at position 1)",
         "dryRun: Unsupported value: [\"All\",\"Some\"]: supported values: \"All\"",
         "fieldValidation: Unsupported value: \"Never\": supported values: \"\", \"Ignore\", \"Strict\", \"Warn\"");
  crd_validate_update_options(&errors, parse("{\"dryRun\":[\"All\"],\"fieldValidation\":\"Warn\"}"));
  crd_validate_update_options(&errors, NULL);
  EXPECT_NONE();
  crd_validate_patch_options(&errors, parse("{\"force\":false}"), CRD_STRING("application/json-patch+json"));
  crd_validate_patch_options(&errors, parse("{\"force\":false}"), CRD_STRING("application/apply-patch+yaml"));
  EXPECT("force: Forbidden: may not be specified for non-apply patch",
         "fieldManager: Required value: is required for apply patch");
  crd_validate_table_options(&errors, parse("{\"includeObject\":\"All\"}"));
  EXPECT("includeObject: Invalid value: \"All\": must be 'Metadata', 'Object', 'None', or empty");
}

Test(meta_v1, options_of_deletes) {
  crd_validate_delete_options(&errors, parse("{\"propagationPolicy\":\"Foreground\",\"gracePeriodSeconds\":0}"));
  crd_validate_delete_options(&errors, NULL);
  EXPECT_NONE();
  crd_validate_delete_options(&errors,
                              parse("{\"propagationPolicy\":\"Later\",\"orphanDependents\":true,\"preconditions\":{},"
                                    "\"ignoreStoreReadErrorWithClusterBreakingPotential\":true}"));
  EXPECT("propagationPolicy: Invalid value: \"Later\": orphanDependents and deletionPropagation cannot be both set",
         "propagationPolicy: Unsupported value: \"Later\": supported values: \"Foreground\", \"Background\", \"Orphan\", "
         "\"nil\"",
         "ignoreStoreReadErrorWithClusterBreakingPotential: Invalid value: true: cannot be set together with "
         ".propagationPolicy",
         "ignoreStoreReadErrorWithClusterBreakingPotential: Invalid value: true: cannot be set together with "
         ".orphanDependents",
         "ignoreStoreReadErrorWithClusterBreakingPotential: Invalid value: true: cannot be set together with "
         ".preconditions");
}

Test(meta_v1, conditions) {
  const char *good = "{\"type\":\"a\",\"status\":\"True\",\"lastTransitionTime\":\"2026-01-02T03:04:05Z\",\"reason\":\"R\"}";
  crd_validate_conditions(&errors, CRD_STRING("c"), parse(crd_arena_printf(arena, "[%s,%s]", good, good).data));
  EXPECT("c[1]: Duplicate value: \"a\"");
  crd_validate_condition(&errors, CRD_STRING("c"), parse("{\"status\":\"Yes\",\"observedGeneration\":-1}"));
  EXPECT("c.type: Required value: is required",
         "c.status: Unsupported value: \"Yes\": supported values: \"False\", \"True\", \"Unknown\"",
         "c.observedGeneration: Invalid value: -1: must be greater than or equal to zero",
         "c.lastTransitionTime: Required value", "c.reason: Required value");
}

Test(meta_v1, parts_of_metadata) {
  crd_validate_owner_references(&errors, CRD_STRING("o"),
                                parse("[{\"apiVersion\":\"a/b/c\",\"kind\":\"K\",\"name\":\"n\"}]"));
  crd_validate_finalizers(&errors, CRD_STRING("f"), parse("[\"orphan\",\"foregroundDeletion\"]"));
  crd_validate_managed_fields(&errors, CRD_STRING("m"), parse("[{\"operation\":\"Put\",\"fieldsType\":\"V2\"}]"));
  EXPECT("o[0].apiVersion: Invalid value: \"a/b/c\": must be <group>/<version> or <version>",
         "o[0].uid: Required value: must not be empty",
         "f: Invalid value: [\"orphan\",\"foregroundDeletion\"]: finalizer orphan and foregroundDeletion cannot be both set",
         "m[0].operation: Unsupported value: \"Put\": supported values: \"Apply\", \"Update\"",
         "m[0].fieldsType: Invalid value: \"V2\": must be `FieldsV1`");
}

Test(meta_v1, addresses) {
  crd_validate_ip(&errors, CRD_STRING("ip"), CRD_STRING("010.1.1.1"));
  crd_validate_cidr(&errors, CRD_STRING("r"), CRD_STRING("10.0.0.1/8"));
  EXPECT("ip: Invalid value: \"010.1.1.1\": must not have leading 0s",
         "r: Invalid value: \"10.0.0.1/8\": must not have bits set beyond the prefix length");
  crd_validate_interface_address(&errors, CRD_STRING("i"), CRD_STRING("::ffff:1.2.3.4/64"));
  EXPECT("i: Invalid value: \"::ffff:1.2.3.4/64\": must be in canonical form (\"1.2.3.4/-32\")");
  crd_validate_legacy_ip(&errors, CRD_STRING("ip"), CRD_STRING("010.1.1.1"), false);
  crd_validate_legacy_cidr(&errors, CRD_STRING("r"), CRD_STRING("10.0.0.1/08"), false);
  EXPECT_NONE();
  crd_texts warnings = {.arena = arena};
  crd_warn_cidr(&warnings, CRD_STRING("r"), CRD_STRING("10.0.0.1/8"));
  cr_assert_eq(warnings.count, 1);
  cr_assert(crd_string_equal(
      warnings.items[0],
      CRD_STRING(
          "r: CIDR value \"10.0.0.1/8\" is ambiguous in this context (should be \"10.0.0.0/8\" or \"10.0.0.1/32\"?)")));
}
