/* SPDX-License-Identifier: Apache-2.0 */
/* Actions are replaced by what they usually give: one on lines of its own (a condition, a loop, an included block) by
 * nothing, another one by a word. The result need not be the rendered text; but if it is not YAML either, the text has
 * another error. */
#include "../../../runtime/base/scan.h"
#include "base/memory.h"
#include "blind.h"
#include <stdio.h>
#include <unistd.h>

/* ---- files ---- */

static bool has_actions(crd_string text) {
  return text.size && scan_text(text.data, text.data + text.size, "{{", 2);
}

bool unrendered_is_jinja(crd_string text) {
  return text.size && scan_text(text.data, text.data + text.size, "{%", 2);
}

static bool is_chart(crd_string folder) {
  char path[4096];
  int size = snprintf(path, sizeof path, "%.*s/Chart.yaml", CRD_PRINT(folder));
  return size > 0 && (size_t)size < sizeof path && access(path, F_OK) == 0;
}

/* The outermost chart that contains a chart in its folder charts/, or the chart itself. */
static crd_string outermost_chart(crd_string chart) {
  const crd_string between = CRD_STRING("/charts");
  for (crd_string outer = chart;;) {
    const char *slash = outer.size ? memrchr(outer.data, '/', outer.size) : NULL;
    outer.size = slash ? (size_t)(slash - outer.data) : 0;
    if (!crd_string_has_suffix(outer, between)) return chart;
    outer.size -= between.size;
    if (!outer.size || !is_chart(outer)) return chart;
    chart = outer;
  }
}

crd_string unrendered_chart(const char *path) {
  const crd_string name = CRD_STRING("templates"), whole = crd_string_of(path);
  crd_string part;
  for (size_t at = 0; crd_string_next_part(whole, '/', &at, &part);) {
    if (!crd_string_equal(part, name) || at > whole.size) continue;
    size_t from = (size_t)(part.data - path);
    crd_string folder = from > 1 ? crd_string_slice(whole, 0, from - 1) : from ? CRD_STRING("/") : CRD_STRING(".");
    if (is_chart(folder)) return outermost_chart(folder);
  }
  return (crd_string){NULL, 0};
}

bool unrendered_is_file(const char *path, crd_string text, bool found) {
  crd_string name = crd_string_of(path);
  bool named = crd_string_has_suffix(name, CRD_STRING(".tpl")) || crd_string_has_suffix(name, CRD_STRING(".gotmpl"));
  if (named && found) return true;
  return (named || unrendered_chart(path).size) && has_actions(text);
}

/* ---- texts ---- */

/* The end of a quoted text or comment at `at` within an action; the text's end if it is not closed. */
static size_t end_of_token(crd_string text, size_t at) {
  char quote = text.data[at];
  bool comment = quote == '/' && at + 1 < text.size && text.data[at + 1] == '*';
  if (!comment && !strchr("\"'`", quote)) return at + 1;
  for (at += comment ? 2 : 1; at < text.size; at++) {
    if (comment && text.data[at] == '*' && at + 1 < text.size && text.data[at + 1] == '/') return at + 2;
    if (!comment && text.data[at] == quote) return at + 1;
    at += !comment && quote != '`' && text.data[at] == '\\';
  }
  return text.size;
}

/* The end of the action at `at`, after its braces; 0 if it is not closed. */
static size_t end_of_action(crd_string text, size_t at) {
  const char last = text.data[at + 1] == '{' ? '}' : '%';
  for (at += 2; at + 1 < text.size;) {
    if (text.data[at] == last && text.data[at + 1] == '}') return at + 2;
    /* An escape here belongs to the quoted text around the action. */
    at = text.data[at] == '\\' ? at + 2 : text.data[at] == '\0' ? at + 1 : end_of_token(text, at);
  }
  return 0;
}

static bool is_action(crd_string text, size_t at) {
  return at + 1 < text.size && text.data[at] == '{' && (text.data[at + 1] == '{' || text.data[at + 1] == '%');
}

static size_t pass_blanks(crd_string text, size_t at) {
  while (at < text.size && strchr(" \t\r", text.data[at]) && text.data[at]) at++;
  return at;
}

/* The end of consecutive lines that only have actions, from a line start on; `from` if there are none. */
static size_t end_of_action_lines(crd_string text, size_t from) {
  size_t at = pass_blanks(text, from);
  bool any = false;
  while (is_action(text, at)) {
    size_t end = end_of_action(text, at);
    if (!end) return from;
    any = true;
    at = pass_blanks(text, end);
  }
  bool ends = at == text.size || text.data[at] == '\n';
  return any && ends ? at : from;
}

/* The text without actions; empty if there are none, or one is not closed. */
static crd_string without_actions(crd_arena *arena, crd_string text) {
  crd_text plain = {.arena = arena};
  bool any = false;
  for (size_t at = 0, start = 0; at < text.size;) {
    size_t end = at == start ? end_of_action_lines(text, at) : at;
    bool lines = end > at, action = !lines && is_action(text, at);
    if (action) end = end_of_action(text, at);
    if (action && !end) return (crd_string){NULL, 0};
    if (action) crd_text_add_char(&plain, 'x');
    any = any || lines || action;
    if (lines || action) {
      at = end;
      continue;
    }
    crd_text_add_char(&plain, text.data[at]);
    if (text.data[at++] == '\n') start = at;
  }
  return any ? crd_text_string(&plain) : (crd_string){NULL, 0};
}

bool unrendered_is_text(crd_arena *arena, crd_string text) {
  if (!has_actions(text) && !unrendered_is_jinja(text)) return false;
  crd_string plain = without_actions(arena, text);
  return plain.size && memory_read(arena, plain, false);
}
