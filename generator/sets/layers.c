/* SPDX-License-Identifier: Apache-2.0 */
/* The layers of the kinds: stages and skips, and the rule sets that they use. */
#include "base/memory.h"
#include "cel/declarations.h"
#include "sets/building.h"
#include "webhooks/manifests.h"

/* Opens the root scope; with `message` for a stage's error message. */
static void open_root(set_compiler *compiler, rule_scope *scope, const rule_layers *layers, bool message) {
  const schema *root = layers->version->schema;
  *scope = (rule_scope){.arena = compiler->input->arena,
                        .self_type = crdc_cel_type_of_schema(compiler->types, root, true),
                        .self_node = root->node};
  if (message)
    crdc_scope_add(
        scope, (scope_name){.name = CRD_STRING("message"), .kind = SCOPE_PARAM, .type = crdc_cel_type_simple(CEL_STRING)});
  for (size_t i = 0; i < layers->let_count; i++) crdc_set_declare_let(scope, &layers->lets[i]);
}

typedef struct layer_word {
  const char *word;
  crd_layer layer;
  bool changes; /* its stages change the object */
} layer_word;

static const layer_word *layer_of(const marker *marker) {
  static const layer_word layers[] = {{"webhook", CRD_LAYER_WEBHOOK, false},
                                      {"controller", CRD_LAYER_CONTROLLER, false},
                                      {"mutation", CRD_LAYER_MUTATION, true},
                                      {"pods", CRD_LAYER_PODS, true}};
  crd_string word = crdc_marker_text(marker, "layer");
  for (size_t i = 1; i < sizeof layers / sizeof *layers; i++)
    if (crd_string_equal(word, crd_string_of(layers[i].word))) return &layers[i];
  return &layers[0];
}

/* Refuses arguments that have no meaning in the layer. */
static bool check_stage_arguments(set_compiler *compiler, const marker *marker, bool mutation) {
  static const char *const judging[] = {"event", "action", "note", "status"};
  bool sent = crd_string_equal(crdc_marker_text(marker, "layer"), CRD_STRING("mutation")); /* as a patch */
  bool good = sent || !crdc_marker_find(marker, "nothing");
  const char *wrong = "nothing";
  for (size_t i = 0; good && mutation && i < sizeof judging / sizeof *judging; i++) {
    wrong = judging[i];
    good = !crdc_marker_find(marker, wrong);
  }
  if (good) return true;
  crdc_diagnostics_add(
      compiler->input->diagnostics, SEVERITY_ERROR, crdc_marker_location(marker, wrong),
      mutation && strcmp(wrong, "nothing") != 0 ? "a mutation has no %s" : "%s is for stages of layer=mutation", wrong);
  return compiler->ok = false;
}

static bool add_skip(set_compiler *compiler, const set_place *place, const marker *marker, const char *suffix,
                     crd_layer_skip *skip) {
  skip->layer = (uint8_t)layer_of(marker)->layer;
  return crdc_set_add(compiler, place, marker, "when", SET_BOOL, PROGRAM_TRUTH, suffix, &skip->when) &&
         crdc_set_add(compiler, place, marker, "reason", SET_STRING, PROGRAM_TEXT, suffix, &skip->reason);
}

/* A set for the root itself, so that sets below it run at their own node. */
static rule_set root_set(const rule_layers *layers) {
  return (rule_set){.definition = layers->definition,
                    .version = layers->version,
                    .schema = layers->version->schema,
                    .path = CRD_STRING("self")};
}

static bool add_stage(set_compiler *compiler, const set_place *place, rule_scope *told, const rule_layers *layers,
                      const marker *marker, const char *suffix, crd_rule_stage *stage) {
  const rule_set around = root_set(layers);
  crd_step *run = crd_arena_zalloc(compiler->input->arena, sizeof *run);
  run->kind = CRD_STEP_INCLUDE;
  *stage = (crd_rule_stage){
      .name = set_kept_argument(compiler, marker, "name"),
      .layer = (uint8_t)layer_of(marker)->layer,
      .warning = crd_string_equal(crdc_marker_text(marker, "severity"), CRD_STRING("warning")),
      .alone = crdc_marker_flag(marker, "alone", false),
      .null_patch = crd_string_equal(crdc_marker_text(marker, "nothing"), CRD_STRING("null")),
      .run = run,
      .event = set_kept_argument(compiler, marker, "event"),
      .action = set_kept_argument(compiler, marker, "action"),
  };
  compiler->mutating = layer_of(marker)->changes;
  if (!check_stage_arguments(compiler, marker, compiler->mutating) ||
      !crdc_set_include(compiler, place, &around, marker, run, suffix, 0))
    return false;
  set_place telling = *place;
  telling.scope = told;
  return crdc_set_add(compiler, &telling, marker, "note", SET_STRING, PROGRAM_TEXT, suffix, &stage->note) &&
         crdc_set_add(compiler, &telling, marker, "status", SET_MAP, PROGRAM_VALUE, suffix, &stage->status);
}

static crd_service hook_service(set_compiler *compiler, const rule_layers *layers, const marker *hook) {
  crd_string path = crdc_marker_text(hook, "path");
  crd_service service = {.path = set_kept(compiler, path), .mutating = crdc_marker_flag(hook, "mutating", false)};
  for (size_t i = 0; i < layers->service_count; i++) {
    const marker *own = layers->services[i];
    if (!crd_string_equal(crdc_marker_text(own, "path"), path)) continue;
    bool message = crd_string_equal(crdc_marker_text(own, "refusal"), CRD_STRING("message"));
    service.refusal = message ? CRD_REFUSAL_MESSAGE : CRD_REFUSAL_STATUS;
    service.configuration = set_kept_argument(compiler, own, "configuration");
  }
  bool not_own;
  service.webhook = crdc_manifests_webhook(compiler->input->arena, hook, layers->services, layers->service_count, &not_own);
  service.not_own = not_own;
  return service;
}

static const crd_layer_skip *add_skips(set_compiler *compiler, const set_place *place, built_layers *out) {
  const rule_layers *layers = out->from;
  crd_layer_skip *skips = crd_arena_zalloc(compiler->input->arena, (layers->skip_count + 1) * sizeof *skips);
  for (size_t i = 0; i < layers->skip_count; i++) {
    const marker *marker = layers->skips[i];
    const bool *before = crdc_watches_begin(compiler);
    add_skip(compiler, place, marker, crd_arena_printf(compiler->input->arena, "skip_%zu", i + 1).data, &skips[i]);
    crdc_watches_layer(compiler, out, crdc_watches_end(compiler, before), layer_of(marker)->layer);
  }
  return skips;
}

static const crd_rule_stage *add_stages(set_compiler *compiler, const set_place *place, rule_scope *told,
                                        built_layers *out) {
  const rule_layers *layers = out->from;
  crd_rule_stage *stages = crd_arena_zalloc(compiler->input->arena, (layers->stage_count + 1) * sizeof *stages);
  for (size_t i = 0; i < layers->stage_count; i++) {
    const marker *marker = layers->stages[i];
    const bool *before = crdc_watches_begin(compiler);
    add_stage(compiler, place, told, layers, marker, crd_arena_printf(compiler->input->arena, "stage_%zu", i + 1).data,
              &stages[i]);
    crdc_watches_layer(compiler, out, crdc_watches_end(compiler, before), layer_of(marker)->layer);
  }
  return stages;
}

static void add_layers(set_compiler *compiler, const rule_layers *from, built_layers *out) {
  crd_arena *arena = compiler->input->arena;
  const type_node *root = from->version->schema->node;
  const char *symbol = crd_arena_printf(arena, "%.*s_layers", CRD_PRINT(root->c_name)).data;
  *out = (built_layers){.from = from,
                        .symbol = symbol,
                        .first = compiler->count,
                        .functions = {.code = {.arena = arena}, .zeros = {.arena = arena}}};
  rule_scope scope, told;
  open_root(compiler, &scope, from, false);
  open_root(compiler, &told, from, true);
  const set_place place = {from->definition, from->version, &scope, compiler->input->functions ? &out->functions : NULL,
                           symbol,           symbol};
  crd_service *services = crd_arena_alloc(arena, (from->hook_count + 1) * sizeof *services);
  for (size_t i = 0; i < from->hook_count; i++) services[i] = hook_service(compiler, from, from->hooks[i]);
  const crd_layer_skip *skips = add_skips(compiler, &place, out);
  out->layers = (crd_layers){.stages = add_stages(compiler, &place, &told, out),
                             .stage_count = (uint16_t)from->stage_count,
                             .skips = skips,
                             .skip_count = (uint16_t)from->skip_count,
                             .services = services,
                             .service_count = (uint16_t)from->hook_count,
                             .interpreted = true};
}

/* ---- all layers ---- */

/* Copies gates and settings for the kinds. */
static crd_extras kept_extras(const set_compiler *compiler) {
  const crd_extras *from = &compiler->input->book->extras;
  crd_arena *arena = compiler->input->arena;
  crd_gate *gates = crd_arena_alloc(arena, (from->gate_count + 1) * sizeof *gates);
  crd_setting *settings = crd_arena_alloc(arena, (from->setting_count + 1) * sizeof *settings);
  for (size_t i = 0; i < from->gate_count; i++) gates[i] = crdc_gate_copy(arena, &from->gates[i]);
  for (size_t i = 0; i < from->setting_count; i++) settings[i] = crdc_setting_copy(arena, &from->settings[i]);
  return (crd_extras){gates, from->gate_count, settings, from->setting_count};
}

bool crdc_sets_build(const sets_input *input, built_sets *out) {
  const rule_book *book = input->book;
  set_compiler compiler = {.input = input,
                           .scratch = memory_arena(NULL),
                           .types = crdc_cel_types_create_beyond(input->arena),
                           .extras = {.declared = &book->extras},
                           .ok = true};
  *out = (built_sets){.layers = crd_arena_zalloc(input->arena, (book->layer_count + 1) * sizeof *out->layers)};
  crdc_watches_declare(&compiler);
  for (size_t i = 0; i < book->layer_count; i++) add_layers(&compiler, &book->layers[i], &out->layers[i]);
  crdc_watches_finish(&compiler);
  crdc_sets_collect(&compiler, out);
  out->extras = kept_extras(&compiler);
  crd_arena_destroy(compiler.scratch);
  if (compiler.ok) crdc_rule_book_warn_unused(book, input->diagnostics);
  out->layer_count = compiler.ok ? book->layer_count : 0;
  return compiler.ok;
}

const crd_layers *crdc_sets_layers(const built_sets *sets, const crd_version *version) {
  for (size_t i = 0; i < sets->layer_count; i++)
    if (sets->layers[i].from->version == version) return &sets->layers[i].layers;
  return NULL;
}
