/* SPDX-License-Identifier: Apache-2.0 */
/* The plugin ValidatingAdmissionWebhook: upstream calls all matching webhooks at once, and the first refusal counts. It
 * starts a goroutine for each, and Go's scheduler runs the last started one first. If all answer at once, that decides the
 * order of the answers, and this plugin uses the same order. Mirrors apiserver
 * pkg/admission/plugin/webhook/validating/dispatcher.go. */
#include "evaluate.h"

typedef struct validating_hooks {
  admission_run *run;
  version_list versions;
} validating_hooks;

static versioned_object *version_for(void *context, crd_gvk kind, crd_string *error) {
  validating_hooks *all = context;
  return crd_version_list_get(all->run, &all->versions, kind, error);
}

/* Calls those that are concerned. */
static bool call_all(validating_hooks *all, const admission_webhook **hooks, const hook_decision *decisions, size_t count) {
  admission_run *run = all->run;
  admission_status first = {.given = false};
  for (size_t k = 0; k < count; k++) {
    size_t i = (k + count - 1) % count; /* the last first */
    crd_string error = {NULL, 0};
    hook_reply reply;
    hook_outcome outcome = crd_call_hook(run, hooks[i], &decisions[i], version_for(all, decisions[i].kind, &error), &reply);
    if (outcome == HOOK_ALLOWED) continue;
    if (outcome == HOOK_FAILED && hooks[i]->ignores) {
      crd_note_failed_open(run, hooks[i], 0, i);
      continue;
    }
    crd_end_by_hook(run, outcome, &reply);
    if (!first.given) first = run->status;
  }
  run->status = first;
  return !first.given;
}

bool crd_run_validating_hooks(admission_run *run) {
  const crd_admission_configuration *configuration = run->configuration;
  if (crd_match_is_exempt_from_webhooks(run->attributes)) return true;
  size_t most = configuration->validating_hook_count, count = 0;
  validating_hooks all = {.run = run};
  all.versions = crd_version_list_make(run, most);
  const admission_webhook **hooks = crd_arena_alloc(run->arena, (most + 1) * sizeof *hooks);
  hook_decision *decisions = crd_arena_alloc(run->arena, (most + 1) * sizeof *decisions);
  const rule_matches matches = crd_rules_that_match(&run->scope, &configuration->validating_hook_rules);
  for (size_t i = crd_rules_next(&matches, 0); i < most; i = crd_rules_next(&matches, i + 1)) {
    const admission_webhook *hook = configuration->validating_hooks[i];
    hook_decision decision = crd_decide_hook(run, hook, crd_rules_matched_by(&matches, i), 0, version_for, &all);
    if (decision.ended) return false;
    if (!decision.called) continue;
    crd_string error = {NULL, 0};
    if (!version_for(&all, decision.kind, &error)) return crd_admission_fail_internal(run, error);
    hooks[count] = hook;
    decisions[count++] = decision;
  }
  return call_all(&all, hooks, decisions, count);
}
