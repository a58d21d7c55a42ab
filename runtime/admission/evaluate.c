/* SPDX-License-Identifier: Apache-2.0 */
#include "evaluate.h"
#include "../value/joined.h"
#include "configuration/tree.h"

#include <time.h>

#include <crd/walk.h>

#define OUT_OF_BUDGET "validation failed due to running out of cost budget, no further validation rules will be run"

static bool is_typed(crd_gvk kind) {
  return crd_builtin_find(kind.group, kind.version, kind.kind) != NULL;
}

/* Makes the CEL values of the objects, once for all evaluations. */
static void make_values(crd_cel *cel, versioned_object *object) {
  if (object->made) return;
  object->made = true;
  object->longest = 0;
  object->typed = is_typed(object->kind);
  object->value = object->object ? crd_cel_of_tree(cel, object->object) : crd_cel_of_null();
  object->old_value = object->old_object ? crd_cel_of_tree(cel, object->old_object) : crd_cel_of_null();
}

static uint64_t longest_in(const crd_value *tree, uint64_t longest) {
  if (tree->kind == CRD_STRING_VALUE || tree->kind == CRD_LIST || tree->kind == CRD_MAP)
    longest = tree->size > longest ? tree->size : longest;
  for (uint32_t i = 0; tree->kind == CRD_LIST && i < tree->size; i++) longest = longest_in(&tree->as.items[i], longest);
  for (uint32_t i = 0; tree->kind == CRD_MAP && i < tree->size; i++)
    longest = longest_in(&tree->as.members[i].value, longest);
  return longest;
}

uint64_t crd_longest_part(versioned_object *object) {
  if (object->longest) return object->longest;
  object->longest = 1;
  if (object->object) object->longest = longest_in(object->object, object->longest);
  if (object->old_object) object->longest = longest_in(object->old_object, object->longest);
  return object->longest;
}

static crd_cel_value value_or_null(crd_cel *cel, const crd_value *tree) {
  return tree ? crd_cel_of_tree(cel, tree) : crd_cel_of_null();
}

static void begin_variables(evaluation_frame *frame, const evaluation_input *input) {
  crd_arena *arena = frame->run->arena;
  size_t count = input->program->variables.count;
  frame->variables = (crd_policy_variables){.run = crd_program_run, .expressions = &input->program->variables};
  if (count) {
    frame->variables.values = crd_arena_alloc(arena, count * sizeof *frame->variables.values);
    frame->variables.errors = crd_arena_alloc(arena, count * sizeof *frame->variables.errors);
    frame->variables.known = crd_arena_zalloc(arena, count * sizeof *frame->variables.known);
  }
  frame->view.variables = &frame->variables;
}

void crd_evaluation_begin(admission_run *run, const evaluation_input *input, evaluation_frame *frame) {
  const crd_admission_attributes *attributes = run->attributes;
  make_values(&run->cel, input->object);
  const crd_value *request = crd_admission_request_value(run, input->resource, input->object->kind);
  frame->run = run;
  frame->remaining = input->budget;
  /* sets each member, which is faster than clearing the struct: this is done for each policy */
  crd_policy_view *view = &frame->view;
  view->object = input->object->value;
  view->old_object = input->object->old_value;
  view->params = value_or_null(&run->cel, input->params);
  view->request = crd_cel_of_tree(&run->cel, request);
  view->namespace_object = value_or_null(&run->cel, input->namespace_object);
  view->user = &attributes->user;
  view->authorizer = input->with_authorizer ? run->authorizer : NULL;
  view->group = attributes->resource.group;
  view->version = attributes->resource.version;
  view->resource = attributes->resource.resource;
  view->sub_resource = attributes->sub_resource;
  view->namespace_ = attributes->namespace_;
  view->name = attributes->name;
  view->typed = input->object->typed;
  view->variables = NULL;
  if (input->with_variables) begin_variables(frame, input);
}

static bool spend(evaluation_frame *frame, uint64_t cost, crd_string *error) {
  if (cost > INT64_MAX || (int64_t)cost > frame->remaining) return crd_refused(error, CRD_STRING(OUT_OF_BUDGET));
  frame->remaining -= (int64_t)cost;
  return true;
}

uint64_t crd_evaluation_clock(const admission_run *run) {
  struct timespec now;
  if (!run->options->want_times || clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

bool crd_evaluate(evaluation_frame *frame, const crd_policy_expression *expression, evaluation_result *result,
                  crd_string *error) {
  crd_arena *arena = frame->run->arena;
  result->value = crd_cel_of_null(), result->error = (crd_string){NULL, 0}, result->nanoseconds = 0;
  if (!expression->source.size && !expression->program && !expression->error.size) return true; /* a placeholder */
  if (!expression->program) {
    result->error = crd_joined(arena, CRD_STRING("compilation error: "), expression->error);
    return true;
  }
  crd_cel *cel = &frame->run->cel;
  crd_cel_begin(cel);
  crd_cel_begin_node(cel);
  cel->policy = &frame->view;
  crd_cel_value value = crd_program_run(expression->program, cel, NULL);
  /* what its variables have cost comes first */
  if (frame->view.variables) {
    uint64_t cost = frame->variables.cost;
    frame->variables.cost = 0;
    if (!spend(frame, cost, error)) return false;
  }
  if (!spend(frame, crd_cel_spent(cel), error)) return false;
  if (value.kind == CRD_CEL_FAILED || cel->cancelled) {
    result->error =
        crd_joined(arena, CRD_STRING("expression '"), expression->source, CRD_STRING("' resulted in error: "), cel->error);
  } else {
    /* the common case: copying all bytes would stall on the store of the last written byte */
    result->value = value.kind == CRD_CEL_BOOL ? crd_cel_of_bool(value.as.boolean) : value;
  }
  return true;
}

static condition_result failed_conditions(admission_run *run, crd_string error, bool ignores) {
  if (ignores) return (condition_result){.why = CRD_STRING("matchConditions: error ignored")};
  return (condition_result){.error = error, .why = crd_joined(run->arena, CRD_STRING("matchConditions: "), error)};
}

/* Evaluates all conditions before their results are used. False: the budget is exceeded. */
static bool evaluate_conditions(admission_run *run, const evaluation_input *input, evaluation_result *results,
                                crd_string *error) {
  const crd_policy_expressions *conditions = &input->program->conditions;
  evaluation_frame frame;
  crd_evaluation_begin(run, input, &frame);
  for (size_t i = 0; i < conditions->count; i++)
    if (!crd_evaluate(&frame, &conditions->items[i], &results[i], error)) return false;
  return true;
}

condition_result crd_evaluate_conditions(admission_run *run, const evaluation_input *input, bool ignores,
                                         crd_condition_trace *trace) {
  const crd_policy_expressions *conditions = &input->program->conditions;
  if (!conditions->count) return (condition_result){.matches = true};
  evaluation_result *results = crd_arena_alloc(run->arena, conditions->count * sizeof *results);
  crd_string error = {NULL, 0};
  crd_condition_trace unasked = {.evaluated = false}, *counted = trace ? trace : &unasked;
  const uint64_t begin = crd_evaluation_clock(run);
  const bool evaluated = evaluate_conditions(run, input, results, &error);
  *counted = (crd_condition_trace){.evaluated = true, .nanoseconds = crd_evaluation_clock(run) - begin};
  if (!evaluated) return failed_conditions(run, error, ignores);
  crd_texts errors = {.arena = run->arena};
  for (size_t i = 0; i < conditions->count; i++) {
    if (results[i].error.size) {
      crd_texts_add(&errors, results[i].error);
      counted->errors++;
    } else if (results[i].value.kind == CRD_CEL_BOOL && !results[i].value.as.boolean) {
      return (condition_result){.why = crd_joined(run->arena, CRD_STRING("matchCondition "), conditions->items[i].name)};
    }
  }
  if (errors.count) return failed_conditions(run, crd_aggregate_text(run->arena, &errors), ignores);
  return (condition_result){.matches = true};
}
