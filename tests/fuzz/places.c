/* SPDX-License-Identifier: Apache-2.0 */
#include "places.h"
#include <crd/json.h>

static const char *const wrong_values[] = {"null",
                                           "true",
                                           "false",
                                           "0",
                                           "-1",
                                           "1",
                                           "2",
                                           "1000",
                                           "9223372036854775807",
                                           "-9223372036854775808",
                                           "18446744073709551616",
                                           "0.5",
                                           "-0.0",
                                           "1e308",
                                           "1e-320",
                                           "\"\"",
                                           "\"a\"",
                                           "\"AAAAAAAA\\u0004\"",
                                           "\"true\"",
                                           "\"1\"",
                                           "\"null\"",
                                           "\"self.a\"",
                                           "\"^(a|b)*$\"",
                                           "\"(\"",
                                           "\"\\u0000\"",
                                           "\"\\ud83d\\ude00\"",
                                           "\"2024-02-30T00:00:00Z\"",
                                           "\"integer\"",
                                           "\"object\"",
                                           "\"array\"",
                                           "\"string\"",
                                           "\"100Mi\"",
                                           "\"10.0.0.0/33\"",
                                           "[]",
                                           "[null]",
                                           "[\"\"]",
                                           "[\"AAAAAAAA\\u0004\"]",
                                           "[1]",
                                           "[{}]",
                                           "[[]]",
                                           "[\"a\",\"a\"]",
                                           "{}",
                                           "{\"a\":null}",
                                           "{\"\":\"\"}",
                                           "{\"a\":1}",
                                           "{\"type\":\"string\"}",
                                           "{\"rule\":1}",
                                           "{\"items\":[]}"};

bool place_find(crd_value *owner, crd_value *value, uint32_t index, size_t *left, place *place) {
  if ((*left)-- == 0) {
    *place = (struct place){owner, value, index};
    return true;
  }
  if (value->kind != CRD_LIST && value->kind != CRD_MAP) return false;
  for (uint32_t i = 0; i < value->size; i++)
    if (place_find(value, value->kind == CRD_LIST ? &value->as.items[i] : &value->as.members[i].value, i, left, place))
      return true;
  return false;
}

size_t place_count(const crd_value *value) {
  size_t count = 1;
  for (uint32_t i = 0; i < value->size && (value->kind == CRD_LIST || value->kind == CRD_MAP); i++)
    count += place_count(value->kind == CRD_LIST ? &value->as.items[i] : &value->as.members[i].value);
  return count;
}

size_t wrong_value_count(void) {
  return sizeof wrong_values / sizeof *wrong_values;
}

crd_value wrong_value(crd_arena *arena, size_t index) {
  const crd_value *value = crd_json_parse(arena, crd_string_of(wrong_values[index]), NULL, NULL);
  return value ? *value : crd_value_make_null();
}
