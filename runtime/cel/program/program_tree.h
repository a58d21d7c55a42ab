/* SPDX-License-Identifier: Apache-2.0 */
/* What the interpreter reads of a value tree whose type is known: fields and items, mostly plain ones. What is not plain
 * (metadata, texts with a format, names that stand for others) goes the way of lookup.c and elements.c. */
#ifndef CRD_CEL_PROGRAM_TREE_H
#define CRD_CEL_PROGRAM_TREE_H

#include "../../storage/storage.h"
#include "../internal.h"

#include <crd/generated/policy.h>
#include <crd/generated/program.h>

/* crd_cel_of_document, with what values mostly are in place: by how structs hold the type, each case is of one kind. */
static inline crd_cel_value value_of_node(crd_cel *cel, const crd_type *type, const crd_value *node) {
  const unsigned storage = type ? type->storage : CRD_STORE_VALUE;
  if (node->kind == CRD_STRING_VALUE && storage == CRD_STORE_STRING && type->format == CRD_FORMAT_NONE)
    return crd_cel_of_string(crd_value_string(node));
  if (node->kind == CRD_INT && storage == CRD_STORE_INT) return crd_cel_of_int(node->as.integer);
  if (node->kind == CRD_MAP && storage == CRD_STORE_OBJECT && (type->accepts & CRD_ACCEPT_OBJECT))
    return crd_cel_of_part(CRD_CEL_DOCUMENT, type, node);
  return crd_cel_of_document(cel, type, node);
}

/* The field that a name of a program is of an object; NULL: another value. */
static inline const crd_field *known_field(const crd_program *program, unsigned name, const crd_cel_value *object) {
  const unsigned number = program->fields[name];
  const crd_type *type = object->kind == CRD_CEL_DOCUMENT ? object->as.part.type : NULL;
  if (!type || !type->fields || number >= type->fields->count) return NULL;
  const crd_field *field = &type->fields->items[number];
  const crd_string text = program->names[name];
  if (field->name.data == text.data) return field; /* of the very schema */
  return field->name.size == text.size && crd_name_bytes_equal(field->name.data, text.data, text.size) ? field : NULL;
}

/* The member of an object that a name is of a known field; NULL: none, null, or of another value. */
static inline const crd_value *known_member(crd_cel *cel, const crd_program *program, unsigned name,
                                            const crd_cel_value *object, const crd_field *field) {
  const crd_value *member = field ? member_of_node(cel, object->as.part.at, program->names[name]) : NULL;
  return member && member->kind != CRD_NULL ? member : NULL;
}

/* Follows `count` names from `first` on; how many were, the one that is not there among them. */
static uint64_t tree_select_all(crd_cel *cel, const crd_program *program, unsigned first, unsigned count,
                                const crd_cel_value *object, crd_cel_value *out) {
  for (unsigned i = 0;; object = out) {
    const crd_field *field = known_field(program, first + i, object);
    const crd_value *member = known_member(cel, program, first + i, object, field);
    if (!member) {
      const crd_cel_value from = *object;
      return i + crd_policy_select(cel, &from, program->names + first + i, count - i, out);
    }
    *out = value_of_node(cel, field->type, member);
    if (++i == count || out->kind == CRD_CEL_FAILED) return i;
  }
}

/* The same, with a number or an object that one name leads to in place. */
static inline uint64_t tree_select(crd_cel *cel, const crd_program *program, unsigned first, unsigned count,
                                   const crd_cel_value *object, crd_cel_value *out) {
  const crd_field *field = count == 1 ? known_field(program, first, object) : NULL;
  const crd_value *member = field ? member_of_short(object->as.part.at, program->names[first]) : NULL;
  if (member && member->kind == CRD_INT && field->type->storage == CRD_STORE_INT)
    return *out = crd_cel_of_int(member->as.integer), 1;
  if (member && member->kind == CRD_MAP && field->type->storage == CRD_STORE_OBJECT)
    return *out = crd_cel_of_part(CRD_CEL_DOCUMENT, field->type, member), 1;
  return tree_select_all(cel, program, first, count, object, out);
}

static inline crd_cel_truth tree_has(crd_cel *cel, const crd_program *program, unsigned name, const crd_cel_value *object) {
  const crd_field *field = known_field(program, name, object);
  if (!field) return crd_policy_has(cel, object, &program->names[name]);
  const crd_value *member = known_member(cel, program, name, object, field);
  if (!member) return CRD_CEL_FALSE;
  return value_of_node(cel, field->type, member).kind == CRD_CEL_FAILED ? CRD_CEL_ERROR : CRD_CEL_TRUE;
}

/* A member, or the zero of what is absent. No name of what every object has (metadata) has the number of a field here. */
static inline crd_cel_value tree_zero_select(crd_cel *cel, const crd_program *program, unsigned name,
                                             const crd_cel_value *object, crd_zero zero) {
  const crd_field *field = known_field(program, name, object);
  const crd_value *member = known_member(cel, program, name, object, field);
  if (member) return value_of_node(cel, field->type, member);
  if (field && zero != CRD_ZERO_NONE) return crd_scope_zero_part(cel, field->type, zero);
  return crd_scope_member(cel, *object, program->names[name], zero);
}

static inline crd_cel_truth tree_zero_has(crd_cel *cel, const crd_program *program, unsigned name,
                                          const crd_cel_value *object) {
  const crd_field *field = known_field(program, name, object);
  if (field && !known_member(cel, program, name, object, field)) return CRD_CEL_FALSE;
  return crd_scope_has(cel, *object, program->names[name]);
}

/* An item of a range, or a key. */
static inline void tree_item(crd_cel *cel, const crd_cel_value *range, size_t i, crd_cel_value *out) {
  const crd_type *type = range->kind == CRD_CEL_DOCUMENT ? range->as.part.type : NULL;
  const crd_value *node = range->as.part.at;
  if (type && node->kind == CRD_LIST && type->items && type->items != &crd_cel_open_type)
    *out = value_of_node(cel, type->items, &node->as.items[i]);
  else if (type && node->kind == CRD_MAP)
    *out = crd_cel_of_string(crd_member_name(&node->as.members[i]));
  else
    crd_policy_range_at(cel, range, i, out);
}

/* container[index] */
static inline crd_cel_value tree_index(crd_cel *cel, const crd_cel_value *container, const crd_cel_value *index) {
  const crd_type *type = container->kind == CRD_CEL_DOCUMENT ? container->as.part.type : NULL;
  const crd_value *node = container->as.part.at;
  if (type && type->additional && type->additional != &crd_cel_open_type && !type->fields && node->kind == CRD_MAP &&
      index->kind == CRD_CEL_STRING) {
    const crd_value *member = member_of_node(cel, node, index->as.text);
    if (member) return value_of_node(cel, type->additional, member);
  }
  return crd_cel_index(cel, *container, *index);
}

/* Whether a set of constants has a value. */
static inline crd_cel_truth tree_in_constant(crd_cel *cel, const crd_cel_value *item, const crd_cel_value *set) {
  if (item->kind != CRD_CEL_STRING || set->kind != CRD_CEL_LIST || !set->as.list->items)
    return crd_cel_in_constant(cel, *item, *set);
  const crd_cel_value *at = set->as.list->items, *end = at + set->as.list->count;
  for (; at < end; at++)
    if (at->kind == CRD_CEL_STRING && crd_cel_same(at->as.text, item->as.text)) return CRD_CEL_TRUE;
  return CRD_CEL_FALSE;
}

#endif
