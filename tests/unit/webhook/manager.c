/* SPDX-License-Identifier: Apache-2.0 */
/* The flags of Volcano's webhook-manager. */
#include "manager.h"
#include "options.h"
#include <crd/settings.h>
#include <criterion/criterion.h>
#include <stdlib.h>

enum { MOST = 31 };

/* `texts` ends with NULL. The strings stay where they are: the options point into them. */
static options_result read_flags(options *options, const char *const *texts) {
  static char *arguments[MOST + 1];
  int count = 1;
  arguments[0] = (char[]){"crd-webhook"};
  for (; texts[count - 1]; count++) arguments[count] = (char *)(size_t)texts[count - 1];
  return options_read(options, count, arguments, true);
}

/* As upstream's chart has them. */
#define CHART                                                                                                               \
  "--enabled-admission=/jobs/mutate,/queues/validate", "--tls-cert-file=/admission.local.config/certificates/tls.crt",      \
      "--tls-private-key-file=/admission.local.config/certificates/tls.key",                                                \
      "--ca-cert-file=/admission.local.config/certificates/ca.crt",                                                         \
      "--admission-conf=/admission.local.config/configmap/volcano-admission.conf", "--webhook-namespace=volcano-system",    \
      "--webhook-service-name=volcano-admission-service", "--enable-healthz=true", "--logtostderr", "-v=4", "2>&1"

Test(manager, its_deployment_starts_this_program) {
  options options;
  cr_assert_eq(read_flags(&options, (const char *const[]){CHART, NULL}), OPTIONS_RUN);
  const manager_options *manager = &options.manager;
  cr_expect_str_eq(options.address, ":8443");
  cr_expect_str_eq(options.files.directory, "/admission.local.config/certificates");
  cr_expect_str_eq(options.files.certificate, "tls.crt");
  cr_expect_str_eq(options.files.key, "tls.key");
  cr_expect_str_eq(manager->authority, "/admission.local.config/certificates/ca.crt");
  cr_expect_str_eq(manager->enabled_admission, "/jobs/mutate,/queues/validate");
  cr_expect_str_eq(manager->admission_conf, "/admission.local.config/configmap/volcano-admission.conf");
  cr_expect(manager->healthz);
  cr_expect_str_eq(manager->healthz_address, ":11251");
  cr_expect(manager->qps == 50);
  cr_expect_eq(manager->burst, 100);
  cr_expect_eq(manager->unused_count, 1);
  cr_expect_str_eq(manager->unused[0], "logtostderr");
  cr_expect_eq(options.log.level, LOG_LEVEL_INFO);
}

#define PAIR "--tls-cert-file=/a/tls.crt", "--tls-private-key-file=/a/tls.key"

Test(manager, defaults_are_its_own) {
  options options;
  cr_assert_eq(read_flags(&options, (const char *const[]){PAIR, "--webhook-url=https://a", NULL}), OPTIONS_RUN);
  cr_expect_str_eq(
      options.manager.enabled_admission,
      "/jobs/mutate,/jobs/validate,/podgroups/mutate,/pods/validate,/pods/mutate,/queues/mutate,/queues/validate");
  cr_expect_eq(options.shutdown_timeout_s, 30);
  cr_assert_eq(read_flags(&options, (const char *const[]){PAIR, "--webhook-namespace=a", "--port=1", "-v5",
                                                          "--listen-address", "127.0.0.1", "--graceful-shutdown-time=5s",
                                                          "--kube-api-qps=2.5", "--log_dir=/a", "--log_dir=/b", NULL}),
               OPTIONS_RUN);
  cr_expect_str_eq(options.address, "127.0.0.1:1");
  cr_expect_eq(options.log.level, LOG_LEVEL_DEBUG);
  cr_expect_eq(options.shutdown_timeout_s, 5);
  cr_expect(options.manager.qps == 2.5F);
  cr_expect_eq(options.manager.unused_count, 1, "a flag is told of once");
  cr_assert_eq(read_flags(&options, (const char *const[]){"--enabled-admission=/a", NULL}), OPTIONS_RUN);
  cr_expect_str_eq(options.address, ":9443", "without its certificates it is not meant");
}

Test(manager, pairs_of_two_folders_are_named_from_the_root) {
  options options;
  cr_assert_eq(read_flags(&options, (const char *const[]){"--tls-cert-file=/a/tls.crt",
                                                          "--tls-private-key-file=/b/c/tls.key", "--webhook-url=a", NULL}),
               OPTIONS_RUN);
  cr_expect_str_eq(options.files.directory, "/");
  cr_expect_str_eq(options.files.certificate, "a/tls.crt");
  cr_expect_str_eq(options.files.key, "b/c/tls.key");
  cr_assert_eq(
      read_flags(&options, (const char *const[]){"--tls-cert-file=a", "--tls-private-key-file=b", "--webhook-url=a", NULL}),
      OPTIONS_RUN);
  cr_expect_str_eq(options.files.directory, ".");
}

Test(manager, wrong_ones) {
  const char *const table[][4] = {{PAIR, NULL},
                                  {PAIR, "--webhook-url=", NULL},
                                  {"--tls-cert-file=/a/b", "--webhook-url=a", NULL},
                                  {"--tls-private-key-file=/a/b", NULL},
                                  {"--ca-cert-file=/a/b", NULL},
                                  {"--tls-cert-file=a/b", "--tls-private-key-file=c/d", "--webhook-url=a", NULL},
                                  {"--max-queue-depth=five", NULL},
                                  {"--max-queue-depth=-", NULL},
                                  {"--enable-root-queue-protection=maybe", NULL},
                                  {"--kube-api-qps=many", NULL},
                                  {"-v=loud", NULL},
                                  {"-vv", NULL},
                                  {"2>&2", NULL}};
  options options;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    cr_expect_eq(read_flags(&options, table[i]), OPTIONS_WRONG, "%zu: %s", i, table[i][0]);
}

Test(manager, files_that_cannot_be_read_end_the_start_in_its_words) {
  static const struct {
    const char *authority, *certificate, *key, *error;
  } rows[] = {
      {"/proc/self/stat", "/proc/self/stat", "/proc/self/stat", ""},
      {NULL, "/a", "/b", "failed to read cacert file (): open : no such file or directory"},
      {"/proc/self/stat", "/none", "/b", "failed to read cert file (/none): open /none: no such file or directory"},
      {"/proc/self/stat", "/proc/self/stat", "/proc", "failed to read key file (/proc): read /proc: is a directory"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char error[200] = "";
    const manager_options options = {.authority = rows[i].authority, .certificate = rows[i].certificate, .key = rows[i].key};
    cr_expect_eq(manager_reads_files(&options, error, sizeof error), !*rows[i].error);
    cr_expect_str_eq(error, rows[i].error, "%s", error);
  }
}

/* ---- settings of rules ---- */

static const crd_string volcano[] = {CRD_STRING_INIT("volcano")};
static const crd_setting declared[] = {
    {.name = CRD_STRING_INIT("schedulerNames"), .type = CRD_SETTING_LIST, .default_value = {.items = volcano, .count = 1}},
    {.name = CRD_STRING_INIT("maxQueueDepth"), .type = CRD_SETTING_INT, .default_value = {.integer = 5}},
    {.name = CRD_STRING_INIT("enableRootQueueProtection"), .type = CRD_SETTING_BOOL, .default_value = {.boolean = true}}};
static const crd_gate declared_gates[] = {{.name = CRD_STRING_INIT("A")}, {.name = CRD_STRING_INIT("B")}};
static const crd_extras extras = {.gates = declared_gates, .gate_count = 2, .settings = declared, .setting_count = 3};
static const crd_kind kind = {.extras = &extras};
static const crd_kind *const kinds[] = {&kind};
static const crd_registry registry = {.kinds = kinds, .count = 1};
static const crd_registry none = {.kinds = NULL};

Test(manager, flags_are_settings_of_rules) {
  options options;
  cr_assert_eq(read_flags(&options, (const char *const[]){"--scheduler-name=a", "--scheduler-name", "b\"c",
                                                          "--max-queue-depth=-7", "--enable-root-queue-protection=false",
                                                          "--enable-queue-allocated-pods-check", NULL}),
               OPTIONS_RUN);
  crd_settings *settings = crd_registry_settings(&registry), *undeclared = crd_registry_settings(&none);
  char *text = manager_settings(&options.manager, settings);
  cr_assert_str_eq(text,
                   "{\"config\":{\"maxQueueDepth\":-7,\"enableRootQueueProtection\":false,\"schedulerNames\":[\"a\","
                   "\"b\\\"c\"]}}",
                   "%s", text);
  crd_string error = {NULL, 0};
  cr_assert(crd_settings_set_file(settings, crd_string_of(text), &error), "%.*s", (int)error.size, error.data);
  cr_expect_eq(crd_settings_value(settings, &declared[0])->count, 2);
  cr_expect_eq(crd_settings_value(settings, &declared[1])->integer, -7);
  cr_expect_not(crd_settings_value(settings, &declared[2])->boolean);
  free(text);
  cr_expect_null(manager_settings(&options.manager, undeclared), "nobody declares them");
  crd_settings_release(undeclared);
  crd_settings_release(settings);
}

Test(manager, without_flags_there_are_no_settings) {
  options options;
  cr_assert_eq(read_flags(&options, (const char *const[]){NULL}), OPTIONS_RUN);
  crd_settings *settings = crd_registry_settings(&registry);
  cr_expect_null(manager_settings(&options.manager, settings));
  crd_settings_release(settings);
}

Test(manager, gates_that_no_rule_asks_for_are_left_out) {
  static const char *const rows[][2] = {{"A=true", "A=true"},   {"X=true,A=true , Y=false, B =false", "A=true , B =false"},
                                        {"X=true", ""},         {"AllAlpha=true,X=true", "AllAlpha=true"},
                                        {"X,=true", "X,=true"}, {"", ""}};
  const logger quiet = {.descriptor = -1, .level = LOG_LEVEL_ERROR};
  crd_settings *settings = crd_registry_settings(&registry);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char *gates = manager_gates(rows[i][0], settings, &quiet);
    cr_expect_str_eq(gates, rows[i][1], "%s: %s", rows[i][0], gates);
    free(gates);
  }
  crd_settings_release(settings);
}
