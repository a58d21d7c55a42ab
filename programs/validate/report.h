/* SPDX-License-Identifier: Apache-2.0 */
/* What people read: file:line:column, the field, the message; where excerpts are asked for the line of source and a caret,
 * and one heading for what is about one object. */
#ifndef VALIDATE_REPORT_H
#define VALIDATE_REPORT_H

#include "finding.h"
#include <stdio.h>

/* The most problems of one document that are shown; how many more there are is said. */
#define REPORT_PROBLEMS 1000

/* Lines of source below findings, which are grouped then: of objects with no more findings than these, or of all. */
#define REPORT_EXCERPTS 8
typedef enum report_excerpts { EXCERPTS_NEVER, EXCERPTS_OF_FEW, EXCERPTS_OF_ALL } report_excerpts;

/* Where it goes, and how. */
typedef struct report {
  FILE *stream;
  bool color;
  report_excerpts excerpts;
  struct rule_places *places; /* where rules stand (rule_place.h); NULL: that is not told */
} report;

/* All that was found of a document. */
void report_account(const report *report, account *account);

/* What is wrong with a text that is no YAML or JSON, with what may be done about it. */
void report_unreadable(const report *report, const report_place *place, crd_arena *arena, const crd_parse_error *error);

/* One line, with the source below where `offset` (in the document) is known. */
void report_line(const report *report, const report_place *place, size_t offset, const char *severity, crd_string text);

#endif
