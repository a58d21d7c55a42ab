/* SPDX-License-Identifier: Apache-2.0 */
/* Events are recorded as they happen; the steps are made from them afterwards. */
#include "steps.h"
#include "../../../runtime/base/nearest_name.h"
#include <string.h>

/* ---- events ---- */

void chain_note_change(void *context, const crd_admission_change *change) {
  chain_events *events = context;
  CRD_ARENA_PUSH(events->arena, events->changes, events->change_count, events->change_room, 8, *change);
}

void chain_note_call(chain_events *events, const crd_hook_call *call, const char *how) {
  CRD_ARENA_PUSH(events->arena, events->calls, events->call_count, events->call_room, 8,
                 (chain_call){call->configuration, call->webhook, call->mutating, call->round, how});
}

/* ---- steps ---- */

chain_step *chain_steps_add(chain_steps *steps, const char *what) {
  CRD_ARENA_ROOM(steps->arena, steps->items, steps->count, steps->room, 16);
  chain_step *step = &steps->items[steps->count++];
  *step = (chain_step){.what = what};
  return step;
}

/* Whether a policy, binding or webhook is skipped only because it does not match the request. */
static bool is_idle(crd_string why) {
  return crd_is_among(why, "namespaceSelector objectSelector excludeResourceRules resourceRules rules");
}

static crd_string not_asked(crd_arena *arena, crd_string why) {
  return crd_arena_printf(arena, "not asked: %.*s", CRD_PRINT(why));
}

static void add_word(crd_text *text, crd_string word) {
  if (text->size) crd_text_add(text, CRD_STRING(", "));
  crd_text_add(text, word);
}

/* The outcome of an evaluation's mutations or validations. */
static crd_string outcome_of(crd_arena *arena, const crd_param_trace *param, bool *refused) {
  if (param->why.size) return not_asked(arena, param->why);
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < param->mutation_count; i++) {
    add_word(&text, param->mutations[i]);
    if (crd_string_has_prefix(param->mutations[i], CRD_STRING("error"))) *refused = true;
  }
  size_t good = 0;
  for (size_t i = 0; i < param->validation_count; i++) {
    const crd_validation_trace *one = &param->validations[i];
    if (strcmp(one->decision, "admit") == 0) {
      good++;
      continue;
    }
    const bool admits = one->action && strcmp(one->action, "admit") == 0;
    if (!admits) *refused = true;
    add_word(&text, crd_arena_printf(arena, "%s: %.*s", admits ? "error, ignored" : one->decision, CRD_PRINT(one->message)));
  }
  if (param->validation_count && good == param->validation_count)
    add_word(&text, crd_arena_printf(arena, "%zu of %zu hold", good, good));
  for (size_t i = 0; i < param->audit_count; i++)
    if (strcmp(param->audit[i].action, "publish") == 0)
      add_word(&text, crd_arena_printf(arena, "audit %.*s: %.*s", CRD_PRINT(param->audit[i].key),
                                       CRD_PRINT(param->audit[i].value)));
  return text.size ? crd_text_string(&text) : CRD_STRING("nothing to say");
}

static void add_changes(chain_step *step, const chain_events *events, crd_arena *arena, const crd_admission_change *like) {
  for (size_t i = 0; i < events->change_count; i++) {
    const crd_admission_change *change = &events->changes[i];
    if (change->round == like->round && crd_string_equal(change->policy, like->policy) &&
        crd_string_equal(change->binding, like->binding) && crd_string_equal(change->webhook, like->webhook) &&
        crd_string_equal(change->configuration, like->configuration))
      step->changes = value_changes_between(arena, change->before, change->after);
  }
}

static void add_policy(chain_steps *steps, const chain_events *events, const crd_policy_trace *policy) {
  crd_arena *arena = steps->arena;
  const char *what = policy->mutating ? "MutatingAdmissionPolicy" : "ValidatingAdmissionPolicy";
  if (!policy->binding_count) {
    chain_step *step = chain_steps_add(steps, what);
    step->name = policy->policy;
    step->round = policy->round;
    step->outcome = not_asked(arena, policy->why.size ? policy->why : CRD_STRING("no binding"));
    step->idle = is_idle(policy->why);
  }
  for (size_t i = 0; i < policy->binding_count; i++) {
    const crd_binding_trace *binding = &policy->bindings[i];
    for (size_t k = 0; k < binding->param_count || k == 0; k++) {
      chain_step *step = chain_steps_add(steps, what);
      step->name = policy->policy;
      step->round = policy->round;
      step->binding = binding->binding;
      step->outcome = not_asked(arena, policy->why.size    ? policy->why
                                       : binding->why.size ? binding->why
                                                           : CRD_STRING("no params"));
      step->idle = is_idle(policy->why) || is_idle(binding->why);
      if (k >= binding->param_count) break;
      const crd_param_trace *param = &binding->params[k];
      if (param->param.size)
        step->binding = crd_arena_printf(arena, "%.*s with %.*s", CRD_PRINT(binding->binding), CRD_PRINT(param->param));
      step->idle = false;
      step->outcome = outcome_of(arena, param, &step->refused);
      if (policy->mutating && k == 0)
        add_changes(step, events, arena,
                    &(crd_admission_change){.policy = policy->policy, .binding = binding->binding, .round = policy->round});
    }
  }
}

static void add_hook(chain_steps *steps, const chain_events *events, const crd_hook_trace *hook) {
  crd_arena *arena = steps->arena;
  chain_step *step = chain_steps_add(steps, hook->mutating ? "MutatingAdmissionWebhook" : "ValidatingAdmissionWebhook");
  step->name = crd_arena_printf(arena, "%.*s/%.*s", CRD_PRINT(hook->configuration), CRD_PRINT(hook->webhook));
  step->round = hook->round;
  step->idle = !hook->called && is_idle(hook->why);
  if (!hook->called) {
    step->outcome = not_asked(arena, hook->why);
    return;
  }
  const char *how = "called";
  for (size_t i = 0; i < events->call_count; i++)
    if (events->calls[i].round == hook->round && events->calls[i].mutating == hook->mutating &&
        crd_string_equal(events->calls[i].configuration, hook->configuration) &&
        crd_string_equal(events->calls[i].webhook, hook->webhook))
      how = events->calls[i].how;
  step->outcome = crd_arena_printf(arena, "called with %.*s, %s", CRD_PRINT(hook->kind), how);
  add_changes(step, events, arena,
              &(crd_admission_change){.configuration = hook->configuration, .webhook = hook->webhook, .round = hook->round});
}

void chain_steps_add_half(chain_steps *steps, const chain_events *events, const crd_admission_verdict *verdict,
                          bool mutating) {
  for (unsigned round = 0; round < 2; round++) {
    for (size_t i = 0; i < verdict->policy_count; i++)
      if (verdict->policies[i]->mutating == mutating && verdict->policies[i]->round == round)
        add_policy(steps, events, verdict->policies[i]);
    for (size_t i = 0; i < verdict->hook_count; i++)
      if (verdict->hooks[i]->mutating == mutating && verdict->hooks[i]->round == round)
        add_hook(steps, events, verdict->hooks[i]);
  }
}
