/* crdc manifests: webhook configurations from markers. */
#include "webhooks/manifests.h"
#include "base/memory.h"
#include "commands/command.h"
#include "commands/help.h"
#include "webhooks/webhook_configuration.h"

#include <crd/yaml.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* NAMESPACE/NAME[:PORT][/PATH]. */
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

static void add_base64(crd_text *out, const unsigned char *bytes, size_t size) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (size_t i = 0; i < size; i += 3) {
    size_t left = size - i;
    unsigned group =
        (unsigned)bytes[i] << 16 | (left > 1 ? (unsigned)bytes[i + 1] << 8 : 0) | (left > 2 ? bytes[i + 2] : 0u);
    crd_text_add_char(out, digits[group >> 18]);
    crd_text_add_char(out, digits[group >> 12 & 63]);
    crd_text_add_char(out, left > 1 ? digits[group >> 6 & 63] : '=');
    crd_text_add_char(out, left > 2 ? digits[group & 63] : '=');
  }
}

/* A file of certificates, as base64. */
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
  add_base64(&encoded, (const unsigned char *)bytes.data, bytes.size);
  *bundle = crd_text_string(&encoded);
  return true;
}

/* Validates, unless `unchecked`, and prints the objects; false after messages. */
static bool print_all(crd_arena *arena, const crd_value *list, const manifest_sources *sources, bool unchecked) {
  crd_text text = {.arena = arena};
  diagnostics found = {.arena = arena};
  for (uint32_t i = 0; i < list->size; i++) {
    crd_errors errors = crd_errors_init(arena);
    if (!unchecked) webhook_configuration_validate(&errors, &list->as.items[i]);
    crd_string kind = crd_value_string(crd_value_get(&list->as.items[i], CRD_STRING("kind")));
    for (uint32_t k = 0; k < errors.count; k++) {
      crd_string message = crd_error_message(arena, &errors.items[k]);
      diagnostics_add(&found, SEVERITY_ERROR, manifests_place(sources, i, errors.items[k].field), "%.*s: %.*s",
                      (int)kind.size, kind.data, (int)message.size, message.data);
    }
    if (list->size > 1) crd_text_add(&text, CRD_STRING("---\n"));
    crd_yaml_write(&text, &list->as.items[i]);
  }
  diagnostics_print(&found, stderr, command_wants_color(stderr));
  if (!found.errors && text.size) fwrite(text.data, 1, text.size, stdout);
  return found.errors == 0;
}

static bool make_manifests(crd_arena *arena, compilation *compilation, const common *common, const manifest_options *options,
                           bool unchecked) {
  bool good = command_add(compilation, common, NULL);
  diagnostics found = {.arena = arena};
  diagnostics_print(compilation_diagnostics(compilation), stderr, command_wants_color(stderr));
  if (!good || compilation_diagnostics(compilation)->errors) return false;
  manifest_sources sources;
  crd_value list = manifests_build(arena, compilation_crds(compilation), options, &sources, &found);
  diagnostics_print(&found, stderr, command_wants_color(stderr));
  if (found.errors) return false;
  if (!list.size) fputs("crdc manifests: no +kubebuilder:webhook marker in the CRDs and overlays\n", stderr);
  return list.size && print_all(arena, &list, &sources, unchecked);
}

int manifests_command_run(int argc, char **argv) {
  common common = {.program = "crdc manifests"};
  const char *service = NULL, *url = NULL, *bundle = NULL, *cert_manager = NULL;
  bool unchecked = false;
  const option options[] = {{"help", 'h', &common.help, NULL},
                            {"service", 0, NULL, &service},
                            {"url", 0, NULL, &url},
                            {"ca-bundle", 0, NULL, &bundle},
                            {"cert-manager", 0, NULL, &cert_manager},
                            {"no-check", 0, &unchecked, NULL},
                            {0}};
  manifest_options settings = {0};
  unsigned minor;
  if (command_take_overlays(&common, &argc, argv) != EXIT_GOOD) return EXIT_USAGE;
  if (!options_read(common.program, options, argc, argv, &common.crds)) return EXIT_USAGE;
  if (common.help) return help_print(stdout, "manifests") ? EXIT_GOOD : EXIT_USAGE;
  if (service && url) return command_usage(&common, "--service and --url exclude each other");
  if (service && !read_service(service, &settings))
    return command_usage(&common, "--service takes NAMESPACE/NAME[:PORT][/PATH]");
  if (cert_manager && !strchr(cert_manager, '/')) return command_usage(&common, "--cert-manager takes NAMESPACE/NAME");
  int status = command_settle(&common, &minor);
  if (status != EXIT_GOOD) return status;
  crd_arena *arena = memory_arena(NULL);
  if (url) settings.url = crd_string_of(url);
  if (cert_manager) settings.cert_manager = crd_string_of(cert_manager);
  if (bundle && !read_bundle(arena, bundle, &settings.ca_bundle)) {
    fprintf(stderr, "%s: cannot read %s: %s\n", common.program, bundle,
            errno ? strerror(errno) : "empty, or more than 1 MiB");
    crd_arena_destroy(arena);
    return EXIT_USAGE;
  }
  compilation *compilation = compilation_create(&(compile_options){.no_overlays = common.no_overlays});
  bool good = make_manifests(arena, compilation, &common, &settings, unchecked);
  status = command_status(good, compilation_diagnostics(compilation));
  compilation_destroy(compilation);
  crd_arena_destroy(arena);
  return status;
}
