/* SPDX-License-Identifier: Apache-2.0 */
/* The status of a ResourceClaim: its allocation, its consumers, and the state of its devices
 * (pkg/registry/resource/resourceclaim/strategy.go, validateResourceClaimStatusUpdate and what it calls). */
#include "resource.h"

enum { MOST_RESULTS = 32, MOST_CONFIGURATION = 64, MOST_CONSUMERS = 256, MOST_CONDITIONS = 8 };

/* ---- fields of disabled gates ---- */

static core_resource_device_request_allocation_result_list results_of(const core_resource_resource_claim *claim) {
  return claim->status.allocation ? claim->status.allocation->devices.results
                                  : (core_resource_device_request_allocation_result_list){NULL, 0};
}

#define RESULTS "status.allocation.devices.results"

/* dropDisabledStatusFields: dropDisabledDRAAdminAccessStatusFields,
 * dropDisabledDRAResourceClaimConsumableCapacityStatusFields, dropDeviceBindingConditionsFields,
 * dropDisabledDRAOptionalNodeOperationsStatusFields, draAdminAccessFeatureInUse, draConsumableCapacityFeatureInUse,
 * draDeviceBindingConditionsInUse, draOptionalNodeOperationsStatusFeatureInUse: a field in the spec, which does not change,
 * also counts as a use. */
static const core_gated status_fields[] = {
    {CORE_GATE(dra_admin_access), .paths = RESULTS ".adminAccess spec.devices.requests.exactly.adminAccess"},
    {CORE_GATE(dra_consumable_capacity),
     .paths = RESULTS ".shareID " RESULTS ".consumedCapacity status.devices.shareID spec.devices.requests.exactly.capacity "
                      "spec.devices.requests.firstAvailable.capacity spec.devices.constraints.distinctAttribute",
     .empty_too = true},
    {CORE_GATE(dra_device_binding_conditions), .paths = RESULTS ".bindingConditions " RESULTS ".bindingFailureConditions",
     .empty_too = true},
    {CORE_GATE(dra_optional_node_operations), .paths = RESULTS ".skipNodeOperations"},
    {.gate = 0},
};

/* ---- devices by name ---- */

/* SharedDeviceID as a text that identifies it. */
static crd_string name_device(crd_arena *arena, crd_string driver, crd_string pool, crd_string device,
                              const core_optional_string *share) {
  return crd_arena_printf(arena, "%zu/%zu/%zu/%.*s/%.*s/%.*s/%.*s", driver.size, pool.size, device.size, CRD_PRINT(driver),
                          CRD_PRINT(pool), CRD_PRINT(device), CRD_PRINT(share->set ? share->value : CRD_STRING("")));
}

static crd_string name_of_status(crd_arena *arena, const core_resource_allocated_device_status *device) {
  return name_device(arena, device->driver, device->pool, device->device, &device->share_id);
}

/* gatherAllocatedDevices */
static void gather_allocated(crd_arena *arena, const core_resource_resource_claim *claim, core_name_set *names) {
  core_resource_device_request_allocation_result_list results = results_of(claim);
  core_name_set_begin(names, arena);
  for (uint32_t i = 0; i < results.count; i++) {
    const core_resource_device_request_allocation_result *result = &results.items[i];
    crd_core_name_set_add(names, name_device(arena, result->driver, result->pool, result->device, &result->share_id));
  }
}

/* dropDeallocatedStatusDevices */
static void drop_deallocated(crd_arena *arena, core_resource_resource_claim *claim,
                             const core_resource_resource_claim *old) {
  core_resource_allocated_device_status_list *devices = &claim->status.devices;
  core_name_set now, before;
  uint32_t kept = 0;
  gather_allocated(arena, claim, &now);
  gather_allocated(arena, old, &before);
  for (uint32_t i = 0; i < devices->count; i++) {
    crd_string name = name_of_status(arena, &devices->items[i]);
    if (crd_core_name_set_has(&before, name) && !crd_core_name_set_has(&now, name)) continue;
    devices->items[kept++] = devices->items[i];
  }
  devices->count = kept;
  if (!kept) devices->items = NULL;
}

/* dropDisabledDRAResourceClaimDeviceStatusFields, isDRAResourceClaimDeviceStatusInUse */
void crd_core_prepare_claim_status(core_judging *judging, void *object, const void *before) {
  core_resource_resource_claim *claim = object;
  const core_resource_resource_claim *old = before;
  bool has_devices = judging->options.gates.dra_resource_claim_device_status || old->status.devices.count;
  crd_core_keep_all_but_status(judging, object, before);
  if (!has_devices) claim->status.devices = (core_resource_allocated_device_status_list){NULL, 0};
  crd_core_drop_gated(&judging->options, status_fields, judging->kind->type, claim, old);
  if (has_devices) drop_deallocated(judging->check.arena, claim, old);
}

/* ---- users ---- */

/* validateResourceClaimUserReference for each. */
static void validate_consumers(core_check *check, const core_resource_resource_claim_consumer_reference_list *consumers,
                               const crd_path *path) {
  CORE_NAME_SET(met, check->arena);
  if (!crd_core_validate_most_items(check, consumers->count, MOST_CONSUMERS, path)) return;
  for (uint32_t i = 0; i < consumers->count; i++)
    crd_core_require_fields(check, &crd_core_resource_resource_claim_consumer_reference_type, &consumers->items[i],
                            "resource name uid", CORE_ITEM(path, i));
  for (uint32_t i = 0; i < consumers->count; i++)
    if (!crd_core_name_set_add(&met, consumers->items[i].uid))
      CORE_COVERED(check, crd_core_duplicate(check, CORE_ITEM(path, i), crd_bad_json(consumers->items[i].uid)));
}

static crd_string name_consumer(crd_arena *arena, const core_resource_resource_claim_consumer_reference *consumer) {
  return name_device(arena, consumer->api_group, consumer->resource, consumer->name,
                     &(core_optional_string){true, consumer->uid});
}

/* Whether all consumers are in the old status. */
static bool has_no_new_consumers(crd_arena *arena, const core_resource_resource_claim_consumer_reference_list *now,
                                 const core_resource_resource_claim_consumer_reference_list *before) {
  CORE_NAME_SET(known, arena);
  for (uint32_t i = 0; i < before->count; i++) crd_core_name_set_add(&known, name_consumer(arena, &before->items[i]));
  for (uint32_t i = 0; i < now->count; i++)
    if (!crd_core_name_set_has(&known, name_consumer(arena, &now->items[i]))) return false;
  return true;
}

static void validate_reservation(core_check *check, const core_resource_resource_claim *claim,
                                 const core_resource_resource_claim *old, const crd_path *path) {
  if (!claim->status.reserved_for.count) return;
  if (!claim->status.allocation)
    crd_core_forbidden(check, path, "may not be specified when `allocated` is not set");
  else if (claim->metadata.deletion_timestamp.text.size &&
           !has_no_new_consumers(check->arena, &claim->status.reserved_for, &old->status.reserved_for))
    crd_core_forbidden(check, path,
                       "new entries may not be added while `deallocationRequested` or `deletionTimestamp` are set");
}

/* ---- state of devices ---- */

/* validateNetworkDeviceData */
static void validate_network_data(core_check *check, const core_resource_network_device_data *data, const crd_path *path) {
  enum { LONGEST_INTERFACE = 256, LONGEST_ADDRESS = 128, MOST_ADDRESSES = 16 };
  const crd_path *ips = CORE_AT(path, "ips");
  uint32_t before = check->errors->count;
  if (data->interface_name.size > LONGEST_INTERFACE)
    crd_core_too_long(check, CORE_AT(path, "interfaceName"), LONGEST_INTERFACE);
  if (data->hardware_address.size > LONGEST_ADDRESS)
    crd_core_too_long(check, CORE_AT(path, "hardwareAddress"), LONGEST_ADDRESS);
  crd_core_mark_covered(check, before);
  if (!crd_core_validate_most_items(check, data->ips.count, MOST_ADDRESSES, ips)) return;
  for (uint32_t i = 0; i < data->ips.count; i++)
    crd_validate_interface_address(check->errors, crd_core_path_text(check, CORE_ITEM(ips, i)), data->ips.items[i]);
  CORE_COVERED(check, CORE_UNIQUE_TEXTS(check, &data->ips, ips));
}

/* SharedDeviceID as a bad value. */
static crd_bad_value show_device(const core_check *check, const core_resource_allocated_device_status *device) {
  const crd_string parts[] = {device->driver, device->pool, device->device,
                              device->share_id.set ? device->share_id.value : CRD_STRING("")};
  static const char *const names[] = {"{\"Driver\":", ",\"Pool\":", ",\"Device\":", ",\"ShareID\":"};
  crd_text text = {.arena = check->arena};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    const crd_bad_value part = crd_bad_string(parts[i]);
    crd_text_add(&text, crd_string_of(names[i]));
    crd_json_write(&text, &part.data, CRD_JSON_COMPACT);
  }
  crd_text_add_char(&text, '}');
  return crd_bad_text(crd_text_string(&text));
}

/* validateDeviceStatus */
static void validate_device_status(core_check *check, const core_resource_allocated_device_status *device,
                                   const core_name_set *allocated, const crd_path *path) {
  const crd_path *conditions = CORE_AT(path, "conditions");
  crd_core_validate_required_driver_name(check, device->driver, CORE_AT(path, "driver"));
  crd_core_validate_pool_name(check, device->pool, CORE_AT(path, "pool"));
  crd_core_string_passes(check, CORE_AT(path, "device"), device->device, crd_check_dns1123_label);
  if (device->share_id.set) crd_core_validate_share_id(check, device->share_id.value, CORE_AT(path, "shareID"));
  if (!crd_core_name_set_has(allocated, name_of_status(check->arena, device)))
    crd_core_invalid(check, path, show_device(check, device), "must be an allocated device in the claim");
  if (device->conditions.count > MOST_CONDITIONS)
    crd_core_too_many(check, conditions, device->conditions.count, MOST_CONDITIONS);
  crd_core_validate_conditions(check, &device->conditions, conditions);
  if (device->data) crd_core_validate_device_data(check, device->data, false, CORE_AT(path, "data"));
  if (device->network_data) validate_network_data(check, device->network_data, CORE_AT(path, "networkData"));
}

static void validate_device_statuses(core_check *check, const core_resource_resource_claim *claim, const crd_path *path) {
  const core_resource_allocated_device_status_list *devices = &claim->status.devices;
  core_name_set allocated, met;
  gather_allocated(check->arena, claim, &allocated);
  for (uint32_t i = 0; i < devices->count; i++)
    validate_device_status(check, &devices->items[i], &allocated, CORE_ITEM(path, i));
  core_name_set_begin(&met, check->arena);
  for (uint32_t i = 0; i < devices->count; i++)
    if (!crd_core_name_set_add(&met, name_of_status(check->arena, &devices->items[i])))
      CORE_COVERED(check, crd_core_duplicate(check, CORE_ITEM(path, i), show_device(check, &devices->items[i])));
}

/* ---- allocation ---- */

/* validateDeviceRequestAllocationResult */
static void validate_result(core_check *check, const core_resource_device_request_allocation_result *result,
                            const core_resource_device_claim *claim, const crd_path *path) {
  enum { JUDGES_TOLERATIONS = 37 };
  crd_core_validate_request_reference(check, result->request, claim, CORE_AT(path, "request"));
  CORE_COVERED(check, crd_core_validate_required_driver_name(check, result->driver, CORE_AT(path, "driver")));
  CORE_COVERED(check, crd_core_validate_pool_name(check, result->pool, CORE_AT(path, "pool")));
  crd_core_string_passes(check, CORE_AT(path, "device"), result->device, crd_check_dns1123_label);
  crd_core_validate_binding_conditions(check, &result->binding_conditions, &result->binding_failure_conditions, path);
  if (check->options->minor >= JUDGES_TOLERATIONS)
    crd_core_validate_device_tolerations(check, &result->tolerations, CORE_AT(path, "tolerations"));
  if (result->share_id.set) crd_core_validate_share_id(check, result->share_id.value, CORE_AT(path, "shareID"));
  crd_core_validate_skipped_operations(check, &result->skip_node_operations, CORE_AT(path, "skipNodeOperations"));
}

/* validateDeviceAllocationConfiguration, validateAllocationConfigSource */
static void validate_allocated_configuration(core_check *check,
                                             const core_resource_device_allocation_configuration *configuration,
                                             const core_resource_device_claim *claim, const crd_path *path) {
  CORE_COVERED(check, crd_core_validate_required_choice(check, CORE_AT(path, "source"), configuration->source,
                                                        "FromClaim FromClass"));
  crd_core_validate_request_references(check, &configuration->requests, claim, CORE_AT(path, "requests"));
  crd_core_validate_device_configuration(check, &configuration->device_configuration, false, path);
}

/* validateDeviceAllocationResult, validateAllocationResult, for a new allocation. */
static void validate_allocation(core_check *check, const core_resource_allocation_result *allocation,
                                const core_resource_device_claim *claim, const crd_path *path) {
  const core_resource_device_allocation_result *devices = &allocation->devices;
  const crd_path *at = CORE_AT(path, "devices"), *results = CORE_AT(at, "results"), *config = CORE_AT(at, "config");
  if (crd_core_validate_most_items(check, devices->results.count, MOST_RESULTS, results))
    for (uint32_t i = 0; i < devices->results.count; i++)
      validate_result(check, &devices->results.items[i], claim, CORE_ITEM(results, i));
  if (crd_core_validate_most_items(check, devices->config.count, MOST_CONFIGURATION, config))
    for (uint32_t i = 0; i < devices->config.count; i++)
      validate_allocated_configuration(check, &devices->config.items[i], claim, CORE_ITEM(config, i));
  if (allocation->node_selector)
    crd_core_validate_node_selector(check, allocation->node_selector, CORE_AT(path, "nodeSelector"));
}

/* ---- the status ---- */

/* AuthorizedForAdminStatus in a namespace without the label. */
static void validate_admin_results(core_check *check, const core_resource_resource_claim *claim,
                                   const core_resource_resource_claim *old) {
  core_resource_device_request_allocation_result_list now = results_of(claim), before = results_of(old);
  const crd_path *allocation = CORE_AT(CORE_STATUS, "allocation"),
                 *path = CORE_AT(CORE_AT(allocation, "devices"), "results");
  for (uint32_t i = 0; i < before.count; i++)
    if (before.items[i].admin_access.set && before.items[i].admin_access.value) return;
  for (uint32_t i = 0; i < now.count; i++) {
    if (!now.items[i].admin_access.set || !now.items[i].admin_access.value) continue;
    crd_core_forbid_admin_access(check, CORE_AT(CORE_ITEM(path, i), "adminAccess"));
    return;
  }
}

/* ValidateResourceClaimStatusUpdate */
void crd_core_validate_claim_status(core_judging *judging, core_check *check, const void *object, const void *stored) {
  const core_resource_resource_claim *claim = object, *old = stored;
  const crd_path *path = CORE_STATUS, *allocation = CORE_AT(path, "allocation");
  const core_resource_allocation_result *now = claim->status.allocation, *before = old->status.allocation;
  validate_admin_results(check, claim, old);
  crd_core_validate_metadata_update(check, &claim->metadata, &old->metadata);
  validate_consumers(check, &claim->status.reserved_for, CORE_AT(path, "reservedFor"));
  validate_device_statuses(check, claim, CORE_AT(path, "devices"));
  validate_reservation(check, claim, old, CORE_AT(path, "reservedFor"));
  if (now && before)
    CORE_COVERED(check,
                 crd_core_validate_same_struct(check, &crd_core_resource_allocation_result_type, now, before, allocation));
  else if (now)
    validate_allocation(check, now, &claim->spec.devices, allocation);
}
