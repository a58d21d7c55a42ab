/* SPDX-License-Identifier: Apache-2.0 */
/* ResourceSlice (pkg/registry/resource/resourceslice/strategy.go, validateResourceSliceSpec). */
#include "resource.h"

#include <assert.h>

/* ---- fields of disabled gates ---- */

#define BINDINGS "spec.devices.bindingConditions spec.devices.bindingFailureConditions spec.devices.bindsToNode"

/* resourceslice.dropDisabledFields: dropDisabledDRADeviceTaintsFields, draDeviceTaintsFeatureInUse,
 * dropDisabledDRAPartitionableDevicesFields, draPartitionableDevicesFeatureInUse,
 * dropDisabledDRADeviceBindingConditionsFields, draBindingConditionsFeatureInUse, dropDisabledDRAConsumableCapacityFields,
 * draConsumableCapacityFeatureInUse, dropDisabledDRADeviceCompatibilityGroupsFields,
 * draDeviceCompatibilityGroupsFeatureInUse, dropDisabledDRANodeAllocatableResourcesFields,
 * draNodeAllocatableResourcesFeatureInUse, dropDisableDRAListTypeAttributesFields, draListTypeAttributesFeatureInUse,
 * dropDisabledDRAPartitionableDevicesTypeFields, draPartitionableDevicesTypeFeatureInUse,
 * dropDisabledDRAOptionalNodeOperationsFields, draOptionalNodeOperationsFeatureInUse. Binding fields need both gates. */
static const core_gated slice_fields[] = {
    {CORE_GATE(dra_device_taints), .paths = "spec.devices.taints"},
    {CORE_GATE(dra_device_compatibility_groups), .paths = "spec.devices.consumesCounters.compatibilityGroups"},
    {CORE_GATE(dra_partitionable_devices),
     .paths = "spec.sharedCounters spec.perDeviceNodeSelection spec.devices.consumesCounters spec.devices.nodeName "
              "spec.devices.nodeSelector spec.devices.allNodes"},
    {CORE_GATE(dra_device_binding_conditions), .paths = BINDINGS},
    {CORE_GATE(dra_resource_claim_device_status), .paths = BINDINGS},
    {CORE_GATE(dra_consumable_capacity),
     .paths = "spec.devices.allowMultipleAllocations spec.devices.capacity.requestPolicy"},
    {CORE_GATE(dra_node_allocatable_resources), .paths = "spec.devices.nodeAllocatableResources"},
    {CORE_GATE(dra_list_type_attributes),
     .paths = "spec.devices.attributes.bools spec.devices.attributes.ints spec.devices.attributes.strings "
              "spec.devices.attributes.versions",
     .empty_too = true},
    {CORE_GATE(dra_partitionable_devices_type), .paths = "spec.partitionTypeAttribute"},
    {CORE_GATE(dra_optional_node_operations), .paths = "spec.skipNodeOperations"},
    {.gate = 0},
};

/* ---- preparation ---- */

static void default_taints(core_resource_resource_slice *slice, crd_string now) {
  for (uint32_t i = 0; i < slice->spec.devices.count; i++)
    for (uint32_t k = 0; k < slice->spec.devices.items[i].taints.count; k++)
      crd_core_default_device_taint(&slice->spec.devices.items[i].taints.items[k], now);
}

/* A stored taint without a time gets the time at which it is read. */
static void complete_stored_slice(core_judging *judging, void *object, bool itself) {
  default_taints(object, judging->now);
}

/* Increments the generation for changes before fields are dropped. */
static void prepare_slice(core_judging *judging, void *object, const void *before) {
  default_taints(object, judging->now);
  crd_core_prepare_workload(judging, object, before);
  crd_core_drop_gated(&judging->options, slice_fields, judging->kind->type, object, before);
}

/* ---- devices ---- */

/* haveConsumesCounters */
static bool consumes_counters(const core_resource_resource_slice_spec *spec) {
  assert(spec->devices.items || !spec->devices.count);
  for (uint32_t i = 0; i < spec->devices.count; i++)
    if (spec->devices.items[i].consumes_counters.count) return true;
  return false;
}

/* draListTypeAttributesFeatureInUse */
static bool has_lists(const core_resource_device_attribute_map *attributes) {
  for (uint32_t i = 0; i < attributes->count; i++) {
    const core_resource_device_attribute *one = &attributes->items[i].value;
    if (one->bools.items || one->ints.items || one->strings.items || one->versions.items) return true;
  }
  return false;
}

/* haveDeviceTaints, haveListAttributes, lookupDevice */
static void validate_slice_devices(core_check *check, const core_resource_resource_slice_spec *spec,
                                   const core_resource_resource_slice_spec *old, const crd_path *path) {
  enum { MOST_DEVICES = 128, MOST_ADVANCED_DEVICES = 64 };
  bool advanced = consumes_counters(spec);
  for (uint32_t i = 0; i < spec->devices.count; i++)
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference)
    if (spec->devices.items[i].taints.count || has_lists(&spec->devices.items[i].attributes)) advanced = true;
  uint32_t most = advanced ? MOST_ADVANCED_DEVICES : MOST_DEVICES;
  if (crd_core_has_too_many(check, spec->devices.count, most, path)) return;
  for (uint32_t i = 0; i < spec->devices.count; i++) {
    const core_resource_device *device = &spec->devices.items[i];
    const uint32_t was = old ? CORE_INDEX_OF(&old->devices, name, device->name) : 0;
    crd_core_validate_device(check, device, old && was < old->devices.count ? &old->devices.items[was] : NULL,
                             spec->per_device_node_selection.set && spec->per_device_node_selection.value,
                             CORE_ITEM(path, i));
  }
  CORE_UNIQUE(check, &spec->devices, name, path);
}

/* validateCounterSet for each. */
static void validate_counter_sets(core_check *check, const core_resource_counter_set_list *sets, const crd_path *path) {
  enum { MOST_SETS = 8 };
  if (!crd_core_validate_most_items(check, sets->count, MOST_SETS, path)) return;
  assert(sets->items || !sets->count);
  for (uint32_t i = 0; i < sets->count; i++) {
    const crd_path *at = CORE_ITEM(path, i);
    crd_core_validate_counter_set_name(check, sets->items[i].name, CORE_AT(at, "name"));
    crd_core_validate_counters_of_set(check, &sets->items[i].counters, CORE_AT(at, "counters"));
  }
  CORE_COVERED(check, CORE_UNIQUE(check, sets, name, path));
}

/* lookupQualifiedAttribute: finds an attribute by its full name, or without the domain if that is the driver's. */
static const core_resource_device_attribute *find_attribute(const core_resource_device_attribute_map *attributes,
                                                            crd_string name, crd_string bare) {
  const core_resource_device_attribute_pair *pair = CORE_FIND_PAIR(attributes, name);
  if (!pair) pair = CORE_FIND_PAIR(attributes, bare);
  return pair ? &pair->value : NULL;
}

/* validatePartitionTypeAttribute */
static void validate_partition_type(core_check *check, const core_resource_resource_slice_spec *spec, crd_string name,
                                    const crd_path *path) {
  const crd_path *devices = CORE_AT(path, "devices");
  crd_errors aside = crd_errors_init(check->arena);
  core_check other = {.arena = check->arena, .errors = &aside, .options = check->options};
  crd_string prefix = crd_arena_printf(check->arena, "%.*s/", CRD_PRINT(spec->driver)), bare = name;
  if (!consumes_counters(spec)) {
    crd_core_bad_text(check, CORE_AT(path, "partitionTypeAttribute"), name,
                      "may only be set on a slice which declares devices that consume counters");
    return;
  }
  crd_core_validate_attribute_name(&other, name, NULL);
  if (aside.count) return;
  if (crd_string_has_prefix(name, prefix)) bare = crd_string_slice(name, prefix.size, name.size);
  for (uint32_t i = 0; i < spec->devices.count; i++) {
    const core_resource_device *device = &spec->devices.items[i];
    const crd_path *item = CORE_ITEM(devices, i), *attributes = CORE_AT(item, "attributes");
    if (!device->consumes_counters.count) continue;
    const core_resource_device_attribute *attribute = find_attribute(&device->attributes, name, bare);
    if (!attribute)
      crd_core_required(check, CORE_KEY(attributes, name),
                        "device consumes counters and `partitionTypeAttribute` names this attribute, so it must be set");
    else if (!attribute->string.set)
      crd_core_invalid(check, CORE_KEY(attributes, name),
                       crd_core_show_struct(check, &crd_core_resource_device_attribute_type, attribute),
                       "must be a string value because `partitionTypeAttribute` names this attribute");
  }
}

/* ---- the slice ---- */

/* validateResourcePool */
static void validate_resource_pool(core_check *check, const core_resource_resource_pool *pool, const crd_path *path) {
  crd_core_validate_pool_name(check, pool->name, CORE_AT(path, "name"));
  if (pool->resource_slice_count <= 0)
    crd_core_bad_number(check, CORE_AT(path, "resourceSliceCount"), pool->resource_slice_count, "must be greater than zero");
  if (pool->generation < 0)
    crd_core_bad_number(check, CORE_AT(path, "generation"), pool->generation, "must be greater than or equal to zero");
}

/* ValidateResourceSlice, ValidateResourceSliceUpdate */
static void validate_slice(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_resource_resource_slice *old = before;
  const core_resource_resource_slice_spec *spec = &((const core_resource_resource_slice *)object)->spec;
  const crd_path *path = CORE_SPEC;
  crd_core_validate_required_driver_name(check, spec->driver, CORE_AT(path, "driver"));
  validate_resource_pool(check, &spec->pool, CORE_AT(path, "pool"));
  if (old) {
    crd_core_validate_same_text(check, spec->pool.name, old->spec.pool.name, CORE_AT(CORE_AT(path, "pool"), "name"));
    crd_core_validate_same_fields(check, &crd_core_resource_resource_slice_spec_type, spec, &old->spec, "driver nodeName",
                                  path);
  }
  crd_core_validate_device_nodes(check, &spec->node_name, spec->node_selector, &spec->all_nodes,
                                 &spec->per_device_node_selection, path);
  if (spec->shared_counters.items && spec->devices.items)
    crd_core_bad_text(check, path, CRD_STRING(""), "only one of `sharedCounters` or `devices` is allowed");
  validate_slice_devices(check, spec, old ? &old->spec : NULL, CORE_AT(path, "devices"));
  validate_counter_sets(check, &spec->shared_counters, CORE_AT(path, "sharedCounters"));
  if (spec->partition_type_attribute.set) validate_partition_type(check, spec, spec->partition_type_attribute.value, path);
  crd_core_validate_skipped_operations(check, &spec->skip_node_operations, CORE_AT(path, "skipNodeOperations"));
}

static void warn_of_slice(core_judging *judging, const void *object, const void *before) {
  crd_string driver = ((const core_resource_resource_slice *)object)->spec.driver;
  core_warnings *warnings = &judging->warnings;
  if (crd_string_equal(driver, crd_go_lower(judging->check.arena, driver))) return;
  const crd_string quoted = crd_core_warnings_quote(warnings, driver);
  crd_core_warn(warnings, CORE_AT(CORE_SPEC, "driver"),
                "driver names should be lowercase; %.*s contains uppercase characters", CRD_PRINT(quoted));
}

const core_object_kind crd_core_resource_slice_kind = {
    CORE_CLUSTER_KIND("resource.k8s.io", "v1", "ResourceSlice", resource_resource_slice),
    .complete_stored = complete_stored_slice,
    CORE_STEPS(.prepare = prepare_slice, .validate = validate_slice, .warn = warn_of_slice),
};
