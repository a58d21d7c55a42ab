/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of cases: what Go's packages and Kubernetes' say of hard inputs and random ones (tables/generate writes them). */
#ifndef CRD_CEL_TABLE_H
#define CRD_CEL_TABLE_H

#include <crd/arena.h>
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>

typedef struct table_row {
  crd_string operation, want, arguments[4];
  size_t count;
} table_row;

#define TEXT(literal) CRD_STRING_INIT(literal)
#define ROW1(operation, want, a) {TEXT(operation), TEXT(want), {TEXT(a)}, 1},
#define ROW2(operation, want, a, b) {TEXT(operation), TEXT(want), {TEXT(a), TEXT(b)}, 2},
#define ROW3(operation, want, a, b, c) {TEXT(operation), TEXT(want), {TEXT(a), TEXT(b), TEXT(c)}, 3},
#define ROW4(operation, want, a, b, c, d) {TEXT(operation), TEXT(want), {TEXT(a), TEXT(b), TEXT(c), TEXT(d)}, 4},

/* What the code under test makes of a row, in the form of the table. */
typedef crd_string table_answer(crd_arena *arena, const table_row *row);

static inline bool table_is(const table_row *row, const char *operation) {
  return crd_string_equal(row->operation, crd_string_of(operation));
}

static inline crd_string table_truth(bool truth) {
  return truth ? CRD_STRING("true") : CRD_STRING("false");
}

static inline crd_string table_error(crd_arena *arena, crd_string error) {
  return crd_arena_printf(arena, "!%.*s", (int)error.size, error.data);
}

/* Every row; the first that differ are shown. The inputs stand at the end of blocks of their size, so that a sanitizer sees
 * a byte read too far. */
static inline void table_check(const table_row *rows, size_t count, table_answer *answer) {
  size_t wrong = 0;
  for (size_t i = 0; i < count; i++) {
    crd_arena *arena = crd_arena_create(NULL);
    table_row row = rows[i];
    char *exact[4] = {NULL, NULL, NULL, NULL};
    for (size_t a = 0; a < row.count; a++) {
      exact[a] = malloc(row.arguments[a].size + !row.arguments[a].size);
      cr_assert_not_null(exact[a]);
      memcpy(exact[a], row.arguments[a].data, row.arguments[a].size);
      row.arguments[a].data = exact[a];
    }
    crd_string got = answer(arena, &row);
    if (!crd_string_equal(got, row.want) && wrong++ < 20) {
      fprintf(stderr, "%.*s", (int)row.operation.size, row.operation.data);
      for (size_t a = 0; a < row.count; a++) fprintf(stderr, " '%.*s'", (int)row.arguments[a].size, row.arguments[a].data);
      fprintf(stderr, "\n  want %.*s\n  got  %.*s\n", (int)row.want.size, row.want.data, (int)got.size, got.data);
    }
    for (size_t a = 0; a < sizeof exact / sizeof *exact; a++) free(exact[a]);
    crd_arena_destroy(arena);
  }
  cr_assert_eq(wrong, 0, "%zu of %zu rows differ", wrong, count);
}

#define TABLE(suite, answer)                                                                                                \
  Test(suite, agrees_with_the_table) {                                                                                      \
    table_check(rows, sizeof rows / sizeof *rows, answer);                                                                  \
  }

#endif
