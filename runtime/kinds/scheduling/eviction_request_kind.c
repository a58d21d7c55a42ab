/* SPDX-License-Identifier: Apache-2.0 */
/* lifecycle.k8s.io/v1alpha1 EvictionRequest and Eviction (pkg/registry/lifecycle/{evictionrequest,eviction}/strategy.go,
 * pkg/apis/lifecycle/validation). Updates of an Eviction's status are not judged. */
#include "scheduling.h"

#include "../pods/pod_changes.h"
#include "../workloads/workload.h"

#include <stddef.h>

typedef core_lifecycle_eviction_request eviction_request;

static void prepare_eviction_request_status(core_judging *judging, void *object, const void *before) {
  crd_core_keep_metadata(&((eviction_request *)object)->metadata, &((const eviction_request *)before)->metadata);
  crd_core_keep_spec(judging, object, before);
}

/* ValidateEvictionRequest */
static void validate_eviction_request(core_judging *judging, const void *object, const void *before) {
  (void)before;
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
  crd_core_validate_conditions(&judging->check, &request->status.conditions, CORE_AT(CORE_AT(NULL, "status"), "conditions"));
}

static const core_operation eviction_request_updates[] = {
    {.prepare = crd_core_prepare_changed_workload, .validate = validate_eviction_request_update},
    {.subresource = CRD_STRING_INIT("status"),
     .prepare = prepare_eviction_request_status,
     .validate = validate_eviction_request_status},
};

const core_object_kind crd_core_eviction_request_kind = {
    CORE_KIND("lifecycle.k8s.io", "v1alpha1", "EvictionRequest", lifecycle_eviction_request),
    .spec = CORE_PART(lifecycle_eviction_request, spec, lifecycle_eviction_request_spec),
    .status = CORE_PART(lifecycle_eviction_request, status, lifecycle_eviction_request_status),
    .create = {.prepare = crd_core_prepare_new_workload, .validate = validate_eviction_request},
    .updates = eviction_request_updates,
    .update_count = sizeof eviction_request_updates / sizeof *eviction_request_updates,
};

/* ---- Eviction ---- */

/* ValidateEviction */
static void validate_eviction(core_judging *judging, const void *object, const void *before) {
  (void)before;
  crd_core_validate_long_named_metadata(&judging->check, &((const core_lifecycle_eviction *)object)->metadata);
}

/* ValidateEvictionUpdate */
static void validate_eviction_update(core_judging *judging, const void *object, const void *before) {
  const core_lifecycle_eviction *eviction = object, *old = before;
  crd_core_validate_metadata_update(&judging->check, &eviction->metadata, &old->metadata);
}

static const core_operation eviction_updates[] = {
    {.prepare = crd_core_prepare_changed_workload, .validate = validate_eviction_update},
};

const core_object_kind crd_core_eviction_kind = {
    CORE_KIND("lifecycle.k8s.io", "v1alpha1", "Eviction", lifecycle_eviction),
    .spec = CORE_PART(lifecycle_eviction, spec, lifecycle_eviction_spec),
    .status = CORE_PART(lifecycle_eviction, status, lifecycle_eviction_status),
    .create = {.prepare = crd_core_prepare_new_workload, .validate = validate_eviction},
    .updates = eviction_updates,
    .update_count = sizeof eviction_updates / sizeof *eviction_updates,
};
