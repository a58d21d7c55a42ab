/* SPDX-License-Identifier: Apache-2.0 */
/* Accessors of timestamps and durations against cel-go's, with zones and offsets. */
#include "cel_table.h"
#include <unistd.h>

static const table_row rows[] = {
#include "tables/time.inc"
};

static const table_function functions[] = {{"getFullYear", crd_cel_fn_full_year},
                                           {"getMonth", crd_cel_fn_month},
                                           {"getDayOfYear", crd_cel_fn_day_of_year},
                                           {"getDayOfMonth", crd_cel_fn_day_of_month},
                                           {"getDate", crd_cel_fn_date},
                                           {"getDayOfWeek", crd_cel_fn_day_of_week},
                                           {"getHours", crd_cel_fn_hours},
                                           {"getMinutes", crd_cel_fn_minutes},
                                           {"getSeconds", crd_cel_fn_seconds},
                                           {"getMilliseconds", crd_cel_fn_milliseconds}};

static crd_string answer(crd_arena *arena, const table_row *row) {
  return table_call(arena, row, functions, sizeof functions / sizeof *functions);
}

Test(time, agrees_with_the_table) {
  if (access("/usr/share/zoneinfo/Europe/Berlin", R_OK) != 0) cr_skip_test("no time zone database here");
  table_check(rows, sizeof rows / sizeof *rows, answer);
}
