/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate replay, which --replay asks for as well. */
#include "replay.h"

static void describe_replay(const flag_help *help) {
  static const char *const own_flags[] = {"ratchet-layers", "replay-memory", "replay-examples", "replay-top"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  options_describe_some(help, &page_crd_validate_replay, own_flags, sizeof own_flags / sizeof *own_flags, rows);
}

const check_mode replay_mode = {.asked = {.flag = "replay", .missing = "no audit log is given", .describe = describe_replay},
                                .run = replay_run};
