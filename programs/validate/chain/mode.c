/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate chain, which --chain asks for as well. */
#include "chain.h"

static void describe_chain(const flag_help *help) {
  static const char *const own_flags[] = {"old", "operation", "as", "as-group"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  options_describe_some(help, &page_crd_validate_chain, own_flags, sizeof own_flags / sizeof *own_flags, rows);
}

const check_mode chain_mode = {
    .asked = {.flag = "chain", .missing = "no configuration of admission is given", .describe = describe_chain},
    .run = chain_run};
