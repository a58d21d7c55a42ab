/* SPDX-License-Identifier: Apache-2.0 */
/* The string rules of crd/names.h that return messages. The messages only quote regular expressions. */
#include "../base/ascii.h"
#include "../metadata/names.h"
#include <crd/names.h>

#define DNS_LABEL "[a-z0-9]([-a-z0-9]*[a-z0-9])?"
#define DNS_SUBDOMAIN DNS_LABEL "(\\." DNS_LABEL ")*"
#define UNDERSCORED "_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?"
#define USED "regex used for validation is '"

/* Whether all bytes are letters, digits or one of `others`. */
static bool is_alnum_or(crd_string text, const char *others) {
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (!is_lower(c) && !is_upper(c) && !is_digit(c) && !(c && strchr(others, c))) return false;
  }
  return true;
}

static void add_name_problem(crd_texts *messages, crd_string text) {
  crd_texts_add(messages, text);
}

typedef struct subdomain_form {
  bool caseless, underscores;
} subdomain_form;

static bool is_inner(char c, subdomain_form form) {
  return is_lower(c) || is_digit(c) || (form.caseless && is_upper(c));
}

/* One label: letters and digits at its ends, dashes (and underscores) between; an underscore may lead. */
static bool is_label(crd_string label, subdomain_form form) {
  if (form.underscores && label.size && label.data[0] == '_') label = (crd_string){label.data + 1, label.size - 1};
  if (label.size == 0 || !is_inner(label.data[0], form) || !is_inner(label.data[label.size - 1], form)) return false;
  for (size_t i = 0; i < label.size; i++)
    if (!is_inner(label.data[i], form) && label.data[i] != '-' && !(form.underscores && label.data[i] == '_')) return false;
  return true;
}

static bool is_subdomain(crd_string text, subdomain_form form) {
  for (size_t from = 0, i = 0; i <= text.size; i++) {
    if (i < text.size && text.data[i] != '.') continue;
    if (!is_label((crd_string){text.data + from, i - from}, form)) return false;
    from = i + 1;
  }
  return true;
}

/* "ſ" and the Kelvin sign fold to ASCII letters, so the expression takes them. */
static crd_string with_plain_folds(crd_arena *arena, crd_string text) {
  char *data = crd_arena_alloc(arena, text.size + 1);
  size_t size = 0;
  for (size_t i = 0; i < text.size; i++) {
    size_t left = text.size - i;
    bool kelvin = left >= 3 && memcmp(text.data + i, "\xE2\x84\xAA", 3) == 0;
    bool long_s = left >= 2 && memcmp(text.data + i, "\xC5\xBF", 2) == 0;
    data[size++] = kelvin ? 'k' : long_s ? 's' : text.data[i];
    i += kelvin ? 2 : long_s;
  }
  return (crd_string){data, size};
}

void crd_check_dns1123_subdomain_caseless(crd_texts *messages, crd_string text) {
  if (text.size > 253) add_name_problem(messages, CRD_STRING("must be no more than 253 bytes"));
  if (is_subdomain(with_plain_folds(messages->arena, text), (subdomain_form){.caseless = true})) return;
  add_name_problem(
      messages,
      CRD_STRING("an RFC 1123 subdomain must consist of alphanumeric characters, '-' or '.', and must start and end "
                 "with an alphanumeric character (e.g. 'Example.com', " USED DNS_SUBDOMAIN "')"));
}

void crd_check_dns1123_subdomain_with_underscore(crd_texts *messages, crd_string text) {
  if (text.size > 253) add_name_problem(messages, CRD_STRING("must be no more than 253 characters"));
  if (is_subdomain(text, (subdomain_form){.underscores = true})) return;
  add_name_problem(
      messages,
      CRD_STRING("a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '_', '-' or '.', and "
                 "must start and end with an alphanumeric character (e.g. 'example.com', " USED UNDERSCORED
                 "(\\." UNDERSCORED ")*')"));
}

void crd_check_wildcard_dns1123_subdomain(crd_texts *messages, crd_string text) {
  if (text.size > 253) add_name_problem(messages, CRD_STRING("must be no more than 253 characters"));
  if (text.size > 2 && text.data[0] == '*' && text.data[1] == '.' &&
      is_subdomain((crd_string){text.data + 2, text.size - 2}, (subdomain_form){.caseless = false}))
    return;
  add_name_problem(
      messages,
      CRD_STRING("a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must "
                 "consist of lower case alphanumeric characters, '-' or '.' and end with an alphanumeric character "
                 "(e.g. '*.example.com', " USED "\\*\\." DNS_SUBDOMAIN "')"));
}

/* Adds the messages of a rule of util/validation, but words those about the length as the content rules do. */
static void in_bytes(crd_texts *messages, crd_string text, size_t most, void (*check)(crd_texts *, crd_string)) {
  crd_texts inner = {.arena = messages->arena};
  check(&inner, text);
  if (text.size > most)
    add_name_problem(messages, crd_arena_printf(messages->arena, "must be no more than %zu bytes", most));
  for (uint32_t i = text.size > most; i < inner.count; i++) add_name_problem(messages, inner.items[i]);
}

void crd_check_short_name(crd_texts *messages, crd_string text) {
  in_bytes(messages, text, 63, crd_check_dns1123_label);
}

void crd_check_long_name(crd_texts *messages, crd_string text) {
  in_bytes(messages, text, 253, crd_check_dns1123_subdomain);
}

void crd_check_prefixed_label_key(crd_texts *messages, crd_string text) {
  uint32_t before = messages->count;
  crd_check_qualified_name(messages, text);
  if (messages->count == before && !memchr(text.data, '/', text.size))
    add_name_problem(messages, CRD_STRING("must include a prefix (e.g. 'example.com/key')"));
}

void crd_check_c_identifier(crd_texts *messages, crd_string text) {
  if (text.size && !is_digit(text.data[0]) && is_alnum_or(text, "_")) return;
  add_name_problem(messages,
                   CRD_STRING("a valid C identifier must start with alphabetic character or '_', followed by a string of "
                              "alphanumeric characters or '_' (e.g. 'my_name',  or 'MY_NAME',  or 'MyName', " USED
                              "[A-Za-z_][A-Za-z0-9_]*')"));
}

void crd_check_decimal_integer(crd_texts *messages, crd_string text) {
  if (text.size == 0) {
    add_name_problem(messages, CRD_STRING("must be non-empty"));
    return;
  }
  size_t sign = text.data[0] == '-';
  bool good = text.size > sign && (text.data[sign] != '0' || text.size == 1);
  for (size_t i = sign; good && i < text.size; i++) good = is_digit(text.data[i]);
  if (!good) add_name_problem(messages, CRD_STRING("must be a valid decimal integer in canonical form"));
}

void crd_check_port_name(crd_texts *messages, crd_string text) {
  bool charset = text.size > 0, letter = false, twice = false;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    charset = charset && (is_lower(c) || is_digit(c) || c == '-');
    letter = letter || is_lower(c);
    twice = twice || (c == '-' && i > 0 && text.data[i - 1] == '-');
  }
  if (text.size > 15) add_name_problem(messages, CRD_STRING("must be no more than 15 characters"));
  if (!charset)
    add_name_problem(messages, CRD_STRING("must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)"));
  if (!letter) add_name_problem(messages, CRD_STRING("must contain at least one letter (a-z)"));
  if (twice) add_name_problem(messages, CRD_STRING("must not contain consecutive hyphens"));
  if (text.size && (text.data[0] == '-' || text.data[text.size - 1] == '-'))
    add_name_problem(messages, CRD_STRING("must not begin or end with a hyphen"));
}

void crd_check_percent(crd_texts *messages, crd_string text) {
  bool good = text.size > 1 && text.data[text.size - 1] == '%';
  for (size_t i = 0; good && i + 1 < text.size; i++) good = is_digit(text.data[i]);
  if (good) return;
  add_name_problem(
      messages,
      CRD_STRING("a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', "
                 "" USED "[0-9]+%')"));
}

void crd_check_http_header_name(crd_texts *messages, crd_string text) {
  if (text.size && is_alnum_or(text, "-")) return;
  add_name_problem(
      messages, CRD_STRING("a valid HTTP header must consist of alphanumeric characters or '-' (e.g. 'X-Header-Name', " USED
                           "[-A-Za-z0-9]+')"));
}

/* hasChDirPrefix: names that mean a folder, "." and "..". */
static void check_folder(crd_texts *messages, crd_string text) {
  if (crd_string_equal(text, CRD_STRING(".")))
    add_name_problem(messages, CRD_STRING("must not be '.'"));
  else if (crd_string_equal(text, CRD_STRING("..")))
    add_name_problem(messages, CRD_STRING("must not be '..'"));
  else if (crd_string_has_prefix(text, CRD_STRING("..")))
    add_name_problem(messages, CRD_STRING("must not start with '..'"));
}

void crd_check_env_var_name(crd_texts *messages, crd_string text) {
  if (text.size == 0 || is_digit(text.data[0]) || !is_alnum_or(text, "-._"))
    add_name_problem(
        messages,
        CRD_STRING("a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and "
                   "must not start with a digit (e.g. 'my.env-name',  or 'MY_ENV.NAME',  or 'MyEnvName1', " USED
                   "[-._a-zA-Z][-._a-zA-Z0-9]*')"));
  check_folder(messages, text);
}

void crd_check_relaxed_env_var_name(crd_texts *messages, crd_string text) {
  if (text.size == 0) add_name_problem(messages, CRD_STRING("environment variable name must be non-empty"));
  bool good = true;
  for (size_t i = 0; i < text.size; i++) good = good && text.data[i] >= ' ' && text.data[i] <= '~' && text.data[i] != '=';
  if (!good)
    add_name_problem(
        messages,
        CRD_STRING("a valid environment variable name must consist only of printable ASCII characters other than '='"));
}

void crd_check_config_map_key(crd_texts *messages, crd_string text) {
  if (text.size > 253) add_name_problem(messages, CRD_STRING("must be no more than 253 characters"));
  if (text.size == 0 || !is_alnum_or(text, "-._"))
    add_name_problem(
        messages,
        CRD_STRING("a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  "
                   "or 'KEY_NAME',  or 'key-name', " USED "[-._a-zA-Z0-9]+')"));
  check_folder(messages, text);
}

void crd_check_uuid(crd_texts *messages, crd_string text) {
  bool good = text.size == 36;
  for (size_t i = 0; good && i < 36; i++) {
    char c = text.data[i];
    good = i == 8 || i == 13 || i == 18 || i == 23 ? c == '-' : is_digit(c) || (c >= 'a' && c <= 'f');
  }
  if (!good) add_name_problem(messages, CRD_STRING("must be a lowercase UUID in 8-4-4-4-12 format"));
}

void crd_check_range(crd_texts *messages, int64_t value, int64_t least, int64_t most) {
  if (value >= least && value <= most) return;
  add_name_problem(messages, crd_arena_printf(messages->arena, "must be between %lld and %lld, inclusive", (long long)least,
                                              (long long)most));
}

void crd_check_port_number(crd_texts *messages, int64_t port) {
  crd_check_range(messages, port, 1, 65535);
}

void crd_check_user_id(crd_texts *messages, int64_t id) {
  crd_check_range(messages, id, 0, INT32_MAX);
}
