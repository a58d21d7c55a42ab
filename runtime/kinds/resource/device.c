/* SPDX-License-Identifier: Apache-2.0 */
/* A device of a ResourceSlice (validateDevice and what it calls, pkg/apis/resource/validation). */
#include "resource.h"

#include "../../gotypes/equal.h"
#include "../../value/ascii.h"
#include "../containers/container_parts.h"

#include <crd/metadata.h>
#include <crd/semver.h>
#include <stdlib.h>

enum { LONGEST_KEY = 63 + 1 + 32 };

/* ---- attributes ---- */

enum { LONGEST_VALUE = 64 };

/* semverRe, whose numbers may be as long as they like: no more of one is read than fits. */
static bool is_version(crd_arena *arena, crd_string text) {
  enum { FITTING = 19 };
  crd_text short_text = {.arena = arena};
  crd_semver version;
  for (size_t i = 0, digits = 0; i < text.size; i++) {
    digits = is_digit(text.data[i]) ? digits + 1 : 0;
    if (digits <= FITTING) crd_text_add_char(&short_text, text.data[i]);
  }
  return crd_semver_parse(NULL, crd_text_string(&short_text), &version, NULL);
}

/* validateDeviceAttributeStringValue */
static void validate_string_value(core_check *check, crd_string value, const crd_path *path) {
  if (value.size > LONGEST_VALUE) crd_core_too_long(check, path, LONGEST_VALUE);
}

/* validateDeviceAttributeVersionValue */
static void validate_version_value(core_check *check, crd_string value, const crd_path *path) {
  if (!is_version(check->arena, value))
    crd_core_bad_text(check, path, value, "must be a string compatible with semver.org spec 2.0.0");
  validate_string_value(check, value, path);
}

/* A list that is given without anything in it. */
static int count_list(core_check *check, const void *items, uint32_t count, const crd_path *path) {
  if (items && !count)
    crd_core_invalid(check, path, crd_bad_text(CRD_STRING("[]")), CRD_STRING("must not be empty if specified"));
  return items != NULL;
}

/* validateDeviceAttribute */
static void validate_attribute(core_check *check, const core_resource_device_attribute *attribute, const crd_path *path) {
  static const crd_string one = CRD_STRING_INIT("exactly one value must be specified");
  const crd_path *strings = CORE_AT(path, "strings"), *versions = CORE_AT(path, "versions");
  int given = attribute->of_bool.set + attribute->of_int.set + attribute->string.set + attribute->version.set;
  if (attribute->string.set) validate_string_value(check, attribute->string.value, CORE_AT(path, "string"));
  if (attribute->version.set) validate_version_value(check, attribute->version.value, CORE_AT(path, "version"));
  given += count_list(check, attribute->bools.items, attribute->bools.count, CORE_AT(path, "bools"));
  given += count_list(check, attribute->ints.items, attribute->ints.count, CORE_AT(path, "ints"));
  given += count_list(check, attribute->strings.items, attribute->strings.count, strings);
  for (uint32_t i = 0; i < attribute->strings.count; i++)
    validate_string_value(check, attribute->strings.items[i], CORE_ITEM(strings, i));
  given += count_list(check, attribute->versions.items, attribute->versions.count, versions);
  for (uint32_t i = 0; i < attribute->versions.count; i++)
    validate_version_value(check, attribute->versions.items[i], CORE_ITEM(versions, i));
  if (given == 1) return;
  CORE_COVERED(check,
               crd_core_invalid(check, path,
                                given ? crd_core_show_struct(check, &crd_core_resource_device_attribute_type, attribute)
                                      : crd_bad_string(CRD_STRING("")),
                                one));
}

/* numEntriesDeviceAttribute */
static uint32_t count_values(const core_resource_device_attribute_map *attributes) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < attributes->count; i++) {
    const core_resource_device_attribute *one = &attributes->items[i].value;
    uint32_t listed = one->bools.count + one->ints.count + one->strings.count + one->versions.count;
    count += listed ? listed : 1;
  }
  return count;
}

static void validate_attributes_and_capacity(core_check *check, const core_resource_device *device,
                                             const core_resource_device *old, const crd_path *path) {
  const core_resource_device_attribute_map *attributes = &device->attributes;
  enum { SPARES_CAPACITY = 37 };
  bool says_keys = check->options->minor >= 36; /* before at the value */
  const core_field capacity = {.kind = CORE_QUALIFIED_MAP, .type = &crd_core_resource_device_capacity_type};
  const crd_path *attributes_path = CORE_AT(path, "attributes"), *capacity_path = CORE_AT(path, "capacity");
  for (uint32_t i = 0; i < attributes->count; i++) {
    crd_string key = crd_core_shorten_key(check->arena, attributes->items[i].key, LONGEST_KEY);
    crd_core_validate_device_key(check, attributes->items[i].key,
                                 says_keys ? attributes_path : CORE_KEY(attributes_path, key));
    validate_attribute(check, &attributes->items[i].value, CORE_KEY(attributes_path, key));
  }
  if (old && check->options->minor >= SPARES_CAPACITY && crd_core_field_equal(&capacity, &old->capacity, &device->capacity))
    return;
  for (uint32_t i = 0; i < device->capacity.count; i++) {
    crd_string key = crd_core_shorten_key(check->arena, device->capacity.items[i].key, LONGEST_KEY);
    crd_core_validate_device_key(check, device->capacity.items[i].key,
                                 says_keys ? capacity_path : CORE_KEY(capacity_path, key));
    crd_core_validate_device_capacity(check, &device->capacity.items[i].value, device->allow_multiple_allocations.value,
                                      CORE_KEY(capacity_path, key));
  }
}

static void validate_sizes(core_check *check, const core_resource_device *device, const crd_path *path) {
  enum { MOST_KEYS = 32, MOST_VALUES = 48 };
  uint32_t keys = device->attributes.count + device->capacity.count, values = count_values(&device->attributes);
  if (keys > MOST_KEYS)
    crd_core_bad_number(check, path, keys, "the total number of attributes and capacities must not exceed 32");
  if (values > MOST_VALUES)
    crd_core_bad_number(check, path, values, "the total number of attribute values must not exceed 48");
}

/* ---- counters ---- */

/* validateCounterName */
void crd_core_validate_counter_set_name(core_check *check, crd_string name, const crd_path *path) {
  CORE_COVERED(check, crd_core_require(check, path, name, crd_check_dns1123_label));
}

/* validateDeviceCounter */
void crd_core_validate_counters_of_set(core_check *check, const core_resource_counter_map *counters, const crd_path *path) {
  enum { MOST_COUNTERS = 32 };
  uint32_t before = check->errors->count;
  if (counters->count > MOST_COUNTERS) {
    crd_core_too_many(check, path, counters->count, MOST_COUNTERS);
    return;
  }
  if (!counters->count) crd_core_required(check, path, CORE_NO_DETAIL);
  for (uint32_t i = 0; i < counters->count; i++)
    crd_core_string_passes(check, path, counters->items[i].key, crd_check_dns1123_label);
  crd_core_mark_covered(check, before);
}

/* validateDeviceCounterConsumption, of each. */
static void validate_consumption(core_check *check, const core_resource_device_counter_consumption_list *consumption,
                                 const crd_path *path) {
  enum { MOST_SETS = 2 };
  if (!crd_core_validate_most_items(check, consumption->count, MOST_SETS, path)) return;
  for (uint32_t i = 0; i < consumption->count; i++) {
    const core_resource_device_counter_consumption *one = &consumption->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    crd_core_validate_counter_set_name(check, one->counter_set, CORE_AT(at, "counterSet"));
    crd_core_validate_counters_of_set(check, &one->counters, CORE_AT(at, "counters"));
  }
  CORE_COVERED(check, CORE_UNIQUE(check, consumption, counter_set, path));
}

/* ---- nodes ---- */

/* The fields that were chosen, as a list. */
typedef struct node_choices {
  crd_text text;
  int count;
} node_choices;

static void add_choice(node_choices *choices, const char *name) {
  crd_text_printf(&choices->text, "%s`%s`", choices->count++ ? ", " : "{", name);
}

/* A bool that may only be true. */
static void add_true_choice(core_check *check, node_choices *choices, const core_optional_bool *choice, const char *name,
                            const crd_path *path) {
  if (choice->set && choice->value)
    add_choice(choices, name);
  else if (choice->set)
    crd_core_bad_bool(check, CORE_NAMED(path, crd_string_of(name)), false, "must be either unset or set to true");
}

/* validateNodeName is a part of it. */
void crd_core_validate_device_nodes(core_check *check, const core_optional_string *name, const core_node_selector *selector,
                                    const core_optional_bool *all, const core_optional_bool *each, const crd_path *path) {
  static const crd_string slices = CRD_STRING_INIT(
                              "exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required"),
                          devices = CRD_STRING_INIT(
                              "exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when "
                              "`perDeviceNodeSelection` is set to true in the ResourceSlice spec");
  const crd_path *at_name = CORE_AT(path, "nodeName"), *at_selector = CORE_AT(path, "nodeSelector");
  node_choices choices = {.text = {.arena = check->arena}};
  if (name->set && !name->value.size)
    crd_core_bad_text(check, at_name, name->value,
                      each ? "must be either unset or set to a non-empty string" : "must not be empty");
  if (name->value.size) {
    add_choice(&choices, "nodeName");
    crd_core_string_passes(check, at_name, name->value, crd_check_dns1123_subdomain);
  }
  if (selector) {
    add_choice(&choices, "nodeSelector");
    crd_core_validate_node_selector(check, selector, at_selector);
    if (each && selector->node_selector_terms.count != 1)
      crd_core_invalid(check, CORE_AT(at_selector, "nodeSelectorTerms"),
                       crd_core_show_list(check, &crd_core_node_selector_term_type, &selector->node_selector_terms),
                       CRD_STRING("must have exactly one node selector term"));
  }
  add_true_choice(check, &choices, all, "allNodes", path);
  if (each) add_true_choice(check, &choices, each, "perDeviceNodeSelection", path);
  crd_text_add_char(&choices.text, '}');
  if (!choices.count) crd_core_required(check, path, each ? slices : devices);
  if (choices.count > 1)
    crd_core_invalid(check, path, crd_bad_string(crd_text_string(&choices.text)),
                     each ? crd_arena_printf(check->arena, "%.*s, but multiple fields are set", CRD_PRINT(slices))
                          : devices);
}

/* ---- resources of nodes ---- */

static void validate_multiplier(core_check *check, const crd_quantity *amount, const crd_path *path) {
  if (crd_quantity_sign(amount) <= 0)
    crd_core_invalid(check, path, crd_core_show_quantity(check, amount), CRD_STRING("must be positive"));
}

static int compare_keys(const void *key, const void *pair) {
  return crd_string_compare(*(const crd_string *)key, ((const core_resource_device_capacity_pair *)pair)->key);
}

/* validateNodeAllocatableMapping */
static void validate_node_mapping(core_check *check, const core_resource_node_allocatable_mapping *mapping,
                                  const core_resource_device_capacity_map *capacity, const crd_path *path) {
  const core_optional_string *key = &mapping->capacity_key;
  const crd_path *at = CORE_AT(path, "capacityKey"), *multiplier = CORE_AT(path, "capacityMultiplier");
  bool known =
      capacity->count && bsearch(&key->value, capacity->items, capacity->count, sizeof *capacity->items, compare_keys);
  if (key->set && !key->value.size)
    crd_core_bad_text(check, at, CRD_STRING(""), "capacityKey must not be an empty string");
  else if (key->set && !known)
    crd_core_not_found(check, at, crd_bad_json(key->value));
  if (key->set && !mapping->capacity_multiplier)
    crd_core_required_covered(check, multiplier, CRD_STRING("capacityMultiplier is required when capacityKey is set"));
  else if (key->set)
    validate_multiplier(check, mapping->capacity_multiplier, multiplier);
  if (mapping->device_multiplier) validate_multiplier(check, mapping->device_multiplier, CORE_AT(path, "deviceMultiplier"));
  if (mapping->capacity_multiplier && !key->set)
    crd_core_required_covered(check, at, CRD_STRING("capacityKey is required when capacityMultiplier is set"));
}

/* validateNodeAllocatableOverheadMapping */
static void validate_node_overhead(core_check *check, const core_resource_node_allocatable_overhead *overhead,
                                   const crd_path *path) {
  static const crd_string detail = CRD_STRING_INIT("must be non-negative");
  if (!overhead->per_pod && !overhead->per_container)
    crd_core_bad_text(check, path, CRD_STRING(""), "at least one of perPod or perContainer must be set");
  if (overhead->per_pod && crd_quantity_sign(overhead->per_pod) < 0)
    crd_core_invalid(check, CORE_AT(path, "perPod"), crd_core_show_quantity(check, overhead->per_pod), detail);
  if (overhead->per_container && crd_quantity_sign(overhead->per_container) < 0)
    crd_core_invalid(check, CORE_AT(path, "perContainer"), crd_core_show_quantity(check, overhead->per_container), detail);
}

/* validateNodeAllocatableResources */
static void validate_allocatable_resources(core_check *check, const core_resource_device *device, const crd_path *path) {
  for (uint32_t i = 0; i < device->node_allocatable_resources.count; i++) {
    crd_string name = device->node_allocatable_resources.items[i].key;
    const core_resource_node_allocatable_resource *one = &device->node_allocatable_resources.items[i].value;
    const crd_path *at = CORE_KEY(path, name);
    if (!core_is(name, "cpu") && !core_is(name, "memory") && !crd_core_is_huge_page_resource(name))
      crd_core_bad_word(check, at, name, "must be a node allocatable resource name");
    if (!one->mapping && !one->overhead)
      crd_core_required(check, at, CRD_STRING("at least one of mapping or overhead must be set"));
    if (one->mapping) validate_node_mapping(check, one->mapping, &device->capacity, CORE_AT(at, "mapping"));
    if (one->overhead) validate_node_overhead(check, one->overhead, CORE_AT(at, "overhead"));
  }
}

/* ---- the device ---- */

static void validate_device_taints(core_check *check, const core_resource_device *device, const core_resource_device *old,
                                   const crd_path *path) {
  enum { MOST_TAINTS = 16 };
  if (old && crd_core_lists_equal(&crd_core_resource_device_taint_type, &old->taints, &device->taints)) return;
  if (device->taints.count > MOST_TAINTS) {
    crd_core_too_many(check, path, device->taints.count, MOST_TAINTS);
    return;
  }
  for (uint32_t i = 0; i < device->taints.count; i++)
    crd_core_validate_device_taint(check, &device->taints.items[i], NULL, CORE_ITEM(path, i));
}

void crd_core_validate_device(core_check *check, const core_resource_device *device, const core_resource_device *old,
                              bool selects_nodes, const crd_path *path) {
  crd_core_string_passes(check, CORE_AT(path, "name"), device->name, crd_check_dns1123_label);
  validate_sizes(check, device, path);
  validate_attributes_and_capacity(check, device, old, path);
  validate_device_taints(check, device, old, CORE_AT(path, "taints"));
  validate_consumption(check, &device->consumes_counters, CORE_AT(path, "consumesCounters"));
  if (selects_nodes)
    crd_core_validate_device_nodes(check, &device->node_name, device->node_selector, &device->all_nodes, NULL, path);
  else if (device->node_name.set || device->node_selector || device->all_nodes.set)
    crd_core_invalid(check, path, crd_bad_null(),
                     CRD_STRING("`nodeName`, `nodeSelector` and `allNodes` can only be set if `perDeviceNodeSelection` is "
                                "set to true in the ResourceSlice spec"));
  crd_core_validate_binding_conditions(check, &device->binding_conditions, &device->binding_failure_conditions, path);
  validate_allocatable_resources(check, device, CORE_AT(path, "nodeAllocatableResources"));
}
