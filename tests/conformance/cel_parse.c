/* SPDX-License-Identifier: Apache-2.0 */
/* cel-go's parser and literal tests: debug forms with ids, error displays, values of literals. */
#include "cel/text/lexer.h"
#include "cel_debug.h"
#include "suite.h"
#include <crd/base64.h>
#include <crd/generated/cel_functions.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *kind_name(const cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_IDENT:
    return "Expr_IdentExpr";
  case CEL_NODE_SELECT:
    return "Expr_SelectExpr";
  case CEL_NODE_CALL:
    return "Expr_CallExpr";
  case CEL_NODE_LIST:
    return "Expr_ListExpr";
  case CEL_NODE_MAP:
  case CEL_NODE_STRUCT:
    return "Expr_StructExpr";
  case CEL_NODE_COMPREHENSION:
    return "Expr_ComprehensionExpr";
  default:
    break;
  }
  switch (node->constant.kind) {
  case CEL_BOOL:
    return "Constant_BoolValue";
  case CEL_INT:
    return "Constant_Int64Value";
  case CEL_UINT:
    return "Constant_Uint64Value";
  case CEL_DOUBLE:
    return "Constant_DoubleValue";
  case CEL_STRING:
    return "Constant_StringValue";
  case CEL_BYTES:
    return "Constant_BytesValue";
  default:
    return "Constant_NullValue";
  }
}

static void adorn(crd_text *out, const cel_node *node, size_t entry) {
  if (entry == SIZE_MAX)
    crd_text_printf(out, "^#%u:*expr.%s#", (unsigned)node->id, kind_name(node));
  else
    crd_text_printf(out, "^#%u:*expr.Expr_CreateStruct_Entry#", (unsigned)node->entry_ids[entry]);
}

/* The upstream rows whose parser has other options: limits of 32, no optional syntax, no backticks, the old accumulator. */
static bool applies(crd_string expected) {
  static const char *const others[] = {"unsupported syntax", "__result__,", "recursion", "lookahead limit", "More than"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (text_contains(expected, crd_string_of(others[i]))) return false;
  return true;
}

static void run_parse(suite *suite, const crd_value *row) {
  const crd_value *expect = row_value(row, "expect"), *tree = row_value(expect, "ast");
  crd_arena *arena = suite->arena;
  crd_string expected = crd_value_string(tree ? tree : row_value(expect, "error_text")), id = row_text(row, "id");
  if (!applies(expected)) {
    suite_elsewhere(suite, id, "options of the parser that Kubernetes does not set");
    return;
  }
  cel_ast ast;
  bool parsed = crdc_cel_parse(&ast, arena, row_text(row, "expr"));
  crd_string got = parsed ? cel_debug(arena, &ast, adorn) : crdc_cel_issues_format(arena, &ast);
  bool agrees = parsed == (tree != NULL) && same_words(expected, got);
  suite_case(suite, id, row_text(row, "expr"), agrees, expected, got);
}

/* The value of a literal: a text, or bytes that are not UTF-8 as {"$bytes": base64}. */
static bool read_value(crd_arena *arena, const crd_value *value, crd_string *out) {
  if (!value) return false;
  if (value->kind == CRD_STRING_VALUE) return *out = crd_value_string(value), true;
  crd_string base64 = row_text(value, "$bytes");
  char *bytes = crd_arena_alloc(arena, CRD_BASE64_ROOM(base64.size));
  *out = (crd_string){bytes, 0};
  return crd_base64_decode(base64, CRD_BASE64_STD, bytes, &out->size) == CRD_BASE64_GOOD;
}

static void run_literal(suite *suite, const crd_value *row) {
  const crd_value *expect = row_value(row, "expect");
  crd_string value = {"", 0}, wanted = {"", 0};
  const char *error = NULL;
  bool fails = !read_value(suite->arena, row_value(expect, "value"), &wanted);
  bool good = crdc_cel_unescape(suite->arena, row_text(row, "literal"), row_flag(row, "is_bytes"), &value, &error);
  bool agrees = good == !fails && (!good || crd_string_equal(value, wanted));
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, agrees, row_print(suite->arena, expect),
             good ? value : crd_string_of(error));
}

static bool run_file(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    if (row_value(row, "literal"))
      run_literal(&suite, row);
    else
      run_parse(&suite, row);
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"cel-go/parse", "cel-go/unescape", NULL};
  return suites_run(argc, argv, files, run_file);
}
