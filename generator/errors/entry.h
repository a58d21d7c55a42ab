/* SPDX-License-Identifier: Apache-2.0 */
/* The catalogue of errors: of every message why it is said and what to do about it. An entry is a row; messages that have
 * the same cause and cure share one. What a message says is not repeated here: an entry names rows of the tables of words,
 * or, for messages that are put together where they are found, templates of their texts. */
#ifndef CRDC_ERRORS_ENTRY_H
#define CRDC_ERRORS_ENTRY_H

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

/* A part of the catalogue; the last has no title. */
typedef struct error_section {
  const char *title, *about;
  const error_entry *entries; /* the last has no code */
} error_section;

extern const error_section crdc_error_sections[];

extern const error_entry crdc_errors_of_types[], crdc_errors_of_values[], crdc_errors_of_rules[], crdc_errors_of_names[],
    crdc_errors_of_metadata[], crdc_errors_of_requests[], crdc_errors_of_documents[], crdc_errors_of_pods[],
    crdc_errors_of_objects[], crdc_errors_of_structure[], crdc_errors_of_keywords[], crdc_errors_of_lists[],
    crdc_errors_of_validations[], crdc_errors_of_crds[], crdc_errors_of_webhooks[], crdc_errors_of_cel[],
    crdc_errors_of_cel_values[], crdc_errors_of_advice[], crdc_errors_of_admission[], crdc_errors_of_layers[],
    crdc_errors_of_markers[], crdc_errors_of_rule_sets[], crdc_errors_of_programs[];

#endif
