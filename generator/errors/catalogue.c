/* SPDX-License-Identifier: Apache-2.0 */
/* Searches the catalogue. A message is matched with the literal words of templates: the entry wins whose template has the
 * most bytes that occur in the message, in order. */
#include "errors/catalogue.h"

#include "../../runtime/base/nearest_name.h"

#include <ctype.h>

/* The next entry in all sections; NULL after the last. Start with section 0 and no entry. */
static const error_entry *next_entry(size_t *section, const error_entry *entry) {
  entry = entry ? entry + 1 : crdc_error_sections[*section].entries;
  while (entry && !entry->code) entry = crdc_error_sections[++*section].entries;
  return entry;
}

/* ---- by code ---- */

static char folded(char c) {
  return (char)tolower((unsigned char)c);
}

static size_t pass_dashes(crd_string text, size_t at) {
  while (at < text.size && (text.data[at] == '-' || text.data[at] == '_' || text.data[at] == ' ')) at++;
  return at;
}

static bool is_code(crd_string text, crd_string wanted) {
  size_t at = 0, of = 0;
  for (;; at++, of++) {
    at = pass_dashes(text, at);
    of = pass_dashes(wanted, of);
    if (at >= text.size || of >= wanted.size) return at >= text.size && of >= wanted.size && text.size;
    if (folded(text.data[at]) != folded(wanted.data[of])) return false;
  }
}

/* Whether a text is one of several names separated by commas. */
static bool is_one_of(crd_string text, const char *names) {
  while (names && *names) {
    size_t size = strcspn(names, ",");
    if (is_code(text, (crd_string){names, size})) return true;
    names += size + (names[size] == ',');
  }
  return false;
}

static void add_found(error_found *found, const error_entry *entry) {
  if (found->count < ERROR_MOST_FOUND) found->items[found->count++] = entry;
}

error_found crdc_errors_of_code(crd_string code) {
  error_found found = {.count = 0};
  if (crd_string_has_prefix(code, CRD_STRING("cel/"))) code.size = 3; /* reports append the rule's place */
  size_t section = 0;
  for (const error_entry *entry = NULL; (entry = next_entry(&section, entry));)
    if (is_code(code, crd_string_of(entry->code)) || is_one_of(code, entry->alias)) add_found(&found, entry);
  return found;
}

const char *crdc_errors_nearest_code(crd_string text) {
  const char *names[512];
  size_t count = 0, section = 0;
  for (const error_entry *entry = NULL; count < sizeof names / sizeof *names && (entry = next_entry(&section, entry));) {
    names[count++] = entry->code;
  }
  return crd_nearest_name(text, names, count);
}

/* ---- templates ---- */

/* Iterates over the lines of a text. */
static bool next_line(const char *text, size_t *at, crd_string *line) {
  if (!text[*at]) return false;
  *line = (crd_string){text + *at, strcspn(text + *at, "\n")};
  *at += line->size + (text[*at + line->size] == '\n');
  return true;
}

/* Iterates over all messages of the rows: each has its newest words, and those of older API servers. */
static bool next_words(const error_entry *entry, size_t *at, crd_string *template) {
  enum { WAYS = 1 + sizeof entry->rows[0]->older / sizeof *entry->rows[0]->older };
  for (; *at < (size_t)ERROR_MOST_ROWS * WAYS && entry->rows[*at / WAYS]; ++*at) {
    const crd_words *row = entry->rows[*at / WAYS];
    size_t way = *at % WAYS;
    const char *format = way ? row->older[way - 1].format : row->format;
    if (!format || !*format) continue;
    *template = crd_string_of(format);
    ++*at;
    return true;
  }
  return false;
}

bool crdc_error_next_template(const error_entry *entry, size_t *at, crd_string *template) {
  return entry->texts ? next_line(entry->texts, at, template) : next_words(entry, at, template);
}

const char *crdc_error_cure(const error_entry *entry) {
  if (entry->cure) return entry->cure;
  for (size_t i = 0; i < ERROR_MOST_ROWS && entry->rows[i]; i++)
    if (entry->rows[i]->help && *entry->rows[i]->help) return entry->rows[i]->help;
  return "";
}

/* ---- by message ---- */

/* Finds `part` in the text from `from` on; SIZE_MAX: not found. */
static size_t find_part(crd_string text, size_t from, const char *part, size_t size) {
  while (from + size <= text.size) {
    const char *at = memchr(text.data + from, *part, text.size - from - size + 1);
    if (!at) return SIZE_MAX;
    from = (size_t)(at - text.data);
    if (memcmp(at, part, size) == 0) return from;
    from++;
  }
  return SIZE_MAX;
}

static bool is_hole(crd_string template, size_t at) {
  if (template.data[at] != '%' || at + 1 >= template.size) return false;
  char verb = template.data[at + 1];
  return verb == 'v' || verb == 'q' || verb == 'P';
}

size_t crdc_template_matched(crd_string template, crd_string message) {
  size_t matched = 0, in = 0;
  for (size_t at = 0; at < template.size;) {
    size_t end = at;
    while (end < template.size && !is_hole(template, end)) end++;
    if (end > at) {
      size_t place = find_part(message, in, template.data + at, end - at);
      if (place == SIZE_MAX) return 0;
      in = place + end - at;
      matched += end - at;
    }
    at = end < template.size ? end + 2 : end;
  }
  return matched;
}

static size_t match_entry(const error_entry *entry, crd_string message) {
  size_t best = 0, at = 0;
  crd_string template;
  while (crdc_error_next_template(entry, &at, &template)) {
    size_t matched = crdc_template_matched(template, message);
    if (matched > best) best = matched;
  }
  return best;
}

static error_found find_of_rank(crd_string message, error_rank rank) {
  enum { LEAST = 6 }; /* fewer matching bytes prove nothing */
  error_found found = {.count = 0};
  size_t best = LEAST, section = 0;
  for (const error_entry *entry = NULL; (entry = next_entry(&section, entry));) {
    size_t matched = entry->rank == rank ? match_entry(entry, message) : 0;
    if (matched < best) continue;
    if (matched > best) found.count = 0;
    best = matched;
    add_found(&found, entry);
  }
  return found;
}

error_found crdc_errors_of_message(crd_string message) {
  error_found found = find_of_rank(message, ERROR_EXACT);
  if (!found.count) found = find_of_rank(message, ERROR_AROUND);
  if (!found.count) found = find_of_rank(message, ERROR_OF_TYPE);
  return found;
}
