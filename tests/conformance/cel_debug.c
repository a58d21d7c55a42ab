/* SPDX-License-Identifier: Apache-2.0 */
/* The tree as text. Mirrors cel-go common/debug/debug.go. */
#include "cel_debug.h"

#include "../../runtime/base/utf8.h"
#include "cel/text/issues.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct writer {
  crd_text out;
  unsigned indent;
  bool line_start;
  cel_adorner *adorner;
} writer;

static void write_debug_node(writer *writer, const cel_node *node);

static void write_indented(writer *writer, crd_string text) {
  if (writer->line_start) {
    writer->line_start = false;
    for (unsigned i = 0; i < writer->indent; i++) crd_text_add(&writer->out, CRD_STRING("  "));
  }
  crd_text_add(&writer->out, text);
}
static void write_words(writer *writer, const char *text) {
  write_indented(writer, crd_string_of(text));
}

static void end_line(writer *writer) {
  crd_text_add_char(&writer->out, '\n');
  writer->line_start = true;
}

static void write_adornment(writer *writer, const cel_node *node, size_t entry) {
  if (!writer->adorner) return;
  write_words(writer, "");
  writer->adorner(&writer->out, node, entry);
}

/* strconv.Quote: what is not printable is escaped. */
static void write_go_quoted(writer *writer, crd_string text, const char *prefix) {
  static const char letters[] = "abtnvfr";
  crd_text *out = &writer->out;
  write_words(writer, prefix);
  crd_text_add_char(out, '"');
  for (size_t at = 0; at < text.size;) {
    size_t before = at;
    uint32_t point = utf8_next(text, &at);
    unsigned char byte = (unsigned char)text.data[before];
    bool hidden = (point >= 0x7f && point <= 0xa0) || point == 0xad || (point >= 0x2000 && point <= 0x200f) ||
                  (point >= 0x2028 && point <= 0x202f) || point == 0xfeff || (point >= 0xe000 && point < 0xf900);
    if (point == 0xfffd && at - before == 1)
      crd_text_printf(out, "\\x%02x", byte);
    else if (point == '"' || point == '\\')
      crd_text_printf(out, "\\%c", (char)point);
    else if (point >= 7 && point <= 13)
      crd_text_printf(out, "\\%c", letters[point - 7]);
    else if (point < 0x20 || point == 0x7f)
      crd_text_printf(out, "\\x%02x", (unsigned)point);
    else if (hidden)
      crd_text_printf(out, "\\u%04x", (unsigned)point);
    else
      crd_text_add(out, (crd_string){text.data + before, at - before});
  }
  crd_text_add_char(out, '"');
}

/* The shortest decimal that reads back the same, as Go's %v prints it. */
static void write_shortest_double(writer *writer, double value) {
  char digits[40];
  if (isnan(value) || isinf(value)) {
    write_words(writer, isnan(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf");
    return;
  }
  int precision = 0;
  for (; precision < 17; precision++) {
    snprintf(digits, sizeof digits, "%.*e", precision, value);
    if (strtod(digits, NULL) == value) break;
  }
  char *mark = strchr(digits, 'e');
  int exponent = atoi(mark + 1);
  if (exponent < -4 || exponent >= 21) {
    write_words(writer, digits);
    return;
  }
  char plain[400];
  snprintf(plain, sizeof plain, "%.*f", precision > exponent ? precision - exponent : 0, value);
  write_words(writer, plain);
}

static void write_constant(writer *writer, const cel_constant *constant) {
  crd_arena *arena = writer->out.arena;
  switch (constant->kind) {
  case CEL_BOOL:
    write_words(writer, constant->as.boolean ? "true" : "false");
    break;
  case CEL_INT:
    write_indented(writer, crd_arena_printf(arena, "%lld", (long long)constant->as.integer));
    break;
  case CEL_UINT:
    write_indented(writer, crd_arena_printf(arena, "%lluu", (unsigned long long)constant->as.unsigned_integer));
    break;
  case CEL_DOUBLE:
    write_shortest_double(writer, constant->as.number);
    break;
  case CEL_STRING:
    write_go_quoted(writer, constant->as.text, "");
    break;
  case CEL_BYTES:
    write_go_quoted(writer, constant->as.text, "b");
    break;
  default:
    write_words(writer, "null");
  }
}

static void write_call(writer *writer, const cel_node *node) {
  if (node->target) {
    write_debug_node(writer, node->target);
    write_words(writer, ".");
  }
  write_indented(writer, node->name);
  write_words(writer, "(");
  if (node->argument_count > 0) {
    writer->indent++;
    end_line(writer);
    for (size_t i = 0; i < node->argument_count; i++) {
      if (i > 0) {
        write_words(writer, ",");
        end_line(writer);
      }
      write_debug_node(writer, node->arguments[i]);
    }
    writer->indent--;
    end_line(writer);
  }
  write_words(writer, ")");
}

/* Lists, maps and messages. */
static void write_entries(writer *writer, const cel_node *node) {
  bool list = node->kind == CEL_NODE_LIST;
  if (node->kind == CEL_NODE_STRUCT) write_indented(writer, node->name);
  write_words(writer, list ? "[" : "{");
  if (node->argument_count > 0) {
    end_line(writer);
    writer->indent++;
    for (size_t i = 0; i < node->argument_count; i++) {
      if (i > 0) {
        write_words(writer, ",");
        end_line(writer);
      }
      if (!list && node->optional && node->optional[i]) write_words(writer, "?");
      if (node->kind == CEL_NODE_STRUCT) write_indented(writer, node->names[i]);
      if (node->kind == CEL_NODE_MAP) write_debug_node(writer, node->keys[i]);
      if (!list) write_words(writer, ":");
      write_debug_node(writer, node->arguments[i]);
      if (!list) write_adornment(writer, node, i);
    }
    writer->indent--;
    end_line(writer);
  }
  write_words(writer, list ? "]" : "}");
}

static void write_part(writer *writer, const char *title, const cel_node *node, crd_string name) {
  write_words(writer, title);
  end_line(writer);
  if (node)
    write_debug_node(writer, node);
  else
    write_indented(writer, name);
}

static void write_comprehension(writer *writer, const cel_node *node) {
  static const crd_string none = {0};
  write_words(writer, "__comprehension__(");
  writer->indent++;
  end_line(writer);
  write_part(writer, "// Variable", NULL, node->fold.variable);
  if (node->fold.variable2.size > 0) {
    write_words(writer, ",");
    end_line(writer);
    write_indented(writer, node->fold.variable2);
  }
  const struct {
    const char *title;
    const cel_node *node;
    crd_string name;
  } parts[] = {{"// Target", node->fold.range, none},  {"// Accumulator", NULL, node->fold.accumulator},
               {"// Init", node->fold.initial, none},  {"// LoopCondition", node->fold.condition, none},
               {"// LoopStep", node->fold.step, none}, {"// Result", node->fold.result, none}};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    write_words(writer, ",");
    end_line(writer);
    write_part(writer, parts[i].title, parts[i].node, parts[i].name);
  }
  write_words(writer, ")");
  writer->indent--;
}

static void write_debug_node(writer *writer, const cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_CONSTANT:
    write_constant(writer, &node->constant);
    break;
  case CEL_NODE_IDENT:
    write_indented(writer, node->name);
    break;
  case CEL_NODE_SELECT:
    write_debug_node(writer, node->target);
    write_words(writer, ".");
    write_indented(writer, node->name);
    if (node->test_only) write_words(writer, "~test-only~");
    break;
  case CEL_NODE_CALL:
    write_call(writer, node);
    break;
  case CEL_NODE_LIST:
  case CEL_NODE_MAP:
  case CEL_NODE_STRUCT:
    write_entries(writer, node);
    break;
  case CEL_NODE_COMPREHENSION:
    write_comprehension(writer, node);
    break;
  }
  write_adornment(writer, node, SIZE_MAX);
}

crd_string cel_debug(crd_arena *arena, const cel_ast *ast, cel_adorner *adorner) {
  writer writer = {.out.arena = arena, .line_start = true, .adorner = adorner};
  if (ast->root) write_debug_node(&writer, ast->root);
  return crd_text_string(&writer.out);
}
