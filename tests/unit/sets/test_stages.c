/* Layers: stages, skips, events, status, gates; and what is wrong with markers, with the place. */
#include "things.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>

static things box;

static void teardown(void) {
  things_close(&box);
}
TestSuite(stages, .fini = teardown);

#define HEAD                                                                                                                \
  "# +crdc:gate:name=Fast,default=false,stage=Alpha\n"                                                                      \
  "# +crdc:config:name=most,type=int,default=5\n"                                                                           \
  "# +crdc:skip:layer=controller,when=\"self.spec.name == 'skipped'\",reason=\"'not ours: ' + self.spec.name\"\n"           \
  "# +crdc:let:name=told,value=\"{'phase': 'Failed', 'message': message}\"\n"                                               \
  "# +crdc:stage:layer=controller,name=meta,set=meta,event=BadMeta,action=Check,note=\"self.metadata.name + ': ' + "        \
  "message\"\n"                                                                                                             \
  "# +crdc:stage:layer=controller,name=hint,set=hint,severity=warning,event=Hint,action=Check,note=\"'hint: ' + "           \
  "message\"\n"                                                                                                             \
  "# +crdc:stage:layer=controller,name=spec,set=count,event=BadSpec,action=Check,status=told\n"                             \
  "# +crdc:stage:layer=controller,name=part,set=count,alone=true\n"                                                         \
  "# +crdc:stage:layer=webhook,name=one,set=meta\n"                                                                         \
  "# +crdc:stage:layer=webhook,name=two,set=count,when=\"operation == 'CREATE'\"\n"                                         \
  "# +crdc:set:name=meta\n"                                                                                                 \
  "# +crdc:rule:name=M-1,rule=\"size(self.metadata.annotations) == 0 && self.metadata.namespace == 'here' && "              \
  "!has(self.metadata.deletionTimestamp)\",message=\"m\"\n"                                                                 \
  "# +crdc:rule:name=M-2,rule=\"self.spec.name != 'bad'\",message=\"bad name\",fieldPath=\"metadata.name\"\n"               \
  "# +crdc:set:name=hint\n"                                                                                                 \
  "# +crdc:rule:name=H-1,rule=\"self.spec.ready || gates.Fast\",message=\"slow\"\n"

#define SPEC                                                                                                                \
  "# +crdc:set:name=count\n"                                                                                                \
  "# +crdc:rule:name=C-1,rule=\"self.count <= config.most\",messageExpression=\"'more than ' + string(config.most)\"\n"

static const char *ask(crd_layer layer, const char *stage, const char *spec, crd_verdict *verdict) {
  crd_layer_request question = {.layer = layer, .stage = crd_string_of(stage)};
  return things_ask_with(&box, &question, spec, verdict);
}

Test(stages, the_controller_stops_at_the_first_stage_that_fails) {
  crd_verdict verdict;
  things_open(&box, HEAD, SPEC, "");
  cr_assert(box.kind, "%s", things_error(&box));
  cr_expect_str_eq(ask(CRD_LAYER_CONTROLLER, NULL, "{name: bad, count: 9, ready: true}", &verdict), "M-2: bad name");
  cr_expect(crd_string_equal(verdict.event.note, CRD_STRING("thing: bad name")));
  cr_expect(crd_string_equal(verdict.event.reason, CRD_STRING("BadMeta")));
  cr_expect_null(verdict.status);
  cr_expect_eq(verdict.code, 0);
  cr_expect_str_eq(ask(CRD_LAYER_CONTROLLER, NULL, "{count: 9}", &verdict), "C-1: more than 5\nwarning: slow");
  cr_expect(crd_string_equal(verdict.event.reason, CRD_STRING("BadSpec")));
  cr_assert_not_null(verdict.status);
  crd_string status = crd_json_encode(box.arena, verdict.status, CRD_JSON_COMPACT);
  cr_expect(crd_string_equal(status, CRD_STRING("{\"phase\":\"Failed\",\"message\":\"more than 5\"}")), "%.*s",
            (int)status.size, status.data);
  cr_expect_str_eq(ask(CRD_LAYER_CONTROLLER, NULL, "{}", &verdict), "warning: slow");
  cr_expect(crd_string_equal(verdict.event.note, CRD_STRING("hint: slow")));
  cr_expect(verdict.allowed);
}

Test(stages, skips_and_parts_alone) {
  crd_verdict verdict;
  things_open(&box, HEAD, SPEC, "");
  cr_assert(box.kind, "%s", things_error(&box));
  cr_expect_str_eq(ask(CRD_LAYER_CONTROLLER, NULL, "{name: skipped, count: 9}", &verdict), "skipped: not ours: skipped");
  cr_expect_str_eq(ask(CRD_LAYER_CONTROLLER, "part", "{name: skipped, count: 9}", &verdict), "C-1: more than 5");
  cr_expect_eq(verdict.event.reason.size, 0);
  cr_expect_str_eq(ask(CRD_LAYER_CONTROLLER, "meta", "{count: 9}", &verdict), "ok");
}

Test(stages, the_webhook_gathers_all_stages) {
  crd_verdict verdict;
  things_open(&box, HEAD, SPEC, "");
  cr_assert(box.kind, "%s", things_error(&box));
  cr_expect_str_eq(ask(CRD_LAYER_WEBHOOK, NULL, "{name: bad, count: 9}", &verdict),
                   "M-2 metadata.name: Invalid value: bad name\nC-1 spec: Invalid value: more than 5");
  cr_expect_eq(verdict.code, 422);
  cr_expect(crd_string_equal(verdict.message,
                             CRD_STRING("Thing.example.com \"thing\" is invalid: [metadata.name: Invalid value: bad name, "
                                        "spec: Invalid value: more than 5]")),
            "%.*s", (int)verdict.message.size, verdict.message.data);
  crd_layer_request update = {.layer = CRD_LAYER_WEBHOOK, .operation = CRD_STRING("UPDATE")};
  cr_expect_str_eq(things_ask_with(&box, &update, "{count: 9}", &verdict), "ok");
}

Test(stages, gates_and_settings_count) {
  crd_verdict verdict;
  crd_string why;
  things_open(&box, HEAD, SPEC, "");
  cr_assert(box.kind && box.settings, "%s", things_error(&box));
  cr_expect(crd_settings_set_gate(box.settings, CRD_STRING("Fast"), true, &why));
  cr_expect(crd_settings_set(box.settings, CRD_STRING("most"), CRD_STRING("10"), &why));
  cr_expect_str_eq(ask(CRD_LAYER_CONTROLLER, NULL, "{count: 9}", &verdict), "ok");
  cr_expect_str_eq(ask(CRD_LAYER_CONTROLLER, NULL, "{count: 11}", &verdict), "C-1: more than 10");
}

Test(stages, requests_ask_the_layers_behind_the_crd) {
  things_open(&box, HEAD, SPEC, "");
  cr_assert(box.kind, "%s", things_error(&box));
  crd_string body = CRD_STRING(
      "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"t\","
      "\"namespace\":\"here\"},\"spec\":{\"count\":9}}");
  crd_request request = {.operation = CRD_CREATE, .kind = box.kind, .body = body, .settings = box.settings};
  crd_verdict verdict;
  request.layers = CRD_LAYER_CRD;
  crd_request_judge(box.arena, &request, &verdict);
  cr_expect(verdict.allowed);
  request.layers = CRD_LAYER_ALL;
  crd_request_judge(box.arena, &request, &verdict);
  cr_expect(!verdict.allowed && verdict.code == 422 && verdict.layer == CRD_LAYER_WEBHOOK);
  cr_assert_eq(verdict.errors.count, 1);
  cr_expect_eq(verdict.errors.items[0].offset, (uint32_t)(strstr(body.data, "{\"count") - body.data));
  request.layers = CRD_LAYER_CRD;
  request.warn_layers = CRD_LAYER_CONTROLLER;
  crd_request_judge(box.arena, &request, &verdict);
  cr_expect(verdict.allowed);
  cr_expect_eq(verdict.warnings.count, 2);
}

/* ---- what is wrong, and where ---- */

static void wrong(const char *head, const char *spec, const char *wanted) {
  things_open(&box, head, spec, "");
  const char *got = things_error(&box);
  cr_expect(strncmp(got, wanted, strlen(wanted)) == 0, "\n  got    %s\n  wanted %s", got, wanted);
}

Test(stages, an_unknown_set_names_the_nearest) {
  wrong("# +crdc:stage:layer=webhook,name=a,set=topp\n", "# +crdc:set:name=top\n", "1:40: there is no set topp; is it top?");
}
Test(stages, a_cycle) {
  wrong("# +crdc:stage:layer=webhook,name=a,set=top\n",
        "# +crdc:set:name=top\n# +crdc:include:set=other\n# +crdc:set:name=other\n# +crdc:include:set=top\n",
        "7:21: the set includes itself: top");
}
Test(stages, a_rule_that_does_not_compile) {
  wrong("# +crdc:stage:layer=webhook,name=a,set=top\n",
        "# +crdc:set:name=top\n# +crdc:rule:name=A,rule=\"self.count <\n#   self.missing\",message=m\n",
        "6:9: compilation failed: ERROR: <input>:1:18: undefined field 'missing'");
}
Test(stages, two_rules_of_a_name) {
  wrong("# +crdc:stage:layer=webhook,name=a,set=top\n",
        "# +crdc:set:name=top\n# +crdc:rule:name=A,rule=true,message=m\n# +crdc:rule:name=A,rule=true,message=m\n",
        "6:19: a second rule of the name: A");
}
Test(stages, a_rule_outside_a_set) {
  wrong("# +crdc:stage:layer=webhook,name=a,set=top\n", "# +crdc:rule:name=A,rule=true,message=m\n",
        "4:3: stands outside a set");
}
Test(stages, a_set_for_another_type) {
  wrong("# +crdc:stage:layer=webhook,name=a,set=top\n",
        "# +crdc:set:name=top\n# +crdc:include:set=word,each=\"self.words\"\n# +crdc:set:name=word\n",
        "5:31: the set word is for object, and this is string");
}
Test(stages, params) {
  wrong("# +crdc:stage:layer=webhook,name=a,set=top\n",
        "# +crdc:set:name=top\n# +crdc:include:set=p,with={x: \"self.name\"}\n"
        "# +crdc:set:name=p\n# +crdc:param:name=x,type=int\n",
        "5:32: the param is declared otherwise: x, string");
}
Test(stages, a_param_that_is_missing) {
  wrong("# +crdc:stage:layer=webhook,name=a,set=top\n",
        "# +crdc:set:name=top\n# +crdc:include:set=p\n# +crdc:set:name=p\n# +crdc:param:name=x,type=int\n",
        "5:3: with lacks a param of the set: x, p");
}
Test(stages, unused_sets_are_warned_of) {
  things_open(&box, "# +crdc:stage:layer=webhook,name=a,set=top\n", "# +crdc:set:name=top\n# +crdc:set:name=lonely\n", "");
  const diagnostics *found = compilation_diagnostics(box.run);
  cr_assert_eq(found->count, 1);
  cr_expect(crd_string_equal(found->items[0].message, CRD_STRING("no stage leads to the set lonely")));
}

/* ---- updates of what is invalid already ---- */

#define RATCHET_HEAD                                                                                                        \
  "# +crdc:stage:layer=controller,name=spec,set=all\n"                                                                      \
  "# +crdc:stage:layer=controller,name=last,set=last\n"                                                                     \
  "# +crdc:stage:layer=webhook,name=spec,set=all\n"                                                                         \
  "# +crdc:set:name=all\n"                                                                                                  \
  "# +crdc:include:set=spec,at=\"self.spec\"\n"                                                                             \
  "# +crdc:set:name=last\n"                                                                                                 \
  "# +crdc:rule:name=L-1,rule=\"self.spec.name != 'last'\",message=\"last\"\n"

#define RATCHET_SPEC                                                                                                        \
  "# +crdc:set:name=spec\n"                                                                                                 \
  "# +crdc:rule:name=S-1,rule=\"self.name != 'bad'\",message=\"bad name\"\n"                                                \
  "# +crdc:rule:name=S-2,rule=\"self.count <= 5\",message=\"too many\",fieldPath=\".count\"\n"                              \
  "# +crdc:errors:name=S-3,value=\"self.words.filter(w, w == 'no')\"\n"                                                     \
  "# +crdc:rule:name=S-4,rule=\"size(self.parts.filter(p, p.name == 'x')) == 0\",message=\"an x\"\n"                        \
  "# +crdc:rule:name=S-5,rule=\"self.labels[?'a'].orValue('') != 'no'\",message=\"a no\"\n"                                 \
  "# +crdc:rule:name=S-6,rule=\"self.inner.a != 'no'\",message=\"an inner no\"\n"                                           \
  "# +crdc:include:set=part,each=\"self.parts\",with={most: \"self.count\"}\n"                                              \
  "# +crdc:include:set=odd,each=\"self.parts.filter(p, p.name == 'z')\"\n"

#define RATCHET_PARTS                                                                                                       \
  "  parts:\n"                                                                                                              \
  "  # +crdc:set:name=part\n"                                                                                               \
  "  # +crdc:param:name=most,type=int\n"                                                                                    \
  "  # +crdc:rule:name=P-1,rule=\"self.size <= 5 || most > 100\",message=\"too large\"\n"                                   \
  "  #\n"                                                                                                                   \
  "  # +crdc:set:name=odd\n"                                                                                                \
  "  # +crdc:rule:name=P-2,rule=\"self.size != 3\",message=\"three\"\n"                                                     \
  "  -\n"

static crd_value *thing(const char *metadata, const char *spec) {
  crd_parse_error problem;
  crd_string text = crd_arena_printf(box.arena,
                                     "{apiVersion: example.com/v1, kind: Thing, metadata: {name: thing, namespace: here, "
                                     "uid: u, resourceVersion: '1', generation: 1, "
                                     "creationTimestamp: '2026-01-01T00:00:00Z'%s}, spec: %s}",
                                     metadata, spec);
  return crd_yaml_parse(box.arena, text, NULL, &problem, NULL);
}

/* The rule that refuses an update, or how many warnings the update that passes has. */
static const char *update(unsigned ratchet, crd_value *old, crd_value *object) {
  crd_verdict verdict;
  const crd_request request = {.operation = CRD_UPDATE,
                               .kind = box.kind,
                               .object = object,
                               .old_object = old,
                               .admission = true,
                               .as_submitted = true,
                               .layers = CRD_LAYER_ALL,
                               .ratchet_layers = ratchet};
  crd_request_judge(box.arena, &request, &verdict);
  cr_expect_eq(verdict.rule_warnings.count, verdict.warnings.count);
  if (!verdict.allowed)
    return crd_arena_printf(box.arena, "%.*s", (int)verdict.rule.size, verdict.rule.data ? verdict.rule.data : "").data;
  return crd_arena_printf(box.arena, "%u", verdict.warnings.count).data;
}

static const char *update_spec(unsigned ratchet, const char *old, const char *spec) {
  return update(ratchet, thing("", old), thing(", labels: {a: b}", spec));
}

Test(stages, an_update_may_leave_an_error_as_it_was) {
  const unsigned both = CRD_LAYER_WEBHOOK | CRD_LAYER_CONTROLLER;
  things_open(&box, RATCHET_HEAD, RATCHET_SPEC, RATCHET_PARTS);
  cr_assert(box.kind, "%s", things_error(&box));
  cr_expect_str_eq(update_spec(0, "{name: bad}", "{name: bad}"), "S-1");
  cr_expect_str_eq(update_spec(CRD_LAYER_CONTROLLER, "{name: bad}", "{name: bad}"), "S-1", "the webhook layer keeps parity");
  cr_expect_str_eq(update_spec(both, "{name: bad}", "{name: bad}"), "2");
  cr_expect_str_eq(update_spec(both, "{name: last}", "{name: last, count: 3}"), "1", "the rest may change");
  /* what is new is refused, also where it stands behind what is old, in the same set or a later stage */
  cr_expect_str_eq(update_spec(both, "{name: good}", "{name: bad}"), "S-1");
  cr_expect_str_eq(update_spec(both, "{name: bad}", "{name: bad, count: 6}"), "S-2");
  cr_expect_str_eq(update_spec(both, "{name: bad, count: 6}", "{name: bad, count: 6}"), "4", "all that is old is known");
  cr_expect_str_eq(update_spec(both, "{count: 6}", "{name: last, count: 6}"), "L-1");
  /* the same words about another value, another item, or once more */
  cr_expect_str_eq(update_spec(both, "{count: 6}", "{count: 7}"), "S-2");
  cr_expect_str_eq(update_spec(both, "{count: 6}", "{count: 5}"), "0");
  cr_expect_str_eq(update_spec(both, "{parts: [{size: 6}]}", "{parts: [{size: 6}, {size: 6}]}"), "P-1");
  cr_expect_str_eq(update_spec(both, "{parts: [{size: 6}]}", "{parts: [{size: 6}, {size: 1}]}"), "2");
  cr_expect_str_eq(update_spec(both, "{words: ['no']}", "{words: ['no', 'no']}"), "S-3");
  cr_expect_str_eq(update_spec(both, "{words: ['no', 'no']}", "{words: ['no']}"), "S-3", "what it reads has changed");
  /* what a rule reads: of items and maps what it asks for, what its parameters are made of, and a computed self */
  cr_expect_str_eq(update_spec(both, "{parts: [{size: 6, name: a}]}", "{parts: [{size: 6, name: b}]}"), "2");
  cr_expect_str_eq(update_spec(both, "{count: 1, parts: [{size: 6}]}", "{count: 2, parts: [{size: 6}]}"), "P-1");
  cr_expect_str_eq(update_spec(both, "{ratio: 1, parts: [{size: 6}]}", "{ratio: 2, parts: [{size: 6}]}"), "2");
  cr_expect_str_eq(update_spec(both, "{parts: [{name: x, size: 1}]}", "{parts: [{name: x, size: 2}]}"), "2");
  cr_expect_str_eq(update_spec(both, "{parts: [{name: x}]}", "{parts: [{name: x}, {name: w}]}"), "S-4");
  cr_expect_str_eq(update_spec(both, "{labels: {a: 'no', b: x}}", "{labels: {a: 'no', b: w}}"), "2");
  cr_expect_str_eq(update_spec(both, "{inner: {a: 'no'}}", "{inner: {a: 'no', deep: {b: x}}}"), "2");
  cr_expect_str_eq(update_spec(both, "{parts: [{name: z, size: 3}]}", "{count: 1, parts: [{name: z, size: 3}]}"), "2");
  cr_expect_str_eq(update_spec(both, "{parts: [{name: z, size: 3}]}", "{parts: [{name: z, size: 3, tags: [t]}]}"), "P-2");
}

Test(stages, what_is_being_deleted_can_lose_its_finalizers) {
  static const char dying[] = ", deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [a.b/c, a.b/d]";
  static const char less[] = ", deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [a.b/d]";
  static const char none[] = ", deletionTimestamp: '2026-01-01T00:00:00Z'";
  static const char bad[] = "{name: bad}";
  things_open(&box, RATCHET_HEAD, RATCHET_SPEC, RATCHET_PARTS);
  cr_assert(box.kind, "%s", things_error(&box));
  const unsigned ratchet = CRD_LAYER_CONTROLLER;
  cr_expect_str_eq(update(0, thing(dying, bad), thing(none, bad)), "S-1", "the operator's webhook refuses that");
  cr_expect_str_eq(update(ratchet, thing(dying, bad), thing(none, bad)), "0");
  cr_expect_str_eq(update(ratchet, thing(dying, bad), thing(less, bad)), "0");
  cr_expect_str_eq(update(ratchet, thing(less, bad), thing(dying, bad)), "", "the API server lets none be added");
  cr_expect_str_eq(update(ratchet, thing(dying, bad), thing(none, "{name: bad, count: 1}")), "S-1", "the spec changes too");
  cr_expect_str_eq(update(ratchet, thing(", finalizers: [a.b/c]", bad), thing("", bad)), "S-1", "it is not being deleted");
}
