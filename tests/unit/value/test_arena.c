/* SPDX-License-Identifier: Apache-2.0 */
#include <crd/arena.h>
#include <criterion/criterion.h>
#include <stdint.h>

Test(arena, gives_aligned_memory_of_any_size) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 64});
  for (size_t size = 0; size < 5000; size += 37) {
    char *memory = crd_arena_alloc(arena, size);
    cr_assert_eq((uintptr_t)memory % 16, 0);
    memset(memory, 0xA5, size);
  }
  char *zeroed = crd_arena_zalloc(arena, 100);
  for (size_t i = 0; i < 100; i++) cr_assert_eq(zeroed[i], 0);
  crd_arena_destroy(arena);
}

Test(arena, keeps_its_blocks_over_a_reset) {
  crd_arena *arena = crd_arena_create(NULL);
  for (int i = 0; i < 100; i++) crd_arena_alloc(arena, 1000);
  cr_assert_geq(crd_arena_used(arena), 100000);
  size_t held = crd_arena_held(arena);
  for (int round = 0; round < 5; round++) {
    crd_arena_reset(arena);
    cr_assert_eq(crd_arena_used(arena), 0);
    for (int i = 0; i < 100; i++) crd_arena_alloc(arena, 1000);
    cr_assert_eq(crd_arena_held(arena), held);
  }
  crd_arena_destroy(arena);
}

Test(arena, gives_back_what_is_too_much) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.keep_at_most = 100000});
  crd_arena_alloc(arena, 1000);
  crd_arena_alloc(arena, 5000000);
  crd_arena_reset(arena);
  cr_assert_leq(crd_arena_held(arena), 100000);
  crd_arena_alloc(arena, 1000);
  crd_arena_destroy(arena);
}

Test(arena, grows_the_last_allocation_in_place) {
  crd_arena *arena = crd_arena_create(NULL);
  char *first = crd_arena_alloc(arena, 10);
  memcpy(first, "0123456789", 10);
  char *grown = crd_arena_grow(arena, first, 10, 1000);
  cr_assert_eq(first, grown);
  crd_arena_alloc(arena, 1);
  char *moved = crd_arena_grow(arena, grown, 1000, 2000);
  cr_assert_neq(moved, grown);
  cr_assert_arr_eq(moved, "0123456789", 10);
  crd_arena_destroy(arena);
}

Test(arena, makes_room_for_one_more) {
  crd_arena *arena = crd_arena_create(NULL);
  int *items = NULL;
  uint32_t count = 0, room = 0;
  const size_t rooms[] = {3, 3, 3, 6, 6, 6, 12, 12};
  for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++) {
    CRD_ARENA_ROOM(arena, items, count, room, 3);
    cr_assert_eq(room, rooms[i]);
    items[count++] = (int)i;
    crd_arena_alloc(arena, 1); /* the list is not the last allocation */
  }
  for (uint32_t i = 0; i < count; i++) cr_assert_eq(items[i], (int)i);
  crd_arena_destroy(arena);
}

Test(arena, formats_texts_of_any_length) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_string small = crd_arena_printf(arena, "%d-%s", 7, "x");
  cr_assert_str_eq(small.data, "7-x");
  crd_string big = crd_arena_printf(arena, "%5000d", 1);
  cr_assert_eq(big.size, 5000);
  cr_assert_eq(big.data[4999], '1');
  crd_text text = {.arena = arena};
  for (int i = 0; i < 1000; i++) crd_text_printf(&text, "%d,", i % 10);
  crd_text_printf(&text, "%400d", 5);
  cr_assert_eq(text.size, 2400);
  crd_arena_destroy(arena);
}
