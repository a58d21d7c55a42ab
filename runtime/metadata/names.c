/* The string rules of apimachinery pkg/util/validation and pkg/api/validate/content. Every rule is a loop over classes of
 * bytes; the regular expressions appear only in the messages. */
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
static const uint8_t class_of[256] = {
    ['-'] = DASH,           ['.'] = DOT,       ['0'] = SIX(DIGIT),     FOUR(DIGIT),
    ['A'] = LETTERS(UPPER), ['_'] = UNDERLINE, ['a'] = LETTERS(LOWER),
};

#define DNS_LABEL "[a-z0-9]([-a-z0-9]*[a-z0-9])?"
#define DNS_SUBDOMAIN DNS_LABEL "(\\." DNS_LABEL ")*"
#define LABEL_KEY "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]"
#define USED "regex used for validation is '"
#define SUBDOMAIN_TEXT                                                                                                      \
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end "  \
  "with "                                                                                                                   \
  "an alphanumeric character (e.g. 'example.com', " USED DNS_SUBDOMAIN "')"
#define KEY_TEXT                                                                                                            \
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. "  \
  "'MyName',  or 'my.name',  or '123-abc', " USED LABEL_KEY "')"

static bool is_name(crd_string text, unsigned first, unsigned inner, unsigned last) {
  if (text.size == 0) return false;
  const uint8_t *at = (const uint8_t *)text.data, *end = at + text.size;
  if (!(class_of[at[0]] & first) || !(class_of[end[-1]] & last)) return false;
  while (at < end)
    if (!(class_of[*at++] & inner)) return false;
  return true;
}

static bool is_dns_label(crd_string text) {
  return is_name(text, LOWER | DIGIT, LOWER | DIGIT | DASH, LOWER | DIGIT);
}

static bool is_dns_subdomain(crd_string text) {
  if (!is_name(text, LOWER | DIGIT, LOWER | DIGIT | DASH | DOT, LOWER | DIGIT)) return false;
  for (size_t i = 1; i + 1 < text.size; i++)
    if (text.data[i] == '.' && ((class_of[(uint8_t)text.data[i - 1]] | class_of[(uint8_t)text.data[i + 1]]) & (DASH | DOT)))
      return false;
  return true;
}

static bool is_label_key_name(crd_string text) {
  return is_name(text, ALNUM, ALNUM | DASH | DOT | UNDERLINE, ALNUM);
}

static void add(crd_texts *messages, crd_string text) {
  crd_texts_add(messages, text);
}

void crd_check_dns1123_label(crd_texts *messages, crd_string text) {
  if (text.size > 63) add(messages, CRD_STRING("must be no more than 63 characters"));
  if (is_dns_label(text)) return;
  if (is_dns_subdomain(text)) {
    add(messages, CRD_STRING("must not contain dots"));
    return;
  }
  add(messages,
      CRD_STRING(
          "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end "
          "with an alphanumeric character (e.g. 'my-name',  or '123-abc', " USED DNS_LABEL "')"));
}

void crd_check_dns1123_subdomain(crd_texts *messages, crd_string text) {
  if (text.size > 253) add(messages, CRD_STRING("must be no more than 253 characters"));
  if (!is_dns_subdomain(text)) add(messages, CRD_STRING(SUBDOMAIN_TEXT));
}

void crd_check_dns1035_label(crd_texts *messages, crd_string text) {
  if (text.size > 63) add(messages, CRD_STRING("must be no more than 63 characters"));
  if (is_name(text, LOWER, LOWER | DIGIT | DASH, LOWER | DIGIT)) return;
  add(messages,
      CRD_STRING("a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic "
                 "character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', " USED
                 "[a-z]([-a-z0-9]*[a-z0-9])?')"));
}

/* The bytes before the only slash, or one of these. */
enum { NO_PREFIX = -1, TOO_MANY_PARTS = -2 };
static ptrdiff_t prefix_size(crd_string text) {
  const char *slash = text.size ? memchr(text.data, '/', text.size) : NULL;
  if (!slash) return NO_PREFIX;
  size_t before = (size_t)(slash - text.data);
  return memchr(slash + 1, '/', text.size - before - 1) ? TOO_MANY_PARTS : (ptrdiff_t)before;
}

bool names_is_subdomain(crd_string text) {
  return is_dns_subdomain(text);
}

bool names_is_qualified(crd_string text) {
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

void crd_check_qualified_name(crd_texts *messages, crd_string text) {
  ptrdiff_t prefix = prefix_size(text);
  if (prefix == TOO_MANY_PARTS) {
    add(messages, CRD_STRING("a valid label key " KEY_TEXT
                             " with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')"));
    return;
  }
  crd_string name = text;
  if (prefix != NO_PREFIX) {
    crd_string domain = {text.data, (size_t)prefix};
    name = (crd_string){text.data + prefix + 1, text.size - domain.size - 1};
    if (domain.size == 0) {
      add(messages, CRD_STRING("prefix part must be non-empty"));
    } else {
      if (domain.size > 253) add(messages, CRD_STRING("prefix part must be no more than 253 bytes"));
      if (!is_dns_subdomain(domain)) add(messages, CRD_STRING("prefix part " SUBDOMAIN_TEXT));
    }
  }
  if (name.size == 0) add(messages, CRD_STRING("name part must be non-empty"));
  if (name.size > 63) add(messages, CRD_STRING("name part must be no more than 63 bytes"));
  if (!is_label_key_name(name)) add(messages, CRD_STRING("name part " KEY_TEXT));
}

bool names_is_label_value(crd_string text) {
  return text.size == 0 || (text.size <= 63 && is_label_key_name(text));
}

void crd_check_label_value(crd_texts *messages, crd_string text) {
  if (text.size > 63) add(messages, CRD_STRING("must be no more than 63 bytes"));
  if (text.size == 0 || is_label_key_name(text)) return;
  add(messages,
      CRD_STRING(
          "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start "
          "and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', " USED "(" LABEL_KEY
          ")?')"));
}

void crd_check_path_segment(crd_texts *messages, crd_string text, bool prefix) {
  if (!prefix && crd_string_equal(text, CRD_STRING("."))) {
    add(messages, CRD_STRING("may not be '.'"));
    return;
  }
  if (!prefix && crd_string_equal(text, CRD_STRING(".."))) {
    add(messages, CRD_STRING("may not be '..'"));
    return;
  }
  if (text.size && memchr(text.data, '/', text.size)) add(messages, CRD_STRING("may not contain '/'"));
  if (text.size && memchr(text.data, '%', text.size)) add(messages, CRD_STRING("may not contain '%'"));
}
