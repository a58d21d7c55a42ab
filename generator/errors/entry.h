/* SPDX-License-Identifier: Apache-2.0 */
/* The catalogue of errors: of every message why it is said and what to do about it. Its texts stand in catalogue/, which
 * says in README.md how they are written; catalogue.py makes the sections of them. */
#pragma once

#include "../../runtime/value/words.h"
#include "schema/tree/words.h"

/* Which entries a message is looked for in first. */
typedef enum error_rank {
  ERROR_EXACT,   /* its words say what is wrong */
  ERROR_AROUND,  /* its words stand around those of another */
  ERROR_OF_TYPE, /* it is known by its type alone: the words are those of a rule */
} error_rank;

enum { ERROR_MOST_ROWS = 10 };

typedef struct error_entry {
  const char *code;  /* "max-length": how it is asked for; capitals and dashes make no difference */
  const char *alias; /* other names, with ", " between them: those of keywords, and of rules in reports; NULL: none */
  const crd_words *rows[ERROR_MOST_ROWS];
  const char *texts; /* templates, a line each, %v for anything; NULL: none. With them rows are not looked for in messages */
  const char *cause;
  const char *cure;    /* NULL: the help of the first row that has one */
  const char *example; /* a message */
  error_rank rank;
} error_entry;

/* A part of the catalogue, a file of catalogue/; the last has no title. */
typedef struct error_section {
  const char *name; /* the file's, without .txt */
  const char *title, *about;
  const error_entry *entries; /* the last has no code */
} error_section;

extern const error_section crdc_error_sections[];
