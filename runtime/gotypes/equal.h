/* SPDX-License-Identifier: Apache-2.0 */
/* Equality of the structs of types.h, like apiequality.Semantic.DeepEqual. */
#ifndef CORE_EQUAL_H
#define CORE_EQUAL_H

#include "types.h"

/* Whether two structs of a type are equal: quantities are compared by value; a nil list or map equals an empty one. */
CRD_KIN bool crd_core_equal(const core_type *type, const void *a, const void *b);
/* The same for the value of a field. */
CRD_KIN bool crd_core_field_equal(const core_field *field, const void *a, const void *b);
/* reflect.DeepEqual: nil does not equal empty. */
CRD_KIN bool crd_core_equal_to_the_letter(const core_type *type, const void *a, const void *b);
/* crd_core_equal for lists of structs of a type, maps and lists of strings. */
CRD_KIN bool crd_core_lists_equal(const core_type *type, const void *a, const void *b);
CRD_KIN bool crd_core_maps_equal(const core_string_map *a, const core_string_map *b);
CRD_KIN bool crd_core_same_texts(const core_string_list *a, const core_string_list *b);
static inline bool core_same_optional(const core_optional_string *a, const core_optional_string *b) {
  return a->set == b->set && (!a->set || crd_string_equal(a->value, b->value));
}

#endif
