/* SPDX-License-Identifier: Apache-2.0 */
#include <crd/json.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(value, .init = set_up, .fini = tear_down);

static crd_value *parse(const char *text) {
  return crd_json_parse(arena, crd_string_of(text), NULL, NULL);
}

static void is(const crd_value *value, const char *wanted) {
  crd_string got = crd_json_encode(arena, value, CRD_JSON_COMPACT);
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", (int)got.size, got.data, wanted);
}

Test(value, sets_gets_and_removes_members) {
  crd_value *map = parse("{\"a\":1,\"b\":2}");
  crd_value_set(arena, map, CRD_STRING("c"), crd_value_make_bool(true));
  crd_value_set(arena, map, CRD_STRING("a"), crd_value_make_null());
  is(map, "{\"a\":null,\"b\":2,\"c\":true}");
  cr_assert(crd_value_remove(map, CRD_STRING("b")));
  cr_assert_not(crd_value_remove(map, CRD_STRING("b")));
  is(map, "{\"a\":null,\"c\":true}");
  cr_assert_null(crd_value_get(map, CRD_STRING("b")));
  cr_assert_null(crd_value_get(crd_value_get(map, CRD_STRING("c")), CRD_STRING("b")));
  for (int i = 0; i < 100; i++) crd_value_set(arena, map, crd_arena_printf(arena, "n%d", i), crd_value_make_int(i));
  cr_assert_eq(map->size, 102);
  cr_assert_eq(crd_value_find(map, "n99", NULL)->as.integer, 99);
}

Test(value, removes_the_last_member_of_a_read_map) {
  crd_value *map = parse("{\"a\":1}");
  crd_value_remove(map, CRD_STRING("a"));
  crd_value_set(arena, map, CRD_STRING("b"), crd_value_make_int(2));
  is(map, "{\"b\":2}");
}

Test(value, builds_by_hand) {
  crd_value map = crd_value_make_map(arena, 0), list = crd_value_make_list(arena, 1);
  for (int i = 0; i < 10; i++) crd_value_append(arena, &list, crd_value_make_double(i / 2.0));
  crd_value_set(arena, &map, CRD_STRING("list"), list);
  crd_value_set(arena, &map, CRD_STRING("text"), crd_value_make_string(CRD_STRING("x")));
  is(&map, "{\"list\":[0,0.5,1,1.5,2,2.5,3,3.5,4,4.5],\"text\":\"x\"}");
  cr_assert_null(crd_value_find(&map, "list", "x", NULL));
}

Test(value, copies_deeply) {
  crd_value *map = parse("{\"a\":[{\"b\":1}]}");
  crd_value copy = crd_value_copy(arena, map);
  crd_value_set(arena, &map->as.members[0].value.as.items[0], CRD_STRING("b"), crd_value_make_int(2));
  is(&copy, "{\"a\":[{\"b\":1}]}");
}

Test(value, compares_as_go_does) {
  cr_assert(crd_value_equal(parse("{\"a\":1,\"b\":[1,2]}"), parse("{\"b\":[1,2],\"a\":1}")));
  cr_assert_not(crd_value_equal(parse("[1,2]"), parse("[2,1]")));
  cr_assert_not(crd_value_equal(parse("1"), parse("1.0")));
  cr_assert_not(crd_value_equal(parse("{\"a\":1}"), parse("{\"a\":1,\"b\":2}")));
  cr_assert_not(crd_value_equal(parse("{\"a\":null}"), parse("{\"b\":null}")));
  cr_assert(crd_value_equal(parse("[null,true,\"x\",{}]"), parse("[null,true,\"x\",{}]")));
}

Test(value, compares_big_maps_in_any_order) {
  crd_text forth = {.arena = arena}, back = {.arena = arena};
  for (int i = 0; i < 100000; i++) {
    crd_text_printf(&forth, "%c\"%d\":%d", i ? ',' : '{', i, i);
    crd_text_printf(&back, "%c\"%d\":%d", i ? ',' : '{', 99999 - i, 99999 - i);
  }
  crd_text_add_char(&forth, '}');
  crd_text_add_char(&back, '}');
  const crd_value *a = crd_json_parse(arena, crd_text_string(&forth), NULL, NULL);
  crd_value *b = crd_json_parse(arena, crd_text_string(&back), NULL, NULL);
  cr_assert(crd_value_equal(a, b));
  b->as.members[500].value.as.integer++;
  cr_assert_not(crd_value_equal(a, b));
}

Test(value, names_types) {
  cr_assert_str_eq(crd_value_type_name(parse("1.5")), "number");
  cr_assert_str_eq(crd_value_go_type(parse("{}")), "map[string]interface {}");
  cr_assert_str_eq(crd_value_go_type(parse("1")), "int64");
}
