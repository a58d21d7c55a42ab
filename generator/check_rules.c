/* The part of ValidateCustomResourceDefinitionOpenAPISchema that compiles rules: a walk over the spine of each schema that
 * knows the outermost place within which old and new values cannot be told to be the same, and whether CEL has a type for
 * the node. */
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

/* ---- whether a node has a type (CELSchemaContext.TypeInfo) ---- */

typedef enum type_state {
  TYPE_UNASKED, /* no rule at or above the node */
  TYPE_KNOWN,
  TYPE_LOST, /* the type above has no items or values */
  TYPE_NONE  /* the schema of the outermost rule above, or of the node, is not of CEL */
} type_state;

/* What the way down to a node says. */
typedef struct scope {
  bool asked; /* a rule stands at the node or above */
  type_state state;
  const cel_type *type;      /* KNOWN */
  crd_string uncorrelatable; /* the outermost atomic map or list without keys above, or empty */
} scope;

typedef enum step { STEP_PROPERTY, STEP_VALUES, STEP_ITEMS } step;

static bool has_field(const cel_type *type, crd_string property) {
  for (size_t i = 0; i < type->field_count; i++)
    if (crd_string_equal(type->fields[i].property, property)) return true;
  return false;
}

static void own_type(const rules_walk *walk, const schema *node, bool root, scope *scope) {
  scope->type = cel_type_of_schema(walk->types, node, root);
  scope->state = scope->type ? TYPE_KNOWN : TYPE_NONE;
}

/* The scope of a child. Its type is the one that its parent's has at that place, else its own. */
static scope scope_below(const rules_walk *walk, const scope *parent, const schema *child, step step, crd_string property) {
  scope scope = {.asked = parent->asked || child->rule_count > 0, .uncorrelatable = parent->uncorrelatable};
  if (!scope.asked) return scope;
  bool placed = parent->state == TYPE_KNOWN && step == STEP_PROPERTY && has_field(parent->type, property);
  bool aggregate = parent->state == TYPE_KNOWN && (parent->type->kind == CEL_LIST || parent->type->kind == CEL_MAP);
  if (parent->state == TYPE_NONE)
    scope.state = TYPE_NONE;
  else if (step != STEP_PROPERTY && parent->state != TYPE_UNASKED && !aggregate)
    scope.state = TYPE_LOST;
  else
    own_type(walk, child, false, &scope);
  if (placed && scope.state == TYPE_NONE) scope.state = TYPE_LOST;
  return scope;
}

/* ---- the walk ---- */

static void check_node(const rules_walk *walk, const crd_path *path, const schema *node, const scope *scope) {
  if (node->broken || !node->rule_count) return;
  if (scope->state == TYPE_KNOWN) {
    for (size_t i = 0; i < node->rule_count; i++) check_rule(walk, path, node, i, !path, scope->uncorrelatable);
    return;
  }
  crd_string place = path_text(walk, path);
  const char *why =
      scope->state == TYPE_LOST
          ? "failed to convert to declType for CEL validation rules"
          : "internal error: failed to construct type information for x-kubernetes-validations rules: unable to "
            "convert structural schema to CEL declarations";
  diagnostics_add(walk->diagnostics, SEVERITY_ERROR, node->rules[0].location,
                  "%.*s.x-kubernetes-validations: Internal error: %s", (int)place.size, place.data, why);
}

static void walk_node(const rules_walk *walk, const crd_path *path, const schema *node, const scope *here) {
  check_node(walk, path, node, here);
  if (node->additional) {
    crd_path below = {.parent = path, .name = CRD_STRING("additionalProperties"), .kind = CRD_PATH_FIELD};
    scope scope = scope_below(walk, here, node->additional, STEP_VALUES, (crd_string){NULL, 0});
    walk_node(walk, &below, node->additional, &scope);
  }
  bool atomic = crd_string_equal(node->map_type, CRD_STRING("atomic"));
  crd_path properties = {.parent = path, .name = CRD_STRING("properties"), .kind = CRD_PATH_FIELD};
  for (size_t i = 0; i < node->property_count; i++) {
    const property *property = &node->properties[i];
    crd_path below = {.parent = &properties, .name = property->name, .kind = CRD_PATH_KEY};
    scope scope = scope_below(walk, here, property->schema, STEP_PROPERTY, property->name);
    if (atomic && !scope.uncorrelatable.size) scope.uncorrelatable = path_text(walk, path);
    walk_node(walk, &below, property->schema, &scope);
  }
  if (!node->items) return;
  crd_path items = {.parent = path, .name = CRD_STRING("items"), .kind = CRD_PATH_FIELD};
  scope scope = scope_below(walk, here, node->items, STEP_ITEMS, (crd_string){NULL, 0});
  if (!scope.uncorrelatable.size && !crd_string_equal(node->list_type, CRD_STRING("map")))
    scope.uncorrelatable = path_text(walk, path);
  walk_node(walk, &items, node->items, &scope);
}

bool check_rules(crd_arena *arena, const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics) {
  size_t errors = diagnostics->errors;
  size_t count = crd_schemas_shared(definition) && definition->version_count ? 1 : definition->version_count;
  for (size_t i = 0; i < count; i++) {
    if (!definition->versions[i].schema) continue;
    rules_walk walk = {arena, cel_types_create(arena), crd_schema_path(arena, definition, i), kubernetes_minor, diagnostics};
    const schema *root = definition->versions[i].schema;
    scope scope = {.asked = root->rule_count > 0};
    if (scope.asked) own_type(&walk, root, true, &scope);
    walk_node(&walk, NULL, root, &scope);
  }
  return diagnostics->errors == errors;
}
