/* SPDX-License-Identifier: Apache-2.0 */
/* Structural schemas: the type of every value is declared outside allOf, anyOf, oneOf and not ("the spine"). Inside them
 * ("nested") there are only checks on values. Mirrors apiextensions-apiserver
 * pkg/apiserver/schema/{convert,validation,complete}.go. */
#include "schema/check_parts.h"
#include "schema/tree/shape.h"

typedef enum level { LEVEL_ROOT, LEVEL_ITEM, LEVEL_FIELD } level;

/* ---- zero values ---- */

/* Whether the conversion to the structural form drops this member. Other values of such members are conversion errors. */
static bool leaves_nothing(const shape_member *keyword, const crd_value *value, bool nested) {
  const shape *shape = keyword->shape;
  if (keyword->foreign || (shape->kind == SHAPE_ITEMS && value->kind != CRD_MAP)) return true;
  switch (value->kind) {
  case CRD_NULL:
    return true;
  case CRD_BOOL:
    return !value->as.boolean && (nested || shape->kind != SHAPE_OR_BOOL) && shape->kind != SHAPE_ANY;
  case CRD_STRING_VALUE:
    return !value->size && !keyword->pointer;
  case CRD_LIST: /* of values or schemas; an empty list of texts or rules is dropped */
    return !value->size && shape->kind == SHAPE_LIST && (shape->of->kind == SHAPE_ANY || shape->of == &crdc_shape_schema);
  case CRD_MAP:
    return !value->size && !nested && shape->kind == SHAPE_MAP;
  default:
    return false;
  }
}

bool crdc_schema_has_nothing_but(const schema *node, const char *const *names, bool nested) {
  if (node->value->kind != CRD_MAP) return true;
  for (uint32_t i = 0; i < node->value->size; i++) {
    const crd_member *member = &node->value->as.members[i];
    const shape_member *keyword = crdc_keyword_find(crd_member_name(member));
    if (keyword && !crdc_text_is_one_of(keyword->name, names) && !leaves_nothing(keyword, &member->value, nested))
      return false;
  }
  return true;
}

/* ---- conversion ---- */

static const crd_words *unsupported_keyword(const schema *node) {
  if (!node->rare) return NULL;
  if (crdc_member_string(node->value, "id").size) return VET(CONVERT_ID);
  if (crdc_member_string(node->value, "$schema").size) return VET(CONVERT_SCHEMA);
  if (crdc_member_string(node->value, "$ref").size) return VET(CONVERT_REF);
  static const struct {
    const char *keyword;
    const crd_words *words;
  } maps[] = {{"patternProperties", VET(CONVERT_PATTERN_PROPERTIES)},
              {"dependencies", VET(CONVERT_DEPENDENCIES)},
              {"definitions", VET(CONVERT_DEFINITIONS)}};
  if (crdc_keyword_value(node, "additionalItems")) return VET(CONVERT_ADDITIONAL_ITEMS);
  for (size_t i = 0; i < 3; i++) {
    const crd_value *value = crdc_keyword_value(node, maps[i].keyword);
    if (value && value->size) return maps[i].words;
  }
  return NULL;
}

static const crd_words *branches_error(schema *const *branches, size_t count) {
  const crd_words *error = NULL;
  for (size_t i = 0; i < count && !error; i++) error = crdc_schema_conversion_error(branches[i]);
  return error;
}

const crd_words *crdc_schema_conversion_error(const schema *node) {
  if (schema_passed(node, WALK_CONVERSION)) return NULL;
  const schema_branches *branches = branches_of(node);
  const crd_words *error = unsupported_keyword(node);
  if (!error && branches->not_) error = crdc_schema_conversion_error(branches->not_);
  if (!error) error = branches_error(branches->all_of, branches->all_of_count);
  if (!error) error = branches_error(branches->any_of, branches->any_of_count);
  if (!error) error = branches_error(branches->one_of, branches->one_of_count);
  if (!error && node->preserve_unknown == NO) error = VET(CONVERT_PRESERVE);
  const crd_value *items = node->rare ? crdc_keyword_value(node, "items") : NULL;
  if (!error && items && items->kind == CRD_LIST && items->size) error = VET(CONVERT_ITEMS);
  if (!error && node->items) error = crdc_schema_conversion_error(node->items);
  for (size_t i = 0; i < node->property_count && !error; i++)
    error = crdc_schema_conversion_error(node->properties[i].schema);
  if (!error && node->additional) error = crdc_schema_conversion_error(node->additional);
  if (!error) schema_pass(node, WALK_CONVERSION);
  return error;
}

/* ---- nested schemas ---- */

/* anyOf: [{type: integer}, {type: string}] and nothing else in the branches. */
static bool is_int_or_string(const schema *node) {
  const schema_branches *branches = branches_of(node);
  static const char *const type_only[] = {"type", NULL};
  return branches->any_of_count == 2 && crdc_text_is(branches->any_of[0]->type, "integer") &&
         crdc_text_is(branches->any_of[1]->type, "string") &&
         crdc_schema_has_nothing_but(branches->any_of[0], type_only, true) &&
         crdc_schema_has_nothing_but(branches->any_of[1], type_only, true);
}

static void check_nested(const checker *checker, const crd_path *path, const schema *node, bool skip_any_of);

static void check_branches(const checker *checker, const crd_path *path, const char *keyword, schema *const *branches,
                           size_t count, bool skip_first_any_of) {
  crd_path list = path_child(path, keyword);
  for (size_t i = 0; i < count; i++) {
    crd_path below = path_index(&list, i);
    check_nested(checker, &below, branches[i], skip_first_any_of && i == 0);
  }
}

/* validateValueValidation. */
static void check_values(const checker *checker, const crd_path *path, const schema *node, bool skip_any_of,
                         bool skip_all_of_any_of) {
  const schema_limits *limits = limits_of(node);
  const schema_branches *branches = branches_of(node);
  if (!skip_any_of) check_branches(checker, path, "anyOf", branches->any_of, branches->any_of_count, false);
  check_branches(checker, path, "allOf", branches->all_of, branches->all_of_count, skip_all_of_any_of);
  check_branches(checker, path, "oneOf", branches->one_of, branches->one_of_count, false);
  if (branches->not_) {
    crd_path below = path_child(path, "not");
    check_nested(checker, &below, branches->not_, false);
  }
  crd_string error = {NULL, 0};
  if (limits->has_pattern && !crd_regex_check(checker->arena, limits->pattern, &error)) {
    crdc_vet_invalid_with(checker, path, "pattern", crdc_keyword_place(node, "pattern"), limits->pattern, VET(PATTERN),
                          error);
  }
}

/* Keywords that only the spine may have. */
static void check_forbidden_when_nested(const checker *checker, const crd_path *path, const schema *node) {
  const crd_words *const empty = VET(EMPTY_WHEN_NESTED), *const undefined = VET(UNDEFINED_WHEN_NESTED),
                         *const not_true = VET(FALSE_WHEN_NESTED);
  const struct {
    const char *keyword;
    bool given;
    const crd_words *words;
  } forbidden[] = {
      {"type", node->type.size > 0, empty},
      {"additionalProperties", node->additional_allowed == YES, undefined},
      {"default", node->default_value != NULL, undefined},
      {"title", crd_value_text(crdc_keyword_value(node, "title")).size > 0, empty},
      {"description", crd_value_text(crdc_keyword_value(node, "description")).size > 0, empty},
      {"nullable", node->nullable, not_true},
      {"x-kubernetes-preserve-unknown-fields", node->preserve_unknown == YES, not_true},
      {"x-kubernetes-embedded-resource", node->embedded_resource, not_true},
      {"x-kubernetes-int-or-string", node->int_or_string, not_true},
      {"x-kubernetes-list-map-keys", topology_of(node)->map_key_count > 0, empty},
      {"x-kubernetes-list-type", crdc_keyword_value(node, "x-kubernetes-list-type") != NULL, undefined},
      {"x-kubernetes-map-type", crdc_keyword_value(node, "x-kubernetes-map-type") != NULL, undefined},
      {"x-kubernetes-validations", node->rule_count > 0, empty},
  };
  for (size_t i = 0; i < sizeof forbidden / sizeof *forbidden; i++)
    if (forbidden[i].given)
      crdc_vet_forbidden(checker, path, forbidden[i].keyword, crdc_keyword_name_place(node, forbidden[i].keyword),
                         forbidden[i].words);
}

/* validateNestedValueValidation. */
static void check_nested(const checker *checker, const crd_path *path, const schema *node, bool skip_any_of) {
  check_values(checker, path, node, skip_any_of, false);
  if (node->items) {
    crd_path below = path_child(path, "items");
    check_nested(checker, &below, node->items, false);
  }
  crd_path properties = path_child(path, "properties");
  for (size_t i = 0; i < node->property_count; i++) {
    crd_path below = path_key(&properties, node->properties[i].name);
    check_nested(checker, &below, node->properties[i].schema, false);
  }
  check_forbidden_when_nested(checker, path, node);
  const property *metadata = crdc_schema_property(node, CRD_STRING("metadata"));
  if (metadata) {
    crd_path below = path_key(&properties, metadata->name);
    crdc_vet_forbidden(checker, &below, NULL, metadata->offset, VET(METADATA_NESTED));
  }
}

/* ---- the spine ---- */

static void check_structural_type(const checker *checker, const crd_path *path, const schema *node, level level) {
  const crd_words *const missing[] = {VET(TYPE_AT_ROOT), VET(TYPE_OF_ITEMS), VET(TYPE_OF_FIELD)};
  if (node->embedded_resource && !crdc_text_is(node->type, "object")) {
    if (!node->type.size)
      crdc_vet_required(checker, path, "type", node->location.offset, VET(EMBEDDED_OBJECT));
    else
      crdc_vet_invalid(checker, path, "type", crdc_keyword_place(node, "type"), node->type, VET(EMBEDDED_OBJECT));
  } else if (!node->type.size && !node->int_or_string && node->preserve_unknown != YES) {
    crdc_vet_required(checker, path, "type", node->location.offset, missing[level]);
  }
}

static void check_property_type(const checker *checker, const crd_path *properties, const property *property,
                                const char *type, const crd_words *words) {
  if (!property || crdc_text_is(property->schema->type, type)) return;
  crd_path below = path_key(properties, property->name);
  crdc_vet_invalid(checker, &below, "type", crdc_keyword_place(property->schema, "type"), property->schema->type, words);
}

/* The second half of validateStructuralMetadataInvariants: the root's metadata may only restrict name and generateName. */
static bool restricts_names_only(const schema *metadata) {
  static const char *const with_properties[] = {"type", "default", "properties", NULL};
  static const char *const without_properties[] = {"type", "default", NULL};
  bool names_only = metadata->property_count > 0;
  for (size_t i = 0; i < metadata->property_count; i++)
    names_only = names_only && (crdc_text_is(metadata->properties[i].name, "name") ||
                                crdc_text_is(metadata->properties[i].name, "generateName"));
  return crdc_schema_has_nothing_but(metadata, names_only ? with_properties : without_properties, false);
}

/* Checks the types of apiVersion, kind and metadata of a resource. */
static void check_resource_properties(const checker *checker, const crd_path *path, const schema *node, level level) {
  if (level != LEVEL_ROOT && !node->embedded_resource) return;
  crd_path properties = path_child(path, "properties");
  const property *metadata = crdc_schema_property(node, CRD_STRING("metadata"));
  check_property_type(checker, &properties, crdc_schema_property(node, CRD_STRING("kind")), "string", VET(STRING_TYPE));
  check_property_type(checker, &properties, crdc_schema_property(node, CRD_STRING("apiVersion")), "string",
                      VET(STRING_TYPE));
  check_property_type(checker, &properties, metadata, "object", VET(OBJECT_TYPE));
  if (level != LEVEL_ROOT || !metadata || restricts_names_only(metadata->schema)) return;
  crd_path below = path_key(&properties, metadata->name);
  crdc_vet_forbidden(checker, &below, NULL, metadata->offset, VET(METADATA_LIMITS));
}

static void check_flags(const checker *checker, const crd_path *path, const schema *node) {
  static const char preserve[] = "x-kubernetes-preserve-unknown-fields", embedded[] = "x-kubernetes-embedded-resource";
  if (!node->int_or_string) return;
  if (node->preserve_unknown == YES)
    crdc_vet_error(checker, CRD_ERROR_INVALID, path, preserve, crdc_keyword_place(node, preserve), crd_bad_bool(true),
                   VET(INT_OR_STRING_FLAG));
  if (node->embedded_resource)
    crdc_vet_error(checker, CRD_ERROR_INVALID, path, embedded, crdc_keyword_place(node, embedded), crd_bad_bool(true),
                   VET(INT_OR_STRING_FLAG));
}

/* validateStructuralInvariants. */
static void check_spine(const checker *checker, const crd_path *path, const schema *node, level level) {
  const schema_branches *branches = branches_of(node);
  const uint32_t before = checker->errors->count;
  if (schema_passed(node, WALK_STRUCTURE)) return;
  crd_path items = path_child(path, "items"), properties = path_child(path, "properties"),
           additional = path_child(path, "additionalProperties");
  if (crdc_text_is(node->type, "array") && !node->items)
    crdc_vet_required(checker, &items, NULL, node->location.offset, VET(SPECIFIED));
  if (node->items) check_spine(checker, &items, node->items, LEVEL_ITEM);
  for (size_t i = 0; i < node->property_count; i++) {
    crd_path below = path_key(&properties, node->properties[i].name);
    check_spine(checker, &below, node->properties[i].schema, LEVEL_FIELD);
  }
  uint32_t place = node->additional_allowed == UNSET ? CRD_NO_OFFSET : crdc_keyword_name_place(node, "additionalProperties");
  if (level == LEVEL_ROOT && node->additional_allowed != UNSET)
    crdc_vet_forbidden(checker, &additional, NULL, place, VET(MAP_AT_ROOT));
  if (node->additional) check_spine(checker, &additional, node->additional, LEVEL_FIELD);
  check_flags(checker, path, node);
  check_values(checker, path, node, is_int_or_string(node),
               branches->all_of_count > 0 && is_int_or_string(branches->all_of[0]));
  check_structural_type(checker, path, node, level);
  if (node->embedded_resource && node->additional_allowed != UNSET)
    crdc_vet_forbidden(checker, &additional, NULL, place, VET(EMBEDDED_MAP));
  if (level == LEVEL_ROOT && node->type.size && !crdc_text_is(node->type, "object"))
    crdc_vet_invalid(checker, path, "type", crdc_keyword_place(node, "type"), node->type, VET(OBJECT_AT_ROOT));
  check_resource_properties(checker, path, node, level);
  if (node->embedded_resource && node->preserve_unknown != YES && !node->property_count)
    crdc_vet_required(checker, &properties, NULL, node->location.offset, VET(EMBEDDED_EMPTY));
  if (checker->errors->count == before) schema_pass(node, WALK_STRUCTURE);
}

/* ---- completeness ---- */

/* A node in a branch, and the node on the spine that must correspond to it. */
typedef struct counterpart {
  const schema *spine;
  const crd_path *spine_path, *nested_path;
} counterpart;

static void check_complete(const checker *checker, counterpart at, const schema *nested);

static void check_branches_complete(const checker *checker, counterpart at, const schema *node) {
  const struct {
    const char *keyword;
    schema *const *branches;
    size_t count;
  } lists[] = {{"allOf", branches_of(node)->all_of, branches_of(node)->all_of_count},
               {"anyOf", branches_of(node)->any_of, branches_of(node)->any_of_count},
               {"oneOf", branches_of(node)->one_of, branches_of(node)->one_of_count}};
  if (branches_of(node)->not_) {
    crd_path below = path_child(at.nested_path, "not");
    check_complete(checker, (counterpart){at.spine, at.spine_path, &below}, branches_of(node)->not_);
  }
  for (size_t k = 0; k < 3; k++) {
    crd_path list = path_child(at.nested_path, lists[k].keyword);
    for (size_t i = 0; i < lists[k].count; i++) {
      crd_path below = path_index(&list, i);
      check_complete(checker, (counterpart){at.spine, at.spine_path, &below}, lists[k].branches[i]);
    }
  }
}

/* validateNestedValueValidationCompleteness. */
static void check_complete(const checker *checker, counterpart at, const schema *nested) {
  if (!at.spine) {
    crd_value path = crd_value_make_string(crdc_vet_path(checker, at.nested_path));
    crdc_vet_error_with(checker, CRD_ERROR_REQUIRED, at.spine_path, NULL, nested->location.offset, crd_bad_none(),
                        VET(COUNTERPART), &path, 1);
    return;
  }
  check_branches_complete(checker, at, nested);
  if (nested->items) {
    crd_path spine = path_child(at.spine_path, "items"), branch = path_child(at.nested_path, "items");
    check_complete(checker, (counterpart){at.spine->items, &spine, &branch}, nested->items);
  }
  crd_path spines = path_child(at.spine_path, "properties"), branches = path_child(at.nested_path, "properties");
  for (size_t i = 0; i < nested->property_count; i++) {
    const property *property = &nested->properties[i], *found = crdc_schema_property(at.spine, property->name);
    crd_path spine = path_key(&spines, property->name), branch = path_key(&branches, property->name);
    check_complete(checker, (counterpart){found ? found->schema : NULL, &spine, &branch}, property->schema);
  }
}

/* validateStructuralCompleteness. As in the API server, only the root's own branches are checked. */
void crdc_vet_completeness(const checker *checker, const schema *root) {
  check_branches_complete(checker, (counterpart){root, NULL, NULL}, root);
}

/* ValidateStructural. */
bool crdc_vet_structural(const checker *checker, schema *root) {
  uint32_t before = checker->errors->count;
  check_spine(checker, NULL, root, LEVEL_ROOT);
  crdc_vet_completeness(checker, root);
  return checker->errors->count == before;
}
