/* SPDX-License-Identifier: Apache-2.0 */
/* The string rules of apimachinery pkg/util/validation and pkg/api/validate/content. Every rule is a loop over classes of
 * bytes; the regular expressions appear only in the words. */
#include "names.h"

enum {
  LOWER = 1,      /* a-z */
  DIGIT = 2,      /* 0-9 */
  UPPER = 4,      /* A-Z */
  DASH = 8,       /* - */
  DOT = 16,       /* . */
  UNDERLINE = 32, /* _ */
  ALNUM = LOWER | DIGIT | UPPER
};

#define FOUR(c) c, c, c, c
#define SIX(c) FOUR(c), c, c
#define LETTERS(c) SIX(c), SIX(c), SIX(c), SIX(c), c, c
static const uint8_t byte_classes[256] = {
    ['-'] = DASH,           ['.'] = DOT,       ['0'] = SIX(DIGIT),     FOUR(DIGIT),
    ['A'] = LETTERS(UPPER), ['_'] = UNDERLINE, ['a'] = LETTERS(LOWER),
};

static bool is_name(crd_string text, unsigned first, unsigned inner, unsigned last) {
  if (text.size == 0) return false;
  const uint8_t *at = (const uint8_t *)text.data, *end = at + text.size;
  if (!(byte_classes[at[0]] & first) || !(byte_classes[end[-1]] & last)) return false;
  while (at < end)
    if (!(byte_classes[*at++] & inner)) return false;
  return true;
}

static bool is_dns_label(crd_string text) {
  return is_name(text, LOWER | DIGIT, LOWER | DIGIT | DASH, LOWER | DIGIT);
}

static bool is_dns_subdomain(crd_string text) {
  if (!is_name(text, LOWER | DIGIT, LOWER | DIGIT | DASH | DOT, LOWER | DIGIT)) return false;
  for (size_t i = 1; i + 1 < text.size; i++)
    if (text.data[i] == '.' &&
        ((byte_classes[(uint8_t)text.data[i - 1]] | byte_classes[(uint8_t)text.data[i + 1]]) & (DASH | DOT)))
      return false;
  return true;
}

static bool is_label_key_name(crd_string text) {
  return is_name(text, ALNUM, ALNUM | DASH | DOT | UNDERLINE, ALNUM);
}

static void add_problem(names_found *found, const crd_words *words) {
  found->items[found->count++] = words;
}

void crd_names_check_dns1123_label(names_found *found, crd_string text) {
  if (text.size > 63) add_problem(found, WORDS(LABEL_CHARACTERS));
  if (!is_dns_label(text)) add_problem(found, is_dns_subdomain(text) ? WORDS(LABEL_DOTS) : WORDS(DNS_LABEL));
}

void crd_names_check_dns1123_subdomain(names_found *found, crd_string text) {
  if (text.size > 253) add_problem(found, WORDS(SUBDOMAIN_CHARACTERS));
  if (!is_dns_subdomain(text)) add_problem(found, WORDS(SUBDOMAIN));
}

void crd_names_check_dns1035_label(names_found *found, crd_string text) {
  if (text.size > 63) add_problem(found, WORDS(LABEL_CHARACTERS));
  if (!is_name(text, LOWER, LOWER | DIGIT | DASH, LOWER | DIGIT)) add_problem(found, WORDS(DNS_1035_LABEL));
}

/* The number of bytes before the only slash, or one of these. */
enum { NO_PREFIX = -1, TOO_MANY_PARTS = -2 };
static ptrdiff_t prefix_size(crd_string text) {
  const char *slash = text.size ? memchr(text.data, '/', text.size) : NULL;
  if (!slash) return NO_PREFIX;
  size_t before = (size_t)(slash - text.data);
  return memchr(slash + 1, '/', text.size - before - 1) ? TOO_MANY_PARTS : (ptrdiff_t)before;
}

bool crd_names_is_qualified(crd_string text) {
  ptrdiff_t prefix = prefix_size(text);
  if (prefix == TOO_MANY_PARTS) return false;
  crd_string name = text;
  if (prefix != NO_PREFIX) {
    crd_string domain = {text.data, (size_t)prefix};
    if (domain.size > 253 || !is_dns_subdomain(domain)) return false;
    name = (crd_string){text.data + prefix + 1, text.size - domain.size - 1};
  }
  return name.size <= 63 && is_label_key_name(name);
}

void crd_names_check_qualified_name(names_found *found, crd_string text) {
  ptrdiff_t prefix = prefix_size(text);
  if (prefix == TOO_MANY_PARTS) {
    add_problem(found, WORDS(LABEL_KEY));
    return;
  }
  crd_string name = text;
  if (prefix != NO_PREFIX) {
    crd_string domain = {text.data, (size_t)prefix};
    name = (crd_string){text.data + prefix + 1, text.size - domain.size - 1};
    if (domain.size == 0) {
      add_problem(found, WORDS(PREFIX_EMPTY));
    } else {
      if (domain.size > 253) add_problem(found, WORDS(PREFIX_BYTES));
      if (!is_dns_subdomain(domain)) add_problem(found, WORDS(PREFIX_SUBDOMAIN));
    }
  }
  if (name.size == 0) add_problem(found, WORDS(NAME_EMPTY));
  if (name.size > 63) add_problem(found, WORDS(NAME_BYTES));
  if (!is_label_key_name(name)) add_problem(found, WORDS(NAME_KEY));
}

bool crd_names_is_label_value(crd_string text) {
  return text.size == 0 || (text.size <= 63 && is_label_key_name(text));
}

void crd_names_check_label_value(names_found *found, crd_string text) {
  if (text.size > 63) add_problem(found, WORDS(LABEL_VALUE_BYTES));
  if (text.size && !is_label_key_name(text)) add_problem(found, WORDS(LABEL_VALUE));
}

void crd_names_check_path_segment(names_found *found, crd_string text, bool prefix) {
  if (!prefix && crd_string_equal(text, CRD_STRING("."))) {
    add_problem(found, WORDS(SEGMENT_DOT));
    return;
  }
  if (!prefix && crd_string_equal(text, CRD_STRING(".."))) {
    add_problem(found, WORDS(SEGMENT_DOTS));
    return;
  }
  if (text.size && memchr(text.data, '/', text.size)) add_problem(found, WORDS(SEGMENT_SLASH));
  if (text.size && memchr(text.data, '%', text.size)) add_problem(found, WORDS(SEGMENT_PERCENT));
}

/* ---- rules that return messages ---- */

static void add_texts(crd_texts *messages, const names_found *found) {
  for (uint32_t i = 0; i < found->count; i++) crd_texts_add(messages, crd_words_plain(found->items[i], 0));
}

static void apply_rule(crd_texts *messages, crd_string text, void (*rule)(names_found *found, crd_string text)) {
  names_found found = {.count = 0};
  rule(&found, text);
  add_texts(messages, &found);
}

void crd_check_dns1123_label(crd_texts *messages, crd_string text) {
  apply_rule(messages, text, crd_names_check_dns1123_label);
}
void crd_check_dns1123_subdomain(crd_texts *messages, crd_string text) {
  apply_rule(messages, text, crd_names_check_dns1123_subdomain);
}
void crd_check_dns1035_label(crd_texts *messages, crd_string text) {
  apply_rule(messages, text, crd_names_check_dns1035_label);
}
void crd_check_qualified_name(crd_texts *messages, crd_string text) {
  apply_rule(messages, text, crd_names_check_qualified_name);
}
void crd_check_label_value(crd_texts *messages, crd_string text) {
  apply_rule(messages, text, crd_names_check_label_value);
}

void crd_check_path_segment(crd_texts *messages, crd_string text, bool prefix) {
  names_found found = {.count = 0};
  crd_names_check_path_segment(&found, text, prefix);
  add_texts(messages, &found);
}
