/* SPDX-License-Identifier: Apache-2.0 */
/* Regular expressions in rules against package regexp: matches that are empty, limits, the texts of bad patterns. */
#include "cel_table.h"

static const table_row rows[] = {
#include "tables/regex.inc"
#include <crd/walk.h>
};

static crd_string answer(crd_arena *arena, const table_row *row) {
  crd_cel cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  crd_text out = {.arena = arena};
  crd_cel_value arguments[3] = {crd_cel_of_string(row->arguments[0]), crd_cel_of_string(row->arguments[1])};
  if (row->count > 2) arguments[2] = crd_cel_of_int(table_number(arena, row->arguments[2]));
  crd_cel_function *function = table_is(row, "find")      ? crd_cel_fn_find
                               : table_is(row, "findAll") ? crd_cel_fn_find_all
                                                          : crd_cel_fn_matches;
  table_add(&cel, &out, function(&cel, arguments, row->count));
  return crd_text_string(&out);
}

TABLE(regex, answer)
