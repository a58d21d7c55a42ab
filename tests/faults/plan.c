/* SPDX-License-Identifier: Apache-2.0 */
/* The text of a plan. */
#include "faults.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static faults_state unshared;
faults_plan faults_plan_now;
faults_state *faults_state_now = &unshared;
_Atomic bool faults_active;

static const char *const families[FAULTS_FAMILIES] = {"alloc", "own",   "open",   "read",    "write",  "print",
                                                      "say",   "close", "list",   "stat",    "rename", "make",
                                                      "sync",  "map",   "accept", "receive", "send",   "wait"};

static const struct {
  const char *name;
  int error;
} errors[] = {{"EIO", EIO},       {"ENOSPC", ENOSPC}, {"EINTR", EINTR}, {"ENOMEM", ENOMEM},         {"EMFILE", EMFILE},
              {"EACCES", EACCES}, {"ENOENT", ENOENT}, {"EROFS", EROFS}, {"ECONNRESET", ECONNRESET}, {"EAGAIN", EAGAIN}};

static bool read_action(faults_plan *plan, const char *text) {
  if (strcmp(text, "short") == 0) plan->action = FAULTS_SHORT;
  if (strcmp(text, "end") == 0) plan->action = FAULTS_END;
  if (plan->action != FAULTS_ERROR) return true;
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    if (strcmp(text, errors[i].name) != 0) continue;
    plan->error = errors[i].error;
    return true;
  }
  return false;
}

bool faults_plan_read(faults_plan *plan, const char *text) {
  size_t size = strcspn(text, ":");
  int family = 0;
  while (family < FAULTS_FAMILIES && (strlen(families[family]) != size || strncmp(families[family], text, size) != 0))
    family++;
  if (family == FAULTS_FAMILIES || text[size] != ':') return false;
  char *rest;
  *plan = (faults_plan){.family = (faults_family)family, .first = strtoull(text + size + 1, &rest, 10), .error = EIO};
  plan->onward = *rest == '+';
  if (plan->onward) rest++;
  if (*rest == ':') return plan->first && read_action(plan, rest + 1);
  return plan->first && *rest == '\0';
}
