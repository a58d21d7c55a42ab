/* The part of ValidateCustomResourceDefinitionOpenAPISchema that compiles rules: a walk over the spine of each schema that
 * knows the outermost place within which old and new values cannot be told to be the same. */
#include "check_rules.h"
#include "cel/lower.h"

typedef struct rules_walk {
  crd_arena *arena;
  cel_types *types;
  crd_string prefix; /* of all paths */
  unsigned kubernetes_minor;
  diagnostics *diagnostics;
} rules_walk;

static crd_string path_text(const rules_walk *walk, const crd_path *path) {
  return crd_path_text(walk->arena, walk->prefix, path, CRD_PATH_SUBSCRIPT);
}

/* Compiles one rule; what is said about it gets its path. */
static void check_rule(const rules_walk *walk, const crd_path *path, const schema *node, size_t index, bool root,
                       crd_string uncorrelatable) {
  diagnostics found = {.arena = walk->arena};
  compiled_rule compiled = {0};
  if (rule_compile(&compiled, walk->types, &node->rules[index], node, root, walk->kubernetes_minor, &found))
    rule_check_correlation(&compiled, uncorrelatable, &found);
  crd_string place = path_text(walk, path);
  for (size_t i = 0; i < found.count; i++) {
    const diagnostic *item = &found.items[i];
    diagnostics_add(walk->diagnostics, item->severity, item->location, "%.*s.x-kubernetes-validations[%zu]: %.*s",
                    (int)place.size, place.data, index, (int)item->message.size, item->message.data);
  }
}

/* `uncorrelatable` is the path of the outermost atomic map or list without keys above, or empty. */
static void walk_node(const rules_walk *walk, const crd_path *path, const schema *node, crd_string uncorrelatable) {
  for (size_t i = 0; !node->broken && i < node->rule_count; i++) check_rule(walk, path, node, i, !path, uncorrelatable);
  if (node->additional) {
    crd_path below = {.parent = path, .name = CRD_STRING("additionalProperties"), .kind = CRD_PATH_FIELD};
    walk_node(walk, &below, node->additional, uncorrelatable);
  }
  crd_string inside = uncorrelatable;
  if (!inside.size && node->property_count && crd_string_equal(node->map_type, CRD_STRING("atomic")))
    inside = path_text(walk, path);
  crd_path properties = {.parent = path, .name = CRD_STRING("properties"), .kind = CRD_PATH_FIELD};
  for (size_t i = 0; i < node->property_count; i++) {
    crd_path below = {.parent = &properties, .name = node->properties[i].name, .kind = CRD_PATH_KEY};
    walk_node(walk, &below, node->properties[i].schema, inside);
  }
  if (!node->items) return;
  inside = uncorrelatable;
  if (!inside.size && !crd_string_equal(node->list_type, CRD_STRING("map"))) inside = path_text(walk, path);
  crd_path items = {.parent = path, .name = CRD_STRING("items"), .kind = CRD_PATH_FIELD};
  walk_node(walk, &items, node->items, inside);
}

bool check_rules(crd_arena *arena, const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics) {
  size_t errors = diagnostics->errors;
  size_t count = crd_schemas_shared(definition) && definition->version_count ? 1 : definition->version_count;
  for (size_t i = 0; i < count; i++) {
    if (!definition->versions[i].schema) continue;
    rules_walk walk = {arena, cel_types_create(arena), crd_schema_path(arena, definition, i), kubernetes_minor, diagnostics};
    walk_node(&walk, NULL, definition->versions[i].schema, (crd_string){NULL, 0});
  }
  return diagnostics->errors == errors;
}
