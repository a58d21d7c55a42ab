/* SPDX-License-Identifier: Apache-2.0 */
/* cJSON trees to structs and back, and each thing that is refused on either way. */
#include "batch.volcano.sh/v1alpha1/job.h"
#include "ray.io/v1/raycluster.h"
#include <crd/cjson.h>
#include <crd/file.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(cjson, .init = set_up, .fini = tear_down);

static void is(crd_string got, const char *wanted) {
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", (int)got.size, got.data, wanted);
}

/* The value of a tree, which is given back, as JSON, or why there is none. */
static crd_string told(cJSON *tree) {
  crd_string error = {NULL, 0};
  const crd_value *value = crd_cjson_to_value(arena, tree, &error);
  cJSON_Delete(tree);
  return value ? crd_json_encode(arena, value, CRD_JSON_COMPACT) : error;
}

static cJSON *holding(cJSON *item) {
  cJSON *root = cJSON_CreateObject(), *list = cJSON_AddArrayToObject(root, "spec");
  cJSON_AddItemToArray(list, item);
  return root;
}

/* What cJSON makes of a text, as the value that it tells. */
static void parses(const char *text, const char *wanted) {
  is(told(cJSON_Parse(text)), wanted);
}

/* What crd_cjson_parse makes of one, as cJSON prints it, or why it is refused. */
static void reads(crd_string text, const char *wanted) {
  crd_string error = {NULL, 0};
  cJSON *tree = crd_cjson_parse(arena, text, &error);
  char *printed = tree ? cJSON_PrintUnformatted(tree) : NULL;
  is(tree ? crd_string_of(printed) : error, wanted);
  cJSON_free(printed);
  cJSON_Delete(tree);
}

Test(cjson, tells_what_a_tree_says) {
  parses("{\"b\":[1,-2.5,true,false,null,\"x\\u00e9\",{}],\"a\":{\"B\":1,\"b\":[]}}",
         "{\"b\":[1,-2.5,true,false,null,\"x\xc3\xa9\",{}],\"a\":{\"B\":1,\"b\":[]}}");
  parses("9007199254740991", "9007199254740991");
  parses("[1.0,1e300,-9007199254740991,18446744073709551616]", "[1,1e+300,-9007199254740991,18446744073709552000]");
}

Test(cjson, refuses_what_a_tree_cannot_hold) {
  parses("{\"a\":{\"b\":[0,9007199254740993]}}", "a.b[1]: cJSON may have rounded an integer of 2^53 or more");
  parses("9007199254740992", "cJSON may have rounded an integer of 2^53 or more");
  parses("-9223372036854775808", "cJSON may have rounded an integer of 2^53 or more");
  parses("9223372036854775807", "cJSON may have rounded an integer of 2^53 or more");
  parses("{\"a\":-0}", "a: cJSON does not tell -0 from -0.0");
  parses("[1e400]", "[0]: the number is not finite");
  parses("{\"a\":{\"b\":1,\"c\":2,\"b\":3}}", "a.b: the name stands there twice");
  is(told(holding(cJSON_CreateNumber(NAN))), "spec[0]: the number is not finite");
  is(told(holding(cJSON_CreateRaw("[1"))), "spec[0]: a raw text is not looked into");
  is(told(holding(cJSON_CreateString("a\xff"))), "spec[0]: the string is not UTF-8");
  is(told(holding(cJSON_CreateStringReference(NULL))), "spec[0]: the string is not there");
  cJSON *nameless = cJSON_CreateObject();
  cJSON_AddItemToArray(nameless, cJSON_CreateNull());
  is(told(nameless), "a member has no name");
  cJSON *untyped = cJSON_CreateNull();
  untyped->type = cJSON_Invalid;
  is(told(untyped), "an item has no type");
  is(told(NULL), "there is no tree");
}

Test(cjson, bounds_the_depth) {
  cJSON *tree = cJSON_CreateNull();
  for (int i = 0; i < 1000; i++) {
    cJSON *list = cJSON_CreateArray();
    cJSON_AddItemToArray(list, tree);
    tree = list;
  }
  crd_string error = {NULL, 0};
  const crd_value *value = crd_cjson_to_value(arena, tree, &error);
  cr_assert(value, "%.*s", (int)error.size, error.data);
  cJSON *back = crd_cjson_from_value(arena, value, &error);
  cr_expect(cJSON_Compare(tree, back, true));
  cJSON_Delete(back);
  is(told(holding(tree)), "the tree has more than 1000 levels");
}

Test(cjson, reads_texts_as_the_api_server) {
  reads(CRD_STRING("{\"a\": [1, 2.5, \"x\"], \"A\": null}"), "{\"a\":[1,2.5,\"x\"],\"A\":null}");
  reads(CRD_STRING("{\"a\":\"b\\u0000c\"}"), "a: cJSON ends a string at the NUL in it");
  reads(CRD_STRING("{\"a\\u0000\":1}"), "cJSON ends a string at the NUL in it");
  reads(CRD_STRING("{\"a\":{\"b\":1,\"b\":2}}"), "a.b: the name stands there twice");
  reads(CRD_STRING("[9007199254740993]"), "[0]: cJSON may have rounded an integer of 2^53 or more");
  reads(CRD_STRING("[01]"), "invalid character '1' after array element");
  reads(CRD_STRING("{} x"), "invalid character 'x' after top-level value");
  reads(CRD_STRING("[0.1000000000000000055511151231257827021181583404541015625000000000000000001]"), "[0.1]");
}

Test(cjson, refuses_values_that_a_tree_would_change) {
  static const struct {
    const char *json, *wanted;
  } rows[] = {{"{\"a\":9007199254740992}", "a: cJSON may have rounded an integer of 2^53 or more"},
              {"{\"a\":[-0.0]}", "a[0]: cJSON does not tell -0 from -0.0"},
              {"[\"\\u0000\"]", "[0]: cJSON ends a string at the NUL in it"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    crd_string error = {NULL, 0};
    const crd_value *value = crd_json_parse(arena, crd_string_of(rows[i].json), NULL, NULL);
    cr_expect_null(crd_cjson_from_value(arena, value, &error));
    is(error, rows[i].wanted);
  }
}

static crd_string file_text(const char *path) {
  crd_string text = {NULL, 0}, error = {NULL, 0};
  cr_assert(crd_file_read(arena, path, &text, &error), "%.*s", (int)error.size, error.data);
  return text;
}

Test(cjson, takes_a_kind_there_and_back) {
  crd_errors errors = crd_errors_init(arena);
  crd_texts strict = {.arena = arena};
  crd_string error = {NULL, 0}, yaml = file_text(CRDC_SOURCE_ROOT "/examples/raycluster.yaml");
  const ray_io_v1_RayCluster *read = ray_io_v1_RayCluster_from_yaml(arena, yaml, &strict, &errors);
  cr_assert(read && !errors.count && !strict.count);
  cJSON *tree = crd_kind_to_cjson(arena, &ray_io_v1_RayCluster_kind, read, &error);
  cr_assert(tree, "%.*s", (int)error.size, error.data);
  cJSON_AddStringToObject(cJSON_GetObjectItemCaseSensitive(tree, "spec"), "surprise", "x");
  const ray_io_v1_RayCluster *back = crd_kind_from_cjson(arena, &ray_io_v1_RayCluster_kind, tree, &strict, &errors);
  cJSON_Delete(tree);
  cr_assert(back && !errors.count);
  cr_expect(ray_io_v1_RayCluster_equal(read, back));
  cr_assert_eq(strict.count, 1);
  is(strict.items[0], "unknown field \"spec.surprise\"");
}

Test(cjson, says_what_a_kind_refuses) {
  crd_errors errors = crd_errors_init(arena);
  cJSON *tree =
      cJSON_Parse("{\"apiVersion\":\"batch.volcano.sh/v1alpha1\",\"kind\":\"Job\",\"spec\":{\"minAvailable\":1e17}}");
  cr_expect_null(crd_kind_from_cjson(arena, &batch_volcano_sh_v1alpha1_Job_kind, tree, NULL, &errors));
  cr_assert_eq(errors.count, 1);
  is(crd_error_message(arena, &errors.items[0]),
     "<nil>: Invalid value: spec.minAvailable: cJSON may have rounded an integer of 2^53 or more");
  errors = crd_errors_init(arena);
  cJSON_SetNumberValue(cJSON_GetObjectItemCaseSensitive(cJSON_GetObjectItemCaseSensitive(tree, "spec"), "minAvailable"), -1);
  cJSON_SetValuestring(cJSON_GetObjectItemCaseSensitive(tree, "kind"), "Jo");
  cr_expect_null(crd_kind_from_cjson(arena, &batch_volcano_sh_v1alpha1_Job_kind, tree, NULL, &errors));
  cr_expect(errors.count > 0);
  cJSON_Delete(tree);
}

/* cJSON's memory, of which the allocation `fails_at` is refused. */
static unsigned allocations, fails_at;
static void *allocate(size_t size) {
  return ++allocations == fails_at ? NULL : malloc(size);
}

Test(cjson, gives_nothing_without_memory) {
  const crd_value *value =
      crd_json_parse(arena, CRD_STRING("{\"a\":[1,\"x\",{\"b\":null}],\"c\":{\"d\":\"y\"}}"), NULL, NULL);
  crd_string error = {NULL, 0};
  cJSON_InitHooks(&(cJSON_Hooks){.malloc_fn = allocate, .free_fn = free});
  fails_at = allocations = 0;
  cJSON_Delete(crd_cjson_from_value(arena, value, &error));
  unsigned all = allocations;
  cr_assert(all > 8);
  for (unsigned i = 1; i <= all; i++) {
    allocations = 0, fails_at = i, error = (crd_string){NULL, 0};
    cr_expect_null(crd_cjson_from_value(arena, value, &error), "allocation %u", i);
    is(error, "out of memory");
  }
  fails_at = 0;
  cJSON_InitHooks(NULL);
}

Test(cjson, stops_at_the_limit_of_the_arena) {
  crd_arena *small = crd_arena_create(&(crd_arena_options){.limit = 64 << 10});
  cJSON *tree = cJSON_CreateArray();
  for (int i = 0; i < 20000; i++) cJSON_AddItemToArray(tree, cJSON_CreateTrue());
  crd_string error = {NULL, 0};
  cr_expect_null(crd_cjson_to_value(small, tree, &error));
  is(error, "it takes more memory than one request may have");
  cJSON_Delete(tree);
  crd_arena_destroy(small);
}
