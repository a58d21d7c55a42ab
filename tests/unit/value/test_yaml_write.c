/* SPDX-License-Identifier: Apache-2.0 */
#include <crd/guard.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>
#include <stdlib.h>

/* What is wanted was written by sigs.k8s.io/yaml 1.6. */
static void writes(const char *json, const char *wanted) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_parse_error error;
  const crd_value *value = crd_json_parse(arena, crd_string_of(json), NULL, &error);
  cr_assert(value, "%s: %.*s", json, (int)error.message.size, error.message.data);
  crd_text text = {.arena = arena};
  crd_yaml_write(&text, value);
  crd_string got = crd_text_string(&text);
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", (int)got.size, got.data, wanted);
  const crd_value *read = crd_yaml_parse(arena, got, NULL, &error, NULL);
  cr_expect(read && crd_value_equal(read, value), "%.*s is not read as it was", (int)got.size, got.data);
  crd_arena_destroy(arena);
}

Test(yaml_write, folds_long_lines_and_orders_names_by_their_numbers) {
  writes(
      "{\"description\":\"NodesDesired defines the list of nodes desired to be included in this NodeShard, and"
      " more of them.\",\"v10\":1,\"v2\":\"*\",\"v1\":\"yes\",\"A\":\"1:30\",\"a b\":\"2001-12-14\",\"\":null,\"a\":\"x: "
      "y\"}",
      "\"\": null\n"
      "A: \"1:30\"\n"
      "a: 'x: y'\n"
      "a b: \"2001-12-14\"\n"
      "description: NodesDesired defines the list of nodes desired to be included in this\n"
      "  NodeShard, and more of them.\n"
      "v1: \"yes\"\n"
      "v2: '*'\n"
      "v10: 1\n");
}

Test(yaml_write, chooses_styles_as_go_yaml) {
  writes(
      "[\"one\\ntwo\\n\",\"one\\ntwo\",\"\\none\\n\\n\",\"a\\tb\",\"trailing \",\"'q'\",\"#c\",\"- "
      "a\",\"1.5\",\"0x1f\",\"~\",1.5,1e21,1"
      "e20,-5,true,[],{},[[1],{\"b\":[2],\"c\":{\"d\":\"\"}}],\"é\",\"\\u0007\"]",
      "- |\n"
      "  one\n"
      "  two\n"
      "- |-\n"
      "  one\n"
      "  two\n"
      "- |2+\n"
      "\n"
      "  one\n"
      "\n"
      "- \"a\\tb\"\n"
      "- 'trailing '\n"
      "- '''q'''\n"
      "- '#c'\n"
      "- '- a'\n"
      "- \"1.5\"\n"
      "- \"0x1f\"\n"
      "- \"~\"\n"
      "- 1.5\n"
      "- 1e+21\n"
      "- 1e+20\n"
      "- -5\n"
      "- true\n"
      "- []\n"
      "- {}\n"
      "- - - 1\n"
      "  - b:\n"
      "    - 2\n"
      "    c:\n"
      "      d: \"\"\n"
      "- é\n"
      "- \"\\a\"\n");
}

Test(yaml_write, writes_long_names_as_complex_keys) {
  writes(
      "{\"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk"
      "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk\":1,\"self.all(x, x.name.startsWith('a') && x.name.e"
      "ndsWith('b')) || self.size() == 0 \? true : false\":\"!(has(self.a) && has(self.b))\"}",
      "\? "
      "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk"
      "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkk\n"
      ": 1\n"
      "'self.all(x, x.name.startsWith(''a'') && x.name.endsWith(''b'')) || self.size() == 0 \? true : false': "
      "'!(has(self.a)\n"
      "  && has(self.b))'\n");
}

Test(yaml_write, indents_a_block_at_the_top) {
  writes("\"top\\nlevel\"",
         "|-\n"
         "  top\n"
         "  level\n");
}

/* go-yaml's own reader would take these for a fold and a merge. */
Test(yaml_write, keeps_what_go_yaml_loses) {
  writes("{\"a\":\"x\\u0085y\\u2028z\\u2029\",\"<<\":\"<<\"}", "\"<<\": \"<<\"\na: \"x\\Ny\\Lz\\P\"\n");
}

typedef struct bounded {
  crd_arena *arena;
  const crd_value *value;
} bounded;

static void write_bounded(void *context) {
  bounded *bounded = context;
  crd_text text = {.arena = bounded->arena};
  crd_yaml_write(&text, bounded->value);
}

Test(yaml_write, stops_at_the_limit_of_the_arena) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.limit = 64 << 10});
  char *bytes = malloc(1 << 20);
  memset(bytes, 'x', 1 << 20);
  crd_value value = crd_value_make_string((crd_string){bytes, 1 << 20});
  bounded bounded = {arena, &value};
  cr_expect_eq(crd_guard(arena, write_bounded, &bounded), CRD_STOP_LIMIT);
  free(bytes);
  crd_arena_destroy(arena);
}
