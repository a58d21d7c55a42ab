/* SPDX-License-Identifier: Apache-2.0 */
#include "meta_time.h"

bool crd_meta_time_parse(crd_arena *arena, crd_string text, int64_t *seconds, crd_string *error) {
  crd_timestamp time;
  if (!crd_timestamp_parse(arena, CRD_TIME_RFC3339, text, &time, error)) return false;
  *seconds = time.seconds;
  return true;
}

bool crd_meta_time_is_read(const crd_value *value) {
  int64_t seconds;
  if (!value || value->kind != CRD_STRING_VALUE) return false;
  crd_string text = crd_value_string(value);
  if (text.size == 20 && text.data[19] == 'Z') return !crd_string_equal(text, CRD_STRING("0001-01-01T00:00:00Z"));
  return crd_meta_time_parse(NULL, text, &seconds, NULL) && seconds != META_ZERO_TIME;
}

bool crd_meta_time_converts(crd_arena *arena, const crd_value *value, crd_string *error) {
  int64_t seconds;
  if (!value || value->kind != CRD_STRING_VALUE) return true;
  crd_string text = crd_value_string(value);
  return (text.size == 20 && text.data[19] == 'Z') || crd_meta_time_parse(arena, text, &seconds, error);
}

crd_string crd_meta_time_text(crd_arena *arena, int64_t seconds) {
  return crd_timestamp_format(arena, &(crd_timestamp){.seconds = seconds});
}
