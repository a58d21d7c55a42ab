/* UTF-8 as Go's unicode/utf8 reads it. */
#ifndef CRD_VALIDATE_UTF8_H
#define CRD_VALIDATE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* The size of the sequence at `at`, which stands before `end`, or 0 when utf8.DecodeRune takes its first byte as U+FFFD. */
static inline size_t utf8_size(const uint8_t *at, const uint8_t *end) {
  uint8_t first = at[0];
  if (first < 0x80) return 1;
  size_t size = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (size == 0 || (size_t)(end - at) < size) return 0;
  uint8_t low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  uint8_t high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  if (at[1] < low || at[1] > high) return 0;
  for (size_t i = 2; i < size; i++)
    if ((at[i] & 0xC0) != 0x80) return 0;
  return size;
}

#endif
