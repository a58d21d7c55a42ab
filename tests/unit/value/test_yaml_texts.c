/* SPDX-License-Identifier: Apache-2.0 */
/* Texts at which go-yaml's scanner, its decoder and sigs.k8s.io/yaml differ from what YAML says or from other readers: each
 * row is what the API server reads, or says. */
#include <crd/yaml.h>
#include <criterion/criterion.h>

typedef struct row {
  const char *text;
  const char *json;  /* what is read ... */
  const char *error; /* ... or what is said */
} row;

static void check(const row *rows, size_t count) {
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < count; i++) {
    crd_parse_error error = {0};
    crd_value *value = crd_yaml_parse(arena, crd_string_of(rows[i].text), NULL, &error, NULL);
    crd_string got = value ? crd_json_encode(arena, value, CRD_JSON_GO) : error.message;
    const char *wanted = rows[i].json ? rows[i].json : rows[i].error;
    cr_expect(!rows[i].json == !value && crd_string_equal(got, crd_string_of(wanted)), "%s\nwant %s\ngot  %.*s",
              rows[i].text, wanted, (int)got.size, got.data);
    cr_expect_leq(error.offset, strlen(rows[i].text));
  }
  crd_arena_destroy(arena);
}

#define CHECK(rows) check(rows, sizeof(rows) / sizeof(rows)[0])

Test(yaml_texts, keys_are_looked_for_as_far_as_go_yaml_does) {
  static const row rows[] = {
      {"[]: b", "[]", NULL},
      {"{}: b", "{}", NULL},
      {"[a]: b", NULL, "yaml: invalid map key: []interface {}{\"a\"}"},
      {"a: {[]: b}", NULL, "yaml: did not find expected ',' or '}'"},
      {"[[]: a]", NULL, "yaml: invalid map key: []interface {}{}"},
      {"[a]: b\nc: d", NULL, "yaml: invalid map key: []interface {}{\"a\"}"},
      {"? {a: b}\n: c", NULL, "yaml: invalid map key: map[interface {}]interface {}{\"a\":\"b\"}"},
  };
  CHECK(rows);
}

Test(yaml_texts, tags_anchors_and_directives) {
  static const row rows[] = {
      {"a: !x^y z", NULL, "yaml: did not find expected whitespace or line break"},
      {"a: !a{b x", NULL, "yaml: did not find expected whitespace or line break"},
      {"a: ![a] x", "{\"a\":\"x\"}", NULL},
      {"a: !a%zz x", NULL, "yaml: did not find URI escaped octet"},
      {"a: !a%c3%a9 x", "{\"a\":\"x\"}", NULL},
      {"a: !<x 5", NULL, "yaml: did not find the expected '>'"},
      {"a: !<> 5", NULL, "yaml: did not find expected tag URI"},
      {"a: &a,b x", NULL, "yaml: did not find expected key"},
      {"a: &a!x y", NULL, "yaml: did not find expected alphabetic or numeric character"},
      {"a: & x", NULL, "yaml: did not find expected alphabetic or numeric character"},
      {"a: !e!x y", NULL, "yaml: found undefined tag handle"},
      {"%TAG !e! tag:yaml.org,2002:\n---\na: !e!str 5", "{\"a\":\"5\"}", NULL},
      {"%TAG !e! x\n%TAG !e! y\n---\na", NULL, "yaml: line 1: found duplicate %TAG directive"},
      {"%YAML 1.2\n---\na", NULL, "yaml: found incompatible YAML document"},
      {"%YAML 1.1\n%YAML 1.1\n---\na", NULL, "yaml: line 1: found duplicate %YAML directive"},
      {"%YAML 1.123\n---\n", NULL, "yaml: found extremely long version number"},
      {"%YAML 1\n---\n", NULL, "yaml: did not find expected digit or '.' character"},
      {"%FOO\n---\n", NULL, "yaml: found unknown directive name"},
      {"%\n---\n", NULL, "yaml: could not find expected directive name"},
      {"a\n%YAML 1.1\n---\nb", "\"a %YAML 1.1\"", NULL},
      {"a: 1\n...\n%FOO\n", "{\"a\":1}", NULL},
  };
  CHECK(rows);
}

Test(yaml_texts, escapes_and_quotes) {
  static const row rows[] = {
      {"\"\\/\"", NULL, "yaml: found unknown escape character"},
      {"\"\\ud83d\"", NULL, "yaml: found invalid Unicode character escape code"},
      {"\"\\U00110000\"", NULL, "yaml: found invalid Unicode character escape code"},
      {"\"\\x4\"", NULL, "yaml: did not find expected hexdecimal number"},
      {"\"\\'\\N\\_\\L\\P\\e\\0\"", "\"'\302\205\302\240\\u2028\\u2029\\u001b\\u0000\"", NULL},
      {"\"a\\\n  b\"", "\"ab\"", NULL},
      {"\"a\n\n  b\"", "\"a\\nb\"", NULL},
      {"\"a\n---\nb\"", NULL, "yaml: line 2: found unexpected document indicator"},
      {"'a", NULL, "yaml: found unexpected end of stream"},
      {"\"a\nb: c", NULL, "yaml: line 2: found unexpected end of stream"},
  };
  CHECK(rows);
}

Test(yaml_texts, plain_texts_and_flows) {
  static const row rows[] = {
      {"[a?b]", NULL, "yaml: did not find expected ',' or ']'"},
      {"[?a]", "[{\"a\":null}]", NULL},
      {"{a:b}", "{\"a:b\":null}", NULL},
      {"[a:b]", "[\"a:b\"]", NULL},
      {"{a: b?}", NULL, "yaml: did not find expected ',' or '}'"},
      {"[-]", "[\"-\"]", NULL},
      {"[-, a]", "[\"-\",\"a\"]", NULL},
      {"{\"a\":b}", "{\"a\":\"b\"}", NULL},
      {"a:\tb", "{\"a\":\"b\"}", NULL},
      {"a\n\tb", "\"a b\"", NULL},
      {"x: a\n\n  b\n   c", "{\"x\":\"a\\nb c\"}", NULL},
      {"x: a # c\n  b", NULL, "yaml: line 1: did not find expected key"},
      {"a: b: c", NULL, "yaml: mapping values are not allowed in this context"},
  };
  CHECK(rows);
}

Test(yaml_texts, blocks) {
  static const row rows[] = {
      {"x: |\n  a\n b: c", NULL, "yaml: line 2: did not find expected key"},
      {"x: |0\n a", NULL, "yaml: found an indentation indicator equal to 0"},
      {"x: |-2\n    a\n", "{\"x\":\"  a\"}", NULL},
      {"x: |2-\n    a\n\n", "{\"x\":\"  a\"}", NULL},
      {"x: |+\n  a\n\n\ny: 1", "{\"true\":1,\"x\":\"a\\n\\n\\n\"}", NULL},
      {"x: >\n  a\n  b\n\n  c\n   d\n  e", "{\"x\":\"a b\\nc\\n d\\ne\"}", NULL},
      {"x: |\n\ta", NULL, "yaml: line 2: found a tab character where an indentation space is expected"},
      {"x: | a\n", NULL, "yaml: did not find expected comment or line break"},
      {"x: >\n\n\n  a", "{\"x\":\"\\n\\na\"}", NULL},
      {"x: |\n   \n  a\n", NULL, "yaml: line 2: did not find expected key"},
  };
  CHECK(rows);
}

Test(yaml_texts, breaks_and_odd_characters) {
  static const row rows[] = {
      {"a: 1\rb: 2", "{\"a\":1,\"b\":2}", NULL},
      {"a: 1\302\205b: 2", "{\"a\":1,\"b\":2}", NULL},
      {"a: 1\342\200\250b: 2", "{\"a\":1,\"b\":2}", NULL},
      {"a: 'x\342\200\250  y'", "{\"a\":\"x\\u2028y\"}", NULL},
      {"a: |\n  x\342\200\251  y\n", "{\"a\":\"x\\u2029y\\n\"}", NULL},
      {"\357\273\277a: 1", "{\"a\":1}", NULL},
      {"\357\273\277\357\273\277a: 1\nb: 2\n\n c: 3", NULL, "yaml: line 1: did not find expected key"},
      {"a: \001", NULL, "yaml: control characters are not allowed"},
      {"a: @\n# \177", NULL, "yaml: control characters are not allowed"},
  };
  CHECK(rows);
}

Test(yaml_texts, indentation) {
  static const row rows[] = {
      {"a:\n  b: 1\n c: 2", NULL, "yaml: line 2: did not find expected key"},
      {"a:\n - b\n- c", NULL, "yaml: line 2: did not find expected key"},
      {"- a\nb: c", NULL, "yaml: line 1: did not find expected '-' indicator"},
      {"a: b\n  c: d", NULL, "yaml: line 2: mapping values are not allowed in this context"},
      {"x: [a\nb: c", NULL, "yaml: line 1: did not find expected ',' or ']'"},
      {"a: 'b'c", NULL, "yaml: did not find expected key"},
      {"a\nb: c", NULL, "yaml: line 2: mapping values are not allowed in this context"},
      {"a: - b", NULL, "yaml: block sequence entries are not allowed in this context"},
      {"? a\n: b\n? c\nd: e", "{\"a\":\"b\",\"c\":null,\"d\":\"e\"}", NULL},
      {"- - a\n - b", NULL, "yaml: line 1: did not find expected '-' indicator"},
      {"x: {a: b]", NULL, "yaml: did not find expected ',' or '}'"},
      {"x: [a b: c d]", "{\"x\":[{\"a b\":\"c d\"}]}", NULL},
  };
  CHECK(rows);
}

Test(yaml_texts, keys_of_other_types_and_what_json_cannot_say) {
  static const row rows[] = {
      {"-0.0: a", "{\"-0\":\"a\"}", NULL},
      {"0.0: a\n-0.0: b", "{\"-0\":\"b\"}", NULL},
      {"3.4028235e38: a", "{\"3.4028235e+38\":\"a\"}", NULL},
      {"3.4028236e38: b", "{\".inf\":\"b\"}", NULL},
      {"16777217.5: a", "{\"1.6777218e+07\":\"a\"}", NULL},
      {"!!binary /w==: a", "{\"\357\277\275\":\"a\"}", NULL},
      {"~: 0xFFFFFFFFFFFFFFFF", NULL, "unsupported map key of type: %!s(<nil>), key: <nil>, value: 0xffffffffffffffff"},
      {"~: !!binary /w==", NULL, "unsupported map key of type: %!s(<nil>), key: <nil>, value: \"\\xff\""},
      {"b: .inf\na: [1, -.inf]\nc: .nan", NULL, "json: unsupported value: -Inf"},
      {"a: .nan\nb: {~: 1}", NULL, "unsupported map key of type: %!s(<nil>), key: <nil>, value: 1"},
      {"? {1: a, x: b, yes: c, 1.5: d, ~: f, 10: 2, 9: 2, -5: 3, .nan: 1, -.inf: 2}\n: x", NULL,
       "yaml: invalid map key: map[interface {}]interface {}{interface {}(nil):\"f\", \"x\":\"b\", -5:3, 1:\"a\", 9:2, "
       "10:2, NaN:1, -Inf:2, 1.5:\"d\", true:\"c\"}"},
  };
  CHECK(rows);
}

Test(yaml_texts, aliases_and_merges) {
  static const row rows[] = {
      {"a: &x [*x]", NULL, "yaml: anchor 'x' value contains itself"},
      {"a: *y", NULL, "yaml: unknown anchor 'y' referenced"},
      {"<<: 1", NULL, "yaml: map merge requires map or sequence of maps as the value"},
      {"a: {<<: [b]}", NULL, "yaml: map merge requires map or sequence of maps as the value"},
      {"&a a: *a", "{\"a\":\"a\"}", NULL},
      {"a: &b\nc: *b", "{\"a\":null,\"c\":null}", NULL},
      {"a: &x {p: 1}\nb: {p: 2, <<: *x}\nc: {<<: *x, p: 3}\nd: {<<: [{p: 4}, *x]}\ne: {\"<<\": 1}\nf: {! <<: *x}",
       "{\"a\":{\"p\":1},\"b\":{\"p\":1},\"c\":{\"p\":3},\"d\":{\"p\":4},\"e\":{\"\\u003c\\u003c\":1},\"f\":{\"p\":1}}",
       NULL},
  };
  CHECK(rows);
}

Test(yaml_texts, resolved_scalars) {
  static const row rows[] = {
      {"a: !!int 0xFFFFFFFFFFFFFFFF", "{\"a\":18446744073709552000}", NULL},
      {"a: !!float 0xFFFFFFFFFFFFFFFF", NULL, "yaml: cannot decode !!int `0xFFFFFFFFFFFFFFFF` as a !!float"},
      {"a: !!float 5", "{\"a\":5}", NULL},
      {"a: !!int '5'", "{\"a\":5}", NULL},
      {"a: !!null x", NULL, "yaml: cannot decode !!str `x` as a !!null"},
      {"a: !!bool 'yes'", "{\"a\":true}", NULL},
      {"a: !!binary 'aGk= '", NULL, "yaml: !!binary value contains invalid base64 data"},
      {"a: !!timestamp 2001-02-29", NULL, "yaml: cannot decode !!str `2001-02-29` as a !!timestamp"},
      {"0b-1: 0b-1", "{\"-1\":-1}", NULL},
      {"a: [0o17, 0b+1, -0b-1, +0x1F, 1_0.5, ._5, .5_5, 0777777777777777777777777, 08, 1e400, +.inf0, 190:20]",
       "{\"a\":[15,1,\"-0b-1\",31,10.5,\"._5\",0.55,7.777777777777778e+23,8,\"1e400\",\"+.inf0\",\"190:20\"]}", NULL},
  };
  CHECK(rows);
}

Test(yaml_texts, documents) {
  static const row rows[] = {
      {"...\na: 1", NULL, "yaml: did not find expected node content"},
      {"---\n...\na: 1", "null", NULL},
      {"--- a\n--- [", "\"a\"", NULL},
      {"--- a\n... b", "\"a\"", NULL},
      {"a: 1\n...\nb: [\n", "{\"a\":1}", NULL},
  };
  CHECK(rows);
}

/* An invalid character is noticed with the portion of 512 bytes in which it stands. */
Test(yaml_texts, input_is_read_in_portions) {
  static const char control[] = "yaml: control characters are not allowed";
  static const char start[] = "yaml: found character that cannot start any token";
  crd_arena *arena = crd_arena_create(NULL);
  for (int padding = 490; padding < 530; padding++) {
    crd_parse_error error;
    crd_string text = crd_arena_printf(arena, "a: @ #%0*d\x7f", padding, 0);
    cr_assert_null(crd_yaml_parse(arena, text, NULL, &error, NULL));
    const char *wanted = text.size <= 512 ? control : start;
    cr_expect(crd_string_equal(error.message, crd_string_of(wanted)), "%d: %.*s", padding, (int)error.message.size,
              error.message.data);
  }
  crd_arena_destroy(arena);
}

Test(yaml_texts, reads_utf16) {
  static const char little[] =
      "\xFF\xFE"
      "a\0:\0 \0\x3D\xD8\x00\xDE\n";
  static const char big[] =
      "\xFE\xFF"
      "\0a\0:\0 \0\xE9";
  static const char half[] =
      "\xFF\xFE"
      "a\0:\0 \0\x3D\xD8";
  crd_arena *arena = crd_arena_create(NULL);
  crd_parse_error error;
  const crd_value *value = crd_yaml_parse(arena, (crd_string){little, sizeof little}, NULL, &error, NULL);
  cr_assert(value && crd_value_is_string(crd_value_find(value, "a", NULL), CRD_STRING("\xF0\x9F\x98\x80")));
  value = crd_yaml_parse(arena, (crd_string){big, sizeof big - 1}, NULL, &error, NULL);
  cr_assert(value && crd_value_is_string(crd_value_find(value, "a", NULL), CRD_STRING("\xC3\xA9")));
  cr_assert_null(crd_yaml_parse(arena, (crd_string){half, sizeof half - 1}, NULL, &error, NULL));
  cr_assert(crd_string_equal(error.message, CRD_STRING("yaml: incomplete UTF-16 surrogate pair")));
  crd_arena_destroy(arena);
}

Test(yaml_texts, json_refuses_the_depth_last) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_text text = {.arena = arena};
  crd_parse_error error;
  crd_text_add(&text, CRD_STRING("a: "));
  for (int i = 0; i < 10000; i++) crd_text_add_char(&text, '[');
  for (int i = 0; i < 10000; i++) crd_text_add_char(&text, ']');
  cr_assert_null(crd_yaml_parse(arena, crd_text_string(&text), NULL, &error, NULL));
  cr_expect(crd_string_equal(error.message, CRD_STRING("invalid character '[' exceeded max depth")));
  crd_text_add(&text, CRD_STRING("\nb: .nan"));
  cr_assert_null(crd_yaml_parse(arena, crd_text_string(&text), NULL, &error, NULL));
  cr_expect(crd_string_equal(error.message, CRD_STRING("json: unsupported value: NaN")));
  crd_text_add(&text, CRD_STRING("\nc: *x"));
  cr_assert_null(crd_yaml_parse(arena, crd_text_string(&text), NULL, &error, NULL));
  cr_expect(crd_string_equal(error.message, CRD_STRING("yaml: unknown anchor 'x' referenced")));
  crd_arena_destroy(arena);
}
