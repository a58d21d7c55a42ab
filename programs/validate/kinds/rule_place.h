/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the places of the rules of findings: the keyword in the schema, the CEL rule, the marker of an overlay. The files
 * are only read when the first place is needed. */
#pragma once

#include "manifest_crds.h"
#include "report/report.h"
#include "rule_options.h"

/* Several threads may use it. */
typedef struct rule_places rule_places;

/* Places in the CRDs and overlays of the options and in the CRDs among the manifests (may be NULL). NULL without memory. */
rule_places *rule_places_create(const rule_options *options, const manifest_crds *manifests);
/* False, after a message, if files could not be read again. */
bool rule_places_settle(const rule_places *places);
void rule_places_destroy(rule_places *places);

/* The finder of rule places, or NULL if `places` is NULL. Keywords of kinds that are compiled in have no place. */
rule_finder rule_places_finder(rule_places *places);
