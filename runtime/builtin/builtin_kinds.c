/* SPDX-License-Identifier: Apache-2.0 */
/* Finding built-in kinds. */
#include "builtin_data.h"

static int order_of_kinds(const crd_builtin_kind *a, crd_string group, crd_string version, crd_string kind) {
  int order = crd_string_compare(a->group, group);
  if (!order) order = crd_string_compare(a->version, version);
  return order ? order : crd_string_compare(a->kind, kind);
}

/* The first row that is not before that kind. */
static size_t first_kind(crd_string group, crd_string version, crd_string kind) {
  size_t low = 0, high = crd_builtin_kind_row_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (order_of_kinds(&crd_builtin_kind_rows[middle], group, version, kind) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

const crd_builtin_kind *crd_builtin_kinds(size_t *count) {
  *count = crd_builtin_kind_row_count;
  return crd_builtin_kind_rows;
}

const crd_builtin_kind *crd_builtin_find(crd_string group, crd_string version, crd_string kind) {
  size_t at = first_kind(group, version, kind);
  bool found = at < crd_builtin_kind_row_count && !order_of_kinds(&crd_builtin_kind_rows[at], group, version, kind);
  return found ? &crd_builtin_kind_rows[at] : NULL;
}

const crd_builtin_kind *crd_builtin_find_resource(crd_string group, crd_string version, crd_string resource) {
  for (size_t at = first_kind(group, version, CRD_STRING("")); at < crd_builtin_kind_row_count; at++) {
    const crd_builtin_kind *kind = &crd_builtin_kind_rows[at];
    if (!crd_string_equal(kind->group, group) || !crd_string_equal(kind->version, version)) break;
    if (crd_string_equal(kind->resource, resource)) return kind;
  }
  return NULL;
}
