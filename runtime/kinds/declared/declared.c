/* SPDX-License-Identifier: Apache-2.0 */
/* The walk along the rows of declared.h: over fields, items, keys and values, each with the old one, if there is one.
 * Unchanged values are not checked again. */
#include "../../gotypes/equal.h"
#include "declared_parts.h"
#include "types_scheduling.h"

static declared_function *const functions[] = {
#define DECLARED_FUNCTION(name, function, ...) [CORE_DECLARED_##name] = crd_core_ask_##function,
    CORE_DECLARED(DECLARED_FUNCTION)
#undef DECLARED_FUNCTION
};

/* FilterEnforcedDeclarativeErrors: errors of alpha rules are not reported, and those of beta rules depend on the gate. */
static bool is_untold(const core_options *options, uint8_t level) {
  return level == CORE_ALPHA || (level == CORE_BETA && !options->gates.declarative_validation_beta);
}

static bool ask_one(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  crd_errors *errors = walk->check->errors;
  uint32_t before = errors->count;
  bool found = functions[rule->does](walk, rule, value);
  if (is_untold(walk->check->options, rule->level)) crd_errors_truncate(errors, before);
  for (uint32_t i = before; i < errors->count; i++) {
    errors->items[i].stage = CRD_STAGE_SCHEMA;
    if (rule->level == CORE_BETA) errors->items[i].covered = true;
  }
  return found;
}

/* Checks the rows of one value. */
static void ask_rows(const declared_walk *walk, const core_declared_rule *rules, uint32_t count,
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
      ask_rows(walk, &rules[i], end - i, &value);
      continue;
    }
    const core_field *field = &declared->type->fields[rules[i].field];
    value = (declared_value){.field = field,
                             .at = object + field->offset,
                             .old = old ? old + field->offset : NULL,
                             .path = field->kind == CORE_INLINE ? path : CORE_NAMED(path, field->name)};
    if (walk->update && value.old && crd_core_field_equal(field, value.at, value.old)) continue;
    ask_rows(walk, &rules[i], end - i, &value);
  }
}

/* The struct that a value is or points to, or NULL. */
static const void *struct_of(const core_field *field, const void *at) {
  return field->kind == CORE_STRUCT_POINTER && at ? core_pointer_at(at) : at;
}

bool crd_core_ask_type(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check);
  const core_declared_type *declared = rule->type;
  const void *object = struct_of(value->field, value->at);
  if (!declared->type)
    ask_rows(walk, declared->rules, declared->count, value);
  else if (object)
    ask_struct(walk, declared, object, struct_of(value->field, value->old), value->path);
  return core_count_errors(walk->check) != before;
}

/* ---- items, values and keys ---- */

static bool is_map(const core_field *field) {
  return field->kind == CORE_STRUCT_MAP || field->kind == CORE_QUALIFIED_MAP;
}

static core_any_list old_list(const declared_value *value) {
  return value->old ? core_list_at(value->old) : (core_any_list){NULL, 0};
}

static crd_string key_at(const char *pair) {
  return *(const crd_string *)(const void *)pair;
}

/* The old pair of a key: both maps are sorted, and `from` advances. */
static const char *find_old_pair(core_any_list old, size_t size, crd_string key, uint32_t *from) {
  for (; *from < old.count; ++*from) {
    int order = crd_string_compare(key_at(old.items + *from * size), key);
    if (order >= 0) return order ? NULL : old.items + *from * size;
  }
  return NULL;
}

/* lookup: the first matching old item. */
static const char *find_old_item(const core_declared_rule *rule, const core_field *item, core_any_list old, size_t size,
                                 const char *of) {
  for (uint32_t i = 0; i < old.count; i++)
    if (crd_core_same_item(rule, item, old.items + i * size, of)) return old.items + i * size;
  return NULL;
}

static void ask_item(const declared_walk *walk, const core_declared_rule *rule, const declared_value *item) {
  if (walk->update && item->old && crd_core_field_equal(item->field, item->at, item->old)) return;
  ask_rows(walk, rule->inner, rule->inner_count, item);
}

/* EachValSliceVal, EachMapVal */
bool crd_core_ask_each_value(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check);
  const core_field item = crd_core_item_field(value->field);
  core_any_list list = core_list_at(value->at), old = old_list(value);
  if (is_map(value->field)) {
    size_t size = crd_core_pair_size(value->field);
    for (uint32_t i = 0, from = 0; i < list.count; i++) {
      const char *one = list.items + i * size, *other = find_old_pair(old, size, key_at(one), &from);
      ask_item(walk, rule,
               &(declared_value){.field = &item,
                                 .at = one + CORE_PAIR_VALUE,
                                 .old = other ? other + CORE_PAIR_VALUE : NULL,
                                 .path = CORE_KEY(value->path, key_at(one))});
    }
    return core_count_errors(walk->check) != before;
  }
  size_t size = crd_core_item_size(&item);
  for (uint32_t i = 0; i < list.count; i++) {
    const char *one = list.items + i * size;
    const char *other = rule->match == CORE_MATCH_NONE ? NULL : find_old_item(rule, &item, old, size, one);
    ask_item(walk, rule, &(declared_value){.field = &item, .at = one, .old = other, .path = CORE_ITEM(value->path, i)});
  }
  return core_count_errors(walk->check) != before;
}

/* EachMapKey: the path is the map's. */
bool crd_core_ask_each_key(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check), size = crd_core_pair_size(value->field);
  const core_field key = {.kind = CORE_STRING, .go = value->field->go};
  core_any_list map = core_list_at(value->at), old = old_list(value);
  for (uint32_t i = 0, from = 0; i < map.count; i++) {
    const char *one = map.items + i * size;
    if (walk->update && find_old_pair(old, size, key_at(one), &from)) continue;
    ask_rows(walk, rule->inner, rule->inner_count, &(declared_value){.field = &key, .at = one, .path = value->path});
  }
  return core_count_errors(walk->check) != before;
}

/* ---- conditions ---- */

/* Subfield */
bool crd_core_ask_subfield(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check);
  crd_path frame;
  declared_value in = crd_core_member_value(value, rule->members[0], &frame);
  if (walk->update && in.old && crd_core_field_equal(in.field, in.at, in.old)) return false;
  ask_rows(walk, rule->inner, rule->inner_count, &in);
  return core_count_errors(walk->check) != before;
}

/* IfOption */
bool crd_core_ask_if_option(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  const char *gates = (const char *)&walk->check->options->gates;
  return *(const bool *)(gates + rule->number) == rule->on && ask_one(walk, rule->inner, value);
}

/* ---- the beginning ---- */

static bool is_about_change(crd_arena *arena, const crd_error *error) {
  crd_string detail = crd_error_detail(arena, error);
  return crd_string_equal(detail, CRD_STRING("field is immutable")) ||
         crd_string_has_prefix(detail, CRD_STRING("field cannot be "));
}

/* The text after `part`; empty when `part` does not occur. */
static crd_string part_behind(crd_string text, const char *part) {
  crd_string head = crd_string_of(part);
  return crd_string_has_prefix(text, head) ? crd_string_slice(text, head.size, text.size) : CORE_NO_DETAIL;
}

/* ResourceNormalizationRules: whether a path in resource.k8s.io/v1beta1 is one of the judged version, which has a request's
 * fields in `exactly`, and those of a device's `basic` itself. */
static bool is_same_place(crd_string declared, crd_string written) {
  static const char moved[] = "adminAccess allocationMode count derivedAttributes deviceClassName selectors tolerations";
  size_t at = 0;
  while (at < declared.size && at < written.size && declared.data[at] == written.data[at]) at++;
  while (at && declared.data[at - 1] != '.') at--;
  crd_string own = crd_string_slice(declared, at, declared.size), other = crd_string_slice(written, at, written.size);
  size_t end = 0;
  while (end < own.size && own.data[end] != '.' && own.data[end] != '[') end++;
  crd_string basic = part_behind(own, "basic.");
  return (basic.size && crd_string_equal(basic, other)) ||
         (crd_core_is_among(crd_string_slice(own, 0, end), moved) && crd_string_equal(own, part_behind(other, "exactly.")));
}

/* ErrorMatcher: whether two errors have the same type, path and origin. Errors of one type at one path differ in origin only
 * where both a value and its change are invalid. */
static bool are_twins(crd_arena *arena, const crd_error *a, const crd_error *b) {
  return a->covered && b->covered && a->type == b->type &&
         (crd_string_equal(a->field, b->field) || is_same_place(b->field, a->field)) &&
         is_about_change(arena, a) == is_about_change(arena, b);
}

/* FilterCoveredHandwrittenErrors: of each pair of twins the hand-written error, which is before `from`, is removed. Both
 * kinds of errors mostly have the same order, so the search for the next twin starts after the last. */
static void drop_covered(crd_errors *errors, uint32_t from) {
  uint32_t count = errors->count, next = from;
  crd_error *all = crd_arena_alloc(errors->arena, count * sizeof *all);
  memcpy(all, errors->items, count * sizeof *all);
  errors->count = 0;
  for (uint32_t i = 0; i < count; i++) {
    bool by_hand = i < from;
    uint32_t left = by_hand && all[i].covered ? count - from : 0;
    for (; left && !are_twins(errors->arena, &all[i], &all[next]); left--) next = next + 1 == count ? from : next + 1;
    if (!left) errors->items[errors->count++] = all[i];
  }
}

/* Until 1.35 declarative results were only compared with those of Go code, unless the gate DeclarativeValidationTakeover was
 * on. 1.36 reports them for kinds that opt in (WithDeclarativeEnforcement). */
static bool is_enforced(const core_options *options, const core_type *type) {
  enum { OF_SOME = 36, OF_ALL };
  return options->minor >= OF_ALL ||
         (options->minor == OF_SOME && type == &crd_core_resource_resource_pool_status_request_type);
}

static const core_declared_type *find_declared(const core_type *type) {
  for (const core_declared_type *const *one = crd_core_declared_types; *one; one++)
    if ((*one)->type == type) return *one;
  return NULL;
}

void crd_core_validate_declared(core_check *check, const core_type *type, const void *object, const void *old) {
  const core_declared_type *declared = find_declared(type);
  crd_errors *errors = check->errors;
  uint32_t from = errors->count;
  if (!declared || !is_enforced(check->options, type)) return;
  ask_struct(&(declared_walk){.check = check, .update = old != NULL, .ask = ask_one}, declared, object, old, NULL);
  if (from && errors->count > from) drop_covered(errors, from);
}
