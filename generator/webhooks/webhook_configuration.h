/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatingWebhookConfiguration and MutatingWebhookConfiguration as the API server validates new ones
 * (pkg/apis/admissionregistration/validation). */
#pragma once

#include <crd/errors.h>

/* Adds the errors of a configuration, of either kind, in the API server's order. */
void crdc_webhook_configuration_validate(crd_errors *errors, const crd_value *configuration);
