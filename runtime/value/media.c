/* SPDX-License-Identifier: Apache-2.0 */
/* Each format escapes only some ASCII characters: the text between them is written unchanged. */
#include "media.h"
#include <crd/shown.h>

typedef void char_writer(FILE *stream, char c);

/* Writes a text; calls `write_special` for the characters in `special`. */
static void write_between(FILE *stream, crd_string text, crd_shown how, const char *special, char_writer *write_special) {
  size_t from = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (!text.data[i] || !strchr(special, text.data[i])) continue;
    crd_print_shown(stream, crd_string_slice(text, from, i), how);
    write_special(stream, text.data[i]);
    from = i + 1;
  }
  crd_print_shown(stream, crd_string_slice(text, from, text.size), how);
}

static void write_entity(FILE *stream, char c) {
  fputs(c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : "&quot;", stream);
}

static void write_behind_backslash(FILE *stream, char c) {
  fputc('\\', stream);
  fputc(c, stream);
}

static void write_percent(FILE *stream, char c) {
  fprintf(stream, "%%%02X", (unsigned char)c);
}

void crd_media_xml(FILE *stream, crd_string text) {
  write_between(stream, text, CRD_SHOWN_LINES, "&<>\"", write_entity);
}

void crd_media_markdown(FILE *stream, crd_string text) {
  write_between(stream, text, CRD_SHOWN_LINE, "\\`*_[]<>|~$&#@", write_behind_backslash);
}

void crd_media_markdown_code(FILE *stream, crd_string text) {
  if (!text.size || memchr(text.data, '`', text.size)) {
    crd_media_markdown(stream, text);
    return;
  }
  fputc('`', stream);
  write_between(stream, text, CRD_SHOWN_LINE, "|", write_behind_backslash);
  fputc('`', stream);
}

/* Writes a fence that is longer than any run of backticks in the text. */
static void write_fence(FILE *stream, const char *indent, crd_string text) {
  size_t longest = 2, run = 0;
  for (size_t i = 0; i < text.size; i++) {
    run = text.data[i] == '`' ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  fputs(indent, stream);
  for (size_t i = 0; i <= longest; i++) fputc('`', stream);
}

void crd_media_markdown_block(FILE *stream, const char *indent, const char *language, crd_string text) {
  write_fence(stream, indent, text);
  fprintf(stream, "%s\n", language);
  for (crd_string rest = text; rest.size;) {
    crd_string line, after;
    crd_string_cut(rest, '\n', &line, &after);
    fputs(indent, stream);
    crd_print_shown(stream, line, CRD_SHOWN_LINE);
    fputc('\n', stream);
    rest = after;
  }
  write_fence(stream, indent, text);
  fputc('\n', stream);
}

void crd_media_tap(FILE *stream, crd_string text) {
  write_between(stream, text, CRD_SHOWN_LINE, "#\\", write_behind_backslash);
}

void crd_media_command(FILE *stream, crd_string text, bool property) {
  write_between(stream, text, CRD_SHOWN_LINE, property ? "%:," : "%", write_percent);
}
