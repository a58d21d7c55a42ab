/* SPDX-License-Identifier: Apache-2.0 */
/* Functions for the scopes of rule sets' expressions: absent members and structs are read as Go's zero values. */
#include "../storage/storage.h"
#include "internal.h"
#include "zeros.h"

#include <crd/generated/rule_set.h>

crd_cel_value crd_scope_select(crd_cel *cel, crd_cel_value value, crd_string name, crd_zero zero) {
  if (zero == CRD_ZERO_NONE) return crd_cel_select(cel, value, name);
  if (value.kind == CRD_CEL_NULL) return crd_cel_zero(cel, zero);
  crd_cel_value found = crd_cel_select_or(cel, value, name, crd_cel_of_null());
  return found.kind == CRD_CEL_NULL ? crd_cel_zero(cel, zero) : found;
}

/* Whether the name is that of the metadata of a root or embedded object. */
static bool is_of_meta(crd_cel_value value, crd_string name) {
  const crd_type *type = value.kind == CRD_CEL_DOCUMENT ? value.as.part.type : NULL;
  return type && type->flags & CRD_TYPE_EMBEDDED && crd_string_equal(name, CRD_STRING("metadata"));
}

/* The declared field of a part of a document, and its value in `member`: NULL if a struct would not hold one. NULL is
 * returned for fields of metadata and fields that the schema does not declare. */
static const crd_field *held_member(crd_cel_value value, crd_string name, const crd_value **member) {
  const crd_type *type = value.kind == CRD_CEL_DOCUMENT ? value.as.part.type : NULL;
  if (!type || type->storage != CRD_STORE_OBJECT) return NULL;
  if (is_of_meta(value, name)) return NULL;
  const crd_field *field = type_field(type, name.data, (uint32_t)name.size);
  const crd_value *node = value.as.part.at, *found = field && node->kind == CRD_MAP ? crd_value_get(node, name) : NULL;
  *member = found && found->kind != CRD_NULL && crd_cel_is_held(field->type, found) ? found : NULL;
  return field;
}

crd_cel_value crd_scope_member(crd_cel *cel, crd_cel_value value, crd_string name, crd_zero zero) {
  const crd_value *member;
  if (zero == CRD_ZERO_MAP && is_of_meta(value, name)) return crd_scope_metadata(cel, value.as.part.at);
  const crd_field *field = zero != CRD_ZERO_NONE ? held_member(value, name, &member) : NULL;
  if (!field) return crd_scope_select(cel, value, name, zero);
  return member ? crd_cel_of_document(cel, field->type, member) : crd_scope_zero_part(cel, field->type, zero);
}

crd_cel_truth crd_scope_has(crd_cel *cel, crd_cel_value value, crd_string name) {
  const crd_value *member;
  return held_member(value, name, &member) ? crd_cel_truth_of(member != NULL) : crd_cel_has(cel, value, name);
}

/* ---- parts ---- */

crd_cel_value crd_scope_metadata(crd_cel *cel, const crd_value *object) {
  const crd_value *metadata = object ? crd_value_get(object, CRD_STRING("metadata")) : NULL;
  bool there = metadata && metadata->kind == CRD_MAP;
  return there ? crd_cel_of_metadata(cel, object) : crd_cel_of_entries(cel, NULL, 0);
}

crd_cel_value crd_scope_document(crd_cel *cel, const crd_type *type, const crd_value *node, crd_zero zero) {
  return node && node->kind != CRD_NULL ? crd_cel_of_document(cel, type, node) : crd_cel_zero(cel, zero);
}

bool crd_scope_failed(crd_cel *cel, const crd_cel_value *param) {
  if (param->kind != CRD_CEL_FAILED) return false;
  cel->error = param->as.text;
  return true;
}
