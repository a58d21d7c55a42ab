/* SPDX-License-Identifier: Apache-2.0 */
/* Looks errors up in the catalogue: by code, by message, by the name of a rule. */
#pragma once

#include "errors/entry.h"
#include "schema/markers/marker.h"

enum { ERROR_MOST_FOUND = 8 };

/* The entries that were found, at most ERROR_MOST_FOUND. */
typedef struct error_found {
  const error_entry *items[ERROR_MOST_FOUND];
  size_t count;
} error_found;

/* The entries of a code or an alias; case, blanks and dashes are ignored. */
error_found crdc_errors_of_code(crd_string code);
/* The entries whose template matches the message with the most words; several if they match equally well. */
error_found crdc_errors_of_message(crd_string message);
/* The code that is most similar to a text, or NULL. */
const char *crdc_errors_nearest_code(crd_string text);

/* Iterates over the templates of an entry: its texts, or else those of its rows, newest wording first. `at` starts at 0.
 * False at the end. Templates contain "%v" and the like. */
bool crdc_error_next_template(const error_entry *entry, size_t *at, crd_string *template);
/* How many literal bytes of the template occur in the message, in order; 0 if some are missing. */
size_t crdc_template_matched(crd_string template, crd_string message);
/* What to do about the error. */
const char *crdc_error_cure(const error_entry *entry);

/* A rule of a layer above the CRDs, as a marker declares it. */
typedef struct named_rule {
  const marker *marker;
  crd_string set;  /* that it is part of; may be empty */
  unsigned layers; /* whose stages run the set: bits of crd_layer */
  bool carried;    /* it is compiled in */
} named_rule;

/* The rules that markers declare in the program's own overlays and in further files. */
typedef struct named_rules {
  crd_arena *arena;
  named_rule *items;
  size_t count, capacity;
} named_rules;

/* Adds the rules of all overlays that are compiled in. Call it first. */
void crdc_named_rules_add_carried(named_rules *rules);
/* Adds the rules of a text with markers; errors in the markers go to `diagnostics`. */
void crdc_named_rules_add(named_rules *rules, const source *source, diagnostics *diagnostics);
/* The next rule of that name from index `from` on, or NULL. Case is ignored. */
const named_rule *crdc_named_rules_find(const named_rules *rules, crd_string name, size_t *from);
/* The rule at an index. A rule that an include renames has the layers of its set. */
const named_rule *crdc_named_rule_at(const named_rules *rules, size_t place);
/* Finds the rules whose message this is, as an operator's webhook or reconciler writes it: the indexes of the rules of whose
 * own words most occur in it, and of includes that rename them. Returns their number. */
size_t crdc_named_rules_of_message(const named_rules *rules, crd_string message, size_t found[ERROR_MOST_FOUND]);
/* The rule name at the end of a message: "... [controller, KR-150]"; empty: none. */
crd_string crdc_message_rule(crd_string message);

/* Receives the answers to a question: entries and rules, in the order in which they are found. */
typedef struct error_teller {
  void (*entry)(void *context, const error_entry *entry);
  void (*rule)(void *context, const named_rule *rule);
  void *context;
} error_teller;

/* Answers a question: a code, the name of a rule (or a message that ends with one), or else a message. False where nothing
 * is known. */
bool crdc_errors_tell(crd_string question, const named_rules *rules, const error_teller *teller);

/* Prints an entry for people, as a page, for programs. */
void crdc_error_print_text(crd_text *out, const error_entry *entry);
void crdc_error_print_json(crd_text *out, const error_entry *entry);
void crdc_errors_print_list(crd_text *out);
void crdc_errors_print_json(crd_text *out);
void crdc_errors_print_page(crd_text *out);
void crdc_named_rule_print_text(crd_text *out, const named_rule *rule);
void crdc_named_rule_print_json(crd_text *out, const named_rule *rule);
