/* SPDX-License-Identifier: Apache-2.0 */
/* Mutations from their markers to the patch: operations and fields that are set, over lists, in stages, refusals; what is
 * wrong with the markers, with its place; and whether a mutation leaves its own work alone. */
#include "things.h"
#include <crd/json.h>
#include <crd/mutate.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>

#define STAGE "# +crdc:stage:layer=mutation,name=all,set=top\n"

static things box;

static void teardown(void) {
  things_close(&box);
}
TestSuite(mutations, .fini = teardown);

static void compiled(const char *head, const char *spec, const char *rest) {
  things_open(&box, head, spec, rest);
  cr_assert(box.kind, "%s", things_error(&box));
}

static crd_mutated mutate_object(const crd_value *object) {
  crd_mutate_options options = {.settings = box.settings};
  crd_mutated mutated;
  crd_mutate(box.arena, box.kind, object, &options, &mutated);
  return mutated;
}

static crd_mutated mutate(const char *spec) {
  crd_string text = crd_arena_printf(
      box.arena, "{apiVersion: example.com/v1, kind: Thing, metadata: {name: thing, namespace: here}, spec: %s}", spec);
  crd_parse_error problem;
  const crd_value *object = crd_yaml_parse(box.arena, text, NULL, &problem, NULL);
  cr_assert(object, "%s", spec);
  return mutate_object(object);
}

static const char *text_of(crd_string text) {
  return crd_arena_copy(box.arena, text).data;
}

/* The patch, or what there is in its place. */
static const char *told(const crd_mutated *mutated) {
  if (mutated->errors.count) {
    const crd_error *error = &mutated->errors.items[0];
    crd_string body = crd_error_body(box.arena, error);
    return crd_arena_printf(box.arena, "%.*s: %.*s", (int)error->rule.size, error->rule.data, (int)body.size, body.data)
        .data;
  }
  if (mutated->skipped.size) return text_of(mutated->skipped);
  return mutated->has_patch ? text_of(mutated->patch) : "no patch";
}

static void expect(const char *spec, const char *wanted) {
  crd_mutated mutated = mutate(spec);
  const char *got = told(&mutated);
  cr_expect_str_eq(got, wanted, "%s\n  got    %s\n  wanted %s", spec, got, wanted);
}

static void expect_spec(const char *spec, const char *wanted) {
  crd_mutated mutated = mutate(spec);
  cr_assert(mutated.object, "%s: %s %s", spec, told(&mutated), text_of(mutated.error));
  const crd_value *stored = crd_value_get(mutated.object, CRD_STRING("spec"));
  const char *got = text_of(crd_json_encode(box.arena, stored, CRD_JSON_GO));
  cr_expect_str_eq(got, wanted, "%s\n  got    %s\n  wanted %s", spec, got, wanted);
}

/* Whether mutating what came out changes it once more; says how. */
static bool is_idempotent(const char *spec, const char **again) {
  crd_mutated first = mutate(spec);
  cr_assert(first.object);
  crd_mutated second = mutate_object(first.object);
  *again = told(&second);
  return second.object && crd_value_equal(first.object, second.object);
}

#define SET_TOP "# +crdc:set:name=top\n"

Test(mutations, operations_stand_as_they_are) {
  compiled(STAGE,
           SET_TOP
           "# +crdc:mutate:name=M-1,when=\"self.name == ''\",op=add,path=\"/name\",value=\"'none'\"\n"
           "# +crdc:mutate:name=M-2,when=\"self.count > 5\",op=replace,path=\"/count\",value=\"5\"\n"
           "# +crdc:mutate:name=M-3,when=\"self.ready\",op=remove,path=\"/ready\"\n"
           "# +crdc:mutate:name=M-4,when=\"size(self.words) > 0\",op=add,path=\"/words/-\",value=\"'<' + self.words[0]\"\n",
           "");
  expect("{name: a}", "no patch");
  expect("{}", "[{\"op\":\"add\",\"path\":\"/spec/name\",\"value\":\"none\"}]");
  expect("{name: a, count: 9, ready: true, words: [x]}",
         "[{\"op\":\"replace\",\"path\":\"/spec/count\",\"value\":5},{\"op\":\"remove\",\"path\":\"/spec/ready\"},"
         "{\"op\":\"add\",\"path\":\"/spec/words/-\",\"value\":\"\\u003cx\"}]");
  expect_spec("{name: a, count: 9, ready: true, words: [x]}", "{\"count\":5,\"name\":\"a\",\"words\":[\"x\",\"\\u003cx\"]}");
}

Test(mutations, setting_makes_what_is_missing_and_nothing_else) {
  compiled(STAGE,
           SET_TOP
           "# +crdc:mutate:path=\"/inner/deep/b\",value=\"'x'\"\n"
           "# +crdc:mutate:path=\"/inner/deep/c\",value=\"3\"\n"
           "# +crdc:mutate:path=\"/labels/a~1b\",value=\"'v'\"\n"
           "# +crdc:mutate:path=\"/count\",value=\"has(self.count) ? optional.of(7) : optional.none()\"\n",
           "");
  expect("{}",
         "[{\"op\":\"add\",\"path\":\"/spec/inner\",\"value\":{\"deep\":{\"b\":\"x\"}}},"
         "{\"op\":\"add\",\"path\":\"/spec/inner/deep/c\",\"value\":3},"
         "{\"op\":\"add\",\"path\":\"/spec/labels\",\"value\":{\"a/b\":\"v\"}}]");
  expect("{inner: {deep: {b: y, c: 3}}, labels: {a/b: v}, count: 1}",
         "[{\"op\":\"replace\",\"path\":\"/spec/inner/deep/b\",\"value\":\"x\"},"
         "{\"op\":\"replace\",\"path\":\"/spec/count\",\"value\":7}]");
  expect_spec("{inner: null}", "{\"inner\":{\"deep\":{\"b\":\"x\",\"c\":3}},\"labels\":{\"a/b\":\"v\"}}");
  const char *again;
  cr_expect(is_idempotent("{count: 1}", &again), "%s", again);
  cr_expect_str_eq(again, "no patch");
}

Test(mutations, a_mutation_that_is_not_idempotent_shows) {
  compiled(STAGE, SET_TOP "# +crdc:mutate:op=add,path=\"/words/-\",value=\"'x'\",when=\"has(self.words)\"\n", "");
  const char *again;
  cr_expect_not(is_idempotent("{words: []}", &again));
  cr_expect_str_eq(again, "[{\"op\":\"add\",\"path\":\"/spec/words/-\",\"value\":\"x\"}]");
  cr_expect(is_idempotent("{}", &again));
}

Test(mutations, lists_and_maps_are_gone_through) {
  compiled(
      STAGE,
      SET_TOP
      "# +crdc:include:set=part,each=\"self.parts\",index=i,with={most: \"self.count\"}\n"
      "# +crdc:include:set=label,each=\"self.labels\",key=k\n",
      "  labels:\n"
      "    # +crdc:set:name=label\n"
      "    # +crdc:mutate:path=\"\",op=replace,value=\"k + self\",when=\"!self.startsWith(k)\"\n"
      "    \"*\":\n"
      "  parts:\n"
      "  # +crdc:set:name=part\n"
      "  # +crdc:param:name=most,type=int\n"
      "  # +crdc:mutate:name=P-1,when=\"self.name == ''\",path=\"/name\",value=\"'part-' + string(i)\"\n"
      "  # +crdc:mutate:name=P-2,when=\"self.size > most\",path=\"/size\",value=\"most\"\n"
      "  # +crdc:mutate:name=P-3,when=\"size(self.tags) > 0\",pathExpression=\"'/tags/' + string(size(self.tags) - 1)\",\n"
      "  #   value=\"'last'\"\n"
      "  # +crdc:include:set=deep,at=\"self.deep\",when=\"self.size == 0\"\n"
      "  -\n"
      "    # +crdc:set:name=deep\n"
      "    # +crdc:mutate:path=\"/c\",value=\"4\"\n"
      "    # +crdc:include:set=deep-b,at=\"self.b\",when=\"self.c > 0\"\n"
      "    deep:\n"
      "      # +crdc:set:name=deep-b\n"
      "      # +crdc:mutate:path=\"\",value=\"'b'\"\n"
      "      b:\n");
  expect("{labels: {a/b: x}, count: 2, parts: [{size: 3}, {name: en, size: 1, tags: [q, r]}]}",
         "[{\"op\":\"add\",\"path\":\"/spec/parts/0/name\",\"value\":\"part-0\"},"
         "{\"op\":\"replace\",\"path\":\"/spec/parts/0/size\",\"value\":2},"
         "{\"op\":\"replace\",\"path\":\"/spec/parts/1/tags/1\",\"value\":\"last\"},"
         "{\"op\":\"replace\",\"path\":\"/spec/labels/a~1b\",\"value\":\"a/bx\"}]");
  expect_spec("{parts: [{name: en, deep: {c: 1}}, {name: m}]}",
              "{\"parts\":[{\"deep\":{\"b\":\"b\",\"c\":4},\"name\":\"en\"},{\"deep\":{\"c\":4},\"name\":\"m\"}]}");
  const char *again;
  cr_expect(is_idempotent("{labels: {a/b: x}, count: 2, parts: [{size: 3}, {name: en, deep: {c: 1}}]}", &again), "%s",
            again);
}

Test(mutations, a_stage_sees_what_the_one_before_made) {
  compiled(
      "# +crdc:stage:layer=mutation,name=one,set=one\n# +crdc:stage:layer=mutation,name=two,set=two\n"
      "# +crdc:stage:layer=mutation,name=three,set=two,when=\"self.spec.name == 'never'\"\n",
      "# +crdc:set:name=one\n"
      "# +crdc:mutate:path=\"/count\",value=\"self.count + 1\"\n"
      "# +crdc:mutate:path=\"/name\",value=\"'count ' + string(self.count)\"\n"
      "# +crdc:set:name=two\n"
      "# +crdc:mutate:path=\"/words\",value=\"[self.name, string(self.count)]\"\n",
      "");
  expect_spec("{count: 1}", "{\"count\":2,\"name\":\"count 1\",\"words\":[\"count 1\",\"2\"]}");
}

Test(mutations, nothing_to_do_is_no_patch_or_null) {
  compiled(
      "# +crdc:stage:layer=mutation,set=top,nothing=null,when=\"self.spec.count > 0\"\n"
      "# +crdc:skip:layer=mutation,when=\"self.spec.name == 'other'\",reason=\"'not ours'\"\n",
      SET_TOP "# +crdc:mutate:op=add,path=\"/ready\",value=\"true\",when=\"self.count > 1\"\n", "");
  expect("{count: 0}", "no patch");
  expect("{count: 1}", "null");
  expect("{count: 2}", "[{\"op\":\"add\",\"path\":\"/spec/ready\",\"value\":true}]");
  expect("{count: 2, name: other}", "not ours");
}

Test(mutations, rules_refuse_and_errors_do) {
  compiled(STAGE,
           SET_TOP
           "# +crdc:rule:name=R-1,rule=\"self.count < 5\",message=\"too many\"\n"
           "# +crdc:mutate:name=M-1,path=\"/name\",value=\"self.words[3]\",when=\"self.ready\"\n",
           "");
  expect("{count: 9}", "R-1: Invalid value: too many");
  expect("{ready: true}", "M-1: Invalid value: index out of bounds: 3 evaluating rule: M-1");
  expect("{}", "no patch");
}

Test(mutations, a_patch_that_does_not_apply_is_told) {
  compiled(STAGE, SET_TOP "# +crdc:mutate:op=add,path=\"/inner/a\",value=\"'x'\"\n", "");
  crd_mutated mutated = mutate("{}");
  cr_expect(mutated.allowed && mutated.has_patch);
  cr_expect_null(mutated.object);
  cr_expect_str_eq(text_of(mutated.error),
                   "the patch does not apply: [{\"op\":\"add\",\"path\":\"/spec/inner/a\",\"value\":\"x\"}]");
}

Test(mutations, values_are_written_as_go_types_write_them) {
  compiled(STAGE,
           SET_TOP
           "# +crdc:mutate:op=replace,path=\"/parts\",type=\"[](size:int name:string tags:[]string!)\","
           "value=\"self.parts.map(p, mergePatch(p, {'name': p.name == '' ? 'x' : p.name, 'deep': null}))\"\n"
           "# +crdc:mutate:op=add,path=\"/open\",value=\"{'n': 1, 'a': [1, 'b', {'c': dyn(null)}]}\"\n",
           "");
  expect("{parts: [{size: 1, deep: {b: q}}, {name: z, tags: [t]}]}",
         "[{\"op\":\"replace\",\"path\":\"/spec/parts\",\"value\":[{\"size\":1,\"name\":\"x\",\"tags\":null},"
         "{\"name\":\"z\",\"tags\":[\"t\"]}]},"
         "{\"op\":\"add\",\"path\":\"/spec/open\",\"value\":{\"a\":[1,\"b\",{\"c\":null}],\"n\":1}}]");
}

/* ---- markers ---- */

static void refused(const char *head, const char *spec, const char *wanted) {
  things_open(&box, head, spec, "");
  const char *got = box.kind ? "it compiled" : things_error(&box);
  cr_expect(strstr(got, wanted), "%s\n  got    %s\n  wanted %s", spec, got, wanted);
  things_close(&box);
  box = (things){NULL};
}

Test(mutations, what_is_wrong_with_a_marker_is_said_where_it_stands, .fini = NULL) {
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"/nme\",value=\"'x'\"\n",
          "5:22: path: self has no field \"nme\"; did you mean");
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"/inner/deep/x\",value=\"'x'\"\n",
          "path: self/inner/deep has no field \"x\"");
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"/words/a\",value=\"'x'\"\n",
          "path: self/words is a list, and this is no index: a");
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"name\",value=\"'x'\"\n", "path: self needs a JSON pointer");
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"/labels/a~2\",value=\"'x'\"\n", "neither ~0 (a tilde) nor ~1 (a slash)");
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"/count\",value=\"'x'\"\n", "the field takes int, and this is string");
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"/words\",value=\"[1]\"\n",
          "the field takes list(string), and this is list(int)");
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"/name\"\n", "a mutation needs a value, unless it removes (op=remove)");
  refused(STAGE, SET_TOP "# +crdc:mutate:op=remove,path=\"/name\",value=\"'x'\"\n",
          "a mutation that removes takes no value");
  refused(STAGE, SET_TOP "# +crdc:mutate:value=\"'x'\"\n", "a mutation has either a path or a pathExpression");
  refused(STAGE, SET_TOP "# +crdc:mutate:path=\"/name\",value=\"'x'\",type=Nme\n", "no Go type Nme is known");
  refused("# +crdc:stage:layer=webhook,set=top\n", SET_TOP "# +crdc:mutate:path=\"/name\",value=\"'x'\"\n",
          "only stages of layer=mutation change objects");
  refused("# +crdc:stage:layer=mutation,set=top,event=Bad\n", SET_TOP "# +crdc:mutate:path=\"/name\",value=\"'x'\"\n",
          "a mutation has no event");
  refused("# +crdc:stage:layer=webhook,set=top,nothing=null\n", SET_TOP "# +crdc:rule:rule=\"true\"\n",
          "nothing is for stages of layer=mutation");
  refused(STAGE,
          SET_TOP
          "# +crdc:include:set=inner,each=\"[self, self]\"\n# +crdc:set:name=inner\n"
          "# +crdc:mutate:path=\"/name\",value=\"'x'\"\n",
          "the set changes objects, and this is no place in one");
}
