/* The rules of a clean update that compare with the old object: the new structs and the old tree, which is shaped first, are
 * walked side by side. Mirrors rules.c, which does the same for any object, new tree and old. */
#include "one_pass.h"

typedef struct transition_pair {
  const crd_type *type;
  const void *place;
  const crd_value *old; /* NULL: not correlated */
} transition_pair;

static bool visit(one_pass *pass, const transition_pair *node);

bool crd_one_pass_compares(const crd_type *type) {
  if (!(type->flags & CRD_TYPE_RULES_WITHIN)) return false;
  for (uint16_t i = 0; i < type->rule_count; i++)
    if (type->rules[i].uses_old_self && (type->rules[i].layer & CRD_LAYER_CRD)) return true;
  for (uint16_t i = 0; type->fields && i < type->fields->count; i++)
    if (crd_one_pass_compares(type->fields->items[i].type)) return true;
  return (type->items && crd_one_pass_compares(type->items)) ||
         (type->additional && crd_one_pass_compares(type->additional));
}

/* Whether rules below a value that no struct holds compare. */
static bool compares_below(const crd_type *type) {
  crd_type below = *type;
  below.rule_count = 0;
  return crd_one_pass_compares(&below);
}

/* The rules of a node that compare. */
static bool compare(one_pass *pass, const transition_pair *node) {
  const crd_type *type = node->type;
  void *old = NULL;
  crd_cel_begin_node(&pass->cel);
  for (uint16_t i = 0; i < type->rule_count; i++) {
    const crd_rule *rule = &type->rules[i];
    if (!(rule->layer & CRD_LAYER_CRD) || !rule->uses_old_self) continue;
    if (!node->old && !rule->optional_old_self) continue;
    if (node->old && !old) {
      old = crd_arena_alloc(pass->arena, crd_storage_size(type));
      if (!crd_storage_fill(pass->arena, type, node->old, old)) return false;
    }
    if (!crd_one_pass_rule(pass, rule, node->place, old)) return false;
  }
  return true;
}

static bool visit_fields(one_pass *pass, const transition_pair *node) {
  const crd_fields *fields = node->type->fields;
  old_index index = {NULL, 0};
  for (uint16_t i = 0; fields && i < fields->count; i++) {
    const crd_field *field = &fields->items[i];
    if (!(field->type->flags & CRD_TYPE_RULES_WITHIN) || !crd_storage_has(node->type, node->place, i)) continue;
    const crd_value *old = crd_ratchet_old_member(pass->arena, &index, node->old, field->name, i);
    transition_pair child = {field->type, crd_storage_field(field, node->place), old};
    if (!visit(pass, &child)) return false;
  }
  return true;
}

static bool visit_entries(one_pass *pass, const transition_pair *node) {
  const crd_list *map = node->place;
  size_t stride = crd_storage_entry_size(node->type->additional);
  old_index index = {NULL, 0};
  for (size_t i = 0; i < map->count; i++) {
    const char *entry = (const char *)map->items + i * stride;
    crd_string name = *(const crd_string *)(const void *)entry;
    const crd_value *old = crd_ratchet_old_member(pass->arena, &index, node->old, name, (uint32_t)i);
    transition_pair child = {node->type->additional, entry + CRD_ENTRY_VALUE_OFFSET, old};
    if (!visit(pass, &child)) return false;
  }
  return true;
}

/* The keys of an item as a map, by which its old one is found. */
static crd_value keys_of(one_pass *pass, const crd_type *list, const void *item, bool *exact) {
  crd_value map = crd_value_make_map(pass->arena, list->map_key_count);
  for (uint16_t i = 0; i < list->map_key_count; i++) {
    const crd_field *key = type_field(list->items, list->map_keys[i].data, (uint32_t)list->map_keys[i].size);
    *exact = *exact && (!key || key->type->storage != CRD_STORE_DOUBLE); /* which may be an int64 on the tree */
    if (!key || !crd_storage_has(list->items, item, (uint16_t)(key - list->items->fields->items))) continue;
    crd_value_set(pass->arena, &map, key->name, crd_encode(pass->arena, key->type, crd_storage_field(key, item)));
  }
  return map;
}

static bool visit_items(one_pass *pass, const transition_pair *node) {
  const crd_type *type = node->type;
  const crd_list *list = node->place;
  size_t stride = crd_storage_size(type->items);
  old_index index = {NULL, 0};
  for (size_t i = 0; i < list->count; i++) {
    transition_pair child = {type->items, (const char *)list->items + i * stride, NULL};
    if (node->old && type->list_kind == CRD_LIST_KEYED && type->items->storage == CRD_STORE_OBJECT) {
      bool exact = true;
      crd_value keys = keys_of(pass, type, child.place, &exact);
      if (!exact) return false;
      child.old = crd_ratchet_keyed_item(pass->arena, &index, type, node->old, &keys, NULL);
    }
    if (!visit(pass, &child)) return false;
  }
  return true;
}

static bool visit(one_pass *pass, const transition_pair *node) {
  const crd_type *type = node->type;
  transition_pair own = *node;
  if (!(type->flags & CRD_TYPE_RULES_WITHIN) || (type->flags & CRD_TYPE_RULES_OUTSIDE_CEL)) return true;
  if (own.old && own.old->kind == CRD_NULL) own.old = NULL;
  if (!compare(pass, &own)) return false;
  switch (type->storage) {
  case CRD_STORE_OBJECT:
    if (own.old && own.old->kind != CRD_MAP) own.old = NULL;
    return visit_fields(pass, &own);
  case CRD_STORE_MAP:
    if (own.old && own.old->kind != CRD_MAP) own.old = NULL;
    return visit_entries(pass, &own);
  case CRD_STORE_LIST:
    return visit_items(pass, &own);
  default:
    return !compares_below(type);
  }
}

bool crd_one_pass_transitions(one_pass *pass, const crd_value *stored) {
  crd_value *old = crd_arena_alloc(pass->arena, sizeof *old);
  *old = crd_value_copy(pass->arena, stored);
  crd_walk walk = {.arena = pass->arena, .mode = CRD_WALK_SHAPE, .stored = true};
  crd_walk_run(&walk, pass->root, old, NULL);
  if (walk.fatal.size || walk.misfits) return false;
  transition_pair root = {pass->root, pass->storage, old};
  return visit(pass, &root);
}
