/* SPDX-License-Identifier: Apache-2.0 */
/* Rules of stored CRDs over an object: what they say, compiled in memory. */
#include "compile/libcrdc.h"
#include <crd/storage.h>
#include <crd/walk.h>
#include <criterion/criterion.h>

static const char crd_head[] =
    "{\"apiVersion\":\"apiextensions.k8s.io/"
    "v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"ts.example.com\"},"
    "\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"T\",\"listKind\":\"TList\","
    "\"plural\":\"ts\","
    "\"singular\":\"t\"},\"versions\":[{\"name\":\"v1\",\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{"
    "\"type\":"
    "\"object\",\"properties\":{\"w\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"s\":{\"type\":\"string\"},"
    "\"p\":{\"type\":\"string\"},\"l\":{\"type\":\"array\",\"items\":"
    "{\"type\":\"string\"},\"x-"
    "kubernetes-list-type\":\"set\"},\"d\":{\"type\":\"number\"},\"o\":{\"type\":\"object\","
    "\"properties\":{"
    "\"b\":{\"type\":\"integer\"},\"a-b\":{\"type\":\"string\"},\"in\":{\"type\":\"boolean\"}}},\"m\":{\"type\":\"array\","
    "\"items\":{\"type\":\"object\","
    "\"required\":[\"k\"],\"properties\":{\"k\":{\"type\":\"string\"},\"v\":{\"type\":\"integer\"}}},\"x-kubernetes-list-"
    "type\":\"map\","
    "\"x-kubernetes-list-map-keys\":[\"k\"]}},\"x-kubernetes-"
    "validations\":[";
static const char crd_tail[] = "]}}}]}}";

static crd_string words_of(crd_arena *arena, const crd_errors *errors) {
  return errors->count ? crd_error_message(arena, &errors->items[0]) : CRD_STRING("");
}

/* The first error of a CRD with these entries of x-kubernetes-validations, over {"s": "abc", "d": 1.5, "o": {...}, ...},
 * with an item of "w" that is no text, which is created or written once more; the cost. */
static crd_string judged_as(crd_arena *arena, const char *rules, bool update, int64_t *cost) {
  compilation *compilation = crdc_compilation_create(&(compile_options){.stored = true});
  crd_string text = crd_arena_printf(arena, "%s%s%s", crd_head, rules, crd_tail);
  cr_assert(crdc_compilation_add_text(compilation, "crd", text), "%s", rules);
  const crd_registry *registry = crdc_compilation_load(compilation);
  if (!registry) crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, false);
  cr_assert(registry, "%s", rules);
  const crd_type *type = registry->kinds[0]->type;
  crd_value *value = crd_json_parse(arena,
                                    CRD_STRING("{\"w\":[\"a\",1],\"s\":\"abc\",\"p\":\"/"
                                               "p\",\"l\":[\"a\",\"b\"],\"d\":1.5,\"o\":{\"b\":7,\"a-b\":\"x\",\"in\":true},"
                                               "\"m\":[{\"k\":\"a\",\"v\":1},{\"k\":\"b\",\"v\":2}]}"),
                                    NULL, NULL);
  void *storage = crd_arena_zalloc(arena, type->struct_size);
  crd_fill(arena, type, value, storage);
  crd_errors errors = crd_errors_init(arena);
  int64_t remaining = CRD_CEL_BUDGET;
  crd_rules_run(arena, type, value, storage, update ? value : NULL, NULL,
                &(crd_validate_options){.prefix = CRD_STRING("t"), .remaining = &remaining, .unforgiving = update}, &errors);
  if (cost) *cost = CRD_CEL_BUDGET - remaining;
  crd_string words = words_of(arena, &errors);
  words = crd_arena_copy(arena, words);
  crdc_compilation_destroy(compilation);
  return words;
}

static crd_string judged(crd_arena *arena, const char *rules, int64_t *cost) {
  return judged_as(arena, rules, false, cost);
}

static void expect_as(const char *rules, bool update, const char *wanted) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_string got = judged_as(arena, rules, update, NULL);
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "%s\n  wanted %s\n  got    %.*s", rules, wanted, (int)got.size,
            got.data);
  crd_arena_destroy(arena);
}

static void expect(const char *rules, const char *wanted) {
  expect_as(rules, false, wanted);
}

static void expect_cost(const char *rule, int64_t wanted) {
  crd_arena *arena = crd_arena_create(NULL);
  int64_t cost;
  judged(arena, crd_arena_printf(arena, "{\"rule\":\"%s\"}", rule).data, &cost);
  cr_expect(cost == wanted, "%s costs %lld, not %lld", rule, (long long)cost, (long long)wanted);
  crd_arena_destroy(arena);
}

Test(stored_rules, that_do_not_compile_are_told_to_every_object) {
  expect("{\"rule\":\"self.x\"}",
         "t: Invalid value: \"object\": rule compile error: compilation failed: ERROR: <input>:1:5: undefined "
         "field 'x'\n | self.x\n | ....^");
  expect("{\"rule\":\"self.s\"}",
         "t: Invalid value: \"object\": rule compile error: cel expression must evaluate to a bool");
  expect("{\"rule\":\"int(1e99) == 1\"}",
         "t: Invalid value: \"object\": rule compile error: program instantiation failed: integer overflow");
}

Test(stored_rules, do_without_what_else_is_wrong) {
  expect("{\"rule\":\"self.s == 'x'\",\"messageExpression\":\"self.y\",\"fieldPath\":\".s\"}",
         "t: Invalid value: failed rule: self.s == 'x'");
  expect("{\"rule\":\"self.s == 'abc'\",\"optionalOldSelf\":true}", "");
}

/* A messageExpression sees the old value where any rule of its node speaks of it. */
Test(messages, see_what_the_rules_of_the_node_compare_with) {
  static const char told[] = "{\"rule\":\"self.s == 'x'\",\"messageExpression\":\"'was ' + oldSelf.s\"}";
  static const char compared[] =
      "{\"rule\":\"self.s == 'x'\",\"messageExpression\":\"'was ' + oldSelf.s\"},"
      "{\"rule\":\"self.s == oldSelf.s\"}";
  static const char optional[] =
      "{\"rule\":\"!oldSelf.hasValue() || true\",\"optionalOldSelf\":true},"
      "{\"rule\":\"self.s == 'x'\",\"messageExpression\":\"'was ' + oldSelf.s\"}";
  expect_as(told, true, "t: Invalid value: failed rule: self.s == 'x'");
  expect_as(compared, true, "t: Invalid value: was abc");
  expect_as(optional, true, "t: Invalid value: was abc");
  expect_as(compared, false, "t: Invalid value: failed rule: self.s == 'x'");
  expect_as(optional, false, "t: Invalid value: failed rule: self.s == 'x'");
}

#define NO_TEXT "t: Invalid value: \"object\": invalid data, expected string, got int64 evaluating rule: "

/* What functions make of an item that cannot be read, which ratcheting lets through. */
Test(values, unreadable_items) {
  expect("{\"rule\":\"self.w.isSorted()\"}", NO_TEXT "self.w.isSorted()");
  expect("{\"rule\":\"self.w.max() == 'a'\"}", NO_TEXT "self.w.max() == 'a'");
  expect("{\"rule\":\"self.w.min() == 'a'\"}", NO_TEXT "self.w.min() == 'a'");
  expect("{\"rule\":\"sets.contains(self.w, ['a'])\"}", "");
  expect("{\"rule\":\"sets.contains(self.w, ['b'])\"}", NO_TEXT "sets.contains(self.w, ['b'])");
  expect("{\"rule\":\"sets.contains(['a'], self.w)\"}", "t: Invalid value: failed rule: sets.contains(['a'], self.w)");
  expect("{\"rule\":\"sets.equivalent(self.w, ['b'])\"}", NO_TEXT "sets.equivalent(self.w, ['b'])");
  expect("{\"rule\":\"self.w == ['a', 'b']\"}", NO_TEXT "self.w == ['a', 'b']");
  expect("{\"rule\":\"self.w != ['a', 'b']\"}", "");
  expect("{\"rule\":\"self.w.join() == 'a'\"}",
         "t: Invalid value: \"object\": join: invalid input: invalid data, expected "
         "string, got int64 evaluating rule: self.w.join() == 'a'");
}

Test(values, numbers) {
  expect("{\"rule\":\"double('1_0') == 10.0\"}", "");
  expect("{\"rule\":\"double(self.s + '_') == 10.0\"}",
         "t: Invalid value: \"object\": type conversion error from 'string' to 'double' evaluating rule: double(self.s + "
         "'_') == 10.0");
  expect("{\"rule\":\"double('NaN') < self.d\"}",
         "t: Invalid value: \"object\": NaN values cannot be ordered evaluating rule: double('NaN') < self.d");
  expect("{\"rule\":\"double('NaN') != self.d\"}", "");
  expect("{\"rule\":\"self.d > (-(-0.0))\"}", "");
}

Test(values, texts) {
  expect("{\"rule\":\"false\",\"messageExpression\":\"'%s'.format([dyn(self.o)])\"}",
         "t: Invalid value: {\"__in__\":true, \"a__dash__b\":\"x\", \"b\":7}");
  expect("{\"rule\":\"false\",\"messageExpression\":\"'%.2e'.format([-(self.d - self.d)])\"}",
         "t: Invalid value: 0.000000\xC3\x97"
         "10\xE2\x81\xB0\xE2\x81\xB0");
  expect("{\"rule\":\"false\",\"messageExpression\":\"string(duration('23871h29m57.876543209s'))\"}",
         "t: Invalid value: 85937397.87654321s");
  expect("{\"rule\":\"ip('x\\\\ty').family() == 4\"}",
         "t: Invalid value: \"object\": IP Address \"x\\ty\" parse error during conversion from string: "
         "ParseAddr(\"x\\ty\"): unable to "
         "parse IP evaluating rule: ip('x\\ty').family() == 4");
  expect("{\"rule\":\"cidr('x\\\\ty').prefixLength() == 4\"}",
         "t: Invalid value: \"object\": network address parse error during conversion from string: network address parse "
         "error during "
         "conversion from string: netip.ParsePrefix(\"x\\ty\"): no '/' evaluating rule: cidr('x\\ty').prefixLength() == 4");
}

Test(values, zero) {
  expect("{\"rule\":\"optional.ofNonZeroValue(timestamp('0001-01-01T00:00:00Z')) == optional.none()\"}", "");
}

Test(values, what_is_no_key_is_no_qualifier) {
  expect("{\"rule\":\"{1:'a'}[dyn(bytes(self.s))] == 'a'\"}",
         "t: Invalid value: \"object\": invalid qualifier type: types.Bytes evaluating rule: {1:'a'}[dyn(bytes(self.s))] == "
         "'a'");
  expect("{\"rule\":\"{1:'a'}[?dyn(bytes(self.s))].hasValue()\"}",
         "t: Invalid value: \"object\": invalid qualifier type: types.Bytes evaluating rule: "
         "{1:'a'}[?dyn(bytes(self.s))].hasValue()");
  expect("{\"rule\":\"[1][dyn(type(self.s))] == 1\"}",
         "t: Invalid value: \"object\": invalid qualifier type: *types.Type evaluating rule: [1][dyn(type(self.s))] == 1");
  expect("{\"rule\":\"{1:'a'}[dyn(duration('1s'))] == 'a'\"}",
         "t: Invalid value: \"object\": rule compile error: program instantiation failed: invalid qualifier type: "
         "types.Duration");
  expect(
      "{\"rule\":\"{1:'a'}[dyn(quantity('1'))] == 'a'\"}",
      "t: Invalid value: \"object\": invalid qualifier type: cel.Quantity evaluating rule: {1:'a'}[dyn(quantity('1'))] == "
      "'a'");
}

static const char no_overload[] =
    "': call arguments did not match a supported operator, function or macro signature for rule: ";

/* The rule fails with "no such overload" and what follows it. */
static void expect_no_overload(const char *rule, const char *rest) {
  crd_arena *arena = crd_arena_create(NULL);
  const char *wanted =
      crd_arena_printf(arena, "t: Invalid value: \"object\": 'no such overload%s%s%s", rest, no_overload, rule).data;
  expect(crd_arena_printf(arena, "{\"rule\":\"%s\"}", rule).data, wanted);
  crd_arena_destroy(arena);
}

Test(values, without_the_overload_name_it_as_cel_go_does) {
  expect_no_overload("dyn(self.d) + dyn(self.s) == 1.0", "");
  expect_no_overload("dyn(self.o) + dyn(self.s) == 1.0", ": _+_");
  expect_no_overload("dyn(self.s) < dyn(self.d)", "");
  expect_no_overload("dyn(self.o) == dyn([1])", "");
  expect_no_overload("dyn(quantity('1')) == dyn(self.d)", "");
  expect_no_overload("dyn(self.d).startsWith('a')", "");
  expect_no_overload("dyn(self.d).size() == 1", ": size");
  expect_no_overload("1 in dyn(self.o)", "");
  expect(
      "{\"rule\":\"dyn(self.s).all(x, true)\"}",
      "t: Invalid value: \"object\": got 'types.String', expected iterable type evaluating rule: dyn(self.s).all(x, true)");
  expect(
      "{\"rule\":\"dyn(self.s).all(i, x, true)\"}",
      "t: Invalid value: \"object\": unsupported comprehension range type: types.String evaluating rule: dyn(self.s).all(i, "
      "x, true)");
  expect("{\"rule\":\"bool(dyn(1))\"}",
         "t: Invalid value: \"object\": rule compile error: program instantiation failed: no such overload: bool(int)");
  expect("{\"rule\":\"-dyn(duration('1s')) == duration('-1s')\"}", "");
  expect("{\"rule\":\"has(dyn([1]).x)\"}",
         "t: Invalid value: \"object\": unsupported index type 'string' in list evaluating rule: has(dyn([1]).x)");
}

Test(values, objects_are_maps_at_run_time) {
  expect("{\"rule\":\"size(dyn(self.o)) == 3 && 'a__dash__b' in dyn(self.o) && !('c' in dyn(self.o))\"}", "");
  expect("{\"rule\":\"dyn(self.o).map(k, k) == ['b', 'a__dash__b', '__in__'] && type(dyn(self)) == map\"}", "");
  expect("{\"rule\":\"dyn(self.o).all(k, v, dyn(self.o)[k] == v)\"}", "");
  expect("{\"rule\":\"dyn(self.o) == {'b': dyn(7), 'a-b': dyn('x'), 'in': dyn(true)}\"}", "");
}

Test(values, a_dot_reaches_what_a_macro_hides) {
  expect("{\"rule\":\"['abc'].exists(self, self == .self.s)\"}", "");
  expect("{\"rule\":\"['abc'].exists(self, [.self.s].exists(x, x == self && .self.o.b == 7))\"}", "");
}

/* What rules of a node share is paid for by each. */
Test(costs, of_shared_calls) {
  crd_arena *arena = crd_arena_create(NULL);
  int64_t one, two, looped;
  judged(arena, "{\"rule\":\"self.s.split('b').size() == 2\"}", &one);
  judged(arena, "{\"rule\":\"self.s.split('b').size() == 2\"},{\"rule\":\"2 == self.s.split('b').size()\"}", &two);
  judged(arena, "{\"rule\":\"[1, 2, 3].all(x, self.s.split('b').size() == 2)\"}", &looped);
  cr_expect(one == 5 && two == 10 && looped == 25, "%d, %d, %d", (int)one, (int)two, (int)looped);
  crd_arena_destroy(arena);
}

/* A test costs what it costs alone, whether the call that it shares succeeds or not. */
Test(costs, of_shared_tests) {
  crd_arena *arena = crd_arena_create(NULL);
  int64_t alone, with, both;
  judged(arena, "{\"rule\":\"isURL(self.s)\"}", &alone);
  judged(arena, "{\"rule\":\"url(self.s).getHost() == ''\"}", &with);
  judged(arena, "{\"rule\":\"isURL(self.s)\"},{\"rule\":\"url(self.s).getHost() == ''\"}", &both);
  cr_expect(both == alone + with, "%d and %d, %d", (int)alone, (int)with, (int)both);
  judged(arena, "{\"rule\":\"isURL(self.p)\"}", &alone);
  judged(arena, "{\"rule\":\"url(self.p).getHost() == ''\"}", &with);
  judged(arena, "{\"rule\":\"isURL(self.p)\"},{\"rule\":\"url(self.p).getHost() == ''\"}", &both);
  cr_expect(both == alone + with, "%d and %d, %d", (int)alone, (int)with, (int)both);
  judged(arena, "{\"rule\":\"isQuantity(self.p)\"}", &alone);
  judged(arena, "{\"rule\":\"quantity(self.p).isInteger()\"}", &with);
  judged(arena, "{\"rule\":\"isQuantity(self.p)\"},{\"rule\":\"quantity(self.p).isInteger()\"}", &both);
  cr_expect(both == alone + with, "%d and %d, %d", (int)alone, (int)with, (int)both);
  crd_arena_destroy(arena);
  expect("{\"rule\":\"!isQuantity(self.s)\"},{\"rule\":\"!isQuantity(self.s) || quantity(self.s).isInteger()\"}", "");
  expect("{\"rule\":\"isURL(self.p)\"},{\"rule\":\"isURL(self.p) && url(self.p).getEscapedPath() == '/p'\"}", "");
}

Test(values, of_shared_calls_that_fail) {
  expect(
      "{\"rule\":\"quantity(self.s).asInteger() == 0 || true\"},{\"rule\":\"false || quantity(self.s).asInteger() == 1\"}",
      "t: Invalid value: \"object\": quantities must match the regular expression "
      "'^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$' evaluating rule: false || quantity(self.s).asInteger() == 1");
  expect("{\"rule\":\"[true].all(self, ['abc'].all(x, x.split('b').size() == 2))\"}", "");
  expect(
      "{\"rule\":\"['a', 'b,c'].all(self, self.split(',').size() < 3) && ['d,e', 'f'].exists(self, self.split(',').size() "
      "== "
      "2)\"}",
      "");
}

Test(values, constants_of_constants) {
  expect("{\"rule\":\"false\",\"messageExpression\":\"string(timestamp(string(1.5)))\"}",
         "t: Invalid value: failed rule: false");
  expect("{\"rule\":\"timestamp(string(1.5)) > timestamp(0)\"}",
         "t: Invalid value: \"object\": rule compile error: program instantiation failed: type conversion error from "
         "'string' to "
         "'google.protobuf.Timestamp'");
  expect("{\"rule\":\"[double('NaN'), self.d].sum() == 1.5 || [double('NaN')].size() == 1\"}", "");
}

Test(values, maps_keep_the_last_of_a_key) {
  expect("{\"rule\":\"{self.s: 1, 'abc': 2}['abc'] == 2 && {'a': 1, 'a': 2}.size() == 1\"}", "");
  expect("{\"rule\":\"{self.d: 'a'}[1.5] == 'a' && {1: 'a', self.o.b: 'b'}.size() == 2\"}", "");
}

#define NO_OVERLOAD                                                                                                         \
  "t: Invalid value: \"object\": 'no such overload': call arguments did not match a supported operator, function or macro " \
  "signature for rule: "

Test(equality, of_the_document_and_scalars_fails) {
  expect("{\"rule\":\"self.o == dyn(1)\"}", NO_OVERLOAD "self.o == dyn(1)");
  expect("{\"rule\":\"ip('10.0.0.1') == dyn('x')\"}", NO_OVERLOAD "ip('10.0.0.1') == dyn('x')");
  expect("{\"rule\":\"dyn(1) == self.o\"}", "t: Invalid value: failed rule: dyn(1) == self.o");
  expect("{\"rule\":\"self.o == dyn(null)\"}", "t: Invalid value: failed rule: self.o == dyn(null)");
}

/* The last error of a condition stands, but the first of what is collected. */
Test(macros, go_on_after_an_error) {
#define FIELD(key, rule) "t: Invalid value: \"object\": no such key: " key " evaluating rule: " rule
  expect("{\"rule\":\"self.l.filter(x, {'c': true}[x]).size() == 1\"}",
         FIELD("b", "self.l.filter(x, {'c': true}[x]).size() == 1"));
  expect("{\"rule\":\"self.l.exists_one(x, {'c': true}[x])\"}", FIELD("b", "self.l.exists_one(x, {'c': true}[x])"));
  expect("{\"rule\":\"self.l.map(x, {'c': true}[x]) == []\"}", FIELD("a", "self.l.map(x, {'c': true}[x]) == []"));
  expect("{\"rule\":\"self.l.map(x, {'a': true}[x], x) == []\"}", FIELD("b", "self.l.map(x, {'a': true}[x], x) == []"));
}

Test(equality, of_sets) {
  expect("{\"rule\":\"self.l + ['b', 'c', 'c'] == ['c', 'b', 'a'] && (self.l + ['c', 'c']).size() == 3\"}", "");
  expect("{\"rule\":\"[] + self.l == ['b', 'a'] && ['b', 'a'] != self.l\"}", "");
}

/* The keys of a map are the names that rules see or those of the document, by what stands on the left. */
Test(equality, of_objects_with_maps) {
  expect("{\"rule\":\"dyn(self.m[0]) == {'k': dyn('a'), 'v': dyn(1)}\"}", "");
  expect("{\"rule\":\"{'k': dyn('a'), 'v': dyn(1)} == dyn(self.m[0])\"}", "");
  expect("{\"rule\":\"dyn(self.m[0]) != {'k': dyn('a'), 'v': dyn(2)} && dyn(self.m[0]) != {'k': dyn('a')}\"}", "");
  expect("{\"rule\":\"{'k': dyn('a')} != dyn(self.m[0]) && {'k': dyn('a'), 'w': dyn(1)} != dyn(self.m[0])\"}", "");
}

/* The right side's item takes the place of that with its key; others follow. */
Test(sums, of_lists_of_type_map) {
  expect("{\"rule\":\"self.m + self.m == self.m && (self.m + self.m.filter(x, x.k == 'b')).size() == 2\"}", "");
  expect(
      "{\"rule\":\"(dyn(self.m) + [{'k': dyn('b'), 'v': dyn(3)}, {'k': dyn('c'), 'v': dyn(4)}]).map(x, x.v) == [1, 3, 4]\"}",
      "");
  expect("{\"rule\":\"dyn(self.m) + [{'k': dyn('c')}] == [dyn({'k': 'c'}), dyn(self.m[1]), dyn(self.m[0])]\"}", "");
  expect("{\"rule\":\"self.m + self.m.filter(x, false) == self.m && (self.m.filter(x, true) + self.m).size() == 4\"}", "");
}

/* They are read when the rule is compiled, for the cost of the call; what fails does so at its place. */
Test(values, abstract_constants) {
  expect("{\"rule\":\"cidr('10.0.0.0/8').containsIP('10.1.2.3') && !cidr('10.0.0.0/8').containsIP(ip('11.0.0.0'))\"}", "");
  expect("{\"rule\":\"cidr('::/0').containsCIDR('1::/8') && ip('::1').isLoopback() && cidr('1::/7').prefixLength() == 7\"}",
         "");
  expect("{\"rule\":\"quantity('-1.5Gi').isLessThan(quantity('0')) && quantity('1e400').isGreaterThan(quantity('9Ei'))\"}",
         "");
  expect("{\"rule\":\"quantity('2k').add(quantity('1')).asInteger() == 2001 && quantity('-3').asInteger() == -3\"}", "");
  expect("{\"rule\":\"semver('1.2.3-a+b').isLessThan(semver('v1.3', true)) && semver('1.2.3').patch() == 3\"}", "");
  expect("{\"rule\":\"self.s == 'abc' || quantity('x').isInteger()\"}", "");
  expect("{\"rule\":\"quantity('x').isInteger() || self.s == 'abc'\"}", "");
  expect_cost("cidr('10.0.0.0/8').containsIP('10.1.2.3')", 3);
  expect_cost("quantity('1Gi').isLessThan(quantity('2Gi')) && semver('1.2.3').major() == 1", 6);
}

Test(equality, of_lists_of_the_rule_takes_errors_for_equal) {
  expect("{\"rule\":\"[self.o] == [dyn(1)] && {'a': self.o} == {'a': dyn(1)}\"}", "");
  expect("{\"rule\":\"[self.o] + [self.o] == [dyn(1)] + [dyn(2)]\"}",
         NO_OVERLOAD "[self.o] + [self.o] == [dyn(1)] + [dyn(2)]");
  expect("{\"rule\":\"!(self.o in [dyn(1)])\"}", "");
}

/* What an error costs on its way out: the other operand, the rest of the operators, literals, loops that go on. */
Test(costs, of_errors) {
  expect_cost("{'a': self.d}['b'] == 1.5 || true", 35);
  expect_cost("{'a': self.d}['b'] + self.d == 1.5 || true", 38);
  expect_cost("[self.d, {'a': self.d}['b'], self.d] == [1.5] || true", 47);
  expect_cost("[1, 2].map(x, [0][x]) == [1] || true", 30);
}

#define LONG "a long text, of more than thirty characters"

/* The sizes of the operands that are no errors count, as cel-go counts them. */
Test(costs, of_errors_beside_sizes) {
  expect_cost("self.s + string(1/0) == 'a' || true", 6);
  expect_cost("('" LONG "' + self.s) + self.l[9] == 'a' || true", 16);
  expect_cost("self.l[9] + ('" LONG "' + self.s) == 'a' || true", 16);
  expect_cost("self.l[9].startsWith('" LONG "') || true", 8);
  expect_cost("'" LONG "'.contains(self.l[9]) || true", 8);
  expect_cost("self.l[9].contains('" LONG "' + self.s) || true", 15);
  expect_cost("('" LONG "' + self.s).matches(self.l[9]) || true", 15);
  expect_cost("1/0 in self.m.map(x, x.v) || true", 34);
  expect_cost("self.l[9] in self.l || true", 7);
  expect_cost("('" LONG "' + self.s).split(self.l[9]) == [] || true", 20);
  expect_cost("('" LONG "' + self.s).substring(1/0) == 'a' || true", 14);
  expect_cost("('" LONG "' + self.s).indexOf(self.l[9]) > 0 || true", 15);
  expect_cost("self.l.indexOf(self.s.substring(9)) > 0 || true", 6);
  expect_cost("('" LONG "' + self.s).replace(self.l[9], 'x') == 'a' || true", 11);
  expect_cost("self.l[9].format([self.s]) == 'a' || true", 4);
  expect_cost("sets.contains(self.l, [self.l[9]]) || true", 18);
  expect_cost("sets.equivalent([self.l[9]], self.l) || true", 20);
  expect_cost("self.l[9] == self.s || true", 6);
  expect_cost("self.l[9] < '' || true", 3);
  expect_cost("[self.d][1/0] == 1.5 || true", 16);
  expect_cost("self.l[9] + self.l[8] == 'a' || true", 8);
  expect_cost("self.l[9] + self.l.map(x, x + self.s)[0] == 'a' || true", 42);
  expect_cost("(self.o.__in__ ? self.l[9] : self.s) == 'a' || true", 6);
  expect_cost("self.l[self.s == 'abc' ? 0 : 1] == 'a' || true", 7);
  expect_cost("{'a': 1}[?self.l[9]] == optional.none() || true", 5);
}

/* An overload that only the run time knows costs 1. */
Test(costs, of_dyn) {
  expect_cost("dyn(self.s) + dyn(self.p) == 'a' || true", 8);
  expect_cost("dyn(self.s) < dyn(self.p) || true", 7);
  expect_cost("'a' in dyn(self.l) || true", 4);
  expect_cost("bytes(dyn(self.s)) == b'a' || true", 5);
  expect_cost("dyn(1/0).lastIndexOf(self.s) == 1 || true", 3);
}

Test(costs, of_prefixes) {
  expect_cost("self.s.startsWith('a')", 3);
}

/* What crdc lint says of a field with a default and these rules. */
static void expect_default(const char *rules, const char *wanted) {
  crd_arena *arena = crd_arena_create(NULL);
  compilation *compilation = crdc_compilation_create(NULL);
  crd_string text = crd_arena_printf(
      arena,
      "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: ts.example.com}\nspec:\n"
      "  group: example.com\n  scope: Namespaced\n  names: {kind: T, listKind: TList, plural: ts, singular: t}\n"
      "  versions:\n  - name: v1\n    served: true\n    storage: true\n    schema: {openAPIV3Schema: {type: object, "
      "properties: {s: {type: string, maxLength: 9, default: abc, x-kubernetes-validations: [%s]}}}}\n",
      rules);
  cr_assert(crdc_compilation_add_text(compilation, "crd", text));
  bool good = crdc_compilation_check(compilation);
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  crd_string got = found->count ? found->items[0].message : CRD_STRING("");
  cr_expect(good == !*wanted && crd_string_equal(got, crd_string_of(wanted)), "%s\n  wanted %s\n  got    %.*s", rules,
            wanted, (int)got.size, got.data);
  crdc_compilation_destroy(compilation);
  crd_arena_destroy(arena);
}

#define DEFAULT_OF_S "spec.validation.openAPIV3Schema.properties[s].default: "

Test(defaults, obey_rules) {
  expect_default("{rule: \"self == 'abc'\"}, {rule: self == oldSelf}", "");
  expect_default("{rule: \"self == 'x'\"}", DEFAULT_OF_S "failed rule: self == 'x'");
  /* as a new value too */
  expect_default("{rule: \"oldSelf.hasValue()\", optionalOldSelf: true}", DEFAULT_OF_S "failed rule: oldSelf.hasValue()");
  expect_default("{rule: self.x}", DEFAULT_OF_S
                 "rule compile error: compilation failed: ERROR: <input>:1:5: type 'string' does not "
                 "support field selection\n | self.x\n | ....^");
}
