/* SPDX-License-Identifier: Apache-2.0 */
/* allOf, anyOf, oneOf and not. In a CRD they only contain checks on values: types are outside. A type in them that equals
 * the outer one is left out, and so are titles, descriptions and additionalProperties: false. Whether the rest is allowed is
 * checked when the whole schema is done. */
#include "schema_parts.h"

static bool turn_branch(turning *turning, const crd_value *node, const crd_value *spine, crd_value *made);

/* The part of the outer schema for the same values. */
static const crd_value *spine_below(turning *turning, const crd_value *spine, const char *name, const crd_string *property) {
  const crd_value *below = spine ? keyword(spine, name) : NULL;
  return below && property ? schema_member(turning, below, *property) : below;
}

static bool turn_branch_type(turning *turning, const crd_value *node, const crd_value *spine, crd_value *made) {
  const crd_value *type = keyword(node, "type"), *outer = spine ? keyword(spine, "type") : NULL;
  if (!type || type->kind == CRD_NULL) return true;
  if (outer && outer->kind == CRD_STRING_VALUE) {
    bool same = crd_value_is_string(type, crd_value_string(outer));
    for (uint32_t i = 0; type->kind == CRD_LIST && i < type->size; i++)
      same |= crd_value_is_string(&type->as.items[i], crd_value_string(outer));
    return same || schema_fails(turning, type,
                                "a type in allOf, anyOf, oneOf or not that differs from the one outside has "
                                "no counterpart in a CRD's schema");
  }
  schema_put(turning, made, "type", crd_value_copy(turning->arena, type), type); /* of an int-or-string, or refused */
  return true;
}

static bool turn_branch_properties(turning *turning, const crd_value *node, const crd_value *spine, crd_value *made) {
  const crd_value *properties = keyword(node, "properties"), *items = keyword(node, "items");
  bool good = !properties || properties->kind != CRD_MAP || schema_has_room(turning, properties);
  if (good && properties && properties->kind == CRD_MAP) {
    crd_value map = crd_value_make_map(turning->arena, properties->size);
    for (uint32_t i = 0; good && i < properties->size; i++) {
      crd_value one = {.kind = CRD_NULL};
      crd_string name = crd_member_name(&properties->as.members[i]);
      good = turn_branch(turning, &properties->as.members[i].value, spine_below(turning, spine, "properties", &name), &one);
      if (good) crd_value_add(turning->arena, &map, name, one);
    }
    schema_put(turning, made, "properties", map, properties);
  }
  if (good && items) {
    crd_value one = {.kind = CRD_NULL};
    good = turn_branch(turning, items, spine_below(turning, spine, "items", NULL), &one);
    if (good) schema_put(turning, made, "items", one, items);
  }
  return good;
}

/* additionalProperties: false is the default meaning in a CRD. */
static bool turn_branch_rest(turning *turning, const crd_value *node, crd_value *made) {
  const crd_value *of_any_name = schema_of_any_name(node);
  if (of_any_name)
    return schema_fails(turning, of_any_name,
                        "patternProperties in allOf, anyOf, oneOf or not has no counterpart in a CRD's schema");
  const crd_value *additional = keyword(node, "additionalProperties"), *pair = keyword(node, "x-kubernetes-int-or-string");
  bool closed = additional && additional->kind == CRD_BOOL;
  if (additional && !closed && additional->kind != CRD_NULL)
    return schema_fails(turning, additional,
                        "additionalProperties in allOf, anyOf, oneOf or not has no counterpart in a CRD's schema");
  static const char *const outside[] = {"x-kubernetes-validations", "x-kubernetes-preserve-unknown-fields",
                                        "x-kubernetes-embedded-resource"};
  for (size_t i = 0; i < sizeof outside / sizeof *outside; i++)
    if (keyword(node, outside[i]))
      return schema_fails(turning, keyword(node, outside[i]),
                          "%s in allOf, anyOf, oneOf or not has no counterpart in a CRD's schema", outside[i]);
  if (pair && pair->kind == CRD_BOOL && pair->as.boolean)
    schema_put(turning, made, "x-kubernetes-int-or-string", *pair, pair);
  return true;
}

static bool turn_branch_inner(turning *turning, const crd_value *node, const crd_value *spine, crd_value *made) {
  node = schema_resolve(turning, node);
  if (!node) return false;
  if (node->kind != CRD_MAP) return schema_fails(turning, node, "a schema in allOf, anyOf, oneOf or not is no object");
  if (!schema_count_node(turning, node)) return false;
  *made = crd_value_make_map(turning->arena, node->size);
  made->offset = node->offset;
  const schema_type nothing = {.pair = NULL};
  return turn_branch_type(turning, node, spine, made) && schema_copy_checks(turning, node, made) &&
         turn_branch_properties(turning, node, spine, made) && turn_branch_rest(turning, node, made) &&
         schema_copy_branches(turning, node, &nothing, made);
}

static bool turn_branch(turning *turning, const crd_value *node, const crd_value *spine, crd_value *made) {
  size_t open = turning->open_count;
  if (turning->depth >= SCHEMA_MOST_DEPTH) return schema_fails(turning, node, "the schema is nested too deep");
  turning->depth++;
  bool good = turn_branch_inner(turning, node, spine, made);
  turning->depth--;
  schema_leave(turning, open);
  return good;
}

static bool copy_branch_list(turning *turning, const crd_value *list, const char *name, const crd_value *spine,
                             crd_value *made) {
  if (list->kind != CRD_LIST) return schema_fails(turning, list, "%s is no list", name);
  crd_value turned = crd_value_make_list(turning->arena, list->size);
  for (uint32_t i = 0; i < list->size; i++) {
    crd_value one = {.kind = CRD_NULL};
    if (!turn_branch(turning, &list->as.items[i], spine, &one)) return false;
    crd_value_append(turning->arena, &turned, one);
  }
  schema_put(turning, made, name, turned, list);
  return true;
}

bool schema_copy_branches(turning *turning, const crd_value *node, const schema_type *type, crd_value *made) {
  static const char *const lists[] = {"allOf", "anyOf", "oneOf"};
  for (size_t i = 0; i < 3; i++) {
    const crd_value *list = keyword(node, lists[i]);
    if (!list || list->kind == CRD_NULL || list == type->pair) continue;
    if (!copy_branch_list(turning, list, lists[i], made, made)) return false;
  }
  const crd_value *not_ = keyword(node, "not");
  crd_value one = {.kind = CRD_NULL};
  if (!not_ || not_->kind == CRD_NULL) return true;
  if (!turn_branch(turning, not_, made, &one)) return false;
  schema_put(turning, made, "not", one, not_);
  return true;
}
