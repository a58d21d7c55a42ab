/* SPDX-License-Identifier: Apache-2.0 */
/* crdc generate: writes C files for CRDs. */
#include "command/command.h"
#include "types/symbols.h"

typedef struct generate_options {
  common common;
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
    FLAG_TEXT("names", 0, AT(common.settings.names_file), "FILE",
              "names of types and fields (names.yaml beside the CRDs\n"
              "is read by itself)"),
    FLAG_TEXT("symbol-prefix", 0, AT(common.settings.symbol_prefix), "PREFIX",
              "what every symbol, type, macro, enum constant and\n"
              "include guard of the files begins with: sets with\n"
              "different prefixes link into one program"),
    FLAG_TEXT("templates", 0, AT(common.settings.templates), "DIR",
              "templates that replace the built-in ones of their name"),
    COMMAND_KUBERNETES,
    FLAG_ON("verbose", 'v', AT(verbose), "say what was read and made"),
    COMMAND_HELP,
};

static const char *refuse_generate(void *target) {
  const generate_options *options = target;
  const char *prefix = options->common.settings.symbol_prefix;
  if (!options->out) return "--out is needed";
  return prefix && !crdc_identifier_is_valid(crd_string_of(prefix))
             ? "--symbol-prefix is not the beginning of a C identifier"
             : NULL;
}

static int run_generate(void *target, compilation *compilation) {
  const generate_options *options = target;
  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  bool good = command_add(compilation, &options->common, &progress);
  progress_step(&progress, "generating", options->out);
  good = good && crdc_compilation_generate(compilation, options->out, options->check);
  progress_end(&progress);
  command_report(crdc_compilation_diagnostics(compilation));
  if (options->verbose) {
    crd_counts counts = crd_counts_of(crdc_compilation_crds(compilation));
    const type_table *types = crdc_compilation_types(compilation);
    crd_counts_print(stderr, &counts);
    fprintf(stderr, "; %zu object schemas are %zu types; %.0f ms\n", types->object_schemas, types->object_types,
            command_seconds_since(&progress.start) * 1000);
  }
  return command_status(good, crdc_compilation_diagnostics(compilation));
}

const command generate_command = {.program = "crdc generate",
                                  .size = sizeof(generate_options),
                                  .refuse = refuse_generate,
                                  .run = run_generate,
                                  .page = &page_crdc_generate,
                                  .flags = flags,
                                  .flag_count = sizeof flags / sizeof *flags,
                                  .overlays = true};
