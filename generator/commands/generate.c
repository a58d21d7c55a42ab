/* crdc generate: C files of CRDs. */
#include "commands/command.h"
#include "types/identifier.h"

typedef struct generate_options {
  common common;
  compile_options settings;
  const char *out;
  bool check, verbose;
} generate_options;

#define AT(member) offsetof(generate_options, member)

static const flag flags[] = {
    FLAG_TEXT("out", 'o', AT(out), "DIR", "where to write"),
    COMMAND_OVERLAYS,
    FLAG_ON("check", 0, AT(check),
            "write nothing; fail when a file is not up to date, and say\n"
            "where it differs"),
    FLAG_TEXT("names", 0, AT(settings.names_file), "FILE",
              "names of types and fields (names.yaml beside the CRDs\n"
              "is read by itself)"),
    FLAG_TEXT("symbol-prefix", 0, AT(settings.symbol_prefix), "PREFIX",
              "what every symbol, type, macro, enum constant and\n"
              "include guard of the files begins with: sets with\n"
              "different prefixes link into one program"),
    FLAG_TEXT("templates", 0, AT(settings.templates), "DIR", "templates that replace the built-in ones of their name"),
    COMMAND_KUBERNETES,
    FLAG_ON("verbose", 'v', AT(verbose), "say what was read and made"),
    COMMAND_HELP,
};

static int run_generate(const command *self, int argc, char **argv) {
  generate_options options = {.common = {.program = self->program}};
  options_result result = command_read(self, &options.common, argc, argv);
  if (result != OPTIONS_RUN) return result == OPTIONS_DONE ? EXIT_GOOD : EXIT_USAGE;
  options.settings.no_overlays = options.common.no_overlays;
  if (!options.out) return command_usage(&options.common, "--out is needed");
  const char *prefix = options.settings.symbol_prefix;
  if (prefix && !crdc_identifier_is_valid(crd_string_of(prefix)))
    return command_usage(&options.common, "--symbol-prefix is not the beginning of a C identifier");
  int status = command_settle(&options.common, &options.settings.kubernetes_minor);
  if (status != EXIT_GOOD) return status;

  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  compilation *compilation = crdc_compilation_create(&options.settings);
  bool good = command_add(compilation, &options.common, &progress);
  progress_step(&progress, "generating", options.out);
  good = good && crdc_compilation_generate(compilation, options.out, options.check);
  progress_end(&progress);
  crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, command_wants_color(stderr));
  if (options.verbose) {
    crd_counts counts = crd_counts_of(crdc_compilation_crds(compilation));
    const type_table *types = crdc_compilation_types(compilation);
    crd_counts_print(stderr, &counts);
    fprintf(stderr, "; %zu object schemas are %zu types; %.0f ms\n", types->object_schemas, types->object_types,
            command_seconds_since(&progress.start) * 1000);
  }
  status = command_status(good, crdc_compilation_diagnostics(compilation));
  crdc_compilation_destroy(compilation);
  return status;
}

const command generate_command = {.program = "crdc generate",
                                  .run = run_generate,
                                  .usage =
                                      "usage: crdc generate --out DIR [OPTION]... CRD...\n"
                                      "\n"
                                      "Writes C for every kind and version of the CRDs, the types they share once, and\n"
                                      "registry.c. Files whose content stays the same are not touched.\n"
                                      "\n",
                                  .flags = flags,
                                  .flag_count = sizeof flags / sizeof *flags,
                                  .overlays = true};
