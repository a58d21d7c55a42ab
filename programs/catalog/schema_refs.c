/* SPDX-License-Identifier: Apache-2.0 */
/* The schema that a node of a JSON schema stands for, and its type. */
#include "../../runtime/base/nearest_name.h"
#include "schema_parts.h"
#include <stdarg.h>
#include <stdio.h>

bool schema_fails(const turning *turning, const crd_value *at, const char *format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  crdc_diagnostics_add(turning->diagnostics, SEVERITY_ERROR, (location){turning->text->source, at->offset}, "%s", text);
  return false;
}

/* ---- counting ---- */

bool schema_count_node(turning *turning, const crd_value *at) {
  if (turning->nodes++ < SCHEMA_MOST_NODES) return true;
  return schema_fails(turning, at, "the schema becomes more than %u nodes", SCHEMA_MOST_NODES);
}

static void add_values(turning *turning, const crd_value *copied) {
  turning->values++;
  for (uint32_t i = 0; copied->kind == CRD_LIST && i < copied->size && turning->values <= SCHEMA_MOST_VALUES; i++)
    add_values(turning, &copied->as.items[i]);
  for (uint32_t i = 0; copied->kind == CRD_MAP && i < copied->size && turning->values <= SCHEMA_MOST_VALUES; i++)
    add_values(turning, &copied->as.members[i].value);
}

bool schema_count_values(turning *turning, const crd_value *at, const crd_value *copied) {
  if (turning->values <= SCHEMA_MOST_VALUES) add_values(turning, copied);
  if (turning->values <= SCHEMA_MOST_VALUES) return true;
  return schema_fails(turning, at, "the schema has more than %u values, each $ref counted", SCHEMA_MOST_VALUES);
}

/* ---- references ---- */

/* A step of a JSON pointer, with ~0, ~1 and %XX decoded. */
static crd_string unescape_step(crd_arena *arena, crd_string step) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < step.size; i++) {
    const char *at = step.data + i;
    unsigned code;
    char digits[3] = {0};
    if (i + 2 < step.size && *at == '%') memcpy(digits, at + 1, 2);
    if (digits[0] && sscanf(digits, "%2x", &code) == 1) {
      crd_text_add_char(&text, (char)code);
      i += 2;
    } else if (i + 1 < step.size && *at == '~' && (at[1] == '0' || at[1] == '1')) {
      crd_text_add_char(&text, at[1] == '0' ? '~' : '/');
      i++;
    } else {
      crd_text_add_char(&text, *at);
    }
  }
  return crd_text_string(&text);
}

/* The key of a value in a table: its address. */
static crd_string place_key(const crd_value *const *place) {
  return (crd_string){(const char *)place, sizeof *place};
}

/* The members of a map by their names. */
typedef struct map_index {
  const crd_value *map;
  name_table names;
} map_index;

const crd_value *schema_member(turning *turning, const crd_value *map, crd_string name) {
  enum { FEW = 32 };
  if (map->kind != CRD_MAP || map->size <= FEW) return crd_value_get(map, name);
  map_index *index = crd_name_table_find(&turning->indexes, place_key(&map));
  if (!index) {
    index = crd_arena_alloc(turning->arena, sizeof *index);
    *index = (map_index){map, {.arena = turning->arena}};
    crd_name_table_reserve(&index->names, map->size);
    for (uint32_t i = 0; i < map->size; i++)
      crd_name_table_put(&index->names, crd_member_name(&map->as.members[i]), &map->as.members[i].value);
    crd_name_table_put(&turning->indexes, place_key(&index->map), index);
  }
  return crd_name_table_find(&index->names, name);
}

static const crd_value *step_into(turning *turning, const crd_value *value, crd_string step) {
  if (value->kind == CRD_MAP) return schema_member(turning, value, step);
  uint32_t index = 0;
  if (value->kind != CRD_LIST || !step.size || step.size > 6) return NULL;
  for (size_t i = 0; i < step.size; i++) {
    if (step.data[i] < '0' || step.data[i] > '9') return NULL;
    index = index * 10 + (uint32_t)(step.data[i] - '0');
  }
  return index < value->size ? &value->as.items[index] : NULL;
}

/* The value that "#/definitions/x" names; NULL with an error. */
static const crd_value *find_target(turning *turning, const crd_value *reference) {
  crd_string rest = crd_value_text(reference);
  if (!rest.size || rest.data[0] != '#') {
    schema_fails(turning, reference, "$ref to another file: only those within the schema (\"#/...\") are followed");
    return NULL;
  }
  const crd_value *at = turning->text->root;
  rest = crd_string_slice(rest, 1, rest.size);
  while (at && rest.size) {
    if (rest.data[0] != '/') break;
    rest = crd_string_slice(rest, 1, rest.size);
    const char *slash = memchr(rest.data, '/', rest.size);
    size_t size = slash ? (size_t)(slash - rest.data) : rest.size;
    at = step_into(turning, at, unescape_step(turning->arena, crd_string_slice(rest, 0, size)));
    rest = crd_string_slice(rest, size, rest.size);
  }
  if (at && !rest.size) return at;
  schema_fails(turning, reference, "$ref leads nowhere: %.*s", CRD_PRINT(crd_value_text(reference)));
  return NULL;
}

/* The target of one or more $refs. */
typedef struct ref_target {
  const crd_value *value;
  bool open; /* a $ref to it leads to the current node */
} ref_target;

/* A $ref that was followed before: several nodes can be made from its node. */
typedef struct followed_ref {
  const crd_value *reference;
  ref_target *target;
} followed_ref;

static ref_target *target_of(turning *turning, const crd_value *reference) {
  const followed_ref *known = crd_name_table_find(&turning->followed, place_key(&reference));
  const crd_value *value = known ? NULL : find_target(turning, reference);
  if (known || !value) return known ? known->target : NULL;
  ref_target *target = crd_name_table_find(&turning->targets, place_key(&value));
  if (!target) {
    target = crd_arena_alloc(turning->arena, sizeof *target);
    *target = (ref_target){value, false};
    crd_name_table_put(&turning->targets, place_key(&target->value), target);
  }
  followed_ref *followed = crd_arena_alloc(turning->arena, sizeof *followed);
  *followed = (followed_ref){reference, target};
  crd_name_table_put(&turning->followed, place_key(&followed->reference), followed);
  return target;
}

static const crd_value *follow(turning *turning, const crd_value *reference) {
  if (reference->kind != CRD_STRING_VALUE) {
    schema_fails(turning, reference, "$ref is no text");
    return NULL;
  }
  ref_target *target = target_of(turning, reference);
  if (!target || !schema_count_node(turning, reference)) return NULL;
  if (target->open) {
    schema_fails(turning, reference, "$ref leads back to what it stands in: a CRD's schema has no such types");
    return NULL;
  }
  CRD_ARENA_PUSH(turning->arena, turning->open, turning->open_count, turning->open_room, 16, target);
  target->open = true;
  return target->value;
}

void schema_leave(turning *turning, size_t open_count) {
  while (turning->open_count > open_count) turning->open[--turning->open_count]->open = false;
}

/* Keywords that can be beside a wrapped schema, and take precedence over its own. */
static bool is_note(crd_string name) {
  if (crd_is_among(name, "allOf default description title nullable")) return true;
  return name.size > 1 && name.data[0] == 'x' && name.data[1] == '-';
}

/* The X of {allOf: [X]} with no other keyword about values: OpenAPI v3 wraps references so. */
static const crd_value *wrapped_in(const crd_value *node) {
  const crd_value *all = keyword(node, "allOf");
  if (!all || all->kind != CRD_LIST || all->size != 1 || all->as.items[0].kind != CRD_MAP) return NULL;
  for (uint32_t i = 0; i < node->size; i++)
    if (!is_note(crd_member_name(&node->as.members[i]))) return NULL;
  return &all->as.items[0];
}

const crd_value *schema_with_notes(turning *turning, const crd_value *node, const crd_value *wrapper,
                                   const crd_value *inner) {
  crd_value *both = crd_arena_alloc(turning->arena, sizeof *both);
  *both = *inner; /* only its members are read */
  both->capacity = 0;
  both->as.members = crd_arena_alloc(turning->arena, (inner->size + 1) * sizeof *both->as.members);
  if (inner->size) memcpy(both->as.members, inner->as.members, inner->size * sizeof *both->as.members);
  for (uint32_t i = 0; i < node->size; i++) {
    const crd_member *member = &node->as.members[i];
    crd_string name = crd_member_name(member);
    crd_value *rules = crd_string_equal(name, CRD_STRING("x-kubernetes-validations")) ? crd_value_get(both, name) : NULL;
    if (&member->value == wrapper) continue;
    if (rules) *rules = crd_value_copy(turning->arena, rules);
    if (!rules || rules->kind != CRD_LIST || member->value.kind != CRD_LIST) {
      crd_value_set(turning->arena, both, name, member->value);
      continue;
    }
    for (uint32_t k = 0; k < member->value.size; k++) crd_value_append(turning->arena, rules, member->value.as.items[k]);
  }
  return both;
}

/* The schema inside the wrapper of a node. */
static const crd_value *unwrap(turning *turning, const crd_value *node, const crd_value *wrapped) {
  if (turning->depth >= SCHEMA_MOST_DEPTH) {
    schema_fails(turning, node, "the schema is nested too deep");
    return NULL;
  }
  turning->depth++;
  const crd_value *inner = schema_resolve(turning, wrapped);
  turning->depth--;
  return inner && inner->kind == CRD_MAP ? schema_with_notes(turning, node, keyword(node, "allOf"), inner) : inner;
}

const crd_value *schema_resolve(turning *turning, const crd_value *node) {
  while (node) {
    const crd_value *reference = node->kind == CRD_MAP ? keyword(node, "$ref") : NULL;
    const crd_value *wrapped = node->kind == CRD_MAP && !reference ? wrapped_in(node) : NULL;
    if (wrapped) return unwrap(turning, node, wrapped);
    if (!reference) return node;
    node = follow(turning, reference);
  }
  return NULL;
}

/* ---- types ---- */

static bool is_type(const crd_value *value, const char *name) {
  return value && crd_value_is_string(value, crd_string_of(name));
}

/* Types as bits; others are TYPE_OTHER. */
enum { TYPE_INTEGER = 1, TYPE_STRING = 2, TYPE_NULL = 4, TYPE_NUMBER = 8, TYPE_OTHER = 16 };

static unsigned type_bit(const crd_value *name) {
  return is_type(name, "integer")  ? TYPE_INTEGER
         : is_type(name, "string") ? TYPE_STRING
         : is_type(name, "null")   ? TYPE_NULL
         : is_type(name, "number") ? TYPE_NUMBER
                                   : TYPE_OTHER;
}

static unsigned type_bits(const crd_value *types) {
  unsigned bits = 0;
  if (!types || types->kind != CRD_LIST) return type_bit(types);
  for (uint32_t i = 0; i < types->size; i++) bits |= type_bit(&types->as.items[i]);
  return bits;
}

/* The types of a schema that has nothing else. */
static unsigned bare_type_bits(const crd_value *node) {
  return node->kind == CRD_MAP && node->size == 1 ? type_bits(keyword(node, "type")) : TYPE_OTHER;
}

/* The types of a list of such schemas. */
static unsigned union_bits(const crd_value *list) {
  unsigned bits = 0;
  if (!list || list->kind != CRD_LIST || list->size < 2) return TYPE_OTHER;
  for (uint32_t i = 0; i < list->size; i++) bits |= bare_type_bits(&list->as.items[i]);
  return bits;
}

/* The X of {anyOf: [X, {type: null}]} with no other keyword about values. */
static const crd_value *find_nullable(const crd_value *node, const crd_value *list) {
  if (!list || list->kind != CRD_LIST || list->size != 2) return NULL;
  for (uint32_t i = 0; i < node->size; i++)
    if (&node->as.members[i].value != list && !is_note(crd_member_name(&node->as.members[i]))) return NULL;
  for (uint32_t i = 0; i < 2; i++)
    if (bare_type_bits(&list->as.items[i]) == TYPE_NULL && list->as.items[1 - i].kind == CRD_MAP)
      return &list->as.items[1 - i];
  return NULL;
}

static bool read_type_list(const turning *turning, const crd_value *types, schema_type *type) {
  bool integer = false, string = false;
  uint32_t left = 0;
  for (uint32_t i = 0; i < types->size; i++) {
    const crd_value *one = &types->as.items[i];
    if (one->kind != CRD_STRING_VALUE) return schema_fails(turning, one, "a type is no name");
    if (is_type(one, "null")) {
      type->nullable = true;
      continue;
    }
    integer |= is_type(one, "integer");
    string |= is_type(one, "string");
    type->name = crd_value_string(one);
    left++;
  }
  if (left == 2 && integer && string) {
    type->int_or_string = true;
    type->name = (crd_string){NULL, 0};
  } else if (left > 1) {
    return schema_fails(turning, types, "several types: a CRD's schema has one, or integer and string");
  }
  return left > 0 || schema_fails(turning, types, "no type but null: a CRD's schema has none for that");
}

/* The type that the keywords imply if a schema names none. */
static crd_string type_by_keywords(const crd_value *node) {
  static const struct {
    const char *keyword;
    crd_string type;
  } rows[] = {{"properties", CRD_STRING_INIT("object")},
              {"additionalProperties", CRD_STRING_INIT("object")},
              {"patternProperties", CRD_STRING_INIT("object")},
              {"required", CRD_STRING_INIT("object")},
              {"items", CRD_STRING_INIT("array")},
              {"minLength", CRD_STRING_INIT("string")},
              {"maxLength", CRD_STRING_INIT("string")},
              {"pattern", CRD_STRING_INIT("string")},
              {"minItems", CRD_STRING_INIT("array")},
              {"maxItems", CRD_STRING_INIT("array")},
              {"minProperties", CRD_STRING_INIT("object")},
              {"maxProperties", CRD_STRING_INIT("object")}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (keyword(node, rows[i].keyword)) return rows[i].type;
  return (crd_string){NULL, 0};
}

/* The common type of all values of an enum. */
static crd_string type_by_values(const crd_value *node) {
  const crd_value *values = keyword(node, "enum"), *constant = keyword(node, "const");
  const crd_value *list = values && values->kind == CRD_LIST ? values->as.items : constant;
  uint32_t count = values && values->kind == CRD_LIST ? values->size : constant ? 1 : 0;
  const char *type = NULL;
  for (uint32_t i = 0; i < count; i++) {
    if (list[i].kind == CRD_NULL) continue;
    const char *one = crd_value_type_name(&list[i]);
    if (type && strcmp(type, one) != 0) return (crd_string){NULL, 0};
    type = one;
  }
  return crd_string_of(type);
}

bool schema_type_read(const turning *turning, const crd_value *node, schema_type *type) {
  const crd_value *types = keyword(node, "type"), *flag = keyword(node, "x-kubernetes-int-or-string"),
                  *nullable = keyword(node, "nullable"), *values = keyword(node, "enum");
  *type = (schema_type){.place = types ? types : node};
  bool good = true;
  type->nullable = nullable && nullable->kind == CRD_BOOL && nullable->as.boolean;
  for (uint32_t i = 0; values && values->kind == CRD_LIST && i < values->size; i++)
    type->nullable |= values->as.items[i].kind == CRD_NULL;
  if (types && types->kind == CRD_LIST)
    good = read_type_list(turning, types, type);
  else if (types && types->kind == CRD_STRING_VALUE)
    type->name = crd_value_string(types);
  else if (types && types->kind != CRD_NULL)
    good = schema_fails(turning, types, "type is neither a name nor a list of names");
  if (flag && flag->kind == CRD_BOOL && flag->as.boolean) {
    type->int_or_string = true;
    type->name = (crd_string){NULL, 0};
    return good;
  }
  static const char *const lists[] = {"oneOf", "anyOf"};
  for (size_t i = 0; good && i < 2 && !type->pair; i++) {
    const crd_value *list = keyword(node, lists[i]);
    unsigned bits = type->name.size ? TYPE_OTHER : union_bits(list), without = bits & ~(unsigned)TYPE_NULL;
    bool pair = without == (TYPE_INTEGER | TYPE_STRING);
    /* quantities of built-in kinds: no type of a CRD accepts both 0.5 and "500m" */
    bool any = turning->of_server && without == (TYPE_NUMBER | TYPE_STRING);
    type->inner = pair || any || type->name.size ? NULL : find_nullable(node, list);
    type->int_or_string |= pair;
    type->any |= any;
    if (pair || any || type->inner) type->pair = list;
    type->nullable |= type->inner || ((pair || any) && (bits & TYPE_NULL));
  }
  bool named = crd_value_is_string(keyword(node, "format") ? keyword(node, "format") : node, CRD_STRING("int-or-string"));
  if (named) {
    type->int_or_string = true;
    type->name = (crd_string){NULL, 0};
  }
  if (type->name.size || type->int_or_string || type->any || type->inner || types) return good;
  type->name = type_by_keywords(node);
  if (!type->name.size) type->name = type_by_values(node);
  return good;
}
