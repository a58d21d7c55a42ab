/* SPDX-License-Identifier: Apache-2.0 */
/* Hash-consing. A schema tree is interned from its leaves up. When all schemas below one have their nodes, its facts are
 * bytes that contain ids instead of subtrees, and one hash lookup tells whether that type is known. Ids are dense and in the
 * order of completion, so a node comes after all nodes that it is made of. */
#include "base/digest.h"
#include "types/graph.h"
#include "types/symbols.h"
#include <stdlib.h>

/* The identity of a schema as bytes: each keyword is a tag followed by its value; absent keywords are left out. Texts
 * include their size, so different schemas have different bytes. */

/* The role of a schema; schemas in different roles are different nodes. */
typedef enum schema_role {
  ROLE_FIELD,   /* a property, or an item that a list can store */
  ROLE_ELEMENT, /* a nullable item or map value that is no object */
  ROLE_NESTED,  /* below allOf, anyOf, oneOf, not */
  ROLE_ROOT
} schema_role;

/* How child schemas are written. */
typedef enum facts_below {
  FACTS_BY_ID,    /* as ids of nodes: in one run two schemas are the same type if and only if these bytes are equal */
  FACTS_BY_DIGEST /* as digests of nodes: the bytes do not depend on the rest of the run */
} facts_below;

static void put_bytes(crd_text *out, const void *bytes, size_t size) {
  crd_text_add(out, (crd_string){bytes, size});
}

static void put_u32(crd_text *out, uint32_t number) {
  const unsigned char bytes[4] = {(unsigned char)number, (unsigned char)(number >> 8), (unsigned char)(number >> 16),
                                  (unsigned char)(number >> 24)};
  put_bytes(out, bytes, sizeof bytes);
}

static void put_u64(crd_text *out, uint64_t number) {
  put_u32(out, (uint32_t)number);
  put_u32(out, (uint32_t)(number >> 32));
}

static void put_text(crd_text *out, char tag, crd_string text) {
  if (text.size == 0) return;
  crd_text_add_char(out, tag);
  put_u32(out, (uint32_t)text.size);
  crd_text_add(out, text);
}

static void put_double(crd_text *out, double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  put_u64(out, bits);
}

static void put_number(crd_text *out, char tag, number_limit limit) {
  if (!limit.set) return;
  crd_text_add_char(out, tag);
  put_double(out, limit.value);
}

static void put_count(crd_text *out, char tag, count_limit limit) {
  if (!limit.set) return;
  crd_text_add_char(out, tag);
  put_u64(out, (uint64_t)limit.value);
}

static void put_value(crd_text *out, const crd_value *value) {
  crd_text_add_char(out, (char)('0' + value->kind));
  switch ((crd_value_kind)value->kind) {
  case CRD_NULL:
    return;
  case CRD_BOOL:
    crd_text_add_char(out, value->as.boolean ? 't' : 'f');
    return;
  case CRD_INT:
    put_u64(out, (uint64_t)value->as.integer);
    return;
  case CRD_DOUBLE:
    put_double(out, value->as.number);
    return;
  case CRD_STRING_VALUE:
    put_u32(out, value->size);
    crd_text_add(out, crd_value_string(value));
    return;
  case CRD_LIST:
    put_u32(out, value->size);
    for (uint32_t i = 0; i < value->size; i++) put_value(out, &value->as.items[i]);
    return;
  case CRD_MAP:
    put_u32(out, value->size);
    for (uint32_t i = 0; i < value->size; i++) {
      put_u32(out, value->as.members[i].name_size);
      crd_text_add(out, crd_member_name(&value->as.members[i]));
      put_value(out, &value->as.members[i].value);
    }
    return;
  }
}

static void put_flags(crd_text *out, const schema *schema, schema_role role) {
  const schema_limits *limits = limits_of(schema);
  const char flags[] = {(char)('a' + role),
                        (char)('0' + schema->nullable),
                        (char)('1' + schema->preserve_unknown),
                        (char)('0' + schema->embedded_resource),
                        (char)('0' + schema->int_or_string),
                        (char)('0' + limits->exclusive_minimum + 2 * limits->exclusive_maximum + 4 * limits->unique_items),
                        (char)('1' + schema->additional_allowed),
                        (char)('0' + schema->has_properties)};
  put_bytes(out, flags, sizeof flags);
  if (schema->pod_template) crd_text_add_char(out, schema->pod_template == POD_TEMPLATE_YES ? 'Y' : 'N');
}

static void put_rules(crd_text *out, const schema *schema) {
  for (size_t i = 0; i < schema->rule_count; i++) {
    const validation_rule *rule = &schema->rules[i];
    crd_text_add_char(out, 'R');
    crd_text_add_char(out, (char)('1' + rule->optional_old_self));
    put_u32(out, rule->layer);
    put_text(out, 'r', rule->rule);
    put_text(out, 'm', rule->message);
    put_text(out, 'x', rule->message_expression);
    put_text(out, 'e', rule->reason);
    put_text(out, 'p', rule->field_path);
  }
}

static void put_node(crd_text *out, const type_node *node, facts_below below) {
  if (below == FACTS_BY_ID)
    put_u32(out, node->id);
  else
    put_u64(out, node->digest);
}

static void put_nodes(crd_text *out, char tag, schema *const *schemas, size_t count, facts_below below) {
  if (count == 0) return;
  crd_text_add_char(out, tag);
  put_u32(out, (uint32_t)count);
  for (size_t i = 0; i < count; i++) put_node(out, schemas[i]->node, below);
}

static int compare_property_names(const void *a, const void *b) {
  const property *const *left = a, *const *right = b;
  return crd_string_compare((*left)->name, (*right)->name);
}

static void put_property(crd_text *out, const property *property, facts_below below) {
  put_u32(out, (uint32_t)property->name.size);
  crd_text_add(out, property->name);
  put_node(out, property->schema->node, below);
}

/* Sorted by name; controller-gen's output is sorted already. */
static void put_properties(crd_text *out, const schema *schema, facts_below below) {
  size_t count = schema->property_count;
  if (count == 0) return;
  crd_text_add_char(out, 'P');
  put_u32(out, (uint32_t)count);
  bool sorted = true;
  for (size_t i = 1; i < count && sorted; i++)
    sorted = crd_string_compare(schema->properties[i - 1].name, schema->properties[i].name) <= 0;
  if (sorted) {
    for (size_t i = 0; i < count; i++) put_property(out, &schema->properties[i], below);
    return;
  }
  const property **order = crd_arena_alloc(out->arena, count * sizeof(const property *));
  for (size_t i = 0; i < count; i++) order[i] = &schema->properties[i];
  qsort(order, count, sizeof(const property *), compare_property_names);
  for (size_t i = 0; i < count; i++) put_property(out, order[i], below);
}

/* Writes everything that a schema's behaviour depends on: all but places, descriptions, titles and the order of properties.
 * The schemas below must have their nodes. */
static void crdc_facts_write(crd_text *out, const schema *schema, schema_role role, facts_below below) {
  const schema_limits *limits = limits_of(schema);
  const schema_branches *branches = branches_of(schema);
  const schema_topology *topology = topology_of(schema);
  put_flags(out, schema, role);
  put_text(out, 'T', schema->type);
  put_text(out, 'F', schema->format);
  put_text(out, 'L', topology->list_type);
  put_text(out, 'M', topology->map_type);
  for (size_t i = 0; i < topology->map_key_count; i++) put_text(out, 'K', topology->map_keys[i]);
  put_number(out, '<', limits->minimum);
  put_number(out, '>', limits->maximum);
  put_number(out, '*', limits->multiple_of);
  put_count(out, '1', limits->min_length);
  put_count(out, '2', limits->max_length);
  put_count(out, '3', limits->min_items);
  put_count(out, '4', limits->max_items);
  put_count(out, '5', limits->min_properties);
  put_count(out, '6', limits->max_properties);
  if (limits->has_pattern) {
    crd_text_add_char(out, '~');
    put_text(out, '~', limits->pattern);
  }
  if (schema->enum_values) {
    crd_text_add_char(out, 'E');
    put_value(out, schema->enum_values);
  }
  if (schema->default_value) {
    crd_text_add_char(out, 'D');
    put_value(out, schema->default_value);
  }
  for (size_t i = 0; i < schema->required_count; i++) {
    crd_text_add_char(out, '!');
    put_text(out, '!', schema->required[i]);
  }
  put_properties(out, schema, below);
  if (schema->additional) put_nodes(out, 'A', &(struct schema *const){schema->additional}, 1, below);
  if (schema->items) put_nodes(out, 'I', &(struct schema *const){schema->items}, 1, below);
  put_nodes(out, '&', branches->all_of, branches->all_of_count, below);
  put_nodes(out, '|', branches->any_of, branches->any_of_count, below);
  put_nodes(out, '^', branches->one_of, branches->one_of_count, below);
  if (branches->not_) put_nodes(out, 'N', &(struct schema *const){branches->not_}, 1, below);
  put_rules(out, schema);
}

typedef struct builder {
  type_table *table;
  uint32_t *slots; /* id + 1, or 0; their number is a power of two */
  size_t slot_count;
  crd_text facts;  /* of the current schema */
  crd_text stable; /* the same without ids */
  crd_text path;   /* of the current schema */
  unsigned stray;  /* the depth below values that the type excludes */
} builder;

/* Used in names of types, so it must be the same on every machine. */
static uint64_t hash_bytes(crd_string bytes) {
  const uint64_t prime = 0x9E3779B97F4A7C15u;
  uint64_t hash = bytes.size * prime;
  size_t i = 0;
  for (; i + 8 <= bytes.size; i += 8) {
    hash = (hash ^ crd_hash_word(bytes.data + i, 8)) * prime;
    hash ^= hash >> 29;
  }
  hash = (hash ^ (i < bytes.size ? crd_hash_word(bytes.data + i, bytes.size - i) : 0)) * prime;
  return hash ^ hash >> 32;
}

static void slots_grow(builder *builder) {
  size_t count = builder->slot_count ? builder->slot_count * 2 : 1024;
  builder->slots = crd_arena_zalloc(builder->table->arena, count * sizeof *builder->slots);
  builder->slot_count = count;
  for (size_t id = 0; id < builder->table->count; id++) {
    size_t at = (size_t)hash_bytes(builder->table->nodes[id]->facts) & (count - 1);
    while (builder->slots[at]) at = (at + 1) & (count - 1);
    builder->slots[at] = (uint32_t)id + 1;
  }
}

/* The slot for the facts: that of their node, or a free one. */
static uint32_t *slot_find(builder *builder, crd_string facts) {
  if (builder->table->count * 2 >= builder->slot_count) slots_grow(builder);
  size_t at = (size_t)hash_bytes(facts) & (builder->slot_count - 1);
  while (builder->slots[at] && !crd_string_equal(builder->table->nodes[builder->slots[at] - 1]->facts, facts))
    at = (at + 1) & (builder->slot_count - 1);
  return &builder->slots[at];
}

static bool is_type(const schema *schema, const char *name) {
  return crd_string_equal(schema->type, crd_string_of(name));
}

/* How typed structs store values of a schema (crd/generated/type_tables.h). */
static crd_storage storage_of(const schema *schema, schema_role role) {
  if (role == ROLE_NESTED || role == ROLE_ELEMENT) return CRD_STORE_VALUE;
  if (role == ROLE_ROOT) return CRD_STORE_OBJECT;
  if (schema->int_or_string) return CRD_STORE_INT_OR_STRING;
  if (is_type(schema, "string")) return CRD_STORE_STRING;
  if (is_type(schema, "integer")) return CRD_STORE_INT;
  if (is_type(schema, "number")) return CRD_STORE_DOUBLE;
  if (is_type(schema, "boolean")) return CRD_STORE_BOOL;
  if (is_type(schema, "array")) return schema->items ? CRD_STORE_LIST : CRD_STORE_VALUE;
  if (!is_type(schema, "object")) return CRD_STORE_VALUE;
  if (schema->property_count) return CRD_STORE_OBJECT;
  return schema->additional ? CRD_STORE_MAP : CRD_STORE_VALUE;
}

/* The role of an item or map value: a list cannot store null beside its items, but an object can be null. */
static schema_role element_role(const schema *schema, bool nested) {
  if (nested) return ROLE_NESTED;
  return schema->nullable && storage_of(schema, ROLE_FIELD) != CRD_STORE_OBJECT ? ROLE_ELEMENT : ROLE_FIELD;
}

/* Whether SchemaDeclType (apiserver pkg/cel/common/schemas.go) gives no type: spec 7.2 "none". */
static bool is_outside_cel(const schema *schema) {
  if (schema->int_or_string) return false;
  if (is_type(schema, "array")) return !schema->items || schema->items->node->outside_cel;
  if (is_type(schema, "object")) return schema->additional && schema->additional->node->outside_cel;
  return !is_type(schema, "string") && !is_type(schema, "integer") && !is_type(schema, "number") &&
         !is_type(schema, "boolean");
}

/* Two properties can give the same identifier ("a-b", "a.b"): the later ones get a number. */
static crd_string unique_member(crd_arena *arena, const type_field *fields, size_t count, crd_string name) {
  crd_string wanted = crdc_identifier_member(arena, name), candidate = wanted;
  for (unsigned number = 2;; number++) {
    size_t i = 0;
    while (i < count && !crd_string_equal(fields[i].c_name, candidate)) i++;
    if (i == count) return candidate;
    candidate = crd_arena_printf(arena, "%.*s_%u", (int)wanted.size, wanted.data, number);
  }
}

static void node_fields(crd_arena *arena, type_node *node, const schema *schema) {
  node->field_count = schema->property_count;
  node->fields = crd_arena_zalloc(arena, schema->property_count * sizeof *node->fields);
  for (size_t i = 0; i < schema->property_count; i++) {
    const property *property = &schema->properties[i];
    node->fields[i] = (type_field){.name = property->name,
                                   .c_name = unique_member(arena, node->fields, i, property->name),
                                   .type = property->schema->node,
                                   .required = crdc_schema_requires(schema, property->name),
                                   .description = crd_value_text(crdc_keyword_value(property->schema, "description"))};
    bool known = is_type(schema, "object"); /* otherwise CEL knows no fields */
    if (known && !property->schema->node->outside_cel) node->rules_within |= property->schema->node->rules_within;
  }
}

static type_node **node_list(crd_arena *arena, schema *const *schemas, size_t count) {
  if (count == 0) return NULL;
  type_node **nodes = crd_arena_alloc(arena, count * sizeof(type_node *));
  for (size_t i = 0; i < count; i++) nodes[i] = schemas[i]->node;
  return nodes;
}

/* The digest of a type, which does not depend on the rest of the run. Names contain its upper 48 bits. */
static uint64_t digest_of(builder *builder, const schema *schema, schema_role role) {
  builder->stable.size = 0;
  crdc_facts_write(&builder->stable, schema, role, FACTS_BY_DIGEST);
  uint64_t hash = hash_bytes(crd_text_string(&builder->stable));
  hash = (hash ^ hash >> 33) * 0xFF51AFD7ED558CCDu;
  hash = (hash ^ hash >> 33) * 0xC4CEB9FE1A85EC53u;
  return hash ^ hash >> 33;
}

static type_node *node_create(builder *builder, const schema *schema, schema_role role) {
  const schema_branches *branches = branches_of(schema);
  crd_arena *arena = builder->table->arena;
  type_table *table = builder->table;
  type_node *node = crd_arena_zalloc(arena, sizeof *node);
  *node = (type_node){.id = (uint32_t)table->count,
                      .schema = schema,
                      .mark = &table->mark,
                      .digest =
                          table->every_name ? digest_of(builder, schema, role) : (uint64_t)table->count << NAME_DIGEST_SHIFT,
                      .storage = storage_of(schema, role),
                      .additional = schema->additional ? schema->additional->node : NULL,
                      .items = schema->items ? schema->items->node : NULL,
                      .all_of = node_list(arena, branches->all_of, branches->all_of_count),
                      .any_of = node_list(arena, branches->any_of, branches->any_of_count),
                      .one_of = node_list(arena, branches->one_of, branches->one_of_count),
                      .all_of_count = branches->all_of_count,
                      .any_of_count = branches->any_of_count,
                      .one_of_count = branches->one_of_count,
                      .not_ = branches->not_ ? branches->not_->node : NULL,
                      .root = role == ROLE_ROOT,
                      .nested = role == ROLE_NESTED,
                      .element = role == ROLE_ELEMENT,
                      .rules_within = schema->rule_count > 0,
                      .outside_cel = is_outside_cel(schema),
                      .path = crd_arena_copy(arena, crd_text_string(&builder->path)),
                      .facts = crd_arena_copy(arena, crd_text_string(&builder->facts))};
  node_fields(arena, node, schema);
  if (node->additional) node->rules_within |= node->additional->rules_within;
  if (node->items) node->rules_within |= node->items->rules_within;
  CRD_ARENA_PUSH(arena, table->nodes, table->count, table->capacity, 256, node);
  return node;
}

static void intern(builder *builder, schema *schema, schema_role role);

/* Interns a child schema; `format` adds its step to the path. */
static void intern_below(builder *builder, schema *schema, schema_role role, crd_string before, crd_string name) {
  size_t size = builder->path.size;
  crd_text_add(&builder->path, before);
  crd_text_add(&builder->path, name);
  intern(builder, schema, role);
  builder->path.size = size;
}

static void intern_nested(builder *builder, schema *const *schemas, size_t count, crd_string step) {
  for (size_t i = 0; i < count; i++) intern_below(builder, schemas[i], ROLE_NESTED, step, CRD_STRING(""));
}

/* Interns a schema for values that the type excludes: it is checked, but no struct stores its values. */
static void intern_stray(builder *builder, schema *schema, bool nested, crd_string step, crd_string name) {
  builder->stray++;
  intern_below(builder, schema, nested ? ROLE_NESTED : ROLE_ELEMENT, step, name);
  builder->stray--;
}

static void intern_children(builder *builder, schema *schema, schema_role role) {
  static const crd_string no_name = {"", 0};
  bool nested = role == ROLE_NESTED, root = role == ROLE_ROOT, stray = builder->stray > 0;
  bool object = !stray && (root || is_type(schema, "object")), list = !stray && !root && is_type(schema, "array");
  for (size_t i = 0; i < schema->property_count; i++) {
    const property *property = &schema->properties[i];
    if (object)
      intern_below(builder, property->schema, nested ? ROLE_NESTED : ROLE_FIELD, CRD_STRING("."), property->name);
    else
      intern_stray(builder, property->schema, nested, CRD_STRING("."), property->name);
  }
  if (schema->additional && object && (root || !schema->property_count))
    intern_below(builder, schema->additional, element_role(schema->additional, nested), CRD_STRING("{}"), no_name);
  else if (schema->additional)
    intern_stray(builder, schema->additional, nested, CRD_STRING("{}"), no_name);
  if (schema->items && list)
    intern_below(builder, schema->items, element_role(schema->items, nested), CRD_STRING("[]"), no_name);
  else if (schema->items)
    intern_stray(builder, schema->items, nested, CRD_STRING("[]"), no_name);
}

/* Whether a schema was interned before; it then has the same role. */
static bool is_interned(const type_table *table, const schema *schema) {
  const type_node *node = schema->node;
  return schema->passed && !table->apart && node && node->id < table->count && table->nodes[node->id] == node;
}

static void intern(builder *builder, schema *schema, schema_role role) {
  const schema_branches *branches = branches_of(schema);
  bool nested = role == ROLE_NESTED;
  if (is_interned(builder->table, schema)) return;
  intern_children(builder, schema, role);
  intern_nested(builder, branches->all_of, branches->all_of_count, CRD_STRING("<allOf>"));
  intern_nested(builder, branches->any_of, branches->any_of_count, CRD_STRING("<anyOf>"));
  intern_nested(builder, branches->one_of, branches->one_of_count, CRD_STRING("<oneOf>"));
  if (branches->not_) intern_below(builder, branches->not_, ROLE_NESTED, CRD_STRING("<not>"), CRD_STRING(""));

  builder->facts.size = 0;
  const bool alone = role == ROLE_ROOT || (builder->table->apart && schema->rule_count); /* never shared */
  if (alone) crd_text_printf(&builder->facts, "%zu ", builder->table->count);
  crdc_facts_write(&builder->facts, schema, role, FACTS_BY_ID);
  uint32_t *slot = slot_find(builder, crd_text_string(&builder->facts));
  bool has_struct = !nested && is_type(schema, "object") && schema->property_count;
  if (*slot == 0) {
    schema->node = node_create(builder, schema, role);
    *slot = schema->node->id + 1;
    builder->table->object_types += has_struct;
  } else {
    schema->node = builder->table->nodes[*slot - 1];
  }
  schema->node->uses++;
  builder->table->object_schemas += has_struct;
}

/* Sets the owner of everything that a root reaches; nodes that another root reaches too have no owner. */
static void mark_owner(type_node *node, type_node *root, uint8_t *state) {
  if (node->owner == root && state[node->id]) return;
  if (state[node->id] == 2) return; /* shared already, with everything below */
  node->owner = state[node->id] == 0 ? root : NULL;
  state[node->id] = state[node->id] == 0 ? 1 : 2;
  for (size_t i = 0; i < node->field_count; i++) mark_owner(node->fields[i].type, root, state);
  if (node->additional) mark_owner(node->additional, root, state);
  if (node->items) mark_owner(node->items, root, state);
}

/* Two CRDs with the same group, version and kind would use one name for two types. */
static void check_kinds(const crd_set *set, diagnostics *diagnostics) {
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < i; j++) {
      const crd_definition *one = &set->items[j], *two = &set->items[i];
      if (crd_string_equal(one->group, two->group) && crd_string_equal(one->kind, two->kind))
        crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, two->location, "a second CRD for the kind %.*s of %.*s",
                             (int)two->kind.size, two->kind.data, (int)two->group.size, two->group.data);
    }
}

/* A digest of the kinds' names, in any order. */
static crd_string mark_of(const type_table *table, const crd_set *set) {
  if (table->symbol_prefix.size) return crd_arena_printf(table->arena, "%.*scrd_", CRD_PRINT(table->symbol_prefix));
  size_t count = 0;
  for (size_t i = 0; i < set->count; i++) count += set->items[i].version_count;
  crd_string *names = crd_arena_alloc(table->arena, (count + 1) * sizeof *names);
  count = 0;
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++)
      names[count++] = crd_arena_printf(table->arena, "%.*s/%.*s\n", CRD_PRINT(set->items[i].name),
                                        CRD_PRINT(set->items[i].versions[j].name));
  qsort(names, count, sizeof *names, crd_strings_order);
  char text[65];
  digest digest = crdc_digest_start();
  for (size_t i = 0; i < count; i++) crdc_digest_add(&digest, names[i]);
  crdc_digest_finish(&digest, text);
  return crd_arena_printf(table->arena, "crd_%.8s_", text);
}

void crdc_type_table_build(type_table *table, const crd_set *set, diagnostics *diagnostics) {
  check_kinds(set, diagnostics);
  table->mark = mark_of(table, set);
  builder builder = {
      .table = table, .facts = {.arena = table->arena}, .stable = {.arena = table->arena}, .path = {.arena = table->arena}};
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++) {
      const crd_version *version = &set->items[i].versions[j];
      if (!version->schema) continue;
      builder.path.size = 0;
      crd_text_add(&builder.path, set->items[i].kind);
      intern(&builder, version->schema, ROLE_ROOT);
    }
  uint8_t *state = crd_arena_zalloc(table->arena, table->count + 1);
  for (size_t i = 0; i < table->count; i++)
    if (table->nodes[i]->root) mark_owner(table->nodes[i], table->nodes[i], state);
  crdc_type_table_name(table, set, diagnostics);
}
