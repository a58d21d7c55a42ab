/* SPDX-License-Identifier: Apache-2.0 */
/* Literals, comments, the perfect hash, the digest. */
#include "base/digest.h"
#include "base/literal.h"
#include "emit/layout.h"
#include "schema/tree/field_hash.h"
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

static crd_arena *arena;
static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(parts, .init = setup, .fini = teardown);

static const char *text_of(crd_text *text) {
  crd_text_add_char(text, 0);
  return text->data;
}

Test(parts, strings) {
  crd_text out = {.arena = arena};
  crdc_literal_string(&out, (crd_string){"a\"b\\c\n\t\0001\377?\?=\?\?", 15});
  cr_assert_str_eq(text_of(&out), "\"a\\\"b\\\\c\\n\\t\\0001\\377?\\?=?\\?\"");
}

Test(parts, numbers) {
  static const struct {
    int64_t number;
    const char *text;
  } ints[] = {
      {0, "0"}, {-5, "-5"}, {2147483647, "2147483647"}, {2147483648, "INT64_C(2147483648)"}, {INT64_MIN, "INT64_MIN"}};
  for (size_t i = 0; i < sizeof ints / sizeof *ints; i++) {
    crd_text out = {.arena = arena};
    crdc_literal_int(&out, ints[i].number);
    cr_assert_str_eq(text_of(&out), ints[i].text);
  }
  static const double doubles[] = {0, 1, -1.5, 0.1, 1e21, 1e-7, 9007199254740993.0, 5e-324, 1.7976931348623157e308};
  for (size_t i = 0; i < sizeof doubles / sizeof *doubles; i++) {
    crd_text out = {.arena = arena};
    crdc_literal_double(&out, doubles[i]);
    const char *text = text_of(&out);
    cr_assert_eq(strtod(text, NULL), doubles[i], "%s", text);
    cr_assert(strpbrk(text, ".e"), "%s is an int", text);
  }
}

Test(parts, comments) {
  static const char *const cases[][2] = {{"a */ b", "a * / b"}, {"a /* b", "a / * b"},  {" a\n  b\\\n", "a b"}, {"/", "/"},
                                         {"ab", "ab"},          {"*\?\?/ /", "*?? / /"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_string got = crdc_literal_comment(arena, crd_string_of(cases[i][0]), 100);
    cr_assert(crd_string_equal(got, crd_string_of(cases[i][1])), "%.*s", (int)got.size, got.data);
  }
  crd_string turned = crdc_literal_comment(arena, CRD_STRING("a\342\200\256b\302\205c\033d"), 100);
  cr_expect(crd_string_equal(turned, CRD_STRING("a\\u202eb\\x85c\\x1bd")), "%s", turned.data);
  crd_string cut = crdc_literal_comment(arena, CRD_STRING("abcd\303\251f"), 5);
  cr_assert(crd_string_equal(cut, CRD_STRING("abcd...")), "%.*s", (int)cut.size, cut.data);
}

/* Every name finds its own index, and nothing shares a slot. */
static void check_hash(size_t count) {
  crd_field *items = crd_arena_zalloc(arena, (count + 1) * sizeof *items);
  for (size_t i = 0; i < count; i++) items[i].name = crd_arena_printf(arena, "field%zu", i * 7);
  crd_fields fields = {.items = items, .count = (uint16_t)count}, again = fields;
  cr_assert(crdc_field_hash_build(arena, &fields), "%zu", count);
  cr_assert(crdc_field_hash_build(arena, &again));
  cr_assert_eq(fields.seed, again.seed);
  cr_assert_eq(fields.mask & (fields.mask + 1u), 0);
  for (size_t i = 0; i < count; i++) {
    uint64_t words[2];
    crd_name_words(items[i].name.data, items[i].name.size, words);
    cr_assert_eq(fields.slots[crd_field_hash(items[i].name.data, items[i].name.size, fields.seed) & fields.mask], i);
    cr_assert(memcmp(words, fields.words[i], sizeof words) == 0);
  }
}

Test(parts, perfect_hash) {
  for (size_t count = 1; count <= 60; count++) check_hash(count);
  check_hash(200);
  check_hash(FIELD_HASH_MAX);
  crd_fields wide = {.count = FIELD_HASH_MAX + 1};
  cr_assert_not(crdc_field_hash_build(arena, &wide));
}

Test(parts, sha256) {
  static const char *const cases[][2] = {{"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
                                         {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
                                         {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                                          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"}};
  for (size_t i = 0; i < 3; i++) {
    digest whole = crdc_digest_start(), split = crdc_digest_start();
    char text[65];
    crd_string input = crd_string_of(cases[i][0]);
    crdc_digest_add(&whole, input);
    crdc_digest_finish(&whole, text);
    cr_assert_str_eq(text, cases[i][1]);
    for (size_t at = 0; at < input.size; at++) crdc_digest_add(&split, (crd_string){input.data + at, 1});
    crdc_digest_finish(&split, text);
    cr_assert_str_eq(text, cases[i][1]);
  }
}

/* No line is longer than it may be, and without white space and closed and opened quotes the text is what it was. */
static void check_layout(const char *text, const char *expected) {
  crd_string got = crdc_layout_wrap(arena, crd_string_of(text));
  cr_assert(crd_string_equal(got, crd_string_of(expected)), "\n%.*s", (int)got.size, got.data);
}

#define X30 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"

Test(parts, layout) {
  check_layout("short(a, b);\n", "short(a, b);\n");
  check_layout("  call(" X30 ", " X30 ", other(" X30 ", " X30 "));\n",
               "  call(" X30 ", " X30 ",\n       other(" X30 ", " X30 "));\n");
  check_layout("  bool t = " X30 X30 " ? " X30 " : " X30 X30 ";",
               "  bool t = " X30 X30 "\n               ? " X30 " : " X30 X30 ";");
  check_layout("    .s = INIT(\"" X30 X30 X30 " \\\"" X30 "\"),",
               "    .s = INIT(\"" X30 X30 X30 " \"\n              \"\\\"" X30 "\"),");
  check_layout("/* " X30 " " X30 " " X30 " " X30 " end */", "/* " X30 " " X30 " " X30 "\n * " X30 " end */");
  check_layout("/* one\n * " X30 " " X30 " " X30 " " X30 "\n * end */\n",
               "/* one\n * " X30 " " X30 " " X30 "\n * " X30 " end */\n");
  check_layout("  /* " X30 " " X30 " " X30 " " X30 "\n   * end\n   * rule: a */",
               "  /* " X30 " " X30 " " X30 "\n   * " X30 " end\n   * rule: a */");
  check_layout(" * rule: " X30 " " X30 " " X30 " " X30 "\n * rule: a */",
               " * rule: " X30 " " X30 " " X30 "\n * " X30 "\n * rule: a */");
  check_layout("const t x = {\n    .a = 1,\n    .b = 2,\n};\n", "const t x = {.a = 1, .b = 2};\n");
  check_layout("const t x[] = {\n    {\n        .a = 1,\n        .b = 2,\n    },\n    {\n        .a = 3,\n    },\n};\n",
               "const t x[] = {\n    {.a = 1, .b = 2},\n    {.a = 3},\n};\n");
  check_layout("const t x = {\n    .a = " X30 X30 ",\n    .b = " X30 ",\n    .c = " X30 ",\n};\nint y;\n",
               "const t x = {\n    .a = " X30 X30 ", .b = " X30 ",\n    .c = " X30 ",\n};\nint y;\n");
  check_layout("const t x[2] = {\n    /* one */\n    1,\n    /* two */\n    2,\n};",
               "const t x[2] = {\n    /* one */\n    1,\n    /* two */\n    2,\n};");
  check_layout("const t x = {\n    .a = 1,", "const t x = {\n    .a = 1,");
  check_layout("#define LONG " X30 X30 X30 X30 "(a, b)", "#define LONG " X30 X30 X30 X30 "(a, b)");
  check_layout(X30 X30 X30 X30 X30 ";", X30 X30 X30 X30 X30 ";");
}

/* The processor's instructions, where it has them, and the portable way give the same, however the input is cut. */
Test(parts, sha256_of_many_bytes) {
  size_t size = 100000;
  char *bytes = crd_arena_alloc(arena, size), want[65], got[65];
  for (size_t i = 0; i < size; i++) bytes[i] = (char)(i * 7 + (i >> 8));
  for (size_t part = 1; part < size; part = part * 3 + 1) {
    digest portable = crdc_digest_start(), any = crdc_digest_start();
    portable.way = DIGEST_PORTABLE;
    crdc_digest_add(&portable, (crd_string){bytes, size - part});
    crdc_digest_finish(&portable, want);
    for (size_t at = 0; at < size - part; at += part) {
      size_t left = size - part - at;
      crdc_digest_add(&any, (crd_string){bytes + at, left < part ? left : part});
    }
    crdc_digest_finish(&any, got);
    cr_assert_str_eq(got, want);
  }
}
