/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of k8s.io/apimachinery/pkg/api/validate in rows of declared.h that check several values. */
#include "../../gotypes/encode.h"
#include "../../gotypes/equal.h"
#include "../containers/container_parts.h"
#include "declared_parts.h"

/* Whether one of the first `count` items equals the next item. Strings are looked up in a table. */
static bool repeats_item(const core_declared_rule *rule, const core_field *item, core_any_list list, uint32_t count,
                         core_name_set *seen) {
  size_t size = crd_core_item_size(item);
  const char *one = list.items + count * size;
  if (item->kind == CORE_STRING) return !crd_core_name_set_add(seen, *(const crd_string *)(const void *)one);
  for (uint32_t i = 0; i < count; i++)
    if (crd_core_same_item(rule, item, list.items + i * size, one)) return true;
  return false;
}

static crd_bad_value show_item(core_check *check, const core_field *item, const char *one) {
  crd_text text = {.arena = check->arena};
  if (item->kind == CORE_STRING) return crd_core_show_text_of(item, *(const crd_string *)(const void *)one);
  if (!crd_errors_full(check->errors)) crd_core_encode(&text, item->type, one);
  return crd_bad_text(crd_text_string(&text));
}

/* ValSliceUnique */
bool crd_core_ask_unique(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check);
  const core_field item = crd_core_item_field(value->field);
  core_any_list list = core_list_at(value->at);
  core_name_set seen;
  core_name_set_begin(&seen, walk->check->arena);
  for (uint32_t i = 0; i < list.count; i++)
    if (repeats_item(rule, &item, list, i, &seen))
      crd_core_duplicate(walk->check, CORE_ITEM(value->path, i),
                         show_item(walk->check, &item, list.items + i * crd_core_item_size(&item)));
  return core_count_errors(walk->check) != before;
}

/* ---- unions ---- */

/* The members of a union: how many are set, and whether an update has set or cleared any; for errors also their names, and
 * those that are set. */
typedef struct union_count {
  uint32_t set_count;
  bool changed, told;
  crd_text all, set;
} union_count;

static void add_listed(crd_text *text, const char *quote, crd_string name) {
  if (text->size) crd_text_add(text, CRD_STRING(", "));
  crd_text_printf(text, "%s%.*s%s", quote, CRD_PRINT(name), quote);
}

static void count_member(union_count *count, crd_string name, bool set, bool was) {
  if (set != was) count->changed = true;
  if (set) count->set_count++;
  if (!count->told) return;
  add_listed(&count->all, "`", name);
  if (set) add_listed(&count->set, "", name);
}

static void count_fields(const core_declared_rule *rule, const declared_value *value, union_count *count) {
  for (uint8_t i = 0; i < rule->member_count; i++) {
    crd_path frame;
    declared_value in = crd_core_member_value(value, rule->members[i], &frame);
    count_member(count, in.field->name, crd_core_is_set(in.field, in.at), in.old && crd_core_is_set(in.field, in.old));
  }
}

static bool has_item(const core_type *type, const core_field *key, const void *list_at, crd_string text) {
  core_any_list list = list_at ? core_list_at(list_at) : (core_any_list){NULL, 0};
  for (uint32_t i = 0; i < list.count; i++)
    if (crd_string_equal(text, *(const crd_string *)(const void *)(list.items + (size_t)i * type->size + key->offset)))
      return true;
  return false;
}

/* Counts the items with one of the texts as key: conditions[{"type": "Approved"}] */
static void count_items(const core_declared_rule *rule, const declared_value *value, union_count *count) {
  const core_type *type = value->field->type;
  const core_field *key = &type->fields[rule->members[0]];
  for (uint8_t i = 0; i < rule->text_count; i++) {
    crd_string text = rule->texts[i], name = text;
    if (count->told)
      name = crd_arena_printf(count->all.arena, "%.*s[{\"%.*s\": \"%.*s\"}]", CRD_PRINT(value->field->name),
                              CRD_PRINT(key->name), CRD_PRINT(text));
    count_member(count, name, has_item(type, key, value->at, text), has_item(type, key, value->old, text));
  }
}

/* unionValidate: with `exactly` one member must be set, else at most one. */
static bool ask_members(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value,
                        void count_all(const core_declared_rule *, const declared_value *, union_count *), bool exactly) {
  crd_arena *arena = walk->check->arena;
  union_count count = {.told = false};
  count_all(rule, value, &count);
  if (walk->update && value->old && !count.changed) return false;
  if (count.set_count == 1 || (!exactly && !count.set_count)) return false;
  count = (union_count){.told = true, .all = {.arena = arena}, .set = {.arena = arena}};
  count_all(rule, value, &count);
  crd_string shown = CRD_STRING("");
  if (count.set_count) shown = crd_arena_printf(arena, "{%.*s}", CRD_PRINT(crd_text_string(&count.set)));
  const char *how = !count.set_count ? "" : exactly ? "exactly " : "at most ";
  crd_core_invalid_as(walk->check, value->path, crd_bad_string(shown), "must specify %sone of: %.*s", how,
                      CRD_PRINT(crd_text_string(&count.all)));
  return true;
}

/* Union */
bool crd_core_ask_union(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  return ask_members(walk, rule, value, count_fields, true);
}

/* ZeroOrOneOfUnion */
bool crd_core_ask_zero_or_one(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  return ask_members(walk, rule, value, count_items, false);
}

/* Discriminated */
bool crd_core_ask_discriminated(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  size_t before = core_count_errors(walk->check);
  crd_path frame, other;
  declared_value in = crd_core_member_value(value, rule->members[0], &frame);
  declared_value by = crd_core_member_value(value, rule->members[1], &other);
  if (walk->update && in.old && crd_core_field_equal(by.field, by.at, by.old) &&
      crd_core_field_equal(in.field, in.at, in.old))
    return false;
  uint8_t i = 0;
  while (i < rule->text_count && !crd_string_equal(rule->texts[i], *(const crd_string *)by.at)) i++;
  walk->ask(walk, &rule->inner[i], &in);
  return core_count_errors(walk->check) != before;
}
