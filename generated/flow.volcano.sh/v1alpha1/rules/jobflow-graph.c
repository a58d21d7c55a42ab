/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* jobflow-graph, declared at JobFlow.spec */
/* size(undefined) == 0 */
static crd_cel_truth set_jobflow_graph_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; goto at_4; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v1.as.integer == 0));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'jobflow Flow is not DAG: vertex is not defined: ' + undefined[0] */
static bool set_jobflow_graph_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_cel_value t1, t2;
  crd_string v3 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 5; goto at_5; }
  cost += 1;
  if ((t1 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 5; goto at_5; }
  if ((t2 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("jobflow Flow is not DAG: vertex is not defined: ")),
                            t1)).kind == CRD_CEL_FAILED) goto at_5;
  if (!crd_cel_take_string(cel, t2, &v3)) goto at_5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t2, text);
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* isDAG(graph) */
static crd_cel_truth set_jobflow_graph_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_3; }
  if ((v1 = crd_cel_fn_is_dag(cel, (const crd_cel_value[1]){scope->params[0]}, 1)).kind == CRD_CEL_FAILED) goto at_3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v1.as.boolean));
at_3:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_jobflow_graph_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_jobflow_graph_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_jobflow_graph_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-250"), .rule = CRD_STRING_INIT("size(undefined) == 0"),
        .evaluate = {.function = {.truth = set_jobflow_graph_1}}, .reads = set_jobflow_graph_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_jobflow_graph_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-251"), .rule = CRD_STRING_INIT("isDAG(graph)"),
        .message = CRD_STRING_INIT("jobflow Flow is not DAG"), .evaluate = {.function = {.truth = set_jobflow_graph_2}},
        .reads = set_jobflow_graph_2_reads, .read_count = 1,
    },
};
const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_graph_e0e276b3 = {
    .name = CRD_STRING_INIT("jobflow-graph"), .steps = set_jobflow_graph_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
