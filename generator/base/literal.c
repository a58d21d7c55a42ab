/* SPDX-License-Identifier: Apache-2.0 */
#include "base/literal.h"
#include <crd/shown.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void crdc_literal_string(crd_text *out, crd_string text) {
  crd_text_add_char(out, '"');
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    switch (c) {
    case '"':
      crd_text_add(out, CRD_STRING("\\\""));
      break;
    case '\\':
      crd_text_add(out, CRD_STRING("\\\\"));
      break;
    case '\n':
      crd_text_add(out, CRD_STRING("\\n"));
      break;
    case '\t':
      crd_text_add(out, CRD_STRING("\\t"));
      break;
    case '\r':
      crd_text_add(out, CRD_STRING("\\r"));
      break;
    case '?': /* "??=" would be a trigraph */
      crd_text_add(out, i && text.data[i - 1] == '?' ? CRD_STRING("\\?") : CRD_STRING("?"));
      break;
    default:
      if (c < 0x20 || c >= 0x7f)
        crd_text_printf(out, "\\%03o", c);
      else
        crd_text_add_char(out, (char)c);
    }
  }
  crd_text_add_char(out, '"');
}

void crdc_literal_chars(crd_text *out, crd_string text) {
  size_t column = 4;
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    size_t before = out->size;
    if (c == '\'' || c == '\\')
      crd_text_printf(out, "'\\%c', ", c);
    else if (c < 0x20 || c >= 0x7f)
      crd_text_printf(out, "'\\%03o', ", c);
    else
      crd_text_printf(out, "'%c', ", c);
    column += out->size - before;
    if (column < 112) continue;
    out->data[out->size - 1] = '\n';
    crd_text_add(out, CRD_STRING("    "));
    column = 4;
  }
  crd_text_add_char(out, '0');
}

void crdc_literal_int(crd_text *out, int64_t number) {
  if (number == INT64_MIN)
    crd_text_add(out, CRD_STRING("INT64_MIN"));
  else if (number > INT32_MAX || number < -INT32_MAX)
    crd_text_printf(out, "INT64_C(%lld)", (long long)number);
  else
    crd_text_printf(out, "%lld", (long long)number);
}

void crdc_literal_double(crd_text *out, double number) {
  char text[40];
  for (int digits = 1; digits <= 17; digits++) {
    snprintf(text, sizeof text, "%.*g", digits, number);
    if (strtod(text, NULL) == number) break;
  }
  crd_text_add(out, crd_string_of(text));
  if (!strpbrk(text, ".en")) crd_text_add(out, CRD_STRING(".0"));
}

crd_string crdc_literal_comment(crd_arena *arena, crd_string text, size_t limit) {
  crd_text out = {.arena = arena}, shown = {.arena = arena};
  if (text.size > 8 * limit) text.size = 8 * limit;  /* more than `limit`, even if most of it is blanks */
  crd_text_add_shown(&shown, text, CRD_SHOWN_LINES); /* compilers warn of marks that reverse text */
  text = crd_text_string(&shown);
  for (size_t i = 0; i < text.size && out.size < limit; i++) {
    char c = text.data[i];
    bool space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    bool meets =
        (c == '/' && out.size && out.data[out.size - 1] == '*') || (c == '*' && out.size && out.data[out.size - 1] == '/');
    meets |= c == '/' && out.size > 1 && out.data[out.size - 1] == '?' && out.data[out.size - 2] == '?'; /* a trigraph */
    if (space && (out.size == 0 || out.data[out.size - 1] == ' ')) continue;
    if (meets) crd_text_add_char(&out, ' ');
    crd_text_add_char(&out, space ? ' ' : c);
  }
  bool cut = out.size >= limit;
  while (cut && out.size && ((unsigned char)out.data[out.size - 1] & 0xC0) == 0x80) out.size--; /* do not cut a character */
  if (cut && out.size && ((unsigned char)out.data[out.size - 1] & 0xC0) == 0xC0) out.size--;
  while (out.size && (out.data[out.size - 1] == ' ' || out.data[out.size - 1] == '\\')) out.size--;
  if (cut) crd_text_add(&out, CRD_STRING("..."));
  return crd_arena_copy(arena, crd_text_string(&out));
}
