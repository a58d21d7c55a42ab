/* SPDX-License-Identifier: Apache-2.0 */
/* A table has the precedence of operators; an operand with a lower precedence than its place needs gets parentheses. */
#include "cel/text/node.h"

#include <math.h>

enum { BINDS_CHOICE = 1, BINDS_OR, BINDS_AND, BINDS_RELATION, BINDS_SUM, BINDS_PRODUCT, BINDS_SIGN, BINDS_MEMBER };

typedef struct operator_text {
  const char *name, *text;
  int binds;
} operator_text;

static const operator_text operator_texts[] = {
    {"_||_", " || ", BINDS_OR},       {"_&&_", " && ", BINDS_AND},      {"_==_", " == ", BINDS_RELATION},
    {"_!=_", " != ", BINDS_RELATION}, {"_<_", " < ", BINDS_RELATION},   {"_<=_", " <= ", BINDS_RELATION},
    {"_>_", " > ", BINDS_RELATION},   {"_>=_", " >= ", BINDS_RELATION}, {"@in", " in ", BINDS_RELATION},
    {"_+_", " + ", BINDS_SUM},        {"_-_", " - ", BINDS_SUM},        {"_*_", " * ", BINDS_PRODUCT},
    {"_/_", " / ", BINDS_PRODUCT},    {"_%_", " % ", BINDS_PRODUCT},    {"!_", "!", BINDS_SIGN},
    {"-_", "-", BINDS_SIGN}};

static const operator_text *find_operator(const cel_node *node) {
  for (size_t i = 0; i < sizeof operator_texts / sizeof *operator_texts; i++)
    if (node->kind == CEL_NODE_CALL && crd_string_equal(node->name, crd_string_of(operator_texts[i].name)))
      return &operator_texts[i];
  return NULL;
}

static bool is_choice(const cel_node *node) {
  return node->kind == CEL_NODE_CALL && crd_string_equal(node->name, CRD_STRING("_?_:_"));
}

static bool is_negative(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT && ((node->constant.kind == CEL_INT && node->constant.as.integer < 0) ||
                                             (node->constant.kind == CEL_DOUBLE && signbit(node->constant.as.number)));
}

static int binding_of(const cel_node *node) {
  const operator_text *operator= find_operator(node);
  if (is_choice(node)) return BINDS_CHOICE;
  return operator? operator->binds : is_negative(node) ? BINDS_SIGN : BINDS_MEMBER;
}

static void write_node(crd_text *out, const cel_node *node);

static void write_bound(crd_text *out, const cel_node *node, int least) {
  bool apart = binding_of(node) < least;
  if (apart) crd_text_add_char(out, '(');
  write_node(out, node);
  if (apart) crd_text_add_char(out, ')');
}

/* ---- constants ---- */

static void write_bytes(crd_text *out, crd_string bytes) {
  crd_text_add(out, CRD_STRING("b'"));
  for (size_t i = 0; i < bytes.size; i++) {
    unsigned char c = (unsigned char)bytes.data[i];
    if (c >= ' ' && c < 0x7F && c != '\'' && c != '\\')
      crd_text_add_char(out, (char)c);
    else
      crd_text_printf(out, "\\x%02x", c);
  }
  crd_text_add_char(out, '\'');
}

static void write_quoted(crd_text *out, crd_string text) {
  crd_text_add_char(out, '\'');
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c == '\n')
      crd_text_add(out, CRD_STRING("\\n"));
    else if (c < ' ' || c == 0x7F)
      crd_text_printf(out, "\\x%02x", c);
    else
      crd_text_printf(out, c == '\'' || c == '\\' ? "\\%c" : "%c", c);
  }
  crd_text_add_char(out, '\'');
}

static void write_double(crd_text *out, double number) {
  size_t start = out->size;
  crd_text_printf(out, "%.17g", number);
  for (size_t i = start; i < out->size; i++)
    if (strchr(".en", out->data[i])) return;
  crd_text_add(out, CRD_STRING(".0"));
}

static void write_constant(crd_text *out, const cel_constant *constant) {
  switch (constant->kind) {
  case CEL_BOOL:
    crd_text_add(out, constant->as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
    break;
  case CEL_INT:
    crd_text_printf(out, "%lld", (long long)constant->as.integer);
    break;
  case CEL_UINT:
    crd_text_printf(out, "%lluu", (unsigned long long)constant->as.unsigned_integer);
    break;
  case CEL_DOUBLE:
    write_double(out, constant->as.number);
    break;
  case CEL_STRING:
    write_quoted(out, constant->as.text);
    break;
  case CEL_BYTES:
    write_bytes(out, constant->as.text);
    break;
  default:
    crd_text_add(out, CRD_STRING("null"));
    break;
  }
}

/* ---- calls ---- */

static void write_list(crd_text *out, cel_node *const *items, const bool *optional, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i) crd_text_add(out, CRD_STRING(", "));
    if (optional && optional[i]) crd_text_add_char(out, '?');
    write_node(out, items[i]);
  }
}

static void write_operator(crd_text *out, const cel_node *node, const operator_text *operator) {
  if (node->argument_count == 1) {
    crd_text_add(out, crd_string_of(operator->text));
    write_bound(out, node->arguments[0], BINDS_MEMBER);
    return;
  }
  bool chains = operator->binds == BINDS_OR || operator->binds == BINDS_AND;
  write_bound(out, node->arguments[0], operator->binds);
  crd_text_add(out, crd_string_of(operator->text));
  write_bound(out, node->arguments[1], operator->binds + !chains);
}

static void write_choice(crd_text *out, const cel_node *node) {
  write_bound(out, node->arguments[0], BINDS_OR);
  crd_text_add(out, CRD_STRING(" ? "));
  write_bound(out, node->arguments[1], BINDS_OR);
  crd_text_add(out, CRD_STRING(" : "));
  write_bound(out, node->arguments[2], BINDS_CHOICE);
}

/* Writes a[i], a[?i] and a.?b; false for another call. */
static bool write_index(crd_text *out, const cel_node *node) {
  bool optional = crd_string_equal(node->name, CRD_STRING("_[?_]")),
       field = crd_string_equal(node->name, CRD_STRING("_?._"));
  if (!optional && !field && !crd_string_equal(node->name, CRD_STRING("_[_]"))) return false;
  write_bound(out, node->arguments[0], BINDS_MEMBER);
  if (field) {
    crd_text_printf(out, ".?%.*s", CRD_PRINT(node->arguments[1]->constant.as.text));
    return true;
  }
  crd_text_add(out, optional ? CRD_STRING("[?") : CRD_STRING("["));
  write_node(out, node->arguments[1]);
  crd_text_add_char(out, ']');
  return true;
}

static void write_named(crd_text *out, const cel_node *target, crd_string name, cel_node *const *arguments, size_t count) {
  if (target) {
    write_bound(out, target, BINDS_MEMBER);
    crd_text_add_char(out, '.');
  }
  crd_text_add(out, name);
  crd_text_add_char(out, '(');
  write_list(out, arguments, NULL, count);
  crd_text_add_char(out, ')');
}

static void write_call(crd_text *out, const cel_node *node) {
  const operator_text *operator= find_operator(node);
  if (operator)
    write_operator(out, node, operator);
  else if (is_choice(node))
    write_choice(out, node);
  else if (!write_index(out, node))
    write_named(out, node->target, node->name, node->arguments, node->argument_count);
}

static void write_entries(crd_text *out, const cel_node *node) {
  if (node->kind == CEL_NODE_STRUCT) crd_text_add(out, node->name);
  crd_text_add_char(out, '{');
  for (size_t i = 0; i < node->argument_count; i++) {
    if (i) crd_text_add(out, CRD_STRING(", "));
    if (node->optional && node->optional[i]) crd_text_add_char(out, '?');
    if (node->kind == CEL_NODE_STRUCT)
      crd_text_add(out, node->names[i]);
    else
      write_node(out, node->keys[i]);
    crd_text_add(out, CRD_STRING(": "));
    write_node(out, node->arguments[i]);
  }
  crd_text_add_char(out, '}');
}

static void write_node(crd_text *out, const cel_node *node) {
  if (node->macro_call) {
    const cel_macro_call *call = node->macro_call;
    write_named(out, call->target, node->macro, call->arguments, call->count);
    return;
  }
  switch (node->kind) {
  case CEL_NODE_CONSTANT:
    write_constant(out, &node->constant);
    break;
  case CEL_NODE_IDENT:
    crd_text_add(out, node->name);
    break;
  case CEL_NODE_SELECT:
    write_bound(out, node->target, BINDS_MEMBER);
    crd_text_printf(out, ".%.*s", CRD_PRINT(node->name));
    break;
  case CEL_NODE_CALL:
    write_call(out, node);
    break;
  case CEL_NODE_LIST:
    crd_text_add_char(out, '[');
    write_list(out, node->arguments, node->optional, node->argument_count);
    crd_text_add_char(out, ']');
    break;
  case CEL_NODE_MAP:
  case CEL_NODE_STRUCT:
    write_entries(out, node);
    break;
  case CEL_NODE_COMPREHENSION: /* not of a macro: the parser never makes one */
    break;
  }
}

crd_string crdc_cel_node_text(crd_arena *arena, const cel_node *node) {
  crd_text text = {.arena = arena};
  write_node(&text, node);
  return crd_text_string(&text);
}
