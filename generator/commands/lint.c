/* crdc lint: what is wrong with CRDs, and what may be. */
#include "base/memory.h"
#include "commands/command.h"
#include "commands/help.h"

#include <string.h>

static void print_found(const diagnostics *found, bool json) {
  if (json)
    diagnostics_print_json(found, stdout);
  else
    diagnostics_print(found, stdout, command_wants_color(stdout));
}

static void print_gaps(FILE *stream, compile_gaps gaps, bool errors) {
  if (gaps.rules)
    fprintf(stream, "%zu rule%s not looked at: %s\n", gaps.rules, gaps.rules == 1 ? " was" : "s were",
            errors ? "the errors come first" : "no stage leads to their sets");
  if (gaps.costs) fputs("what rules cost was not judged: markers with errors may limit it\n", stream);
}

int lint_command_run(int argc, char **argv) {
  common common = {.program = "crdc lint"};
  const char *output = NULL;
  const option options[] = {{"help", 'h', &common.help, NULL},
                            {"kubernetes-version", 0, NULL, &common.kubernetes},
                            {"output", 0, NULL, &output},
                            {0}};
  unsigned minor;
  if (command_take_overlays(&common, &argc, argv) != EXIT_GOOD) return EXIT_USAGE;
  if (!options_read(common.program, options, argc, argv, &common.crds)) return EXIT_USAGE;
  if (common.help) return help_print(stdout, "lint") ? EXIT_GOOD : EXIT_USAGE;
  bool json = output && strcmp(output, "json") == 0;
  if (output && !json && strcmp(output, "text") != 0) return command_usage(&common, "--output is text or json");
  int status = command_settle(&common, &minor);
  if (status != EXIT_GOOD) return status;

  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  compilation *compilation =
      compilation_create(&(compile_options){.kubernetes_minor = minor, .no_overlays = common.no_overlays});
  bool good = command_add(compilation, &common, &progress);
  progress_step(&progress, "checking", "rules");
  good &= compilation_check_sets(compilation);
  progress_end(&progress);

  const crd_set *set = compilation_crds(compilation);
  const diagnostics *found = compilation_diagnostics(compilation);
  crd_arena *arena = memory_arena(NULL);
  diagnostics warnings = {.arena = arena};
  for (size_t i = 0; i < set->count; i++) crd_warn(&set->items[i], &warnings);
  print_found(found, json);
  print_found(&warnings, json);
  fflush(stdout);
  crd_counts counts = crd_counts_of(set);
  size_t warned = found->count - found->errors + warnings.count;
  crd_counts_print(stderr, &counts);
  if (counts.crds == 0 && !found->errors)
    fputs(": nothing to check\n", stderr);
  else if (!found->errors && !warned)
    fputs(": no problems\n", stderr);
  else
    fprintf(stderr, ": %zu error%s, %zu warning%s\n", found->errors, plural_ending(found->errors), warned,
            plural_ending(warned));
  print_gaps(stderr, compilation_gaps(compilation), found->errors > 0);
  status = good && counts.crds == 0 ? EXIT_USAGE : command_status(good, found);
  crd_arena_destroy(arena);
  compilation_destroy(compilation);
  return status;
}
