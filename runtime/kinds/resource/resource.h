/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of resource.k8s.io/v1 (pkg/registry/resource/KIND/strategy.go, pkg/apis/resource/{v1,validation}) and what they
 * share.
 *
 * Many of these rules are declared, too (declared.h), and marked as covered here. The rules here are still needed for older
 * API servers, and for values that an update does not change. */
#ifndef CORE_RESOURCE_H
#define CORE_RESOURCE_H

#include "../rules.h"
#include "types_resource.h"

/* ---- names (device_names.c) ---- */

/* validatePoolName, validateUID, validateFullyQualifiedName; validateQualifiedName, of a key of a map at the path. */
void crd_core_validate_pool_name(core_check *check, crd_string name, const crd_path *path);
void crd_core_validate_share_id(core_check *check, crd_string id, const crd_path *path);
void crd_core_validate_attribute_name(core_check *check, crd_string name, const crd_path *path);
void crd_core_validate_device_key(core_check *check, crd_string key, const crd_path *path);
/* A key of a map in paths: the middle of a long key is left out (truncateIfTooLong). */
crd_string crd_core_shorten_key(crd_arena *arena, crd_string key, size_t most);
/* validateDeviceBindingParameters; the path is that of the struct with both lists. */
void crd_core_validate_binding_conditions(core_check *check, const core_string_list *conditions,
                                          const core_string_list *failures, const crd_path *path);
/* validateSkipNodeOperations */
void crd_core_validate_skipped_operations(core_check *check, const core_string_list *operations, const crd_path *path);

/* Adds an error if a list has too many items; a declarative rule finds it, too. */
bool crd_core_validate_most_items(core_check *check, uint32_t count, uint32_t most, const crd_path *path);

/* ---- taints (device_taint_rule_kind.c) ---- */

/* SetDefaults_DeviceTaint */
void crd_core_default_device_taint(core_resource_device_taint *taint, crd_string now);
/* Sets their operator to Equal. */
void crd_core_default_device_tolerations(core_resource_device_toleration_list *tolerations);
/* validateDeviceTaint; `old` may be NULL. */
void crd_core_validate_device_taint(core_check *check, const core_resource_device_taint *taint,
                                    const core_resource_device_taint *old, const crd_path *path);
/* validateDeviceToleration, of each. */
void crd_core_validate_device_tolerations(core_check *check, const core_resource_device_toleration_list *tolerations,
                                          const crd_path *path);

/* ---- claims (device_claim.c) ---- */

/* SetDefaults_ExactDeviceRequest, SetDefaults_DeviceSubRequest; `of_class`: exact requests without a class have none. */
void crd_core_default_device_claim(core_resource_device_claim *claim, bool of_class);
/* Sets the defaults of the tolerations in a claim's allocation. */
void crd_core_default_allocation(core_resource_resource_claim *claim);
/* Rows for the fields of a claim at a path that depend on gates. */
#define CORE_CLAIM_FIELDS(devices)                                                                                          \
  {CORE_GATE(dra_prioritized_list), .paths = devices ".requests.firstAvailable"},                                           \
      {CORE_GATE(dra_device_taints),                                                                                        \
       .paths = devices ".requests.exactly.tolerations " devices ".requests.firstAvailable.tolerations", .since = 35},      \
      {CORE_GATE(dra_admin_access), .paths = devices ".requests.exactly.adminAccess"},                                      \
      {CORE_GATE(dra_consumable_capacity),                                                                                  \
       .paths = devices ".requests.exactly.capacity " devices ".requests.firstAvailable.capacity"},                         \
      {CORE_GATE(dra_consumable_capacity), .paths = devices ".constraints.distinctAttribute", .since = 35}, {               \
    CORE_GATE(dra_derived_attributes),                                                                                      \
        .paths = devices ".requests.exactly.derivedAttributes " devices ".requests.firstAvailable.derivedAttributes"        \
  }
/* Errors for admin access in a namespace without the label; AuthorizedForAdmin. */
void crd_core_forbid_admin_access(core_check *check, const crd_path *path);
void crd_core_validate_admin_access(core_check *check, const core_resource_device_claim *claim);
/* validateDeviceClaim */
void crd_core_validate_device_claim(core_check *check, const core_resource_device_claim *claim, const crd_path *path);
/* validateSelectorSlice; with `stored` the expressions are in the cluster already and are not checked again. */
void crd_core_validate_device_selectors(core_check *check, const core_resource_device_selector_list *selectors, bool stored,
                                        const crd_path *path);
/* validateDeviceConfiguration */
void crd_core_validate_device_configuration(core_check *check, const core_resource_device_configuration *configuration,
                                            bool stored, const crd_path *path);
/* validateRawExtension */
void crd_core_validate_device_data(core_check *check, const crd_value *data, bool stored, const crd_path *path);
/* Checks a list of names of requests or sub-requests ("request/sub-request"): validateRequestNameRef. */
void crd_core_validate_request_references(core_check *check, const core_string_list *names,
                                          const core_resource_device_claim *claim, const crd_path *path);
void crd_core_validate_request_reference(core_check *check, crd_string name, const core_resource_device_claim *claim,
                                         const crd_path *path);
/* The steps of a claim's status (resource_claim_status.c). */
core_prepare_step crd_core_prepare_claim_status;
core_judge_step crd_core_validate_claim_status;

/* ---- devices of a slice (device.c) ---- */

/* validateDevice; `old` may be NULL. */
void crd_core_validate_device(core_check *check, const core_resource_device *device, const core_resource_device *old,
                              bool selects_nodes, const crd_path *path);
/* The nodes of a device or of a slice's devices: exactly one field must be set. `each` says whether the devices have the
 * fields themselves; NULL: the fields are a device's. */
void crd_core_validate_device_nodes(core_check *check, const core_optional_string *name, const core_node_selector *selector,
                                    const core_optional_bool *all, const core_optional_bool *each, const crd_path *path);
/* Checks of counter sets and of devices that consume counters: the name of the set, the names of counters. */
void crd_core_validate_counter_set_name(core_check *check, crd_string name, const crd_path *path);
void crd_core_validate_counters_of_set(core_check *check, const core_resource_counter_map *counters, const crd_path *path);

#endif
