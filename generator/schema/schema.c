/* JSONSchemaProps in a document -> schema tree.
 *
 * Every keyword of the API type stands in one table with its place in the struct; a node is read by going once over the
 * document's members, which crdc_shape_read has checked. Keywords that a CRD must not use (definitions, $ref ...) are left
 * in the document, where crd_check finds them. */
#include "schema/schema.h"
#include "schema/check.h"
#include "schema/shape.h"

#include <crd/types.h>
#include <stddef.h>

/* So many are searched one after another. */
#define FEW_PROPERTIES 16

typedef enum keyword_kind {
  KEYWORD_STRING,
  KEYWORD_BOOL,
  KEYWORD_TRISTATE,
  KEYWORD_NUMBER,
  KEYWORD_COUNT,
  KEYWORD_STRINGS,
  KEYWORD_SCHEMA,
  KEYWORD_SCHEMAS,
  KEYWORD_PATTERN,
  KEYWORD_PROPERTIES,
  KEYWORD_ADDITIONAL,
  KEYWORD_ITEMS,
  KEYWORD_ENUM,
  KEYWORD_DEFAULT,
  KEYWORD_RULES,
  KEYWORD_FREE /* not kept */
} keyword_kind;

/* Which struct holds a keyword. */
typedef enum keyword_part { PART_NODE, PART_LIMITS, PART_BRANCHES, PART_TOPOLOGY } keyword_part;

typedef struct keyword {
  crd_string name;
  keyword_kind kind;
  size_t offset, count_offset;
  keyword_part part;
} keyword;

#define AT(member) offsetof(schema, member), 0, PART_NODE
#define LIST_AT(member, counter) offsetof(schema, member), offsetof(schema, counter), PART_NODE
#define LIMIT_AT(member) offsetof(schema_limits, member), 0, PART_LIMITS
#define BRANCH_AT(member) offsetof(schema_branches, member), 0, PART_BRANCHES
#define BRANCHES_AT(member, counter) offsetof(schema_branches, member), offsetof(schema_branches, counter), PART_BRANCHES
#define TOPOLOGY_AT(member) offsetof(schema_topology, member), 0, PART_TOPOLOGY
#define TOPOLOGIES_AT(member, counter) offsetof(schema_topology, member), offsetof(schema_topology, counter), PART_TOPOLOGY

static const keyword keywords[] = {
    {CRD_STRING_INIT("type"), KEYWORD_STRING, AT(type)},
    {CRD_STRING_INIT("description"), KEYWORD_STRING, AT(description)},
    {CRD_STRING_INIT("properties"), KEYWORD_PROPERTIES, AT(properties)},
    {CRD_STRING_INIT("items"), KEYWORD_ITEMS, AT(items)},
    {CRD_STRING_INIT("required"), KEYWORD_STRINGS, LIST_AT(required, required_count)},
    {CRD_STRING_INIT("format"), KEYWORD_STRING, AT(format)},
    {CRD_STRING_INIT("default"), KEYWORD_DEFAULT, AT(default_value)},
    {CRD_STRING_INIT("enum"), KEYWORD_ENUM, AT(enum_values)},
    {CRD_STRING_INIT("additionalProperties"), KEYWORD_ADDITIONAL, AT(additional)},
    {CRD_STRING_INIT("title"), KEYWORD_STRING, AT(title)},
    {CRD_STRING_INIT("nullable"), KEYWORD_BOOL, AT(nullable)},
    {CRD_STRING_INIT("maximum"), KEYWORD_NUMBER, LIMIT_AT(maximum)},
    {CRD_STRING_INIT("exclusiveMaximum"), KEYWORD_BOOL, LIMIT_AT(exclusive_maximum)},
    {CRD_STRING_INIT("minimum"), KEYWORD_NUMBER, LIMIT_AT(minimum)},
    {CRD_STRING_INIT("exclusiveMinimum"), KEYWORD_BOOL, LIMIT_AT(exclusive_minimum)},
    {CRD_STRING_INIT("maxLength"), KEYWORD_COUNT, LIMIT_AT(max_length)},
    {CRD_STRING_INIT("minLength"), KEYWORD_COUNT, LIMIT_AT(min_length)},
    {CRD_STRING_INIT("pattern"), KEYWORD_PATTERN, LIMIT_AT(pattern)},
    {CRD_STRING_INIT("maxItems"), KEYWORD_COUNT, LIMIT_AT(max_items)},
    {CRD_STRING_INIT("minItems"), KEYWORD_COUNT, LIMIT_AT(min_items)},
    {CRD_STRING_INIT("uniqueItems"), KEYWORD_BOOL, LIMIT_AT(unique_items)},
    {CRD_STRING_INIT("multipleOf"), KEYWORD_NUMBER, LIMIT_AT(multiple_of)},
    {CRD_STRING_INIT("maxProperties"), KEYWORD_COUNT, LIMIT_AT(max_properties)},
    {CRD_STRING_INIT("minProperties"), KEYWORD_COUNT, LIMIT_AT(min_properties)},
    {CRD_STRING_INIT("allOf"), KEYWORD_SCHEMAS, BRANCHES_AT(all_of, all_of_count)},
    {CRD_STRING_INIT("oneOf"), KEYWORD_SCHEMAS, BRANCHES_AT(one_of, one_of_count)},
    {CRD_STRING_INIT("anyOf"), KEYWORD_SCHEMAS, BRANCHES_AT(any_of, any_of_count)},
    {CRD_STRING_INIT("not"), KEYWORD_SCHEMA, BRANCH_AT(not_)},
    {CRD_STRING_INIT("x-kubernetes-preserve-unknown-fields"), KEYWORD_TRISTATE, AT(preserve_unknown)},
    {CRD_STRING_INIT("x-kubernetes-embedded-resource"), KEYWORD_BOOL, AT(embedded_resource)},
    {CRD_STRING_INIT("x-kubernetes-int-or-string"), KEYWORD_BOOL, AT(int_or_string)},
    {CRD_STRING_INIT("x-kubernetes-list-map-keys"), KEYWORD_STRINGS, TOPOLOGIES_AT(map_keys, map_key_count)},
    {CRD_STRING_INIT("x-kubernetes-list-type"), KEYWORD_STRING, TOPOLOGY_AT(list_type)},
    {CRD_STRING_INIT("x-kubernetes-map-type"), KEYWORD_STRING, TOPOLOGY_AT(map_type)},
    {CRD_STRING_INIT("x-kubernetes-validations"), KEYWORD_RULES, LIST_AT(rules, rule_count)},
    {CRD_STRING_INIT("example"), KEYWORD_FREE, 0, 0, PART_NODE},
    {CRD_STRING_INIT("externalDocs"), KEYWORD_FREE, 0, 0, PART_NODE},
    {CRD_STRING_INIT("id"), KEYWORD_FREE, 0, 0, PART_NODE},
    {CRD_STRING_INIT("$schema"), KEYWORD_FREE, 0, 0, PART_NODE},
    {CRD_STRING_INIT("$ref"), KEYWORD_FREE, 0, 0, PART_NODE},
    {CRD_STRING_INIT("additionalItems"), KEYWORD_FREE, 0, 0, PART_NODE},
    {CRD_STRING_INIT("patternProperties"), KEYWORD_FREE, 0, 0, PART_NODE},
    {CRD_STRING_INIT("dependencies"), KEYWORD_FREE, 0, 0, PART_NODE},
    {CRD_STRING_INIT("definitions"), KEYWORD_FREE, 0, 0, PART_NODE},
};

static const keyword *keyword_find(crd_string name) {
  for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
    if (crd_string_equal(keywords[i].name, name)) return &keywords[i];
  return NULL;
}

/* The struct of the node that holds a keyword; made with the first. */
static void *own_part(const reader *reader, schema *node, keyword_part part) {
  switch (part) {
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

static void read_properties(const reader *reader, const crd_value *value, schema *node) {
  uint32_t size = read_size(value, CRD_MAP);
  node->has_properties = true;
  node->properties = crd_arena_zalloc(reader->arena, size * sizeof *node->properties);
  for (uint32_t i = 0; i < size; i++) {
    const crd_member *member = &value->as.members[i];
    property *property = &node->properties[i];
    property->name = crd_member_name(member);
    property->location = (location){reader->source, member->name_offset};
    property->schema = crdc_read_schema(reader, &member->value);
  }
  node->property_count = size;
  if (size <= FEW_PROPERTIES) return;
  node->property_index = crd_arena_zalloc(reader->arena, sizeof *node->property_index);
  node->property_index->arena = reader->arena;
  for (uint32_t i = size; i > 0; i--) /* of equal names the first stands, as in a search */
    crd_name_table_put(node->property_index, node->properties[i - 1].name, &node->properties[i - 1]);
}

static void read_schemas(const reader *reader, const crd_value *value, schema ***out, size_t *count) {
  uint32_t size = read_size(value, CRD_LIST);
  schema **items = crd_arena_zalloc(reader->arena, size * sizeof(schema *));
  for (uint32_t i = 0; i < size; i++) items[i] = crdc_read_schema(reader, &value->as.items[i]);
  *out = items;
  *count = size;
}

static void read_strings(const reader *reader, const crd_value *value, crd_string **out, size_t *count) {
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

/* JSONSchemaPropsOrBool: a schema also allows. */
static void read_additional(const reader *reader, const crd_value *value, schema *node) {
  node->additional_allowed = value->kind == CRD_MAP || crdc_read_flag(value) ? YES : NO;
  if (value->kind == CRD_MAP) node->additional = crdc_read_schema(reader, value);
}

static void add_forbidden(const reader *reader, const crd_value *value, schema *node) {
  if (value->kind != CRD_MAP) return;
  schema_branches *branches = own_part(reader, node, PART_BRANCHES);
  size_t size = branches->forbidden_count * sizeof(schema *);
  branches->forbidden = crd_arena_grow(reader->arena, branches->forbidden, size, size + sizeof(schema *));
  branches->forbidden[branches->forbidden_count++] = crdc_read_schema(reader, value);
}

/* A keyword that stays in the document for crd_check to refuse. */
static void read_forbidden(const reader *reader, crd_string keyword, const crd_value *value, schema *node) {
  static const char *const maps[] = {"patternProperties", "dependencies", "definitions"};
  node->rare = true;
  for (uint32_t i = 0; i < read_size(value, CRD_LIST); i++) add_forbidden(reader, &value->as.items[i], node);
  if (crd_string_equal(keyword, CRD_STRING("additionalItems"))) add_forbidden(reader, value, node);
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
    if (crd_string_equal(keyword, crd_string_of(maps[i])))
      for (uint32_t k = 0; k < read_size(value, CRD_MAP); k++) add_forbidden(reader, &value->as.members[k].value, node);
}

/* JSONSchemaPropsOrArray. */
static void read_items(const reader *reader, const crd_value *value, schema *node) {
  if (value->kind == CRD_MAP)
    node->items = crdc_read_schema(reader, value);
  else
    read_forbidden(reader, CRD_STRING("items"), value, node);
}

static void read_keyword(const reader *reader, const keyword *keyword, const crd_value *value, schema *node) {
  char *part = own_part(reader, node, keyword->part);
  void *target = part + keyword->offset;
  size_t *count = (size_t *)(void *)(part + keyword->count_offset);
  switch (keyword->kind) {
  case KEYWORD_STRING:
    *(crd_string *)target = crdc_read_text(value);
    break;
  case KEYWORD_PATTERN:
    node->limits->pattern = crdc_read_text(value);
    node->limits->has_pattern = node->limits->pattern.size > 0; /* Go's "omitempty": an empty pattern is none */
    break;
  case KEYWORD_BOOL:
    *(bool *)target = crdc_read_flag(value);
    break;
  case KEYWORD_TRISTATE:
    *(tristate *)target = crdc_read_flag(value) ? YES : NO;
    break;
  case KEYWORD_NUMBER:
    *(number_limit *)target = (number_limit){true, crdc_read_number(value)};
    break;
  case KEYWORD_COUNT:
    *(count_limit *)target = (count_limit){true, crdc_read_integer(value)};
    break;
  case KEYWORD_STRINGS:
    read_strings(reader, value, target, count);
    break;
  case KEYWORD_SCHEMA:
    *(schema **)target = crdc_read_schema(reader, value);
    break;
  case KEYWORD_SCHEMAS:
    read_schemas(reader, value, target, count);
    break;
  case KEYWORD_PROPERTIES:
    read_properties(reader, value, node);
    break;
  case KEYWORD_ADDITIONAL:
    read_additional(reader, value, node);
    break;
  case KEYWORD_ITEMS:
    read_items(reader, value, node);
    break;
  case KEYWORD_ENUM:
    if (read_size(value, CRD_LIST)) node->enum_values = value;
    break;
  case KEYWORD_DEFAULT:
    node->default_value = value;
    break;
  case KEYWORD_RULES:
    read_rules(reader, value, node);
    break;
  case KEYWORD_FREE:
    if (!crd_string_equal(keyword->name, CRD_STRING("example"))) read_forbidden(reader, keyword->name, value, node);
    node->rare = true;
    break;
  }
}

schema *crdc_read_schema(const reader *reader, const crd_value *value) {
  schema *node = crd_arena_zalloc(reader->arena, sizeof *node);
  node->location = crdc_read_location(reader, value);
  node->value = value;
  node->preserve_unknown = node->additional_allowed = UNSET;
  for (uint32_t i = 0; i < read_size(value, CRD_MAP); i++) {
    const crd_member *member = &value->as.members[i];
    const keyword *keyword = keyword_find(crd_member_name(member));
    if (keyword) read_keyword(reader, keyword, &member->value, node);
  }
  return node;
}

schema *crdc_schema_read(crd_arena *arena, const source *source, const crd_value *value, diagnostics *diagnostics) {
  reader reader = {arena, source, diagnostics};
  size_t errors = diagnostics->errors;
  crd_value *kept = crd_arena_alloc(arena, sizeof *kept);
  *kept = crdc_shape_read(&reader, &crdc_shape_schema, value, NULL);
  return diagnostics->errors == errors ? crdc_read_schema(&reader, kept) : NULL;
}

size_t crdc_schema_rule_count(const schema *node) {
  if (!node) return 0;
  size_t rules = node->rule_count + crdc_schema_rule_count(node->items) + crdc_schema_rule_count(node->additional);
  for (size_t i = 0; i < node->property_count; i++) rules += crdc_schema_rule_count(node->properties[i].schema);
  return rules;
}

const property *crdc_schema_property(const schema *schema, crd_string name) {
  if (schema->property_count > FEW_PROPERTIES) return crd_name_table_find(schema->property_index, name);
  for (size_t i = 0; i < schema->property_count; i++)
    if (crd_string_equal(schema->properties[i].name, name)) return &schema->properties[i];
  return NULL;
}

bool crdc_keyword_known(crd_string name) {
  return keyword_find(name) != NULL;
}
