/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes base64 in quanta of four digits like Go's decodeQuantum: the positions in its errors depend on that. */
#include <crd/base64.h>

static int digit_value(char c, crd_base64_alphabet alphabet) {
  bool url = alphabet == CRD_BASE64_URL;
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == (url ? '-' : '+') ? 62 : c == (url ? '_' : '/') ? 63 : -1;
}

static size_t skip_breaks(crd_string text, size_t at) {
  while (at < text.size && (text.data[at] == '\n' || text.data[at] == '\r')) at++;
  return at;
}

/* Checks the padding at `at` after `have` digits of a quantum: it must end the text. */
static size_t check_padding(crd_string text, size_t at, unsigned have) {
  if (have < 2) return at;
  size_t next = skip_breaks(text, at + 1);
  if (have == 2) {
    if (next == text.size) return next;
    if (text.data[next] != '=') return next - 1; /* as Go counts */
    next = skip_breaks(text, next + 1);
  }
  return next < text.size ? next : CRD_BASE64_GOOD;
}

static void put_bytes(char *out, size_t *size, uint32_t bits, unsigned have) {
  if (out) {
    out[*size] = (char)(bits >> 16);
    if (have > 2) out[*size + 1] = (char)(bits >> 8 & 0xFF);
    if (have > 3) out[*size + 2] = (char)(bits & 0xFF);
  }
  *size += have - 1;
}

size_t crd_base64_decode(crd_string text, crd_base64_alphabet alphabet, char *out, size_t *size) {
  size_t at = 0, written = 0, bad = CRD_BASE64_GOOD;
  while (bad == CRD_BASE64_GOOD && (at = skip_breaks(text, at)) < text.size) {
    uint32_t bits = 0;
    unsigned have = 0;
    for (; have < 4 && (at = skip_breaks(text, at)) < text.size; at++, have++) {
      int digit = digit_value(text.data[at], alphabet);
      if (digit < 0) break;
      bits |= (uint32_t)digit << (18 - 6 * have);
    }
    if (have < 4) {
      bad = at == text.size ? at - have : text.data[at] != '=' ? at : check_padding(text, at, have);
      at = text.size;
    }
    if (bad == CRD_BASE64_GOOD) put_bytes(out, &written, bits, have);
  }
  if (size) *size = written;
  return bad;
}

size_t crd_base64_bytes(crd_arena *arena, crd_string text, crd_string *bytes) {
  char *out = crd_arena_alloc(arena, CRD_BASE64_ROOM(text.size) + 1);
  size_t size = 0, wrong = crd_base64_decode(text, CRD_BASE64_STD, out, &size);
  if (wrong == CRD_BASE64_GOOD) *bytes = (crd_string){out, size};
  return wrong;
}

void crd_base64_encode(crd_text *text, crd_string bytes) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (size_t i = 0; i < bytes.size; i += 3) {
    const unsigned char *at = (const unsigned char *)bytes.data + i;
    size_t left = bytes.size - i;
    unsigned group = (unsigned)at[0] << 16 | (left > 1 ? (unsigned)at[1] << 8 : 0u) | (left > 2 ? at[2] : 0u);
    const char quantum[] = {digits[group >> 18], digits[group >> 12 & 63], left > 1 ? digits[group >> 6 & 63] : '=',
                            left > 2 ? digits[group & 63] : '='};
    crd_text_add(text, (crd_string){quantum, sizeof quantum});
  }
}
