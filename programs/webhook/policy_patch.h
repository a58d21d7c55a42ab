/* SPDX-License-Identifier: Apache-2.0 */
/* What leads from one object to another, as a JSON patch. */
#ifndef CRD_WEBHOOK_POLICY_PATCH_H
#define CRD_WEBHOOK_POLICY_PATCH_H

#include <crd/webhook.h>

/* Adds the operations that make `after` of `before`. */
void policy_patch_add(crd_admission_response *response, const crd_value *before, const crd_value *after);

#endif
