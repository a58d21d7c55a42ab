/* SPDX-License-Identifier: Apache-2.0 */
/* A device of a ResourceSlice, and the requests that its capacity allows (validateDevice, validateRequestPolicy and what
 * they call, pkg/apis/resource/validation). */
#include "../../base/ascii.h"
#include "resource.h"

#include <crd/semver.h>
#include <inttypes.h>

enum { THOUSANDTHS = -3 };

static crd_string text_of_quantity(const core_check *check, const crd_quantity *quantity) {
  return crd_quantity_text(check->arena, quantity);
}

/* field.Invalid for a quantity, whose detail ends with another quantity. */
static void refuse_amount(core_check *check, const crd_quantity *amount, const char *detail, const crd_quantity *other,
                          const crd_path *path) {
  crd_core_invalid_as(check, path, crd_core_show_quantity(check, amount), "%s%.*s", detail,
                      CRD_PRINT(other ? text_of_quantity(check, other) : CRD_STRING("")));
}

/* ---- capacity: values ---- */

/* Whether AsDec returns the same digits for both amounts; for other servers whether both round up to the same number. */
static bool is_same_option(const core_check *check, const crd_quantity *a, const crd_quantity *b) {
  if (!check->options->gates.dra_fractional_capacity_range)
    return crd_quantity_wrapped_value(a, 0) == crd_quantity_wrapped_value(b, 0);
  int32_t places = a->scale < 0 ? a->scale : 0, others = b->scale < 0 ? b->scale : 0;
  return places == others && crd_quantity_compare(a, b) == 0;
}

/* Prints AsDec's digits: the form determines the digits after the point. */
static crd_bad_value show_option(const core_check *check, const crd_quantity *option) {
  int32_t scale = option->scale < 0 && check->options->gates.dra_fractional_capacity_range ? option->scale : 0;
  int64_t number;
  if (!crd_quantity_scaled_value(option, scale, &number)) return crd_core_show_quantity(check, option);
  const char *sign = number < 0 ? "-" : "";
  uint64_t magnitude = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  crd_string digits = crd_arena_printf(check->arena, "%0*" PRIu64, 1 - scale, magnitude);
  size_t whole = digits.size - (size_t)-scale;
  crd_string before = crd_string_slice(digits, 0, whole), behind = crd_string_slice(digits, whole, digits.size);
  return crd_bad_string(
      crd_arena_printf(check->arena, "%s%.*s%s%.*s", sign, CRD_PRINT(before), scale ? "." : "", CRD_PRINT(behind)));
}

/* validateRequestPolicyValidValues, validateValidRequestValues */
static void validate_valid_values(core_check *check, const crd_quantity *by_default, const crd_quantity *capacity,
                                  const core_quantity_list *values, const crd_path *path) {
  enum { MOST_OPTIONS = 10 };
  bool found = false;
  for (uint32_t i = 1; i < values->count; i++)
    if (crd_quantity_compare(&values->items[i - 1], &values->items[i]) > 0)
      refuse_amount(check, &values->items[i], "values must be sorted in ascending order", NULL, CORE_ITEM(path, i));
  if (values->count > MOST_OPTIONS) {
    crd_core_too_many(check, path, values->count, MOST_OPTIONS);
  } else {
    for (uint32_t i = 0; i < values->count; i++) {
      if (crd_quantity_compare(&values->items[i], capacity) > 0)
        refuse_amount(check, &values->items[i], "option is larger than capacity value: ", capacity, CORE_ITEM(path, i));
      if (crd_quantity_compare(&values->items[i], by_default) == 0) found = true;
    }
    for (uint32_t i = 1, k; i < values->count; i++) {
      for (k = 0; k < i && !is_same_option(check, &values->items[i], &values->items[k]);) k++;
      if (k < i) crd_core_duplicate(check, CORE_ITEM(path, i), show_option(check, &values->items[i]));
    }
  }
  if (!found) refuse_amount(check, by_default, "default value is not valid according to the requestPolicy", NULL, path);
}

/* ---- capacity: ranges ---- */

/* The parts of a range, by their names in errors. */
enum { RANGE_DEFAULT, RANGE_MIN, RANGE_MAX, RANGE_STEP, RANGE_PARTS };
static const crd_string range_names[RANGE_PARTS] = {CRD_STRING_INIT("default"), CRD_STRING_INIT("min"),
                                                    CRD_STRING_INIT("max"), CRD_STRING_INIT("step")};
typedef const crd_quantity *range_parts[RANGE_PARTS]; /* unset parts are NULL */

/* isFractionalQuantity */
static bool is_fractional(const crd_quantity *quantity) {
  crd_quantity rounded = *quantity;
  return !crd_quantity_round_up(&rounded, 0);
}

/* rangeHasFractional */
static bool any_fractional(const range_parts parts) {
  for (int i = 0; i < RANGE_PARTS; i++)
    if (parts[i] && is_fractional(parts[i])) return true;
  return false;
}

/* Whether 64 bits of thousandths hold the amount exactly. */
static bool is_milli(const crd_quantity *quantity) {
  crd_quantity thousand = *quantity,
               held = crd_quantity_of_int(crd_quantity_wrapped_value(quantity, THOUSANDTHS), CRD_QUANTITY_DECIMAL_SI);
  crd_quantity_multiply(&thousand, 1000);
  return crd_quantity_compare(&thousand, &held) == 0;
}

static bool all_milli(core_check *check, const range_parts parts, const crd_path *path) {
  bool good = true;
  for (int i = 0; i < RANGE_PARTS; i++) {
    if (!parts[i] || is_milli(parts[i])) continue;
    refuse_amount(check, parts[i], "value cannot be represented as a milli value", NULL, CORE_NAMED(path, range_names[i]));
    good = false;
  }
  return good;
}

/* From that minor on negative steps and bounds are refused, and the default has its own path. */
enum { ASKS_SIGNS = 37 };

/* validateInt64Range for all parts. */
static bool all_in_int64(core_check *check, const range_parts parts, const crd_path *path) {
  const crd_quantity most = crd_quantity_of_int(INT64_MAX, CRD_QUANTITY_DECIMAL_SI);
  bool good = true;
  for (int i = 0; i < RANGE_PARTS; i++) {
    const char *detail = NULL;
    if (parts[i] && crd_quantity_sign(parts[i]) < 0)
      detail = "must be greater than or equal to 0";
    else if (parts[i] && crd_quantity_compare(parts[i], &most) > 0)
      detail = "must not be larger than 9223372036854775807";
    if (!detail) continue;
    refuse_amount(check, parts[i], detail, NULL, CORE_NAMED(path, range_names[i]));
    good = false;
  }
  return good;
}

/* validateRequestPolicyRangeStep */
static void validate_step_to(core_check *check, const crd_quantity *value, const range_parts parts, int32_t scale,
                             const crd_path *path) {
  uint64_t from = (uint64_t)crd_quantity_wrapped_value(parts[RANGE_MIN], scale);
  int64_t far = (int64_t)((uint64_t)crd_quantity_wrapped_value(value, scale) - from);
  if (far % crd_quantity_wrapped_value(parts[RANGE_STEP], scale) != 0)
    crd_core_invalid_as(
        check, path, crd_core_show_quantity(check, value), "value is not a multiple of a given step (%.*s) from (%.*s)",
        CRD_PRINT(text_of_quantity(check, parts[RANGE_STEP])), CRD_PRINT(text_of_quantity(check, parts[RANGE_MIN])));
}

static void validate_range_step(core_check *check, const range_parts parts, const crd_quantity *capacity, bool milli,
                                const crd_path *path) {
  const crd_quantity *step = parts[RANGE_STEP];
  const crd_path *at = CORE_AT(path, "step");
  bool asks_signs = check->options->minor >= ASKS_SIGNS;
  if (asks_signs && crd_quantity_sign(step) <= 0) {
    refuse_amount(check, step, "must be greater than zero", NULL, at);
    return;
  }
  const crd_quantity next = crd_quantity_add(parts[RANGE_MIN], step);
  if (crd_quantity_compare(&next, capacity) > 0)
    crd_core_invalid_as(check, at, crd_core_show_quantity(check, step), "one step %.*s is larger than capacity value: %.*s",
                        CRD_PRINT(text_of_quantity(check, &next)), CRD_PRINT(text_of_quantity(check, capacity)));
  if (asks_signs && !milli && !all_in_int64(check, parts, path)) return;
  if (crd_quantity_wrapped_value(step, milli ? THOUSANDTHS : 0) == 0) return; /* before 1.37 Go divided by zero here */
  validate_step_to(check, parts[RANGE_DEFAULT], parts, milli ? THOUSANDTHS : 0, at);
  if (parts[RANGE_MAX]) validate_step_to(check, parts[RANGE_MAX], parts, milli ? THOUSANDTHS : 0, at);
}

/* Compares the ends of a range with each other, the default and the capacity. */
static void validate_range_ends(core_check *check, const range_parts parts, const crd_quantity *capacity,
                                const crd_path *path) {
  const crd_quantity *min = parts[RANGE_MIN], *max = parts[RANGE_MAX], *by_default = parts[RANGE_DEFAULT];
  bool own = check->options->minor >= ASKS_SIGNS; /* whether errors of the default have their own path */
  if (crd_quantity_compare(min, capacity) > 0)
    refuse_amount(check, min, "min is larger than capacity value: ", capacity, CORE_AT(path, "min"));
  if (crd_quantity_compare(by_default, min) < 0)
    refuse_amount(check, by_default, "default is less than min: ", min,
                  own ? CORE_AT(path, "default") : CORE_AT(path, "min"));
  if (!max) return;
  if (crd_quantity_compare(min, max) > 0) refuse_amount(check, min, "min is larger than max: ", max, CORE_AT(path, "max"));
  if (crd_quantity_compare(max, capacity) > 0)
    refuse_amount(check, max, "max is larger than capacity value: ", capacity, CORE_AT(path, "max"));
  if (crd_quantity_compare(by_default, max) > 0)
    refuse_amount(check, by_default, "default is more than max: ", max,
                  own ? CORE_AT(path, "default") : CORE_AT(path, "max"));
}

/* validateRequestPolicyRange */
static void validate_capacity_range(core_check *check, const crd_quantity *by_default, const crd_quantity *capacity,
                                    const core_resource_capacity_request_policy_range *range, const crd_path *path) {
  const range_parts parts = {by_default, range->min, range->max, range->step};
  if (!range->min) {
    crd_core_required(check, CORE_AT(path, "min"), "required when validRange is defined");
    return;
  }
  validate_range_ends(check, parts, capacity, path);
  bool milli = check->options->gates.dra_fractional_capacity_range && any_fractional(parts);
  if (milli && !all_milli(check, parts, path)) return;
  if (range->step) validate_range_step(check, parts, capacity, milli, path);
}

/* ---- capacity: policies ---- */

/* validateMultiAllocatableDeviceCapacity, validateSingleAllocatableDeviceCapacity */
static void validate_device_capacity(core_check *check, const core_resource_device_capacity *capacity, bool shared,
                                     const crd_path *path) {
  const core_resource_capacity_request_policy *policy = capacity->request_policy;
  const crd_path *at = CORE_AT(path, "requestPolicy");
  if (!policy) return;
  if (!shared)
    crd_core_forbidden(check, at, "allowMultipleAllocations must be true");
  else if (policy->valid_values.count && policy->valid_range)
    crd_core_forbidden(
        check, at,
        "exactly one policy can be specified, cannot specify \"validValues\" and \"validRange\" at the same time");
  else if (policy->valid_values.count && !policy->of_default)
    crd_core_required(check, CORE_AT(at, "default"), "required when validValues is defined");
  else if (policy->valid_values.count)
    validate_valid_values(check, policy->of_default, &capacity->value, &policy->valid_values, CORE_AT(at, "validValues"));
  else if (policy->valid_range && !policy->of_default)
    crd_core_required(check, CORE_AT(at, "default"), "required when validRange is defined");
  else if (policy->valid_range)
    validate_capacity_range(check, policy->of_default, &capacity->value, policy->valid_range, CORE_AT(at, "validRange"));
}

enum { LONGEST_KEY = 63 + 1 + 32 };

/* ---- attributes ---- */

enum { LONGEST_VALUE = 64 };

/* semverRe, which accepts numbers of any length: only as much of one is parsed as fits. */
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

/* Adds an error for a list that is set but empty. */
static int count_list(core_check *check, const void *items, uint32_t count, const crd_path *path) {
  if (items && !count) crd_core_invalid(check, path, crd_bad_text(CRD_STRING("[]")), "must not be empty if specified");
  return items != NULL;
}

/* validateDeviceAttribute */
static void validate_attribute(core_check *check, const core_resource_device_attribute *attribute, const crd_path *path) {
  static const char one[] = "exactly one value must be specified";
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
  bool says_keys = check->options->minor >= 36; /* before, at the value */
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
    validate_device_capacity(check, &device->capacity.items[i].value, device->allow_multiple_allocations.value,
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
  if (crd_core_has_too_many(check, counters->count, MOST_COUNTERS, path)) return;
  if (!counters->count) crd_core_required(check, path, NULL);
  for (uint32_t i = 0; i < counters->count; i++)
    crd_core_string_passes(check, path, counters->items[i].key, crd_check_dns1123_label);
  crd_core_mark_covered(check, before);
}

/* validateDeviceCounterConsumption for each. */
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

/* The fields that are set, as a list. */
typedef struct node_choices {
  crd_text text;
  int count;
} node_choices;

static void add_choice(node_choices *choices, const char *name) {
  crd_text_printf(&choices->text, "%s`%s`", choices->count++ ? ", " : "{", name);
}

/* Adds a bool field, which may only be true. */
static void add_true_choice(core_check *check, node_choices *choices, const core_optional_bool *choice, const char *name,
                            const crd_path *path) {
  if (choice->set && choice->value)
    add_choice(choices, name);
  else if (choice->set)
    crd_core_bad_bool(check, CORE_NAMED(path, crd_string_of(name)), false, "must be either unset or set to true");
}

/* Includes validateNodeName. */
void crd_core_validate_device_nodes(core_check *check, const core_optional_string *name, const core_node_selector *selector,
                                    const core_optional_bool *all, const core_optional_bool *each, const crd_path *path) {
  static const char slices[] = "exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required",
                    devices[] =
                        "exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when "
                        "`perDeviceNodeSelection` is set to true in the ResourceSlice spec";
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
                       "must have exactly one node selector term");
  }
  add_true_choice(check, &choices, all, "allNodes", path);
  if (each) add_true_choice(check, &choices, each, "perDeviceNodeSelection", path);
  crd_text_add_char(&choices.text, '}');
  if (!choices.count) crd_core_required(check, path, each ? slices : devices);
  if (choices.count > 1)
    crd_core_invalid_as(check, path, crd_bad_string(crd_text_string(&choices.text)), "%s%s", each ? slices : devices,
                        each ? ", but multiple fields are set" : "");
}

/* ---- node resources ---- */

static void validate_multiplier(core_check *check, const crd_quantity *amount, const crd_path *path) {
  if (crd_quantity_sign(amount) <= 0)
    crd_core_invalid(check, path, crd_core_show_quantity(check, amount), "must be positive");
}

/* validateNodeAllocatableMapping */
static void validate_node_mapping(core_check *check, const core_resource_node_allocatable_mapping *mapping,
                                  const core_resource_device_capacity_map *capacity, const crd_path *path) {
  const core_optional_string *key = &mapping->capacity_key;
  const crd_path *at = CORE_AT(path, "capacityKey"), *multiplier = CORE_AT(path, "capacityMultiplier");
  if (key->set && !key->value.size)
    crd_core_bad_text(check, at, CRD_STRING(""), "capacityKey must not be an empty string");
  else if (key->set && !CORE_FIND_PAIR(capacity, key->value))
    crd_core_not_found(check, at, crd_bad_json(key->value));
  if (key->set && !mapping->capacity_multiplier)
    crd_core_required_covered(check, multiplier, "capacityMultiplier is required when capacityKey is set");
  else if (key->set)
    validate_multiplier(check, mapping->capacity_multiplier, multiplier);
  if (mapping->device_multiplier) validate_multiplier(check, mapping->device_multiplier, CORE_AT(path, "deviceMultiplier"));
  if (mapping->capacity_multiplier && !key->set)
    crd_core_required_covered(check, at, "capacityKey is required when capacityMultiplier is set");
}

/* validateNodeAllocatableOverheadMapping */
static void validate_node_overhead(core_check *check, const core_resource_node_allocatable_overhead *overhead,
                                   const crd_path *path) {
  static const char detail[] = "must be non-negative";
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
    if (!one->mapping && !one->overhead) crd_core_required(check, at, "at least one of mapping or overhead must be set");
    if (one->mapping) validate_node_mapping(check, one->mapping, &device->capacity, CORE_AT(at, "mapping"));
    if (one->overhead) validate_node_overhead(check, one->overhead, CORE_AT(at, "overhead"));
  }
}

/* ---- the device ---- */

static void validate_device_taints(core_check *check, const core_resource_device *device, const core_resource_device *old,
                                   const crd_path *path) {
  enum { MOST_TAINTS = 16 };
  if (old && crd_core_lists_equal(&crd_core_resource_device_taint_type, &old->taints, &device->taints)) return;
  if (crd_core_has_too_many(check, device->taints.count, MOST_TAINTS, path)) return;
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
                     "`nodeName`, `nodeSelector` and `allNodes` can only be set if `perDeviceNodeSelection` is "
                     "set to true in the ResourceSlice spec");
  crd_core_validate_binding_conditions(check, &device->binding_conditions, &device->binding_failure_conditions, path);
  validate_allocatable_resources(check, device, CORE_AT(path, "nodeAllocatableResources"));
}
