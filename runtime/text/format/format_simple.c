/* SPDX-License-Identifier: Apache-2.0 */
/* The formats whose checks take a few lines. */
#include "../ip_forms.h"
#include <crd/format.h>

bool crd_format_is_bson_object_id(crd_string text) {
  if (text.size != 24) return false;
  for (size_t i = 0; i < text.size; i++)
    if (!is_hex(text.data[i])) return false;
  return true;
}

/* strfmt UUIDPattern and its variants: five groups of hex digits with optional dashes. `version` is the first digit of the
 * third group, 0 for any. With `variant` the fourth group begins with one of 89ab. */
static bool is_uuid(crd_string text, char version, bool variant) {
  static const uint8_t groups[] = {8, 4, 4, 4, 12};
  size_t at = 0;
  for (int group = 0; group < 5; group++) {
    if (group && at < text.size && text.data[at] == '-') at++;
    if (text.size - at < groups[group]) return false;
    if (group == 2 && version && text.data[at] != version) return false;
    if (group == 3 && variant && !strchr("89abAB", text.data[at])) return false;
    for (size_t end = at + groups[group]; at < end; at++)
      if (!is_hex(text.data[at])) return false;
  }
  return at == text.size;
}

/* Copies all characters but white space and dashes; returns their number, or 14 when there are more than in an ISBN. */
static size_t isbn_digits(crd_string text, char digits[14]) {
  size_t count = 0;
  for (size_t i = 0; i < text.size && count < 14; i++)
    if (!is_space(text.data[i]) && text.data[i] != '-') digits[count++] = text.data[i];
  return count;
}

bool crd_format_is_isbn10(crd_string text) {
  char digits[14];
  if (isbn_digits(text, digits) != 10) return false;
  int sum = 0;
  for (int i = 0; i < 9; i++) {
    if (!is_digit(digits[i])) return false;
    sum += (i + 1) * (digits[i] - '0');
  }
  if (digits[9] != 'X' && !is_digit(digits[9])) return false;
  return (sum + 10 * (digits[9] == 'X' ? 10 : digits[9] - '0')) % 11 == 0;
}

bool crd_format_is_isbn13(crd_string text) {
  char digits[14];
  if (isbn_digits(text, digits) != 13) return false;
  int sum = 0;
  for (int i = 0; i < 13; i++) {
    if (!is_digit(digits[i])) return false;
    if (i < 12) sum += (i % 2 ? 3 : 1) * (digits[i] - '0');
  }
  return digits[12] - '0' == (10 - sum % 10) % 10;
}

/* govalidator's pattern of card issuers, for digits only. */
static bool is_card_number(const char *digits, size_t count) {
  int two = (digits[0] - '0') * 10 + digits[1] - '0', third = digits[2] - '0', fourth = digits[3] - '0';
  int four = two * 100 + third * 10 + fourth;
  switch (count) {
  case 13:
    return two / 10 == 4;
  case 14:
    return two == 36 || two == 38 || (two == 30 && third <= 5);
  case 15:
    return two == 34 || two == 37 || four == 2131 || four == 1800;
  case 16:
    return two / 10 == 4 || (two >= 51 && two <= 55) || four == 6011 || two == 65 || (two == 35);
  default:
    return false;
  }
}

bool crd_format_is_credit_card(crd_string text) {
  char digits[20];
  size_t count = 0;
  for (size_t i = 0; i < text.size && count < sizeof digits; i++)
    if (is_digit(text.data[i])) digits[count++] = text.data[i];
  if (count < 13 || !is_card_number(digits, count)) return false;
  int sum = 0;
  for (size_t i = 0; i < count; i++) {
    int digit = digits[count - 1 - i] - '0';
    if (i % 2) digit = digit >= 5 ? 2 * digit - 9 : 2 * digit;
    sum += digit;
  }
  return sum % 10 == 0;
}

bool crd_format_is_ssn(crd_string text) {
  if (text.size != 11) return false;
  for (size_t i = 0; i < 11; i++) {
    char c = text.data[i];
    if (i == 3 || i == 6 ? c != '-' && c != ' ' : !is_digit(c)) return false;
  }
  return true;
}

bool crd_format_is_hex_color(crd_string text) {
  if (text.size && text.data[0] == '#') text = crd_string_slice(text, 1, text.size);
  if (text.size != 3 && text.size != 6) return false;
  for (size_t i = 0; i < text.size; i++)
    if (!is_hex(text.data[i])) return false;
  return true;
}

bool crd_format_is_rgb_color(crd_string text) {
  size_t at = 4;
  if (!crd_string_has_prefix(text, CRD_STRING("rgb("))) return false;
  for (int part = 0; part < 3; part++) {
    while (at < text.size && is_space(text.data[at])) at++;
    size_t first = at;
    int value = 0;
    while (at < text.size && is_digit(text.data[at]) && at - first < 3) value = value * 10 + text.data[at++] - '0';
    if (at == first || value > 255 || (at - first > 1 && text.data[first] == '0')) return false;
    while (at < text.size && is_space(text.data[at])) at++;
    if (at == text.size || text.data[at++] != (part < 2 ? ',' : ')')) return false;
  }
  return at == text.size;
}

bool crd_format_is_base64(crd_string text) {
  if (text.size == 0 || text.size % 4) return false;
  size_t padding = text.data[text.size - 1] != '=' ? 0 : text.data[text.size - 2] != '=' ? 1 : 2;
  for (size_t i = 0; i < text.size - padding; i++) {
    char c = text.data[i];
    if (!is_letter(c) && !is_digit(c) && c != '+' && c != '/') return false;
  }
  return true;
}

/* Names of lower-case letters, digits and inner dashes; with `dots` several names separated by dots. */
static bool is_short_names(crd_string text, bool dots, size_t limit) {
  if (text.size == 0 || text.size > limit) return false;
  char before = '.';
  for (size_t i = 0; i <= text.size; i++) {
    char c = i < text.size ? text.data[i] : '.';
    bool alphanumeric = is_digit(c) || (c >= 'a' && c <= 'z');
    if (c == '.' ? before == '.' || before == '-' || (!dots && i < text.size) : c == '-' ? before == '.' : !alphanumeric)
      return false;
    before = c;
  }
  return true;
}

bool crd_format_is_any_uuid(crd_string text) {
  return is_uuid(text, 0, false);
}
bool crd_format_is_uuid3(crd_string text) {
  return is_uuid(text, '3', false);
}
bool crd_format_is_uuid4(crd_string text) {
  return is_uuid(text, '4', true);
}
bool crd_format_is_uuid5(crd_string text) {
  return is_uuid(text, '5', true);
}
bool crd_format_is_isbn(crd_string text) {
  return crd_format_is_isbn10(text) || crd_format_is_isbn13(text);
}
bool crd_format_is_short_name(crd_string text) {
  return is_short_names(text, false, 63);
}
bool crd_format_is_long_name(crd_string text) {
  return is_short_names(text, true, 253);
}
