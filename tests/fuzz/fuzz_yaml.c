/* SPDX-License-Identifier: Apache-2.0 */
/* YAML of any bytes: what is read is a value that JSON can say, offsets lie in the input, and what the reader of common YAML
 * reads is what its scanner's tokens give, to the last offset. */
#include "../../runtime/yaml/yaml_parts.h"
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
  if (!condition) abort();
}

static void check_offsets(const crd_value *value, size_t size) {
  require(value->offset == CRD_NO_OFFSET || value->offset <= size);
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size; i++) check_offsets(&value->as.items[i], size);
  if (value->kind == CRD_MAP)
    for (uint32_t i = 0; i < value->size; i++) {
      require(value->as.members[i].name_offset <= size);
      check_offsets(&value->as.members[i].value, size);
    }
}

static void check_value(crd_arena *arena, const crd_value *value, size_t size) {
  check_offsets(value, size);
  crd_string text = crd_json_encode(arena, value, CRD_JSON_GO);
  const crd_value *again = crd_json_parse(arena, text, NULL, NULL);
  require(again && crd_string_equal(text, crd_json_encode(arena, again, CRD_JSON_GO)));
}

static bool same(const crd_value *a, const crd_value *b) {
  if (a->kind != b->kind || a->offset != b->offset) return false;
  if (a->kind != CRD_LIST && a->kind != CRD_MAP) return crd_value_equal(a, b);
  if (a->size != b->size) return false;
  for (uint32_t i = 0; i < a->size; i++) {
    if (a->kind == CRD_LIST) {
      if (!same(&a->as.items[i], &b->as.items[i])) return false;
      continue;
    }
    const crd_member *left = &a->as.members[i], *right = &b->as.members[i];
    if (left->name_offset != right->name_offset || !crd_string_equal(crd_member_name(left), crd_member_name(right)) ||
        !same(&left->value, &right->value))
      return false;
  }
  return true;
}

static void explain(crd_arena *arena, const crd_yaml_document *fast, const crd_value *slow, const crd_parse_error *error) {
  crd_string left = fast->value ? crd_json_encode(arena, fast->value, CRD_JSON_GO) : CRD_STRING("nothing");
  crd_string right = slow ? crd_json_encode(arena, slow, CRD_JSON_GO) : error->message;
  fprintf(stderr, "fast: %.*s\nslow: %.*s\n", (int)left.size, left.data, (int)right.size, right.data);
}

/* The document by way of tokens and nodes; NULL when there is none or it is refused. */
static crd_value *read_slowly(crd_arena *arena, yaml_reader *reader, uint32_t *offset, bool *absent,
                              crd_parse_error *error) {
  yaml_node *root;
  crd_strict_errors keys;
  *error = (crd_parse_error){.message = CRD_STRING("no document")};
  if (!crd_yaml_reader_next(reader, &root, offset, error) || !root) return NULL;
  *absent = root->absent;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  return crd_yaml_build(arena, root, NULL, value, &keys, error) && !keys.count ? value : NULL;
}

static void compare_readers(crd_arena *arena, crd_string input) {
  yaml_fast fast;
  crd_yaml_document document;
  crd_parse_error error;
  uint32_t offset = 0;
  bool found, absent = false;
  if (!crd_yaml_fast_begin(arena, input, 0, &fast)) return;
  yaml_reader *reader = crd_yaml_reader_create(arena, input);
  while (crd_yaml_fast_next(&fast, &document, &found)) {
    const crd_value *slow = read_slowly(arena, reader, &offset, &absent, &error);
    bool agree =
        found == (slow != NULL) &&
        (!slow || (offset == document.offset && absent == !document.value && (absent || same(document.value, slow))));
    if (!agree) explain(arena, &document, slow, &error);
    require(agree);
    if (!found) break;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 64});
  crd_duplicates duplicates;
  const crd_parse_options options = {.duplicates = &duplicates, .max_depth = 200};
  const crd_string input = {(const char *)data, size};
  crd_parse_error error = {0};
  crd_string duplicate_error;
  const crd_value *value = crd_yaml_parse(arena, input, &options, &error, &duplicate_error);
  if (value)
    check_value(arena, value, size);
  else
    require(error.message.size > 0 && error.offset <= size);

  crd_yaml_document *documents;
  size_t count;
  if (!crd_yaml_parse_stream(arena, input, &options, &documents, &count, &error))
    require(error.message.size > 0 && error.offset <= size);
  for (size_t i = 0; i < count; i++)
    if (documents[i].value) check_value(arena, documents[i].value, size);
  compare_readers(arena, input);
  crd_arena_destroy(arena);
  return 0;
}
