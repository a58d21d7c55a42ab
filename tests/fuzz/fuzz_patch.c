/* SPDX-License-Identifier: Apache-2.0 */
/* A document and a "patch", applied as a JSON patch and as a merge patch, to the tree and to the text: the two say the same,
 * what comes out is JSON, and a merge patch without nulls in lists gives what RFC 7396 says in ten lines. */
#include "mutate.h"
#include "parts.h"
#include <crd/json.h>
#include <crd/patch.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "json";

#define require(condition) require_at(condition, __LINE__)
static void require_at(bool condition, int line) {
  if (condition) return;
  fprintf(stderr, "fuzz_patch.c:%d does not hold\n", line);
  abort();
}

typedef crd_patch_outcome patcher(crd_arena *arena, const crd_value *document, crd_string patch, crd_texts *strict,
                                  crd_string *result, crd_string *error);
typedef crd_patch_outcome text_patcher(crd_arena *arena, const crd_value *document, crd_string source, crd_string patch,
                                       crd_texts *strict, crd_string *result, crd_string *error);

/* As JSON: the text keeps 0e1 as it is, a tree writes it as the whole number 0. */
static bool same_text(crd_arena *arena, const crd_value *a, const crd_value *b) {
  return crd_string_equal(crd_json_encode(arena, a, CRD_JSON_GO), crd_json_encode(arena, b, CRD_JSON_GO));
}

/* The result; NULL when the patch does not apply. */
static const crd_value *apply(crd_arena *arena, patcher *patch_tree, text_patcher *patch_text, const crd_value *document,
                              crd_string source, crd_string patch) {
  crd_string result = {NULL, 0}, again = {NULL, 0}, error = {NULL, 0}, other_error = {NULL, 0};
  crd_texts strict = {.arena = arena};
  crd_patch_outcome outcome = patch_tree(arena, document, patch, NULL, &result, &error);
  crd_patch_outcome other = patch_text(arena, document, source, patch, NULL, &again, &other_error);
  require(outcome == other && crd_string_equal(error, other_error));
  require(outcome == CRD_PATCH_DONE || error.size > 0);
  patch_tree(arena, document, patch, &strict, &(crd_string){NULL, 0}, &(crd_string){NULL, 0});
  if (outcome != CRD_PATCH_DONE) return NULL;
  const crd_value *value = crd_json_parse(arena, result, NULL, NULL),
                  *other_value = crd_json_parse(arena, again, NULL, NULL);
  require(!value == !other_value && (!value || same_text(arena, value, other_value)));
  return value;
}

static bool has_null_in_list(const crd_value *value, bool in_list) {
  if (value->kind == CRD_NULL) return in_list;
  for (uint32_t i = 0; i < value->size && (value->kind == CRD_LIST || value->kind == CRD_MAP); i++)
    if (has_null_in_list(value->kind == CRD_LIST ? &value->as.items[i] : &value->as.members[i].value,
                         in_list || value->kind == CRD_LIST))
      return true;
  return false;
}

static crd_value merge(crd_arena *arena, const crd_value *target, const crd_value *patch) {
  if (patch->kind != CRD_MAP) return *patch;
  crd_value merged = target && target->kind == CRD_MAP ? crd_value_copy(arena, target) : crd_value_make_map(arena, 4);
  for (uint32_t i = 0; i < patch->size; i++) {
    const crd_member *member = &patch->as.members[i];
    crd_string name = crd_member_name(member);
    if (member->value.kind == CRD_NULL)
      crd_value_remove(&merged, name);
    else
      crd_value_set(arena, &merged, name, merge(arena, crd_value_get(&merged, name), &member->value));
  }
  return merged;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  crd_string source = parts.items[0].text, patch = parts_find(&parts, "json");
  const crd_value *document = crd_json_parse(arena, source, NULL, NULL);
  if (document && document->kind == CRD_MAP) {
    apply(arena, crd_json_patch, crd_json_patch_of_text, document, source, patch);
    const crd_value *merged = apply(arena, crd_merge_patch, crd_merge_patch_of_text, document, source, patch);
    const crd_value *wanted = crd_json_parse(arena, patch, NULL, NULL);
    if (merged && wanted && wanted->kind == CRD_MAP && !has_null_in_list(wanted, false)) {
      crd_value simple = merge(arena, document, wanted);
      require(same_text(arena, merged, &simple));
    }
  }
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
