/* SPDX-License-Identifier: Apache-2.0 */
/* crdc crd: prints CRDs with their markers merged in. */
#include "command/command.h"

#include <crd/yaml.h>

/* Prints all CRDs or none, because truncated output could look complete. */
static void print_crds(crd_arena *arena, const crd_set *set) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < set->count; i++) {
    if (set->count > 1) crd_text_add(&text, CRD_STRING("---\n"));
    crd_yaml_write(&text, set->items[i].document.root);
  }
  fwrite(text.data, 1, text.size, stdout);
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

static int run_crd(void *target, compilation *compilation) {
  const crd_options *options = target;
  bool good = command_add(compilation, &options->common, NULL);
  if (!options->unchecked) good = crdc_compilation_check(compilation) && good;
  good = command_report(crdc_compilation_diagnostics(compilation)) && good;
  if (good) print_crds(options->common.arena, crdc_compilation_crds(compilation));
  return command_status(good, crdc_compilation_diagnostics(compilation));
}

const command crd_command = {.program = "crdc crd",
                             .size = sizeof(crd_options),
                             .run = run_crd,
                             .page = &page_crdc_crd,
                             .flags = flags,
                             .flag_count = sizeof flags / sizeof *flags,
                             .overlays = true};
