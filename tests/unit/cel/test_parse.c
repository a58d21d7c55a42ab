/* SPDX-License-Identifier: Apache-2.0 */
/* The parser: trees with the ids of cel-go, macros, errors with their place. */
#include "../../conformance/cel_debug.h"
#include "cel/text/issues.h"
#include "cel/text/lexer.h"

#include <criterion/criterion.h>

static crd_arena *arena;
static void start(void) {
  arena = crd_arena_create(NULL);
}
static void end(void) {
  crd_arena_destroy(arena);
}

TestSuite(parse, .init = start, .fini = end);

static void add_id(crd_text *out, const cel_node *node, size_t entry) {
  if (entry == SIZE_MAX) crd_text_printf(out, "#%u", (unsigned)node->id);
}

/* The tree without white space, with ids when asked for; or the issues. */
static const char *parsed(const char *source, bool ids) {
  cel_ast ast;
  if (!crdc_cel_parse(&ast, arena, crd_string_of(source)))
    return crd_arena_copy(arena, crdc_cel_issues_format(arena, &ast)).data;
  crd_string tree = cel_debug(arena, &ast, ids ? add_id : NULL);
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < tree.size; i++)
    if (tree.data[i] != '\n' && tree.data[i] != ' ') crd_text_add_char(&out, tree.data[i]);
  crd_text_add_char(&out, 0);
  return out.data;
}

#define PARSES(source, tree) cr_expect_str_eq(parsed(source, false), tree)
#define NUMBERS(source, tree) cr_expect_str_eq(parsed(source, true), tree)

Test(parse, precedence_and_association) {
  PARSES("1 + 2 * 3 - 4", "_-_(_+_(1,_*_(2,3)),4)");
  PARSES("a < b == c", "_==_(_<_(a,b),c)");
  PARSES("a ? b : c ? d : e", "_?_:_(a,b,_?_:_(c,d,e))");
  PARSES("!a.b[0].c(1)", "!_(_[_](a.b,0).c(1))");
}

Test(parse, logic_is_balanced) {
  PARSES("a && b && c && d", "_&&_(_&&_(a,b),_&&_(c,d))");
  PARSES("a || b || c", "_||_(_||_(a,b),c)");
}

Test(parse, signs) {
  PARSES("-1", "-1");
  PARSES("--1", "1");
  PARSES("4--4", "_-_(4,-4)");
  PARSES("-x", "-_(x)");
  PARSES("!!x", "x");
  PARSES("-9223372036854775808", "-9223372036854775808");
}

Test(parse, literals) {
  PARSES("0xF", "15");
  PARSES("0xFu", "15u");
  PARSES("1.5e3", "1500");
  PARSES(".5", "0.5");
  PARSES("1e100", "1e+100");
  PARSES("'a\\x41\\u00e9\\101'",
         "\"aA\xc3\xa9"
         "A\"");
  PARSES("r'\\d'", "\"\\\\d\"");
  PARSES("'''a'b\n'''", "\"a'b\\n\"");
  PARSES("b'\\xff'", "b\"\\xff\"");
  PARSES("[null, true]", "[null,true]");
}

Test(parse, collections_and_optionals) {
  PARSES("{'a': 1, ?b: c,}", "{\"a\":1,?b:c}");
  PARSES("[1, ?a,]", "[1,a]");
  PARSES("a.?b[?c]", "_[?_](_?._(a,\"b\"),c)");
  PARSES("a.b.C{x: 1, ?y: z}", "a.b.C{x:1,?y:z}");
  PARSES("a.`b-c`.d", "a.b-c.d");
  PARSES(".a.f(b)", ".a.f(b)");
}

Test(parse, ids_are_those_of_cel_go) {
  NUMBERS("a && b || c", "_||_(_&&_(a#1,b#2)#3,c#4)#5");
  NUMBERS("has(a.b)", "a#2.b~test-only~#4");
  NUMBERS("f(a.b, [1])", "f(a#2.b#3,[1#5]#4)#1");
  NUMBERS("{a: 1}", "{a#3:1#4}#1");
}

Test(parse, macros_are_expanded) {
  PARSES("m.all(v, f)",
         "__comprehension__(//Variablev,//Targetm,//Accumulator@result,//Inittrue,//LoopCondition@not_strictly_false("
         "@result),//LoopStep_&&_(@result,f),//Result@result)");
  PARSES("m.transformMap(k, v, f)",
         "__comprehension__(//Variablek,v,//Targetm,//Accumulator@result,//Init{},//LoopConditiontrue,//LoopStep"
         "cel.@mapInsert(@result,k,f),//Result@result)");
  PARSES("o.optMap(v, f)",
         "_?_:_(o.hasValue(),optional.of(__comprehension__(//Variable#unused,//Target[],//Accumulatorv,//Inito.value(),"
         "//LoopConditionfalse,//LoopStepv,//Resultf)),optional.none())");
  PARSES("all(v, f)", "all(v,f)");                 /* not a macro without a receiver */
  PARSES("l.existsOne(v, f)", "l.existsOne(v,f)"); /* Kubernetes has it with two variables only */
}

Test(parse, errors_have_a_place) {
  PARSES("a +\n  b.[1]", "ERROR: <input>:2:5: Syntax error: no viable alternative at input '.['\n |   b.[1]\n | ....^");
  PARSES("self.true == 1",
         "ERROR: <input>:1:6: Syntax error: mismatched input 'true' expecting IDENTIFIER\n | self.true == 1\n | .....^");
  PARSES("m.all(a.b, c)", "ERROR: <input>:1:8: argument must be a simple name\n | m.all(a.b, c)\n | .......^");
  PARSES("x.map(__result__, 1)",
         "ERROR: <input>:1:7: iteration variable overwrites accumulator variable\n | x.map(__result__, 1)\n | ......^");
  PARSES("break", "ERROR: <input>:1:1: reserved identifier: break\n | break\n | ^");
  PARSES("99999999999999999999", "ERROR: <input>:1:1: invalid int literal\n | 99999999999999999999\n | ^");
  PARSES("'\\ud800'", "ERROR: <input>:1:1: invalid unicode code point\n | '\\ud800'\n | ^");
}

Test(parse, columns_are_code_points) {
  cel_ast ast;
  cr_assert(!crdc_cel_parse(&ast, arena, CRD_STRING("'\xc3\xa9\xf0\x9f\x98\x81' + $")));
  cr_expect_eq(ast.issues.items[0].line, 1);
  cr_expect_eq(ast.issues.items[0].column, 7);
}

Test(parse, several_errors_are_sorted) {
  cel_ast ast;
  cr_assert(!crdc_cel_parse(&ast, arena, CRD_STRING("[1 + *, $, )")));
  cr_expect_geq(ast.issues.count, 2);
  crd_string text = crdc_cel_issues_format(arena, &ast);
  cr_expect(strstr(text.data, "1:6:") < strstr(text.data, "1:9:"));
}

/* An expression of `count` times `part` around "a". */
static crd_string nested(const char *before, const char *after, size_t count) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) crd_text_add(&text, crd_string_of(before));
  crd_text_add_char(&text, 'a');
  for (size_t i = 0; i < count; i++) crd_text_add(&text, crd_string_of(after));
  return crd_text_string(&text);
}

static const char *first_issue(crd_string source) {
  cel_ast ast;
  return crdc_cel_parse(&ast, arena, source) ? "" : ast.issues.items[0].message.data;
}

Test(parse, depth_is_limited) {
  cr_expect_str_eq(first_issue(nested("(", ")", 249)), "");
  cr_expect_str_eq(first_issue(nested("(", ")", 250)), "expression recursion limit exceeded: 250");
  cr_expect_str_eq(first_issue(nested("[", "]", 5000)), "expression recursion limit exceeded: 250");
  cr_expect_str_eq(first_issue(nested("", ".b", 250)), "");
  cr_expect_str_eq(first_issue(nested("", ".b", 251)), "max recursion depth exceeded");
  cr_expect_str_eq(first_issue(nested("", "+a", 20000)), "max recursion depth exceeded");
  cr_expect_str_eq(first_issue(nested("", "||a", 20000)), "");
}

Test(parse, length_is_limited) {
  cr_expect_str_eq(first_issue(nested("", " ", 99999)), "");
  cr_expect_str_eq(first_issue(nested("", " ", 100000)),
                   "expression code point size exceeds limit: size: 100001, limit 100000");
}

Test(parse, copies_of_macros_are_limited) {
  const char *error = first_issue(nested("", ".optMap(x, x)", 40));
  cr_expect(strstr(error, "nodes after its macros") != NULL, "%s", error);
}

Test(parse, no_more_than_100_issues) {
  cel_ast ast;
  cr_assert(!crdc_cel_parse(&ast, arena, nested("break || ", "", 150)));
  cr_expect_eq(ast.issues.count, 100);
  cr_expect_eq(ast.issues.dropped, 50);
  crd_string text = crdc_cel_issues_format(arena, &ast);
  cr_expect(text.size > 30 && memcmp(text.data + text.size - 29, "50 more errors were truncated", 29) == 0);
}
