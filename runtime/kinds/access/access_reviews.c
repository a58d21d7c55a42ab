/* SPDX-License-Identifier: Apache-2.0 */
/* authorization.k8s.io/v1: reviews of access, and of rules (pkg/registry/authorization,
 * pkg/apis/authorization/validation). */
#include "../../gotypes/encode.h"
#include "../rules.h"
#include "types_authorization.h"

/* ValidateFieldSelectorRequirement, with any operator. */
static void validate_field_requirement(core_check *check, const core_field_selector_requirement *requirement,
                                       const crd_path *path) {
  crd_string operator= requirement->operator;
  const crd_path *values = CORE_AT(path, "values");
  if (!requirement->key.size) crd_core_required(check, CORE_AT(path, "key"), "must be specified");
  if ((core_is(operator, "In") || core_is(operator, "NotIn")) && !requirement->values.count)
    crd_core_required(check, values, "must be specified when `operator` is 'In' or 'NotIn'");
  if ((core_is(operator, "Exists") || core_is(operator, "DoesNotExist")) && requirement->values.count)
    crd_core_forbidden(check, values, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'");
}

/* validateFieldSelectorAttributes, validateLabelSelectorAttributes: a selector is either raw or has requirements. */
static void validate_one_form(core_check *check, crd_string raw, uint32_t requirements, const crd_path *path) {
  if (raw.size && requirements)
    crd_core_bad_text(check, CORE_AT(path, "rawSelector"), raw, "may not specified at the same time as requirements");
  if (!raw.size && !requirements)
    crd_core_required_as(check, CORE_AT(path, "requirements"),
                         "when %.*s is specified, requirements or rawSelector is required",
                         CRD_PRINT(crd_core_path_text(check, path)));
}

/* validateResourceAttributes */
static void validate_attributes(core_check *check, const core_authorization_resource_attributes *attributes) {
  const crd_path *path = CORE_AT(CORE_SPEC, "resourceAttributes"), *of_fields = CORE_AT(path, "fieldSelector"),
                 *of_labels = CORE_AT(path, "labelSelector");
  const core_authorization_field_selector_attributes *fields = attributes ? attributes->field_selector : NULL;
  const core_authorization_label_selector_attributes *labels = attributes ? attributes->label_selector : NULL;
  if (fields) validate_one_form(check, fields->raw_selector, fields->requirements.count, of_fields);
  for (uint32_t i = 0; fields && i < fields->requirements.count; i++)
    validate_field_requirement(check, &fields->requirements.items[i], CORE_ITEM(CORE_AT(of_fields, "requirements"), i));
  if (labels) validate_one_form(check, labels->raw_selector, labels->requirements.count, of_labels);
  for (uint32_t i = 0; labels && i < labels->requirements.count; i++)
    crd_core_validate_label_requirement(check, &labels->requirements.items[i], true, false,
                                        CORE_ITEM(CORE_AT(of_labels, "requirements"), i));
}

static crd_bad_value show_address(const core_check *check, const core_authorization_non_resource_attributes *address) {
  return address ? crd_core_show_struct(check, &crd_core_authorization_non_resource_attributes_type, address)
                 : crd_bad_null();
}

static void validate_no_metadata(core_check *check, const core_object_meta *metadata, bool but_namespace) {
  static const core_object_meta none;
  core_object_meta own = *metadata;
  crd_text text = {.arena = check->arena};
  if (but_namespace) own.namespace = none.namespace;
  if (crd_core_equal(&crd_core_object_meta_type, &own, &none)) return;
  crd_core_encode(&text, &crd_core_object_meta_type, metadata);
  crd_core_invalid(check, CORE_METADATA, crd_bad_text(crd_text_string(&text)),
                   but_namespace ? "must be empty except for namespace" : "must be empty");
}

/* The reviews for a namespace and for the user itself. The spec of the latter has only the first fields of the others. */
typedef core_authorization_subject_access_review access_review;
_Static_assert(offsetof(access_review, spec) == offsetof(core_authorization_local_subject_access_review, spec) &&
                   offsetof(access_review, spec.resource_attributes) ==
                       offsetof(core_authorization_self_subject_access_review, spec.resource_attributes) &&
                   offsetof(access_review, spec.non_resource_attributes) ==
                       offsetof(core_authorization_self_subject_access_review, spec.non_resource_attributes),
               "they begin alike");

/* ValidateSubjectAccessReview, ValidateSubjectAccessReviewCreate, ValidateSubjectAccessReviewSpec,
 * ValidateSelfSubjectAccessReview, ValidateSelfSubjectAccessReviewCreate, ValidateSelfSubjectAccessReviewSpec,
 * ValidateLocalSubjectAccessReview, ValidateLocalSubjectAccessReviewCreate: the review is about a resource or about another
 * path. */
static void validate_access_review(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { TELLS_OF_SPEC = 37 };
  const access_review *review = object;
  const core_authorization_resource_attributes *resource = review->spec.resource_attributes;
  const core_authorization_non_resource_attributes *address = review->spec.non_resource_attributes;
  const bool own = judging->kind->type == &crd_core_authorization_self_subject_access_review_type;
  const bool of_parts = check->options->minor < TELLS_OF_SPEC, local = !check->cluster_scoped;
  const crd_path *path = CORE_SPEC, *at_resource = CORE_AT(path, "resourceAttributes"),
                 *at_address = CORE_AT(path, "nonResourceAttributes");
  if (resource && address && of_parts)
    crd_core_invalid(check, at_address, show_address(check, address),
                     "cannot be specified in combination with resourceAttributes");
  else if (!resource == !address)
    crd_core_invalid(check, of_parts ? at_resource : path, show_address(check, address),
                     "exactly one of nonResourceAttributes or resourceAttributes must be specified");
  if (!own && !review->spec.user.size && !review->spec.groups.count)
    crd_core_bad_text(check, CORE_AT(path, "user"), review->spec.user, "at least one of user or group must be specified");
  validate_attributes(check, resource);
  validate_no_metadata(check, &review->metadata, local);
  if (local && resource && !crd_string_equal(resource->namespace, review->metadata.namespace))
    crd_core_bad_text(check, CORE_AT(at_resource, "namespace"), resource->namespace, "must match metadata.namespace");
  if (local && address)
    crd_core_invalid(check, at_address, show_address(check, address), "disallowed on this kind of request");
}

static void validate_rules_review(core_judging *judging, core_check *check, const void *object, const void *before) {
  if (((const core_authorization_self_subject_rules_review *)object)->spec.namespace.size) return;
  core_fail(judging, CORE_BAD_REQUEST, CRD_STRING("no namespace on request"));
}

/* ---- the kinds; upstream prints no kind and name in errors ---- */

#define REVIEW_KIND(its_name, structure, check_it, is_of_cluster)                                                           \
  CORE_KIND("authorization.k8s.io", "v1", its_name, structure), .cluster_scoped = (is_of_cluster), .answered = true,        \
                                                                .untold_kind = true, .untold_name = true,                   \
                                                                .create = {.validate = (check_it)}

const core_object_kind crd_core_subject_access_review_kind = {
    REVIEW_KIND("SubjectAccessReview", authorization_subject_access_review, validate_access_review, true)};
const core_object_kind crd_core_local_subject_access_review_kind = {
    REVIEW_KIND("LocalSubjectAccessReview", authorization_local_subject_access_review, validate_access_review, false)};
const core_object_kind crd_core_self_subject_access_review_kind = {
    REVIEW_KIND("SelfSubjectAccessReview", authorization_self_subject_access_review, validate_access_review, true)};
const core_object_kind crd_core_self_subject_rules_review_kind = {
    REVIEW_KIND("SelfSubjectRulesReview", authorization_self_subject_rules_review, validate_rules_review, true)};
