/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of a run's CRDs, compiled and held against the cost limits where the API server does both when a CRD is created
 * or changed. */
#ifndef CRDC_COMPILE_CHECK_RULES_H
#define CRDC_COMPILE_CHECK_RULES_H

#include "cel/text/ast.h"

/* The errors of the rules of a CRD that crd_check has checked (which says where the API server would not look at them
 * because of errors at or below their node), in the order of the API server. `old` is the CRD that it replaces, or NULL:
 * expressions that stood there may use what new ones may not yet, and a version whose schema stays the same may keep rules
 * that cost too much. What the rules were compiled to hangs on
 * them (cel/rule.h): `types` live as long as the CRD. */
void crdc_check_rules_errors(cel_types *types, const crd_definition *definition, const crd_definition *old,
                             unsigned kubernetes_minor, crd_errors *errors);

/* The same for a new CRD as diagnostics in the order of the source, with what names were meant to be. Of a CRD whose markers
 * have errors nothing is said about costs: the limits may stand in them. `passed_over` grows by the rules that were not
 * looked at, for something else comes first. False when there was an error. */
bool crdc_check_rules(cel_types *types, const crd_definition *definition, unsigned kubernetes_minor,
                      diagnostics *diagnostics, size_t *passed_over);

#endif
