/* SPDX-License-Identifier: Apache-2.0 */
/* Finds rules by their messages: by the literal texts of a message, or of an expression that makes one. They are found in
 * the expression without compiling it: all literals outside of brackets, in order. Between them, and for %s and the like in
 * them, any text matches. Each side of `c ? a : b` is a separate message. In an expression of errors the last argument of
 * the last call is the message. */
#include "errors/catalogue.h"
#include <crd/go_text.h>

enum { LEAST_SAID = 10, MOST_NAMING_STEPS = 64 };

typedef struct saying {
  crd_text *template;
  bool open; /* a literal has just ended: a `+` and another literal continue it */
} saying;

static void add_anything(saying *saying) {
  crd_text *text = saying->template;
  bool there = text->size > 1 && memcmp(text->data + text->size - 2, "%v", 2) == 0;
  if (!there) crd_text_add(text, CRD_STRING("%v"));
}

/* Adds the literal at `at`; returns its end. */
static size_t add_said(saying *saying, crd_string expression, size_t at) {
  char quote = expression.data[at++];
  for (; at < expression.size && expression.data[at] != quote; at++) {
    char c = expression.data[at];
    if (c == '\\' && at + 1 < expression.size) {
      c = expression.data[++at];
      crd_text_add_char(saying->template, c == 'n' ? '\n' : c == 't' ? '\t' : c);
    } else if (c == '%' && at + 1 < expression.size) {
      at++;
      if (expression.data[at] == '%')
        crd_text_add_char(saying->template, '%');
      else
        add_anything(saying);
    } else {
      crd_text_add_char(saying->template, c);
    }
  }
  return at + 1;
}

static size_t behind_literal(crd_string expression, size_t at) {
  char quote = expression.data[at++];
  while (at < expression.size && expression.data[at] != quote) at += expression.data[at] == '\\' ? 2 : 1;
  return at + 1;
}

static bool begins_said(char c) {
  return c == '\'' || c == '"';
}

static bool opens_part(char c) {
  return c == '(' || c == '[' || c == '{';
}

static bool closes_part(char c) {
  return c == ')' || c == ']' || c == '}';
}

/* Reads the literals of one message from `at` on, as a template; returns the start of the next message. */
static size_t read_message(crd_string expression, size_t at, crd_text *template) {
  saying saying = {.template = template};
  unsigned depth = 0;
  while (at < expression.size) {
    char c = expression.data[at];
    bool optional = c == '?' && at && expression.data[at - 1] == '.';
    if (!depth && !optional && (c == '?' || c == ':')) return at + 1;
    if (begins_said(c) && depth) {
      at = behind_literal(expression, at);
      continue;
    }
    if (begins_said(c)) {
      if (template->size && !saying.open) add_anything(&saying);
      at = add_said(&saying, expression, at);
      saying.open = true;
      continue;
    }
    depth += opens_part(c);
    if (closes_part(c) && depth) depth--;
    if (c != ' ' && c != '+' && c != '\n') saying.open = false;
    at++;
  }
  return at;
}

/* The last argument of an expression's last call: "each" in `a.b(c).map(k, each)`. */
static crd_string last_argument(crd_string expression) {
  size_t from = 0, to = expression.size;
  unsigned depth = 0;
  for (size_t at = 0; at < expression.size;) {
    char c = expression.data[at];
    if (begins_said(c)) {
      at = behind_literal(expression, at);
      continue;
    }
    if (closes_part(c) && depth && !--depth && c == ')') to = at;
    depth += opens_part(c);
    if ((opens_part(c) || c == ',') && depth == 1) from = at + 1;
    at++;
  }
  return from < to && to <= expression.size ? crd_string_slice(expression, from, to) : expression;
}

/* Blanks at the ends of a template only count if there are blanks beside the match: an overlay may trim the message
 * (`trim`). */
static size_t match_said(crd_string said, crd_string message) {
  return crdc_template_matched(crd_go_trim(said), message);
}

/* How many literal bytes of the rule occur in the message, for its best matching message. */
static size_t match_marked_rule(crd_arena *arena, const marker *marker, crd_string message) {
  crd_string plain = crdc_marker_text(marker, "message"), expression = crdc_marker_text(marker, "messageExpression");
  if (plain.size) return match_said(plain, message);
  if (crdc_marker_is(marker, "crdc:errors")) expression = last_argument(crdc_marker_text(marker, "value"));
  size_t best = 0;
  for (size_t at = 0; at < expression.size;) {
    crd_text template = {.arena = arena};
    at = read_message(expression, at, &template);
    size_t matched = match_said(crd_text_string(&template), message);
    if (matched > best) best = matched;
  }
  return best;
}

/* The result for a message. */
typedef struct naming {
  const named_rules *rules;
  size_t *found, count; /* indexes of the named rules */
  unsigned steps;       /* the remaining steps, because overlays can include each other in a circle */
} naming;

/* Adds a rule, and the nearest includes with names that lead to its set. */
static void add_named(naming *naming, size_t place) {
  const named_rules *rules = naming->rules;
  const named_rule *rule = &rules->items[place];
  bool named = crdc_marker_text(rule->marker, "name").size != 0;
  if (!naming->steps) return;
  naming->steps--;
  for (size_t i = 0; i < naming->count; i++)
    if (naming->found[i] == place) return;
  if (named && naming->count < ERROR_MOST_FOUND) naming->found[naming->count++] = place;
  if (named && crdc_marker_is(rule->marker, "crdc:include")) return;
  for (size_t i = 0; rule->set.size && i < rules->count; i++)
    if (crdc_marker_is(rules->items[i].marker, "crdc:include") &&
        crd_string_equal(crdc_marker_text(rules->items[i].marker, "set"), rule->set))
      add_named(naming, i);
}

size_t crdc_named_rules_of_message(const named_rules *rules, crd_string message, size_t found[ERROR_MOST_FOUND]) {
  naming naming = {.rules = rules, .found = found};
  size_t best = LEAST_SAID;
  for (size_t i = 0; i < rules->count; i++) {
    const marker *marker = rules->items[i].marker;
    if (!crdc_marker_is(marker, "crdc:rule") && !crdc_marker_is(marker, "crdc:errors")) continue;
    size_t matched = match_marked_rule(rules->arena, marker, message);
    if (matched < best) continue;
    if (matched > best) naming.count = 0;
    best = matched;
    naming.steps = MOST_NAMING_STEPS;
    add_named(&naming, i);
  }
  return naming.count;
}
