/* SPDX-License-Identifier: Apache-2.0 */
/* JSON of any bytes: what is read can be written, reads back as the same, and errors point into the input. Numbers are what
 * the C library reads, whichever way the reader took; the map as it is written has each name's last value. What is read is
 * what can be stepped over. */
#include <crd/json.h>
#include <crd/json_cursor.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
  if (!condition) abort();
}

/* A number at the end of the input has no byte behind it that strtod could stop at. */
static double read_number(const char *data, size_t size) {
  size_t length = 0;
  while (length < size && data[length] && strchr("+-.0123456789eE", data[length])) length++;
  char *text = malloc(length + 1);
  require(text != NULL);
  memcpy(text, data, length);
  text[length] = '\0';
  double number = strtod(text, NULL);
  free(text);
  return number;
}

static void check_numbers(const crd_value *value, const char *data, size_t size) {
  if (value->kind == CRD_DOUBLE) require(value->as.number == read_number(data + value->offset, size - value->offset));
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++) check_numbers(&value->as.items[i], data, size);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++)
    check_numbers(&value->as.members[i].value, data, size);
}

static void check_written(const crd_value *written, const crd_value *root) {
  if (written->kind == CRD_NULL) return;
  require(written->size > root->size);
  for (uint32_t i = 0; i < root->size; i++) {
    uint32_t last = written->size;
    while (last > 0 &&
           !crd_string_equal(crd_member_name(&written->as.members[last - 1]), crd_member_name(&root->as.members[i])))
      last--;
    require(last > 0 && crd_value_equal(&written->as.members[last - 1].value, &root->as.members[i].value));
  }
}

static void check_stepping(crd_arena *arena, crd_string text, const crd_value *value) {
  crd_json_cursor cursor = crd_json_cursor_at(arena, text);
  bool stepped = crd_json_skip(&cursor) && crd_json_done(&cursor);
  require(!stepped || value);
  size_t opened = 0; /* at most */
  for (size_t i = 0; i < text.size; i++) opened += text.data[i] == '[' || text.data[i] == '{';
  require(stepped || !value || opened > CRD_JSON_SKIP_DEPTH);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 64});
  crd_duplicates duplicates;
  crd_value written = {.kind = CRD_NULL};
  const crd_parse_options options = {.duplicates = &duplicates, .written = &written};
  crd_parse_error error = {0};
  char *exact = malloc(size ? size : 1); /* so that a read past the end is seen */
  require(exact != NULL);
  if (size) memcpy(exact, data, size);
  const crd_value *value = crd_json_parse(arena, (crd_string){exact, size}, &options, &error);
  check_stepping(arena, (crd_string){exact, size}, value);
  if (!value) {
    require(error.message.size > 0 && error.offset <= size);
  } else {
    check_numbers(value, exact, size);
    check_written(&written, value);
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
