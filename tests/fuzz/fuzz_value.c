/* SPDX-License-Identifier: Apache-2.0 */
/* A value, read from JSON or YAML, written as JSON and as YAML and read again: by both readers, from both, it is the same.
 * Copies are equal, and what is set is found. */
#include "mutate.h"
#include <crd/raw_json.h>
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "json";

static void require_equal(crd_arena *arena, const crd_value *value, const crd_value *again, crd_string text) {
  if (again && crd_value_equal(value, again)) return;
  crd_string left = crd_json_encode(arena, value, CRD_JSON_GO),
             right = again ? crd_json_encode(arena, again, CRD_JSON_GO) : CRD_STRING("nothing");
  fprintf(stderr, "%.*s\n%.*s\nread from %.*s\n", (int)left.size, left.data, (int)right.size, right.data, (int)text.size,
          text.data);
  abort();
}

/* The members of a map as slices of its text are those of the tree. */
static void check_raw(crd_arena *arena, const crd_value *value, crd_string text) {
  crd_string name, raw;
  bool good = false;
  size_t at = 1;
  uint32_t count = 0;
  if (value->kind != CRD_MAP || !text.size || text.data[0] != '{') return;
  for (; crd_raw_json_member(text, &at, &name, &raw, &good); count++) {
    const crd_value *member = crd_json_parse(arena, raw, NULL, NULL);
    if (count >= value->size || !member || !crd_value_equal(member, &value->as.members[count].value)) abort();
  }
  if (!good || count != value->size || !crd_raw_json_at_end(text, at)) abort();
}

/* Breaks of lines in YAML that are none in JSON: NEL, LS, PS. */
static bool has_other_breaks(crd_string text) {
  return memmem(text.data, text.size, "\xC2\x85", 2) || memmem(text.data, text.size, "\xE2\x80\xA8", 3) ||
         memmem(text.data, text.size, "\xE2\x80\xA9", 3);
}

static void check(crd_arena *arena, const crd_value *value) {
  crd_string json = crd_json_encode(arena, value, CRD_JSON_COMPACT), duplicates = {NULL, 0};
  const crd_value *plain = crd_json_parse(arena, json, NULL, NULL);
  if (!plain) abort();
  json = crd_json_encode(arena, plain, CRD_JSON_COMPACT); /* -0.0 is the integer 0 from here on */
  plain = crd_json_parse(arena, json, NULL, NULL);
  check_raw(arena, plain, json);
  crd_value copy = crd_value_copy(arena, plain);
  require_equal(arena, plain, &copy, json);
  crd_parse_error error = {0};
  const crd_value *as_yaml = crd_yaml_parse(arena, json, NULL, &error, &duplicates);
  /* YAML has no control characters, and limits of its own */
  if (as_yaml && !has_other_breaks(json)) require_equal(arena, plain, as_yaml, json);
  crd_text yaml = {.arena = arena};
  crd_yaml_write(&yaml, plain);
  require_equal(arena, plain, crd_yaml_parse(arena, crd_text_string(&yaml), NULL, NULL, &duplicates),
                crd_text_string(&yaml));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  crd_arena *arena = crd_arena_create(NULL);
  const crd_parse_options options = {.max_depth = 200};
  crd_string text = {(const char *)data, size};
  crd_value *json = crd_json_parse(arena, text, &options, NULL), *yaml = crd_yaml_parse(arena, text, &options, NULL, NULL);
  if (json) check(arena, json);
  if (yaml) check(arena, yaml);
  crd_arena_destroy(arena);
  return 0;
}
