/* SPDX-License-Identifier: Apache-2.0 */
/* Sums of lists. Mirrors cel-go common/types/list.go (baseList.Add, concatList) and apiserver pkg/cel/common/values.go
 * (unstructuredList, unstructuredSetList, unstructuredMapList: Add). */
#include "../base/kin.h"
#include "internal.h"

/* A sum of plain lists with more items is not copied to an array. */
enum { LAID_OUT = 16 };

/* The items of a sum as Go has them: the raw items of the left list, and what Value() returns for those of the right one. */
static crd_cel_value *raw_sum_items(crd_cel *cel, crd_cel_value a, const crd_cel_value *items, size_t left, size_t right) {
  crd_cel_value *raw = crd_arena_alloc(cel->arena, (left + right + 1) * sizeof *raw);
  for (size_t i = 0; i < left; i++) raw[i] = crd_cel_raw_item(cel, a, i);
  for (size_t i = left; i < left + right; i++) raw[i] = crd_cel_raw_value(items[i]);
  return raw;
}

/* a + b, with a's list type: a set gets the items that it lacks, a keyed list has items replaced. The sum of an empty list
 * and another is the other list, if the rule made `a` (baseList.Add). */
SELDOM crd_cel_value crd_cel_add_lists(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_type *type = crd_cel_list_type(a);
  bool plain = crd_cel_is_own_list(a), raw_sum = cel->raw_lists && !plain;
  size_t left = (size_t)crd_cel_count(a), right = (size_t)crd_cel_count(b), count = left + right;
  if (plain && (!left || !right)) return left ? a : b;
  if (!type && !raw_sum && count > LAID_OUT) return crd_cel_join(cel, a, b, plain ? &crd_cel_sum_of_lists : NULL);
  crd_cel_value *items = crd_arena_alloc(cel->arena, (count + 1) * sizeof *items);
  for (size_t i = 0; i < left; i++) items[i] = crd_cel_added_item(cel, a, i);
  for (size_t i = 0; i < right; i++) items[left + i] = crd_cel_added_item(cel, b, i);
  crd_cel_value *raw = NULL;
  if (raw_sum) {
    if (type && type->list_kind == CRD_LIST_SET) raw = raw_sum_items(cel, a, items, left, right);
    type = a.kind == CRD_CEL_LIST ? a.as.list->type : crd_cel_part_type(a);
    for (size_t i = left; i < left + right; i++) items[i] = crd_cel_read_again(cel, type->items, items[i]);
  }
  if (crd_cel_list_type(a) && !crd_cel_merge_by_key(cel, type, items, raw, left, right, &count))
    return crd_cel_of_truth(CRD_CEL_ERROR);
  crd_cel_raw_list *list = crd_arena_alloc(cel->arena, sizeof *list);
  *list = (crd_cel_raw_list){{items, count, plain ? &crd_cel_sum_of_lists : type}, raw};
  crd_cel_value sum = crd_cel_of_null();
  sum.kind = CRD_CEL_LIST;
  sum.as.list = &list->list;
  return sum;
}
