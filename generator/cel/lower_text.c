/* SPDX-License-Identifier: Apache-2.0 */
/* What the lowering writes with: lines, blocks, sums of cost, names; and the variables that an expression sees. */
#include "cel/lowering.h"
#include "types/symbols.h"
#include <stdarg.h>
#include <string.h>

static void write_indent(lowering *l) {
  for (unsigned i = 0; i < l->indent; i++) crd_text_add(&l->body, CRD_STRING("  "));
}

static crd_string format_text(lowering *l, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  char *data = crd_arena_alloc(l->arena, (size_t)(size < 0 ? 0 : size) + 1);
  if (size >= 0) vsnprintf(data, (size_t)size + 1, format, again);
  va_end(again);
  return (crd_string){data, (size_t)(size < 0 ? 0 : size)};
}

crd_string crdc_lower_text_of(lowering *l, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  crd_string text = format_text(l, format, arguments);
  va_end(arguments);
  return text;
}

void crdc_lower_write_line(lowering *l, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  write_indent(l);
  crd_text_add(&l->body, format_text(l, format, arguments));
  crd_text_add_char(&l->body, '\n');
  va_end(arguments);
}

void crdc_lower_flush_cost(lowering *l) {
  if (l->cost) crdc_lower_write_line(l, "cost += %llu;", (unsigned long long)l->cost);
  l->cost = 0;
}

void crdc_lower_open_block(lowering *l, const char *format, ...) {
  va_list arguments;
  crdc_lower_flush_cost(l);
  va_start(arguments, format);
  crd_string head = format_text(l, format, arguments);
  va_end(arguments);
  crdc_lower_write_line(l, "%.*s%s{", TEXT(head), head.size ? " " : "");
  l->indent++;
}

void crdc_lower_close_block(lowering *l, const char *format, ...) {
  va_list arguments;
  crdc_lower_flush_cost(l);
  l->indent--;
  va_start(arguments, format);
  crd_string tail = format_text(l, format, arguments);
  va_end(arguments);
  crdc_lower_write_line(l, "}%.*s", TEXT(tail));
}

void crdc_lower_fail_if(lowering *l, const char *format, ...) {
  va_list arguments;
  crdc_lower_flush_cost(l);
  va_start(arguments, format);
  crd_string condition = format_text(l, format, arguments);
  va_end(arguments);
  crd_text before = crdc_lower_divert(l);
  l->indent++;
  l->above->write_cost_of_error(l);
  l->indent--;
  crd_text left = crdc_lower_restore(l, before);
  if (left.size > 0) {
    crdc_lower_write_line(l, "if (%.*s) {", TEXT(condition));
    crd_text_add(&l->body, crd_text_string(&left));
    crdc_lower_write_line(l, "  goto failed_%u;", l->handler->label);
    crdc_lower_write_line(l, "}");
  } else {
    crdc_lower_write_line(l, "if (%.*s) goto failed_%u;", TEXT(condition), l->handler->label);
  }
  l->handler->used = true;
}

crd_string crdc_lower_bare(crd_string text) {
  int depth = 0;
  if (text.size < 2 || text.data[0] != '(') return text;
  for (size_t i = 0; i < text.size; i++) {
    depth += text.data[i] == '(' ? 1 : text.data[i] == ')' ? -1 : 0;
    if (depth == 0 && i + 1 < text.size) return text;
  }
  return (crd_string){text.data + 1, text.size - 2};
}

crd_text crdc_lower_divert(lowering *l) {
  crdc_lower_flush_cost(l);
  crd_text outer = l->body;
  l->body = (crd_text){.arena = l->arena};
  return outer;
}

crd_text crdc_lower_restore(lowering *l, crd_text outer) {
  crdc_lower_flush_cost(l);
  crd_text diverted = l->body;
  l->body = outer;
  return diverted;
}

unsigned crdc_lower_new_temporary(lowering *l) {
  return ++l->temporaries;
}

operand crdc_lower_unsupported(lowering *l, const cel_node *node, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  crd_string what = format_text(l, format, arguments);
  va_end(arguments);
  (void)node;
  if (!l->failed)
    crdc_diagnostics_add(l->diagnostics, SEVERITY_ERROR, l->location, "cannot be compiled yet: %.*s", TEXT(what));
  l->failed = true;
  return make_operand(FORM_VALUE, CRD_STRING("crd_cel_of_null()"));
}

crd_string crdc_lower_string_literal(crd_arena *arena, crd_string string) {
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

crd_string crdc_lower_type_symbol_of(lowering *l, const type_node *node) {
  crd_string symbol = type_symbol(l->arena, node);
  return crdc_lower_text_of(l, "&%.*s", TEXT(symbol));
}

void crdc_lower_add_outdented(lowering *l, const crd_text *text) {
  for (size_t i = 0; i < text->size;) {
    const char *end = memchr(text->data + i, '\n', text->size - i);
    size_t next = end ? (size_t)(end - text->data) + 1 : text->size;
    if (next - i > 2 && memcmp(text->data + i, "  ", 2) == 0) i += 2;
    crd_text_add(&l->body, (crd_string){text->data + i, next - i});
    i = next;
  }
}

/* ---- variables ---- */

variable *crdc_lower_find_variable(lowering *l, crd_string name) {
  for (size_t i = l->variable_count; i-- > l->variable_base;)
    if (crd_string_equal(l->variables[i].name, name)) return &l->variables[i];
  return NULL;
}

void crdc_lower_push_variable(lowering *l, crd_string name, operand value) {
  if (l->variable_count == l->variable_capacity) {
    size_t capacity = l->variable_capacity ? l->variable_capacity * 2 : 8;
    l->variables =
        crd_arena_grow(l->arena, l->variables, l->variable_capacity * sizeof *l->variables, capacity * sizeof *l->variables);
    l->variable_capacity = capacity;
  }
  l->variables[l->variable_count++] = (variable){name, value};
}
