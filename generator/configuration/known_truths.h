/* SPDX-License-Identifier: Apache-2.0 */
/* What is known of the variables of admission by the operations that rules name: object and oldObject are null or not, and
 * request.operation is one of them. */
#ifndef CRDC_CONFIGURATION_KNOWN_TRUTHS_H
#define CRDC_CONFIGURATION_KNOWN_TRUTHS_H

#include "rules/advice_parts.h"

/* What an expression says of every request of the rules (resourceRules of a policy, rules of a webhook). */
rule_truth crdc_truth_of_requests(const cel_node *node, const crd_value *rules);

#endif
