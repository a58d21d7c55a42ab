/* SPDX-License-Identifier: Apache-2.0 */
/* The catalogue of errors: for every message the cause, and what to do. Its texts are in catalogue/, whose README.md
 * describes the format; catalogue.py generates the sections from them. */
#pragma once

#include "../../runtime/value/words.h"
#include "schema/tree/words.h"

/* Which entries are tried first when a message is looked up. */
typedef enum error_rank {
  ERROR_EXACT,   /* its words are specific to the error */
  ERROR_AROUND,  /* its words enclose another message */
  ERROR_OF_TYPE, /* only its type is known: the words are those of a rule */
} error_rank;

enum { ERROR_MOST_ROWS = 10 };

typedef struct error_entry {
  const char *code;  /* "max-length": the name to ask by; case and dashes are ignored */
  const char *alias; /* other names, separated by ", ": those of keywords, and of rules in reports; NULL: none */
  const crd_words *rows[ERROR_MOST_ROWS];
  const char *texts; /* templates, one per line, %v for anything; NULL: none. If set, the rows are not matched with
                      * messages */
  const char *cause;
  const char *cure;    /* NULL: the help of the first row that has one */
  const char *example; /* a message */
  error_rank rank;
} error_entry;

/* A section of the catalogue, which is a file of catalogue/; the last one has no title. */
typedef struct error_section {
  const char *name; /* the file's name without .txt */
  const char *title, *about;
  const error_entry *entries; /* the last has no code */
} error_section;

extern const error_section crdc_error_sections[];
