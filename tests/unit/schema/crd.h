/* SPDX-License-Identifier: Apache-2.0 */
/* CRDs from texts, for the suites of schema. */
#ifndef TEST_CRD_H
#define TEST_CRD_H

#include "schema/tree/schema.h"

typedef struct fixture {
  crd_arena *arena;
  documents documents;
  diagnostics diagnostics;
  crd_set set;
} fixture;

/* Reads the text; `good` says whether there was no error. */
fixture *fixture_read(const char *text, bool *good);
/* A CRD of group example.com, kind Widget, whose version v1 has this schema (flow YAML). */
fixture *fixture_schema(const char *schema_text);
void fixture_destroy(fixture *fixture);

/* All diagnostics as "LINE:COLUMN: MESSAGE\n". */
const char *fixture_diagnostics(fixture *fixture);

/* The messages of crd_check for fixture_schema(schema_text), the schema's path replaced by "S", one per line, sorted by
 * place. */
const char *check_messages(fixture *fixture);

#endif
