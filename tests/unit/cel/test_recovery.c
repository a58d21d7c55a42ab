/* SPDX-License-Identifier: Apache-2.0 */
/* Syntax errors: all that cel-go's parser reports of an expression, with their places and words. */
#include "cel/text/issues.h"

#include <criterion/criterion.h>

static crd_arena *arena;
static void start(void) {
  arena = crd_arena_create(NULL);
}
static void end(void) {
  crd_arena_destroy(arena);
}

TestSuite(recovery, .init = start, .fini = end);

static crd_string replaced(crd_string text, const char *from, const char *to) {
  crd_text out = {.arena = arena};
  size_t size = strlen(from);
  for (size_t at = 0; at < text.size;) {
    bool here = text.size - at >= size && memcmp(text.data + at, from, size) == 0;
    crd_text_add(&out, here ? crd_string_of(to) : (crd_string){text.data + at, 1});
    at += here ? size : 1;
  }
  return crd_text_string(&out);
}

#define OPERANDS "'true', 'false', 'null', NUM_FLOAT, NUM_INT, NUM_UINT, STRING, BYTES, IDENTIFIER}"

/* "LINE:COLUMN: text" of each error, with short words for the sets that come often and '~' for "Syntax error: ". */
static const char *errors(crd_string source) {
  static const char *const words[][2] = {{"Syntax error: ", "~"},
                                         {"{'[', '{', '(', '.', '-', '!', " OPERANDS, "{expression}"},
                                         {"{'[', '{', '(', '.', '-', " OPERANDS, "{operand}"},
                                         {"{'[', '{', '(', ')', '.', '-', '!', " OPERANDS, "{argument}"},
                                         {"{'[', '{', '(', '.', '-', '!', '?', " OPERANDS, "{item}"},
                                         {"{'[', ']', '{', '(', '.', ',', '-', '!', '?', " OPERANDS, "{item, ]}"},
                                         {"{'[', '{', '}', '(', '.', ',', '-', '!', '?', " OPERANDS, "{item, }}"}};
  cel_ast ast;
  cr_assert(!crdc_cel_parse(&ast, arena, source), "%.*s", CRD_PRINT(source));
  crd_string display = crdc_cel_issues_format(arena, &ast);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) display = replaced(display, words[i][0], words[i][1]);
  crd_text out = {.arena = arena};
  bool snippet = false;
  for (size_t at = 0; at < display.size; at++) {
    crd_string rest = {display.data + at, display.size - at};
    if (crd_string_has_prefix(rest, CRD_STRING("ERROR: <input>:"))) {
      snippet = false;
      at += strlen("ERROR: <input>");
      if (out.size > 0) crd_text_add_char(&out, '\n');
      continue;
    }
    if (crd_string_has_prefix(rest, CRD_STRING("\n | ")) || crd_string_has_prefix(rest, CRD_STRING("\nERROR: ")))
      snippet = true;
    if (!snippet) crd_text_add_char(&out, display.data[at]);
  }
  crd_text_add_char(&out, 0);
  return crd_text_string(&out).data;
}

/* Made with the parser of cel-go in the environment of Kubernetes 1.37. */
static const char *const table[][2] = {
    {"", "1:0: ~mismatched input '<EOF>' expecting {expression}"},
    {"a b", "1:3: ~extraneous input 'b' expecting <EOF>"},
    {"a b c", "1:3: ~mismatched input 'b' expecting <EOF>"},
    {"1 +", "1:4: ~mismatched input '<EOF>' expecting {expression}"},
    {"+ 1", "1:1: ~extraneous input '+' expecting {expression}"},
    {"a +* b", "1:4: ~extraneous input '*' expecting {expression}"},
    {"(a", "1:3: ~missing ')' at '<EOF>'"},
    {"(a b", "1:4: ~mismatched input 'b' expecting ')'"},
    {"a)", "1:2: ~extraneous input ')' expecting <EOF>"},
    {"a.", "1:3: ~no viable alternative at input '.'"},
    {"a. )", "1:4: ~no viable alternative at input '. )'"},
    {"a..b", "1:3: ~no viable alternative at input '..'"},
    {"a.[1]", "1:3: ~no viable alternative at input '.['"},
    {"a.true", "1:3: ~mismatched input 'true' expecting IDENTIFIER"},
    {"a. true", "1:4: ~no viable alternative at input '. true'"},
    {"a.?", "1:4: ~mismatched input '<EOF>' expecting {IDENTIFIER, ESC_IDENTIFIER}\n1:4: unsupported ident kind"},
    {"a.?5", "1:4: ~mismatched input '5' expecting {IDENTIFIER, ESC_IDENTIFIER}\n1:4: unsupported ident kind"},
    {"a.?)", "1:4: ~mismatched input ')' expecting {IDENTIFIER, ESC_IDENTIFIER}\n1:4: unsupported ident kind"},
    {"a.?5b", "1:4: ~extraneous input '5' expecting {IDENTIFIER, ESC_IDENTIFIER}"},
    {"a.b.", "1:5: ~no viable alternative at input '.'"},
    {"a.b(", "1:5: ~mismatched input '<EOF>' expecting {argument}"},
    {"a.b(c d", "1:7: ~mismatched input 'd' expecting ')'"},
    {"a.b(,c)", "1:5: ~extraneous input ',' expecting {argument}"},
    {"f(", "1:3: ~mismatched input '<EOF>' expecting {argument}"},
    {"f(]", "1:3: ~mismatched input ']' expecting {argument}"},
    {"f(a,", "1:5: ~mismatched input '<EOF>' expecting {expression}"},
    {"f(a,)", "1:5: ~mismatched input ')' expecting {expression}"},
    {"f(,a)", "1:3: ~extraneous input ',' expecting {argument}"},
    {"f(a b)", "1:5: ~extraneous input 'b' expecting ')'"},
    {"a[", "1:3: ~mismatched input '<EOF>' expecting {item}"},
    {"a[]", "1:3: ~mismatched input ']' expecting {item}"},
    {"a[1", "1:4: ~missing ']' at '<EOF>'"},
    {"a[1 2]", "1:5: ~extraneous input '2' expecting ']'"},
    {"a[?]", "1:4: ~mismatched input ']' expecting {expression}"},
    {"a[)", "1:3: ~mismatched input ')' expecting {item}"},
    {"[", "1:2: ~mismatched input '<EOF>' expecting {item, ]}"},
    {"[1", "1:3: ~mismatched input '<EOF>' expecting {']', ','}"},
    {"[1 2]", "1:4: ~extraneous input '2' expecting {']', ','}"},
    {"[1,,2]", "1:4: ~mismatched input ',' expecting ']'"},
    {"[,", "1:3: ~missing ']' at '<EOF>'"},
    {"[?", "1:3: ~mismatched input '<EOF>' expecting {expression}"},
    {"[1, )", "1:5: ~mismatched input ')' expecting ']'"},
    {"[a b, c", "1:4: ~extraneous input 'b' expecting {']', ','}\n1:7: ~mismatched input 'c' expecting ']'"},
    {"{", "1:2: ~mismatched input '<EOF>' expecting {item, }}"},
    {"{a", "1:3: ~mismatched input '<EOF>' expecting ':'"},
    {"{a:", "1:4: ~mismatched input '<EOF>' expecting {expression}"},
    {"{a b}", "1:4: ~missing ':' at 'b'"},
    {"{a:1 b:2}", "1:6: ~mismatched input 'b' expecting {'}', ','}"},
    {"{a:1,,}", "1:6: ~extraneous input ',' expecting '}'"},
    {"{?}", "1:3: ~mismatched input '}' expecting {expression}"},
    {"{1:2", "1:5: ~mismatched input '<EOF>' expecting {'}', ','}"},
    {"{:1}", "1:2: ~extraneous input ':' expecting {item, }}\n1:4: ~mismatched input '}' expecting ':'"},
    {"{a:1 2}", "1:6: ~extraneous input '2' expecting {'}', ','}"},
    {"A{", "1:3: ~mismatched input '<EOF>' expecting {'}', ',', '?', IDENTIFIER, ESC_IDENTIFIER}"},
    {"A{x}", "1:4: ~mismatched input '}' expecting ':'"},
    {"A{x:", "1:5: ~mismatched input '<EOF>' expecting {expression}"},
    {"A{x:1,}}", "1:8: ~extraneous input '}' expecting <EOF>"},
    {"A{1:2}", "1:3: ~mismatched input '1' expecting {'}', ',', '?', IDENTIFIER, ESC_IDENTIFIER}"},
    {"A{?1:2}", "1:3: unsupported ident kind\n1:4: ~mismatched input '1' expecting {IDENTIFIER, ESC_IDENTIFIER}"},
    {"A{x 1}", "1:5: ~missing ':' at '1'"},
    {"A{x:1 y:2}", "1:7: ~mismatched input 'y' expecting {'}', ','}"},
    {"A{x:1, 2:3}", "1:8: ~mismatched input '2' expecting '}'"},
    {"A.B{,x:1}", "1:6: ~mismatched input 'x' expecting '}'"},
    {"a ? b", "1:6: ~mismatched input '<EOF>' expecting ':'"},
    {"a ? b c", "1:7: ~missing ':' at 'c'"},
    {"a ? : c", "1:5: ~extraneous input ':' expecting {expression}\n1:8: ~mismatched input '<EOF>' expecting ':'"},
    {"a ? b : ", "1:9: ~mismatched input '<EOF>' expecting {expression}"},
    {"a ? b : c : d", "1:11: ~mismatched input ':' expecting <EOF>"},
    {"? a : b", "1:1: ~extraneous input '?' expecting {expression}\n1:5: ~mismatched input ':' expecting <EOF>"},
    {"!", "1:2: ~extraneous input '<EOF>' expecting {expression}"},
    {"!!", "1:3: ~extraneous input '<EOF>' expecting {expression}"},
    {"!)", "1:2: ~extraneous input ')' expecting {expression}"},
    {"!-a", "1:3: ~no viable alternative at input '-a'"},
    {"-!a", "1:2: ~no viable alternative at input '-!'"},
    {"- )", "1:3: ~no viable alternative at input '- )'\n1:3: ~mismatched input ')' expecting {expression}"},
    {"--)", "1:3: ~no viable alternative at input '-)'\n1:3: ~mismatched input ')' expecting {expression}"},
    {"a -", "1:4: ~mismatched input '<EOF>' expecting {expression}"},
    {"a - * b", "1:5: ~extraneous input '*' expecting {expression}"},
    {"a == == b", "1:6: ~extraneous input '==' expecting {expression}"},
    {"a && && b", "1:6: ~extraneous input '&&' expecting {expression}"},
    {"a && || b", "1:6: ~extraneous input '||' expecting {expression}"},
    {"a = b", "1:3: ~token recognition error at: '= '\n1:5: ~extraneous input 'b' expecting <EOF>"},
    {"a & b", "1:3: ~token recognition error at: '& '\n1:5: ~extraneous input 'b' expecting <EOF>"},
    {"a | b", "1:3: ~token recognition error at: '| '\n1:5: ~extraneous input 'b' expecting <EOF>"},
    {"a === b", "1:5: ~token recognition error at: '= '"},
    {"a in in b", "1:6: ~extraneous input 'in' expecting {expression}"},
    {"a && ", "1:6: ~mismatched input '<EOF>' expecting {expression}"},
    {"|| a", "1:1: ~extraneous input '||' expecting {expression}"},
    {"$", "1:1: ~token recognition error at: '$'\n1:2: ~mismatched input '<EOF>' expecting {expression}"},
    {"a $ b", "1:3: ~token recognition error at: '$'\n1:5: ~extraneous input 'b' expecting <EOF>"},
    {"a + $", "1:5: ~token recognition error at: '$'\n1:6: ~mismatched input '<EOF>' expecting {expression}"},
    {"'", "1:1: ~token recognition error at: '''\n1:2: ~mismatched input '<EOF>' expecting {expression}"},
    {"'abc", "1:1: ~token recognition error at: ''abc'\n1:5: ~mismatched input '<EOF>' expecting {expression}"},
    {"\"a\nb\"", "1:1: ~token recognition error at: '\"a\n'\n2:2: ~token recognition error at: '\"'"},
    {"'\\q'",
     "1:1: ~token recognition error at: ''\\q'\n1:4: ~token recognition error at: '''\n1:5: ~mismatched input '<EOF>' "
     "expecting {expression}"},
    {"'\\x1'", "1:1: ~token recognition error at: ''\\x1''\n1:6: ~mismatched input '<EOF>' expecting {expression}"},
    {"'''abc", "1:3: ~token recognition error at: ''abc'"},
    {"r'abc", "1:2: ~token recognition error at: ''abc'"},
    {"b'\\u0041'", "1:1: unable to unescape string"},
    {"`", "1:1: ~token recognition error at: '`'\n1:2: ~mismatched input '<EOF>' expecting {expression}"},
    {"`a`", "1:1: ~mismatched input '`a`' expecting {expression}"},
    {"a.`", "1:3: ~token recognition error at: '`'\n1:4: ~no viable alternative at input '.'"},
    {"a.`b$`",
     "1:3: ~token recognition error at: '`b$'\n1:6: ~token recognition error at: '`'\n1:7: ~no viable alternative at input "
     "'.'"},
    {"`a`.b", "1:1: ~extraneous input '`a`' expecting {expression}"},
    {"1.", "1:3: ~no viable alternative at input '.'"},
    {"1e", "1:2: ~extraneous input 'e' expecting <EOF>"},
    {"0x", "1:2: ~extraneous input 'x' expecting <EOF>"},
    {"1u u", "1:4: ~extraneous input 'u' expecting <EOF>"},
    {"a . 1", "1:5: ~no viable alternative at input '. 1'"},
    {"a.1", "1:2: ~extraneous input '.1' expecting <EOF>"},
    {".5.6", "1:3: ~extraneous input '.6' expecting <EOF>"},
    {".", "1:2: ~no viable alternative at input '.'"},
    {"..a", "1:2: ~no viable alternative at input '..'"},
    {".)", "1:2: ~no viable alternative at input '.)'"},
    {"as + )", "1:1: reserved identifier: as\n1:6: ~mismatched input ')' expecting {expression}"},
    {"has(", "1:5: ~mismatched input '<EOF>' expecting {argument}"},
    {"has(a.)", "1:5: invalid argument to has() macro\n1:7: ~no viable alternative at input '.)'"},
    {"has(!!)", "1:0: invalid argument to has() macro\n1:7: ~extraneous input ')' expecting {expression}"},
    {"x.all(", "1:7: ~mismatched input '<EOF>' expecting {argument}"},
    {"x.all(y", "1:8: ~missing ')' at '<EOF>'"},
    {"x.all(1, )", "1:7: argument must be a simple name\n1:10: ~mismatched input ')' expecting {expression}"},
    {"x.map(a.b, ]", "1:8: argument is not an identifier\n1:12: ~mismatched input ']' expecting {expression}"},
    {"[].all(x, x > ", "1:15: ~mismatched input '<EOF>' expecting {expression}"},
    {"99999999999999999999 )", "1:1: invalid int literal\n1:22: ~extraneous input ')' expecting <EOF>"},
    {"a\n+\n*\n",
     "3:1: ~mismatched input '*' expecting {expression}\n4:1: ~mismatched input '<EOF>' expecting {expression}"},
    {"a\t.\t)", "1:5: ~no viable alternative at input '.\\t)'"},
    {"a.$b", "1:3: ~token recognition error at: '$'"},
    {"a. $ )", "1:4: ~token recognition error at: '$'\n1:6: ~no viable alternative at input '.  )'"},
    {"(a,b)", "1:3: ~mismatched input ',' expecting ')'"},
    {"((a)", "1:5: ~missing ')' at '<EOF>'"},
    {"{'a': [1, {}}", "1:13: ~mismatched input '}' expecting {']', ','}"},
    {"f({a:1, [2]})", "1:12: ~mismatched input '}' expecting ':'"},
    {"a ? [b : c", "1:8: ~mismatched input ':' expecting {']', ','}"},
    {"[1 + *, $, )",
     "1:6: ~mismatched input '*' expecting {expression}\n1:7: ~mismatched input ',' expecting {expression}\n1:9: ~token "
     "recognition error at: '$'\n1:10: ~mismatched input ',' expecting ']'"},
    {"a b ? c : d", "1:3: ~mismatched input 'b' expecting <EOF>"},
    {"-", "1:2: ~no viable alternative at input '-'\n1:2: ~mismatched input '<EOF>' expecting {expression}"},
    {"- -", "1:4: ~no viable alternative at input '-'\n1:4: ~mismatched input '<EOF>' expecting {expression}"},
    {"a.b.c{", "1:7: ~mismatched input '<EOF>' expecting {'}', ',', '?', IDENTIFIER, ESC_IDENTIFIER}"},
    {"a.b.c{d", "1:8: ~mismatched input '<EOF>' expecting ':'"},
    {"x.y{z: )", "1:8: ~mismatched input ')' expecting {expression}"},
    {"!a b", "1:4: ~extraneous input 'b' expecting <EOF>"},
    {"a.?b c", "1:6: ~extraneous input 'c' expecting <EOF>"},
    {"a[?1", "1:5: ~missing ']' at '<EOF>'"},
    {"\303\251 + )",
     "1:1: ~token recognition error at: '\303\251'\n1:3: ~mismatched input '+' expecting {expression}\n1:5: ~mismatched "
     "input ')' expecting {expression}"},
    {"'\360\237\230\200' + + 1", "1:7: ~extraneous input '+' expecting {expression}"},
    {"a.(b)", "1:3: ~no viable alternative at input '.('"},
    {"a.in", "1:3: ~no viable alternative at input '.in'\n1:5: ~mismatched input '<EOF>' expecting {expression}"},
    {"in", "1:1: ~mismatched input 'in' expecting {expression}\n1:3: ~mismatched input '<EOF>' expecting {expression}"},
    {"a in", "1:5: ~mismatched input '<EOF>' expecting {expression}"},
    {"[in]", "1:2: ~extraneous input 'in' expecting {item, ]}"},
    {"(1", "1:3: ~missing ')' at '<EOF>'"},
    {"null null", "1:6: ~extraneous input 'null' expecting <EOF>"},
};

Test(recovery, all_errors_are_found) {
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    cr_expect_str_eq(errors(crd_string_of(table[i][0])), table[i][1], "%s\n  want %s\n  got  %s", table[i][0], table[i][1],
                     errors(crd_string_of(table[i][0])));
}

static crd_string times(const char *part, size_t count, const char *last) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) crd_text_add(&text, crd_string_of(part));
  crd_text_add(&text, crd_string_of(last));
  return crd_text_string(&text);
}

/* How many errors there are, and the first and last of them by their place. */
static void expect_errors(crd_string source, size_t count, const char *first, const char *last) {
  const char *all = errors(source), *begin = all;
  size_t lines = 1;
  for (const char *c = all; *c; c++)
    if (*c == '\n') lines++, begin = c + 1;
  cr_expect_eq(lines, count, "%zu errors", lines);
  cr_expect_eq(strncmp(all, first, strlen(first)), 0, "first %s", all);
  cr_expect_str_eq(begin, last);
}

Test(recovery, its_attempts_are_limited) {
  crd_string source = times("a. + ", 40, "");
  expect_errors(source, 32, "1:4: ~no viable alternative at input '. +'", "1:154: ~no viable alternative at input '. +'");
  cr_expect_neq(strstr(errors(source), "\n1:152: ~error recovery attempt limit exceeded: 30\n"), NULL);
}

Test(recovery, tokens_skipped_at_once_are_limited) {
  expect_errors(times("a ", 256, ""), 1, "1:3: ~mismatched", "1:3: ~mismatched input 'a' expecting <EOF>");
  expect_errors(times("a ", 258, ""), 2, "-1:0: error recovery token lookahead limit exceeded: 256",
                "1:3: ~mismatched input 'a' expecting <EOF>");
}

Test(recovery, depth_is_limited_before_anything_is_visited) {
  const char *limit = "-1:0: expression recursion limit exceeded: 250";
  expect_errors(times("(break + ", 251, "$"), 1, limit, limit);
  expect_errors(times("x.?", 252, ""), 2, "-1:0: max recursion depth exceeded",
                "1:757: ~mismatched input '<EOF>' expecting {IDENTIFIER, ESC_IDENTIFIER}");
}

Test(recovery, reports_are_limited) {
  expect_errors(times("$ ", 99, "a"), 99, "1:1: ~token recognition error at: '$'",
                "1:197: ~token recognition error at: '$'");
  cel_ast ast;
  cr_assert(!crdc_cel_parse(&ast, arena, times("$ ", 105, "a")));
  cr_expect_eq(ast.issues.dropped, 1);
}

/* The nodes of what could be read do not count against their limit twice. */
Test(recovery, a_broken_expression_of_many_nodes_has_its_error_alone) {
  crd_string source = times("", 0, "a");
  for (int i = 0; i < 14; i++) source = crd_arena_printf(arena, "%.*s.optMap(x, x)", CRD_PRINT(source));
  cel_ast ast;
  cr_assert(crdc_cel_parse(&ast, arena, source));
  cr_assert_gt(ast.next_id, 200000 / 2, "%u nodes", ast.next_id);
  crd_string broken = crd_arena_printf(arena, "%.*s)", CRD_PRINT(source));
  expect_errors(broken, 1, "1:184: ~", "1:184: ~extraneous input ')' expecting <EOF>");
}

/* A text for the token that `name` is in a message; empty for the end. */
static crd_string token_text(crd_string name) {
  static const char *const texts[][2] = {{"<EOF>", ""},       {"NUM_FLOAT", "1.5"},     {"NUM_INT", "1"},
                                         {"NUM_UINT", "1u"},  {"STRING", "''"},         {"BYTES", "b''"},
                                         {"IDENTIFIER", "a"}, {"ESC_IDENTIFIER", "`a`"}};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (crd_string_equal(name, crd_string_of(texts[i][0]))) return crd_string_of(texts[i][1]);
  cr_assert(name.size > 2 && name.data[0] == '\'', "%.*s", CRD_PRINT(name));
  return (crd_string){name.data + 1, name.size - 2};
}

/* Puts each token that the error at the end of `start` expects there: then the end is no error, or one behind it. Gives how
 * many tokens were tried. */
static size_t try_expected(crd_string start) {
  static const char expecting[] = " expecting ";
  cel_ast ast, longer;
  if (crdc_cel_parse(&ast, arena, start)) return 0;
  const cel_issue *last = &ast.issues.items[ast.issues.count - 1];
  const char *name = strstr(crd_arena_copy(arena, last->message).data, expecting);
  if (!name || last->column != start.size) return 0;
  name += strlen(expecting);
  for (size_t tried = 0;; name += strlen(", ")) {
    if (tried == 0) name += *name == '{';
    tried++;
    size_t size = *name == '\'' ? (size_t)(strchr(name + 1, '\'') - name) + 1 : strcspn(name, ",}");
    crd_string token = token_text((crd_string){name, size});
    crd_string source = crd_arena_printf(arena, "%.*s%.*s ", CRD_PRINT(start), CRD_PRINT(token));
    if (token.size > 0 && !crdc_cel_parse(&longer, arena, source))
      cr_expect_neq(longer.issues.items[0].column, start.size, "%.*s\n%.*s", CRD_PRINT(source),
                    CRD_PRINT(crdc_cel_issues_format(arena, &longer)));
    name += size;
    if (*name != ',') return tried;
  }
}

/* The sets that messages show and what the rules do with a token agree. (But behind a '-', where ANTLR shows a set that has
 * '!'.) */
Test(recovery, what_is_expected_can_come) {
  static const char *const sources[] = {
      "a ? b : --c . d ( e , ! f ) [ ? g ]", "a . ? b || .c ( 1 ) && { ? d : 2u , e : f , }",
      "A . B { ? `x` : 1.5 , y : [ a , ? b , ] } == ( c + b'' )", "-1 * a % ! ! b in null"};
  size_t tried = 0;
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
    for (size_t at = 1; at <= strlen(sources[i]); at++)
      if (sources[i][at - 1] == ' ') tried += try_expected((crd_string){sources[i], at});
  cr_expect_gt(tried, 250, "%zu tokens", tried);
}
