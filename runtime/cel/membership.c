/* SPDX-License-Identifier: Apache-2.0 */
/* Membership in lists and maps. Mirrors cel-go common/types (Contains) and, for lists and objects of a schema, apiserver
 * pkg/cel/common/values.go. */
#include "internal.h"

bool crd_cel_has_item(crd_cel *cel, crd_cel_value list, crd_cel_value item) {
  size_t count = (size_t)crd_cel_count(list);
  crd_cel_poll(cel);
  for (size_t i = 0; i < count; i++)
    if (crd_cel_equal(cel, crd_cel_item(cel, list, i), item) == CRD_CEL_TRUE) return true;
  return false;
}

crd_cel_truth crd_cel_in(crd_cel *cel, crd_cel_value item, crd_cel_value container) {
  if (item.kind == CRD_CEL_FAILED || container.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
  if (crd_cel_is_map(container) || crd_cel_is_object(container)) {
    cel->cost += 1;
    bool is_key = item.kind >= CRD_CEL_BOOL && item.kind <= CRD_CEL_STRING;
    if (container.kind == CRD_CEL_MAP && !is_key) return CRD_CEL_FALSE;
    if (container.kind == CRD_CEL_DOCUMENT && item.kind != CRD_CEL_STRING && cel->policy)
      return crd_cel_refuses_key(cel, item) ? CRD_CEL_ERROR : CRD_CEL_FALSE;
    crd_cel_value found = container.kind == CRD_CEL_MAP || item.kind == CRD_CEL_STRING
                              ? crd_cel_index_optional(cel, container, item)
                              : crd_cel_failed(cel, "no such overload");
    return found.kind == CRD_CEL_FAILED ? CRD_CEL_ERROR : crd_cel_truth_of(found.as.optional != NULL);
  }
  int64_t count = crd_cel_count(container);
  if (count < 0) {
    crd_cel_fail(cel, "no such overload");
    return CRD_CEL_ERROR;
  }
  crd_cel_charge(cel, (uint64_t)count);
  crd_cel_truth result = CRD_CEL_FALSE;
  crd_string first = cel->error;
  crd_cel_poll(cel);
  bool own = container.kind == CRD_CEL_LIST && (crd_cel_is_own_list(container) || !cel->raw_lists);
  for (int64_t i = 0; i < count; i++) {
    /* For a list of the document the first error is the result unless the item is found (unstructuredList.Contains). For a
     * list that the rule made the item's Equal is called, and errors count as false (baseList.Contains). */
    crd_cel_value member = crd_cel_item(cel, container, (size_t)i);
    crd_cel_truth equal = own ? crd_cel_equal_item(cel, item, member) : crd_cel_equal_item(cel, member, item);
    if (equal == CRD_CEL_TRUE) return equal;
    if (equal == CRD_CEL_ERROR && result != CRD_CEL_ERROR && !own) {
      result = equal;
      first = cel->error;
    }
  }
  cel->error = first;
  return result;
}

crd_cel_truth crd_cel_in_constant(crd_cel *cel, crd_cel_value item, crd_cel_value list) {
  uint64_t cost = cel->cost;
  crd_cel_truth found = crd_cel_in(cel, item, list);
  cel->cost = cost;
  return found;
}

bool crd_cel_in_strings(crd_string item, const crd_string *items, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(item, items[i])) return true;
  return false;
}

bool crd_cel_in_ints(int64_t item, const int64_t *items, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (item == items[i]) return true;
  return false;
}
