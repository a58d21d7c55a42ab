/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of values, and their sizes for rules and for the cost tracker. */
#include "internal.h"

#include <crd/generated/program.h>

/* ---- code points ---- */

/* The number of bytes in a word of eight that continue a code point (10xxxxxx). */
static size_t continuing(uint64_t word) {
  uint64_t marks = (word >> 7) & (~word >> 6) & 0x0101010101010101u;
  return (size_t)((marks * 0x0101010101010101u) >> 56);
}

size_t crd_cel_code_points(crd_string text) {
  size_t others = 0, i = 0;
  uint64_t word;
  if (text.size > CRD_CEL_LONG) crd_poll();
  for (; i + 8 <= text.size; i += 8) {
    memcpy(&word, text.data + i, 8);
    others += continuing(word);
  }
  for (; i < text.size; i++) others += ((unsigned char)text.data[i] & 0xC0u) == 0x80u;
  return text.size - others;
}

/* ---- parts of the document, lists, maps ---- */

/* The number of members of a node that its type does not declare. */
static int64_t undeclared_members(const crd_type *type, const crd_value *node) {
  int64_t count = 0;
  for (uint32_t i = 0; i < node->size; i++) {
    bool declared = false;
    for (uint32_t k = 0; type->fields && k < type->fields->count && !declared; k++)
      declared = crd_string_equal(type->fields->items[k].name, crd_member_name(&node->as.members[i]));
    count += !declared;
  }
  return count;
}

int64_t crd_cel_member_count(crd_cel_value value) {
  const crd_object *object = crd_cel_struct_of(value);
  const crd_value *node = value.kind == CRD_CEL_DOCUMENT ? value.as.part.at : object ? object->value : NULL;
  if (object && (!node || object->partial)) {
    int64_t count = 0;
    const crd_type *type = value.as.part.type;
    const uint32_t *has = (const uint32_t *)(const void *)((const char *)object + type->has_offset);
    for (uint32_t i = 0; type->fields && i < type->fields->count; i++) count += has[i / 32] >> (i % 32) & 1;
    return count + (node ? undeclared_members(type, node) : 0);
  }
  return node && node->kind == CRD_MAP ? (int64_t)node->size : -1;
}

const crd_type *crd_cel_part_type(crd_cel_value value) {
  return value.kind == CRD_CEL_DOCUMENT || value.kind == CRD_CEL_STORED ? value.as.part.type : NULL;
}

bool crd_cel_is_object(crd_cel_value value) {
  const crd_type *type = crd_cel_part_type(value);
  return type && type->accepts & CRD_ACCEPT_OBJECT && !type->additional;
}

bool crd_cel_is_list(crd_cel_value value) {
  if (value.kind == CRD_CEL_LIST) return true;
  const crd_type *type = crd_cel_part_type(value);
  return type && type->accepts & CRD_ACCEPT_ARRAY && type->items;
}

bool crd_cel_is_map(crd_cel_value value) {
  if (value.kind == CRD_CEL_MAP) return true;
  const crd_type *type = crd_cel_part_type(value);
  return type && type->accepts & CRD_ACCEPT_OBJECT && type->additional;
}

int64_t crd_cel_count(crd_cel_value value) {
  if (value.kind == CRD_CEL_LIST) return (int64_t)value.as.list->count;
  if (value.kind == CRD_CEL_MAP) return (int64_t)value.as.map->count;
  if (!crd_cel_is_list(value) && !crd_cel_is_map(value)) return -1;
  if (value.kind == CRD_CEL_STORED) return (int64_t)((const crd_list *)value.as.part.at)->count;
  return ((const crd_value *)value.as.part.at)->size;
}

/* For addresses and ranges the number of bytes of the address or prefix. */
uint64_t crd_cel_opaque_size(crd_cel_value value) {
  if (value.opaque_kind == CRD_CEL_IP) return ((const crd_ip *)value.as.opaque)->size;
  if (value.opaque_kind == CRD_CEL_CIDR) return (((const crd_cidr *)value.as.opaque)->bits + 7u) / 8u;
  return 1;
}

uint64_t crd_cel_cost_size(crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_STRING:
    return crd_cel_code_points(value.as.text);
  case CRD_CEL_BYTES:
    return value.as.text.size;
  case CRD_CEL_LIST:
    return value.as.list->count;
  case CRD_CEL_MAP:
    return value.as.map->count;
  case CRD_CEL_OPTIONAL:
    return value.as.optional ? crd_cel_cost_size(*value.as.optional) : 1;
  case CRD_CEL_OPAQUE:
    return crd_cel_opaque_size(value);
  case CRD_CEL_STORED:
  case CRD_CEL_DOCUMENT: {
    int64_t count = crd_cel_count(value);
    if (count >= 0) return (uint64_t)count;
    int64_t members = value.as.part.type ? crd_cel_member_count(value) : -1;
    return members >= 0 ? (uint64_t)members : 1;
  }
  default:
    return 1;
  }
}

uint64_t crd_cost_of_sizes(crd_cost_shape shape, uint64_t a, uint64_t b) {
  switch (shape) {
  case CRD_COSTS_SUM:
    return crd_cel_tenth(a + b);
  case CRD_COSTS_LEAST:
    return crd_cel_tenth(a < b ? a : b);
  case CRD_COSTS_FIRST:
    return crd_cel_tenth(a);
  case CRD_COSTS_FIRST_TWICE:
    return crd_cel_tenth(2 * a);
  case CRD_COSTS_SECOND:
    return crd_cel_tenth(b);
  case CRD_COSTS_ITEMS:
    return b;
  case CRD_COSTS_TENTHS:
    return crd_cel_tenth(a) * crd_cel_tenth(b);
  case CRD_COSTS_PATTERN:
    return crd_cel_tenth(a + 1) * ((b + 3) / 4);
  case CRD_COSTS_PRODUCT:
    return 1 + a * b;
  case CRD_COSTS_PRODUCT_TWICE:
    return 1 + 2 * a * b;
  default:
    return 1;
  }
}
