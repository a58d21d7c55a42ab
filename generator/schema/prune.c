/* Pruning along a schema tree (apiserver schema/pruning): of the defaults that a CRD declares. Objects are pruned by the
 * engine of the runtime; this is for the compiler, which has no tables yet. */
#include "schema/check.h"

#include <crd/metadata.h>

static bool is_meta_name(crd_string name) {
  return text_is(name, "apiVersion") || text_is(name, "kind") || text_is(name, "metadata");
}

static bool prune(const schema *node, crd_value *value, bool resource, bool preserve);

static bool prune_map(const schema *node, crd_value *map, bool resource, bool preserve) {
  uint32_t kept = 0;
  bool changed = false;
  for (uint32_t i = 0; i < map->size; i++) {
    crd_member *member = &map->as.members[i];
    crd_string name = crd_member_name(member);
    const property *property = node ? schema_property(node, name) : NULL;
    bool keep = preserve;
    if (node && resource && is_meta_name(name)) {
      keep = true; /* coerced elsewhere */
    } else if (property) {
      changed |= prune(property->schema, &member->value, property->schema->embedded_resource, false);
      keep = true;
    } else if (node && node->additional_allowed != UNSET) {
      changed |= prune(node->additional, &member->value, node->additional && node->additional->embedded_resource, false);
      keep = true;
    }
    if (keep) map->as.members[kept++] = *member;
  }
  changed |= kept != map->size;
  map->size = kept;
  return changed;
}

static bool prune(const schema *node, crd_value *value, bool resource, bool preserve) {
  preserve = preserve || (node && node->preserve_unknown == YES);
  if (value->kind == CRD_MAP) return prune_map(node, value, resource, preserve);
  if (value->kind != CRD_LIST) return false;
  const schema *items = node ? node->items : NULL;
  if (preserve && !items) return false;
  bool changed = false;
  for (uint32_t i = 0; i < value->size; i++)
    changed |= prune(items, &value->as.items[i], items && items->embedded_resource, preserve);
  return changed;
}

bool schema_prune(const schema *node, crd_value *value, bool resource) {
  return prune(node, value, resource, false);
}

/* objectmeta.Coerce for the embedded resources in a default; what is of the wrong type is dropped. */
static void coerce(crd_arena *arena, const schema *node, crd_value *value, bool resource) {
  if (!node) return;
  if (value->kind == CRD_MAP) {
    if (resource) crd_embedded_coerce_stored(arena, value);
    for (uint32_t i = 0; i < value->size; i++) {
      crd_member *member = &value->as.members[i];
      const property *property = schema_property(node, crd_member_name(member));
      const schema *below = property ? property->schema : node->additional;
      if (below && !(resource && is_meta_name(crd_member_name(member))))
        coerce(arena, below, &member->value, below->embedded_resource);
    }
  } else if (value->kind == CRD_LIST && node->items) {
    for (uint32_t i = 0; i < value->size; i++)
      coerce(arena, node->items, &value->as.items[i], node->items->embedded_resource);
  }
}

static crd_value *pruned_default(crd_arena *arena, const schema *node) {
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_copy(arena, node->default_value);
  coerce(arena, node, copy, node->embedded_resource);
  prune(node, copy, node->embedded_resource, false);
  return copy;
}

bool schema_prunes_default(crd_arena *arena, const schema *node) {
  return !crd_value_equal(pruned_default(arena, node), node->default_value);
}

static void prune_defaults(crd_arena *arena, schema *node, bool inside_metadata) {
  if (node->default_value && !inside_metadata) node->default_value = pruned_default(arena, node);
  if (node->items) prune_defaults(arena, node->items, inside_metadata);
  if (node->additional) prune_defaults(arena, node->additional, inside_metadata);
  for (size_t i = 0; i < node->property_count; i++) {
    property *property = &node->properties[i];
    bool metadata = node->embedded_resource && is_meta_name(property->name);
    prune_defaults(arena, property->schema, inside_metadata || metadata);
  }
}

void schema_prune_defaults(crd_arena *arena, schema *root) {
  prune_defaults(arena, root, false);
}
