/* YAML of any bytes: what is read is a value that JSON can say, offsets lie in the input, and JSON means in YAML what it
 * means in JSON. */
#include <crd/yaml.h>
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
  crd_arena_destroy(arena);
  return 0;
}
