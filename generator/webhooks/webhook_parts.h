/* SPDX-License-Identifier: Apache-2.0 */
/* Inside the check of webhook configurations only. */
#ifndef CRDC_WEBHOOKS_WEBHOOK_PARTS_H
#define CRDC_WEBHOOKS_WEBHOOK_PARTS_H

#include "cel/ast.h"
#include "schema/vet.h"

/* validateRuleWithOperations for each of the webhook's rules. */
void crdc_vet_webhook_rules(const checker *checker, const crd_path *path, const crd_value *webhook);
/* The type of `request` in match conditions. */
const cel_type *crdc_webhook_request_type(crd_arena *arena);

#endif
