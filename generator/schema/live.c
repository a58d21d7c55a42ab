/* Type tables in memory; see live.h. Every node becomes one crd_type; equal schemas are not shared. */
#include "schema/live.h"
#include "schema/check.h"

#include <crd/json.h>

typedef struct builder {
  crd_arena *arena;
  live_purpose purpose;
  bool nested; /* inside allOf and the like */
  bool failed;
} builder;

static const crd_type *build(builder *builder, const schema *node);

/* ---- the index over an object's properties ---- */

#define MAX_SLOTS 65536u
#define SEEDS_PER_SIZE 200u
#define NO_FIELD 0xffffu

static bool try_seed(const crd_field *items, uint16_t count, uint32_t seed, uint32_t size, uint16_t *slots) {
  for (uint32_t i = 0; i < size; i++) slots[i] = NO_FIELD;
  for (uint16_t i = 0; i < count; i++) {
    uint32_t slot = crd_field_hash(items[i].name.data, items[i].name.size, seed) & (size - 1);
    if (slots[slot] != NO_FIELD) return false;
    slots[slot] = i;
  }
  return true;
}

/* The smallest power of two for which one of a few seeds sends every name to a slot of its own. */
static bool index_fields(crd_arena *arena, crd_fields *fields) {
  uint32_t size = 1;
  while (size < fields->count) size *= 2;
  for (; size <= MAX_SLOTS; size *= 2) {
    uint16_t *slots = crd_arena_alloc(arena, size * sizeof *slots);
    for (uint32_t seed = 0; seed < SEEDS_PER_SIZE; seed++) {
      if (!try_seed(fields->items, fields->count, seed, size, slots)) continue;
      fields->seed = seed;
      fields->mask = (uint16_t)(size - 1);
      fields->slots = slots;
      return true;
    }
  }
  return false;
}

static const uint64_t *defaulted_fields(crd_arena *arena, const crd_fields *fields) {
  uint64_t *bits = crd_arena_zalloc(arena, (fields->count / 64u + 1) * sizeof *bits);
  bool any = false;
  for (uint16_t i = 0; i < fields->count; i++) {
    if (!fields->items[i].type || !fields->items[i].type->default_value) continue;
    bits[i / 64] |= 1ull << (i % 64);
    any = true;
  }
  return any ? bits : NULL;
}

/* Nothing when a property is required that is not declared. */
static const uint64_t *required_fields(crd_arena *arena, const crd_fields *fields, const schema *node) {
  uint64_t *bits = crd_arena_zalloc(arena, (fields->count / 64u + 1) * sizeof *bits);
  for (size_t k = 0; k < node->required_count; k++) {
    uint16_t i = 0;
    while (i < fields->count && !crd_string_equal(fields->items[i].name, node->required[k])) i++;
    if (i == fields->count) return NULL;
    bits[i / 64] |= 1ull << (i % 64);
  }
  return node->required_count ? bits : NULL;
}

static const crd_fields *build_fields(builder *builder, const schema *node) {
  if (node->property_count >= NO_FIELD) {
    builder->failed = true;
    return NULL;
  }
  crd_fields *fields = crd_arena_zalloc(builder->arena, sizeof *fields);
  crd_field *items = crd_arena_zalloc(builder->arena, node->property_count * sizeof *items);
  for (size_t i = 0; i < node->property_count; i++) {
    items[i].name = node->properties[i].name;
    items[i].type = build(builder, node->properties[i].schema);
  }
  fields->items = items;
  fields->count = (uint16_t)node->property_count;
  if (!index_fields(builder->arena, fields)) builder->failed = true;
  fields->defaulted = defaulted_fields(builder->arena, fields);
  fields->required = required_fields(builder->arena, fields, node);
  return fields;
}

/* ---- checks ---- */

/* The detail of an enum error: strings as they are, the rest as JSON, all in Go's quotes. */
static crd_string enum_text(crd_arena *arena, const crd_value *values) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("supported values: "));
  for (uint32_t i = 0; i < values->size; i++) {
    const crd_value *value = &values->as.items[i];
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add_quoted(&text, value->kind == CRD_STRING_VALUE ? crd_value_string(value)
                                                               : crd_json_encode(arena, value, CRD_JSON_GO));
  }
  return crd_text_string(&text);
}

static const crd_type *build_nested(builder *outer, const schema *node) {
  bool nested = outer->nested;
  outer->nested = true;
  const crd_type *type = build(outer, node);
  outer->nested = nested;
  return type;
}

static const crd_type *const *build_branches(builder *builder, schema *const *branches, size_t count, uint16_t *out) {
  if (!count) return NULL;
  const crd_type **types = crd_arena_alloc(builder->arena, count * sizeof(const crd_type *));
  for (size_t i = 0; i < count; i++) types[i] = build_nested(builder, branches[i]);
  *out = (uint16_t)count;
  return types;
}

static void set_number(crd_checks *checks, uint32_t flag, number_limit limit, double *out) {
  if (!limit.set) return;
  checks->set |= flag;
  *out = limit.value;
}

static void set_count(crd_checks *checks, uint32_t flag, count_limit limit, int64_t *out) {
  if (!limit.set) return;
  checks->set |= flag;
  *out = limit.value;
}

static void build_limits(const schema *node, crd_checks *checks) {
  set_number(checks, CRD_CHECK_MINIMUM, node->minimum, &checks->minimum);
  set_number(checks, CRD_CHECK_MAXIMUM, node->maximum, &checks->maximum);
  set_number(checks, CRD_CHECK_MULTIPLE_OF, node->multiple_of, &checks->multiple_of);
  if (node->minimum.set && node->exclusive_minimum) checks->set |= CRD_CHECK_EXCLUSIVE_MINIMUM;
  if (node->maximum.set && node->exclusive_maximum) checks->set |= CRD_CHECK_EXCLUSIVE_MAXIMUM;
  if (node->unique_items) checks->set |= CRD_CHECK_UNIQUE_ITEMS;
  set_count(checks, CRD_CHECK_MIN_LENGTH, node->min_length, &checks->min_length);
  set_count(checks, CRD_CHECK_MAX_LENGTH, node->max_length, &checks->max_length);
  set_count(checks, CRD_CHECK_MIN_ITEMS, node->min_items, &checks->min_items);
  set_count(checks, CRD_CHECK_MAX_ITEMS, node->max_items, &checks->max_items);
  set_count(checks, CRD_CHECK_MIN_PROPERTIES, node->min_properties, &checks->min_properties);
  set_count(checks, CRD_CHECK_MAX_PROPERTIES, node->max_properties, &checks->max_properties);
}

static const crd_checks *build_checks(builder *builder, const schema *node) {
  crd_checks *checks = crd_arena_zalloc(builder->arena, sizeof *checks);
  build_limits(node, checks);
  if (node->has_pattern) {
    crd_pattern *pattern = crd_arena_zalloc(builder->arena, sizeof *pattern);
    pattern->source = node->pattern;
    checks->pattern = pattern;
  }
  if (node->enum_values) {
    checks->enum_values = node->enum_values->as.items;
    checks->enum_count = node->enum_values->size;
    checks->enum_text = enum_text(builder->arena, node->enum_values);
  }
  checks->required = node->required;
  checks->required_count = (uint32_t)node->required_count;
  checks->all_of = build_branches(builder, node->all_of, node->all_of_count, &checks->all_of_count);
  checks->any_of = build_branches(builder, node->any_of, node->any_of_count, &checks->any_of_count);
  checks->one_of = build_branches(builder, node->one_of, node->one_of_count, &checks->one_of_count);
  if (node->not_) checks->not_ = build_nested(builder, node->not_);
  bool any = checks->set || checks->pattern || checks->enum_count || checks->required_count || checks->all_of_count ||
             checks->any_of_count || checks->one_of_count || checks->not_;
  return any ? checks : NULL;
}

/* ---- nodes ---- */

static unsigned accepted_kinds(const builder *builder, const schema *node) {
  static const struct {
    const char *name;
    unsigned bit;
  } types[] = {{"boolean", CRD_ACCEPT_BOOLEAN}, {"integer", CRD_ACCEPT_INTEGER}, {"number", CRD_ACCEPT_NUMBER},
               {"string", CRD_ACCEPT_STRING},   {"array", CRD_ACCEPT_ARRAY},     {"object", CRD_ACCEPT_OBJECT}};
  if (node->int_or_string && builder->purpose == LIVE_OBJECTS) return CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING;
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (text_is(node->type, types[i].name)) return types[i].bit;
  if (text_is(node->type, "null")) return CRD_ACCEPT_NULL;
  return node->type.size ? CRD_ACCEPT_NOTHING : 0;
}

static void build_format(const builder *builder, const schema *node, crd_type *type) {
  if (!node->format.size) return;
  crd_format format = builder->purpose == LIVE_OBJECTS ? schema_format(node, 0) : crd_format_lookup(node->format);
  if (builder->purpose == LIVE_OBJECTS && format == CRD_FORMAT_NONE) return;
  type->format = (uint8_t)format;
  type->format_name = crd_arena_copy(builder->arena, node->format).data;
}

static unsigned build_flags(const builder *builder, const schema *node) {
  unsigned flags = 0;
  if (node->nullable) flags |= CRD_TYPE_NULLABLE;
  if (node->preserve_unknown == YES) flags |= CRD_TYPE_PRESERVE_UNKNOWN;
  if (node->embedded_resource) flags |= CRD_TYPE_EMBEDDED;
  if (node->int_or_string && builder->purpose == LIVE_OBJECTS) flags |= CRD_TYPE_INT_OR_STRING;
  if (node->additional_allowed == YES && !node->additional) flags |= CRD_TYPE_ADDITIONAL_ANY;
  /* The structural form, by which defaults are judged, has no false inside allOf and the like. */
  bool lost = builder->nested && builder->purpose == LIVE_DEFAULTS;
  if (node->additional_allowed == NO && !lost) flags |= CRD_TYPE_ADDITIONAL_NONE;
  return flags;
}

static const crd_type *build(builder *builder, const schema *node) {
  crd_type *type = crd_arena_zalloc(builder->arena, sizeof *type);
  type->name = type->cel_type_name = node->type.size ? crd_arena_copy(builder->arena, node->type).data : "";
  type->flags = (uint16_t)build_flags(builder, node);
  type->accepts = (uint8_t)accepted_kinds(builder, node);
  type->storage = CRD_STORE_VALUE;
  build_format(builder, node, type);
  if (text_is(node->list_type, "atomic")) type->list_kind = CRD_LIST_ATOMIC;
  if (text_is(node->list_type, "set")) type->list_kind = CRD_LIST_SET;
  if (text_is(node->list_type, "map")) type->list_kind = CRD_LIST_KEYED;
  type->map_keys = node->map_keys;
  type->map_key_count = (uint16_t)node->map_key_count;
  if (node->property_count) type->fields = build_fields(builder, node);
  if (node->additional) type->additional = build(builder, node->additional);
  if (node->items) type->items = build(builder, node->items);
  type->checks = build_checks(builder, node);
  type->default_value = node->default_value;
  return type;
}

const crd_type *live_type(crd_arena *arena, const schema *root, live_purpose purpose) {
  builder builder = {.arena = arena, .purpose = purpose};
  const crd_type *type = build(&builder, root);
  return builder.failed ? NULL : type;
}
