/* SPDX-License-Identifier: Apache-2.0 */
/* Reads fields and items of a value tree whose type is known; fast for plain values. Other values (metadata, texts with a
 * format, escaped names) are read by lookup.c and elements.c. */
#ifndef CRD_CEL_PROGRAM_TREE_H
#define CRD_CEL_PROGRAM_TREE_H

#include "../../storage/storage.h"
#include "../internal.h"

#include <crd/generated/policy.h>
#include <crd/generated/program.h>

/* A type that is stored as a struct accepts objects. */
static inline bool is_plain_object(const crd_type *type, const crd_value *node) {
  return node->kind == CRD_MAP && type->storage == CRD_STORE_OBJECT;
}

/* The CEL value of a node in the common case that its kind is the one of its type's storage; false: use
 * crd_cel_of_document. */
static inline bool plain_value(const crd_type *type, const crd_value *node, crd_cel_value *out) {
  switch ((crd_value_kind)node->kind) {
  case CRD_STRING_VALUE:
    if (type->storage != CRD_STORE_STRING || type->format != CRD_FORMAT_NONE) return false;
    return *out = crd_cel_of_string(crd_value_string(node)), true;
  case CRD_INT:
    if (type->storage != CRD_STORE_INT) return false;
    return *out = crd_cel_of_int(node->as.integer), true;
  case CRD_MAP:
    if (!is_plain_object(type, node) && (type->storage != CRD_STORE_MAP || !(type->accepts & CRD_ACCEPT_OBJECT)))
      return false;
    return *out = crd_cel_of_part(CRD_CEL_DOCUMENT, type, node), true;
  case CRD_LIST:
    if (type->storage != CRD_STORE_LIST || !(type->accepts & CRD_ACCEPT_ARRAY)) return false;
    return *out = crd_cel_of_part(CRD_CEL_DOCUMENT, type, node), true;
  default:
    return false;
  }
}

static __attribute__((noinline)) void read_node(crd_cel *cel, const crd_type *type, const crd_value *node,
                                                crd_cel_value *out) {
  if (!type || !plain_value(type, node, out)) *out = crd_cel_of_document(cel, type, node);
}

/* The field of an object for a name of the program; NULL: unknown, or no object. */
static inline const crd_field *known_field(const crd_program *program, unsigned name, const crd_cel_value *object) {
  const unsigned number = program->fields[name];
  const crd_type *type = object->kind == CRD_CEL_DOCUMENT ? object->as.part.type : NULL;
  if (!type || !type->fields || number >= type->fields->count) return NULL;
  const crd_field *field = &type->fields->items[number];
  const crd_string text = program->names[name];
  if (field->name.data == text.data) return field; /* of the very schema */
  return field->name.size == text.size && crd_name_bytes_equal(field->name.data, text.data, text.size) ? field : NULL;
}

/* The member of an object for the name of a known field; NULL: missing or null, or `field` is NULL. */
static inline const crd_value *known_member(crd_cel *cel, const crd_program *program, unsigned name,
                                            const crd_cel_value *object, const crd_field *field) {
  const crd_value *member = field ? member_of_node(cel, object->as.part.at, program->names[name]) : NULL;
  return member && member->kind != CRD_NULL ? member : NULL;
}

static bool select_plain_of_any_name(const crd_program *program, unsigned name, unsigned last, const crd_type *type,
                                     const crd_value *node, crd_cel_value *out);
/* Follows names, up to the last one, from an object on if all values are plain; else false, and `out` is unchanged. */
static inline __attribute__((always_inline)) bool select_plain(const crd_program *program, unsigned name, unsigned last,
                                                               const crd_type *type, const crd_value *node,
                                                               crd_cel_value *out, const bool any_name) {
  for (;; name++) {
    if (!is_plain_object(type, node)) return false;
    const unsigned number = program->fields[name];
    if (!type->fields || number >= type->fields->count) return false;
    const crd_field *field = &type->fields->items[number];
    const crd_string text = program->names[name];
    if (!any_name && field->name.data != text.data) return select_plain_of_any_name(program, name, last, type, node, out);
    if (!any_name && text.size > NAME_OF_WORDS) return select_plain_of_any_name(program, name, last, type, node, out);
    if (any_name && !crd_string_equal(field->name, text)) return false;
    node = member_of_short(node, text), type = field->type;
    if (!node) return false;
    if (name == last) return plain_value(type, node, out);
  }
}

/* A separate function, so that the loop has its own registers. If all names are short and from the same schema, the loop
 * calls nothing. */
static __attribute__((noinline)) bool select_plain_of_any_name(const crd_program *program, unsigned name, unsigned last,
                                                               const crd_type *type, const crd_value *node,
                                                               crd_cel_value *out) {
  return select_plain(program, name, last, type, node, out, true);
}
static __attribute__((noinline)) bool plain_select(const crd_program *program, unsigned name, unsigned last,
                                                   const crd_type *type, const crd_value *node, crd_cel_value *out) {
  return select_plain(program, name, last, type, node, out, false);
}

/* The same for all values; returns how many names were followed, including a missing one. */
static uint64_t tree_select_all(crd_cel *cel, const crd_program *program, const crd_instruction *at,
                                const crd_cel_value *object, crd_cel_value *out) {
  for (unsigned i = 0;; object = out) {
    const unsigned name = at->x + i;
    const crd_field *field = known_field(program, name, object);
    const crd_value *member = known_member(cel, program, name, object, field);
    if (!member) return i + crd_policy_select(cel, object, program->names + name, at->b - i, out);
    read_node(cel, field->type, member, out);
    if (++i == at->b || out->kind == CRD_CEL_FAILED) return i;
  }
}

static inline uint64_t tree_select(crd_cel *cel, const crd_program *program, const crd_instruction *at,
                                   const crd_cel_value *object, crd_cel_value *out) {
  const crd_type *type = object->kind == CRD_CEL_DOCUMENT ? object->as.part.type : NULL;
  if (type == &crd_cel_open_map_type) return crd_policy_select(cel, object, program->names + at->x, at->b, out);
  if (type && plain_select(program, at->x, at->x + at->b - 1u, type, object->as.part.at, out)) return at->b;
  return tree_select_all(cel, program, at, object, out);
}

static inline crd_cel_truth tree_has(crd_cel *cel, const crd_program *program, unsigned name, const crd_cel_value *object) {
  const crd_field *field = known_field(program, name, object);
  if (!field) return crd_policy_has(cel, object, &program->names[name]);
  const crd_value *member = known_member(cel, program, name, object, field);
  if (!member) return CRD_CEL_FALSE;
  crd_cel_value value;
  read_node(cel, field->type, member, &value);
  return value.kind == CRD_CEL_FAILED ? CRD_CEL_ERROR : CRD_CEL_TRUE;
}

/* A member, or the zero of an absent one. Names that every object has (metadata) have no field index here. */
static inline void tree_zero_select(crd_cel *cel, const crd_program *program, const crd_instruction *at,
                                    const crd_cel_value *object, crd_cel_value *out) {
  const crd_field *field = known_field(program, at->x, object);
  const crd_value *member = known_member(cel, program, at->x, object, field);
  const crd_zero zero = (crd_zero)at->n;
  if (member)
    read_node(cel, field->type, member, out);
  else if (field && zero != CRD_ZERO_NONE)
    *out = crd_scope_zero_part(cel, field->type, zero);
  else
    *out = crd_scope_member(cel, *object, program->names[at->x], zero);
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
    read_node(cel, type->items, &node->as.items[i], out);
  else if (type && node->kind == CRD_MAP)
    *out = crd_cel_of_string(crd_member_name(&node->as.members[i]));
  else
    crd_policy_range_at(cel, range, i, out);
}

/* container[index] */
static inline void tree_index(crd_cel *cel, const crd_cel_value *container, const crd_cel_value *index, crd_cel_value *out) {
  const crd_type *type = container->kind == CRD_CEL_DOCUMENT ? container->as.part.type : NULL;
  const crd_value *node = container->as.part.at;
  if (type && type->additional && type->additional != &crd_cel_open_type && !type->fields && node->kind == CRD_MAP &&
      index->kind == CRD_CEL_STRING) {
    const crd_value *member = member_of_node(cel, node, index->as.text);
    if (member) {
      read_node(cel, type->additional, member, out);
      return;
    }
  }
  *out = crd_cel_index(cel, *container, *index);
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
