/* SPDX-License-Identifier: Apache-2.0 */
#include "resources.h"
#include "../../value/joined.h"
#include "tree.h"

/* A version of a CRD, and which of its subresources are there. */
typedef struct custom_entry {
  custom_resource custom;
  bool of_registry;          /* no CRD was added: the registry knows the kind */
  struct custom_entry *next; /* in the order in which they were added */
} custom_entry;

struct resource_table {
  crd_arena *arena;
  const crd_registry *registry;
  custom_entry *first, **end;
};

resource_table *crd_resource_table_create(crd_arena *arena, const crd_registry *registry) {
  resource_table *table = crd_arena_zalloc(arena, sizeof *table);
  table->arena = arena;
  table->registry = registry;
  table->end = &table->first;
  return table;
}

bool crd_resource_table_add(resource_table *table, const crd_value *crd, crd_string *error) {
  const crd_value *spec = tree_map(crd, "spec"), *names = tree_map(spec, "names");
  const crd_value *versions = spec ? crd_value_get(spec, CRD_STRING("versions")) : NULL;
  if (!names || !versions || versions->kind != CRD_LIST)
    return crd_refused(error, CRD_STRING("a CustomResourceDefinition needs spec.names and spec.versions"));
  crd_string strategy = tree_text(tree_map(spec, "conversion"), "strategy");
  for (uint32_t i = 0; i < versions->size; i++) {
    const crd_value *version = &versions->as.items[i], *sub = tree_map(version, "subresources");
    custom_entry *entry = crd_arena_zalloc(table->arena, sizeof *entry);
    custom_resource *custom = &entry->custom;
    *custom = (custom_resource){.kind = {tree_text(spec, "group"), tree_text(version, "name"), tree_text(names, "kind")},
                                .plural = tree_text(names, "plural"),
                                .singular = tree_text(names, "singular"),
                                .list_kind = tree_text(names, "listKind"),
                                .namespaced = crd_string_equal(tree_text(spec, "scope"), CRD_STRING("Namespaced")),
                                .served = tree_is_true(version, "served"),
                                .storage = tree_is_true(version, "storage"),
                                .has_status = tree_map(sub, "status") != NULL,
                                .has_scale = tree_map(sub, "scale") != NULL,
                                .preserves_unknown = tree_is_true(spec, "preserveUnknownFields"),
                                .converts = !strategy.size || crd_string_equal(strategy, CRD_STRING("None"))};
    const crd_value *validation = tree_map(version, "schema");
    bool has_schema = validation != NULL;
    if (has_schema) custom->schema = tree_map(validation, "openAPIV3Schema");
    if (table->registry && has_schema)
      custom->type = crd_registry_find(table->registry, custom->kind.group, custom->kind.version, custom->kind.kind);
    *table->end = entry;
    table->end = &entry->next;
  }
  return true;
}

static bool is_added(const resource_table *table, const crd_kind *kind) {
  for (const custom_entry *entry = table->first; entry; entry = entry->next)
    if (crd_string_equal(entry->custom.kind.group, kind->group) && crd_string_equal(entry->custom.kind.kind, kind->kind) &&
        !entry->of_registry)
      return true;
  return false;
}

void crd_resource_table_add_kinds(resource_table *table) {
  for (size_t i = 0; table->registry && i < table->registry->count; i++) {
    const crd_kind *kind = table->registry->kinds[i];
    if (!crd_kind_is_custom(kind) || is_added(table, kind)) continue;
    custom_entry *entry = crd_arena_zalloc(table->arena, sizeof *entry);
    entry->of_registry = true;
    entry->custom = (custom_resource){.kind = {kind->group, kind->version, kind->kind},
                                      .plural = kind->plural,
                                      .singular = kind->singular,
                                      .list_kind = kind->list_kind,
                                      .namespaced = kind->namespaced,
                                      .served = kind->served,
                                      .storage = kind->storage,
                                      .has_status = kind->has_status,
                                      .has_scale = kind->scale != NULL,
                                      .converts = true,
                                      .type = kind};
    *table->end = entry;
    table->end = &entry->next;
  }
}

static found_resource found_custom(const custom_resource *custom) {
  return (found_resource){.kind = custom->kind,
                          .resource = {custom->kind.group, custom->kind.version, custom->plural},
                          .namespaced = custom->namespaced,
                          .custom = custom};
}

static found_resource found_builtin(const crd_builtin_kind *builtin) {
  return (found_resource){.kind = {builtin->group, builtin->version, builtin->kind},
                          .resource = {builtin->group, builtin->version, builtin->resource},
                          .namespaced = !builtin->cluster_scoped,
                          .builtin = builtin};
}

bool crd_resource_of_kind(const resource_table *table, crd_gvk kind, found_resource *found) {
  for (const custom_entry *entry = table->first; entry; entry = entry->next) {
    const custom_resource *custom = &entry->custom;
    if (!custom->served || !crd_string_equal(custom->kind.kind, kind.kind) ||
        !crd_string_equal(custom->kind.group, kind.group) || !crd_string_equal(custom->kind.version, kind.version))
      continue;
    *found = found_custom(custom);
    return true;
  }
  const crd_builtin_kind *builtin = crd_builtin_find(kind.group, kind.version, kind.kind);
  if (!builtin || !builtin->served) return false;
  *found = found_builtin(builtin);
  return true;
}

bool crd_resource_of_resource(const resource_table *table, crd_gvr resource, found_resource *found) {
  for (const custom_entry *entry = table->first; entry; entry = entry->next) {
    const custom_resource *custom = &entry->custom;
    if (!crd_string_equal(custom->plural, resource.resource) || !crd_string_equal(custom->kind.group, resource.group) ||
        !crd_string_equal(custom->kind.version, resource.version))
      continue;
    *found = found_custom(custom);
    return true;
  }
  const crd_builtin_kind *builtin = crd_builtin_find_resource(resource.group, resource.version, resource.resource);
  if (!builtin) return false;
  *found = found_builtin(builtin);
  return true;
}

crd_string crd_resource_guess(crd_arena *arena, crd_string kind) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < kind.size; i++) {
    char c = kind.data[i];
    crd_text_add_char(&text, c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c);
  }
  crd_string name = crd_text_string(&text);
  if (crd_string_has_suffix(name, CRD_STRING("endpoints"))) return name;
  if (crd_string_has_suffix(name, CRD_STRING("s"))) {
    crd_text_add(&text, CRD_STRING("es"));
  } else if (crd_string_has_suffix(name, CRD_STRING("y"))) {
    text.size--;
    crd_text_add(&text, CRD_STRING("ies"));
  } else {
    crd_text_add_char(&text, 's');
  }
  return crd_text_string(&text);
}

/* ---- equivalents ---- */

typedef struct equivalent_list {
  crd_arena *arena;
  equivalent_resource *items;
  size_t count;
} equivalent_list;

static void add_equivalent(equivalent_list *list, crd_gvr resource, crd_gvk kind) {
  CRD_ARENA_PUSH_FEW(list->arena, list->items, list->count, (equivalent_resource){resource, kind});
}

/* The kind of a custom resource at a subresource, as customresource_handler.go registers it; false: it is not there. */
static bool kind_at(const custom_resource *custom, crd_string sub_resource, crd_gvk *kind) {
  *kind = custom->kind;
  if (!sub_resource.size) return true;
  if (crd_string_equal(sub_resource, CRD_STRING("status"))) return custom->has_status;
  *kind = (crd_gvk){CRD_STRING("autoscaling"), CRD_STRING("v1"), CRD_STRING("Scale")};
  return crd_string_equal(sub_resource, CRD_STRING("scale")) && custom->has_scale;
}

bool crd_resource_is_in_groups(crd_string resource) {
  return crd_string_equal(resource, CRD_STRING("events"));
}

/* Built-in resources are stored by group, and events of both groups together. */
static bool is_stored_as(crd_gvr a, const crd_builtin_kind *b) {
  if (!crd_string_equal(a.resource, b->resource)) return false;
  return crd_resource_is_in_groups(a.resource) || crd_string_equal(a.group, b->group);
}

size_t crd_resource_equivalents(const resource_table *table, crd_arena *arena, crd_gvr resource, crd_string sub_resource,
                                const equivalent_resource **items) {
  equivalent_list list = {.arena = arena};
  bool custom_found = false;
  for (const custom_entry *entry = table->first; entry; entry = entry->next) {
    const custom_resource *custom = &entry->custom;
    crd_gvk kind;
    if (!crd_string_equal(custom->plural, resource.resource) || !crd_string_equal(custom->kind.group, resource.group))
      continue;
    custom_found = true;
    if (kind_at(custom, sub_resource, &kind))
      add_equivalent(&list, (crd_gvr){custom->kind.group, custom->kind.version, custom->plural}, kind);
  }
  size_t count;
  const crd_builtin_kind *kinds = crd_builtin_kinds(&count);
  for (size_t i = 0; !custom_found && i < count; i++)
    if (kinds[i].served && is_stored_as(resource, &kinds[i]))
      add_equivalent(&list, (crd_gvr){kinds[i].group, kinds[i].version, kinds[i].resource},
                     (crd_gvk){kinds[i].group, kinds[i].version, kinds[i].kind});
  *items = list.items;
  return list.count;
}
