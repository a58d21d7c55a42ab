/* cel-go's parser and literal tests: debug forms with ids, error displays, values of literals. Errors in ANTLR's words are
 * compared by their place and kind, others whole. */
#include "cel/debug.h"
#include "cel/lexer.h"
#include "cel_cases.h"

#include <stdio.h>
#include <stdlib.h>

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
static bool applies(const char *expected) {
  static const char *const others[] = {"unsupported syntax", "__result__,", "recursion", "lookahead limit", "More than"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (strstr(expected, others[i])) return false;
  return true;
}

/* The display with everything but "ERROR: <input>:LINE:COLUMN: Syntax error" dropped from ANTLR's messages. */
static crd_string places(crd_arena *arena, crd_string display) {
  static const crd_string mark = CRD_STRING_INIT("Syntax error:");
  crd_text out = {.arena = arena};
  for (size_t at = 0; at < display.size;) {
    const char *end = memchr(display.data + at, '\n', display.size - at);
    size_t size = end ? (size_t)(end - display.data) - at : display.size - at;
    crd_string line = {display.data + at, size};
    const char *found = memmem(line.data, line.size, mark.data, mark.size);
    if (found) line.size = (size_t)(found - line.data) + mark.size;
    crd_text_add(&out, line);
    crd_text_add_char(&out, '\n');
    at += size + 1;
  }
  return crd_text_string(&out);
}

static void run_parse(tally *trees, tally *errors, const cJSON *row) {
  const char *expression = cases_text(row, "expr"), *id = cases_text(row, "id");
  const cJSON *expect = cJSON_GetObjectItem(row, "expect");
  const char *tree = cases_text(expect, "ast"), *text = cases_text(expect, "error_text");
  tally *tally = tree ? trees : errors;
  if (!applies(tree ? tree : text)) {
    tally->skipped++;
    return;
  }
  crd_arena *arena = crd_arena_create(NULL);
  cel_ast ast;
  bool parsed = cel_parse(&ast, arena, crd_string_of(expression));
  crd_string got = parsed ? cel_ast_debug_with(arena, &ast, adorn) : cel_issues_format(arena, &ast);
  crd_string expected = crd_string_of(tree ? tree : text);
  bool agrees = parsed == (tree != NULL) &&
                (tree ? same_words(expected, got) : same_words(places(arena, expected), places(arena, got)));
  tally_case(tally, agrees, id, expected, got);
  crd_arena_destroy(arena);
}

static void run_literal(tally *literals, const cJSON *row) {
  const cJSON *expect = cJSON_GetObjectItem(row, "expect");
  const char *expected = cases_text(expect, "value");
  if (!expected && cJSON_HasObjectItem(expect, "value")) { /* bytes that are not UTF-8, in base64 */
    literals->skipped++;
    return;
  }
  crd_arena *arena = crd_arena_create(NULL);
  crd_string value = {0};
  const char *error = NULL;
  bool good = cel_unescape(arena, crd_string_of(cases_text(row, "literal")),
                           cJSON_IsTrue(cJSON_GetObjectItem(row, "is_bytes")), &value, &error);
  bool agrees = good == (expected != NULL) && (!good || crd_string_equal(value, crd_string_of(expected)));
  char *print = cJSON_PrintUnformatted(expect);
  tally_case(literals, agrees, cases_text(row, "id"), crd_string_of(print), good ? value : crd_string_of(error));
  free(print);
  crd_arena_destroy(arena);
}

int main(void) {
  tally trees = {.name = "syntax trees"}, errors = {.name = "syntax errors"}, literals = {.name = "literals"};
  const cJSON *row;
  cJSON *table = cases_load("cases/cel-go/parse.json");
  cJSON_ArrayForEach(row, cJSON_GetObjectItem(table, "cases")) run_parse(&trees, &errors, row);
  cJSON_Delete(table);
  table = cases_load("cases/cel-go/unescape.json");
  cJSON_ArrayForEach(row, cJSON_GetObjectItem(table, "cases")) run_literal(&literals, row);
  cJSON_Delete(table);
  bool good = tally_print(&trees);
  good &= tally_print(&literals);
  good &= tally_print(&errors);
  return good ? 0 : 1;
}
