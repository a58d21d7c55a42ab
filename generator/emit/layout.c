/* SPDX-License-Identifier: Apache-2.0 */
/* The layout of generated C. Items of a table share lines as far as they fit. Then each line is handled alone: a scan finds
 * the possible breaks, the best one that fits is used, and the rest of the line is indented and scanned again. */
#include "emit/layout.h"

#include "../../runtime/value/joined.h"

#define LAYOUT_MAX_DEPTH 32

typedef struct line {
  crd_string text;
  size_t break_at; /* the offset of the rest; 0: no break */
  size_t indent;   /* of the rest */
  bool in_string;  /* the break is inside a literal */
  bool continued;  /* the line is such a rest: it is inside brackets that an earlier line opened */
} line;

static size_t indent_of(crd_string text) {
  size_t indent = 0;
  while (indent < text.size && text.data[indent] == ' ') indent++;
  return indent;
}

/* The end of the literal that starts at `at`, after its closing quote. */
static size_t literal_end(crd_string text, size_t at) {
  char quote = text.data[at++];
  while (at < text.size && text.data[at] != quote) at += text.data[at] == '\\' ? 2 : 1;
  return at < text.size ? at + 1 : text.size;
}

/* Where to break a literal that crosses the last column: after a space if there is one, never inside an escape. */
static size_t literal_break(crd_string text, size_t start, size_t end) {
  size_t last = 0, last_space = 0;
  for (size_t at = start + 1; at + 1 < end && at + 1 <= LAYOUT_COLUMNS - 1;) {
    size_t size = text.data[at] != '\\' ? 1 : at + 1 < end && text.data[at + 1] >= '0' && text.data[at + 1] <= '7' ? 4 : 2;
    if (at + size > LAYOUT_COLUMNS - 1) break;
    at += size;
    last = at;
    if (text.data[at - 1] == ' ') last_space = at;
  }
  return last_space > start + 20 ? last_space : last > start + 20 ? last : 0;
}

/* The start of the expression in a statement: after "= " or "return ". */
static size_t expression_start(crd_string text) {
  size_t indent = indent_of(text);
  if (text.size > indent + 7 && memcmp(text.data + indent, "return ", 7) == 0) return indent + 7;
  for (size_t at = indent; at + 3 < text.size && text.data[at] != '"'; at++)
    if (memcmp(text.data + at, " = ", 3) == 0) return at + 3;
  return indent;
}

/* A conditional on the outermost level is broken before its '?', and its rest before the ':'. */
static bool is_conditional(crd_string text, size_t at) {
  size_t indent = indent_of(text);
  const char *sign = indent < text.size && text.data[indent] == '?' ? " : " : " ? ";
  return at > indent && at + 3 < text.size && memcmp(text.data + at, sign, 3) == 0;
}

static bool is_operator_at(crd_string text, size_t at) {
  return at + 3 < text.size && text.data[at] == ' ' && text.data[at + 3] == ' ' &&
         (memcmp(text.data + at + 1, "&&", 2) == 0 || memcmp(text.data + at + 1, "||", 2) == 0);
}

/* Finds the break of a line of code. */
static void find_break(line *line) {
  crd_string text = line->text;
  size_t columns[LAYOUT_MAX_DEPTH] = {indent_of(text)}, depth = 0, best_depth = LAYOUT_MAX_DEPTH;
  for (size_t at = 0; at < text.size && at < LAYOUT_COLUMNS; at++) {
    char c = text.data[at];
    if (c == '"' || c == '\'') {
      size_t end = literal_end(text, at);
      if (end > LAYOUT_COLUMNS && c == '"' && line->break_at == 0) {
        line->break_at = literal_break(text, at, end);
        line->indent = at;
        line->in_string = true;
        return;
      }
      at = end - 1;
    } else if (c == '(' || c == '[' || c == '{') {
      if (++depth >= LAYOUT_MAX_DEPTH) return;
      columns[depth] = at + 1;
    } else if ((c == ')' || c == ']' || c == '}') && depth) {
      depth--;
    }
    if (depth == 0 && is_conditional(text, at)) {
      line->break_at = at + 1;
      line->indent = text.data[indent_of(text)] == '?' ? indent_of(text) : expression_start(text) + 4;
      return;
    }
    bool comma = c == ',' && at + 1 < text.size && text.data[at + 1] == ' ';
    if ((!comma && !is_operator_at(text, at)) || depth > best_depth || (depth == 0 && !line->continued)) continue;
    size_t next = comma ? at + 2 : at + 4;
    if (next - 1 > LAYOUT_COLUMNS) continue;
    best_depth = depth;
    line->break_at = next;
    line->indent = columns[depth];
  }
}

/* Adds a line of a comment, broken at spaces and continued with " * " below the star of the line. */
static void add_comment(crd_text *out, crd_string text) {
  const size_t begin = indent_of(text), indent = text.data[begin] == '*' ? begin - (begin > 0) : begin;
  bool closes = text.size > 2 && memcmp(text.data + text.size - 2, "*/", 2) == 0;
  while (text.size > LAYOUT_COLUMNS) {
    size_t at = LAYOUT_COLUMNS;
    while (at > indent + 3 && text.data[at] != ' ') at--;
    if (at <= indent + 3) { /* one long word: break at the next space, unless only the end of the comment follows */
      at = LAYOUT_COLUMNS;
      while (at < text.size && text.data[at] != ' ') at++;
    }
    if (at >= text.size || (closes && at + 3 >= text.size)) break;
    crd_text_add(out, (crd_string){text.data, at});
    crd_text_add_char(out, '\n');
    crd_string rest = {text.data + at + 1, text.size - at - 1};
    text = crd_arena_printf(out->arena, "%*s * %.*s", (int)indent, "", (int)rest.size, rest.data);
  }
  crd_text_add(out, text);
}

static void add_code(crd_text *out, crd_string text) {
  for (bool continued = false; text.size > LAYOUT_COLUMNS; continued = true) {
    line line = {.text = text, .continued = continued};
    find_break(&line);
    if (line.break_at <= indent_of(text) || line.break_at >= text.size) break;
    size_t end = line.break_at;
    while (!line.in_string && end && text.data[end - 1] == ' ') end--;
    crd_text_add(out, (crd_string){text.data, end});
    crd_text_add(out, line.in_string ? CRD_STRING("\"\n") : CRD_STRING("\n"));
    text = crd_arena_printf(out->arena, "%*s%s%.*s", (int)line.indent, "", line.in_string ? "\"" : "",
                            (int)(text.size - line.break_at), text.data + line.break_at);
    if (line.indent + 1 >= LAYOUT_COLUMNS) break;
  }
  crd_text_add(out, text);
}

/* ---- tables ---- */

/* The lines of an initializer, some of which are joined. */
typedef struct layout_table {
  crd_arena *arena;
  crd_string *lines;
  size_t count, room;
  size_t open[LAYOUT_MAX_DEPTH], depth; /* the lines of the open brackets */
} layout_table;

static bool line_ends_with(crd_string text, const char *end) {
  return crd_string_has_suffix(text, crd_string_of(end));
}

static crd_string line_content(crd_string line) {
  return crd_string_slice(line, indent_of(line), line.size);
}

/* Whether the line is a complete item: a member, a value, or a row of values without names. A row with names keeps its own
 * line. */
static bool is_short_line(crd_string line) {
  const crd_string content = line_content(line);
  const bool row = content.size && content.data[0] == '{';
  return content.size > 1 && line_ends_with(line, ",") && !memmem(content.data, content.size, "/*", 2) &&
         !(row && memchr(content.data, '=', content.size));
}

static void table_append(layout_table *table, crd_string line) {
  CRD_ARENA_PUSH(table->arena, table->lines, table->count, table->room, 64, line);
}

/* Adds an item, on the line of the one before it if both are short and there is room. */
static void table_add_item(layout_table *table, crd_string line) {
  const size_t first = table->depth ? table->open[table->depth - 1] + 1 : 0;
  crd_string *last = table->count > first ? &table->lines[table->count - 1] : NULL;
  const crd_string content = line_content(line);
  if (last && is_short_line(line) && is_short_line(*last) && indent_of(line) == indent_of(*last) &&
      last->size + 1 + content.size <= LAYOUT_COLUMNS)
    *last = crd_arena_printf(table->arena, "%.*s %.*s", CRD_PRINT(*last), CRD_PRINT(content));
  else
    table_append(table, line);
}

/* Closes the innermost bracket: on one line if it contains one line that fits. */
static void table_close(layout_table *table, crd_string line) {
  const size_t open = table->open[--table->depth];
  if (open + 2 == table->count && line_ends_with(table->lines[open + 1], ",")) {
    const crd_string head = table->lines[open], held = line_content(table->lines[open + 1]), end = line_content(line);
    if (head.size + held.size + end.size <= LAYOUT_COLUMNS && !memmem(held.data, held.size, "/*", 2)) {
      table->count = open;
      table_add_item(table, crd_arena_printf(table->arena, "%.*s%.*s%.*s", CRD_PRINT(head), (int)held.size - 1, held.data,
                                             CRD_PRINT(end)));
      return;
    }
  }
  table_append(table, line);
}

static void layout_table_add(layout_table *table, crd_string line) {
  const crd_string content = line_content(line);
  if (line_ends_with(line, "{") && table->depth < LAYOUT_MAX_DEPTH) {
    table->open[table->depth++] = table->count;
    table_append(table, line);
  } else if (table->depth && content.size && content.data[0] == '}') {
    table_close(table, line);
  } else {
    table_add_item(table, line);
  }
}

/* ---- files ---- */

static bool is_comment(crd_string line) {
  const size_t indent = indent_of(line);
  return line.size > indent + 1 && (memcmp(line.data + indent, "/*", 2) == 0 || memcmp(line.data + indent, "* ", 2) == 0);
}

/* Joins a long comment line with the following lines, which are wrapped again together; a labelled line begins anew. */
static crd_string whole_comment(crd_arena *arena, crd_string line, crd_string *text) {
  while (line.size > LAYOUT_COLUMNS && is_comment(line) && !line_ends_with(line, "*/")) {
    crd_string next, rest;
    crd_string_cut(*text, '\n', &next, &rest);
    const size_t begin = indent_of(next);
    if (!is_comment(next) || next.data[begin] != '*') break;
    const crd_string words = crd_string_slice(next, begin + 2, next.size);
    if (crd_string_has_prefix(words, CRD_STRING("rule: ")) || crd_string_has_prefix(words, CRD_STRING("when: "))) break;
    line = crd_joined(arena, line, CRD_STRING(" "), words);
    *text = rest;
  }
  return line;
}

static void add_laid_out(crd_text *out, crd_string line) {
  if (line.size <= LAYOUT_COLUMNS || (line.size && line.data[0] == '#'))
    crd_text_add(out, line);
  else if (is_comment(line))
    add_comment(out, line);
  else
    add_code(out, line);
}

static void add_layout_table(crd_text *out, crd_string first, crd_string *text) {
  layout_table table = {.arena = out->arena};
  layout_table_add(&table, first);
  while (text->size && table.depth) {
    crd_string line;
    crd_string_cut(*text, '\n', &line, text);
    layout_table_add(&table, line);
  }
  for (size_t i = 0; i < table.count; i++) {
    if (i) crd_text_add_char(out, '\n');
    add_laid_out(out, table.lines[i]);
  }
}

crd_string crdc_layout_wrap(crd_arena *arena, crd_string text) {
  crd_text out = {.arena = arena};
  while (text.size) {
    const char *last = text.data + text.size - 1;
    crd_string line;
    crd_string_cut(text, '\n', &line, &text);
    if (line.size && line.data[0] != ' ' && line_ends_with(line, "= {"))
      add_layout_table(&out, line, &text);
    else
      add_laid_out(&out, whole_comment(arena, line, &text));
    if (text.size || *last == '\n') crd_text_add_char(&out, '\n');
  }
  return crd_text_string(&out);
}
