/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles the rules of the CRDs and checks them against the cost limits, when and as the API server does on create and
 * update. */
#ifndef CRDC_COMPILE_CHECK_RULES_H
#define CRDC_COMPILE_CHECK_RULES_H

#include "cel/text/ast.h"

/* Adds the errors of a CRD's rules in the API server's order. crd_check must have run: it marks the rules that the API
 * server skips because of errors at or below their node. `old` is the CRD before the update, or NULL. Expressions that `old`
 * contains may use what new ones may not yet. A version whose schema stays the same may keep rules that cost too much.
 * Compiled rules are cached in the CRD (cel/rule.h), so `types` must live as long as it. */
void crdc_check_rules_errors(cel_types *types, const crd_definition *definition, const crd_definition *old,
                             unsigned kubernetes_minor, crd_errors *errors);

/* Does the same for a new CRD: adds diagnostics in source order, with hints for unknown names. If the CRD's markers have
 * errors, costs are not checked, because limits may be declared there. Adds to `passed_over` the number of rules that were
 * skipped because of other errors. False when there are errors. */
bool crdc_check_rules(cel_types *types, const crd_definition *definition, unsigned kubernetes_minor,
                      diagnostics *diagnostics, size_t *passed_over);

#endif
