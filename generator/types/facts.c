/* SPDX-License-Identifier: Apache-2.0 */
/* The identity of a schema, as bytes: every keyword is a tag followed by its value, absent keywords are not written. Texts
 * carry their size, so no two schemas can share an encoding. */
#include "types/facts.h"
#include <stdlib.h>

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

/* Sorted by name; controller-gen writes them so, and then nothing has to be sorted. */
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

void crdc_facts_write(crd_text *out, const schema *schema, schema_role role, facts_below below) {
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
