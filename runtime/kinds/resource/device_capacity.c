/* SPDX-License-Identifier: Apache-2.0 */
/* How much of a device's capacity may be asked for (validateRequestPolicy and what it calls). */
#include "resource.h"

#include <inttypes.h>

enum { THOUSANDTHS = -3 };

static crd_string text_of_quantity(const core_check *check, const crd_quantity *quantity) {
  return crd_quantity_text(check->arena, quantity);
}

/* field.Invalid of a quantity, whose detail ends in another one. */
static void refuse_amount(core_check *check, const crd_quantity *amount, const char *detail, const crd_quantity *other,
                          const crd_path *path) {
  crd_core_invalid_as(check, path, crd_core_show_quantity(check, amount), "%s%.*s", detail,
                      CRD_PRINT(other ? text_of_quantity(check, other) : CRD_STRING("")));
}

/* ---- values ---- */

/* Whether AsDec gives two amounts the same digits; else it is enough that they are the same when rounded up. */
static bool is_same_option(const core_check *check, const crd_quantity *a, const crd_quantity *b) {
  if (!check->options->gates.dra_fractional_capacity_range)
    return crd_quantity_wrapped_value(a, 0) == crd_quantity_wrapped_value(b, 0);
  int32_t places = a->scale < 0 ? a->scale : 0, others = b->scale < 0 ? b->scale : 0;
  return places == others && crd_quantity_compare(a, b) == 0;
}

/* Such digits: the places behind the point are those of the form. */
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

/* ---- ranges ---- */

/* What a range is made of, by the names that its errors have. */
enum { RANGE_DEFAULT, RANGE_MIN, RANGE_MAX, RANGE_STEP, RANGE_PARTS };
static const crd_string range_names[RANGE_PARTS] = {CRD_STRING_INIT("default"), CRD_STRING_INIT("min"),
                                                    CRD_STRING_INIT("max"), CRD_STRING_INIT("step")};
typedef const crd_quantity *range_parts[RANGE_PARTS]; /* those that are not given are NULL */

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

/* Whether thousandths, in 64 bits, are all of an amount. */
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

/* Since then steps and bounds below zero are refused, and the default has a path of its own. */
enum { ASKS_SIGNS = 37 };

/* validateInt64Range, of all parts. */
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
  if (crd_quantity_wrapped_value(step, milli ? THOUSANDTHS : 0) == 0) return; /* before 1.37 Go divided by it */
  validate_step_to(check, parts[RANGE_DEFAULT], parts, milli ? THOUSANDTHS : 0, at);
  if (parts[RANGE_MAX]) validate_step_to(check, parts[RANGE_MAX], parts, milli ? THOUSANDTHS : 0, at);
}

/* What the ends of a range must be to each other, to the default and to the capacity. */
static void validate_range_ends(core_check *check, const range_parts parts, const crd_quantity *capacity,
                                const crd_path *path) {
  const crd_quantity *min = parts[RANGE_MIN], *max = parts[RANGE_MAX], *by_default = parts[RANGE_DEFAULT];
  bool own = check->options->minor >= ASKS_SIGNS; /* whether what is wrong with the default is told of it */
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

/* ---- policies ---- */

void crd_core_validate_device_capacity(core_check *check, const core_resource_device_capacity *capacity, bool shared,
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
