/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-resources, declared at Queue */
/* own: name */
static crd_cel_value set_queue_resources_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: !(self.spec.parent in ['', 'root']) */
static crd_cel_truth set_queue_resources_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 4;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!(crd_cel_same(t1->parent, CRD_STRING("")) ||
                                        crd_cel_same(t1->parent, CRD_STRING("root")))));
}

/* name: name */
static crd_cel_value set_queue_resources_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: resourceAmounts(self.spec.capability) */
static crd_cel_value set_queue_resources_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_fn_resource_amounts(cel,
                                        (const crd_cel_value[1]){crd_cel_of_stored(&crd_1b084350_type_fddb6d6a,
                                                                                   (&t1->capability))},
                                                                                   1)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_5:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_resources_2_param_3_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                            CRD_STRING_INIT("v1beta1"),
                                                                            CRD_STRING_INIT("Queue"),
                                                                            CRD_STRING_INIT("spec.parent")};
/* below: descendants(name) */
static crd_cel_value set_queue_resources_2_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t5;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_11; }
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if ((t5 = crd_cel_state_descendants(cel, &set_queue_resources_2_param_3_state_query_0,
                                      t3)).kind == CRD_CEL_FAILED) goto at_11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
at_11:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_resources_2_param_4_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                            CRD_STRING_INIT("v1beta1"),
                                                                            CRD_STRING_INIT("Queue"),
                                                                            CRD_STRING_INIT("spec.parent")};
/* children: queuesByParent(name) */
static crd_cel_value set_queue_resources_2_param_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t5;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_11; }
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if ((t5 = crd_cel_state_index(cel, &set_queue_resources_2_param_4_state_query_0, t3)).kind == CRD_CEL_FAILED) goto at_11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
at_11:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_resources_2_when_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                         CRD_STRING_INIT("v1beta1"),
                                                                         CRD_STRING_INIT("Queue"),
                                                                         CRD_STRING_INIT("spec.parent")};
/* when: size(queuesByParent(name)) > 0 */
static crd_cel_truth set_queue_resources_2_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t5, v10;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) { cost += 3; goto at_13; }
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_13; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_13; }
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_13; }
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if ((t5 = crd_cel_state_index(cel, &set_queue_resources_2_when_state_query_0,
                                t3)).kind == CRD_CEL_FAILED) { cost += 2; goto at_13; }
  if ((v10 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t5}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_13; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v10.as.integer > 0));
at_13:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_queue_resources_1_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}};
static const crd_read set_queue_resources_2_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.capability")},
};
static const crd_scope_code set_queue_resources_1_include_params[] = {
    {.function = {.value = set_queue_resources_1_param_1}},
};
static const crd_include set_queue_resources_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_below_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_resources_1_include_reads, .read_count = 1, .params = set_queue_resources_1_include_params,
    .param_count = 1,
};
static const crd_scope_code set_queue_resources_2_include_params[] = {
    {.function = {.value = set_queue_resources_2_param_1}},
    {.function = {.value = set_queue_resources_2_param_2}},
    {.function = {.value = set_queue_resources_2_param_3}},
    {.function = {.value = set_queue_resources_2_param_4}},
};
static const crd_include set_queue_resources_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_above_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_resources_2_include_reads, .read_count = 2, .params = set_queue_resources_2_include_params,
    .param_count = 4,
};
static const crd_step set_queue_resources_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_queue_resources_1_when}},
        .include = &set_queue_resources_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_queue_resources_2_when}},
        .include = &set_queue_resources_2_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_resources_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-resources"), .steps = set_queue_resources_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
