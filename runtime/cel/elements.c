/* SPDX-License-Identifier: Apache-2.0 */
/* The elements of lists and maps of any form: made by the rule, in the document, in structs. */
#include "internal.h"

/* A concatenation of long lists without keys: it has pointers to its operands, since most are only counted or walked once. A
 * rule may make one for each item of a list, at a cost of 1 each. */
typedef struct list_sum {
  crd_cel_list list; /* without items */
  crd_cel_value left, right;
} list_sum;

static crd_cel_value sum_item(crd_cel *cel, crd_cel_value sum, size_t i);

crd_cel_value crd_cel_item(crd_cel *cel, crd_cel_value list, size_t i) {
  if (list.kind == CRD_CEL_LIST) return list.as.list->items ? list.as.list->items[i] : sum_item(cel, list, i);
  const crd_type *type = list.as.part.type;
  if (list.kind == CRD_CEL_DOCUMENT)
    return crd_cel_of_document(cel, type->items, &((const crd_value *)list.as.part.at)->as.items[i]);
  const char *items = ((const crd_list *)list.as.part.at)->items;
  return crd_cel_of_storage(cel, type->items, items + i * type->struct_size);
}

/* An item of a list that is added to another: there a 2.0 among integers is what it is, not what its schema says. */
crd_cel_value crd_cel_added_item(crd_cel *cel, crd_cel_value list, size_t i) {
  crd_string before = cel->error;
  crd_cel_value item = crd_cel_item(cel, list, i);
  const crd_value *node = list.kind == CRD_CEL_DOCUMENT ? list.as.part.at : NULL;
  if (item.kind != CRD_CEL_FAILED || !node || node->as.items[i].kind != CRD_DOUBLE) return item;
  cel->error = before;
  return crd_cel_of_double(node->as.items[i].as.number);
}

static crd_cel_value sum_item(crd_cel *cel, crd_cel_value sum, size_t i) {
  while (sum.kind == CRD_CEL_LIST && !sum.as.list->items) {
    const list_sum *sides = (const list_sum *)(const void *)sum.as.list;
    size_t left = (size_t)crd_cel_count(sides->left);
    sum = i < left ? sides->left : sides->right;
    i -= i < left ? 0 : left;
  }
  return crd_cel_added_item(cel, sum, i);
}

crd_cel_value crd_cel_join(crd_cel *cel, crd_cel_value a, crd_cel_value b, const crd_type *type) {
  size_t left = (size_t)crd_cel_count(a), right = (size_t)crd_cel_count(b);
  size_t count = left > SIZE_MAX / 2 - right ? SIZE_MAX / 2 : left + right;
  list_sum *sum = crd_arena_alloc(cel->arena, sizeof *sum);
  *sum = (list_sum){{NULL, count, type}, a, b};
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_LIST;
  value.as.list = &sum->list;
  return value;
}

crd_cel_value crd_cel_key(crd_cel_value map, size_t i) {
  if (map.kind == CRD_CEL_MAP) return map.as.map->items[i].key;
  if (map.kind == CRD_CEL_DOCUMENT)
    return crd_cel_of_string(crd_member_name(&((const crd_value *)map.as.part.at)->as.members[i]));
  const char *entries = ((const crd_list *)map.as.part.at)->items;
  return crd_cel_of_string(*(const crd_string *)(const void *)(entries + i * map.as.part.type->struct_size));
}

crd_cel_value crd_cel_entry_value(crd_cel *cel, crd_cel_value map, size_t i) {
  if (map.kind == CRD_CEL_MAP) return map.as.map->items[i].value;
  const crd_type *type = map.as.part.type;
  if (map.kind == CRD_CEL_DOCUMENT)
    return crd_cel_of_document(cel, type->additional, &((const crd_value *)map.as.part.at)->as.members[i].value);
  const char *entries = ((const crd_list *)map.as.part.at)->items;
  return crd_cel_of_storage(cel, type->additional, entries + i * type->struct_size + CRD_ENTRY_VALUE_OFFSET);
}

int64_t crd_cel_range(crd_cel *cel, crd_cel_value value) {
  int64_t count = crd_cel_count(value);
  if (count < 0 && value.kind != CRD_CEL_FAILED)
    crd_cel_failed_with(cel, "got '%s', expected iterable type", crd_cel_go_name(value));
  return count;
}

int64_t crd_cel_range_pairs(crd_cel *cel, crd_cel_value value) {
  int64_t count = crd_cel_count(value);
  if (count < 0 && value.kind != CRD_CEL_FAILED)
    crd_cel_failed_with(cel, "unsupported comprehension range type: %s", crd_cel_go_name(value));
  return count;
}

crd_cel_value crd_cel_range_item(crd_cel *cel, crd_cel_value value, size_t i) {
  return crd_cel_is_list(value) ? crd_cel_item(cel, value, i) : crd_cel_key(value, i);
}

bool crd_cel_range_string(crd_cel *cel, crd_cel_value value, size_t i, crd_string *out) {
  return crd_cel_get_string(cel, crd_cel_range_item(cel, value, i), out);
}

crd_cel_value crd_cel_range_key(crd_cel_value value, size_t i) {
  return crd_cel_is_list(value) ? crd_cel_of_int((int64_t)i) : crd_cel_key(value, i);
}

crd_cel_value crd_cel_range_value(crd_cel *cel, crd_cel_value value, size_t i) {
  return crd_cel_is_list(value) ? crd_cel_item(cel, value, i) : crd_cel_entry_value(cel, value, i);
}
