/* SPDX-License-Identifier: Apache-2.0 */
/* resource.k8s.io/v1alpha3 ResourcePoolStatusRequest (pkg/registry/resource/resourcepoolstatusrequest/strategy.go,
 * pkg/apis/resource/{v1alpha3/defaults.go,validation}). */
#include "../rules.h"
#include "types_scheduling.h"

typedef core_resource_resource_pool_status_request pool_request;

static void prepare_pool_request(core_judging *judging, void *object, const void *before) {
  ((pool_request *)object)->status = before ? ((const pool_request *)before)->status : NULL;
}

/* validateResourcePoolStatusRequestStatusUpdate, ValidateResourcePoolStatusRequestStatusUpdate: a status that is set
 * stays. */
static void validate_pool_request_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_type *type = &crd_core_resource_resource_pool_status_request_status_type;
  const core_resource_resource_pool_status_request_status *status = ((const pool_request *)object)->status,
                                                          *old = ((const pool_request *)before)->status;
  if (old)
    crd_core_validate_same_struct(check, type, status, old, CORE_STATUS);
  else if (status)
    crd_core_validate_conditions(check, &status->conditions, CORE_AT(CORE_STATUS, "conditions"));
}

const core_object_kind crd_core_pool_status_request_kind = {
    CORE_CLUSTER_KIND("resource.k8s.io", "v1alpha3", "ResourcePoolStatusRequest", resource_resource_pool_status_request),
    CORE_DEFAULTS({"spec.limit", "100", 0}), /* SetDefaults_ResourcePoolStatusRequestSpec */
    /* dropDisabledDRAPartitionableDevicesTypeFields */
    CORE_GATED({CORE_GATE(dra_partitionable_devices_type), .paths = "spec.defaultPartitionTypeAttribute"}),
    CORE_STEPS(.prepare =
                   prepare_pool_request), /* ValidateResourcePoolStatusRequest, ValidateResourcePoolStatusRequestUpdate */
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .validate = validate_pool_request_status),
};
