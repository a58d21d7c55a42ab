/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate batch, which --batch asks for as well. */
#include "batch.h"

static void describe_batch(const flag_help *help) {
  static const char *const own_flags[] = {"ratchet-layers"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  options_describe_some(help, &page_crd_validate_batch, own_flags, sizeof own_flags / sizeof *own_flags, rows);
}

const check_mode batch_mode = {.asked = {.flag = "batch", .describe = describe_batch}, .run = batch_run};
