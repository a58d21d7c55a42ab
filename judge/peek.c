/* SPDX-License-Identifier: Apache-2.0 */
#include "peek.h"
#include <crd/json_cursor.h>

bool crdc_peek_type(crd_arena *arena, crd_string document, crd_string *api_version, crd_string *kind) {
  crd_json_cursor cursor = crd_json_cursor_at(arena, document);
  crd_string name;
  bool good = crd_json_enter(&cursor);
  while (good && !(api_version->size && kind->size) && crd_json_next(&cursor, &name, &good)) {
    crd_value value;
    if (*cursor.at == '{' || *cursor.at == '[' || !crd_json_take(&cursor, &value)) return false;
    bool is_kind = crd_string_equal(name, CRD_STRING("kind"));
    if (value.kind != CRD_STRING_VALUE || (!is_kind && !crd_string_equal(name, CRD_STRING("apiVersion")))) continue;
    *(is_kind ? kind : api_version) = crd_value_string(&value);
  }
  return api_version->size && kind->size;
}
