/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of apimachinery pkg/apis/meta/v1/validation, for validators written in C: selectors, labels, conditions,
 * managed fields, and the options of a request. Values are in their JSON form; a field of another type than the API's counts
 * as absent, and NULL as an empty value. Errors have paths at or below `path` ("spec.selector"), those of options the names
 * of their fields. They have the stage CRD_STAGE_META and the offsets of the bad values. */
#ifndef CRD_META_V1_H
#define CRD_META_V1_H

#include <crd/errors.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

typedef struct crd_selector_options {
  bool allow_invalid_values;    /* LabelSelectorValidationOptions.AllowInvalidLabelValueInSelector */
  bool allow_unknown_operators; /* AllowUnknownOperatorInRequirement */
} crd_selector_options;

/* ValidateLabelSelector: {matchLabels, matchExpressions}. */
void crd_validate_label_selector(crd_errors *errors, crd_string path, const crd_value *selector,
                                 crd_selector_options options);
/* ValidateLabelSelectorRequirement, ValidateFieldSelectorRequirement: {key, operator, values}. */
void crd_validate_label_requirement(crd_errors *errors, crd_string path, const crd_value *requirement,
                                    crd_selector_options options);
void crd_validate_field_requirement(crd_errors *errors, crd_string path, const crd_value *requirement,
                                    crd_selector_options options);
/* LabelSelectorHasInvalidLabelValue: whether a value of an expression is no label value. */
bool crd_label_selector_has_invalid_value(const crd_value *selector);

/* ValidateLabelName, ValidateLabels: all errors have `path`, without the key. */
void crd_validate_label_name(crd_errors *errors, crd_string path, crd_string name);
void crd_validate_labels(crd_errors *errors, crd_string path, const crd_value *labels);
/* api/validation.ValidateAnnotations, ValidateFinalizers, ValidateOwnerReferences. */
void crd_validate_annotations(crd_errors *errors, crd_string path, const crd_value *annotations);
void crd_validate_finalizers(crd_errors *errors, crd_string path, const crd_value *finalizers);
void crd_validate_owner_references(crd_errors *errors, crd_string path, const crd_value *owners);

/* ValidateConditions, ValidateCondition: {type, status, observedGeneration, lastTransitionTime, reason, message}. */
void crd_validate_conditions(crd_errors *errors, crd_string path, const crd_value *conditions);
void crd_validate_condition(crd_errors *errors, crd_string path, const crd_value *condition);
/* IsValidConditionReason. */
void crd_check_condition_reason(crd_texts *messages, crd_string reason);

/* ValidateManagedFields. */
void crd_validate_managed_fields(crd_errors *errors, crd_string path, const crd_value *entries);
/* ValidateFieldManager: at most 128 bytes, all of them printable. */
void crd_validate_field_manager(crd_errors *errors, crd_string path, crd_string manager);

/* ValidateCreateOptions, ValidateUpdateOptions: {fieldManager, dryRun, fieldValidation}. */
void crd_validate_create_options(crd_errors *errors, const crd_value *options);
void crd_validate_update_options(crd_errors *errors, const crd_value *options);
/* ValidatePatchOptions, with {force} besides; the content type of the patch: "application/apply-patch+yaml" ... */
void crd_validate_patch_options(crd_errors *errors, const crd_value *options, crd_string patch_type);
/* ValidateDeleteOptions: {propagationPolicy, orphanDependents, gracePeriodSeconds, preconditions, dryRun,
 * ignoreStoreReadErrorWithClusterBreakingPotential}. */
void crd_validate_delete_options(crd_errors *errors, const crd_value *options);
/* ValidateTableOptions: {includeObject}. */
void crd_validate_table_options(crd_errors *errors, const crd_value *options);
/* ValidateDryRun, ValidateFieldValidation. */
void crd_validate_dry_run(crd_errors *errors, crd_string path, const crd_value *dry_run);
void crd_validate_field_validation(crd_errors *errors, crd_string path, crd_string field_validation);

CRD_END_DECLS

#endif
