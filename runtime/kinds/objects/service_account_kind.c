/* SPDX-License-Identifier: Apache-2.0 */
/* v1 ServiceAccount (pkg/registry/core/serviceaccount/strategy.go). */
#include "object_kinds.h"

#include <stddef.h>

/* cleanSecretReferences: names alone. */
static void prepare_service_account(core_judging *judging, void *object, const void *before) {
  const core_object_reference_list *secrets = &((core_service_account *)object)->secrets;
  for (uint32_t i = 0; i < secrets->count; i++) secrets->items[i] = (core_object_reference){.name = secrets->items[i].name};
}

/* ValidateServiceAccount, ValidateServiceAccountUpdate */
static void validate_service_account(core_judging *judging, const void *object, const void *before) {
  const core_service_account *account = object, *old = before;
  if (old) crd_core_validate_metadata_update(&judging->check, &account->metadata, &old->metadata);
  crd_core_validate_metadata(&judging->check, &account->metadata, CRD_NAME_DNS_SUBDOMAIN);
}

/* warnIfHasEnforceMountableSecretsAnnotation */
static void warn_of_service_account(core_judging *judging, const void *object, const void *before) {
  const core_service_account *account = object, *old = before;
  const crd_string key = CRD_STRING("kubernetes.io/enforce-mountable-secrets");
  if (old && crd_core_string_map_get(&old->metadata.annotations, key)) return;
  if (crd_core_string_map_get(&account->metadata.annotations, key))
    crd_core_warn(&judging->warnings, CORE_KEY(CORE_AT(CORE_METADATA, "annotations"), key),
                  "deprecated in v1.32+; prefer separate namespaces to isolate access to mounted secrets");
}

const core_object_kind crd_core_service_account_kind = {
    CORE_KIND("", "v1", "ServiceAccount", service_account),
    CORE_STEPS(.prepare = prepare_service_account, .validate = validate_service_account, .warn = warn_of_service_account),
};
