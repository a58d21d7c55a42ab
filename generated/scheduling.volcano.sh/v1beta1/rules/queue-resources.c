/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-resources, declared at Queue */
/* own: name */
static crd_cel_value set_queue_resources_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: !(self.spec.parent in ['', 'root']) */
static crd_cel_truth set_queue_resources_1_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  crd_string t2 = t1->parent;
  cost += 4;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!(crd_cel_same(t2, CRD_STRING("")) || crd_cel_same(t2, CRD_STRING("root")))));
}

/* name: name */
static crd_cel_value set_queue_resources_2_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: resourceAmounts(self.spec.capability) */
static crd_cel_value set_queue_resources_2_param_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  const crd_cel_value arguments2[1] = {crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t1->capability))};
  crd_cel_value t3 = crd_cel_fn_resource_amounts(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_resources_2_param_3_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                      CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                      CRD_STRING_INIT("spec.parent")};
/* below: descendants(name) */
static crd_cel_value set_queue_resources_2_param_3(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_value t4 = crd_cel_state_descendants(cel, &set_queue_resources_2_param_3_query_1, t3);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_resources_2_param_4_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                      CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                      CRD_STRING_INIT("spec.parent")};
/* children: queuesByParent(name) */
static crd_cel_value set_queue_resources_2_param_4(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 1;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_value t4 = crd_cel_state_index(cel, &set_queue_resources_2_param_4_query_1, t3);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_resources_2_when_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                   CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                   CRD_STRING_INIT("spec.parent")};
/* when: size(queuesByParent(name)) > 0 */
static crd_cel_truth set_queue_resources_2_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 3;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_value t4 = crd_cel_state_index(cel, &set_queue_resources_2_when_query_1, t3);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments5[1] = {t4};
  crd_cel_value t6 = crd_cel_fn_size(cel, arguments5, 1);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6.as.integer > 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_queue_resources_1_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
};
static const crd_read set_queue_resources_2_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.capability")},
};
static const crd_scope_code set_queue_resources_1_include_params[] = {
    {.function = {.value = set_queue_resources_1_param_1}},
};
static const crd_include set_queue_resources_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_below_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_resources_1_include_reads,
    .read_count = 1,
    .params = set_queue_resources_1_include_params,
    .param_count = 1,
};
static const crd_scope_code set_queue_resources_2_include_params[] = {
    {.function = {.value = set_queue_resources_2_param_1}},
    {.function = {.value = set_queue_resources_2_param_2}},
    {.function = {.value = set_queue_resources_2_param_3}},
    {.function = {.value = set_queue_resources_2_param_4}},
};
static const crd_include set_queue_resources_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_above_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_resources_2_include_reads,
    .read_count = 2,
    .params = set_queue_resources_2_include_params,
    .param_count = 4,
};
static const crd_step set_queue_resources_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_queue_resources_1_when}},
        .include = &set_queue_resources_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_queue_resources_2_when}},
        .include = &set_queue_resources_2_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_resources_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-resources"),
    .steps = set_queue_resources_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
