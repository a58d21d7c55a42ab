/* Strings of format byte. Mirrors Go's encoding/base64 (URLEncoding). */
#include "internal.h"

static int base64_digit(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '-' ? 62 : c == '_' ? 63 : -1;
}

static crd_cel_value bad_base64(crd_cel *cel, crd_string text, size_t at) {
  return CRD_CEL_FAILED_PARTS(
      cel, CRD_STRING("Invalid byte formatted string "), text,
      crd_arena_printf(cel->arena, ": illegal base64 data at input byte %llu", (unsigned long long)at));
}

/* base64.URLEncoding: line breaks are skipped, padding is needed. */
crd_cel_value crd_cel_decode_base64(crd_cel *cel, crd_string text) {
  char *out = crd_arena_alloc(cel->arena, text.size / 4 * 3 + 3);
  size_t size = 0, i = 0;
  while (true) {
    int digits[4] = {0, 0, 0, 0};
    size_t have = 0, pad = 0;
    while (have < 4) {
      while (i < text.size && (text.data[i] == '\n' || text.data[i] == '\r')) i++;
      if (i == text.size) {
        if (have == 0) return crd_cel_of_bytes((crd_string){out, size});
        return bad_base64(cel, text, i - have);
      }
      char c = text.data[i++];
      digits[have] = base64_digit(c);
      if (digits[have] >= 0) {
        have++;
        continue;
      }
      if (c != '=' || have < 2) return bad_base64(cel, text, i - 1);
      pad = 4 - have;
      while (i < text.size && (text.data[i] == '\n' || text.data[i] == '\r')) i++;
      if (pad == 2 && (i == text.size || text.data[i] != '=')) return bad_base64(cel, text, i == text.size ? i : i - 1);
      i += pad == 2;
      while (i < text.size && (text.data[i] == '\n' || text.data[i] == '\r')) i++;
      if (i < text.size) return bad_base64(cel, text, i);
      digits[have] = 0;
      break;
    }
    uint32_t bits = (uint32_t)digits[0] << 18 | (uint32_t)digits[1] << 12 | (uint32_t)digits[2] << 6 | (uint32_t)digits[3];
    out[size++] = (char)(bits >> 16);
    if (pad < 2) out[size++] = (char)(bits >> 8 & 0xFF);
    if (pad < 1) out[size++] = (char)(bits & 0xFF);
    if (pad) return crd_cel_of_bytes((crd_string){out, size});
  }
}
