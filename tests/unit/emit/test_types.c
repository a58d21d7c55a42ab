/* SPDX-License-Identifier: Apache-2.0 */
/* The type table: what is one type and what is not, names, identifiers. */
#include "compile/libcrdc.h"
#include "types/symbols.h"
#include <criterion/criterion.h>
#include <stdlib.h>
#include <unistd.h>

static crd_arena *arena;
static compilation *run;

static void setup(void) {
  arena = crd_arena_create(NULL);
  run = crdc_compilation_create(NULL);
}
static void teardown(void) {
  crdc_compilation_destroy(run);
  crd_arena_destroy(arena);
}
TestSuite(types, .init = setup, .fini = teardown);

/* A CRD of example.com whose root has the given properties beside the usual ones. */
static void add(const char *kind, const char *plural, const char *properties) {
  crd_string text = crd_arena_printf(arena,
                                     "{\"apiVersion\":\"apiextensions.k8s.io/"
                                     "v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"%s.example.com\"},"
                                     "\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"%"
                                     "s\",\"listKind\":\"%sList\",\"plural\":\"%s\","
                                     "\"singular\":\"%.*s\"},\"versions\":[{\"name\":\"v1\",\"served\":true,\"storage\":"
                                     "true,\"schema\":{\"openAPIV3Schema\":{\"type\":"
                                     "\"object\",\"properties\":{%s}}}}]}}",
                                     plural, kind, kind, plural, (int)strlen(plural) - 1, plural, properties);
  cr_assert(crdc_compilation_add_text(run, kind, text), "%s", kind);
}

static const type_table *table(void) {
  char folder[] = "/tmp/crdc-types-XXXXXX";
  cr_assert(mkdtemp(folder));
  if (!crdc_compilation_generate(run, folder, true))
    cr_assert_gt(crdc_compilation_types(run)->count, 0); /* nothing was written */
  rmdir(folder);
  return crdc_compilation_types(run);
}

/* The node of a property of the first (or a later) CRD's root. */
static const type_node *field_of(size_t crd, const char *name) {
  const type_node *root = crdc_compilation_crds(run)->items[crd].versions[0].schema->node;
  const type_field *field = crdc_type_node_field(root, crd_string_of(name));
  cr_assert(field, "%s", name);
  return field->type;
}

static bool is_named(const type_node *node, const char *name) {
  bool same = crd_string_equal(node->c_name, crd_string_of(name));
  if (!same) cr_log_error("%.*s is not %s", (int)node->c_name.size, node->c_name.data, name);
  return same;
}

#define STRUCT(properties) "{\"type\":\"object\",\"properties\":{" properties "}}"
#define TEXT "{\"type\":\"string\"}"

Test(types, equal_schemas_are_one_type) {
  add("Foo", "foos",
      "\"a\":" STRUCT("\"x\":" TEXT ",\"y\":{\"type\":\"integer\"}") ","
      "\"b\":" STRUCT("\"y\":{\"type\":\"integer\",\"description\":\"why\"},\"x\":" TEXT) ","
      "\"c\":" STRUCT("\"x\":" TEXT ",\"y\":{\"type\":\"integer\",\"minimum\":1}") ","
      "\"d\":" STRUCT("\"x\":" TEXT ",\"y\":{\"type\":\"integer\",\"default\":1}"));
  table();
  cr_assert_eq(field_of(0, "a"), field_of(0, "b"), "neither descriptions nor the order of properties count");
  cr_assert_neq(field_of(0, "a"), field_of(0, "c"), "limits count");
  cr_assert_neq(field_of(0, "a"), field_of(0, "d"), "defaults count");
  cr_assert_eq(field_of(0, "a")->uses, 2);
  cr_assert_eq(crdc_compilation_types(run)->object_schemas, 5);
  cr_assert_eq(crdc_compilation_types(run)->object_types, 4);
}

Test(types, every_keyword_counts) {
  static const char *const variants[] = {
      "{\"type\":\"string\"}",
      "{\"type\":\"string\",\"nullable\":true}",
      "{\"type\":\"string\",\"format\":\"uri\"}",
      "{\"type\":\"string\",\"pattern\":\"a\"}",
      "{\"type\":\"string\",\"enum\":[\"a\",\"b\"]}",
      "{\"type\":\"string\",\"enum\":[\"b\",\"a\"]}",
      "{\"type\":\"string\",\"maxLength\":1}",
      "{\"type\":\"string\",\"minLength\":1}",
      "{\"x-kubernetes-int-or-string\":true}",
      "{\"type\":\"string\",\"not\":{\"enum\":[\"a\"]}}",
      "{\"type\":\"string\",\"anyOf\":[{\"minLength\":1},{\"maxLength\":3}]}",
      "{\"type\":\"string\",\"oneOf\":[{\"minLength\":1},{\"maxLength\":3}]}",
      "{\"type\":\"string\",\"allOf\":[{\"minLength\":1},{\"maxLength\":3}]}",
      "{\"type\":\"array\",\"items\":{\"type\":\"string\"}}",
      "{\"type\":\"array\",\"x-kubernetes-list-type\":\"set\",\"items\":{\"type\":\"string\"}}",
      "{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}",
      "{\"type\":\"object\",\"x-kubernetes-preserve-unknown-fields\":true}"};
  size_t count = sizeof variants / sizeof *variants;
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) crd_text_printf(&text, "%s\"p%zu\":%s", i ? "," : "", i, variants[i]);
  crd_text_add_char(&text, 0);
  add("Foo", "foos", text.data);
  table();
  const type_node *nodes[32];
  for (size_t i = 0; i < count; i++) {
    nodes[i] = field_of(0, crd_arena_printf(arena, "p%zu", i).data);
    for (size_t j = 0; j < i; j++) cr_assert_neq(nodes[i], nodes[j], "%s is %s", variants[i], variants[j]);
  }
}

Test(types, storage) {
  add("Foo", "foos",
      "\"text\":" TEXT ",\"list\":{\"type\":\"array\",\"items\":" STRUCT("\"x\":" TEXT) "},"
      "\"nulls\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"nullable\":true}},"
      "\"maybe\":{\"type\":\"string\",\"nullable\":true},"
      "\"map\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"}}},"
      "\"open\":{\"type\":\"object\",\"x-kubernetes-preserve-unknown-fields\":true},"
      "\"either\":{\"x-kubernetes-int-or-string\":true}");
  table();
  cr_assert_eq(field_of(0, "text")->storage, CRD_STORE_STRING);
  cr_assert(is_named(field_of(0, "list"), "example_com_v1_Foo_List_list"));
  cr_assert(is_named(field_of(0, "nulls"), "crd_value_list"), "a list cannot hold null beside strings");
  cr_assert_eq(field_of(0, "maybe")->storage, CRD_STORE_STRING);
  cr_assert(is_named(field_of(0, "map"), "crd_int_list_map"));
  cr_assert_eq(field_of(0, "open")->storage, CRD_STORE_VALUE);
  cr_assert_eq(field_of(0, "either")->storage, CRD_STORE_INT_OR_STRING);
}

Test(types, names) {
  add("Foo", "foos",
      "\"spec\":" STRUCT("\"widgets\":{\"type\":\"array\",\"items\":" STRUCT(
          "\"size\":" TEXT) "},\"env\":{\"type\":\"array\",\"items\":" STRUCT("\"name\":" TEXT ",\"value\":" TEXT
                                                                              ",\"valueFrom\":{\"type\":\"object\",\"x-"
                                                                              "kubernetes-preserve-unknown-fields\":"
                                                                              "true}") "}"));
  add("Bar", "bars",
      "\"spec\":" STRUCT("\"widget\":" STRUCT("\"colour\":" TEXT) ",\"default\":" TEXT ",\"a-b\":" TEXT ",\"a.b\":" TEXT
                                                                  ",\"3d\":" TEXT));
  table();
  cr_assert(is_named(crdc_compilation_crds(run)->items[0].versions[0].schema->node, "example_com_v1_Foo"));
  cr_assert(is_named(field_of(0, "spec"), "example_com_v1_Foo_Spec"));
  cr_assert(
      is_named(crdc_type_node_field(field_of(0, "spec"), CRD_STRING("widgets"))->type->items, "example_com_v1_Foo_Widget"));
  cr_assert(
      is_named(crdc_type_node_field(field_of(0, "spec"), CRD_STRING("env"))->type->items, "example_com_v1_Foo_EnvVar"));
  cr_assert(is_named(crdc_type_node_field(field_of(1, "spec"), CRD_STRING("widget"))->type, "example_com_v1_Bar_Widget"));
  const type_field *fields = field_of(1, "spec")->fields;
  static const char *const members[] = {"widget", "default_", "a_b", "a_b_2", "_3d"};
  for (size_t i = 0; i < 5; i++) cr_assert(crd_string_equal(fields[i].c_name, crd_string_of(members[i])), "%s", members[i]);
}

/* A group may begin with a digit, and one that a CRD only claims with anything. */
Test(types, groups_without_a_letter, .timeout = 20) {
  static const struct {
    const char *group, *name;
  } groups[] = {{"3scale.net", "x3scale_net_v1_T"}, {"_a.b", "x_a_b_v1_T"}, {"\xC3\xA9", "x___v1_T"}, {"-", "x__v1_T"}};
  for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
    crdc_compilation_destroy(run);
    run = crdc_compilation_create(&(compile_options){.stored = true});
    crd_string text = crd_arena_printf(arena,
                                       "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\","
                                       "\"metadata\":{\"name\":\"ts.%s\"},\"spec\":{\"group\":\"%s\",\"scope\":\"Cluster\","
                                       "\"names\":{\"kind\":\"T\",\"plural\":\"ts\"},\"versions\":[{\"name\":\"v1\","
                                       "\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":"
                                       "\"object\"}}}]}}",
                                       groups[i].group, groups[i].group);
    cr_assert(crdc_compilation_add_text(run, "t", text));
    cr_assert_gt(table()->count, 0);
    cr_expect(is_named(crdc_compilation_crds(run)->items[0].versions[0].schema->node, groups[i].name));
  }
}

Test(types, a_naming_file_decides) {
  char file[] = "/tmp/crdc-names-XXXXXX";
  int handle = mkstemp(file);
  static const char text[] = "Foo.spec.widgets[]: example_Thing\nexample_com_v1_Foo_Spec: example_Wish\n";
  cr_assert_eq(write(handle, text, sizeof text - 1), (ssize_t)sizeof text - 1);
  close(handle);
  crdc_compilation_destroy(run);
  run = crdc_compilation_create(&(compile_options){.names_file = file});
  add("Foo", "foos", "\"spec\":" STRUCT("\"widgets\":{\"type\":\"array\",\"items\":" STRUCT("\"size\":" TEXT) "}"));
  table();
  unlink(file);
  cr_assert(is_named(field_of(0, "spec"), "example_Wish"));
  cr_assert(is_named(crdc_type_node_field(field_of(0, "spec"), CRD_STRING("widgets"))->type->items, "example_Thing"));
}

Test(types, kuberay) {
  static const char *const files[] = {"rayclusters", "raycronjobs", "rayjobs", "rayservices"};
  for (size_t i = 0; i < 4; i++)
    cr_assert(crdc_compilation_add(run, crd_arena_printf(arena, CRDC_SOURCE_ROOT "/crds/ray.io_%s.yaml", files[i]).data));
  const type_table *types = table();
  cr_assert_eq(types->object_schemas, 5633);
  cr_assert_eq(types->object_types, 172);
  size_t fields = 0;
  for (size_t id = 0; id < types->count; id++) {
    const type_node *node = types->nodes[id];
    fields += node->storage == CRD_STORE_OBJECT ? node->field_count : 0;
    cr_assert_eq(node->id, id);
    for (size_t i = 0; i < node->field_count; i++) cr_assert_lt(node->fields[i].type->id, id);
  }
  cr_assert_eq(fields, 853);
}

Test(types, two_crds_for_one_kind) {
  add("Foo", "foos", "\"a\":" TEXT);
  add("Foo", "foos", "\"b\":" TEXT);
  cr_assert_not(crdc_compilation_generate(run, "/nonexistent", true));
  cr_assert_gt(crdc_compilation_diagnostics(run)->errors, 0);
}

Test(identifier, members) {
  static const char *const cases[][2] = {
      {"image", "image"},  {"a-b", "a_b"},        {"9x", "_9x"},       {"class", "class_"},
      {"has", "has_"},     {"object", "object_"}, {"stdin", "stdin_"}, {"__x", "x__x"},
      {"_X", "x_X"},       {"_x", "_x"},          {"", "_"},           {"\303\251", "x__"},
      {"linux", "linux_"}, {"xor_eq", "xor_eq_"}, {"EOF", "EOF_"}};
  crd_arena *own = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_string got = crdc_identifier_member(own, crd_string_of(cases[i][0]));
    cr_assert(crd_string_equal(got, crd_string_of(cases[i][1])), "%s: %.*s", cases[i][0], (int)got.size, got.data);
  }
  crd_arena_destroy(own);
}

Test(identifier, singular) {
  static const char *const cases[][2] = {{"containers", "container"},
                                         {"policies", "policy"},
                                         {"addresses", "address"},
                                         {"status", "status"},
                                         {"statuses", "status"},
                                         {"class", "class"},
                                         {"dns", "dns"},
                                         {"env", "env"},
                                         {"boxes", "box"},
                                         {"volumeMounts", "volumeMount"},
                                         {"nodeAffinities", "nodeAffinity"},
                                         {"s", "s"}};
  crd_arena *own = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_string got = crdc_identifier_singular(own, crd_string_of(cases[i][0]));
    cr_assert(crd_string_equal(got, crd_string_of(cases[i][1])), "%s: %.*s", cases[i][0], (int)got.size, got.data);
  }
  crd_arena_destroy(own);
}
