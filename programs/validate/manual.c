/* SPDX-License-Identifier: Apache-2.0 */
/* Examples and files of the program, and of each of its commands. */
#include "manual.h"
#include "config/command.h"
#include "kinds.h"
#include "kubeconform/command.h"
#include "options/options.h"
#include "report/form.h"
#include "test/options.h"

static const char validate_further[] =
    "ENVIRONMENT\n"
    "  NO_COLOR         where it is set, --output text has no colour unless --color asks for it\n"
    "  CLICOLOR_FORCE   where it is set and not 0, it has colour though it goes to no terminal\n"
    "  TERM             dumb: a terminal without colours\n" FLAG_COMPILED
    "  XDG_CACHE_HOME   where CRDs of clusters are kept, in crdc; without it ~/.cache\n" FLAG_COMPILED
    "  KUBECONFIG       the kubeconfig of a cluster that is asked, where --kubeconfig names none\n"
    "  TZ               the zone that schedules call Local, as for Go; without it that of /etc/localtime\n"
    "\n"
    "FILES\n"
    "  .crd-validate.yaml  flags, found upwards from what is checked, to the root of the repository\n" FLAG_COMPILED
    "  NAME.markers.yaml   beside the CRD NAME.yaml: its overlay, with rules that its operator has in code\n"
    "  ~/.cache/crdc       CRDs of clusters. They may go at any time (--no-cache: they are neither read nor "
    "written)\n" FLAG_COMPILED
    "  ~/.kube/config      the kubeconfig of a cluster that is asked, where nothing else names one\n";

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

/* ---- test ---- */

static const char suite_further[] =
    "FILES\n"
    "  *.testsuite.yaml    suites in openshift's form\n"
    "  NAME.markers.yaml   beside the CRD NAME.yaml: its overlay\n"
    "  ~/.cache/crdc       compiled CRDs, or $XDG_CACHE_HOME/crdc\n"
    "\n"
    "EXAMPLES\n"
    "  crd-validate test --crd crds/ tests/\n"
    "  crd-validate test --output junit --crd crds/ tests/ > tests.xml\n"
    "  crd-validate test --kubernetes-version 1.30..1.37 --crd crds/ 'tests/**/*.suite.yaml'\n"
    "  crd-validate test --coverage-output html=coverage.html --crd crds/ tests/\n";

static const cli_value suite_values[] = {
    {.flag = "output", .words = "text|json|junit|tap"},
    {.flag = "coverage-output", .words = "text|json|lcov|html"},
    {.flag = "coverage-fail-under",
     .words = "rules=|branches=|messages=|enums=|limits=|required=|patterns=|defaults=|nodes="},
};

static void describe_suites(const cli_command *self, const flag_help *help) {
  (void)self;
  suite_options_describe(help);
}

/* ---- config, kubeconform-args ---- */

static const char config_further[] =
    "FILES\n"
    "  .crd-validate.yaml   flags, found upwards from what is checked, to the root of the repository\n"
    "\n"
    "EXAMPLES\n"
    "  crd-validate config manifests/\n"
    "  crd-validate config --output json --layers all manifests/\n";

static const cli_value config_values[] = {{.flag = "output", .words = "text|json"}};

static void describe_config(const cli_command *self, const flag_help *help) {
  (void)self;
  config_describe(help);
}

static const char kubeconform_further[] =
    "EXAMPLES\n"
    "  crd-validate kubeconform-args -summary -strict -crd crds/ manifests/\n"
    "  crd-validate kubeconform-args --print -ignore-missing-schemas -n 4 manifests/\n";

static const cli_value kubeconform_values[] = {{.flag = "output", .words = "text|json|junit|tap|pretty"}};

static void describe_kubeconform(const cli_command *self, const flag_help *help) {
  (void)self;
  kubeconform_describe(help);
}

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const cli_command manual_commands[] = {{.name = "crd-validate",
                                               .describe = describe_validate,
                                               .further = validate_further,
                                               .values = validate_values,
                                               .value_count = COUNT(validate_values)},
                                              {.name = "crd-validate config",
                                               .describe = describe_config,
                                               .further = config_further,
                                               .values = config_values,
                                               .value_count = COUNT(config_values),
                                               .like = &manual_commands[0]},
                                              {.name = "crd-validate kubeconform-args",
                                               .describe = describe_kubeconform,
                                               .further = kubeconform_further,
                                               .values = kubeconform_values,
                                               .value_count = COUNT(kubeconform_values)},
                                              /* the last, where there is a compiler */
                                              {.name = "crd-validate test",
                                               .describe = describe_suites,
                                               .further = suite_further,
                                               .values = suite_values,
                                               .value_count = COUNT(suite_values)}};

const cli *validate_cli(void) {
  static cli cli = {.commands = manual_commands, .plugin = "kubectl_complete-crd_validate", .section = 1};
  cli.compiled = kinds_have_compiler;
  cli.count = COUNT(manual_commands) - !kinds_have_compiler;
  cli.also = kinds_have_compiler ? "crdc(1), crd-webhook(8)" : "crd-webhook(8)";
  return &cli;
}
