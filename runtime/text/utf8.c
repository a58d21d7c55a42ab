/* Code points of strings: reading, writing, counting. Mirrors Go's unicode/utf8 (DecodeRuneInString, AppendRune,
 * ValidString, RuneCountInString). */
#include "../cel/internal.h"

uint32_t crd_cel_rune(crd_string text, size_t *i) {
  const unsigned char *data = (const unsigned char *)text.data + *i;
  size_t left = text.size - *i, size = data[0] < 0x80 ? 1 : data[0] < 0xE0 ? 2 : data[0] < 0xF0 ? 3 : 4;
  *i += 1;
  if (size == 1) return data[0];
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  if (data[0] < 0xC2 || data[0] > 0xF4 || size > left) return 0xFFFD;
  uint32_t rune = data[0] & (0xFFu >> (size + 1));
  for (size_t k = 1; k < size; k++) {
    if ((data[k] & 0xC0) != 0x80) return 0xFFFD;
    rune = rune << 6 | (data[k] & 0x3Fu);
  }
  if (rune < least[size] || rune > 0x10FFFF || (rune >= 0xD800 && rune < 0xE000)) return 0xFFFD;
  *i += size - 1;
  return rune;
}

void crd_cel_add_rune(crd_text *text, uint32_t rune) {
  if (rune < 0x80) {
    crd_text_add_char(text, (char)rune);
    return;
  }
  int size = rune < 0x800 ? 2 : rune < 0x10000 ? 3 : 4;
  static const uint32_t heads[] = {0, 0, 0xC0, 0xE0, 0xF0};
  crd_text_add_char(text, (char)(heads[size] | rune >> (6 * (size - 1))));
  for (int k = size - 2; k >= 0; k--) crd_text_add_char(text, (char)(0x80u | (rune >> (6 * k) & 0x3Fu)));
}

bool crd_cel_valid_utf8(crd_string text) {
  for (size_t i = 0; i < text.size;) {
    size_t start = i;
    if (crd_cel_rune(text, &i) == 0xFFFD && i - start == 1) return false;
  }
  return true;
}

/* How many of eight bytes continue a code point (10xxxxxx). */
static size_t continuing(uint64_t word) {
  uint64_t marks = (word >> 7) & (~word >> 6) & 0x0101010101010101u;
  return (size_t)((marks * 0x0101010101010101u) >> 56);
}

size_t crd_cel_code_points(crd_string text) {
  size_t others = 0, i = 0;
  uint64_t word;
  if (text.size > CRD_CEL_LONG) crd_poll();
  for (; i + 8 <= text.size; i += 8) {
    memcpy(&word, text.data + i, 8);
    others += continuing(word);
  }
  for (; i < text.size; i++) others += ((unsigned char)text.data[i] & 0xC0u) == 0x80u;
  return text.size - others;
}
