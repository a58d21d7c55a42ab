/* SPDX-License-Identifier: Apache-2.0 */
/* Functions on lists. Mirrors apiserver pkg/cel/library/lists.go and cel-go ext/lists.go (version 3); costs as in apiserver
 * pkg/cel/library/cost.go. */
#include "../base/hash.h"
#include "internal.h"

static bool is_comparable(crd_cel_value value) {
  return value.kind >= CRD_CEL_BOOL && value.kind <= CRD_CEL_TIMESTAMP;
}

uint64_t crd_cel_traversal_cost(crd_cel *cel, crd_cel_value value) {
  if (value.kind == CRD_CEL_STRING || value.kind == CRD_CEL_BYTES) return value.as.text.size / 10;
  value = crd_cel_iterable(cel, value);
  int64_t count = crd_cel_count(value);
  if (count < 0) return 1;
  uint64_t cost = 0;
  bool list = crd_cel_is_list(value);
  crd_cel_poll(cel);
  for (int64_t i = 0; i < count; i++) {
    if (!list) cost += crd_cel_traversal_cost(cel, crd_cel_key(value, (size_t)i));
    cost += crd_cel_traversal_cost(cel, crd_cel_range_value(cel, value, (size_t)i));
  }
  return cost;
}

/* ---- Kubernetes lists ---- */

/* Whether the first item, which selects the overload, has an order. An empty list counts as one that has. */
static bool has_comparable_items(crd_cel *cel, crd_cel_value list) {
  return crd_cel_count(list) == 0 || is_comparable(crd_cel_item(cel, list, 0));
}

/* The error for a later item without an order; if the item is an error, that error (isSorted, cmp). */
static crd_cel_value without_order(crd_cel *cel, crd_cel_value item) {
  return item.kind == CRD_CEL_FAILED ? item : crd_cel_failed(cel, "no such overload");
}

/* Whether an overload may accept the list. None does if the first item is an error. */
static bool is_overloaded(crd_cel *cel, crd_cel_value list) {
  crd_string before = cel->error;
  if (!crd_cel_is_list(list)) return false;
  if (crd_cel_count(list) > 0 && crd_cel_item(cel, list, 0).kind == CRD_CEL_FAILED) return cel->error = before, false;
  return true;
}

crd_cel_value crd_cel_fn_is_sorted(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_charge(cel, crd_cel_traversal_cost(cel, arguments[0]));
  if (!is_overloaded(cel, arguments[0]) || !has_comparable_items(cel, arguments[0]))
    return crd_cel_no_overload(cel, "isSorted", arguments, count);
  int64_t size = crd_cel_count(arguments[0]);
  for (int64_t i = 1; i < size; i++) {
    int order;
    crd_cel_value before = crd_cel_item(cel, arguments[0], (size_t)i - 1), item = crd_cel_item(cel, arguments[0], (size_t)i);
    if (!is_comparable(item)) return without_order(cel, item);
    bool ordered = crd_cel_compare(cel, before, item, &order); /* items that cannot be compared are skipped */
    if (ordered && order == 1) return crd_cel_of_bool(false);
  }
  return crd_cel_of_bool(true);
}

/* The zero of a sum. The first item selects the overload; for an empty list `known` does, the zero of the item type, if the
 * checker knows it. A failed value: there is no overload. */
static crd_cel_value zero_of_sum(crd_cel *cel, crd_cel_value list, crd_cel_value known) {
  crd_cel_value first = crd_cel_count(list) > 0 ? crd_cel_item(cel, list, 0) : known;
  switch ((crd_cel_kind)first.kind) {
  case CRD_CEL_INT:
    return crd_cel_of_int(0);
  case CRD_CEL_UINT:
    return crd_cel_of_uint(0);
  case CRD_CEL_DOUBLE:
    return crd_cel_of_double(0);
  case CRD_CEL_DURATION:
    return crd_cel_of_time(CRD_CEL_DURATION, 0, 0);
  default:
    return crd_cel_no_value;
  }
}

/* arguments[1] is the zero of the list's item type. */
crd_cel_value crd_cel_fn_sum(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  uint64_t cost = cel->cost + crd_cel_traversal_cost(cel, arguments[0]);
  if (!is_overloaded(cel, arguments[0])) return crd_cel_no_overload(cel, "sum", arguments, count - 1);
  crd_cel_value sum = zero_of_sum(cel, arguments[0], arguments[1]);
  if (sum.kind == CRD_CEL_FAILED) return crd_cel_no_overload(cel, "sum", arguments, count - 1);
  int64_t size = crd_cel_count(arguments[0]);
  for (int64_t i = 0; i < size && sum.kind != CRD_CEL_FAILED; i++)
    sum = crd_cel_add(cel, sum, crd_cel_item(cel, arguments[0], (size_t)i));
  cel->cost = cost;
  return sum;
}

static crd_cel_value extreme(crd_cel *cel, const crd_cel_value *arguments, const char *name, int wanted) {
  crd_cel_charge(cel, crd_cel_traversal_cost(cel, arguments[0]));
  if (!is_overloaded(cel, arguments[0]) || !has_comparable_items(cel, arguments[0]))
    return crd_cel_no_overload(cel, name, arguments, 1);
  int64_t size = crd_cel_count(arguments[0]);
  if (size == 0) return crd_cel_failed_with(cel, "%s called on empty list", name);
  crd_cel_value best = crd_cel_item(cel, arguments[0], 0);
  for (int64_t i = 1; i < size; i++) {
    int order;
    crd_cel_value item = crd_cel_item(cel, arguments[0], (size_t)i);
    if (!is_comparable(item)) return without_order(cel, item);
    bool ordered = crd_cel_compare(cel, item, best, &order);
    if (ordered && order == wanted) best = item;
  }
  return best;
}

crd_cel_value crd_cel_fn_min(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return extreme(cel, arguments, "min", -1);
}
crd_cel_value crd_cel_fn_max(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return extreme(cel, arguments, "max", 1);
}

crd_cel_value crd_cel_fn_includes(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  crd_cel_charge(cel, crd_cel_traversal_cost(cel, arguments[0]));
  if (crd_cel_is_list(arguments[0])) return crd_cel_of_bool(crd_cel_has_item(cel, arguments[0], arguments[1]));
  return crd_cel_of_bool(crd_cel_equal(cel, arguments[0], arguments[1]) == CRD_CEL_TRUE);
}

/* ---- cel-go lists, version 3 ---- */

crd_cel_value crd_cel_fn_slice(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_list(arguments[0]) || arguments[1].kind != CRD_CEL_INT || arguments[2].kind != CRD_CEL_INT)
    return crd_cel_no_overload(cel, "slice", arguments, count);
  int64_t start = arguments[1].as.integer, end = arguments[2].as.integer, size = crd_cel_count(arguments[0]);
  cel->cost += 11;
  if (start < 0 || end < 0)
    return crd_cel_failed_with(cel, "cannot slice(%lld, %lld), negative indexes not supported", (long long)start,
                               (long long)end);
  if (start > end)
    return crd_cel_failed_with(cel, "cannot slice(%lld, %lld), start index must be less than or equal to end index",
                               (long long)start, (long long)end);
  if (size < end)
    return crd_cel_failed_with(cel, "cannot slice(%lld, %lld), list is length %lld", (long long)start, (long long)end,
                               (long long)size);
  crd_cel_charge(cel, (uint64_t)(end - start));
  crd_cel_builder items = {NULL, 0, 0};
  for (int64_t i = start; i < end; i++) crd_cel_push(cel, &items, crd_cel_item(cel, arguments[0], (size_t)i));
  return crd_cel_built(cel, &items);
}

static void flatten_into(crd_cel *cel, crd_cel_builder *items, crd_cel_value list, int64_t depth) {
  int64_t size = crd_cel_count(list);
  for (int64_t i = 0; i < size; i++) {
    crd_cel_value item = crd_cel_item(cel, list, (size_t)i);
    if (depth > 0 && crd_cel_is_list(item))
      flatten_into(cel, items, item, depth - 1);
    else
      crd_cel_push(cel, items, item);
  }
}

crd_cel_value crd_cel_fn_flatten(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int64_t depth = count > 1 ? arguments[1].as.integer : 1;
  crd_cel_builder items = {NULL, 0, 0};
  if (!crd_cel_is_list(arguments[0]) && arguments[0].kind != CRD_CEL_FAILED && count == 1) {
    crd_string name = crd_cel_type_name(arguments[0]);
    return crd_cel_failed_with(cel, "no such overload: %.*s.flatten()", (int)name.size, name.data);
  }
  if (!crd_cel_is_list(arguments[0]) || (count > 1 && arguments[1].kind != CRD_CEL_INT))
    return crd_cel_no_overload(cel, "flatten", arguments, count);
  crd_cel_charge(cel, 11 + (uint64_t)crd_cel_count(arguments[0]) * (depth < 0 ? 1 : (uint64_t)depth));
  if (depth < 0) return crd_cel_failed(cel, "level must be non-negative");
  flatten_into(cel, &items, arguments[0], depth);
  return crd_cel_built(cel, &items);
}

crd_cel_value crd_cel_fn_reverse(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_builder items = {NULL, 0, 0};
  if (!crd_cel_is_list(arguments[0])) return crd_cel_no_overload(cel, "reverse", arguments, count);
  int64_t size = crd_cel_count(arguments[0]);
  crd_cel_charge(cel, 11 + (uint64_t)size);
  for (int64_t i = size; i-- > 0;) crd_cel_push(cel, &items, crd_cel_item(cel, arguments[0], (size_t)i));
  return crd_cel_built(cel, &items);
}

crd_cel_value crd_cel_fn_lists_range(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_builder items = {NULL, 0, 0};
  if (arguments[0].kind != CRD_CEL_INT) return crd_cel_no_overload(cel, "lists.range", arguments, count);
  int64_t size = arguments[0].as.integer;
  cel->cost += 11;
  if (size < 0) return crd_cel_failed_with(cel, "lists.range: size must be non-negative, got %lld", (long long)size);
  crd_cel_charge(cel, (uint64_t)size);
  if (cel->cost > cel->limit) return crd_cel_no_value;
  for (int64_t i = 0; i < size; i++) crd_cel_push(cel, &items, crd_cel_of_int(i));
  return crd_cel_built(cel, &items);
}

/* Adds the cost of comparing every item with every other. False if the cost exceeds the limit. */
static bool add_square_cost(crd_cel *cel, crd_cel_value list) {
  uint64_t size = (uint64_t)crd_cel_count(list), cost = 2 * size * size;
  if (size && (crd_cel_item(cel, list, 0).kind == CRD_CEL_STRING || crd_cel_item(cel, list, 0).kind == CRD_CEL_BYTES))
    cost = (uint64_t)((double)(size * size) * 2.1);
  crd_cel_charge(cel, 11 + cost);
  return cel->cost <= cel->limit;
}

/* A hash table of texts. */
typedef struct met_texts {
  const crd_string **slots; /* NULL: free */
  size_t mask;
  uint64_t seed;
} met_texts;

static met_texts met_texts_for(const crd_cel *cel, size_t count) {
  met_texts met = {.mask = 15, .seed = crd_arena_seed(cel->arena)};
  while (met.mask < count * 2) met.mask = met.mask * 2 + 1;
  met.slots = crd_arena_zalloc(cel->arena, (met.mask + 1) * sizeof *met.slots);
  return met;
}

/* Whether the table has the text; if not, adds it. The text must stay where it is. */
static bool meet_text(met_texts *met, const crd_string *text) {
  size_t slot = (size_t)hash_name(met->seed, *text) & met->mask;
  for (; met->slots[slot]; slot = (slot + 1) & met->mask)
    if (crd_string_equal(*met->slots[slot], *text)) return true;
  met->slots[slot] = text;
  return false;
}

/* The texts of a list; NULL if an item is not a string or is an error. */
static crd_string *texts_of(crd_cel *cel, crd_cel_value list, size_t size) {
  crd_string before = cel->error, *texts = crd_arena_alloc(cel->arena, (size + 1) * sizeof *texts);
  for (size_t i = 0; i < size; i++) {
    const crd_cel_value item = crd_cel_item(cel, list, i);
    if (item.kind != CRD_CEL_STRING) return cel->error = before, NULL;
    texts[i] = item.as.text;
  }
  return texts;
}

crd_cel_value crd_cel_fn_repeats(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_builder repeats = {NULL, 0, 0};
  if (!crd_cel_is_list(arguments[0])) return crd_cel_wrong_call(cel, arguments, count);
  const size_t size = (size_t)crd_cel_count(arguments[0]);
  crd_cel_charge(cel, 1 + size);
  const crd_string *texts = texts_of(cel, arguments[0], size);
  if (!texts) return crd_cel_wrong_call(cel, arguments, count);
  met_texts met = met_texts_for(cel, size);
  for (size_t i = 0; i < size; i++)
    if (meet_text(&met, &texts[i])) crd_cel_push(cel, &repeats, crd_cel_of_int((int64_t)i));
  return crd_cel_built(cel, &repeats);
}

/* Adds the distinct texts of a list; false if the list has other items. */
static bool add_distinct_texts(crd_cel *cel, crd_cel_value list, size_t size, crd_cel_builder *items) {
  const crd_string *texts = texts_of(cel, list, size);
  if (!texts) return false;
  met_texts met = met_texts_for(cel, size);
  for (size_t i = 0; i < size; i++)
    if (!meet_text(&met, &texts[i])) crd_cel_push(cel, items, crd_cel_of_string(texts[i]));
  return true;
}

crd_cel_value crd_cel_fn_distinct(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_builder items = {NULL, 0, 0};
  if (!crd_cel_is_list(arguments[0])) return crd_cel_no_overload(cel, "distinct", arguments, count);
  if (!add_square_cost(cel, arguments[0])) return crd_cel_no_value;
  int64_t size = crd_cel_count(arguments[0]);
  if (add_distinct_texts(cel, arguments[0], (size_t)size, &items)) return crd_cel_built(cel, &items);
  for (int64_t i = 0; i < size; i++) {
    crd_cel_poll(cel);
    crd_cel_value item = crd_cel_item(cel, arguments[0], (size_t)i);
    size_t k = 0;
    while (k < items.count && crd_cel_equal(cel, items.items[k], item) != CRD_CEL_TRUE) k++;
    if (k == items.count) crd_cel_push(cel, &items, item);
  }
  return crd_cel_built(cel, &items);
}

/* Merge sort of `order` by the keys at its indexes. False if two keys cannot be compared. */
static bool sort_order(crd_cel *cel, crd_cel_value keys, size_t *order, size_t *space, size_t count) {
  if (count < 2) return true;
  size_t half = count / 2, a = 0, b = half;
  if (!sort_order(cel, keys, order, space, half) || !sort_order(cel, keys, order + half, space, count - half)) return false;
  for (size_t i = 0; i < count; i++) {
    int compared = a == half ? 1 : 0;
    if (a < half && b < count &&
        !crd_cel_compare(cel, crd_cel_item(cel, keys, order[a]), crd_cel_item(cel, keys, order[b]), &compared))
      return false;
    space[i] = b == count || (a < half && compared != 1) ? order[a++] : order[b++];
  }
  memcpy(order, space, count * sizeof *order);
  return true;
}

static crd_cel_value sort_by(crd_cel *cel, crd_cel_value list, crd_cel_value keys) {
  size_t size = (size_t)crd_cel_count(list);
  if (!size) return list;
  if (!is_comparable(crd_cel_item(cel, keys, 0))) return crd_cel_failed(cel, "list elements must be comparable");
  size_t *order = crd_arena_alloc(cel->arena, 2 * size * sizeof *order);
  for (size_t i = 0; i < size; i++) {
    order[i] = i;
    if (crd_cel_item(cel, keys, i).kind != crd_cel_item(cel, keys, 0).kind)
      return crd_cel_failed(cel, "list elements must have the same type");
  }
  if (!sort_order(cel, keys, order, order + size, size)) return crd_cel_no_value;
  crd_cel_builder items = {NULL, 0, 0};
  for (size_t i = 0; i < size; i++) crd_cel_push(cel, &items, crd_cel_item(cel, list, order[i]));
  return crd_cel_built(cel, &items);
}

crd_cel_value crd_cel_fn_sort(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  if (!crd_cel_is_list(arguments[0])) return crd_cel_no_operator(cel, "sort", arguments[0]);
  return add_square_cost(cel, arguments[0]) ? sort_by(cel, arguments[0], arguments[0]) : crd_cel_no_value;
}

crd_cel_value crd_cel_fn_sort_by_keys(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_list(arguments[0]) || !crd_cel_is_list(arguments[1]))
    return crd_cel_no_overload(cel, "@sortByAssociatedKeys", arguments, count);
  return add_square_cost(cel, arguments[1]) ? sort_by(cel, arguments[0], arguments[1]) : crd_cel_no_value;
}

static crd_cel_value end_of(crd_cel *cel, const crd_cel_value *arguments, const char *name, bool last) {
  if (!crd_cel_is_list(arguments[0])) return crd_cel_no_overload(cel, name, arguments, 1);
  int64_t size = crd_cel_count(arguments[0]);
  cel->cost += 1;
  if (!size) return crd_cel_optional_none();
  return crd_cel_optional_of(cel, crd_cel_item(cel, arguments[0], last ? (size_t)size - 1 : 0));
}

crd_cel_value crd_cel_fn_first(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return end_of(cel, arguments, "first", false);
}
crd_cel_value crd_cel_fn_last(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return end_of(cel, arguments, "last", true);
}
