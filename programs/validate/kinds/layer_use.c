/* SPDX-License-Identifier: Apache-2.0 */
/* Counts documents by kind; the layers of a kind are looked up at the end, for the kinds that occurred. */
#include "../../../runtime/base/say.h"
#include "choice.h"
#include <stdatomic.h>
#include <stdlib.h>

/* The layers above the CRD in order, with the text about kinds without rules in them. */
static const struct above {
  unsigned layer;
  const char *missing;
} above[] = {{CRD_LAYER_WEBHOOK, "no rules of the layer webhook for "},
             {CRD_LAYER_CONTROLLER, "no rules of the layer controller for "},
             {CRD_LAYER_PODS, "no templates of pods in "}};
enum { ABOVE = sizeof above / sizeof *above };

struct layer_use {
  const options *options;
  const crd_registry *registry;
  unsigned asked;
  atomic_size_t unasked;         /* documents with rules or mutations that need a cluster, which is not known */
  atomic_bool others;            /* kinds of other registries were judged */
  atomic_bool builtin;           /* built-in kinds, whose pods are judged with them */
  atomic_size_t counts[][ABOVE]; /* documents that a layer judged, by the registry's kinds */
};

layer_use *layer_use_create(const options *options, const crd_registry *registry, bool *failed) {
  unsigned asked = options->rules.layers & ~(unsigned)CRD_LAYER_CRD;
  *failed = false;
  if (!asked && !options->mutate) return NULL;
  layer_use *use = calloc(1, sizeof *use + registry->count * sizeof use->counts[0]);
  *failed = !use;
  if (!use) return NULL;
  use->options = options;
  use->registry = registry;
  use->asked = asked;
  return use;
}

void layer_use_destroy(layer_use *use) {
  free(use);
}

void layer_use_note(layer_use *use, const crd_kind *kind, unsigned layers, unsigned unasked_layers) {
  if (unasked_layers) atomic_fetch_add_explicit(&use->unasked, 1, memory_order_relaxed);
  size_t i = 0;
  while (i < use->registry->count && use->registry->kinds[i] != kind) i++;
  if (i == use->registry->count) atomic_store_explicit(&use->others, true, memory_order_relaxed);
  for (size_t j = 0; i < use->registry->count && j < ABOVE; j++)
    if (layers & above[j].layer) atomic_fetch_add_explicit(&use->counts[i][j], 1, memory_order_relaxed);
}

void layer_use_note_builtin(layer_use *use) {
  atomic_store_explicit(&use->builtin, true, memory_order_relaxed);
}

static void print_missing(const layer_use *use, size_t layer, FILE *stream) {
  const struct above *row = &above[layer];
  size_t named = 0;
  for (size_t i = 0; i < use->registry->count; i++) {
    const crd_kind *kind = use->registry->kinds[i];
    if (!use->counts[i][layer] || (crd_kind_layers(kind) & row->layer)) continue;
    crd_say(stream, "%s%.*s/%.*s %.*s: %zu", named++ ? ", " : row->missing, CRD_PRINT(kind->group), CRD_PRINT(kind->version),
            CRD_PRINT(kind->kind), use->counts[i][layer]);
  }
  if (named) putc('\n', stream);
}

void layer_use_print(const layer_use *use, FILE *stream) {
  for (size_t i = 0; use && i < ABOVE; i++)
    if (use->asked & above[i].layer) print_missing(use, i, stream);
  if (use && use->unasked)
    crd_say(stream, "rules about other objects of a cluster were not asked, for nothing is known of one: %zu document%s%s\n",
            use->unasked, use->unasked == 1 ? "" : "s", use->options->batch ? "" : " (--state gives one)");
}

/* The requested layers without rules for any document. */
static unsigned missing_layers(const layer_use *use) {
  unsigned found = 0;
  size_t documents = 0;
  for (size_t i = 0; i < use->registry->count; i++) {
    unsigned layers = crd_kind_layers(use->registry->kinds[i]);
    for (size_t j = 0; j < ABOVE; j++) {
      documents += use->counts[i][j];
      if (!use->counts[i][j]) layers &= ~above[j].layer;
    }
    found |= layers & use->asked;
  }
  if (use->builtin) found |= CRD_LAYER_PODS;
  if (!documents || use->others) return 0;
  unsigned missing = use->options->rules.named_layers & ~found;
  if (use->options->rules.all_layers && !found) missing = use->asked;
  return missing;
}

/* Reports the kinds whose rules were left out although documents needed them; false if there are any. */
static bool settle_lost(const layer_use *use, const kinds *kinds) {
  bool good = true;
  for (size_t i = 0; i < use->registry->count; i++) {
    const crd_kind *kind = use->registry->kinds[i];
    size_t documents = 0;
    for (size_t j = 0; j < ABOVE; j++)
      if (use->counts[i][j] > documents) documents = use->counts[i][j];
    if (!documents || !kinds_lost_rules(kinds, kind)) continue;
    fflush(stdout);
    crd_say(
        stderr,
        "crd-validate: layers that were asked for are not whole for %zu document%s of %.*s/%.*s %.*s, whose CRD does not "
        "fit\n"
        "the rules that are compiled in: an overlay has others, --allow-missing-layers does without\n",
        documents, documents == 1 ? "" : "s", CRD_PRINT(kind->group), CRD_PRINT(kind->version), CRD_PRINT(kind->kind));
    good = false;
  }
  return good;
}

bool layer_use_settle(const layer_use *use, const kinds *kinds) {
  if (!use || use->options->rules.allow_missing_layers) return true;
  const bool whole = settle_lost(use, kinds);
  const unsigned missing = missing_layers(use);
  if (!missing) return whole;
  unsigned rules = missing & ~(unsigned)CRD_LAYER_PODS;
  const char *names = rules == CRD_LAYER_WEBHOOK      ? "layer webhook"
                      : rules == CRD_LAYER_CONTROLLER ? "layer controller"
                                                      : "layers webhook and controller";
  fflush(stdout);
  if (rules)
    crd_say(
        stderr,
        "crd-validate: no document has rules of the %s, which was asked for: they stand in an overlay, NAME.markers.yaml\n"
        "beside the CRD NAME.yaml or --overlay FILE; --allow-missing-layers does without them\n",
        names);
  if (missing & CRD_LAYER_PODS)
    fputs(
        "crd-validate: no document is of a kind with templates of pods, and the layer pods was asked for: what has not the\n"
        "shape of one is named by +crdc:podTemplate in an overlay; --allow-missing-layers does without them\n",
        stderr);
  return false;
}
