/* SPDX-License-Identifier: Apache-2.0 */
/* crd-webhook: runs the server of crd/webhook.h with compiled-in or given kinds, with its options and its sandbox. */
#include "../../runtime/base/say.h"
#include "cluster_client.h"
#include "judge/builtin.h"
#include "judges/kinds.h"
#include "object_files.h"
#include "options.h"
#include "policies.h"
#include "sandbox.h"
#include "server.h"
#include "settings_store.h"
#include <crd/guard.h>
#include <crd/layers.h>
#include <crd/settings.h>
#include <crd/types.h>
#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

/* Checks whether the requested layers have rules. */

static const crd_string advice = CRD_STRING_INIT(
    "rules stand in an overlay: NAME.markers.yaml beside the CRD NAME.yaml, or --overlay FILE; "
    "--allow-missing-layers starts without them");

/* Collects the kinds without rules in a layer; returns how many have some. */
static size_t name_kinds_without(const crd_registry *asked, unsigned layer, crd_text *names) {
  size_t with = 0;
  for (size_t i = 0; i < asked->count; i++) {
    const crd_kind *kind = asked->kinds[i];
    if (!crd_kind_is_custom(kind)) continue;
    if (crd_kind_layers(kind) & layer) {
      with++;
      continue;
    }
    if (names->size) crd_text_add(names, CRD_STRING(", "));
    crd_text_printf(names, "%.*s/%.*s %.*s", CRD_PRINT(kind->group), CRD_PRINT(kind->version), CRD_PRINT(kind->kind));
  }
  return with;
}

/* Logs which kinds have no rules of a requested layer. False, with a log line, if no kind has any and the options do not
 * allow it. For `all` one layer is enough. */
static bool layers_settle(const crd_registry *asked, const options *options) {
  static const unsigned above[] = {CRD_LAYER_WEBHOOK, CRD_LAYER_CONTROLLER, CRD_LAYER_PODS};
  bool good = true, some = false;
  for (size_t i = 0; i < sizeof above / sizeof *above; i++) {
    unsigned layer = above[i];
    bool named = (options->rules.named_layers & layer) != 0;
    if (!named && !options->rules.all_layers) continue;
    crd_arena *arena = crd_arena_create(NULL);
    if (!arena) return false;
    crd_text names = {.arena = arena};
    size_t with = name_kinds_without(asked, layer, &names);
    if (names.size)
      log_event(&options->log, LOG_LEVEL_INFO, "setup", "kinds without rules of a layer that was asked for",
                log_text("layer", crd_layer_name(layer)), log_text("kinds", crd_text_string(&names)));
    crd_arena_destroy(arena);
    some = some || with;
    if (with || !named || options->rules.allow_missing_layers) continue;
    log_event(&options->log, LOG_LEVEL_ERROR, "setup", "no kind has rules of a layer that was asked for",
              log_text("layer", crd_layer_name(layer)), log_text("help", advice));
    good = false;
  }
  if (!good || some || !options->rules.all_layers || options->rules.allow_missing_layers) return good;
  log_event(&options->log, LOG_LEVEL_ERROR, "setup", "no kind has rules of a layer above the CRD, and all were asked for",
            log_text("help", advice));
  return false;
}

#define ERROR_SIZE 4608
#define LOG_FLUSH_MS 500 /* the longest wait at the end for a slow reader of the log */

/* The settings from the file of --admission-conf: their names, and what Volcano's webhooks read of it. */
#define ADMISSION_SETTING "admissionConfiguration"
#define ADMISSION_TYPE                                                                                                      \
  "(resourceGroups:[](resourceGroup:string object:(key:string value:[]string) schedulerName:string labels:{}string "        \
  "affinity:string tolerations:[](key:string operator:string value:string effect:string tolerationseconds:*int)))"

typedef struct program {
  options options;
  kinds *kinds;
  builtin_services *own;        /* including those of the policies */
  const crd_settings *declared; /* the declarations of the kinds, with defaults */
  char *settings, *gates;       /* from flags */
  webhook_policies *policies;   /* NULL: none */
  cluster_client *cluster;      /* NULL: no API server is used */
  crd_webhook *webhook;
} program;

static bool report_failure(program *program, const char *what, const char *error) {
  log_event(&program->options.log, LOG_LEVEL_ERROR, "setup", what, log_text("error", crd_string_of(error)));
  return false;
}

#define CLUSTER_FILES 8

/* What the program still needs: files that it reads again while it serves. */
typedef struct needed_files {
  char files[4][PATH_MAX], policies[OPTIONS_CRD_LIMIT][PATH_MAX];
  const char *paths[8 + CLUSTER_FILES + 2 * OPTIONS_CRD_LIMIT];
  sandbox_needs needs;
} needed_files;

static void find_needs(const program *program, needed_files *needed) {
  const options *options = &program->options;
  const tls_files *pairs[] = {&options->files, options->metrics_secure ? &options->metrics_files : &options->files};
  const char **paths = needed->paths;
  size_t count = 0;
  paths[count++] = options->rules.config;
  paths[count++] = options->manager.admission_conf;
  for (size_t i = 0; i < 2; i++) {
    paths[count++] = strcmp(pairs[i]->directory, "/") == 0 ? NULL : pairs[i]->directory;
    snprintf(needed->files[2 * i], PATH_MAX, "%s/%s", pairs[i]->directory, pairs[i]->certificate);
    snprintf(needed->files[2 * i + 1], PATH_MAX, "%s/%s", pairs[i]->directory, pairs[i]->key);
    paths[count++] = needed->files[2 * i];
    paths[count++] = needed->files[2 * i + 1];
  }
  for (size_t i = 0; i < options->policies.count; i++) {
    object_files_path(options->policies.items[i], needed->policies[i], PATH_MAX);
    paths[count++] = needed->policies[i];
  }
  for (size_t i = 0; program->policies && i < options->rules.crds.count; i++) paths[count++] = options->rules.crds.items[i];
  size_t own = program->cluster ? cluster_client_files(program->cluster, paths + count, CLUSTER_FILES) : 0;
  needed->needs = (sandbox_needs){.paths = paths, .count = count + (own < CLUSTER_FILES ? own : CLUSTER_FILES)};
  if (!program->cluster || !cluster_client_connects(program->cluster)) return;
  needed->needs.connects = true;
  needed->needs.port = cluster_client_port(program->cluster);
  needed->needs.resolves = cluster_client_resolves(program->cluster);
}

/* ---- the API server ---- */

/* webhook-manager always has a cluster, other programs if one is given. */
static bool has_cluster(const options *options) {
  const manager_options *manager = &options->manager;
  return manager_is_meant(manager) || manager->kubeconfig || manager->master || manager->record_events ||
         options->watch_namespaces;
}

static uint64_t memory_of(const options *options) {
  uint64_t memory = options->memory_limit;
  if (!memory) memory = memory_limit_of_group("/proc/self/cgroup", "/sys/fs/cgroup");
  return memory ? memory : OPTIONS_MEMORY;
}

/* The share of the memory for the cluster's objects; requests use the rest. */
static uint64_t cluster_memory(const options *options) {
  return has_cluster(options) ? memory_of(options) / 4 : 0;
}

static bool make_cluster(program *program) {
  const options *options = &program->options;
  const manager_options *manager = &options->manager;
  if (!has_cluster(options)) return true;
  program->cluster = cluster_client_create(&(cluster_client_options){.registry = kinds_registry(program->kinds),
                                                                     .layers = options->rules.layers,
                                                                     .kubeconfig = manager->kubeconfig,
                                                                     .master = manager->master,
                                                                     .qps = (double)manager->qps,
                                                                     .burst = manager->burst,
                                                                     .memory = cluster_memory(options),
                                                                     .authority = manager->authority,
                                                                     .certificate = manager->certificate,
                                                                     .component = manager_component(manager),
                                                                     .log = &options->log});
  return program->cluster != NULL || report_failure(program, "cannot start", "no memory");
}

/* The served paths decide what is read from the cluster. */
static bool settle_cluster(program *program) {
  size_t count;
  char error[ERROR_SIZE];
  const crd_webhook_path *paths = crd_webhook_paths(program->webhook, &count);
  if (!program->cluster) return true;
  for (size_t i = 0; i < count; i++)
    if (!cluster_client_serve(program->cluster, paths[i].path, paths[i].kind, paths[i].service != NULL))
      return report_failure(program, "cannot start", "no memory");
  if (program->options.watch_namespaces && !cluster_client_watch(program->cluster, &policy_namespaces_watch))
    return report_failure(program, "cannot start", "no memory");
  return cluster_client_settle(program->cluster, error, sizeof error) ||
         report_failure(program, "cannot ask the API server", error);
}

static bool start_cluster(program *program) {
  char error[ERROR_SIZE];
  return !program->cluster || cluster_client_start(program->cluster, error, sizeof error) ||
         report_failure(program, "cannot ask the API server", error);
}

static size_t count_served(const crd_registry *registry) {
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++) count += crd_kind_is_custom(registry->kinds[i]);
  return count;
}

static kinds *load_kinds(const options *options) {
  kinds *kinds = kinds_load(&(kinds_source){.program = "crd-webhook", .rules = &options->rules});
  if (!kinds) return NULL;
  log_event(&options->log, LOG_LEVEL_INFO, "setup",
            !options->rules.crds.count   ? "serving the kinds compiled in"
            : options->rules.no_builtins ? "serving the kinds of the CRDs given"
                                         : "serving the kinds of the CRDs given, and those compiled in",
            log_number("kinds", (int64_t)count_served(kinds_registry(kinds))));
  return kinds;
}

/* --list-feature-gates: lists the gates instead of serving. */
static bool list_gates(program *program) {
  options *options = &program->options;
  char error[ERROR_SIZE];
  options->log.level = LOG_LEVEL_ERROR;
  program->kinds = load_kinds(options);
  if (!program->kinds) return report_failure(program, "cannot load the kinds", "see above");
  const settings_source source = {
      .registry = kinds_registry(program->kinds), .file = options->rules.config, .gates = options->rules.feature_gates};
  settings_store *store = crd_settings_store_create(&source, &options->log, error, sizeof error);
  if (!store) return report_failure(program, "cannot read the settings", error);
  crd_text text = {.arena = crd_arena_create(NULL)};
  const crd_settings *settings = crd_settings_store_take(store);
  crd_settings_list_gates(settings, &text);
  crd_settings_release(settings);
  crd_settings_store_destroy(store);
  bool written = fwrite(text.data, 1, text.size, stdout) == text.size && fflush(stdout) == 0;
  crd_arena_destroy(text.arena);
  return written || report_failure(program, "cannot write", strerror(errno));
}

/* The regular checks while serving. */
static void refresh(void *context) {
  const program *program = context;
  if (program->cluster) cluster_client_refresh(program->cluster);
  if (program->policies) webhook_policies_refresh(program->policies);
}

static bool make_policies(program *program) {
  const options *options = &program->options;
  char error[ERROR_SIZE];
  if (!options->policies.count) return true;
  const crd_state_source *namespaces = options->watch_namespaces ? cluster_client_source(program->cluster) : NULL;
  program->policies = webhook_policies_create(&(webhook_policies_source){.paths = options->policies.items,
                                                                         .count = options->policies.count,
                                                                         .crds = options->rules.crds.items,
                                                                         .crd_count = options->rules.crds.count,
                                                                         .registry = kinds_registry(program->kinds),
                                                                         .kubernetes_minor = options->rules.kubernetes_minor,
                                                                         .dry_run = options->dry_run_policies,
                                                                         .cluster = namespaces,
                                                                         .log = &options->log},
                                              error, sizeof error);
  return program->policies != NULL || report_failure(program, "cannot load the policies", error);
}

static bool make_own_services(program *program) {
  size_t count;
  const crd_admission_service *others = webhook_policies_services(program->policies, &count);
  program->own = builtin_services_create(program->options.rules.kubernetes_minor, others, count);
  return program->own != NULL || report_failure(program, "cannot start", "no memory");
}

/* Converts the command line's options. */
static crd_webhook_options webhook_options(program *program) {
  const options *options = &program->options;
  const manager_options *manager = &options->manager;
  const rule_options *rules = &options->rules;
  const crd_registry *registry = kinds_registry(program->kinds);
  size_t service_count;
  const crd_admission_service *services = builtin_services_all(program->own, &service_count);
  bool declared = crd_settings_find(program->declared, CRD_STRING(ADMISSION_SETTING));
  return (crd_webhook_options){.address = options->address,
                               .metrics_address = options->metrics_address,
                               .health_address = options->health_address,
                               .healthz_address = manager->healthz ? manager->healthz_address : NULL,
                               .metrics_secure = options->metrics_secure,
                               .certificate_folder = options->files.directory,
                               .certificate = options->files.certificate,
                               .key = options->files.key,
                               .client_authority = options->files.client_ca,
                               .metrics_folder = options->metrics_files.directory,
                               .metrics_certificate = options->metrics_files.certificate,
                               .metrics_key = options->metrics_files.key,
                               .newest_tls = !options->files.allow_tls12,
                               .registry = registry,
                               .layers = rules->layers,
                               .warn_layers = rules->warn_layers,
                               .ratchet_layers = rules->ratchet_layers,
                               .kubernetes_minor = rules->kubernetes_minor,
                               .decoder = rules->decoder,
                               .allow_unknown_kinds = options->allow_unknown_kinds,
                               .name_rules = options->name_rules,
                               .enabled = manager->enabled_admission,
                               .cluster = cluster_client_source(program->cluster),
                               .tick = program->cluster || program->policies ? refresh : NULL,
                               .tick_context = program,
                               .services = services,
                               .service_count = service_count,
                               .measure = program->policies ? webhook_policies_measure : NULL,
                               .measure_context = program->policies,
                               .pods = &crdc_pod_judge,
                               .settings_file = rules->config,
                               .settings = program->settings,
                               .feature_gates = program->gates ? program->gates : rules->feature_gates,
                               .setting_file = declared ? manager->admission_conf : NULL,
                               .setting_of_file = ADMISSION_SETTING,
                               .setting_type = ADMISSION_TYPE,
                               .log_values = options->log_values,
                               .threads = options->threads,
                               .connections = options->connection_limit,
                               .connections_per_address = options->address_limit,
                               .memory = memory_of(options) - cluster_memory(options),
                               .body = (size_t)options->body_limit_mib << 20,
                               .request_seconds = options->request_timeout_s,
                               .idle_seconds = options->idle_timeout_s,
                               .drain_seconds = options->shutdown_delay_s,
                               .shutdown_seconds = options->shutdown_timeout_s};
}

/* Applies webhook-manager's flags. */
static bool take_manager_flags(program *program) {
  const options *options = &program->options;
  const char *gates = manager_is_meant(&options->manager) ? options->rules.feature_gates : NULL;
  char error[ERROR_SIZE];
  if (!manager_reads_files(&options->manager, error, sizeof error))
    return report_failure(program, "Failed to parse CA file", error);
  manager_tell_unused(&options->manager, &options->log);
  program->declared = crd_registry_settings(kinds_registry(program->kinds));
  if (!program->declared) return report_failure(program, "cannot start", "no memory");
  program->settings = manager_settings(&options->manager, program->declared);
  if (!program->settings && errno) return report_failure(program, "cannot start", strerror(errno));
  if (gates) program->gates = manager_gates(gates, program->declared, &options->log);
  return !gates || program->gates || report_failure(program, "cannot start", "no memory");
}

static bool start_serving(program *program) {
  options *options = &program->options;
  program->kinds = load_kinds(options);
  if (!program->kinds) return report_failure(program, "cannot load the kinds", "see above");
  if (!layers_settle(kinds_asked(program->kinds), options)) return false;
  if (!make_cluster(program) || !make_policies(program) || !make_own_services(program) || !take_manager_flags(program))
    return false;
  const crd_webhook_options server = webhook_options(program);
  program->webhook = crd_webhook_create_logged(&server, &options->log);
  if (!program->webhook || !settle_cluster(program)) return false;
  static needed_files needed; /* too large for a stack */
  find_needs(program, &needed);
  if (options->sandbox) sandbox_restrict_files(&needed.needs, &options->log); /* threads that start later inherit it */
  if (!start_cluster(program) || !crd_webhook_start(program->webhook)) return false;
  if (options->sandbox) sandbox_restrict_calls(&needed.needs, &options->log);
  return true;
}

/* Returns freed blocks of bodies and arenas to the system; glibc would otherwise adapt to the first large block and keep all
 * of them. All threads share one heap, because a thread without its own would have no memory while others have. The memory
 * of a request is reused by the next one, so that nobody waits for the heap's lock. */
static void set_allocator(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
  mallopt(M_ARENA_MAX, 1);
#endif
}

/* Called without a guard: at the start, and when settings are read again. */
static void end_without_memory(void *context, crd_stop reason, size_t bytes) {
  const program *program = context;
  log_event(&program->options.log, LOG_LEVEL_ERROR, "memory", "there is none: the program ends",
            log_text("reason", crd_stop_text(reason)), log_number("bytes", (int64_t)bytes));
  struct timespec moment = {.tv_nsec = LOG_FLUSH_MS * 1000000l / 5}; /* lets the log's thread write, if there is one */
  nanosleep(&moment, NULL);
  _exit(1);
}

/* Raises the limit of descriptors to the maximum: connections are limited by their memory. */
static void take_descriptors(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= limit.rlim_max) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

/* Ends the program if memory runs out outside of a request, as at the start: it can then be restarted. */
static void end(void *context, crd_stop reason, size_t bytes) {
  (void)context;
  (void)bytes;
  crd_say(stderr, "crd-webhook: %s\n", crd_stop_text(reason).data);
  _exit(1);
}

int main(int count, char **arguments) {
  program program = {.kinds = NULL};
  crd_set_stop_handler(end, NULL);
  int asked;
  if (cli_run(webhook_cli(kinds_have_compiler), count, arguments, &asked)) return asked;
  switch (options_read(&program.options, count, arguments, kinds_have_compiler)) {
  case OPTIONS_DONE:
    return 0;
  case OPTIONS_WRONG:
    return 2;
  default:
    break;
  }
  if (program.options.rules.crds.count && !kinds_can_compile("crd-webhook")) return 2;
  crd_set_stop_handler(end_without_memory, &program);
  take_descriptors();
  set_allocator();
  crd_log_open(&program.options.log); /* without memory a slow reader of the log can block */
  int status = 1;
  if (program.options.rules.list_gates)
    status = list_gates(&program) ? 0 : 1;
  else if (start_serving(&program))
    status = crd_webhook_serve(program.webhook) ? 0 : 1;
  crd_webhook_destroy(program.webhook);
  cluster_client_destroy(program.cluster);
  builtin_services_destroy(program.own);
  webhook_policies_destroy(program.policies);
  free(program.settings);
  free(program.gates);
  crd_settings_release(program.declared);
  kinds_destroy(program.kinds);
  crd_log_stop(&program.options.log, LOG_FLUSH_MS);
  return status;
}
