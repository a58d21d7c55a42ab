/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of webhook configurations; see webhook_configuration.h. */
#include "webhooks/webhook_configuration.h"

#include "schema/check_parts.h"
#include "webhooks/webhook_parts.h"

#include <crd/metadata.h>

/* IsFullyQualifiedName. */
static void check_webhook_name(const checker *checker, const crd_path *path, const crd_value *webhook) {
  crd_string name = crdc_member_string(webhook, "name");
  uint32_t place = crdc_member_place(webhook, "name");
  if (!name.size) {
    crdc_vet_required(checker, path, "name", place, NULL);
    return;
  }
  crd_texts messages = {.arena = checker->arena};
  crd_check_dns1123_subdomain(&messages, name);
  if (messages.count) {
    crdc_vet_invalid_with(checker, path, "name", place, name, VET(TEXT), crdc_vet_join(checker, &messages));
    return;
  }
  size_t dots = 0;
  for (size_t i = 0; i < name.size; i++) dots += name.data[i] == '.';
  if (dots < 2) crdc_vet_invalid(checker, path, "name", place, name, VET(NAME_SEGMENTS));
}

/* ---- webhooks ---- */

/* validateAdmissionReviewVersions. */
static void check_webhook_review_versions(const checker *checker, const crd_path *parent, const crd_value *webhook) {
  const crd_value *list = crdc_read_member(webhook, "admissionReviewVersions");
  crd_path path = path_child(parent, "admissionReviewVersions");
  if (!list || list->kind != CRD_LIST || !list->size) {
    crdc_vet_required(checker, &path, NULL, webhook->offset, VET(REVIEW_GIVEN));
    return;
  }
  bool known = false;
  for (uint32_t i = 0; i < list->size; i++) {
    crd_path item = path_index(&path, i);
    crd_string text = crdc_read_text(&list->as.items[i]);
    bool seen = false;
    for (uint32_t k = 0; k < i; k++) seen = seen || crd_value_is_string(&list->as.items[k], text);
    if (seen) {
      crdc_vet_invalid(checker, &item, NULL, list->as.items[i].offset, text, VET(REVIEW_REPEATED));
      continue;
    }
    crd_texts messages = {.arena = checker->arena};
    crd_check_dns1035_label(&messages, text);
    for (uint32_t k = 0; k < messages.count; k++)
      crdc_vet_invalid_with(checker, &item, NULL, list->as.items[i].offset, text, VET(TEXT), messages.items[k]);
    known = known || crdc_text_is(text, "v1") || crdc_text_is(text, "v1beta1");
  }
  if (!known)
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, NULL, list->offset, crd_bad_of(checker->arena, CRD_BAD_VALUE, list),
                   VET(REVIEW_VERSIONS));
}

static void check_webhook(const checker *checker, const crd_path *path, const crd_value *webhook, bool mutating) {
  static const char *const failure[] = {"Fail", "Ignore", NULL}, *const match[] = {"Equivalent", "Exact", NULL},
                           *const effects[] = {"None", "NoneOnDryRun", NULL}, *const again[] = {"IfNeeded", "Never", NULL};
  check_webhook_name(checker, path, webhook);
  crdc_vet_webhook_rules(checker, path, webhook);
  crdc_vet_admission_word(checker, path, webhook, "failurePolicy", failure);
  crdc_vet_admission_word(checker, path, webhook, "matchPolicy", match);
  if (!crdc_read_member(webhook, "sideEffects"))
    crdc_vet_required(checker, path, "sideEffects", webhook->offset, VET(SIDE_EFFECTS));
  crdc_vet_admission_word(checker, path, webhook, "sideEffects", effects);
  const crd_value *timeout = crdc_read_member(webhook, "timeoutSeconds");
  if (timeout && timeout->kind == CRD_INT && (timeout->as.integer < 1 || timeout->as.integer > 30))
    crdc_vet_error(checker, CRD_ERROR_INVALID, path, "timeoutSeconds", timeout->offset, crd_bad_int(timeout->as.integer),
                   VET(TIMEOUT));
  crdc_vet_admission_selector(checker, path, webhook, "namespaceSelector");
  crdc_vet_admission_selector(checker, path, webhook, "objectSelector");
  if (mutating) crdc_vet_admission_word(checker, path, webhook, "reinvocationPolicy", again);
  const crd_value *client = crdc_read_member(webhook, "clientConfig");
  crd_path of_client = path_child(path, "clientConfig");
  if (client)
    crdc_vet_webhook_client(checker, &of_client, client);
  else
    crdc_vet_required(checker, &of_client, NULL, webhook->offset, VET(CLIENT_ONE));
  policy_environment environment;
  crdc_policy_environment_init(&environment, checker->arena, (policy_scope){.authorizer = true}, CRD_KUBERNETES_NEWEST);
  crdc_vet_match_conditions(checker, path, webhook, &environment);
}

void crdc_webhook_configuration_validate(crd_errors *errors, const crd_value *configuration) {
  const checker checker = {.arena = errors->arena, .errors = errors};
  bool mutating = crdc_text_is(crdc_member_string(configuration, "kind"), "MutatingWebhookConfiguration");
  const crd_metadata_options metadata = {
      .name_rule = CRD_NAME_DNS_SUBDOMAIN, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
  crd_metadata_validate(errors, crdc_read_member(configuration, "metadata"), &metadata);
  const crd_value *webhooks = crdc_read_member(configuration, "webhooks");
  crd_path path = path_child(NULL, "webhooks");
  for (uint32_t i = 0; i < read_size(webhooks, CRD_LIST); i++) {
    const crd_value *webhook = &webhooks->as.items[i];
    crd_path item = path_index(&path, i);
    crd_string name = crdc_member_string(webhook, "name");
    check_webhook(&checker, &item, webhook, mutating);
    check_webhook_review_versions(&checker, &item, webhook);
    for (uint32_t k = 0; k < i && name.size; k++)
      if (crd_string_equal(crdc_member_string(&webhooks->as.items[k], "name"), name)) {
        crdc_vet_error(&checker, CRD_ERROR_DUPLICATE, &item, "name", crdc_member_place(webhook, "name"),
                       crd_bad_string(name), NULL);
        break;
      }
  }
}
