/* SPDX-License-Identifier: Apache-2.0 */
/* Amounts of resources as in Volcano's scheduler (pkg/scheduler/api Resource): a double for each name, in thousandths except
 * for memory and pods. Names that the scheduler does not use are omitted. In rules such an amount is a map(string, double)
 * that always has cpu and memory; the other names follow sorted. */
#include "../../metadata/names.h"
#include "../internal.h"
#include <float.h>
#include <math.h>
#include <stdlib.h>

#define LEAST_AMOUNT 0.1 /* a smaller amount counts as absent */

/* ---- names ---- */

static bool is_resource(crd_string name, const char *text) {
  return crd_string_equal(name, crd_string_of(text));
}

static bool starts(crd_string text, const char *prefix) {
  return crd_string_has_prefix(text, crd_string_of(prefix));
}

/* component-helpers' IsExtendedResourceName. */
static bool is_extended(crd_arena *arena, crd_string name) {
  if (!crd_string_contains(name, CRD_STRING("/")) || crd_string_contains(name, CRD_STRING("kubernetes.io/")) ||
      starts(name, "requests."))
    return false;
  crd_string quota = crd_arena_printf(arena, "requests.%.*s", CRD_PRINT(name));
  return crd_names_is_qualified(quota);
}

/* Whether a resource other than cpu and memory is counted; `digits` is 0 or 3, the decimal places that count. */
static bool is_scalar_resource(crd_arena *arena, crd_string name, int *digits) {
  *digits = is_resource(name, "pods") ? 0 : 3;
  if (is_resource(name, "pods") || is_resource(name, "ephemeral-storage")) return true;
  if (starts(name, "count/")) return false;
  return is_extended(arena, name) || starts(name, "hugepages-") || crd_string_contains(name, CRD_STRING("kubernetes.io/")) ||
         starts(name, "attachable-volumes-");
}

/* ---- amounts ---- */

typedef struct amount {
  crd_string name;
  double value;
} amount;

static int by_amount_name(const void *a, const void *b) {
  return crd_string_compare(((const amount *)a)->name, ((const amount *)b)->name);
}

/* A map of cpu, memory, then the others. */
static crd_cel_value amounts_value(crd_cel *cel, double cpu, double memory, amount *scalars, size_t count) {
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (count + 2) * sizeof *entries);
  entries[0] = (crd_cel_entry){crd_cel_of_string(CRD_STRING("cpu")), crd_cel_of_double(cpu)};
  entries[1] = (crd_cel_entry){crd_cel_of_string(CRD_STRING("memory")), crd_cel_of_double(memory)};
  if (count) qsort(scalars, count, sizeof *scalars, by_amount_name);
  for (size_t i = 0; i < count; i++)
    entries[i + 2] = (crd_cel_entry){crd_cel_of_string(scalars[i].name), crd_cel_of_double(scalars[i].value)};
  cel->cost += count + 2;
  return crd_cel_make_map(cel, entries, NULL, count + 2);
}

/* The quantity of a value; zero if it has none. */
static crd_quantity quantity_given(crd_cel *cel, crd_cel_value value) {
  crd_quantity quantity;
  crd_cel_value text = value.kind == CRD_CEL_STRING ? value : crd_cel_fn_string(cel, &value, 1);
  if (text.kind != CRD_CEL_STRING || !crd_quantity_parse(text.as.text, &quantity, NULL))
    quantity = crd_quantity_of_int(0, CRD_QUANTITY_DECIMAL_SI);
  return quantity;
}

/* The amount of an entry of a map of quantities. False if its name is not counted. */
static bool amount_at(crd_cel *cel, crd_cel_value quantities, size_t i, amount *out) {
  crd_cel_value key = crd_cel_key(quantities, i);
  if (key.kind != CRD_CEL_STRING) return false;
  bool cpu = is_resource(key.as.text, "cpu");
  int digits = cpu ? 3 : 0;
  if (!cpu && !is_resource(key.as.text, "memory") && !is_scalar_resource(cel->arena, key.as.text, &digits)) return false;
  crd_quantity quantity = quantity_given(cel, crd_cel_entry_value(cel, quantities, i));
  *out = (amount){key.as.text, crd_quantity_ceil(&quantity, digits)};
  return true;
}

crd_cel_value crd_cel_fn_resource_amounts(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_map(arguments[0])) return crd_cel_wrong_call(cel, arguments, count);
  size_t size = (size_t)crd_cel_count(arguments[0]), found = 0;
  amount *scalars = crd_arena_alloc(cel->arena, (size + 1) * sizeof *scalars), next;
  double cpu = 0, memory = 0;
  for (size_t i = 0; i < size; i++) {
    if (!amount_at(cel, arguments[0], i, &next)) continue;
    if (is_resource(next.name, "cpu"))
      cpu = next.value;
    else if (is_resource(next.name, "memory"))
      memory = next.value;
    else
      scalars[found++] = next;
  }
  return amounts_value(cel, cpu, memory, scalars, found);
}

/* Sets `value` to the amount of a name. False if the map does not have the name. */
static bool amount_of(crd_cel *cel, crd_cel_value amounts, crd_string name, double *value) {
  int64_t size = crd_cel_is_map(amounts) ? crd_cel_count(amounts) : 0;
  for (int64_t i = 0; i < size; i++) {
    crd_cel_value key = crd_cel_key(amounts, (size_t)i);
    if (key.kind != CRD_CEL_STRING || !crd_string_equal(key.as.text, name)) continue;
    crd_cel_value entry = crd_cel_entry_value(cel, amounts, (size_t)i);
    *value = entry.kind == CRD_CEL_DOUBLE ? entry.as.number : 0;
    return true;
  }
  return false;
}

/* ---- sums ---- */

static crd_cel_value add_amounts(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  size_t left = (size_t)crd_cel_count(a), right = (size_t)crd_cel_count(b), count = 0;
  amount *scalars = crd_arena_alloc(cel->arena, (left + right + 1) * sizeof *scalars);
  double plain[2] = {0, 0};
  const crd_cel_value both[] = {a, b};
  for (size_t side = 0; side < 2; side++)
    for (size_t i = 0; i < (side ? right : left); i++) {
      crd_cel_value key = crd_cel_key(both[side], i), value = crd_cel_entry_value(cel, both[side], i);
      if (key.kind != CRD_CEL_STRING || value.kind != CRD_CEL_DOUBLE) continue;
      bool cpu = is_resource(key.as.text, "cpu"), memory = is_resource(key.as.text, "memory");
      size_t at = 0;
      if (cpu || memory) {
        plain[memory] += value.as.number;
        continue;
      }
      while (at < count && !crd_string_equal(scalars[at].name, key.as.text)) at++;
      if (at == count) scalars[count++] = (amount){key.as.text, 0};
      scalars[at].value += value.as.number;
    }
  return amounts_value(cel, plain[0], plain[1], scalars, count);
}

/* A list of sums: of the first amount, of the first two, and so on. */
crd_cel_value crd_cel_fn_resource_sums(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_list(arguments[0])) return crd_cel_wrong_call(cel, arguments, count);
  size_t size = (size_t)crd_cel_count(arguments[0]);
  crd_cel_value *sums = crd_arena_alloc(cel->arena, (size + 1) * sizeof *sums);
  cel->cost += size;
  for (size_t i = 0; i < size; i++) {
    crd_cel_value next = crd_cel_item(cel, arguments[0], i);
    if (!crd_cel_is_map(next)) return crd_cel_wrong_call(cel, arguments, count);
    sums[i] = i ? add_amounts(cel, sums[i - 1], next) : next;
    crd_cel_poll(cel);
  }
  return crd_cel_make_list(cel, sums, NULL, size);
}

/* Whether an amount exceeds its limit for any name (LessPartly with zero as the default). */
crd_cel_value crd_cel_fn_resource_exceeds(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_map(arguments[0]) || !crd_cel_is_map(arguments[1])) return crd_cel_wrong_call(cel, arguments, count);
  int64_t size = crd_cel_count(arguments[0]), limits = crd_cel_count(arguments[1]);
  bool exceeds = false;
  cel->cost += 1 + (uint64_t)size;
  for (int64_t i = 0; i < size && !exceeds; i++) {
    crd_cel_value key = crd_cel_key(arguments[0], (size_t)i), value = crd_cel_entry_value(cel, arguments[0], (size_t)i);
    double limit;
    if (key.kind != CRD_CEL_STRING || value.kind != CRD_CEL_DOUBLE) continue;
    exceeds = !amount_of(cel, arguments[1], key.as.text, &limit) || limit < value.as.number;
  }
  /* a name that the sum does not have counts as 0 */
  for (int64_t i = 0; i < limits && !exceeds; i++) {
    crd_cel_value key = crd_cel_key(arguments[1], (size_t)i), value = crd_cel_entry_value(cel, arguments[1], (size_t)i);
    double own;
    if (key.kind != CRD_CEL_STRING || value.kind != CRD_CEL_DOUBLE) continue;
    exceeds = !amount_of(cel, arguments[0], key.as.text, &own) && value.as.number < 0;
  }
  return crd_cel_of_bool(exceeds);
}

/* A growing sum, and its limit. */
typedef struct limited_amount {
  crd_string name;
  double sum, limit; /* a sum without a limit exceeds it even if it is 0 */
} limited_amount;

typedef struct running_sums {
  crd_cel_value limits;
  limited_amount *items;
  size_t count, capacity;
} running_sums;

static limited_amount *running_sum(crd_cel *cel, running_sums *sums, crd_string name) {
  for (size_t i = 0; i < sums->count; i++)
    if (crd_string_equal(sums->items[i].name, name)) return &sums->items[i];
  CRD_ARENA_ROOM(cel->arena, sums->items, sums->count, sums->capacity, 8);
  limited_amount *made = &sums->items[sums->count++];
  *made = (limited_amount){.name = name};
  if (!amount_of(cel, sums->limits, name, &made->limit)) made->limit = -HUGE_VAL;
  return made;
}

/* Whether resourceExceeds would be true for the current sums. */
static bool sums_exceed(crd_cel *cel, const running_sums *sums, bool negative) {
  int64_t limits = negative ? crd_cel_count(sums->limits) : 0; /* only a negative limit is exceeded by an absent sum */
  for (size_t i = 0; i < sums->count; i++)
    if (sums->items[i].limit < sums->items[i].sum) return true;
  for (int64_t i = 0; i < limits; i++) {
    crd_cel_value key = crd_cel_key(sums->limits, (size_t)i), value = crd_cel_entry_value(cel, sums->limits, (size_t)i);
    bool known = key.kind != CRD_CEL_STRING || value.kind != CRD_CEL_DOUBLE || value.as.number >= 0;
    for (size_t j = 0; j < sums->count && !known; j++) known = crd_string_equal(sums->items[j].name, key.as.text);
    if (!known) return true;
  }
  return false;
}

static bool has_negative(crd_cel *cel, crd_cel_value amounts) {
  for (int64_t i = 0; i < crd_cel_count(amounts); i++) {
    crd_cel_value value = crd_cel_entry_value(cel, amounts, (size_t)i);
    if (value.kind == CRD_CEL_DOUBLE && value.as.number < 0) return true;
  }
  return false;
}

/* The index of the first of resourceSums that resourceExceeds, or -1. It makes no map for each sum. */
crd_cel_value crd_cel_fn_resource_overrun(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_list(arguments[0]) || !crd_cel_is_map(arguments[1])) return crd_cel_wrong_call(cel, arguments, count);
  running_sums sums = {.limits = arguments[1]};
  bool negative = has_negative(cel, arguments[1]);
  int64_t size = crd_cel_count(arguments[0]);
  running_sum(cel, &sums, CRD_STRING("cpu"));
  running_sum(cel, &sums, CRD_STRING("memory"));
  for (int64_t i = 0; i < size; i++) {
    crd_cel_value quantities = crd_cel_item(cel, arguments[0], (size_t)i);
    if (!crd_cel_is_map(quantities)) return crd_cel_wrong_call(cel, arguments, count);
    size_t names = (size_t)crd_cel_count(quantities);
    amount next;
    cel->cost += 1 + names;
    for (size_t j = 0; j < names; j++)
      if (amount_at(cel, quantities, j, &next)) running_sum(cel, &sums, next.name)->sum += next.value;
    if ((i == 0 || names) && sums_exceed(cel, &sums, negative)) return crd_cel_of_int(i);
    crd_cel_poll(cel);
  }
  return crd_cel_of_int(-1);
}

/* ---- texts ---- */

static void add_amount(crd_text *text, double value) {
  if (value == DBL_MAX)
    crd_text_add(text, CRD_STRING("maxFloat"));
  else if (value == (double)INT64_MAX)
    crd_text_add(text, CRD_STRING("maxInt"));
  else
    crd_text_printf(text, "%0.2f", value);
}

/* "cpu 1000.00, memory 1024.00, pods 3.00" */
crd_cel_value crd_cel_fn_resource_text(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_map(arguments[0])) return crd_cel_wrong_call(cel, arguments, count);
  crd_text text = {.arena = cel->arena};
  int64_t size = crd_cel_count(arguments[0]);
  cel->cost += 1 + (uint64_t)size;
  for (int64_t i = 0; i < size; i++) {
    crd_cel_value key = crd_cel_key(arguments[0], (size_t)i), value = crd_cel_entry_value(cel, arguments[0], (size_t)i);
    if (key.kind != CRD_CEL_STRING || value.kind != CRD_CEL_DOUBLE) continue;
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, key.as.text);
    crd_text_add_char(&text, ' ');
    add_amount(&text, value.as.number);
  }
  return crd_cel_of_string(crd_text_string(&text));
}

/* The text of one amount: cpu and memory as quantities, others as numbers. */
crd_cel_value crd_cel_fn_resource_amount_text(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  if (arguments[0].kind != CRD_CEL_STRING || arguments[1].kind != CRD_CEL_DOUBLE)
    return crd_cel_wrong_call(cel, arguments, count);
  double value = arguments[1].as.number;
  crd_quantity quantity;
  bool cpu = is_resource(arguments[0].as.text, "cpu"), memory = is_resource(arguments[0].as.text, "memory");
  if (!cpu && !memory) return crd_cel_of_string(crd_arena_printf(cel->arena, "%.2f", value));
  crd_string written = crd_arena_printf(cel->arena, cpu ? "%.0fm" : "%.0f", value);
  if (memory)
    quantity = crd_quantity_of_int((int64_t)value, CRD_QUANTITY_BINARY_SI);
  else if (!crd_quantity_parse(written, &quantity, NULL))
    return crd_cel_of_string(written);
  return crd_cel_of_string(crd_quantity_format(cel->arena, &quantity));
}

/* The names with an amount of at least LEAST_AMOUNT. */
crd_cel_value crd_cel_fn_resource_names(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_map(arguments[0])) return crd_cel_wrong_call(cel, arguments, count);
  size_t size = (size_t)crd_cel_count(arguments[0]), found = 0;
  crd_cel_value *names = crd_arena_alloc(cel->arena, (size + 1) * sizeof *names);
  cel->cost += 1 + size;
  for (size_t i = 0; i < size; i++) {
    crd_cel_value value = crd_cel_entry_value(cel, arguments[0], i);
    if (value.kind == CRD_CEL_DOUBLE && value.as.number >= LEAST_AMOUNT) names[found++] = crd_cel_key(arguments[0], i);
  }
  return crd_cel_make_list(cel, names, NULL, found);
}

/* Quantity.String: the canonical form. */
crd_cel_value crd_cel_fn_quantity_text(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_quantity quantity;
  crd_string error;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_wrong_call(cel, arguments, count);
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  if (!crd_quantity_parse(arguments[0].as.text, &quantity, &error))
    return crd_cel_failed_with(cel, "%.*s", CRD_PRINT(error));
  return crd_cel_of_string(crd_quantity_format(cel->arena, &quantity));
}
