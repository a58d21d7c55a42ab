/* SPDX-License-Identifier: Apache-2.0 */
/* Flags have the names of controller-runtime's and kubebuilder's programs where these exist, so that a manifest need not be
 * changed. They are parsed as by getopt_long, with its messages. */
#include "options.h"
#include "../../runtime/base/say.h"
#include <limits.h>
#include <stdlib.h>

#define PORT 9443
#define PORT_UNSET UINT_MAX
#define LEAST_MEMORY ((uint64_t)48 << 20)
#define MOST_MEMORY ((uint64_t)1 << 46)

/* ---- values of flags ---- */

static options_result take_nothing(void *target, const flag *flag, const char *value) {
  (void)target, (void)flag, (void)value;
  return OPTIONS_RUN;
}

static options_result take_host(void *target, const flag *flag, const char *value) {
  (void)flag;
  ((options *)target)->host = value;
  return strlen(value) < 256 ? OPTIONS_RUN : OPTIONS_WRONG;
}

/* Bytes, with some suffixes of Kubernetes' quantities. */
static options_result take_memory(void *target, const flag *flag, const char *value) {
  static const struct {
    const char *suffix;
    uint64_t factor;
  } units[] = {{"", 1},          {"k", 1000},      {"M", 1000000},  {"G", 1000000000},
               {"Ki", 1u << 10}, {"Mi", 1u << 20}, {"Gi", 1u << 30}};
  (void)flag;
  char *end;
  unsigned long long read = strtoull(value, &end, 10);
  for (size_t i = 0; *value >= '0' && *value <= '9' && i < sizeof units / sizeof *units; i++)
    if (strcmp(end, units[i].suffix) == 0 && read <= MOST_MEMORY / units[i].factor &&
        read * units[i].factor >= LEAST_MEMORY) {
      ((options *)target)->memory_limit = read * units[i].factor;
      return OPTIONS_RUN;
    }
  return OPTIONS_WRONG;
}

/* Seconds, or minutes with an `m`: the Go durations that these options need. */
static options_result take_seconds(void *target, const flag *flag, const char *value) {
  char *end;
  unsigned long read = strtoul(value, &end, 10);
  unsigned long factor = strcmp(end, "m") == 0 ? 60 : 1;
  bool form = *value >= '0' && *value <= '9' && (*end == 0 || strcmp(end, "s") == 0 || factor == 60);
  if (!form || read > 86400 / factor || read * factor < flag->least) return OPTIONS_WRONG;
  *(unsigned *)(void *)((char *)target + flag->at) = (unsigned)(read * factor);
  return OPTIONS_RUN;
}

static options_result take_level(void *target, const flag *flag, const char *value) {
  static const char *const names[] = {[LOG_LEVEL_DEBUG] = "debug", [LOG_LEVEL_INFO] = "info", [LOG_LEVEL_ERROR] = "error"};
  (void)flag;
  bool verbosity = *value >= '1' && *value <= '9'; /* zap's levels */
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(value, names[i]) != 0 && !(verbosity && i == LOG_LEVEL_DEBUG)) continue;
    ((options *)target)->log.level = (log_level)i;
    return OPTIONS_RUN;
  }
  return OPTIONS_WRONG;
}

static options_result take_format(void *target, const flag *flag, const char *value) {
  (void)flag;
  bool json = strcmp(value, "json") == 0;
  if (!json && strcmp(value, "logfmt") != 0 && strcmp(value, "console") != 0) return OPTIONS_WRONG;
  ((options *)target)->log.format = json ? LOG_FORMAT_JSON : LOG_FORMAT_LOGFMT;
  return OPTIONS_RUN;
}

static options_result take_tls_version(void *target, const flag *flag, const char *value) {
  (void)flag;
  bool oldest = strcmp(value, "1.2") == 0;
  ((options *)target)->files.allow_tls12 = oldest;
  return oldest || strcmp(value, "1.3") == 0 ? OPTIONS_RUN : OPTIONS_WRONG;
}

/* klog's levels: from 5 on it logs a line per response. */
static options_result take_verbosity(void *target, const flag *flag, const char *value) {
  (void)flag;
  char *end;
  unsigned long verbosity = strtoul(value, &end, 10);
  if (*value < '0' || *value > '9' || *end) return OPTIONS_WRONG;
  if (verbosity >= 5) ((options *)target)->log.level = LOG_LEVEL_DEBUG;
  return OPTIONS_RUN;
}

#define AT(member) offsetof(options, member)
#define UNUSED(long_name)                                                                                                   \
  { .name = (long_name), .value = FLAG_MAY_TAKE, .take = manager_take_unused, .at = AT(manager) }
#define UNUSED_VALUE(long_name)                                                                                             \
  { .name = (long_name), .value = FLAG_TAKES, .take = manager_take_unused, .at = AT(manager) }

#define FLAG_SECONDS(long_name, place, from, words)                                                                         \
  {                                                                                                                         \
    .name = (long_name), .value = FLAG_TAKES, .take = take_seconds, .at = (place), .least = (from), .argument = "TIME",     \
    .help = (words)                                                                                                         \
  }
static const flag flags[] = {
    {.name = "help", .letter = 'h', .take = flag_take_last, .at = AT(help)},
    {.name = "version", .take = flag_take_last, .at = AT(version)},
    FLAG_VALUE("bind-address", 0, take_host, 0, "HOST", "address of the webhook (all addresses)", "an address"),
    FLAG_NUMBER("port", AT(port), 0, 65535, "N", "its port (9443); 0 takes any free one, which the log tells"),
    FLAG_NUMBER("webhook-port", AT(port), 0, 65535, NULL, NULL),
    FLAG_TEXT("cert-dir", 0, AT(files.directory), "DIR",
              "folder of the certificate and its key (/tmp/k8s-webhook-server/serving-certs);\n"
              "changed files are taken up without a restart. Also --webhook-cert-path"),
    FLAG_TEXT("webhook-cert-path", 0, AT(files.directory), NULL, NULL),
    {.name = "cert-name",
     .value = FLAG_TAKES,
     .take = flag_take_text,
     .at = AT(files.certificate),
     .heading = "--cert-name, --key-name FILE",
     .help = "their names (tls.crt, tls.key). Also --webhook-cert-name, --webhook-cert-key"},
    FLAG_TEXT("webhook-cert-name", 0, AT(files.certificate), NULL, NULL),
    FLAG_TEXT("key-name", 0, AT(files.key), NULL, NULL),
    FLAG_TEXT("webhook-cert-key", 0, AT(files.key), NULL, NULL),
    FLAG_TEXT("client-ca-name", 0, AT(files.client_ca), "FILE",
              "in DIR: only clients with a certificate of this authority, and for\n"
              "clients (clientAuth), are served"),
    FLAG_VALUE("tls-min-version", 0, take_tls_version, 0, "1.2|1.3", "(1.2)", "1.2 or 1.3"),
    FLAG_TEXT("metrics-bind-address", 0, AT(metrics_address), "ADDR", "HOST:PORT or :PORT of /metrics (:8080); 0: off"),
    FLAG_TRUTH("metrics-secure", AT(metrics_secure),
               "/metrics over TLS (false), with the pair of --metrics-cert-path, --metrics-cert-name and\n"
               "--metrics-cert-key, or else the webhook's. Callers are not authenticated"),
    FLAG_TEXT("metrics-cert-path", 0, AT(metrics_files.directory), NULL, NULL),
    FLAG_TEXT("metrics-cert-name", 0, AT(metrics_files.certificate), NULL, NULL),
    FLAG_TEXT("metrics-cert-key", 0, AT(metrics_files.key), NULL, NULL),
    FLAG_TEXT("health-probe-bind-address", 0, AT(health_address), "A",
              "HOST:PORT or :PORT of /healthz and /readyz (:8081); 0: off"),
    RULES_CRDS(FLAG_COMPILED "CustomResourceDefinitions to serve, with the overlays beside them; may be repeated",
               "one of at most 64: name a folder"),
    RULES_OVERLAYS(FLAG_COMPILED "an overlay for CRDs of --crd, beside those that they have; may be repeated",
                   "one of at most 64"),
    FLAG_TRUTH("no-builtins", AT(rules.no_builtins),
               FLAG_COMPILED "only what --crd and --overlay name: neither the kinds compiled in nor their\n"
                             "rules (false)"),
    RULES_LAYERS("layers", flag_take_layers, 0,
                 "whose rules apply: crd, webhook, controller, pods (the API server's, of pods that are\n"
                 "made of the object's templates), all (crd,webhook). The crd layer is always run: the\n"
                 "others are asked, in this order, of what those before let in." FLAG_COMPILED " A CRD of --crd\n"
                 "without such rules of its own has those compiled in for it (KubeRay's), where its\n"
                 "schema has what they speak of; else standard error says why not" FLAG_COMPILED,
                 "a list of crd, webhook, controller, pods, all"),
    RULES_LAYERS("warn-layers", flag_take_warn_layers, 0,
                 "apply the rules of these layers too, and only warn of what they find",
                 "a list of crd, webhook, controller, pods, all"),
    RULES_LAYERS("ratchet-layers", flag_take_ratchet_layers, 0,
                 "layers (webhook, controller, pods) that refuse no update for what the stored object\n"
                 "says too: that only warns (controller,pods). Unless it is none, an object that is being\n"
                 "deleted can always lose its finalizers. none: as the operator itself, which knows\n"
                 "no such thing",
                 "a list of crd, webhook, controller, pods, all"),
    FLAG_VALUE("policies", 0, flag_take_each, AT(policies), "FILE|DIR",
               FLAG_COMPILED "admission policies with their bindings, parameters, Namespaces, roles and CRDs, asked at\n"
                             "/policies and /policies/mutate; may be repeated. Changed files are taken up",
               "one of at most 64: name a folder"),
    FLAG_TRUTH("dry-run-policies", AT(dry_run_policies),
               FLAG_COMPILED "they let everything in as it is; the log and the metrics tell what they would do (false)"),
    FLAG_TRUTH("watch-namespaces", AT(watch_namespaces),
               FLAG_COMPILED "Namespaces that policies look at are those of the cluster, kept by list and watch, before\n"
                             "those of --policies (false); the API server is that of the pod, or of --kubeconfig"),
    FLAG_TRUTH("allow-missing-layers", AT(rules.allow_missing_layers),
               "start although a layer that was asked for has no rules for any kind" FLAG_COMPILED ", of --crd where\n"
               "that is given" FLAG_COMPILED "\n(false); of all, one is enough. The log names kinds without rules"),
    RULES_GATES("the operator's feature gates: A=true,B=false,AllAlpha=true"),
    RULES_LIST_GATES("print the gates that the kinds declare, with --feature-gates and --config applied,\n"
                     "and end"),
    RULES_KUBERNETES("the API server to agree with (1.30 to 1.37; 1.37)", "1.30 to 1.37"),
    RULES_CONFIG("YAML with featureGates: {A: true} and config: {setting: value}, under the flag; or the\n"
                 "manifest of a ConfigMap that holds such a file;\n"
                 "a changed file is taken up without a restart, a broken one is not"),
    FLAG_TRUTH("name-rules", AT(name_rules),
               "causes of a refusal, which kubectl shows, end with the rule of the layers above the CRD\n"
               "that they are of: [crd-webhook KR-109] (false: they are upstream's to the letter)"),
    FLAG_TRUTH("allow-unknown-kinds", AT(allow_unknown_kinds), "allow, with a warning, what no schema is known for (false)"),
    RULES_DECODER("how objects are read: straight from their bytes, where nothing is out of the ordinary, or by\n"
                  "way of a value tree always. The answers are the same (fast)",
                  "fast or tree"),
    FLAG_NUMBER("threads", AT(threads), 0, 256, "N",
                "threads that read requests and judge the small ones (0: one per processor, where\n"
                "there are 32 MiB for each); large ones, from 256 KiB on,\n"
                "are judged by as many others, at least two"),
    /* described before the flags that depend on it, and listed after them */
    {.heading = "--memory-limit SIZE",
     .help = "the memory that the program may use, 256Mi or 1Gi (the control group's limit, or 1Gi):\n"
             "three quarters of it are for connections, requests and answers. A request that finds\n"
             "none is answered with 503 and Retry-After, one that wants too much with 413"},
    FLAG_NUMBER("max-connections", AT(connection_limit), 8, 1000000, "N",
                "(by the memory and the descriptors.) Near it, those go first that are slower than\n"
                "64 KiB/s in a handshake, a request or the reading of an answer, then idle ones"),
    FLAG_NUMBER("max-connections-per-address", AT(address_limit), 0, 1000000, "N", "likewise (half of all)"),
    FLAG_NUMBER("max-body", AT(body_limit_mib), 1, 64, "N", "MiB of a request that are read (7)"),
    FLAG_VALUE("memory-limit", 0, take_memory, AT(memory_limit), NULL, NULL, "a size of at least 48Mi such as 256Mi or 1Gi"),
    FLAG_SECONDS("request-timeout", AT(request_timeout_s), 1,
                 "the most that a request may take, from its first line to the answer's last byte (30s);\n"
                 "a shorter ?timeout= of the request goes first. One that is not judged shortly before\n"
                 "is answered with 504"),
    FLAG_SECONDS("idle-timeout", AT(idle_timeout_s), 1,
                 "how long a connection is kept between requests (120s; the API server closes its own\n"
                 "after 90s)"),
    FLAG_SECONDS("shutdown-delay", AT(shutdown_delay_s), 0,
                 "after SIGTERM: go on serving so long, while /readyz fails (3s)"),
    FLAG_SECONDS("shutdown-timeout", AT(shutdown_timeout_s), 1,
                 "after that: the most that requests under way are waited for (30s)"),
    FLAG_TRUTH("sandbox", AT(sandbox),
               "once started, give up new privileges, files other than those of --cert-dir and --config,\n"
               "and system calls that serving does not need, as far as the kernel can (true);\n"
               "the log says what was done. A folder that is put in place of --cert-dir is not read"),
    FLAG_VALUE("log-level", 0, take_level, AT(log.level), "debug|info|error",
               "(info); debug has a line per request, info one per refusal. Also --zap-log-level", "debug, info or error"),
    FLAG_VALUE("zap-log-level", 0, take_level, AT(log.level), NULL, NULL, "debug, info or error"),
    FLAG_VALUE("log-format", 0, take_format, AT(log.format), "json|logfmt", "(json). Also --zap-encoder", "json or logfmt"),
    FLAG_TRUTH("log-whole-values", AT(log_values),
               "messages in the log have values whole (false: what looks like a password, a token or a\n"
               "key is \"***\", and of values over 512 bytes the beginning is told)"),
    FLAG_VALUE("zap-encoder", 0, take_format, AT(log.format), NULL, NULL, "json or logfmt"),
    {.name = "enable-http2",
     .value = FLAG_MAY_TAKE,
     .take = take_nothing,
     .heading = "--enable-http2, --leader-elect",
     .help = "accepted without effect, for manifests that have them"},
    {.name = "leader-elect", .value = FLAG_MAY_TAKE, .take = take_nothing},
    {.heading = "-h, --help; --version", .help = ""},

    /* ---- Volcano's webhook-manager (manager.h) ---- */
    FLAG_TEXT("tls-cert-file", 0, AT(manager.certificate), "FILE",
              "as webhook-manager has it, and --tls-private-key-file, --ca-cert-file: in place of\n"
              "--cert-dir. What is not given has webhook-manager's defaults then: port 8443, and the\n"
              "paths of --enabled-admission"),
    FLAG_TEXT("tls-private-key-file", 0, AT(manager.key), NULL, NULL),
    FLAG_TEXT("ca-cert-file", 0, AT(manager.authority), NULL, NULL),
    FLAG_TEXT("enabled-admission", 0, AT(manager.enabled_admission), "LIST",
              "the paths that are served, and no others (all; with --tls-cert-file jobs, pods and\n"
              "queues, both ways, and /podgroups/mutate)"),
    FLAG_TEXT("admission-conf", 0, AT(manager.admission_conf), "FILE",
              "the resource groups of /pods/mutate; a changed file is taken up without a restart"),
    FLAG_VALUE("scheduler-name", 0, flag_take_each, AT(manager.scheduler_names), "NAME",
               "whose jobs and pods are judged; may be repeated (volcano)", "one of at most 32"),
    FLAG_VALUE("max-queue-depth", 0, manager_take_integer_text, AT(manager.max_queue_depth), "N",
               "of a hierarchy of queues (5)", "a number"),
    {.name = "enable-queue-allocated-pods-check",
     .value = FLAG_MAY_TAKE,
     .take = manager_take_truth_text,
     .at = AT(manager.pods_check),
     .wanted = "true or false",
     .argument = "BOOL",
     .help = "\nqueues that have allocated pods cannot be deleted (false)"},
    {.name = "enable-root-queue-protection",
     .value = FLAG_MAY_TAKE,
     .take = manager_take_truth_text,
     .at = AT(manager.root_protection),
     .wanted = "true or false",
     .argument = "BOOL",
     .help = "\nthe resources of the queue root cannot be changed (true)"},
    FLAG_TRUTH("enable-cascade-child-queue-close", AT(manager.cascade_close),
               "\nand --enable-queue-closed-before-delete-check, of newer webhook-managers: taken, so that\n"
               "their Deployments start, but the checks are not made; the log says so (false)"),
    FLAG_TRUTH("enable-queue-closed-before-delete-check", AT(manager.closed_before_delete), NULL),
    FLAG_TRUTH("enable-healthz", AT(manager.healthz), "/healthz over TLS at --healthz-address (false, :11251)"),
    FLAG_TEXT("healthz-address", 0, AT(manager.healthz_address), NULL, NULL),
    FLAG_TEXT("webhook-namespace", 0, AT(manager.webhook_namespace), "NAME",
              "and --webhook-service-name, --webhook-url: how the API server calls this; one of\n"
              "them is wanted with --tls-cert-file"),
    FLAG_TEXT("webhook-service-name", 0, AT(manager.webhook_service_name), NULL, NULL),
    FLAG_TEXT("webhook-url", 0, AT(manager.webhook_url), NULL, NULL),
    FLAG_TEXT("kubeconfig", 0, AT(manager.kubeconfig), "FILE",
              "how to reach the API server, where it is not that of the pod"),
    FLAG_TEXT("master", 0, AT(manager.master), "URL", "its address, before that of --kubeconfig"),
    FLAG_VALUE("kube-api-qps", 0, manager_take_rate, AT(manager.qps), "N", "requests to it per second (50)", "a number"),
    FLAG_NUMBER("kube-api-burst", AT(manager.burst), 0, 1000000, "N", "requests to it at once (100)"),
    FLAG_TRUTH("record-events", AT(manager.record_events),
               "create the Events in the cluster that Volcano's webhooks would send, and not\n"
               "only log them (false): wants the rights of `crdc manifests --record-events`"),
    FLAG_VALUE("listen-address", 0, take_host, 0, "HOST", "--bind-address", "an address"),
    FLAG_SECONDS("graceful-shutdown-time", AT(shutdown_timeout_s), 1, "--shutdown-timeout"),
    FLAG_VALUE("v", 'v', take_verbosity, AT(log.level), NULL, NULL, "a number"),
    {.heading = "-v N", .help = "5 and more: --log-level debug. Further flags of klog are accepted without effect"},
    UNUSED("logtostderr"),
    UNUSED("alsologtostderr"),
    UNUSED_VALUE("log-flush-frequency"),
    UNUSED_VALUE("log-backtrace-at"),
    UNUSED_VALUE("log_backtrace_at"),
    UNUSED_VALUE("log-dir"),
    UNUSED_VALUE("log_dir"),
    UNUSED_VALUE("log-file"),
    UNUSED_VALUE("log_file"),
    UNUSED_VALUE("log-file-max-size"),
    UNUSED_VALUE("log_file_max_size"),
    UNUSED_VALUE("stderrthreshold"),
    UNUSED_VALUE("vmodule"),
    UNUSED("add-dir-header"),
    UNUSED("add_dir_header"),
    UNUSED("legacy-stderr-threshold-behavior"),
    UNUSED("legacy_stderr_threshold_behavior"),
    UNUSED("one-output"),
    UNUSED("one_output"),
    UNUSED("skip-headers"),
    UNUSED("skip_headers"),
    UNUSED("skip-log-headers"),
    UNUSED("skip_log_headers"),
};

/* ---- reading ---- */

static void complain_of_value(const flag *flag, const char *value) {
  char range[64];
  snprintf(range, sizeof range, "a number from %u to %u", flag->least, flag->most);
  const char *wanted = flag->take == flag_take_number  ? range
                       : flag->take == take_seconds    ? "a time such as 30s or 2m"
                       : flag->take == flag_take_truth ? "true or false"
                                                       : flag->wanted;
  crd_say(stderr, "crd-webhook: --%s: \"%s\" is not %-s\n", flag->name, value, wanted);
}

static void complain_of_beginning(const flag_reader *reader, const char *argument) {
  size_t at = 0;
  crd_say(stderr, "%s: option '%s' is ambiguous; possibilities:", reader->program, argument);
  for (const flag *row; (row = flags_beginning(reader, argument, &at));) crd_say(stderr, " '--%s'", row->name);
  fputc('\n', stderr);
}

static void complain_of_option(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                               const char *value) {
  if (problem == FLAG_REFUSED)
    complain_of_value(flag, value);
  else if (problem == FLAG_AMBIGUOUS)
    complain_of_beginning(reader, argument);
  else if (problem == FLAG_WITHOUT_VALUE || problem == FLAG_WITH_VALUE)
    crd_say(stderr, "%s: option '--%s' %s an argument\n", reader->program, flag->name,
            problem == FLAG_WITHOUT_VALUE ? "requires" : "doesn't allow");
  else if (argument[0] == '-')
    crd_say(stderr, "%s: unrecognized option '%s'\n", reader->program, argument);
  else
    crd_say(stderr, "%s: invalid option -- '%c'\n", reader->program, argument[0]);
}

/* The pair of --tls-cert-file and --tls-private-key-file. Files in two folders get absolute paths, because they are checked
 * from time to time. */
static bool take_pair(options *options, char *error, size_t size) {
  const manager_options *manager = &options->manager;
  if (!manager_is_meant(manager)) return true;
  const char *certificate_end = strrchr(manager->certificate, '/'), *key_end = strrchr(manager->key, '/');
  size_t length = certificate_end ? (size_t)(certificate_end - manager->certificate) : 0;
  bool beside = certificate_end && key_end && length == (size_t)(key_end - manager->key) &&
                memcmp(manager->certificate, manager->key, length) == 0;
  if (beside && length < sizeof options->directory) {
    snprintf(options->directory, sizeof options->directory, "%.*s", (int)length, manager->certificate);
    if (!length) snprintf(options->directory, sizeof options->directory, "/");
    options->files.certificate = certificate_end + 1;
    options->files.key = key_end + 1;
  } else if (*manager->certificate == '/' && *manager->key == '/') {
    snprintf(options->directory, sizeof options->directory, "/");
    options->files.certificate = manager->certificate + 1;
    options->files.key = manager->key + 1;
  } else if (!certificate_end && !key_end) {
    snprintf(options->directory, sizeof options->directory, ".");
    options->files.certificate = manager->certificate;
    options->files.key = manager->key;
  } else {
    snprintf(error, size, "--tls-cert-file and --tls-private-key-file: names from the root are wanted, or one folder");
    return false;
  }
  options->files.directory = options->directory;
  return true;
}

static options_result settle_options(options *options) {
  const rule_options *rules = &options->rules;
  if (!rules->crds.count && (rules->overlays.count || rules->no_builtins)) {
    crd_say(stderr, "crd-webhook: %s\n",
            rules->overlays.count ? "--overlay adds to a CRD that --crd gives: there is none"
                                  : "--no-builtins leaves nothing without --crd");
    return OPTIONS_WRONG;
  }
  if ((options->dry_run_policies || options->watch_namespaces) && !options->policies.count) {
    crd_say(stderr, "crd-webhook: --%s is beside --policies: there are none\n",
            options->dry_run_policies ? "dry-run-policies" : "watch-namespaces");
    return OPTIONS_WRONG;
  }
  rule_options_settle(&options->rules);
  char error[512];
  if (!manager_settle(&options->manager, error, sizeof error) || !take_pair(options, error, sizeof error)) {
    crd_say(stderr, "crd-webhook: %s\n", error);
    return OPTIONS_WRONG;
  }
  if (options->port == PORT_UNSET) options->port = manager_is_meant(&options->manager) ? MANAGER_PORT : PORT;
  bool v6 = strchr(options->host, ':') && options->host[0] != '[';
  snprintf(options->address, sizeof options->address, v6 ? "[%s]:%u" : "%s:%u", options->host, options->port);
  tls_files *metrics = &options->metrics_files;
  if (!metrics->directory) metrics->directory = options->files.directory;
  if (!metrics->certificate) metrics->certificate = options->files.certificate;
  if (!metrics->key) metrics->key = options->files.key;
  metrics->allow_tls12 = options->files.allow_tls12;
  return OPTIONS_RUN;
}

void options_describe(const flag_help *help) {
  flags_print_page(help, &page_crd_webhook, flags, sizeof flags / sizeof *flags);
}

options_result options_read(options *options, int count, char **arguments, bool compiled) {
  *options = (struct options){
      .host = "",
      .port = PORT_UNSET,
      .metrics_address = ":8080",
      .health_address = ":8081",
      .files = {.directory = "/tmp/k8s-webhook-server/serving-certs",
                .certificate = "tls.crt",
                .key = "tls.key",
                .allow_tls12 = true},
      .rules = {.layers = CRD_LAYER_CRD | CRD_LAYER_WEBHOOK, .ratchet_layers = CRD_LAYER_CONTROLLER | CRD_LAYER_PODS},
      .manager = {.qps = 50, .burst = 100, .healthz_address = ":11251"},
      .body_limit_mib = 7,
      .request_timeout_s = 30,
      .idle_timeout_s = 120,
      .shutdown_delay_s = 3,
      .shutdown_timeout_s = 30,
      .sandbox = true,
      .log = {.descriptor = 2, .level = LOG_LEVEL_INFO, .format = LOG_FORMAT_JSON}};
  options->rules.crds = (flag_texts){.items = options->crds, .room = OPTIONS_CRD_LIMIT};
  options->manager.scheduler_names = (flag_texts){.items = options->manager.scheduler_name_items, .room = MANAGER_NAMES};
  options->policies = (flag_texts){.items = options->policy_items, .room = OPTIONS_CRD_LIMIT};
  options->rules.overlays = (flag_texts){.items = options->overlays, .room = OPTIONS_CRD_LIMIT};
  const flag_reader reader = {.program = arguments[0],
                              .flags = flags,
                              .count = sizeof flags / sizeof *flags,
                              .target = options,
                              .abbreviates = true,
                              .joins_letters = true,
                              .complain = complain_of_option};
  size_t operands;
  options_result result = flags_read(&reader, count - 1, arguments + 1, &operands);
  if (options->help) options_describe(&(flag_help){.stream = stdout, .column = 33, .compiled = compiled});
  if (options->version) puts("crd-webhook " CRD_VERSION);
  if (result != OPTIONS_RUN) return result;
  for (size_t i = 1; i <= operands; i++) {
    if (manager_takes_operand(arguments[i])) continue;
    crd_say(stderr, "crd-webhook: \"%s\": no arguments are wanted, only options (--help says which)\n", arguments[i]);
    return OPTIONS_WRONG;
  }
  return settle_options(options);
}
