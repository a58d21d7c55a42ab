/* SPDX-License-Identifier: Apache-2.0 */
#include "options.h"

#define LAYER_WORDS "crd|webhook|controller|pods|all"

static const cli_value webhook_values[] = {
    {.flag = "layers", .words = LAYER_WORDS, .list = true},
    {.flag = "warn-layers", .words = LAYER_WORDS, .list = true},
    {.flag = "ratchet-layers", .words = "none|webhook|controller|pods", .list = true},
    {.flag = "bind-address", .words = "127.0.0.1|::1|0.0.0.0"},
};

static void describe_webhook(const cli_command *self, const flag_help *help) {
  (void)self;
  options_describe(help);
}

static const cli_command commands[] = {{.name = "crd-webhook",
                                        .describe = describe_webhook,
                                        .page = &page_crd_webhook,
                                        .values = webhook_values,
                                        .value_count = sizeof webhook_values / sizeof *webhook_values}};

const cli *webhook_cli(bool compiled) {
  static cli cli = {.commands = commands, .count = 1, .section = 8};
  cli.compiled = compiled;
  cli.also = compiled ? "crdc(1), crd-validate(1)" : "crd-validate(1)";
  return &cli;
}
