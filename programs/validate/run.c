/* SPDX-License-Identifier: Apache-2.0 */
/* Everything is loaded in order of dependency, and freed at the end. */
#include "run.h"
#include "../../runtime/base/say.h"
#include "base/memory.h"
#include "batch/batch.h"
#include "chain/chain.h"
#include "explain/explain.h"
#include "inputs/substitution.h"
#include "replay/replay.h"
#include "yaml/kustomize.h"

/* Finds the patches in a loaded inventory, by the kustomizations beside and above its files (yaml/kustomize.h). */
static void patches_find(inventory *inventory) {
  crd_arena *arena = memory_arena(NULL);
  kustomize *kustomize = crdc_kustomize_create(arena);
  for (size_t i = 0; i < inventory->count; i++) crdc_kustomize_look(kustomize, inventory->items[i].path);
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    const bool file = item->size != UINT64_MAX; /* no pipe and no built output, whose names can be arbitrary */
    if (!file || item->problem || item->part != ITEM_WHOLE || !crdc_kustomize_is_patch(kustomize, item->path)) continue;
    item->part = ITEM_PATCH;
    crd_parts_free(&item->crd_parts); /* it has no CRDs of its own */
  }
  const crd_string problem = crdc_kustomize_problem(kustomize);
  if (problem.size) {
    inventory->whole = false;
    crd_say(stderr, "crd-validate: %.*s\n", CRD_PRINT(problem));
  }
  crd_arena_destroy(arena);
}

/* The settings of the options; NULL after a message. */
static crd_settings *read_settings(const options *options, const kinds *kinds) {
  crd_settings *settings = crd_registry_settings(kinds_registry(kinds));
  crd_string error = CRD_STRING("out of memory");
  bool good = settings != NULL;
  if (good) good = !options->rules.config || crd_settings_read_file(settings, options->rules.config, &error);
  if (good && options->rules.feature_gates)
    good = crd_settings_set_gates(settings, crd_string_of(options->rules.feature_gates), &error);
  if (good) return settings;
  char text[4096];
  snprintf(text, sizeof text, "%.*s", CRD_PRINT(error));
  if (settings) crd_settings_add_advice(settings, text, sizeof text);
  crd_say(stderr, "crd-validate: %-s\n", text);
  crd_settings_release(settings);
  return NULL;
}

/* --list-feature-gates: lists the gates instead of checking. */
static int list_gates(const crd_settings *settings) {
  crd_text text = {.arena = crd_arena_create(NULL)};
  if (!text.arena) return EXIT_UNJUDGED;
  crd_settings_list_gates(settings, &text);
  fwrite(text.data, 1, text.size, stdout);
  crd_arena_destroy(text.arena);
  return EXIT_VALID;
}

/* Finds and reads the inputs. */
static void take_inputs(inventory *inventory, const options *options) {
  inventory_take(inventory, &options->input, options->jobs);
  if (options->input.objects != OBJECTS_REQUIRED) patches_find(inventory);
}

/* Loads the kinds of --crd, of CRDs among the manifests, and of catalogs; NULL after a message. */
static kinds *load_kinds(const options *options, inventory *inventory, manifest_crds *manifests, catalog_kinds **catalogs,
                         nearest_crds **nearest) {
  kinds_source source = {
      .program = "crd-validate", .rules = &options->rules, .quiet = options->output.quiet, .applies = true};
  kinds *kinds = kinds_load(&source);
  if (kinds && manifests) *nearest = nearest_crds_choose(manifests, inventory, options, kinds);
  if (manifests) source.manifests = manifest_crds_taken(manifests);
  if (kinds && kinds_add_manifests(kinds, &source) && catalog_kinds_add(kinds, options, inventory, manifests, catalogs) &&
      (!*nearest || nearest_crds_settle(*nearest, inventory, options, kinds)))
    return kinds;
  kinds_destroy(kinds);
  return NULL;
}

/* The mode of the options; NULL: checks files. */
static const check_mode *mode_of(const options *options) {
  return options->explain.what      ? &explain_mode
         : options->batch           ? &batch_mode
         : options->replay.log      ? &replay_mode
         : options->admission.chain ? &chain_mode
                                    : NULL;
}

static int run_options(const options *options) {
  const int64_t began = progress_now();
  int code = EXIT_UNJUDGED;
  if (options->rules.crds.count && !kinds_can_compile("crd-validate")) return code;
  inventory inventory = {.whole = true};
  if (!options->batch && !options->replay.log) take_inputs(&inventory, options);
  if (!document_options_find(options, &inventory)) {
    inventory_free(&inventory);
    return code;
  }
  const struct options *whole = document_options_whole(options);
  manifest_crds *manifests =
      options->batch ? NULL : manifest_crds_find(&inventory, options->rules.kubernetes_minor, options->jobs);
  nearest_crds *nearest = NULL;
  catalog_kinds *catalogs = NULL;
  kinds *kinds = load_kinds(whole, &inventory, manifests, &catalogs, &nearest);
  crd_settings *settings = kinds ? read_settings(options, kinds) : NULL;
  known_state *state = NULL;
  policies *policies = NULL;
  substitution *substitution = NULL;
  if (settings && options->rules.list_gates) {
    code = list_gates(settings);
  } else if (settings && substitution_read(&options->substitution, &substitution) &&
             policies_load(options, kinds_registry(kinds), &policies) &&
             known_state_read(whole, kinds_registry(kinds), &inventory, &state)) {
    const check_context context = {options, kinds, settings, state, began, catalogs, policies, substitution};
    const check_mode *mode = mode_of(options);
    code = mode ? mode->run(&context) : check_inputs(&context, &inventory, manifests);
    if (!inventory.whole) code = EXIT_UNJUDGED;
  }
  policies_destroy(policies);
  substitution_destroy(substitution);
  known_state_destroy(state);
  crd_settings_release(settings);
  kinds_destroy(kinds);
  nearest_crds_destroy(nearest);
  catalog_kinds_destroy(catalogs);
  manifest_crds_destroy(manifests);
  inventory_free(&inventory);
  return code;
}

int validate_run(const check_mode *mode, int count, char **arguments) {
  options options;
  options_result result = options_read(&options, mode ? &mode->asked : NULL, count, arguments, kinds_have_compiler);
  int code = result == OPTIONS_RUN ? run_options(&options) : result == OPTIONS_DONE ? EXIT_VALID : EXIT_UNJUDGED;
  document_options_free(&options);
  options_free(&options);
  return code;
}
