/* SPDX-License-Identifier: Apache-2.0 */
/* Built-in objects through their Go types: the rows are what sigs.k8s.io/json and DefaultUnstructuredConverter of Kubernetes
 * 1.37 make of the documents. */
#include "../../../runtime/gotypes/view.h"

#include <crd/builtin.h>
#include <crd/json.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}

TestSuite(builtin, .init = set_up, .fini = tear_down);

static const struct row {
  const char *group, *version, *kind;
  bool strict;
  const char *document, *object, *error;
} rows[] = {
    {"", "v1", "Pod", false,
     "{\"spec\":{\"hostNetwork\":false,\"containers\":[{\"name\":\"a\",\"x\":1,\"resources\":{\"limits\":{\"cpu\":\"1000m\","
     "\"memory\":\"1024Mi\"}}}]}}",
     "{\"metadata\":{},\"spec\":{\"containers\":[{\"name\":\"a\",\"resources\":{\"limits\":{\"cpu\":\"1\",\"memory\":"
     "\"1Gi\"}}}]},\"status\":{}}",
     NULL},
    {"", "v1", "Pod", false, "{\"metadata\":{\"creationTimestamp\":null,\"labels\":{}},\"spec\":null}",
     "{\"metadata\":{},\"spec\":{\"containers\":null},\"status\":{}}", NULL},
    {"", "v1", "Pod", false,
     "{\"metadata\":{\"creationTimestamp\":\"2024-01-01T01:02:03.5+02:00\",\"deletionTimestamp\":\"0001-01-01T00:00:00Z\"},"
     "\"spec\":{\"containers\":[],\"terminationGracePeriodSeconds\":0,\"tolerations\":[null]}}",
     "{\"metadata\":{\"creationTimestamp\":\"2023-12-31T23:02:03Z\",\"deletionTimestamp\":null},\"spec\":{\"containers\":[],"
     "\"terminationGracePeriodSeconds\":0,\"tolerations\":[{}]},\"status\":{}}",
     NULL},
    {"", "v1", "Service", false, "{\"spec\":{\"ports\":[{\"port\":80},{\"port\":1,\"targetPort\":\"http\"}]}}",
     "{\"metadata\":{},\"spec\":{\"ports\":[{\"port\":80,\"targetPort\":0},{\"port\":1,\"targetPort\":\"http\"}]},"
     "\"status\":{\"loadBalancer\":{}}}",
     NULL},
    {"", "v1", "ConfigMap", false, "{\"data\":{\"a\":5}}", NULL,
     "json: cannot unmarshal number into Go struct field ConfigMap.data of type string"},
    {"", "v1", "ConfigMap", false, "{\"data\":[]}", NULL,
     "json: cannot unmarshal array into Go struct field ConfigMap.data of type map[string]string"},
    {"", "v1", "ConfigMap", false, "[]", NULL, "json: cannot unmarshal array into Go value of type v1.ConfigMap"},
    {"", "v1", "ConfigMap", false, "{\"kind\":1}", NULL,
     "json: cannot unmarshal number into Go struct field ConfigMap.TypeMeta.kind of type string"},
    {"", "v1", "ConfigMap", false,
     "{\"immutable\":\"x\",\"data\":{\"a\":null},\"binaryData\":{\"a\":null,\"b\":\"\",\"c\":\"aGk=\",\"d\":[104,105]}}",
     NULL, "json: cannot unmarshal string into Go struct field ConfigMap.immutable of type bool"},
    {"", "v1", "ConfigMap", false,
     "{\"binaryData\":{\"a\":null,\"b\":\"\",\"c\":\"aGk=\",\"d\":[104,105]},\"data\":{\"x\":null}}",
     "{\"binaryData\":{\"a\":null,\"b\":\"\",\"c\":\"aGk=\",\"d\":\"aGk=\"},\"data\":{\"x\":\"\"},\"metadata\":{}}", NULL},
    {"", "v1", "Secret", false, "{\"data\":{\"a\":\"aG\"}}", NULL, "illegal base64 data at input byte 0"},
    {"", "v1", "Secret", false, "{\"data\":{\"a\":[300]}}", NULL,
     "json: cannot unmarshal number 300 into Go struct field Secret.data of type uint8"},
    {"apps", "v1", "Deployment", false, "{\"spec\":{\"replicas\":1.0,\"template\":{}}}", NULL,
     "json: cannot unmarshal number 1.0 into Go struct field DeploymentSpec.spec.replicas of type int32"},
    {"apps", "v1", "Deployment", false, "{\"spec\":{\"replicas\":2147483648}}", NULL,
     "json: cannot unmarshal number 2147483648 into Go struct field DeploymentSpec.spec.replicas of type int32"},
    {"apps", "v1", "Deployment", false, "{\"spec\":{\"replicas\":\"1\",\"selector\":5}}", NULL,
     "json: cannot unmarshal string into Go struct field DeploymentSpec.spec.replicas of type int32"},
    {"apps", "v1", "Deployment", false, "{\"spec\":{\"strategy\":{\"rollingUpdate\":{\"maxSurge\":4294967296}}}}", NULL,
     "json: cannot unmarshal number 4294967296 into Go struct field "
     "RollingUpdateDeployment.spec.strategy.rollingUpdate.maxSurge of type int32"},
    {"apps", "v1", "Deployment", false, "{\"spec\":{\"strategy\":{\"rollingUpdate\":{\"maxSurge\":true}}}}", NULL,
     "json: cannot unmarshal bool into Go struct field RollingUpdateDeployment.spec.strategy.rollingUpdate.maxSurge of type "
     "int32"},
    {"apps", "v1", "Deployment", false,
     "{\"spec\":{\"selector\":null,\"template\":{\"spec\":{\"volumes\":[{\"name\":\"v\",\"hostPath\":{\"path\":7}}]}}}}",
     NULL,
     "json: cannot unmarshal number into Go struct field "
     "HostPathVolumeSource.spec.template.spec.volumes.VolumeSource.hostPath.path of type string"},
    {"", "v1", "Pod", false, "{\"spec\":{\"volumes\":5,\"overhead\":{\"cpu\":\"1x\"}}}", NULL,
     "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'"},
    {"", "v1", "Pod", false,
     "{\"spec\":{\"overhead\":{\"cpu\":\" +1 "
     "\",\"memory\":\"007\",\"a\":\"1.500\",\"b\":\"0.5\",\"c\":null,\"d\":1.5,\"e\":\"1\\u0030\"}}}",
     NULL, "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'"},
    {"", "v1", "Pod", false,
     "{\"spec\":{\"overhead\":{\"cpu\":\" +1 \",\"memory\":\"007\",\"a\":\"1.500\",\"b\":\"0.5\",\"c\":null,\"d\":1.5}}}",
     "{\"metadata\":{},\"spec\":{\"containers\":null,\"overhead\":{\"a\":\"1.500\",\"b\":\"500m\",\"c\":\"0\",\"cpu\":\"+"
     "1\",\"d\":\"1500m\",\"memory\":\"007\"}},\"status\":{}}",
     NULL},
    {"", "v1", "Pod", false, "{\"metadata\":{\"creationTimestamp\":5}}", NULL,
     "json: cannot unmarshal number into Go struct field ObjectMeta.metadata.creationTimestamp of type string"},
    {"", "v1", "Pod", false, "{\"metadata\":{\"creationTimestamp\":\"2024-13-01T00:00:00Z\"}}", NULL,
     "parsing time \"2024-13-01T00:00:00Z\": month out of range"},
    {"coordination.k8s.io", "v1", "Lease", false, "{\"spec\":{\"renewTime\":\"2024-01-01T01:02:03.123456+01:00\"}}",
     "{\"metadata\":{},\"spec\":{\"renewTime\":\"2024-01-01T00:02:03.123456Z\"}}", NULL},
    {"coordination.k8s.io", "v1", "Lease", false, "{\"spec\":{\"renewTime\":\"2024-01-01T01:02:03Z\"}}", NULL,
     "parsing time \"2024-01-01T01:02:03Z\" as \"2006-01-02T15:04:05.000000Z07:00\": cannot parse \"Z\" as \".000000\""},
    {"coordination.k8s.io", "v1", "Lease", false, "{\"spec\":{\"renewTime\":\"2024-01-01T01:02:03.1234567Z\"}}", NULL,
     "parsing time \"2024-01-01T01:02:03.1234567Z\" as \"2006-01-02T15:04:05.000000Z07:00\": cannot parse \"7Z\" as "
     "\"Z07:00\""},
    {"", "v1", "Pod", true, "{\"spec\":{\"x\":1,\"containers\":[{\"name\":\"a\",\"y\":2}]},\"a\\\"b\":{}}", NULL,
     "strict decoding error: unknown field \"spec.x\", unknown field \"spec.containers[0].y\", unknown field \"a\\\"b\""},
    {"", "v1", "Pod", true, "{\"spec\":{\"x\":1,\"containers\":5}}", NULL,
     "json: cannot unmarshal number into Go struct field PodSpec.spec.containers of type []v1.Container"},
    {"apps", "v1", "ControllerRevision", false, "{\"data\":{\"a\":[1,1.5,null]},\"revision\":3}",
     "{\"data\":{\"a\":[1,1.5,null]},\"metadata\":{},\"revision\":3}", NULL},
    {"policy", "v1", "Eviction", false, "{\"deleteOptions\":{\"gracePeriodSeconds\":0}}",
     "{\"deleteOptions\":{\"gracePeriodSeconds\":0},\"metadata\":{}}", NULL},
    {"autoscaling", "v1", "Scale", false, "{\"spec\":{\"replicas\":0}}",
     "{\"metadata\":{},\"spec\":{},\"status\":{\"replicas\":0}}", NULL},
    {"", "v1", "PodExecOptions", false, "{\"command\":[\"sh\"],\"stdin\":true}", "{\"command\":[\"sh\"],\"stdin\":true}",
     NULL},
};

static const crd_builtin_kind *kind_of(const char *group, const char *version, const char *kind) {
  const crd_builtin_kind *found = crd_builtin_find(crd_string_of(group), crd_string_of(version), crd_string_of(kind));
  cr_assert(found, "no %s/%s %s", group, version, kind);
  return found;
}

static void goes_through(const struct row *row) {
  crd_string text = crd_string_of(row->document);
  const crd_value *value = crd_json_parse(arena, text, NULL, NULL);
  cr_assert(value, "%s is no JSON", row->document);
  crd_builtin_decoding decoding = {.strict = row->strict, .text = text};
  const crd_value *object = crd_builtin_object(arena, kind_of(row->group, row->version, row->kind), value, &decoding);
  cr_expect(!object == !row->object, "%s: %.*s", row->document, CRD_PRINT(decoding.error));
  crd_string got = object ? crd_json_encode(arena, object, CRD_JSON_GO) : decoding.error;
  const char *wanted = row->object ? row->object : row->error;
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "%s: got %.*s, wanted %s", row->document, CRD_PRINT(got), wanted);
}

Test(builtin, objects_are_what_their_go_types_make_of_them) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) goes_through(&rows[i]);
}

static crd_string said_of(const struct row *row, const crd_value *value, crd_string text) {
  crd_builtin_decoding decoding = {.strict = row->strict, .text = text};
  const crd_value *object = crd_builtin_object(arena, kind_of(row->group, row->version, row->kind), value, &decoding);
  return object ? crd_json_encode(arena, object, CRD_JSON_GO) : decoding.error;
}

Test(builtin, trees_are_decoded_as_the_json_of_them_is) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const crd_value *value = crd_json_parse(arena, crd_string_of(rows[i].document), NULL, NULL);
    crd_string tree = said_of(&rows[i], value, CRD_STRING(""));
    crd_string json = said_of(&rows[i], value, crd_json_encode(arena, value, CRD_JSON_COMPACT));
    cr_expect(crd_string_equal(tree, json), "%s: %.*s, not %.*s", rows[i].document, CRD_PRINT(tree), CRD_PRINT(json));
  }
}

Test(builtin, numbers_of_a_tree_without_a_text_are_as_go_writes_them) {
  const crd_value *value = crd_json_parse(arena, CRD_STRING("{\"spec\":{\"replicas\":1.0}}"), NULL, NULL);
  crd_builtin_decoding decoding = {.strict = false};
  const crd_value *object = crd_builtin_object(arena, kind_of("apps", "v1", "Deployment"), value, &decoding);
  cr_assert(object);
  const crd_value *replicas = crd_value_find(object, "spec", "replicas", NULL);
  cr_assert(replicas && replicas->kind == CRD_INT && replicas->as.integer == 1);
}

Test(builtin, kinds_are_found_by_name_and_by_resource) {
  size_t count;
  const crd_builtin_kind *kinds = crd_builtin_kinds(&count);
  for (size_t i = 0; i < count; i++) {
    const crd_builtin_kind *kind = &kinds[i];
    cr_expect_eq(crd_builtin_find(kind->group, kind->version, kind->kind), kind);
    cr_expect(crd_builtin_find_resource(kind->group, kind->version, kind->resource));
  }
  const crd_builtin_kind *nodes = crd_builtin_find_resource(CRD_STRING(""), CRD_STRING("v1"), CRD_STRING("nodes"));
  cr_assert(nodes && nodes->cluster_scoped && nodes->served);
  cr_expect_not(kind_of("autoscaling", "v1", "Scale")->served);
  cr_expect_not(kind_of("admissionregistration.k8s.io", "v1beta1", "MutatingAdmissionPolicy")->served);
  cr_expect(kind_of("apiextensions.k8s.io", "v1", "CustomResourceDefinition")->type == NULL);
  cr_expect(crd_builtin_find(CRD_STRING("apps"), CRD_STRING("v1"), CRD_STRING("Pod")) == NULL);
  cr_expect(crd_builtin_find_resource(CRD_STRING("zoo"), CRD_STRING("v1"), CRD_STRING("pods")) == NULL);
}

static core_view member_of(core_view holder, const char *name) {
  core_view member = {.type = NULL};
  cr_assert(crd_core_view_member(holder, crd_string_of(name), &member), "no field %s", name);
  return member;
}

static core_view view_of(const char *group, const char *version, const char *name) {
  const crd_builtin_kind *kind = kind_of(group, version, name);
  return (core_view){.type = kind->type, .unmerged = !kind->merges};
}

Test(builtin, types_say_how_they_are_merged) {
  core_view spec = member_of(view_of("", "v1", "Service"), "spec");
  core_view ports = member_of(spec, "ports"), port = crd_core_view_inner(ports);
  const core_key *keys;
  cr_expect_eq(crd_core_view_relation(ports), CORE_RELATION_KEYED);
  cr_assert_eq(crd_core_view_keys(ports, &keys), 2);
  cr_expect_str_eq(keys[0].name, "port");
  cr_expect_str_eq(keys[1].name, "protocol");
  cr_expect_str_eq(keys[1].standard, "\"TCP\"");
  cr_expect_eq(crd_core_view_form(member_of(port, "targetPort")), CORE_FORM_INT_OR_STRING);
  cr_expect_eq(crd_core_view_relation(member_of(spec, "selector")), CORE_RELATION_ATOMIC);
  cr_expect_eq(crd_core_view_relation(view_of("autoscaling", "v1", "Scale")), CORE_RELATION_DEDUCED);
  core_view template = member_of(member_of(view_of("apps", "v1", "Deployment"), "spec"), "template");
  core_view volumes = member_of(member_of(template, "spec"), "volumes");
  cr_expect_eq(crd_core_view_form(member_of(crd_core_view_inner(volumes), "hostPath")), CORE_FORM_STRUCT);
  core_view data = member_of(view_of("apps", "v1", "ControllerRevision"), "data");
  cr_expect_eq(crd_core_view_relation(data), CORE_RELATION_ATOMIC);
  cr_expect_eq(crd_core_view_relation(crd_core_view_inner(data)), CORE_RELATION_DEDUCED);
  cr_expect_eq(crd_core_view_form(crd_core_view_inner(spec)), CORE_FORM_NONE);
}

static void converts(const char *document, const char *wanted) {
  const crd_value *value = crd_json_parse(arena, crd_string_of(document), NULL, NULL);
  crd_builtin_decoding decoding = {.converts = true};
  const crd_value *object = crd_builtin_object(arena, kind_of("apps", "v1", "Deployment"), value, &decoding);
  crd_string got = object ? crd_json_encode(arena, crd_value_get(object, CRD_STRING("spec")), CRD_JSON_GO) : decoding.error;
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "%s: got %.*s", document, CRD_PRINT(got));
}

Test(builtin, numbers_in_maps_are_converted) {
#define SLICE(number) "{\"spec\":{\"devices\":[{\"name\":\"d\",\"attributes\":{\"a\":{\"int\":" number "}}}]}}"
  const crd_builtin_kind *kind = kind_of("resource.k8s.io", "v1", "ResourceSlice");
  const crd_value *value = crd_json_parse(arena, CRD_STRING(SLICE("1e30")), NULL, NULL);
  crd_builtin_decoding decoding = {.converts = true};
  const crd_value *object = crd_builtin_object(arena, kind, value, &decoding);
  cr_assert(object, "%.*s", CRD_PRINT(decoding.error));
  const crd_value *devices = crd_value_find(object, "spec", "devices", NULL);
  cr_assert(devices && devices->kind == CRD_LIST);
  const crd_value *number = crd_value_find(&devices->as.items[0], "attributes", "a", "int", NULL);
  cr_assert(number && number->kind == CRD_INT && number->as.integer == INT64_MIN);
  value = crd_json_parse(arena, CRD_STRING(SLICE("1.5")), NULL, NULL);
  cr_assert_null(crd_builtin_object(arena, kind, value, &decoding));
  cr_expect(crd_string_equal(decoding.error, CRD_STRING("cannot convert float64 to int64")));
#undef SLICE
}

/* The struct's order is that of errors, which are told without a place. */
Test(builtin, trees_are_converted) {
#define REST "\"selector\":null,\"strategy\":{},\"template\":{\"metadata\":{},\"spec\":{\"containers\":null}}}"
  converts("{\"spec\":{\"replicas\":4294967297.0}}", "{\"replicas\":1," REST);
  converts("{\"spec\":{\"replicas\":-2147483649}}", "{\"replicas\":2147483647," REST);
  converts("{\"spec\":{\"replicas\":1e30}}", "{\"replicas\":0," REST);
  converts("{\"spec\":{\"replicas\":1.5}}", "cannot convert float64 to int32");
  converts("{\"spec\":{\"replicas\":1.5},\"metadata\":{\"creationTimestamp\":\"x\"}}",
           "parsing time \"x\" as \"2006-01-02T15:04:05Z07:00\": cannot parse \"x\" as \"2006\"");
  converts("{\"spec\":{\"replicas\":1.5,\"template\":{\"metadata\":{\"creationTimestamp\":\"x\"}}}}",
           "cannot convert float64 to int32");
  converts("{\"metadata\":{\"creationTimestamp\":5}}", "json: cannot unmarshal number into Go value of type string");
#undef REST
}
