/* SPDX-License-Identifier: Apache-2.0 */
/* The walk along the rows of declared.h: down the fields, over items, keys and values, each beside the old one, where there
 * is one. What has not changed is not asked again. */
#include "declared_parts.h"
#include "equal.h"

static declared_function ask_each_value, ask_each_key, ask_subfield, ask_option, ask_type;
#define crd_core_ask_each_value ask_each_value
#define crd_core_ask_each_key ask_each_key
#define crd_core_ask_subfield ask_subfield
#define crd_core_ask_if_option ask_option
#define crd_core_ask_type ask_type

static declared_function *const functions[] = {
#define DECLARED_FUNCTION(name, function) [CORE_DECLARED_##name] = crd_core_ask_##function,
    CORE_DECLARED(DECLARED_FUNCTION)
#undef DECLARED_FUNCTION
};

/* Errors of rules that are alpha are told nobody. */
static bool ask_one(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  crd_errors *errors = walk->check->errors;
  uint32_t before = errors->count;
  bool found = functions[rule->does](walk, rule, value);
  if (rule->level == CORE_ALPHA) crd_errors_truncate(errors, before);
  for (uint32_t i = before; i < errors->count; i++) {
    errors->items[i].stage = CRD_STAGE_SCHEMA;
    if (rule->level == CORE_BETA) errors->items[i].covered = true;
  }
  return found;
}

void crd_core_ask_declared(const declared_walk *walk, const core_declared_rule *rules, uint32_t count,
                           const declared_value *value) {
  bool stopped = false;
  for (uint32_t i = 0; i < count; i++) {
    if (stopped && !rules[i].stops) return;
    if (ask_one(walk, &rules[i], value) && rules[i].stops) stopped = true;
  }
}

static void ask_struct(const declared_walk *walk, const core_declared_type *declared, const char *object, const char *old,
                       const crd_path *path) {
  const core_declared_rule *rules = declared->rules;
  const core_field whole = {.kind = CORE_STRUCT, .type = declared->type};
  for (uint32_t i = 0, end; i < declared->count; i = end) {
    for (end = i + 1; end < declared->count && rules[end].field == rules[i].field;) end++;
    declared_value value = {.field = &whole, .at = object, .old = old, .path = path};
    if (rules[i].field == CORE_DECLARED_WHOLE) {
      crd_core_ask_declared(walk, &rules[i], end - i, &value);
      continue;
    }
    const core_field *field = &declared->type->fields[rules[i].field];
    value = (declared_value){.field = field,
                             .at = object + field->offset,
                             .old = old ? old + field->offset : NULL,
                             .path = field->kind == CORE_INLINE ? path : CORE_NAMED(path, field->name)};
    if (walk->update && value.old && crd_core_field_equal(field, value.at, value.old)) continue;
    crd_core_ask_declared(walk, &rules[i], end - i, &value);
  }
}

/* The struct that a value is or points to, or NULL. */
static const void *struct_of(const core_field *field, const void *at) {
  return field->kind == CORE_STRUCT_POINTER && at ? core_pointer_at(at) : at;
}

static bool ask_type(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check);
  const core_declared_type *declared = rule->type;
  const void *object = struct_of(value->field, value->at);
  if (!declared->type)
    crd_core_ask_declared(walk, declared->rules, declared->count, value);
  else if (object)
    ask_struct(walk, declared, object, struct_of(value->field, value->old), value->path);
  return core_count_errors(walk->check) != before;
}

/* ---- items, values and keys ---- */

core_field crd_core_item_field(const core_field *list) {
  bool structs = list->type != NULL;
  return (core_field){.kind = structs ? CORE_STRUCT : CORE_STRING, .type = list->type, .go = list->go};
}

size_t crd_core_item_size(const core_field *item) {
  return item->kind == CORE_STRUCT ? item->type->size : sizeof(crd_string);
}

bool crd_core_same_item(const core_declared_rule *rule, const core_field *item, const char *a, const char *b) {
  if (rule->match == CORE_MATCH_WHOLE) return crd_core_field_equal(item, a, b);
  for (uint8_t i = 0; i < rule->member_count; i++) {
    const core_field *key = &item->type->fields[rule->members[i]];
    if (!crd_core_field_equal(key, a + key->offset, b + key->offset)) return false;
  }
  return rule->match == CORE_MATCH_KEYS;
}

static bool is_map(const core_field *field) {
  return field->kind == CORE_STRUCT_MAP || field->kind == CORE_QUALIFIED_MAP;
}

/* The old one of an item, or of the value of a map that stands behind its key at `item`. */
static const char *find_old(const core_declared_rule *rule, const core_field *field, const core_field *item, const char *of,
                            core_any_list old, size_t size) {
  for (uint32_t i = 0; i < old.count; i++) {
    const char *other = old.items + i * size;
    if (is_map(field) ? crd_string_equal(*(const crd_string *)(const void *)of, *(const crd_string *)(const void *)other)
                      : crd_core_same_item(rule, item, other, of))
      return other;
  }
  return NULL;
}

/* EachValSliceVal, EachMapVal */
static bool ask_each_value(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check);
  const core_field *field = value->field, item = crd_core_item_field(field);
  core_any_list list = core_list_at(value->at), old = value->old ? core_list_at(value->old) : (core_any_list){NULL, 0};
  bool map = is_map(field);
  size_t size = map ? crd_core_pair_size(field) : crd_core_item_size(&item), at = map ? CORE_PAIR_VALUE : 0;
  for (uint32_t i = 0; i < list.count; i++) {
    const char *one = list.items + i * size, *other = find_old(rule, field, &item, one, old, size);
    if (walk->update && other && crd_core_field_equal(&item, one + at, other + at)) continue;
    declared_value in = {.field = &item,
                         .at = one + at,
                         .old = other ? other + at : NULL,
                         .path = map ? CORE_KEY(value->path, *(const crd_string *)(const void *)one)
                                     : CORE_ITEM(value->path, i)};
    crd_core_ask_declared(walk, rule->inner, rule->inner_count, &in);
  }
  return core_count_errors(walk->check) != before;
}

/* EachMapKey: the path is the map's. */
static bool ask_each_key(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check), size = crd_core_pair_size(value->field);
  const core_field key = {.kind = CORE_STRING, .go = value->field->go};
  core_any_list map = core_list_at(value->at), old = value->old ? core_list_at(value->old) : (core_any_list){NULL, 0};
  for (uint32_t i = 0; i < map.count; i++) {
    const char *one = map.items + i * size;
    if (walk->update && find_old(rule, value->field, &key, one, old, size)) continue;
    declared_value in = {.field = &key, .at = one, .path = value->path};
    crd_core_ask_declared(walk, rule->inner, rule->inner_count, &in);
  }
  return core_count_errors(walk->check) != before;
}

/* ---- conditions ---- */

/* Subfield */
static bool ask_subfield(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check);
  crd_path frame;
  declared_value in = crd_core_member_value(value, rule->members[0], &frame);
  if (walk->update && in.old && crd_core_field_equal(in.field, in.at, in.old)) return false;
  crd_core_ask_declared(walk, rule->inner, rule->inner_count, &in);
  return core_count_errors(walk->check) != before;
}

/* IfOption */
static bool ask_option(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  const char *gates = (const char *)&walk->check->options->gates;
  return *(const bool *)(gates + rule->number) == rule->on && ask_one(walk, rule->inner, value);
}

/* ---- the beginning ---- */

static bool has_twin(const crd_errors *errors, const crd_error *error, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    const crd_error *other = &errors->items[i];
    if (other->covered && other->type == error->type && crd_string_equal(other->field, error->field)) return true;
  }
  return false;
}

/* FilterCoveredHandwrittenErrors: of two errors of one kind at one place the hand-written one, which stands before `from`,
 * goes; before 1.37 the other. Upstream compares their origins, too, which differ in no such pair. */
static void drop_covered(crd_errors *errors, uint32_t from, bool declared_stay) {
  crd_errors before = *errors;
  crd_error *all = crd_arena_alloc(errors->arena, errors->count * sizeof *all);
  memcpy(all, errors->items, errors->count * sizeof *all);
  before.items = all;
  errors->count = 0;
  for (uint32_t i = 0; i < before.count; i++) {
    bool goes = all[i].covered && (i < from) == declared_stay &&
                has_twin(&before, &all[i], declared_stay ? from : 0, declared_stay ? before.count : from);
    if (!goes) errors->items[errors->count++] = all[i];
  }
}

static const core_declared_type *find_declared(const core_type *type) {
  for (const core_declared_type *const *one = crd_core_declared_types; *one; one++)
    if ((*one)->type == type) return *one;
  return NULL;
}

void crd_core_validate_declared(core_check *check, const core_type *type, const void *object, const void *old) {
  enum { DECLARED_STAY = 37 };
  const core_declared_type *declared = find_declared(type);
  crd_errors *errors = check->errors;
  uint32_t from = errors->count;
  if (!declared) return;
  ask_struct(&(declared_walk){.check = check, .update = old != NULL}, declared, object, old, NULL);
  if (from && errors->count > from) drop_covered(errors, from, check->options->minor >= DECLARED_STAY);
}
