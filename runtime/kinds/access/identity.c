/* SPDX-License-Identifier: Apache-2.0 */
/* authentication.k8s.io/v1 TokenReview, SelfSubjectReview, and TokenRequest, which is created at serviceaccounts/token
 * (pkg/registry/authentication, pkg/registry/core/serviceaccount/storage/token.go, pkg/apis/authentication). */
#include "../../gotypes/encode.h"
#include "../../text/group_version.h"
#include "../rules.h"
#include "types_authorization.h"

static void validate_token_review(core_judging *judging, core_check *check, const void *object, const void *before) {
  if (((const core_authentication_token_review *)object)->spec.token.size) return;
  core_fail(judging, CORE_BAD_REQUEST, CRD_STRING("token is required for TokenReview in authentication"));
}

const core_object_kind crd_core_token_review_kind = {
    CORE_CLUSTER_KIND("authentication.k8s.io", "v1", "TokenReview", authentication_token_review),
    .answered = true,
    .create = {.validate = validate_token_review},
};

const core_object_kind crd_core_self_subject_review_kind = {
    CORE_CLUSTER_KIND("authentication.k8s.io", "v1", "SelfSubjectReview", authentication_self_subject_review),
    .answered = true,
};

typedef core_authentication_token_request token_request;
#define ATTESTATION "admissionReviewAPIGroups"

/* isWebhookRef */
static bool is_of_webhook(const core_authentication_bound_object_reference *reference) {
  return reference && core_is(reference->api_version, "admissionregistration.k8s.io/v1") &&
         (core_is(reference->kind, "ValidatingWebhookConfiguration") ||
          core_is(reference->kind, "MutatingWebhookConfiguration"));
}

static crd_bad_value show_attestations(const core_check *check, const core_string_list_map *attestations) {
  crd_text text = {.arena = check->arena};
  if (!crd_errors_full(check->errors)) crd_core_encode_internal_map(&text, CORE_STRING_LIST_MAP, attestations);
  return crd_bad_text(crd_text_string(&text));
}

/* validateWebhookKeysAndValues, validateAdmissionReviewAPIGroupsValue */
static void validate_attestation(core_check *check, const core_string_list_pair *pair, const crd_path *path) {
  const crd_path *first = CORE_ITEM(path, 0);
  if (!core_is(pair->key, ATTESTATION)) {
    crd_core_unsupported(check, path, crd_bad_string(pair->key), ATTESTATION);
    return;
  }
  if (pair->value.count != 1) {
    crd_core_invalid(check, path, crd_core_show_texts(check, &pair->value), "must specify a single value");
    return;
  }
  crd_string group = pair->value.items[0];
  if (!group.size)
    crd_core_bad_text(check, first, group, "may not be an empty string");
  else if (!core_is(group, "*"))
    crd_core_explain(check, first, crd_bad_string(group), "must specify a valid API Group: ", group,
                     crd_check_dns1123_subdomain);
}

/* validateWebhookAttestations */
static void validate_webhook_attestations(core_check *check, const core_string_list_map *attestations,
                                          const crd_path *path) {
  if (attestations->count != 1)
    crd_core_invalid(check, path, show_attestations(check, attestations),
                     "webhook bound requests require exactly one " ATTESTATION " attestation");
  else
    validate_attestation(check, &attestations->items[0], CORE_KEY(path, attestations->items[0].key));
}

/* ValidateTokenRequest */
static void validate_token_spec(core_check *check, const core_authentication_token_request_spec *spec) {
  enum { LEAST = 10 * 60 };
  const int64_t most = (int64_t)1 << 32, seconds = spec->expiration_seconds.value;
  const crd_path *path = CORE_SPEC, *expiration = CORE_AT(path, "expirationSeconds"),
                 *attestations = CORE_AT(path, "attestations");
  enum { BINDS_WEBHOOKS = 37 };
  bool binds = check->options->minor >= BINDS_WEBHOOKS, of_webhook = binds && is_of_webhook(spec->bound_object_ref);
  if (binds && !of_webhook && spec->attestations.count) {
    crd_core_invalid(check, attestations, show_attestations(check, &spec->attestations),
                     "attestations may only be specified with a webhook bound object reference");
    return;
  }
  if (seconds < LEAST) crd_core_bad_number(check, expiration, seconds, "may not specify a duration less than 10 minutes");
  if (seconds > most) crd_core_bad_number(check, expiration, seconds, "may not specify a duration larger than 2^32 seconds");
  if (!of_webhook) return;
  if (spec->audiences.count != 1)
    crd_core_invalid(check, CORE_AT(path, "audiences"), crd_core_show_texts(check, &spec->audiences),
                     "must be length 1 when bound to a webhook config");
  validate_webhook_attestations(check, &spec->attestations, attestations);
}

/* TokenREST.Create: the kinds that a token may be bound to. Webhooks are only allowed when their gate is on. */
static void validate_token_request(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_authentication_token_request_spec *spec = &((const token_request *)object)->spec;
  const core_authentication_bound_object_reference *to = spec->bound_object_ref;
  crd_group_version of;
  validate_token_spec(check, spec);
  if (!to || core_count_errors(check)) return;
  if (!crd_group_version_parse(to->api_version, &of)) of = (crd_group_version){CORE_NO_DETAIL, CORE_NO_DETAIL};
  if (!of.group.size && crd_core_is_among(to->kind, "Pod Node Secret")) return;
  if (is_of_webhook(to) && judging->options.gates.api_server_webhook_authentication_token) return;
  core_fail(judging, CORE_BAD_REQUEST,
            crd_arena_printf(check->arena, "cannot bind token to object of type %.*s/%.*s, Kind=%.*s%s", CRD_PRINT(of.group),
                             CRD_PRINT(of.version), CRD_PRINT(to->kind),
                             is_of_webhook(to) && judging->options.minor >= 37
                                 ? " (feature gate APIServerWebhookAuthenticationToken is disabled)"
                                 : ""));
}

/* SetDefaults_TokenRequestSpec */
const core_object_kind crd_core_token_request_kind = {
    CORE_KIND("authentication.k8s.io", "v1", "TokenRequest", authentication_token_request),
    .answered = true,
    .keeps_system_metadata = true,
    .untold_name = true,
    CORE_DEFAULTS({"spec.expirationSeconds", "3600", 0}),
    .create = {.prepare = crd_core_keep_status, .validate = validate_token_request},
};
