/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of the schema in API servers before 1.37: their items are Go's decoded values instead of CEL values, so that 1
 * differs from 1.0 and a time is a string. Mirrors apiserver pkg/cel/common/valuesunstructured.go of 1.36
 * (unstructuredList.Add, unstructuredSetList). */
#include "../base/kin.h"
#include "internal.h"

const crd_type crd_cel_sum_of_lists = {.cel_type_name = "array", .list_kind = CRD_LIST_UNSET};

const crd_type *crd_cel_list_type(crd_cel_value list) {
  const crd_type *type = list.kind == CRD_CEL_LIST ? list.as.list->type : crd_cel_part_type(list);
  return type && (type->list_kind == CRD_LIST_SET || type->list_kind == CRD_LIST_KEYED) ? type : NULL;
}

bool crd_cel_is_own_list(crd_cel_value list) {
  return list.kind == CRD_CEL_LIST && (!list.as.list->type || list.as.list->type == &crd_cel_sum_of_lists);
}

crd_cel_value crd_cel_raw_scalar(const crd_value *node) {
  crd_cel_value value = crd_cel_of_null();
  if (node && node->kind != CRD_LIST && node->kind != CRD_MAP) crd_cel_put_open(node, &value);
  return value;
}

static crd_cel_value raw_node(const crd_value *node) {
  if (node->kind != CRD_LIST && node->kind != CRD_MAP) return crd_cel_raw_scalar(node);
  crd_cel_value part = crd_cel_of_null();
  part.kind = CRD_CEL_DOCUMENT;
  part.as.part.type = NULL;
  part.as.part.at = node;
  return part;
}

SELDOM crd_cel_value crd_cel_raw_item(crd_cel *cel, crd_cel_value list, size_t i) {
  if (list.kind == CRD_CEL_LIST) {
    const crd_cel_value *raw =
        crd_cel_is_own_list(list) ? NULL : ((const crd_cel_raw_list *)(const void *)list.as.list)->raw;
    return raw ? raw[i] : crd_cel_raw_value(crd_cel_item(cel, list, i));
  }
  if (list.kind == CRD_CEL_DOCUMENT) return raw_node(&((const crd_value *)list.as.part.at)->as.items[i]);
  const crd_type *type = list.as.part.type;
  const void *item = (const char *)((const crd_list *)list.as.part.at)->items + i * type->struct_size;
  switch ((crd_storage)type->items->storage) {
  case CRD_STORE_STRING:
    return crd_cel_of_string(*(const crd_string *)item);
  case CRD_STORE_DOUBLE:
    cel->wants_tree = true;
    return crd_cel_of_double(*(const double *)item);
  case CRD_STORE_VALUE: {
    const crd_value *node = *(const crd_value *const *)item;
    return node ? raw_node(node) : crd_cel_of_null();
  }
  default:
    return crd_cel_of_storage(cel, type->items, item);
  }
}

/* A null or an error becomes a failed value, which is equal to nothing, like Go's error and structpb's null. */
crd_cel_value crd_cel_raw_value(crd_cel_value value) {
  if (value.kind == CRD_CEL_DOCUMENT && value.as.part.at) return raw_node(value.as.part.at);
  if (value.kind == CRD_CEL_TYPE) return crd_cel_of_string(value.as.text);
  if (value.kind == CRD_CEL_NULL) value.kind = CRD_CEL_FAILED;
  return value;
}

const char *crd_cel_unhashable(crd_cel_value raw) {
  switch ((crd_cel_kind)raw.kind) {
  case CRD_CEL_BYTES:
    return "[]uint8";
  case CRD_CEL_LIST:
    return "[]ref.Val";
  case CRD_CEL_MAP:
    return "map[ref.Val]ref.Val";
  case CRD_CEL_DOCUMENT:
    return crd_value_go_type(raw.as.part.at);
  case CRD_CEL_STORED:
    return crd_cel_is_list(raw) ? "[]interface {}" : "map[string]interface {}";
  default:
    return NULL;
  }
}

/* UnstructuredToVal of a result of Value(): strings that CEL has converted to another type are errors. */
SELDOM crd_cel_value crd_cel_read_again(crd_cel *cel, const crd_type *type, crd_cel_value value) {
  const char *got = value.kind == CRD_CEL_BYTES       ? "[]uint8"
                    : value.kind == CRD_CEL_DURATION  ? "time.Duration"
                    : value.kind == CRD_CEL_TIMESTAMP ? "time.Time"
                    : value.kind == CRD_CEL_NULL      ? "structpb.NullValue"
                                                      : NULL;
  if (!got || !type) return value;
  if (type->flags & CRD_TYPE_INT_OR_STRING)
    return crd_cel_failed(cel, "invalid data, expected XIntOrString value to be either a string or integer");
  if (type->accepts & CRD_ACCEPT_OBJECT)
    return crd_cel_failed(cel, "invalid data, expected a map for the provided schema with type=object");
  if (type->accepts & CRD_ACCEPT_ARRAY)
    return crd_cel_failed(cel, "invalid data, expected an array for the provided schema with type=array");
  const char *wanted = type->accepts & CRD_ACCEPT_STRING    ? "string"
                       : type->accepts & CRD_ACCEPT_NUMBER  ? "float"
                       : type->accepts & CRD_ACCEPT_INTEGER ? "int"
                       : type->accepts & CRD_ACCEPT_BOOLEAN ? "bool"
                                                            : NULL;
  return wanted ? crd_cel_failed_with(cel, "invalid data, expected %s, got %s", wanted, got) : value;
}
