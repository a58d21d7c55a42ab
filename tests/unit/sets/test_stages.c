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
