/* SPDX-License-Identifier: Apache-2.0 */
/* certificates.k8s.io/v1 CertificateSigningRequest (pkg/registry/certificates/certificates/strategy.go,
 * pkg/apis/certificates/validation). */
#include "../../gotypes/encode.h"
#include "../certificates/certificates.h"
#include "../rules.h"
#include "../text_diff.h"
#include "types_certificates.h"

#define LEGACY_SIGNER "kubernetes.io/legacy-unknown"

typedef core_certificates_certificate_signing_request signing_request;
typedef core_certificates_certificate_signing_request_condition request_condition;
typedef core_certificates_certificate_signing_request_condition_list condition_list;

/* Exceptions for values that the stored object has (certificateValidationOptions). */
typedef struct signing_options {
  bool both, legacy_signer, repeated_types, empty_types, any_certificate, unknown_usages, repeated_usages;
} signing_options;

static const crd_string approved = CRD_STRING_INIT("Approved"), denied = CRD_STRING_INIT("Denied"),
                        failed = CRD_STRING_INIT("Failed");
static const crd_string usages[] = {CRD_STRING_INIT("any"),
                                    CRD_STRING_INIT("cert sign"),
                                    CRD_STRING_INIT("client auth"),
                                    CRD_STRING_INIT("code signing"),
                                    CRD_STRING_INIT("content commitment"),
                                    CRD_STRING_INIT("crl sign"),
                                    CRD_STRING_INIT("data encipherment"),
                                    CRD_STRING_INIT("decipher only"),
                                    CRD_STRING_INIT("digital signature"),
                                    CRD_STRING_INIT("email protection"),
                                    CRD_STRING_INIT("encipher only"),
                                    CRD_STRING_INIT("ipsec end system"),
                                    CRD_STRING_INIT("ipsec tunnel"),
                                    CRD_STRING_INIT("ipsec user"),
                                    CRD_STRING_INIT("key agreement"),
                                    CRD_STRING_INIT("key encipherment"),
                                    CRD_STRING_INIT("microsoft sgc"),
                                    CRD_STRING_INIT("netscape sgc"),
                                    CRD_STRING_INIT("ocsp signing"),
                                    CRD_STRING_INIT("s/mime"),
                                    CRD_STRING_INIT("server auth"),
                                    CRD_STRING_INIT("signing"),
                                    CRD_STRING_INIT("timestamping")};

/* ---- conditions by type ---- */

/* findConditions, findConditionIndices */
static condition_list conditions_of(crd_arena *arena, const signing_request *request, crd_string type) {
  const condition_list *all = &request->status.conditions;
  condition_list found = {.items = NULL};
  for (uint32_t i = 0; i < all->count; i++) {
    if (!crd_string_equal(all->items[i].type, type)) continue;
    if (!found.count) found.items = crd_arena_alloc(arena, all->count * sizeof *found.items);
    found.items[found.count++] = all->items[i];
  }
  return found;
}

/* preserveConditionInstances: when their number is unchanged, the stored conditions are kept. */
static void keep_conditions(crd_arena *arena, const signing_request *request, const signing_request *old, crd_string type) {
  condition_list stored = conditions_of(arena, old, type);
  const condition_list *all = &request->status.conditions;
  if (conditions_of(arena, request, type).count != stored.count) return;
  for (uint32_t i = 0, k = 0; i < all->count; i++)
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference)
    if (crd_string_equal(all->items[i].type, type)) all->items[i] = stored.items[k++];
}

/* populateConditionTimestamps */
static void date_conditions(const core_judging *judging, const signing_request *request, const signing_request *old) {
  for (uint32_t i = 0; i < request->status.conditions.count; i++) {
    request_condition *condition = &request->status.conditions.items[i];
    if (!condition->last_update_time.text.size) condition->last_update_time.text = judging->now;
    if (condition->last_transition_time.text.size) continue;
    condition->last_transition_time.text = judging->now;
    for (uint32_t k = 0; k < old->status.conditions.count; k++) {
      const request_condition *other = &old->status.conditions.items[k];
      if (!crd_string_equal(other->type, condition->type) || !crd_string_equal(other->status, condition->status) ||
          !other->last_transition_time.text.size)
        continue;
      condition->last_transition_time = other->last_transition_time;
      break;
    }
  }
}

/* ---- exceptions for stored objects (getValidationOptions) ---- */

/* allowArbitraryCertificate, allowBothApprovedAndDenied, allowDuplicateConditionTypes, allowDuplicateUsages,
 * allowEmptyConditionType, allowLegacySignerName, allowUnknownUsages, hasDuplicateConditionTypes, hasDuplicateUsage,
 * hasEmptyConditionType, hasUnknownUsage */
static signing_options options_of(crd_arena *arena, const signing_request *request, const signing_request *old) {
  signing_options options = {.both = false};
  core_name_set types = {.arena = arena}, seen = {.arena = arena};
  bool has_approved = false, has_denied = false;
  if (!old) return options;
  for (uint32_t i = 0; i < old->status.conditions.count; i++) {
    crd_string type = old->status.conditions.items[i].type;
    has_approved = has_approved || crd_string_equal(type, approved);
    has_denied = has_denied || crd_string_equal(type, denied);
    options.repeated_types = !crd_core_name_set_add(&types, type) || options.repeated_types;
    options.empty_types = options.empty_types || !type.size;
  }
  for (uint32_t i = 0; i < old->spec.usages.count; i++) {
    options.unknown_usages = options.unknown_usages || !crd_string_in(old->spec.usages.items[i], CORE_LIST_OF(usages));
    options.repeated_usages = !crd_core_name_set_add(&seen, old->spec.usages.items[i]) || options.repeated_usages;
  }
  options.both = has_approved && has_denied;
  options.legacy_signer = core_is(old->spec.signer_name, LEGACY_SIGNER);
  options.any_certificate = crd_string_equal(request->status.certificate, old->status.certificate) ||
                            crd_core_judge_certificates(arena, old->status.certificate).size;
  return options;
}

static void validate_usages(core_check *check, const core_string_list *own, const signing_options *options,
                            const crd_path *path) {
  core_name_set seen;
  if (!own->count) crd_core_required(check, path, NULL);
  for (uint32_t i = 0; i < own->count && !options->unknown_usages; i++)
    crd_core_check_choice(check, CORE_ITEM(path, i), own->items[i], CORE_LIST_OF(usages));
  core_name_set_begin(&seen, check->arena);
  for (uint32_t i = 0; i < own->count && !options->repeated_usages; i++)
    crd_core_validate_new(check, &seen, own->items[i], crd_bad_json(own->items[i]), CORE_ITEM(path, i));
}

/* validateConditions */
static void validate_conditions(core_check *check, const condition_list *conditions, const signing_options *options) {
  const crd_path *path = CORE_AT(CORE_STATUS, "conditions");
  core_name_set types;
  bool has_approved = false, has_denied = false;
  core_name_set_begin(&types, check->arena);
  for (uint32_t i = 0; i < conditions->count; i++) {
    const request_condition *condition = &conditions->items[i];
    const crd_path *at = CORE_ITEM(path, i), *type = CORE_AT(at, "type");
    bool is_approved = crd_string_equal(condition->type, approved), is_denied = crd_string_equal(condition->type, denied);
    if (!condition->type.size && !options->empty_types) crd_core_required(check, type, NULL);
    crd_core_validate_required_choice(check, CORE_AT(at, "status"), condition->status,
                                      crd_core_is_among(condition->type, "Approved Denied Failed") ? "True"
                                                                                                   : "False True Unknown");
    if (!options->both && ((is_approved && has_denied) || (is_denied && has_approved)))
      CORE_COVERED(check,
                   crd_core_bad_word(check, path, condition->type, "Approved and Denied conditions are mutually exclusive"));
    has_approved = has_approved || is_approved;
    has_denied = has_denied || is_denied;
    if (!crd_core_name_set_add(&types, condition->type) && !options->repeated_types)
      crd_core_duplicate(check, type, crd_bad_json(condition->type));
  }
}

/* validateCertificateSigningRequest */
static void validate_signing_request(core_check *check, const signing_request *request, const signing_options *options) {
  enum { SHORTEST = 600 };
  const core_certificates_certificate_signing_request_spec *spec = &request->spec;
  const crd_path *path = CORE_SPEC, *signer = CORE_AT(path, "signerName");
  crd_string error = crd_core_judge_signing_request(check, spec->request);
  if (error.size) crd_core_invalid_text(check, CORE_AT(path, "request"), crd_core_show_bytes(check, spec->request), error);
  validate_usages(check, &spec->usages, options, CORE_AT(path, "usages"));
  if (!options->legacy_signer && core_is(spec->signer_name, LEGACY_SIGNER))
    crd_core_bad_text(check, signer, spec->signer_name, "the legacy signerName is not allowed via this API version");
  else
    crd_core_validate_signer_name(check, spec->signer_name, signer);
  if (spec->expiration_seconds.set && spec->expiration_seconds.value < SHORTEST)
    crd_core_bad_number(check, CORE_AT(path, "expirationSeconds"), spec->expiration_seconds.value,
                        "may not specify a duration less than 600 seconds (10 minutes)");
  validate_conditions(check, &request->status.conditions, options);
  if (options->any_certificate) return;
  error = crd_core_judge_certificates(check->arena, request->status.certificate);
  if (error.size)
    crd_core_invalid_text(check, CORE_AT(CORE_STATUS, "certificate"), crd_bad_string(CRD_STRING("<certificate data>")),
                          error);
}

/* "updates may not VERB a condition of type T" */
static crd_text say_condition(const core_check *check, const char *verb, crd_string type) {
  crd_text text = {.arena = check->arena};
  crd_text_printf(&text, "updates may not %s a condition of type ", verb);
  crd_text_add_quoted(&text, type);
  return text;
}

/* Compares the conditions of one type: none may be removed, and without `free` none may change. */
static void validate_kept_conditions(core_check *check, const signing_request *request, const signing_request *old,
                                     crd_string type, bool removal) {
  const core_type *row = &crd_core_certificates_certificate_signing_request_condition_type;
  const crd_path *path = CORE_AT(CORE_STATUS, "conditions");
  condition_list now = conditions_of(check->arena, request, type), was = conditions_of(check->arena, old, type);
  const bool same = now.count == was.count && crd_core_lists_equal(row, &was, &now);
  crd_text text;
  if (removal ? now.count >= was.count : now.count < was.count || same) return;
  if (removal) {
    text = say_condition(check, "remove", type);
  } else if (now.count > was.count) {
    text = say_condition(check, "add", type);
  } else {
    crd_text from = {.arena = check->arena}, to = {.arena = check->arena};
    crd_core_encode_internal_list(&from, row, &was, 0);
    crd_core_encode_internal_list(&to, row, &now, 0);
    text = say_condition(check, "modify", type);
    crd_text_add_char(&text, '\n');
    crd_core_add_json_diff(&text, crd_text_string(&from), crd_text_string(&to));
  }
  crd_core_forbidden_text(check, path, crd_text_string(&text));
}

/* ValidateCertificateSigningRequestCreate, validateCertificateSigningRequestUpdate,
 * ValidateCertificateSigningRequestUpdate, ValidateCertificateSigningRequestStatusUpdate,
 * ValidateCertificateSigningRequestApprovalUpdate */
static void validate_request(core_judging *judging, core_check *check, const void *object, const void *before) {
  const signing_request *request = object, *old = before;
  const crd_string types[] = {approved, denied, failed};
  const crd_path *path = CORE_AT(CORE_STATUS, "certificate");
  const signing_options options = options_of(check->arena, request, old);
  validate_signing_request(check, request, &options);
  if (!old) {
    crd_core_validate_common_create(check, &request->metadata);
    return;
  }
  for (size_t i = 0; i < 3; i++) validate_kept_conditions(check, request, old, types[i], true);
  for (size_t i = 0; i < 2 && !core_is(judging->subresource, "approval"); i++)
    validate_kept_conditions(check, request, old, types[i], false);
  if (old->status.certificate.size && !crd_string_equal(request->status.certificate, old->status.certificate))
    crd_core_forbidden(check, path, "updates may not modify existing certificate content");
}

/* PrepareForCreate, PrepareForUpdate of all three strategies. */
static void prepare_request(core_judging *judging, void *object, const void *before) {
  signing_request *request = object;
  const signing_request *old = before;
  const bool approval = core_is(judging->subresource, "approval"), status = core_is(judging->subresource, "status");
  if (!old) {
    request->spec.username = judging->username;
    request->spec.uid = (crd_string){NULL, 0};
    request->spec.groups = judging->groups;
    request->spec.extra = (core_string_list_map){.count = 0};
  } else {
    request->spec = old->spec;
  }
  if (status) {
    keep_conditions(judging->check.arena, request, old, approved);
    keep_conditions(judging->check.arena, request, old, denied);
  }
  if (approval) request->status.certificate = old->status.certificate;
  if (status || approval)
    date_conditions(judging, request, old);
  else
    crd_core_keep_status(judging, object, before);
}

#define SIGNING_STEPS .prepare = prepare_request, .asks = CORE_ASK_NEW | CORE_ASK_CHANGED_LAST, .validate = validate_request
const core_object_kind crd_core_signing_request_kind = {
    CORE_CLUSTER_KIND("certificates.k8s.io", "v1", "CertificateSigningRequest", certificates_certificate_signing_request),
    CORE_NAMES(CRD_NAME_ANY),
    CORE_STEPS(SIGNING_STEPS),
    CORE_UPDATES({.subresource = "approval", SIGNING_STEPS}),
    CORE_OF_STATUS(SIGNING_STEPS),
};
