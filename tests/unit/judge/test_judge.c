/* SPDX-License-Identifier: Apache-2.0 */
#include "objects.h"
#include <crdc/judge.h>
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static crdc_judge *judge_of(const char *crd, const char *policies, const crdc_judge_options *options) {
  crdc_judge *judge = crdc_judge_create(options);
  cr_assert(judge);
  if (crd) cr_assert(crdc_judge_add(judge, CRDC_ADD_CRDS, "things.yaml", crd, strlen(crd)));
  if (policies) cr_assert(crdc_judge_add(judge, CRDC_ADD_POLICIES, "policies.yaml", policies, strlen(policies)));
  return judge;
}

static bool is_text(crdc_slice slice, const char *text) {
  return slice.size == strlen(text) && memcmp(slice.data, text, slice.size) == 0 && !slice.data[slice.size];
}

static bool holds(crdc_slice slice, const char *text) {
  return slice.size && memmem(slice.data, slice.size, text, strlen(text));
}

/* A judge and a workspace of it. */
typedef struct bench {
  crdc_judge *judge;
  crdc_workspace *workspace;
} bench;

static bench bench_of(const char *crd, const char *policies, const crdc_judge_options *options) {
  bench made = {.judge = judge_of(crd, policies, options)};
  cr_assert(crdc_judge_seal(made.judge));
  made.workspace = crdc_workspace_create(made.judge);
  cr_assert(made.workspace);
  return made;
}

static void bench_end(bench *bench) {
  crdc_workspace_destroy(bench->workspace);
  crdc_judge_destroy(bench->judge);
}

static const crdc_judge_result *ask(const bench *bench, crdc_judge_request request, const char *object) {
  const crdc_judge_result *result;
  request.size = sizeof request;
  if (object) request.object = (crdc_slice){object, strlen(object)};
  const crdc_judge_status status = crdc_judge_ask(bench->workspace, &request, &result);
  cr_assert_eq(status, result->status);
  cr_assert(status == CRDC_JUDGED || !result->allowed);
  return result;
}

Test(judge, says_what_it_is) {
  cr_assert_eq(crdc_judge_abi(), CRDC_JUDGE_ABI);
  cr_assert(strchr(crdc_judge_version(), '.'));
}

static const crdc_judge_result *explain(const bench *bench, crdc_explain_request request, crdc_judge_status status) {
  const crdc_judge_result *result;
  request.size = sizeof request;
  cr_assert_eq(crdc_judge_explain(bench->workspace, &request, &result), status);
  cr_assert_eq(result->allowed, status == CRDC_JUDGED);
  return result;
}

Test(judge, explains_kinds_and_fields) {
  bench bench = bench_of(things, NULL, NULL);
  const crdc_judge_result *result = explain(&bench, (crdc_explain_request){.kind = "Thing", .path = "spec"}, CRDC_JUDGED);
  cr_assert(holds(result->object, "\"rules\":[{\"rule\":\"!has(self.size) || self.size > 2\"}],\"fields\":["));
  cr_assert(holds(result->object, "{\"path\":\"spec.size\",\"name\":\"size\",\"type\":\"integer\",\"maximum\":9}"));
  result =
      explain(&bench, (crdc_explain_request){.api_version = "v1", .kind = "po", .path = "spec.containers"}, CRDC_JUDGED);
  cr_assert(holds(result->object, "\"type\":\"[]Container\",\"required\":true,\"listType\":\"map\",\"keys\":[\"name\"]"));
  cr_assert_not(holds(result->object, "\"path\":\"spec.containers.resources.limits\""));
  result = explain(&bench, (crdc_explain_request){.kind = "pods", .flags = CRDC_EXPLAIN_RECURSIVE}, CRDC_JUDGED);
  cr_assert(holds(result->object, "\"path\":\"spec.containers.resources.limits\""));
  result = explain(&bench, (crdc_explain_request){.kind = NULL}, CRDC_JUDGED);
  cr_assert(holds(result->object,
                  "\"kind\":\"Thing\",\"resource\":\"things\",\"namespaced\":true,\"builtIn\":false,\"schema\":true"));
  result = explain(&bench, (crdc_explain_request){.kind = "Thing", .path = "spec.sise"}, CRDC_NO_KIND);
  cr_assert(is_text(result->why, "spec of Thing has no field \"sise\": did you mean \"size\"?"));
  explain(&bench, (crdc_explain_request){.kind = "Thing", .api_version = "apps/v1"}, CRDC_NO_KIND);
  cr_assert_eq(crdc_judge_explain(bench.workspace, NULL, &result), CRDC_JUDGED);
  cr_assert_eq(crdc_judge_explain(NULL, NULL, &result), CRDC_MISUSED);
  bench_end(&bench);
}

Test(judge, judges_an_object_of_a_crd) {
  bench bench = bench_of(things, NULL, NULL);
  const crdc_judge_result *result = ask(&bench, (crdc_judge_request){.want = CRDC_WANT_JSON}, small);
  cr_assert_eq(result->status, CRDC_JUDGED);
  cr_assert(!result->allowed);
  cr_assert_eq(result->code, 422);
  cr_assert(is_text(result->reason, "Invalid"));
  cr_assert(is_text(result->name, "a"));
  cr_assert(holds(result->message, "Thing.example.com \"a\" is invalid: spec: Invalid value"));
  cr_assert_eq(result->problem_count, 1);
  const crdc_judge_problem *problem = result->problems;
  cr_assert(is_text(problem->path, "spec"));
  cr_assert(is_text(problem->reason, "FieldValueInvalid"));
  cr_assert(is_text(problem->layer, "crd"));
  cr_assert(is_text(problem->rule, "cel/Thing/spec"));
  cr_assert(problem->cause);
  cr_assert_eq(problem->line, 5);
  cr_assert(holds(result->json, "\"allowed\":false"));
  cr_assert(holds(result->json, "\"rule\":\"cel/Thing/spec\""));

  result = ask(&bench, (crdc_judge_request){.want = CRDC_WANT_OBJECT | CRDC_WANT_PATCH}, good);
  cr_assert(result->allowed);
  cr_assert_eq(result->code, 201);
  cr_assert(holds(result->object, "\"color\":\"red\""));
  cr_assert(holds(result->patch, "{\"op\":\"add\",\"path\":\"/spec/color\",\"value\":\"red\"}"));
  bench_end(&bench);
}

Test(judge, knows_updates_and_patches) {
  bench bench = bench_of(things, NULL, NULL);
  const crdc_slice old = {good, strlen(good)};
  const char merge[] = "{\"spec\":{\"size\":10}}", json[] = "[{\"op\":\"replace\",\"path\":\"/spec/size\",\"value\":4}]";
  crdc_judge_request request = {.old_object = old, .patch = {merge, strlen(merge)}};
  const crdc_judge_result *result = ask(&bench, request, NULL);
  cr_assert(!result->allowed && result->code == 422);
  cr_assert(holds(result->message, "should be less than or equal to 9"));
  request.patch = (crdc_slice){json, strlen(json)};
  request.want = CRDC_WANT_OBJECT | CRDC_WANT_PATCH;
  result = ask(&bench, request, NULL);
  cr_assert(result->allowed && result->code == 200);
  cr_assert(holds(result->object, "\"size\":4"));
  cr_assert(holds(result->patch, "\"/spec/size\""));
  result = ask(&bench, (crdc_judge_request){.old_object = old, .subresource = "status", .want = CRDC_WANT_OBJECT},
               "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"size\":1},"
               "\"status\":{\"seen\":1}}");
  cr_assert(result->allowed);
  cr_assert(holds(result->object, "\"size\":5"));
  cr_assert_eq(ask(&bench, (crdc_judge_request){.old_object = old, .subresource = "scale"}, good)->status, CRDC_NOT_JUDGED);
  cr_assert_eq(ask(&bench, (crdc_judge_request){.operation = "update"}, good)->status, CRDC_NOT_JUDGED);
  cr_assert_eq(ask(&bench, (crdc_judge_request){.old_object = {"[", 1}}, good)->status, CRDC_NOT_JUDGED);
  bench_end(&bench);
}

/* Of a CRD and of Kubernetes itself: the same answers. */
static const char *const placed[] = {
    "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\",\"namespace\":\"ops\"}}",
    "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"a\",\"namespace\":\"ops\"}}"};

Test(judge, holds_objects_against_the_name_and_the_namespace_of_the_url) {
  static const char elsewhere[] = "the namespace of the provided object does not match the namespace sent on the request";
  bench bench = bench_of(things, NULL, NULL);
  for (size_t i = 0; i < sizeof placed / sizeof *placed; i++) {
    const crdc_slice old = {placed[i], strlen(placed[i])};
    const crdc_judge_result *result = ask(&bench, (crdc_judge_request){.name = "a", .want = CRDC_WANT_OBJECT}, placed[i]);
    cr_assert(result->allowed && holds(result->object, "\"namespace\":\"ops\""), "%s", placed[i]);
    cr_assert(ask(&bench, (crdc_judge_request){.name = "a", .name_space = "ops"}, placed[i])->allowed);
    result = ask(&bench, (crdc_judge_request){.name_space = "dev"}, placed[i]);
    cr_assert(result->code == 400 && is_text(result->message, elsewhere), "%s", placed[i]);

    cr_assert(ask(&bench, (crdc_judge_request){.old_object = old}, placed[i])->allowed);
    cr_assert(ask(&bench, (crdc_judge_request){.old_object = old, .name = "a"}, placed[i])->allowed, "%s", placed[i]);
    result = ask(&bench, (crdc_judge_request){.old_object = old, .name = "b"}, placed[i]);
    cr_assert(result->code == 400, "%s: %d", placed[i], result->code);
    cr_assert(is_text(result->message, "the name of the object (a) does not match the name on the URL (b)"));
    result = ask(&bench, (crdc_judge_request){.old_object = old, .name = "a", .name_space = "dev"}, placed[i]);
    cr_assert(result->code == 400 && is_text(result->message, elsewhere), "%s", placed[i]);
  }
  bench_end(&bench);
}

Test(judge, holds_what_a_put_submits_against_the_stored_object) {
  bench bench = bench_of(things, NULL, NULL);
  static const char stored[] =
      "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\",\"namespace\":"
      "\"ops\",\"resourceVersion\":\"5\"}}",
                    stale[] =
                        "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\",\"namespace\":"
                        "\"ops\",\"resourceVersion\":\"4\"}}";
  crdc_judge_request request = {.old_object = {stored, strlen(stored)}, .name = "a", .as_submitted = true};
  cr_assert(ask(&bench, request, stored)->allowed);
  cr_assert_eq(ask(&bench, request, stale)->code, 409);
  const crdc_judge_result *result = ask(&bench, request, placed[0]);
  cr_assert(result->code == 422 && holds(result->message, "metadata.resourceVersion: Invalid value"));
  request.old_object = (crdc_slice){NULL, 0};
  request.operation = "update";
  cr_assert_eq(ask(&bench, request, stored)->code, 404);
  request.as_submitted = false;
  cr_assert_eq(ask(&bench, request, stored)->code, 404);
  bench_end(&bench);
}

Test(judge, does_with_unknown_fields_what_is_asked) {
  static const char unknown[] =
      "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\"},\n \"sepc\":{}}";
  bench bench = bench_of(things, NULL, NULL);
  const crdc_judge_result *result = ask(&bench, (crdc_judge_request){.want = 0}, unknown);
  cr_assert(!result->allowed && result->code == 400);
  cr_assert(holds(result->message, "strict decoding error: unknown field \"sepc\""));
  cr_assert_eq(result->problem_count, 1);
  cr_assert(is_text(result->problems->reason, "unknownField"));
  cr_assert_eq(result->problems->line, 2);
  result = ask(&bench, (crdc_judge_request){.fields = CRDC_FIELDS_WARN}, unknown);
  cr_assert(result->allowed && result->warning_count == 1);
  cr_assert(holds(result->warnings[0], "unknown field \"sepc\""));
  result = ask(&bench, (crdc_judge_request){.fields = CRDC_FIELDS_IGNORE}, unknown);
  cr_assert(result->allowed && !result->warning_count && !result->problem_count);
  result = ask(&bench, (crdc_judge_request){.fields = CRDC_FIELDS_LISTED}, unknown);
  cr_assert(result->allowed && result->problem_count == 1 && result->strict_count == 1);
  bench_end(&bench);
}

Test(judge, has_kinds_inside) {
  bench bench = bench_of(NULL, NULL,
                         &(crdc_judge_options){.size = sizeof(crdc_judge_options), .layers = "all", .kubernetes_minor = 34});
  const crdc_judge_kind *kinds;
  size_t count = crdc_judge_kinds(bench.judge, &kinds), ray = 0, deployments = 0;
  for (size_t i = 0; i < count; i++) {
    ray += is_text(kinds[i].kind, "RayCluster") && is_text(kinds[i].plural, "rayclusters");
    deployments += is_text(kinds[i].kind, "Deployment") && kinds[i].built_in && kinds[i].namespaced;
  }
  cr_assert(ray >= 1 && deployments == 1);
  const crdc_judge_result *result =
      ask(&bench, (crdc_judge_request){.want = 0},
          "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n  - {name: A, image: x}\n");
  cr_assert(!result->allowed);
  cr_assert(is_text(result->problems->path, "spec.containers[0].name"));
  cr_assert_eq(result->problems->line, 6);
  result = ask(&bench, (crdc_judge_request){.want = 0},
               "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a}\nspec: {rayVersion: 1.0.0}\n");
  cr_assert(!result->allowed);
  cr_assert_eq(ask(&bench, (crdc_judge_request){.want = 0}, good)->status, CRDC_NO_KIND);
  bench_end(&bench);
  bench = bench_of(NULL, NULL, &(crdc_judge_options){.size = sizeof(crdc_judge_options), .flags = CRDC_JUDGE_NO_BUILTINS});
  cr_assert_eq(crdc_judge_kinds(bench.judge, NULL), 0);
  bench_end(&bench);
}

Test(judge, asks_policies) {
  bench bench = bench_of(things, policy, NULL);
  const crdc_judge_problem *problems;
  cr_assert_eq(crdc_judge_problems(bench.judge, &problems), 0);
  cr_assert(ask(&bench, (crdc_judge_request){.want = 0}, good)->allowed);
  const crdc_judge_result *result =
      ask(&bench, (crdc_judge_request){.want = 0}, "apiVersion: example.com/v1\nkind: Thing\nmetadata: {name: refused}\n");
  cr_assert(!result->allowed && result->code == 422);
  cr_assert(holds(result->message, "ValidatingAdmissionPolicy 'small' with binding 'small' denied request: not that name"));
  cr_assert(is_text(result->problems->rule, "policy/small"));
  result = ask(&bench, (crdc_judge_request){.want = 0},
               "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: refused, namespace: x}\n");
  cr_assert(!result->allowed);
  cr_assert(!ask(&bench, (crdc_judge_request){.want = 0}, small)->allowed);
  bench_end(&bench);
}

Test(judge, fills_in_defaults) {
  bench bench = bench_of(things, NULL, NULL);
  const crdc_judge_result *result;
  crdc_judge_request request = {.size = sizeof request, .object = {small, strlen(small)}};
  cr_assert_eq(crdc_judge_default(bench.workspace, &request, &result), CRDC_JUDGED);
  cr_assert(result->allowed && holds(result->object, "\"color\":\"red\"") && holds(result->object, "\"size\":1"));
  const char pod[] = "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"spec\":{\"containers\":[{\"name\":\"a\"}]}}";
  request.object = (crdc_slice){pod, strlen(pod)};
  cr_assert_eq(crdc_judge_default(bench.workspace, &request, &result), CRDC_JUDGED);
  cr_assert(holds(result->object, "\"restartPolicy\":\"Always\""));
  cr_assert_eq(crdc_judge_schema(bench.workspace, "example.com/v1", "Thing", &result), CRDC_JUDGED);
  cr_assert(holds(result->object, "\"maximum\":9"));
  cr_assert_eq(crdc_judge_schema(bench.workspace, "v1", "Pod", &result), CRDC_NO_KIND);
  bench_end(&bench);
}

/* A judge that something is wrong with: a problem of the severity with those words at the line. */
static void expect_problem(crdc_judge *judge, uint32_t line, const char *words) {
  const crdc_judge_problem *problems;
  bool said = false;
  cr_assert(!crdc_judge_seal(judge) && !crdc_judge_seal(judge));
  cr_assert_null(crdc_workspace_create(judge));
  for (size_t i = crdc_judge_problems(judge, &problems); i-- > 0;) {
    cr_assert(problems[i].file.data && problems[i].path.data && problems[i].reason.data && problems[i].rule.data);
    said |= problems[i].severity == CRDC_PROBLEM_ERROR && problems[i].line == line && holds(problems[i].message, words);
  }
  cr_assert(said, "%s", words);
  crdc_judge_destroy(judge);
}

Test(judge, tells_what_is_wrong_with_what_it_is_made_of) {
  crdc_judge_options options = {.size = sizeof options, .kubernetes_minor = 12};
  expect_problem(
      judge_of(
          "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: a}\nspec:\n  scope: All\n",
          NULL, NULL),
      5, "Unsupported value");
  expect_problem(judge_of("a: [", NULL, NULL), 1, "");
  expect_problem(judge_of(NULL, "kind: [", NULL), 1, "");
  expect_problem(
      judge_of(
          NULL,
          "apiVersion: admissionregistration.k8s.io/v1\nkind: ValidatingAdmissionPolicy\nmetadata: {name: a}\nspec: 7\n",
          NULL),
      0, "cannot unmarshal");
  expect_problem(judge_of(NULL, NULL, &options), 0, "Kubernetes 1.12 is not known: 1.30 to 1.37 are");
  options = (crdc_judge_options){.size = sizeof options, .layers = "crd,nonsense"};
  expect_problem(judge_of(NULL, NULL, &options), 0, "nonsense");
  options = (crdc_judge_options){.size = sizeof options, .feature_gates = "Nonsense=true"};
  expect_problem(judge_of(NULL, NULL, &options), 0, "Nonsense");
  options = (crdc_judge_options){.size = sizeof options, .config = "config: ["};
  expect_problem(judge_of(NULL, NULL, &options), 0, "config");
  crdc_judge *missing = crdc_judge_create(NULL);
  cr_assert(crdc_judge_add(missing, CRDC_ADD_CRDS, "/nowhere/at/all.yaml", NULL, 0));
  expect_problem(missing, 0, "");
}

Test(judge, tells_paths_apart_from_messages) {
  crdc_judge *judge = judge_of(
      "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: a}\nspec:\n  scope: All\n",
      NULL, NULL);
  const crdc_judge_problem *problems;
  bool said = false;
  cr_assert(!crdc_judge_seal(judge));
  for (size_t i = crdc_judge_problems(judge, &problems); i-- > 0;) {
    cr_assert(!problems[i].path.size ||
              strncmp(problems[i].message.data, problems[i].path.data, problems[i].path.size) != 0);
    said |= is_text(problems[i].path, "spec.scope") &&
            is_text(problems[i].message, "Unsupported value: \"All\": supported values: \"Cluster\", \"Namespaced\"");
  }
  cr_assert(said);
  crdc_judge_destroy(judge);
}

Test(judge, answers_whatever_it_is_given) {
  static const char *const texts[] = {"",
                                      "\xff\xfe\x80",
                                      "{",
                                      "[]",
                                      "null",
                                      "7",
                                      "a: b: c",
                                      "\t",
                                      "{\"apiVersion\":1,\"kind\":[]}",
                                      "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":7}",
                                      "%",
                                      "--- \n--- \n",
                                      "&a [*a]"};
  bench bench = bench_of(things, policy, NULL);
  const crdc_judge_result *result;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    for (unsigned format = 0; format < 4; format++) {
      cr_assert(!ask(&bench, (crdc_judge_request){.want = 7, .format = format}, texts[i])->allowed, "%s", texts[i]);
      ask(&bench, (crdc_judge_request){.want = 7, .api_version = "v1", .kind = "Pod", .format = format}, texts[i]);
      ask(&bench, (crdc_judge_request){.want = 7, .old_object = {texts[i], strlen(texts[i])}}, texts[i]);
      ask(&bench, (crdc_judge_request){.old_object = {good, strlen(good)}, .patch = {texts[i], strlen(texts[i])}}, NULL);
    }
  char *deep = malloc(2000001);
  memset(deep, '[', 2000000);
  deep[2000000] = '\0';
  cr_assert(!ask(&bench, (crdc_judge_request){.want = 7}, deep)->allowed);
  memcpy(deep, "a: ", 3);
  cr_assert(!ask(&bench, (crdc_judge_request){.want = 7}, deep)->allowed);
  free(deep);
  cr_assert_eq(crdc_judge_ask(NULL, NULL, &result), CRDC_MISUSED);
  cr_assert_null(result);
  cr_assert_eq(crdc_judge_ask(bench.workspace, NULL, NULL), CRDC_MISUSED);
  cr_assert_eq(crdc_judge_ask(bench.workspace, NULL, &result), CRDC_MISUSED);
  cr_assert(!result->allowed && result->why.size);
  cr_assert_eq(ask(&bench, (crdc_judge_request){.operation = "delete"}, good)->status, CRDC_MISUSED);
  cr_assert(holds(ask(&bench, (crdc_judge_request){.want = CRDC_WANT_JSON}, "a: b")->json,
                  "{\"status\":\"noKind\",\"allowed\":false"));
  cr_assert_eq(ask(&bench, (crdc_judge_request){.fields = 77}, good)->status, CRDC_MISUSED);
  cr_assert(!crdc_judge_add(bench.judge, CRDC_ADD_CRDS, "x", "", 0));
  cr_assert(!crdc_judge_add(NULL, CRDC_ADD_CRDS, "x", "", 0));
  cr_assert(!crdc_judge_seal(NULL));
  cr_assert_eq(crdc_judge_problems(NULL, NULL), 0);
  cr_assert_eq(crdc_judge_kinds(NULL, NULL), 0);
  crdc_judge_destroy(NULL);
  crdc_workspace_destroy(NULL);
  crdc_workspace_interrupt(NULL);
  bench_end(&bench);
}

Test(judge, has_a_limit_of_memory_and_goes_on_behind_it) {
  bench bench = bench_of(things, NULL, &(crdc_judge_options){.size = sizeof(crdc_judge_options), .memory = 1 << 20});
  const size_t size = (size_t)4 << 20;
  char *large = malloc(size + 1);
  char *at = stpcpy(stpcpy(large, good) - 1, ",\"x\":[1");
  while (at + 4 < large + size) at = stpcpy(at, ",1");
  stpcpy(at, "]}");
  cr_assert_eq(ask(&bench, (crdc_judge_request){.want = 0}, large)->status, CRDC_NO_MEMORY);
  free(large);
  cr_assert(ask(&bench, (crdc_judge_request){.want = 0}, good)->allowed);
  bench_end(&bench);
}
