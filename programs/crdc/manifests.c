/* SPDX-License-Identifier: Apache-2.0 */
/* crdc manifests: webhook configurations from markers. */
#include "webhooks/manifests.h"
#include "../../runtime/base/say.h"
#include "command/command.h"
#include "judge/configuration.h"
#include "schema/markers/marker.h"

#include <crd/base64.h>
#include <crd/cluster.h>
#include <crd/yaml.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Parses NAMESPACE/NAME[:PORT][/PATH]. */
static bool read_service(const char *text, manifest_options *options) {
  const char *slash = strchr(text, '/');
  if (!slash || slash == text || !slash[1]) return false;
  options->service_namespace = (crd_string){text, (size_t)(slash - text)};
  const char *name = slash + 1;
  size_t size = strcspn(name, ":/");
  options->service_name = (crd_string){name, size};
  const char *rest = name + size;
  if (*rest == ':') {
    char *end;
    options->service_port = strtol(rest + 1, &end, 10);
    if (end == rest + 1 || options->service_port < 1 || options->service_port > 65535) return false;
    rest = end;
  }
  options->service_path = crd_string_of(rest);
  return size > 0 && (*rest == 0 || *rest == '/');
}

/* Reads a file of certificates as base64. */
static bool read_bundle(crd_arena *arena, const char *path, crd_string *bundle) {
  FILE *stream = fopen(path, "rb");
  if (!stream) return false;
  crd_text bytes = {.arena = arena}, encoded = {.arena = arena};
  char part[4096];
  for (size_t got; (got = fread(part, 1, sizeof part, stream)) > 0 && bytes.size < 1u << 20;)
    crd_text_add(&bytes, (crd_string){part, got});
  bool good = !ferror(stream) && bytes.size > 0 && bytes.size < 1u << 20;
  fclose(stream);
  if (!good) return false;
  crd_base64_encode(&encoded, crd_text_string(&bytes));
  *bundle = crd_text_string(&encoded);
  return true;
}

/* Prints the objects, after validating them unless `unchecked`; false after messages. */
static bool print_all(crd_arena *arena, const crd_value *list, const manifest_sources *sources, bool unchecked) {
  crd_text text = {.arena = arena};
  diagnostics found = {.arena = arena};
  for (uint32_t i = 0; i < list->size; i++) {
    crd_errors errors = crd_errors_init(arena);
    if (!unchecked) crdc_configuration_judge(&errors, &list->as.items[i], false);
    crd_string kind = crd_value_string(crd_value_get(&list->as.items[i], CRD_STRING("kind")));
    for (uint32_t k = 0; k < errors.count; k++) {
      crd_string message = crd_error_message(arena, &errors.items[k]);
      crdc_diagnostics_add(&found, SEVERITY_ERROR, crdc_manifests_place(sources, i, errors.items[k].field), "%.*s: %.*s",
                           CRD_PRINT(kind), CRD_PRINT(message));
    }
    if (list->size > 1) crd_text_add(&text, CRD_STRING("---\n"));
    crd_yaml_write(&text, &list->as.items[i]);
  }
  bool good = command_report(&found);
  if (good && text.size) fwrite(text.data, 1, text.size, stdout);
  return good;
}

/* ---- rights ---- */

/* The kinds that rules read from the cluster: those with a +crdc:watch marker, each in its storage version. */
static size_t watched_kinds(crd_arena *arena, const crd_set *set, crd_watch **kinds) {
  size_t count = 0;
  *kinds = crd_arena_alloc(arena, (set->count + 1) * sizeof **kinds);
  for (size_t i = 0; i < set->count; i++) {
    const crd_definition *definition = &set->items[i];
    bool watched = false;
    for (size_t v = 0; v < definition->version_count; v++) {
      const schema *root = definition->versions[v].schema;
      for (size_t b = 0; root && b < root->marker_block_count; b++)
        for (size_t m = 0; m < root->markers[b].count; m++)
          watched |= crdc_marker_is(&root->markers[b].items[m], "crdc:watch");
    }
    if (watched) (*kinds)[count++] = (crd_watch){.group = definition->group, .resource = definition->plural};
  }
  return count;
}

/* Prints the RBAC objects for crd-webhook: for reading those kinds, and for setting the certificates of these
 * configurations. */
static void print_rights(crd_arena *arena, const crd_set *set, const crd_value *configurations, const char *account,
                         bool records) {
  crd_watch *kinds;
  size_t kind_count = watched_kinds(arena, set, &kinds), slash = strcspn(account, "/");
  crd_cluster_webhook *webhooks = crd_arena_alloc(arena, (configurations->size + 1) * sizeof *webhooks);
  for (uint32_t i = 0; i < configurations->size; i++) {
    const crd_value *object = &configurations->as.items[i];
    webhooks[i] = (crd_cluster_webhook){.mutating = crd_value_is_string(crd_value_get(object, CRD_STRING("kind")),
                                                                        CRD_STRING("MutatingWebhookConfiguration")),
                                        .name = crd_value_text(crd_value_find(object, "metadata", "name", NULL))};
  }
  crd_text text = {.arena = arena};
  crd_string name = crd_string_of(account + slash + 1);
  crd_cluster_write_rights(&text, kinds, kind_count, webhooks, configurations->size, records, name,
                           (crd_string){account, slash}, name);
  printf("---\n%.*s", CRD_PRINT(crd_text_string(&text)));
}

typedef struct manifests_options {
  common common;
  const char *service, *url, *bundle, *cert_manager, *account, *paths;
  bool unchecked, records;
  manifest_options settings;
} manifests_options;

static bool print_manifests(compilation *compilation, const manifests_options *options) {
  const common *common = &options->common;
  crd_arena *arena = common->arena;
  bool good = command_add(compilation, common, NULL);
  diagnostics found = {.arena = arena};
  if (!command_report(crdc_compilation_diagnostics(compilation)) || !good) return false;
  manifest_sources sources;
  crd_value list = crdc_manifests_build(arena, crdc_compilation_crds(compilation), &options->settings, &sources, &found);
  if (!command_report(&found)) return false;
  if (!list.size) fputs("crdc manifests: no +kubebuilder:webhook marker in the CRDs and overlays\n", stderr);
  if (!list.size || !print_all(arena, &list, &sources, options->unchecked)) return false;
  if (options->account) print_rights(arena, crdc_compilation_crds(compilation), &list, options->account, options->records);
  return true;
}

#define AT(member) offsetof(manifests_options, member)

static const flag flags[] = {
    FLAG_TEXT("service", 0, AT(service), "NS/NAME[:PORT][/PATH]",
              "the service of all webhooks; PATH goes before the\n"
              "path of each marker"),
    FLAG_TEXT("url", 0, AT(url), "URL", "a URL in the service's place; the path is appended"),
    FLAG_TEXT("ca-bundle", 0, AT(bundle), "FILE", "certificates (PEM) that the webhooks' are signed with"),
    FLAG_TEXT("cert-manager", 0, AT(cert_manager), "NS/NAME", "a Certificate whose authority cert-manager shall put in"),
    FLAG_TEXT("paths", 0, AT(paths), "PATH,...", "only the webhooks with these paths"),
    FLAG_TEXT("rights", 0, AT(account), "NS/NAME",
              "the rights, too, that crd-webhook needs as this service\naccount: the kinds that rules look at, and "
              "these\nconfigurations for its certificates"),
    FLAG_ON("record-events", 0, AT(records), "with --rights: those for crd-webhook's flag of that name, too"),
    {.heading = "    --overlay FILE", .help = "an overlay beside those of the CRDs; any number of times"},
    {.heading = "    --no-overlays", .help = "without NAME.markers.yaml beside NAME.yaml"},
    FLAG_ON("no-check", 0, AT(unchecked), "write what the API server would refuse too"),
    COMMAND_HELP,
};

static const char *refuse_manifests(void *target) {
  manifests_options *options = target;
  if (options->service && options->url) return "--service and --url exclude each other";
  if (options->service && !read_service(options->service, &options->settings))
    return "--service takes NAMESPACE/NAME[:PORT][/PATH]";
  if (options->cert_manager && !strchr(options->cert_manager, '/')) return "--cert-manager takes NAMESPACE/NAME";
  if (options->account && (!strchr(options->account, '/') || !strchr(options->account, '/')[1] || *options->account == '/'))
    return "--rights takes NAMESPACE/NAME";
  if (options->records && !options->account) return "--record-events is beside --rights: there is none";
  if (options->paths) options->settings.paths = crd_string_of(options->paths);
  if (options->url) options->settings.url = crd_string_of(options->url);
  if (options->cert_manager) options->settings.cert_manager = crd_string_of(options->cert_manager);
  return NULL;
}

static int run_manifests(void *target, compilation *compilation) {
  manifests_options *options = target;
  const common *common = &options->common;
  if (options->bundle && !read_bundle(common->arena, options->bundle, &options->settings.ca_bundle)) {
    crd_say(stderr, "%s: cannot read %s: %s\n", common->program, options->bundle,
            errno ? strerror(errno) : "empty, or more than 1 MiB");
    return EXIT_USAGE;
  }
  bool good = print_manifests(compilation, options);
  return command_status(good, crdc_compilation_diagnostics(compilation));
}

const command manifests_command = {.program = "crdc manifests",
                                   .size = sizeof(manifests_options),
                                   .refuse = refuse_manifests,
                                   .run = run_manifests,
                                   .page = &page_crdc_manifests,
                                   .flags = flags,
                                   .flag_count = sizeof flags / sizeof *flags,
                                   .overlays = true};
