/* SPDX-License-Identifier: Apache-2.0 */
/* Generic versions. Mirrors apimachinery pkg/util/version/version.go (parse, compareInternal). A version is stored as the
 * text of its numbers, because their count is not limited. */
#include "../base/ascii.h"
#include <crd/generic_version.h>
#include <crd/json.h>

/* Formats an error; each %q of `format` takes the next text. */
static bool generic_version_error(crd_arena *arena, crd_string *error, const char *format, crd_string first,
                                  crd_string second) {
  if (!error) return false;
  crd_text text = {.arena = arena};
  for (const char *at = format; *at; at++) {
    if (*at != '%') {
      crd_text_add_char(&text, *at);
      continue;
    }
    crd_text_add_quoted(&text, first);
    first = second;
    at++;
  }
  *error = crd_text_string(&text);
  return false;
}

/* Takes the next number out of `rest`; false when there is none left. */
static bool take_next_number(crd_string *rest, crd_string *digits, uint64_t *value, bool *fits) {
  size_t size = 0;
  *value = 0, *fits = true;
  if (!rest->size) return false;
  for (; size < rest->size && is_digit(rest->data[size]); size++) {
    uint64_t digit = (uint64_t)(rest->data[size] - '0');
    *fits = *fits && *value <= (UINT64_MAX - digit) / 10;
    if (*fits) *value = *value * 10 + digit;
  }
  *digits = (crd_string){rest->data, size};
  size_t used = size + (size < rest->size);
  *rest = (crd_string){rest->data + used, rest->size - used};
  return true;
}

/* The numbers in `^\s*v?([0-9]+(?:\.[0-9]+)*)(.*)*$`; empty where it does not match. */
static crd_string match_numbers(crd_string text) {
  size_t i = 0, start;
  while (i < text.size && text.data[i] && strchr(" \t\n\f\r", text.data[i])) i++;
  if (i < text.size && text.data[i] == 'v') i++;
  start = i;
  while (i < text.size && is_digit(text.data[i])) i++;
  if (i == start || memchr(text.data + i, '\n', text.size - i)) return (crd_string){NULL, 0};
  while (i + 1 < text.size && text.data[i] == '.' && is_digit(text.data[i + 1]))
    for (i++; i < text.size && is_digit(text.data[i]);) i++;
  return (crd_string){text.data + start, i - start};
}

bool crd_generic_version_parse(crd_arena *arena, crd_string text, crd_generic_version *out, crd_string *error) {
  const crd_string none = {NULL, 0};
  crd_string numbers = match_numbers(text), rest = numbers, digits;
  uint64_t value;
  bool fits;
  *out = (crd_generic_version){numbers};
  if (!numbers.size) return generic_version_error(arena, error, "could not parse %q as version", text, none);
  if (!memchr(numbers.data, '.', numbers.size))
    return generic_version_error(arena, error, "illegal version string %q", text, none);
  for (size_t i = 0; take_next_number(&rest, &digits, &value, &fits); i++) {
    if (i == 0 && digits.size > 1 && digits.data[0] == '0')
      return generic_version_error(arena, error, "illegal zero-prefixed version component %q in %q", digits, text);
    if (fits) continue;
    if (!error) return false;
    crd_text why = {.arena = arena};
    crd_string start;
    generic_version_error(arena, &start, "illegal non-numeric version component %q in %q: ", digits, text);
    crd_text_add(&why, start);
    crd_text_add(&why, CRD_STRING("strconv.ParseUint: parsing "));
    crd_text_add_quoted(&why, digits);
    crd_text_add(&why, CRD_STRING(": value out of range"));
    *error = crd_text_string(&why);
    return false;
  }
  return true;
}

int crd_generic_version_compare(const crd_generic_version *a, const crd_generic_version *b) {
  crd_string left = a->numbers, right = b->numbers, digits;
  bool fits;
  for (;;) {
    uint64_t x = 0, y = 0;
    bool more = take_next_number(&left, &digits, &x, &fits);
    more |= take_next_number(&right, &digits, &y, &fits);
    if (!more || x != y) return (x > y) - (x < y);
  }
}

uint64_t crd_generic_version_number(const crd_generic_version *version, size_t i) {
  crd_string rest = version->numbers, digits;
  uint64_t value = 0;
  bool fits;
  for (size_t k = 0; k <= i; k++)
    if (!take_next_number(&rest, &digits, &value, &fits)) return 0;
  return value;
}
