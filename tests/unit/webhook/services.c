/* SPDX-License-Identifier: Apache-2.0 */
/* Services in C: the table, what they answer, and mutations that know their own work. */
#include "kinds.h"
#include "service.h"
#include <crd/json.h>
#include <criterion/criterion.h>
#include <stdio.h>

static crd_arena *arena;

static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(services, .init = setup, .fini = teardown);

/* ---- services ---- */

static const crd_string owner_path = CRD_STRING_INIT("/metadata/labels/owner");

static void own(const crd_admission_service *service, const crd_admission_request *request,
                crd_admission_response *response) {
  const crd_value owner = crd_value_make_string(crd_value_text(crd_value_find(request->review.user_info, "username", NULL)));
  (void)service;
  crd_admission_set(response, request, owner_path, &owner);
}

/* Adds an item whenever it is asked. */
static void visit(const crd_admission_service *service, const crd_admission_request *request,
                  crd_admission_response *response) {
  const crd_value seen = crd_value_make_string(CRD_STRING("seen"));
  (void)service, (void)request;
  crd_admission_add_operation(response, "add", CRD_STRING("/data/visits/-"), &seen);
}

/* Refuses what it made itself. */
static void once(const crd_admission_service *service, const crd_admission_request *request,
                 crd_admission_response *response) {
  if (crd_value_find(request->review.object, "metadata", "labels", NULL))
    crd_admission_deny(response, 0, CRD_STRING(""), CRD_STRING("it has labels"));
  own(service, request, response);
}

static void refuse_all(const crd_admission_service *service, const crd_admission_request *request,
                       crd_admission_response *response) {
  (void)service, (void)request;
  crd_admission_warn(response, CRD_STRING("soon gone"));
  crd_admission_annotate(response, CRD_STRING("why"), CRD_STRING("<a>"));
  crd_admission_deny(response, 403, CRD_STRING("Forbidden"), CRD_STRING("no"));
  crd_admission_deny(response, 0, CRD_STRING(""), CRD_STRING("the first refusal counts"));
}

static void judge_struct(const crd_admission_service *service, const crd_admission_request *request,
                         crd_admission_response *response) {
  (void)service;
  if (!crd_admission_struct(request, request->review.object, response)) return;
  crd_admission_warn(response, CRD_STRING("it fits"));
}

static const crd_admission_service table[] = {{.path = CRD_STRING_INIT("/own"), .function = own},
                                              {.path = CRD_STRING_INIT("/visit"), .function = visit},
                                              {.path = CRD_STRING_INIT("/once"), .function = once},
                                              {.path = CRD_STRING_INIT("/refuse"), .function = refuse_all},
                                              {.path = CRD_STRING_INIT("/struct"), .function = judge_struct}};
enum { SERVICES = sizeof table / sizeof *table };

/* ---- the table ---- */

static router *make(const crd_admission_service *services, size_t count, const char *enabled, char *error, size_t size) {
  const router_source source = {
      .registry = &test_registry, .services = services, .service_count = count, .enabled = enabled};
  return crd_router_create(&source, error, size);
}

Test(services, a_path_twice_is_an_error) {
  const crd_admission_service twice[] = {table[0], table[1], table[0]};
  const crd_admission_service kind[] = {{.path = CRD_STRING("/validate-ray-io-v1-raycluster"), .function = own}};
  char error[200];
  cr_expect_null(make(twice, 3, NULL, error, sizeof error));
  cr_expect_str_eq(error, "duplicated admission service for /own");
  cr_expect_null(make(kind, 1, NULL, error, sizeof error));
  cr_expect_str_eq(error, "duplicated admission service for /validate-ray-io-v1-raycluster");
}

Test(services, a_list_says_which_are_served) {
  static const struct {
    const char *enabled, *served, *error;
  } rows[] = {
      {NULL,
       "/once /own /refuse /struct /validate /validate-a-example-b-test-v1beta2-widgetset /validate-ray-io-v1-raycluster "
       "/validate-ray-io-v1alpha1-raycluster /visit ",
       ""},
      {"", "", ""},
      {" , ,", "", ""},
      {" /visit ,, /own\t", "/own /visit ", ""},
      {"/own,/own", "/own ", ""},
      {"/validate", "/validate ", ""},
      {"/own,/nowhere", NULL, "enabled admission /nowhere not found on the admission registered map"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char error[200] = "", served[400] = "";
    router *router = make(table, SERVICES, rows[i].enabled, error, sizeof error);
    cr_expect_str_eq(error, rows[i].error, "%zu: %s", i, error);
    cr_expect_eq(router != NULL, rows[i].served != NULL, "%zu", i);
    for (size_t j = 0; router && j < crd_router_count(router); j++) {
      crd_string path = crd_router_at(router, j)->path;
      snprintf(served + strlen(served), sizeof served - strlen(served), "%.*s ", (int)path.size, path.data);
      cr_expect_eq(crd_router_find(router, path), crd_router_at(router, j));
    }
    if (rows[i].served) cr_expect_str_eq(served, rows[i].served, "%zu: %s", i, served);
    crd_router_destroy(router);
  }
}

/* ---- answers ---- */

#define REVIEW(object)                                                                                                      \
  "{\"request\":{\"uid\":\"1\",\"operation\":\"CREATE\",\"userInfo\":{\"username\":\"ann\"},"                               \
  "\"kind\":{\"group\":\"ray.io\",\"version\":\"v1\",\"kind\":\"RayCluster\"},\"object\":" object "}}"
#define ANSWER(rest)                                                                                                        \
  "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1\",\"response\":{\"uid\":\"1\"," rest "}}"

static const struct {
  const char *path, *body;
  int status;
  const char *answer; /* or a part of it where it is another status than 200 */
} rows[] = {
    {"/own", REVIEW("{}"), 200,
     ANSWER(
         "\"allowed\":true,\"patch\":\"W3sib3AiOiJhZGQiLCJwYXRoIjoiL21ldGFkYXRhIiwidmFsdWUiOnsibGFiZWxzIjp7Im93bmVyIjoiYW5u"
         "In19fV0=\",\"patchType\":\"JSONPatch\"")},
    {"/own", REVIEW("{\"metadata\":{\"labels\":{\"owner\":\"ann\"}}}"), 200, ANSWER("\"allowed\":true")},
    {"/own", REVIEW("null"), 200, ANSWER("\"allowed\":true")},
    {"/once", REVIEW("{\"metadata\":{\"labels\":{}}}"), 200,
     ANSWER("\"allowed\":false,\"status\":{\"metadata\":{},\"message\":\"it has labels\"}")},
    {"/refuse", REVIEW("{}"), 200,
     ANSWER("\"allowed\":false,\"status\":{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},\"status\":\"Failure\","
            "\"message\":\"no\",\"reason\":\"Forbidden\",\"code\":403},\"auditAnnotations\":{\"why\":\"\\u003ca\\u003e\"},"
            "\"warnings\":[\"soon gone\"]")},
    {"/struct",
     REVIEW(
         "{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"replicas\":1}}"),
     200, ANSWER("\"allowed\":true,\"warnings\":[\"it fits\"]")},
    {"/own", "", 400, "the request has no body"},
    {"/own", "{}", 400, "request must be an object"},
    {"/own", "{\"apiVersion\":\"admission.k8s.io/v1beta1\",\"request\":{}}", 400, "apiVersion or kind differ"},
    {"/own", "{\"request\":{\"uid\":1}}", 400, "request.uid must be a string"},
    {"/own", "{\"request\":{\"dryRun\":1}}", 400, "request.dryRun must be true or false"},
    {"/own", "{\"request\":{\"kind\":1}}", 400, "request.kind must be an object"},
};

Test(services, answer_reviews) {
  char error[200];
  router *router = make(table, SERVICES, NULL, error, sizeof error);
  const admission_config config = {.registry = &test_registry};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    admission_answer answer;
    crd_admit(arena, &config, crd_router_find(router, crd_string_of(rows[i].path)), crd_string_of(rows[i].body), &answer);
    crd_string text = crd_arena_printf(arena, "%.*s", (int)answer.body.size, answer.body.data);
    cr_expect_eq(answer.status, rows[i].status, "%zu: %s", i, text.data);
    if (answer.status == 200)
      cr_expect_str_eq(text.data, rows[i].answer, "%zu: %s", i, text.data);
    else
      cr_expect_not_null(strstr(text.data, rows[i].answer), "%zu: %s", i, text.data);
  }
  crd_router_destroy(router);
}

Test(services, what_does_not_fit_its_struct_is_refused_with_its_causes) {
  crd_admission_request request = {.arena = arena, .kind = test_registry.kinds[0]};
  crd_admission_response response;
  crd_string error;
  cr_assert(crd_review_from_json(
      arena,
      CRD_STRING(REVIEW("{\"apiVersion\":\"ray.io/"
                        "v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"replicas\":\"x\"}}")),
      &request.review, &error));
  cr_assert(crd_admission_ask(&table[4], &request, &response));
  cr_expect_not(response.allowed);
  cr_expect_eq(response.code, 422);
  cr_expect(response.causes && response.causes->count == 1);
}

/* ---- mutations ---- */

static bool repeats(size_t service, const char *object, const char *why) {
  crd_string error = {NULL, 0};
  const crd_value user = crd_value_make_string(CRD_STRING("ann"));
  crd_value info = crd_value_make_map(arena, 1);
  crd_value_set(arena, &info, CRD_STRING("username"), user);
  const crd_admission_request request = {
      .arena = arena, .review = {.user_info = &info, .object = crd_json_parse(arena, crd_string_of(object), NULL, NULL)}};
  bool good = crd_admission_is_idempotent(&table[service], &request, &error);
  cr_expect(crd_string_equal(error, crd_string_of(why)) || good, "%.*s", (int)error.size, error.data);
  return good;
}

Test(services, a_mutation_that_does_not_know_its_own_work_is_found) {
  cr_expect(repeats(0, "{}", ""));
  cr_expect(repeats(0, "{\"metadata\":{\"labels\":{\"owner\":\"bob\",\"a\":\"b\"}}}", ""));
  cr_expect_not(
      repeats(1, "{\"data\":{\"visits\":[]}}", "[{\"op\":\"add\",\"path\":\"/data/visits/-\",\"value\":\"seen\"}]"));
  cr_expect_not(repeats(1, "{}", "the patch does not apply"));
  cr_expect_not(repeats(2, "{}", "it has labels"));
  cr_expect(repeats(2, "{\"metadata\":{\"labels\":{}}}", "")); /* refused, not changed */
}

Test(services, manifests_name_what_is_sent_where) {
  static const crd_admission_rule rule = {.name = CRD_STRING_INIT("own.example.com"),
                                          .groups = CRD_STRING_INIT(""),
                                          .versions = CRD_STRING_INIT("v1"),
                                          .resources = CRD_STRING_INIT("pods,pods/status"),
                                          .operations = CRD_STRING_INIT("CREATE")};
  const crd_admission_service service = {.path = CRD_STRING("/pods/own"), .function = own, .mutating = &rule};
  crd_text text = {.arena = arena};
  crd_admission_write_configurations(&text, &service, 1, CRD_STRING("me"), CRD_STRING("here"), CRD_STRING("svc"));
  crd_string whole = crd_text_string(&text);
  for (const char *const *part =
           (const char *const[]){"kind: MutatingWebhookConfiguration\n", "  name: me-pods-own\n", "      path: /pods/own\n",
                                 "    - pods/status\n", "    - \"\"\n", NULL};
       *part; part++)
    cr_expect_not_null(strstr(whole.data, *part), "%s", whole.data);
}

Test(services, manifests_as_a_generator_wrote_them) {
  static const crd_admission_rule
      rule = {.webhook = CRD_STRING_INIT(
                  "{\"name\":\"own.example.com\",\"namespaceSelector\":{\"matchExpressions\":[{\"key\":\"k\","
                  "\"operator\":\"NotIn\",\"values\":[\"kube-system\"]}]},\"timeoutSeconds\":7}"),
              .not_own = true},
      broken = {.webhook = CRD_STRING_INIT("[")};
  const crd_admission_service all[] = {{.path = CRD_STRING("/pods/own"), .function = own, .validating = &rule},
                                       {.path = CRD_STRING("/pods/broken"), .function = own, .validating = &broken}};
  crd_text text = {.arena = arena};
  crd_admission_write_configurations(&text, all, 2, CRD_STRING("me"), CRD_STRING("here"), CRD_STRING("svc"));
  cr_expect_str_eq(crd_arena_copy(arena, crd_text_string(&text)).data,
                   "---\napiVersion: admissionregistration.k8s.io/v1\nkind: ValidatingWebhookConfiguration\nmetadata:\n"
                   "  name: me-pods-own\nwebhooks:\n- clientConfig:\n    service:\n      name: svc\n      namespace: here\n"
                   "      path: /pods/own\n  name: own.example.com\n  namespaceSelector:\n    matchExpressions:\n"
                   "    - key: k\n      operator: NotIn\n      values:\n      - here\n      - kube-system\n"
                   "  timeoutSeconds: 7\n");
}

/* ---- what is known of a cluster ---- */

typedef struct told_cluster {
  crd_state_source source;
  bool synced;
  crd_state state;
  unsigned taken, released;
} told_cluster;

static const crd_state *take(const crd_state_source *self) {
  told_cluster *cluster = (told_cluster *)(uintptr_t)self;
  cluster->taken++;
  return &cluster->state;
}

static void release(const crd_state_source *self, const crd_state *state) {
  told_cluster *cluster = (told_cluster *)(uintptr_t)self;
  cr_expect_eq(state, &cluster->state);
  cluster->released++;
}

static bool is_synced(const crd_state_source *self) {
  return ((const told_cluster *)self)->synced;
}

static void look(const crd_admission_service *service, const crd_admission_request *request,
                 crd_admission_response *response) {
  (void)service;
  cr_expect_not_null(request->state, "who needs the cluster is not asked without");
  crd_admission_warn(response, CRD_STRING("looked"));
}

static int post(service *service, const char *path, bool is_json, size_t size, crd_string *said) {
  static const char body[] = REVIEW("{}");
  const http_handler handler = crd_service_admission_handler(service);
  crd_arena *thread = handler.thread_begin(service, false);
  http_request request = {.method = CRD_STRING("POST"),
                          .path = crd_string_of(path),
                          .content_type = CRD_STRING("application/json"),
                          .is_json = is_json,
                          .has_body = true,
                          .body = {body, sizeof body - 1}};
  http_answer answer = {.status = 0};
  unsigned time_ms = 1000;
  if (size) request.body.size = size; /* it is not looked at then */
  if (handler.head(service, thread, &request, &time_ms, &answer)) handler.respond(service, thread, &request, &answer);
  crd_text kept = {.arena = arena};
  crd_text_add(&kept, answer.body);
  *said = crd_text_string(&kept);
  handler.finish(service, &request, answer.status);
  handler.thread_end(service, thread);
  return answer.status;
}

Test(services, nothing_is_answered_from_a_cluster_that_was_never_read) {
  static const crd_watch needs[] = {{.kind = CRD_STRING_INIT("Queue")}};
  const crd_admission_service own_table[] = {
      {.path = CRD_STRING("/look"), .function = look, .needs = needs, .need_count = 1}, table[0]};
  told_cluster cluster = {.source = {.take = take, .release = release, .is_synced = is_synced}};
  char error[200];
  crd_string said;
  logger quiet = {.descriptor = -1, .level = LOG_LEVEL_ERROR};
  metrics metrics;
  router *router = make(own_table, 2, NULL, error, sizeof error);
  cr_assert(router && crd_metrics_init(&metrics, router, NULL));
  service service = {.admission = {.registry = &test_registry}, .router = router, .metrics = &metrics, .log = &quiet};
  cr_expect_eq(post(&service, "/look", true, 0, &said), 503, "there is no cluster");
  service.cluster = &cluster.source;
  cr_expect_eq(post(&service, "/look", true, 0, &said), 503, "it is not read yet");
  cr_expect_not_null(strstr(said.data, "not read yet"), "%s", said.data);
  cr_expect_eq(post(&service, "/own", true, 0, &said), 200, "who does not need it answers");
  cr_expect_eq(cluster.taken, 0);
  cluster.synced = true;
  cr_expect_eq(post(&service, "/look", true, 0, &said), 200);
  cr_expect_not_null(strstr(said.data, "looked"), "%s", said.data);
  cr_expect(cluster.taken == 1 && cluster.released == 1);
  crd_metrics_free(&metrics);
  crd_router_destroy(router);
}

Test(services, bodies_that_are_not_looked_at) {
  char error[200];
  crd_string said;
  logger quiet = {.descriptor = -1, .level = LOG_LEVEL_ERROR};
  metrics metrics;
  router *router = make(table, SERVICES, NULL, error, sizeof error);
  cr_assert(router && crd_metrics_init(&metrics, router, NULL));
  service service = {.admission = {.registry = &test_registry}, .router = router, .metrics = &metrics, .log = &quiet};
  cr_expect_eq(post(&service, "/own", false, 0, &said), 200, "another content type");
  cr_expect_eq(said.size, 0);
  cr_expect_eq(post(&service, "/own", false, ((size_t)3 << 20) + 1, &said), 413, "the size goes first");
  cr_expect(crd_string_equal(said, CRD_STRING("request body too large\n")));
  cr_expect_eq(post(&service, "/validate", true, 0, &said), 400, "the layers' own answer");
  cr_expect_eq(post(&service, "/nowhere", true, 0, &said), 404);
  crd_metrics_free(&metrics);
  crd_router_destroy(router);
}
