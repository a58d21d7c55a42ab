/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate replay, which --replay asks for as well. */
#include "replay.h"

static const char replay_about[] =
    "NAME\n"
    "  crd-validate replay - what of an audit log would be refused now, or stored otherwise\n"
    "\n"
    "SYNOPSIS\n"
    "  crd-validate replay " FLAG_COMPILED "[--crd FILE|DIR]... [--policies FILE|DIR]... " FLAG_COMPILED
    "[OPTION]... FILE|-\n"
    "\n"
    "DESCRIPTION\n"
    "  Goes through an audit log of kube-apiserver (audit.k8s.io/v1 events, a line each, or EventLists; plain or gzip) and\n"
    "  says what of its creates, updates and patches would be refused now, or stored otherwise, per rule with examples: as\n"
    "  text, or with -o json (docs/replay.md).\n"
    "\n"
    "OPTIONS\n"
    "  Those of crd-validate that say by what is judged, and these:\n";

static const char replay_endings[] =
    "\n"
    "EXIT STATUS\n"
    "  0  nothing that was let in would be refused, and all of it was judged\n"
    "  1  something that was let in would be refused\n"
    "  2  the log does not hold what something is to be judged by, or cannot be read; wrong usage\n";

static void describe_replay(const flag_help *help) {
  static const char *const own_flags[] = {"ratchet-layers", "replay-memory", "replay-examples", "replay-top"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  flags_print_words(help, replay_about);
  options_describe_some(help, own_flags, sizeof own_flags / sizeof *own_flags, rows);
  flags_print_words(help, replay_endings);
}

const check_mode replay_mode = {.asked = {.flag = "replay", .missing = "no audit log is given", .describe = describe_replay},
                                .run = replay_run};
