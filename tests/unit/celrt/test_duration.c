/* SPDX-License-Identifier: Apache-2.0 */
/* Durations against package time and strfmt. */
#include "table.h"
#include <crd/time.h>

static const table_row rows[] = {
#include "tables/duration.inc"
};

static crd_string answer(crd_arena *arena, const table_row *row) {
  int64_t nanos, again;
  crd_string error = {NULL, 0};
  if (table_is(row, "words"))
    return crd_duration_parse_words(row->arguments[0], &nanos) ? crd_arena_printf(arena, "%" PRId64, nanos)
                                                               : CRD_STRING("!");
  if (table_is(row, "format"))
    return crd_duration_format(arena, strtoll(crd_arena_copy(arena, row->arguments[0]).data, NULL, 10));
  if (!crd_duration_parse(arena, row->arguments[0], &nanos, &error)) return table_error(arena, error);
  crd_string text = crd_duration_format(arena, nanos);
  cr_assert(crd_duration_parse(NULL, text, &again, NULL));
  cr_assert_eq(nanos, again, "what is printed reads as the same");
  return crd_arena_printf(arena, "%" PRId64 " %.*s", nanos, (int)text.size, text.data);
}

TABLE(duration, answer)

Test(duration, a_word_ends_before_what_is_no_letter) {
  int64_t nanos = 0;
  cr_assert(crd_duration_parse_words(CRD_STRING("3 s\xC2\xA5"), &nanos)); /* shares a byte with the micro sign */
  cr_assert_eq(nanos, 3000000000);
}
