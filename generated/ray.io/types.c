/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* RayCluster.spec.gcsFaultToleranceOptions.backend */
static const crd_instruction crd_1b084350_type_6367f0d2_rule_1_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 5}, {CRD_OP_OLD_SELF, 0, 1, 1, 0, 0, 0, 12}, {CRD_OP_EQUAL, 0, 0, 0, 0, 1, 0, 4},
    {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_MOVE, 0, 0, 2, 32768, 0, 0, 0}, {CRD_OP_OLD_SELF, 0, 1, 3, 0, 0, 0, 9},
    {CRD_OP_MOVE, 0, 0, 2, 3, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 1, 0, 0, 0},
    {CRD_OP_COST_OF_CALL, 5, 0, 0, 2, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 4},
    {CRD_OP_COST_OF_CALL, 4, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 4},
};
static const crd_cel_value crd_1b084350_type_6367f0d2_rule_1_program_constants[] = {{.kind = CRD_CEL_NULL}};
static const crd_program crd_1b084350_type_6367f0d2_rule_1_program = {
    .run = crd_rule_run, .code = crd_1b084350_type_6367f0d2_rule_1_program_code, .length = 14,
    .constants = crd_1b084350_type_6367f0d2_rule_1_program_constants, .constant_count = 1, .registers = 4,
};

/* self == oldSelf */
static crd_cel_truth crd_1b084350_type_6367f0d2_rule_1(crd_cel *cel, const void *self_storage,
                                                       const void *old_self_storage) {
  uint64_t cost = 0;
  cost += crd_cel_string_cost(*(const crd_string *)self_storage, *(const crd_string *)old_self_storage);
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(*(const crd_string *)self_storage,
                                                   *(const crd_string *)old_self_storage)));
}
static const crd_rule crd_1b084350_type_6367f0d2_rules[1] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("gcsFaultToleranceOptions.backend is immutable"), .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD, .uses_old_self = true, .evaluate = crd_1b084350_type_6367f0d2_rule_1,
        .program = &crd_1b084350_type_6367f0d2_rule_1_program,
    },
};

/* RayCluster.spec.managedBy */
static const crd_instruction crd_1b084350_type_f68eb875_rule_1_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 5}, {CRD_OP_OLD_SELF, 0, 1, 1, 0, 0, 0, 12}, {CRD_OP_EQUAL, 0, 0, 0, 0, 1, 0, 4},
    {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_MOVE, 0, 0, 2, 32768, 0, 0, 0}, {CRD_OP_OLD_SELF, 0, 1, 3, 0, 0, 0, 9},
    {CRD_OP_MOVE, 0, 0, 2, 3, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 1, 0, 0, 0},
    {CRD_OP_COST_OF_CALL, 5, 0, 0, 2, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 4},
    {CRD_OP_COST_OF_CALL, 4, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 4},
};
static const crd_cel_value crd_1b084350_type_f68eb875_rule_1_program_constants[] = {{.kind = CRD_CEL_NULL}};
static const crd_program crd_1b084350_type_f68eb875_rule_1_program = {
    .run = crd_rule_run, .code = crd_1b084350_type_f68eb875_rule_1_program_code, .length = 14,
    .constants = crd_1b084350_type_f68eb875_rule_1_program_constants, .constant_count = 1, .registers = 4,
};

/* self == oldSelf */
static crd_cel_truth crd_1b084350_type_f68eb875_rule_1(crd_cel *cel, const void *self_storage,
                                                       const void *old_self_storage) {
  uint64_t cost = 0;
  cost += crd_cel_string_cost(*(const crd_string *)self_storage, *(const crd_string *)old_self_storage);
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(*(const crd_string *)self_storage,
                                                   *(const crd_string *)old_self_storage)));
}

static const crd_instruction crd_1b084350_type_f68eb875_rule_2_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 4}, {CRD_OP_IN_CONSTANT, 0, 0, 0, 0, 32769, 0, 3}, {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 3},
};
static const crd_cel_value crd_1b084350_type_f68eb875_rule_2_program_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"ray.io/kuberay-operator", 23}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"kueue.x-k8s.io/multikueue", 25}}},
};
static const crd_cel_list crd_1b084350_type_f68eb875_rule_2_program_table_0 = {crd_1b084350_type_f68eb875_rule_2_program_items_0, 2, NULL};
static const crd_cel_value crd_1b084350_type_f68eb875_rule_2_program_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"ray.io/kuberay-operator", 23}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"kueue.x-k8s.io/multikueue", 25}}},
};
static const crd_cel_list crd_1b084350_type_f68eb875_rule_2_program_table_1 = {crd_1b084350_type_f68eb875_rule_2_program_items_1, 2, NULL};
static const crd_cel_value crd_1b084350_type_f68eb875_rule_2_program_constants[] = {
    {.kind = CRD_CEL_LIST, .as = {.list = &crd_1b084350_type_f68eb875_rule_2_program_table_0}},
    {.kind = CRD_CEL_LIST, .as = {.list = &crd_1b084350_type_f68eb875_rule_2_program_table_1}},
};
static const crd_program crd_1b084350_type_f68eb875_rule_2_program = {
    .run = crd_rule_run, .code = crd_1b084350_type_f68eb875_rule_2_program_code, .length = 5,
    .constants = crd_1b084350_type_f68eb875_rule_2_program_constants, .constant_count = 2, .registers = 1,
};

/* self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
static crd_cel_truth crd_1b084350_type_f68eb875_rule_2(crd_cel *cel, const void *self_storage,
                                                       const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(*(const crd_string *)self_storage,
                                                   CRD_STRING("ray.io/kuberay-operator")) ||
                                                   crd_cel_same(*(const crd_string *)self_storage,
                                                                CRD_STRING("kueue.x-k8s.io/multikueue"))));
}
static const crd_rule crd_1b084350_type_f68eb875_rules[2] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"), .message = CRD_STRING_INIT("the managedBy field is immutable"),
        .reason = CRD_ERROR_INVALID, .layer = CRD_LAYER_CRD, .uses_old_self = true,
        .evaluate = crd_1b084350_type_f68eb875_rule_1, .program = &crd_1b084350_type_f68eb875_rule_1_program,
    },
    {
        .rule = CRD_STRING_INIT("self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue']"),
        .message = CRD_STRING_INIT("the managedBy field value must be either 'ray.io/kuberay-operator' or "
                                   "'kueue.x-k8s.io/multikueue'"),
        .reason = CRD_ERROR_INVALID, .layer = CRD_LAYER_CRD, .evaluate = crd_1b084350_type_f68eb875_rule_2,
        .program = &crd_1b084350_type_f68eb875_rule_2_program,
    },
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition */
static const crd_instruction ray_io_v1_RayCronJob_Condition_rule_1_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 11}, {CRD_OP_HAS, 0, 0, 0, 0, 0, 0, 11}, {CRD_OP_JUMP_FALSE, 0, 0, 0, 0, 0, 0, 7},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 2, 0, 0, 0, 13}, {CRD_OP_HAS, 0, 0, 2, 2, 0, 1, 13},
    {CRD_OP_AND, 0, 0, 0, 0, 2, 1, 0}, {CRD_OP_CHECK, 0, 0, 0, 0, 0, 0, 15}, {CRD_OP_NOT, 0, 1, 0, 0, 0, 0, 0},
    {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_FAILED, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 2}, {CRD_OP_FAILED, 0, 0, 2, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 6},
    {CRD_OP_JUMP, 0, 1, 0, 0, 0, 0, 10},
};
static const crd_string ray_io_v1_RayCronJob_Condition_rule_1_program_names[] = {
    CRD_STRING_INIT("jobStatus"), CRD_STRING_INIT("jobDeploymentStatus"),
};
static const uint16_t ray_io_v1_RayCronJob_Condition_rule_1_program_fields[] = {1, 0};
static const crd_program ray_io_v1_RayCronJob_Condition_rule_1_program = {
    .run = crd_rule_run, .code = ray_io_v1_RayCronJob_Condition_rule_1_program_code, .length = 16,
    .names = ray_io_v1_RayCronJob_Condition_rule_1_program_names, .name_count = 2,
    .fields = ray_io_v1_RayCronJob_Condition_rule_1_program_fields, .registers = 3,
};

/* !(has(self.jobStatus) && has(self.jobDeploymentStatus)) */
static crd_cel_truth ray_io_v1_RayCronJob_Condition_rule_1(crd_cel *cel, const void *self_storage,
                                                           const void *old_self_storage) {
  const ray_io_v1_RayCronJob_Condition *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, jobStatus);
  cost += 1;
  if (!t1) goto at_7;
  t1 = CRD_HAS(self, jobDeploymentStatus);
  cost += 1;
at_7:
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
}

static const crd_instruction ray_io_v1_RayCronJob_Condition_rule_2_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 10}, {CRD_OP_HAS, 0, 0, 0, 0, 0, 0, 10}, {CRD_OP_JUMP_TRUE, 0, 0, 0, 0, 0, 0, 7},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 2, 0, 0, 0, 12}, {CRD_OP_HAS, 0, 0, 2, 2, 0, 1, 12},
    {CRD_OP_OR, 0, 0, 0, 0, 2, 1, 0}, {CRD_OP_CHECK, 0, 0, 0, 0, 0, 0, 9}, {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_FAILED, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 2},
    {CRD_OP_FAILED, 0, 0, 2, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 6},
};
static const crd_string ray_io_v1_RayCronJob_Condition_rule_2_program_names[] = {
    CRD_STRING_INIT("jobStatus"), CRD_STRING_INIT("jobDeploymentStatus"),
};
static const uint16_t ray_io_v1_RayCronJob_Condition_rule_2_program_fields[] = {1, 0};
static const crd_program ray_io_v1_RayCronJob_Condition_rule_2_program = {
    .run = crd_rule_run, .code = ray_io_v1_RayCronJob_Condition_rule_2_program_code, .length = 14,
    .names = ray_io_v1_RayCronJob_Condition_rule_2_program_names, .name_count = 2,
    .fields = ray_io_v1_RayCronJob_Condition_rule_2_program_fields, .registers = 3,
};

/* has(self.jobStatus) || has(self.jobDeploymentStatus) */
static crd_cel_truth ray_io_v1_RayCronJob_Condition_rule_2(crd_cel *cel, const void *self_storage,
                                                           const void *old_self_storage) {
  const ray_io_v1_RayCronJob_Condition *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, jobStatus);
  cost += 1;
  if (t1) goto at_7;
  t1 = CRD_HAS(self, jobDeploymentStatus);
  cost += 1;
at_7:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}
static const crd_rule ray_io_v1_RayCronJob_Condition_type_rules[2] = {
    {
        .rule = CRD_STRING_INIT("!(has(self.jobStatus) && has(self.jobDeploymentStatus))"),
        .message = CRD_STRING_INIT("JobStatus and JobDeploymentStatus cannot be used together within the same deletion "
                                   "condition."),
        .reason = CRD_ERROR_INVALID, .layer = CRD_LAYER_CRD, .evaluate = ray_io_v1_RayCronJob_Condition_rule_1,
        .program = &ray_io_v1_RayCronJob_Condition_rule_1_program,
    },
    {
        .rule = CRD_STRING_INIT("has(self.jobStatus) || has(self.jobDeploymentStatus)"),
        .message = CRD_STRING_INIT("the deletion condition requires either the JobStatus or the JobDeploymentStatus field."),
        .reason = CRD_ERROR_INVALID, .layer = CRD_LAYER_CRD, .evaluate = ray_io_v1_RayCronJob_Condition_rule_2,
        .program = &ray_io_v1_RayCronJob_Condition_rule_2_program,
    },
};

/* RayCronJob.spec.jobTemplate.deletionStrategy */
static const crd_instruction ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 17}, {CRD_OP_HAS, 0, 0, 0, 0, 0, 0, 17}, {CRD_OP_JUMP_TRUE, 0, 0, 0, 0, 0, 0, 7},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 2, 0, 0, 0, 19}, {CRD_OP_HAS, 0, 0, 2, 2, 0, 1, 19},
    {CRD_OP_OR, 0, 0, 0, 0, 2, 1, 0}, {CRD_OP_CHECK, 0, 0, 0, 0, 0, 0, 21}, {CRD_OP_JUMP_FALSE, 0, 0, 0, 0, 0, 0, 13},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 2, 0, 0, 0, 23}, {CRD_OP_HAS, 0, 0, 2, 2, 0, 2, 23},
    {CRD_OP_AND, 0, 0, 0, 0, 2, 1, 0}, {CRD_OP_CHECK, 0, 0, 0, 0, 0, 0, 25}, {CRD_OP_NOT, 0, 1, 0, 0, 0, 0, 0},
    {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_FAILED, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 2}, {CRD_OP_FAILED, 0, 0, 2, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 6},
    {CRD_OP_FAILED, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 8}, {CRD_OP_FAILED, 0, 0, 2, 0, 0, 0, 0},
    {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 12}, {CRD_OP_JUMP, 0, 1, 0, 0, 0, 0, 16},
};
static const crd_string ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_names[] = {
    CRD_STRING_INIT("onSuccess"), CRD_STRING_INIT("onFailure"), CRD_STRING_INIT("deletionRules"),
};
static const uint16_t ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_fields[] = {2, 1, 0};
static const crd_program ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program = {
    .run = crd_rule_run, .code = ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_code, .length = 26,
    .names = ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_names, .name_count = 3,
    .fields = ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_fields, .registers = 3,
};

/* !((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules)) */
static crd_cel_truth ray_io_v1_RayCronJob_DeletionStrategy_rule_1(crd_cel *cel, const void *self_storage,
                                                                  const void *old_self_storage) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, onSuccess);
  cost += 1;
  if (t1) goto at_7;
  t1 = CRD_HAS(self, onFailure);
  cost += 1;
at_7:
  if (!t1) goto at_13;
  t1 = CRD_HAS(self, deletionRules);
  cost += 1;
at_13:
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t1));
}

static const crd_instruction ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 16}, {CRD_OP_HAS, 0, 0, 0, 0, 0, 0, 16}, {CRD_OP_JUMP_FALSE, 0, 0, 0, 0, 0, 0, 7},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 2, 0, 0, 0, 18}, {CRD_OP_HAS, 0, 0, 2, 2, 0, 1, 18},
    {CRD_OP_AND, 0, 0, 0, 0, 2, 1, 0}, {CRD_OP_CHECK, 0, 0, 0, 0, 0, 0, 20}, {CRD_OP_JUMP_TRUE, 0, 0, 0, 0, 0, 0, 13},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_SELF, 0, 1, 2, 0, 0, 0, 22}, {CRD_OP_HAS, 0, 0, 2, 2, 0, 2, 22},
    {CRD_OP_OR, 0, 0, 0, 0, 2, 1, 0}, {CRD_OP_CHECK, 0, 0, 0, 0, 0, 0, 15}, {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_FAILED, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 2},
    {CRD_OP_FAILED, 0, 0, 2, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 6}, {CRD_OP_FAILED, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 8}, {CRD_OP_FAILED, 0, 0, 2, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 12},
};
static const crd_string ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_names[] = {
    CRD_STRING_INIT("onSuccess"), CRD_STRING_INIT("onFailure"), CRD_STRING_INIT("deletionRules"),
};
static const uint16_t ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_fields[] = {2, 1, 0};
static const crd_program ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program = {
    .run = crd_rule_run, .code = ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_code, .length = 24,
    .names = ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_names, .name_count = 3,
    .fields = ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_fields, .registers = 3,
};

/* ((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules)) */
static crd_cel_truth ray_io_v1_RayCronJob_DeletionStrategy_rule_2(crd_cel *cel, const void *self_storage,
                                                                  const void *old_self_storage) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, onSuccess);
  cost += 1;
  if (!t1) goto at_7;
  t1 = CRD_HAS(self, onFailure);
  cost += 1;
at_7:
  if (t1) goto at_13;
  t1 = CRD_HAS(self, deletionRules);
  cost += 1;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}
static const crd_rule ray_io_v1_RayCronJob_DeletionStrategy_type_rules[2] = {
    {
        .rule = CRD_STRING_INIT("!((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules))"),
        .message = CRD_STRING_INIT("legacy policies (onSuccess/onFailure) and deletionRules cannot be used together within "
                                   "the same deletionStrategy"),
        .reason = CRD_ERROR_INVALID, .layer = CRD_LAYER_CRD, .evaluate = ray_io_v1_RayCronJob_DeletionStrategy_rule_1,
        .program = &ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program,
    },
    {
        .rule = CRD_STRING_INIT("((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules))"),
        .message = CRD_STRING_INIT("deletionStrategy requires either BOTH onSuccess and onFailure, OR the deletionRules "
                                   "field (cannot be empty)"),
        .reason = CRD_ERROR_INVALID, .layer = CRD_LAYER_CRD, .evaluate = ray_io_v1_RayCronJob_DeletionStrategy_rule_2,
        .program = &ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program,
    },
};

/* RayCluster.spec.authOptions.mode and 3 more */
static const crd_value crd_1b084350_type_9911b6b5_enum[2] = {
    CRD_VALUE_STRING_INIT("disabled"), CRD_VALUE_STRING_INIT("token"),
};
static const crd_checks crd_1b084350_type_9911b6b5_checks = {
    .enum_values = crd_1b084350_type_9911b6b5_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"disabled\", \"token\""),
};
const crd_type crd_1b084350_type_9911b6b5 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_9911b6b5_checks,
};

/* RayCluster.spec.authOptions and 3 more */
static const crd_field ray_io_v1_RayCluster_AuthOptions_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("enableK8sTokenAuth"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCluster_AuthOptions, enableK8sTokenAuth)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_1b084350_type_9911b6b5,
     .offset = offsetof(ray_io_v1_RayCluster_AuthOptions, mode)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_AuthOptions, secretName)},
};
static const uint16_t ray_io_v1_RayCluster_AuthOptions_type_fields_slots[3 + 1] = {2, 0xffff, 0, 1};
static const uint64_t ray_io_v1_RayCluster_AuthOptions_type_fields_words[3][2] = {
    { 0x384b656c62616e65u, 0x687475416e656b6fu }, { 0x65646f6du, 0x0u }, { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields ray_io_v1_RayCluster_AuthOptions_type_fields = {
    .items = ray_io_v1_RayCluster_AuthOptions_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = ray_io_v1_RayCluster_AuthOptions_type_fields_slots, .words = ray_io_v1_RayCluster_AuthOptions_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_AuthOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_AuthOptions), .has_offset = offsetof(ray_io_v1_RayCluster_AuthOptions, has),
    .fields = &ray_io_v1_RayCluster_AuthOptions_type_fields,
};

/* RayCluster.spec.autoscalerOptions.upscalingMode and 6 more */
static const crd_value crd_1b084350_type_e91b8f9b_enum[3] = {
    CRD_VALUE_STRING_INIT("Default"), CRD_VALUE_STRING_INIT("Aggressive"), CRD_VALUE_STRING_INIT("Conservative"),
};
static const crd_checks crd_1b084350_type_e91b8f9b_checks = {
    .enum_values = crd_1b084350_type_e91b8f9b_enum, .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Default\", \"Aggressive\", \"Conservative\""),
};
const crd_type crd_1b084350_type_e91b8f9b = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_e91b8f9b_checks,
};

/* RayCluster.spec.autoscalerOptions.version and 3 more */
static const crd_value crd_1b084350_type_76c1ecec_enum[2] = {CRD_VALUE_STRING_INIT("v1"), CRD_VALUE_STRING_INIT("v2")};
static const crd_checks crd_1b084350_type_76c1ecec_checks = {
    .enum_values = crd_1b084350_type_76c1ecec_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"v1\", \"v2\""),
};
const crd_type crd_1b084350_type_76c1ecec = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_76c1ecec_checks,
};

/* RayCluster.spec.autoscalerOptions and 3 more */
static const crd_field ray_io_v1_RayCluster_AutoscalerOptions_type_fields_items[12] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_1b084350_type_4d24605a,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_1b084350_type_32a9bc8c,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, envFrom)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, resources)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, securityContext)},
    {.name = CRD_STRING_INIT("upscalingMode"), .type = &crd_1b084350_type_e91b8f9b,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, upscalingMode)},
    {.name = CRD_STRING_INIT("version"), .type = &crd_1b084350_type_76c1ecec,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, version)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_1b084350_type_e351b83a,
     .offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, volumeMounts)},
};
static const uint16_t ray_io_v1_RayCluster_AutoscalerOptions_type_fields_slots[15 + 1] = {
    5, 2, 0xffff, 10, 1, 9, 0xffff, 4, 0, 0xffff, 11, 0xffff, 3, 7, 6, 8,
};
static const uint64_t ray_io_v1_RayCluster_AutoscalerOptions_type_fields_words[12][2] = {
    { 0x73677261u, 0x0u }, { 0x646e616d6d6f63u, 0x0u }, { 0x766e65u, 0x0u }, { 0x6d6f7246766e65u, 0x0u },
    { 0x656d6954656c6469u, 0x73646e6f63655374u }, { 0x6567616d69u, 0x0u }, { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u }, { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x6e696c6163737075u, 0x65646f4d676e696cu }, { 0x6e6f6973726576u, 0x0u }, { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
};
static const crd_fields ray_io_v1_RayCluster_AutoscalerOptions_type_fields = {
    .items = ray_io_v1_RayCluster_AutoscalerOptions_type_fields_items, .count = 12, .mask = 15, .seed = 61,
    .slots = ray_io_v1_RayCluster_AutoscalerOptions_type_fields_slots,
    .words = ray_io_v1_RayCluster_AutoscalerOptions_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_AutoscalerOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_AutoscalerOptions),
    .has_offset = offsetof(ray_io_v1_RayCluster_AutoscalerOptions, has),
    .fields = &ray_io_v1_RayCluster_AutoscalerOptions_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions.backend and 3 more */
static const crd_value crd_1b084350_type_6367f0d2_enum[2] = {
    CRD_VALUE_STRING_INIT("redis"), CRD_VALUE_STRING_INIT("rocksdb"),
};
static const crd_checks crd_1b084350_type_6367f0d2_checks = {
    .enum_values = crd_1b084350_type_6367f0d2_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"redis\", \"rocksdb\""),
};
const crd_type crd_1b084350_type_6367f0d2 = {
    .cel_type_name = "string", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_6367f0d2_checks, .rule_count = 1, .rules = crd_1b084350_type_6367f0d2_rules,
};

/* RayCluster.spec.gcsFaultToleranceOptions.redisPassword and 7 more */
static const crd_field ray_io_v1_RayCluster_RedisPassword_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("value"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_RedisPassword, value)},
    {.name = CRD_STRING_INIT("valueFrom"), .type = &batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type,
     .offset = offsetof(ray_io_v1_RayCluster_RedisPassword, valueFrom)},
};
static const uint16_t ray_io_v1_RayCluster_RedisPassword_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1_RayCluster_RedisPassword_type_fields_words[2][2] = {
    { 0x65756c6176u, 0x0u }, { 0x6f724665756c6176u, 0x6d6f724665756c61u },
};
static const crd_fields ray_io_v1_RayCluster_RedisPassword_type_fields = {
    .items = ray_io_v1_RayCluster_RedisPassword_type_fields_items, .count = 2, .mask = 1, .seed = 5,
    .slots = ray_io_v1_RayCluster_RedisPassword_type_fields_slots,
    .words = ray_io_v1_RayCluster_RedisPassword_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_RedisPassword_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_RedisPassword),
    .has_offset = offsetof(ray_io_v1_RayCluster_RedisPassword, has),
    .fields = &ray_io_v1_RayCluster_RedisPassword_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions.storage.deletionPolicy and 3 more */
static const crd_value crd_1b084350_type_06970784_enum[2] = {
    CRD_VALUE_STRING_INIT("DeleteWithCluster"), CRD_VALUE_STRING_INIT("Retain"),
};
static const crd_checks crd_1b084350_type_06970784_checks = {
    .enum_values = crd_1b084350_type_06970784_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"DeleteWithCluster\", \"Retain\""),
};
const crd_type crd_1b084350_type_06970784 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_06970784_checks,
};

/* RayCluster.spec.gcsFaultToleranceOptions.storage and 3 more */
static const crd_field ray_io_v1_RayCluster_Storage_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("accessModes"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(ray_io_v1_RayCluster_Storage, accessModes)},
    {.name = CRD_STRING_INIT("claimName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Storage, claimName)},
    {.name = CRD_STRING_INIT("deletionPolicy"), .type = &crd_1b084350_type_06970784,
     .offset = offsetof(ray_io_v1_RayCluster_Storage, deletionPolicy)},
    {.name = CRD_STRING_INIT("size"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1_RayCluster_Storage, size)},
    {.name = CRD_STRING_INIT("storageClassName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Storage, storageClassName)},
    {.name = CRD_STRING_INIT("subPath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Storage, subPath)},
};
static const uint16_t ray_io_v1_RayCluster_Storage_type_fields_slots[7 + 1] = {2, 4, 3, 0, 0xffff, 0xffff, 1, 5};
static const uint64_t ray_io_v1_RayCluster_Storage_type_fields_words[6][2] = {
    { 0x6f4d737365636361u, 0x7365646f4d737365u }, { 0x6d614e6d69616c63u, 0x656d614e6d69616cu },
    { 0x6e6f6974656c6564u, 0x7963696c6f506e6fu }, { 0x657a6973u, 0x0u }, { 0x43656761726f7473u, 0x656d614e7373616cu },
    { 0x68746150627573u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_Storage_type_fields = {
    .items = ray_io_v1_RayCluster_Storage_type_fields_items, .count = 6, .mask = 7, .seed = 5,
    .slots = ray_io_v1_RayCluster_Storage_type_fields_slots, .words = ray_io_v1_RayCluster_Storage_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_Storage_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_Storage), .has_offset = offsetof(ray_io_v1_RayCluster_Storage, has),
    .fields = &ray_io_v1_RayCluster_Storage_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions and 3 more */
static const crd_field ray_io_v1_RayCluster_GcsFaultToleranceOptions_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("backend"), .type = &crd_1b084350_type_6367f0d2,
     .offset = offsetof(ray_io_v1_RayCluster_GcsFaultToleranceOptions, backend)},
    {.name = CRD_STRING_INIT("externalStorageNamespace"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_GcsFaultToleranceOptions, externalStorageNamespace)},
    {.name = CRD_STRING_INIT("redisAddress"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_GcsFaultToleranceOptions, redisAddress)},
    {.name = CRD_STRING_INIT("redisPassword"), .type = &ray_io_v1_RayCluster_RedisPassword_type,
     .offset = offsetof(ray_io_v1_RayCluster_GcsFaultToleranceOptions, redisPassword)},
    {.name = CRD_STRING_INIT("redisUsername"), .type = &ray_io_v1_RayCluster_RedisPassword_type,
     .offset = offsetof(ray_io_v1_RayCluster_GcsFaultToleranceOptions, redisUsername)},
    {.name = CRD_STRING_INIT("storage"), .type = &ray_io_v1_RayCluster_Storage_type,
     .offset = offsetof(ray_io_v1_RayCluster_GcsFaultToleranceOptions, storage)},
};
static const uint16_t ray_io_v1_RayCluster_GcsFaultToleranceOptions_type_fields_slots[7 + 1] = {
    2, 5, 0xffff, 0xffff, 3, 0, 4, 1,
};
static const uint64_t ray_io_v1_RayCluster_GcsFaultToleranceOptions_type_fields_words[6][2] = {
    { 0x646e656b636162u, 0x0u }, { 0x6c616e7265747865u, 0x6563617073656d61u }, { 0x6464417369646572u, 0x7373657264644173u },
    { 0x7361507369646572u, 0x64726f7773736150u }, { 0x6573557369646572u, 0x656d616e72657355u }, { 0x656761726f7473u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_GcsFaultToleranceOptions_type_fields = {
    .items = ray_io_v1_RayCluster_GcsFaultToleranceOptions_type_fields_items, .count = 6, .mask = 7, .seed = 20,
    .slots = ray_io_v1_RayCluster_GcsFaultToleranceOptions_type_fields_slots,
    .words = ray_io_v1_RayCluster_GcsFaultToleranceOptions_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_GcsFaultToleranceOptions_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_GcsFaultToleranceOptions),
    .has_offset = offsetof(ray_io_v1_RayCluster_GcsFaultToleranceOptions, has),
    .fields = &ray_io_v1_RayCluster_GcsFaultToleranceOptions_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService and 8 more */
static const crd_field ray_io_v1_RayCluster_HeadService_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_HeadService, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_HeadService, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type,
     .offset = offsetof(ray_io_v1_RayCluster_HeadService, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_io_v1_RayCluster_ServiceSpec_type,
     .offset = offsetof(ray_io_v1_RayCluster_HeadService, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_io_v1_RayCluster_ServiceStatus_type,
     .offset = offsetof(ray_io_v1_RayCluster_HeadService, status)},
};
static const uint16_t ray_io_v1_RayCluster_HeadService_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t ray_io_v1_RayCluster_HeadService_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_HeadService_type_fields = {
    .items = ray_io_v1_RayCluster_HeadService_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = ray_io_v1_RayCluster_HeadService_type_fields_slots, .words = ray_io_v1_RayCluster_HeadService_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_HeadService_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_HeadService), .has_offset = offsetof(ray_io_v1_RayCluster_HeadService, has),
    .fields = &ray_io_v1_RayCluster_HeadService_type_fields,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.pathType and 3 more */
static const crd_value crd_1b084350_type_d979b408_enum[3] = {
    CRD_VALUE_STRING_INIT("Exact"), CRD_VALUE_STRING_INIT("Prefix"), CRD_VALUE_STRING_INIT("ImplementationSpecific"),
};
static const crd_checks crd_1b084350_type_d979b408_checks = {
    .enum_values = crd_1b084350_type_d979b408_enum, .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Exact\", \"Prefix\", \"ImplementationSpecific\""),
};
const crd_type crd_1b084350_type_d979b408 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_d979b408_checks,
};

/* RayCluster.spec.headGroupSpec.ingressOptions and 3 more */
static const crd_field ray_io_v1_RayCluster_IngressOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_IngressOptions, host)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_IngressOptions, path)},
    {.name = CRD_STRING_INIT("pathType"), .type = &crd_1b084350_type_d979b408,
     .offset = offsetof(ray_io_v1_RayCluster_IngressOptions, pathType)},
    {.name = CRD_STRING_INIT("tls"), .type = &crd_1b084350_type_4aba79f5,
     .offset = offsetof(ray_io_v1_RayCluster_IngressOptions, tls)},
};
static const uint16_t ray_io_v1_RayCluster_IngressOptions_type_fields_slots[3 + 1] = {2, 0, 3, 1};
static const uint64_t ray_io_v1_RayCluster_IngressOptions_type_fields_words[4][2] = {
    { 0x74736f68u, 0x0u }, { 0x68746170u, 0x0u }, { 0x6570795468746170u, 0x0u }, { 0x736c74u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_IngressOptions_type_fields = {
    .items = ray_io_v1_RayCluster_IngressOptions_type_fields_items, .count = 4, .mask = 3, .seed = 8,
    .slots = ray_io_v1_RayCluster_IngressOptions_type_fields_slots,
    .words = ray_io_v1_RayCluster_IngressOptions_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_IngressOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_IngressOptions),
    .has_offset = offsetof(ray_io_v1_RayCluster_IngressOptions, has),
    .fields = &ray_io_v1_RayCluster_IngressOptions_type_fields,
};

/* RayCluster.spec.headGroupSpec and 3 more */
static const crd_string ray_io_v1_RayCluster_HeadGroupSpec_type_required[1] = {CRD_STRING_INIT("template")};
static const crd_field ray_io_v1_RayCluster_HeadGroupSpec_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("enableIngress"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, enableIngress)},
    {.name = CRD_STRING_INIT("headService"), .type = &ray_io_v1_RayCluster_HeadService_type,
     .offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, headService)},
    {.name = CRD_STRING_INIT("ingressOptions"), .type = &ray_io_v1_RayCluster_IngressOptions_type,
     .offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, ingressOptions)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, labels)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, rayStartParams)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, resources)},
    {.name = CRD_STRING_INIT("serviceType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, serviceType)},
    {.name = CRD_STRING_INIT("template"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type,
     .offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, template_)},
};
static const uint16_t ray_io_v1_RayCluster_HeadGroupSpec_type_fields_slots[7 + 1] = {0, 5, 4, 1, 2, 7, 6, 3};
static const uint64_t ray_io_v1_RayCluster_HeadGroupSpec_type_fields_required[] = { 0x80u };
static const uint64_t ray_io_v1_RayCluster_HeadGroupSpec_type_fields_words[8][2] = {
    { 0x6e49656c62616e65u, 0x73736572676e4965u }, { 0x7672655364616568u, 0x6563697672655364u },
    { 0x4f73736572676e69u, 0x736e6f6974704f73u }, { 0x736c6562616cu, 0x0u }, { 0x7472617453796172u, 0x736d617261507472u },
    { 0x656372756f736572u, 0x73656372756f7365u }, { 0x5465636976726573u, 0x6570795465636976u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_HeadGroupSpec_type_fields = {
    .items = ray_io_v1_RayCluster_HeadGroupSpec_type_fields_items, .count = 8, .mask = 7, .seed = 39,
    .slots = ray_io_v1_RayCluster_HeadGroupSpec_type_fields_slots,
    .required = ray_io_v1_RayCluster_HeadGroupSpec_type_fields_required,
    .words = ray_io_v1_RayCluster_HeadGroupSpec_type_fields_words,
};
static const crd_checks ray_io_v1_RayCluster_HeadGroupSpec_type_checks = {
    .required = ray_io_v1_RayCluster_HeadGroupSpec_type_required, .required_count = 1,
};
const crd_type ray_io_v1_RayCluster_HeadGroupSpec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_HeadGroupSpec),
    .has_offset = offsetof(ray_io_v1_RayCluster_HeadGroupSpec, has),
    .fields = &ray_io_v1_RayCluster_HeadGroupSpec_type_fields, .checks = &ray_io_v1_RayCluster_HeadGroupSpec_type_checks,
};

/* RayCluster.spec.historyServerOptions.collectorOptions and 3 more */
static const crd_field ray_io_v1_RayCluster_CollectorOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("env"), .type = &crd_1b084350_type_4d24605a,
     .offset = offsetof(ray_io_v1_RayCluster_CollectorOptions, env)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_CollectorOptions, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_CollectorOptions, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type,
     .offset = offsetof(ray_io_v1_RayCluster_CollectorOptions, resources)},
};
static const uint16_t ray_io_v1_RayCluster_CollectorOptions_type_fields_slots[3 + 1] = {0, 1, 2, 3};
static const uint64_t ray_io_v1_RayCluster_CollectorOptions_type_fields_words[4][2] = {
    { 0x766e65u, 0x0u }, { 0x6567616d69u, 0x0u }, { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u },
};
static const crd_fields ray_io_v1_RayCluster_CollectorOptions_type_fields = {
    .items = ray_io_v1_RayCluster_CollectorOptions_type_fields_items, .count = 4, .mask = 3, .seed = 10,
    .slots = ray_io_v1_RayCluster_CollectorOptions_type_fields_slots,
    .words = ray_io_v1_RayCluster_CollectorOptions_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_CollectorOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_CollectorOptions),
    .has_offset = offsetof(ray_io_v1_RayCluster_CollectorOptions, has),
    .fields = &ray_io_v1_RayCluster_CollectorOptions_type_fields,
};

/* RayCluster.spec.historyServerOptions and 3 more */
static const crd_field ray_io_v1_RayCluster_HistoryServerOptions_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("collectorOptions"), .type = &ray_io_v1_RayCluster_CollectorOptions_type,
     .offset = offsetof(ray_io_v1_RayCluster_HistoryServerOptions, collectorOptions)},
};
static const uint16_t ray_io_v1_RayCluster_HistoryServerOptions_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCluster_HistoryServerOptions_type_fields_words[1][2] = {
    { 0x6f7463656c6c6f63u, 0x736e6f6974704f72u },
};
static const crd_fields ray_io_v1_RayCluster_HistoryServerOptions_type_fields = {
    .items = ray_io_v1_RayCluster_HistoryServerOptions_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCluster_HistoryServerOptions_type_fields_slots,
    .words = ray_io_v1_RayCluster_HistoryServerOptions_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_HistoryServerOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_HistoryServerOptions),
    .has_offset = offsetof(ray_io_v1_RayCluster_HistoryServerOptions, has),
    .fields = &ray_io_v1_RayCluster_HistoryServerOptions_type_fields,
};

/* RayCluster.spec.managedBy and 6 more */
const crd_type crd_1b084350_type_f68eb875 = {
    .cel_type_name = "string", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .rule_count = 2, .rules = crd_1b084350_type_f68eb875_rules,
};

/* RayCluster.spec.networkPolicy.head and 7 more */
static const crd_field ray_io_v1_RayCluster_NetworkPolicyHead_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("egressRules"), .type = &crd_1b084350_type_bd44eac8,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyHead, egressRules)},
    {.name = CRD_STRING_INIT("ingressRules"), .type = &crd_1b084350_type_088f1c85,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyHead, ingressRules)},
};
static const uint16_t ray_io_v1_RayCluster_NetworkPolicyHead_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1_RayCluster_NetworkPolicyHead_type_fields_words[2][2] = {
    { 0x7552737365726765u, 0x73656c7552737365u }, { 0x5273736572676e69u, 0x73656c7552737365u },
};
static const crd_fields ray_io_v1_RayCluster_NetworkPolicyHead_type_fields = {
    .items = ray_io_v1_RayCluster_NetworkPolicyHead_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = ray_io_v1_RayCluster_NetworkPolicyHead_type_fields_slots,
    .words = ray_io_v1_RayCluster_NetworkPolicyHead_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_NetworkPolicyHead_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyHead),
    .has_offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyHead, has),
    .fields = &ray_io_v1_RayCluster_NetworkPolicyHead_type_fields,
};

/* RayCluster.spec.networkPolicy.mode and 3 more */
static const crd_value crd_1b084350_type_10b3aab0_enum[3] = {
    CRD_VALUE_STRING_INIT("DenyAll"), CRD_VALUE_STRING_INIT("DenyAllIngress"), CRD_VALUE_STRING_INIT("DenyAllEgress"),
};
static const crd_value crd_1b084350_type_10b3aab0_default[1] = {CRD_VALUE_STRING_INIT("DenyAll")};
static const crd_checks crd_1b084350_type_10b3aab0_checks = {
    .enum_values = crd_1b084350_type_10b3aab0_enum, .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"DenyAll\", \"DenyAllIngress\", \"DenyAllEgress\""),
};
const crd_type crd_1b084350_type_10b3aab0 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_10b3aab0_checks, .default_value = crd_1b084350_type_10b3aab0_default,
};

/* RayCluster.spec.networkPolicy.workerGroups[] and 3 more */
static const crd_string ray_io_v1_RayCluster_WorkerGroup_type_required[1] = {CRD_STRING_INIT("groupName")};
static const crd_field ray_io_v1_RayCluster_WorkerGroup_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("egressRules"), .type = &crd_1b084350_type_bd44eac8,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroup, egressRules)},
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroup, groupName)},
    {.name = CRD_STRING_INIT("ingressRules"), .type = &crd_1b084350_type_088f1c85,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroup, ingressRules)},
};
static const uint16_t ray_io_v1_RayCluster_WorkerGroup_type_fields_slots[3 + 1] = {0xffff, 0, 2, 1};
static const uint64_t ray_io_v1_RayCluster_WorkerGroup_type_fields_required[] = { 0x2u };
static const uint64_t ray_io_v1_RayCluster_WorkerGroup_type_fields_words[3][2] = {
    { 0x7552737365726765u, 0x73656c7552737365u }, { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x5273736572676e69u, 0x73656c7552737365u },
};
static const crd_fields ray_io_v1_RayCluster_WorkerGroup_type_fields = {
    .items = ray_io_v1_RayCluster_WorkerGroup_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = ray_io_v1_RayCluster_WorkerGroup_type_fields_slots,
    .required = ray_io_v1_RayCluster_WorkerGroup_type_fields_required,
    .words = ray_io_v1_RayCluster_WorkerGroup_type_fields_words,
};
static const crd_checks ray_io_v1_RayCluster_WorkerGroup_type_checks = {
    .required = ray_io_v1_RayCluster_WorkerGroup_type_required, .required_count = 1,
};
const crd_type ray_io_v1_RayCluster_WorkerGroup_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_WorkerGroup), .has_offset = offsetof(ray_io_v1_RayCluster_WorkerGroup, has),
    .fields = &ray_io_v1_RayCluster_WorkerGroup_type_fields, .checks = &ray_io_v1_RayCluster_WorkerGroup_type_checks,
};

/* RayCluster.spec.networkPolicy.workerGroups and 3 more */
static const crd_string crd_1b084350_type_e1222a75_keys[1] = {CRD_STRING_INIT("groupName")};
const crd_type crd_1b084350_type_e1222a75 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(ray_io_v1_RayCluster_WorkerGroup), .items = &ray_io_v1_RayCluster_WorkerGroup_type,
    .map_keys = crd_1b084350_type_e1222a75_keys, .map_key_count = 1,
};

/* RayCluster.spec.networkPolicy and 3 more */
static const crd_field ray_io_v1_RayCluster_NetworkPolicy_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("head"), .type = &ray_io_v1_RayCluster_NetworkPolicyHead_type,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicy, head)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_1b084350_type_10b3aab0,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicy, mode)},
    {.name = CRD_STRING_INIT("worker"), .type = &ray_io_v1_RayCluster_NetworkPolicyHead_type,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicy, worker)},
    {.name = CRD_STRING_INIT("workerGroups"), .type = &crd_1b084350_type_e1222a75,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicy, workerGroups)},
};
static const uint16_t ray_io_v1_RayCluster_NetworkPolicy_type_fields_slots[3 + 1] = {0, 1, 3, 2};
static const uint64_t ray_io_v1_RayCluster_NetworkPolicy_type_fields_defaulted[] = { 0x2u };
static const uint64_t ray_io_v1_RayCluster_NetworkPolicy_type_fields_words[4][2] = {
    { 0x64616568u, 0x0u }, { 0x65646f6du, 0x0u }, { 0x72656b726f77u, 0x0u }, { 0x724772656b726f77u, 0x7370756f72477265u },
};
static const crd_fields ray_io_v1_RayCluster_NetworkPolicy_type_fields = {
    .items = ray_io_v1_RayCluster_NetworkPolicy_type_fields_items, .count = 4, .mask = 3, .seed = 10,
    .slots = ray_io_v1_RayCluster_NetworkPolicy_type_fields_slots,
    .defaulted = ray_io_v1_RayCluster_NetworkPolicy_type_fields_defaulted,
    .words = ray_io_v1_RayCluster_NetworkPolicy_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_NetworkPolicy_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicy),
    .has_offset = offsetof(ray_io_v1_RayCluster_NetworkPolicy, has),
    .fields = &ray_io_v1_RayCluster_NetworkPolicy_type_fields,
};

/* RayCluster.spec.tlsOptions and 3 more */
static const crd_field ray_io_v1_RayCluster_TlsOptions_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("enabled"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCluster_TlsOptions, enabled)},
};
static const uint16_t ray_io_v1_RayCluster_TlsOptions_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCluster_TlsOptions_type_fields_words[1][2] = {{ 0x64656c62616e65u, 0x0u }};
static const crd_fields ray_io_v1_RayCluster_TlsOptions_type_fields = {
    .items = ray_io_v1_RayCluster_TlsOptions_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCluster_TlsOptions_type_fields_slots, .words = ray_io_v1_RayCluster_TlsOptions_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_TlsOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_TlsOptions), .has_offset = offsetof(ray_io_v1_RayCluster_TlsOptions, has),
    .fields = &ray_io_v1_RayCluster_TlsOptions_type_fields,
};

/* RayCluster.spec.upgradeStrategy.type and 3 more */
static const crd_value crd_1b084350_type_64cfd66c_enum[2] = {
    CRD_VALUE_STRING_INIT("Recreate"), CRD_VALUE_STRING_INIT("None"),
};
static const crd_checks crd_1b084350_type_64cfd66c_checks = {
    .enum_values = crd_1b084350_type_64cfd66c_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"Recreate\", \"None\""),
};
const crd_type crd_1b084350_type_64cfd66c = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_64cfd66c_checks,
};

/* RayCluster.spec.upgradeStrategy and 3 more */
static const crd_field ray_io_v1_RayCluster_UpgradeStrategy_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_64cfd66c,
     .offset = offsetof(ray_io_v1_RayCluster_UpgradeStrategy, type)},
};
static const uint16_t ray_io_v1_RayCluster_UpgradeStrategy_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCluster_UpgradeStrategy_type_fields_words[1][2] = {{ 0x65707974u, 0x0u }};
static const crd_fields ray_io_v1_RayCluster_UpgradeStrategy_type_fields = {
    .items = ray_io_v1_RayCluster_UpgradeStrategy_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCluster_UpgradeStrategy_type_fields_slots,
    .words = ray_io_v1_RayCluster_UpgradeStrategy_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_UpgradeStrategy_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_UpgradeStrategy),
    .has_offset = offsetof(ray_io_v1_RayCluster_UpgradeStrategy, has),
    .fields = &ray_io_v1_RayCluster_UpgradeStrategy_type_fields,
};

/* RayCluster.spec.workerGroupSpecs[].maxReplicas and 6 more */
static const crd_value crd_1b084350_type_03bd9a6d_default[1] = {CRD_VALUE_INT_INIT(2147483647)};
const crd_type crd_1b084350_type_03bd9a6d = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .default_value = crd_1b084350_type_03bd9a6d_default,
};

/* RayCluster.spec.workerGroupSpecs[].minReplicas and 24 more */
static const crd_value crd_1b084350_type_f9464e67_default[1] = {CRD_VALUE_INT_INIT(0)};
const crd_type crd_1b084350_type_f9464e67 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .default_value = crd_1b084350_type_f9464e67_default,
};

/* RayCluster.spec.workerGroupSpecs[].numOfHosts and 3 more */
static const crd_value crd_1b084350_type_f72a55a9_default[1] = {CRD_VALUE_INT_INIT(1)};
const crd_type crd_1b084350_type_f72a55a9 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .default_value = crd_1b084350_type_f72a55a9_default,
};

/* RayCluster.spec.workerGroupSpecs[].scaleStrategy and 6 more */
static const crd_field ray_io_v1_RayCluster_ScaleStrategy_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("workersToDelete"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(ray_io_v1_RayCluster_ScaleStrategy, workersToDelete)},
};
static const uint16_t ray_io_v1_RayCluster_ScaleStrategy_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCluster_ScaleStrategy_type_fields_words[1][2] = {
    { 0x547372656b726f77u, 0x6574656c65446f54u },
};
static const crd_fields ray_io_v1_RayCluster_ScaleStrategy_type_fields = {
    .items = ray_io_v1_RayCluster_ScaleStrategy_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCluster_ScaleStrategy_type_fields_slots,
    .words = ray_io_v1_RayCluster_ScaleStrategy_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_ScaleStrategy_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_ScaleStrategy),
    .has_offset = offsetof(ray_io_v1_RayCluster_ScaleStrategy, has),
    .fields = &ray_io_v1_RayCluster_ScaleStrategy_type_fields,
};

/* RayCluster.spec.workerGroupSpecs[] and 3 more */
static const crd_string ray_io_v1_RayCluster_WorkerGroupSpec_type_required[4] = {
    CRD_STRING_INIT("groupName"), CRD_STRING_INIT("maxReplicas"), CRD_STRING_INIT("minReplicas"),
    CRD_STRING_INIT("template"),
};
static const crd_field ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, groupName)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, labels)},
    {.name = CRD_STRING_INIT("maxReplicas"), .type = &crd_1b084350_type_03bd9a6d,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, maxReplicas)},
    {.name = CRD_STRING_INIT("minReplicas"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, minReplicas)},
    {.name = CRD_STRING_INIT("numOfHosts"), .type = &crd_1b084350_type_f72a55a9,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, numOfHosts)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, priority)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, rayStartParams)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, replicas)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, resources)},
    {.name = CRD_STRING_INIT("scaleStrategy"), .type = &ray_io_v1_RayCluster_ScaleStrategy_type,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, scaleStrategy)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, suspend)},
    {.name = CRD_STRING_INIT("template"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type,
     .offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, template_)},
};
static const uint16_t ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_slots[31 + 1] = {
    0xffff, 0xffff, 11, 3, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 10, 7, 0xffff,
    8, 0xffff, 2, 1, 12, 6, 0xffff, 0xffff, 0xffff, 0, 5, 0xffff, 0xffff, 4, 0xffff,
};
static const uint64_t ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_defaulted[] = { 0x178u };
static const uint64_t ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_required[] = { 0x1019u };
static const uint64_t ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_words[13][2] = {
    { 0x6d614e70756f7267u, 0x656d614e70756f72u }, { 0x656d6954656c6469u, 0x73646e6f63655374u }, { 0x736c6562616cu, 0x0u },
    { 0x696c70655278616du, 0x736163696c706552u }, { 0x696c7065526e696du, 0x736163696c706552u },
    { 0x736f48664f6d756eu, 0x7374736f48664f6du }, { 0x797469726f697270u, 0x0u },
    { 0x7472617453796172u, 0x736d617261507472u }, { 0x736163696c706572u, 0x0u },
    { 0x656372756f736572u, 0x73656372756f7365u }, { 0x727453656c616373u, 0x7967657461727453u }, { 0x646e6570737573u, 0x0u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_WorkerGroupSpec_type_fields = {
    .items = ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_items, .count = 13, .mask = 31, .seed = 2,
    .slots = ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_slots,
    .defaulted = ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_defaulted,
    .required = ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_required,
    .words = ray_io_v1_RayCluster_WorkerGroupSpec_type_fields_words,
};
static const crd_checks ray_io_v1_RayCluster_WorkerGroupSpec_type_checks = {
    .required = ray_io_v1_RayCluster_WorkerGroupSpec_type_required, .required_count = 4,
};
const crd_type ray_io_v1_RayCluster_WorkerGroupSpec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_WorkerGroupSpec),
    .has_offset = offsetof(ray_io_v1_RayCluster_WorkerGroupSpec, has),
    .fields = &ray_io_v1_RayCluster_WorkerGroupSpec_type_fields, .checks = &ray_io_v1_RayCluster_WorkerGroupSpec_type_checks,
};

/* RayCluster.spec.workerGroupSpecs and 3 more */
const crd_type crd_1b084350_type_a9e60f44 = {
    .cel_type_name = "array", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(ray_io_v1_RayCluster_WorkerGroupSpec), .items = &ray_io_v1_RayCluster_WorkerGroupSpec_type,
};

/* RayCluster.spec and 3 more */
static const crd_string ray_io_v1_RayCluster_Spec_type_required[1] = {CRD_STRING_INIT("headGroupSpec")};
static const crd_field ray_io_v1_RayCluster_Spec_type_fields_items[14] = {
    {.name = CRD_STRING_INIT("authOptions"), .type = &ray_io_v1_RayCluster_AuthOptions_type,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, authOptions)},
    {.name = CRD_STRING_INIT("autoscalerOptions"), .type = &ray_io_v1_RayCluster_AutoscalerOptions_type,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, autoscalerOptions)},
    {.name = CRD_STRING_INIT("enableInTreeAutoscaling"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, enableInTreeAutoscaling)},
    {.name = CRD_STRING_INIT("gcsFaultToleranceOptions"), .type = &ray_io_v1_RayCluster_GcsFaultToleranceOptions_type,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, gcsFaultToleranceOptions)},
    {.name = CRD_STRING_INIT("headGroupSpec"), .type = &ray_io_v1_RayCluster_HeadGroupSpec_type,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, headGroupSpec)},
    {.name = CRD_STRING_INIT("headServiceAnnotations"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, headServiceAnnotations)},
    {.name = CRD_STRING_INIT("historyServerOptions"), .type = &ray_io_v1_RayCluster_HistoryServerOptions_type,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, historyServerOptions)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_1b084350_type_f68eb875,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, managedBy)},
    {.name = CRD_STRING_INIT("networkPolicy"), .type = &ray_io_v1_RayCluster_NetworkPolicy_type,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, networkPolicy)},
    {.name = CRD_STRING_INIT("rayVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, rayVersion)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, suspend)},
    {.name = CRD_STRING_INIT("tlsOptions"), .type = &ray_io_v1_RayCluster_TlsOptions_type,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, tlsOptions)},
    {.name = CRD_STRING_INIT("upgradeStrategy"), .type = &ray_io_v1_RayCluster_UpgradeStrategy_type,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, upgradeStrategy)},
    {.name = CRD_STRING_INIT("workerGroupSpecs"), .type = &crd_1b084350_type_a9e60f44,
     .offset = offsetof(ray_io_v1_RayCluster_Spec, workerGroupSpecs)},
};
static const uint16_t ray_io_v1_RayCluster_Spec_type_fields_slots[31 + 1] = {
    0xffff, 0xffff, 0xffff, 9, 6, 4, 5, 0xffff, 7, 10, 0xffff, 0xffff, 0xffff, 0xffff, 13, 3, 0xffff, 12, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0, 8, 11, 0xffff, 1, 0xffff, 2, 0xffff,
};
static const uint64_t ray_io_v1_RayCluster_Spec_type_fields_required[] = { 0x10u };
static const uint64_t ray_io_v1_RayCluster_Spec_type_fields_words[14][2] = {
    { 0x6974704f68747561u, 0x736e6f6974704f68u }, { 0x6c6163736f747561u, 0x736e6f6974704f72u },
    { 0x6e49656c62616e65u, 0x676e696c6163736fu }, { 0x746c756146736367u, 0x736e6f6974704f65u },
    { 0x756f724764616568u, 0x6365705370756f72u }, { 0x7672655364616568u, 0x736e6f697461746fu },
    { 0x5379726f74736968u, 0x736e6f6974704f72u }, { 0x42646567616e616du, 0x7942646567616e61u },
    { 0x506b726f7774656eu, 0x7963696c6f506b72u }, { 0x6973726556796172u, 0x6e6f697372655679u }, { 0x646e6570737573u, 0x0u },
    { 0x6f6974704f736c74u, 0x736e6f6974704f73u }, { 0x5365646172677075u, 0x7967657461727453u },
    { 0x724772656b726f77u, 0x736365705370756fu },
};
static const crd_fields ray_io_v1_RayCluster_Spec_type_fields = {
    .items = ray_io_v1_RayCluster_Spec_type_fields_items, .count = 14, .mask = 31, .seed = 21,
    .slots = ray_io_v1_RayCluster_Spec_type_fields_slots, .required = ray_io_v1_RayCluster_Spec_type_fields_required,
    .words = ray_io_v1_RayCluster_Spec_type_fields_words,
};
static const crd_checks ray_io_v1_RayCluster_Spec_type_checks = {
    .required = ray_io_v1_RayCluster_Spec_type_required, .required_count = 1,
};
const crd_type ray_io_v1_RayCluster_Spec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(ray_io_v1_RayCluster_Spec),
    .has_offset = offsetof(ray_io_v1_RayCluster_Spec, has), .fields = &ray_io_v1_RayCluster_Spec_type_fields,
    .checks = &ray_io_v1_RayCluster_Spec_type_checks,
};

/* RayCluster.status.head and 3 more */
static const crd_field ray_io_v1_RayCluster_Head_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("podIP"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Head, podIP)},
    {.name = CRD_STRING_INIT("podName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Head, podName)},
    {.name = CRD_STRING_INIT("serviceIP"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Head, serviceIP)},
    {.name = CRD_STRING_INIT("serviceName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Head, serviceName)},
};
static const uint16_t ray_io_v1_RayCluster_Head_type_fields_slots[3 + 1] = {0, 1, 3, 2};
static const uint64_t ray_io_v1_RayCluster_Head_type_fields_words[4][2] = {
    { 0x5049646f70u, 0x0u }, { 0x656d614e646f70u, 0x0u }, { 0x4965636976726573u, 0x5049656369767265u },
    { 0x4e65636976726573u, 0x656d614e65636976u },
};
static const crd_fields ray_io_v1_RayCluster_Head_type_fields = {
    .items = ray_io_v1_RayCluster_Head_type_fields_items, .count = 4, .mask = 3, .seed = 11,
    .slots = ray_io_v1_RayCluster_Head_type_fields_slots, .words = ray_io_v1_RayCluster_Head_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_Head_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_Head), .has_offset = offsetof(ray_io_v1_RayCluster_Head, has),
    .fields = &ray_io_v1_RayCluster_Head_type_fields,
};

/* RayCluster.status.lastUpdateTime and 7 more */
const crd_type crd_1b084350_type_a277993c = {
    .cel_type_name = "string", .flags = CRD_TYPE_NULLABLE, .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .format = CRD_FORMAT_DATETIME, .format_name = "date-time", .has_format = crd_format_is_date_time,
};

/* RayCluster.status.stateTransitionTimes and 3 more */
const crd_type crd_1b084350_type_e415fb6a = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry), .additional = &crd_1b084350_type_a428d91d,
};

/* RayCluster.status and 3 more */
static const crd_field ray_io_v1_RayCluster_Status_type_fields_items[17] = {
    {.name = CRD_STRING_INIT("availableWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_Status, availableWorkerReplicas)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_1b084350_type_e26c6d2b,
     .offset = offsetof(ray_io_v1_RayCluster_Status, conditions)},
    {.name = CRD_STRING_INIT("desiredCPU"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1_RayCluster_Status, desiredCPU)},
    {.name = CRD_STRING_INIT("desiredGPU"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1_RayCluster_Status, desiredGPU)},
    {.name = CRD_STRING_INIT("desiredMemory"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1_RayCluster_Status, desiredMemory)},
    {.name = CRD_STRING_INIT("desiredTPU"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1_RayCluster_Status, desiredTPU)},
    {.name = CRD_STRING_INIT("desiredWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_Status, desiredWorkerReplicas)},
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCluster_Status, endpoints)},
    {.name = CRD_STRING_INIT("head"), .type = &ray_io_v1_RayCluster_Head_type,
     .offset = offsetof(ray_io_v1_RayCluster_Status, head)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_1b084350_type_a277993c,
     .offset = offsetof(ray_io_v1_RayCluster_Status, lastUpdateTime)},
    {.name = CRD_STRING_INIT("maxWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_Status, maxWorkerReplicas)},
    {.name = CRD_STRING_INIT("minWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_Status, minWorkerReplicas)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(ray_io_v1_RayCluster_Status, observedGeneration)},
    {.name = CRD_STRING_INIT("readyWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_Status, readyWorkerReplicas)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Status, reason)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_Status, state)},
    {.name = CRD_STRING_INIT("stateTransitionTimes"), .type = &crd_1b084350_type_e415fb6a,
     .offset = offsetof(ray_io_v1_RayCluster_Status, stateTransitionTimes)},
};
static const uint16_t ray_io_v1_RayCluster_Status_type_fields_slots[31 + 1] = {
    14, 0xffff, 0xffff, 9, 1, 0xffff, 0xffff, 12, 11, 0xffff, 8, 0xffff, 6, 15, 0xffff, 0xffff, 16, 4, 2, 5, 13, 10,
    0xffff, 0, 0xffff, 7, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t ray_io_v1_RayCluster_Status_type_fields_words[17][2] = {
    { 0x6c62616c69617661u, 0x736163696c706552u }, { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x4364657269736564u, 0x5550436465726973u }, { 0x4764657269736564u, 0x5550476465726973u },
    { 0x4d64657269736564u, 0x79726f6d654d6465u }, { 0x5464657269736564u, 0x5550546465726973u },
    { 0x5764657269736564u, 0x736163696c706552u }, { 0x746e696f70646e65u, 0x73746e696f70646eu }, { 0x64616568u, 0x0u },
    { 0x616470557473616cu, 0x656d695465746164u }, { 0x656b726f5778616du, 0x736163696c706552u },
    { 0x656b726f576e696du, 0x736163696c706552u }, { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x726f577964616572u, 0x736163696c706552u }, { 0x6e6f73616572u, 0x0u }, { 0x6574617473u, 0x0u },
    { 0x6172546574617473u, 0x73656d69546e6f69u },
};
static const crd_fields ray_io_v1_RayCluster_Status_type_fields = {
    .items = ray_io_v1_RayCluster_Status_type_fields_items, .count = 17, .mask = 31, .seed = 17,
    .slots = ray_io_v1_RayCluster_Status_type_fields_slots, .words = ray_io_v1_RayCluster_Status_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_Status), .has_offset = offsetof(ray_io_v1_RayCluster_Status, has),
    .fields = &ray_io_v1_RayCluster_Status_type_fields,
};

/* RayCluster.spec.autoscalerOptions and 2 more */
static const crd_field ray_io_v1alpha1_RayCluster_AutoscalerOptions_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("env"), .type = &crd_1b084350_type_4d24605a,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_1b084350_type_32a9bc8c,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, envFrom)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, resources)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, securityContext)},
    {.name = CRD_STRING_INIT("upscalingMode"), .type = &crd_1b084350_type_e91b8f9b,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, upscalingMode)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_1b084350_type_e351b83a,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, volumeMounts)},
};
static const uint16_t ray_io_v1alpha1_RayCluster_AutoscalerOptions_type_fields_slots[15 + 1] = {
    3, 0, 0xffff, 0xffff, 0xffff, 7, 0xffff, 2, 0xffff, 0xffff, 8, 0xffff, 1, 5, 4, 6,
};
static const uint64_t ray_io_v1alpha1_RayCluster_AutoscalerOptions_type_fields_words[9][2] = {
    { 0x766e65u, 0x0u }, { 0x6d6f7246766e65u, 0x0u }, { 0x656d6954656c6469u, 0x73646e6f63655374u }, { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu }, { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x7974697275636573u, 0x747865746e6f4379u }, { 0x6e696c6163737075u, 0x65646f4d676e696cu },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
};
static const crd_fields ray_io_v1alpha1_RayCluster_AutoscalerOptions_type_fields = {
    .items = ray_io_v1alpha1_RayCluster_AutoscalerOptions_type_fields_items, .count = 9, .mask = 15, .seed = 61,
    .slots = ray_io_v1alpha1_RayCluster_AutoscalerOptions_type_fields_slots,
    .words = ray_io_v1alpha1_RayCluster_AutoscalerOptions_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayCluster_AutoscalerOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayCluster_AutoscalerOptions),
    .has_offset = offsetof(ray_io_v1alpha1_RayCluster_AutoscalerOptions, has),
    .fields = &ray_io_v1alpha1_RayCluster_AutoscalerOptions_type_fields,
};

/* RayCluster.spec.headGroupSpec and 2 more */
static const crd_string ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_required[2] = {
    CRD_STRING_INIT("rayStartParams"), CRD_STRING_INIT("template"),
};
static const crd_field ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("enableIngress"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_HeadGroupSpec, enableIngress)},
    {.name = CRD_STRING_INIT("headService"), .type = &ray_io_v1_RayCluster_HeadService_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_HeadGroupSpec, headService)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_HeadGroupSpec, rayStartParams)},
    {.name = CRD_STRING_INIT("serviceType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_HeadGroupSpec, serviceType)},
    {.name = CRD_STRING_INIT("template"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_HeadGroupSpec, template_)},
};
static const uint16_t ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields_slots[7 + 1] = {
    2, 0, 3, 0xffff, 0xffff, 1, 4, 0xffff,
};
static const uint64_t ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields_required[] = { 0x14u };
static const uint64_t ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields_words[5][2] = {
    { 0x6e49656c62616e65u, 0x73736572676e4965u }, { 0x7672655364616568u, 0x6563697672655364u },
    { 0x7472617453796172u, 0x736d617261507472u }, { 0x5465636976726573u, 0x6570795465636976u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields = {
    .items = ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields_items, .count = 5, .mask = 7, .seed = 8,
    .slots = ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields_slots,
    .required = ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields_required,
    .words = ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields_words,
};
static const crd_checks ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_checks = {
    .required = ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_required, .required_count = 2,
};
const crd_type ray_io_v1alpha1_RayCluster_HeadGroupSpec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayCluster_HeadGroupSpec),
    .has_offset = offsetof(ray_io_v1alpha1_RayCluster_HeadGroupSpec, has),
    .fields = &ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_fields,
    .checks = &ray_io_v1alpha1_RayCluster_HeadGroupSpec_type_checks,
};

/* RayCluster.spec.workerGroupSpecs[] and 2 more */
static const crd_string ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_required[5] = {
    CRD_STRING_INIT("groupName"), CRD_STRING_INIT("maxReplicas"), CRD_STRING_INIT("minReplicas"),
    CRD_STRING_INIT("rayStartParams"), CRD_STRING_INIT("template"),
};
static const crd_field ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec, groupName)},
    {.name = CRD_STRING_INIT("maxReplicas"), .type = &crd_1b084350_type_03bd9a6d,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec, maxReplicas)},
    {.name = CRD_STRING_INIT("minReplicas"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec, minReplicas)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec, rayStartParams)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec, replicas)},
    {.name = CRD_STRING_INIT("scaleStrategy"), .type = &ray_io_v1_RayCluster_ScaleStrategy_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec, scaleStrategy)},
    {.name = CRD_STRING_INIT("template"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec, template_)},
};
static const uint16_t ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_slots[7 + 1] = {0, 1, 4, 5, 3, 0xffff, 2, 6};
static const uint64_t ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_defaulted[] = { 0x16u };
static const uint64_t ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_required[] = { 0x4fu };
static const uint64_t ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_words[7][2] = {
    { 0x6d614e70756f7267u, 0x656d614e70756f72u }, { 0x696c70655278616du, 0x736163696c706552u },
    { 0x696c7065526e696du, 0x736163696c706552u }, { 0x7472617453796172u, 0x736d617261507472u },
    { 0x736163696c706572u, 0x0u }, { 0x727453656c616373u, 0x7967657461727453u }, { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields = {
    .items = ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_items, .count = 7, .mask = 7, .seed = 37,
    .slots = ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_slots,
    .defaulted = ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_defaulted,
    .required = ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_required,
    .words = ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields_words,
};
static const crd_checks ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_checks = {
    .required = ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_required, .required_count = 5,
};
const crd_type ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec),
    .has_offset = offsetof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec, has),
    .fields = &ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_fields,
    .checks = &ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type_checks,
};

/* RayCluster.spec.workerGroupSpecs and 2 more */
const crd_type crd_1b084350_type_c4e6a212 = {
    .cel_type_name = "array", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(ray_io_v1alpha1_RayCluster_WorkerGroupSpec),
    .items = &ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type,
};

/* RayCluster.spec and 2 more */
static const crd_string ray_io_v1alpha1_RayCluster_Spec_type_required[1] = {CRD_STRING_INIT("headGroupSpec")};
static const crd_field ray_io_v1alpha1_RayCluster_Spec_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("autoscalerOptions"), .type = &ray_io_v1alpha1_RayCluster_AutoscalerOptions_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Spec, autoscalerOptions)},
    {.name = CRD_STRING_INIT("enableInTreeAutoscaling"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Spec, enableInTreeAutoscaling)},
    {.name = CRD_STRING_INIT("headGroupSpec"), .type = &ray_io_v1alpha1_RayCluster_HeadGroupSpec_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Spec, headGroupSpec)},
    {.name = CRD_STRING_INIT("headServiceAnnotations"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Spec, headServiceAnnotations)},
    {.name = CRD_STRING_INIT("rayVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Spec, rayVersion)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Spec, suspend)},
    {.name = CRD_STRING_INIT("workerGroupSpecs"), .type = &crd_1b084350_type_c4e6a212,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Spec, workerGroupSpecs)},
};
static const uint16_t ray_io_v1alpha1_RayCluster_Spec_type_fields_slots[7 + 1] = {0xffff, 6, 5, 3, 4, 2, 1, 0};
static const uint64_t ray_io_v1alpha1_RayCluster_Spec_type_fields_required[] = { 0x4u };
static const uint64_t ray_io_v1alpha1_RayCluster_Spec_type_fields_words[7][2] = {
    { 0x6c6163736f747561u, 0x736e6f6974704f72u }, { 0x6e49656c62616e65u, 0x676e696c6163736fu },
    { 0x756f724764616568u, 0x6365705370756f72u }, { 0x7672655364616568u, 0x736e6f697461746fu },
    { 0x6973726556796172u, 0x6e6f697372655679u }, { 0x646e6570737573u, 0x0u }, { 0x724772656b726f77u, 0x736365705370756fu },
};
static const crd_fields ray_io_v1alpha1_RayCluster_Spec_type_fields = {
    .items = ray_io_v1alpha1_RayCluster_Spec_type_fields_items, .count = 7, .mask = 7, .seed = 55,
    .slots = ray_io_v1alpha1_RayCluster_Spec_type_fields_slots,
    .required = ray_io_v1alpha1_RayCluster_Spec_type_fields_required,
    .words = ray_io_v1alpha1_RayCluster_Spec_type_fields_words,
};
static const crd_checks ray_io_v1alpha1_RayCluster_Spec_type_checks = {
    .required = ray_io_v1alpha1_RayCluster_Spec_type_required, .required_count = 1,
};
const crd_type ray_io_v1alpha1_RayCluster_Spec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayCluster_Spec), .has_offset = offsetof(ray_io_v1alpha1_RayCluster_Spec, has),
    .fields = &ray_io_v1alpha1_RayCluster_Spec_type_fields, .checks = &ray_io_v1alpha1_RayCluster_Spec_type_checks,
};

/* RayCluster.status.head and 3 more */
static const crd_field ray_io_v1alpha1_RayCluster_Head_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("podIP"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Head, podIP)},
    {.name = CRD_STRING_INIT("serviceIP"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Head, serviceIP)},
};
static const uint16_t ray_io_v1alpha1_RayCluster_Head_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1alpha1_RayCluster_Head_type_fields_words[2][2] = {
    { 0x5049646f70u, 0x0u }, { 0x4965636976726573u, 0x5049656369767265u },
};
static const crd_fields ray_io_v1alpha1_RayCluster_Head_type_fields = {
    .items = ray_io_v1alpha1_RayCluster_Head_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = ray_io_v1alpha1_RayCluster_Head_type_fields_slots, .words = ray_io_v1alpha1_RayCluster_Head_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayCluster_Head_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayCluster_Head), .has_offset = offsetof(ray_io_v1alpha1_RayCluster_Head, has),
    .fields = &ray_io_v1alpha1_RayCluster_Head_type_fields,
};

/* RayCluster.status and 3 more */
static const crd_field ray_io_v1alpha1_RayCluster_Status_type_fields_items[15] = {
    {.name = CRD_STRING_INIT("availableWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, availableWorkerReplicas)},
    {.name = CRD_STRING_INIT("desiredCPU"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, desiredCPU)},
    {.name = CRD_STRING_INIT("desiredGPU"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, desiredGPU)},
    {.name = CRD_STRING_INIT("desiredMemory"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, desiredMemory)},
    {.name = CRD_STRING_INIT("desiredTPU"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, desiredTPU)},
    {.name = CRD_STRING_INIT("desiredWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, desiredWorkerReplicas)},
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, endpoints)},
    {.name = CRD_STRING_INIT("head"), .type = &ray_io_v1alpha1_RayCluster_Head_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, head)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_1b084350_type_a277993c,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, lastUpdateTime)},
    {.name = CRD_STRING_INIT("maxWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, maxWorkerReplicas)},
    {.name = CRD_STRING_INIT("minWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, minWorkerReplicas)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, observedGeneration)},
    {.name = CRD_STRING_INIT("readyWorkerReplicas"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, readyWorkerReplicas)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, reason)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster_Status, state)},
};
static const uint16_t ray_io_v1alpha1_RayCluster_Status_type_fields_slots[31 + 1] = {
    13, 0xffff, 0xffff, 8, 0xffff, 0xffff, 0xffff, 11, 10, 0xffff, 7, 0xffff, 5, 14, 0xffff, 0xffff, 0xffff, 3, 1, 4,
    12, 9, 0xffff, 0, 0xffff, 6, 0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t ray_io_v1alpha1_RayCluster_Status_type_fields_words[15][2] = {
    { 0x6c62616c69617661u, 0x736163696c706552u }, { 0x4364657269736564u, 0x5550436465726973u },
    { 0x4764657269736564u, 0x5550476465726973u }, { 0x4d64657269736564u, 0x79726f6d654d6465u },
    { 0x5464657269736564u, 0x5550546465726973u }, { 0x5764657269736564u, 0x736163696c706552u },
    { 0x746e696f70646e65u, 0x73746e696f70646eu }, { 0x64616568u, 0x0u }, { 0x616470557473616cu, 0x656d695465746164u },
    { 0x656b726f5778616du, 0x736163696c706552u }, { 0x656b726f576e696du, 0x736163696c706552u },
    { 0x646576726573626fu, 0x6e6f69746172656eu }, { 0x726f577964616572u, 0x736163696c706552u }, { 0x6e6f73616572u, 0x0u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayCluster_Status_type_fields = {
    .items = ray_io_v1alpha1_RayCluster_Status_type_fields_items, .count = 15, .mask = 31, .seed = 17,
    .slots = ray_io_v1alpha1_RayCluster_Status_type_fields_slots,
    .words = ray_io_v1alpha1_RayCluster_Status_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayCluster_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayCluster_Status), .has_offset = offsetof(ray_io_v1alpha1_RayCluster_Status, has),
    .fields = &ray_io_v1alpha1_RayCluster_Status_type_fields,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobDeploymentStatus and 1 more */
static const crd_value crd_1b084350_type_7ec075c7_enum[1] = {CRD_VALUE_STRING_INIT("Failed")};
static const crd_checks crd_1b084350_type_7ec075c7_checks = {
    .enum_values = crd_1b084350_type_7ec075c7_enum, .enum_count = 1,
    .enum_text = CRD_STRING_INIT("supported values: \"Failed\""),
};
const crd_type crd_1b084350_type_7ec075c7 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_7ec075c7_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus and 1 more */
static const crd_value crd_1b084350_type_52f91276_enum[2] = {
    CRD_VALUE_STRING_INIT("SUCCEEDED"), CRD_VALUE_STRING_INIT("FAILED"),
};
static const crd_checks crd_1b084350_type_52f91276_checks = {
    .enum_values = crd_1b084350_type_52f91276_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"SUCCEEDED\", \"FAILED\""),
};
const crd_type crd_1b084350_type_52f91276 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_52f91276_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition and 1 more */
static const crd_field ray_io_v1_RayCronJob_Condition_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_1b084350_type_7ec075c7,
     .offset = offsetof(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_1b084350_type_52f91276,
     .offset = offsetof(ray_io_v1_RayCronJob_Condition, jobStatus)},
    {.name = CRD_STRING_INIT("ttlSeconds"), .type = &crd_1b084350_type_97f042ba,
     .offset = offsetof(ray_io_v1_RayCronJob_Condition, ttlSeconds)},
};
static const uint16_t ray_io_v1_RayCronJob_Condition_type_fields_slots[3 + 1] = {0xffff, 1, 0, 2};
static const uint64_t ray_io_v1_RayCronJob_Condition_type_fields_defaulted[] = { 0x4u };
static const uint64_t ray_io_v1_RayCronJob_Condition_type_fields_words[3][2] = {
    { 0x6f6c706544626f6au, 0x737574617453746eu }, { 0x7574617453626f6au, 0x737574617453626fu },
    { 0x6e6f6365536c7474u, 0x73646e6f6365536cu },
};
static const crd_fields ray_io_v1_RayCronJob_Condition_type_fields = {
    .items = ray_io_v1_RayCronJob_Condition_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = ray_io_v1_RayCronJob_Condition_type_fields_slots,
    .defaulted = ray_io_v1_RayCronJob_Condition_type_fields_defaulted,
    .words = ray_io_v1_RayCronJob_Condition_type_fields_words,
};
const crd_type ray_io_v1_RayCronJob_Condition_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCronJob_Condition), .has_offset = offsetof(ray_io_v1_RayCronJob_Condition, has),
    .fields = &ray_io_v1_RayCronJob_Condition_type_fields, .rule_count = 2,
    .rules = ray_io_v1_RayCronJob_Condition_type_rules,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].policy and 5 more */
static const crd_value crd_1b084350_type_716f9aff_enum[4] = {
    CRD_VALUE_STRING_INIT("DeleteCluster"), CRD_VALUE_STRING_INIT("DeleteWorkers"), CRD_VALUE_STRING_INIT("DeleteSelf"),
    CRD_VALUE_STRING_INIT("DeleteNone"),
};
static const crd_checks crd_1b084350_type_716f9aff_checks = {
    .enum_values = crd_1b084350_type_716f9aff_enum, .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"DeleteCluster\", \"DeleteWorkers\", \"DeleteSelf\", \"DeleteNone\""),
};
const crd_type crd_1b084350_type_716f9aff = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_716f9aff_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] and 1 more */
static const crd_string ray_io_v1_RayCronJob_DeletionRule_type_required[2] = {
    CRD_STRING_INIT("condition"), CRD_STRING_INIT("policy"),
};
static const crd_field ray_io_v1_RayCronJob_DeletionRule_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("condition"), .type = &ray_io_v1_RayCronJob_Condition_type,
     .offset = offsetof(ray_io_v1_RayCronJob_DeletionRule, condition)},
    {.name = CRD_STRING_INIT("policy"), .type = &crd_1b084350_type_716f9aff,
     .offset = offsetof(ray_io_v1_RayCronJob_DeletionRule, policy)},
};
static const uint16_t ray_io_v1_RayCronJob_DeletionRule_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1_RayCronJob_DeletionRule_type_fields_required[] = { 0x3u };
static const uint64_t ray_io_v1_RayCronJob_DeletionRule_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x6e6f697469646e6fu }, { 0x7963696c6f70u, 0x0u },
};
static const crd_fields ray_io_v1_RayCronJob_DeletionRule_type_fields = {
    .items = ray_io_v1_RayCronJob_DeletionRule_type_fields_items, .count = 2, .mask = 1, .seed = 4,
    .slots = ray_io_v1_RayCronJob_DeletionRule_type_fields_slots,
    .required = ray_io_v1_RayCronJob_DeletionRule_type_fields_required,
    .words = ray_io_v1_RayCronJob_DeletionRule_type_fields_words,
};
static const crd_checks ray_io_v1_RayCronJob_DeletionRule_type_checks = {
    .required = ray_io_v1_RayCronJob_DeletionRule_type_required, .required_count = 2,
};
const crd_type ray_io_v1_RayCronJob_DeletionRule_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCronJob_DeletionRule), .has_offset = offsetof(ray_io_v1_RayCronJob_DeletionRule, has),
    .fields = &ray_io_v1_RayCronJob_DeletionRule_type_fields, .checks = &ray_io_v1_RayCronJob_DeletionRule_type_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules and 1 more */
static const crd_checks crd_1b084350_type_a53e2622_checks = {.min_items = 1, .set = CRD_CHECK_MIN_ITEMS};
const crd_type crd_1b084350_type_a53e2622 = {
    .cel_type_name = "array", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC, .struct_size = sizeof(ray_io_v1_RayCronJob_DeletionRule),
    .items = &ray_io_v1_RayCronJob_DeletionRule_type, .checks = &crd_1b084350_type_a53e2622_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.onFailure and 3 more */
static const crd_field ray_io_v1_RayCronJob_OnFailure_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("policy"), .type = &crd_1b084350_type_716f9aff,
     .offset = offsetof(ray_io_v1_RayCronJob_OnFailure, policy)},
};
static const uint16_t ray_io_v1_RayCronJob_OnFailure_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCronJob_OnFailure_type_fields_words[1][2] = {{ 0x7963696c6f70u, 0x0u }};
static const crd_fields ray_io_v1_RayCronJob_OnFailure_type_fields = {
    .items = ray_io_v1_RayCronJob_OnFailure_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCronJob_OnFailure_type_fields_slots, .words = ray_io_v1_RayCronJob_OnFailure_type_fields_words,
};
const crd_type ray_io_v1_RayCronJob_OnFailure_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCronJob_OnFailure), .has_offset = offsetof(ray_io_v1_RayCronJob_OnFailure, has),
    .fields = &ray_io_v1_RayCronJob_OnFailure_type_fields,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy and 1 more */
static const crd_field ray_io_v1_RayCronJob_DeletionStrategy_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("deletionRules"), .type = &crd_1b084350_type_a53e2622,
     .offset = offsetof(ray_io_v1_RayCronJob_DeletionStrategy, deletionRules)},
    {.name = CRD_STRING_INIT("onFailure"), .type = &ray_io_v1_RayCronJob_OnFailure_type,
     .offset = offsetof(ray_io_v1_RayCronJob_DeletionStrategy, onFailure)},
    {.name = CRD_STRING_INIT("onSuccess"), .type = &ray_io_v1_RayCronJob_OnFailure_type,
     .offset = offsetof(ray_io_v1_RayCronJob_DeletionStrategy, onSuccess)},
};
static const uint16_t ray_io_v1_RayCronJob_DeletionStrategy_type_fields_slots[3 + 1] = {2, 0xffff, 1, 0};
static const uint64_t ray_io_v1_RayCronJob_DeletionStrategy_type_fields_words[3][2] = {
    { 0x6e6f6974656c6564u, 0x73656c75526e6f69u }, { 0x72756c6961466e6fu, 0x6572756c6961466eu },
    { 0x7365636375536e6fu, 0x737365636375536eu },
};
static const crd_fields ray_io_v1_RayCronJob_DeletionStrategy_type_fields = {
    .items = ray_io_v1_RayCronJob_DeletionStrategy_type_fields_items, .count = 3, .mask = 3, .seed = 4,
    .slots = ray_io_v1_RayCronJob_DeletionStrategy_type_fields_slots,
    .words = ray_io_v1_RayCronJob_DeletionStrategy_type_fields_words,
};
const crd_type ray_io_v1_RayCronJob_DeletionStrategy_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCronJob_DeletionStrategy),
    .has_offset = offsetof(ray_io_v1_RayCronJob_DeletionStrategy, has),
    .fields = &ray_io_v1_RayCronJob_DeletionStrategy_type_fields, .rule_count = 2,
    .rules = ray_io_v1_RayCronJob_DeletionStrategy_type_rules,
};

/* RayCronJob.spec.jobTemplate.entrypointNumCpus and 5 more */
const crd_type crd_1b084350_type_090b4120 = {
    .cel_type_name = "number", .accepts = CRD_ACCEPT_NUMBER, .storage = CRD_STORE_DOUBLE,
};

/* RayCronJob.spec.jobTemplate.submissionMode and 1 more */
static const crd_value crd_1b084350_type_f558ce6b_default[1] = {CRD_VALUE_STRING_INIT("K8sJobMode")};
const crd_type crd_1b084350_type_f558ce6b = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_f558ce6b_default,
};

/* RayCronJob.spec.jobTemplate.submitterConfig and 1 more */
static const crd_field ray_io_v1_RayCronJob_SubmitterConfig_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("backoffLimit"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCronJob_SubmitterConfig, backoffLimit)},
};
static const uint16_t ray_io_v1_RayCronJob_SubmitterConfig_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCronJob_SubmitterConfig_type_fields_words[1][2] = {
    { 0x4c66666f6b636162u, 0x74696d694c66666fu },
};
static const crd_fields ray_io_v1_RayCronJob_SubmitterConfig_type_fields = {
    .items = ray_io_v1_RayCronJob_SubmitterConfig_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCronJob_SubmitterConfig_type_fields_slots,
    .words = ray_io_v1_RayCronJob_SubmitterConfig_type_fields_words,
};
const crd_type ray_io_v1_RayCronJob_SubmitterConfig_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCronJob_SubmitterConfig),
    .has_offset = offsetof(ray_io_v1_RayCronJob_SubmitterConfig, has),
    .fields = &ray_io_v1_RayCronJob_SubmitterConfig_type_fields,
};

/* RayCronJob.spec.jobTemplate and 1 more */
static const crd_field ray_io_v1_RayCronJob_JobTemplate_type_fields_items[20] = {
    {.name = CRD_STRING_INIT("activeDeadlineSeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, activeDeadlineSeconds)},
    {.name = CRD_STRING_INIT("backoffLimit"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, backoffLimit)},
    {.name = CRD_STRING_INIT("clusterSelector"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, clusterSelector)},
    {.name = CRD_STRING_INIT("deletionStrategy"), .type = &ray_io_v1_RayCronJob_DeletionStrategy_type,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, deletionStrategy)},
    {.name = CRD_STRING_INIT("entrypoint"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, entrypoint)},
    {.name = CRD_STRING_INIT("entrypointNumCpus"), .type = &crd_1b084350_type_090b4120,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, entrypointNumCpus)},
    {.name = CRD_STRING_INIT("entrypointNumGpus"), .type = &crd_1b084350_type_090b4120,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, entrypointNumGpus)},
    {.name = CRD_STRING_INIT("entrypointResources"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, entrypointResources)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, jobId)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_1b084350_type_f68eb875,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, managedBy)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, metadata)},
    {.name = CRD_STRING_INIT("preRunningDeadlineSeconds"), .type = &crd_1b084350_type_cd9b30cb,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, preRunningDeadlineSeconds)},
    {.name = CRD_STRING_INIT("rayClusterSpec"), .type = &ray_io_v1_RayCluster_Spec_type,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, rayClusterSpec)},
    {.name = CRD_STRING_INIT("runtimeEnvYAML"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, runtimeEnvYAML)},
    {.name = CRD_STRING_INIT("shutdownAfterJobFinishes"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, shutdownAfterJobFinishes)},
    {.name = CRD_STRING_INIT("submissionMode"), .type = &crd_1b084350_type_f558ce6b,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, submissionMode)},
    {.name = CRD_STRING_INIT("submitterConfig"), .type = &ray_io_v1_RayCronJob_SubmitterConfig_type,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, submitterConfig)},
    {.name = CRD_STRING_INIT("submitterPodTemplate"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, submitterPodTemplate)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, suspend)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, ttlSecondsAfterFinished)},
};
static const uint16_t ray_io_v1_RayCronJob_JobTemplate_type_fields_slots[63 + 1] = {
    0xffff, 3, 0xffff, 0xffff, 0xffff, 7, 11, 12, 0xffff, 0xffff, 0xffff, 6, 0xffff, 17, 0xffff, 0xffff, 14, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 13, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    1, 0xffff, 0xffff, 0xffff, 19, 0, 0xffff, 0xffff, 0xffff, 0xffff, 2, 9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    5, 0xffff, 10, 0xffff, 0xffff, 0xffff, 8, 15, 16, 4, 18, 0xffff, 0xffff,
};
static const uint64_t ray_io_v1_RayCronJob_JobTemplate_type_fields_defaulted[] = { 0x88002u };
static const uint64_t ray_io_v1_RayCronJob_JobTemplate_type_fields_words[20][2] = {
    { 0x6544657669746361u, 0x73646e6f63655365u }, { 0x4c66666f6b636162u, 0x74696d694c66666fu },
    { 0x5372657473756c63u, 0x726f7463656c6553u }, { 0x6e6f6974656c6564u, 0x7967657461727453u },
    { 0x696f707972746e65u, 0x746e696f70797274u }, { 0x696f707972746e65u, 0x737570436d754e74u },
    { 0x696f707972746e65u, 0x737570476d754e74u }, { 0x696f707972746e65u, 0x73656372756f7365u }, { 0x6449626f6au, 0x0u },
    { 0x42646567616e616du, 0x7942646567616e61u }, { 0x617461646174656du, 0x0u },
    { 0x696e6e7552657270u, 0x73646e6f63655365u }, { 0x7473756c43796172u, 0x6365705372657473u },
    { 0x45656d69746e7572u, 0x4c4d4159766e4565u }, { 0x6e776f6474756873u, 0x73656873696e6946u },
    { 0x697373696d627573u, 0x65646f4d6e6f6973u }, { 0x657474696d627573u, 0x6769666e6f437265u },
    { 0x657474696d627573u, 0x6574616c706d6554u }, { 0x646e6570737573u, 0x0u }, { 0x6e6f6365536c7474u, 0x64656873696e6946u },
};
static const crd_fields ray_io_v1_RayCronJob_JobTemplate_type_fields = {
    .items = ray_io_v1_RayCronJob_JobTemplate_type_fields_items, .count = 20, .mask = 63, .seed = 9,
    .slots = ray_io_v1_RayCronJob_JobTemplate_type_fields_slots,
    .defaulted = ray_io_v1_RayCronJob_JobTemplate_type_fields_defaulted,
    .words = ray_io_v1_RayCronJob_JobTemplate_type_fields_words,
};
const crd_type ray_io_v1_RayCronJob_JobTemplate_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(ray_io_v1_RayCronJob_JobTemplate),
    .has_offset = offsetof(ray_io_v1_RayCronJob_JobTemplate, has), .fields = &ray_io_v1_RayCronJob_JobTemplate_type_fields,
};
