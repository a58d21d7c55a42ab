/* crdc crd: CRDs with their markers merged in. */
#include "base/memory.h"
#include "commands/command.h"

#include <crd/yaml.h>

static bool print_diagnostics(const compilation *compilation) {
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  crdc_diagnostics_print(found, stderr, command_wants_color(stderr));
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

typedef struct crd_options {
  common common;
  bool unchecked;
} crd_options;

#define AT(member) offsetof(crd_options, member)

static const flag flags[] = {
    {.heading = "    --overlay FILE", .help = "an overlay beside those of the CRDs; any number of times"},
    {.heading = "    --no-overlays", .help = "without NAME.markers.yaml beside NAME.yaml"},
    FLAG_ON("no-check", 0, AT(unchecked), "write what the API server would refuse too"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static int run_crd(const command *self, int argc, char **argv) {
  crd_options options = {.common = {.program = self->program}};
  unsigned minor;
  options_result result = command_read(self, &options.common, argc, argv);
  if (result != OPTIONS_RUN) return result == OPTIONS_DONE ? EXIT_GOOD : EXIT_USAGE;
  int status = command_settle(&options.common, &minor);
  if (status != EXIT_GOOD) return status;
  compilation *compilation =
      crdc_compilation_create(&(compile_options){.kubernetes_minor = minor, .no_overlays = options.common.no_overlays});
  bool good = command_add(compilation, &options.common, NULL);
  if (!options.unchecked) good = crdc_compilation_check(compilation) && good;
  good = print_diagnostics(compilation) && good;
  if (good) print_crds(crdc_compilation_crds(compilation));
  status = command_status(good, crdc_compilation_diagnostics(compilation));
  crdc_compilation_destroy(compilation);
  return status;
}

const command crd_command = {.program = "crdc crd",
                             .run = run_crd,
                             .usage =
                                 "usage: crdc crd [OPTION]... CRD...\n"
                                 "\n"
                                 "Writes the CRDs as YAML with their markers merged in, those in their own comments and\n"
                                 "those of overlays: what controller-gen would have written. Names are in order; rules of\n"
                                 "other layers than the CRD's (layer=webhook, layer=controller) are left out. The result\n"
                                 "is checked as crdc lint does.\n"
                                 "\n",
                             .flags = flags,
                             .flag_count = sizeof flags / sizeof *flags,
                             .overlays = true,
                             .status =
                                 "\n"
                                 "exit status: 0 all is well, 1 something is wrong with the CRDs or markers, 2 wrong\n"
                                 "usage or no such file\n"};
