/* SPDX-License-Identifier: Apache-2.0 */
/* The options of a request (apimachinery pkg/apis/meta/v1/validation): create, update, patch, delete, tables. */
#include "../base/nearest_name.h"
#include "report.h"
#include <crd/meta_v1.h>

static const crd_value *field(const crd_value *options, const char *name) {
  const crd_value *value = crd_value_get(options, crd_string_of(name));
  return value && value->kind != CRD_NULL ? value : NULL;
}

void crd_validate_dry_run(crd_errors *errors, crd_string path, const crd_value *dry_run) {
  bool good = true;
  for (uint32_t i = 0; is_list(dry_run) && i < dry_run->size; i++)
    good = good && crd_value_is_string(&dry_run->as.items[i], CRD_STRING("All"));
  if (good) return;
  report to = report_at(errors, path, dry_run);
  crd_report_not_supported(&to, CRD_NO_OFFSET, crd_report_texts(&to, dry_run), "supported values: \"All\"");
}

void crd_validate_field_validation(crd_errors *errors, crd_string path, crd_string field_validation) {
  static const char *const known[] = {"", "Ignore", "Strict", "Warn"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (crd_string_equal(field_validation, crd_string_of(known[i]))) return;
  report to = report_at(errors, path, NULL);
  crd_report_not_supported(&to, CRD_NO_OFFSET, crd_bad_string(field_validation),
                           "supported values: \"\", \"Ignore\", \"Strict\", \"Warn\"");
}

void crd_validate_create_options(crd_errors *errors, const crd_value *options) {
  crd_validate_field_manager(errors, CRD_STRING("fieldManager"), crd_value_text_in(options, "fieldManager"));
  crd_validate_dry_run(errors, CRD_STRING("dryRun"), field(options, "dryRun"));
  crd_validate_field_validation(errors, CRD_STRING("fieldValidation"), crd_value_text_in(options, "fieldValidation"));
}

void crd_validate_update_options(crd_errors *errors, const crd_value *options) {
  crd_validate_create_options(errors, options);
}

void crd_validate_patch_options(crd_errors *errors, const crd_value *options, crd_string patch_type) {
  if (crd_string_equal(patch_type, CRD_STRING("application/apply-patch+yaml")) ||
      crd_string_equal(patch_type, CRD_STRING("application/apply-patch+cbor"))) {
    report to = report_at(errors, CRD_STRING("fieldManager"), options);
    if (crd_value_text_in(options, "fieldManager").size == 0)
      crd_report_plain(&to, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, WORDS(MANAGER_REQUIRED));
  } else if (field(options, "force")) {
    report to = report_at(errors, CRD_STRING("force"), field(options, "force"));
    crd_report_plain(&to, CRD_ERROR_FORBIDDEN, CRD_NO_OFFSET, WORDS(FORCE_FORBIDDEN));
  }
  crd_validate_create_options(errors, options);
}

/* ValidateIgnoreStoreReadError. */
static void check_ignored_read_errors(crd_errors *errors, const crd_value *options) {
  static const char *const others[] = {"propagationPolicy", "orphanDependents", "gracePeriodSeconds", "preconditions"};
  const crd_value *ignore = field(options, "ignoreStoreReadErrorWithClusterBreakingPotential");
  if (!ignore || ignore->kind != CRD_BOOL || !ignore->as.boolean) return;
  report to = report_at(errors, CRD_STRING("ignoreStoreReadErrorWithClusterBreakingPotential"), ignore);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    crd_value other = crd_value_make_string(crd_string_of(others[i]));
    if (field(options, others[i]))
      crd_report_say(&to, CRD_ERROR_INVALID, CRD_NO_OFFSET, crd_bad_bool(true), WORDS(SET_TOGETHER), &other, 1);
  }
}

void crd_validate_delete_options(crd_errors *errors, const crd_value *options) {
  const crd_value *policy = field(options, "propagationPolicy");
  if (policy) {
    report to = report_at(errors, CRD_STRING("propagationPolicy"), policy);
    crd_string text = crd_value_text(policy);
    crd_bad_value shown = crd_bad_json(text);
    if (field(options, "orphanDependents"))
      crd_report_add(&to, CRD_ERROR_INVALID, CRD_NO_OFFSET, shown, WORDS(BOTH_PROPAGATIONS));
    bool known = crd_is_among(text, "Foreground Background Orphan");
    if (!known)
      crd_report_not_supported(&to, CRD_NO_OFFSET, shown,
                               "supported values: \"Foreground\", \"Background\", \"Orphan\", \"nil\"");
  }
  crd_validate_dry_run(errors, CRD_STRING("dryRun"), field(options, "dryRun"));
  check_ignored_read_errors(errors, options);
}

void crd_validate_table_options(crd_errors *errors, const crd_value *options) {
  static const char *const known[] = {"", "Metadata", "Object", "None"};
  crd_string include = crd_value_text_in(options, "includeObject");
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (crd_string_equal(include, crd_string_of(known[i]))) return;
  report to = report_at(errors, CRD_STRING("includeObject"), field(options, "includeObject"));
  crd_report_add(&to, CRD_ERROR_INVALID, CRD_NO_OFFSET, crd_bad_json(include), WORDS(INCLUDE_OBJECT));
}
