/* SPDX-License-Identifier: Apache-2.0 */
/* Where the rules stand that findings are of: the keyword in the schema, the CEL rule, the marker of an overlay. The files
 * are read when the first place is asked for, and only then. */
#ifndef VALIDATE_RULE_PLACE_H
#define VALIDATE_RULE_PLACE_H

#include "finding.h"
#include "manifest_crds.h"
#include "rule_options.h"

/* Several threads may ask. */
typedef struct rule_places rule_places;

typedef struct rule_location {
  const char *file; /* stays as long as the places */
  uint32_t line, column;
  bool own; /* the file is the project's own, below its folder crds/ */
} rule_location;

/* Places in the CRDs and overlays of the options and in the CRDs among the manifests (NULL: none). NULL when there is no
 * memory. */
rule_places *rule_places_create(const rule_options *options, const manifest_crds *manifests);
/* False after a message where files could not be read again. */
bool rule_places_settle(const rule_places *places);
void rule_places_destroy(rule_places *places);

/* The place of the rule of a finding; false where it is not known, as of the keywords of kinds that are compiled in. */
bool rule_places_find(rule_places *places, const account *account, const finding *finding, rule_location *place);

#endif
