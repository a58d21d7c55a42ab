/* SPDX-License-Identifier: Apache-2.0 */
/* The grammar of image names: [domain/]path[:tag][@digest]. It is unambiguous: a path has no colon, a tag has no slash, and
 * a digest follows the first @. */
#include "image_name.h"

#include "../../base/ascii.h"

enum { LONGEST_PATH = 255, IDENTIFIER_SIZE = 64 };

static size_t find(crd_string text, char wanted) {
  const char *at = text.size ? memchr(text.data, wanted, text.size) : NULL;
  return at ? (size_t)(at - text.data) : text.size;
}

static bool is_lower_hex(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (!is_digit(text.data[i]) && (text.data[i] < 'a' || text.data[i] > 'f')) return false;
  return true;
}

/* Runs of lower-case letters and digits, separated by a dot, one or two underscores, or dashes. */
static bool is_path_component(crd_string text) {
  size_t i = 0;
  for (;;) {
    size_t start = i;
    while (i < text.size && (is_lower(text.data[i]) || is_digit(text.data[i]))) i++;
    if (i == start) return false;
    if (i == text.size) return true;
    char separator = text.data[i++];
    if (separator == '-')
      while (i < text.size && text.data[i] == '-') i++;
    else if (separator == '_')
      i += i < text.size && text.data[i] == '_';
    else if (separator != '.')
      return false;
  }
}

/* Labels of letters, digits and inner dashes between dots. */
static bool is_domain_name(crd_string text) {
  for (size_t from = 0, i = 0; i <= text.size; i++) {
    if (i < text.size && text.data[i] != '.') continue;
    if (from == i || text.data[from] == '-' || text.data[i - 1] == '-') return false;
    for (size_t j = from; j < i; j++)
      if (!is_letter(text.data[j]) && !is_digit(text.data[j]) && text.data[j] != '-') return false;
    from = i + 1;
  }
  return true;
}

/* An address in brackets, of digits and colons. */
static bool is_bracketed(crd_string text) {
  if (text.size < 3 || text.data[0] != '[' || text.data[text.size - 1] != ']') return false;
  for (size_t i = 1; i + 1 < text.size; i++) {
    char c = (char)(text.data[i] | 0x20);
    if (!is_digit(text.data[i]) && text.data[i] != ':' && (c < 'a' || c > 'f')) return false;
  }
  return true;
}

/* A host with or without a port. */
static bool is_domain(crd_string text) {
  size_t colon = text.size;
  while (colon > 0 && is_digit(text.data[colon - 1])) colon--;
  if (colon > 0 && colon < text.size && text.data[colon - 1] == ':' &&
      (is_domain_name((crd_string){text.data, colon - 1}) || is_bracketed((crd_string){text.data, colon - 1})))
    return true;
  return is_domain_name(text) || is_bracketed(text);
}

/* The known digest algorithms; others of the same form are refused. */
static bool is_digest(crd_string text) {
  static const struct {
    crd_string algorithm;
    size_t digits;
  } known[] = {{CRD_STRING_INIT("sha256:"), 64}, {CRD_STRING_INIT("sha384:"), 96}, {CRD_STRING_INIT("sha512:"), 128}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (crd_string_has_prefix(text, known[i].algorithm))
      return text.size == known[i].algorithm.size + known[i].digits &&
             is_lower_hex(crd_string_slice(text, known[i].algorithm.size, text.size));
  return false;
}

static bool is_path(crd_string text) {
  for (size_t from = 0;;) {
    crd_string rest = crd_string_slice(text, from, text.size);
    size_t slash = find(rest, '/');
    if (!is_path_component((crd_string){rest.data, slash})) return false;
    if (slash == rest.size) return true;
    from += slash + 1;
  }
}

static bool has_upper(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (is_upper(text.data[i])) return true;
  return false;
}

/* splitDockerDomain: removes the domain from the front of a name; false when there is none, which means the default one. */
static bool take_domain(crd_string *name, crd_string *domain) {
  size_t slash = find(*name, '/');
  if (slash == name->size) return false;
  *domain = (crd_string){name->data, slash};
  bool named = crd_string_equal(*domain, CRD_STRING("localhost")) || find(*domain, '.') < slash ||
               find(*domain, ':') < slash || has_upper(*domain);
  if (named) *name = crd_string_slice(*name, slash + 1, name->size);
  return named;
}

/* Cuts the text at the first `mark` and sets the part after it; false when there is no mark. */
static bool cut(crd_string *text, char mark, crd_string *behind) {
  size_t at = find(*text, mark);
  if (at == text->size) return false;
  *behind = crd_string_slice(*text, at + 1, text->size);
  text->size = at;
  return true;
}

bool crd_core_image_is_latest(crd_string image) {
  crd_string domain = {NULL, 0}, tag = {NULL, 0}, digest = {NULL, 0};
  if (image.size == IDENTIFIER_SIZE && is_lower_hex(image)) return false;
  bool with_domain = take_domain(&image, &domain);
  bool with_digest = cut(&image, '@', &digest), with_tag = cut(&image, ':', &tag);
  if (with_tag ? !crd_string_equal(tag, CRD_STRING("latest")) : with_digest) return false;
  size_t length = image.size;
  if (!with_domain || crd_string_equal(domain, CRD_STRING("docker.io")) ||
      crd_string_equal(domain, CRD_STRING("index.docker.io"))) {
    if (find(image, '/') == image.size) length += sizeof "library/" - 1;
  } else if (!is_domain(domain)) { /* it may be the first part of the path */
    if (!is_path_component(domain)) return false;
    length += domain.size + 1;
  }
  if (length > LONGEST_PATH || !is_path(image)) return false;
  return !with_digest || is_digest(digest);
}
