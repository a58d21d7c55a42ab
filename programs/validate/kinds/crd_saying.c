/* SPDX-License-Identifier: Apache-2.0 */
/* Measures the tree in place. A map that occurs several times in it, as the YAML reader reports, is mostly measured once. */
#include "crd_saying.h"
#include "../../../runtime/yaml/yaml_repeats.h"

void crd_saying_read(crd_arena *arena, crd_saying *saying, const crd_value *crd) {
  const crd_value *versions = crd_value_find(crd, "spec", "versions", NULL);
  const uint32_t count = versions && versions->kind == CRD_LIST ? versions->size : 0;
  *saying = (crd_saying){.versions = crd_arena_alloc(arena, count * sizeof *saying->versions)};
  for (uint32_t i = 0; i < count; i++) {
    const crd_value *version = &versions->as.items[i], *served = crd_value_get(version, CRD_STRING("served"));
    if (!served || served->kind != CRD_BOOL || !served->as.boolean) continue;
    crd_string name = crd_value_text(crd_value_get(version, CRD_STRING("name")));
    saying->versions[saying->version_count++] = crd_arena_copy(arena, name);
  }
}

bool crd_sayings_are_same(const crd_saying *a, const crd_saying *b) {
  return a->size == b->size && a->hash == b->hash;
}

/* ---- the parts that count ---- */

typedef enum part {
  LEFT_OUT,
  VALUE, /* the whole value counts */
  DEFINITION,
  METADATA,
  SPEC,
  VERSIONS,
  VERSION,
  VERSION_SCHEMA,
  SCHEMA,
  SCHEMAS_BY_NAME,
  SCHEMA_LIST
} part;

/* How a member is measured. A member without a row is a value, except in metadata and in maps of schemas. */
static const struct part_member {
  part of;
  part is;
  crd_string name;
} part_members[] = {
    {DEFINITION, LEFT_OUT, CRD_STRING_INIT("status")},
    {DEFINITION, METADATA, CRD_STRING_INIT("metadata")},
    {DEFINITION, SPEC, CRD_STRING_INIT("spec")},
    {METADATA, VALUE, CRD_STRING_INIT("name")},
    {SPEC, LEFT_OUT, CRD_STRING_INIT("conversion")},
    {SPEC, VERSIONS, CRD_STRING_INIT("versions")},
    {VERSION, VERSION_SCHEMA, CRD_STRING_INIT("schema")},
    {VERSION_SCHEMA, SCHEMA, CRD_STRING_INIT("openAPIV3Schema")},
    {SCHEMA, LEFT_OUT, CRD_STRING_INIT("description")},
    {SCHEMA, SCHEMAS_BY_NAME, CRD_STRING_INIT("properties")},
    {SCHEMA, SCHEMAS_BY_NAME, CRD_STRING_INIT("patternProperties")},
    {SCHEMA, SCHEMAS_BY_NAME, CRD_STRING_INIT("definitions")},
    {SCHEMA, SCHEMA_LIST, CRD_STRING_INIT("allOf")},
    {SCHEMA, SCHEMA_LIST, CRD_STRING_INIT("anyOf")},
    {SCHEMA, SCHEMA_LIST, CRD_STRING_INIT("oneOf")},
    {SCHEMA, SCHEMA, CRD_STRING_INIT("items")},
    {SCHEMA, SCHEMA, CRD_STRING_INIT("additionalProperties")},
    {SCHEMA, SCHEMA, CRD_STRING_INIT("not")},
};

static part member_of(part of, crd_string name) {
  if (of == SCHEMAS_BY_NAME) return SCHEMA;
  for (size_t i = 0; of != VALUE && i < sizeof part_members / sizeof *part_members; i++)
    if (part_members[i].of == of && crd_string_equal(part_members[i].name, name)) return part_members[i].is;
  return of == METADATA ? LEFT_OUT : VALUE;
}

static part item_of(part of) {
  return of == VERSIONS ? VERSION : of == SCHEMA_LIST ? SCHEMA : VALUE;
}

/* ---- measuring ---- */

typedef struct measure {
  uint64_t hash;
  size_t size;
} measure;

enum { MEASURED_MAPS = 1024 };

/* The last measured map of a table slot that can occur again. */
typedef struct measured_map {
  const crd_member *members;
  part is;
  measure measure;
} measured_map;

typedef struct measuring {
  uint64_t seed;
  measured_map *maps;
} measuring;

static measure measure_value(const measuring *measuring, const crd_value *value, part is);

static measure measure_text(const measuring *measuring, crd_string text) {
  return (measure){hash_name(measuring->seed, text), text.size + 2};
}

static void add_measure(measure *to, measure one) {
  to->hash = hash_mix(to->hash, one.hash);
  to->size += one.size + 1;
}

static measure measure_map(const measuring *measuring, const crd_value *map, part is) {
  measure measure = {measuring->seed ^ CRD_MAP, 2};
  measured_map *known = &measuring->maps[(hash_mix(measuring->seed, (uintptr_t)map->as.members) + is) % MEASURED_MAPS];
  if (map->flags & CRD_VALUE_REPEATED && known->members == map->as.members && known->is == is) return known->measure;
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_string name = crd_member_name(&map->as.members[i]);
    const part member = member_of(is, name);
    if (member == LEFT_OUT) continue;
    add_measure(&measure, measure_text(measuring, name));
    add_measure(&measure, measure_value(measuring, &map->as.members[i].value, member));
  }
  if (map->flags & CRD_VALUE_REPEATED) *known = (measured_map){map->as.members, is, measure};
  return measure;
}

static measure measure_value(const measuring *measuring, const crd_value *value, part is) {
  measure measure = {measuring->seed ^ value->kind, 4};
  switch (value->kind) {
  case CRD_MAP:
    return measure_map(measuring, value, is);
  case CRD_STRING_VALUE:
    return measure_text(measuring, crd_value_string(value));
  case CRD_LIST:
    for (uint32_t i = 0; i < value->size; i++)
      add_measure(&measure, measure_value(measuring, &value->as.items[i], item_of(is)));
    return measure;
  case CRD_BOOL:
    measure.hash = hash_mix(measure.hash, value->as.boolean);
    return measure;
  case CRD_INT:
    measure.hash = hash_mix(measure.hash, (uint64_t)value->as.integer);
    return measure;
  case CRD_DOUBLE: {
    uint64_t bits;
    memcpy(&bits, &value->as.number, sizeof bits);
    measure.hash = hash_mix(measure.hash, bits);
    return measure;
  }
  default:
    return measure;
  }
}

void crd_saying_measure(crd_saying *saying, uint64_t seed, crd_arena *scratch, const crd_value *crd) {
  const measuring measuring = {.seed = seed, .maps = crd_arena_zalloc(scratch, MEASURED_MAPS * sizeof *measuring.maps)};
  const measure measure = measure_value(&measuring, crd, DEFINITION);
  saying->hash = measure.hash;
  saying->size = measure.size;
  saying->measured = true;
}
