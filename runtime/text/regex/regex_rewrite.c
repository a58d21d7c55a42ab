/* SPDX-License-Identifier: Apache-2.0 */
/* Rewrites a Go pattern for RE2. The pattern is valid, so the first bytes of a part tell its kind: escape, quote, class or
 * group. */
#include "regex_parse.h"

/* The end of the escape, quoted text or Unicode class whose backslash is at `at`. */
static const char *escape_end(const char *at, const char *end, bool in_class) {
  const char *stop = at + 2;
  if (in_class || at[1] != 'Q') return stop;
  while (stop < end && !(end - stop >= 2 && stop[0] == '\\' && stop[1] == 'E')) stop++;
  return end - stop >= 2 ? stop + 2 : end;
}

/* The end of [:name:] inside of a class, or of one byte. */
static const char *member_end(const char *at, const char *end) {
  if (at[0] != '[' || end - at < 3 || at[1] != ':') return at + 1;
  for (const char *c = at + 2; end - c >= 2; c++)
    if (c[0] == ':' && c[1] == ']') return c + 2;
  return at + 1;
}

static bool is_named_group(const char *at, const char *end) {
  return at[0] == '(' && end - at > 3 && at[1] == '?' && (at[2] == '<' || (at[2] == 'P' && at[3] == '<'));
}

/* Writes a Unicode class as a class of ranges, or as members of one. Where Go folds them the ranges are folded already, and
 * RE2 must not fold more. For an empty class it writes a surrogate, which no text contains. */
static void add_range_text(crd_text *text, const regex_class *class, bool in_class) {
  if (!in_class) crd_text_add(text, CRD_STRING("(?-i:["));
  for (uint32_t i = 0; i < class->count; i++)
    crd_text_printf(text, "\\x{%x}-\\x{%x}", class->ranges[i].low, class->ranges[i].high);
  if (class->count == 0) crd_text_add(text, CRD_STRING("\\x{d800}"));
  if (!in_class) crd_text_add(text, CRD_STRING("])"));
}

crd_string crd_regex_for_re2(crd_arena *arena, crd_string pattern, const regex_class *classes) {
  crd_text text = {.arena = arena};
  const char *at = pattern.data, *end = at + pattern.size,
             *literal = NULL; /* `literal`: where ']' is a member of its class */
  bool in_class = false;
  while (at < end) {
    const char *stop = at + 1;
    if (classes && at == classes->text.data) {
      add_range_text(&text, classes, in_class);
      at += classes->text.size;
      classes = classes->next;
      continue;
    }
    if (at[0] == '\\' && end - at >= 2) {
      stop = escape_end(at, end, in_class);
    } else if (in_class) {
      stop = member_end(at, end);
      if (at[0] == ']' && at != literal) in_class = false;
    } else if (at[0] == '[') {
      in_class = true;
      if (end - at >= 2 && at[1] == '^') stop++;
      literal = stop;
    } else if (is_named_group(at, end)) {
      crd_text_add_char(&text, '(');
      at = (const char *)memchr(at, '>', (size_t)(end - at)) + 1;
      continue;
    }
    crd_text_add(&text, (crd_string){at, (size_t)(stop - at)});
    at = stop;
  }
  return crd_text_string(&text);
}
