/* SPDX-License-Identifier: Apache-2.0 */
/* Asking the catalogue of errors: by code, by a message, by the name of a rule. */
#pragma once

#include "errors/entry.h"
#include "schema/markers/marker.h"

enum { ERROR_MOST_FOUND = 8 };

/* Entries that were found; more than ERROR_MOST_FOUND are left out. */
typedef struct error_found {
  const error_entry *items[ERROR_MOST_FOUND];
  size_t count;
} error_found;

/* Those of a code or an alias, whose capitals, blanks and dashes make no difference. */
error_found crdc_errors_of_code(crd_string code);
/* Those whose words a message has: the ones that have most of it; all that have as much. */
error_found crdc_errors_of_message(crd_string message);
/* The code that is nearest to a text, or NULL. */
const char *crdc_errors_nearest_code(crd_string text);

/* Each template of an entry: those of its texts, and else what its rows say, the newest words first. `at` is 0 at first.
 * False when there are no more. "%v" and the like stand in it. */
bool crdc_error_next_template(const error_entry *entry, size_t *at, crd_string *template);
/* How many bytes of the template's own stand in the message, one part behind the other; 0 where not all do. */
size_t crdc_template_matched(crd_string template, crd_string message);
/* What to do about it. */
const char *crdc_error_cure(const error_entry *entry);

/* A rule of a layer above the CRDs, as a marker declares it. */
typedef struct named_rule {
  const marker *marker;
  crd_string set;  /* that it is part of; may be empty */
  unsigned layers; /* whose stages run the set: bits of crd_layer */
  bool carried;    /* it is compiled in */
} named_rule;

/* Rules that are declared by markers of the overlays that the program has, and of further files. */
typedef struct named_rules {
  crd_arena *arena;
  named_rule *items;
  size_t count, capacity;
} named_rules;

/* Adds the rules of all overlays that are compiled in; comes before all others. */
void crdc_named_rules_add_carried(named_rules *rules);
/* Adds those of a text with markers; what is wrong with them goes to `diagnostics`. */
void crdc_named_rules_add(named_rules *rules, const source *source, diagnostics *diagnostics);
/* Of a name, from `from` on; NULL when there is no more. Capitals make no difference. */
const named_rule *crdc_named_rules_find(const named_rules *rules, crd_string name, size_t *from);
/* Of a name, or of an include's; its layers are those of its set. */
const named_rule *crdc_named_rule_at(const named_rules *rules, size_t place);
/* Those that say the message, as an operator's webhook or reconciler writes it: the places of those of whose own words most
 * stand in it, and of includes that have names for them. Gives how many. */
size_t crdc_named_rules_of_message(const named_rules *rules, crd_string message, size_t found[ERROR_MOST_FOUND]);
/* The name of the rule that a message ends with: "... [controller, KR-150]"; empty: none. */
crd_string crdc_message_rule(crd_string message);

/* Who is told what is known of a question: entries and rules, in the order in which they are found. */
typedef struct error_teller {
  void (*entry)(void *context, const error_entry *entry);
  void (*rule)(void *context, const named_rule *rule);
  void *context;
} error_teller;

/* Of a code, of the name of a rule (or a message that ends with one), and where it is none of these of a message. False
 * where nothing is known. */
bool crdc_errors_tell(crd_string question, const named_rules *rules, const error_teller *teller);

/* For people, for a page, for programs. */
void crdc_error_print_text(crd_text *out, const error_entry *entry);
void crdc_error_print_json(crd_text *out, const error_entry *entry);
void crdc_errors_print_list(crd_text *out);
void crdc_errors_print_json(crd_text *out);
void crdc_errors_print_page(crd_text *out);
void crdc_named_rule_print_text(crd_text *out, const named_rule *rule);
void crdc_named_rule_print_json(crd_text *out, const named_rule *rule);
