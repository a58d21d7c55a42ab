/* SPDX-License-Identifier: Apache-2.0 */
/* Issues of an expression and how they are displayed. Mirrors cel-go common/errors.go and common/error.go. */
#include "cel/text/issues.h"

#include "../../../runtime/base/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_ISSUES 100
#define MAX_SNIPPET 16384

static void find_issue_place(crd_string source, uint32_t position, cel_issue *issue) {
  issue->line = issue->column = CEL_NO_PLACE;
  if (position == CEL_NO_PLACE) return;
  issue->line = 1;
  if (position == CEL_BEFORE_START) return;
  issue->column = source.size > 0 ? 0 : CEL_NO_PLACE; /* ANTLR puts the end of an empty text before column 0 */
  size_t offset = 0;
  for (uint32_t i = 0; i < position; i++) {
    bool newline = offset < source.size && source.data[offset] == '\n';
    if (offset < source.size) utf8_next(source, &offset);
    issue->line += newline;
    issue->column = newline ? 0 : issue->column + 1;
  }
}

void crdc_cel_issue_add_text(cel_ast *ast, uint32_t position, crd_string message) {
  cel_issues *issues = &ast->issues;
  if (issues->count == MAX_ISSUES) {
    issues->dropped++;
    return;
  }
  CRD_ARENA_ROOM(ast->arena, issues->items, issues->count, issues->capacity, 4);
  cel_issue *issue = &issues->items[issues->count++];
  find_issue_place(ast->source, position, issue);
  issue->message = message;
  issue->hint = (crd_string){NULL, 0};
}

void crdc_cel_issue_hint(cel_ast *ast, crd_string hint) {
  if (ast->issues.count && !ast->issues.dropped) ast->issues.items[ast->issues.count - 1].hint = hint;
}

void crdc_cel_issue_add(cel_ast *ast, uint32_t position, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  va_list again;
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  char *message = crd_arena_alloc(ast->arena, (size_t)size + 1);
  vsnprintf(message, (size_t)size + 1, format, again);
  va_end(again);
  crdc_cel_issue_add_text(ast, position, (crd_string){message, (size_t)size});
}

/* Lines count from 1; an issue without a place sorts first, as cel-go's line -1 does. */
static bool comes_before(const cel_issue *a, const cel_issue *b) {
  int32_t line_a = (int32_t)a->line, line_b = (int32_t)b->line;
  return line_a < line_b || (line_a == line_b && (int32_t)a->column < (int32_t)b->column);
}

static bool source_line(crd_string source, uint32_t line, crd_string *text) {
  if (line == CEL_NO_PLACE || source.size == 0) return false;
  size_t start = 0;
  for (uint32_t at = 1; at < line; at++) {
    const char *newline = memchr(source.data + start, '\n', source.size - start);
    if (!newline) return false;
    start = (size_t)(newline - source.data) + 1;
  }
  const char *end = memchr(source.data + start, '\n', source.size - start);
  *text = (crd_string){source.data + start, end ? (size_t)(end - source.data) - start : source.size - start};
  return text->size <= MAX_SNIPPET;
}

static void display_issue(crd_text *out, crd_string source, const cel_issue *issue) {
  static const crd_string wide_dot = CRD_STRING_INIT("\xef\xbc\x8e"), wide_caret = CRD_STRING_INIT("\xef\xbc\xbe");
  crd_text_printf(out, "ERROR: <input>:%d:%d: ", (int)(int32_t)issue->line, (int)(int32_t)issue->column + 1);
  crd_text_add(out, issue->message);
  crd_string line;
  if (!source_line(source, issue->line, &line)) return;
  crd_text_add(out, CRD_STRING("\n | "));
  for (size_t i = 0; i < line.size; i++) crd_text_add_char(out, line.data[i] == '\t' ? ' ' : line.data[i]);
  crd_text_add(out, CRD_STRING("\n | "));
  size_t offset = 0, before = 0;
  for (int32_t i = 0; i < (int32_t)issue->column && offset < line.size; i++) {
    before = offset;
    utf8_next(line, &offset);
    crd_text_add(out, offset - before > 1 ? wide_dot : CRD_STRING("."));
  }
  before = offset;
  if (offset < line.size) utf8_next(line, &offset);
  crd_text_add(out, offset - before > 1 ? wide_caret : CRD_STRING("^"));
}

static const cel_issue **sorted_issues(crd_arena *arena, const cel_issues *issues) {
  const cel_issue **sorted = crd_arena_alloc(arena, (issues->count + 1) * sizeof *sorted);
  for (size_t i = 0; i < issues->count; i++) {
    size_t at = i;
    for (; at > 0 && comes_before(&issues->items[i], sorted[at - 1]); at--) sorted[at] = sorted[at - 1];
    sorted[at] = &issues->items[i];
  }
  return sorted;
}

const char *crdc_cel_issues_hints(crd_arena *arena, const cel_ast *ast) {
  const cel_issue **sorted = sorted_issues(arena, &ast->issues);
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < ast->issues.count; i++) {
    bool said = false;
    for (size_t k = 0; k < i && sorted[i]->hint.size; k++) said |= crd_string_equal(sorted[k]->hint, sorted[i]->hint);
    if (!sorted[i]->hint.size || said) continue;
    if (text.size) crd_text_add(&text, CRD_STRING("; "));
    crd_text_add(&text, sorted[i]->hint);
  }
  if (!text.size) return NULL;
  crd_text_add_char(&text, 0);
  return text.data;
}

crd_string crdc_cel_issues_format(crd_arena *arena, const cel_ast *ast) {
  const cel_issues *issues = &ast->issues;
  const cel_issue **sorted = sorted_issues(arena, issues);
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < issues->count; i++) {
    if (i > 0) crd_text_add_char(&out, '\n');
    display_issue(&out, ast->source, sorted[i]);
  }
  if (issues->dropped > 0) crd_text_printf(&out, "\n%zu more errors were truncated", issues->dropped);
  return crd_text_string(&out);
}
