/* SPDX-License-Identifier: Apache-2.0 */
/* The keywords of JSON schemas: those with the same meaning in a CRD, annotations, and those without a counterpart. */
#include "schema/tree/field_hash.h"
#include "schema_parts.h"

typedef enum part {
  PART_SAME,      /* a check on values: copied */
  PART_EXTENSION, /* of Kubernetes: copied outside of branches */
  PART_OWN,       /* converted by the walk */
  PART_NOTE,      /* annotations, without effect on values */
  PART_REFUSED    /* has no counterpart */
} part;

static const struct {
  const char *name;
  part part;
} keywords[] = {{"$comment", PART_NOTE},
                {"$defs", PART_NOTE},
                {"$dynamicRef", PART_REFUSED},
                {"$id", PART_NOTE},
                {"$recursiveRef", PART_REFUSED},
                {"$ref", PART_OWN},
                {"$schema", PART_NOTE},
                {"additionalItems", PART_REFUSED},
                {"additionalProperties", PART_OWN},
                {"allOf", PART_OWN},
                {"anyOf", PART_OWN},
                {"const", PART_OWN},
                {"contains", PART_REFUSED},
                {"default", PART_EXTENSION},
                {"definitions", PART_NOTE},
                {"dependencies", PART_REFUSED},
                {"dependentRequired", PART_REFUSED},
                {"dependentSchemas", PART_REFUSED},
                {"disallow", PART_REFUSED},
                {"else", PART_REFUSED},
                {"enum", PART_OWN},
                {"exclusiveMaximum", PART_OWN},
                {"exclusiveMinimum", PART_OWN},
                {"extends", PART_REFUSED},
                {"format", PART_OWN},
                {"if", PART_REFUSED},
                {"items", PART_OWN},
                {"maxItems", PART_SAME},
                {"maxLength", PART_SAME},
                {"maxProperties", PART_SAME},
                {"maximum", PART_SAME},
                {"minItems", PART_SAME},
                {"minLength", PART_SAME},
                {"minProperties", PART_SAME},
                {"minimum", PART_SAME},
                {"multipleOf", PART_SAME},
                {"not", PART_OWN},
                {"nullable", PART_OWN},
                {"oneOf", PART_OWN},
                {"pattern", PART_SAME},
                {"patternProperties", PART_OWN},
                {"prefixItems", PART_REFUSED},
                {"properties", PART_OWN},
                {"propertyNames", PART_REFUSED},
                {"required", PART_SAME},
                {"then", PART_REFUSED},
                {"type", PART_OWN},
                {"unevaluatedItems", PART_REFUSED},
                {"unevaluatedProperties", PART_OWN},
                {"uniqueItems", PART_OWN},
                {"x-kubernetes-embedded-resource", PART_EXTENSION},
                {"x-kubernetes-int-or-string", PART_OWN},
                {"x-kubernetes-list-map-keys", PART_EXTENSION},
                {"x-kubernetes-list-type", PART_EXTENSION},
                {"x-kubernetes-map-type", PART_EXTENSION},
                {"x-kubernetes-preserve-unknown-fields", PART_EXTENSION},
                {"x-kubernetes-validations", PART_EXTENSION}};

/* Unknown keywords are annotations, as in JSON schema. */
static part keyword_part(crd_string name) {
  size_t low = 0, high = sizeof keywords / sizeof *keywords;
  while (low < high) {
    size_t middle = (low + high) / 2;
    int order = crd_string_compare(name, crd_string_of(keywords[middle].name));
    if (!order) return keywords[middle].part;
    *(order < 0 ? &high : &low) = order < 0 ? middle : middle + 1;
  }
  return PART_NOTE;
}

void schema_put(turning *turning, crd_value *map, const char *name, crd_value value, const crd_value *place) {
  if (value.offset == CRD_NO_OFFSET) value.offset = place->offset;
  crd_value_set(turning->arena, map, crd_string_of(name), value);
  crd_member *member = &map->as.members[map->size - 1];
  if (crd_string_equal(crd_member_name(member), crd_string_of(name))) member->name_offset = place->offset;
}

/* Adds a member with its places. */
static bool put_member(turning *turning, crd_value *map, const crd_member *member) {
  if (!schema_count_values(turning, &member->value, &member->value)) return false;
  crd_value_set(turning->arena, map, crd_member_name(member), crd_value_copy(turning->arena, &member->value));
  crd_member *last = &map->as.members[map->size - 1];
  if (crd_string_equal(crd_member_name(last), crd_member_name(member))) last->name_offset = member->name_offset;
  return true;
}

/* ---- keywords with another form in a CRD ---- */

static bool is_number(const crd_value *value) {
  return value && (value->kind == CRD_INT || value->kind == CRD_DOUBLE);
}

static double number_of(const crd_value *value) {
  return value->kind == CRD_INT ? (double)value->as.integer : value->as.number;
}

/* Converts a bound beside minimum or maximum: true or false in draft 4, a number since draft 6. */
static bool turn_exclusive(turning *turning, const crd_value *node, const char *name, const char *bound, crd_value *made) {
  const crd_value *exclusive = keyword(node, name), *other = keyword(node, bound);
  if (!exclusive || exclusive->kind == CRD_NULL) return true;
  if (exclusive->kind == CRD_BOOL) {
    schema_put(turning, made, name, *exclusive, exclusive);
    return true;
  }
  if (!is_number(exclusive)) return schema_fails(turning, exclusive, "%s is neither a number nor true or false", name);
  bool lower = bound[1] == 'i';
  if (is_number(other) && (lower ? number_of(other) > number_of(exclusive) : number_of(other) < number_of(exclusive)))
    return true; /* the other one is stricter */
  schema_put(turning, made, bound, *exclusive, exclusive);
  schema_put(turning, made, name, crd_value_make_bool(true), exclusive);
  return true;
}

/* The values without null, which the API server never accepts, and without duplicates. */
static crd_value distinct_values(turning *turning, const crd_value *values) {
  crd_value list = crd_value_make_list(turning->arena, values->size);
  name_table met = {.arena = turning->arena};
  crd_name_table_reserve(&met, values->size);
  for (uint32_t i = 0; i < values->size; i++) {
    crd_value *value = &values->as.items[i];
    if (value->kind == CRD_NULL) continue;
    crd_string written = crd_json_encode(turning->arena, value, CRD_JSON_COMPACT);
    if (crd_name_table_find(&met, written)) continue;
    crd_name_table_put(&met, written, value);
    crd_value_append(turning->arena, &list, crd_value_copy(turning->arena, value));
  }
  return list;
}

static bool turn_enum(turning *turning, const crd_value *node, crd_value *made) {
  const crd_value *values = keyword(node, "enum"), *constant = keyword(node, "const");
  if (values && values->kind != CRD_LIST) return schema_fails(turning, values, "enum is no list");
  if (values && constant) return schema_fails(turning, constant, "const beside enum has no counterpart in a CRD's schema");
  if (!values && !constant) return true;
  const crd_value *place = values ? values : constant;
  if (!schema_count_values(turning, place, place)) return false;
  crd_value list = values ? distinct_values(turning, values) : crd_value_make_list(turning->arena, 1);
  if (constant) crd_value_append(turning->arena, &list, crd_value_copy(turning->arena, constant));
  schema_put(turning, made, "enum", list, place);
  return true;
}

/* Converts to a set, if a CRD allows sets of such items. */
static bool turn_unique(turning *turning, const crd_value *node, crd_value *made) {
  const crd_value *unique = keyword(node, "uniqueItems");
  if (!unique || unique->kind != CRD_BOOL || !unique->as.boolean || keyword(node, "x-kubernetes-list-type")) return true;
  const crd_value *type = crd_value_find(made, "items", "type", NULL);
  crd_string name = crd_value_text(type);
  if (!name.size || crd_string_equal(name, CRD_STRING("object")) || crd_string_equal(name, CRD_STRING("array")))
    return schema_fails(turning, unique, "uniqueItems of items that are no scalars has no counterpart in a CRD's schema");
  schema_put(turning, made, "x-kubernetes-list-type", crd_value_make_string(CRD_STRING("set")), unique);
  return true;
}

/* ---- copying ---- */

bool schema_has_room(const turning *turning, const crd_value *properties) {
  return properties->size <= FIELD_HASH_MAX || schema_fails(turning, properties, WIDE_OBJECT, FIELD_HASH_MAX);
}

/* A pattern that matches every name: its schema becomes that of additionalProperties. */
static bool fits_every_name(crd_string pattern) {
  static const char *const patterns[] = {"", "^", "$", ".*", "^.*", ".*$", "^.*$"};
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++)
    if (crd_string_equal(pattern, crd_string_of(patterns[i]))) return true;
  return false;
}

const crd_value *schema_of_any_name(const crd_value *node) {
  const crd_value *patterned = keyword(node, "patternProperties");
  bool one = patterned && patterned->kind == CRD_MAP && patterned->size == 1;
  return one && fits_every_name(crd_member_name(&patterned->as.members[0])) ? &patterned->as.members[0].value : NULL;
}

/* Refuses keywords about the names of members, and about otherwise undeclared members. */
static bool check_member_names(const turning *turning, const crd_value *node) {
  const crd_value *patterned = keyword(node, "patternProperties"), *rest = keyword(node, "unevaluatedProperties");
  bool none = !patterned || patterned->kind == CRD_NULL || (patterned->kind == CRD_MAP && !patterned->size);
  if (!none && !schema_of_any_name(node))
    return schema_fails(turning, patterned,
                        "patternProperties has no counterpart in a CRD's schema, but of one pattern that every name fits");
  if (rest && rest->kind != CRD_NULL && rest->kind != CRD_BOOL)
    return schema_fails(turning, rest, "unevaluatedProperties has no counterpart in a CRD's schema but as true or false");
  return true;
}

bool schema_copy_checks(turning *turning, const crd_value *node, crd_value *made) {
  bool good = check_member_names(turning, node);
  for (uint32_t i = 0; i < node->size; i++) {
    const crd_member *member = &node->as.members[i];
    part part = keyword_part(crd_member_name(member));
    if (part == PART_REFUSED && member->value.kind != CRD_NULL)
      good = schema_fails(turning, &member->value, "%.*s has no counterpart in a CRD's schema",
                          CRD_PRINT(crd_member_name(member)));
    if (part == PART_SAME && member->value.kind != CRD_NULL) good = put_member(turning, made, member) && good;
  }
  const crd_value *format = keyword(node, "format");
  if (format && format->kind == CRD_STRING_VALUE && !crd_value_is_string(format, CRD_STRING("int-or-string")))
    schema_put(turning, made, "format", *format, format);
  return turn_exclusive(turning, node, "exclusiveMinimum", "minimum", made) &&
         turn_exclusive(turning, node, "exclusiveMaximum", "maximum", made) && turn_enum(turning, node, made) && good;
}

bool schema_copy_extensions(turning *turning, const crd_value *node, crd_value *made) {
  for (uint32_t i = 0; i < node->size; i++) {
    const crd_member *member = &node->as.members[i];
    crd_string name = crd_member_name(member);
    if (keyword_part(name) != PART_EXTENSION || member->value.kind == CRD_NULL) continue;
    /* In built-in kinds keys can be missing in items, and defaults are code. */
    if (turning->of_server && !crd_string_equal(name, CRD_STRING("x-kubernetes-preserve-unknown-fields"))) continue;
    if (!put_member(turning, made, member)) return false;
    turning->has_rules |= crd_string_equal(name, CRD_STRING("x-kubernetes-validations"));
  }
  return turn_unique(turning, node, made);
}
