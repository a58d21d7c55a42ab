/* Made by crdc 0.1.0 from schemas with the digest
 * 1ed20b755a34237291ddd10c1fc698cf735ffc21d7635372c24758c5b092c287.
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
#include "ray.io/v1alpha1/raycluster.h"
#include "ray.io/v1/raycronjob.h"
#include "ray.io/v1/rayjob.h"
#include "ray.io/v1alpha1/rayjob.h"
#include "ray.io/v1/rayservice.h"
#include "ray.io/v1alpha1/rayservice.h"
#include "scheduling.volcano.sh/v1beta1/podgroup.h"
#include "scheduling.volcano.sh/v1beta1/queue.h"
#include "shard.volcano.sh/v1alpha1/nodeshard.h"
#include "topology.volcano.sh/v1alpha1/hypernode.h"
#include "types.h"
#include <crd/cel.h>
#include <crd/errors.h>

/* RayCluster.spec.gcsFaultToleranceOptions.backend */
static crd_cel_truth crd_type_259_rule_1(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
}

const crd_rule crd_type_259_rules[] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("gcsFaultToleranceOptions.backend is immutable"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = crd_type_259_rule_1,
    },
};

/* RayCluster.spec.managedBy */
static crd_cel_truth crd_type_283_rule_1(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
}
static crd_cel_truth crd_type_283_rule_2(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
}

const crd_rule crd_type_283_rules[] = {
    {
        .rule = CRD_STRING_INIT("self == oldSelf"),
        .message = CRD_STRING_INIT("the managedBy field is immutable"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = crd_type_283_rule_1,
    },
    {
        .rule = CRD_STRING_INIT("self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue']"),
        .message = CRD_STRING_INIT("the managedBy field value must be either 'ray.io/kuberay-operator' or 'kueue.x-k8s.io/multikueue'"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = crd_type_283_rule_2,
    },
};

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition */
static crd_cel_truth ray_v1_Condition_rule_1(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
}
static crd_cel_truth ray_v1_Condition_rule_2(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
}

const crd_rule ray_v1_Condition_rules[] = {
    {
        .rule = CRD_STRING_INIT("!(has(self.jobStatus) && has(self.jobDeploymentStatus))"),
        .message = CRD_STRING_INIT("JobStatus and JobDeploymentStatus cannot be used together within the same deletion condition."),
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
static crd_cel_truth ray_v1_DeletionStrategy_rule_1(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
}
static crd_cel_truth ray_v1_DeletionStrategy_rule_2(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
}

const crd_rule ray_v1_DeletionStrategy_rules[] = {
    {
        .rule = CRD_STRING_INIT("!((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules))"),
        .message = CRD_STRING_INIT("legacy policies (onSuccess/onFailure) and deletionRules cannot be used together within the same deletionStrategy"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_DeletionStrategy_rule_1,
    },
    {
        .rule = CRD_STRING_INIT("((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules))"),
        .message = CRD_STRING_INIT("deletionStrategy requires either BOTH onSuccess and onFailure, OR the deletionRules field (cannot be empty)"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = ray_v1_DeletionStrategy_rule_2,
    },
};

/* HyperNode.spec.members[].selector */
static crd_cel_truth topology_v1alpha1_MemberSelector_rule_1(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
}
static crd_cel_truth topology_v1alpha1_MemberSelector_rule_2(crd_cel *cel, const void *self, const void *old_self) {
  (void)cel, (void)self, (void)old_self;
  return CRD_CEL_TRUE;
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
        .rule = CRD_STRING_INIT("(has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1"),
        .message = CRD_STRING_INIT("Only one of ExactMatch, RegexMatch, or LabelMatch can be specified"),
        .reason = CRD_ERROR_INVALID,
        .layer = CRD_LAYER_CRD,
        .evaluate = topology_v1alpha1_MemberSelector_rule_2,
    },
};
