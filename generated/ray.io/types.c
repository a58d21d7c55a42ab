/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* RayCluster.spec.gcsFaultToleranceOptions.backend */
static const crd_instruction crd_type_6367f0d26d65_rule_1_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 5}, {CRD_OP_OLD_SELF, 0, 1, 1, 0, 0, 0, 12}, {CRD_OP_EQUAL, 0, 0, 0, 0, 1, 0, 4},
    {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_MOVE, 0, 0, 2, 32768, 0, 0, 0}, {CRD_OP_OLD_SELF, 0, 1, 3, 0, 0, 0, 9},
    {CRD_OP_MOVE, 0, 0, 2, 3, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 1, 0, 0, 0},
    {CRD_OP_COST_OF_CALL, 5, 0, 0, 2, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 4},
    {CRD_OP_COST_OF_CALL, 4, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 4},
};
static const crd_cel_value crd_type_6367f0d26d65_rule_1_program_constants[] = {
    {.kind = CRD_CEL_NULL},
};
static const crd_program crd_type_6367f0d26d65_rule_1_program = {
    .run = crd_rule_run,
    .code = crd_type_6367f0d26d65_rule_1_program_code,
    .length = 14,
    .constants = crd_type_6367f0d26d65_rule_1_program_constants,
    .constant_count = 1,
    .registers = 4,
};

/* self == oldSelf */
static crd_cel_truth crd_type_6367f0d26d65_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  uint64_t cost = 0;
  cost += crd_cel_string_cost(*(const crd_string *)self_storage, *(const crd_string *)old_self_storage);
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(*(const crd_string *)self_storage,
                                                   *(const crd_string *)old_self_storage)));
}
static const crd_rule crd_type_6367f0d26d65_rules[1] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("gcsFaultToleranceOptions.backend is immutable"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .uses_old_self = true,
        .evaluate = crd_type_6367f0d26d65_rule_1,
        .program = &crd_type_6367f0d26d65_rule_1_program,
    },
};

/* RayCluster.spec.managedBy */
static const crd_instruction crd_type_f68eb875d18e_rule_1_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 5}, {CRD_OP_OLD_SELF, 0, 1, 1, 0, 0, 0, 12}, {CRD_OP_EQUAL, 0, 0, 0, 0, 1, 0, 4},
    {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_SAVE_ERROR, 0, 0, 1, 0, 0, 0, 0}, {CRD_OP_MOVE, 0, 0, 2, 32768, 0, 0, 0}, {CRD_OP_OLD_SELF, 0, 1, 3, 0, 0, 0, 9},
    {CRD_OP_MOVE, 0, 0, 2, 3, 0, 0, 0}, {CRD_OP_RESTORE_ERROR, 0, 0, 0, 1, 0, 0, 0},
    {CRD_OP_COST_OF_CALL, 5, 0, 0, 2, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 4},
    {CRD_OP_COST_OF_CALL, 4, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 0, 0, 0, 0, 0, 4},
};
static const crd_cel_value crd_type_f68eb875d18e_rule_1_program_constants[] = {
    {.kind = CRD_CEL_NULL},
};
static const crd_program crd_type_f68eb875d18e_rule_1_program = {
    .run = crd_rule_run,
    .code = crd_type_f68eb875d18e_rule_1_program_code,
    .length = 14,
    .constants = crd_type_f68eb875d18e_rule_1_program_constants,
    .constant_count = 1,
    .registers = 4,
};

/* self == oldSelf */
static crd_cel_truth crd_type_f68eb875d18e_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  uint64_t cost = 0;
  cost += crd_cel_string_cost(*(const crd_string *)self_storage, *(const crd_string *)old_self_storage);
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(*(const crd_string *)self_storage,
                                                   *(const crd_string *)old_self_storage)));
}

static const crd_instruction crd_type_f68eb875d18e_rule_2_program_code[] = {
    {CRD_OP_SELF, 0, 1, 0, 0, 0, 0, 4}, {CRD_OP_IN_CONSTANT, 0, 0, 0, 0, 32769, 0, 3}, {CRD_OP_RETURN, 0, 0, 0, 0, 0, 0, 0},
    {CRD_OP_RETURN_ERROR, 0, 0, 0, 0, 0, 0, 0}, {CRD_OP_JUMP, 0, 2, 0, 0, 0, 0, 3},
};
static const crd_cel_value crd_type_f68eb875d18e_rule_2_program_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"ray.io/kuberay-operator", 23}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"kueue.x-k8s.io/multikueue", 25}}},
};
static const crd_cel_list crd_type_f68eb875d18e_rule_2_program_table_0 = {crd_type_f68eb875d18e_rule_2_program_items_0, 2,
                                                                          NULL};
static const crd_cel_value crd_type_f68eb875d18e_rule_2_program_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"ray.io/kuberay-operator", 23}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"kueue.x-k8s.io/multikueue", 25}}},
};
static const crd_cel_list crd_type_f68eb875d18e_rule_2_program_table_1 = {crd_type_f68eb875d18e_rule_2_program_items_1, 2,
                                                                          NULL};
static const crd_cel_value crd_type_f68eb875d18e_rule_2_program_constants[] = {
    {.kind = CRD_CEL_LIST, .as = {.list = &crd_type_f68eb875d18e_rule_2_program_table_0}},
    {.kind = CRD_CEL_LIST, .as = {.list = &crd_type_f68eb875d18e_rule_2_program_table_1}},
};
static const crd_program crd_type_f68eb875d18e_rule_2_program = {
    .run = crd_rule_run,
    .code = crd_type_f68eb875d18e_rule_2_program_code,
    .length = 5,
    .constants = crd_type_f68eb875d18e_rule_2_program_constants,
    .constant_count = 2,
    .registers = 1,
};

/* self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
static crd_cel_truth crd_type_f68eb875d18e_rule_2(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(*(const crd_string *)self_storage,
                                                   CRD_STRING("ray.io/kuberay-operator")) ||
                                                   crd_cel_same(*(const crd_string *)self_storage,
                                                                CRD_STRING("kueue.x-k8s.io/multikueue"))));
}
static const crd_rule crd_type_f68eb875d18e_rules[2] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("the managedBy field is immutable"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .uses_old_self = true,
        .evaluate = crd_type_f68eb875d18e_rule_1,
        .program = &crd_type_f68eb875d18e_rule_1_program,
    },
    {
        .rule = CRD_STRING_INIT("self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue']"),
        .message = CRD_STRING_INIT("the managedBy field value must be either 'ray.io/kuberay-operator' or "
                                   "'kueue.x-k8s.io/multikueue'"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = crd_type_f68eb875d18e_rule_2,
        .program = &crd_type_f68eb875d18e_rule_2_program,
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
static const uint16_t ray_io_v1_RayCronJob_Condition_rule_1_program_fields[] = {
    1, 0,
};
static const crd_program ray_io_v1_RayCronJob_Condition_rule_1_program = {
    .run = crd_rule_run,
    .code = ray_io_v1_RayCronJob_Condition_rule_1_program_code,
    .length = 16,
    .names = ray_io_v1_RayCronJob_Condition_rule_1_program_names,
    .name_count = 2,
    .fields = ray_io_v1_RayCronJob_Condition_rule_1_program_fields,
    .registers = 3,
};

/* !(has(self.jobStatus) && has(self.jobDeploymentStatus)) */
static crd_cel_truth ray_io_v1_RayCronJob_Condition_rule_1(crd_cel *cel, const void *self_storage,
                                                           const void *old_self_storage) {
  const ray_io_v1_RayCronJob_Condition *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus));
  cost += 1;
  if (!t1) goto at_7;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus));
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
static const uint16_t ray_io_v1_RayCronJob_Condition_rule_2_program_fields[] = {
    1, 0,
};
static const crd_program ray_io_v1_RayCronJob_Condition_rule_2_program = {
    .run = crd_rule_run,
    .code = ray_io_v1_RayCronJob_Condition_rule_2_program_code,
    .length = 14,
    .names = ray_io_v1_RayCronJob_Condition_rule_2_program_names,
    .name_count = 2,
    .fields = ray_io_v1_RayCronJob_Condition_rule_2_program_fields,
    .registers = 3,
};

/* has(self.jobStatus) || has(self.jobDeploymentStatus) */
static crd_cel_truth ray_io_v1_RayCronJob_Condition_rule_2(crd_cel *cel, const void *self_storage,
                                                           const void *old_self_storage) {
  const ray_io_v1_RayCronJob_Condition *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus));
  cost += 1;
  if (t1) goto at_7;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus));
  cost += 1;
at_7:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}
static const crd_rule crd_struct_0f3a7f70f478_type_rules[2] = {
    {
        .rule = CRD_STRING_INIT("!(has(self.jobStatus) && has(self.jobDeploymentStatus))"),
        .message = CRD_STRING_INIT("JobStatus and JobDeploymentStatus cannot be used together within the same deletion "
                                   "condition."),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_io_v1_RayCronJob_Condition_rule_1,
        .program = &ray_io_v1_RayCronJob_Condition_rule_1_program,
    },
    {
        .rule = CRD_STRING_INIT("has(self.jobStatus) || has(self.jobDeploymentStatus)"),
        .message = CRD_STRING_INIT("the deletion condition requires either the JobStatus or the JobDeploymentStatus field."),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_io_v1_RayCronJob_Condition_rule_2,
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
static const uint16_t ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_fields[] = {
    2, 1, 0,
};
static const crd_program ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program = {
    .run = crd_rule_run,
    .code = ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_code,
    .length = 26,
    .names = ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_names,
    .name_count = 3,
    .fields = ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program_fields,
    .registers = 3,
};

/* !((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules)) */
static crd_cel_truth ray_io_v1_RayCronJob_DeletionStrategy_rule_1(crd_cel *cel, const void *self_storage,
                                                                  const void *old_self_storage) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_DeletionStrategy, onSuccess));
  cost += 1;
  if (t1) goto at_7;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_DeletionStrategy, onFailure));
  cost += 1;
at_7:
  if (!t1) goto at_13;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_DeletionStrategy, deletionRules));
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
static const uint16_t ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_fields[] = {
    2, 1, 0,
};
static const crd_program ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program = {
    .run = crd_rule_run,
    .code = ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_code,
    .length = 24,
    .names = ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_names,
    .name_count = 3,
    .fields = ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program_fields,
    .registers = 3,
};

/* ((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules)) */
static crd_cel_truth ray_io_v1_RayCronJob_DeletionStrategy_rule_2(crd_cel *cel, const void *self_storage,
                                                                  const void *old_self_storage) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_DeletionStrategy, onSuccess));
  cost += 1;
  if (!t1) goto at_7;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_DeletionStrategy, onFailure));
  cost += 1;
at_7:
  if (t1) goto at_13;
  t1 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_DeletionStrategy, deletionRules));
  cost += 1;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}
static const crd_rule crd_struct_76fdfa23fdb2_type_rules[2] = {
    {
        .rule = CRD_STRING_INIT("!((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules))"),
        .message = CRD_STRING_INIT("legacy policies (onSuccess/onFailure) and deletionRules cannot be used together within "
                                   "the same deletionStrategy"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_io_v1_RayCronJob_DeletionStrategy_rule_1,
        .program = &ray_io_v1_RayCronJob_DeletionStrategy_rule_1_program,
    },
    {
        .rule = CRD_STRING_INIT("((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules))"),
        .message = CRD_STRING_INIT("deletionStrategy requires either BOTH onSuccess and onFailure, OR the deletionRules "
                                   "field (cannot be empty)"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_io_v1_RayCronJob_DeletionStrategy_rule_2,
        .program = &ray_io_v1_RayCronJob_DeletionStrategy_rule_2_program,
    },
};

/* RayCluster.spec.authOptions.mode and 3 more */
static const crd_value crd_type_9911b6b5a1b2_enum[2] = {
    CRD_VALUE_STRING_INIT("disabled"),
    CRD_VALUE_STRING_INIT("token"),
};
static const crd_checks crd_type_9911b6b5a1b2_checks = {
    .enum_values = crd_type_9911b6b5a1b2_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"disabled\", \"token\""),
};
const crd_type crd_type_9911b6b5a1b2 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_9911b6b5a1b2_checks,
};

/* RayCluster.spec.authOptions and 3 more */
static const crd_field crd_struct_921d16d600e1_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("enableK8sTokenAuth"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_921d16d600e1, enableK8sTokenAuth)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_9911b6b5a1b2, .offset = offsetof(crd_struct_921d16d600e1, mode)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_921d16d600e1, secretName)},
};
static const uint16_t crd_struct_921d16d600e1_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t crd_struct_921d16d600e1_type_fields_words[3][2] = {
    { 0x384b656c62616e65u, 0x687475416e656b6fu },
    { 0x65646f6du, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields crd_struct_921d16d600e1_type_fields = {
    .items = crd_struct_921d16d600e1_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_921d16d600e1_type_fields_slots,
    .words = crd_struct_921d16d600e1_type_fields_words,
};
const crd_type crd_struct_921d16d600e1_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_921d16d600e1),
    .has_offset = offsetof(crd_struct_921d16d600e1, has),
    .fields = &crd_struct_921d16d600e1_type_fields,
};

/* RayCluster.spec.autoscalerOptions.upscalingMode and 6 more */
static const crd_value crd_type_e91b8f9b65f7_enum[3] = {
    CRD_VALUE_STRING_INIT("Default"),
    CRD_VALUE_STRING_INIT("Aggressive"),
    CRD_VALUE_STRING_INIT("Conservative"),
};
static const crd_checks crd_type_e91b8f9b65f7_checks = {
    .enum_values = crd_type_e91b8f9b65f7_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Default\", \"Aggressive\", \"Conservative\""),
};
const crd_type crd_type_e91b8f9b65f7 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_e91b8f9b65f7_checks,
};

/* RayCluster.spec.autoscalerOptions.version and 3 more */
static const crd_value crd_type_76c1ecec9a49_enum[2] = {
    CRD_VALUE_STRING_INIT("v1"),
    CRD_VALUE_STRING_INIT("v2"),
};
static const crd_checks crd_type_76c1ecec9a49_checks = {
    .enum_values = crd_type_76c1ecec9a49_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"v1\", \"v2\""),
};
const crd_type crd_type_76c1ecec9a49 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_76c1ecec9a49_checks,
};

/* RayCluster.spec.autoscalerOptions and 3 more */
static const crd_field crd_struct_f4aeb120d68d_type_fields_items[12] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_682437e3c329, .offset = offsetof(crd_struct_f4aeb120d68d, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_f4aeb120d68d, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_4d24605ae9c1, .offset = offsetof(crd_struct_f4aeb120d68d, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_32a9bc8cba44,
     .offset = offsetof(crd_struct_f4aeb120d68d, envFrom)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_f4aeb120d68d, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f4aeb120d68d, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f4aeb120d68d, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_f4aeb120d68d, resources)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_91494db2c293_type,
     .offset = offsetof(crd_struct_f4aeb120d68d, securityContext)},
    {.name = CRD_STRING_INIT("upscalingMode"), .type = &crd_type_e91b8f9b65f7,
     .offset = offsetof(crd_struct_f4aeb120d68d, upscalingMode)},
    {.name = CRD_STRING_INIT("version"), .type = &crd_type_76c1ecec9a49,
     .offset = offsetof(crd_struct_f4aeb120d68d, version)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_e351b83a548b,
     .offset = offsetof(crd_struct_f4aeb120d68d, volumeMounts)},
};
static const uint16_t crd_struct_f4aeb120d68d_type_fields_slots[15 + 1] = {
    5, 2, 0xffff, 10, 1, 9, 0xffff, 4, 0, 0xffff, 11, 0xffff, 3, 7, 6, 8,
};
static const uint64_t crd_struct_f4aeb120d68d_type_fields_words[12][2] = {
    { 0x73677261u, 0x0u },
    { 0x646e616d6d6f63u, 0x0u },
    { 0x766e65u, 0x0u },
    { 0x6d6f7246766e65u, 0x0u },
    { 0x656d6954656c6469u, 0x73646e6f63655374u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x6e696c6163737075u, 0x65646f4d676e696cu },
    { 0x6e6f6973726576u, 0x0u },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
};
static const crd_fields crd_struct_f4aeb120d68d_type_fields = {
    .items = crd_struct_f4aeb120d68d_type_fields_items,
    .count = 12,
    .mask = 15,
    .seed = 61,
    .slots = crd_struct_f4aeb120d68d_type_fields_slots,
    .words = crd_struct_f4aeb120d68d_type_fields_words,
};
const crd_type crd_struct_f4aeb120d68d_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f4aeb120d68d),
    .has_offset = offsetof(crd_struct_f4aeb120d68d, has),
    .fields = &crd_struct_f4aeb120d68d_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions.backend and 3 more */
static const crd_value crd_type_6367f0d26d65_enum[2] = {
    CRD_VALUE_STRING_INIT("redis"),
    CRD_VALUE_STRING_INIT("rocksdb"),
};
static const crd_checks crd_type_6367f0d26d65_checks = {
    .enum_values = crd_type_6367f0d26d65_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"redis\", \"rocksdb\""),
};
const crd_type crd_type_6367f0d26d65 = {
    .cel_type_name = "string",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_6367f0d26d65_checks,
    .rule_count = 1,
    .rules = crd_type_6367f0d26d65_rules,
};

/* RayCluster.spec.gcsFaultToleranceOptions.redisPassword and 7 more */
static const crd_field crd_struct_ec8716eb4775_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_ec8716eb4775, value)},
    {.name = CRD_STRING_INIT("valueFrom"), .type = &crd_struct_ac472fec424d_type,
     .offset = offsetof(crd_struct_ec8716eb4775, valueFrom)},
};
static const uint16_t crd_struct_ec8716eb4775_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_ec8716eb4775_type_fields_words[2][2] = {
    { 0x65756c6176u, 0x0u },
    { 0x6f724665756c6176u, 0x6d6f724665756c61u },
};
static const crd_fields crd_struct_ec8716eb4775_type_fields = {
    .items = crd_struct_ec8716eb4775_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 5,
    .slots = crd_struct_ec8716eb4775_type_fields_slots,
    .words = crd_struct_ec8716eb4775_type_fields_words,
};
const crd_type crd_struct_ec8716eb4775_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ec8716eb4775),
    .has_offset = offsetof(crd_struct_ec8716eb4775, has),
    .fields = &crd_struct_ec8716eb4775_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions.storage.deletionPolicy and 3 more */
static const crd_value crd_type_069707844d0d_enum[2] = {
    CRD_VALUE_STRING_INIT("DeleteWithCluster"),
    CRD_VALUE_STRING_INIT("Retain"),
};
static const crd_checks crd_type_069707844d0d_checks = {
    .enum_values = crd_type_069707844d0d_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"DeleteWithCluster\", \"Retain\""),
};
const crd_type crd_type_069707844d0d = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_069707844d0d_checks,
};

/* RayCluster.spec.gcsFaultToleranceOptions.storage and 3 more */
static const crd_field crd_struct_189e708bdb1e_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("accessModes"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_189e708bdb1e, accessModes)},
    {.name = CRD_STRING_INIT("claimName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_189e708bdb1e, claimName)},
    {.name = CRD_STRING_INIT("deletionPolicy"), .type = &crd_type_069707844d0d,
     .offset = offsetof(crd_struct_189e708bdb1e, deletionPolicy)},
    {.name = CRD_STRING_INIT("size"), .type = &crd_type_2e3846e55300, .offset = offsetof(crd_struct_189e708bdb1e, size)},
    {.name = CRD_STRING_INIT("storageClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_189e708bdb1e, storageClassName)},
    {.name = CRD_STRING_INIT("subPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_189e708bdb1e, subPath)},
};
static const uint16_t crd_struct_189e708bdb1e_type_fields_slots[7 + 1] = {
    2, 4, 3, 0, 0xffff, 0xffff, 1, 5,
};
static const uint64_t crd_struct_189e708bdb1e_type_fields_words[6][2] = {
    { 0x6f4d737365636361u, 0x7365646f4d737365u },
    { 0x6d614e6d69616c63u, 0x656d614e6d69616cu },
    { 0x6e6f6974656c6564u, 0x7963696c6f506e6fu },
    { 0x657a6973u, 0x0u },
    { 0x43656761726f7473u, 0x656d614e7373616cu },
    { 0x68746150627573u, 0x0u },
};
static const crd_fields crd_struct_189e708bdb1e_type_fields = {
    .items = crd_struct_189e708bdb1e_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 5,
    .slots = crd_struct_189e708bdb1e_type_fields_slots,
    .words = crd_struct_189e708bdb1e_type_fields_words,
};
const crd_type crd_struct_189e708bdb1e_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_189e708bdb1e),
    .has_offset = offsetof(crd_struct_189e708bdb1e, has),
    .fields = &crd_struct_189e708bdb1e_type_fields,
};

/* RayCluster.spec.gcsFaultToleranceOptions and 3 more */
static const crd_field crd_struct_1350be607b93_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("backend"), .type = &crd_type_6367f0d26d65,
     .offset = offsetof(crd_struct_1350be607b93, backend)},
    {.name = CRD_STRING_INIT("externalStorageNamespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_1350be607b93, externalStorageNamespace)},
    {.name = CRD_STRING_INIT("redisAddress"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_1350be607b93, redisAddress)},
    {.name = CRD_STRING_INIT("redisPassword"), .type = &crd_struct_ec8716eb4775_type,
     .offset = offsetof(crd_struct_1350be607b93, redisPassword)},
    {.name = CRD_STRING_INIT("redisUsername"), .type = &crd_struct_ec8716eb4775_type,
     .offset = offsetof(crd_struct_1350be607b93, redisUsername)},
    {.name = CRD_STRING_INIT("storage"), .type = &crd_struct_189e708bdb1e_type,
     .offset = offsetof(crd_struct_1350be607b93, storage)},
};
static const uint16_t crd_struct_1350be607b93_type_fields_slots[7 + 1] = {
    2, 5, 0xffff, 0xffff, 3, 0, 4, 1,
};
static const uint64_t crd_struct_1350be607b93_type_fields_words[6][2] = {
    { 0x646e656b636162u, 0x0u },
    { 0x6c616e7265747865u, 0x6563617073656d61u },
    { 0x6464417369646572u, 0x7373657264644173u },
    { 0x7361507369646572u, 0x64726f7773736150u },
    { 0x6573557369646572u, 0x656d616e72657355u },
    { 0x656761726f7473u, 0x0u },
};
static const crd_fields crd_struct_1350be607b93_type_fields = {
    .items = crd_struct_1350be607b93_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 20,
    .slots = crd_struct_1350be607b93_type_fields_slots,
    .words = crd_struct_1350be607b93_type_fields_words,
};
const crd_type crd_struct_1350be607b93_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1350be607b93),
    .has_offset = offsetof(crd_struct_1350be607b93, has),
    .fields = &crd_struct_1350be607b93_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService and 8 more */
static const crd_field crd_struct_2b00bc7b158c_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2b00bc7b158c, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_2b00bc7b158c, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_struct_e0f11b65b835_type,
     .offset = offsetof(crd_struct_2b00bc7b158c, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_976df0997349_type,
     .offset = offsetof(crd_struct_2b00bc7b158c, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_101a72f6e9d6_type,
     .offset = offsetof(crd_struct_2b00bc7b158c, status)},
};
static const uint16_t crd_struct_2b00bc7b158c_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t crd_struct_2b00bc7b158c_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_2b00bc7b158c_type_fields = {
    .items = crd_struct_2b00bc7b158c_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = crd_struct_2b00bc7b158c_type_fields_slots,
    .words = crd_struct_2b00bc7b158c_type_fields_words,
};
const crd_type crd_struct_2b00bc7b158c_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2b00bc7b158c),
    .has_offset = offsetof(crd_struct_2b00bc7b158c, has),
    .fields = &crd_struct_2b00bc7b158c_type_fields,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.pathType and 3 more */
static const crd_value crd_type_d979b40891a6_enum[3] = {
    CRD_VALUE_STRING_INIT("Exact"),
    CRD_VALUE_STRING_INIT("Prefix"),
    CRD_VALUE_STRING_INIT("ImplementationSpecific"),
};
static const crd_checks crd_type_d979b40891a6_checks = {
    .enum_values = crd_type_d979b40891a6_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Exact\", \"Prefix\", \"ImplementationSpecific\""),
};
const crd_type crd_type_d979b40891a6 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_d979b40891a6_checks,
};

/* RayCluster.spec.headGroupSpec.ingressOptions and 3 more */
static const crd_field crd_struct_6872b4fdf6ae_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_6872b4fdf6ae, host)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_6872b4fdf6ae, path)},
    {.name = CRD_STRING_INIT("pathType"), .type = &crd_type_d979b40891a6,
     .offset = offsetof(crd_struct_6872b4fdf6ae, pathType)},
    {.name = CRD_STRING_INIT("tls"), .type = &crd_type_4aba79f51e80, .offset = offsetof(crd_struct_6872b4fdf6ae, tls)},
};
static const uint16_t crd_struct_6872b4fdf6ae_type_fields_slots[3 + 1] = {
    2, 0, 3, 1,
};
static const uint64_t crd_struct_6872b4fdf6ae_type_fields_words[4][2] = {
    { 0x74736f68u, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x6570795468746170u, 0x0u },
    { 0x736c74u, 0x0u },
};
static const crd_fields crd_struct_6872b4fdf6ae_type_fields = {
    .items = crd_struct_6872b4fdf6ae_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 8,
    .slots = crd_struct_6872b4fdf6ae_type_fields_slots,
    .words = crd_struct_6872b4fdf6ae_type_fields_words,
};
const crd_type crd_struct_6872b4fdf6ae_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6872b4fdf6ae),
    .has_offset = offsetof(crd_struct_6872b4fdf6ae, has),
    .fields = &crd_struct_6872b4fdf6ae_type_fields,
};

/* RayCluster.spec.headGroupSpec and 3 more */
static const crd_string crd_struct_3887bb7526e0_type_required[1] = {
    CRD_STRING_INIT("template"),
};
static const crd_field crd_struct_3887bb7526e0_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("enableIngress"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3887bb7526e0, enableIngress)},
    {.name = CRD_STRING_INIT("headService"), .type = &crd_struct_2b00bc7b158c_type,
     .offset = offsetof(crd_struct_3887bb7526e0, headService)},
    {.name = CRD_STRING_INIT("ingressOptions"), .type = &crd_struct_6872b4fdf6ae_type,
     .offset = offsetof(crd_struct_3887bb7526e0, ingressOptions)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_f6785eb09098, .offset = offsetof(crd_struct_3887bb7526e0, labels)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_3887bb7526e0, rayStartParams)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_3887bb7526e0, resources)},
    {.name = CRD_STRING_INIT("serviceType"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3887bb7526e0, serviceType)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_3887bb7526e0, template_)},
};
static const uint16_t crd_struct_3887bb7526e0_type_fields_slots[7 + 1] = {
    0, 5, 4, 1, 2, 7, 6, 3,
};
static const uint64_t crd_struct_3887bb7526e0_type_fields_required[] = { 0x80u };
static const uint64_t crd_struct_3887bb7526e0_type_fields_words[8][2] = {
    { 0x6e49656c62616e65u, 0x73736572676e4965u },
    { 0x7672655364616568u, 0x6563697672655364u },
    { 0x4f73736572676e69u, 0x736e6f6974704f73u },
    { 0x736c6562616cu, 0x0u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5465636976726573u, 0x6570795465636976u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields crd_struct_3887bb7526e0_type_fields = {
    .items = crd_struct_3887bb7526e0_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 39,
    .slots = crd_struct_3887bb7526e0_type_fields_slots,
    .required = crd_struct_3887bb7526e0_type_fields_required,
    .words = crd_struct_3887bb7526e0_type_fields_words,
};
static const crd_checks crd_struct_3887bb7526e0_type_checks = {
    .required = crd_struct_3887bb7526e0_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3887bb7526e0_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3887bb7526e0),
    .has_offset = offsetof(crd_struct_3887bb7526e0, has),
    .fields = &crd_struct_3887bb7526e0_type_fields,
    .checks = &crd_struct_3887bb7526e0_type_checks,
};

/* RayCluster.spec.historyServerOptions.collectorOptions and 3 more */
static const crd_field crd_struct_09092f286530_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_4d24605ae9c1, .offset = offsetof(crd_struct_09092f286530, env)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_09092f286530, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_09092f286530, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_09092f286530, resources)},
};
static const uint16_t crd_struct_09092f286530_type_fields_slots[3 + 1] = {
    0, 1, 2, 3,
};
static const uint64_t crd_struct_09092f286530_type_fields_words[4][2] = {
    { 0x766e65u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u },
};
static const crd_fields crd_struct_09092f286530_type_fields = {
    .items = crd_struct_09092f286530_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = crd_struct_09092f286530_type_fields_slots,
    .words = crd_struct_09092f286530_type_fields_words,
};
const crd_type crd_struct_09092f286530_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_09092f286530),
    .has_offset = offsetof(crd_struct_09092f286530, has),
    .fields = &crd_struct_09092f286530_type_fields,
};

/* RayCluster.spec.historyServerOptions and 3 more */
static const crd_field crd_struct_c5e794d1b911_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("collectorOptions"), .type = &crd_struct_09092f286530_type,
     .offset = offsetof(crd_struct_c5e794d1b911, collectorOptions)},
};
static const uint16_t crd_struct_c5e794d1b911_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_c5e794d1b911_type_fields_words[1][2] = {
    { 0x6f7463656c6c6f63u, 0x736e6f6974704f72u },
};
static const crd_fields crd_struct_c5e794d1b911_type_fields = {
    .items = crd_struct_c5e794d1b911_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_c5e794d1b911_type_fields_slots,
    .words = crd_struct_c5e794d1b911_type_fields_words,
};
const crd_type crd_struct_c5e794d1b911_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c5e794d1b911),
    .has_offset = offsetof(crd_struct_c5e794d1b911, has),
    .fields = &crd_struct_c5e794d1b911_type_fields,
};

/* RayCluster.spec.managedBy and 6 more */
const crd_type crd_type_f68eb875d18e = {
    .cel_type_name = "string",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .rule_count = 2,
    .rules = crd_type_f68eb875d18e_rules,
};

/* RayCluster.spec.networkPolicy.head and 7 more */
static const crd_field crd_struct_1d6939f5e059_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("egressRules"), .type = &crd_type_bd44eac828ee,
     .offset = offsetof(crd_struct_1d6939f5e059, egressRules)},
    {.name = CRD_STRING_INIT("ingressRules"), .type = &crd_type_088f1c855dfc,
     .offset = offsetof(crd_struct_1d6939f5e059, ingressRules)},
};
static const uint16_t crd_struct_1d6939f5e059_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_1d6939f5e059_type_fields_words[2][2] = {
    { 0x7552737365726765u, 0x73656c7552737365u },
    { 0x5273736572676e69u, 0x73656c7552737365u },
};
static const crd_fields crd_struct_1d6939f5e059_type_fields = {
    .items = crd_struct_1d6939f5e059_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_1d6939f5e059_type_fields_slots,
    .words = crd_struct_1d6939f5e059_type_fields_words,
};
const crd_type crd_struct_1d6939f5e059_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1d6939f5e059),
    .has_offset = offsetof(crd_struct_1d6939f5e059, has),
    .fields = &crd_struct_1d6939f5e059_type_fields,
};

/* RayCluster.spec.networkPolicy.mode and 3 more */
static const crd_value crd_type_10b3aab0c996_enum[3] = {
    CRD_VALUE_STRING_INIT("DenyAll"),
    CRD_VALUE_STRING_INIT("DenyAllIngress"),
    CRD_VALUE_STRING_INIT("DenyAllEgress"),
};
static const crd_value crd_type_10b3aab0c996_default[1] = {
    CRD_VALUE_STRING_INIT("DenyAll"),
};
static const crd_checks crd_type_10b3aab0c996_checks = {
    .enum_values = crd_type_10b3aab0c996_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"DenyAll\", \"DenyAllIngress\", \"DenyAllEgress\""),
};
const crd_type crd_type_10b3aab0c996 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_10b3aab0c996_checks,
    .default_value = crd_type_10b3aab0c996_default,
};

/* RayCluster.spec.networkPolicy.workerGroups[] and 3 more */
static const crd_string crd_struct_4b7e4aa59e29_type_required[1] = {
    CRD_STRING_INIT("groupName"),
};
static const crd_field crd_struct_4b7e4aa59e29_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("egressRules"), .type = &crd_type_bd44eac828ee,
     .offset = offsetof(crd_struct_4b7e4aa59e29, egressRules)},
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4b7e4aa59e29, groupName)},
    {.name = CRD_STRING_INIT("ingressRules"), .type = &crd_type_088f1c855dfc,
     .offset = offsetof(crd_struct_4b7e4aa59e29, ingressRules)},
};
static const uint16_t crd_struct_4b7e4aa59e29_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_4b7e4aa59e29_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_4b7e4aa59e29_type_fields_words[3][2] = {
    { 0x7552737365726765u, 0x73656c7552737365u },
    { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x5273736572676e69u, 0x73656c7552737365u },
};
static const crd_fields crd_struct_4b7e4aa59e29_type_fields = {
    .items = crd_struct_4b7e4aa59e29_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_4b7e4aa59e29_type_fields_slots,
    .required = crd_struct_4b7e4aa59e29_type_fields_required,
    .words = crd_struct_4b7e4aa59e29_type_fields_words,
};
static const crd_checks crd_struct_4b7e4aa59e29_type_checks = {
    .required = crd_struct_4b7e4aa59e29_type_required,
    .required_count = 1,
};
const crd_type crd_struct_4b7e4aa59e29_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4b7e4aa59e29),
    .has_offset = offsetof(crd_struct_4b7e4aa59e29, has),
    .fields = &crd_struct_4b7e4aa59e29_type_fields,
    .checks = &crd_struct_4b7e4aa59e29_type_checks,
};

/* RayCluster.spec.networkPolicy.workerGroups and 3 more */
static const crd_string crd_type_e1222a75c71a_keys[1] = {
    CRD_STRING_INIT("groupName"),
};
const crd_type crd_type_e1222a75c71a = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_4b7e4aa59e29),
    .items = &crd_struct_4b7e4aa59e29_type,
    .map_keys = crd_type_e1222a75c71a_keys,
    .map_key_count = 1,
};

/* RayCluster.spec.networkPolicy and 3 more */
static const crd_field crd_struct_5dca96a7d33a_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("head"), .type = &crd_struct_1d6939f5e059_type,
     .offset = offsetof(crd_struct_5dca96a7d33a, head)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_10b3aab0c996, .offset = offsetof(crd_struct_5dca96a7d33a, mode)},
    {.name = CRD_STRING_INIT("worker"), .type = &crd_struct_1d6939f5e059_type,
     .offset = offsetof(crd_struct_5dca96a7d33a, worker)},
    {.name = CRD_STRING_INIT("workerGroups"), .type = &crd_type_e1222a75c71a,
     .offset = offsetof(crd_struct_5dca96a7d33a, workerGroups)},
};
static const uint16_t crd_struct_5dca96a7d33a_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t crd_struct_5dca96a7d33a_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_5dca96a7d33a_type_fields_words[4][2] = {
    { 0x64616568u, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x72656b726f77u, 0x0u },
    { 0x724772656b726f77u, 0x7370756f72477265u },
};
static const crd_fields crd_struct_5dca96a7d33a_type_fields = {
    .items = crd_struct_5dca96a7d33a_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = crd_struct_5dca96a7d33a_type_fields_slots,
    .defaulted = crd_struct_5dca96a7d33a_type_fields_defaulted,
    .words = crd_struct_5dca96a7d33a_type_fields_words,
};
const crd_type crd_struct_5dca96a7d33a_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5dca96a7d33a),
    .has_offset = offsetof(crd_struct_5dca96a7d33a, has),
    .fields = &crd_struct_5dca96a7d33a_type_fields,
};

/* RayCluster.spec.tlsOptions and 3 more */
static const crd_field crd_struct_08f204b6693c_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("enabled"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_08f204b6693c, enabled)},
};
static const uint16_t crd_struct_08f204b6693c_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_08f204b6693c_type_fields_words[1][2] = {
    { 0x64656c62616e65u, 0x0u },
};
static const crd_fields crd_struct_08f204b6693c_type_fields = {
    .items = crd_struct_08f204b6693c_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_08f204b6693c_type_fields_slots,
    .words = crd_struct_08f204b6693c_type_fields_words,
};
const crd_type crd_struct_08f204b6693c_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_08f204b6693c),
    .has_offset = offsetof(crd_struct_08f204b6693c, has),
    .fields = &crd_struct_08f204b6693c_type_fields,
};

/* RayCluster.spec.upgradeStrategy.type and 3 more */
static const crd_value crd_type_64cfd66cd58c_enum[2] = {
    CRD_VALUE_STRING_INIT("Recreate"),
    CRD_VALUE_STRING_INIT("None"),
};
static const crd_checks crd_type_64cfd66cd58c_checks = {
    .enum_values = crd_type_64cfd66cd58c_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"Recreate\", \"None\""),
};
const crd_type crd_type_64cfd66cd58c = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_64cfd66cd58c_checks,
};

/* RayCluster.spec.upgradeStrategy and 3 more */
static const crd_field crd_struct_26e6e1982239_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_64cfd66cd58c, .offset = offsetof(crd_struct_26e6e1982239, type)},
};
static const uint16_t crd_struct_26e6e1982239_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_26e6e1982239_type_fields_words[1][2] = {
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_26e6e1982239_type_fields = {
    .items = crd_struct_26e6e1982239_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_26e6e1982239_type_fields_slots,
    .words = crd_struct_26e6e1982239_type_fields_words,
};
const crd_type crd_struct_26e6e1982239_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_26e6e1982239),
    .has_offset = offsetof(crd_struct_26e6e1982239, has),
    .fields = &crd_struct_26e6e1982239_type_fields,
};

/* RayCluster.spec.workerGroupSpecs[].maxReplicas and 6 more */
static const crd_value crd_type_03bd9a6d5678_default[1] = {
    CRD_VALUE_INT_INIT(2147483647),
};
const crd_type crd_type_03bd9a6d5678 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_03bd9a6d5678_default,
};

/* RayCluster.spec.workerGroupSpecs[].minReplicas and 24 more */
static const crd_value crd_type_f9464e675fe5_default[1] = {
    CRD_VALUE_INT_INIT(0),
};
const crd_type crd_type_f9464e675fe5 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_f9464e675fe5_default,
};

/* RayCluster.spec.workerGroupSpecs[].numOfHosts and 3 more */
static const crd_value crd_type_f72a55a9a76d_default[1] = {
    CRD_VALUE_INT_INIT(1),
};
const crd_type crd_type_f72a55a9a76d = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .default_value = crd_type_f72a55a9a76d_default,
};

/* RayCluster.spec.workerGroupSpecs[].scaleStrategy and 6 more */
static const crd_field crd_struct_cc57dfd7bc27_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("workersToDelete"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_cc57dfd7bc27, workersToDelete)},
};
static const uint16_t crd_struct_cc57dfd7bc27_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_cc57dfd7bc27_type_fields_words[1][2] = {
    { 0x547372656b726f77u, 0x6574656c65446f54u },
};
static const crd_fields crd_struct_cc57dfd7bc27_type_fields = {
    .items = crd_struct_cc57dfd7bc27_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_cc57dfd7bc27_type_fields_slots,
    .words = crd_struct_cc57dfd7bc27_type_fields_words,
};
const crd_type crd_struct_cc57dfd7bc27_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_cc57dfd7bc27),
    .has_offset = offsetof(crd_struct_cc57dfd7bc27, has),
    .fields = &crd_struct_cc57dfd7bc27_type_fields,
};

/* RayCluster.spec.workerGroupSpecs[] and 3 more */
static const crd_string crd_struct_4933998af1be_type_required[4] = {
    CRD_STRING_INIT("groupName"),
    CRD_STRING_INIT("maxReplicas"),
    CRD_STRING_INIT("minReplicas"),
    CRD_STRING_INIT("template"),
};
static const crd_field crd_struct_4933998af1be_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4933998af1be, groupName)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_4933998af1be, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_f6785eb09098, .offset = offsetof(crd_struct_4933998af1be, labels)},
    {.name = CRD_STRING_INIT("maxReplicas"), .type = &crd_type_03bd9a6d5678,
     .offset = offsetof(crd_struct_4933998af1be, maxReplicas)},
    {.name = CRD_STRING_INIT("minReplicas"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_4933998af1be, minReplicas)},
    {.name = CRD_STRING_INIT("numOfHosts"), .type = &crd_type_f72a55a9a76d,
     .offset = offsetof(crd_struct_4933998af1be, numOfHosts)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_4933998af1be, priority)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_4933998af1be, rayStartParams)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_4933998af1be, replicas)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_4933998af1be, resources)},
    {.name = CRD_STRING_INIT("scaleStrategy"), .type = &crd_struct_cc57dfd7bc27_type,
     .offset = offsetof(crd_struct_4933998af1be, scaleStrategy)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_4933998af1be, suspend)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_4933998af1be, template_)},
};
static const uint16_t crd_struct_4933998af1be_type_fields_slots[31 + 1] = {
    0xffff, 0xffff, 11, 3, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 10, 7, 0xffff,
    8, 0xffff, 2, 1, 12, 6, 0xffff, 0xffff, 0xffff, 0, 5, 0xffff, 0xffff, 4, 0xffff,
};
static const uint64_t crd_struct_4933998af1be_type_fields_defaulted[] = { 0x178u };
static const uint64_t crd_struct_4933998af1be_type_fields_required[] = { 0x1019u };
static const uint64_t crd_struct_4933998af1be_type_fields_words[13][2] = {
    { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x656d6954656c6469u, 0x73646e6f63655374u },
    { 0x736c6562616cu, 0x0u },
    { 0x696c70655278616du, 0x736163696c706552u },
    { 0x696c7065526e696du, 0x736163696c706552u },
    { 0x736f48664f6d756eu, 0x7374736f48664f6du },
    { 0x797469726f697270u, 0x0u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x736163696c706572u, 0x0u },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x727453656c616373u, 0x7967657461727453u },
    { 0x646e6570737573u, 0x0u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields crd_struct_4933998af1be_type_fields = {
    .items = crd_struct_4933998af1be_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 2,
    .slots = crd_struct_4933998af1be_type_fields_slots,
    .defaulted = crd_struct_4933998af1be_type_fields_defaulted,
    .required = crd_struct_4933998af1be_type_fields_required,
    .words = crd_struct_4933998af1be_type_fields_words,
};
static const crd_checks crd_struct_4933998af1be_type_checks = {
    .required = crd_struct_4933998af1be_type_required,
    .required_count = 4,
};
const crd_type crd_struct_4933998af1be_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4933998af1be),
    .has_offset = offsetof(crd_struct_4933998af1be, has),
    .fields = &crd_struct_4933998af1be_type_fields,
    .checks = &crd_struct_4933998af1be_type_checks,
};

/* RayCluster.spec.workerGroupSpecs and 3 more */
const crd_type crd_type_a9e60f44edc6 = {
    .cel_type_name = "array",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_4933998af1be),
    .items = &crd_struct_4933998af1be_type,
};

/* RayCluster.spec and 3 more */
static const crd_string crd_struct_b582d417c4b9_type_required[1] = {
    CRD_STRING_INIT("headGroupSpec"),
};
static const crd_field crd_struct_b582d417c4b9_type_fields_items[14] = {
    {.name = CRD_STRING_INIT("authOptions"), .type = &crd_struct_921d16d600e1_type,
     .offset = offsetof(crd_struct_b582d417c4b9, authOptions)},
    {.name = CRD_STRING_INIT("autoscalerOptions"), .type = &crd_struct_f4aeb120d68d_type,
     .offset = offsetof(crd_struct_b582d417c4b9, autoscalerOptions)},
    {.name = CRD_STRING_INIT("enableInTreeAutoscaling"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_b582d417c4b9, enableInTreeAutoscaling)},
    {.name = CRD_STRING_INIT("gcsFaultToleranceOptions"), .type = &crd_struct_1350be607b93_type,
     .offset = offsetof(crd_struct_b582d417c4b9, gcsFaultToleranceOptions)},
    {.name = CRD_STRING_INIT("headGroupSpec"), .type = &crd_struct_3887bb7526e0_type,
     .offset = offsetof(crd_struct_b582d417c4b9, headGroupSpec)},
    {.name = CRD_STRING_INIT("headServiceAnnotations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_b582d417c4b9, headServiceAnnotations)},
    {.name = CRD_STRING_INIT("historyServerOptions"), .type = &crd_struct_c5e794d1b911_type,
     .offset = offsetof(crd_struct_b582d417c4b9, historyServerOptions)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_type_f68eb875d18e,
     .offset = offsetof(crd_struct_b582d417c4b9, managedBy)},
    {.name = CRD_STRING_INIT("networkPolicy"), .type = &crd_struct_5dca96a7d33a_type,
     .offset = offsetof(crd_struct_b582d417c4b9, networkPolicy)},
    {.name = CRD_STRING_INIT("rayVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_b582d417c4b9, rayVersion)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_b582d417c4b9, suspend)},
    {.name = CRD_STRING_INIT("tlsOptions"), .type = &crd_struct_08f204b6693c_type,
     .offset = offsetof(crd_struct_b582d417c4b9, tlsOptions)},
    {.name = CRD_STRING_INIT("upgradeStrategy"), .type = &crd_struct_26e6e1982239_type,
     .offset = offsetof(crd_struct_b582d417c4b9, upgradeStrategy)},
    {.name = CRD_STRING_INIT("workerGroupSpecs"), .type = &crd_type_a9e60f44edc6,
     .offset = offsetof(crd_struct_b582d417c4b9, workerGroupSpecs)},
};
static const uint16_t crd_struct_b582d417c4b9_type_fields_slots[31 + 1] = {
    0xffff, 0xffff, 0xffff, 9, 6, 4, 5, 0xffff, 7, 10, 0xffff, 0xffff, 0xffff, 0xffff, 13, 3, 0xffff, 12, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0, 8, 11, 0xffff, 1, 0xffff, 2, 0xffff,
};
static const uint64_t crd_struct_b582d417c4b9_type_fields_required[] = { 0x10u };
static const uint64_t crd_struct_b582d417c4b9_type_fields_words[14][2] = {
    { 0x6974704f68747561u, 0x736e6f6974704f68u },
    { 0x6c6163736f747561u, 0x736e6f6974704f72u },
    { 0x6e49656c62616e65u, 0x676e696c6163736fu },
    { 0x746c756146736367u, 0x736e6f6974704f65u },
    { 0x756f724764616568u, 0x6365705370756f72u },
    { 0x7672655364616568u, 0x736e6f697461746fu },
    { 0x5379726f74736968u, 0x736e6f6974704f72u },
    { 0x42646567616e616du, 0x7942646567616e61u },
    { 0x506b726f7774656eu, 0x7963696c6f506b72u },
    { 0x6973726556796172u, 0x6e6f697372655679u },
    { 0x646e6570737573u, 0x0u },
    { 0x6f6974704f736c74u, 0x736e6f6974704f73u },
    { 0x5365646172677075u, 0x7967657461727453u },
    { 0x724772656b726f77u, 0x736365705370756fu },
};
static const crd_fields crd_struct_b582d417c4b9_type_fields = {
    .items = crd_struct_b582d417c4b9_type_fields_items,
    .count = 14,
    .mask = 31,
    .seed = 21,
    .slots = crd_struct_b582d417c4b9_type_fields_slots,
    .required = crd_struct_b582d417c4b9_type_fields_required,
    .words = crd_struct_b582d417c4b9_type_fields_words,
};
static const crd_checks crd_struct_b582d417c4b9_type_checks = {
    .required = crd_struct_b582d417c4b9_type_required,
    .required_count = 1,
};
const crd_type crd_struct_b582d417c4b9_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN | CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_b582d417c4b9),
    .has_offset = offsetof(crd_struct_b582d417c4b9, has),
    .fields = &crd_struct_b582d417c4b9_type_fields,
    .checks = &crd_struct_b582d417c4b9_type_checks,
};

/* RayCluster.status.head and 3 more */
static const crd_field crd_struct_c425ac867c59_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("podIP"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_c425ac867c59, podIP)},
    {.name = CRD_STRING_INIT("podName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c425ac867c59, podName)},
    {.name = CRD_STRING_INIT("serviceIP"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c425ac867c59, serviceIP)},
    {.name = CRD_STRING_INIT("serviceName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c425ac867c59, serviceName)},
};
static const uint16_t crd_struct_c425ac867c59_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t crd_struct_c425ac867c59_type_fields_words[4][2] = {
    { 0x5049646f70u, 0x0u },
    { 0x656d614e646f70u, 0x0u },
    { 0x4965636976726573u, 0x5049656369767265u },
    { 0x4e65636976726573u, 0x656d614e65636976u },
};
static const crd_fields crd_struct_c425ac867c59_type_fields = {
    .items = crd_struct_c425ac867c59_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 11,
    .slots = crd_struct_c425ac867c59_type_fields_slots,
    .words = crd_struct_c425ac867c59_type_fields_words,
};
const crd_type crd_struct_c425ac867c59_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c425ac867c59),
    .has_offset = offsetof(crd_struct_c425ac867c59, has),
    .fields = &crd_struct_c425ac867c59_type_fields,
};

/* RayCluster.status.lastUpdateTime and 7 more */
const crd_type crd_type_a277993c59fa = {
    .cel_type_name = "string",
    .flags = CRD_TYPE_NULLABLE,
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .format = CRD_FORMAT_DATETIME,
    .format_name = "date-time",
    .has_format = crd_format_is_date_time,
};

/* RayCluster.status.stateTransitionTimes and 3 more */
const crd_type crd_type_e415fb6a9393 = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_a428d91dcd78,
};

/* RayCluster.status and 3 more */
static const crd_field crd_struct_21441eec39ca_type_fields_items[17] = {
    {.name = CRD_STRING_INIT("availableWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, availableWorkerReplicas)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_e26c6d2b338d,
     .offset = offsetof(crd_struct_21441eec39ca, conditions)},
    {.name = CRD_STRING_INIT("desiredCPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_21441eec39ca, desiredCPU)},
    {.name = CRD_STRING_INIT("desiredGPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_21441eec39ca, desiredGPU)},
    {.name = CRD_STRING_INIT("desiredMemory"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_21441eec39ca, desiredMemory)},
    {.name = CRD_STRING_INIT("desiredTPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_21441eec39ca, desiredTPU)},
    {.name = CRD_STRING_INIT("desiredWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, desiredWorkerReplicas)},
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_21441eec39ca, endpoints)},
    {.name = CRD_STRING_INIT("head"), .type = &crd_struct_c425ac867c59_type,
     .offset = offsetof(crd_struct_21441eec39ca, head)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_a277993c59fa,
     .offset = offsetof(crd_struct_21441eec39ca, lastUpdateTime)},
    {.name = CRD_STRING_INIT("maxWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, maxWorkerReplicas)},
    {.name = CRD_STRING_INIT("minWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, minWorkerReplicas)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_21441eec39ca, observedGeneration)},
    {.name = CRD_STRING_INIT("readyWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_21441eec39ca, readyWorkerReplicas)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_21441eec39ca, reason)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_21441eec39ca, state)},
    {.name = CRD_STRING_INIT("stateTransitionTimes"), .type = &crd_type_e415fb6a9393,
     .offset = offsetof(crd_struct_21441eec39ca, stateTransitionTimes)},
};
static const uint16_t crd_struct_21441eec39ca_type_fields_slots[31 + 1] = {
    14, 0xffff, 0xffff, 9, 1, 0xffff, 0xffff, 12, 11, 0xffff, 8, 0xffff, 6, 15, 0xffff, 0xffff, 16, 4, 2, 5, 13, 10,
    0xffff, 0, 0xffff, 7, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t crd_struct_21441eec39ca_type_fields_words[17][2] = {
    { 0x6c62616c69617661u, 0x736163696c706552u },
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x4364657269736564u, 0x5550436465726973u },
    { 0x4764657269736564u, 0x5550476465726973u },
    { 0x4d64657269736564u, 0x79726f6d654d6465u },
    { 0x5464657269736564u, 0x5550546465726973u },
    { 0x5764657269736564u, 0x736163696c706552u },
    { 0x746e696f70646e65u, 0x73746e696f70646eu },
    { 0x64616568u, 0x0u },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x656b726f5778616du, 0x736163696c706552u },
    { 0x656b726f576e696du, 0x736163696c706552u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x726f577964616572u, 0x736163696c706552u },
    { 0x6e6f73616572u, 0x0u },
    { 0x6574617473u, 0x0u },
    { 0x6172546574617473u, 0x73656d69546e6f69u },
};
static const crd_fields crd_struct_21441eec39ca_type_fields = {
    .items = crd_struct_21441eec39ca_type_fields_items,
    .count = 17,
    .mask = 31,
    .seed = 17,
    .slots = crd_struct_21441eec39ca_type_fields_slots,
    .words = crd_struct_21441eec39ca_type_fields_words,
};
const crd_type crd_struct_21441eec39ca_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_21441eec39ca),
    .has_offset = offsetof(crd_struct_21441eec39ca, has),
    .fields = &crd_struct_21441eec39ca_type_fields,
};

/* RayCluster.spec.autoscalerOptions and 2 more */
static const crd_field crd_struct_007fe90d1348_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_4d24605ae9c1, .offset = offsetof(crd_struct_007fe90d1348, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_32a9bc8cba44,
     .offset = offsetof(crd_struct_007fe90d1348, envFrom)},
    {.name = CRD_STRING_INIT("idleTimeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_007fe90d1348, idleTimeoutSeconds)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_007fe90d1348, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_007fe90d1348, imagePullPolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_007fe90d1348, resources)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_91494db2c293_type,
     .offset = offsetof(crd_struct_007fe90d1348, securityContext)},
    {.name = CRD_STRING_INIT("upscalingMode"), .type = &crd_type_e91b8f9b65f7,
     .offset = offsetof(crd_struct_007fe90d1348, upscalingMode)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_e351b83a548b,
     .offset = offsetof(crd_struct_007fe90d1348, volumeMounts)},
};
static const uint16_t crd_struct_007fe90d1348_type_fields_slots[15 + 1] = {
    3, 0, 0xffff, 0xffff, 0xffff, 7, 0xffff, 2, 0xffff, 0xffff, 8, 0xffff, 1, 5, 4, 6,
};
static const uint64_t crd_struct_007fe90d1348_type_fields_words[9][2] = {
    { 0x766e65u, 0x0u },
    { 0x6d6f7246766e65u, 0x0u },
    { 0x656d6954656c6469u, 0x73646e6f63655374u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x6e696c6163737075u, 0x65646f4d676e696cu },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
};
static const crd_fields crd_struct_007fe90d1348_type_fields = {
    .items = crd_struct_007fe90d1348_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 61,
    .slots = crd_struct_007fe90d1348_type_fields_slots,
    .words = crd_struct_007fe90d1348_type_fields_words,
};
const crd_type crd_struct_007fe90d1348_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_007fe90d1348),
    .has_offset = offsetof(crd_struct_007fe90d1348, has),
    .fields = &crd_struct_007fe90d1348_type_fields,
};

/* RayCluster.spec.headGroupSpec and 2 more */
static const crd_string crd_struct_9f122cbd2240_type_required[2] = {
    CRD_STRING_INIT("rayStartParams"),
    CRD_STRING_INIT("template"),
};
static const crd_field crd_struct_9f122cbd2240_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("enableIngress"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_9f122cbd2240, enableIngress)},
    {.name = CRD_STRING_INIT("headService"), .type = &crd_struct_2b00bc7b158c_type,
     .offset = offsetof(crd_struct_9f122cbd2240, headService)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_9f122cbd2240, rayStartParams)},
    {.name = CRD_STRING_INIT("serviceType"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_9f122cbd2240, serviceType)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_9f122cbd2240, template_)},
};
static const uint16_t crd_struct_9f122cbd2240_type_fields_slots[7 + 1] = {
    2, 0, 3, 0xffff, 0xffff, 1, 4, 0xffff,
};
static const uint64_t crd_struct_9f122cbd2240_type_fields_required[] = { 0x14u };
static const uint64_t crd_struct_9f122cbd2240_type_fields_words[5][2] = {
    { 0x6e49656c62616e65u, 0x73736572676e4965u },
    { 0x7672655364616568u, 0x6563697672655364u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x5465636976726573u, 0x6570795465636976u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields crd_struct_9f122cbd2240_type_fields = {
    .items = crd_struct_9f122cbd2240_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 8,
    .slots = crd_struct_9f122cbd2240_type_fields_slots,
    .required = crd_struct_9f122cbd2240_type_fields_required,
    .words = crd_struct_9f122cbd2240_type_fields_words,
};
static const crd_checks crd_struct_9f122cbd2240_type_checks = {
    .required = crd_struct_9f122cbd2240_type_required,
    .required_count = 2,
};
const crd_type crd_struct_9f122cbd2240_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9f122cbd2240),
    .has_offset = offsetof(crd_struct_9f122cbd2240, has),
    .fields = &crd_struct_9f122cbd2240_type_fields,
    .checks = &crd_struct_9f122cbd2240_type_checks,
};

/* RayCluster.spec.workerGroupSpecs[] and 2 more */
static const crd_string crd_struct_eee6eadbd1d6_type_required[5] = {
    CRD_STRING_INIT("groupName"),
    CRD_STRING_INIT("maxReplicas"),
    CRD_STRING_INIT("minReplicas"),
    CRD_STRING_INIT("rayStartParams"),
    CRD_STRING_INIT("template"),
};
static const crd_field crd_struct_eee6eadbd1d6_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("groupName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_eee6eadbd1d6, groupName)},
    {.name = CRD_STRING_INIT("maxReplicas"), .type = &crd_type_03bd9a6d5678,
     .offset = offsetof(crd_struct_eee6eadbd1d6, maxReplicas)},
    {.name = CRD_STRING_INIT("minReplicas"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_eee6eadbd1d6, minReplicas)},
    {.name = CRD_STRING_INIT("rayStartParams"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_eee6eadbd1d6, rayStartParams)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_eee6eadbd1d6, replicas)},
    {.name = CRD_STRING_INIT("scaleStrategy"), .type = &crd_struct_cc57dfd7bc27_type,
     .offset = offsetof(crd_struct_eee6eadbd1d6, scaleStrategy)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_eee6eadbd1d6, template_)},
};
static const uint16_t crd_struct_eee6eadbd1d6_type_fields_slots[7 + 1] = {
    0, 1, 4, 5, 3, 0xffff, 2, 6,
};
static const uint64_t crd_struct_eee6eadbd1d6_type_fields_defaulted[] = { 0x16u };
static const uint64_t crd_struct_eee6eadbd1d6_type_fields_required[] = { 0x4fu };
static const uint64_t crd_struct_eee6eadbd1d6_type_fields_words[7][2] = {
    { 0x6d614e70756f7267u, 0x656d614e70756f72u },
    { 0x696c70655278616du, 0x736163696c706552u },
    { 0x696c7065526e696du, 0x736163696c706552u },
    { 0x7472617453796172u, 0x736d617261507472u },
    { 0x736163696c706572u, 0x0u },
    { 0x727453656c616373u, 0x7967657461727453u },
    { 0x6574616c706d6574u, 0x0u },
};
static const crd_fields crd_struct_eee6eadbd1d6_type_fields = {
    .items = crd_struct_eee6eadbd1d6_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 37,
    .slots = crd_struct_eee6eadbd1d6_type_fields_slots,
    .defaulted = crd_struct_eee6eadbd1d6_type_fields_defaulted,
    .required = crd_struct_eee6eadbd1d6_type_fields_required,
    .words = crd_struct_eee6eadbd1d6_type_fields_words,
};
static const crd_checks crd_struct_eee6eadbd1d6_type_checks = {
    .required = crd_struct_eee6eadbd1d6_type_required,
    .required_count = 5,
};
const crd_type crd_struct_eee6eadbd1d6_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_eee6eadbd1d6),
    .has_offset = offsetof(crd_struct_eee6eadbd1d6, has),
    .fields = &crd_struct_eee6eadbd1d6_type_fields,
    .checks = &crd_struct_eee6eadbd1d6_type_checks,
};

/* RayCluster.spec.workerGroupSpecs and 2 more */
const crd_type crd_type_c4e6a212a7f5 = {
    .cel_type_name = "array",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_eee6eadbd1d6),
    .items = &crd_struct_eee6eadbd1d6_type,
};

/* RayCluster.spec and 2 more */
static const crd_string crd_struct_a38cd47262b5_type_required[1] = {
    CRD_STRING_INIT("headGroupSpec"),
};
static const crd_field crd_struct_a38cd47262b5_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("autoscalerOptions"), .type = &crd_struct_007fe90d1348_type,
     .offset = offsetof(crd_struct_a38cd47262b5, autoscalerOptions)},
    {.name = CRD_STRING_INIT("enableInTreeAutoscaling"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_a38cd47262b5, enableInTreeAutoscaling)},
    {.name = CRD_STRING_INIT("headGroupSpec"), .type = &crd_struct_9f122cbd2240_type,
     .offset = offsetof(crd_struct_a38cd47262b5, headGroupSpec)},
    {.name = CRD_STRING_INIT("headServiceAnnotations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_a38cd47262b5, headServiceAnnotations)},
    {.name = CRD_STRING_INIT("rayVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a38cd47262b5, rayVersion)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_a38cd47262b5, suspend)},
    {.name = CRD_STRING_INIT("workerGroupSpecs"), .type = &crd_type_c4e6a212a7f5,
     .offset = offsetof(crd_struct_a38cd47262b5, workerGroupSpecs)},
};
static const uint16_t crd_struct_a38cd47262b5_type_fields_slots[7 + 1] = {
    0xffff, 6, 5, 3, 4, 2, 1, 0,
};
static const uint64_t crd_struct_a38cd47262b5_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_a38cd47262b5_type_fields_words[7][2] = {
    { 0x6c6163736f747561u, 0x736e6f6974704f72u },
    { 0x6e49656c62616e65u, 0x676e696c6163736fu },
    { 0x756f724764616568u, 0x6365705370756f72u },
    { 0x7672655364616568u, 0x736e6f697461746fu },
    { 0x6973726556796172u, 0x6e6f697372655679u },
    { 0x646e6570737573u, 0x0u },
    { 0x724772656b726f77u, 0x736365705370756fu },
};
static const crd_fields crd_struct_a38cd47262b5_type_fields = {
    .items = crd_struct_a38cd47262b5_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 55,
    .slots = crd_struct_a38cd47262b5_type_fields_slots,
    .required = crd_struct_a38cd47262b5_type_fields_required,
    .words = crd_struct_a38cd47262b5_type_fields_words,
};
static const crd_checks crd_struct_a38cd47262b5_type_checks = {
    .required = crd_struct_a38cd47262b5_type_required,
    .required_count = 1,
};
const crd_type crd_struct_a38cd47262b5_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a38cd47262b5),
    .has_offset = offsetof(crd_struct_a38cd47262b5, has),
    .fields = &crd_struct_a38cd47262b5_type_fields,
    .checks = &crd_struct_a38cd47262b5_type_checks,
};

/* RayCluster.status.head and 3 more */
static const crd_field crd_struct_f9a6d542095b_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("podIP"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f9a6d542095b, podIP)},
    {.name = CRD_STRING_INIT("serviceIP"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f9a6d542095b, serviceIP)},
};
static const uint16_t crd_struct_f9a6d542095b_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_f9a6d542095b_type_fields_words[2][2] = {
    { 0x5049646f70u, 0x0u },
    { 0x4965636976726573u, 0x5049656369767265u },
};
static const crd_fields crd_struct_f9a6d542095b_type_fields = {
    .items = crd_struct_f9a6d542095b_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_f9a6d542095b_type_fields_slots,
    .words = crd_struct_f9a6d542095b_type_fields_words,
};
const crd_type crd_struct_f9a6d542095b_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f9a6d542095b),
    .has_offset = offsetof(crd_struct_f9a6d542095b, has),
    .fields = &crd_struct_f9a6d542095b_type_fields,
};

/* RayCluster.status and 3 more */
static const crd_field crd_struct_2f6d545fc9fb_type_fields_items[15] = {
    {.name = CRD_STRING_INIT("availableWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, availableWorkerReplicas)},
    {.name = CRD_STRING_INIT("desiredCPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredCPU)},
    {.name = CRD_STRING_INIT("desiredGPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredGPU)},
    {.name = CRD_STRING_INIT("desiredMemory"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredMemory)},
    {.name = CRD_STRING_INIT("desiredTPU"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredTPU)},
    {.name = CRD_STRING_INIT("desiredWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, desiredWorkerReplicas)},
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_2f6d545fc9fb, endpoints)},
    {.name = CRD_STRING_INIT("head"), .type = &crd_struct_f9a6d542095b_type,
     .offset = offsetof(crd_struct_2f6d545fc9fb, head)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_a277993c59fa,
     .offset = offsetof(crd_struct_2f6d545fc9fb, lastUpdateTime)},
    {.name = CRD_STRING_INIT("maxWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, maxWorkerReplicas)},
    {.name = CRD_STRING_INIT("minWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, minWorkerReplicas)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_2f6d545fc9fb, observedGeneration)},
    {.name = CRD_STRING_INIT("readyWorkerReplicas"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_2f6d545fc9fb, readyWorkerReplicas)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_2f6d545fc9fb, reason)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_2f6d545fc9fb, state)},
};
static const uint16_t crd_struct_2f6d545fc9fb_type_fields_slots[31 + 1] = {
    13, 0xffff, 0xffff, 8, 0xffff, 0xffff, 0xffff, 11, 10, 0xffff, 7, 0xffff, 5, 14, 0xffff, 0xffff, 0xffff, 3, 1, 4,
    12, 9, 0xffff, 0, 0xffff, 6, 0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t crd_struct_2f6d545fc9fb_type_fields_words[15][2] = {
    { 0x6c62616c69617661u, 0x736163696c706552u },
    { 0x4364657269736564u, 0x5550436465726973u },
    { 0x4764657269736564u, 0x5550476465726973u },
    { 0x4d64657269736564u, 0x79726f6d654d6465u },
    { 0x5464657269736564u, 0x5550546465726973u },
    { 0x5764657269736564u, 0x736163696c706552u },
    { 0x746e696f70646e65u, 0x73746e696f70646eu },
    { 0x64616568u, 0x0u },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x656b726f5778616du, 0x736163696c706552u },
    { 0x656b726f576e696du, 0x736163696c706552u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x726f577964616572u, 0x736163696c706552u },
    { 0x6e6f73616572u, 0x0u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields crd_struct_2f6d545fc9fb_type_fields = {
    .items = crd_struct_2f6d545fc9fb_type_fields_items,
    .count = 15,
    .mask = 31,
    .seed = 17,
    .slots = crd_struct_2f6d545fc9fb_type_fields_slots,
    .words = crd_struct_2f6d545fc9fb_type_fields_words,
};
const crd_type crd_struct_2f6d545fc9fb_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2f6d545fc9fb),
    .has_offset = offsetof(crd_struct_2f6d545fc9fb, has),
    .fields = &crd_struct_2f6d545fc9fb_type_fields,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobDeploymentStatus and 1 more */
static const crd_value crd_type_7ec075c7cd5f_enum[1] = {
    CRD_VALUE_STRING_INIT("Failed"),
};
static const crd_checks crd_type_7ec075c7cd5f_checks = {
    .enum_values = crd_type_7ec075c7cd5f_enum,
    .enum_count = 1,
    .enum_text = CRD_STRING_INIT("supported values: \"Failed\""),
};
const crd_type crd_type_7ec075c7cd5f = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_7ec075c7cd5f_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus and 1 more */
static const crd_value crd_type_52f912763d00_enum[2] = {
    CRD_VALUE_STRING_INIT("SUCCEEDED"),
    CRD_VALUE_STRING_INIT("FAILED"),
};
static const crd_checks crd_type_52f912763d00_checks = {
    .enum_values = crd_type_52f912763d00_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"SUCCEEDED\", \"FAILED\""),
};
const crd_type crd_type_52f912763d00 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_52f912763d00_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition and 1 more */
static const crd_field crd_struct_0f3a7f70f478_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_type_7ec075c7cd5f,
     .offset = offsetof(crd_struct_0f3a7f70f478, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_type_52f912763d00,
     .offset = offsetof(crd_struct_0f3a7f70f478, jobStatus)},
    {.name = CRD_STRING_INIT("ttlSeconds"), .type = &crd_type_97f042ba5fba,
     .offset = offsetof(crd_struct_0f3a7f70f478, ttlSeconds)},
};
static const uint16_t crd_struct_0f3a7f70f478_type_fields_slots[3 + 1] = {
    0xffff, 1, 0, 2,
};
static const uint64_t crd_struct_0f3a7f70f478_type_fields_defaulted[] = { 0x4u };
static const uint64_t crd_struct_0f3a7f70f478_type_fields_words[3][2] = {
    { 0x6f6c706544626f6au, 0x737574617453746eu },
    { 0x7574617453626f6au, 0x737574617453626fu },
    { 0x6e6f6365536c7474u, 0x73646e6f6365536cu },
};
static const crd_fields crd_struct_0f3a7f70f478_type_fields = {
    .items = crd_struct_0f3a7f70f478_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_0f3a7f70f478_type_fields_slots,
    .defaulted = crd_struct_0f3a7f70f478_type_fields_defaulted,
    .words = crd_struct_0f3a7f70f478_type_fields_words,
};
const crd_type crd_struct_0f3a7f70f478_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0f3a7f70f478),
    .has_offset = offsetof(crd_struct_0f3a7f70f478, has),
    .fields = &crd_struct_0f3a7f70f478_type_fields,
    .rule_count = 2,
    .rules = crd_struct_0f3a7f70f478_type_rules,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].policy and 5 more */
static const crd_value crd_type_716f9affee53_enum[4] = {
    CRD_VALUE_STRING_INIT("DeleteCluster"),
    CRD_VALUE_STRING_INIT("DeleteWorkers"),
    CRD_VALUE_STRING_INIT("DeleteSelf"),
    CRD_VALUE_STRING_INIT("DeleteNone"),
};
static const crd_checks crd_type_716f9affee53_checks = {
    .enum_values = crd_type_716f9affee53_enum,
    .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"DeleteCluster\", \"DeleteWorkers\", \"DeleteSelf\", \"DeleteNone\""),
};
const crd_type crd_type_716f9affee53 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_716f9affee53_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] and 1 more */
static const crd_string crd_struct_997889098d3a_type_required[2] = {
    CRD_STRING_INIT("condition"),
    CRD_STRING_INIT("policy"),
};
static const crd_field crd_struct_997889098d3a_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("condition"), .type = &crd_struct_0f3a7f70f478_type,
     .offset = offsetof(crd_struct_997889098d3a, condition)},
    {.name = CRD_STRING_INIT("policy"), .type = &crd_type_716f9affee53, .offset = offsetof(crd_struct_997889098d3a, policy)},
};
static const uint16_t crd_struct_997889098d3a_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_997889098d3a_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_997889098d3a_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x6e6f697469646e6fu },
    { 0x7963696c6f70u, 0x0u },
};
static const crd_fields crd_struct_997889098d3a_type_fields = {
    .items = crd_struct_997889098d3a_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = crd_struct_997889098d3a_type_fields_slots,
    .required = crd_struct_997889098d3a_type_fields_required,
    .words = crd_struct_997889098d3a_type_fields_words,
};
static const crd_checks crd_struct_997889098d3a_type_checks = {
    .required = crd_struct_997889098d3a_type_required,
    .required_count = 2,
};
const crd_type crd_struct_997889098d3a_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_997889098d3a),
    .has_offset = offsetof(crd_struct_997889098d3a, has),
    .fields = &crd_struct_997889098d3a_type_fields,
    .checks = &crd_struct_997889098d3a_type_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules and 1 more */
static const crd_checks crd_type_a53e262224c0_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_a53e262224c0 = {
    .cel_type_name = "array",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_997889098d3a),
    .items = &crd_struct_997889098d3a_type,
    .checks = &crd_type_a53e262224c0_checks,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.onFailure and 3 more */
static const crd_field crd_struct_4516c78811d8_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("policy"), .type = &crd_type_716f9affee53, .offset = offsetof(crd_struct_4516c78811d8, policy)},
};
static const uint16_t crd_struct_4516c78811d8_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_4516c78811d8_type_fields_words[1][2] = {
    { 0x7963696c6f70u, 0x0u },
};
static const crd_fields crd_struct_4516c78811d8_type_fields = {
    .items = crd_struct_4516c78811d8_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_4516c78811d8_type_fields_slots,
    .words = crd_struct_4516c78811d8_type_fields_words,
};
const crd_type crd_struct_4516c78811d8_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4516c78811d8),
    .has_offset = offsetof(crd_struct_4516c78811d8, has),
    .fields = &crd_struct_4516c78811d8_type_fields,
};

/* RayCronJob.spec.jobTemplate.deletionStrategy and 1 more */
static const crd_field crd_struct_76fdfa23fdb2_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("deletionRules"), .type = &crd_type_a53e262224c0,
     .offset = offsetof(crd_struct_76fdfa23fdb2, deletionRules)},
    {.name = CRD_STRING_INIT("onFailure"), .type = &crd_struct_4516c78811d8_type,
     .offset = offsetof(crd_struct_76fdfa23fdb2, onFailure)},
    {.name = CRD_STRING_INIT("onSuccess"), .type = &crd_struct_4516c78811d8_type,
     .offset = offsetof(crd_struct_76fdfa23fdb2, onSuccess)},
};
static const uint16_t crd_struct_76fdfa23fdb2_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t crd_struct_76fdfa23fdb2_type_fields_words[3][2] = {
    { 0x6e6f6974656c6564u, 0x73656c75526e6f69u },
    { 0x72756c6961466e6fu, 0x6572756c6961466eu },
    { 0x7365636375536e6fu, 0x737365636375536eu },
};
static const crd_fields crd_struct_76fdfa23fdb2_type_fields = {
    .items = crd_struct_76fdfa23fdb2_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_76fdfa23fdb2_type_fields_slots,
    .words = crd_struct_76fdfa23fdb2_type_fields_words,
};
const crd_type crd_struct_76fdfa23fdb2_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_76fdfa23fdb2),
    .has_offset = offsetof(crd_struct_76fdfa23fdb2, has),
    .fields = &crd_struct_76fdfa23fdb2_type_fields,
    .rule_count = 2,
    .rules = crd_struct_76fdfa23fdb2_type_rules,
};

/* RayCronJob.spec.jobTemplate.entrypointNumCpus and 5 more */
const crd_type crd_type_090b4120f3b1 = {
    .cel_type_name = "number",
    .accepts = CRD_ACCEPT_NUMBER,
    .storage = CRD_STORE_DOUBLE,
};

/* RayCronJob.spec.jobTemplate.submissionMode and 1 more */
static const crd_value crd_type_f558ce6bb275_default[1] = {
    CRD_VALUE_STRING_INIT("K8sJobMode"),
};
const crd_type crd_type_f558ce6bb275 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_f558ce6bb275_default,
};

/* RayCronJob.spec.jobTemplate.submitterConfig and 1 more */
static const crd_field crd_struct_794a3b8c9877_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("backoffLimit"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_794a3b8c9877, backoffLimit)},
};
static const uint16_t crd_struct_794a3b8c9877_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_794a3b8c9877_type_fields_words[1][2] = {
    { 0x4c66666f6b636162u, 0x74696d694c66666fu },
};
static const crd_fields crd_struct_794a3b8c9877_type_fields = {
    .items = crd_struct_794a3b8c9877_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_794a3b8c9877_type_fields_slots,
    .words = crd_struct_794a3b8c9877_type_fields_words,
};
const crd_type crd_struct_794a3b8c9877_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_794a3b8c9877),
    .has_offset = offsetof(crd_struct_794a3b8c9877, has),
    .fields = &crd_struct_794a3b8c9877_type_fields,
};

/* RayCronJob.spec.jobTemplate and 1 more */
static const crd_field crd_struct_33f746403e76_type_fields_items[20] = {
    {.name = CRD_STRING_INIT("activeDeadlineSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_33f746403e76, activeDeadlineSeconds)},
    {.name = CRD_STRING_INIT("backoffLimit"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_33f746403e76, backoffLimit)},
    {.name = CRD_STRING_INIT("clusterSelector"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_33f746403e76, clusterSelector)},
    {.name = CRD_STRING_INIT("deletionStrategy"), .type = &crd_struct_76fdfa23fdb2_type,
     .offset = offsetof(crd_struct_33f746403e76, deletionStrategy)},
    {.name = CRD_STRING_INIT("entrypoint"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_33f746403e76, entrypoint)},
    {.name = CRD_STRING_INIT("entrypointNumCpus"), .type = &crd_type_090b4120f3b1,
     .offset = offsetof(crd_struct_33f746403e76, entrypointNumCpus)},
    {.name = CRD_STRING_INIT("entrypointNumGpus"), .type = &crd_type_090b4120f3b1,
     .offset = offsetof(crd_struct_33f746403e76, entrypointNumGpus)},
    {.name = CRD_STRING_INIT("entrypointResources"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_33f746403e76, entrypointResources)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_33f746403e76, jobId)},
    {.name = CRD_STRING_INIT("managedBy"), .type = &crd_type_f68eb875d18e,
     .offset = offsetof(crd_struct_33f746403e76, managedBy)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_33f746403e76, metadata)},
    {.name = CRD_STRING_INIT("preRunningDeadlineSeconds"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_33f746403e76, preRunningDeadlineSeconds)},
    {.name = CRD_STRING_INIT("rayClusterSpec"), .type = &crd_struct_b582d417c4b9_type,
     .offset = offsetof(crd_struct_33f746403e76, rayClusterSpec)},
    {.name = CRD_STRING_INIT("runtimeEnvYAML"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_33f746403e76, runtimeEnvYAML)},
    {.name = CRD_STRING_INIT("shutdownAfterJobFinishes"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_33f746403e76, shutdownAfterJobFinishes)},
    {.name = CRD_STRING_INIT("submissionMode"), .type = &crd_type_f558ce6bb275,
     .offset = offsetof(crd_struct_33f746403e76, submissionMode)},
    {.name = CRD_STRING_INIT("submitterConfig"), .type = &crd_struct_794a3b8c9877_type,
     .offset = offsetof(crd_struct_33f746403e76, submitterConfig)},
    {.name = CRD_STRING_INIT("submitterPodTemplate"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_33f746403e76, submitterPodTemplate)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_33f746403e76, suspend)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_f9464e675fe5,
     .offset = offsetof(crd_struct_33f746403e76, ttlSecondsAfterFinished)},
};
static const uint16_t crd_struct_33f746403e76_type_fields_slots[63 + 1] = {
    0xffff, 3, 0xffff, 0xffff, 0xffff, 7, 11, 12, 0xffff, 0xffff, 0xffff, 6, 0xffff, 17, 0xffff, 0xffff, 14, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 13, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    1, 0xffff, 0xffff, 0xffff, 19, 0, 0xffff, 0xffff, 0xffff, 0xffff, 2, 9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    5, 0xffff, 10, 0xffff, 0xffff, 0xffff, 8, 15, 16, 4, 18, 0xffff, 0xffff,
};
static const uint64_t crd_struct_33f746403e76_type_fields_defaulted[] = { 0x88002u };
static const uint64_t crd_struct_33f746403e76_type_fields_words[20][2] = {
    { 0x6544657669746361u, 0x73646e6f63655365u },
    { 0x4c66666f6b636162u, 0x74696d694c66666fu },
    { 0x5372657473756c63u, 0x726f7463656c6553u },
    { 0x6e6f6974656c6564u, 0x7967657461727453u },
    { 0x696f707972746e65u, 0x746e696f70797274u },
    { 0x696f707972746e65u, 0x737570436d754e74u },
    { 0x696f707972746e65u, 0x737570476d754e74u },
    { 0x696f707972746e65u, 0x73656372756f7365u },
    { 0x6449626f6au, 0x0u },
    { 0x42646567616e616du, 0x7942646567616e61u },
    { 0x617461646174656du, 0x0u },
    { 0x696e6e7552657270u, 0x73646e6f63655365u },
    { 0x7473756c43796172u, 0x6365705372657473u },
    { 0x45656d69746e7572u, 0x4c4d4159766e4565u },
    { 0x6e776f6474756873u, 0x73656873696e6946u },
    { 0x697373696d627573u, 0x65646f4d6e6f6973u },
    { 0x657474696d627573u, 0x6769666e6f437265u },
    { 0x657474696d627573u, 0x6574616c706d6554u },
    { 0x646e6570737573u, 0x0u },
    { 0x6e6f6365536c7474u, 0x64656873696e6946u },
};
static const crd_fields crd_struct_33f746403e76_type_fields = {
    .items = crd_struct_33f746403e76_type_fields_items,
    .count = 20,
    .mask = 63,
    .seed = 9,
    .slots = crd_struct_33f746403e76_type_fields_slots,
    .defaulted = crd_struct_33f746403e76_type_fields_defaulted,
    .words = crd_struct_33f746403e76_type_fields_words,
};
const crd_type crd_struct_33f746403e76_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_RULES_WITHIN | CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_33f746403e76),
    .has_offset = offsetof(crd_struct_33f746403e76, has),
    .fields = &crd_struct_33f746403e76_type_fields,
};
