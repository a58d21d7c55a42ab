/* SPDX-License-Identifier: Apache-2.0 */
/* Converts schemas to tables of the engine. This file alone decides how a keyword judges values, for generated code and for
 * tables in memory. */
#include "schema/tree/tables.h"
#include "schema/tree/field_hash.h"
#include "schema/tree/shape.h"
#include "schema/tree/vet.h"
#include "schema/tree/walks.h"

/* ---- properties ---- */

/* One bit per property with a default, in words; NULL if there is none. */
static const uint64_t *defaulted_fields(crd_arena *arena, const crd_fields *fields) {
  uint64_t *bits = NULL;
  for (uint16_t i = 0; i < fields->count; i++) {
    if (!fields->items[i].type->default_value) continue;
    if (!bits) bits = crd_arena_zalloc(arena, (fields->count / 64u + 1) * sizeof *bits);
    bits[i / 64] |= 1ull << (i % 64);
  }
  return bits;
}

/* The same for required properties; NULL if one of them is not declared. */
static const uint64_t *required_fields(crd_arena *arena, const crd_fields *fields, const schema *node) {
  if (!node->required_count) return NULL;
  uint64_t *bits = crd_arena_zalloc(arena, (fields->count / 64u + 1) * sizeof *bits);
  for (size_t k = 0; k < node->required_count; k++) {
    uint16_t i = 0;
    while (i < fields->count && !crd_string_equal(fields->items[i].name, node->required[k])) i++;
    if (i == fields->count) return NULL;
    bits[i / 64] |= 1ull << (i % 64);
  }
  return bits;
}

static const crd_fields *make_fields(table_maker *maker, const schema *node) {
  if (node->property_count > FIELD_HASH_MAX) return NULL;
  crd_fields *fields = crd_arena_zalloc(maker->arena, sizeof *fields);
  crd_field *items = crd_arena_zalloc(maker->arena, node->property_count * sizeof *items);
  for (size_t i = 0; i < node->property_count; i++) {
    items[i].name = node->properties[i].name;
    items[i].type = maker->below(maker, node->properties[i].schema);
    if (!items[i].type) return NULL;
  }
  fields->items = items;
  fields->count = (uint16_t)node->property_count;
  if (!crdc_field_hash_build(maker->arena, fields)) return NULL;
  fields->defaulted = defaulted_fields(maker->arena, fields);
  fields->required = required_fields(maker->arena, fields, node);
  return fields;
}

/* ---- checks ---- */

/* The detail of an enum error: every value as a text (strings as they are, others as JSON), quoted as Go does
 * (kube-openapi pkg/validation/errors/schema.go EnumFail, field.NotSupported). */
static crd_string enum_text(crd_arena *arena, const crd_value *values) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < values->size; i++) {
    const crd_value *value = &values->as.items[i];
    crd_text_add(&text, i ? CRD_STRING(", ") : CRD_STRING("supported values: "));
    crd_text_add_quoted(&text, value->kind == CRD_STRING_VALUE ? crd_value_string(value)
                                                               : crd_json_encode(arena, value, CRD_JSON_GO));
  }
  return crd_text_string(&text);
}

static const crd_type *make_nested(table_maker *maker, const schema *node) {
  bool nested = maker->nested;
  maker->nested = true;
  const crd_type *type = maker->below(maker, node);
  maker->nested = nested;
  return type;
}

/* NULL also if one of them cannot be made; `good` says so. */
static const crd_type *const *make_branches(table_maker *maker, schema *const *branches, size_t count, uint16_t *out,
                                            bool *good) {
  if (!count) return NULL;
  const crd_type **types = crd_arena_alloc(maker->arena, count * sizeof(const crd_type *));
  for (size_t i = 0; i < count; i++) *good = (types[i] = make_nested(maker, branches[i])) && *good;
  *out = (uint16_t)count;
  return types;
}

static void set_check_limits(const schema *node, crd_checks *checks) {
  const schema_limits *limits = limits_of(node);
  for (size_t i = 0; node->limits && i < crdc_shape_schema.count; i++) {
    const shape_member *keyword = &crdc_shape_schema.members[i];
    if (!keyword->check) continue;
    const void *limit = (const char *)limits + keyword->offset;
    void *out = (char *)checks + keyword->check_offset;
    bool number = keyword->shape->kind == SHAPE_NUMBER;
    if (number ? !((const number_limit *)limit)->set : !((const count_limit *)limit)->set) continue;
    checks->set |= keyword->check;
    if (number)
      *(double *)out = ((const number_limit *)limit)->value;
    else
      *(int64_t *)out = ((const count_limit *)limit)->value;
  }
  if (limits->minimum.set && limits->exclusive_minimum) checks->set |= CRD_CHECK_EXCLUSIVE_MINIMUM;
  if (limits->maximum.set && limits->exclusive_maximum) checks->set |= CRD_CHECK_EXCLUSIVE_MAXIMUM;
  if (limits->unique_items) checks->set |= CRD_CHECK_UNIQUE_ITEMS;
}

/* False if a table below cannot be made. */
static bool set_composites(table_maker *maker, const schema *node, crd_checks *checks) {
  const schema_branches *branches = branches_of(node);
  bool good = true;
  checks->all_of = make_branches(maker, branches->all_of, branches->all_of_count, &checks->all_of_count, &good);
  checks->any_of = make_branches(maker, branches->any_of, branches->any_of_count, &checks->any_of_count, &good);
  checks->one_of = make_branches(maker, branches->one_of, branches->one_of_count, &checks->one_of_count, &good);
  if (branches->not_) checks->not_ = make_nested(maker, branches->not_);
  return good && (checks->not_ || !branches->not_);
}

static bool set_checks(table_maker *maker, const schema *node, crd_type *type) {
  const schema_limits *limits = limits_of(node);
  crd_checks checks = {0};
  set_check_limits(node, &checks);
  if (limits->has_pattern && limits->pattern.size) checks.pattern = maker->pattern(maker, limits->pattern);
  if (node->enum_values && node->enum_values->size) {
    checks.enum_values = node->enum_values->as.items;
    checks.enum_count = node->enum_values->size;
    checks.enum_text = enum_text(maker->arena, node->enum_values);
  }
  checks.required = node->required_count ? node->required : NULL;
  checks.required_count = (uint32_t)node->required_count;
  bool good = set_composites(maker, node, &checks);
  bool any = checks.set || checks.pattern || checks.enum_count || checks.required_count || checks.all_of_count ||
             checks.any_of_count || checks.one_of_count || checks.not_;
  if (!any) return good;
  crd_checks *kept = crd_arena_alloc(maker->arena, sizeof *kept);
  *kept = checks;
  type->checks = kept;
  return good;
}

/* ---- types ---- */

/* Sets the type by its JSON name, and the kinds of values that it accepts. */
static void set_type(const table_maker *maker, const schema *node, crd_type *type) {
  static const struct {
    const char *name;
    uint8_t bit;
  } types[] = {{"", 0},
               {"boolean", CRD_ACCEPT_BOOLEAN},
               {"integer", CRD_ACCEPT_INTEGER},
               {"number", CRD_ACCEPT_NUMBER},
               {"string", CRD_ACCEPT_STRING},
               {"array", CRD_ACCEPT_ARRAY},
               {"object", CRD_ACCEPT_OBJECT},
               {"null", CRD_ACCEPT_NULL}};
  for (size_t i = 0; i < sizeof types / sizeof *types && !type->cel_type_name; i++) {
    if (!crdc_text_is(node->type, types[i].name)) continue;
    type->cel_type_name = types[i].name;
    type->accepts = types[i].bit;
  }
  if (!type->cel_type_name) {
    type->cel_type_name = crd_arena_copy(maker->arena, node->type).data;
    type->accepts = CRD_ACCEPT_NOTHING;
  }
  if (node->int_or_string && maker->purpose == TABLE_OBJECTS) type->accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING;
}

static void set_format(const table_maker *maker, const schema *node, crd_type *type) {
  if (!node->format.size) return;
  bool objects = maker->purpose == TABLE_OBJECTS;
  crd_format format = objects ? crdc_schema_format(node, maker->kubernetes_minor) : crd_format_lookup(node->format);
  if (objects && format == CRD_FORMAT_NONE) return;
  type->format = (uint8_t)format;
  type->has_format = crd_format_tester(format);
  type->format_name = crd_arena_copy(maker->arena, node->format).data;
}

static unsigned flags_of(const table_maker *maker, const schema *node) {
  unsigned flags = 0;
  if (node->nullable) flags |= CRD_TYPE_NULLABLE;
  if (node->preserve_unknown == YES) flags |= CRD_TYPE_PRESERVE_UNKNOWN;
  if (node->embedded_resource) flags |= CRD_TYPE_EMBEDDED;
  if (crdc_schema_declares_meta(node)) flags |= CRD_TYPE_DECLARES_META;
  if (node->int_or_string && maker->purpose == TABLE_OBJECTS) flags |= CRD_TYPE_INT_OR_STRING;
  if (node->additional) return flags;
  if (node->additional_allowed == YES) flags |= CRD_TYPE_ADDITIONAL_ANY;
  /* The structural form, which judges defaults, has no false inside allOf and the like. */
  bool lost = maker->nested && maker->purpose == TABLE_DEFAULTS;
  if (node->additional_allowed == NO && !lost) flags |= CRD_TYPE_ADDITIONAL_NONE;
  return flags;
}

static bool reaches_pods(const crd_type *type) {
  return type && (type->flags & (CRD_TYPE_POD_TEMPLATE | CRD_TYPE_PODS_WITHIN));
}

/* Whether the node, or one below it, is a pod template; there is none inside another. */
static unsigned pod_flags(const schema *node, const crd_type *type) {
  if (crdc_schema_is_pod_template(node)) return CRD_TYPE_POD_TEMPLATE;
  bool within = reaches_pods(type->items) || reaches_pods(type->additional);
  for (uint16_t i = 0; type->fields && i < type->fields->count && !within; i++)
    within = reaches_pods(type->fields->items[i].type);
  return within ? CRD_TYPE_PODS_WITHIN : 0;
}

static crd_list_kind list_kind_of(const schema *node) {
  crd_string name = topology_of(node)->list_type;
  if (crdc_text_is(name, "atomic")) return CRD_LIST_ATOMIC;
  if (crdc_text_is(name, "set")) return CRD_LIST_SET;
  return crdc_text_is(name, "map") ? CRD_LIST_KEYED : CRD_LIST_UNSET;
}

bool crdc_table_fill(table_maker *maker, const schema *node, crd_type *type) {
  const schema_topology *topology = topology_of(node);
  set_type(maker, node, type);
  set_format(maker, node, type);
  type->flags = (uint16_t)flags_of(maker, node);
  type->list_kind = (uint8_t)list_kind_of(node);
  type->map_keys = topology->map_key_count ? topology->map_keys : NULL;
  type->map_key_count = (uint16_t)topology->map_key_count;
  if (node->property_count) type->fields = make_fields(maker, node);
  if (node->additional) type->additional = maker->below(maker, node->additional);
  if (node->items) type->items = maker->below(maker, node->items);
  type->flags = (uint16_t)(type->flags | pod_flags(node, type));
  bool checked = set_checks(maker, node, type);
  const crd_value *value = node->default_value;
  type->default_value = value && value->kind != CRD_NULL ? value : NULL; /* a default of null counts as none */
  return checked && (type->fields || !node->property_count) && (type->additional || !node->additional) &&
         (type->items || !node->items);
}

/* ---- a whole schema ---- */

static const crd_type *own_table(table_maker *maker, const schema *node) {
  crd_type *type = crd_arena_zalloc(maker->arena, sizeof *type);
  type->storage = CRD_STORE_VALUE;
  return crdc_table_fill(maker, node, type) ? type : NULL;
}

static const crd_pattern *own_pattern(table_maker *maker, crd_string source) {
  crd_pattern *pattern = crd_arena_zalloc(maker->arena, sizeof *pattern);
  *pattern = (crd_pattern){.source = source, .search = crd_pattern_search};
  return pattern;
}

const crd_type *crdc_schema_table(crd_arena *arena, const schema *root, table_purpose purpose) {
  table_maker maker = {.arena = arena, .purpose = purpose, .below = own_table, .pattern = own_pattern};
  return own_table(&maker, root);
}
