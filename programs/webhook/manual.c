/* SPDX-License-Identifier: Apache-2.0 */
#include "manual.h"
#include "options.h"

static const char webhook_further[] =
    "ENVIRONMENT\n"
    "  KUBERNETES_SERVICE_HOST, KUBERNETES_SERVICE_PORT\n"
    "                   the API server of the cluster whose pod this is, where neither --kubeconfig nor --master is given\n"
    "  TZ               the zone that schedules call Local, as for Go; without it that of /etc/localtime\n"
    "\n"
    "FILES\n"
    "  /tmp/k8s-webhook-server/serving-certs   tls.crt and tls.key, where --cert-dir names no other folder\n" FLAG_COMPILED
    "  NAME.markers.yaml   beside the CRD NAME.yaml: its overlay\n" FLAG_COMPILED
    "  /var/run/secrets/kubernetes.io/serviceaccount\n"
    "          the token and the authority of a pod, for what is asked of its API server\n";

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
                                        .further = webhook_further,
                                        .values = webhook_values,
                                        .value_count = sizeof webhook_values / sizeof *webhook_values}};

const cli *webhook_cli(bool compiled) {
  static cli cli = {.commands = commands, .count = 1, .section = 8};
  cli.compiled = compiled;
  cli.also = compiled ? "crdc(1), crd-validate(1)" : "crd-validate(1)";
  return &cli;
}
