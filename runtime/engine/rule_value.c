/* What rules give, as value trees: parameters that are shown, a status. */
#include "rule_sets.h"

#include <crd/generated/cel_functions.h>

static crd_value list_of(crd_arena *arena, crd_cel *cel, crd_cel_value value) {
  int64_t count = crd_cel_count(value);
  crd_value list = crd_value_make_list(arena, count > 0 ? (size_t)count : 0);
  for (int64_t i = 0; i < count; i++)
    crd_value_append(arena, &list, crd_rule_sets_value(arena, crd_cel_item(cel, value, (size_t)i)));
  return list;
}

static crd_value map_of(crd_arena *arena, crd_cel *cel, crd_cel_value value) {
  int64_t count = crd_cel_count(value);
  crd_value map = crd_value_make_map(arena, count > 0 ? (size_t)count : 0);
  for (int64_t i = 0; i < count; i++) {
    crd_cel_value key = crd_cel_key(value, (size_t)i);
    if (key.kind != CRD_CEL_STRING) key = crd_cel_fn_string(cel, &key, 1);
    if (key.kind != CRD_CEL_STRING) continue;
    crd_value_set(arena, &map, key.as.text, crd_rule_sets_value(arena, crd_cel_entry_value(cel, value, (size_t)i)));
  }
  return map;
}

crd_value crd_rule_sets_value(crd_arena *arena, crd_cel_value value) {
  crd_cel cel = {.arena = arena, .limit = UINT64_MAX};
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_BOOL:
    return crd_value_make_bool(value.as.boolean);
  case CRD_CEL_INT:
    return crd_value_make_int(value.as.integer);
  case CRD_CEL_UINT:
    return crd_value_make_int((int64_t)value.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    return crd_value_make_double(value.as.number);
  case CRD_CEL_STRING:
    return crd_value_make_string(value.as.text);
  case CRD_CEL_LIST:
    return list_of(arena, &cel, value);
  case CRD_CEL_MAP:
    return map_of(arena, &cel, value);
  case CRD_CEL_STORED:
    return crd_encode(arena, value.as.part.type, value.as.part.at);
  case CRD_CEL_DOCUMENT:
    return crd_value_copy(arena, value.as.part.at);
  case CRD_CEL_OPTIONAL:
    return value.as.optional ? crd_rule_sets_value(arena, *value.as.optional) : crd_value_make_null();
  case CRD_CEL_NULL:
  case CRD_CEL_FAILED:
    return crd_value_make_null();
  default:
    break;
  }
  crd_cel_value text = crd_cel_fn_string(&cel, &value, 1);
  return text.kind == CRD_CEL_STRING ? crd_value_make_string(text.as.text) : crd_value_make_null();
}
