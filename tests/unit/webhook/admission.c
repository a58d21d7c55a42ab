/* SPDX-License-Identifier: Apache-2.0 */
/* AdmissionReviews and the answers to them, without a socket. */
#include "admission.h"
#include "kinds.h"
#include <crd/json.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

static crd_arena *arena;

static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(admission, .init = setup, .fini = teardown);

static admission_answer review(const crd_kind *endpoint, crd_string body) {
  const admission_config config = {.registry = &test_registry, .layers = CRD_LAYER_CRD};
  admission_answer answer;
  crd_admission_review(arena, &config, endpoint, body, &answer);
  return answer;
}

/* The answer's member at a path, as text; "" when there is none. */
static const char *at(const admission_answer *answer, const char *a, const char *b, const char *c) {
  crd_value *root = crd_json_parse(arena, answer->body, NULL, NULL);
  cr_assert_not_null(root, "the answer is no JSON: %.*s", (int)answer->body.size, answer->body.data);
  crd_value *value = crd_value_find(root, a, b, c, NULL);
  if (!value) return "";
  if (value->kind == CRD_STRING_VALUE) return crd_arena_copy(arena, crd_value_string(value)).data;
  return crd_arena_copy(arena, crd_json_encode(arena, value, CRD_JSON_GO)).data;
}

#define REVIEW(request) "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1\",\"request\":" request "}"
#define KIND "\"kind\":{\"group\":\"ray.io\",\"version\":\"v1\",\"kind\":\"RayCluster\"}"
#define OBJECT(spec)                                                                                                        \
  "{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"x\",\"namespace\":\"default\","           \
  "\"uid\":\"1\",\"resourceVersion\":\"1\",\"creationTimestamp\":\"2026-11-20T10:00:00Z\"},\"spec\":" spec "}"
#define CREATE(spec)                                                                                                        \
  REVIEW(                                                                                                                   \
      "{\"uid\":\"u-1\"," KIND                                                                                              \
      ",\"name\":\"x\",\"namespace\":\"default\",\"operation\":\"CREATE\",\"oldObject\":null,\"object\":" OBJECT(spec) "}")
#define UPDATE(sub, spec, old)                                                                                              \
  REVIEW("{\"uid\":\"u-1\"," KIND sub                                                                                       \
         ",\"name\":\"x\",\"namespace\":\"default\",\"operation\":\"UPDATE\",\"object\":" OBJECT(                           \
             spec) ",\"oldObject\":" OBJECT(old) "}")

Test(admission, allows) {
  admission_answer answer = review(NULL, CRD_STRING(CREATE("{\"replicas\":3}")));
  cr_assert_eq(answer.status, 200);
  cr_assert(answer.allowed);
  crd_string expected = CRD_STRING(
      "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1\","
      "\"response\":{\"uid\":\"u-1\",\"allowed\":true}}");
  cr_expect(crd_string_equal(answer.body, expected), "%.*s", (int)answer.body.size, answer.body.data);
}

Test(admission, refuses_as_the_api_server_does) {
  admission_answer answer = review(test_registry.kinds[0], CRD_STRING(CREATE("{\"replicas\":11}")));
  cr_assert_eq(answer.status, 200);
  cr_assert_not(answer.allowed);
  cr_expect_eq(answer.code, 422);
  cr_expect_str_eq(at(&answer, "response", "uid", NULL), "u-1");
  cr_expect_str_eq(at(&answer, "response", "allowed", NULL), "false");
  cr_expect_str_eq(at(&answer, "response", "status", "code"), "422");
  cr_expect_str_eq(at(&answer, "response", "status", "reason"), "Invalid");
  cr_expect_str_eq(
      at(&answer, "response", "status", "message"),
      "RayCluster.ray.io \"x\" is invalid: spec.replicas: Invalid value: 11: spec.replicas in body should be less "
      "than or equal to 10");
  cr_expect_str_eq(
      at(&answer, "response", "status", "details"),
      "{\"causes\":[{\"field\":\"spec.replicas\",\"message\":\"Invalid value: 11: spec.replicas in body should be "
      "less than or equal to 10\",\"reason\":\"FieldValueInvalid\"}],\"group\":\"ray.io\",\"kind\":\"RayCluster\","
      "\"name\":\"x\"}");
}

static void expect_allowed(const char *body, bool allowed) {
  admission_answer answer = review(NULL, crd_string_of(body));
  cr_expect_eq(answer.allowed, allowed, "%.*s for %s", (int)answer.body.size, answer.body.data, body);
}

Test(admission, updates) {
  expect_allowed(UPDATE("", "{\"replicas\":1}", "{\"replicas\":2}"), true);
  expect_allowed(UPDATE("", "{\"replicas\":-1}", "{\"replicas\":2}"), false);
  /* What was wrong before and did not change is forgiven (ratcheting). */
  expect_allowed(UPDATE("", "{\"replicas\":-1,\"x\":1}", "{\"replicas\":-1}"), true);
  expect_allowed(UPDATE(",\"subResource\":\"status\"", "{\"replicas\":2}", "{\"replicas\":2}"), true);
  expect_allowed(UPDATE(",\"subResource\":\"scale\"", "{\"replicas\":-2}", "{\"replicas\":2}"), true);
}

/* Members that stand twice end the pass over the bytes when it has read some of them: the tree begins anew. */
Test(admission, an_old_object_with_members_twice) {
  static const char *const olds[] = {
      "{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"x\"},\"kind\":\"RayCluster\",\"spec\":"
      "{\"replicas\":-1,\"other\":[1,2.5,null,true,1]}}",
      "{\"metadata\":{\"name\":\"x\"},\"apiVersion\":\"ray.io/v1\",\"kind\":\"object\",\"on\":\"ray.io/"
      "v1\",\"kind\":\"RayCluster\","
      "\"on\":[[1],[2.5],{\"a\":{}}],\"metadata\":{\"name\":\"x\"},\"spec\":{\"other\":[[1,[2.5]],[null,[true]]],"
      "\"replicas\":-1}}"};
  for (size_t i = 0; i < sizeof olds / sizeof *olds; i++)
    for (unsigned replicas = 0; replicas < 2; replicas++) {
      crd_string body = crd_arena_printf(
          arena,
          REVIEW("{\"uid\":\"u-1\"," KIND ",\"name\":\"x\",\"namespace\":\"default\",\"operation\":\"UPDATE\","
                 "\"object\":{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"x\","
                 "\"namespace\":\"default\",\"uid\":\"1\",\"resourceVersion\":\"1\",\"creationTimestamp\":"
                 "\"2026-11-20T10:00:00Z\"},\"spec\":{\"replicas\":%d}},\"oldObject\":%s}"),
          replicas ? -1 : -2, olds[i]);
      admission_answer answer = review(NULL, body);
      const admission_config by_tree = {.registry = &test_registry, .layers = CRD_LAYER_CRD, .decoder = CRD_DECODER_TREE};
      admission_answer wanted;
      crd_admission_review(arena, &by_tree, NULL, body, &wanted);
      cr_expect(crd_string_equal(answer.body, wanted.body), "%.*s, not %.*s", CRD_PRINT(answer.body),
                CRD_PRINT(wanted.body));
    }
}

Test(admission, answers_in_the_version_of_the_question) {
  crd_string body = CRD_STRING(
      "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1beta1\",\"request\":{\"uid\":"
      "\"\\u00e4\\\"\"," KIND ",\"operation\":\"DELETE\",\"object\":null}}");
  admission_answer answer = review(NULL, body);
  cr_expect(answer.allowed);
  cr_expect_str_eq(at(&answer, "apiVersion", NULL, NULL), "admission.k8s.io/v1beta1");
  cr_expect_str_eq(at(&answer, "response", "uid", NULL), "ä\"");
}

Test(admission, unknown_kinds) {
  crd_string body =
      CRD_STRING(REVIEW("{\"uid\":\"u\",\"kind\":{\"group\":\"g\",\"version\":\"v1\",\"kind\":\"K\"},"
                        "\"operation\":\"CREATE\",\"object\":{}}"));
  admission_answer answer = review(NULL, body);
  cr_expect_not(answer.allowed);
  cr_expect_str_eq(at(&answer, "response", "status", "message"), "no schema is known for g/v1, Kind=K");
  const admission_config lenient = {.registry = &test_registry, .layers = CRD_LAYER_CRD, .allow_unknown_kinds = true};
  crd_admission_review(arena, &lenient, NULL, body, &answer);
  cr_expect(answer.allowed);
  cr_expect_str_eq(at(&answer, "response", "warnings", NULL), "[\"no schema is known for g/v1, Kind=K\"]");
}

Test(admission, an_endpoint_serves_every_version_of_its_kind_and_no_other_kind) {
  cr_expect(review(test_registry.kinds[1], CRD_STRING(CREATE("{}"))).allowed);
  admission_answer answer = review(test_registry.kinds[2], CRD_STRING(CREATE("{}")));
  cr_expect_not(answer.allowed);
  cr_expect_str_eq(at(&answer, "response", "status", "message"), "this path does not serve ray.io/v1, Kind=RayCluster");
}

/* What is wrong with a review, and what is said: 400 by HTTP where there is no uid to answer to. */
static const struct {
  const char *body;
  int status;
  const char *message;
} wrong_reviews[] = {
    {"", 400, "the request has no body: an AdmissionReview is wanted"},
    {" ", 400, "the body is not JSON: unexpected end of JSON input (at byte 1)"},
    {"x", 400, "the body is not JSON: invalid character 'x' looking for beginning of value (at byte 0)"},
    {"{\"kind\":", 400, "the body is not JSON: unexpected end of JSON input (at byte 8)"},
    {"[]", 400, "the body is not an AdmissionReview: a JSON object is wanted"},
    {"null", 400, "the body is not an AdmissionReview: a JSON object is wanted"},
    {"{}", 400, "the body is not an AdmissionReview of admission.k8s.io/v1: apiVersion or kind differ"},
    {"{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v2\"}", 400,
     "the body is not an AdmissionReview of admission.k8s.io/v1: apiVersion or kind differ"},
    {"{\"kind\":7,\"apiVersion\":[]}", 400,
     "the body is not an AdmissionReview of admission.k8s.io/v1: apiVersion or kind differ"},
    {"{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1\"}", 400,
     "AdmissionReview: request must be an object"},
    {REVIEW("null"), 400, "AdmissionReview: request must be an object"},
    {REVIEW("{}"), 400, "AdmissionReview: request.uid is missing"},
    {REVIEW("{\"uid\":\"\"," KIND "}"), 400, "AdmissionReview: request.uid is missing"},
    {REVIEW("{\"uid\":null," KIND "}"), 400, "AdmissionReview: request.uid is missing"},
    {REVIEW("{\"uid\":7," KIND "}"), 400, "AdmissionReview: request.uid must be a string"},
    {REVIEW("{\"uid\":\"u\",\"operation\":{}}"), 400, "AdmissionReview: request.operation must be a string"},
    {REVIEW("{\"uid\":\"u\"}"), 400, "AdmissionReview: request.kind must be an object"},
    {REVIEW("{\"uid\":\"u\",\"kind\":{\"group\":1}}"), 400, "AdmissionReview: request.kind.group must be a string"},
    {REVIEW("{\"uid\":\"u\"," KIND "}"), 200, "request.operation \"\" is not CREATE, UPDATE, DELETE or CONNECT"},
    {REVIEW("{\"uid\":\"u\"," KIND ",\"operation\":\"create\"}"), 200,
     "request.operation \"create\" is not CREATE, UPDATE, DELETE or CONNECT"},
    {REVIEW("{\"uid\":\"u\"," KIND ",\"operation\":\"CREATE\"}"), 200, "request.object must be an object"},
    {REVIEW("{\"uid\":\"u\"," KIND ",\"operation\":\"CREATE\",\"object\":null}"), 200, "request.object must be an object"},
    {REVIEW("{\"uid\":\"u\"," KIND ",\"operation\":\"CREATE\",\"object\":\"x\"}"), 200, "request.object must be an object"},
    {REVIEW("{\"uid\":\"u\"," KIND ",\"operation\":\"UPDATE\",\"object\":{}}"), 200, "request.oldObject must be an object"},
    {REVIEW("{\"uid\":\"u\"," KIND ",\"operation\":\"UPDATE\",\"object\":{},\"oldObject\":[]}"), 200,
     "request.oldObject must be an object"},
};

Test(admission, wrong_reviews) {
  for (size_t i = 0; i < sizeof wrong_reviews / sizeof *wrong_reviews; i++) {
    admission_answer answer = review(NULL, crd_string_of(wrong_reviews[i].body));
    cr_expect_eq(answer.status, wrong_reviews[i].status, "%s: HTTP %d", wrong_reviews[i].body, answer.status);
    cr_expect_not(answer.allowed);
    const char *message =
        wrong_reviews[i].status == 200 ? at(&answer, "response", "status", "message") : at(&answer, "message", NULL, NULL);
    cr_expect_str_eq(message, wrong_reviews[i].message, "%s: %s", wrong_reviews[i].body, message);
    if (answer.status == 200) cr_expect_str_eq(at(&answer, "response", "uid", NULL), "u");
    cr_expect_eq(answer.code, 400);
  }
}

/* Every prefix of a review is answered: half a body is not JSON. */
Test(admission, every_prefix_is_answered) {
  const char *whole = CREATE("{\"replicas\":3}");
  for (size_t size = 0; size < strlen(whole); size++) {
    admission_answer answer = review(NULL, (crd_string){whole, size});
    cr_expect_eq(answer.status, 400);
    crd_arena_reset(arena);
  }
}

static crd_string read_sample(const char *name) {
  const char *tables = getenv("CRDC_TABLES");
  char path[4096];
  snprintf(path, sizeof path, "%s/samples/admission-reviews/%s", tables ? tables : "build/tests/tables/unpacked", name);
  FILE *file = fopen(path, "rb");
  if (!file) return (crd_string){NULL, 0};
  crd_text text = {.arena = arena};
  char piece[4096];
  for (size_t got; (got = fread(piece, 1, sizeof piece, file)) > 0;) crd_text_add(&text, (crd_string){piece, got});
  fclose(file);
  return crd_text_string(&text);
}

/* What a real API server sent: everything is allowed, under the uid that was asked for. */
Test(admission, captured_reviews) {
  static const char *const names[] = {"connect.json",
                                      "create-generate-name.json",
                                      "create-impersonated.json",
                                      "create-v1alpha1.json",
                                      "create.json",
                                      "delete-collection.json",
                                      "delete-with-finalizer.json",
                                      "delete.json",
                                      "dry-run.json",
                                      "eviction.json",
                                      "mutate-generate-name.json",
                                      "scale-deployment.json",
                                      "scale.json",
                                      "update-apply.json",
                                      "update-finalizer-removed.json",
                                      "update-no-change.json",
                                      "update-status.json",
                                      "update.json"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    crd_string body = read_sample(names[i]);
    if (body.size == 0)
      cr_skip_test("no captured reviews here: CRDC_TABLES names the folder with samples/admission-reviews");
    admission_answer answer = review(NULL, body);
    cr_expect_eq(answer.status, 200, "%s", names[i]);
    cr_expect(answer.allowed, "%s: %.*s", names[i], (int)answer.body.size, answer.body.data);
    crd_value *asked = crd_value_find(crd_json_parse(arena, body, NULL, NULL), "request", "uid", NULL);
    cr_expect_str_eq(at(&answer, "response", "uid", NULL), crd_arena_copy(arena, crd_value_string(asked)).data, "%s",
                     names[i]);
  }
}

/* ---- how objects are read ---- */

/* The answer, which must be the same by way of trees; `fast` says whether the object was read in one pass. */
static admission_answer both_ways(const char *body, bool *fast) {
  admission_config config = {.registry = &test_registry, .layers = CRD_LAYER_CRD};
  admission_answer answer, by_tree;
  crd_admission_review(arena, &config, NULL, crd_string_of(body), &answer);
  config.decoder = CRD_DECODER_TREE;
  crd_admission_review(arena, &config, NULL, crd_string_of(body), &by_tree);
  cr_expect_eq(answer.status, by_tree.status, "%s", body);
  cr_expect(crd_string_equal(answer.body, by_tree.body), "%.*s, by trees %.*s: %s", (int)answer.body.size, answer.body.data,
            (int)by_tree.body.size, by_tree.body.data, body);
  cr_expect_eq(answer.looked_at, by_tree.looked_at, "%s", body);
  cr_expect_not(by_tree.fast);
  *fast = answer.fast;
  return answer;
}

static void expect_way(const char *body, bool allowed, bool fast) {
  bool was_fast;
  cr_expect_eq(both_ways(body, &was_fast).allowed, allowed, "%s", body);
  cr_expect_eq(was_fast, fast, "%s", body);
}

#define HEAD "\"uid\":\"u-1\"," KIND ",\"namespace\":\"default\","
#define CREATED "\"operation\":\"CREATE\""
#define UPDATED "\"operation\":\"UPDATE\""
#define GOOD OBJECT("{\"replicas\":3}")

Test(admission, what_is_in_order_is_read_in_one_pass) {
  expect_way(CREATE("{\"replicas\":3}"), true, true);
  expect_way(UPDATE("", "{\"replicas\":1}", "{\"replicas\":2}"), true, true);
  expect_way(UPDATE("", "{\"replicas\":1}", "{\"replicas\":-2,\"x\":[{}]}"), true, true);
  expect_way(" " REVIEW("{" HEAD CREATED ",\"object\" : " GOOD " , \"dryRun\":true}") "\n", true, true);
  expect_way(REVIEW("{" HEAD UPDATED ",\"oldObject\":" GOOD ",\"object\":" GOOD "}"), true, true);
  admission_answer answer = review(NULL, CRD_STRING(CREATE("{\"replicas\":3}")));
  const crd_value *object = crd_admission_object(arena, &answer);
  cr_assert_not_null(object);
  cr_expect(crd_value_is_string(crd_value_get(object, CRD_STRING("kind")), CRD_STRING("RayCluster")));
}

Test(admission, what_is_out_of_order_becomes_a_tree_by_itself) {
  expect_way(CREATE("{\"x\":1}"), true, true);
  expect_way(CREATE("{\"replicas\":\"1\"}"), false, true);
  expect_way(CREATE("{\"replicas\":1,\"replicas\":2}"), true, true);
}

Test(admission, what_an_update_is_forgiven_is_known_in_one_pass) {
  expect_way(UPDATE("", "{\"replicas\":-1,\"x\":1}", "{\"replicas\":-1}"), true, true);
}

Test(admission, metadata_is_refused_in_one_pass) {
  expect_way(REVIEW("{" HEAD CREATED
                    ",\"object\":{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"A\"}}}"),
             false, true);
  expect_way(REVIEW("{" HEAD UPDATED
                    ",\"object\":{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"x\","
                    "\"namespace\":\"default\",\"uid\":\"2\"}},\"oldObject\":" GOOD "}"),
             false, true);
}

Test(admission, what_is_not_is_judged_by_way_of_trees) {
  expect_way(UPDATE(",\"subResource\":\"status\"", "{\"replicas\":2}", "{\"replicas\":2}"), true, false);
}

Test(admission, members_that_come_late_or_twice_count_as_they_do_in_a_tree) {
  static const char *const bodies[] = {
      REVIEW("{\"object\":" GOOD "," HEAD CREATED "}"),
      REVIEW("{" HEAD "\"object\":" GOOD "," CREATED "}"),
      REVIEW("{" HEAD CREATED ",\"object\":" GOOD ",\"operation\":\"DELETE\"}"),
      REVIEW("{" HEAD CREATED ",\"object\":" GOOD ",\"subResource\":\"scale\"}"),
      REVIEW("{" HEAD CREATED ",\"object\":" OBJECT("{\"replicas\":11}") ",\"subResource\":\"status\"}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD ",\"oldObject\":" GOOD ",\"subResource\":\"status\"}"),
      REVIEW("{\"uid\":\"u-1\"," KIND "," CREATED ",\"object\":" GOOD ",\"namespace\":\"other\"}"),
      REVIEW("{" HEAD CREATED ",\"object\":" GOOD ",\"name\":5}"),
      REVIEW("{" HEAD CREATED ",\"object\":" GOOD ",\"object\":" OBJECT("{\"replicas\":11}") "}"),
      REVIEW("{" HEAD CREATED ",\"object\":" OBJECT("{\"replicas\":11}") ",\"object\":" GOOD "}"),
      REVIEW("{" HEAD CREATED ",\"object\":" GOOD ",\"oldObject\":" GOOD "}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD "}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD ",\"oldObject\":null}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD ",\"oldObject\":[]}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD ",\"oldObject\":{}}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD ",\"oldObject\":{\"KIND\":1}}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD ",\"oldObject\":{\"a\":1e999}}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD ",\"oldObject\":{\"a\":}}"),
      REVIEW("{" HEAD UPDATED ",\"object\":" GOOD ",\"oldObject\":" GOOD ",\"oldObject\":{}}"),
      REVIEW("{" HEAD CREATED ",\"object\":" GOOD "}") "}",
      REVIEW("{" HEAD CREATED ",\"object\":" GOOD ",}"),
      REVIEW("{" HEAD CREATED ",\"object\":" GOOD "} x"),
      "{\"apiVersion\":\"v1\",\"kind\":\"AdmissionReview\",\"request\":{" HEAD CREATED ",\"object\":" GOOD "}}",
      "{\"request\":{" HEAD CREATED ",\"object\":" GOOD "}}",
      "{\"request\":{" HEAD CREATED ",\"object\":" GOOD
      "},\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1\"}",
      "{\"request\":{" HEAD CREATED ",\"object\":" GOOD
      "},\"request\":{},\"kind\":\"AdmissionReview\","
      "\"apiVersion\":\"admission.k8s.io/v1\"}",
      REVIEW("{" HEAD CREATED ",\"object\":{\"apiVersion\":\"ray.io/v2\",\"kind\":\"RayCluster\",\"metadata\":{}}}"),
      REVIEW("{" HEAD CREATED ",\"object\":{\"kind\":\"RayCluster\",\"metadata\":{}}}"),
      REVIEW("{" HEAD CREATED ",\"object\":{}}"),
  };
  bool fast;
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) both_ways(bodies[i], &fast);
}
