/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-parent, declared at Queue */
/* pods == 0 */
static crd_cel_truth set_queue_parent_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; goto at_3; }
  if (!crd_cel_take_int(cel, scope->params[1], &t0)) { cost += 1; goto at_3; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0 == 0));
at_3:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'queue %s cannot be the parent queue of queue %s because it has allocated Pods: %d'.format(
 * [self.spec.parent, name, (pods + 999) / 1000]) */
static bool set_queue_parent_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t2 = NULL;
  crd_cel_value t5, t6, t7, t12, v17;
  int64_t t9 = 0, t10 = 0, t11 = 0;
  t2 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 5;
  if ((t5 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 19; goto at_20; }
  if ((t6 = crd_cel_select_optional(cel, t5, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 19; goto at_20; }
  cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 19; goto at_20; }
  if (!t6.as.optional) goto at_12;
  if ((t7 = crd_cel_held(cel, t6)).kind == CRD_CEL_FAILED) { cost += 19; goto at_20; }
  goto at_13;
at_12:
  t7 = crd_cel_of_string(CRD_STRING(""));
at_13:
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 21; goto at_20; }
  if (!crd_cel_take_int(cel, scope->params[1], &t9)) { cost += 21; goto at_20; }
  cost += 1;
  if (!crd_cel_add_int(cel, t9, 999, &t10)) { cost += 20; goto at_20; }
  cost += 1;
  if (!crd_cel_divide_int(cel, t10, 1000, &t11)) { cost += 19; goto at_20; }
  cost += 10;
  if ((t12 = crd_cel_make_list(cel, (const crd_cel_value[3]){crd_cel_of_string(t2->parent), t7, crd_cel_of_int(t11)}, NULL,
                               3)).kind == CRD_CEL_FAILED) { cost += 9; goto at_20; }
  if ((v17 = crd_cel_fn_format(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("queue %s cannot be the parent queue "
                                                                                     "of queue %s because it has allocated "
                                                                                     "Pods: %d")), t12},
                                                                                     2)).kind == CRD_CEL_FAILED) goto at_20;
  *text = v17.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_queue_parent_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_queue_parent_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-183"), .rule = CRD_STRING_INIT("pods == 0"),
        .evaluate = {.function = {.truth = set_queue_parent_1}}, .reads = set_queue_parent_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_parent_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_parent_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-parent"), .steps = set_queue_parent_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
