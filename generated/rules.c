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
#include <crd/cel_functions.h>
#include <crd/errors.h>

/* RayCluster.spec.gcsFaultToleranceOptions.backend */
/* self == oldSelf */
static crd_cel_truth crd_type_259_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  cel->cost += crd_cel_string_cost(*(const crd_string *)self_storage, *(const crd_string *)old_self_storage);
  cel->cost += 2;
  return crd_cel_end(cel,
                     crd_cel_truth_of(crd_string_equal(*(const crd_string *)self_storage,
                                                       *(const crd_string *)old_self_storage)));
}
const crd_rule crd_type_259_rules[] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("gcsFaultToleranceOptions.backend is immutable"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .uses_old_self = true,
        .evaluate = crd_type_259_rule_1,
    },
};

/* RayCluster.spec.managedBy */
/* self == oldSelf */
static crd_cel_truth crd_type_283_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  cel->cost += crd_cel_string_cost(*(const crd_string *)self_storage, *(const crd_string *)old_self_storage);
  cel->cost += 2;
  return crd_cel_end(cel,
                     crd_cel_truth_of(crd_string_equal(*(const crd_string *)self_storage,
                                                       *(const crd_string *)old_self_storage)));
}

static const crd_string crd_type_283_rule_2_set_1[] = {CRD_STRING_INIT("ray.io/kuberay-operator"),
                                                       CRD_STRING_INIT("kueue.x-k8s.io/multikueue")};
/* self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
static crd_cel_truth crd_type_283_rule_2(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  (void)old_self_storage;
  cel->cost += 1;
  return crd_cel_end(cel,
                     crd_cel_truth_of(crd_cel_in_strings(*(const crd_string *)self_storage, crd_type_283_rule_2_set_1, 2)));
}
const crd_rule crd_type_283_rules[] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("the managedBy field is immutable"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .uses_old_self = true,
        .evaluate = crd_type_283_rule_1,
    },
    {
        .rule = CRD_STRING_INIT("self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue']"),
        .message = CRD_STRING_INIT("the managedBy field value must be either 'ray.io/kuberay-operator' or "
                                   "'kueue.x-k8s.io/multikueue'"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = crd_type_283_rule_2,
    },
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition */
/* !(has(self.jobStatus) && has(self.jobDeploymentStatus)) */
static crd_cel_truth ray_v1_Condition_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  const ray_v1_Condition *self = self_storage;
  (void)old_self_storage;
  cel->cost += 1;
  crd_cel_truth t2 = CRD_HAS(self, ray_v1_Condition_has_jobStatus)
                         ? CRD_CEL_TRUE : crd_cel_has_odd(cel, &self->object, &crd_type_322, CRD_STRING("jobStatus"));
  crd_cel_truth t3 = t2;
  if (t3 != CRD_CEL_FALSE) {
    const crd_string error4 = cel->error;
    cel->cost += 1;
    crd_cel_truth t6 = CRD_HAS(self, ray_v1_Condition_has_jobDeploymentStatus)
                           ? CRD_CEL_TRUE
                           : crd_cel_has_odd(cel, &self->object, &crd_type_321, CRD_STRING("jobDeploymentStatus"));
    t3 = crd_cel_and(cel, t3, error4, t6);
  }
  cel->cost += 1;
  return crd_cel_end(cel, crd_cel_not(t3));
}

/* has(self.jobStatus) || has(self.jobDeploymentStatus) */
static crd_cel_truth ray_v1_Condition_rule_2(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  const ray_v1_Condition *self = self_storage;
  (void)old_self_storage;
  cel->cost += 1;
  crd_cel_truth t2 = CRD_HAS(self, ray_v1_Condition_has_jobStatus)
                         ? CRD_CEL_TRUE : crd_cel_has_odd(cel, &self->object, &crd_type_322, CRD_STRING("jobStatus"));
  crd_cel_truth t3 = t2;
  if (t3 != CRD_CEL_TRUE) {
    const crd_string error4 = cel->error;
    cel->cost += 1;
    crd_cel_truth t6 = CRD_HAS(self, ray_v1_Condition_has_jobDeploymentStatus)
                           ? CRD_CEL_TRUE
                           : crd_cel_has_odd(cel, &self->object, &crd_type_321, CRD_STRING("jobDeploymentStatus"));
    t3 = crd_cel_or(cel, t3, error4, t6);
  }
  return crd_cel_end(cel, t3);
}
const crd_rule ray_v1_Condition_rules[] = {
    {
        .rule = CRD_STRING_INIT("!(has(self.jobStatus) && has(self.jobDeploymentStatus))"),
        .message = CRD_STRING_INIT("JobStatus and JobDeploymentStatus cannot be used together within the same deletion "
                                   "condition."),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_Condition_rule_1,
    },
    {
        .rule = CRD_STRING_INIT("has(self.jobStatus) || has(self.jobDeploymentStatus)"),
        .message = CRD_STRING_INIT("the deletion condition requires either the JobStatus or the JobDeploymentStatus field."),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_Condition_rule_2,
    },
};

/* RayCronJob.spec.jobTemplate.deletionStrategy */
/* !((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules)) */
static crd_cel_truth ray_v1_DeletionStrategy_rule_1(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  const ray_v1_DeletionStrategy *self = self_storage;
  (void)old_self_storage;
  cel->cost += 1;
  crd_cel_truth t3 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onSuccess)
                         ? CRD_CEL_TRUE
                         : crd_cel_has_odd(cel, &self->object, &ray_v1_OnFailure_type, CRD_STRING("onSuccess"));
  crd_cel_truth t4 = t3;
  if (t4 != CRD_CEL_TRUE) {
    const crd_string error5 = cel->error;
    cel->cost += 1;
    crd_cel_truth t7 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onFailure)
                           ? CRD_CEL_TRUE
                           : crd_cel_has_odd(cel, &self->object, &ray_v1_OnFailure_type, CRD_STRING("onFailure"));
    t4 = crd_cel_or(cel, t4, error5, t7);
  }
  crd_cel_truth t8 = t4;
  if (t8 != CRD_CEL_FALSE) {
    const crd_string error9 = cel->error;
    cel->cost += 1;
    crd_cel_truth t11 = CRD_HAS(self, ray_v1_DeletionStrategy_has_deletionRules)
                            ? CRD_CEL_TRUE : crd_cel_has_odd(cel, &self->object, &crd_type_326, CRD_STRING("deletionRules"));
    t8 = crd_cel_and(cel, t8, error9, t11);
  }
  cel->cost += 1;
  return crd_cel_end(cel, crd_cel_not(t8));
}

/* ((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules)) */
static crd_cel_truth ray_v1_DeletionStrategy_rule_2(crd_cel *cel, const void *self_storage, const void *old_self_storage) {
  const ray_v1_DeletionStrategy *self = self_storage;
  (void)old_self_storage;
  cel->cost += 1;
  crd_cel_truth t3 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onSuccess)
                         ? CRD_CEL_TRUE
                         : crd_cel_has_odd(cel, &self->object, &ray_v1_OnFailure_type, CRD_STRING("onSuccess"));
  crd_cel_truth t4 = t3;
  if (t4 != CRD_CEL_FALSE) {
    const crd_string error5 = cel->error;
    cel->cost += 1;
    crd_cel_truth t7 = CRD_HAS(self, ray_v1_DeletionStrategy_has_onFailure)
                           ? CRD_CEL_TRUE
                           : crd_cel_has_odd(cel, &self->object, &ray_v1_OnFailure_type, CRD_STRING("onFailure"));
    t4 = crd_cel_and(cel, t4, error5, t7);
  }
  crd_cel_truth t8 = t4;
  if (t8 != CRD_CEL_TRUE) {
    const crd_string error9 = cel->error;
    cel->cost += 1;
    crd_cel_truth t11 = CRD_HAS(self, ray_v1_DeletionStrategy_has_deletionRules)
                            ? CRD_CEL_TRUE : crd_cel_has_odd(cel, &self->object, &crd_type_326, CRD_STRING("deletionRules"));
    t8 = crd_cel_or(cel, t8, error9, t11);
  }
  return crd_cel_end(cel, t8);
}
const crd_rule ray_v1_DeletionStrategy_rules[] = {
    {
        .rule = CRD_STRING_INIT("!((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules))"),
        .message = CRD_STRING_INIT("legacy policies (onSuccess/onFailure) and deletionRules cannot be used together within "
                                   "the same deletionStrategy"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_DeletionStrategy_rule_1,
    },
    {
        .rule = CRD_STRING_INIT("((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules))"),
        .message = CRD_STRING_INIT("deletionStrategy requires either BOTH onSuccess and onFailure, OR the deletionRules "
                                   "field (cannot be empty)"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_DeletionStrategy_rule_2,
    },
};

/* HyperNode.spec.members[].selector */
/* has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch) */
static crd_cel_truth topology_v1alpha1_MemberSelector_rule_1(crd_cel *cel, const void *self_storage,
                                                             const void *old_self_storage) {
  const topology_v1alpha1_MemberSelector *self = self_storage;
  (void)old_self_storage;
  cel->cost += 1;
  crd_cel_truth t3 = CRD_HAS(self, topology_v1alpha1_MemberSelector_has_exactMatch)
                         ? CRD_CEL_TRUE
                         : crd_cel_has_odd(cel, &self->object, &topology_v1alpha1_ExactMatch_type, CRD_STRING("exactMatch"));
  crd_cel_truth t4 = t3;
  if (t4 != CRD_CEL_TRUE) {
    const crd_string error5 = cel->error;
    cel->cost += 1;
    crd_cel_truth t7 = CRD_HAS(self, topology_v1alpha1_MemberSelector_has_regexMatch)
                           ? CRD_CEL_TRUE
                           : crd_cel_has_odd(cel, &self->object, &topology_v1alpha1_RegexMatch_type,
                                             CRD_STRING("regexMatch"));
    t4 = crd_cel_or(cel, t4, error5, t7);
  }
  crd_cel_truth t8 = t4;
  if (t8 != CRD_CEL_TRUE) {
    const crd_string error9 = cel->error;
    cel->cost += 1;
    crd_cel_truth t11 = CRD_HAS(self, topology_v1alpha1_MemberSelector_has_labelMatch)
                            ? CRD_CEL_TRUE
                            : crd_cel_has_odd(cel, &self->object, &meta_v1_LabelSelector_type, CRD_STRING("labelMatch"));
    t8 = crd_cel_or(cel, t8, error9, t11);
  }
  return crd_cel_end(cel, t8);
}

/* (has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1 */
static crd_cel_truth topology_v1alpha1_MemberSelector_rule_2(crd_cel *cel, const void *self_storage,
                                                             const void *old_self_storage) {
  const topology_v1alpha1_MemberSelector *self = self_storage;
  (void)old_self_storage;
  cel->cost += 1;
  crd_cel_truth t1 = CRD_HAS(self, topology_v1alpha1_MemberSelector_has_exactMatch)
                         ? CRD_CEL_TRUE
                         : crd_cel_has_odd(cel, &self->object, &topology_v1alpha1_ExactMatch_type, CRD_STRING("exactMatch"));
  if ((t1 == CRD_CEL_ERROR) && crd_cel_spend(cel, 3)) goto failed_0;
  int64_t t2 = 0;
  if (t1 == CRD_CEL_TRUE) {
    t2 = 1;
  } else {
    t2 = 0;
  }
  cel->cost += 1;
  crd_cel_truth t3 = CRD_HAS(self, topology_v1alpha1_MemberSelector_has_regexMatch)
                         ? CRD_CEL_TRUE
                         : crd_cel_has_odd(cel, &self->object, &topology_v1alpha1_RegexMatch_type, CRD_STRING("regexMatch"));
  if ((t3 == CRD_CEL_ERROR) && crd_cel_spend(cel, 3)) goto failed_0;
  int64_t t4 = 0;
  if (t3 == CRD_CEL_TRUE) {
    t4 = 1;
  } else {
    t4 = 0;
  }
  int64_t t5 = 0;
  cel->cost += 1;
  if ((!crd_cel_add_int(cel, t2, t4, &t5)) && crd_cel_spend(cel, 2)) goto failed_0;
  cel->cost += 1;
  crd_cel_truth t6 = CRD_HAS(self, topology_v1alpha1_MemberSelector_has_labelMatch)
                         ? CRD_CEL_TRUE
                         : crd_cel_has_odd(cel, &self->object, &meta_v1_LabelSelector_type, CRD_STRING("labelMatch"));
  if ((t6 == CRD_CEL_ERROR) && crd_cel_spend(cel, 2)) goto failed_0;
  int64_t t7 = 0;
  if (t6 == CRD_CEL_TRUE) {
    t7 = 1;
  } else {
    t7 = 0;
  }
  int64_t t8 = 0;
  cel->cost += 1;
  if ((!crd_cel_add_int(cel, t5, t7, &t8)) && crd_cel_spend(cel, 1)) goto failed_0;
  cel->cost += 1;
  return crd_cel_end(cel, crd_cel_truth_of(t8 <= 1));
failed_0:
  return crd_cel_end(cel, CRD_CEL_ERROR);
}
const crd_rule topology_v1alpha1_MemberSelector_rules[] = {
    {
        .rule = CRD_STRING_INIT("has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch)"),
        .message = CRD_STRING_INIT("Either ExactMatch or RegexMatch or LabelMatch must be specified"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = topology_v1alpha1_MemberSelector_rule_1,
    },
    {
        .rule = CRD_STRING_INIT("(has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? "
                                "1 : 0) <= 1"),
        .message = CRD_STRING_INIT("Only one of ExactMatch, RegexMatch, or LabelMatch can be specified"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = topology_v1alpha1_MemberSelector_rule_2,
    },
};
