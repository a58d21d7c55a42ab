/* SPDX-License-Identifier: Apache-2.0 */
/* Prunes the defaults of a CRD along a schema tree (apiserver schema/pruning). Objects are pruned by the engine of the
 * runtime; this code is for the compiler, which has no tables yet. */
#include "schema/tree/vet.h"
#include "schema/tree/walks.h"

#include <crd/metadata.h>

static bool prune(const schema *node, crd_value *value, bool resource, bool preserve);

static bool prune_map(const schema *node, crd_value *map, bool resource, bool preserve) {
  uint32_t kept = 0;
  bool changed = false;
  for (uint32_t i = 0; i < map->size; i++) {
    crd_member *member = &map->as.members[i];
    crd_string name = crd_member_name(member);
    const property *property = node ? crdc_schema_property(node, name) : NULL;
    bool keep = preserve;
    if (node && resource && crdc_vet_is_meta_name(name)) {
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

bool crdc_schema_prune(const schema *node, crd_value *value, bool resource) {
  return prune(node, value, resource, false);
}

/* objectmeta.Coerce for the embedded resources in a default; values of a wrong type are dropped. */
static void coerce(crd_arena *arena, const schema *node, crd_value *value, bool resource) {
  if (!node) return;
  if (value->kind == CRD_MAP) {
    if (resource) crd_embedded_coerce_stored(arena, value);
    for (uint32_t i = 0; i < value->size; i++) {
      crd_member *member = &value->as.members[i];
      const property *property = crdc_schema_property(node, crd_member_name(member));
      const schema *below = property ? property->schema : node->additional;
      if (below && !(resource && crdc_vet_is_meta_name(crd_member_name(member))))
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

bool crdc_schema_prunes_default(crd_arena *arena, const schema *node) {
  return !crd_value_equal(pruned_default(arena, node), node->default_value);
}

/* The path from an embedded resource to a schema in its apiVersion, kind or metadata. */
typedef struct within {
  const struct within *outer; /* NULL: the resource itself */
  crd_string name;            /* of a property; empty for an item of a list */
  bool item;
} within;

static crd_value *value_at(crd_value *resource, const within *place) {
  if (!place) return resource;
  crd_value *outer = value_at(resource, place->outer);
  if (!outer || outer->kind != (place->item ? CRD_LIST : CRD_MAP)) return NULL;
  if (!place->item) return crd_value_get(outer, place->name);
  return outer->size ? &outer->as.items[0] : NULL;
}

/* The default after coercing the smallest resource that contains it; NULL if metadata has no such field. */
static const crd_value *coerced_default(crd_arena *arena, const schema *node, const within *place) {
  crd_value *resource = crd_arena_alloc(arena, sizeof *resource);
  *resource = crd_value_copy(arena, node->default_value);
  for (const within *at = place; at; at = at->outer) {
    crd_value outer = at->item ? crd_value_make_list(arena, 1) : crd_value_make_map(arena, 1);
    if (at->item)
      crd_value_append(arena, &outer, *resource);
    else
      crd_value_set(arena, &outer, at->name, *resource);
    *resource = outer;
  }
  crd_embedded_coerce_stored(arena, resource);
  return value_at(resource, place);
}

static void prune_defaults(crd_arena *arena, schema *node, const within *place) {
  if (schema_passed(node, WALK_PRUNING)) return;
  if (node->default_value) node->default_value = place ? coerced_default(arena, node, place) : pruned_default(arena, node);
  within item = {.outer = place, .item = true}, any = {.outer = place, .name = CRD_STRING("*")};
  if (node->items) prune_defaults(arena, node->items, place ? &item : NULL);
  if (node->additional) prune_defaults(arena, node->additional, place ? &any : NULL);
  for (size_t i = 0; i < node->property_count; i++) {
    property *property = &node->properties[i];
    within inner = {.outer = place, .name = property->name};
    bool inside = place || (node->embedded_resource && crdc_vet_is_meta_name(property->name));
    prune_defaults(arena, property->schema, inside ? &inner : NULL);
  }
  schema_pass(node, WALK_PRUNING);
}

/* defaulting.PruneDefaults */
void crdc_schema_prune_defaults(crd_arena *arena, schema *root) {
  prune_defaults(arena, root, NULL);
}
