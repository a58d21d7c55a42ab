/* SPDX-License-Identifier: Apache-2.0 */
/* What mutations do: merged by the types of the schema, patched, refused in the API server's words. */
#include "admission/apply.h"
#include "admission/merge/constructed.h"
#include "admission/merge/merge.h"
#include "request/patch/built.h"

#include <crd/json.h>
#include <criterion/criterion.h>

static const char schema[] =
    "{\"type\":\"object\",\"properties\":{\"spec\":{\"type\":\"object\",\"properties\":{"
    "\"text\":{\"type\":\"string\"},\"number\":{\"type\":\"integer\"},\"either\":{\"x-kubernetes-int-or-string\":true},"
    "\"free\":{\"type\":\"object\",\"x-kubernetes-preserve-unknown-fields\":true},"
    "\"map\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},"
    "\"fixed\":{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\",\"properties\":{\"a\":{\"type\":\"string\"}}},"
    "\"list\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"
    "\"set\":{\"type\":\"array\",\"x-kubernetes-list-type\":\"set\",\"items\":{\"type\":\"string\"}},"
    "\"ports\":{\"type\":\"array\",\"x-kubernetes-list-type\":\"map\",\"x-kubernetes-list-map-keys\":[\"port\",\"protocol\"]"
    ","
    "\"items\":{\"type\":\"object\",\"properties\":{\"port\":{\"type\":\"integer\"},\"name\":{\"type\":\"string\"},"
    "\"protocol\":{\"type\":\"string\",\"default\":\"TCP\"}}}}}}}}";

static const crd_value *parse(crd_arena *arena, const char *text) {
  const crd_value *value = crd_json_parse(arena, crd_string_of(text), NULL, NULL);
  cr_assert(value != NULL, "%s", text);
  return value;
}

/* What comes of two specs: the merged one, or why not. */
static const char *merged(crd_arena *arena, const char *live, const char *patch) {
  custom_resource custom = {.schema = parse(arena, schema)};
  found_resource found = {.custom = &custom};
  merge_type type = crd_merge_type_of(&found);
  crd_string error = {NULL, 0};
  const char *form = "{\"apiVersion\":\"a/v1\",\"kind\":\"K\",\"spec\":%s}";
  const crd_value *object = parse(arena, crd_arena_printf(arena, form, live).data);
  const crd_value *change = parse(arena, crd_arena_printf(arena, form, patch).data);
  if (!crd_merge_validate(arena, &type, change, false, &error))
    return crd_arena_printf(arena, "%.*s", CRD_PRINT(error)).data;
  crd_string atomics = crd_merge_atomics(arena, &type, change);
  if (atomics.size) return crd_arena_printf(arena, "atomic %.*s", CRD_PRINT(atomics)).data;
  if (!crd_merge_validate(arena, &type, object, true, &error))
    return crd_arena_printf(arena, "object: %.*s", CRD_PRINT(error)).data;
  crd_value out = crd_merge_values(arena, &type, object, change);
  crd_string text = crd_json_encode(arena, crd_value_get(&out, CRD_STRING("spec")), CRD_JSON_GO);
  return crd_arena_printf(arena, "%.*s", CRD_PRINT(text)).data;
}

typedef struct merge_row {
  const char *live, *patch, *want;
} merge_row;

Test(merge, values) {
  static const merge_row rows[] = {
      {"{\"text\":\"a\"}", "{\"number\":1}", "{\"number\":1,\"text\":\"a\"}"},
      {"{}", "{\"text\":1}", ".spec.text: expected string, got &value.valueUnstructured{Value:1}"},
      {"{}", "{\"number\":\"1\"}", ".spec.number: expected numeric (int or float), got string"},
      {"{}", "{\"wrong\":1}", ".spec.wrong: field not declared in schema"},
      {"{}", "{\"map\":[\"a\"]}", ".spec.map: expected map, got &{[a]}"},
      {"{\"map\":{\"a\":\"1\"}}", "{\"map\":{\"b\":\"2\"}}", "{\"map\":{\"a\":\"1\",\"b\":\"2\"}}"},
      {"{\"either\":1}", "{\"either\":\"x\"}", "{\"either\":\"x\"}"},
      {"{\"free\":{\"a\":{\"b\":1}}}", "{\"free\":{\"a\":{\"c\":2}}}", "{\"free\":{\"a\":{\"b\":1,\"c\":2}}}"},
      {"{}", "{\"fixed\":{\"a\":\"b\"}}", "atomic .spec.fixed"},
      {"{}", "{\"list\":[\"a\"]}", "atomic .spec.list"},
      {"{\"number\":\"x\"}", "{\"text\":\"a\"}", "object: .spec.number: expected numeric (int or float), got string"},
  };
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    cr_expect_str_eq(merged(arena, rows[i].live, rows[i].patch), rows[i].want);
  crd_arena_destroy(arena);
}

Test(merge, lists) {
  static const merge_row rows[] = {
      {"{\"set\":[\"a\",\"b\"]}", "{\"set\":[\"c\"]}", "{\"set\":[\"a\",\"b\",\"c\"]}"},
      {"{\"set\":[\"a\",\"b\",\"c\"]}", "{\"set\":[\"c\",\"x\",\"a\"]}", "{\"set\":[\"b\",\"c\",\"x\",\"a\"]}"},
      {"{}", "{\"set\":[\"a\",\"a\"]}", ".spec.set: duplicate entries for key [=\"a\"]"},
      {"{\"set\":[\"a\",\"a\"]}", "{\"set\":[\"a\"]}", "{\"set\":[\"a\"]}"},
      {"{\"ports\":[{\"port\":1}]}", "{\"ports\":[{\"port\":1,\"protocol\":\"TCP\",\"name\":\"n\"}]}",
       "{\"ports\":[{\"name\":\"n\",\"port\":1,\"protocol\":\"TCP\"}]}"},
      {"{\"ports\":[{\"port\":1}]}", "{\"ports\":[{\"port\":1,\"protocol\":\"UDP\"}]}",
       "{\"ports\":[{\"port\":1},{\"port\":1,\"protocol\":\"UDP\"}]}"},
      {"{}", "{\"ports\":[1]}", ".spec.ports: element 0: associative list with keys may not have non-map elements"},
      {"{}", "{\"ports\":[{\"port\":1,\"name\":2}]}",
       ".spec.ports[port=1,protocol=\"TCP\"].name: expected string, got &value.valueUnstructured{Value:2}"},
  };
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    cr_expect_str_eq(merged(arena, rows[i].live, rows[i].patch), rows[i].want);
  crd_arena_destroy(arena);
}

typedef struct step_row {
  const char *op, *path, *from, *value, *want; /* the document, "test", or the error */
} step_row;

static const char *patched(crd_arena *arena, const step_row *row) {
  const crd_value *document = parse(arena, "{\"list\":[1,2],\"map\":{\"a/b\":1},\"null\":null}");
  crd_value step = crd_value_make_map(arena, 4), steps = crd_value_make_list(arena, 1);
  crd_value_set(arena, &step, CRD_STRING("op"), crd_value_make_string(crd_string_of(row->op)));
  crd_value_set(arena, &step, CRD_STRING("path"), crd_value_make_string(crd_string_of(row->path)));
  if (*row->from) crd_value_set(arena, &step, CRD_STRING("from"), crd_value_make_string(crd_string_of(row->from)));
  if (row->value) crd_value_set(arena, &step, CRD_STRING("value"), *parse(arena, row->value));
  crd_value_append(arena, &steps, step);
  crd_string text, error;
  bool test_failed;
  if (crd_json_patch_apply_built(arena, document, &steps, &test_failed, &text, &error))
    return crd_arena_copy(arena, text).data;
  return test_failed ? "test" : crd_arena_copy(arena, error).data;
}

Test(merge, patches) {
  static const step_row rows[] = {
      {"add", "/list/-", "", "3", "{\"list\":[1,2,3],\"map\":{\"a/b\":1},\"null\":null}"},
      {"add", "/list/-3", "", "0", "{\"list\":[0,1,2],\"map\":{\"a/b\":1},\"null\":null}"},
      {"add", "/list/4", "", "3",
       "error in add for path: '/list/4': Unable to access invalid index: 4: invalid index referenced"},
      {"add", "", "", "3", "add operation does not apply: doc is missing path: \"\": missing value"},
      {"remove", "/map/a~1b", "", NULL, "{\"list\":[1,2],\"map\":{},\"null\":null}"},
      {"remove", "/map/x", "", NULL,
       "error in remove for path: '/map/x': Unable to remove nonexistent key: x: missing value"},
      {"replace", "/list/x", "", "1", "replace operation does not apply: doc is missing key: /list/x: missing value"},
      {"move", "/map/m", "/list/0", NULL, "{\"list\":[2],\"map\":{\"a/b\":1,\"m\":1},\"null\":null}"},
      {"copy", "/list/9", "/map", NULL,
       "error while adding value during copy: Unable to access invalid index: 9: invalid index referenced"},
      {"test", "/list", "", "[1,2]", "{\"list\":[1,2],\"map\":{\"a/b\":1},\"null\":null}"},
      {"test", "/list", "", "[1]", "test"},
      {"test", "/null", "", "null", "test"},
      {"test", "/null", "", NULL, "{\"list\":[1,2],\"map\":{\"a/b\":1},\"null\":null}"},
      {"copy", "/list/0", "", NULL, "copy operation failed to decode from: operation, missing from field: missing value"},
      {"bogus", "/list", "", NULL, "Unexpected kind: bogus"},
  };
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) cr_expect_str_eq(patched(arena, &rows[i]), rows[i].want);
  crd_arena_destroy(arena);
}

Test(merge, names_of_types) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_cel cel = {.arena = arena, .limit = UINT64_MAX};
  crd_cel_constructed wrong = {.type_name = CRD_STRING("Object.wrong")};
  crd_cel_value below = {.kind = CRD_CEL_OPAQUE, .opaque_kind = CRD_CEL_CONSTRUCTED, .as = {.opaque = &wrong}};
  crd_cel_entry field = {crd_cel_of_string(CRD_STRING("spec")), below};
  crd_cel_constructed object = {.type_name = CRD_STRING("Object"), .fields = &field, .count = 1};
  crd_string error = crd_constructed_check_names(&cel, &object);
  cr_expect_str_eq(crd_arena_printf(arena, "%.*s", CRD_PRINT(error)).data,
                   "unexpected type name \"Object.wrong\", expected \"Object.spec\", which matches field name path from "
                   "root Object type");
  crd_arena_destroy(arena);
}
