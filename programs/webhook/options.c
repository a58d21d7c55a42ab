/* Flags are those of controller-runtime's and kubebuilder's programs where there are such, so that a manifest need not be
 * rewritten. `--name=value` and `--name value` are taken, `--name` alone for a truth. */
#include "options.h"
#include <crd/abi.h>
#include <crd/cel.h>
#include <crd/layers.h>
#include <getopt.h>
#include <stdlib.h>

#define LEAST_MEMORY ((uint64_t)48 << 20)
#define MOST_MEMORY ((uint64_t)1 << 46)

enum {
  OPTION_HELP = 256,
  OPTION_VERSION,
  OPTION_PORT,
  OPTION_BIND_ADDRESS,
  OPTION_CERT_DIR,
  OPTION_CERT_NAME,
  OPTION_KEY_NAME,
  OPTION_CLIENT_CA_NAME,
  OPTION_TLS_MIN_VERSION,
  OPTION_METRICS_ADDRESS,
  OPTION_METRICS_SECURE,
  OPTION_METRICS_CERT_DIR,
  OPTION_METRICS_CERT_NAME,
  OPTION_METRICS_KEY_NAME,
  OPTION_HEALTH_ADDRESS,
  OPTION_CRD,
  OPTION_OVERLAY,
  OPTION_NO_BUILTINS,
  OPTION_LAYERS,
  OPTION_WARN_LAYERS,
  OPTION_RATCHET_LAYERS,
  OPTION_ALLOW_MISSING_LAYERS,
  OPTION_FEATURE_GATES,
  OPTION_LIST_FEATURE_GATES,
  OPTION_CONFIG,
  OPTION_KUBERNETES_VERSION,
  OPTION_ALLOW_UNKNOWN_KINDS,
  OPTION_THREADS,
  OPTION_MAX_CONNECTIONS,
  OPTION_MAX_CONNECTIONS_PER_ADDRESS,
  OPTION_MAX_BODY,
  OPTION_MEMORY_LIMIT,
  OPTION_REQUEST_TIMEOUT,
  OPTION_IDLE_TIMEOUT,
  OPTION_SHUTDOWN_DELAY,
  OPTION_SHUTDOWN_TIMEOUT,
  OPTION_SANDBOX,
  OPTION_LOG_LEVEL,
  OPTION_LOG_FORMAT,
  OPTION_WITHOUT_EFFECT
};

static const struct option known[] = {
    {"help", no_argument, NULL, OPTION_HELP},
    {"version", no_argument, NULL, OPTION_VERSION},
    {"port", required_argument, NULL, OPTION_PORT},
    {"webhook-port", required_argument, NULL, OPTION_PORT},
    {"bind-address", required_argument, NULL, OPTION_BIND_ADDRESS},
    {"cert-dir", required_argument, NULL, OPTION_CERT_DIR},
    {"webhook-cert-path", required_argument, NULL, OPTION_CERT_DIR},
    {"cert-name", required_argument, NULL, OPTION_CERT_NAME},
    {"webhook-cert-name", required_argument, NULL, OPTION_CERT_NAME},
    {"key-name", required_argument, NULL, OPTION_KEY_NAME},
    {"webhook-cert-key", required_argument, NULL, OPTION_KEY_NAME},
    {"client-ca-name", required_argument, NULL, OPTION_CLIENT_CA_NAME},
    {"tls-min-version", required_argument, NULL, OPTION_TLS_MIN_VERSION},
    {"metrics-bind-address", required_argument, NULL, OPTION_METRICS_ADDRESS},
    {"metrics-secure", optional_argument, NULL, OPTION_METRICS_SECURE},
    {"metrics-cert-path", required_argument, NULL, OPTION_METRICS_CERT_DIR},
    {"metrics-cert-name", required_argument, NULL, OPTION_METRICS_CERT_NAME},
    {"metrics-cert-key", required_argument, NULL, OPTION_METRICS_KEY_NAME},
    {"health-probe-bind-address", required_argument, NULL, OPTION_HEALTH_ADDRESS},
    {"crd", required_argument, NULL, OPTION_CRD},
    {"overlay", required_argument, NULL, OPTION_OVERLAY},
    {"no-builtins", optional_argument, NULL, OPTION_NO_BUILTINS},
    {"layers", required_argument, NULL, OPTION_LAYERS},
    {"warn-layers", required_argument, NULL, OPTION_WARN_LAYERS},
    {"ratchet-layers", required_argument, NULL, OPTION_RATCHET_LAYERS},
    {"allow-missing-layers", optional_argument, NULL, OPTION_ALLOW_MISSING_LAYERS},
    {"feature-gates", required_argument, NULL, OPTION_FEATURE_GATES},
    {"list-feature-gates", no_argument, NULL, OPTION_LIST_FEATURE_GATES},
    {"config", required_argument, NULL, OPTION_CONFIG},
    {"kubernetes-version", required_argument, NULL, OPTION_KUBERNETES_VERSION},
    {"allow-unknown-kinds", optional_argument, NULL, OPTION_ALLOW_UNKNOWN_KINDS},
    {"threads", required_argument, NULL, OPTION_THREADS},
    {"max-connections", required_argument, NULL, OPTION_MAX_CONNECTIONS},
    {"max-connections-per-address", required_argument, NULL, OPTION_MAX_CONNECTIONS_PER_ADDRESS},
    {"max-body", required_argument, NULL, OPTION_MAX_BODY},
    {"memory-limit", required_argument, NULL, OPTION_MEMORY_LIMIT},
    {"request-timeout", required_argument, NULL, OPTION_REQUEST_TIMEOUT},
    {"idle-timeout", required_argument, NULL, OPTION_IDLE_TIMEOUT},
    {"shutdown-delay", required_argument, NULL, OPTION_SHUTDOWN_DELAY},
    {"shutdown-timeout", required_argument, NULL, OPTION_SHUTDOWN_TIMEOUT},
    {"sandbox", optional_argument, NULL, OPTION_SANDBOX},
    {"log-level", required_argument, NULL, OPTION_LOG_LEVEL},
    {"zap-log-level", required_argument, NULL, OPTION_LOG_LEVEL},
    {"log-format", required_argument, NULL, OPTION_LOG_FORMAT},
    {"zap-encoder", required_argument, NULL, OPTION_LOG_FORMAT},
    {"enable-http2", optional_argument, NULL, OPTION_WITHOUT_EFFECT},
    {"leader-elect", optional_argument, NULL, OPTION_WITHOUT_EFFECT},
    {NULL, 0, NULL, 0}};

static bool wrong(const char *name, const char *value, const char *wanted) {
  fprintf(stderr, "crd-webhook: --%s: \"%s\" is not %s\n", name, value, wanted);
  return false;
}

static bool read_number(const char *name, const char *value, unsigned least, unsigned most, unsigned *number) {
  char *end;
  unsigned long read = strtoul(value, &end, 10);
  if (*value < '0' || *value > '9' || *end || read < least || read > most) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "a number from %u to %u", least, most);
    return wrong(name, value, wanted);
  }
  *number = (unsigned)read;
  return true;
}

/* Bytes, with the suffixes of Kubernetes' quantities that are of use here. */
static bool read_bytes(const char *name, const char *value, uint64_t at_least, uint64_t *bytes) {
  static const struct {
    const char *suffix;
    uint64_t factor;
  } units[] = {{"", 1},          {"k", 1000},      {"M", 1000000},  {"G", 1000000000},
               {"Ki", 1u << 10}, {"Mi", 1u << 20}, {"Gi", 1u << 30}};
  char *end;
  unsigned long long read = strtoull(value, &end, 10);
  for (size_t i = 0; *value >= '0' && *value <= '9' && i < sizeof units / sizeof *units; i++)
    if (strcmp(end, units[i].suffix) == 0 && read <= MOST_MEMORY / units[i].factor && read * units[i].factor >= at_least) {
      *bytes = read * units[i].factor;
      return true;
    }
  return wrong(name, value, "a size of at least 48Mi such as 256Mi or 1Gi");
}

/* Seconds, or minutes with an `m` behind: what Go's flags take of durations, as far as these options go. */
static bool read_seconds(const char *name, const char *value, unsigned least, unsigned *seconds) {
  char *end;
  unsigned long read = strtoul(value, &end, 10);
  unsigned long factor = strcmp(end, "m") == 0 ? 60 : 1;
  bool form = *value >= '0' && *value <= '9' && (*end == 0 || strcmp(end, "s") == 0 || factor == 60);
  if (!form || read > 86400 / factor || read * factor < least) return wrong(name, value, "a time such as 30s or 2m");
  *seconds = (unsigned)(read * factor);
  return true;
}

static bool read_truth(const char *name, const char *value, bool *truth) {
  if (!value || strcmp(value, "true") == 0 || strcmp(value, "1") == 0)
    *truth = true;
  else if (strcmp(value, "false") == 0 || strcmp(value, "0") == 0)
    *truth = false;
  else
    return wrong(name, value, "true or false");
  return true;
}

/* `options` remembers which layers were asked for; NULL: they are not asked for here. */
static bool read_layers(options *options, const char *name, const char *value, unsigned *layers) {
  *layers = 0;
  for (const char *word = value;; word++) {
    size_t size = strcspn(word, ",");
    unsigned layer = crd_layer_of_name((crd_string){word, size});
    if (!layer) return wrong(name, value, "a list of crd, webhook, controller, all");
    *layers |= layer;
    if (layer == CRD_LAYER_ALL && options)
      options->all_layers = true;
    else if (options)
      options->named_layers |= layer & ~(unsigned)CRD_LAYER_CRD;
    word += size;
    if (!*word) return true;
  }
}

/* The CRD's own layer ratchets as the API server does, whatever is said here. */
static bool read_ratchet_layers(const char *name, const char *value, unsigned *layers) {
  *layers = 0;
  if (!*value || strcmp(value, "none") == 0) return true;
  return read_layers(NULL, name, value, layers);
}

static bool read_level(const char *name, const char *value, log_level *level) {
  bool verbosity = *value >= '1' && *value <= '9'; /* as zap counts it */
  if (verbosity || strcmp(value, "debug") == 0)
    *level = LOG_LEVEL_DEBUG;
  else if (strcmp(value, "info") == 0)
    *level = LOG_LEVEL_INFO;
  else if (strcmp(value, "error") == 0)
    *level = LOG_LEVEL_ERROR;
  else
    return wrong(name, value, "debug, info or error");
  return true;
}

static bool read_format(const char *name, const char *value, log_format *format) {
  if (strcmp(value, "json") == 0)
    *format = LOG_FORMAT_JSON;
  else if (strcmp(value, "logfmt") == 0 || strcmp(value, "console") == 0)
    *format = LOG_FORMAT_LOGFMT;
  else
    return wrong(name, value, "json or logfmt");
  return true;
}

typedef struct reading {
  options *options;
  const char *host;
  unsigned port;
} reading;

static bool read_server_option(reading *reading, int option, const char *name, const char *value) {
  options *options = reading->options;
  switch (option) {
  case OPTION_THREADS:
    return read_number(name, value, 0, 256, &options->threads);
  case OPTION_MAX_CONNECTIONS:
    return read_number(name, value, 8, 1000000, &options->connection_limit);
  case OPTION_MAX_CONNECTIONS_PER_ADDRESS:
    return read_number(name, value, 0, 1000000, &options->address_limit);
  case OPTION_MAX_BODY:
    return read_number(name, value, 1, 64, &options->body_limit_mib);
  case OPTION_MEMORY_LIMIT:
    return read_bytes(name, value, LEAST_MEMORY, &options->memory_limit);
  case OPTION_REQUEST_TIMEOUT:
    return read_seconds(name, value, 1, &options->request_timeout_s);
  case OPTION_IDLE_TIMEOUT:
    return read_seconds(name, value, 1, &options->idle_timeout_s);
  case OPTION_SHUTDOWN_DELAY:
    return read_seconds(name, value, 0, &options->shutdown_delay_s);
  case OPTION_SHUTDOWN_TIMEOUT:
    return read_seconds(name, value, 1, &options->shutdown_timeout_s);
  case OPTION_SANDBOX:
    return read_truth(name, value, &options->sandbox);
  case OPTION_LOG_LEVEL:
    return read_level(name, value, &options->log.level);
  case OPTION_LOG_FORMAT:
    return read_format(name, value, &options->log.format);
  default:
    return true; /* OPTION_WITHOUT_EFFECT */
  }
}

static bool read_tls_version(const char *name, const char *value, tls_files *files) {
  if (strcmp(value, "1.2") != 0 && strcmp(value, "1.3") != 0) return wrong(name, value, "1.2 or 1.3");
  files->allow_tls12 = strcmp(value, "1.2") == 0;
  return true;
}

static bool read_option(reading *reading, int option, const char *name, const char *value) {
  options *options = reading->options;
  switch (option) {
  case OPTION_PORT:
    return read_number(name, value, 0, 65535, &reading->port);
  case OPTION_BIND_ADDRESS:
    reading->host = value;
    return strlen(value) < 256 || wrong(name, value, "an address");
  case OPTION_CERT_DIR:
    options->files.directory = value;
    return true;
  case OPTION_CERT_NAME:
    options->files.certificate = value;
    return true;
  case OPTION_KEY_NAME:
    options->files.key = value;
    return true;
  case OPTION_CLIENT_CA_NAME:
    options->files.client_ca = value;
    return true;
  case OPTION_TLS_MIN_VERSION:
    return read_tls_version(name, value, &options->files);
  case OPTION_METRICS_ADDRESS:
    options->metrics_address = value;
    return true;
  case OPTION_METRICS_SECURE:
    return read_truth(name, value, &options->metrics_secure);
  case OPTION_METRICS_CERT_DIR:
    options->metrics_files.directory = value;
    return true;
  case OPTION_METRICS_CERT_NAME:
    options->metrics_files.certificate = value;
    return true;
  case OPTION_METRICS_KEY_NAME:
    options->metrics_files.key = value;
    return true;
  case OPTION_HEALTH_ADDRESS:
    options->health_address = value;
    return true;
  case OPTION_CRD:
    if (options->crd_count == OPTIONS_CRD_LIMIT) return wrong(name, value, "one of at most 64: name a folder");
    options->crds[options->crd_count++] = value;
    return true;
  case OPTION_OVERLAY:
    if (options->overlay_count == OPTIONS_CRD_LIMIT) return wrong(name, value, "one of at most 64");
    options->overlays[options->overlay_count++] = value;
    return true;
  case OPTION_NO_BUILTINS:
    return read_truth(name, value, &options->no_builtins);
  case OPTION_LAYERS:
    return read_layers(options, name, value, &options->layers);
  case OPTION_WARN_LAYERS:
    return read_layers(options, name, value, &options->warn_layers);
  case OPTION_RATCHET_LAYERS:
    return read_ratchet_layers(name, value, &options->ratchet_layers);
  case OPTION_ALLOW_MISSING_LAYERS:
    return read_truth(name, value, &options->allow_missing_layers);
  case OPTION_FEATURE_GATES:
    options->feature_gates = value;
    return true;
  case OPTION_LIST_FEATURE_GATES:
    options->list_gates = true;
    return true;
  case OPTION_CONFIG:
    options->config = value;
    return true;
  case OPTION_KUBERNETES_VERSION:
    options->kubernetes_minor = crd_kubernetes_minor(value);
    return options->kubernetes_minor || wrong(name, value, "1.30 to 1.37");
  case OPTION_ALLOW_UNKNOWN_KINDS:
    return read_truth(name, value, &options->allow_unknown_kinds);
  default:
    return read_server_option(reading, option, name, value);
  }
}

static void finish(reading *reading) {
  options *options = reading->options;
  options->layers |= options->warn_layers | CRD_LAYER_CRD; /* the layers above are asked of what it lets in */
  bool v6 = strchr(reading->host, ':') && reading->host[0] != '[';
  snprintf(options->address, sizeof options->address, v6 ? "[%s]:%u" : "%s:%u", reading->host, reading->port);
  tls_files *metrics = &options->metrics_files;
  if (!metrics->directory) metrics->directory = options->files.directory;
  if (!metrics->certificate) metrics->certificate = options->files.certificate;
  if (!metrics->key) metrics->key = options->files.key;
  metrics->allow_tls12 = options->files.allow_tls12;
}

options_result options_read(options *options, int count, char **arguments) {
  *options = (struct options){.metrics_address = ":8080",
                              .health_address = ":8081",
                              .files = {.directory = "/tmp/k8s-webhook-server/serving-certs",
                                        .certificate = "tls.crt",
                                        .key = "tls.key",
                                        .allow_tls12 = true},
                              .layers = CRD_LAYER_CRD | CRD_LAYER_WEBHOOK,
                              .ratchet_layers = CRD_LAYER_CONTROLLER,
                              .body_limit_mib = 7,
                              .request_timeout_s = 30,
                              .idle_timeout_s = 120,
                              .shutdown_delay_s = 3,
                              .shutdown_timeout_s = 30,
                              .sandbox = true,
                              .log = {.descriptor = 2, .level = LOG_LEVEL_INFO, .format = LOG_FORMAT_JSON}};
  reading reading = {.options = options, .host = "", .port = 9443};
  int index = 0, option;
  opterr = 1;
  optind = 1;
  while ((option = getopt_long(count, arguments, "h", known, &index)) != -1) {
    if (option == OPTION_HELP || option == 'h') {
      options_print_help(stdout);
      return OPTIONS_DONE;
    }
    if (option == OPTION_VERSION) {
      puts("crd-webhook " CRD_VERSION);
      return OPTIONS_DONE;
    }
    if (option == '?' || !read_option(&reading, option, known[index].name, optarg)) return OPTIONS_WRONG;
  }
  if (optind < count) {
    fprintf(stderr, "crd-webhook: \"%s\": no arguments are wanted, only options (--help says which)\n", arguments[optind]);
    return OPTIONS_WRONG;
  }
  if (!options->crd_count && (options->overlay_count || options->no_builtins)) {
    fprintf(stderr, "crd-webhook: %s\n",
            options->overlay_count ? "--overlay adds to a CRD that --crd gives: there is none"
                                   : "--no-builtins leaves nothing without --crd");
    return OPTIONS_WRONG;
  }
  finish(&reading);
  return OPTIONS_RUN;
}
