/* SPDX-License-Identifier: Apache-2.0 */
#include "peek.h"
#include <crd/json_cursor.h>
#include <crd/yaml.h>

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

/* Of members whose names differ only in case the last one counts, in json.Marshal's order. */
static const crd_value *find_type_field(const crd_value *root, crd_string lower, bool *good) {
  const crd_member *found = NULL;
  for (uint32_t i = 0; i < root->size; i++) {
    const crd_member *member = &root->as.members[i];
    if (member->value.kind == CRD_NULL || !crd_json_names_field(crd_member_name(member), lower)) continue;
    *good &= member->value.kind != CRD_LIST && member->value.kind != CRD_MAP; /* other scalars become strings */
    if (!found || crd_string_compare(crd_member_name(found), crd_member_name(member)) < 0) found = member;
  }
  return found ? &found->value : NULL;
}

void crdc_own_type(crd_arena *arena, crd_string text, crd_string *api_version, crd_string *kind) {
  *api_version = *kind = (crd_string){NULL, 0};
  const crd_value *root = crd_yaml_parse(arena, text, NULL, NULL, NULL);
  if (!root || root->kind != CRD_MAP) return;
  bool good = true;
  const crd_value *version = find_type_field(root, CRD_STRING("apiversion"), &good);
  const crd_value *own = find_type_field(root, CRD_STRING("kind"), &good);
  if (!good) return;
  if (version && version->kind == CRD_STRING_VALUE) *api_version = crd_value_string(version);
  if (own && own->kind == CRD_STRING_VALUE) *kind = crd_value_string(own);
}
