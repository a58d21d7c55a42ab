/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets from their markers to the verdict: modes, includes, prefixes, joins, items, params, lets, bad values. */
#include "things.h"
#include <crd/generated/rule_set.h>
#include <criterion/criterion.h>

#define WEBHOOK "# +crdc:stage:layer=webhook,name=all,set=top\n"
#define CONTROLLER "# +crdc:stage:layer=controller,name=all,set=top\n"

static things box;

static void teardown(void) {
  things_close(&box);
}
TestSuite(sets, .fini = teardown);

static void expect(crd_layer layer, const char *spec, const char *wanted) {
  const char *got = things_ask(&box, layer, spec);
  cr_expect_str_eq(got, wanted, "%s\n  got    %s\n  wanted %s", spec, got, wanted);
}

static void compiled(const char *head, const char *spec, const char *rest) {
  things_open(&box, head, spec, rest);
  cr_assert(box.kind, "%s", things_error(&box));
}

Test(sets, first_stops_at_the_first_failure) {
  compiled(WEBHOOK,
           "# +crdc:set:name=top\n"
           "# +crdc:rule:name=A-1,rule=\"self.count < 5\",message=\"too many\",fieldPath=\".count\"\n"
           "# +crdc:rule:name=A-2,rule=\"self.name != ''\",message=\"no name\"\n",
           "");
  expect(CRD_LAYER_WEBHOOK, "{count: 9}", "A-1 spec.count: Invalid value: too many");
  expect(CRD_LAYER_WEBHOOK, "{count: 1}", "A-2 spec: Invalid value: no name");
  expect(CRD_LAYER_WEBHOOK, "{count: 1, name: x}", "ok");
}

Test(sets, all_goes_on_and_warnings_do_not_stop) {
  compiled(WEBHOOK CONTROLLER,
           "# +crdc:set:name=top,mode=all\n"
           "# +crdc:rule:name=A-1,rule=\"self.count < 5\",message=\"too many\"\n"
           "# +crdc:rule:name=A-2,rule=\"self.ready\",message=\"is off\",severity=warning\n"
           "# +crdc:rule:name=A-3,rule=\"self.name != ''\",message=\"no name\"\n",
           "");
  expect(CRD_LAYER_WEBHOOK, "{count: 9}",
         "A-1 spec: Invalid value: too many\nA-3 spec: Invalid value: no name\nwarning: is off");
  expect(CRD_LAYER_WEBHOOK, "{name: xx}", "warning: is off");
  expect(CRD_LAYER_CONTROLLER, "{count: 9}", "A-1: too many\nwarning: is off");
}

Test(sets, a_warning_does_not_end_first) {
  compiled(CONTROLLER,
           "# +crdc:set:name=top\n"
           "# +crdc:rule:name=A-1,rule=\"self.ready\",message=\"is off\",severity=warning\n"
           "# +crdc:rule:name=A-2,rule=\"self.name != ''\",message=\"no name\"\n",
           "");
  expect(CRD_LAYER_CONTROLLER, "{}", "A-2: no name\nwarning: is off");
}

Test(sets, joins_and_nested_prefixes) {
  compiled(CONTROLLER,
           "# +crdc:set:name=top\n"
           "# +crdc:include:set=middle,prefix=\"outer: \"\n"
           "#\n"
           "# +crdc:set:name=middle\n"
           "# +crdc:include:set=inner,prefixExpression=\"self.name + ': '\",join=\"; \"\n"
           "#\n"
           "# +crdc:set:name=inner,mode=all\n"
           "# +crdc:rule:name=A-1,rule=\"self.count < 5\",message=\"too many\"\n"
           "# +crdc:errors:name=A-2,value=\"self.words\",when=\"self.ready\"\n",
           "");
  expect(CRD_LAYER_CONTROLLER, "{name: nn, count: 9, ready: true, words: [a, b]}", "A-1: outer: nn: too many; nn: a; nn: b");
  expect(CRD_LAYER_CONTROLLER, "{name: nn, count: 9, words: [a, b]}", "A-1: outer: nn: too many");
  expect(CRD_LAYER_CONTROLLER, "{name: nn, ready: true, words: [a]}", "A-2: outer: nn: a");
}

Test(sets, joins_in_forms_and_trims) {
  compiled(CONTROLLER,
           "# +crdc:set:name=top,mode=all,join=\"|\"\n"
           "# +crdc:include:set=words,form=multierror,suffix=\"!\"\n"
           "# +crdc:include:set=words,form=aggregate\n"
           "# +crdc:include:set=words,join=\" \",trim\n"
           "#\n"
           "# +crdc:set:name=words,mode=all\n"
           "# +crdc:errors:name=A-1,value=\"self.words\"\n",
           "");
  expect(CRD_LAYER_CONTROLLER, "{words: [a, b, a]}", "A-1: 3 errors occurred:\n\t* a!\n\t* b!\n\t* a!\n\n|[a, b]|a b a");
  expect(CRD_LAYER_CONTROLLER, "{words: [' a ']}", "A-1: 1 error occurred:\n\t*  a !\n\n| a |a");
}

Test(sets, a_failure_that_breaks_ends_the_loop_but_not_what_is_behind_it) {
  compiled(CONTROLLER,
           "# +crdc:set:name=top,mode=all,join=\" \"\n"
           "# +crdc:include:set=word,each=\"self.words\",mode=all\n"
           "# +crdc:rule:name=A-3,rule=\"false\",message=\"end\"\n",
           "  words:\n"
           "  # +crdc:set:name=word,mode=all\n"
           "  # +crdc:include:set=stopper\n"
           "  # +crdc:rule:name=A-2,rule=\"false\",messageExpression=\"'after ' + self\"\n"
           "  #\n"
           "  # +crdc:set:name=stopper,mode=all\n"
           "  # +crdc:rule:name=A-1,rule=\"self != 'stop'\",message=\"stopped\",break\n"
           "  -\n");
  expect(CRD_LAYER_CONTROLLER, "{words: [a, stop, b]}", "A-2: after a stopped end");
}

Test(sets, functions_of_gos_libraries) {
  compiled(
      CONTROLLER,
      "# +crdc:set:name=top,mode=all,join=\"; \"\n"
      "# +crdc:rule:name=A-1,rule=\"isDAG({'a': ['b'], 'b': []}) && !isDAG({'a': ['b'], 'b': ['a']}) && !isDAG({'a': "
      "['c']})\"\n"
      "# +crdc:rule:name=A-2,rule=\"goFlags(['--a=1', '-b', '2', 'x', '-a', '3'], {'a': 'string', 'b': 'int'}) == {'a': "
      "'1', 'b': '2'}\"\n"
      "# +crdc:rule:name=A-3,rule=\"goFlags(['-b', 'x', '-a', '3'], {'a': 'string', 'b': 'int'}) == {}\"\n"
      "# +crdc:rule:name=A-4,rule=\"milliValue('999.1m') == 1000 && milliValue('1.0001') == 1001 && goInt32(4294967297) == "
      "1\"\n"
      "# +crdc:rule:name=A-5,rule=\"resourceText(resourceSums([resourceAmounts({'cpu': '1500m', 'pods': '2'}), "
      "resourceAmounts({'memory': '1Ki', 'x': '1', 'a.b/c': '1'})])[1]) == 'cpu 1500.00, memory 1024.00, a.b/c 1000.00, "
      "pods 2.00'\"\n"
      "# +crdc:rule:name=A-6,rule=\"resourceExceeds({'cpu': 0.0, 'memory': 0.0, 'x': 0.0}, {'cpu': 1.0, 'memory': 1.0})\"\n"
      "# +crdc:rule:name=A-10,rule=\"[resourceOverrun([{'cpu': '1'}, {'x.y/z': '0'}], resourceAmounts({'cpu': '2'})), "
      "resourceOverrun([{'cpu': '1'}, {'z': '1'}, {'cpu': '1001m'}], resourceAmounts({'cpu': '2'})), "
      "resourceOverrun([{'z': '1'}, {'pods': '2'}], resourceAmounts({'pods': '2'})), "
      "resourceOverrun([{'cpu': '1'}], {'cpu': 1000.0, 'memory': 0.0, 'pods': -1.0}), "
      "resourceOverrun([{'z': '1'}], {'cpu': 1.0})] == [1, 2, -1, 0, 0]\"\n"
      "# +crdc:rule:name=A-7,rule=\"regexError('a(').orValue('') == 'error parsing regexp: missing closing ): `a(`'\"\n"
      "# +crdc:rule:name=A-8,rule=\"goIntError('x', 'Atoi').orValue('').startsWith('strconv.Atoi: ')\"\n"
      "# +crdc:rule:name=A-11,rule=\"repeats(['a', 'b', 'a', '', 'c', '', 'a']) == [2, 5, 6] && repeats([]) == []\"\n"
      "# +crdc:rule:name=A-9,rule=\"false\",message=\"all the others pass\"\n",
      "");
  expect(CRD_LAYER_CONTROLLER, "{}", "A-9: all the others pass");
}

Test(sets, what_asks_for_an_unknown_cluster_says_nothing) {
  compiled(CONTROLLER "# +crdc:watch:get=thing,list=things\n",
           "# +crdc:set:name=top,mode=all,join=\" \"\n"
           "# +crdc:rule:name=A-1,rule=\"thing('x').hasValue()\"\n"
           "# +crdc:rule:name=A-2,rule=\"false && thing('x').hasValue()\",message=\"known\"\n"
           "# +crdc:include:set=others,with={count: \"size(things())\"}\n"
           "#\n"
           "# +crdc:set:name=others\n"
           "# +crdc:param:name=count,type=int\n"
           "# +crdc:rule:name=A-3,rule=\"count < 0\",message=\"left out\"\n",
           "");
  expect(CRD_LAYER_CONTROLLER, "{}", "A-2: known");
}

Test(sets, items_of_lists_one_after_the_other) {
  compiled(
      WEBHOOK,
      "# +crdc:set:name=top\n"
      "# +crdc:include:set=part,each=\"self.parts\",item=part,index=i,mode=all,with={most: \"self.count\"}\n",
      "  parts:\n"
      "  # +crdc:set:name=part,mode=all\n"
      "  # +crdc:param:name=most,type=int\n"
      "  # +crdc:rule:name=A-1,rule=\"part.size <= most\",messageExpression=\"'part %d is %d'.format([i, self.size])\",\n"
      "  #   value=\"self.name\"\n"
      "  # +crdc:include:set=tag,each=\"self.tags\"\n"
      "  - tags:\n"
      "    # +crdc:set:name=tag\n"
      "    # +crdc:rule:name=A-2,rule=\"self != part.name\",message=\"the tag is the name\"\n"
      "    -\n");
  expect(CRD_LAYER_WEBHOOK, "{count: 3, parts: [{name: a, size: 5, tags: [x, a]}, {name: b, size: 4}, {name: c}]}",
         "A-1 spec.parts[0]: Invalid value: \"a\": part 0 is 5\n"
         "A-2 spec.parts[0].tags[1]: Invalid value: the tag is the name\n"
         "A-1 spec.parts[1]: Invalid value: \"b\": part 1 is 4");
  expect(CRD_LAYER_WEBHOOK, "{parts: []}", "ok");
  expect(CRD_LAYER_WEBHOOK, "{}", "ok");
}

Test(sets, items_of_maps_by_key_and_of_computed_lists) {
  compiled(WEBHOOK,
           "# +crdc:set:name=top,mode=all\n"
           "# +crdc:include:set=label,each=\"self.labels\",key=k,mode=all\n"
           "# +crdc:include:set=word,each=\"self.words.filter(w, w != '')\",mode=all\n"
           "# +crdc:include:set=word,each=\"{'z': 'bad', 'y': 'bad'}\",key=k\n",
           "  labels:\n"
           "    # +crdc:set:name=label\n"
           "    # +crdc:rule:name=A-1,rule=\"self != 'bad'\",messageExpression=\"k + ' is bad'\"\n"
           "    \"*\":\n"
           "  words:\n"
           "  # +crdc:set:name=word\n"
           "  # +crdc:rule:name=A-2,rule=\"self != 'bad'\",messageExpression=\"'word ' + self\"\n"
           "  -\n");
  expect(CRD_LAYER_WEBHOOK, "{labels: {b: bad, c: good, a: bad}, words: ['', bad]}",
         "A-1 spec.labels[a]: Invalid value: a is bad\nA-1 spec.labels[b]: Invalid value: b is bad\n"
         "A-2 spec: Invalid value: word bad\nA-2 spec: Invalid value: word bad");
}

Test(sets, lets_are_seen_below_and_stand_for_their_expression) {
  compiled(
      CONTROLLER,
      "# +crdc:let:name=twice,value=\"self.count * 2\"\n"
      "# +crdc:let:name=unused,value=\"message + 1\"\n"
      "#\n"
      "# +crdc:set:name=top\n"
      "# +crdc:let:name=four,value=\"twice * 2\"\n"
      "# +crdc:include:set=deep,at=\"self.inner.deep\"\n",
      "  inner:\n"
      "    # +crdc:set:name=deep\n"
      "    # +crdc:let:name=mine,value=\"self.c\"\n"
      "    # +crdc:rule:name=A-1,rule=\"mine < four\",messageExpression=\"string(mine) + ' is not below ' + string(four)\"\n"
      "    deep:\n");
  expect(CRD_LAYER_CONTROLLER, "{count: 2, inner: {deep: {c: 9}}}", "A-1: 9 is not below 8");
  expect(CRD_LAYER_CONTROLLER, "{count: 3, inner: {deep: {c: 9}}}", "ok");
}

Test(sets, a_set_is_compiled_again_where_its_surroundings_say_something_else) {
  compiled(WEBHOOK,
           "# +crdc:set:name=top,mode=all\n"
           "# +crdc:include:set=one\n"
           "# +crdc:include:set=two\n"
           "# +crdc:set:name=one\n"
           "# +crdc:let:name=bad,value=\"['x']\"\n"
           "# +crdc:include:set=checked\n"
           "# +crdc:set:name=two\n"
           "# +crdc:let:name=bad,value=\"['y']\"\n"
           "# +crdc:include:set=checked\n"
           "# +crdc:set:name=checked\n"
           "# +crdc:rule:name=A-1,rule=\"!(self.name in bad)\",messageExpression=\"self.name + ' is bad'\"\n",
           "");
  expect(CRD_LAYER_WEBHOOK, "{name: x}", "A-1 spec: Invalid value: x is bad");
  expect(CRD_LAYER_WEBHOOK, "{name: 'y'}", "A-1 spec: Invalid value: y is bad");
  expect(CRD_LAYER_WEBHOOK, "{name: z}", "ok");
}

Test(sets, one_set_for_two_places) {
  compiled(WEBHOOK,
           "# +crdc:set:name=top,mode=all\n"
           "# +crdc:include:set=deep,at=\"self.inner.deep\",prefix=\"inner: \"\n"
           "# +crdc:include:set=deep,at=\"self.parts[0].deep\",when=\"size(self.parts) > 0\"\n",
           "  inner:\n"
           "    # +crdc:set:name=deep\n"
           "    # +crdc:rule:name=A-1,rule=\"self.c >= 0\",message=\"negative\",fieldPath=\"c\"\n"
           "    deep:\n");
  expect(CRD_LAYER_WEBHOOK, "{inner: {deep: {c: -1}}, parts: [{deep: {c: -2}}]}",
         "A-1 spec.inner.deep.c: Invalid value: inner: negative\nA-1 spec.parts[0].deep.c: Invalid value: negative");
}

/* Sets whose names are what the steps and tables of another are called, before it and behind it. */
Test(sets, names_like_those_of_steps) {
  static const char *const orders[][4] = {{"a", "a-2", "a-steps", "a-2-1"}, {"a-2-1", "a-steps", "a-2", "a"}};
  for (size_t i = 0; i < 2; i++) {
    crd_arena *arena = crd_arena_create(NULL);
    crd_text spec = {.arena = arena};
    crd_text_add(&spec, CRD_STRING("# +crdc:set:name=top,mode=all\n"));
    for (size_t j = 0; j < 4; j++) crd_text_printf(&spec, "# +crdc:include:set=%s\n", orders[i][j]);
    for (size_t j = 0; j < 4; j++)
      crd_text_printf(&spec,
                      "# +crdc:set:name=%s,mode=all\n"
                      "# +crdc:rule:rule=\"self.count < 5\",message=\"%s: many\"\n"
                      "# +crdc:rule:rule=\"self.name != ''\",message=\"%s: no name\"\n",
                      orders[i][j], orders[i][j], orders[i][j]);
    compiled(WEBHOOK, crd_arena_copy(arena, crd_text_string(&spec)).data, "");
    const char *said = things_ask(&box, CRD_LAYER_WEBHOOK, "{count: 9}");
    for (size_t j = 0; j < 4; j++) {
      cr_expect(strstr(said, crd_arena_printf(arena, "Invalid value: %s: many", orders[i][j]).data), "%s", said);
      cr_expect(strstr(said, crd_arena_printf(arena, "Invalid value: %s: no name", orders[i][j]).data), "%s", said);
    }
    expect(CRD_LAYER_WEBHOOK, "{count: 1, name: x}", "ok");
    if (i == 0) things_close(&box);
    crd_arena_destroy(arena);
  }
}

Test(sets, what_an_include_says_of_its_failures) {
  compiled(WEBHOOK,
           "# +crdc:set:name=top\n"
           "# +crdc:include:name=A-0,set=named,fieldPath=\".name\",value=\"self.name\"\n"
           "# +crdc:set:name=named\n"
           "# +crdc:rule:name=A-1,rule=\"self.name != ''\",message=\"empty\"\n"
           "# +crdc:rule:name=A-2,rule=\"self.count > 0\",message=\"none\",valueText=\"'{}'\"\n",
           "");
  expect(CRD_LAYER_WEBHOOK, "{}", "A-1 spec.name: Invalid value: \"\": empty");
  expect(CRD_LAYER_WEBHOOK, "{name: nn}", "A-2 spec.name: Invalid value: \"nn\": none");
}

Test(sets, errors_of_evaluation_are_failures) {
  compiled(CONTROLLER,
           "# +crdc:set:name=top\n"
           "# +crdc:let:name=third,value=\"self.words[2]\"\n"
           "# +crdc:include:set=given,when=\"self.ready\",with={third: \"third\"}\n"
           "# +crdc:rule:name=A-2,when=\"self.count > 0\",rule=\"third != 'x'\",message=\"is x\"\n"
           "# +crdc:set:name=given\n"
           "# +crdc:param:name=third,type=string\n"
           "# +crdc:rule:name=A-1,rule=\"self.name == '' || third != ''\",message=\"m\"\n",
           "");
  expect(CRD_LAYER_CONTROLLER, "{}", "ok");
  expect(CRD_LAYER_CONTROLLER, "{count: 1}", "A-2: index out of bounds: 2 evaluating rule: is x");
  expect(CRD_LAYER_CONTROLLER, "{ready: true}", "ok");
  expect(CRD_LAYER_CONTROLLER, "{ready: true, name: nn}", "A-1: index out of bounds: 2 evaluating rule: m");
}

Test(sets, absent_parts_read_as_zeros) {
  compiled(
      CONTROLLER,
      "# +crdc:set:name=top\n"
      "# +crdc:rule:name=Z-1,rule=\"self.name == '' && self.count == 0 && !self.ready && self.ratio == 0.0\",message=\"z\"\n"
      "# +crdc:rule:name=Z-2,rule=\"size(self.labels) == 0 && size(self.words) == 0\",message=\"z\"\n"
      "# +crdc:rule:name=Z-3,rule=\"self.inner.deep.b == '' && self.inner.deep.c == 0 && self.port == 0\",message=\"z\"\n"
      "# +crdc:rule:name=Z-4,rule=\"!has(self.inner) && !has(self.inner.deep) && !has(self.name)\",message=\"z\"\n"
      "# +crdc:rule:name=Z-5,rule=\"self.parts.filter(p, p.name == '').all(p, p.size == 0 && p.deep.b == "
      "'')\",message=\"z\"\n"
      "# +crdc:rule:name=Z-6,when=\"size(self.parts) > 0\",\n"
      "#   rule=\"[self.parts[0]][0].deep.c == 0 && !has([self.parts[0]][0].deep.c)\",message=\"z\"\n",
      "");
  expect(CRD_LAYER_CONTROLLER, "{}", "ok");
  expect(CRD_LAYER_CONTROLLER, "{inner: null, parts: [{}]}", "ok");
  expect(CRD_LAYER_CONTROLLER, "{inner: {}}", "Z-4: z");
  expect(CRD_LAYER_CONTROLLER, "{inner: {deep: {b: x}}}", "Z-3: z");
  expect(CRD_LAYER_CONTROLLER, "{parts: [{deep: {c: 0}}]}", "Z-6: z");
}

Test(sets, a_time_has_no_zero) {
  compiled(CONTROLLER,
           "# +crdc:set:name=top\n"
           "# +crdc:rule:name=A-1,rule=\"self.when > timestamp('2020-01-01T00:00:00Z')\",message=\"old\"\n",
           "");
  expect(CRD_LAYER_CONTROLLER, "{when: '2021-01-01T00:00:00Z'}", "ok");
  expect(CRD_LAYER_CONTROLLER, "{}", "A-1: no such key: when evaluating rule: old");
}

Test(sets, objects_of_wrong_types_are_not_judged) {
  compiled(WEBHOOK CONTROLLER, "# +crdc:set:name=top\n# +crdc:rule:name=A-1,rule=\"self.count < 5\",message=\"m\"\n", "");
  expect(CRD_LAYER_CONTROLLER, "{count: x}", "error: cannot decode string into field spec.count of type integer");
  expect(CRD_LAYER_WEBHOOK, "{parts: [{size: 1}, {size: [1]}]}",
         ": cannot decode array into field spec.parts[1].size of type integer");
  expect(CRD_LAYER_WEBHOOK, "{count: null, unknown: [1]}", "ok");
}

Test(sets, one_rule_taken_out) {
  compiled(CONTROLLER,
           "# +crdc:set:name=top\n"
           "# +crdc:rule:name=A-1,rule=\"self.count < 5\",message=\"m\"\n"
           "# +crdc:rule:name=A-2,rule=\"self.ready\",message=\"off\"\n",
           "");
  crd_verdict verdict;
  crd_layer_request question = {.layer = CRD_LAYER_CONTROLLER, .without_rule = CRD_STRING("A-1")};
  cr_expect_str_eq(things_ask_with(&box, &question, "{count: 9}", &verdict), "A-2: off");
}

Test(sets, costs_are_bounded) {
  compiled(CONTROLLER,
           "# +crdc:set:name=top\n"
           "# +crdc:rule:name=A-1,rule=\"self.words.all(a, self.words.all(b, self.words.all(c, a + b + c != "
           "'x')))\",message=\"m\"\n"
           "# +crdc:rule:name=A-2,rule=\"false\",message=\"never asked\"\n",
           "");
  crd_text words = {.arena = box.arena};
  crd_text_add(&words, CRD_STRING("{words: ["));
  for (int i = 0; i < 120; i++) crd_text_printf(&words, "%sw%d", i ? ", " : "", i);
  crd_text_add(&words, CRD_STRING("]}"));
  crd_text_add_char(&words, 0);
  expect(CRD_LAYER_CONTROLLER, words.data,
         "A-1: 'operation cancelled: actual cost limit exceeded': no further validation rules will be run due to call cost "
         "exceeds limit for rule: m");
}

Test(sets, the_budget_is_of_the_object) {
  compiled(WEBHOOK,
           "# +crdc:set:name=top,mode=all\n"
           "# +crdc:include:set=word,each=\"self.words\",mode=all,with={all: \"self.words\"}\n",
           "  words:\n"
           "  # +crdc:set:name=word\n"
           "  # +crdc:param:name=all,type=\"list(string)\"\n"
           "  # +crdc:rule:name=A-1,rule=\"all.all(a, all.all(b, a + b != self))\",message=\"m\"\n"
           "  -\n");
  crd_text words = {.arena = box.arena};
  crd_text_add(&words, CRD_STRING("{words: ["));
  for (int i = 0; i < 200; i++) crd_text_printf(&words, "%sw%d", i ? ", " : "", i);
  crd_text_add(&words, CRD_STRING("]}"));
  crd_text_add_char(&words, 0);
  const char *got = things_ask(&box, CRD_LAYER_WEBHOOK, words.data);
  cr_expect(strstr(got, "running out of cost budget"), "%s", got);
}
/* The table of what the kind's layers ask of the cluster: "layers keep... by indexes...". */
static const char *asked_of_the_cluster(void) {
  const crd_layers *layers = box.kind->layers;
  crd_text text = {.arena = box.arena};
  for (uint16_t i = 0; i < layers->watch_count; i++) {
    const crd_watch *watch = &layers->watches[i];
    crd_text_printf(&text, "%.*s/%u:", (int)watch->resource.size, watch->resource.data, watch->layers);
    for (uint16_t j = 0; j < watch->keep_count; j++)
      crd_text_printf(&text, " %.*s", (int)watch->keep[j].size, watch->keep[j].data);
    for (uint16_t j = 0; j < watch->index_count; j++)
      crd_text_printf(&text, " by %.*s", (int)watch->indexes[j].size, watch->indexes[j].data);
  }
  return text.size ? crd_arena_copy(box.arena, crd_text_string(&text)).data : "nothing";
}

Test(sets, what_is_read_of_the_cluster_is_told) {
  static const char watched[] =
      CONTROLLER "# +crdc:watch:get=thing,list=things,index={named: spec.name},ancestors={above: spec.inner.a}\n";
  static const char with[] =
      "# +crdc:set:name=others\n"
      "# +crdc:param:name=others,type=\"list(typeof(Thing))\"\n"
      "# +crdc:rule:name=A-2,rule=\"others.all(o, o.spec.inner.deep.b != '')\"\n";
  const struct {
    const char *rules, *rest, *wanted;
  } cases[] = {
      {"# +crdc:rule:name=A-1,rule=\"self.count < 1\"\n", "", "nothing"},
      {"# +crdc:rule:name=A-1,rule=\"thing('x').hasValue()\"\n", "", "things/4: spec.inner.a spec.name"},
      {"# +crdc:rule:name=A-1,rule=\"things().all(t, t.spec.count > self.count)\"\n", "",
       "things/4: spec.count spec.inner.a spec.name"},
      {"# +crdc:rule:name=A-1,rule=\"named(self.name).exists(t, t.metadata.annotations[?'a.b/c'].hasValue())\"\n", "",
       "things/4: metadata.annotations[a.b/c] spec.inner.a spec.name by spec.name"},
      {"# +crdc:include:set=others,with={others: \"above(self.name)\"}\n", with,
       "things/4: spec.inner.a spec.inner.deep.b spec.name"},
      {"# +crdc:rule:name=A-1,rule=\"thing('x').value().spec.inner == self.inner\"\n", "", "things/4: spec.inner spec.name"},
      {"# +crdc:rule:name=A-1,rule=\"things().map(t, t.spec.labels)[0].all(k, k != '')\"\n", "",
       "things/4: spec.inner.a spec.labels spec.name"},
      {"# +crdc:rule:name=A-1,rule=\"things().exists(t, has(t.spec.inner.deep))\"\n", "",
       "things/4: spec.inner.a spec.inner.deep spec.name"},
      {"# +crdc:rule:name=A-1,rule=\"things().exists(t, t.spec.parts.exists(p, p.size > 1))\"\n", "",
       "things/4: spec.inner.a spec.name spec.parts"},
      {"# +crdc:rule:name=A-1,rule=\"things() == [thing('x').value()]\"\n", "", "things/4: metadata spec"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char spec[1024];
    snprintf(spec, sizeof spec, "# +crdc:set:name=top,mode=all\n%s#\n%s", cases[i].rules, cases[i].rest);
    compiled(watched, spec, "");
    const char *got = asked_of_the_cluster();
    cr_expect_str_eq(got, cases[i].wanted, "%s  got    %s\n  wanted %s", cases[i].rules, got, cases[i].wanted);
    things_close(&box);
  }
  compiled("# +crdc:watch:list=things\n" WEBHOOK,
           "# +crdc:set:name=top\n# +crdc:rule:name=A-1,rule=\"size(things()) > 0\"\n", "");
  cr_expect_str_eq(asked_of_the_cluster(), "things/2:");
}
