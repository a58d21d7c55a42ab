/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds of subresources: policy/v1 Eviction, created at pods/eviction (pkg/registry/core/pod/storage/eviction.go), and
 * autoscaling/v1 Scale, which updates a workload's replicas (ScaleREST of pkg/registry/apps). */
#include "autoscaling.h"

static void validate_pod_eviction(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_policy_eviction *eviction = object;
  const core_delete_options *options = eviction->delete_options;
  if (!eviction->metadata.name.size) { /* the name in the URL is never empty */
    core_fail(judging, CORE_BAD_REQUEST, CRD_STRING("name in URL does not match name in Eviction object"));
  } else if (options && options->ignore_store_read_error_with_cluster_breaking_potential.value) {
    crd_core_bad_bool(check, CORE_AT(CORE_AT(NULL, "deleteOptions"), "ignoreStoreReadErrorWithClusterBreakingPotential"),
                      true, "can not be set for pod eviction, try after removing the option");
  }
}

const core_object_kind crd_core_pod_eviction_kind = {
    CORE_KIND("policy", "v1", "Eviction", policy_eviction),
    .answered = true,
    .create = {.validate = validate_pod_eviction},
};

/* scaleFromDeployment and its like: only the replicas of the sent object are copied to the workload. ValidateScale has
 * judged the rest of the metadata before 1.37. */
static void prepare_scale(core_judging *judging, void *object, const void *before) {
  enum { LEAVES_METADATA = 37 };
  core_autoscaling_v1_scale *scale = object;
  const core_autoscaling_v1_scale *old = before;
  if (judging->options.minor < LEAVES_METADATA)
    crd_core_validate_metadata(&judging->check, &scale->metadata, CRD_NAME_DNS_SUBDOMAIN);
  scale->metadata = (core_object_meta){.name = old->metadata.name,
                                       .namespace = old->metadata.namespace,
                                       .uid = old->metadata.uid,
                                       .resource_version = old->metadata.resource_version,
                                       .creation_timestamp = old->metadata.creation_timestamp};
  scale->status = old->status;
}

/* ValidateScale, ValidateScaleUpdate */
static void validate_scale(core_judging *judging, core_check *check, const void *object, const void *before) {
  CORE_COVERED(check, crd_core_validate_nonnegative(check, ((const core_autoscaling_v1_scale *)object)->spec.replicas,
                                                    CORE_AT(CORE_SPEC, "replicas")));
}

const core_object_kind crd_core_scale_kind = {
    CORE_KIND("autoscaling", "v1", "Scale", autoscaling_v1_scale),
    .answered = true,
    .only_changed = true,
    CORE_UPDATES({.prepare = prepare_scale, .validate = validate_scale}),
};
