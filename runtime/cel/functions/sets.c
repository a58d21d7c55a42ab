/* SPDX-License-Identifier: Apache-2.0 */
/* The sets library: lists compared as sets, by CEL equality. Mirrors cel-go ext/sets.go; costs as in apiserver
 * pkg/cel/library/cost.go. */
#include "../internal.h"

/* Adds the cost of comparing every item with every item. False if that exceeds the limit, or an argument is no list. */
static bool begin_sets(crd_cel *cel, const char *name, const crd_cel_value *arguments, uint64_t factor) {
  if (!crd_cel_is_list(arguments[0]) || !crd_cel_is_list(arguments[1])) {
    crd_cel_no_overload(cel, name, arguments, 2);
    return false;
  }
  crd_cel_charge(cel, 1 + (uint64_t)crd_cel_count(arguments[0]) * (uint64_t)crd_cel_count(arguments[1]) * factor);
  return cel->cost <= cel->limit;
}

/* setsContains: if an item is not found because an item of the list is an error, the result is that error. For a list that
 * the rule made, an item that is an error counts as not found. */
static crd_cel_truth contains_all(crd_cel *cel, crd_cel_value list, crd_cel_value items) {
  int64_t size = crd_cel_count(items);
  for (int64_t i = 0; i < size; i++) {
    crd_cel_value item = crd_cel_item(cel, items, (size_t)i);
    if (item.kind == CRD_CEL_FAILED && list.kind == CRD_CEL_LIST) return CRD_CEL_FALSE;
    crd_cel_truth found = crd_cel_in_constant(cel, item, list); /* without the cost of `in` */
    if (found != CRD_CEL_TRUE) return found;
  }
  return CRD_CEL_TRUE;
}

crd_cel_value crd_cel_fn_sets_contains(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  if (!begin_sets(cel, "sets.contains", arguments, 1)) return crd_cel_no_value;
  return crd_cel_of_truth(contains_all(cel, arguments[0], arguments[1]));
}

crd_cel_value crd_cel_fn_sets_equivalent(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  if (!begin_sets(cel, "sets.equivalent", arguments, 2)) return crd_cel_no_value;
  crd_cel_truth found = contains_all(cel, arguments[0], arguments[1]);
  return crd_cel_of_truth(found == CRD_CEL_TRUE ? contains_all(cel, arguments[1], arguments[0]) : found);
}

crd_cel_value crd_cel_fn_sets_intersects(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  if (!begin_sets(cel, "sets.intersects", arguments, 1)) return crd_cel_no_value;
  int64_t size = crd_cel_count(arguments[0]);
  for (int64_t i = 0; i < size; i++)
    if (crd_cel_has_item(cel, arguments[1], crd_cel_item(cel, arguments[0], (size_t)i))) return crd_cel_of_bool(true);
  return crd_cel_of_bool(false);
}
