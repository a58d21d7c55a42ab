/* SPDX-License-Identifier: Apache-2.0 */
#include "manual.h"
#include "rules/advice.h"

#include <stdlib.h>
#include <string.h>

static const char program_further[] =
    "ENVIRONMENT\n"
    "  NO_COLOR         where it is set, what is wrong is shown without colour on a terminal\n"
    "  XDG_STATE_HOME   where crdc eval keeps the expressions that it was asked, in crdc/eval_history; without it\n"
    "                   ~/.local/state\n"
    "  CC               the C compiler that rules are compiled with where the program has none in it; without it cc\n"
    "  KUBECONFIG       the kubeconfig of crdc upgrade --objects-from-cluster, where --kubeconfig names none\n"
    "\n"
    "FILES\n"
    "  NAME.markers.yaml   beside the CRD NAME.yaml: its overlay, with markers that the CRD does not carry itself\n"
    "  names.yaml          beside CRDs: names of types and fields in the C that crdc generate writes\n"
    "\n"
    "EXAMPLES\n"
    "  crdc lint crds/\n"
    "  crdc generate --out generated crds/\n"
    "  crdc example crds/\n";

/* Of a command whose help says none. */
#define USUAL_STATUS                                                                                                        \
  "exit status: 0 all is well, 1 something is wrong with the CRDs, 2 wrong usage, or something could not be read or\n"      \
  "written\n"

static const struct {
  const char *command, *text;
} further[] = {
    {"generate", USUAL_STATUS "\nEXAMPLES\n"
                              "  crdc generate --out generated crds/\n"
                              "  crdc generate --check --out generated crds/\n"},
    {"lint",
     "EXAMPLES\n"
     "  crdc lint crds/\n"
     "  crdc lint --kubernetes-version 1.30..1.37 crds/\n"
     "  crdc lint --output json --advice all crds/\n"},
    {"crd",
     "EXAMPLES\n"
     "  crdc crd crds/ > merged.yaml\n"},
    {"manifests",
     "EXAMPLES\n"
     "  crdc manifests --service system/webhook crds/ > webhooks.yaml\n"},
    {"rules",
     "EXAMPLES\n"
     "  crdc rules --sort cost crds/\n"},
    {"eval",
     "EXAMPLES\n"
     "  crdc eval '\"a\" + \"b\"'\n"
     "  crdc eval --crd crds/ --object manifests/one.yaml --path .spec 'self.size + 1'\n"},
    {"example",
     "EXAMPLES\n"
     "  crdc example --minimal crds/\n"},
    {"grow",
     "EXAMPLES\n"
     "  crdc grow crds/ | crd-validate --crd crds/ --batch\n"
     "  crdc grow --output suite crds/ > grown.suite.yaml\n"},
    {"explain",
     "EXAMPLES\n"
     "  crdc explain KR-150\n"
     "  crdc explain 'spec.size: Invalid value: 11: spec.size in body should be less than or equal to 10'\n"},
    {"catalog",
     "EXAMPLES\n"
     "  crdc catalog --out catalog.index crds/\n"
     "  crdc catalog --list catalog.index\n"},
    {"admission",
     "EXAMPLES\n"
     "  crdc admission explain manifests/one.yaml cluster/\n"
     "  crdc admission explain --operation DELETE --as jane manifests/one.yaml cluster/\n"},
    {"upgrade",
     "EXAMPLES\n"
     "  crdc upgrade --fail-on narrowed old/ crds/\n"
     "  kubectl get widgets -A -o json | crdc upgrade --objects - old/ crds/\n"},
};

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
  cli_command described = {.name = command->program, .describe = describe_command, .context = command};
  for (size_t i = 0; i < sizeof further / sizeof *further; i++)
    if (strcmp(further[i].command, word) == 0) described.further = further[i].text;
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
  manual.commands[0] = (cli_command){.name = "crdc", .describe = describe_manual, .further = program_further};
  for (size_t i = 0; i < count; i++) manual.commands[i + 1] = manual_command(commands[i]);
  manual.commands[count + 1] = (cli_command){.name = "crdc help", .values = topics, .value_count = 1};
  return &manual.cli;
}
