/* SPDX-License-Identifier: Apache-2.0 */
/* What people read: file:line:column, the field, the message; where excerpts are asked for the line of source and a caret,
 * and one heading for what is about one object. */
#pragma once

#include "finding.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The most problems of one document that are shown; how many more there are is said. */
#define REPORT_PROBLEMS 1000

/* Lines of source below findings, which are grouped then: of objects with no more findings than these, or of all. */
#define REPORT_EXCERPTS 8
typedef enum report_excerpts { EXCERPTS_NEVER, EXCERPTS_OF_FEW, EXCERPTS_OF_ALL } report_excerpts;

/* Where a rule stands. */
typedef struct rule_location {
  const char *file; /* stays as long as who found it */
  uint32_t line, column;
  bool own; /* the file is the project's own, below its folder crds/ */
} rule_location;

/* Who knows where the rules stand that findings are of. */
typedef struct rule_finder {
  /* In any thread; false where it is not known. NULL: nobody knows. */
  bool (*find)(void *context, const account *account, const finding *finding, rule_location *place);
  void *context;
} rule_finder;

/* Where it goes, and how. */
typedef struct report {
  FILE *stream;
  bool color;
  report_excerpts excerpts;
  rule_finder rules; /* without a function: where rules stand is not told */
} report;

/* All that was found of a document. */
void report_account(const report *report, account *account);

/* What is wrong with a text that is no YAML or JSON, with what may be done about it. */
void report_unreadable(const report *report, const report_place *place, crd_arena *arena, const crd_parse_error *error);

/* One line, with the source below where `offset` (in the document) is known. */
void report_line(const report *report, const report_place *place, size_t offset, const char *severity, crd_string text);

/* How often each of many names was met. */

typedef struct tally_entry {
  char *name; /* owned */
  size_t uses;
} tally_entry;

/* Starts as zeros, is ended with tally_free. */
typedef struct tally {
  tally_entry *items;
  size_t count, room;
  size_t lost; /* uses that there was no memory for */
} tally;

void tally_add(tally *tally, const char *name);
/* Afterwards the entries are sorted by their names, each name once. */
void tally_settle(tally *tally);
void tally_free(tally *tally);
