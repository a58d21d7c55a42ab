/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* queue-sums, declared at Queue */
/* limited: limited */
static crd_cel_value set_queue_sums_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* of: of */
static crd_cel_value set_queue_sums_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* guarantees: guarantees */
static crd_cel_value set_queue_sums_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[2] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* deserved: deserved */
static crd_cel_value set_queue_sums_1_param_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[3])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[3] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* guarantee: guarantee */
static crd_cel_value set_queue_sums_1_param_5(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[4])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[4] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* deserving: deserving */
static crd_cel_value set_queue_sums_1_param_6(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[5])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[5] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* guaranteeing: resourceOverrun(guarantees, guarantee) */
static crd_cel_value set_queue_sums_1_param_7(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 2; goto at_4; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[4])) { cost += 1; goto at_4; }
  if ((v2 = crd_cel_fn_resource_overrun(cel, (const crd_cel_value[2]){scope->outer->params[2], scope->outer->params[4]},
                                        2)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(v2.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* wanting: resourceOverrun(deserved, deserving) */
static crd_cel_value set_queue_sums_1_param_8(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[3])) { cost += 2; goto at_4; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[5])) { cost += 1; goto at_4; }
  if ((v2 = crd_cel_fn_resource_overrun(cel, (const crd_cel_value[2]){scope->outer->params[3], scope->outer->params[5]},
                                        2)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(v2.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_sums_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_queue_sums_1_include_params[] = {
    {.function = {.value = set_queue_sums_1_param_1}},
    {.function = {.value = set_queue_sums_1_param_2}},
    {.function = {.value = set_queue_sums_1_param_3}},
    {.function = {.value = set_queue_sums_1_param_4}},
    {.function = {.value = set_queue_sums_1_param_5}},
    {.function = {.value = set_queue_sums_1_param_6}},
    {.function = {.value = set_queue_sums_1_param_7}},
    {.function = {.value = set_queue_sums_1_param_8}},
};
static const crd_include set_queue_sums_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_overruns_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_sums_1_include_reads, .read_count = 1, .params = set_queue_sums_1_include_params, .param_count = 8,
};
static const crd_step set_queue_sums_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_queue_sums_1_include}};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_sums_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-sums"), .steps = set_queue_sums_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
