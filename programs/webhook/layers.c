/* SPDX-License-Identifier: Apache-2.0 */
#include "layers.h"
#include <crd/layers.h>
#include <crd/types.h>

static const crd_string advice = CRD_STRING_INIT(
    "rules stand in an overlay: NAME.markers.yaml beside the CRD NAME.yaml, or --overlay FILE; "
    "--allow-missing-layers starts without them");

/* Which kinds have no rules of a layer; gives how many have. */
static size_t name_kinds_without(const crd_registry *asked, unsigned layer, crd_text *names) {
  size_t with = 0;
  for (size_t i = 0; i < asked->count; i++) {
    const crd_kind *kind = asked->kinds[i];
    if (!crd_kind_is_custom(kind)) continue;
    if (crd_kind_layers(kind) & layer) {
      with++;
      continue;
    }
    if (names->size) crd_text_add(names, CRD_STRING(", "));
    crd_text_printf(names, "%.*s/%.*s %.*s", CRD_PRINT(kind->group), CRD_PRINT(kind->version), CRD_PRINT(kind->kind));
  }
  return with;
}

bool layers_settle(const crd_registry *asked, const options *options) {
  static const unsigned above[] = {CRD_LAYER_WEBHOOK, CRD_LAYER_CONTROLLER, CRD_LAYER_PODS};
  bool good = true, some = false;
  for (size_t i = 0; i < sizeof above / sizeof *above; i++) {
    unsigned layer = above[i];
    bool named = (options->rules.named_layers & layer) != 0;
    if (!named && !options->rules.all_layers) continue;
    crd_arena *arena = crd_arena_create(NULL);
    if (!arena) return false;
    crd_text names = {.arena = arena};
    size_t with = name_kinds_without(asked, layer, &names);
    if (names.size)
      log_event(&options->log, LOG_LEVEL_INFO, "setup", "kinds without rules of a layer that was asked for",
                log_text("layer", crd_layer_name(layer)), log_text("kinds", crd_text_string(&names)));
    crd_arena_destroy(arena);
    some = some || with;
    if (with || !named || options->rules.allow_missing_layers) continue;
    log_event(&options->log, LOG_LEVEL_ERROR, "setup", "no kind has rules of a layer that was asked for",
              log_text("layer", crd_layer_name(layer)), log_text("help", advice));
    good = false;
  }
  if (!good || some || !options->rules.all_layers || options->rules.allow_missing_layers) return good;
  log_event(&options->log, LOG_LEVEL_ERROR, "setup", "no kind has rules of a layer above the CRD, and all were asked for",
            log_text("help", advice));
  return false;
}
