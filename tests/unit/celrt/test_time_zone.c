/* SPDX-License-Identifier: Apache-2.0 */
/* Time zones against package time: the gaps and folds of daylight saving to the second, names that are none. */
#include "table.h"
#include <crd/time.h>
#include <unistd.h>

static const table_row rows[] = {
#include "tables/time_zone.inc"
};

static crd_string answer(crd_arena *arena, const table_row *row) {
  int64_t offset, seconds = strtoll(crd_arena_copy(arena, row->arguments[1]).data, NULL, 10);
  crd_string error = {NULL, 0};
  if (!crd_zone_offset(arena, row->arguments[0], seconds, &offset, &error)) return table_error(arena, error);
  return crd_arena_printf(arena, "%" PRId64, offset);
}

Test(time_zone, agrees_with_the_table) {
  if (access("/usr/share/zoneinfo/Europe/Berlin", R_OK) != 0) cr_skip_test("no time zone database here");
  table_check(rows, sizeof rows / sizeof *rows, answer);
}
