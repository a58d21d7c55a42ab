/* SPDX-License-Identifier: Apache-2.0 */
#include "../value/joined.h"
#include "chain.h"

bool crd_is_namespace_kind(crd_gvk kind) {
  return !kind.group.size && crd_string_equal(kind.version, CRD_STRING("v1")) &&
         crd_string_equal(kind.kind, CRD_STRING("Namespace"));
}

static crd_string error_why(crd_arena *arena, crd_string error) {
  return crd_joined(arena, CRD_STRING("error: "), error);
}

/* The state of making the traces of all policies. */
typedef struct tracing {
  admission_run *run;
  traced_binding *bindings; /* room for those of all policies */
  crd_binding_trace *traces;
  crd_param_trace *params;
  match_result matched; /* of the policy before, with its text: most match alike */
  crd_string matched_text;
} tracing;

/* "group/version/resource/subresource as group/version/kind" */
static crd_string make_matched_text(admission_run *run, const match_result *match) {
  const crd_admission_attributes *attributes = run->attributes;
  crd_string resource = crd_slashes(run->arena, match->resource.group, match->resource.version, match->resource.resource,
                                    attributes->sub_resource);
  if (crd_gvk_equal(match->kind, attributes->kind)) return resource;
  return crd_joined(run->arena, resource, CRD_STRING(" as "),
                    crd_slashes(run->arena, match->kind.group, match->kind.version, match->kind.kind, CRD_STRING("")));
}

static crd_string matched_text(tracing *all, const match_result *match) {
  if (all->matched_text.size && crd_gvr_equal(all->matched.resource, match->resource) &&
      crd_gvk_equal(all->matched.kind, match->kind))
    return all->matched_text;
  all->matched = *match;
  return all->matched_text = make_matched_text(all->run, match);
}

static void trace_params(tracing *all, const admission_policy *policy, traced_binding *binding) {
  admission_run *run = all->run;
  crd_arena *arena = run->arena;
  binding->params = crd_collect_params(&run->scope, policy, binding->binding);
  if (binding->params.error.size) {
    binding->error = binding->params.error;
    binding->params.count = 0;
    binding->trace->why = error_why(arena, binding->error);
    return;
  }
  binding->matches = true;
  if (!binding->params.count) binding->trace->why = CRD_STRING("no params");
  binding->trace->params =
      binding->params.count == 1 ? all->params++ : crd_arena_zalloc(arena, binding->params.count * sizeof *all->params);
  binding->trace->param_count = binding->params.count;
  for (size_t i = 0; i < binding->params.count; i++) {
    const crd_value *param = binding->params.items[i];
    if (param) binding->trace->params[i].param = crd_param_name(arena, param);
  }
}

static void trace_binding(tracing *all, const admission_policy *policy, traced_binding *binding) {
  admission_run *run = all->run;
  match_result match = crd_match_binding(&run->scope, binding->binding);
  binding->trace->binding = binding->binding->name;
  binding->trace->actions = binding->binding->actions.items;
  binding->trace->action_count = binding->binding->actions.count;
  if (run->options->want_details) binding->trace->detail = crd_match_detail_binding(&run->scope, binding->binding, &match);
  if (match.error.message.size) {
    binding->error = match.error.message;
    binding->trace->why = error_why(run->arena, match.error.message);
  } else if (!match.matches) {
    binding->trace->why = crd_string_of(match.why);
  } else {
    trace_params(all, policy, binding);
  }
}

static void trace_bindings(tracing *all, traced_policy *traced) {
  const admission_policy *policy = traced->policy;
  traced->binding_count = traced->trace->binding_count = policy->binding_count;
  traced->bindings = all->bindings;
  traced->trace->bindings = all->traces;
  all->bindings += policy->binding_count;
  all->traces += policy->binding_count;
  for (size_t i = 0; i < policy->binding_count; i++) {
    traced->bindings[i].binding = policy->bindings[i];
    traced->bindings[i].trace = &traced->trace->bindings[i];
    trace_binding(all, policy, &traced->bindings[i]);
  }
}

/* `by`: the result of crd_match_rules. */
static void trace_policy(tracing *all, traced_policy *traced, int by) {
  admission_run *run = all->run;
  const admission_policy *policy = traced->policy;
  match_result match = crd_match_policy(&run->scope, policy, by);
  crd_policy_trace *trace = traced->trace;
  if (run->options->want_details) trace->detail = crd_match_detail_policy(&run->scope, policy, &match);
  if (match.error.message.size) {
    traced->error = match.error.message;
    trace->why = error_why(run->arena, traced->error);
  } else if (!match.matches) {
    trace->why = crd_string_of(match.why);
  } else if (policy->configuration_error.size) {
    traced->error = policy->configuration_error;
    trace->why = error_why(run->arena, traced->error);
  } else {
    traced->matches = true;
    traced->resource = match.resource;
    traced->kind = match.kind;
    trace->matched = matched_text(all, &match);
    trace_bindings(all, traced);
  }
}

/* Returns how many policies are traced. */
static size_t start_tracing(tracing *all, admission_run *run, admission_policy *const *policies,
                            const rule_matches *matches) {
  size_t bindings = 0, count = 0;
  for (size_t i = crd_rules_next(matches, 0); i < matches->count; i = crd_rules_next(matches, i + 1))
    if (crd_policy_in_force(policies[i])) bindings += policies[i]->binding_count, count++;
  *all = (tracing){.run = run};
  all->bindings = crd_arena_zalloc(run->arena, bindings * sizeof *all->bindings);
  all->traces = crd_arena_zalloc(run->arena, bindings * sizeof *all->traces);
  all->params = crd_arena_zalloc(run->arena, bindings * sizeof *all->params);
  crd_admission_verdict *verdict = run->verdict;
  verdict->policies = crd_arena_grow(run->arena, verdict->policies, verdict->policy_count * sizeof *verdict->policies,
                                     (verdict->policy_count + count) * sizeof *verdict->policies);
  return count;
}

traced_policy *crd_trace_policies(admission_run *run, admission_policy *const *policies, const rule_index *index,
                                  unsigned round, size_t *count) {
  tracing all;
  const rule_matches matches = crd_rules_that_match(&run->scope, index);
  size_t most = start_tracing(&all, run, policies, &matches);
  traced_policy *traced = crd_arena_zalloc(run->arena, (most + 1) * sizeof *traced);
  crd_policy_trace *traces = crd_arena_zalloc(run->arena, (most + 1) * sizeof *traces);
  *count = 0;
  for (size_t i = crd_rules_next(&matches, 0); i < matches.count; i = crd_rules_next(&matches, i + 1)) {
    if (!crd_policy_in_force(policies[i])) continue;
    traced_policy *one = &traced[*count];
    one->policy = policies[i];
    one->trace = &traces[(*count)++];
    one->trace->policy = policies[i]->name;
    one->trace->mutating = policies[i]->mutating;
    one->trace->round = round;
    run->verdict->policies[run->verdict->policy_count++] = one->trace;
    trace_policy(&all, one, crd_rules_matched_by(&matches, i));
  }
  return traced;
}

const crd_value *crd_typed_param(admission_run *run, const admission_policy *policy, const crd_value *param) {
  bool typed = !param || crd_value_get(param, CRD_STRING("apiVersion")) || crd_value_get(param, CRD_STRING("kind"));
  if (typed) return param;
  crd_value *copy = crd_arena_alloc(run->arena, sizeof *copy);
  *copy = crd_value_make_map(run->arena, param->size + 2);
  for (uint32_t i = 0; i < param->size; i++)
    crd_value_add(run->arena, copy, crd_member_name(&param->as.members[i]), param->as.members[i].value);
  crd_value_add(run->arena, copy, CRD_STRING("apiVersion"), crd_value_make_string(policy->param_api_version));
  crd_value_add(run->arena, copy, CRD_STRING("kind"), crd_value_make_string(policy->param_kind.kind));
  return copy;
}
