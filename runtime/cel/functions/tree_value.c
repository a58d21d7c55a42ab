/* SPDX-License-Identifier: Apache-2.0 */
/* Converts results of expressions to value trees: bad values, a status, values that mutations set. */
#include "tree_value.h"
#include "../internal.h"

#include <crd/storage.h>

static crd_value tree_of(crd_arena *arena, crd_cel_value value, bool documents);

static crd_value list_of(crd_arena *arena, crd_cel *cel, crd_cel_value value, bool documents) {
  int64_t count = crd_cel_count(value);
  crd_value list = crd_value_make_list(arena, count > 0 ? (size_t)count : 0);
  for (int64_t i = 0; i < count; i++)
    crd_value_append(arena, &list, tree_of(arena, crd_cel_item(cel, value, (size_t)i), documents));
  return list;
}

static crd_value map_of(crd_arena *arena, crd_cel *cel, crd_cel_value value, bool documents) {
  int64_t count = crd_cel_count(value);
  crd_value map = crd_value_make_map(arena, count > 0 ? (size_t)count : 0);
  for (int64_t i = 0; i < count; i++) {
    crd_cel_value key = crd_cel_key(value, (size_t)i);
    if (key.kind != CRD_CEL_STRING) key = crd_cel_fn_string(cel, &key, 1);
    if (key.kind != CRD_CEL_STRING) continue;
    crd_value_set(arena, &map, key.as.text, tree_of(arena, crd_cel_entry_value(cel, value, (size_t)i), documents));
  }
  return map;
}

/* The tree of a struct: with `documents` the one it was read from, with undeclared fields; else one of its fields. */
static crd_value stored_tree(crd_arena *arena, crd_cel_value value, bool documents) {
  const crd_type *type = value.as.part.type;
  const crd_object *object = documents && type->storage == CRD_STORE_OBJECT ? value.as.part.at : NULL;
  return object && object->value ? *object->value : crd_encode(arena, type, value.as.part.at);
}

static crd_value document_tree(crd_arena *arena, const crd_value *node, bool documents) {
  return documents ? *node : crd_value_copy(arena, node);
}

static crd_value tree_of(crd_arena *arena, crd_cel_value value, bool documents) {
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
    return list_of(arena, &cel, value, documents);
  case CRD_CEL_MAP:
    return map_of(arena, &cel, value, documents);
  case CRD_CEL_STORED:
    return stored_tree(arena, value, documents);
  case CRD_CEL_DOCUMENT:
    return document_tree(arena, value.as.part.at, documents);
  case CRD_CEL_OPTIONAL:
    return value.as.optional ? tree_of(arena, *value.as.optional, documents) : crd_value_make_null();
  case CRD_CEL_NULL:
  case CRD_CEL_FAILED:
    return crd_value_make_null();
  default:
    break;
  }
  crd_cel_value text = crd_cel_fn_string(&cel, &value, 1);
  return text.kind == CRD_CEL_STRING ? crd_value_make_string(text.as.text) : crd_value_make_null();
}

crd_value crd_cel_tree(crd_arena *arena, crd_cel_value value) {
  return tree_of(arena, value, false);
}

crd_value crd_cel_tree_shared(crd_arena *arena, crd_cel_value value) {
  return tree_of(arena, value, true);
}
