/* Values of no schema: settings that are documents, what is known of a request, what functions make of documents. Each is
 * what JSON says it is: maps and lists are looked into as they stand. */
#include "internal.h"

const crd_type crd_cel_open_type = {.cel_type_name = "any", .storage = CRD_STORE_VALUE};

static const crd_type map_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP, .additional = &crd_cel_open_type};
static const crd_type list_type = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &crd_cel_open_type};

crd_cel_value crd_cel_of_tree(crd_cel *cel, const crd_value *node) {
  switch ((crd_value_kind)node->kind) {
  case CRD_BOOL:
    return crd_cel_of_bool(node->as.boolean);
  case CRD_INT:
    return crd_cel_of_int(node->as.integer);
  case CRD_DOUBLE:
    return crd_cel_of_double(node->as.number);
  case CRD_STRING_VALUE:
    return crd_cel_of_string(crd_value_string(node));
  case CRD_LIST:
    return crd_cel_of_document(cel, &list_type, node);
  case CRD_MAP:
    return crd_cel_of_document(cel, &map_type, node);
  default:
    return crd_cel_of_null();
  }
}
