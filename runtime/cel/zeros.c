/* SPDX-License-Identifier: Apache-2.0 */
/* Go's zero values. Rules read them for parts of a document that a struct of their type cannot hold. */
#include "zeros.h"
#include "../storage/storage.h"
#include "internal.h"

#include <crd/generated/rule_set.h>

crd_cel_value crd_cel_zero(crd_cel *cel, crd_zero zero) {
  switch (zero) {
  case CRD_ZERO_BOOL:
    return crd_cel_of_bool(false);
  case CRD_ZERO_INT:
    return crd_cel_of_int(0);
  case CRD_ZERO_DOUBLE:
    return crd_cel_of_double(0);
  case CRD_ZERO_STRING:
    return crd_cel_of_string(CRD_STRING(""));
  case CRD_ZERO_LIST:
    return crd_cel_of_items(cel, NULL, 0);
  case CRD_ZERO_MAP:
    return crd_cel_of_entries(cel, NULL, 0);
  default:
    return crd_cel_of_null();
  }
}

crd_cel_value crd_scope_zero_part(crd_cel *cel, const crd_type *type, crd_zero zero) {
  static const crd_value map = {.kind = CRD_MAP}, list = {.kind = CRD_LIST};
  if (type->storage != CRD_STORE_OBJECT && type->storage != CRD_STORE_MAP && type->storage != CRD_STORE_LIST)
    return crd_cel_zero(cel, zero);
  return crd_cel_of_part(CRD_CEL_DOCUMENT, type, type->storage == CRD_STORE_LIST ? &list : &map);
}

bool crd_cel_is_held(const crd_type *type, const crd_value *value) {
  union {
    crd_object object;
    crd_string text;
    crd_int_or_string either;
    double number;
    int64_t integer;
    const crd_value *node;
    bool truth;
  } scratch;
  switch ((crd_storage)type->storage) {
  case CRD_STORE_OBJECT:
  case CRD_STORE_MAP:
    return value->kind == CRD_MAP;
  case CRD_STORE_LIST:
    return value->kind == CRD_LIST;
  default:
    return crd_storage_fill_scalar(type, value, &scratch);
  }
}

crd_cel_value crd_scope_odd(crd_cel *cel, const crd_type *type, const crd_value *node, crd_cel_value read) {
  static const crd_zero zeros[] = {
      [CRD_STORE_OBJECT] = CRD_ZERO_MAP,    [CRD_STORE_MAP] = CRD_ZERO_MAP,          [CRD_STORE_LIST] = CRD_ZERO_LIST,
      [CRD_STORE_STRING] = CRD_ZERO_STRING, [CRD_STORE_INT] = CRD_ZERO_INT,          [CRD_STORE_DOUBLE] = CRD_ZERO_DOUBLE,
      [CRD_STORE_BOOL] = CRD_ZERO_BOOL,     [CRD_STORE_INT_OR_STRING] = CRD_ZERO_INT};
  const bool nothing = node->kind == CRD_NULL && type->storage == CRD_STORE_OBJECT && type->flags & CRD_TYPE_NULLABLE;
  if (type->storage == CRD_STORE_VALUE || nothing || crd_cel_is_held(type, node)) return read;
  return crd_scope_zero_part(cel, type, zeros[type->storage]);
}
