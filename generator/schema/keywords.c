/* SPDX-License-Identifier: Apache-2.0 */
/* The walk over every schema of a CRD, also inside allOf and the like: checks for forbidden keywords, and at each node the
 * x-kubernetes-* checks and the static fields of rules. Mirrors ValidateCustomResourceDefinitionOpenAPISchema and
 * specStandardValidatorV3. */
#include "schema/check_parts.h"
#include "schema/tree/shape.h"

/* What is known at a node from its outer nodes. */
typedef struct context {
  const char *no_default; /* why a default is forbidden here ("in top-level kind"), or NULL */
  bool resource_meta;     /* inside apiVersion, kind or metadata of a resource */
} context;

static void walk_keywords(const checker *checker, const crd_path *path, schema *node, context context, bool root);

static const crd_value *non_empty(const schema *node, const char *keyword) {
  const crd_value *value = crdc_keyword_value(node, keyword);
  return value && (value->kind != CRD_MAP || value->size) ? value : NULL;
}

static bool is_node_type(crd_string type) {
  static const char *const types[] = {"array", "boolean", "integer", "number", "object", "string"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (crdc_text_is(type, types[i])) return true;
  return false;
}

static void check_unsupported(const checker *checker, const crd_path *path, const schema *node) {
  const struct {
    const char *keyword;
    bool given;
    const crd_words *words;
  } unsupported[] = {
      {"id", crdc_member_string(node->value, "id").size > 0, VET(KEYWORD_ID)},
      {"additionalItems", crdc_keyword_value(node, "additionalItems") != NULL, VET(KEYWORD_ADDITIONAL_ITEMS)},
      {"patternProperties", non_empty(node, "patternProperties") != NULL, VET(KEYWORD_PATTERN_PROPERTIES)},
      {"definitions", non_empty(node, "definitions") != NULL, VET(KEYWORD_DEFINITIONS)},
      {"dependencies", crdc_keyword_value(node, "dependencies") != NULL, VET(KEYWORD_DEPENDENCIES)},
      {"$ref", crdc_keyword_value(node, "$ref") != NULL, VET(KEYWORD_REF)},
  };
  for (size_t i = 0; i < sizeof unsupported / sizeof *unsupported; i++)
    if (unsupported[i].given)
      crdc_vet_forbidden(checker, path, unsupported[i].keyword, crdc_keyword_name_place(node, unsupported[i].keyword),
                         unsupported[i].words);
}

/* specStandardValidatorV3.validate. */
static void check_standard(const checker *checker, const crd_path *path, const schema *node, context context) {
  static const char *const types[] = {"array", "boolean", "integer", "number", "object", "string", NULL};
  if (!checker->ratchet.any_type && node->type.size && !is_node_type(node->type))
    crdc_vet_not_supported(checker, path, "type", crdc_keyword_place(node, "type"), node->type, types);
  crd_value why = crd_value_make_string(crd_string_of(context.no_default));
  if (node->default_value && context.no_default)
    crdc_vet_error_with(checker, CRD_ERROR_FORBIDDEN, path, "default", crdc_keyword_name_place(node, "default"),
                        crd_bad_none(), why.size ? VET(DEFAULT_IN) : VET(DEFAULT_HERE), &why, why.size > 0);
  if (node->rare) check_unsupported(checker, path, node);
  if (crdc_text_is(node->type, "null"))
    crdc_vet_forbidden(checker, path, "type", crdc_keyword_place(node, "type"), VET(TYPE_NULL));
  const crd_value *items = node->rare ? crdc_keyword_value(node, "items") : NULL;
  if (items && items->kind == CRD_LIST && items->size)
    crdc_vet_forbidden(checker, path, "items", items->offset, VET(ITEMS_ARRAY));
  if (context.resource_meta && node->embedded_resource)
    crdc_vet_forbidden(checker, path, "x-kubernetes-embedded-resource",
                       crdc_keyword_name_place(node, "x-kubernetes-embedded-resource"), VET(RESOURCE_META));
}

static void walk_additional(const checker *checker, const crd_path *path, schema *node, context context) {
  if (node->additional_allowed == UNSET) return;
  if (node->property_count && (node->additional_allowed == NO || node->additional))
    crdc_vet_forbidden(checker, path, "additionalProperties", crdc_keyword_name_place(node, "additionalProperties"),
                       VET(MAP_AND_FIELDS));
  if (!node->additional) return;
  if (context.resource_meta) context.no_default = "inside additionalProperties applying to object metadata";
  crd_path below = path_child(path, "additionalProperties");
  walk_keywords(checker, &below, node->additional, context, false);
}

static const char *top_level_reason(crd_string name) {
  if (crdc_text_is(name, "apiVersion")) return "in top-level apiVersion";
  if (crdc_text_is(name, "kind")) return "in top-level kind";
  return crdc_text_is(name, "metadata") ? "in top-level metadata" : NULL;
}

static void walk_properties(const checker *checker, const crd_path *path, schema *node, context outer, bool root) {
  crd_path properties = path_child(path, "properties");
  for (size_t i = 0; i < node->property_count; i++) {
    property *property = &node->properties[i];
    crd_path below = path_key(&properties, property->name);
    context context = outer;
    const char *reason = root || node->embedded_resource ? top_level_reason(property->name) : NULL;
    if (reason) context.resource_meta = true;
    if (reason && root) context.no_default = reason;
    walk_keywords(checker, &below, property->schema, context, false);
  }
}

static void walk_branches(const checker *checker, const crd_path *path, const char *keyword, schema **branches, size_t count,
                          context context) {
  crd_path list = path_child(path, keyword);
  for (size_t i = 0; i < count; i++) {
    crd_path below = path_index(&list, i);
    walk_keywords(checker, &below, branches[i], context, false);
  }
}

/* A schema that is not in the tree because its keyword is forbidden; its own errors are reported too. */
static void walk_forbidden(const checker *checker, const crd_path *path, const crd_value *value, context context) {
  if (value->kind != CRD_MAP) return;
  const reader reader = {checker->arena, checker->definition->document.source, NULL, NULL};
  walk_keywords(checker, path, crdc_read_schema(&reader, value), context, false);
}

static void walk_forbidden_map(const checker *checker, const crd_path *path, const schema *node, const char *keyword,
                               context context) {
  const crd_value *map = node->rare ? crdc_keyword_value(node, keyword) : NULL;
  crd_path parent = path_child(path, keyword);
  for (uint32_t i = 0; map && map->kind == CRD_MAP && i < map->size; i++) {
    crd_path below = path_key(&parent, crd_member_name(&map->as.members[i]));
    walk_forbidden(checker, &below, &map->as.members[i].value, context);
  }
}

static void walk_items(const checker *checker, const crd_path *path, schema *node, context context) {
  crd_path items = path_child(path, "items");
  if (node->items) walk_keywords(checker, &items, node->items, context, false);
  const crd_value *list = node->rare ? crdc_keyword_value(node, "items") : NULL;
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++) {
    crd_path below = path_index(&items, i);
    walk_forbidden(checker, &below, &list->as.items[i], context);
  }
}

static void walk_keywords(const checker *checker, const crd_path *path, schema *node, context context, bool root) {
  const schema_branches *branches = branches_of(node);
  uint32_t before = checker->errors->count;
  if (!context.no_default && schema_passed(node, WALK_KEYWORDS)) return;
  check_standard(checker, path, node, context);
  if (limits_of(node)->unique_items)
    crdc_vet_forbidden(checker, path, "uniqueItems", crdc_keyword_name_place(node, "uniqueItems"), VET(UNIQUE_ITEMS));
  walk_additional(checker, path, node, context);
  walk_properties(checker, path, node, context, root);
  if (branches->not_) {
    crd_path below = path_child(path, "not");
    walk_keywords(checker, &below, branches->not_, context, false);
  }
  walk_branches(checker, path, "allOf", branches->all_of, branches->all_of_count, context);
  walk_branches(checker, path, "oneOf", branches->one_of, branches->one_of_count, context);
  walk_branches(checker, path, "anyOf", branches->any_of, branches->any_of_count, context);
  walk_forbidden_map(checker, path, node, "definitions", context);
  walk_items(checker, path, node, context);
  walk_forbidden_map(checker, path, node, "dependencies", context);
  crdc_vet_extensions(checker, path, node);
  crdc_vet_rules(checker, path, node);
  if (checker->errors->count > before)
    node->broken = true;
  else if (!context.no_default)
    schema_pass(node, WALK_KEYWORDS);
}

void crdc_vet_keywords(const checker *checker, schema *root) {
  walk_keywords(checker, NULL, root, (context){.no_default = checker->no_defaults}, true);
}

/* The first check of validateCustomResourceDefinitionValidation: with a status subresource the root may only have keywords
 * that still hold when the status is removed. Fields are in the order of the API type. */
void crdc_vet_root_for_status(const checker *checker, const schema *root) {
  for (size_t i = 0; i < crdc_shape_schema.count; i++) {
    const shape_member *keyword = &crdc_shape_schema.members[i];
    const crd_value *value = crdc_keyword_value(root, keyword->name.data);
    bool zero = !value || (!keyword->pointer && ((value->kind == CRD_BOOL && !value->as.boolean) ||
                                                 (value->kind == CRD_STRING_VALUE && !value->size)));
    if (zero) continue;
    if (crdc_text_is(keyword->name, "type") && !crdc_text_is(root->type, "object")) {
      crdc_vet_invalid(checker, NULL, "type", value->offset, root->type, VET(STATUS_TYPE));
      return;
    }
    if (!keyword->not_with_status) continue;
    crdc_vet_error(checker, CRD_ERROR_INVALID, NULL, NULL, crdc_keyword_name_place(root, keyword->name.data),
                   crd_bad_text(crdc_dump_schema(checker->arena, root, checker->kubernetes_minor)), VET(STATUS_KEYWORDS));
    return;
  }
}
