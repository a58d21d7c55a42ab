/* SPDX-License-Identifier: Apache-2.0 */
/* Policies, bindings and webhooks out of their objects, with the API server's defaults (kubernetes
 * pkg/apis/admissionregistration/v1/defaults.go). */
#ifndef ADMISSION_CONFIGURATION_READ_H
#define ADMISSION_CONFIGURATION_READ_H

#include "configuration.h"

admission_policy *crd_read_policy(crd_arena *arena, const crd_value *object, bool mutating);
policy_binding *crd_read_binding(crd_arena *arena, const crd_value *object);
admission_webhook *crd_read_webhook(crd_arena *arena, crd_string configuration, const crd_value *webhook, bool mutating);

#endif
