/* SPDX-License-Identifier: Apache-2.0 */
/* Fast access to maps and lists of objects without a schema, in which admission expressions spend nearly all of their time.
 * Other values use the general functions (lookup.c, equal.c, elements.c), with the same results. */
#include "internal.h"

#include <crd/generated/policy.h>

/* The tree of a map or list without a schema; NULL for other values. */
static const crd_value *open_node(const crd_cel_value *value, const crd_type *type) {
  return value->kind == CRD_CEL_DOCUMENT && value->as.part.type == type ? value->as.part.at : NULL;
}

uint64_t crd_policy_select(crd_cel *cel, const crd_cel_value *value, const crd_string *names, size_t count,
                           crd_cel_value *out) {
  size_t i = 0;
  const crd_value *node = open_node(value, &crd_cel_open_map_type), *last = node;
  for (; i < count && node && node->kind == CRD_MAP; last = node, i++) {
    node = member_of_node(cel, node, names[i]);
    if (node) continue;
    crd_cel_fail_key(cel, names[i]);
    *out = crd_cel_no_value;
    return i + 1;
  }
  if (last)
    crd_cel_put_open(last, out);
  else if (out != value)
    *out = *value;
  for (; i < count && out->kind != CRD_CEL_FAILED; i++) *out = crd_cel_select(cel, *out, names[i]);
  return i;
}

crd_cel_truth crd_policy_has(crd_cel *cel, const crd_cel_value *value, const crd_string *name) {
  const crd_value *node = open_node(value, &crd_cel_open_map_type);
  return node ? crd_cel_truth_of(crd_cel_find_member(cel, node, *name) != NULL) : crd_cel_has(cel, *value, *name);
}

int64_t crd_policy_range(crd_cel *cel, const crd_cel_value *value) {
  const crd_value *list = open_node(value, &crd_cel_open_list_type);
  return list ? list->size : crd_cel_range(cel, *value);
}

void crd_policy_range_at(crd_cel *cel, const crd_cel_value *value, size_t i, crd_cel_value *out) {
  const crd_value *list = open_node(value, &crd_cel_open_list_type);
  if (list)
    crd_cel_put_open(&list->as.items[i], out);
  else
    *out = crd_cel_range_at(cel, *value, i);
}
