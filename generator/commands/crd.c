/* crdc crd: CRDs with their markers merged in. */
#include "base/memory.h"
#include "commands/command.h"
#include "commands/help.h"

#include <crd/yaml.h>

static bool print_diagnostics(const compilation *compilation) {
  const diagnostics *found = compilation_diagnostics(compilation);
  diagnostics_print(found, stderr, command_wants_color(stderr));
  return found->errors == 0;
}

/* All or nothing, for what is read from a file that ends too soon looks whole. */
static void print_crds(const crd_set *set) {
  crd_arena *arena = memory_arena(NULL);
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < set->count; i++) {
    if (set->count > 1) crd_text_add(&text, CRD_STRING("---\n"));
    crd_yaml_write(&text, set->items[i].document.root);
  }
  fwrite(text.data, 1, text.size, stdout);
  crd_arena_destroy(arena);
}

int crd_command_run(int argc, char **argv) {
  common common = {.program = "crdc crd"};
  bool unchecked = false;
  const option options[] = {{"help", 'h', &common.help, NULL},
                            {"kubernetes-version", 0, NULL, &common.kubernetes},
                            {"no-check", 0, &unchecked, NULL},
                            {0}};
  unsigned minor;
  if (command_take_overlays(&common, &argc, argv) != EXIT_GOOD) return EXIT_USAGE;
  if (!options_read(common.program, options, argc, argv, &common.crds)) return EXIT_USAGE;
  if (common.help) return help_print(stdout, "crd") ? EXIT_GOOD : EXIT_USAGE;
  int status = command_settle(&common, &minor);
  if (status != EXIT_GOOD) return status;
  compilation *compilation =
      compilation_create(&(compile_options){.kubernetes_minor = minor, .no_overlays = common.no_overlays});
  bool good = command_add(compilation, &common, NULL);
  if (!unchecked) good = compilation_check(compilation) && good;
  good = print_diagnostics(compilation) && good;
  if (good) print_crds(compilation_crds(compilation));
  status = command_status(good, compilation_diagnostics(compilation));
  compilation_destroy(compilation);
  return status;
}
