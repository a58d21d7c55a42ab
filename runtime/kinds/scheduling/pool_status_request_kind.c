/* SPDX-License-Identifier: Apache-2.0 */
/* resource.k8s.io/v1alpha3 ResourcePoolStatusRequest (pkg/registry/resource/resourcepoolstatusrequest/strategy.go,
 * pkg/apis/resource/{v1alpha3/defaults.go,validation}). */
#include "scheduling.h"

#include "../../gotypes/equal.h"
#include "../pods/pod_changes.h"

#include <stddef.h>

typedef core_resource_resource_pool_status_request pool_request;

/* SetDefaults_ResourcePoolStatusRequestSpec */
static void set_pool_request_defaults(crd_arena *arena, const core_options *options, void *object) {
  enum { POOLS = 100 };
  core_optional_int32 *limit = &((pool_request *)object)->spec.limit;
  if (!limit->set) *limit = (core_optional_int32){true, POOLS};
}

/* With dropDisabledDRAPartitionableDevicesTypeFields. */
static void prepare_pool_request(core_judging *judging, void *object, const void *before) {
  pool_request *request = object;
  const pool_request *old = before;
  request->status = old ? old->status : NULL;
  if (!judging->options.gates.dra_partitionable_devices_type && !(old && old->spec.default_partition_type_attribute.set))
    request->spec.default_partition_type_attribute.set = false;
}

/* ValidateResourcePoolStatusRequest, ValidateResourcePoolStatusRequestUpdate */
static void validate_pool_request(core_judging *judging, const void *object, const void *before) {
  const pool_request *request = object, *old = before;
  crd_core_validate_metadata_of(&judging->check, &request->metadata, old ? &old->metadata : NULL, CRD_NAME_DNS_SUBDOMAIN);
}

/* validateResourcePoolStatusRequestStatusUpdate, ValidateResourcePoolStatusRequestStatusUpdate: what is answered stays. */
static void validate_pool_request_status(core_judging *judging, const void *object, const void *before) {
  const core_type *type = &crd_core_resource_resource_pool_status_request_status_type;
  const core_resource_resource_pool_status_request_status *status = ((const pool_request *)object)->status,
                                                          *old = ((const pool_request *)before)->status;
  const crd_path *path = CORE_STATUS;
  core_check *check = &judging->check;
  validate_pool_request(judging, object, before);
  if (old && !(status && crd_core_equal(type, status, old)))
    crd_core_validate_immutable(check, false, status ? crd_core_show_struct(check, type, status) : crd_bad_null(), path);
  else if (!old && status)
    crd_core_validate_conditions(check, &status->conditions, CORE_AT(path, "conditions"));
}

const core_object_kind crd_core_pool_status_request_kind = {
    CORE_KIND("resource.k8s.io", "v1alpha3", "ResourcePoolStatusRequest", resource_resource_pool_status_request),
    .cluster_scoped = true,
    .set_defaults = set_pool_request_defaults,
    CORE_SPEC_OF(resource_resource_pool_status_request),
    .create = {.prepare = prepare_pool_request, .validate = validate_pool_request},
    CORE_UPDATES(
        {.prepare = prepare_pool_request, .validate = validate_pool_request},
        {.subresource = "status", .prepare = crd_core_keep_all_but_status, .validate = validate_pool_request_status}),
};
