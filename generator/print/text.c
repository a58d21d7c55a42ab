/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of statements: lines, jumps, literals, members. */
#include "print/printing.h"
#include "types/symbols.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

static crd_string format_list(crd_arena *arena, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  char *data = crd_arena_alloc(arena, (size_t)(size < 0 ? 0 : size) + 1);
  if (size >= 0) vsnprintf(data, (size_t)size + 1, format, again);
  va_end(again);
  return (crd_string){data, (size_t)(size < 0 ? 0 : size)};
}

crd_string crdc_print_text(printing *p, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  crd_string text = format_list(p->arena, format, arguments);
  va_end(arguments);
  return text;
}

/* ---- lines ---- */

static void add_statement_line(printing *p, crd_string line) {
  crd_text *text = &p->statements[p->at].text;
  crd_text_add(text, CRD_STRING("  "));
  crd_text_add(text, line);
  crd_text_add_char(text, '\n');
}

void crdc_print_line(printing *p, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  add_statement_line(p, format_list(p->arena, format, arguments));
  va_end(arguments);
}

/* What happens on an edge: its cost, the value that fails, and its end. */
typedef struct way {
  uint64_t cost;
  crd_string failed; /* the variable; empty: none */
  uint32_t to;
} way;

/* Follows jumps and failing values: the code of an edge is printed at its start. */
static way way_of(printing *p) {
  way way = {.to = instruction_of(p)->to};
  for (;;) {
    const crd_instruction *at = &p->program->code[way.to];
    if (at->operation == CRD_OP_FAILED && at[1].operation == CRD_OP_JUMP && !way.failed.size) {
      const uint32_t number = p->flow.web_of[way.to];
      const web *web = number == NO_WEB ? NULL : &p->webs[number];
      if (!web || web->value.form != FORM_TRUTH) return way;
      way.failed = web->value.text;
      way.to++;
    } else if (at->operation == CRD_OP_COST) {
      way.cost += at->to, way.to++;
    } else if (at->operation == CRD_OP_JUMP) {
      way.to = at->to;
    } else {
      return way;
    }
    way.cost += at->cost;
  }
}

static void go_if(printing *p, crd_string condition) {
  const way way = way_of(p);
  crd_text line = {.arena = p->arena};
  p->statements[p->at].to = way.to;
  crd_text_printf(&line, "if (%.*s) ", TEXT(crdc_print_bare(condition)));
  const bool block = way.cost || way.failed.size;
  if (block) crd_text_add(&line, CRD_STRING("{ "));
  if (way.cost) crd_text_printf(&line, "cost += %" PRIu64 "; ", way.cost);
  if (way.failed.size) crd_text_printf(&line, "%.*s = CRD_CEL_ERROR; ", TEXT(way.failed));
  crd_text_printf(&line, "goto at_%" PRIu32 ";%s", way.to, block ? " }" : "");
  add_statement_line(p, crd_text_string(&line));
}

void crdc_print_fail_if(printing *p, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  go_if(p, format_list(p->arena, format, arguments));
  p->statements[p->at].fails = true;
  va_end(arguments);
}

void crdc_print_jump_if(printing *p, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  go_if(p, format_list(p->arena, format, arguments));
  p->statements[p->at].jumps = true;
  va_end(arguments);
}

void crdc_print_jump(printing *p) {
  const way way = way_of(p);
  crdc_print_cost(p, way.cost);
  if (way.failed.size) crdc_print_line(p, "%.*s = CRD_CEL_ERROR;", TEXT(way.failed));
  p->statements[p->at].sets = way.failed.size > 0;
  crdc_print_line(p, "goto at_%" PRIu32 ";", way.to);
  p->statements[p->at].to = way.to;
  p->statements[p->at].jumps = true;
}

void crdc_print_cost(printing *p, uint64_t cost) {
  p->statements[p->at].cost += cost;
}

bool crdc_print_once(printing *p, crd_string name) {
  for (size_t i = 0; i < p->once.count; i++)
    if (crd_string_equal(p->once.items[i], name)) return false;
  crd_texts_add(&p->once, name);
  return true;
}

void crdc_print_declare(printing *p, crd_string type, crd_string name) {
  declared *more = crd_arena_alloc(p->arena, sizeof *more);
  *more = (declared){type, name, p->statements[p->at].declared};
  p->statements[p->at].declared = more;
}

crd_string crdc_print_local(printing *p, const char *type, const char *letter) {
  const unsigned number = p->statements[p->at].locals++;
  crd_string name = number ? crdc_print_text(p, "%s%" PRIu32 "_%u", letter, p->at, number + 1)
                           : crdc_print_text(p, "%s%" PRIu32, letter, p->at);
  crdc_print_declare(p, crd_string_of(type), name);
  return name;
}

const char *crdc_print_error_end(const printing *p) {
  static const char *const ends[] = {[PROGRAM_TRUTH] = "crd_cel_end(cel, cost, CRD_CEL_ERROR)",
                                     [PROGRAM_TEXT] = "crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE",
                                     [PROGRAM_VALUE] = "crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR))"};
  return ends[p->function->result];
}

/* ---- expressions ---- */

crd_string crdc_print_bare(crd_string text) {
  int depth = 0;
  bool quoted = false;
  if (text.size < 2 || text.data[0] != '(') return text;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] == '\\' && quoted) i++; /* the escaped character */
    if (text.data[i] == '"' && text.data[i - 1] != '\\') quoted = !quoted;
    if (quoted) continue;
    depth += text.data[i] == '(' ? 1 : text.data[i] == ')' ? -1 : 0;
    if (depth == 0 && i + 1 < text.size) return text;
  }
  return (crd_string){text.data + 1, text.size - 2};
}

crd_string crdc_print_negated(printing *p, crd_string text) {
  if (text.data[0] != '!') return crdc_print_text(p, "!%.*s", TEXT(text));
  return (crd_string){text.data + 1, text.size - 1}; /* the negated text is a name, a call, or in parentheses */
}

crd_string crdc_print_literal(crd_arena *arena, crd_string string) {
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '"');
  for (size_t i = 0; i < string.size; i++) {
    unsigned char c = (unsigned char)string.data[i];
    if (c == '"' || c == '\\' || c == '?') {
      crd_text_add_char(&text, '\\');
      crd_text_add_char(&text, (char)c);
    } else if (c >= 0x20 && c < 0x7F) {
      crd_text_add_char(&text, (char)c);
    } else {
      crd_text_printf(&text, "\\%03o", c);
    }
  }
  crd_text_add_char(&text, '"');
  return crd_text_string(&text);
}

crd_string crdc_print_int(crd_arena *arena, int64_t integer) {
  if (integer == INT64_MIN) return CRD_STRING("INT64_MIN");
  bool small = integer >= -INT32_MAX && integer <= INT32_MAX;
  if (integer < 0)
    return crd_arena_printf(arena, small ? "(%" PRId64 ")" : "(-INT64_C(%" PRId64 "))", small ? integer : -integer);
  return crd_arena_printf(arena, small ? "%" PRId64 : "INT64_C(%" PRId64 ")", integer);
}

crd_string crdc_print_string(printing *p, crd_string string) {
  crd_string literal = crdc_print_literal(p->arena, string);
  return crdc_print_text(p, "CRD_STRING(%.*s)", TEXT(literal));
}

crd_string crdc_print_type(printing *p, const type_node *node) {
  crd_string symbol = type_symbol(p->arena, node);
  return crdc_print_text(p, "&%.*s", TEXT(symbol));
}

crd_string crdc_print_member(printing *p, crd_string pointer, const char *member) {
  crd_string inner = crdc_print_bare(pointer);
  if (inner.size == pointer.size || inner.data[0] != '&') return crdc_print_text(p, "%.*s->%s", TEXT(pointer), member);
  return crdc_print_text(p, "%.*s.%s", (int)inner.size - 1, inner.data + 1, member);
}

crd_string crdc_print_part(printing *p, crd_string value, const char *member) {
  return crdc_print_text(p, value.data[0] == '*' ? "(%.*s).%s" : "%.*s.%s", TEXT(value), member);
}
