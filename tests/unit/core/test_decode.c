/* SPDX-License-Identifier: Apache-2.0 */
/* Decoding along the type tables, and encoding back. */
#include "gotypes/decode.h"
#include "gotypes/encode.h"

#include <criterion/criterion.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(core_decode, .init = set_up, .fini = tear_down);

static core_decoding decoding_at(const char *prefix, crd_strict_errors *strict) {
  return (core_decoding){
      .arena = arena, .prefix = crd_string_of(prefix), .parent = CRD_STRING("DeploymentSpec"), .strict = strict};
}

static bool decode(core_decoding *decoding, const char *json, core_pod_template_spec *pod) {
  memset(pod, 0, sizeof *pod);
  return crd_core_decode(decoding, crd_string_of(json), &crd_core_pod_template_spec_type, pod);
}

static void refuses(const char *json, const char *wanted) {
  core_pod_template_spec pod;
  core_decoding decoding = decoding_at("spec.template", NULL);
  cr_assert(!decode(&decoding, json, &pod), "%s is taken", json);
  cr_expect(crd_string_equal(decoding.error, crd_string_of(wanted)), "%s: got %.*s, wanted %s", json,
            CRD_PRINT(decoding.error), wanted);
}

static void notes(const char *json, const char *const *wanted, uint32_t count) {
  core_pod_template_spec pod;
  crd_strict_errors strict = {.arena = arena};
  crd_texts told = {.arena = arena};
  core_decoding decoding = decoding_at("spec.template", &strict);
  cr_assert(decode(&decoding, json, &pod), "%s: %.*s", json, CRD_PRINT(decoding.error));
  crd_strict_tell(&strict, false, &told);
  cr_assert(told.count == count, "%s: %u strict errors", json, told.count);
  for (uint32_t i = 0; i < count; i++)
    cr_expect(crd_string_equal(told.items[i], crd_string_of(wanted[i])), "got %.*s, wanted %s", CRD_PRINT(told.items[i]),
              wanted[i]);
}

static void becomes(const char *json, const char *wanted) {
  core_pod_template_spec pod;
  core_decoding decoding = decoding_at("t", NULL);
  cr_assert(decode(&decoding, json, &pod), "%s: %.*s", json, CRD_PRINT(decoding.error));
  crd_text text = {.arena = arena};
  crd_core_encode(&text, &crd_core_pod_template_spec_type, &pod);
  cr_expect(crd_string_equal(crd_text_string(&text), crd_string_of(wanted)), "got %.*s, wanted %s", (int)text.size,
            text.data, wanted);
}

Test(core_decode, keeps_what_go_keeps) {
  becomes("{}", "{\"metadata\":{},\"spec\":{\"containers\":null}}");
  becomes("null", "{\"metadata\":{},\"spec\":{\"containers\":null}}");
  becomes("{\"spec\":{\"containers\":[],\"hostNetwork\":false,\"hostUsers\":false,\"priority\":0,\"hostname\":\"\"}}",
          "{\"metadata\":{},\"spec\":{\"containers\":[],\"priority\":0,\"hostUsers\":false}}");
  becomes("{\"metadata\":{\"labels\":{\"b\":\"2\",\"a\":null},\"creationTimestamp\":\"2026-01-01T01:00:00.5+01:00\"}}",
          "{\"metadata\":{\"creationTimestamp\":\"2026-01-01T00:00:00Z\",\"labels\":{\"a\":\"\",\"b\":\"2\"}},"
          "\"spec\":{\"containers\":null}}");
}

Test(core_decode, reads_what_reads_itself) {
  becomes(
      "{\"spec\":{\"containers\":[{\"name\":\"\\u0041\",\"resources\":{\"limits\":{\"cpu\":0.5,\"memory\":\" 1024Ki \"}},"
      "\"readinessProbe\":{\"httpGet\":{\"port\":80},\"tcpSocket\":{\"port\":\"http\"}}}]}}",
      "{\"metadata\":{},\"spec\":{\"containers\":[{\"name\":\"A\",\"resources\":{\"limits\":{\"cpu\":\"500m\","
      "\"memory\":\"1Mi\"}},\"readinessProbe\":{\"httpGet\":{\"port\":80},\"tcpSocket\":{\"port\":\"http\"}}}]}}");
}

Test(core_decode, takes_the_last_of_a_repeated_name_over_the_first) {
  becomes(
      "{\"spec\":{\"hostname\":\"a\",\"hostname\":\"b\",\"nodeSelector\":{\"k\":\"1\"},"
      "\"nodeSelector\":{\"a\":\"2\",\"k\":\"3\"},\"os\":{\"name\":\"linux\"},\"os\":{}}}",
      "{\"metadata\":{},\"spec\":{\"containers\":null,\"nodeSelector\":{\"a\":\"2\",\"k\":\"3\"},\"hostname\":\"b\","
      "\"os\":{\"name\":\"linux\"}}}");
}

Test(core_decode, tells_what_does_not_fit) {
  refuses("{\"spec\":{\"containers\":{}}}",
          "json: cannot unmarshal object into Go struct field "
          "PodSpec.spec.template.spec.containers of type []v1.Container");
  refuses("{\"spec\":{\"containers\":[1]}}",
          "json: cannot unmarshal number into Go struct field PodSpec.spec.template.spec.containers of type v1.Container");
  refuses("{\"spec\":{\"volumes\":[{\"secret\":{\"defaultMode\":1.5}}]}}",
          "json: cannot unmarshal number 1.5 into Go struct field "
          "SecretVolumeSource.spec.template.spec.volumes.VolumeSource.secret.defaultMode of type int32");
  refuses("{\"metadata\":{\"labels\":[],\"name\":1}}",
          "json: cannot unmarshal array into Go struct field "
          "ObjectMeta.spec.template.metadata.labels of type map[string]string");
  refuses("{\"metadata\":{\"labels\":{\"a\":true}}}",
          "json: cannot unmarshal bool into Go struct field ObjectMeta.spec.template.metadata.labels of type string");
  refuses("[]", "json: cannot unmarshal array into Go struct field DeploymentSpec.spec.template of type v1.PodTemplateSpec");
}

Test(core_decode, ends_where_a_type_reads_itself) {
  refuses("{\"metadata\":{\"name\":1},\"spec\":{\"overhead\":{\"cpu\":\"1Kii\"}}}", "unable to parse quantity's suffix");
  refuses("{\"spec\":{\"containers\":[{\"livenessProbe\":{\"tcpSocket\":{\"port\":70000000000}}}]}}",
          "json: cannot unmarshal number 70000000000 into Go struct field "
          "TCPSocketAction.spec.template.spec.containers.livenessProbe.ProbeHandler.tcpSocket.port of type int32");
  refuses("{\"metadata\":{\"creationTimestamp\":5}}",
          "json: cannot unmarshal number into Go struct field "
          "ObjectMeta.spec.template.metadata.creationTimestamp of type string");
}

Test(core_decode, tells_of_syntax_first) {
  refuses("{\"metadata\":{\"name\":1}", "unexpected end of JSON input");
  refuses("{\"spec\":{\"overhead\":{\"cpu\":\"1x\"}}} x", "invalid character 'x' after top-level value");
}

Test(core_decode, notes_unknown_and_repeated_names) {
  notes(
      "{\"x\":{\"deep\":[1]},\"spec\":{\"containers\":[{\"Name\":\"a\"},{\"name\":\"a\",\"name\":\"b\",\"x\":1,\"x\":2}],"
      "\"nodeSelector\":{\"b\":\"1\",\"a\":\"1\",\"b\":\"2\",\"b\":\"3\"}},\"spec\":{}}",
      (const char *const[]){"unknown field \"spec.template.x\"", "unknown field \"spec.template.spec.containers[0].Name\"",
                            "duplicate field \"spec.template.spec.containers[1].name\"",
                            "unknown field \"spec.template.spec.containers[1].x\"",
                            "duplicate field \"spec.template.spec.nodeSelector.b\"",
                            "duplicate field \"spec.template.spec\""},
      6);
}
