/* SPDX-License-Identifier: Apache-2.0 */
/* Examples. What a file itself says (_err) takes precedence over its folders, and a nearer folder over those around it. */
#include "members.h"
#include <crd/yaml.h>
#include <string.h>

/* The meaning of the words in a name, which dashes, dots and underscores separate. */
static suite_word word_among(crd_string name) {
  static const char ends[] = "-._";
  for (size_t at = 0; at <= name.size;) {
    size_t end = at;
    while (end < name.size && !strchr(ends, name.data[end])) end++;
    crd_string word = crd_string_slice(name, at, end);
    if (crd_string_equal(word, CRD_STRING("valid"))) return SUITE_SAYS_VALID;
    if (crd_string_equal(word, CRD_STRING("invalid"))) return SUITE_SAYS_INVALID;
    at = end + 1;
  }
  return SUITE_SAYS_NOTHING;
}

/* Of a file's name the last word before the extension counts, and the whole name: "authz-invalid.yaml", not
 * "gateway-invalid-route.yaml". */
static suite_word word_of_name(crd_string name) {
  const char *dot = memrchr(name.data, '.', name.size);
  if (dot) name.size = (size_t)(dot - name.data);
  size_t at = name.size;
  while (at && name.data[at - 1] != '-' && name.data[at - 1] != '.' && name.data[at - 1] != '_') at--;
  return word_among(crd_string_slice(name, at, name.size));
}

suite_word suite_word_of(const char *file) {
  crd_string path = crd_string_of(file);
  for (bool last = true; path.size; last = false) {
    const char *slash = memrchr(path.data, '/', path.size);
    size_t at = slash ? (size_t)(slash - path.data) + 1 : 0;
    crd_string name = crd_string_slice(path, at, path.size);
    suite_word word = last ? word_of_name(name) : word_among(name);
    if (word != SUITE_SAYS_NOTHING) return word;
    path.size = slash ? at - 1 : 0;
  }
  return SUITE_SAYS_NOTHING;
}

static suite_case read_example(const suite_reading *reading, crd_value *object, size_t number, bool refused, bool by_word) {
  const crd_value *error = suite_value(object, "_err");
  crd_string name = crd_value_text(crd_value_find(object, "metadata", "name", NULL));
  suite_case test = {.name = name.size ? name : crd_arena_printf(reading->arena, "document %zu", number),
                     .expected_error = crd_value_text(error),
                     .map = object,
                     .refused = by_word ? refused : error != NULL,
                     .minors = SUITE_ALL_MINORS,
                     .offset = object->offset};
  crd_value_remove(object, CRD_STRING("_err"));
  return test;
}

bool suite_read_examples(const suite_reading *reading, bool *is_suite) {
  suite *suite = reading->suite;
  crd_yaml_document *documents;
  size_t count = 0;
  crd_parse_error problem = {.offset = CRD_NO_OFFSET};
  const char *slash = strrchr(suite->file, '/');
  suite->name = crd_string_of(slash ? slash + 1 : suite->file);
  if (!crd_yaml_parse_stream(reading->arena, suite->text, NULL, &documents, &count, &problem))
    return suite_refuse(reading, (uint32_t)problem.offset, problem.message);
  suite->cases = crd_arena_alloc(reading->arena, (count + 1) * sizeof *suite->cases);
  bool says = false;
  for (size_t i = 0; i < count; i++) says = says || suite_value(documents[i].value, "_err");
  bool refused = suite_word_of(suite->file) == SUITE_SAYS_INVALID;
  for (size_t i = 0; i < count; i++) {
    crd_value *object = documents[i].value;
    if (!object || object->kind != CRD_MAP || !crd_value_text_in(object, "apiVersion").size ||
        !crd_value_text_in(object, "kind").size)
      continue;
    suite->cases[suite->count++] = read_example(reading, object, i + 1, refused, !says);
  }
  *is_suite = suite->count != 0;
  return *is_suite;
}
