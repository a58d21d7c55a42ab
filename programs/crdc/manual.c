/* SPDX-License-Identifier: Apache-2.0 */
/* What the pages of crdc and the completion of its commands are made of. */
#include "manual.h"
#include "rules/advice.h"

#include <stdlib.h>
#include <string.h>

/* ---- what flags take ---- */

static const char *advice_word(size_t index) {
#define ADVICE_WORD(kind, name, what, on, mends) name,
  static const char *const names[] = {ADVICE_ROWS(ADVICE_WORD) "all"};
#undef ADVICE_WORD
  return index < sizeof names / sizeof *names ? names[index] : NULL;
}

#define FAIL_WORDS "refused|narrowed|incomparable|pruned|defaulted|served|undecided|widened|noted"

static const cli_value lint_values[] = {{.flag = "advice", .word = advice_word, .list = true},
                                        {.flag = "no-advice", .word = advice_word, .list = true}};
static const cli_value upgrade_values[] = {{.flag = "fail-on", .words = FAIL_WORDS, .list = true}};
static const cli_value admission_values[] = {{.flag = "operation", .words = "CREATE|UPDATE|DELETE|CONNECT"}};
static const cli_value eval_values[] = {{.flag = "layer", .words = "crd|webhook|controller"}};

static const struct {
  const char *command;
  const cli_value *values;
  size_t count;
} tables[] = {{"lint", lint_values, sizeof lint_values / sizeof *lint_values},
              {"upgrade", upgrade_values, sizeof upgrade_values / sizeof *upgrade_values},
              {"admission", admission_values, sizeof admission_values / sizeof *admission_values},
              {"eval", eval_values, sizeof eval_values / sizeof *eval_values}};

/* ---- the commands ---- */

enum { MOST_COMMANDS = 24 };

static struct {
  cli cli;
  cli_command commands[MOST_COMMANDS + 2]; /* the program, those of the table, help */
  void (*describe)(const flag_help *help);
} manual;

static void describe_manual(const cli_command *self, const flag_help *help) {
  (void)self;
  manual.describe(help);
}

static void describe_command(const cli_command *self, const flag_help *help) {
  command_describe(self->context, help);
}

/* Of crdc help: commands and topics. */
static const char *topic_word(size_t index) {
  static const char *const topics[] = {"markers", "cel"};
  size_t commands = manual.cli.count - 2;
  if (index < commands) return strchr(manual.commands[index + 1].name, ' ') + 1;
  return index - commands < sizeof topics / sizeof *topics ? topics[index - commands] : NULL;
}

static cli_command manual_command(const command *command) {
  const char *word = strchr(command->program, ' ') + 1;
  cli_command described = {
      .name = command->program, .describe = describe_command, .context = command, .page = command->page};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    if (strcmp(tables[i].command, word) != 0) continue;
    described.values = tables[i].values;
    described.value_count = tables[i].count;
  }
  return described;
}

const cli *manual_cli(void (*describe_program)(const flag_help *help), const command *const *commands, size_t count) {
  static const cli_value topics[] = {{.flag = NULL, .word = topic_word}};
  manual.describe = describe_program;
  manual.cli = (cli){.commands = manual.commands,
                     .count = count + 2,
                     .compiled = true,
                     .also = "crd-validate(1), crd-webhook(8)",
                     .section = 1};
  if (count > MOST_COMMANDS) abort(); /* the table above has become too small */
  manual.commands[0] = (cli_command){.name = "crdc", .describe = describe_manual, .page = &page_crdc};
  for (size_t i = 0; i < count; i++) manual.commands[i + 1] = manual_command(commands[i]);
  manual.commands[count + 1] = (cli_command){.name = "crdc help", .values = topics, .value_count = 1};
  return &manual.cli;
}
