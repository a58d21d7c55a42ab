/* SPDX-License-Identifier: Apache-2.0 */
/* Go's %q: strconv.Quote. */
#include "../base/utf8.h"
#include "number.h"
#include "printable.h"
#include <crd/json.h>

static bool is_in_ranges(const uint16_t (*ranges)[2], size_t count, uint16_t rune) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (rune > ranges[middle][1])
      low = middle + 1;
    else
      high = middle;
  }
  return low < count && rune >= ranges[low][0];
}

bool crd_rune_is_printable(uint32_t rune) {
  if (rune < 0x80) return rune >= 0x20 && rune < 0x7F;
  if (rune < 0x10000)
    return is_in_ranges(printable_plane0, sizeof printable_plane0 / sizeof *printable_plane0, (uint16_t)rune);
  if (rune < 0x20000)
    return is_in_ranges(printable_plane1, sizeof printable_plane1 / sizeof *printable_plane1, (uint16_t)(rune - 0x10000));
  for (size_t i = 0; i < sizeof printable_beyond / sizeof *printable_beyond; i++)
    if (rune >= printable_beyond[i][0] && rune <= printable_beyond[i][1]) return true;
  return false;
}

/* The letter of a one-character escape, or 0. */
static char short_escape(uint32_t rune) {
  static const char letters[] = "abtnvfr"; /* from U+0007 on */
  if (rune == '"' || rune == '\\') return (char)rune;
  return rune >= 7 && rune <= 13 ? letters[rune - 7] : '\0';
}

static void add_quoted_rune(crd_text *text, const char *bytes, size_t length, uint32_t rune) {
  char letter = short_escape(rune);
  if (letter) {
    crd_text_add_char(text, '\\');
    crd_text_add_char(text, letter);
  } else if (crd_rune_is_printable(rune)) {
    crd_text_add(text, (crd_string){bytes, length});
  } else if (rune < ' ' || rune == 0x7F) {
    crd_text_printf(text, "\\x%02x", rune);
  } else if (rune < 0x10000) {
    crd_text_printf(text, "\\u%04x", rune);
  } else {
    crd_text_printf(text, "\\U%08x", rune);
  }
}

void crd_text_add_quoted(crd_text *text, crd_string string) {
  crd_text_add_char(text, '"');
  const char *p = string.data, *end = p ? p + string.size : p;
  while (p < end) {
    const char *plain = p;
    while (p < end && *p >= ' ' && *p < 0x7F && *p != '"' && *p != '\\') p++;
    crd_text_add(text, (crd_string){plain, (size_t)(p - plain)});
    if (p == end) break;
    size_t length;
    uint32_t rune = crd_utf8_decode(p, end, &length);
    if (length == 1 && (unsigned char)*p >= 0x80)
      crd_text_printf(text, "\\x%02x", (unsigned char)*p);
    else
      add_quoted_rune(text, p, length, rune);
    p += length;
  }
  crd_text_add_char(text, '"');
}

size_t crd_quoted_size(crd_arena *arena, crd_string string) {
  for (size_t i = 0; i < string.size; i++) {
    char c = string.data[i];
    if (c >= ' ' && c < 0x7F && c != '"' && c != '\\') continue;
    crd_text text = {.arena = arena};
    crd_text_add_quoted(&text, string);
    return text.size;
  }
  return string.size + 2;
}
