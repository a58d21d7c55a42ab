/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The CEL rules of the types, compiled. */
#include "tables.h"

#include "batch.volcano.sh/v1alpha1/cronjob.h"
#include "batch.volcano.sh/v1alpha1/job.h"
#include "bus.volcano.sh/v1alpha1/command.h"
#include "config.volcano.sh/v1alpha1/colocationconfiguration.h"
#include "flow.volcano.sh/v1alpha1/jobflow.h"
#include "flow.volcano.sh/v1alpha1/jobtemplate.h"
#include "nodeinfo.volcano.sh/v1alpha1/numatopology.h"
#include "ray.io/v1/raycluster.h"
#include "ray.io/v1/raycronjob.h"
#include "ray.io/v1/rayjob.h"
#include "ray.io/v1/rayservice.h"
#include "ray.io/v1alpha1/raycluster.h"
#include "ray.io/v1alpha1/rayjob.h"
#include "ray.io/v1alpha1/rayservice.h"
#include "scheduling.volcano.sh/v1beta1/podgroup.h"
#include "scheduling.volcano.sh/v1beta1/queue.h"
#include "shard.volcano.sh/v1alpha1/nodeshard.h"
#include "topology.volcano.sh/v1alpha1/hypernode.h"

#include "types.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* RayCluster.spec.gcsFaultToleranceOptions.backend */
/* self == oldSelf */
static crd_cel_truth crd_type_259_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  uint64_t cost = 0;
  cost += crd_cel_string_cost(*(const crd_string *)self_storage, *(const crd_string *)old_self_storage);
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(*(const crd_string *)self_storage,
                                                   *(const crd_string *)old_self_storage)));
}

/* self == oldSelf */
static crd_cel_truth crd_type_259_rule_1_tree(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_document(cel, &crd_type_259, self_storage);
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    uint64_t size2 = 1;
    const crd_string error2 = cel->error;
    {
      crd_cel_value t3 = crd_cel_of_document(cel, &crd_type_259, old_self_storage);
      cost += 1;
      if (t3.kind == CRD_CEL_FAILED) goto failed_1;
      size2 = crd_cel_cost_size(t3);
    }
    failed_1:
    cel->error = error2;
    cost += size2 != 0;
    goto failed_0;
  }
  crd_cel_value t4 = crd_cel_of_document(cel, &crd_type_259, old_self_storage);
  cost += 1;
  if (t4.kind == CRD_CEL_FAILED) {
    cost += crd_cel_cost_size(t1) != 0;
    goto failed_0;
  }
  crd_cel_truth t5 = crd_cel_equals(cel, t1, t4, false);
  return crd_cel_end(cel, cost, t5);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}
const crd_rule crd_type_259_rules[1] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("gcsFaultToleranceOptions.backend is immutable"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .uses_old_self = true,
        .evaluate = crd_type_259_rule_1,
        .evaluate_tree = crd_type_259_rule_1_tree,
    },
};

/* RayCluster.spec.managedBy */
/* self == oldSelf */
static crd_cel_truth crd_type_283_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  uint64_t cost = 0;
  cost += crd_cel_string_cost(*(const crd_string *)self_storage, *(const crd_string *)old_self_storage);
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(*(const crd_string *)self_storage,
                                                   *(const crd_string *)old_self_storage)));
}

/* self == oldSelf */
static crd_cel_truth crd_type_283_rule_1_tree(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_document(cel, &crd_type_283, self_storage);
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    uint64_t size2 = 1;
    const crd_string error2 = cel->error;
    {
      crd_cel_value t3 = crd_cel_of_document(cel, &crd_type_283, old_self_storage);
      cost += 1;
      if (t3.kind == CRD_CEL_FAILED) goto failed_1;
      size2 = crd_cel_cost_size(t3);
    }
    failed_1:
    cel->error = error2;
    cost += size2 != 0;
    goto failed_0;
  }
  crd_cel_value t4 = crd_cel_of_document(cel, &crd_type_283, old_self_storage);
  cost += 1;
  if (t4.kind == CRD_CEL_FAILED) {
    cost += crd_cel_cost_size(t1) != 0;
    goto failed_0;
  }
  crd_cel_truth t5 = crd_cel_equals(cel, t1, t4, false);
  return crd_cel_end(cel, cost, t5);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
static crd_cel_truth crd_type_283_rule_2(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_string t1 = *(const crd_string *)self_storage;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(t1, CRD_STRING("ray.io/kuberay-operator")) ||
                                      crd_cel_same(t1, CRD_STRING("kueue.x-k8s.io/multikueue"))));
}

static const crd_cel_value crd_type_283_rule_2_tree_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"ray.io/kuberay-operator", 23}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"kueue.x-k8s.io/multikueue", 25}}},
};
static const crd_cel_list crd_type_283_rule_2_tree_table_1 = {crd_type_283_rule_2_tree_items_1, 2, NULL};
static const crd_cel_value crd_type_283_rule_2_tree_constant_2 = {.kind = CRD_CEL_LIST,
                                                                  .as = {.list = &crd_type_283_rule_2_tree_table_1}};
/* self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
static crd_cel_truth crd_type_283_rule_2_tree(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_document(cel, &crd_type_283, self_storage);
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_truth t2 = crd_cel_in_constant(cel, t1, crd_type_283_rule_2_tree_constant_2);
  return crd_cel_end(cel, cost, t2);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}
const crd_rule crd_type_283_rules[2] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("the managedBy field is immutable"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .uses_old_self = true,
        .evaluate = crd_type_283_rule_1,
        .evaluate_tree = crd_type_283_rule_1_tree,
    },
    {
        .rule = CRD_STRING_INIT("self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue']"),
        .message = CRD_STRING_INIT("the managedBy field value must be either 'ray.io/kuberay-operator' or "
                                   "'kueue.x-k8s.io/multikueue'"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = crd_type_283_rule_2,
        .evaluate_tree = crd_type_283_rule_2_tree,
    },
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition */
/* !(has(self.jobStatus) && has(self.jobDeploymentStatus)) */
static crd_cel_truth ray_v1_Condition_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  const ray_v1_Condition *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, ray_v1_Condition_has_jobStatus)) {
    cost += 1;
    t2 = CRD_HAS(self, ray_v1_Condition_has_jobDeploymentStatus);
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2));
}

/* !(has(self.jobStatus) && has(self.jobDeploymentStatus)) */
static crd_cel_truth ray_v1_Condition_rule_1_tree(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    crd_cel_value t2 = crd_cel_of_document(cel, &ray_v1_Condition_type, self_storage);
    cost += 1;
    if (t2.kind == CRD_CEL_FAILED) goto failed_1;
    crd_cel_truth t3 = crd_cel_has(cel, t2, CRD_STRING("jobStatus"));
    t1 = t3;
  }
failed_1:;
  crd_cel_truth t4 = t1;
  if (t4 != CRD_CEL_FALSE) {
    const crd_string error5 = cel->error;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      crd_cel_value t7 = crd_cel_of_document(cel, &ray_v1_Condition_type, self_storage);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_truth t8 = crd_cel_has(cel, t7, CRD_STRING("jobDeploymentStatus"));
      t6 = t8;
    }
  failed_2:;
    t4 = crd_cel_and(cel, t4, error5, t6);
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_not(t4));
}

/* has(self.jobStatus) || has(self.jobDeploymentStatus) */
static crd_cel_truth ray_v1_Condition_rule_2(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  const ray_v1_Condition *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = true;
  if (!CRD_HAS(self, ray_v1_Condition_has_jobStatus)) {
    cost += 1;
    t2 = CRD_HAS(self, ray_v1_Condition_has_jobDeploymentStatus);
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* has(self.jobStatus) || has(self.jobDeploymentStatus) */
static crd_cel_truth ray_v1_Condition_rule_2_tree(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    crd_cel_value t2 = crd_cel_of_document(cel, &ray_v1_Condition_type, self_storage);
    cost += 1;
    if (t2.kind == CRD_CEL_FAILED) goto failed_1;
    crd_cel_truth t3 = crd_cel_has(cel, t2, CRD_STRING("jobStatus"));
    t1 = t3;
  }
failed_1:;
  crd_cel_truth t4 = t1;
  if (t4 != CRD_CEL_TRUE) {
    const crd_string error5 = cel->error;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      crd_cel_value t7 = crd_cel_of_document(cel, &ray_v1_Condition_type, self_storage);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_truth t8 = crd_cel_has(cel, t7, CRD_STRING("jobDeploymentStatus"));
      t6 = t8;
    }
  failed_2:;
    t4 = crd_cel_or(cel, t4, error5, t6);
  }
  return crd_cel_end(cel, cost, t4);
}
const crd_rule ray_v1_Condition_rules[2] = {
    {
        .rule = CRD_STRING_INIT("!(has(self.jobStatus) && has(self.jobDeploymentStatus))"),
        .message = CRD_STRING_INIT("JobStatus and JobDeploymentStatus cannot be used together within the same deletion "
                                   "condition."),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_Condition_rule_1,
        .evaluate_tree = ray_v1_Condition_rule_1_tree,
    },
    {
        .rule = CRD_STRING_INIT("has(self.jobStatus) || has(self.jobDeploymentStatus)"),
        .message = CRD_STRING_INIT("the deletion condition requires either the JobStatus or the JobDeploymentStatus field."),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_Condition_rule_2,
        .evaluate_tree = ray_v1_Condition_rule_2_tree,
    },
};

/* RayCronJob.spec.jobTemplate.deletionStrategy */
/* !((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules)) */
static crd_cel_truth ray_v1_DeletionStrategy_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  const ray_v1_DeletionStrategy *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  bool t3 = true;
  if (!CRD_HAS(self, ray_v1_DeletionStrategy_has_onSuccess)) {
    cost += 1;
    t3 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onFailure);
  }
  bool t4 = false;
  if (t3) {
    cost += 1;
    t4 = CRD_HAS(self, ray_v1_DeletionStrategy_has_deletionRules);
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t4));
}

/* !((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules)) */
static crd_cel_truth ray_v1_DeletionStrategy_rule_1_tree(crd_cel *cel, const void *self_storage,
                                                         const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    crd_cel_value t3 = crd_cel_of_document(cel, &ray_v1_DeletionStrategy_type, self_storage);
    cost += 1;
    if (t3.kind == CRD_CEL_FAILED) goto failed_2;
    crd_cel_truth t4 = crd_cel_has(cel, t3, CRD_STRING("onSuccess"));
    t2 = t4;
  }
failed_2:;
  crd_cel_truth t5 = t2;
  if (t5 != CRD_CEL_TRUE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      crd_cel_value t8 = crd_cel_of_document(cel, &ray_v1_DeletionStrategy_type, self_storage);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_truth t9 = crd_cel_has(cel, t8, CRD_STRING("onFailure"));
      t7 = t9;
    }
  failed_3:;
    t5 = crd_cel_or(cel, t5, error6, t7);
  }
  crd_cel_truth t10 = t5;
  if (t10 != CRD_CEL_FALSE) {
    const crd_string error11 = cel->error;
    crd_cel_truth t12 = CRD_CEL_ERROR;
    {
      crd_cel_value t13 = crd_cel_of_document(cel, &ray_v1_DeletionStrategy_type, self_storage);
      cost += 1;
      if (t13.kind == CRD_CEL_FAILED) goto failed_4;
      crd_cel_truth t14 = crd_cel_has(cel, t13, CRD_STRING("deletionRules"));
      t12 = t14;
    }
  failed_4:;
    t10 = crd_cel_and(cel, t10, error11, t12);
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_not(t10));
}

/* ((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules)) */
static crd_cel_truth ray_v1_DeletionStrategy_rule_2(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  const ray_v1_DeletionStrategy *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  bool t3 = false;
  if (CRD_HAS(self, ray_v1_DeletionStrategy_has_onSuccess)) {
    cost += 1;
    t3 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onFailure);
  }
  bool t4 = true;
  if (!t3) {
    cost += 1;
    t4 = CRD_HAS(self, ray_v1_DeletionStrategy_has_deletionRules);
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* ((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules)) */
static crd_cel_truth ray_v1_DeletionStrategy_rule_2_tree(crd_cel *cel, const void *self_storage,
                                                         const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    crd_cel_value t3 = crd_cel_of_document(cel, &ray_v1_DeletionStrategy_type, self_storage);
    cost += 1;
    if (t3.kind == CRD_CEL_FAILED) goto failed_2;
    crd_cel_truth t4 = crd_cel_has(cel, t3, CRD_STRING("onSuccess"));
    t2 = t4;
  }
failed_2:;
  crd_cel_truth t5 = t2;
  if (t5 != CRD_CEL_FALSE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      crd_cel_value t8 = crd_cel_of_document(cel, &ray_v1_DeletionStrategy_type, self_storage);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_truth t9 = crd_cel_has(cel, t8, CRD_STRING("onFailure"));
      t7 = t9;
    }
  failed_3:;
    t5 = crd_cel_and(cel, t5, error6, t7);
  }
  crd_cel_truth t10 = t5;
  if (t10 != CRD_CEL_TRUE) {
    const crd_string error11 = cel->error;
    crd_cel_truth t12 = CRD_CEL_ERROR;
    {
      crd_cel_value t13 = crd_cel_of_document(cel, &ray_v1_DeletionStrategy_type, self_storage);
      cost += 1;
      if (t13.kind == CRD_CEL_FAILED) goto failed_4;
      crd_cel_truth t14 = crd_cel_has(cel, t13, CRD_STRING("deletionRules"));
      t12 = t14;
    }
  failed_4:;
    t10 = crd_cel_or(cel, t10, error11, t12);
  }
  return crd_cel_end(cel, cost, t10);
}
const crd_rule ray_v1_DeletionStrategy_rules[2] = {
    {
        .rule = CRD_STRING_INIT("!((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules))"),
        .message = CRD_STRING_INIT("legacy policies (onSuccess/onFailure) and deletionRules cannot be used together within "
                                   "the same deletionStrategy"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_DeletionStrategy_rule_1,
        .evaluate_tree = ray_v1_DeletionStrategy_rule_1_tree,
    },
    {
        .rule = CRD_STRING_INIT("((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules))"),
        .message = CRD_STRING_INIT("deletionStrategy requires either BOTH onSuccess and onFailure, OR the deletionRules "
                                   "field (cannot be empty)"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_DeletionStrategy_rule_2,
        .evaluate_tree = ray_v1_DeletionStrategy_rule_2_tree,
    },
};

/* HyperNode.spec.members[].selector */
/* has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch) */
static crd_cel_truth topology_v1alpha1_MemberSelector_rule_1(crd_cel *cel, const void *self_storage,
                                                             const void *old_self_storage) {
  const topology_v1alpha1_MemberSelector *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  bool t3 = true;
  if (!CRD_HAS(self, topology_v1alpha1_MemberSelector_has_exactMatch)) {
    cost += 1;
    t3 = CRD_HAS(self, topology_v1alpha1_MemberSelector_has_regexMatch);
  }
  bool t4 = true;
  if (!t3) {
    cost += 1;
    t4 = CRD_HAS(self, topology_v1alpha1_MemberSelector_has_labelMatch);
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch) */
static crd_cel_truth topology_v1alpha1_MemberSelector_rule_1_tree(crd_cel *cel, const void *self_storage,
                                                                  const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    crd_cel_value t3 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
    cost += 1;
    if (t3.kind == CRD_CEL_FAILED) goto failed_2;
    crd_cel_truth t4 = crd_cel_has(cel, t3, CRD_STRING("exactMatch"));
    t2 = t4;
  }
failed_2:;
  crd_cel_truth t5 = t2;
  if (t5 != CRD_CEL_TRUE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      crd_cel_value t8 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_truth t9 = crd_cel_has(cel, t8, CRD_STRING("regexMatch"));
      t7 = t9;
    }
  failed_3:;
    t5 = crd_cel_or(cel, t5, error6, t7);
  }
  crd_cel_truth t10 = t5;
  if (t10 != CRD_CEL_TRUE) {
    const crd_string error11 = cel->error;
    crd_cel_truth t12 = CRD_CEL_ERROR;
    {
      crd_cel_value t13 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t13.kind == CRD_CEL_FAILED) goto failed_4;
      crd_cel_truth t14 = crd_cel_has(cel, t13, CRD_STRING("labelMatch"));
      t12 = t14;
    }
  failed_4:;
    t10 = crd_cel_or(cel, t10, error11, t12);
  }
  return crd_cel_end(cel, cost, t10);
}

/* (has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1 */
static crd_cel_truth topology_v1alpha1_MemberSelector_rule_2(crd_cel *cel, const void *self_storage,
                                                             const void *old_self_storage) {
  const topology_v1alpha1_MemberSelector *self = self_storage;
  (void)old_self_storage;
  uint64_t cost = 0;
  cost += 1;
  int64_t t1 = 0;
  if (CRD_HAS(self, topology_v1alpha1_MemberSelector_has_exactMatch)) {
    t1 = 1;
  } else {
    t1 = 0;
  }
  cost += 1;
  int64_t t2 = 0;
  if (CRD_HAS(self, topology_v1alpha1_MemberSelector_has_regexMatch)) {
    t2 = 1;
  } else {
    t2 = 0;
  }
  int64_t t3 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t1, t2, &t3)) {
    {
      cost += 1;
      int64_t t5 = 0;
      if (CRD_HAS(self, topology_v1alpha1_MemberSelector_has_labelMatch)) {
        t5 = 1;
      } else {
        t5 = 0;
      }
      (void)t5;
    }
    cost += 2;
    goto failed_0;
  }
  cost += 1;
  int64_t t6 = 0;
  if (CRD_HAS(self, topology_v1alpha1_MemberSelector_has_labelMatch)) {
    t6 = 1;
  } else {
    t6 = 0;
  }
  int64_t t7 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t3, t6, &t7)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7 <= 1));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* (has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1 */
static crd_cel_truth topology_v1alpha1_MemberSelector_rule_2_tree(crd_cel *cel, const void *self_storage,
                                                                  const void *old_self_storage) {
  (void)old_self_storage;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    const crd_string error2 = cel->error;
    {
      crd_cel_value t3 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t3.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_truth t4 = crd_cel_has(cel, t3, CRD_STRING("regexMatch"));
      if (t4 == CRD_CEL_ERROR) goto failed_1;
      int64_t t5 = 0;
      if (t4 == CRD_CEL_TRUE) {
        t5 = 1;
      } else {
        t5 = 0;
      }
      (void)t5;
    }
    failed_1:
    cel->error = error2;
    cost += 1;
    const crd_string error6 = cel->error;
    {
      crd_cel_value t7 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_truth t8 = crd_cel_has(cel, t7, CRD_STRING("labelMatch"));
      if (t8 == CRD_CEL_ERROR) goto failed_2;
      int64_t t9 = 0;
      if (t8 == CRD_CEL_TRUE) {
        t9 = 1;
      } else {
        t9 = 0;
      }
      (void)t9;
    }
    failed_2:
    cel->error = error6;
    cost += 2;
    goto failed_0;
  }
  crd_cel_truth t10 = crd_cel_has(cel, t1, CRD_STRING("exactMatch"));
  if (t10 == CRD_CEL_ERROR) {
    const crd_string error11 = cel->error;
    {
      crd_cel_value t12 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t12.kind == CRD_CEL_FAILED) goto failed_3;
      crd_cel_truth t13 = crd_cel_has(cel, t12, CRD_STRING("regexMatch"));
      if (t13 == CRD_CEL_ERROR) goto failed_3;
      int64_t t14 = 0;
      if (t13 == CRD_CEL_TRUE) {
        t14 = 1;
      } else {
        t14 = 0;
      }
      (void)t14;
    }
    failed_3:
    cel->error = error11;
    cost += 1;
    const crd_string error15 = cel->error;
    {
      crd_cel_value t16 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t16.kind == CRD_CEL_FAILED) goto failed_4;
      crd_cel_truth t17 = crd_cel_has(cel, t16, CRD_STRING("labelMatch"));
      if (t17 == CRD_CEL_ERROR) goto failed_4;
      int64_t t18 = 0;
      if (t17 == CRD_CEL_TRUE) {
        t18 = 1;
      } else {
        t18 = 0;
      }
      (void)t18;
    }
    failed_4:
    cel->error = error15;
    cost += 2;
    goto failed_0;
  }
  int64_t t19 = 0;
  if (t10 == CRD_CEL_TRUE) {
    t19 = 1;
  } else {
    t19 = 0;
  }
  crd_cel_value t20 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
  cost += 1;
  if (t20.kind == CRD_CEL_FAILED) {
    cost += 1;
    const crd_string error21 = cel->error;
    {
      crd_cel_value t22 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t22.kind == CRD_CEL_FAILED) goto failed_5;
      crd_cel_truth t23 = crd_cel_has(cel, t22, CRD_STRING("labelMatch"));
      if (t23 == CRD_CEL_ERROR) goto failed_5;
      int64_t t24 = 0;
      if (t23 == CRD_CEL_TRUE) {
        t24 = 1;
      } else {
        t24 = 0;
      }
      (void)t24;
    }
    failed_5:
    cel->error = error21;
    cost += 2;
    goto failed_0;
  }
  crd_cel_truth t25 = crd_cel_has(cel, t20, CRD_STRING("regexMatch"));
  if (t25 == CRD_CEL_ERROR) {
    cost += 1;
    const crd_string error26 = cel->error;
    {
      crd_cel_value t27 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t27.kind == CRD_CEL_FAILED) goto failed_6;
      crd_cel_truth t28 = crd_cel_has(cel, t27, CRD_STRING("labelMatch"));
      if (t28 == CRD_CEL_ERROR) goto failed_6;
      int64_t t29 = 0;
      if (t28 == CRD_CEL_TRUE) {
        t29 = 1;
      } else {
        t29 = 0;
      }
      (void)t29;
    }
    failed_6:
    cel->error = error26;
    cost += 2;
    goto failed_0;
  }
  int64_t t30 = 0;
  if (t25 == CRD_CEL_TRUE) {
    t30 = 1;
  } else {
    t30 = 0;
  }
  int64_t t31 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t19, t30, &t31)) {
    const crd_string error32 = cel->error;
    {
      crd_cel_value t33 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
      cost += 1;
      if (t33.kind == CRD_CEL_FAILED) goto failed_7;
      crd_cel_truth t34 = crd_cel_has(cel, t33, CRD_STRING("labelMatch"));
      if (t34 == CRD_CEL_ERROR) goto failed_7;
      int64_t t35 = 0;
      if (t34 == CRD_CEL_TRUE) {
        t35 = 1;
      } else {
        t35 = 0;
      }
      (void)t35;
    }
    failed_7:
    cel->error = error32;
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t36 = crd_cel_of_document(cel, &topology_v1alpha1_MemberSelector_type, self_storage);
  cost += 1;
  if (t36.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_truth t37 = crd_cel_has(cel, t36, CRD_STRING("labelMatch"));
  if (t37 == CRD_CEL_ERROR) {
    cost += 2;
    goto failed_0;
  }
  int64_t t38 = 0;
  if (t37 == CRD_CEL_TRUE) {
    t38 = 1;
  } else {
    t38 = 0;
  }
  int64_t t39 = 0;
  cost += 1;
  if (!crd_cel_add_int(cel, t31, t38, &t39)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t39 <= 1));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}
const crd_rule topology_v1alpha1_MemberSelector_rules[2] = {
    {
        .rule = CRD_STRING_INIT("has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch)"),
        .message = CRD_STRING_INIT("Either ExactMatch or RegexMatch or LabelMatch must be specified"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = topology_v1alpha1_MemberSelector_rule_1,
        .evaluate_tree = topology_v1alpha1_MemberSelector_rule_1_tree,
    },
    {
        .rule = CRD_STRING_INIT("(has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? "
                                "1 : 0) <= 1"),
        .message = CRD_STRING_INIT("Only one of ExactMatch, RegexMatch, or LabelMatch can be specified"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = topology_v1alpha1_MemberSelector_rule_2,
        .evaluate_tree = topology_v1alpha1_MemberSelector_rule_2_tree,
    },
};
