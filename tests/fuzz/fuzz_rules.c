/* Expressions grown from a seed, the input, of the types that a schema has, compiled into memory and run over a grown
 * object: whatever they are, the compiler takes them and the run ends. */
#include "evaluate.h"
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define DEPTH 4

typedef struct growth {
  uint64_t seed; /* of the whole input: what follows from it is the same every time */
  crd_text out;
} growth;

/* The next choice below `count`. */
static unsigned choose(growth *g, unsigned count) {
  g->seed = g->seed * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(g->seed >> 33) % count;
}

enum kind { BOOL, INT, DOUBLE, TEXT, LIST, KINDS };

/* Per kind first the leaves, then what has parts: a letter between braces stands for an expression of that kind. */
static const char *const forms[KINDS][14] = {
    [BOOL] = {"true", "false", "has(self.s)", "self.b", "({i} < {i})", "({t} == {t})", "({b} && {b})", "({b} || !{b})",
              "{l}.all(x, {t} != x)", "{l}.exists(x, x.size() > {i})", "({t} in {l})", "({b} ? {b} : {b})", "({d} >= {d})",
              "{t}.matches('^[a-z]+$')"},
    [INT] = {"0", "-1", "9223372036854775807", "self.i", "size({t})", "({i} + {i})", "({i} * {i})", "({i} / {i})",
             "({i} % {i})", "-({i})", "int({d})", "{l}.size()", "{t}.indexOf({t})", "({b} ? {i} : {i})"},
    [DOUBLE] = {"0.5", "-0.0", "1e308", "self.d", "({d} + {d})", "({d} * {d})", "({d} / {d})", "-({d})", "double({i})",
                "double({t})", "quantity({t}).asApproximateFloat()", "({b} ? {d} : {d})", "[{d}, {d}].sum()",
                "[{d}, {d}].max()"},
    [TEXT] = {"''", "'aB.1'", "'\\u00e9\\U0001f600'", "self.s", "self.m['a']", "({t} + {t})", "string({i})", "string({d})",
              "{t}.replace({t}, {t})", "{t}.substring({i})", "{l}[{i}]", "{l}.join({t})", "'%s %s'.format([{d}, {l}])",
              "self.?s.orValue({t})"},
    [LIST] = {"[]", "['a']", "self.l", "self.m.map(k, k)", "[{t}, {t}]", "({l} + {l})", "{l}.filter(x, {b})",
              "{l}.map(x, x + {t})", "{t}.split({t})", "{t}.findAll('[a-z]')", "({b} ? {l} : {l})", "self.l.map(y, y)",
              "['b', {t}]", "[{t}].map(x, x)"}};

static void grow(growth *g, enum kind kind, unsigned depth) {
  const char *form = forms[kind][choose(g, depth ? 14 : 4)];
  for (; *form; form++) {
    if (form[0] != '{') {
      crd_text_add_char(&g->out, *form);
      continue;
    }
    grow(g,
         form[1] == 'b'   ? BOOL
         : form[1] == 'i' ? INT
         : form[1] == 'd' ? DOUBLE
         : form[1] == 't' ? TEXT
                          : LIST,
         depth - 1);
    form += 2;
  }
}

static const char crd[] =
    "{\"apiVersion\":\"apiextensions.k8s.io/"
    "v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"ts.e.io\"},\"spec\":{\"group\":"
    "\"e.io\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"T\",\"listKind\":\"TList\",\"plural\":\"ts\",\"singular\":"
    "\"t\"},\"versions\":[{\"name\":"
    "\"v1\",\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\",\"properties\":{\"s\":{"
    "\"type\":\"string\"},\"i\":{"
    "\"type\":\"integer\"},\"d\":{\"type\":\"number\"},\"b\":{\"type\":\"boolean\"},\"l\":{\"type\":\"array\",\"items\":{"
    "\"type\":\"string\"}},\"m\":{"
    "\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}}}]}}";

/* An object with some of the fields. */
static crd_string grow_object(growth *g) {
  static const char *const fields[][4] = {{"", ",\"s\":\"\"", ",\"s\":\"abc\"", ",\"s\":\"\xC3\xA9\""},
                                          {"", ",\"i\":0", ",\"i\":-9223372036854775808", ",\"i\":7"},
                                          {"", ",\"d\":0.0", ",\"d\":-1e308", ",\"d\":3"},
                                          {"", ",\"b\":true", ",\"b\":false", ",\"b\":null"},
                                          {"", ",\"l\":[]", ",\"l\":[\"a\",\"\",\"b.c\"]", ",\"l\":[\"x\"]"},
                                          {"", ",\"m\":{}", ",\"m\":{\"a\":\"1\"}", ",\"m\":{\"b\":\"2\",\"a\":\"\"}"}};
  crd_text text = {.arena = g->out.arena};
  crd_text_add(&text, CRD_STRING("{\"apiVersion\":\"e.io/v1\",\"kind\":\"T\""));
  for (size_t i = 0; i < 6; i++) crd_text_add(&text, crd_string_of(fields[i][choose(g, 4)]));
  crd_text_add_char(&text, '}');
  return crd_text_string(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  growth g = {.seed = 14695981039346656037u, .out = {.arena = arena}};
  for (size_t i = 0; i < size; i++) g.seed = (g.seed ^ data[i]) * 1099511628211u;
  diagnostics problems = {.arena = arena};
  compilation *compilation = compilation_create(&(compile_options){.stored = true});
  if (!compilation_add_text(compilation, "crd", CRD_STRING(crd))) abort();
  crd_string object = grow_object(&g);
  grow(&g, (enum kind)choose(&g, KINDS), DEPTH);
  evaluation evaluation = {.expression = crd_text_string(&g.out), .object = crd_json_parse(arena, object, NULL, NULL)};
  bool good = evaluate(arena, compilation, &evaluation, &problems);
  /* A constant part may make the program impossible, or be refused by a check of constants; nothing else is wrong with
   * these. */
  bool refused = false;
  for (size_t i = 0; i < problems.count; i++) {
    crd_string words = problems.items[i].message;
    refused |=
        crd_string_has_prefix(words, CRD_STRING("libtcc")) || crd_string_has_prefix(words, CRD_STRING("cannot be compiled"));
  }
  if (refused || (good && !evaluation.value.size && !evaluation.error.size)) {
    fprintf(stderr, "%.*s\nover %.*s\n", (int)evaluation.expression.size, evaluation.expression.data, (int)object.size,
            object.data);
    diagnostics_print(&problems, stderr, false);
    abort();
  }
  compilation_destroy(compilation);
  crd_arena_destroy(arena);
  return 0;
}
