/* SPDX-License-Identifier: Apache-2.0 */
/* Timestamps against package time. */
#include "table.h"
#include <crd/time.h>

static const table_row rows[] = {
#include "tables/timestamp.inc"
};

static crd_string answer(crd_arena *arena, const table_row *row) {
  crd_time_layout layout = table_is(row, "rfc3339")   ? CRD_TIME_RFC3339
                           : table_is(row, "unzoned") ? CRD_TIME_UNZONED
                                                      : CRD_TIME_DATE_ONLY;
  crd_timestamp stamp;
  crd_string error = {NULL, 0};
  cr_assert_eq(crd_timestamp_parse(NULL, layout, row->arguments[0], &stamp, NULL),
               crd_timestamp_parse(arena, layout, row->arguments[0], &stamp, &error));
  if (error.size) return table_error(arena, error);
  crd_string text = crd_timestamp_format(arena, &stamp);
  return crd_arena_printf(arena, "%" PRId64 " %d %d %.*s", stamp.seconds, stamp.nanos, stamp.offset, (int)text.size,
                          text.data);
}

TABLE(timestamp, answer)

Test(timestamp, days_and_dates_are_each_others_inverse) {
  for (int64_t days = -800000; days < 3000000; days += 97) {
    int64_t year;
    int month, day;
    crd_date_of_days(days, &year, &month, &day);
    cr_assert(month >= 1 && month <= 12 && day >= 1 && day <= 31);
    cr_assert_eq(crd_days_of_date(year, month, day), days);
  }
}

Test(timestamp, the_later_of_two_complaints_about_an_offset_stands) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_timestamp stamp;
  crd_string error;
  cr_assert_not(crd_timestamp_parse(arena, CRD_TIME_RFC3339, CRD_STRING("2021-01-01T00:00:00+25:61"), &stamp, &error));
  cr_assert(crd_string_equal(
      error, CRD_STRING("parsing time \"2021-01-01T00:00:00+25:61\": time zone offset minute out of range")));
  crd_arena_destroy(arena);
}
