/* SPDX-License-Identifier: Apache-2.0 */
#include "growth.h"
#include <string.h>

#define DEPTH 4

growth growth_begin(crd_arena *arena, const uint8_t *data, size_t size) {
  growth growth = {.data = data, .size = size, .seed = 14695981039346656037u, .out = {.arena = arena}};
  for (size_t i = 0; i < size; i++) growth.seed = (growth.seed ^ data[i]) * 1099511628211u;
  return growth;
}

unsigned growth_choose(growth *g, unsigned count) {
  if (g->size) {
    g->size--;
    return *g->data++ % count;
  }
  g->seed = g->seed * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(g->seed >> 33) % count;
}

/* Per kind first the leaves, then what has parts: a letter between braces stands for an expression of that kind. */
typedef struct kind {
  char letter;
  unsigned leaves;
  const char *const *forms;
} kind;

#define FORMS(...) ((const char *const[]){__VA_ARGS__, NULL})

static const kind kinds[] = {
    {'b', 5,
     FORMS("true", "false", "has(self.s)", "self.b", "has(self.o.x)", "({i} < {i})", "({t} == {t})", "({b} && {b})",
           "({b} || !{b})", "{l}.all(x, {t} != x)", "{l}.exists(x, x.size() > {i})", "({t} in {l})", "({b} ? {b} : {b})",
           "({d} >= {d})", "{t}.matches('^[a-z]+$')", "{l}.exists_one(x, {b})", "{m}.all(k, v, k != v)",
           "{m}.exists(k, v, {b})", "({l} == {l})", "({m} == {m})", "({y} == {y})", "({r} < {r})", "({p} >= {p})",
           "isIP({t})", "ip({t}).isLoopback()", "cidr({t}).containsIP({t})", "isURL({t})", "isQuantity({t})",
           "quantity({t}).isGreaterThan(quantity({t}))", "semver({t}).isLessThan(semver({t}))", "isSemver({t}, {b})",
           "sets.contains({l}, {l})", "sets.equivalent({l}, {l})", "sets.intersects({l}, {l})", "({u} <= {u})",
           "format.dns1123Label().validate({t}).hasValue()", "(dyn({i}) == dyn({d}))", "({t} in {m})", "{q}.hasValue()",
           "{l}.isSorted()", "(type({t}) == string)", "({o} == {o})", "(dyn({l}) == dyn({t}))", "bool({t})",
           "{t}.startsWith({t})", "{t}.contains({t})", "[{i}, {i}].all(x, y, x != y)", "(url({t}) == url({t}))",
           "{l}.exists(x, {l}.all(y, x != y))", "({b} == {b})")},
    {'i', 4,
     FORMS("0", "-1", "9223372036854775807", "self.i", "size({t})", "({i} + {i})", "({i} * {i})", "({i} / {i})",
           "({i} % {i})", "-({i})", "int({d})", "{l}.size()", "{t}.indexOf({t})", "({b} ? {i} : {i})", "int({u})",
           "int({t})", "int({p})", "{p}.getFullYear()", "{p}.getHours('America/New_York')", "{r}.getSeconds()",
           "[{i}, {i}].max()", "{y}.size()", "{m}.size()", "semver({t}).major()", "quantity({t}).asInteger()",
           "ip({t}).family()", "{l}.indexOf({t})", "({i} - {i})", "self.?i.orValue({i})", "{t}.lastIndexOf({t}, {i})",
           "quantity({t}).compareTo(quantity({t}))", "[{i}, {i}][{i}]", "dyn({t})", "self.o.x", "lists.range({i}).sum()")},
    {'u', 2,
     FORMS("0u", "18446744073709551615u", "uint({i})", "({u} + {u})", "({u} * {u})", "({u} / {u})", "uint({t})", "uint({d})",
           "({b} ? {u} : {u})")},
    {'d', 4,
     FORMS("0.5", "-0.0", "1e308", "self.d", "({d} + {d})", "({d} * {d})", "({d} / {d})", "-({d})", "double({i})",
           "double({t})", "quantity({t}).asApproximateFloat()", "({b} ? {d} : {d})", "[{d}, {d}].sum()", "[{d}, {d}].max()",
           "({d} - {d})", "double({u})")},
    {'t', 6,
     FORMS("''", "'aB.1'", "'\\u00e9\\U0001f600'", "self.s", "self.m['a']", "'10.0.0.0/8'", "({t} + {t})", "string({i})",
           "string({d})", "{t}.replace({t}, {t})", "{t}.replace({t}, {t}, {i})", "{t}.substring({i})",
           "{t}.substring({i}, {i})", "{l}[{i}]", "{l}.join({t})",
           "'%s %s %d %x %.3f %e'.format([{d}, {l}, {i}, {t}, {d}, {d}])", "'%s'.format([{m}])",
           "'%b %o %X'.format([{i}, {u}, {y}])", "self.?s.orValue({t})", "{t}.charAt({i})", "{t}.lowerAscii()", "{t}.trim()",
           "string({y})", "string({r})", "string({p})", "{t}.find('[a-z]+')", "{t}.find({t})", "url({t}).getHost()",
           "url({t}).getEscapedPath()", "string(ip({t}))", "string(cidr({t}).masked())", "strings.quote({t})",
           "({b} ? {t} : {t})", "{q}.orValue({t})", "{m}[{t}]", "string({b})", "string({u})")},
    {'y', 2, FORMS("b''", "b'\\xff\\000a'", "bytes({t})", "({y} + {y})", "({b} ? {y} : {y})")},
    {'r', 2,
     FORMS("duration('1h30m')", "duration('-0.5s')", "duration({t})", "({p} - {p})", "({r} + {r})", "({r} - {r})",
           "({b} ? {r} : {r})")},
    {'p', 2,
     FORMS("timestamp('2024-02-29T00:00:00.5+01:00')", "timestamp(0)", "timestamp({t})", "timestamp({i})", "({p} + {r})",
           "({p} - {r})")},
    {'l', 4,
     FORMS("[]", "['a']", "self.l", "self.m.map(k, k)", "[{t}, {t}]", "({l} + {l})", "{l}.filter(x, {b})",
           "{l}.map(x, x + {t})", "{t}.split({t})", "{t}.split({t}, {i})", "{t}.findAll('[a-z]')", "{t}.findAll({t}, {i})",
           "({b} ? {l} : {l})", "{l}.map(x, {b}, x)", "[?{q}, {t}]", "{l}.transformList(i, x, x + string(i))",
           "{m}.transformList(k, v, k)", "self.n", "(self.n + {l})", "{m}[?{t}].optMap(x, [x]).orValue({l})",
           "{l}.map(x, {l}.filter(y, y != x).join('-'))")},
    {'m', 2,
     FORMS("{}", "self.m", "{'a': {t}}", "{{t}: {t}, 'b': {t}}", "{?'a': {q}}", "({b} ? {m} : {m})",
           "{m}.transformMap(k, v, k + v)", "{m}.transformMap(k, v, {b}, v)", "{l}.transformMapEntry(i, x, {x: string(i)})",
           "{m}.transformMapEntry(k, v, {v: k})")},
    {'q', 2,
     FORMS("self.?s", "optional.none()", "self.?m.?a", "{m}[?{t}]", "{l}[?{i}]", "optional.of({t})",
           "optional.ofNonZeroValue({t})", "{q}.or({q})", "{q}.optMap(x, x + {t})", "{q}.optFlatMap(x, {q})")},
    {'o', 2,
     FORMS("self.o", "self.o", "dyn({l})", "dyn({m})", "dyn({t})", "dyn({i})", "[{o}, {o}][{i}]", "({b} ? {o} : {o})")}};

#define KINDS (sizeof kinds / sizeof *kinds)

static const kind *kind_of(char letter) {
  for (size_t i = 0; i < KINDS; i++)
    if (kinds[i].letter == letter) return &kinds[i];
  return NULL;
}

/* What stands for a leaf that is a field of the object where `self` is something else: itself where it is of the kind. */
static const char *leaf_elsewhere(growth *g, const kind *kind) {
  if (kind->letter == g->self) return growth_choose(g, 3) ? "self" : "oldSelf";
  for (size_t i = 0; kind->forms[i]; i++)
    if (!strstr(kind->forms[i], "self") && !strchr(kind->forms[i], '{')) return kind->forms[i];
  return "dyn(1)";
}

static void grow(growth *g, const kind *kind, unsigned depth) {
  unsigned count = 0;
  while (kind->forms[count]) count++;
  const char *form = kind->forms[growth_choose(g, depth ? count : kind->leaves)];
  if (g->self && strstr(form, "self")) form = leaf_elsewhere(g, kind);
  while (*form) {
    const struct kind *part = form[0] == '{' && form[1] && form[2] == '}' ? kind_of(form[1]) : NULL;
    if (part)
      grow(g, part, depth - 1);
    else
      crd_text_add_char(&g->out, *form);
    form += part ? 3 : 1;
  }
}

crd_string growth_expression(growth *g, char letter) {
  const kind *kind = letter ? kind_of(letter) : &kinds[growth_choose(g, KINDS)];
  g->out = (crd_text){.arena = g->out.arena};
  grow(g, kind, DEPTH);
  return crd_text_string(&g->out);
}

crd_string growth_object(growth *g) {
  static const char *const fields[][4] = {
      {"", ",\"s\":\"\"", ",\"s\":\"abc\"", ",\"s\":\"\xC3\xA9\""},
      {"", ",\"i\":0", ",\"i\":-9223372036854775808", ",\"i\":7"},
      {"", ",\"d\":0.0", ",\"d\":-1e308", ",\"d\":3"},
      {"", ",\"b\":true", ",\"b\":false", ",\"b\":null"},
      {"", ",\"l\":[]", ",\"l\":[\"a\",\"\",\"b.c\"]", ",\"l\":[\"x\"]"},
      {"", ",\"m\":{}", ",\"m\":{\"a\":\"1\"}", ",\"m\":{\"b\":\"2\",\"a\":\"\"}"},
      {"", ",\"n\":[]", ",\"n\":[\"a\",\"b\"]", ",\"n\":[\"x\"]"},
      {"", ",\"o\":{}", ",\"o\":{\"x\":1}", ",\"o\":{\"a-b\":\"2026-11-20T10:00:00Z\",\"x\":0}"}};
  crd_text text = {.arena = g->out.arena};
  crd_text_add(&text, CRD_STRING("{\"apiVersion\":\"e.io/v1\",\"kind\":\"T\""));
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
    crd_text_add(&text, crd_string_of(fields[i][growth_choose(g, 4)]));
  crd_text_add_char(&text, '}');
  return crd_text_string(&text);
}
