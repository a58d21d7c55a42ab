/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate chain, which --chain asks for as well. */
#include "chain.h"

static const char chain_about[] =
    "NAME\n"
    "  crd-validate chain - show the way of objects through an admission chain, step by step\n"
    "\n"
    "SYNOPSIS\n"
    "  crd-validate chain [--old FILE|DIR]... [OPTION]... CONFIGURATION FILE|DIR|-...\n"
    "\n"
    "DESCRIPTION\n"
    "  CONFIGURATION is a file or folder with policies, their bindings and parameters, webhooks, Namespaces, roles and\n"
    "  CRDs. Of each object its steps are shown: policies, webhooks (those of the kinds at hand are run, others are "
    "named),\n"
    "  defaults, the schema, and the answer. --output text or json.\n"
    "\n"
    "OPTIONS\n"
    "  Those of crd-validate that say by what is judged, and these, which are for admission:\n";

static const char chain_endings[] =
    "\n"
    "EXIT STATUS\n"
    "  0  all objects would be let in\n"
    "  1  one would be refused\n"
    "  2  one could not be judged, or something could not be read; wrong usage\n";

static void describe_chain(const flag_help *help) {
  static const char *const own_flags[] = {"old", "operation", "as", "as-group"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  flags_print_words(help, chain_about);
  options_describe_some(help, own_flags, sizeof own_flags / sizeof *own_flags, rows);
  flags_print_words(help, chain_endings);
}

const check_mode chain_mode = {
    .asked = {.flag = "chain", .missing = "no configuration of admission is given", .describe = describe_chain},
    .run = chain_run};
