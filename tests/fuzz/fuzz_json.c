/* JSON of any bytes: what is read can be written, reads back as the same, and errors point into the input. */
#include <crd/json.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
  if (!condition) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 64});
  crd_duplicates duplicates;
  const crd_parse_options options = {.duplicates = &duplicates};
  crd_parse_error error = {0};
  char *exact = malloc(size ? size : 1); /* so that a read past the end is seen */
  require(exact != NULL);
  if (size) memcpy(exact, data, size);
  const crd_value *value = crd_json_parse(arena, (crd_string){exact, size}, &options, &error);
  if (!value) {
    require(error.message.size > 0 && error.offset <= size);
  } else {
    for (int style = CRD_JSON_GO; style <= CRD_JSON_COMPACT; style++) {
      /* Twice: the first writing turns 1e2 into 100 and -0.0 into -0, which then is the integer 0. */
      crd_string once = crd_json_encode(arena, value, (crd_json_style)style);
      const crd_value *second = crd_json_parse(arena, once, &options, &error);
      require(second && duplicates.count == 0);
      crd_string twice = crd_json_encode(arena, second, (crd_json_style)style);
      const crd_value *third = crd_json_parse(arena, twice, NULL, NULL);
      require(third && crd_value_equal(second, third));
      require(crd_string_equal(twice, crd_json_encode(arena, third, (crd_json_style)style)));
    }
    crd_value copy = crd_value_copy(arena, value);
    require(crd_value_equal(value, &copy));
  }
  free(exact);
  crd_arena_destroy(arena);
  return 0;
}
