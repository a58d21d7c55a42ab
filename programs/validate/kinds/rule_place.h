/* SPDX-License-Identifier: Apache-2.0 */
/* Where the rules stand that findings are of: the keyword in the schema, the CEL rule, the marker of an overlay. The files
 * are read when the first place is asked for, and only then. */
#pragma once

#include "manifest_crds.h"
#include "report/report.h"
#include "rule_options.h"

/* Several threads may ask. */
typedef struct rule_places rule_places;

/* Places in the CRDs and overlays of the options and in the CRDs among the manifests (NULL: none). NULL when there is no
 * memory. */
rule_places *rule_places_create(const rule_options *options, const manifest_crds *manifests);
/* False after a message where files could not be read again. */
bool rule_places_settle(const rule_places *places);
void rule_places_destroy(rule_places *places);

/* Who finds the place of the rule of a finding in them; the keywords of kinds that are compiled in have none. NULL: nobody.
 */
rule_finder rule_places_finder(rule_places *places);
