/* SPDX-License-Identifier: Apache-2.0 */
/* The plugin MutatingAdmissionPolicy. Mirrors apiserver pkg/admission/plugin/policy/mutating/dispatcher.go and
 * policy/generic/policy_dispatcher.go. */
#include "../value/joined.h"
#include "apply.h"
#include "evaluate.h"

typedef struct mutating_run {
  admission_run *run;
  crd_texts errors;        /* of policies whose failurePolicy is Fail, as the Status tells them */
  crd_string first_reason; /* of the first of them; empty: Forbidden */
  version_list versions;
  versioned_object *last; /* that a mutation was about; NULL: none */
  const crd_value *namespace_object;
} mutating_run;

/* One policy with a binding and a parameter. */
typedef struct invocation {
  const traced_policy *traced;
  const policy_binding *binding;
  const crd_value *param;
  crd_param_trace *trace;
  versioned_object *object;
} invocation;

static void add_error(mutating_run *all, const admission_policy *policy, const policy_binding *binding, const char *what,
                      crd_string error, const char *reason) {
  if (policy->ignores) return;
  crd_text text = {.arena = all->run->arena};
  if (binding) {
    crd_text_add(&text, CRD_STRING("policy '"));
    crd_text_add(&text, policy->name);
    crd_text_add(&text, CRD_STRING("' with binding '"));
    crd_text_add(&text, binding->name);
    crd_text_add(&text, CRD_STRING("' denied request: "));
  } else {
    crd_text_add(&text, CRD_STRING("policy \""));
    crd_text_add(&text, policy->name);
    crd_text_add(&text, CRD_STRING("\" denied request: "));
  }
  crd_text_add(&text, crd_string_of(what));
  crd_text_add(&text, error);
  if (!all->errors.count) all->first_reason = crd_string_of(reason);
  crd_texts_add(&all->errors, crd_text_string(&text));
}

/* ---- a mutation ---- */

/* The resource of the kind that an expression changes; false: unknown. */
static bool find_mutated_kind(const admission_run *run, crd_gvk kind, found_resource *found) {
  const crd_builtin_kind *builtin = crd_builtin_find(kind.group, kind.version, kind.kind);
  if (builtin) {
    *found = (found_resource){.kind = kind, .namespaced = !builtin->cluster_scoped, .builtin = builtin};
    return true;
  }
  crd_gvr resource = {kind.group, kind.version, run->attributes->resource.resource};
  return crd_resource_of_resource(run->configuration->resources, resource, found) && found->custom;
}

static void trace_mutation(admission_run *run, crd_param_trace *trace, const char *what, crd_string error) {
  crd_text text = {.arena = run->arena};
  crd_text_add(&text, crd_string_of(what));
  crd_text_add(&text, error);
  CRD_ARENA_PUSH_FEW(run->arena, trace->mutations, trace->mutation_count, crd_text_string(&text));
}

static evaluation_input mutation_input(const mutating_run *all, const invocation *one, int64_t budget) {
  return (evaluation_input){.object = one->object,
                            .resource = one->traced->resource,
                            .params = one->param,
                            .namespace_object = all->namespace_object,
                            .with_authorizer = true,
                            .program = &one->traced->policy->program,
                            .with_variables = true,
                            .budget = budget};
}

/* Evaluates the expression and applies its result. */
static apply_outcome evaluate_and_apply(mutating_run *all, const invocation *one, size_t index, const found_resource *found,
                                        apply_result *result) {
  admission_run *run = all->run;
  const crd_policy_expression *expression = &one->traced->policy->program.mutations.items[index];
  const crd_value *mutation = &crd_value_get(one->traced->policy->spec, CRD_STRING("mutations"))->as.items[index];
  if (!expression->program) {
    result->error = expression->error;
    return APPLY_ERROR;
  }
  evaluation_frame frame;
  evaluation_input input = mutation_input(all, one, ADMISSION_BUDGET);
  crd_evaluation_begin(run, &input, &frame);
  evaluation_result value;
  if (!crd_evaluate(&frame, expression, &value, &result->error)) return APPLY_ERROR;
  if (value.error.size) {
    result->error = value.error;
    return APPLY_ERROR;
  }
  crd_cel cel = {.arena = run->arena, .limit = UINT64_MAX, .policy = &frame.view};
  apply_target target = {.arena = run->arena, .found = found, .kind = one->object->kind, .object = one->object->object};
  bool patches = crd_value_is_string(crd_value_get(mutation, CRD_STRING("patchType")), CRD_STRING("JSONPatch"));
  return patches ? crd_apply_json_patch(&target, &cel, value.value, result)
                 : crd_apply_configuration(&target, &cel, value.value, result);
}

/* Defaults a mutated object (o.GetObjectDefaulter()). */
static const crd_value *with_defaults(const admission_run *run, crd_gvk kind, const crd_value *object) {
  const crd_builtin_kind *builtin = crd_builtin_find(kind.group, kind.version, kind.kind);
  const crd_value *filled = builtin ? crd_admission_filled_in(run->arena, run->configuration, kind, object) : NULL;
  return filled ? filled : object;
}

/* One mutation (dispatchOne); false: the request is ended. */
static bool mutate_once(mutating_run *all, const invocation *one, size_t index) {
  admission_run *run = all->run;
  found_resource found;
  if (!find_mutated_kind(run, one->object->kind, &found)) {
    crd_text text = {.arena = run->arena};
    crd_text_add(&text, CRD_STRING("Resource kind "));
    crd_text_add(&text, crd_gvk_text(run->arena, one->object->kind));
    crd_text_add(&text, CRD_STRING(" not found. There can be a delay between when CustomResourceDefinitions are created and "
                                   "when they are available."));
    return crd_admission_fail_status(run, 503, "ServiceUnavailable", crd_text_string(&text));
  }
  apply_result result = {.object = NULL};
  apply_outcome outcome = evaluate_and_apply(all, one, index, &found, &result);
  if (outcome == APPLY_FATAL && result.unjudged) {
    run->unjudged = result.error;
    return false;
  }
  if (outcome == APPLY_FATAL) {
    trace_mutation(run, one->trace, "error, ends the request: ",
                   crd_joined(run->arena, CRD_STRING("Internal error occurred: "), result.error));
    return crd_admission_fail_internal(run, result.error);
  }
  if (outcome == APPLY_ERROR || outcome == APPLY_UNFIT) {
    if (outcome == APPLY_ERROR)
      trace_mutation(run, one->trace, "error: ", result.error);
    else
      trace_mutation(run, one->trace, "applied", CRD_STRING(""));
    add_error(all, one->traced->policy, one->binding, "", result.error, "Invalid");
    return true;
  }
  trace_mutation(run, one->trace, outcome == APPLY_DONE ? "applied" : "test failed", CRD_STRING(""));
  if (outcome == APPLY_DONE) one->object->object = with_defaults(run, one->object->kind, result.object);
  /* also where a test failed: UpdateObject is called with the object as it was */
  one->object->dirty = true;
  one->object->made = false;
  return true;
}

/* ---- an invocation ---- */

/* keyFor */
static crd_string invocation_key(crd_arena *arena, const invocation *one) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, one->traced->policy->name);
  crd_text_add_char(&text, '\n');
  crd_text_add(&text, one->binding->name);
  crd_text_add_char(&text, '\n');
  if (one->param) crd_text_add(&text, crd_param_name(arena, one->param));
  return crd_text_string(&text);
}

static bool conditions_match(mutating_run *all, const invocation *one) {
  const admission_policy *policy = one->traced->policy;
  if (!policy->program.conditions.count) return true;
  evaluation_input input = mutation_input(all, one, ADMISSION_CONDITIONS_BUDGET);
  input.resource = all->run->attributes->resource;
  input.namespace_object = NULL;
  condition_result matched = crd_evaluate_conditions(all->run, &input, policy->ignores, &one->trace->conditions);
  one->trace->why = matched.why;
  if (matched.error.size) add_error(all, policy, one->binding, "", matched.error, "Invalid");
  return matched.matches;
}

/* Semantic.DeepEqual of the object before and after an invocation. */
static bool is_unchanged(const crd_value *before, const crd_value *after) {
  return before == after || (before && after && crd_value_equal(before, after));
}

static void tell_change(const mutating_run *all, const invocation *one, const crd_value *before) {
  const crd_admission_options *options = all->run->options;
  if (!options->changed) return;
  options->changed(options->changed_context, &(crd_admission_change){.policy = one->traced->policy->name,
                                                                     .binding = one->binding->name,
                                                                     .round = all->run->policy_rounds - 1,
                                                                     .before = before,
                                                                     .after = one->object->object});
}

static bool invoke(mutating_run *all, const invocation *one) {
  admission_run *run = all->run;
  if (!conditions_match(all, one)) return true;
  crd_string key = invocation_key(run->arena, one);
  if (run->reinvoking && !crd_reinvoked_has(&run->policies, key)) return true;
  const crd_value *before = one->object->object;
  size_t count = one->traced->policy->program.mutations.count;
  const uint64_t began = crd_evaluation_clock(run);
  for (size_t i = 0; i < count; i++) {
    all->last = one->object;
    if (one->object->object && !mutate_once(all, one, i)) return false;
  }
  one->trace->mutation_nanoseconds += crd_evaluation_clock(run) - began;
  if (!is_unchanged(before, one->object->object)) {
    tell_change(all, one, before);
    crd_reinvoked_require(run, &run->policies);
    run->reinvoke = true;
  }
  if (one->traced->policy->reinvoked) crd_reinvoked_add(run, &run->policies, key);
  return true;
}

/* ---- the plugin ---- */

/* Collects the invocations of a policy, and the errors of its configuration. */
static void gather_invocations(mutating_run *all, const traced_policy *traced, invocation **list, size_t *count) {
  const admission_policy *policy = traced->policy;
  if (traced->error.size) add_error(all, policy, NULL, "failed to configure policy: ", traced->error, "");
  if (!traced->matches) return;
  for (size_t i = 0; i < traced->binding_count; i++) {
    const traced_binding *binding = &traced->bindings[i];
    if (binding->error.size) add_error(all, policy, binding->binding, "failed to configure binding: ", binding->error, "");
    if (!binding->matches) continue;
    crd_string error = {NULL, 0};
    versioned_object *object = crd_version_list_get(all->run, &all->versions, traced->kind, &error);
    if (!object) {
      add_error(all, policy, NULL, "failed to configure policy: ", error, "");
      continue;
    }
    *list = crd_arena_grow(all->run->arena, *list, *count * sizeof **list, (*count + binding->params.count) * sizeof **list);
    for (size_t k = 0; k < binding->params.count; k++)
      (*list)[(*count)++] =
          (invocation){traced, binding->binding, binding->params.items[k], &binding->trace->params[k], object};
  }
}

static bool find_mutation_namespace(mutating_run *all) {
  const crd_admission_attributes *attributes = all->run->attributes;
  match_error error = {.code = 0};
  if (!attributes->namespace_.size || crd_is_namespace_kind(attributes->kind)) return true;
  all->namespace_object = crd_match_namespace(&all->run->scope, attributes->namespace_, &error);
  return all->namespace_object ? true : crd_admission_fail_match(all->run, &error);
}

/* The object of the last mutation becomes the request's object; mutations in other versions are lost, as upstream. */
static bool keep_object(mutating_run *all) {
  admission_run *run = all->run;
  if (!all->last || !all->last->object || !all->last->dirty) return true;
  crd_reinvoked_require(run, &run->policies);
  run->reinvoke = true;
  crd_string error = {NULL, 0};
  const crd_value *object = crd_version_object(run, all->last->object, run->attributes->kind, &error);
  if (object) {
    run->attributes->object = object;
    return true;
  }
  return crd_admission_fail_internal(run, crd_joined(run->arena, CRD_STRING("failed to convert object: "), error));
}

static bool dispatch(mutating_run *all, const invocation *list, size_t count) {
  admission_run *run = all->run;
  crd_reinvoked_begin(run, &run->policies);
  bool good = find_mutation_namespace(all);
  for (size_t i = 0; good && i < count; i++) good = invoke(all, &list[i]);
  good = good && keep_object(all);
  run->policies.last_output = run->attributes->object;
  return good;
}

/* Marks invocations that a second round skipped as not reinvoked. */
static void trace_idle(const admission_run *run, const invocation *list, size_t count) {
  for (size_t i = 0; run->reinvoking && i < count; i++)
    if (!list[i].trace->why.size && !list[i].trace->mutation_count) list[i].trace->why = CRD_STRING("not reinvoked");
}

static bool end_mutation_refused(mutating_run *all) {
  admission_run *run = all->run;
  run->status = (admission_status){.given = true,
                                   .code = 403,
                                   .reason = all->first_reason.size ? all->first_reason : CRD_STRING("Forbidden"),
                                   .message = all->errors.items[0],
                                   .causes = all->errors.items,
                                   .cause_count = all->errors.count};
  return false;
}

bool crd_run_mutating_policies(admission_run *run) {
  const crd_admission_configuration *configuration = run->configuration;
  if (crd_match_is_exempt_from_policies(run->attributes) ||
      crd_string_equal(run->attributes->operation, CRD_STRING("DELETE")))
    return true;
  size_t traced_count, count = 0;
  traced_policy *traced =
      crd_trace_policies(run, configuration->mutating, &configuration->mutating_rules, run->policy_rounds++, &traced_count);
  mutating_run all = {.run = run, .errors = {.arena = run->arena}};
  all.versions = crd_version_list_make(run, traced_count);
  invocation *list = crd_arena_alloc(run->arena, 0);
  for (size_t i = 0; i < traced_count; i++) gather_invocations(&all, &traced[i], &list, &count);
  if (count && !dispatch(&all, list, count)) return false;
  if (all.errors.count) return end_mutation_refused(&all);
  trace_idle(run, list, count);
  return true;
}
