/* SPDX-License-Identifier: Apache-2.0 */
#include "../../../runtime/base/hash.h"
#include <criterion/criterion.h>

enum { MANY = 5000 };

Test(name_table, holds_the_last_put_under_each_name) {
  crd_arena *arena = crd_arena_create(NULL);
  name_table table = {.arena = arena};
  static int held[MANY];
  cr_assert_null(crd_name_table_find(&table, CRD_STRING("0")));
  for (int i = 0; i < MANY; i++) crd_name_table_put(&table, crd_arena_printf(arena, "%d", i), &held[i]);
  for (int i = 0; i < MANY; i++) cr_assert_eq(crd_name_table_find(&table, crd_arena_printf(arena, "%d", i)), &held[i]);
  crd_name_table_put(&table, CRD_STRING("7"), &held[8]);
  crd_name_table_put(&table, CRD_STRING(""), &held[9]);
  cr_assert_eq(crd_name_table_find(&table, CRD_STRING("7")), &held[8]);
  cr_assert_eq(crd_name_table_find(&table, CRD_STRING("")), &held[9]);
  cr_assert_eq(table.count, MANY + 1);
  cr_assert_null(crd_name_table_find(&table, CRD_STRING("x")));
  crd_arena_destroy(arena);
}

Test(name_table, forgets_and_is_used_again) {
  crd_arena *arena = crd_arena_create(NULL);
  name_table table = {.arena = arena};
  static int held;
  crd_name_table_clear(&table);
  for (int round = 0; round < 4; round++) {
    for (int i = 0; i < (round == 2 ? MANY : 3); i++) crd_name_table_put(&table, crd_arena_printf(arena, "%d", i), &held);
    cr_assert_eq(crd_name_table_find(&table, CRD_STRING("2")), &held);
    crd_name_table_clear(&table);
    cr_assert_eq(table.count, 0);
    cr_assert_null(crd_name_table_find(&table, CRD_STRING("2")));
  }
  crd_arena_destroy(arena);
}
