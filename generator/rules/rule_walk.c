/* SPDX-License-Identifier: Apache-2.0 */
/* The part of ValidateCustomResourceDefinitionOpenAPISchema that compiles rules: a walk over the spine of each schema,
 * children first. It keeps the outermost node below which old and new values cannot be correlated, and how often a value can
 * occur. */
#include "rules/rule_walk.h"
#include "cel/rule.h"
#include "rules/cost_budget.h"
#include "schema/check_parts.h"
#include "schema/tree/shape.h"

typedef struct rules_walk {
  crd_arena *arena;
  cel_types *types;
  crd_string prefix; /* of all paths */
  const crd_definition *old;
  unsigned kubernetes_minor;
  bool keeps_costs; /* the schema is unchanged: single expressions may cost too much */
  crd_errors *errors;
  cost_total total;
  rule_helps *helps; /* NULL: only the API server's messages are wanted */
  size_t judged;     /* rules that were compiled */
} rules_walk;

/* Whether a node has a type (CELSchemaContext.TypeInfo). */
typedef enum type_state {
  TYPE_UNASKED, /* there is no rule at or above the node */
  TYPE_KNOWN,
  TYPE_LOST, /* the outer type has no items or values */
  TYPE_NONE  /* the schema of the outermost rule above, or of the node, has no type in CEL */
} type_state;

/* What is known at a node from its outer nodes. */
typedef struct scope {
  bool asked; /* there is a rule at the node or above */
  type_state state;
  const cel_type *type;      /* KNOWN */
  crd_string uncorrelatable; /* the outermost atomic map or list without keys above, or empty */
  cardinality cardinality;
} scope;

typedef enum step { STEP_PROPERTY, STEP_VALUES, STEP_ITEMS } step;

/* The rule being checked. */
typedef struct rule_place {
  const crd_path *path; /* of the entry in x-kubernetes-validations */
  const schema *node;
  validation_rule *rule;
} rule_place;

static crd_string schema_path_text(const rules_walk *walk, const crd_path *path) {
  return crd_path_text(walk->arena, walk->prefix, path, CRD_PATH_SUBSCRIPT);
}

static crd_string member_path(const rules_walk *walk, const rule_place *place, const char *member) {
  crd_path below = path_child(place->path, member);
  return schema_path_text(walk, &below);
}

/* Adds an error at a member of the rule. */
static void add_rule_error(const rules_walk *walk, crd_error_type type, crd_string field, uint32_t offset,
                           crd_bad_value value, const crd_words *words, const crd_value *arguments, size_t count) {
  crd_error error = {.type = (uint8_t)type, .stage = CRD_STAGE_SCHEMA, .offset = offset, .field = field, .value = value};
  crd_error_say(walk->arena, &error, words, arguments, count);
  crd_errors_add(walk->errors, error);
}

/* The offset in the CRD and the overlays that follow it. */
static uint32_t place_in_crd(location place) {
  return place.offset == CRD_NO_OFFSET || !place.source ? place.offset : place.offset + place.source->start;
}

/* Sets the help of the last added error. */
static void tell_help(rule_helps *helps, const crd_errors *errors, const char *help) {
  if (!helps || !help) return;
  size_t wanted = errors->count, size = helps->capacity * sizeof *helps->items;
  if (wanted > helps->capacity) {
    wanted *= 2;
    helps->items = crd_arena_grow(helps->arena, (void *)helps->items, size, wanted * sizeof *helps->items);
    memset((void *)(helps->items + helps->capacity), 0, (wanted - helps->capacity) * sizeof *helps->items);
    helps->capacity = wanted;
  }
  helps->items[errors->count - 1] = help;
}

static void add_invalid_rule(const rules_walk *walk, const rule_place *place, const char *member, location location,
                             crd_string detail, const char *help) {
  uint32_t count = walk->errors->count;
  crd_value text = crd_value_make_string(detail);
  add_rule_error(walk, CRD_ERROR_INVALID, member_path(walk, place, member), place_in_crd(location),
                 crd_bad_text(crdc_dump_rule(walk->arena, place->rule, walk->errors->kubernetes_minor)), VET(TEXT), &text,
                 1);
  if (walk->errors->count > count) tell_help(walk->helps, walk->errors, help);
}

/* ---- expressions that stood there before ---- */

static bool stood_in_schema(const schema *node, crd_string text, bool message) {
  if (!node) return false;
  for (size_t i = 0; i < node->rule_count; i++)
    if (crd_string_equal(message ? node->rules[i].message_expression : node->rules[i].rule, text)) return true;
  for (size_t i = 0; i < node->property_count; i++)
    if (stood_in_schema(node->properties[i].schema, text, message)) return true;
  return stood_in_schema(node->items, text, message) || stood_in_schema(node->additional, text, message);
}

/* The library version of a rule's expression; an operator's rules do not depend on the API server. */
static unsigned version_of_rule(const rules_walk *walk, const validation_rule *rule, bool message) {
  crd_string text = message ? rule->message_expression : rule->rule;
  if (rule->layer != CRD_LAYER_CRD) return cel_version_of_layer(rule->layer, walk->kubernetes_minor);
  for (size_t i = 0; walk->old && text.size && i < walk->old->version_count; i++)
    if (stood_in_schema(walk->old->versions[i].schema, text, message)) return walk->kubernetes_minor;
  return cel_version_of_new_rules(walk->kubernetes_minor);
}

/* ---- one rule ---- */

static void add_excess(const rules_walk *walk, crd_string field, uint32_t offset, const char *what, uint64_t cost,
                       uint64_t limit) {
  crd_value arguments[] = {crd_value_make_string(crd_string_of(what)),
                           crd_value_make_string(crdc_cost_factor_text(walk->arena, cost, limit))};
  add_rule_error(walk, CRD_ERROR_FORBIDDEN, field, offset, crd_bad_none(), VET(COST_EXCESS), arguments, 2);
}

static void hold_against_limit(rules_walk *walk, const rule_place *place, const char *member, uint32_t offset,
                               const char *what, uint64_t cost) {
  crd_string field = member_path(walk, place, member);
  if (walk->helps && walk->helps->no_costs) return;
  if (!walk->keeps_costs && cost > COST_LIMIT_OF_RULE) add_excess(walk, field, offset, what, cost, COST_LIMIT_OF_RULE);
  crdc_cost_total_add(&walk->total, (cost_share){field, offset, cost});
}

static void check_old_self(const rules_walk *walk, const rule_place *place, const compiled_rule *compiled,
                           crd_string uncorrelatable) {
  const validation_rule *rule = place->rule;
  crd_value where = crd_value_make_string(uncorrelatable);
  if (compiled->uses_old_self && uncorrelatable.size)
    add_rule_error(walk, CRD_ERROR_INVALID, member_path(walk, place, "rule"), place_in_crd(rule->rule_location),
                   crd_bad_string(rule->rule), VET(OLD_SELF_HERE), &where, 1);
  if (!compiled->uses_old_self && rule->optional_old_self >= 0)
    add_rule_error(walk, CRD_ERROR_INVALID, member_path(walk, place, "optionalOldSelf"), place_in_crd(rule->location),
                   crd_bad_bool(rule->optional_old_self), VET(OPTIONAL_OLD_SELF), NULL, 0);
}

static void judge_rule(rules_walk *walk, const rule_place *place, const scope *scope) {
  validation_rule *rule = place->rule;
  compiled_rule *compiled = crdc_rule_compile(walk->types, scope->type, place->node, rule,
                                              version_of_rule(walk, rule, false), version_of_rule(walk, rule, true));
  const rule_cost *costs = crdc_rule_cost_of(compiled);
  walk->judged++;
  hold_against_limit(walk, place, "rule", place_in_crd(rule->rule_location), "estimated rule cost",
                     crdc_cost_everywhere(costs->once, scope->cardinality, costs->cardinality));
  if (compiled->error.size) add_invalid_rule(walk, place, "rule", compiled->error_location, compiled->error, compiled->hint);
  if (compiled->message_error.size)
    add_invalid_rule(walk, place, "messageExpression", compiled->message_error_location, compiled->message_error,
                     compiled->message_hint);
  else if (compiled->has_message)
    hold_against_limit(walk, place, "messageExpression", place_in_crd(rule->message_expression_location),
                       "estimated messageExpression cost", costs->message);
  check_old_self(walk, place, compiled, scope->uncorrelatable);
}

/* ---- the types of nodes ---- */

/* The type of a field of an object type; NULL: it has none of that name. */
static const cel_type *type_of_field(const cel_type *type, crd_string property) {
  for (size_t i = 0; i < type->field_count; i++)
    if (crd_string_equal(type->fields[i].property, property)) return type->fields[i].type;
  return NULL;
}

static void own_type(const rules_walk *walk, const schema *node, bool root, scope *scope) {
  scope->type = crdc_cel_type_of_schema(walk->types, node, root);
  scope->state = scope->type ? TYPE_KNOWN : TYPE_NONE;
}

/* The scope of a child with the given cardinality. Its type is that of the parent type's child, else its own. */
static scope scope_below(const rules_walk *walk, const scope *parent, cardinality cardinality, const schema *child,
                         step step, crd_string property) {
  scope scope = {
      .asked = parent->asked || child->rule_count > 0, .uncorrelatable = parent->uncorrelatable, .cardinality = cardinality};
  if (!scope.asked) return scope;
  const cel_type *field =
      parent->state == TYPE_KNOWN && step == STEP_PROPERTY ? type_of_field(parent->type, property) : NULL;
  bool aggregate = parent->state == TYPE_KNOWN && (parent->type->kind == CEL_LIST || parent->type->kind == CEL_MAP);
  if (parent->state == TYPE_NONE)
    scope.state = TYPE_NONE;
  else if (step != STEP_PROPERTY && parent->state != TYPE_UNASKED && !aggregate)
    scope.state = TYPE_LOST;
  else
    own_type(walk, child, false, &scope);
  /* A list has one element type, which the API server also uses for values of additionalProperties, and the other way
   * round. */
  if (aggregate && step == STEP_VALUES && parent->type->kind == CEL_LIST) scope.type = parent->type->parameters[0];
  if (aggregate && step == STEP_ITEMS && parent->type->kind == CEL_MAP) scope.type = parent->type->parameters[1];
  if (aggregate && step != STEP_PROPERTY) scope.state = scope.type ? TYPE_KNOWN : scope.state;
  if (field && scope.state == TYPE_NONE) scope.state = TYPE_LOST;
  /* propertyTypeInfoAccessor.accessTypeInfo: of the root's metadata it is not what the schema declares */
  if (field && scope.state == TYPE_KNOWN) scope.type = field;
  return scope;
}

/* ---- the walk ---- */

static void check_node(rules_walk *walk, const crd_path *path, const schema *node, const scope *scope) {
  if (node->broken || !node->rule_count) return;
  crd_path list = path_child(path, "x-kubernetes-validations");
  if (scope->state != TYPE_KNOWN) {
    add_rule_error(walk, CRD_ERROR_INTERNAL, schema_path_text(walk, &list), place_in_crd(node->rules[0].location),
                   crd_bad_none(), scope->state == TYPE_LOST ? VET(TYPE_LOST) : VET(TYPE_NONE), NULL, 0);
    return;
  }
  for (size_t i = 0; i < node->rule_count; i++) {
    crd_path entry = path_index(&list, i);
    judge_rule(walk, &(rule_place){&entry, node, &node->rules[i]}, scope);
  }
}

static void walk_node(rules_walk *walk, const crd_path *path, const schema *node, const scope *here) {
  if (node->passed && !crdc_schema_rule_count(node)) return;
  const schema_topology *topology = topology_of(node);
  cardinality inside = crdc_cardinality_inside(node, here->cardinality);
  if (node->additional) {
    crd_path below = path_child(path, "additionalProperties");
    scope scope = scope_below(walk, here, inside, node->additional, STEP_VALUES, (crd_string){NULL, 0});
    walk_node(walk, &below, node->additional, &scope);
  }
  /* cel.MapIsCorrelatable: true for every existing map type. */
  bool correlates = !crdc_keyword_value(node, "x-kubernetes-map-type") || crdc_text_is(topology->map_type, "atomic") ||
                    crdc_text_is(topology->map_type, "granular");
  crd_path properties = path_child(path, "properties");
  for (size_t i = 0; i < node->property_count; i++) {
    const property *property = &node->properties[i];
    crd_path below = path_key(&properties, property->name);
    scope scope = scope_below(walk, here, inside, property->schema, STEP_PROPERTY, property->name);
    if (!correlates && !scope.uncorrelatable.size) scope.uncorrelatable = schema_path_text(walk, path);
    walk_node(walk, &below, property->schema, &scope);
  }
  if (node->items) {
    crd_path below = path_child(path, "items");
    scope scope = scope_below(walk, here, inside, node->items, STEP_ITEMS, (crd_string){NULL, 0});
    if (!scope.uncorrelatable.size && !crdc_text_is(topology->list_type, "map"))
      scope.uncorrelatable = schema_path_text(walk, path);
    walk_node(walk, &below, node->items, &scope);
  }
  check_node(walk, path, node, here);
}

static void check_total(const rules_walk *walk, const schema *root) {
  const cost_total *total = &walk->total;
  if (total->total <= COST_LIMIT_OF_SCHEMA) return;
  for (size_t i = 0; i < total->count; i++)
    add_rule_error(walk, CRD_ERROR_FORBIDDEN, total->most[i].field, total->most[i].offset, crd_bad_none(), VET(COST_SHARE),
                   NULL, 0);
  add_excess(walk, walk->prefix, root->location.offset,
             "x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema", total->total,
             COST_LIMIT_OF_SCHEMA);
}

/* apiextensions.GetSchemaForVersion: the schema that all versions share, else that of the first version of the name. False
 * if there is no such version. */
static bool schema_of_version(const crd_definition *definition, crd_string name, const crd_value **schema) {
  bool shared = crd_schemas_shared(definition);
  *schema = NULL;
  for (size_t i = 0; i < definition->version_count; i++) {
    if (!shared && !crd_string_equal(definition->versions[i].name, name)) continue;
    *schema = crd_value_get(definition->versions[i].value, CRD_STRING("schema"));
    return true;
  }
  return shared;
}

/* findVersionsWithUnchangedSchemas, for one version. */
static bool is_unchanged(const crd_definition *definition, const crd_definition *old, crd_string version) {
  const crd_value *is, *was;
  return old && schema_of_version(definition, version, &is) && schema_of_version(old, version, &was) &&
         crdc_shape_equal(crdc_shape_find(&crdc_shape_version, CRD_STRING("schema")), was, is);
}

size_t crdc_rules_walk_version(const rule_check *check, size_t index) {
  const crd_version *version = &check->definition->versions[index];
  crd_arena *arena = check->errors->arena;
  rules_walk walk = {.arena = arena,
                     .types = check->types,
                     .prefix = crd_schema_path(arena, check->definition, index),
                     .old = check->old,
                     .kubernetes_minor = check->kubernetes_minor,
                     .keeps_costs = is_unchanged(check->definition, check->old, version->name),
                     .errors = check->errors,
                     .helps = check->helps};
  scope scope = {.asked = version->schema->rule_count > 0, .cardinality = {true, 1}};
  crdc_cel_types_of_minor(walk.types, check->kubernetes_minor);
  if (scope.asked) own_type(&walk, version->schema, true, &scope);
  walk_node(&walk, NULL, version->schema, &scope);
  check_total(&walk, version->schema);
  return walk.judged;
}
