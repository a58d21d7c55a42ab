/* SPDX-License-Identifier: Apache-2.0 */
/* lifecycle.k8s.io/v1alpha1 EvictionRequest and Eviction (pkg/registry/lifecycle/{evictionrequest,eviction}/strategy.go,
 * pkg/apis/lifecycle/validation). */
#include "scheduling.h"

#include "../pods/pod_changes.h"
#include "../workloads/workload.h"

#include <stddef.h>

typedef core_lifecycle_eviction_request eviction_request;

/* ValidateEvictionRequest */
static void validate_eviction_request(core_judging *judging, const void *object, const void *before) {
  crd_core_validate_long_named_metadata(&judging->check, &((const eviction_request *)object)->metadata);
}

/* ValidateEvictionRequestUpdate */
static void validate_eviction_request_update(core_judging *judging, const void *object, const void *before) {
  const eviction_request *request = object, *old = before;
  crd_core_validate_metadata_update(&judging->check, &request->metadata, &old->metadata);
}

/* ValidateEvictionRequestStatusUpdate, ValidateEvictionRequestStatus */
static void validate_eviction_request_status(core_judging *judging, const void *object, const void *before) {
  const eviction_request *request = object;
  validate_eviction_request_update(judging, object, before);
  crd_core_validate_conditions(&judging->check, &request->status.conditions, CORE_AT(CORE_STATUS, "conditions"));
}

const core_object_kind crd_core_eviction_request_kind = {
    CORE_KIND("lifecycle.k8s.io", "v1alpha1", "EvictionRequest", lifecycle_eviction_request),
    CORE_PARTS_OF(lifecycle_eviction_request),
    .create = {.prepare = crd_core_prepare_new_workload, .validate = validate_eviction_request},
    CORE_UPDATES(
        {.prepare = crd_core_prepare_changed_workload, .validate = validate_eviction_request_update},
        {.subresource = "status", .prepare = crd_core_keep_all_but_status, .validate = validate_eviction_request_status}),
};

/* ---- Eviction ---- */

/* ValidateEviction */
static void validate_eviction(core_judging *judging, const void *object, const void *before) {
  crd_core_validate_long_named_metadata(&judging->check, &((const core_lifecycle_eviction *)object)->metadata);
}

/* ValidateEvictionUpdate */
static void validate_eviction_update(core_judging *judging, const void *object, const void *before) {
  const core_lifecycle_eviction *eviction = object, *old = before;
  crd_core_validate_metadata_update(&judging->check, &eviction->metadata, &old->metadata);
}

const core_object_kind crd_core_eviction_kind = {
    CORE_KIND("lifecycle.k8s.io", "v1alpha1", "Eviction", lifecycle_eviction),
    CORE_PARTS_OF(lifecycle_eviction),
    .create = {.prepare = crd_core_prepare_new_workload, .validate = validate_eviction},
    CORE_UPDATES({.prepare = crd_core_prepare_changed_workload, .validate = validate_eviction_update},
                 {.subresource = "status",
                  .prepare = crd_core_keep_all_but_status,
                  .validate = crd_core_validate_eviction_status}),
};
