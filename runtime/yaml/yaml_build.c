/* SPDX-License-Identifier: Apache-2.0 */
/* Nodes to a value tree, in two passes as upstream: go-yaml v2's decoder into an interface{}, then the conversion of
 * sigs.k8s.io/yaml (keys to names, numbers through JSON). So errors of the first pass come before those of the second, and
 * the second pass does not check values that a later duplicate key has replaced.
 *
 * Between the passes a member's value has the type of its key (key_type), since the keys 1 and "1" differ in go-yaml and are
 * equal in JSON. It also has a flag for its form before JSON (YAML_VALUE_RAW). Merge keys are applied in the order of the
 * map, over the members before them, as go-yaml v2 does. */
#include "../base/arena_private.h"
#include "../base/hash.h"
#include "../value/members.h"
#include "../value/number.h"
#include "yaml_parts.h"
#include <math.h>
#include <stdlib.h>

#define DEFAULT_DEPTH 10000u
#define HASHED_YAML_MAP 16u
#define PATH_BUDGET (16u << 20)

/* The path of the value that is being built, for duplicate keys. */
typedef struct build_place build_place;
struct build_place {
  const build_place *parent;
  crd_string name;
  uint32_t index;
  bool is_item;
};

/* A map under construction. */
typedef struct map_builder {
  crd_member *members;
  uint32_t count, room;
  uint32_t *slots; /* hash table of indices + 1 */
  uint32_t slot_count;
} map_builder;

typedef struct yaml_builder {
  crd_arena *arena;
  crd_duplicates *duplicates;
  crd_strict_errors keys; /* duplicate keys */
  size_t path_budget;
  uint32_t depth, max_depth;
  const yaml_node *too_deep;      /* the first collection that is nested too deep */
  uint64_t decoded, from_aliases; /* go-yaml's decodeCount and aliasCount */
  uint32_t alias_depth;
  bool unsupported; /* a number was found that JSON cannot represent */
  bool raw_keys;    /* keys were found that may not be UTF-8 */
  crd_parse_error *error;
} yaml_builder;

static bool build_error(yaml_builder *builder, uint32_t offset, crd_string message) {
  *builder->error = (crd_parse_error){.message = message, .offset = offset};
  return false;
}

static bool fail_yaml(yaml_builder *builder, const yaml_node *node, crd_string problem) {
  return build_error(builder, node->offset, crd_arena_printf(builder->arena, "yaml: %.*s", (int)problem.size, problem.data));
}

/* ---- limits ---- */

/* allowedAliasRatio: from 99 % for 400,000 decodings down to 10 % for 4,000,000. */
static double allowed_alias_ratio(uint64_t decoded) {
  const double low = 400000, high = 4000000;
  double at = (double)decoded;
  if (at <= low) return 0.99;
  if (at >= high) return 0.10;
  return 0.99 - 0.89 * ((at - low) / (high - low));
}

static bool count_decoding(yaml_builder *builder, const yaml_node *node) {
  builder->decoded++;
  if (builder->alias_depth > 0) builder->from_aliases++;
  if (builder->from_aliases > 100 && builder->decoded > 1000 &&
      (double)builder->from_aliases / (double)builder->decoded > allowed_alias_ratio(builder->decoded))
    return fail_yaml(builder, node, CRD_STRING("document contains excessive aliasing"));
  return true;
}

/* False where JSON's decoder would refuse the depth. That error is reported last, when there is no other. */
static bool go_deeper(yaml_builder *builder, const yaml_node *node) {
  if (builder->depth < builder->max_depth) {
    builder->depth++;
    return true;
  }
  if (!builder->too_deep) builder->too_deep = node;
  return false;
}

/* ---- duplicates ---- */

static void add_place(crd_text *path, const build_place *at) {
  if (!at) return;
  add_place(path, at->parent);
  if (at->is_item) {
    crd_text_printf(path, "[%u]", at->index);
  } else {
    if (at->parent) crd_text_add_char(path, '.');
    crd_text_add(path, at->name);
  }
}

static void note_path(yaml_builder *builder, const build_place *here, uint32_t offset) {
  crd_duplicates *duplicates = builder->duplicates;
  size_t cost = builder->depth + here->name.size;
  if (!duplicates || duplicates->count == CRD_MAX_DUPLICATES || builder->path_budget < cost) return;
  crd_text path = {.arena = builder->arena};
  add_place(&path, here);
  cost += path.size;
  builder->path_budget -= builder->path_budget < cost ? builder->path_budget : cost;
  for (uint32_t i = 0; i < duplicates->count; i++)
    if (crd_string_equal(duplicates->items[i].path, crd_text_string(&path))) return;
  duplicates->items[duplicates->count++] = (crd_duplicate){.path = crd_text_string(&path), .offset = offset};
}

/* setMapIndex's error; its line is that of the value. */
static void note_key(yaml_builder *builder, const yaml_scalar *key, const yaml_node *value) {
  crd_text text = {.arena = builder->arena};
  crd_yaml_add_go_syntax(&text, key);
  crd_strict_add(&builder->keys, (crd_strict_error){.kind = CRD_STRICT_KEY,
                                                    .path = crd_text_string(&text),
                                                    .line = value->line + 1,
                                                    .offset = value->offset});
}

/* ---- maps ---- */

static bool has_key(const crd_member *member, crd_string name, uint16_t type) {
  return member->value.key_type == type && crd_string_equal(crd_member_name(member), name);
}

static uint32_t *find_slot(const yaml_builder *builder, const map_builder *map, crd_string name, uint16_t type) {
  uint32_t mask = map->slot_count - 1;
  for (uint32_t at = (uint32_t)hash_name(builder->arena->seed + type, name) & mask;; at = (at + 1) & mask) {
    uint32_t index = map->slots[at];
    if (index == 0 || has_key(&map->members[index - 1], name, type)) return &map->slots[at];
  }
}

static crd_member *find_built_member(const yaml_builder *builder, const map_builder *map, crd_string name, uint16_t type) {
  if (map->slots) {
    uint32_t index = *find_slot(builder, map, name, type);
    return index ? &map->members[index - 1] : NULL;
  }
  for (uint32_t i = 0; i < map->count; i++)
    if (has_key(&map->members[i], name, type)) return &map->members[i];
  return NULL;
}

static void hash_map_members(const yaml_builder *builder, map_builder *map) {
  map->slot_count = map->slot_count ? map->slot_count : 32;
  while (map->slot_count < map->room * 2) map->slot_count *= 2;
  map->slots = crd_arena_zalloc(builder->arena, map->slot_count * sizeof(uint32_t));
  for (uint32_t i = 0; i < map->count; i++)
    *find_slot(builder, map, crd_member_name(&map->members[i]), map->members[i].value.key_type) = i + 1;
}

static void add_member(const yaml_builder *builder, map_builder *map, crd_member member) {
  if (map->count == map->room) {
    uint32_t room = map->room ? map->room * 2 : 4;
    map->members = crd_arena_grow(builder->arena, map->members, map->room * sizeof(crd_member), room * sizeof(crd_member));
    map->room = room;
    if (map->slots) hash_map_members(builder, map);
  }
  // There is room by now. NOLINTNEXTLINE(clang-analyzer-core.NullDereference)
  map->members[map->count++] = member;
  if (map->slots)
    *find_slot(builder, map, crd_member_name(&member), member.value.key_type) = map->count;
  else if (map->count == HASHED_YAML_MAP)
    hash_map_members(builder, map);
}

/* The text that identifies a key until the second pass: keys of one type with equal texts are one key, and so are 0.0 and
 * -0.0. A float has all its digits here, unlike in JSON. */
static crd_string key_identity(crd_arena *arena, const yaml_scalar *key) {
  if (key->type != YAML_FLOAT) return crd_yaml_key_text(arena, key);
  crd_text text = {.arena = arena};
  crd_text_add_double(&text, key->as.number);
  return crd_text_string(&text);
}

/* Returns the member with an equal key, or NULL. A 0.0 or -0.0 gets the new key's spelling, as in Go's maps. */
static crd_member *find_map_key(const yaml_builder *builder, map_builder *map, const yaml_scalar *key, crd_string name) {
  uint16_t type = (uint16_t)key->type;
  crd_member *member = find_built_member(builder, map, name, type);
  if (member || key->type != YAML_FLOAT || key->as.number != 0) return member;
  member = find_built_member(builder, map, signbit(key->as.number) ? CRD_STRING("0") : CRD_STRING("-0"), type);
  if (!member) return NULL;
  member->name = name.data;
  member->name_size = (uint32_t)name.size;
  if (map->slots) hash_map_members(builder, map);
  return member;
}

/* Adds a pair, or replaces the value of an equal key. */
static void set_member(yaml_builder *builder, map_builder *map, const yaml_scalar *key, const yaml_node *key_node,
                       const yaml_node *value_node, crd_value value, const build_place *here) {
  value.key_type = (uint16_t)key->type;
  crd_member *earlier = find_map_key(builder, map, key, here->name);
  if (!earlier) {
    add_member(builder, map,
               (crd_member){.name = here->name.data,
                            .name_size = (uint32_t)here->name.size,
                            .name_offset = key_node->offset,
                            .value = value});
    return;
  }
  if (key->type != YAML_FLOAT || !isnan(key->as.number)) {
    note_key(builder, key, value_node);
    note_path(builder, here, key_node->offset);
  }
  earlier->value = value;
  earlier->name_offset = key_node->offset;
}

static bool build_node(yaml_builder *builder, yaml_node *node, const build_place *at, crd_value *value);
static bool add_entries(yaml_builder *builder, yaml_node *node, const build_place *at, map_builder *map);

static bool fail_merge(yaml_builder *builder, const yaml_node *node) {
  return fail_yaml(builder, node, CRD_STRING("map merge requires map or sequence of maps as the value"));
}

/* decoder.merge of one map, perhaps through an alias. */
static bool merge_into_map(yaml_builder *builder, yaml_node *node, const build_place *at, map_builder *map) {
  if (!count_decoding(builder, node)) return false;
  if (node->kind == YAML_MAPPING) return add_entries(builder, node, at, map);
  if (node->active)
    return fail_yaml(
        builder, node,
        crd_arena_printf(builder->arena, "anchor '%.*s' value contains itself", (int)node->text.size, node->text.data));
  node->active = true;
  builder->alias_depth++;
  bool good = count_decoding(builder, node->target) && add_entries(builder, node->target, at, map);
  builder->alias_depth--;
  node->active = false;
  return good;
}

static bool is_mergeable(const yaml_node *node) {
  return node->kind == YAML_MAPPING || (node->kind == YAML_ALIAS && node->target->kind == YAML_MAPPING);
}

static bool merge_into(yaml_builder *builder, yaml_node *node, const build_place *at, map_builder *map) {
  if (is_mergeable(node)) return merge_into_map(builder, node, at, map);
  if (node->kind != YAML_SEQUENCE) return fail_merge(builder, node);
  yaml_node **items = crd_arena_alloc(builder->arena, node->count * sizeof(yaml_node *));
  uint32_t count = 0;
  for (yaml_node *item = node->first; item; item = item->next) items[count++] = item;
  while (count > 0) { /* backwards: earlier maps take precedence */
    yaml_node *item = items[--count];
    if (!is_mergeable(item)) return fail_merge(builder, item);
    if (!merge_into_map(builder, item, at, map)) return false;
  }
  return true;
}

static bool is_merge_key(const yaml_node *node) {
  return node->kind == YAML_SCALAR && crd_string_equal(node->text, CRD_STRING("<<")) &&
         (node->plain || crd_string_equal(node->tag, CRD_STRING("!")) ||
          crd_string_equal(node->tag, CRD_STRING("tag:yaml.org,2002:merge")));
}

/* ---- keys ---- */

static bool fail_map_key(yaml_builder *builder, yaml_node *node) {
  crd_value key;
  if (!build_node(builder, node, NULL, &key)) return false;
  crd_text text = {.arena = builder->arena};
  crd_text_add(&text, CRD_STRING("yaml: invalid map key: "));
  crd_yaml_add_go_value(&text, &key);
  return build_error(builder, node->offset, crd_text_string(&text));
}

/* The node of an alias; an alias may refer to another alias. */
static const yaml_node *behind(const yaml_node *node) {
  while (node->kind == YAML_ALIAS) node = node->target;
  return node;
}

static bool build_key(yaml_builder *builder, yaml_node *node, yaml_scalar *key) {
  const yaml_node *target = behind(node);
  crd_string problem;
  if (target->kind != YAML_SCALAR) return fail_map_key(builder, node);
  if (!count_decoding(builder, node)) return false;
  if (node->kind == YAML_ALIAS) {
    builder->alias_depth++;
    bool counted = count_decoding(builder, target);
    builder->alias_depth--;
    if (!counted) return false;
  }
  if (!crd_yaml_resolve(builder->arena, target, key, &problem)) return fail_yaml(builder, node, problem);
  builder->raw_keys |= key->raw;
  return true;
}

/* decoder.mapping: adds a mapping's pairs to `map`. */
static bool add_entries(yaml_builder *builder, yaml_node *node, const build_place *at, map_builder *map) {
  for (yaml_node *key_node = node->first; key_node; key_node = key_node->next->next) {
    yaml_node *value_node = key_node->next;
    if (is_merge_key(key_node)) {
      if (!merge_into(builder, value_node, at, map)) return false;
      continue;
    }
    yaml_scalar key = {0};
    crd_value value;
    if (!build_key(builder, key_node, &key)) return false;
    const build_place here = {.parent = at, .name = key_identity(builder->arena, &key)};
    if (!build_node(builder, value_node, &here, &value)) return false;
    set_member(builder, map, &key, key_node, value_node, value, &here);
  }
  return true;
}

static bool build_map(yaml_builder *builder, yaml_node *node, const build_place *at, crd_value *value) {
  *value = crd_value_make_null();
  if (!go_deeper(builder, node)) return true;
  map_builder map = {.room = node->count / 2};
  map.members = crd_arena_alloc(builder->arena, map.room * sizeof(crd_member));
  if (!add_entries(builder, node, at, &map)) return false;
  builder->depth--;
  *value = (crd_value){.kind = CRD_MAP, .size = map.count, .capacity = map.room, .as = {.members = map.members}};
  return true;
}

static bool build_list(yaml_builder *builder, yaml_node *node, const build_place *at, crd_value *value) {
  *value = crd_value_make_null();
  if (!go_deeper(builder, node)) return true;
  crd_value *items = crd_arena_alloc(builder->arena, node->count * sizeof(crd_value));
  build_place here = {.parent = at, .is_item = true};
  for (yaml_node *item = node->first; item; item = item->next, here.index++)
    if (!build_node(builder, item, &here, &items[here.index])) return false;
  builder->depth--;
  *value = (crd_value){.kind = CRD_LIST, .size = node->count, .as = {.items = items}};
  return true;
}

static bool build_scalar(yaml_builder *builder, const yaml_node *node, crd_value *value) {
  yaml_scalar scalar;
  crd_string problem;
  if (!crd_yaml_resolve(builder->arena, node, &scalar, &problem)) return fail_yaml(builder, node, problem);
  crd_yaml_scalar_value(&scalar, value);
  if (scalar.type == YAML_FLOAT) { /* the second pass converts these */
    *value = crd_value_make_double(scalar.as.number);
  } else if (scalar.type == YAML_UINT) {
    value->flags = YAML_VALUE_RAW;
    value->as.integer = (int64_t)scalar.as.natural;
  } else if (scalar.raw) {
    value->flags = YAML_VALUE_RAW;
  }
  return true;
}

static bool build_alias(yaml_builder *builder, yaml_node *node, const build_place *at, crd_value *value) {
  if (node->active)
    return fail_yaml(
        builder, node,
        crd_arena_printf(builder->arena, "anchor '%.*s' value contains itself", (int)node->text.size, node->text.data));
  node->active = true;
  builder->alias_depth++;
  bool good = build_node(builder, node->target, at, value);
  builder->alias_depth--;
  node->active = false;
  return good;
}

static bool build_node(yaml_builder *builder, yaml_node *node, const build_place *at, crd_value *value) {
  if (!count_decoding(builder, node)) return false;
  bool good;
  switch ((yaml_kind)node->kind) {
  case YAML_ALIAS:
    return build_alias(builder, node, at, value);
  case YAML_MAPPING:
    good = build_map(builder, node, at, value);
    break;
  case YAML_SEQUENCE:
    good = build_list(builder, node, at, value);
    break;
  default:
    good = build_scalar(builder, node, value);
  }
  value->offset = node->offset;
  return good;
}

/* ---- the second pass: through JSON ---- */

static bool fail_key_type(yaml_builder *builder, const crd_member *member) {
  crd_text text = {.arena = builder->arena};
  crd_text_add(&text, member->value.key_type == YAML_NULL
                          ? CRD_STRING("unsupported map key of type: %!s(<nil>), key: <nil>, value: ")
                          : CRD_STRING("unsupported map key of type: uint64, key: "));
  if (member->value.key_type != YAML_NULL) crd_text_printf(&text, "%.*s, value: ", (int)member->name_size, member->name);
  crd_yaml_add_go_value(&text, &member->value);
  return build_error(builder, member->name_offset, crd_text_string(&text));
}

/* Keys of different types may have the same text. Only the last such member is kept, in the place of the first. */
static void merge_texts(const yaml_builder *builder, crd_value *map) {
  map_builder merged = {.room = map->size};
  merged.members = crd_arena_alloc(builder->arena, map->size * sizeof(crd_member));
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    crd_member *earlier = find_built_member(builder, &merged, crd_member_name(member), 0);
    if (earlier)
      *earlier = *member;
    else
      add_member(builder, &merged, *member);
  }
  map->as.members = merged.members;
  map->size = merged.count;
  map->capacity = merged.room;
}

static bool convert(yaml_builder *builder, crd_value *value);

static void set_name(crd_member *member, crd_string name) {
  member->name = name.data;
  member->name_size = (uint32_t)name.size;
}

static void shorten_float_name(crd_arena *arena, crd_member *member) {
  yaml_scalar key = {.type = YAML_FLOAT, .as = {.number = NAN}};
  crd_string name = crd_member_name(member);
  if (name.data[name.size - 1] == 'f')
    key.as.number = name.data[0] == '-' ? -INFINITY : INFINITY;
  else if (name.data[name.size - 1] != 'N')
    crd_decimal_parse(name, &key.as.number);
  set_name(member, crd_yaml_key_text(arena, &key));
}

static bool convert_map(yaml_builder *builder, crd_value *map) {
  crd_member *members = map->as.members;
  bool foreign = builder->raw_keys;
  for (uint32_t i = 0; i < map->size; i++) {
    uint16_t type = members[i].value.key_type;
    if (builder->raw_keys) set_name(&members[i], crd_yaml_to_utf8(builder->arena, crd_member_name(&members[i])));
    if (type == YAML_NULL || type == YAML_UINT) return fail_key_type(builder, &members[i]);
    foreign |= type != YAML_STRING;
    if (type == YAML_FLOAT) shorten_float_name(builder->arena, &members[i]);
    members[i].value.key_type = 0;
    if (!convert(builder, &members[i].value)) return false;
  }
  if (foreign) merge_texts(builder, map);
  return true;
}

static void convert_scalar(yaml_builder *builder, crd_value *value) {
  bool raw = value->flags & YAML_VALUE_RAW;
  value->flags = 0;
  if (value->kind == CRD_STRING_VALUE && raw) {
    crd_string text = crd_yaml_to_utf8(builder->arena, crd_value_string(value));
    value->as.string = text.data;
    value->size = (uint32_t)text.size;
  } else if (value->kind == CRD_DOUBLE) {
    uint32_t offset = value->offset;
    if (raw)
      *value = crd_value_make_double((double)(uint64_t)value->as.integer);
    else if (!crd_yaml_float_value(value->as.number, value))
      builder->unsupported = true;
    value->offset = offset;
  }
}

static bool convert(yaml_builder *builder, crd_value *value) {
  if (value->kind == CRD_MAP) return convert_map(builder, value);
  if (value->kind != CRD_LIST) {
    convert_scalar(builder, value);
    return true;
  }
  for (uint32_t i = 0; i < value->size; i++)
    if (!convert(builder, &value->as.items[i])) return false;
  return true;
}

/* The value at which json.Marshal stops: the first unsupported one in the order of its output. NULL if there is none. */
static const crd_value *find_unsupported(crd_arena *arena, const crd_value *value) {
  const crd_value *found = NULL;
  if (value->kind == CRD_DOUBLE && !isfinite(value->as.number)) return value;
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size && !found; i++) found = find_unsupported(arena, &value->as.items[i]);
  if (value->kind == CRD_MAP) {
    const crd_member **sorted = crd_members_sorted(arena, value, crd_members_by_name);
    for (uint32_t i = 0; i < value->size && !found; i++) found = find_unsupported(arena, &sorted[i]->value);
  }
  return found;
}

static bool fail_unsupported(yaml_builder *builder, const crd_value *root) {
  const crd_value *value = find_unsupported(builder->arena, root);
  crd_text text = {.arena = builder->arena};
  crd_text_add(&text, CRD_STRING("json: unsupported value: "));
  crd_text_add_double(&text, value ? value->as.number : NAN);
  return build_error(builder, value ? value->offset : 0, crd_text_string(&text));
}

bool crd_yaml_build(crd_arena *arena, yaml_node *root, const crd_parse_options *options, crd_value *value,
                    crd_strict_errors *keys, crd_parse_error *error) {
  yaml_builder builder = {.arena = arena,
                          .duplicates = options ? options->duplicates : NULL,
                          .keys = {.arena = arena},
                          .path_budget = PATH_BUDGET,
                          .max_depth = options && options->max_depth ? options->max_depth : DEFAULT_DEPTH,
                          .decoded = 1, /* the document itself */
                          .error = error};
  if (!build_node(&builder, root, NULL, value) || !convert(&builder, value)) return false;
  if (builder.unsupported) return fail_unsupported(&builder, value);
  if (builder.too_deep) {
    char opening = builder.too_deep->kind == YAML_MAPPING ? '{' : '[';
    build_error(&builder, builder.too_deep->offset,
                crd_arena_printf(arena, "invalid character '%c' exceeded max depth", opening));
    error->problem = CRD_PARSE_JSON_DEPTH;
    return false;
  }
  *keys = builder.keys;
  return true;
}
