/* SPDX-License-Identifier: Apache-2.0 */
/* apimachinery's rules for strings and numbers: a row names the function and what its messages or errors hold. */
#include "suite.h"
#include <crd/metadata.h>
#include <crd/names.h>

#include <stdlib.h>

static void path_segment_name(crd_texts *messages, crd_string text) {
  crd_check_path_segment(messages, text, false);
}
static void path_segment_prefix(crd_texts *messages, crd_string text) {
  crd_check_path_segment(messages, text, true);
}

static const struct {
  const char *name;
  void (*check)(crd_texts *, crd_string);
} texts[] = {
    {"IsDNS1123Label", crd_check_dns1123_label},
    {"IsDNS1123Subdomain", crd_check_dns1123_subdomain},
    {"IsDNS1123SubdomainCaseless", crd_check_dns1123_subdomain_caseless},
    {"IsDNS1123SubdomainWithUnderscore", crd_check_dns1123_subdomain_with_underscore},
    {"IsDNS1035Label", crd_check_dns1035_label},
    {"IsWildcardDNS1123Subdomain", crd_check_wildcard_dns1123_subdomain},
    {"IsQualifiedName", crd_check_qualified_name},
    {"IsLabelKey", crd_check_qualified_name},
    {"IsPrefixedLabelKey", crd_check_prefixed_label_key},
    {"IsValidLabelValue", crd_check_label_value},
    {"IsLabelValue", crd_check_label_value},
    {"IsPathSegmentName", path_segment_name},
    {"IsPathSegmentPrefix", path_segment_prefix},
    {"IsCIdentifier", crd_check_c_identifier},
    {"IsDecimalInteger", crd_check_decimal_integer},
    {"IsValidPortName", crd_check_port_name},
    {"IsValidPercent", crd_check_percent},
    {"IsHTTPHeaderName", crd_check_http_header_name},
    {"IsEnvVarName", crd_check_env_var_name},
    {"IsRelaxedEnvVarName", crd_check_relaxed_env_var_name},
    {"IsConfigMapKey", crd_check_config_map_key},
    {"ShortName", crd_check_short_name},
    {"LongName", crd_check_long_name},
    {"LongNameCaseless", crd_check_dns1123_subdomain_caseless},
    {"LabelKey", crd_check_qualified_name},
    {"PrefixedLabelKey", crd_check_prefixed_label_key},
    {"LabelValue", crd_check_label_value},
    {"PathSegmentName", path_segment_name},
    {"K8sUUID", crd_check_uuid},
};

static const struct {
  const char *name;
  void (*check)(crd_errors *, crd_string, crd_string);
} fields[] = {
    {"IsFullyQualifiedName", crd_validate_fully_qualified_name},
    {"IsFullyQualifiedDomainName", crd_validate_fully_qualified_domain_name},
    {"IsDomainPrefixedPath", crd_validate_domain_prefixed_path},
    {"IsDomainPrefixedKey", crd_validate_domain_prefixed_key},
    {"IsValidIP", crd_validate_ip},
    {"IsValidCIDR", crd_validate_cidr},
    {"IsValidInterfaceAddress", crd_validate_interface_address},
    {"ResourcePoolName", crd_validate_resource_pool_name},
    {"ExtendedResourceName", crd_validate_extended_resource_name},
    {"ResourceFullyQualifiedName", crd_validate_resource_fully_qualified_name},
};

static const struct {
  const char *name, *bound;
  void (*check)(crd_errors *, crd_string, crd_string, int64_t);
} lengths[] = {
    {"MaxLength", "max", crd_validate_max_length},
    {"MinLength", "min", crd_validate_min_length},
    {"MaxBytes", "max", crd_validate_max_bytes},
};

static const struct {
  const char *name;
  void (*check)(crd_texts *, int64_t);
} numbers[] = {
    {"IsValidPortNum", crd_check_port_number},
    {"IsValidUserID", crd_check_user_id},
    {"IsValidGroupID", crd_check_user_id},
};

#define COUNT(list) (sizeof(list) / sizeof *(list))

static int64_t number_of(const crd_value *row, const char *name) {
  const crd_value *value = row_value(row, name);
  return !value ? 0 : value->kind == CRD_DOUBLE ? (int64_t)value->as.number : value->as.integer;
}

/* What a rule said: errors, of which messages alone are Invalid. */
static bool call(crd_errors *errors, crd_string function, const crd_value *row) {
  crd_string path = CRD_STRING("field"), input = row_text(row, "input");
  crd_texts messages = {.arena = errors->arena};
  bool known = false;
  for (size_t i = 0; i < COUNT(fields); i++)
    if (crd_string_equal(function, crd_string_of(fields[i].name))) fields[i].check(errors, path, input), known = true;
  for (size_t i = 0; i < COUNT(lengths); i++)
    if (crd_string_equal(function, crd_string_of(lengths[i].name)))
      lengths[i].check(errors, path, input, number_of(row, lengths[i].bound)), known = true;
  for (size_t i = 0; i < COUNT(texts); i++)
    if (crd_string_equal(function, crd_string_of(texts[i].name))) texts[i].check(&messages, input), known = true;
  for (size_t i = 0; i < COUNT(numbers); i++)
    if (crd_string_equal(function, crd_string_of(numbers[i].name)))
      numbers[i].check(&messages, number_of(row, "input")), known = true;
  if (crd_string_equal(function, CRD_STRING("IsInRange"))) {
    crd_check_range(&messages, number_of(row, "value"), number_of(row, "min"), number_of(row, "max"));
    known = true;
  }
  for (uint32_t i = 0; i < messages.count; i++)
    crd_errors_add(errors, (crd_error){.type = CRD_ERROR_INVALID, .field = path, .detail = messages.items[i]});
  return known;
}

static crd_string joined(crd_arena *arena, const crd_errors *errors) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING("; "));
    crd_text_add(&text, crd_error_body(arena, &errors->items[i]));
  }
  return crd_text_string(&text);
}

static bool is_error(const crd_error *error, const crd_value *wanted) {
  if (wanted->kind == CRD_STRING_VALUE) return crd_string_equal(error->detail, crd_value_string(wanted));
  return crd_string_equal(crd_error_type_reason((crd_error_type)error->type), row_text(wanted, "type")) &&
         text_contains(error->detail, row_text(wanted, "detail_contains"));
}

/* {valid, contains}, {messages: exact}, or {errors: by type and part of the detail}: each error is one that is wanted, each
 * wanted one is there. */
static bool agrees(const crd_errors *errors, const crd_value *expect) {
  const crd_value *wanted = row_value(expect, "errors");
  if (!wanted) wanted = row_value(expect, "messages");
  if (!wanted)
    return (errors->count == 0) == row_flag(expect, "valid") &&
           text_contains(joined(errors->arena, errors), row_text(expect, "contains"));
  for (uint32_t i = 0; i < errors->count; i++) {
    bool found = false;
    for (uint32_t j = 0; j < wanted->size; j++) found = found || is_error(&errors->items[i], &wanted->as.items[j]);
    if (!found) return false;
  }
  for (uint32_t j = 0; j < wanted->size; j++) {
    bool found = false;
    for (uint32_t i = 0; i < errors->count; i++) found = found || is_error(&errors->items[i], &wanted->as.items[j]);
    if (!found) return false;
  }
  return true;
}

/* GetWarningsFor...: the texts, exact. */
static bool warns(crd_arena *arena, crd_string function, const crd_value *row, crd_string *got) {
  const crd_value *wanted = row_value(row_value(row, "expect"), "warnings");
  crd_texts warnings = {.arena = arena};
  bool ip = crd_string_equal(function, CRD_STRING("GetWarningsForIP"));
  (ip ? crd_warn_ip : crd_warn_cidr)(&warnings, row_text(row, "path"), row_text(row, "input"));
  bool same = warnings.count == row_count(wanted);
  for (uint32_t i = 0; same && i < warnings.count; i++) same = crd_value_is_string(&wanted->as.items[i], warnings.items[i]);
  if (warnings.count) *got = warnings.items[0];
  return same;
}

/* Rows of addresses have three verdicts: the strict rule's, and those of the rule for older fields. */
static bool legacy_agrees(crd_arena *arena, crd_string function, const crd_value *row, crd_string *got) {
  const crd_value *expect = row_value(row, "expect");
  void (*check)(crd_errors *, crd_string, crd_string, bool) =
      crd_string_equal(function, CRD_STRING("IsValidIP")) ? crd_validate_legacy_ip : crd_validate_legacy_cidr;
  for (int strict = 0; strict < 2; strict++) {
    crd_errors errors = crd_errors_init(arena);
    check(&errors, CRD_STRING("field"), row_text(row, "input"), strict);
    *got = joined(arena, &errors);
    if (!agrees(&errors, row_value(expect, strict ? "legacy_strict" : "legacy"))) return false;
  }
  return true;
}

static bool run(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i], *expect = row_value(row, "expect"),
                    *strict = row_value(expect, "strict");
    crd_string function = row_text(row, "function"), got = {NULL, 0};
    crd_errors errors = crd_errors_init(suite.arena);
    bool good;
    if (row_value(expect, "warnings")) {
      good = warns(suite.arena, function, row, &got);
    } else {
      good = call(&errors, function, row) && agrees(&errors, strict ? strict : expect);
      got = joined(suite.arena, &errors);
      if (good && strict) good = legacy_agrees(suite.arena, function, row, &got);
    }
    suite_case(&suite, row_text(row, "id"), (crd_string){NULL, 0}, good, row_print(suite.arena, expect), got);
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apimachinery/util-validation", "apimachinery/validate-content",
                                      "apimachinery/validate-strfmt", NULL};
  return suites_run(argc, argv, files, run);
}
