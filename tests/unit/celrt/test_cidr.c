/* SPDX-License-Identifier: Apache-2.0 */
/* CIDR ranges against net/netip. */
#include "table.h"
#include <crd/cidr.h>

static const table_row rows[] = {
#include "tables/cidr.inc"
};

static crd_string answer(crd_arena *arena, const table_row *row) {
  crd_cidr cidr, other;
  crd_ip ip;
  crd_string error = {NULL, 0};
  cr_assert_eq(crd_cidr_parse(NULL, row->arguments[0], &cidr, NULL),
               crd_cidr_parse(arena, row->arguments[0], &cidr, &error));
  if (error.size) return table_error(arena, error);
  if (table_is(row, "contains"))
    return table_truth(crd_ip_parse(NULL, row->arguments[1], &ip, NULL) && crd_cidr_contains_ip(&cidr, &ip));
  if (table_is(row, "covers"))
    return table_truth(crd_cidr_parse(NULL, row->arguments[1], &other, NULL) && crd_cidr_contains(&cidr, &other));
  crd_cidr masked = crd_cidr_masked(&cidr);
  cr_assert(crd_cidr_contains(&masked, &cidr) && crd_cidr_contains(&cidr, &masked));
  crd_string text = crd_cidr_format(arena, &cidr), base = crd_cidr_format(arena, &masked);
  return crd_arena_printf(arena, "%.*s %.*s", (int)text.size, text.data, (int)base.size, base.data);
}

TABLE(cidr, answer)
