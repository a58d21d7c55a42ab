/* SPDX-License-Identifier: Apache-2.0 */
#include <crd/go_json.h>
#include <crd/json.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
/* An application's own type, which holds Kubernetes' and another of its own. */
#define GROUP                                                                                                               \
  "(suspend:*bool groupName:string! replicas:*int minReplicas:*int! maxReplicas:*int! "                                     \
  "idleTimeoutSeconds:*int priority:*int resources:{}string labels:{}string rayStartParams:{}string! "                      \
  "template:PodTemplateSpec! scaleStrategy:(workersToDelete:[]string) numOfHosts:int)"

TestSuite(go_json, .init = set_up, .fini = tear_down);

static void prints(const char *type, const char *document, const char *wanted) {
  crd_value *value = crd_json_parse(arena, crd_string_of(document), NULL, NULL);
  cr_assert(value, "%s is no JSON", document);
  crd_text text = {.arena = arena};
  cr_assert(crd_go_json(&text, crd_string_of(type), value));
  cr_expect(crd_string_equal(crd_text_string(&text), crd_string_of(wanted)), "got %.*s, wanted %s", (int)text.size,
            text.data, wanted);
}

Test(go_json, writes_what_has_no_omitempty_and_no_unset_rest) {
  prints(GROUP, "{}",
         "{\"groupName\":\"\",\"minReplicas\":null,\"maxReplicas\":null,\"rayStartParams\":null,"
         "\"template\":{\"metadata\":{},\"spec\":{\"containers\":null}},\"scaleStrategy\":{}}");
}

Test(go_json, leaves_out_zero_scalars_but_not_what_pointers_hold) {
  prints(GROUP,
         "{\"numOfHosts\":0,\"replicas\":0,\"suspend\":false,\"labels\":{},\"groupName\":\"g\",\"unknown\":1,"
         "\"rayStartParams\":{},\"minReplicas\":0,\"maxReplicas\":3,\"template\":{\"spec\":{\"containers\":[]}}}",
         "{\"suspend\":false,\"groupName\":\"g\",\"replicas\":0,\"minReplicas\":0,\"maxReplicas\":3,\"rayStartParams\":{},"
         "\"template\":{\"metadata\":{},\"spec\":{\"containers\":[]}},\"scaleStrategy\":{}}");
}

Test(go_json, writes_quantities_canonically_and_sorts_maps) {
  prints("core.v1.ResourceRequirements", "{\"limits\":{\"memory\":\"1024Mi\",\"cpu\":0.5,\"a\":1}}",
         "{\"limits\":{\"a\":\"1\",\"cpu\":\"500m\",\"memory\":\"1Gi\"}}");
}

Test(go_json, keeps_integers_and_strings_apart_and_escapes_as_go_does) {
  prints("core.v1.HTTPGetAction", "{\"port\":80,\"path\":\"<a>\"}", "{\"path\":\"\\u003ca\\u003e\",\"port\":80}");
  prints("core.v1.HTTPGetAction", "{\"port\":\"http\"}", "{\"port\":\"http\"}");
}

Test(go_json, reads_values_of_other_shapes_as_unset) {
  prints("core.v1.ContainerPort", "{\"containerPort\":\"x\",\"name\":null,\"hostPort\":{}}", "{\"containerPort\":0}");
}

Test(go_json, knows_structs_by_their_name_with_the_package_or_without) {
  static const char *const names[] = {"HTTPHeader", "v1.HTTPHeader", "core.v1.HTTPHeader", "*HTTPHeader"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    prints(names[i], "{\"name\":1}", "{\"name\":\"\",\"value\":\"\"}");
  prints("{}meta.v1.OwnerReference", "{\"b\":{\"uid\":\"u\"},\"a\":null}",
         "{\"a\":{\"apiVersion\":\"\",\"kind\":\"\",\"name\":\"\",\"uid\":\"\"},"
         "\"b\":{\"apiVersion\":\"\",\"kind\":\"\",\"name\":\"\",\"uid\":\"u\"}}");
}

Test(go_json, writes_embedded_structs_in_their_place_and_no_field_that_is_newer) {
  prints("core.v1.SecretKeySelector", "{\"key\":\"k\",\"name\":\"n\"}", "{\"name\":\"n\",\"key\":\"k\"}");
  prints("core.v1.EphemeralContainer", "{\"targetContainerName\":\"t\",\"name\":\"n\"}",
         "{\"name\":\"n\",\"resources\":{},\"targetContainerName\":\"t\"}");
  prints("core.v1.GRPCAction", "{\"port\":1,\"mode\":\"TLS\"}", "{\"port\":1,\"service\":null}");
}

Test(go_json, knows_no_other_types) {
  crd_text text = {.arena = arena};
  static const char *const unknown[] = {"core.v1.Nothing",
                                        "",
                                        "(",
                                        ")",
                                        "(a:b!)",
                                        "(a:[]Nothing! b:int",
                                        "(a:*(b:Nothing!)!)",
                                        "{}",
                                        "{}bytes",
                                        "v1alpha1.HTTPHeader",
                                        "apps.v1.Container",
                                        "*",
                                        "Header"};
  crd_value *value = crd_json_parse(arena, CRD_STRING("{\"a\":{}}"), NULL, NULL);
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
    cr_expect_not(crd_go_json(&text, crd_string_of(unknown[i]), value), "%s", unknown[i]);
}

/* ---- reading ---- */

static const char *as_json(bool (*read)(crd_arena *, crd_string, crd_string, crd_value *), const char *text,
                           const char *type) {
  crd_value value;
  if (!read(arena, crd_string_of(text), crd_string_of(type), &value)) return "refused";
  return crd_arena_copy(arena, crd_json_encode(arena, &value, CRD_JSON_GO)).data;
}

static void expect_yaml(const char *text, const char *type, const char *wanted) {
  const char *got = as_json(crd_go_read_yaml, text, type);
  cr_expect_str_eq(got, wanted, "%s as %s\n  got    %s\n  wanted %s", text, type, got, wanted);
}

static void expect_json(const char *text, const char *type, const char *wanted) {
  const char *got = as_json(crd_go_read_json, text, type);
  cr_expect_str_eq(got, wanted, "%s as %s\n  got    %s\n  wanted %s", text, type, got, wanted);
}

#define GROUPS "(groups:[](name:string labels:{}string tolerations:[](key:string seconds:*int)))"

Test(go_json, reads_yaml_as_yaml_v2_decodes_it) {
  expect_yaml("groups:\n- {name: a, other: 1}\n", GROUPS,
              "{\"groups\":[{\"labels\":{},\"name\":\"a\",\"tolerations\":[]}]}");
  expect_yaml("groups:\n- name: 1.50\n  labels: {a: yes, b: 0x10, c: null, 4: [x]}\n", GROUPS, "refused");
  expect_yaml("groups:\n- name: 1.50\n  labels: {a: yes, b: 0x10, c: null, 4: x}\n", GROUPS,
              "{\"groups\":[{\"labels\":{\"4\":\"x\",\"a\":\"yes\",\"b\":\"0x10\",\"c\":\"\"},\"name\":\"1.50\","
              "\"tolerations\":[]}]}");
  expect_yaml("groups: [{tolerations: [{seconds: 3}, {seconds: 4.0, key: k}, {}]}]", GROUPS,
              "{\"groups\":[{\"labels\":{},\"name\":\"\",\"tolerations\":[{\"key\":\"\",\"seconds\":3},{\"key\":\"k\","
              "\"seconds\":4},"
              "{\"key\":\"\"}]}]}");
  expect_yaml("groups: [{tolerations: [{seconds: '3'}]}]", GROUPS, "refused");
  expect_yaml("", GROUPS, "{\"groups\":[]}");
  expect_yaml("groups: x", GROUPS, "refused");
  expect_yaml("groups: {}", GROUPS, "refused");
  expect_yaml("- a", GROUPS, "refused");
  expect_yaml("groups: [", GROUPS, "refused");
  expect_yaml("a: 1\nb: ''\nc: [1]\n", "{}string", "refused");
  expect_yaml("a: 1\nb: ''\n", "{}string", "{\"a\":\"1\",\"b\":\"\"}");
  expect_yaml("word", "{}string", "refused");
}

Test(go_json, reads_json_as_encoding_json_decodes_it) {
  expect_json("{\"NodeAffinity\":{},\"podAffinity\":{\"unknown\":1}}", "core.v1.Affinity",
              "{\"nodeAffinity\":{},\"podAffinity\":{}}");
  expect_json("{\"nodeAffinity\":\"x\"}", "core.v1.Affinity", "refused");
  expect_json("{\"nodeAffinity\":null}", "core.v1.Affinity", "{}");
  expect_json("null", "core.v1.Affinity", "{}");
  expect_json("x", "core.v1.Affinity", "refused");
  expect_json("", "core.v1.Affinity", "refused");
  expect_json("{\"key\":1}", "core.v1.Toleration", "refused");
  expect_json("{\"tolerationSeconds\":1.5}", "core.v1.Toleration", "refused");
}
