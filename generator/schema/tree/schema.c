/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes JSONSchemaProps in a document to a schema tree.
 *
 * A node is decoded in one pass over the document's members, which crdc_shape_read has checked. The row of a keyword
 * (shape_tables.c) says where it is stored, and its shape how it is decoded. Keywords that a CRD must not use (definitions,
 * $ref ...) stay in the document, where crd_check finds them. */
#include "schema/tree/schema.h"
#include "schema/tree/shape.h"
#include "schema/tree/vet.h"

/* Up to this number properties are searched linearly. */
#define FEW_PROPERTIES 16

/* The struct of the node for a keyword's part; allocated with its first keyword. */
static void *own_part(const reader *reader, schema *node, keyword_part part) {
  switch (part) {
  case PART_NONE:
  case PART_DOCUMENT:
  case PART_NODE:
    break;
  case PART_LIMITS:
    if (!node->limits) node->limits = crd_arena_zalloc(reader->arena, sizeof *node->limits);
    return node->limits;
  case PART_BRANCHES:
    if (!node->branches) node->branches = crd_arena_zalloc(reader->arena, sizeof *node->branches);
    return node->branches;
  case PART_TOPOLOGY:
    if (!node->topology) node->topology = crd_arena_zalloc(reader->arena, sizeof *node->topology);
    return node->topology;
  }
  return node;
}

/* Whether schemas below a node can be shared: only if values of the node's type have the parts that they describe. */
static bool is_repeating(const reader *reader, const schema *node, const char *type) {
  return reader->repeated && crd_string_equal(crdc_read_string_member(node->value, "type"), crd_string_of(type));
}

/* Decodes a schema below another one. `known` has the schemas that are shared under similar keywords. NULL: none is shared,
 * here or below, because the place matters (as for metadata, or where the type has no such part). */
static schema *read_schema_in(const reader *reader, const crd_value *value, name_table *known) {
  struct reader alone = *reader;
  if (!known) {
    alone.repeated = NULL;
    return crdc_read_schema(&alone, value);
  }
  if (!(value->flags & CRD_VALUE_REPEATED)) return crdc_read_schema(reader, value);
  schema *node = crd_name_table_find(known, repeated_name(value));
  if (node) return node;
  node = crdc_read_schema(reader, value);
  node->passed = crd_arena_zalloc(reader->arena, sizeof *node->passed);
  crd_name_table_put(known, repeated_name(value), node);
  return node;
}

static void read_property_schemas(const reader *reader, const crd_value *value, schema *node) {
  uint32_t size = read_size(value, CRD_MAP);
  name_table *known = is_repeating(reader, node, "object") ? &reader->repeated->fields : NULL;
  node->has_properties = true;
  node->properties = crd_arena_zalloc(reader->arena, size * sizeof *node->properties);
  for (uint32_t i = 0; i < size; i++) {
    const crd_member *member = &value->as.members[i];
    property *property = &node->properties[i];
    property->name = crd_member_name(member);
    property->offset = member->name_offset;
    property->schema = read_schema_in(reader, &member->value, crdc_vet_is_meta_name(property->name) ? NULL : known);
  }
  node->property_count = size;
  if (size <= FEW_PROPERTIES) return;
  node->property_index = crd_arena_zalloc(reader->arena, sizeof *node->property_index);
  node->property_index->arena = reader->arena;
  crd_name_table_reserve(node->property_index, size);
  for (uint32_t i = size; i > 0; i--) /* of equal names the first one counts, as in a linear search */
    crd_name_table_put(node->property_index, node->properties[i - 1].name, &node->properties[i - 1]);
}

static void read_schemas(const reader *reader, const crd_value *value, schema ***out, uint32_t *count) {
  uint32_t size = read_size(value, CRD_LIST);
  schema **items = crd_arena_zalloc(reader->arena, size * sizeof(schema *));
  for (uint32_t i = 0; i < size; i++) items[i] = read_schema_in(reader, &value->as.items[i], NULL);
  *out = items;
  *count = size;
}

static void read_strings(const reader *reader, const crd_value *value, crd_string **out, uint32_t *count) {
  uint32_t size = read_size(value, CRD_LIST);
  crd_string *items = crd_arena_zalloc(reader->arena, size * sizeof *items);
  for (uint32_t i = 0; i < size; i++) items[i] = crdc_read_text(&value->as.items[i]);
  *out = items;
  *count = size;
}

void crdc_read_rule(const reader *reader, const crd_value *value, validation_rule *rule) {
  *rule = (validation_rule){.optional_old_self = -1, .layer = CRD_LAYER_CRD, .location = crdc_read_location(reader, value)};
  rule->rule_location = rule->message_expression_location = rule->location;
  const struct {
    const char *name;
    crd_string *text;
    bool *has;
    location *place;
  } texts[] = {
      {"rule", &rule->rule, &rule->has_rule, &rule->rule_location},
      {"message", &rule->message, &rule->has_message, NULL},
      {"messageExpression", &rule->message_expression, &rule->has_message_expression, &rule->message_expression_location},
      {"reason", &rule->reason, &rule->has_reason, NULL},
      {"fieldPath", &rule->field_path, &rule->has_field_path, NULL},
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    const crd_value *text = crdc_read_member(value, texts[i].name);
    if (!text) continue;
    *texts[i].text = crdc_read_text(text);
    *texts[i].has = true;
    if (texts[i].place) *texts[i].place = crdc_read_location(reader, text);
  }
  const crd_value *optional = crdc_read_member(value, "optionalOldSelf");
  if (optional) rule->optional_old_self = crdc_read_flag(optional);
}

static void read_rules(const reader *reader, const crd_value *value, schema *node) {
  uint32_t size = read_size(value, CRD_LIST);
  node->rules = crd_arena_zalloc(reader->arena, size * sizeof *node->rules);
  for (uint32_t i = 0; i < size; i++) crdc_read_rule(reader, &value->as.items[i], &node->rules[i]);
  node->rule_count = size;
}

/* JSONSchemaPropsOrBool: a schema also means true. */
static void read_additional(const reader *reader, const crd_value *value, schema *node) {
  node->additional_allowed = value->kind == CRD_MAP || crdc_read_flag(value) ? YES : NO;
  const bool map = is_repeating(reader, node, "object") && !crdc_read_member(node->value, "properties");
  if (value->kind == CRD_MAP) node->additional = read_schema_in(reader, value, map ? &reader->repeated->elements : NULL);
}

static void add_forbidden(const reader *reader, const crd_value *value, schema *node) {
  if (value->kind != CRD_MAP) return;
  schema_branches *branches = own_part(reader, node, PART_BRANCHES);
  CRD_ARENA_PUSH_FEW(reader->arena, branches->forbidden, branches->forbidden_count, read_schema_in(reader, value, NULL));
}

/* A forbidden keyword, which stays in the document for crd_check; only its schemas are decoded. */
static void read_forbidden(const reader *reader, const shape *shape, const crd_value *value, schema *node) {
  node->rare = true;
  if (shape->kind == SHAPE_OR_BOOL) add_forbidden(reader, value, node);
  for (uint32_t i = 0; shape->kind == SHAPE_ITEMS && i < read_size(value, CRD_LIST); i++)
    add_forbidden(reader, &value->as.items[i], node);
  for (uint32_t i = 0; shape->kind == SHAPE_MAP && i < read_size(value, CRD_MAP); i++)
    add_forbidden(reader, &value->as.members[i].value, node);
}

static void read_list_keyword(const reader *reader, const shape_member *keyword, const crd_value *value, schema *node,
                              void *target, uint32_t *count) {
  const shape *element = keyword->shape->of;
  if (element == &crdc_shape_schema)
    read_schemas(reader, value, target, count);
  else if (element->kind == SHAPE_STRING)
    read_strings(reader, value, target, count);
  else if (element->kind == SHAPE_STRUCT)
    read_rules(reader, value, node);
  else if (read_size(value, CRD_LIST))
    *(const crd_value **)target = value;
}

static void read_keyword(const reader *reader, const shape_member *keyword, const crd_value *value, schema *node) {
  if (keyword->part == PART_DOCUMENT) return;
  char *part = own_part(reader, node, keyword->part);
  void *target = part + keyword->offset;
  if (keyword->part == PART_NONE || (keyword->shape->kind == SHAPE_ITEMS && value->kind != CRD_MAP)) {
    read_forbidden(reader, keyword->shape, value, node);
    return;
  }
  switch (keyword->shape->kind) {
  case SHAPE_STRING:
    *(crd_string *)target = crdc_read_text(value);
    break;
  case SHAPE_BOOL:
    if (keyword->pointer)
      *(tristate *)target = crdc_read_flag(value) ? YES : NO;
    else
      *(bool *)target = crdc_read_flag(value);
    break;
  case SHAPE_NUMBER:
    *(number_limit *)target = (number_limit){true, crdc_read_number(value)};
    break;
  case SHAPE_INT64:
    *(count_limit *)target = (count_limit){true, crdc_read_integer(value)};
    break;
  case SHAPE_LIST:
    read_list_keyword(reader, keyword, value, node, target, (uint32_t *)(void *)(part + keyword->count_offset));
    break;
  case SHAPE_MAP:
    read_property_schemas(reader, value, node);
    break;
  case SHAPE_OR_BOOL:
    read_additional(reader, value, node);
    break;
  case SHAPE_ANY:
    *(const crd_value **)target = value;
    break;
  default: /* SHAPE_STRUCT, SHAPE_ITEMS: a schema */
    *(schema **)target = read_schema_in(
        reader, value,
        keyword->shape->kind == SHAPE_ITEMS && is_repeating(reader, node, "array") ? &reader->repeated->elements : NULL);
  }
}

schema *crdc_read_schema(const reader *reader, const crd_value *value) {
  schema *node = crd_arena_zalloc(reader->arena, sizeof *node);
  node->location = crdc_read_location(reader, value);
  node->value = value;
  node->preserve_unknown = node->additional_allowed = UNSET;
  for (uint32_t i = 0; i < read_size(value, CRD_MAP); i++) {
    const crd_member *member = &value->as.members[i];
    const shape_member *keyword = crdc_keyword_find(crd_member_name(member));
    if (keyword) read_keyword(reader, keyword, &member->value, node);
  }
  if (node->limits)
    node->limits->has_pattern = node->limits->pattern.size > 0; /* Go's "omitempty": an empty pattern is
                                                                 * absent */
  return node;
}

schema *crdc_schema_read(crd_arena *arena, const source *source, const crd_value *value, diagnostics *diagnostics) {
  reader reader = {arena, source, diagnostics, NULL};
  size_t errors = diagnostics->errors;
  crd_value *kept = crd_arena_alloc(arena, sizeof *kept);
  *kept = crdc_shape_read(&reader, &crdc_shape_schema, value, NULL);
  return diagnostics->errors == errors ? crdc_read_schema(&reader, kept) : NULL;
}

size_t crdc_schema_rule_count(const schema *node) {
  if (!node || schema_passed(node, WALK_RULES)) return 0;
  size_t rules = node->rule_count + crdc_schema_rule_count(node->items) + crdc_schema_rule_count(node->additional);
  for (size_t i = 0; i < node->property_count; i++) rules += crdc_schema_rule_count(node->properties[i].schema);
  if (!rules) schema_pass(node, WALK_RULES);
  return rules;
}

const property *crdc_schema_property(const schema *schema, crd_string name) {
  if (schema->property_index) return crd_name_table_find(schema->property_index, name);
  for (size_t i = 0; i < schema->property_count; i++)
    if (crd_string_equal(schema->properties[i].name, name)) return &schema->properties[i];
  return NULL;
}

static const schema *property_of_type(const schema *object, const char *name, const char *type) {
  const property *found = crdc_schema_property(object, crd_string_of(name));
  return found && crd_string_equal(found->schema->type, crd_string_of(type)) ? found->schema : NULL;
}

bool crdc_schema_requires(const schema *object, crd_string name) {
  for (size_t i = 0; i < object->required_count; i++)
    if (crd_string_equal(object->required[i], name)) return true;
  return false;
}

bool crdc_schema_declares_meta(const schema *object) {
  const schema *metadata = property_of_type(object, "metadata", "object");
  return metadata && property_of_type(object, "kind", "string") && property_of_type(object, "apiVersion", "string") &&
         property_of_type(metadata, "name", "string") && property_of_type(metadata, "generateName", "string");
}
