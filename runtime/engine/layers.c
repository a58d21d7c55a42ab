/* SPDX-License-Identifier: Apache-2.0 */
/* The layers above the CRD: chooses and runs the stages of a kind, and reports failures as an operator does. */
#include "../value/words.h"
#include "rule_sets.h"

#include <assert.h>
#include <crd/generated/cel_functions.h>
#include <crd/layers.h>

/* ---- names ---- */

static const struct {
  crd_string name;
  unsigned layer;
} layer_names[] = {{CRD_STRING_INIT("crd"), CRD_LAYER_CRD},
                   {CRD_STRING_INIT("webhook"), CRD_LAYER_WEBHOOK},
                   {CRD_STRING_INIT("controller"), CRD_LAYER_CONTROLLER},
                   {CRD_STRING_INIT("pods"), CRD_LAYER_PODS}};
enum { NAMES = sizeof layer_names / sizeof *layer_names };

crd_string crd_layer_name(unsigned layer) {
  if (layer == CRD_LAYER_MUTATION) return CRD_STRING("mutation");
  for (size_t i = 0; i < NAMES; i++)
    if (layer_names[i].layer == layer) return layer_names[i].name;
  return (crd_string){"", 0};
}

unsigned crd_layer_of_name(crd_string name) {
  for (size_t i = 0; i < NAMES; i++)
    if (crd_string_equal(layer_names[i].name, name)) return layer_names[i].layer;
  return crd_string_equal(name, CRD_STRING("all")) ? CRD_LAYER_ALL : 0;
}

/* ---- stages ---- */

typedef struct layer_run {
  const crd_layer_input *input;
  crd_layer_output *output;
  const void *root; /* the self of the root's scope */
  set_run sets;
} layer_run;

static crd_cel *start_layer_cel(layer_run *run) {
  return crd_rule_sets_start(&run->sets);
}

static bool is_skipped(layer_run *run) {
  return crd_rule_sets_skip(&run->sets, run->input, run->root, &run->output->skipped);
}

/* The text of a stage's note about an error; without a note the text of the error. */
static crd_string note_of(layer_run *run, const crd_rule_stage *stage, const crd_scope *scope, crd_string message) {
  crd_string note = message;
  if (crd_scope_code_is_there(&stage->note) && !crd_scope_text(start_layer_cel(run), scope, &stage->note, &note))
    note = message;
  return note;
}

static void tell_event(layer_run *run, const crd_rule_stage *stage, const crd_scope *scope, crd_string message) {
  if (!stage->event.size) return;
  run->output->event = (crd_event){CRD_STRING("Warning"), stage->event, stage->action, note_of(run, stage, scope, message)};
}

static void tell_failure(layer_run *run, const crd_rule_stage *stage, const crd_error *error) {
  crd_layer_output *output = run->output;
  crd_string detail = crd_error_detail(run->sets.cel.arena, error);
  crd_cel_value message = crd_cel_of_string(detail);
  crd_scope scope = {.self = run->root, .params = &message};
  output->rule = error->rule;
  output->message = detail;
  if (run->input->stage.size) return; /* a stage that is run alone writes neither event nor status */
  tell_event(run, stage, &scope, detail);
  if (!crd_scope_code_is_there(&stage->status)) return;
  crd_cel_value status = crd_scope_value(start_layer_cel(run), &scope, &stage->status);
  if (status.kind == CRD_CEL_FAILED) return;
  crd_value *tree = crd_arena_alloc(run->sets.cel.arena, sizeof *tree);
  *tree = crd_cel_tree(run->sets.cel.arena, status);
  if (tree->kind == CRD_MAP && tree->size) output->status = tree;
}

/* Adds an error to the warnings. The text of a forgiven error says that the stored object has it, too. */
static void add_warning(layer_run *run, const crd_error *error) {
  crd_layer_output *output = run->output;
  crd_arena *arena = run->sets.cel.arena;
  crd_string text = crd_error_detail(arena, error);
  if (error->forgiven) {
    crd_string message = crd_error_message(arena, error);
    text = crd_arena_printf(arena, "%.*s (the stored object has this error too)", (int)message.size, message.data);
  }
  crd_texts_add(output->warnings, text);
  if (!output->rule_warnings) return;
  crd_rule_warnings_add(output->rule_warnings, (crd_rule_warning){.text = text,
                                                                  .layer = run->input->layer,
                                                                  .rule = error->rule,
                                                                  .field = error->field,
                                                                  .forgiven = error->forgiven});
}

/* Moves warnings from the errors, from `before` on, to the warnings; all errors if the stage only warns. Their event is kept
 * unless a failure follows. */
static void take_warnings(layer_run *run, const crd_rule_stage *stage, uint32_t before) {
  crd_errors *errors = run->sets.errors;
  uint32_t kept = before;
  for (uint32_t i = before; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    if (!stage->warning && !error->warning && !error->forgiven) {
      errors->items[kept++] = *error;
      continue;
    }
    add_warning(run, error);
    if (run->input->layer != CRD_LAYER_CONTROLLER || run->input->stage.size || error->forgiven) continue;
    crd_string detail = crd_error_detail(run->sets.cel.arena, error);
    crd_cel_value message = crd_cel_of_string(detail);
    crd_scope scope = {.self = run->root, .params = &message};
    tell_event(run, stage, &scope, detail);
  }
  crd_errors_truncate(errors, kept);
}

static bool is_wanted(const layer_run *run, const crd_rule_stage *stage) {
  if (stage->layer != run->input->layer) return false;
  return run->input->stage.size ? crd_string_equal(run->input->stage, stage->name) : !stage->alone;
}

static void run_stages(layer_run *run) {
  const crd_layers *layers = run->input->kind->layers;
  crd_errors *errors = run->sets.errors;
  for (uint16_t i = 0; i < layers->stage_count && run->sets.budget >= 0; i++) {
    const crd_rule_stage *stage = &layers->stages[i];
    if (!is_wanted(run, stage)) continue;
    uint32_t before = errors->count;
    crd_rule_sets_run(&run->sets, run->root, stage->run);
    take_warnings(run, stage, before);
    if (errors->count == before) continue;
    if (run->input->layer != CRD_LAYER_CONTROLLER) {
      crd_string detail = crd_error_detail(run->sets.cel.arena, &errors->items[before]);
      crd_cel_value message = crd_cel_of_string(detail);
      crd_scope scope = {.self = run->root, .params = &message};
      tell_event(run, stage, &scope, detail);
      if (run->input->first_stage) return;
      continue;
    }
    tell_failure(run, stage, &errors->items[before]);
    return;
  }
}

static unsigned layers_of_type(const crd_type *type) {
  unsigned layers = 0;
  if (!type || !(type->flags & CRD_TYPE_RULES_WITHIN)) return 0;
  for (uint16_t i = 0; i < type->rule_count; i++) layers |= type->rules[i].layer;
  for (uint32_t i = 0; type->fields && i < type->fields->count; i++) layers |= layers_of_type(type->fields->items[i].type);
  return layers | layers_of_type(type->items) | layers_of_type(type->additional);
}

/* The struct of the object, for rules of schema nodes. With interpreted rule sets these rules read the tree instead. */
static const void *struct_of(const layer_run *run) {
  const crd_layer_input *input = run->input;
  return crd_layers_are_interpreted(input->kind) ? input->storage : run->root;
}

/* The layer's rules of schema nodes (XValidation with layer=...). In the controller layer they run only if the stages have
 * no failure, in the webhook layer always. */
static void run_node_rules(layer_run *run) {
  const crd_layer_input *input = run->input;
  crd_errors *errors = run->sets.errors;
  uint32_t before = errors->count;
  if (input->stage.size || (before && input->layer == CRD_LAYER_CONTROLLER)) return;
  if (!(input->kind->type->flags & CRD_TYPE_RULES_WITHIN)) return;
  if (input->partial) {
    run->output->wants_whole = run->output->wants_whole || (layers_of_type(input->kind->type) & input->layer) != 0;
    return;
  }
  crd_validate_options options = {.layers = input->layer, .operation = input->operation, .settings = input->settings};
  crd_errors found = crd_errors_init(run->sets.cel.arena);
  crd_rules_run(run->sets.cel.arena, input->kind->type, input->object, struct_of(run), input->old_object, NULL, &options,
                &found);
  for (uint32_t i = 0; i < found.count; i++) {
    found.items[i].stage = run->sets.stage;
    crd_errors_add(errors, found.items[i]);
  }
  if (errors->count > before && input->layer == CRD_LAYER_CONTROLLER)
    run->output->message = crd_error_detail(run->sets.cel.arena, &errors->items[before]);
}

bool crd_layers_validate(crd_arena *arena, const crd_kind *kind, const crd_value *value, const void *storage,
                         const crd_value *old_value, const void *old_storage, const crd_validate_options *options,
                         crd_errors *errors) {
  static const crd_layer above[] = {CRD_LAYER_WEBHOOK, CRD_LAYER_CONTROLLER};
  static const crd_validate_options none = {.layers = CRD_LAYER_CRD};
  const crd_validate_options own = options ? *options : none;
  unsigned layers = own.layers ? own.layers : CRD_LAYER_CRD;
  uint32_t before = errors->count;
  crd_rules_validate(arena, kind, value, storage, old_value, old_storage, options, errors);
  for (size_t i = 0; i < 2 && errors->count == before; i++) {
    if (!(layers & above[i])) continue;
    crd_texts unwanted = {.arena = arena};
    crd_layer_output output = {.errors = errors, .warnings = own.warnings ? own.warnings : &unwanted};
    crd_layer_input input = {.kind = kind,
                             .layer = above[i],
                             .object = value,
                             .storage = storage,
                             .old_object = old_value,
                             .operation = own.operation,
                             .settings = own.settings,
                             .state = own.state};
    crd_layer_run(arena, &input, &output);
  }
  return errors->count == before;
}

/* Prepares a run of the stages. Its errors are added to those of `output`. */
static layer_run layer_run_init(crd_arena *arena, const crd_layer_input *input, crd_layer_output *output) {
  layer_run run = {.input = input, .output = output};
  run.sets = crd_rule_sets_begin(arena, input, output->errors, &run.root);
  run.sets.ratchet = input->ratchet;
  run.sets.stage = input->layer == CRD_LAYER_WEBHOOK ? CRD_STAGE_WEBHOOK : CRD_STAGE_CONTROLLER;
  return run;
}

/* Runs the stages and collects all failures in `ratchet`. */
static void gather_failures(crd_arena *arena, const crd_layer_input *input, crd_layer_ratchet *ratchet) {
  crd_errors unused = crd_errors_init(arena);
  crd_texts unwanted = {.arena = arena};
  crd_layer_output output = {.errors = &unused, .warnings = &unwanted};
  layer_run run = layer_run_init(arena, input, &output);
  run.sets.gathered = ratchet;
  if (!is_skipped(&run)) run_stages(&run);
}

const struct crd_layer_ratchet *crd_layer_ratchet_make(crd_arena *arena, const crd_layer_input *input) {
  if (!input->kind->layers || !input->old_object) return NULL;
  crd_layer_ratchet *ratchet = crd_arena_zalloc(arena, sizeof *ratchet);
  ratchet_progress *progress = crd_arena_zalloc(arena, sizeof *progress);
  progress->work = RATCHET_WORK;
  /* as if it were written again unchanged: an error about the change is not one of the old object */
  crd_layer_input stored = *input;
  stored.object = input->old_object;
  stored.storage = NULL;
  stored.ratchet = NULL;
  *ratchet = (crd_layer_ratchet){
      .errors = crd_errors_init(arena), .object = input->object, .old_object = input->old_object, .progress = progress};
  gather_failures(arena, &stored, ratchet);
  return ratchet->errors.count ? ratchet : NULL;
}

void crd_layer_gather(crd_arena *arena, const crd_layer_input *input, crd_errors *errors) {
  crd_layer_ratchet all = {.errors = crd_errors_init(arena)};
  crd_layer_input own = *input;
  own.ratchet = input->ratchet ? crd_layer_ratchet_make(arena, input) : NULL; /* a new one has forgiven no error yet */
  if (input->kind->layers) gather_failures(arena, &own, &all);
  for (uint32_t i = 0; i < all.errors.count; i++) {
    const crd_words *words = all.errors.items[i].words;
    if (words != WORDS(RULE_ERROR) && words != WORDS(RULE_CALL_COST) && words != WORDS(RULE_BUDGET))
      crd_errors_add(errors, all.errors.items[i]);
  }
}

void crd_layer_run(crd_arena *arena, const crd_layer_input *input, crd_layer_output *output) {
  assert(output->errors && input->kind && !input->kind->layers_apart);
  assert(input->layer == CRD_LAYER_WEBHOOK || input->layer == CRD_LAYER_CONTROLLER);
  uint32_t before = output->errors->count;
  output->wants_whole = input->partial && crd_layers_are_interpreted(input->kind);
  if (output->wants_whole) return;
  layer_run run = layer_run_init(arena, input, output);
  if (!input->stage.size && input->kind->layers && is_skipped(&run)) {
    output->wants_whole = run.sets.cel.wants_tree;
    return;
  }
  if (input->kind->layers) run_stages(&run);
  run_node_rules(&run);
  output->wants_whole = output->wants_whole || run.sets.cel.wants_tree;
  output->unasked = run.sets.unasked;
  output->failed = output->errors->count > before;
  if (output->failed && !output->rule.size) output->rule = output->errors->items[before].rule;
}

unsigned crd_kind_layers(const crd_kind *kind) {
  unsigned layers = layers_of_type(kind->type);
  for (uint16_t i = 0; kind->layers && i < kind->layers->stage_count; i++)
    if (!kind->layers->stages[i].alone) layers |= kind->layers->stages[i].layer;
  layers &= CRD_LAYER_WEBHOOK | CRD_LAYER_CONTROLLER;
  return kind->type->flags & CRD_TYPE_PODS_WITHIN ? layers | CRD_LAYER_PODS : layers;
}
