/* SPDX-License-Identifier: Apache-2.0 */
/* Semantic versions against blang/semver and the API server's normalisation. */
#include "table.h"
#include <crd/semver.h>

static const table_row rows[] = {
#include "tables/semver.inc"
};

static crd_string answer(crd_arena *arena, const table_row *row) {
  crd_semver a, b;
  crd_string error = {NULL, 0}, text = {NULL, 0};
  if (table_is(row, "normalized")) {
    if (!crd_semver_normalize(arena, row->arguments[0], &text, &error)) return table_error(arena, error);
    return crd_semver_parse(arena, text, &a, &error) ? crd_semver_format(arena, &a) : table_error(arena, error);
  }
  cr_assert_eq(crd_semver_parse(NULL, row->arguments[0], &a, NULL), crd_semver_parse(arena, row->arguments[0], &a, &error));
  if (error.size) return table_error(arena, error);
  if (row->count == 1) return crd_semver_format(arena, &a);
  cr_assert(crd_semver_parse(NULL, row->arguments[1], &b, NULL));
  cr_assert_eq(crd_semver_compare(&a, &b), -crd_semver_compare(&b, &a));
  return crd_arena_printf(arena, "%d", crd_semver_compare(&a, &b));
}

TABLE(semver, answer)
