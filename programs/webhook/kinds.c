#include "kinds.h"
#include "compile/libcrdc.h"
#include <crd/cel.h>
#include <crd/layers.h>
#include <stdlib.h>
#include <unistd.h>

struct kinds {
  compilation *compilation; /* NULL: compiled in */
  const crd_registry *registry;
  const crd_registry *asked; /* the part of it that the command line is about: the CRDs given, else all */
};

extern const crd_registry crd_registry_generated; /* generated/registry.c */

static bool compile(kinds *kinds, const options *options) {
  bool rules_above = (options->layers & ~(unsigned)CRD_LAYER_CRD) != 0;
  kinds->compilation = compilation_create(&(compile_options){.kubernetes_minor = options->kubernetes_minor,
                                                             .builtins = !options->no_builtins,
                                                             .carried = rules_above,
                                                             .overlays = options->overlays,
                                                             .overlay_count = options->overlay_count});
  if (!kinds->compilation) return false;
  const crd_registry *given = compilation_load_files(kinds->compilation, options->crds, options->crd_count, false);
  if (given)
    kinds->registry = options->no_builtins ? given : compilation_join(kinds->compilation, given, &crd_registry_generated);
  kinds->asked = given;
  diagnostics_print(compilation_diagnostics(kinds->compilation), stderr, isatty(STDERR_FILENO) == 1);
  return given != NULL;
}

kinds *kinds_load(const options *options) {
  kinds *kinds = calloc(1, sizeof *kinds);
  if (!kinds) return NULL;
  kinds->registry = kinds->asked = &crd_registry_generated;
  if (options->crd_count && !compile(kinds, options)) {
    kinds_destroy(kinds);
    return NULL;
  }
  log_event(&options->log, LOG_LEVEL_INFO, "setup",
            !options->crd_count    ? "serving the kinds compiled in"
            : options->no_builtins ? "serving the kinds of the CRDs given"
                                   : "serving the kinds of the CRDs given, and those compiled in",
            log_number("kinds", (int64_t)kinds->registry->count));
  return kinds;
}

/* ---- layers ---- */

static const crd_string advice = CRD_STRING_INIT(
    "rules stand in an overlay: NAME.markers.yaml beside the CRD NAME.yaml, or --overlay FILE; "
    "--allow-missing-layers starts without them");

/* Which kinds have no rules of a layer; gives how many have. */
static size_t name_kinds_without(const kinds *kinds, unsigned layer, crd_text *names) {
  size_t with = 0;
  for (size_t i = 0; i < kinds->asked->count; i++) {
    const crd_kind *kind = kinds->asked->kinds[i];
    if (crd_kind_layers(kind) & layer) {
      with++;
      continue;
    }
    if (names->size) crd_text_add(names, CRD_STRING(", "));
    crd_text_printf(names, "%.*s/%.*s %.*s", (int)kind->group.size, kind->group.data, (int)kind->version.size,
                    kind->version.data, (int)kind->kind.size, kind->kind.data);
  }
  return with;
}

bool kinds_settle_layers(const kinds *kinds, const options *options) {
  bool good = true, some = false;
  for (unsigned layer = CRD_LAYER_WEBHOOK; layer <= CRD_LAYER_CONTROLLER; layer <<= 1) {
    bool named = (options->named_layers & layer) != 0;
    if (!named && !options->all_layers) continue;
    crd_arena *arena = crd_arena_create(NULL);
    if (!arena) return false;
    crd_text names = {.arena = arena};
    size_t with = name_kinds_without(kinds, layer, &names);
    if (names.size)
      log_event(&options->log, LOG_LEVEL_INFO, "setup", "kinds without rules of a layer that was asked for",
                log_text("layer", crd_layer_name(layer)), log_text("kinds", crd_text_string(&names)));
    crd_arena_destroy(arena);
    some = some || with;
    if (with || !named || options->allow_missing_layers) continue;
    log_event(&options->log, LOG_LEVEL_ERROR, "setup", "no kind has rules of a layer that was asked for",
              log_text("layer", crd_layer_name(layer)), log_text("help", advice));
    good = false;
  }
  if (!good || some || !options->all_layers || options->allow_missing_layers) return good;
  log_event(&options->log, LOG_LEVEL_ERROR, "setup", "no kind has rules of a layer above the CRD, and all were asked for",
            log_text("help", advice));
  return false;
}

const crd_registry *kinds_registry(const kinds *kinds) {
  return kinds->registry;
}

void kinds_destroy(kinds *kinds) {
  if (!kinds) return;
  if (kinds->compilation) compilation_destroy(kinds->compilation);
  free(kinds);
}
