/* SPDX-License-Identifier: Apache-2.0 */
/* Feature gates and settings: component-base's rules and texts. */
#include <crd/settings.h>
#include <criterion/criterion.h>

static const crd_gate gates[] = {{CRD_STRING_INIT("Alpha1"), false, false, CRD_GATE_ALPHA},
                                 {CRD_STRING_INIT("Alpha2"), false, false, CRD_GATE_ALPHA},
                                 {CRD_STRING_INIT("Beta1"), true, false, CRD_GATE_BETA},
                                 {CRD_STRING_INIT("Done"), true, true, CRD_GATE_GA}};
static const crd_setting settings_table[] = {
    {CRD_STRING_INIT("certs"), CRD_SETTING_BOOL, {.boolean = false}, {NULL, 0}},
    {CRD_STRING_INIT("webhooks"), CRD_SETTING_STRING, {.text = CRD_STRING_INIT("true")}, CRD_STRING_INIT("ENABLE_WEBHOOKS")},
    {CRD_STRING_INIT("most"), CRD_SETTING_INT, {.integer = 3}, {NULL, 0}},
    {CRD_STRING_INIT("names"), CRD_SETTING_LIST, {0}, {NULL, 0}},
    {CRD_STRING_INIT("pairs"), CRD_SETTING_MAP, {0}, {NULL, 0}}};
static const crd_extras table = {gates, 4, settings_table, 5};
static const crd_extras *const tables[] = {&table};

static void expect_error(const char *text, const char *wanted) {
  crd_settings *settings = crd_settings_create(tables, 1);
  crd_string error = {NULL, 0};
  cr_assert_not(crd_settings_set_gates(settings, crd_string_of(text), &error));
  cr_expect(crd_string_equal(error, crd_string_of(wanted)), "%s: %.*s", text, (int)error.size, error.data);
  crd_settings_release(settings);
}

Test(settings, gates_are_read_as_component_base_does) {
  crd_settings *settings = crd_settings_create(tables, 1);
  crd_string error;
  cr_expect_not(crd_settings_gate(NULL, &gates[0]));
  cr_expect(crd_settings_gate(settings, &gates[2]));
  cr_assert(crd_settings_set_gates(settings, CRD_STRING(" Alpha2 = f ,,AllAlpha=T,AllBeta=0,Done=true"), &error));
  cr_expect(crd_settings_gate(settings, &gates[0]));
  cr_expect_not(crd_settings_gate(settings, &gates[1]));
  cr_expect_not(crd_settings_gate(settings, &gates[2]));
  crd_settings *derived = crd_settings_derive(settings);
  cr_assert(crd_settings_set_gates(derived, CRD_STRING("Beta1=true"), &error));
  crd_settings_release(settings);
  cr_expect(crd_settings_gate(derived, &gates[2]));
  cr_expect_not(crd_settings_gate(derived, &gates[1]));
  crd_settings_release(derived);
}

Test(settings, gates_that_are_wrong) {
  expect_error("Alpha3=true", "unrecognized feature gate: Alpha3");
  expect_error("Alpha1", "missing bool value for Alpha1");
  expect_error("Alpha1=yes", "invalid value of Alpha1=yes, err: strconv.ParseBool: parsing \"yes\": invalid syntax");
  expect_error("Alpha1=", "invalid value of Alpha1=, err: strconv.ParseBool: parsing \"\": invalid syntax");
  expect_error("Done=false", "cannot set feature gate Done to false, feature is locked to true");
  expect_error("Alpha9=true,Beta1", "missing bool value for Beta1");
}

Test(settings, a_file_gives_gates_and_settings) {
  crd_settings *settings = crd_settings_create(tables, 1);
  crd_string error;
  cr_assert(crd_settings_set_file(settings,
                                  CRD_STRING("featureGates: {Alpha1: true}\nconfig:\n  certs: true\n  most: 7\n"
                                             "  names: [a, b]\n  pairs: {z: v, b: c}\n"),
                                  &error));
  cr_expect(crd_settings_gate(settings, &gates[0]));
  cr_expect(crd_settings_value(settings, &settings_table[0])->boolean);
  cr_expect_eq(crd_settings_value(settings, &settings_table[2])->integer, 7);
  const crd_setting_value *names = crd_settings_value(settings, &settings_table[3]),
                          *pairs = crd_settings_value(settings, &settings_table[4]);
  cr_assert_eq(names->count, 2);
  cr_expect(crd_string_equal(names->items[1], CRD_STRING("b")));
  cr_assert_eq(pairs->count, 2);
  cr_expect(crd_string_equal(pairs->items[0], CRD_STRING("b")) && crd_string_equal(pairs->items[1], CRD_STRING("c")));
  cr_assert(crd_settings_set_env(settings, CRD_STRING("ENABLE_WEBHOOKS"), CRD_STRING("false"), &error));
  cr_expect(crd_string_equal(crd_settings_value(settings, &settings_table[1])->text, CRD_STRING("false")));
  cr_expect(crd_settings_set_file(settings, CRD_STRING("# nothing\n"), &error));
  crd_settings_release(settings);
}

Test(settings, files_that_are_wrong) {
  static const char *const cases[][2] = {
      {"[]", "the file must be a map, not a list"},
      {"gates: {}", "unknown field \"gates\""},
      {"featureGates: [a]", "featureGates must be a map, not a list"},
      {"featureGates: {Alpha1: 1}", "featureGates.Alpha1 must be a bool, not a number"},
      {"featureGates: {Alpha7: true}", "unrecognized feature gate: Alpha7"},
      {"config: {cert: true}", "unrecognized setting: cert"},
      {"config: {certs: 'yes'}", "config.certs must be a bool, not a string"},
      {"config: {names: [1]}", "config.names must be a list of strings, not a list"},
      {"kind: ConfigMap", "the data of a ConfigMap must be one file of settings, not 0"},
      {"kind: ConfigMap\ndata: {a: '', b: ''}", "the data of a ConfigMap must be one file of settings, not 2"},
      {"kind: ConfigMap\ndata: {a: 1}", "data[a]: it must be a string, not a number"},
      {"kind: ConfigMap\ndata: {a: 'gates: {}'}", "data[a]: unknown field \"gates\""},
      {"kind: ConfigMap\ndata: {a: 'kind: ConfigMap'}", "data[a]: unknown field \"kind\""},
      {"config:\n  certs: true\n  \"certs\": false\n", "line 3, column 3: \"certs\" stands twice"},
      {"config: {certs: &a true}", "line 1, column 17: anchors are not taken here"},
      {"# \xC3\xA4\nconfig: {\xC3\xA4: *a}", "line 2, column 14: aliases are not taken here"},
      {"config: {certs: !!bool true}", "line 1, column 17: tags are not taken here"},
      {"config: {<<: {certs: true}}", "line 1, column 10: merge keys are not taken here"},
      {"config: {~: 1}", "line 1, column 10: a name must be a text"},
      {"config: {[a]: 1}", "line 1, column 10: a name must be a text"},
      {"config: .inf", "line 1, column 9: JSON has no such number"},
      {"config: {certs: true\n", "line 2, column 1: did not find expected ',' or '}'"},
      {"config: \xFF", "line 1, column 9: invalid leading UTF-8 octet"},
      {"kind: ConfigMap\ndata:\n  a: |\n    config: [\n", "data[a]: line 2, column 1: did not find expected node content"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_settings *settings = crd_settings_create(tables, 1);
    crd_string error = {NULL, 0};
    cr_assert_not(crd_settings_set_file(settings, crd_string_of(cases[i][0]), &error), "%s", cases[i][0]);
    cr_expect(crd_string_equal(error, crd_string_of(cases[i][1])), "%s: %.*s", cases[i][0], (int)error.size, error.data);
    crd_settings_release(settings);
  }
}

/* What holds maps in maps as deep as it likes costs no stack. */
Test(settings, a_file_that_is_deep) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_text file = {.arena = arena};
  crd_settings *settings = crd_settings_create(tables, 1);
  crd_string error = {NULL, 0};
  crd_text_add(&file, CRD_STRING("config: "));
  for (int i = 0; i < 100000; i++) crd_text_add_char(&file, '[');
  cr_assert_not(crd_settings_set_file(settings, crd_text_string(&file), &error));
  cr_expect(crd_string_equal(error, CRD_STRING("line 1, column 72: maps and lists are nested too deep")), "%.*s",
            CRD_PRINT(error));
  crd_settings_release(settings);
  crd_arena_destroy(arena);
}

Test(settings, names_that_were_meant) {
  static const char *const cases[][2] = {{"alpah1", "Alpha1"}, {"Alpha1", "Alpha1"}, {"Zzz", ""}, {"", ""}};
  crd_settings *settings = crd_settings_create(tables, 1);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_string nearest = crd_settings_nearest_gate(settings, crd_string_of(cases[i][0]));
    cr_expect(crd_string_equal(nearest, crd_string_of(cases[i][1])), "%s: %.*s", cases[i][0], (int)nearest.size,
              nearest.data ? nearest.data : "");
  }
  crd_settings_release(settings);
}

Test(settings, types_and_values_from_text) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_setting_type type;
  crd_gate_stage stage;
  crd_setting_value value;
  crd_string error;
  cr_expect(crd_setting_type_read(CRD_STRING("map(string, string)"), &type) && type == CRD_SETTING_MAP);
  cr_expect_not(crd_setting_type_read(CRD_STRING("list(int)"), &type));
  cr_expect(crd_gate_stage_read(CRD_STRING("Beta"), &stage) && stage == CRD_GATE_BETA);
  cr_expect_not(crd_gate_stage_read(CRD_STRING("beta"), &stage));
  cr_expect(crd_setting_value_read(arena, CRD_SETTING_MAP, CRD_STRING("b=2,a=1=1"), &value, &error) && value.count == 2 &&
            crd_string_equal(value.items[1], CRD_STRING("1=1")));
  cr_expect_not(crd_setting_value_read(arena, CRD_SETTING_INT, CRD_STRING("9223372036854775808"), &value, &error));
  crd_arena_destroy(arena);
}
