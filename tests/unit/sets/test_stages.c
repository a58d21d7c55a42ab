/* SPDX-License-Identifier: Apache-2.0 */
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

#define LAYERS_ABOVE (CRD_LAYER_WEBHOOK | CRD_LAYER_CONTROLLER)

Test(stages, which_layers_a_kind_has_rules_of) {
  static const char set[] = "# +crdc:set:name=count\n# +crdc:rule:name=C-1,rule=\"self.count <= 5\",message=\"m\"\n";
  static const char rule[] = "# +kubebuilder:validation:XValidation:rule=\"self.count <= 5\",message=\"m\"";
  const struct {
    const char *head, *spec, *layer;
    unsigned layers;
  } table[] = {{HEAD, SPEC, "", LAYERS_ABOVE},
               {"# +crdc:stage:layer=webhook,name=one,set=count\n", set, "", CRD_LAYER_WEBHOOK},
               {"# +crdc:stage:layer=controller,name=one,set=count,alone=true\n", set, "", 0},
               {"", rule, "", 0},
               {"", rule, ",layer=webhook", CRD_LAYER_WEBHOOK},
               {"", rule, ",layer=controller", CRD_LAYER_CONTROLLER}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    char spec[1024];
    snprintf(spec, sizeof spec, "%s%s%s", table[i].spec, table[i].layer, table[i].spec == rule ? "\n" : "");
    things_open(&box, table[i].head, spec, "");
    cr_assert(box.kind, "%zu: %s", i, things_error(&box));
    cr_expect_eq(crd_kind_layers(box.kind), table[i].layers, "%zu: %u", i, crd_kind_layers(box.kind));
    if (i + 1 < sizeof table / sizeof *table) things_close(&box);
  }
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
  cr_expect_eq(verdict.errors.items[0].offset, (uint32_t)(strstr(body.data, "\"spec") - body.data));
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
  const diagnostics *found = crdc_compilation_diagnostics(box.run);
  cr_assert_eq(found->count, 1);
  cr_expect(crd_string_equal(found->items[0].message, CRD_STRING("no stage leads to the set lonely")));
}

/* ---- settings ---- */

typedef struct declared {
  const char *type, *written, *in_file, *in_cel; /* written NULL: no default */
} declared;

static const declared settings_of_all_types[] = {
    {"string", "plain text", "plain text", "'plain text'"},
    {"string", "1.50", "'1.50'", "'1.50'"},
    {"string", "007", "'007'", "'007'"},
    {"string", "true", "'true'", "'true'"},
    {"string", "\"a, {b}; c\"", "'a, {b}; c'", "'a, {b}; c'"},
    {"string", "\"\"", "''", "''"},
    {"string", NULL, "''", "''"},
    {"bool", "true", "true", "true"},
    {"bool", "false", "false", "false"},
    {"bool", NULL, "false", "false"},
    {"int", "5", "5", "5"},
    {"int", "-9223372036854775808", "-9223372036854775808", "-9223372036854775807 - 1"},
    {"int", NULL, "0", "0"},
    {"list(string)", "{fast,slow}", "[fast, slow]", "['fast', 'slow']"},
    {"list(string)", "fast;slow", "[fast, slow]", "['fast', 'slow']"},
    {"list(string)", "fast", "[fast]", "['fast']"},
    {"list(string)", "{1, true, \"a, b\", `c\"d`}", "['1', 'true', 'a, b', 'c\"d']", "['1', 'true', 'a, b', 'c\"d']"},
    {"list(string)", "{}", "[]", "[]"},
    {"list(string)", NULL, "[]", "[]"},
    {"\"map(string, string)\"", "{b: 1, a: \"x, y\", \"c d\": true}", "{b: '1', a: 'x, y', c d: 'true'}",
     "{'a': 'x, y', 'b': '1', 'c d': 'true'}"},
    {"\"map(string, string)\"", "{}", "{}", "{}"},
    {"\"map(string,string)\"", NULL, "{}", "{}"}};

enum { ALL_TYPES = sizeof settings_of_all_types / sizeof *settings_of_all_types };

static bool same_value(const crd_setting_value *a, const crd_setting_value *b, size_t width) {
  if (a->boolean != b->boolean || a->integer != b->integer || a->count != b->count) return false;
  for (size_t i = 0; i < a->count * width; i++)
    if (!crd_string_equal(a->items[i], b->items[i])) return false;
  return a->text.size == b->text.size && (!a->text.size || crd_string_equal(a->text, b->text));
}

/* The default of the marker, compiled, is what the same value in a file is, and what CEL says that it is. */
Test(stages, a_default_of_every_type_is_what_it_says) {
  crd_text head = {0}, rules = {0}, file = {0};
  head.arena = rules.arena = file.arena = crd_arena_create(NULL);
  crd_text_add(&file, CRD_STRING("config:\n"));
  for (size_t i = 0; i < ALL_TYPES; i++) {
    const declared *one = &settings_of_all_types[i];
    crd_text_printf(&head, "# +crdc:config:name=x%zu,type=%s%s%s\n", i, one->type, one->written ? ",default=" : "",
                    one->written ? one->written : "");
    crd_text_printf(&rules, "# +crdc:rule:name=X-%zu,rule=`config.x%zu == %s`,message=wrong\n", i, i, one->in_cel);
    crd_text_printf(&file, "  x%zu: %s\n", i, one->in_file);
  }
  crd_text_add(&head, CRD_STRING("# +crdc:stage:layer=webhook,set=all\n# +crdc:set:name=all,mode=all\n"));
  crd_text_add(&head, crd_text_string(&rules));
  crd_text_add_char(&head, 0);
  things_open(&box, head.data, "", "");
  cr_assert(box.kind, "%s", things_error(&box));
  cr_expect_str_eq(things_ask(&box, CRD_LAYER_WEBHOOK, "{}"), "ok", "%s", things_ask(&box, CRD_LAYER_WEBHOOK, "{}"));
  const crd_extras *extras = box.kind->extras;
  cr_assert_eq(extras->setting_count, ALL_TYPES);
  crd_string error = {NULL, 0};
  cr_assert(crd_settings_set_file(box.settings, crd_text_string(&file), &error), "%.*s", (int)error.size, error.data);
  for (size_t i = 0; i < ALL_TYPES; i++) {
    const crd_setting *setting = &extras->settings[i];
    cr_expect(same_value(&setting->default_value, crd_settings_value(box.settings, setting),
                         setting->type == CRD_SETTING_MAP ? 2 : 1),
              "x%zu, default %s", i, settings_of_all_types[i].written ? settings_of_all_types[i].written : "none");
  }
  crd_arena_destroy(head.arena);
}

Test(stages, a_default_that_its_type_does_not_have) {
  static const char *const cases[][2] = {
      {"type=int,default=1.5", "1:40: expected an integer"},
      {"type=int,default=\"1\"", "1:40: expected an integer"},
      {"type=bool,default=yes", "1:41: expected true or false"},
      {"type=string,default=a;b", "1:44: the value should end here: put a text with ';' in quotes"},
      {"type=string,default={a}", "1:45: the value should end here: put a text with '}' in quotes"},
      {"type=list(string),default=\"a,b\"", "1:49: a list is written {a, b}, its items in quotes or bare"},
      {"type=\"map(string, string)\",default=a", "1:58: expected '{'"},
      {"type=map(string, string)", "1:38: a ',' ends the value, and a ')' is missing before it: put the value in quotes"},
      {"type=int,default=5 env=X", "1:41: a ',' is missing here: env= is the next argument"},
      {"type=list(string),default={a,b", "1:53: expected '}'"},
      {"type=int,default=,env=X", "1:40: a value is missing"},
      {"type=duration,default=5s",
       "1:28: the type is one of string, bool, int, list(string), map(string, string): duration"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_arena *arena = crd_arena_create(NULL);
    const char *head = crd_arena_printf(arena, "# +crdc:config:name=x,%s", cases[i][0]).data;
    things_open(&box, head, "", "");
    cr_assert_null(box.kind, "%s", cases[i][0]);
    cr_expect_str_eq(things_error(&box), cases[i][1], "%s: %s", cases[i][0], things_error(&box));
    things_close(&box);
    crd_arena_destroy(arena);
  }
  things_open(&box, "", "", "");
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
