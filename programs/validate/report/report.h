/* SPDX-License-Identifier: Apache-2.0 */
/* The report for people: file:line:column, the field, the message. With excerpts it also shows the source line with a caret,
 * and groups the findings of an object under one heading. */
#pragma once

#include "finding.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The most problems of a document that are shown; further ones are counted. */
#define REPORT_PROBLEMS 1000

/* Shows source lines below findings, grouped by object: for objects with at most that many findings, or for all. */
#define REPORT_EXCERPTS 8
typedef enum report_excerpts { EXCERPTS_NEVER, EXCERPTS_OF_FEW, EXCERPTS_OF_ALL } report_excerpts;

/* The place of a rule. */
typedef struct rule_location {
  const char *file; /* owned by the finder */
  uint32_t line, column;
  bool own; /* the file is in the project's own folder crds/ */
} rule_location;

/* Finds the places of the rules of findings. */
typedef struct rule_finder {
  /* Any thread may call it; false if the place is unknown. NULL: no places. */
  bool (*find)(void *context, const account *account, const finding *finding, rule_location *place);
  void *context;
} rule_finder;

/* The output and its settings. */
typedef struct report {
  FILE *stream;
  bool color;
  report_excerpts excerpts;
  rule_finder rules; /* without a function: no places of rules */
} report;

/* Prints all findings of a document. */
void report_account(const report *report, account *account);

/* Prints the error of a text that is not YAML or JSON, and advice. */
void report_unreadable(const report *report, const report_place *place, crd_arena *arena, const crd_parse_error *error);

/* Prints one line, with the source line below if `offset` (in the document) is known. */
void report_line(const report *report, const report_place *place, size_t offset, const char *severity, crd_string text);

/* Counts how often names occur. */

typedef struct tally_entry {
  char *name; /* owned */
  size_t uses;
} tally_entry;

/* Initialise it with zeros, and free it with tally_free. */
typedef struct tally {
  tally_entry *items;
  size_t count, room;
  size_t lost; /* uses that were not counted for lack of memory */
} tally;

void tally_add(tally *tally, const char *name);
/* Sorts the entries by name and merges equal ones. */
void tally_settle(tally *tally);
void tally_free(tally *tally);
