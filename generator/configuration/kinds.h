/* SPDX-License-Identifier: Apache-2.0 */
/* The six kinds of admission configuration (admissionregistration.k8s.io), and how to find their documents. */
#pragma once

#include "yaml/document.h"

typedef enum configuration_kind {
  CONFIGURATION_NONE,
  CONFIGURATION_VALIDATING_WEBHOOKS,
  CONFIGURATION_MUTATING_WEBHOOKS,
  CONFIGURATION_VALIDATING_POLICY,
  CONFIGURATION_MUTATING_POLICY,
  CONFIGURATION_VALIDATING_BINDING,
  CONFIGURATION_MUTATING_BINDING
} configuration_kind;

/* The kind of an object in any version of the group. */
configuration_kind crdc_configuration_kind(const crd_value *object);

static inline bool configuration_is_webhooks(configuration_kind kind) {
  return kind == CONFIGURATION_VALIDATING_WEBHOOKS || kind == CONFIGURATION_MUTATING_WEBHOOKS;
}
static inline bool configuration_is_policy(configuration_kind kind) {
  return kind == CONFIGURATION_VALIDATING_POLICY || kind == CONFIGURATION_MUTATING_POLICY;
}
static inline bool configuration_is_binding(configuration_kind kind) {
  return kind == CONFIGURATION_VALIDATING_BINDING || kind == CONFIGURATION_MUTATING_BINDING;
}
static inline bool configuration_is_mutating(configuration_kind kind) {
  return kind == CONFIGURATION_MUTATING_WEBHOOKS || kind == CONFIGURATION_MUTATING_POLICY ||
         kind == CONFIGURATION_MUTATING_BINDING;
}

/* Moves the documents of these kinds out of `from`; items of Lists become documents. A list with other items stays, with
 * those items only. */
void crdc_configurations_take(documents *configurations, documents *from);
