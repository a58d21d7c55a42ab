/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate: what the API server would report about manifests, without an API server. A table lists its commands with
 * their help, their additional manual sections and their functions; manual and completion are made from it. */
#include "batch/batch.h"
#include "chain/chain.h"
#include "cli/cli.h"
#include "config/command.h"
#include "explain/explain.h"
#include "kubeconform/command.h"
#include "mutate/command.h"
#include "output.h"
#include "replay/replay.h"
#include "run.h"
#include "test/command.h"
#include <string.h>
#include <unistd.h>

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

/* ---- chain, replay, batch, explain ---- */

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

static int run_explain(int count, char **arguments) {
  return validate_run(&explain_mode, count, arguments);
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
                                       {.name = "crd-validate explain",
                                        .describe = describe_mode,
                                        .context = &explain_mode,
                                        .page = &page_crd_validate_explain,
                                        .values = mode_values,
                                        .value_count = COUNT(mode_values),
                                        .like = &commands[0],
                                        .run = run_explain,
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
                                       /* last: only with the compiler */
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

/* The commands of this build. */
static const cli *validate_cli(void) {
  static cli cli = {.commands = commands, .plugin = "kubectl_complete-crd_validate", .section = 1};
  cli.compiled = kinds_have_compiler;
  cli.count = COUNT(commands) - (kinds_have_compiler ? 0 : OF_COMPILER);
  cli.also = kinds_have_compiler ? "crdc(1), crd-webhook(8)" : "crd-webhook(8)";
  return &cli;
}

/* The command of a word; one that needs a missing compiler says so. NULL: there is none, or an existing file or folder is
 * meant, such as the folder config of many repositories. */
static const cli_command *command_of(const char *word) {
  for (size_t i = 0; i < COUNT(commands); i++) {
    const cli_command *command = &commands[i];
    const char *space = strchr(command->name, ' ');
    if (strcmp(word, space ? space + 1 : "check") == 0) return command->yields && access(word, F_OK) == 0 ? NULL : command;
    if (command->another && strcmp(word, command->another) == 0) return command;
  }
  return NULL;
}

/* Runs the command of the first argument, or else checks files. Returns the exit code. */
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
