/* SPDX-License-Identifier: Apache-2.0 */
/* crd_pod_template_judge: what it is told, and what it says. */
#include <crd/core.h>
#include <crd/json.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(core_judge, .init = set_up, .fini = tear_down);

static const char good[] = "{\"metadata\":{\"name\":\"n\"},\"spec\":{\"containers\":[{\"name\":\"a\",\"image\":\"i\"}]}}";

static crd_verdict judge(crd_pod_template_request request) {
  crd_verdict verdict;
  crd_pod_template_judge(arena, &request, &verdict);
  return verdict;
}

static void says(crd_string got, const char *wanted) {
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", CRD_PRINT(got), wanted);
}

Test(core_judge, takes_bytes_and_values) {
  crd_verdict of_bytes = judge((crd_pod_template_request){.body = crd_string_of(good)});
  const crd_value *value = crd_json_parse(arena, crd_string_of(good), NULL, NULL);
  crd_verdict of_value = judge((crd_pod_template_request){.value = value, .without_object = true});
  cr_expect(of_bytes.allowed && of_value.allowed);
  says(of_bytes.name, "n");
  cr_expect(!of_value.object);
  says(crd_value_text(crd_value_find(of_bytes.object, "spec", "dnsPolicy", NULL)), "ClusterFirst");
}

Test(core_judge, refuses_at_the_path) {
  crd_verdict verdict = judge((crd_pod_template_request){
      .body = CRD_STRING("{\"metadata\":{\"name\":\"n\"},\"spec\":{\"restartPolicy\":\"Odd\",\"hostname\":\"A\"}}"),
      .path = CRD_STRING("spec.groups[1].template")});
  cr_assert(!verdict.allowed && verdict.code == 422 && verdict.errors.count == 3);
  says(verdict.reason, "Invalid");
  says(crd_error_message(arena, &verdict.errors.items[0]), "spec.groups[1].template.spec.containers: Required value");
  says(
      crd_error_message(arena, &verdict.errors.items[1]),
      "spec.groups[1].template.spec.restartPolicy: Unsupported value: \"Odd\": supported values: \"Always\", \"OnFailure\", "
      "\"Never\"");
  cr_expect(crd_string_has_prefix(verdict.message, CRD_STRING("PodTemplateSpec \"n\" is invalid: [spec.groups[1].")));
}

Test(core_judge, validates_fields_as_asked) {
  const crd_string body = CRD_STRING("{\"spec\":{\"containers\":[{\"name\":\"a\",\"image\":\"i\",\"x\":1}]}}");
  crd_verdict verdict = judge((crd_pod_template_request){.body = body});
  cr_expect(verdict.allowed && verdict.strict.count == 0 && verdict.warnings.count == 0);
  verdict = judge((crd_pod_template_request){.body = body, .want_strict = true});
  cr_expect(verdict.allowed && verdict.strict.count == 1 && verdict.warnings.count == 0);
  verdict = judge((crd_pod_template_request){.body = body, .field_validation = CRD_FIELDS_WARN});
  cr_assert(verdict.allowed && verdict.warnings.count == 1);
  says(verdict.warnings.items[0], "unknown field \"spec.template.spec.containers[0].x\"");
  verdict = judge((crd_pod_template_request){.body = body, .field_validation = CRD_FIELDS_STRICT});
  cr_expect(!verdict.allowed && verdict.code == 400);
  says(verdict.message, "strict decoding error: unknown field \"spec.template.spec.containers[0].x\"");
}

Test(core_judge, hears_gates_and_minors) {
  const crd_string body = CRD_STRING(
      "{\"spec\":{\"hostnameOverride\":\"h\",\"containers\":[{\"name\":\"a\",\"image\":\"i\","
      "\"lifecycle\":{\"stopSignal\":\"SIGTERM\"}}]}}");
  static const crd_extras *const tables[] = {&crd_pod_template_gates};
  crd_settings *settings = crd_settings_create(tables, 1);
  crd_string error;
  cr_assert(crd_settings_set_gate(settings, CRD_STRING("ContainerStopSignals"), true, &error));
  crd_verdict verdict = judge((crd_pod_template_request){.body = body, .settings = settings});
  cr_assert(!verdict.allowed && verdict.errors.count == 1);
  says(crd_error_message(arena, &verdict.errors.items[0]),
       "spec.template.spec.containers[0].lifecycle.stopSignal: Forbidden: may not be set for containers with empty "
       "`spec.os.name`");
  crd_settings_release(settings);
  verdict = judge((crd_pod_template_request){.body = body, .kubernetes_minor = 33});
  cr_assert(verdict.allowed);
  cr_expect(!crd_value_find(verdict.object, "spec", "hostnameOverride", NULL));
}

Test(core_judge, says_what_would_be_a_panic) {
  crd_verdict verdict = judge((crd_pod_template_request){
      .body = CRD_STRING(
          "{\"spec\":{\"containers\":[{\"name\":\"a\",\"image\":\"i\"}],\"volumes\":[{\"name\":\"v\",\"projected\":{"
          "\"sources\":[{\"clusterTrustBundle\":{\"path\":\"p\"}}]}}]}}")});
  cr_expect(!verdict.allowed);
}

Test(core_judge, forbids_privileged_where_the_cluster_does) {
  const crd_string body = CRD_STRING(
      "{\"spec\":{\"containers\":[{\"name\":\"a\",\"image\":\"i\",\"securityContext\":{\"privileged\":"
      "true}}]}}");
  cr_expect(judge((crd_pod_template_request){.body = body}).allowed);
  cr_expect(!judge((crd_pod_template_request){.body = body, .without_privileged = true}).allowed);
}
