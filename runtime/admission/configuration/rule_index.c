/* SPDX-License-Identifier: Apache-2.0 */
/* Only few of thousands of policies are about the resource of a request. They are found in a table of rules by group and
 * resource, and policies with equal rules are matched once. */
#include "../../value/joined.h"
#include "match.h"

/* A rule with more targets is indexed only by its resources. */
enum { MOST_TARGETS = 1024 };

typedef struct class_list {
  const rule_class **items;
  size_t count, room;
} class_list;

/* ---- making it ---- */

/* Adds a text in a prefix-free encoding. */
static void add_bytes(crd_text *bytes, crd_string text) {
  crd_text_add(bytes, (crd_string){(const char *)&text.size, sizeof text.size});
  crd_text_add(bytes, text);
}

static void add_list_bytes(crd_text *bytes, const string_list *list) {
  crd_text_add(bytes, (crd_string){(const char *)&list->count, sizeof list->count});
  for (size_t i = 0; i < list->count; i++) add_bytes(bytes, list->items[i]);
}

/* Equal rules have equal bytes. */
static crd_string bytes_of_rules(crd_arena *arena, const match_rules *rules, bool equivalent) {
  crd_text bytes = {.arena = arena};
  crd_text_add_char(&bytes, equivalent ? '=' : '-');
  for (size_t i = 0; i < rules->count; i++) {
    const match_rule *rule = &rules->items[i];
    add_list_bytes(&bytes, &rule->operations);
    add_list_bytes(&bytes, &rule->groups);
    add_list_bytes(&bytes, &rule->versions);
    add_list_bytes(&bytes, &rule->resources);
    add_list_bytes(&bytes, &rule->names);
    add_bytes(&bytes, rule->scope);
  }
  return crd_text_string(&bytes);
}

static void keep_class(crd_arena *arena, rule_index *index, crd_string group, crd_string resource, const rule_class *kept) {
  crd_string target = crd_joined(arena, group, CRD_STRING("/"), resource);
  class_list *list = crd_name_table_find(&index->targets, target);
  index->any_group |= crd_string_equal(group, CRD_STRING("*"));
  index->any_resource |= crd_string_equal(resource, CRD_STRING("*"));
  if (!list) {
    list = crd_arena_zalloc(arena, sizeof *list);
    crd_name_table_put(&index->targets, target, list);
  }
  if (list->count && list->items[list->count - 1] == kept) return;
  CRD_ARENA_PUSH(arena, list->items, list->count, list->room, 4, kept);
}

static void keep_rule(crd_arena *arena, rule_index *index, const match_rule *rule, const rule_class *kept) {
  bool many = rule->groups.count > 1 && rule->groups.count * rule->resources.count > MOST_TARGETS;
  for (size_t i = 0; i < rule->resources.count; i++)
    for (size_t k = 0; k < rule->groups.count; k++) {
      keep_class(arena, index, many ? CRD_STRING("*") : rule->groups.items[k], rule->targets[i].resource, kept);
      if (many) break;
    }
}

static rule_class *class_of(crd_arena *arena, rule_index *index, const match_rules *rules, bool equivalent) {
  crd_string bytes = bytes_of_rules(arena, rules, equivalent);
  rule_class *found = crd_name_table_find(&index->known, bytes);
  if (found) return found;
  found = crd_arena_zalloc(arena, sizeof *found);
  found->rules = rules;
  found->equivalent = equivalent;
  crd_name_table_put(&index->known, bytes, found);
  for (size_t i = 0; i < rules->count; i++) keep_rule(arena, index, &rules->items[i], found);
  return found;
}

void crd_rule_index_add(crd_arena *arena, rule_index *index, size_t at, const match_rules *rules, bool equivalent) {
  index->known.arena = index->targets.arena = arena;
  rule_class *all = rules ? class_of(arena, index, rules, equivalent) : &index->everything;
  CRD_ARENA_PUSH(arena, all->members, all->count, all->room, 4, at);
}

/* ---- asking it ---- */

static void add_members(rule_matches *matches, const rule_class *all, int by) {
  for (size_t i = 0; i < all->count; i++) {
    size_t at = all->members[i];
    matches->found[at / 64] |= UINT64_C(1) << at % 64;
    matches->by[at] = by;
  }
}

static void look_up(const match_scope *scope, const rule_index *index, crd_string group, crd_string resource,
                    rule_matches *matches) {
  const class_list *list = crd_name_table_find(&index->targets, crd_joined(scope->arena, group, CRD_STRING("/"), resource));
  for (size_t i = 0; list && i < list->count; i++) {
    int by = crd_match_rules(scope, list->items[i]->rules, list->items[i]->equivalent);
    if (by != NOT_MATCHED) add_members(matches, list->items[i], by);
  }
}

rule_matches crd_rules_that_match(const match_scope *scope, const rule_index *index) {
  const crd_gvr own = scope->attributes->resource;
  const crd_string any = CRD_STRING("*");
  rule_matches matches = {.count = index->count, .all = !scope->options->only_concerned};
  matches.found = crd_arena_zalloc(scope->arena, (index->count / 64 + 1) * sizeof *matches.found);
  matches.by = crd_arena_alloc(scope->arena, (index->count + 1) * sizeof *matches.by);
  add_members(&matches, &index->everything, MATCHED_AS_IT_IS);
  if (!index->targets.count) return matches;
  look_up(scope, index, own.group, own.resource, &matches);
  if (index->any_resource) look_up(scope, index, own.group, any, &matches);
  if (index->any_group) look_up(scope, index, any, own.resource, &matches);
  if (index->any_group && index->any_resource) look_up(scope, index, any, any, &matches);
  if (!crd_resource_is_in_groups(own.resource)) return matches;
  const match_equivalents *others = crd_match_equivalents(scope);
  for (size_t i = 0; i < others->count; i++) {
    look_up(scope, index, others->items[i].resource.group, own.resource, &matches);
    look_up(scope, index, others->items[i].resource.group, any, &matches);
  }
  return matches;
}

size_t crd_rules_next(const rule_matches *matches, size_t at) {
  if (matches->all) return at;
  for (; at < matches->count; at = (at / 64 + 1) * 64) {
    uint64_t left = matches->found[at / 64] >> at % 64;
    if (left) return at + (size_t)__builtin_ctzll(left);
  }
  return matches->count;
}

int crd_rules_matched_by(const rule_matches *matches, size_t at) {
  return matches->found[at / 64] >> at % 64 & 1 ? matches->by[at] : NOT_MATCHED;
}
