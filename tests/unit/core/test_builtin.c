/* SPDX-License-Identifier: Apache-2.0 */
/* crd_builtin_judge: what it is told, and what it says; the kinds' rules are those of recorded requests. */
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
TestSuite(core_builtin, .init = set_up, .fini = tear_down);

#define PODS "{\"metadata\":{\"labels\":{\"a\":\"b\"}},\"spec\":{\"containers\":[{\"name\":\"c\",\"image\":\"i\"}]}}"
#define SPEC "{\"selector\":{\"matchLabels\":{\"a\":\"b\"}},\"template\":" PODS "}"
#define OBJECT(metadata, spec)                                                                                              \
  "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"metadata\":" metadata ",\"spec\":" spec "}"

static const char good[] = OBJECT("{\"name\":\"n\"}", SPEC);

static crd_verdict judge(crd_builtin_request request) {
  crd_verdict verdict;
  if (!request.endpoint.size) request.endpoint = CRD_STRING("apps/v1/Deployment");
  request.uid = CRD_STRING("u");
  request.creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z");
  crd_builtin_judge(arena, &request, &verdict);
  return verdict;
}

static void says(crd_string got, const char *wanted) {
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", CRD_PRINT(got), wanted);
}

static crd_string text_at(const crd_verdict *verdict, const char *part, const char *name) {
  return crd_value_text(crd_value_find(verdict->object, part, name, NULL));
}

Test(core_builtin, knows_kinds_and_their_subresources) {
  cr_expect(crd_builtin_is_known(CRD_STRING("v1/Pod")) && crd_builtin_is_known(CRD_STRING("batch/v1/CronJob")));
  cr_expect(!crd_builtin_is_known(CRD_STRING("v1/Deployment")) && !crd_builtin_is_known(CRD_STRING("apps/v1/Deployments")));
  cr_expect(!crd_builtin_is_known(CRD_STRING("apps/v1")) && !crd_builtin_is_known((crd_string){NULL, 0}));
  cr_expect(crd_builtin_is_updated(CRD_STRING("batch/v1/Job"), CRD_STRING("status")));
  cr_expect(!crd_builtin_is_updated(CRD_STRING("v1/PodTemplate"), CRD_STRING("status")));
  crd_verdict verdict = judge((crd_builtin_request){.endpoint = CRD_STRING("v1/Deployment"), .body = CRD_STRING("{}")});
  cr_expect(!verdict.allowed);
  says(verdict.error, "v1/Deployment is not judged");
}

Test(core_builtin, gives_what_the_server_sets) {
  crd_verdict verdict = judge((crd_builtin_request){.body = crd_string_of(good), .namespace_ = CRD_STRING("jobs")});
  cr_assert(verdict.allowed);
  says(verdict.name, "n");
  says(text_at(&verdict, "metadata", "namespace"), "jobs");
  says(text_at(&verdict, "metadata", "uid"), "u");
  cr_expect(crd_value_find(verdict.object, "metadata", "generation", NULL)->as.integer == 1);
  cr_expect(crd_value_find(verdict.object, "spec", "progressDeadlineSeconds", NULL)->as.integer == 600);
  verdict = judge((crd_builtin_request){.body = CRD_STRING(OBJECT("{\"generateName\":\"g-\"}", SPEC)),
                                        .generated_suffix = CRD_STRING("abcde")});
  cr_assert(verdict.allowed);
  says(text_at(&verdict, "metadata", "name"), "g-abcde");
}

Test(core_builtin, tells_of_whom_it_speaks) {
  crd_verdict verdict =
      judge((crd_builtin_request){.body = CRD_STRING(OBJECT("{\"name\":\"n\"}", "{\"template\":" PODS "}"))});
  cr_assert(!verdict.allowed && verdict.code == 422 && verdict.errors.count == 2);
  says(verdict.details.group, "apps");
  says(verdict.details.kind, "Deployment");
  says(crd_error_message(arena, &verdict.errors.items[0]), "spec.selector: Required value");
  cr_expect(crd_string_has_prefix(verdict.message, CRD_STRING("Deployment.apps \"n\" is invalid: [spec.selector: ")));
  verdict = judge((crd_builtin_request){.body = CRD_STRING("{\"apiVersion\":\"v1\",\"kind\":\"Pod\"}")});
  cr_expect(verdict.code == 400);
  says(verdict.message,
       "Pod in version \"v1\" cannot be handled as a Deployment: converting (v1.Pod) to (apps.Deployment): "
       "unknown conversion");
}

Test(core_builtin, compares_with_what_is_stored) {
  const crd_string old = crd_string_of(good);
  crd_verdict verdict = judge((crd_builtin_request){.update = true, .body = old, .old_body = old});
  cr_assert(verdict.allowed);
  cr_expect(!crd_value_find(verdict.object, "metadata", "generation", NULL), "the old one had none");
  verdict = judge((crd_builtin_request){
      .update = true,
      .body = CRD_STRING(
          OBJECT("{\"name\":\"n\"}", "{\"replicas\":2,\"selector\":{\"matchLabels\":{\"a\":\"b\"}},\"template\":" PODS "}")),
      .old_body = old});
  cr_assert(verdict.allowed);
  cr_expect(crd_value_find(verdict.object, "metadata", "generation", NULL)->as.integer == 1);
  verdict =
      judge((crd_builtin_request){.update = true, .body = CRD_STRING(OBJECT("{\"name\":\"m\"}", SPEC)), .old_body = old});
  cr_expect(verdict.code == 400);
  says(verdict.message, "the name of the object (m) does not match the name on the URL (n)");
  verdict = judge((crd_builtin_request){.update = true, .body = old, .old_body = CRD_STRING("{\"spec\":5}")});
  cr_expect(!verdict.allowed && verdict.code == 0);
  says(verdict.error,
       "oldObject: json: cannot unmarshal number into Go struct field Deployment.spec of type v1.DeploymentSpec");
}

Test(core_builtin, leaves_the_spec_to_updates_of_the_object) {
  crd_verdict verdict = judge((crd_builtin_request){
      .update = true,
      .subresource = CRD_STRING("status"),
      .body = CRD_STRING(
          "{\"metadata\":{\"name\":\"n\"},\"spec\":{\"replicas\":7},\"status\":{\"replicas\":1,\"readyReplicas\":2}}"),
      .old_body = crd_string_of(good)});
  cr_assert(!verdict.allowed && verdict.errors.count == 1);
  says(crd_error_message(arena, &verdict.errors.items[0]),
       "status.readyReplicas: Invalid value: 2: cannot be greater than status.replicas");
}

static void says_first(const char *body, const char *old, unsigned minor, const char *wanted) {
  crd_verdict verdict = judge((crd_builtin_request){.endpoint = CRD_STRING("apps/v1/StatefulSet"),
                                                    .update = old != NULL,
                                                    .body = crd_string_of(body),
                                                    .old_body = old ? crd_string_of(old) : (crd_string){NULL, 0},
                                                    .kubernetes_minor = minor});
  cr_assert(verdict.errors.count == 1, "%.*s", CRD_PRINT(verdict.message));
  says(crd_error_message(arena, &verdict.errors.items[0]), wanted);
}

#define SET(more, pod)                                                                                                      \
  "{\"metadata\":{\"name\":\"n\"},\"spec\":{" more                                                                          \
  "\"selector\":{\"matchLabels\":{\"a\":\"b\"}},"                                                                           \
  "\"template\":{\"metadata\":{\"labels\":{\"a\":\"b\"}},\"spec\":{" pod                                                    \
  "\"containers\":[{\"name\":\"c\",\"image\":\"i\"}]}}}}"

/* What 1.37 says otherwise than 1.36. */
Test(core_builtin, speaks_as_the_minor_does) {
  says_first(SET("\"serviceName\":\"b\",", ""), SET("\"serviceName\":\"a\",", ""), 37,
             "spec.serviceName: Invalid value: \"b\": field is immutable");
  says_first(SET("\"serviceName\":\"b\",", ""), SET("\"serviceName\":\"a\",", ""), 36,
             "spec: Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', "
             "'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are "
             "forbidden");
  const char *shares = SET("", "\"hostPID\":true,\"shareProcessNamespace\":true,");
  says_first(
      shares, NULL, 37,
      "spec.template.spec.shareProcessNamespace: Invalid value: true: ShareProcessNamespace and HostPID cannot both be "
      "enabled");
  says_first(
      shares, NULL, 36,
      "spec.template.spec.securityContext.shareProcessNamespace: Invalid value: true: ShareProcessNamespace and HostPID "
      "cannot both be enabled");
  const char *image = SET("", "\"volumes\":[{\"name\":\"v\",\"image\":{}}],");
  says_first(image, NULL, 37, "spec.template.spec.volumes[0].image.reference: Required value");
  cr_expect(judge((crd_builtin_request){
                      .endpoint = CRD_STRING("apps/v1/StatefulSet"), .body = crd_string_of(image), .kubernetes_minor = 36})
                .allowed);
}

#ifndef CRD_CORE_PODS_ALONE
/* Of two errors that say one thing the declarative one is told, before 1.37 the other; and where nothing about the field has
 * changed, which declarative rules do not ask about. */
Test(core_builtin, tells_once_what_is_declared_too) {
  const crd_string role = CRD_STRING(
      "{\"apiVersion\":\"rbac.authorization.k8s.io/v1\",\"kind\":\"Role\",\"metadata\":{\"name\":"
      "\"n\"},\"rules\":[{\"resources\":[\"pods\"],\"apiGroups\":[\"\"],\"verbs\":[]}]}");
  const char *by_hand = "rules[0].verbs: Required value: verbs must contain at least one value";
  crd_builtin_request request = {.endpoint = CRD_STRING("rbac.authorization.k8s.io/v1/Role"), .body = role};
  crd_verdict verdict = judge(request);
  cr_assert(verdict.errors.count == 1);
  says(crd_error_message(arena, &verdict.errors.items[0]), "rules[0].verbs: Required value");
  request.kubernetes_minor = 36;
  verdict = judge(request);
  cr_assert(verdict.errors.count == 1);
  says(crd_error_message(arena, &verdict.errors.items[0]), by_hand);
  request.kubernetes_minor = 0;
  request.update = true;
  request.old_body = role;
  verdict = judge(request);
  cr_assert(verdict.errors.count == 1);
  says(crd_error_message(arena, &verdict.errors.items[0]), by_hand);
}

#define SERVICE(spec)                                                                                                       \
  "{\"apiVersion\":\"v1\",\"kind\":\"Service\",\"metadata\":{\"name\":\"n\"},\"spec\":{\"ports\":[{\"port\":80}]," spec     \
  "}"                                                                                                                       \
  "}"

/* Without a word about the network it is that of a small cluster; a Service must not be refused for a range that nobody
 * gave. */
Test(core_builtin, takes_services_of_other_networks_where_they_are_not_known) {
  static const struct {
    const char *body, *known;
  } cases[] = {
      {SERVICE("\"clusterIP\":\"10.96.0.9\""),
       "spec.clusterIPs: Invalid value: [\"10.96.0.9\"]: failed to allocate IP "
       "10.96.0.9: the provided network does not match the current range"},
      {SERVICE("\"clusterIP\":\"fd01::7\""),
       "spec.clusterIPs[0]: Invalid value: [\"fd01::7\"]: IPv6 is not configured on "
       "this cluster"},
      {SERVICE("\"ipFamilies\":[\"IPv6\"]"), "spec.ipFamilies[0]: Invalid value: \"IPv6\": not configured on this cluster"},
      {SERVICE("\"ipFamilyPolicy\":\"RequireDualStack\""),
       "spec.ipFamilyPolicy: Invalid value: \"RequireDualStack\": this "
       "cluster is not configured for dual-stack services"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_builtin_request request = {.endpoint = CRD_STRING("v1/Service"), .body = crd_string_of(cases[i].body)};
    crd_verdict verdict = judge(request);
    cr_assert(verdict.errors.count == 1, "%s", cases[i].body);
    says(crd_error_message(arena, &verdict.errors.items[0]), cases[i].known);
    request.any_network = true;
    verdict = judge(request);
    cr_expect(verdict.allowed, "%s: %.*s", cases[i].body, CRD_PRINT(verdict.message));
  }
  crd_builtin_request request = {.endpoint = CRD_STRING("v1/Service"),
                                 .body = CRD_STRING(SERVICE("\"clusterIP\":\"fd01::7\",\"ipFamilies\":[\"IPv4\"]")),
                                 .any_network = true};
  crd_verdict verdict = judge(request);
  cr_assert(verdict.errors.count == 1);
  says(crd_error_message(arena, &verdict.errors.items[0]),
       "spec.clusterIPs[0]: Invalid value: \"fd01::7\": expected an IPv4 value as indicated by `ipFamilies[0]`");
}

Test(core_builtin, takes_node_ports_of_other_ranges_where_it_is_not_known) {
  const char *body =
      "{\"metadata\":{\"name\":\"n\"},\"spec\":{\"type\":\"NodePort\",\"ports\":[{\"port\":80,\"nodePort\":80}]}}";
  crd_builtin_request request = {.endpoint = CRD_STRING("v1/Service"), .body = crd_string_of(body), .any_network = true};
  crd_verdict verdict = judge(request);
  cr_assert(verdict.errors.count == 1);
  says(crd_error_message(arena, &verdict.errors.items[0]),
       "spec.ports[0].nodePort: Invalid value: 80: provided port is not in the valid range. The range of valid ports is "
       "30000-32767");
  request.any_node_port = true;
  cr_expect(judge(request).allowed);
}

/* ---- expressions ---- */

#define HOOK(conditions)                                                                                                    \
  "{\"apiVersion\":\"admissionregistration.k8s.io/"                                                                         \
  "v1\",\"kind\":\"ValidatingWebhookConfiguration\",\"metadata\":{\"name\":\"c\"},"                                         \
  "\"webhooks\":[{\"name\":\"a.b.c\",\"clientConfig\":{\"url\":\"https://a\"},\"sideEffects\":\"None\","                    \
  "\"admissionReviewVersions\":[\"v1\"]" conditions "}]}"
#define CONDITIONS ",\"matchConditions\":[{\"name\":\"n\",\"expression\":\" a \"},{\"name\":\"m\",\"expression\":\"b\"}]"

static crd_expression_verdict refuse(const crd_expression_judge *self, crd_arena *of, const crd_expression *expression) {
  (void)self, (void)of;
  cr_expect(expression->use == CRD_EXPRESSION_CONDITION && !expression->params && !expression->variables);
  bool internal = crd_string_equal(expression->source, CRD_STRING("b"));
  return (crd_expression_verdict){.error = CRD_STRING("no"), .type = internal ? CRD_ERROR_INTERNAL : CRD_ERROR_INVALID};
}

static crd_verdict judge_hook(const char *body, const crd_expression_judge *expressions) {
  return judge(
      (crd_builtin_request){.endpoint = CRD_STRING("admissionregistration.k8s.io/v1/ValidatingWebhookConfiguration"),
                            .body = crd_string_of(body),
                            .expressions = expressions});
}

Test(core_builtin, asks_for_expressions) {
  const crd_expression_judge refusing = {refuse};
  crd_verdict verdict = judge_hook(HOOK(CONDITIONS), &refusing);
  cr_assert_eq(verdict.errors.count, 2);
  says(crd_error_message(arena, &verdict.errors.items[0]),
       "webhooks[0].matchConditions[0].expression: Invalid value: \"a\": no");
  says(crd_error_message(arena, &verdict.errors.items[1]), "webhooks[0].matchConditions[1].expression: Internal error: no");
}

Test(core_builtin, says_where_nobody_judges_expressions) {
  crd_verdict verdict = judge_hook(HOOK(CONDITIONS), NULL);
  cr_expect(!verdict.allowed && !verdict.code && !verdict.errors.count);
  says(verdict.error,
       "admissionregistration.k8s.io/v1/ValidatingWebhookConfiguration is not judged: its expressions need the "
       "compiler");
  cr_expect(judge_hook(HOOK(""), NULL).allowed);
}

Test(core_builtin, reads_members_of_yaml_in_the_order_of_their_names) {
  const char *body = "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\ndata: {z: '*', a: 'ab*d'}\n";
  crd_verdict verdict = judge((crd_builtin_request){
      .endpoint = CRD_STRING("v1/Secret"), .body = crd_string_of(body), .encoding = CRD_ENCODING_YAML});
  cr_assert(!verdict.allowed);
  says(verdict.message, "Secret in version \"v1\" cannot be handled as a Secret: illegal base64 data at input byte 2");
}

Test(core_builtin, says_what_is_only_changed) {
  says(judge((crd_builtin_request){.endpoint = CRD_STRING("autoscaling/v1/Scale"), .body = CRD_STRING("{}")}).error,
       "autoscaling/v1/Scale is not judged: no API server creates one, it is what a subresource is changed by");
}
#endif
