/* SPDX-License-Identifier: Apache-2.0 */
/* What the tables of markers share; see marker_table.c. */
#ifndef CRDC_SCHEMA_MARKERS_MARKER_ROWS_H
#define CRDC_SCHEMA_MARKERS_MARKER_ROWS_H

#include "schema/markers/apply_value.h"

typedef struct marker_table {
  const marker_definition *rows;
  size_t count;
} marker_table;

extern const marker_table crdc_schema_markers; /* of schemas: apply_schema.c */
extern const marker_table crdc_tag_markers;    /* of schemas, as Kubernetes' own types have them: apply_tags.c */
extern const marker_table crdc_crd_markers;    /* of the CRD around them: apply_crd.c */

/* Arguments by name; a value behind the marker's own name; one that is one of the words. */
#define PARAMETERS(name, ...) static const marker_parameter name[] = {__VA_ARGS__, {NULL, MARKER_FLAG, false, NULL, NULL}}
#define ONE(name, kind, text) PARAMETERS(name, {"", kind, true, text, NULL})
#define A_REASON "FieldValueRequired,FieldValueInvalid,FieldValueForbidden,FieldValueDuplicate"
#define SETS(name) .keyword = (name), .to_schema = crdc_apply_keyword
#define WORD(name, words, text) PARAMETERS(name, {"", MARKER_STRING, true, text, words})

#endif
