/* crdc generate: C files of CRDs. */
#include "commands/command.h"
#include "commands/help.h"

int generate_command_run(int argc, char **argv) {
  common common = {.program = "crdc generate"};
  bool check = false, verbose = false;
  const char *out = NULL;
  compile_options settings = {0};
  const option options[] = {{"help", 'h', &common.help, NULL},
                            {"kubernetes-version", 0, NULL, &common.kubernetes},
                            {"out", 'o', NULL, &out},
                            {"templates", 0, NULL, &settings.templates},
                            {"names", 0, NULL, &settings.names_file},
                            {"check", 0, &check, NULL},
                            {"verbose", 'v', &verbose, NULL},
                            {0}};
  if (command_take_overlays(&common, &argc, argv) != EXIT_GOOD) return EXIT_USAGE;
  settings.no_overlays = common.no_overlays;
  if (!options_read(common.program, options, argc, argv, &common.crds)) return EXIT_USAGE;
  if (common.help) return help_print(stdout, "generate") ? EXIT_GOOD : EXIT_USAGE;
  if (!out) return command_usage(&common, "--out is needed");
  int status = command_settle(&common, &settings.kubernetes_minor);
  if (status != EXIT_GOOD) return status;

  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  compilation *compilation = compilation_create(&settings);
  bool good = command_add(compilation, &common, &progress);
  progress_step(&progress, "generating", out);
  good = good && compilation_generate(compilation, out, check);
  progress_end(&progress);
  diagnostics_print(compilation_diagnostics(compilation), stderr, command_wants_color(stderr));
  if (verbose) {
    crd_counts counts = crd_counts_of(compilation_crds(compilation));
    const type_table *types = compilation_types(compilation);
    crd_counts_print(stderr, &counts);
    fprintf(stderr, "; %zu object schemas are %zu types; %.0f ms\n", types->object_schemas, types->object_types,
            command_seconds_since(&progress.start) * 1000);
  }
  status = command_status(good, compilation_diagnostics(compilation));
  compilation_destroy(compilation);
  return status;
}
