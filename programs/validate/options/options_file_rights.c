/* SPDX-License-Identifier: Apache-2.0 */
/* The table of keys. A configuration file that is found beside manifests comes from their author. It may decide how they are
 * judged, but it has none of the user's rights. */
#include "../../../runtime/base/nearest_name.h"
#include "options_file.h"

/* Flags of the command line that a file must not weaken by hiding documents or findings. */
#define STRICTER "require-schema require-objects reject fail-on complete-groups next policies chain"

static const configuration_right rights[] = {
    {"crd", SAID_INSIDE, false, NULL},
    {"overlay", SAID_INSIDE, false, "crd"},
    {"catalog", SAID_INSIDE, false, NULL},
    {"schema-location", SAID_INSIDE, false, NULL},
    {"crds-from-cluster", SAID_BY_NAMED, false, NULL},
    {"no-builtins", SAID_BY_FOUND, false, "next layers warn-layers"},
    {"output", SAID_TO_STREAM, false, NULL},
    {"color", SAID_BY_FOUND, false, NULL},
    {"excerpts", SAID_BY_FOUND, false, NULL},
    {"mutate", SAID_BY_FOUND, true, NULL},
    {"check-idempotent", SAID_BY_FOUND, true, NULL},
    {"state", SAID_INSIDE, false, "state-from-cluster"},
    {"state-from-cluster", SAID_BY_NAMED, false, NULL},
    {"kubeconfig", SAID_BY_NAMED, false, NULL},
    {"context", SAID_BY_NAMED, false, NULL},
    {"policies", SAID_INSIDE, false, NULL},
    {"policy-differences", SAID_BY_FOUND, false, "policies layers"},
    {"chain", SAID_INSIDE, false, NULL},
    {"old", SAID_INSIDE, false, "policies chain"},
    {"operation", SAID_BY_FOUND, false, "policies chain"},
    {"as", SAID_BY_FOUND, false, "policies chain"},
    {"as-group", SAID_BY_FOUND, false, "policies chain"},
    {"strict", SAID_BY_FOUND, true, NULL},
    {"no-strict", SAID_BY_FOUND, true, NULL},
    {"require-schema", SAID_BY_FOUND, true, NULL},
    {"fail-on", SAID_BY_FOUND, false, NULL},
    {"complete-groups", SAID_BY_FOUND, false, NULL},
    {"kind", SAID_BY_FOUND, true, STRICTER},
    {"skip", SAID_BY_FOUND, true, STRICTER},
    {"reject", SAID_BY_FOUND, true, NULL},
    {"ignore", SAID_BY_FOUND, false, STRICTER},
    {"no-default-ignore", SAID_BY_FOUND, false, NULL},
    {"require-objects", SAID_BY_FOUND, false, NULL},
    {"no-require-objects", SAID_BY_FOUND, false, "require-objects"},
    {"allow-no-files", SAID_BY_FOUND, false, STRICTER},
    {"build", SAID_BY_LINE, false, NULL},
    {"substitute", SAID_INSIDE, false, NULL},
    {"allow-substitutions", SAID_BY_FOUND, false, STRICTER},
    {"layers", SAID_BY_FOUND, true, NULL},
    {"warn-layers", SAID_BY_FOUND, true, "layers"},
    {"allow-missing-layers", SAID_BY_FOUND, false, "layers warn-layers"},
    {"ratchet-layers", SAID_BY_FOUND, false, "layers"},
    {"feature-gates", SAID_BY_FOUND, false, "config"},
    {"list-feature-gates", SAID_BY_LINE, false, NULL},
    {"config", SAID_INSIDE, false, NULL},
    {"document-timeout", SAID_BY_NAMED, false, NULL},
    {"jobs", SAID_BY_FOUND, false, NULL},
    {"no-cache", SAID_BY_FOUND, false, NULL},
    {"kubernetes-version", SAID_BY_FOUND, true, NULL},
    {"next", SAID_BY_FOUND, false, NULL},
    {"decoder", SAID_BY_FOUND, true, NULL},
    {"batch", SAID_BY_LINE, false, NULL},
    {"explain", SAID_BY_LINE, false, NULL},
    {"api-version", SAID_BY_LINE, false, NULL},
    {"recursive", SAID_BY_LINE, false, NULL},
    {"replay", SAID_BY_LINE, false, NULL},
    {"replay-memory", SAID_BY_FOUND, false, NULL},
    {"replay-examples", SAID_BY_FOUND, false, NULL},
    {"replay-top", SAID_BY_FOUND, false, NULL},
    {"config-file", SAID_BY_LINE, false, NULL},
    {"no-config-file", SAID_BY_LINE, false, NULL},
    {"summary", SAID_BY_FOUND, false, NULL},
    {"quiet", SAID_BY_FOUND, false, "summary"},
    {"help", SAID_BY_LINE, false, NULL},
    {"version", SAID_BY_LINE, false, NULL},
};

const configuration_right *configuration_right_of(const flag *flag) {
  static const configuration_right unmarked = {NULL, SAID_BY_NAMED, false, NULL};
  for (size_t i = 0; i < sizeof rights / sizeof *rights; i++)
    if (strcmp(rights[i].flag, flag->name) == 0) return &rights[i];
  return &unmarked;
}

bool configuration_may_say(const flag *flag) {
  return configuration_right_of(flag)->who != SAID_BY_LINE;
}

bool configuration_differs(const flag *flag) {
  return configuration_right_of(flag)->differs;
}

/* Whether a setting of the command line turns something on: --quiet=false and --require-schema=none do not. */
static bool asks_for(const setting *given) {
  return !given->value || !crd_is_among(crd_string_of(given->value), "false 0 none");
}

const flag *configuration_weakened(const flag *flag, const settings *line) {
  const char *weakens = configuration_right_of(flag)->weakens;
  for (size_t i = 0; line && i < line->count; i++)
    if (weakens && crd_is_among(crd_string_of(line->items[i].flag->name), weakens) && asks_for(&line->items[i]))
      return line->items[i].flag;
  return NULL;
}
