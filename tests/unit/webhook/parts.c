/* SPDX-License-Identifier: Apache-2.0 */
/* Routes, timeouts, options, logs and metrics. */
#include "kinds.h"
#include "options.h"
#include "service.h"
#include <crd/json.h>
#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char router_error[256];

Test(router, paths_are_those_of_controller_runtime) {
  router *router = crd_router_create(&(router_source){.registry = &test_registry}, router_error, sizeof router_error);
  cr_assert_not_null(router);
  cr_expect_eq(crd_router_count(router), 4);
  const struct {
    const char *path;
    const crd_kind *kind;
  } expected[] = {{"/validate-ray-io-v1-raycluster", test_registry.kinds[0]},
                  {"/validate-ray-io-v1alpha1-raycluster", test_registry.kinds[1]},
                  {"/validate-a-example-b-test-v1beta2-widgetset", test_registry.kinds[2]},
                  {"/validate", NULL}};
  for (size_t i = 0; i < 4; i++) {
    const route *route = crd_router_find(router, crd_string_of(expected[i].path));
    cr_assert_not_null(route, "%s", expected[i].path);
    cr_expect_eq(route->kind, expected[i].kind, "%s", expected[i].path);
    cr_expect_eq(crd_router_at(router, route->index), route);
  }
  const char *const none[] = {
      "", "/", "/validate/", "/validate-", "/validate-ray-io-v1-RayCluster", "/validate-ray-io-v1-raycluste"};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    cr_expect_null(crd_router_find(router, crd_string_of(none[i])), "%s", none[i]);
  crd_router_destroy(router);
}

Test(service, timeouts) {
  const struct {
    const char *text;
    unsigned ms;
  } table[] = {{"10s", 10000}, {"1s", 1000},    {"500ms", 500}, {"1m30s", 30000},      {"1s500ms", 1500},
               {"", 30000},    {"0s", 30000},   {"10", 30000},  {"s", 30000},          {"-1s", 30000},
               {"1h", 30000},  {"1.5s", 30000}, {"40s", 30000}, {"999999999s", 30000}, {"9999999999999s", 30000},
               {"10s;", 30000}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    cr_expect_eq(crd_service_timeout_ms(crd_string_of(table[i].text), 30000), table[i].ms, "%s", table[i].text);
}

/* The arguments are not written to: their order changes at most. */
static options_result read_options(options *options, const char *const *arguments) {
  char *list[32] = {(char *)(uintptr_t) "crd-webhook"};
  int count = 1;
  for (; arguments[count - 1]; count++) list[count] = (char *)(uintptr_t)arguments[count - 1];
  return options_read(options, count, list, true);
}

Test(options, defaults_are_those_of_controller_runtime) {
  options options;
  cr_assert_eq(read_options(&options, (const char *const[]){NULL}), OPTIONS_RUN);
  cr_expect_str_eq(options.address, ":9443");
  cr_expect_str_eq(options.files.directory, "/tmp/k8s-webhook-server/serving-certs");
  cr_expect_str_eq(options.files.certificate, "tls.crt");
  cr_expect_str_eq(options.files.key, "tls.key");
  cr_expect_str_eq(options.health_address, ":8081");
  cr_expect_eq(options.body_limit_mib, 7);
  cr_expect_gt(options.idle_timeout_s, 90);
}

Test(options, flags_people_type) {
  options options;
  cr_assert_eq(read_options(&options, (const char *const[]){"--port=9444", "--bind-address", "::1", "--webhook-cert-path=/c",
                                                            "--metrics-bind-address=0", "--metrics-secure=false",
                                                            "--leader-elect", "--layers=crd,controller", "--request-timeout",
                                                            "2m", "--crd", "a", "--zap-log-level=1", NULL}),
               OPTIONS_RUN);
  cr_expect_str_eq(options.address, "[::1]:9444");
  cr_expect_str_eq(options.files.directory, "/c");
  cr_expect_str_eq(options.metrics_files.directory, "/c");
  cr_expect_str_eq(options.metrics_address, "0");
  cr_expect_eq(options.rules.layers, CRD_LAYER_CRD | CRD_LAYER_CONTROLLER);
  cr_expect_eq(options.rules.named_layers, CRD_LAYER_CONTROLLER);
  cr_expect_eq(options.rules.all_layers, false);
  cr_expect_eq(options.request_timeout_s, 120);
  cr_expect_eq(options.rules.crds.count, 1);
  cr_expect_eq(options.log.level, LOG_LEVEL_DEBUG);
}

Test(options, layers_that_were_asked_for) {
  options options;
  cr_assert_eq(read_options(&options, (const char *const[]){NULL}), OPTIONS_RUN);
  cr_expect_eq(options.rules.layers, CRD_LAYER_CRD | CRD_LAYER_WEBHOOK);
  cr_expect(!options.rules.named_layers && !options.rules.all_layers, "those of the default were not asked for");
  cr_assert_eq(
      read_options(&options, (const char *const[]){"--layers=webhook", "--warn-layers=controller", "--crd=a", "--overlay=b",
                                                   "--overlay", "c", "--allow-missing-layers", NULL}),
      OPTIONS_RUN);
  cr_expect_eq(options.rules.layers, CRD_LAYER_CRD | CRD_LAYER_WEBHOOK | CRD_LAYER_CONTROLLER,
               "the crd layer is always run");
  cr_expect_eq(options.rules.named_layers, CRD_LAYER_WEBHOOK | CRD_LAYER_CONTROLLER);
  cr_expect_eq(options.rules.overlays.count, 2);
  cr_expect(options.rules.allow_missing_layers);
  cr_assert_eq(read_options(&options, (const char *const[]){"--layers=all", "--crd=a", "--no-builtins", NULL}), OPTIONS_RUN);
  cr_expect(options.rules.all_layers && options.rules.named_layers == 0 && options.rules.no_builtins);
}

Test(options, beginnings_of_names_as_getopt_takes_them) {
  options options;
  cr_assert_eq(read_options(&options, (const char *const[]){"--por", "9", "--webhook-cert-p=/c", "--sand=0", "--", NULL}),
               OPTIONS_RUN);
  cr_expect_str_eq(options.address, ":9");
  cr_expect_str_eq(options.files.directory, "/c");
  cr_expect_eq(options.sandbox, false);
  cr_expect_eq(read_options(&options, (const char *const[]){"--max-connections=9", NULL}), OPTIONS_RUN, "a whole name");
  const char *const wrong[] = {"--m=9", "--webhook-cert=a", "-x", "--list-feature-gates=1", "--port"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    cr_expect_eq(read_options(&options, (const char *const[]){wrong[i], NULL}), OPTIONS_WRONG, "%s", wrong[i]);
}

Test(options, wrong_ones) {
  const char *const table[] = {"--port=x",
                               "--port=65536",
                               "--port=-1",
                               "--port=",
                               "--nope",
                               "argument",
                               "--metrics-secure=maybe",
                               "--layers=crd,",
                               "--layers=",
                               "--overlay=a",
                               "--no-builtins",
                               "--log-level=loud",
                               "--request-timeout=0s",
                               "--request-timeout=1h",
                               "--max-body=0",
                               "--tls-min-version=1.1"};
  options options;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    cr_expect_eq(read_options(&options, (const char *const[]){table[i], NULL}), OPTIONS_WRONG, "%s", table[i]);
}

static size_t log_to_text(log_format format, const log_field *fields, size_t count, char *text, size_t size) {
  int ends[2];
  cr_assert_eq(pipe(ends), 0);
  logger log = {.descriptor = ends[1], .level = LOG_LEVEL_INFO, .format = format};
  crd_log_write(&log, LOG_LEVEL_DEBUG, "test", "not wanted", fields, count);
  crd_log_write(&log, LOG_LEVEL_INFO, "test", "a message", fields, count);
  close(ends[1]);
  ssize_t got = read(ends[0], text, size - 1);
  close(ends[0]);
  cr_assert_gt(got, 0);
  text[got] = 0;
  return (size_t)got;
}

Test(log, lines) {
  char text[LOG_LINE_SIZE + 1];
  const log_field fields[] = {log_text("plain", CRD_STRING("a/b")), log_text("quoted", CRD_STRING("a \"b\"\n\x01")),
                              log_text("empty", CRD_STRING("")), log_number("n", -5)};
  log_to_text(LOG_FORMAT_JSON, fields, 4, text, sizeof text);
  cr_expect_not_null(strstr(text, "{\"level\":\"info\",\"ts\":\""), "%s", text);
  cr_expect_not_null(
      strstr(text,
             "\"logger\":\"test\",\"msg\":\"a message\",\"plain\":\"a/b\",\"quoted\":\"a \\\"b\\\"\\n\\u0001\",\"n\":-5}\n"),
      "%s", text);
  log_to_text(LOG_FORMAT_LOGFMT, fields, 4, text, sizeof text);
  cr_expect_not_null(strstr(text, " logger=test msg=\"a message\" plain=a/b quoted=\"a \\\"b\\\"\\n\\u0001\" n=-5\n"), "%s",
                     text);
}

Test(log, long_lines_are_cut_and_whole) {
  char text[LOG_LINE_SIZE + 1];
  static char large[LOG_LINE_SIZE * 2];
  memset(large, '"', sizeof large);
  const log_field field = log_text("field", (crd_string){large, sizeof large});
  const log_field fields[] = {field, field, field, field, field};
  size_t size = log_to_text(LOG_FORMAT_JSON, fields, 5, text, sizeof text);
  cr_expect_leq(size, LOG_LINE_SIZE);
  cr_expect_eq(text[size - 1], '\n');
  cr_expect_eq(text[size - 2], '}');
  crd_arena *arena = crd_arena_create(NULL);
  cr_expect_not_null(crd_json_parse(arena, (crd_string){text, size}, NULL, NULL), "%s", text);
  crd_arena_destroy(arena);
}

Test(metrics, names_and_counts) {
  router *router = crd_router_create(&(router_source){.registry = &test_registry}, router_error, sizeof router_error);
  metrics metrics;
  cr_assert(crd_metrics_init(&metrics, router, NULL));
  size_t index = crd_router_find(router, CRD_STRING("/validate"))->index;
  crd_metrics_begin(&metrics, index);
  crd_metrics_begin(&metrics, index);
  crd_metrics_count(&metrics, index, 200, 5);              /* 5 ns: the first bucket */
  crd_metrics_count(&metrics, index, 413, 2000000);        /* 2 ms */
  crd_metrics_count(&metrics, index, 599, UINT64_MAX / 8); /* no such code: counted as 500 */
  crd_arena *arena = crd_arena_create(NULL);
  crd_text text = {.arena = arena};
  crd_metrics_write(&metrics, &text);
  crd_text_add_char(&text, 0);
  const char *const lines[] = {"controller_runtime_webhook_latency_seconds_bucket{webhook=\"/validate\",le=\"1e-08\"} 1\n",
                               "controller_runtime_webhook_latency_seconds_bucket{webhook=\"/validate\",le=\"0.001\"} 1\n",
                               "controller_runtime_webhook_latency_seconds_bucket{webhook=\"/validate\",le=\"0.01\"} 2\n",
                               "controller_runtime_webhook_latency_seconds_bucket{webhook=\"/validate\",le=\"+Inf\"} 3\n",
                               "controller_runtime_webhook_latency_seconds_count{webhook=\"/validate\"} 3\n",
                               "controller_runtime_webhook_requests_total{webhook=\"/validate\",code=\"200\"} 1\n",
                               "controller_runtime_webhook_requests_total{webhook=\"/validate\",code=\"413\"} 1\n",
                               "controller_runtime_webhook_requests_total{webhook=\"/validate\",code=\"500\"} 1\n",
                               "controller_runtime_webhook_requests_in_flight{webhook=\"/validate\"} 2\n",
                               "controller_runtime_webhook_panics_total 0\n",
                               "certwatcher_read_certificate_total 0\n",
                               "certwatcher_read_certificate_errors_total 0\n",
                               "# TYPE crd_webhook_decisions_total counter\n"};
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) cr_expect_not_null(strstr(text.data, lines[i]), "%s", lines[i]);
  cr_expect_null(strstr(text.data, "code=\"415\""));
  cr_expect_null(strstr(text.data, "raycluster"), "nobody asked there");
  crd_arena_destroy(arena);
  crd_metrics_free(&metrics);
  crd_router_destroy(router);
}

/* ---- decisions ---- */

static decisions counted;

static const route *counted_route;

static void *count_decisions(void *context) {
  (void)context;
  for (unsigned i = 0; i < 20000; i++) {
    decision decision = {.route = counted_route, .kind = test_registry.kinds[0], .layer = CRD_LAYER_CONTROLLER};
    decision.outcome = DECISION_REFUSED;
    decision.rule = i % 2 ? CRD_STRING("R-1") : CRD_STRING("R-2");
    crd_decisions_count(&counted, &decision, 1);
    if (i % 2) continue;
    decision.rule = CRD_STRING("R-1");
    crd_decisions_count(&counted, &decision, 2);
  }
  return NULL;
}

Test(decisions, threads_that_make_the_same_counters_lose_nothing) {
  enum { THREADS = 4 };
  pthread_t threads[THREADS];
  router *router = crd_router_create(&(router_source){.registry = &test_registry}, router_error, sizeof router_error);
  counted_route = crd_router_find(router, CRD_STRING("/validate"));
  for (size_t i = 0; i < THREADS; i++) cr_assert_eq(pthread_create(&threads[i], NULL, count_decisions, NULL), 0);
  for (size_t i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  crd_arena *arena = crd_arena_create(NULL);
  crd_text text = {.arena = arena};
  crd_decisions_write(&counted, &text);
  crd_text_add_char(&text, 0);
  const char *one = strstr(text.data, "outcome=\"refused\",layer=\"controller\",rule=\"R-1\"} 120000\n");
  const char *two = strstr(text.data, "outcome=\"refused\",layer=\"controller\",rule=\"R-2\"} 40000\n");
  cr_expect(one && two && one < two, "%s", text.data);
  size_t series = 0;
  for (const char *at = text.data; (at = strstr(at, "\ncrd_webhook_decisions_total{")); at++) series++;
  cr_expect_eq(series, 2, "%s", text.data);
  crd_arena_destroy(arena);
  crd_decisions_free(&counted);
  crd_router_destroy(router);
}

Test(decisions, labels_are_escaped) {
  router *router = crd_router_create(&(router_source){.registry = &test_registry}, router_error, sizeof router_error);
  const decision decision = {
      .route = crd_router_at(router, 0), .family = DECISION_FINDING, .rule = CRD_STRING("a\"b\\c\nd")};
  crd_decisions_count(&counted, &decision, 3);
  crd_arena *arena = crd_arena_create(NULL);
  crd_text text = {.arena = arena};
  crd_decisions_write(&counted, &text);
  crd_text_add_char(&text, 0);
  cr_expect_not_null(strstr(text.data,
                            "crd_webhook_findings_total{webhook=\"/validate\",group=\"\",version=\"\",kind=\"\",operation="
                            "\"CREATE\",outcome=\"allowed\",layer=\"\",rule=\"a\\\"b\\\\c\\nd\"} 3\n"),
                     "%s", text.data);
  crd_arena_destroy(arena);
  crd_decisions_free(&counted);
  crd_router_destroy(router);
}
