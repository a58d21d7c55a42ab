/* SPDX-License-Identifier: Apache-2.0 */
/* Go's strings.ToLower, ToUpper, TrimSpace, Fields and strconv.ParseInt. */
#include "../base/utf8.h"
#include "../value/joined.h"
#include <crd/go_text.h>

/* ---- numbers ---- */

bool crd_go_int_parse(crd_arena *arena, const char *function, crd_string text, int64_t *out, crd_string *error) {
  bool negative = text.size && text.data[0] == '-', fits = true;
  size_t i = negative || (text.size && text.data[0] == '+');
  bool good = i < text.size;
  uint64_t value = 0;
  for (; good && fits && i < text.size; i++) { /* ParseUint stops at the digit where the number overflows */
    good = text.data[i] >= '0' && text.data[i] <= '9';
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (good) fits = value <= (UINT64_MAX - digit) / 10;
    if (good && fits) value = value * 10 + digit;
  }
  fits = fits && value <= (uint64_t)INT64_MAX + negative;
  if (good && fits) return *out = negative ? (int64_t)(0 - value) : (int64_t)value, true;
  if (!error) return false;
  *error = crd_joined(arena, crd_arena_printf(arena, "strconv.%s: parsing ", function), crd_quoted(arena, text),
                      good ? CRD_STRING(": value out of range") : CRD_STRING(": invalid syntax"));
  return false;
}

/* ---- case ---- */

/* Every `step`th code point from `first` to `last` is mapped to itself plus `delta`. */
typedef struct case_range {
  uint32_t first, last;
  int32_t delta;
  uint32_t step;
} case_range;

#include "letter_case.h"

static uint32_t mapped(const case_range *ranges, size_t count, uint32_t rune) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (ranges[middle].last < rune)
      low = middle + 1;
    else
      high = middle;
  }
  const case_range *range = &ranges[low];
  if (low == count || rune < range->first || (rune - range->first) % range->step) return rune;
  return (uint32_t)((int32_t)rune + range->delta);
}

/* Changes the case of a text; `from` is the first of the 26 ASCII letters that change. */
static crd_string change_letter_case(crd_arena *arena, crd_string text, const case_range *ranges, size_t count, char from) {
  size_t i = 0;
  while (i < text.size && (unsigned char)text.data[i] < 0x80 && (text.data[i] < from || text.data[i] > from + 25)) i++;
  if (i == text.size) return text;
  crd_text out = {.arena = arena};
  crd_text_add(&out, (crd_string){text.data, i});
  while (i < text.size) {
    unsigned char c = (unsigned char)text.data[i];
    if (c < 0x80) {
      bool letter = c >= (unsigned char)from && c <= (unsigned char)from + 25;
      crd_text_add_char(&out, (char)(letter ? c ^ 0x20 : c));
      i++;
      continue;
    }
    crd_utf8_add(&out, mapped(ranges, count, utf8_next(text, &i)));
  }
  return crd_text_string(&out);
}

crd_string crd_go_lower(crd_arena *arena, crd_string text) {
  return change_letter_case(arena, text, lower, sizeof lower / sizeof *lower, 'A');
}

crd_string crd_go_upper(crd_arena *arena, crd_string text) {
  return change_letter_case(arena, text, upper, sizeof upper / sizeof *upper, 'a');
}

/* ---- white space ---- */

/* The end of the run of white space, or with `space` false of other characters, that starts at `i`. */
static size_t field_border(crd_string text, size_t i, bool space) {
  while (i < text.size) {
    size_t next = i + 1;
    unsigned char c = (unsigned char)text.data[i];
    if (c >= 0x80) next = i;
    if (crd_rune_is_space(c < 0x80 ? c : utf8_next(text, &next)) != space) break;
    i = next;
  }
  return i;
}

bool crd_go_next_field(crd_string *rest, crd_string *field) {
  size_t start = field_border(*rest, 0, true), end = field_border(*rest, start, false);
  *field = (crd_string){rest->data + start, end - start};
  *rest = (crd_string){rest->data + end, rest->size - end};
  return field->size > 0;
}

crd_string crd_go_trim(crd_string text) {
  size_t start = field_border(text, 0, true), end = start;
  unsigned char last = text.size > start ? (unsigned char)text.data[text.size - 1] : ' ';
  if (last > ' ' && last < 0x7f) return crd_string_slice(text, start, text.size); /* no white space at the end */
  for (size_t i = start; i < text.size;) {
    size_t next = field_border(text, i, false);
    end = next;
    i = field_border(text, next, true);
  }
  return crd_string_slice(text, start, end);
}
