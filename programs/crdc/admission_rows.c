/* SPDX-License-Identifier: Apache-2.0 */
/* The chain ends at the first refusal. Here each plugin is run separately, so that later ones are known as well. */
#include "admission_rows.h"
#include "../../runtime/admission/configuration/match.h"

static admission_row *begin_row(admission_rows *rows, const char *kind, crd_string owner, crd_string name) {
  rows->items =
      crd_arena_grow(rows->arena, rows->items, rows->count * sizeof *rows->items, (rows->count + 1) * sizeof *rows->items);
  admission_row *row = &rows->items[rows->count++];
  *row = (admission_row){.kind = kind, .owner = owner, .name = name};
  return row;
}

static void ask_row(admission_row *row, unsigned *order) {
  row->asked = true;
  row->order = ++*order;
}

/* ---- webhooks ---- */

static void add_hook(admission_rows *rows, const admission_webhook *hook, const crd_hook_trace *trace, unsigned *order) {
  admission_row *row =
      begin_row(rows, hook->mutating ? "MutatingWebhook" : "ValidatingWebhook", hook->configuration, hook->name);
  row->round = trace->round;
  row->detail = trace->detail;
  row->why = trace->why;
  if (!trace->called) return;
  ask_row(row, order);
  row->resource = trace->resource;
  row->sent = trace->kind;
}

static void add_hooks(admission_rows *rows, const crd_admission_configuration *configuration, bool mutating,
                      const crd_admission_attributes *attributes, const crd_admission_verdict *verdict, unsigned *order) {
  admission_webhook *const *hooks = mutating ? configuration->mutating_hooks : configuration->validating_hooks;
  size_t count = mutating ? configuration->mutating_hook_count : configuration->validating_hook_count, traced = 0, first = 0;
  while (first < verdict->hook_count && verdict->hooks[first]->mutating != mutating) first++;
  /* The traces of a round are in the order of the webhooks; each has one until the request ends. */
  for (size_t i = first; i < verdict->hook_count && count && verdict->hooks[i]->mutating == mutating; i++) {
    if (verdict->hooks[i]->round && !verdict->hooks[i]->called) continue;
    add_hook(rows, hooks[(i - first) % count], verdict->hooks[i], order);
    if (!verdict->hooks[i]->round) traced++;
  }
  for (size_t i = traced; i < count; i++) {
    const char *kind = mutating ? "MutatingWebhook" : "ValidatingWebhook";
    bool exempt = crd_match_is_exempt_from_webhooks(attributes);
    begin_row(rows, kind, hooks[i]->configuration, hooks[i]->name)->why =
        exempt ? CRD_STRING("the resource is kept from webhooks") : CRD_STRING("not reached: the request has ended");
  }
}

/* ---- policies ---- */

/* Splits "RESOURCE as KIND"; without the second part the kind is the request's. */
static void set_matched(admission_row *row, crd_string matched) {
  static const crd_string as = CRD_STRING_INIT(" as ");
  row->resource = matched;
  for (size_t i = 0; i + as.size <= matched.size; i++) {
    if (!crd_string_has_prefix(crd_string_slice(matched, i, matched.size), as)) continue;
    row->resource = crd_string_slice(matched, 0, i);
    row->sent = crd_string_slice(matched, i + as.size, matched.size);
    return;
  }
}

static const char *policy_kind(bool mutating) {
  return mutating ? "MutatingAdmissionPolicy" : "ValidatingAdmissionPolicy";
}

static void add_binding(admission_rows *rows, const crd_policy_trace *trace, const crd_binding_trace *binding,
                        unsigned *order) {
  for (size_t i = 0; i < binding->param_count; i++) {
    const crd_param_trace *param = &binding->params[i];
    admission_row *row = begin_row(rows, policy_kind(trace->mutating), trace->policy, binding->binding);
    row->round = trace->round;
    row->param = param->param;
    row->detail = binding->detail.size ? binding->detail : trace->detail;
    row->why = param->why;
    set_matched(row, trace->matched);
    if (!param->why.size) ask_row(row, order);
  }
  if (binding->param_count) return;
  admission_row *row = begin_row(rows, policy_kind(trace->mutating), trace->policy, binding->binding);
  row->round = trace->round;
  row->why = binding->why;
  row->detail = binding->detail;
}

static void add_policy(admission_rows *rows, const crd_policy_trace *trace, unsigned *order) {
  for (size_t i = 0; i < trace->binding_count; i++) add_binding(rows, trace, &trace->bindings[i], order);
  if (trace->binding_count) return;
  admission_row *row = begin_row(rows, policy_kind(trace->mutating), trace->policy, (crd_string){NULL, 0});
  row->round = trace->round;
  row->why = trace->why;
  row->detail = trace->detail;
}

/* Why a policy has no trace. */
static crd_string untraced(const admission_policy *policy, const crd_admission_attributes *attributes) {
  if (!policy->binding_count) return CRD_STRING("no binding");
  if (policy->inactive) return CRD_STRING("its paramKind cannot be read");
  if (crd_match_is_exempt_from_policies(attributes)) return CRD_STRING("the resource is kept from policies");
  if (policy->mutating && crd_string_equal(attributes->operation, CRD_STRING("DELETE")))
    return CRD_STRING("mutating policies are not asked about DELETE");
  return CRD_STRING("not reached: the request has ended");
}

static void add_policies(admission_rows *rows, const crd_admission_configuration *configuration, bool mutating,
                         const crd_admission_attributes *attributes, const crd_admission_verdict *verdict, unsigned *order) {
  admission_policy *const *policies = mutating ? configuration->mutating : configuration->validating;
  size_t count = mutating ? configuration->mutating_count : configuration->validating_count;
  for (size_t i = 0; i < count; i++) {
    bool traced = false;
    for (size_t k = 0; k < verdict->policy_count; k++) {
      const crd_policy_trace *trace = verdict->policies[k];
      if (trace->mutating != mutating || trace->round || !crd_string_equal(trace->policy, policies[i]->name)) continue;
      traced = true;
      add_policy(rows, trace, order);
    }
    if (!traced)
      begin_row(rows, policy_kind(mutating), policies[i]->name, (crd_string){NULL, 0})->why =
          untraced(policies[i], attributes);
  }
}

/* ---- the chain ---- */

static void take_error(admission_rows *rows, const crd_admission_verdict *verdict) {
  if (!rows->error.size) rows->error = verdict->error;
}

/* Runs one plugin of the validating half. */
static void validate_alone(admission_rows *rows, const crd_admission_configuration *configuration,
                           const crd_admission_attributes *attributes, bool policies, crd_admission_verdict *verdict) {
  const crd_admission_options options = {.without_policies = !policies, .without_webhooks = policies, .want_details = true};
  crd_admission_verdict_init(rows->arena, verdict);
  crd_admission_validate(rows->arena, configuration, attributes, &options, verdict);
  take_error(rows, verdict);
}

void admission_rows_make(admission_rows *rows, const crd_admission_configuration *configuration,
                         crd_admission_attributes *attributes) {
  const crd_admission_options options = {.want_details = true};
  crd_admission_verdict mutated, hooks, policies;
  unsigned order = 0;
  crd_admission_verdict_init(rows->arena, &mutated);
  bool good = crd_admission_mutate(rows->arena, configuration, attributes, &options, &mutated);
  take_error(rows, &mutated);
  add_policies(rows, configuration, true, attributes, &mutated, &order);
  hooks = mutated;
  if (!good && !mutated.hook_count) { /* a policy ended the request: finds out whether the webhooks would have been called */
    const crd_admission_options alone = {.without_policies = true, .want_details = true};
    crd_admission_verdict_init(rows->arena, &hooks);
    crd_admission_mutate(rows->arena, configuration, attributes, &alone, &hooks);
    take_error(rows, &hooks);
  }
  add_hooks(rows, configuration, true, attributes, &hooks, &order);
  crd_admission_prepare(rows->arena, configuration, attributes);
  validate_alone(rows, configuration, attributes, true, &policies);
  add_policies(rows, configuration, false, attributes, &policies, &order);
  validate_alone(rows, configuration, attributes, false, &hooks);
  add_hooks(rows, configuration, false, attributes, &hooks, &order);
}
