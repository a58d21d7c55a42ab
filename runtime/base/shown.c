/* SPDX-License-Identifier: Apache-2.0 */
/* Escapes text rune by rune: runs of unchanged runes are passed on together, others are replaced. */
#include <crd/shown.h>

#include "ascii.h"
#include "utf8.h"

enum { MOST_REPLACEMENT = 16 };

bool crd_utf8_is_command(const char *start, const char *at, const char *end) {
  if (end - at < 3 || at[1] != at[0] || (at[0] != ':' && at[0] != '#')) return false;
  if (at[0] == '#') {
    const char *p = at + 2;
    while (p < end && is_letter(*p)) p++;
    return p < end && *p == '[';
  }
  if (!is_letter(at[2])) return false;
  while (at > start && (at[-1] == ' ' || at[-1] == '\t')) at--;
  return at == start || at[-1] == '\n' || at[-1] == '\r' || (unsigned char)at[-1] >= 0x80;
}

static bool is_line_space(uint32_t rune) {
  return rune == '\n' || rune == '\t' || rune == '\r';
}

/* Writes the replacement of a rune, or of an invalid byte, to `out`; returns its size, 0 when the rune stays. */
static size_t replacement_of(char *out, uint32_t rune, bool valid, crd_shown how) {
  bool plain = valid && rune >= 0x20 && rune != 0x7f && !utf8_is_hidden(rune) && !utf8_is_nothing(rune);
  if (plain || (rune == '\t' && how >= CRD_SHOWN_LINES) || (rune == '\n' && how == CRD_SHOWN_LINES)) return 0;
  if (how == CRD_SHOWN_SOURCE || (how == CRD_SHOWN_LINE && is_line_space(rune)))
    return (size_t)snprintf(out, MOST_REPLACEMENT, how == CRD_SHOWN_SOURCE ? "?" : " ");
  if (is_line_space(rune))
    return (size_t)snprintf(out, MOST_REPLACEMENT, "\\%c", rune == '\n' ? 'n' : rune == '\t' ? 't' : 'r');
  const char *form = rune < 0x100 ? "\\x%02x" : rune < 0x10000 ? "\\u%04x" : "\\U%08x";
  return (size_t)snprintf(out, MOST_REPLACEMENT, form, (unsigned)rune);
}

/* The next part of a text: bytes that are passed on unchanged, then the replacement of one rune. */
typedef struct stretch {
  crd_string same;
  char other[MOST_REPLACEMENT];
  size_t other_size;
} stretch;

/* The fast path: printable ASCII except the characters that begin CI commands. */
static bool is_itself(char c) {
  return c >= 0x20 && c < 0x7f && c != ':' && c != '#';
}

static const char *next_stretch(stretch *next, crd_string string, const char *at, crd_shown how) {
  const char *end = string.data + string.size;
  next->same = (crd_string){at, 0};
  next->other_size = 0;
  while (at < end && !next->other_size) {
    if (is_itself(*at)) {
      next->same.size++;
      at++;
      continue;
    }
    size_t size = crd_utf8_length(at, end);
    bool valid = size > 0;
    uint32_t rune = valid ? crd_utf8_decode(at, end, &size) : (unsigned char)*at;
    if (!valid) size = 1;
    if (crd_utf8_is_command(string.data, at, end))
      next->other_size =
          (size_t)snprintf(next->other, MOST_REPLACEMENT, how == CRD_SHOWN_SOURCE ? "?" : "\\x%02x", (unsigned)rune);
    else
      next->other_size = replacement_of(next->other, rune, valid, how);
    if (!next->other_size) next->same.size += size;
    at += size;
  }
  return at;
}

void crd_text_add_shown(crd_text *text, crd_string string, crd_shown how) {
  if (!string.size) return; /* data may be NULL, and NULL has no end pointer */
  stretch next;
  for (const char *at = string.data, *end = at + string.size; at < end;) {
    at = next_stretch(&next, string, at, how);
    crd_text_add(text, next.same);
    crd_text_add(text, (crd_string){next.other, next.other_size});
  }
}

void crd_print_shown(FILE *stream, crd_string string, crd_shown how) {
  if (!string.size) return;
  stretch next;
  for (const char *at = string.data, *end = at + string.size; at < end;) {
    at = next_stretch(&next, string, at, how);
    fwrite(next.same.data, 1, next.same.size, stream);
    fwrite(next.other, 1, next.other_size, stream);
  }
}
