/* SPDX-License-Identifier: Apache-2.0 */
/* What is judged in one pass, and what is left to the value tree. */
#include "kind.h"
#include <crd/generated/cel.h>
#include <crd/generated/program.h>
#include <crd/generated/rule.h>
#include <crd/generated/type_tables.h>
#include <crd/json.h>
#include <crd/request.h>
#include <criterion/criterion.h>

#define HEAD "\"apiVersion\":\"example.com/v1\",\"kind\":\"Widget\""
#define OBJECT(metadata, rest) "{" HEAD ",\"metadata\":{" metadata "}" rest "}"
#define WIDGET(spec) OBJECT("\"name\":\"a\"", ",\"spec\":{" spec "}")

static crd_arena *arena;
static crd_verdict verdict;

static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}

TestSuite(one_pass, .init = set_up, .fini = tear_down);

static crd_request request_for(const char *body) {
  return (crd_request){.kind = widget_kind(),
                       .body = crd_string_of(body),
                       .want_strict = true,
                       .without_object = true,
                       .uid = CRD_STRING("u-1"),
                       .resource_version = CRD_STRING("1"),
                       .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z")};
}

/* Whether the request was allowed without a tree. */
static bool is_taken(crd_request request) {
  crd_request_judge(arena, &request, &verdict);
  return verdict.allowed && !verdict.object;
}

static bool takes(const char *body) {
  return is_taken(request_for(body));
}

static bool takes_update(const char *old, const char *body) {
  crd_request request = request_for(body);
  request.operation = CRD_UPDATE;
  request.old_object = crd_json_parse(arena, crd_string_of(old), NULL, NULL);
  return is_taken(request);
}

Test(one_pass, takes_what_is_clean) {
  cr_assert(takes(WIDGET("\"size\":1,\"name\":\"abc\"")));
  cr_assert(crd_string_equal(verdict.name, CRD_STRING("a")));
  cr_assert(
      takes(" { \"kind\" : \"Widget\" , \"spec\" : { \"name\":\"\\u0061\" , \"size\":\n0 } ,\t\"metadata\":{\"name\":\"a\"},"
            "\"apiVersion\":\"example.com/v1\" } \n"));
  cr_assert(takes(
      OBJECT("\"name\":\"a\",\"labels\":{\"a.b/c\":\"d\"},\"annotations\":{\"x\":\"\"},\"creationTimestamp\":null", "")));
  cr_assert(takes(WIDGET("\"size\":null")), "a null that stands for nothing");
}

#define TEN "0123456789"
#define LONG TEN TEN TEN TEN TEN

static bool is_named(const char *name) {
  return crd_string_equal(verdict.name, crd_string_of(name));
}

Test(one_pass, makes_names) {
  cr_assert(takes(OBJECT("\"generateName\":\"a-\"", "")));
  cr_assert(is_named("a-xxxxx"));
  cr_assert(takes(OBJECT("\"generateName\":\"a\"", "")));
  cr_assert(is_named("axxxxx"));
  cr_assert(takes(OBJECT("\"generateName\":\"a--\",\"name\":\"\"", "")));
  cr_assert(is_named("a--xxxxx"));
  cr_assert(takes(OBJECT("\"name\":\"b\",\"generateName\":\"a-\"", "")));
  cr_assert(is_named("b"));
  cr_assert(takes(OBJECT("\"generateName\":\"" LONG "12345678-\"", "")), "its dash is cut off");
  cr_assert(is_named(LONG "12345678xxxxx"));
  cr_assert(takes(OBJECT("\"generateName\":\"" LONG LONG LONG LONG LONG "abc\"", "")));
  cr_assert(is_named(LONG "01234567xxxxx"));
  cr_assert_not(takes(OBJECT("\"generateName\":\"" LONG LONG LONG LONG LONG "abcd\"", "")), "254 bytes");
  crd_request request = request_for(OBJECT("\"generateName\":\"a-\"", ""));
  request.name_suffix = CRD_STRING("b7");
  cr_assert(is_taken(request));
  cr_assert(is_named("a-b7"));
  request.name_suffix = CRD_STRING("B");
  crd_request_judge(arena, &request, &verdict);
  cr_assert_not(verdict.allowed);
}

Test(one_pass, takes_updates_of_generated_names) {
  const char *old = OBJECT("\"name\":\"a-b\",\"generateName\":\"a-\",\"namespace\":\"n\"", "");
  cr_assert(takes_update(old, OBJECT("\"name\":\"a-b\",\"generateName\":\"a-\"", "")));
  cr_assert(takes_update(old, OBJECT("\"name\":\"a-b\",\"generateName\":\"c\"", "")));
  cr_assert(takes_update(old, OBJECT("\"name\":\"a-b\"", "")));
  cr_assert_not(takes_update(old, OBJECT("\"generateName\":\"a-\"", "")), "no name");
}

Test(one_pass, fills_the_struct_that_is_wanted) {
  crd_request request = request_for(WIDGET("\"size\":7,\"name\":\"abc\""));
  request.want_storage = true;
  cr_assert(is_taken(request));
  const char *const *spec = (const char *const *)((const char *)verdict.storage + 24);
  cr_assert_eq(*(const int64_t *)(const void *)(*spec + 24), 7);
  cr_assert(crd_string_equal(*(const crd_string *)(const void *)(*spec + 32), CRD_STRING("abc")));
  cr_assert_null(((const crd_object *)verdict.storage)->value, "there is no document");
}

/* What only needs a tree of a part. */
static bool is_held_in_part(const char *body) {
  static const char *const bodies[] = {WIDGET("\"name\":\"\xFF\xFF\""),         WIDGET("\"size\":1,\"more\":2"),
                                       OBJECT("\"name\":\"a\",\"more\":1", ""), OBJECT("\"generateName\":\".\"", ""),
                                       OBJECT("\"generateName\":\"a.\"", ""),   OBJECT("\"generateName\":\"a.-\"", "")};
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++)
    if (strcmp(body, bodies[i]) == 0) return true;
  return false;
}

Test(one_pass, goes_on_behind_what_is_out_of_the_ordinary) {
  cr_assert(takes(WIDGET("\"size\":1,\"more\":2,\"name\":\"abc\"")));
  cr_assert_eq(verdict.strict.count, 1);
  cr_assert(crd_string_equal(verdict.strict.items[0], CRD_STRING("unknown field \"spec.more\"")));
  const char *body = WIDGET("\"size\":1,\"more\":2,\"name\":\"abc\"");
  cr_assert_eq(verdict.found.items[0].offset, (uint32_t)(strstr(body, "\"more\"") - body));
  crd_request request = request_for(WIDGET("\"size\":1"));
  cr_assert(is_taken(request));
  request.decoder = CRD_DECODER_TREE;
  cr_assert_not(is_taken(request), "if nobody forbids it");
  cr_assert(verdict.allowed && !verdict.fast);
}

static crd_cel_truth is_never(crd_cel *cel, const void *self, const void *old) {
  (void)self, (void)old;
  cel->cost++;
  return CRD_CEL_FALSE;
}
static crd_cel_truth fails(crd_cel *cel, const void *self, const void *old) {
  (void)self, (void)old;
  cel->error = CRD_STRING("broken");
  return CRD_CEL_ERROR;
}

/* The same over the value tree. */
static crd_cel_value run_never(const crd_program *program, crd_cel *cel, const crd_program_input *input) {
  (void)program, (void)input;
  return crd_cel_of_truth(is_never(cel, NULL, NULL));
}
static crd_cel_value run_failing(const crd_program *program, crd_cel *cel, const crd_program_input *input) {
  (void)program, (void)input;
  return crd_cel_of_truth(fails(cel, NULL, NULL));
}

/* The widget with rules at the root, at its spec and at the size in it, which nothing keeps. */
static const crd_kind *ruled_kind(void) {
  static const crd_program never = {.run = run_never}, failing = {.run = run_failing};
  static const crd_rule rules[] = {{.rule = CRD_STRING_INIT("never"),
                                    .message = CRD_STRING_INIT("no"),
                                    .reason = CRD_ERROR_INVALID,
                                    .layer = CRD_LAYER_CRD,
                                    .evaluate = is_never,
                                    .program = &never},
                                   {.rule = CRD_STRING_INIT("fails"),
                                    .reason = CRD_ERROR_INVALID,
                                    .layer = CRD_LAYER_CRD,
                                    .evaluate = fails,
                                    .program = &failing}};
  static crd_type size, spec, root;
  static crd_field in_spec[2], in_root[2];
  static crd_fields spec_fields, root_fields;
  static crd_kind ruled;
  ruled = *widget_kind();
  root = *ruled.type, root_fields = *root.fields;
  memcpy(in_root, root_fields.items, sizeof in_root);
  spec = *in_root[0].type, spec_fields = *spec.fields;
  memcpy(in_spec, spec_fields.items, sizeof in_spec);
  size = *in_spec[0].type;
  crd_type *const types[] = {&size, &spec, &root};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    types[i]->rules = rules, types[i]->rule_count = 2;
    types[i]->flags |= CRD_TYPE_RULES_WITHIN;
  }
  in_spec[0].type = &size, in_root[0].type = &spec;
  spec_fields.items = in_spec, root_fields.items = in_root;
  spec.fields = &spec_fields, root.fields = &root_fields;
  ruled.type = &root, ruled.scale = NULL;
  return &ruled;
}

Test(one_pass, tells_the_rules_that_fail) {
  static const char *const bodies[] = {WIDGET("\"name\":\"abc\",\"size\":1"), WIDGET("\"size\":1,\"more\":2"),
                                       WIDGET("\"size\":\"1\""), WIDGET(""), OBJECT("\"name\":\"a\"", "")};
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
    crd_request request = request_for(bodies[i]);
    request.kind = ruled_kind();
    crd_verdict on_tree;
    crd_request_judge(arena, &request, &verdict);
    cr_assert(verdict.fast && !verdict.allowed, "%s", bodies[i]);
    request.decoder = CRD_DECODER_TREE;
    crd_request_judge(arena, &request, &on_tree);
    cr_assert(crd_string_equal(verdict.message, on_tree.message), "%s", verdict.message.data);
    cr_assert_eq(verdict.errors.count, on_tree.errors.count);
    for (uint32_t k = 0; k < verdict.errors.count; k++)
      cr_assert_eq(verdict.errors.items[k].offset, on_tree.errors.items[k].offset, "%s, %u", bodies[i], k);
  }
  crd_request request = request_for(bodies[0]);
  request.kind = ruled_kind();
  crd_request_judge(arena, &request, &verdict);
  cr_assert_eq(verdict.errors.count, 6);
  cr_assert(crd_string_equal(verdict.errors.items[0].field, CRD_STRING("<nil>")), "the root's come first");
  cr_assert(crd_string_equal(verdict.errors.items[4].field, CRD_STRING("spec.size")));
}

Test(one_pass, leaves_the_rest_to_the_tree) {
  static const char *const others[] = {
      WIDGET("\"size\":1,\"size\":2"),
      WIDGET("\"size\":1,\"more\":2"),
      WIDGET("\"size\":null,\"size\":1"),
      WIDGET("\"size\":\"1\""),
      WIDGET("\"size\":1.0"),
      WIDGET("\"size\":01"),
      WIDGET("\"size\":-1"), /* the scale subresource's */
      WIDGET("\"size\":9223372036854775807"),
      WIDGET("\"name\":\"abcdef\""),
      WIDGET("\"name\":\"\xFF\xFF\""),
      WIDGET("\"size\":1") "}",
      WIDGET("\"size\":1") " x",
      WIDGET("\"size\":1,"),
      OBJECT("\"generateName\":\"A-\"", ""),
      OBJECT("\"generateName\":\"-\"", ""),
      OBJECT("\"generateName\":\".\"", ""),
      OBJECT("\"generateName\":\"a.\"", ""),
      OBJECT("\"generateName\":\"a.-\"", ""),
      OBJECT("\"generateName\":\"\"", ""),
      OBJECT("\"generateName\":null", ""),
      OBJECT("\"generateName\":1", ""),
      OBJECT("\"name\":\"a\",\"generateName\":\"a/-\"", ""),
      OBJECT("\"name\":\"a\",\"generateName\":\"%-\"", ""),
      OBJECT("\"name\":\"A\",\"generateName\":\"a-\"", ""),
      OBJECT("\"name\":\"A\"", ""),
      OBJECT("\"name\":\"a\",\"labels\":{\"a b\":\"\"}", ""),
      OBJECT("\"name\":\"a\",\"labels\":{\"a\":\"\",\"a\":\"b\"}", ""),
      OBJECT("\"name\":\"a\",\"more\":1", ""),
      "{" HEAD ",\"KIND\":5,\"metadata\":{\"name\":\"a\"}}",
      "{\"apiVersion\":\"example.com/v2\",\"kind\":\"Widget\",\"metadata\":{\"name\":\"a\"}}",
      "{\"apiVersion\":\"example.com/v1\",\"kind\":\"widget\",\"metadata\":{\"name\":\"a\"}}",
      "{" HEAD "}",
      "[]",
      "{",
      "}",
      "",
  };
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    crd_verdict on_tree;
    crd_request request = request_for(others[i]);
    request.without_object = false;
    crd_request_judge(arena, &request, &on_tree);
    bool taken = takes(others[i]);
    cr_assert(!taken || is_held_in_part(others[i]), "%s", others[i]);
    cr_assert_eq(verdict.allowed, on_tree.allowed, "%s", others[i]);
    cr_assert(crd_string_equal(verdict.message, on_tree.message), "%s", others[i]);
    cr_assert_eq(verdict.strict.count, on_tree.strict.count, "%s", others[i]);
  }
}

Test(one_pass, takes_updates_and_leaves_the_stored_object_alone) {
  const char *old =
      OBJECT("\"name\":\"a\",\"namespace\":\"n\",\"generation\":2", ",\"spec\":{\"size\":1},\"status\":{\"size\":3}");
  cr_assert(takes_update(old, WIDGET("\"size\":2")));
  cr_assert(takes_update(old, OBJECT("\"name\":\"a\"", ",\"spec\":{\"size\":2},\"status\":{\"size\":9}")));
  cr_assert_not(takes_update(old, OBJECT("\"name\":\"b\"", "")), "another name");
  cr_assert_not(takes_update(old, OBJECT("\"name\":\"a\",\"namespace\":\"m\"", "")), "another namespace");
  cr_assert_not(takes_update(OBJECT("\"name\":\"a\",\"deletionTimestamp\":\"2026-01-01T00:00:00Z\"", ""), WIDGET("")));
  cr_assert_not(takes_update(OBJECT("\"name\":\"a\"", ",\"status\":{\"size\":-3}"), WIDGET("")), "the scale subresource's");
  cr_assert_not(takes_update("{\"kind\":\"Widget\"}", WIDGET("")));
}

/* An update of a kind without the scale subresource, which looks at structs: judged in one pass as on trees. */
static void is_judged_alike(const char *old, const char *body, bool allowed) {
  crd_kind kind = *widget_kind();
  kind.scale = NULL;
  crd_request request = request_for(body);
  request.kind = &kind;
  request.operation = CRD_UPDATE;
  request.old_object = crd_json_parse(arena, crd_string_of(old), NULL, NULL);
  crd_request_judge(arena, &request, &verdict);
  cr_expect(verdict.fast, "%s", body);
  cr_expect_eq(verdict.allowed, allowed, "%s: %.*s", body, (int)verdict.message.size, verdict.message.data);
  crd_verdict on_tree;
  request.decoder = CRD_DECODER_TREE;
  crd_request_judge(arena, &request, &on_tree);
  cr_expect(crd_string_equal(verdict.message, on_tree.message), "%.*s\n%.*s", (int)verdict.message.size,
            verdict.message.data, (int)on_tree.message.size, on_tree.message.data);
  cr_expect_eq(verdict.errors.count, on_tree.errors.count);
  for (uint32_t i = 0; i < verdict.errors.count; i++)
    cr_expect_eq(verdict.errors.items[i].offset, on_tree.errors.items[i].offset);
}

Test(one_pass, forgives_updates_what_has_not_changed) {
  const char *old = OBJECT("\"name\":\"a\",\"generation\":2", ",\"spec\":{\"size\":\"x\",\"name\":\"toolong\"}");
  is_judged_alike(old, WIDGET("\"size\":1,\"name\":\"toolong\""), true);
  is_judged_alike(old, WIDGET("\"name\":\"toolonger\""), false);
  is_judged_alike(old, WIDGET("\"name\":\"abc\",\"size\":\"x\""), true);
  is_judged_alike(old, WIDGET("\"name\":\"toolonger\",\"size\":\"y\""), false);
  is_judged_alike(OBJECT("\"name\":\"a\"", ""), WIDGET("\"name\":\"toolonger\""), false);
  is_judged_alike(OBJECT("\"name\":\"a\"", ",\"spec\":null"), WIDGET("\"name\":\"abc\""), true);
}

Test(one_pass, asks_the_system_for_nothing_once_warm) {
  const char *bodies[] = {WIDGET("\"size\":1,\"name\":\"abc\""), WIDGET("\"name\":\"a\\n\\u0061\"")};
  size_t held = 0;
  for (int i = 0; i < 100; i++) {
    cr_assert(takes(bodies[i % 2]));
    if (i == 2) held = crd_arena_held(arena);
    crd_arena_reset(arena);
  }
  cr_assert_eq(crd_arena_held(arena), held);
}
