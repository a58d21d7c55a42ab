/* SPDX-License-Identifier: Apache-2.0 */
/* What the lowering writes with: lines, blocks, sums of cost, names; and the variables that an expression sees. */
#include "cel/lowering.h"
#include "types/symbols.h"
#include <stdarg.h>
#include <string.h>

static void write_indent(lowering *l) {
  static const char spaces[] = "                                ";
  for (size_t left = 2 * (size_t)l->indent; left;) {
    size_t part = left < sizeof spaces - 1 ? left : sizeof spaces - 1;
    crd_text_add(&l->body, (crd_string){spaces, part});
    left -= part;
  }
}

/* ---- formats ---- */

/* What the lowering writes is put together from so many small pieces that printf would be most of its work: the directives
 * that it uses are done here, anything else by vsnprintf. */
enum { NUMBER_SIZE = 24 };

/* A part of a format: a text, and whether the format could be read so far. */
typedef struct format_part {
  crd_string text;
  bool known;
} format_part;

static crd_string digits_of(char buffer[NUMBER_SIZE], unsigned long long number, bool negative) {
  char *at = buffer + NUMBER_SIZE;
  do *--at = (char)('0' + number % 10);
  while (number /= 10);
  if (negative) *--at = '-';
  return (crd_string){at, (size_t)(buffer + NUMBER_SIZE - at)};
}

static crd_string signed_digits(char buffer[NUMBER_SIZE], long long number) {
  return digits_of(buffer, number < 0 ? 0 - (unsigned long long)number : (unsigned long long)number, number < 0);
}

/* The arguments of a format; in a struct, so that functions can take them one by one. */
typedef struct format_arguments {
  va_list list;
} format_arguments;

/* The directive behind a per cent sign, which `*at` is led past. */
static format_part take_directive(const char **at, format_arguments *arguments, char buffer[NUMBER_SIZE]) {
  const char *from = *at;
  if (strncmp(from, ".*s", 3) == 0) {
    int size = va_arg(arguments->list, int);
    const char *data = va_arg(arguments->list, const char *);
    *at += 3;
    return (format_part){{data, (size_t)size}, size >= 0 && (data || !size)};
  }
  *at += 1;
  switch (*from) {
  case 's':
    return (format_part){crd_string_of(va_arg(arguments->list, const char *)), true};
  case 'u':
    return (format_part){digits_of(buffer, va_arg(arguments->list, unsigned), false), true};
  case 'd':
    return (format_part){signed_digits(buffer, va_arg(arguments->list, int)), true};
  case '%':
    return (format_part){CRD_STRING("%"), true};
  default:
    break;
  }
  *at += 1;
  if (strncmp(from, "zu", 2) == 0) return (format_part){digits_of(buffer, va_arg(arguments->list, size_t), false), true};
  *at += 1;
  if (strncmp(from, "llu", 3) == 0)
    return (format_part){digits_of(buffer, va_arg(arguments->list, unsigned long long), false), true};
  if (strncmp(from, "lld", 3) == 0) return (format_part){signed_digits(buffer, va_arg(arguments->list, long long)), true};
  return (format_part){{NULL, 0}, false};
}

/* Adds the text; false where the format has something else, and part of it may have been added. */
static bool add_format(crd_text *out, const char *format, va_list list) {
  char buffer[NUMBER_SIZE];
  format_arguments arguments;
  bool known = true;
  va_copy(arguments.list, list);
  while (known && *format) {
    size_t plain = strcspn(format, "%");
    crd_text_add(out, (crd_string){format, plain});
    format += plain;
    if (!*format) break;
    format++;
    format_part part = take_directive(&format, &arguments, buffer);
    if (part.known) crd_text_add(out, part.text);
    known = part.known;
  }
  va_end(arguments.list);
  return known;
}

static void format_into(crd_text *out, const char *format, va_list arguments) {
  size_t before = out->size;
  if (add_format(out, format, arguments)) return;
  out->size = before;
  va_list again;
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  char *data = crd_arena_alloc(out->arena, (size_t)(size < 0 ? 0 : size) + 1);
  if (size >= 0) vsnprintf(data, (size_t)size + 1, format, again);
  va_end(again);
  crd_text_add(out, (crd_string){data, (size_t)(size < 0 ? 0 : size)});
}

static crd_string format_text(lowering *l, const char *format, va_list arguments) {
  crd_text text = {.arena = l->arena};
  format_into(&text, format, arguments);
  return crd_text_string(&text);
}

/* ---- lines ---- */

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
  format_into(&l->body, format, arguments);
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
