/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate: what the API server would say about manifests, without one. */
#include "../../runtime/base/say.h"
#include "base/memory.h"
#include "batch/batch.h"
#include "chain/chain.h"
#include "cli/cli.h"
#include "config/command.h"
#include "inputs/substitution.h"
#include "kubeconform/command.h"
#include "mutate/command.h"
#include "output.h"
#include "replay/replay.h"
#include "test/command.h"
#include "yaml/kustomize.h"
#include <string.h>
#include <unistd.h>

/* The commands of crd-validate: one table, by which they are run, and of which the manual and completion are made.
 * A row for each command: its help, what its page has beside that, and what runs it. */

/* A run over what a command line names: it is read, kinds, settings and state are loaded, and files are checked or what
 * else is asked for done.
 * What is loaded is loaded in the order in which one thing needs another, and goes in the end. */

/* Patches of kustomize among the files of a run: pieces of objects, which are not judged before they are applied. */

/* Finds the patches in an inventory that has been read, by the kustomizations beside and above its files
 * (yaml/kustomize.h). */
static void patches_find(inventory *inventory) {
  crd_arena *arena = memory_arena(NULL);
  kustomize *kustomize = crdc_kustomize_create(arena);
  for (size_t i = 0; i < inventory->count; i++) crdc_kustomize_look(kustomize, inventory->items[i].path);
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    const bool file = item->size != UINT64_MAX; /* no pipe, and nothing that was built: such names may be anything */
    if (!file || item->problem || item->part != ITEM_WHOLE || !crdc_kustomize_is_patch(kustomize, item->path)) continue;
    item->part = ITEM_PATCH;
    item->names_crds = false;
  }
  const crd_string problem = crdc_kustomize_problem(kustomize);
  if (problem.size) {
    inventory->whole = false;
    crd_say(stderr, "crd-validate: %.*s\n", CRD_PRINT(problem));
  }
  crd_arena_destroy(arena);
}

/* The settings that the options ask for; NULL after a message. */
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

/* --list-feature-gates: what there is, instead of checking. */
static int list_gates(const crd_settings *settings) {
  crd_text text = {.arena = crd_arena_create(NULL)};
  if (!text.arena) return EXIT_UNJUDGED;
  crd_settings_list_gates(settings, &text);
  fwrite(text.data, 1, text.size, stdout);
  crd_arena_destroy(text.arena);
  return EXIT_VALID;
}

/* Finds and reads what is to be checked. */
static void take_inputs(inventory *inventory, const options *options) {
  inventory_take(inventory, &options->input, options->jobs);
  if (options->input.objects != OBJECTS_REQUIRED) patches_find(inventory);
}

/* The kinds of --crd, of CRDs among the manifests, and of catalogs; NULL after a message. */
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

/* NULL: files are checked. */
static const check_mode *mode_of(const options *options) {
  return options->batch ? &batch_mode : options->replay.log ? &replay_mode : options->admission.chain ? &chain_mode : NULL;
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
  manifest_crds *manifests = options->batch ? NULL : manifest_crds_find(&inventory, options->rules.kubernetes_minor);
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
             policies_load(&options->admission, &options->rules, kinds_registry(kinds), &policies) &&
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

/* With the arguments behind the command's word; NULL: files are checked, unless a flag asks for something else. Gives the
 * exit code. */
static int validate_run(const check_mode *mode, int count, char **arguments) {
  options options;
  options_result result = options_read(&options, mode ? &mode->asked : NULL, count, arguments, kinds_have_compiler);
  int code = result == OPTIONS_RUN ? run_options(&options) : result == OPTIONS_DONE ? EXIT_VALID : EXIT_UNJUDGED;
  document_options_free(&options);
  options_free(&options);
  return code;
}

#define LAYER_WORDS "crd|webhook|controller|pods|all"

static const cli_value validate_values[] = {
    {.flag = "output", .word = form_name},
    {.flag = "layers", .words = LAYER_WORDS, .list = true},
    {.flag = "warn-layers", .words = LAYER_WORDS, .list = true},
    {.flag = "ratchet-layers", .words = "none|webhook|controller|pods", .list = true}};

static void describe_validate(const cli_command *self, const flag_help *help) {
  (void)self;
  options_describe(help);
}

static int run_files(int count, char **arguments) {
  return validate_run(NULL, count, arguments);
}

/* ---- chain, replay, batch ---- */

static void describe_mode(const cli_command *self, const flag_help *help) {
  ((const check_mode *)self->context)->asked.describe(help);
}

static int run_chain(int count, char **arguments) {
  return validate_run(&chain_mode, count, arguments);
}

static int run_replay(int count, char **arguments) {
  return validate_run(&replay_mode, count, arguments);
}

static int run_batch_requests(int count, char **arguments) {
  return validate_run(&batch_mode, count, arguments);
}

static const cli_value mode_values[] = {{.flag = "output", .words = "text|json"},
                                        {.flag = "layers", .words = LAYER_WORDS, .list = true},
                                        {.flag = "warn-layers", .words = LAYER_WORDS, .list = true},
                                        {.flag = "ratchet-layers", .words = "none|webhook|controller|pods", .list = true}};

/* ---- test ---- */

static const cli_value suite_values[] = {
    {.flag = "output", .words = "text|json|junit|tap"},
    {.flag = "coverage-output", .words = "text|json|lcov|html"},
    {.flag = "coverage-fail-under",
     .words = "rules=|branches=|messages=|enums=|limits=|required=|patterns=|defaults=|nodes="},
};

static int run_test_arguments(int count, char **arguments) {
  return suite_command(count, arguments, mutant_command);
}

static void describe_suites(const cli_command *self, const flag_help *help) {
  (void)self;
  suite_options_describe(help);
}

/* ---- config, kubeconform-args ---- */

static const cli_value config_values[] = {{.flag = "output", .words = "text|json"}};

static void describe_config(const cli_command *self, const flag_help *help) {
  (void)self;
  config_describe(help);
}

static const cli_value kubeconform_values[] = {{.flag = "output", .words = "text|json|junit|tap|pretty"}};

static int run_kubeconform_arguments(int count, char **arguments) {
  return kubeconform_command(count, arguments, run_files);
}

static void describe_kubeconform(const cli_command *self, const flag_help *help) {
  (void)self;
  kubeconform_describe(help);
}

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const cli_command commands[] = {{.name = "crd-validate",
                                        .describe = describe_validate,
                                        .page = &page_crd_validate,
                                        .values = validate_values,
                                        .value_count = COUNT(validate_values),
                                        .run = run_files,
                                        .yields = true},
                                       {.name = "crd-validate replay",
                                        .describe = describe_mode,
                                        .context = &replay_mode,
                                        .page = &page_crd_validate_replay,
                                        .values = mode_values,
                                        .value_count = COUNT(mode_values),
                                        .like = &commands[0],
                                        .run = run_replay,
                                        .yields = true},
                                       {.name = "crd-validate batch",
                                        .describe = describe_mode,
                                        .context = &batch_mode,
                                        .page = &page_crd_validate_batch,
                                        .values = mode_values,
                                        .value_count = COUNT(mode_values),
                                        .like = &commands[0],
                                        .run = run_batch_requests,
                                        .yields = true},
                                       {.name = "crd-validate config",
                                        .describe = describe_config,
                                        .page = &page_crd_validate_config,
                                        .values = config_values,
                                        .value_count = COUNT(config_values),
                                        .like = &commands[0],
                                        .run = config_command,
                                        .yields = true,
                                        .another = "configuration"},
                                       {.name = "crd-validate kubeconform-args",
                                        .describe = describe_kubeconform,
                                        .page = &page_crd_validate_kubeconform_args,
                                        .values = kubeconform_values,
                                        .value_count = COUNT(kubeconform_values),
                                        .run = run_kubeconform_arguments},
                                       /* the last, where there is a compiler */
                                       {.name = "crd-validate chain",
                                        .describe = describe_mode,
                                        .context = &chain_mode,
                                        .page = &page_crd_validate_chain,
                                        .values = mode_values,
                                        .value_count = COUNT(mode_values),
                                        .like = &commands[0],
                                        .run = run_chain,
                                        .yields = true},
                                       {.name = "crd-validate test",
                                        .describe = describe_suites,
                                        .page = &page_crd_validate_test,
                                        .values = suite_values,
                                        .value_count = COUNT(suite_values),
                                        .run = run_test_arguments}};
enum { OF_COMPILER = 2 };

/* Those that this build has. */
static const cli *validate_cli(void) {
  static cli cli = {.commands = commands, .plugin = "kubectl_complete-crd_validate", .section = 1};
  cli.compiled = kinds_have_compiler;
  cli.count = COUNT(commands) - (kinds_have_compiler ? 0 : OF_COMPILER);
  cli.also = kinds_have_compiler ? "crdc(1), crd-webhook(8)" : "crd-webhook(8)";
  return &cli;
}

/* The command of a word, those that want a compiler too, which say so; NULL: there is none, or a file is meant. Many a
 * repository has a folder config. */
static const cli_command *command_of(const char *word) {
  for (size_t i = 0; i < COUNT(commands); i++) {
    const cli_command *command = &commands[i];
    const char *space = strchr(command->name, ' ');
    if (strcmp(word, space ? space + 1 : "check") == 0) return command->yields && access(word, F_OK) == 0 ? NULL : command;
    if (command->another && strcmp(word, command->another) == 0) return command;
  }
  return NULL;
}

/* Runs the command that the first of the arguments is the word of, else checks files. Gives the exit code. */
static int validate_command_run(int count, char **arguments) {
  const cli_command *command = count > 0 ? command_of(arguments[0]) : NULL;
  return command ? command->run(count - 1, arguments + 1) : run_files(count, arguments);
}

int main(int count, char **arguments) {
  validate_set_called(arguments[0]);
  const char *program = validate_called();
  if (!streams_open(program)) return EXIT_UNJUDGED;
  streams_end_without_memory(program);
  int code;
  if (!cli_run(validate_cli(), count, arguments, &code)) code = validate_command_run(count - 1, arguments + 1);
  return streams_close(program) ? code : EXIT_UNJUDGED;
}
