/* SPDX-License-Identifier: Apache-2.0 */
/* Makes mutants of a schema: a function for each group of keywords, called for every node. The row of its operator describes
 * the change. */
#include "mutant.h"
#include <string.h>

static void change_keyword(const mutant_place *place, mutant_kind kind, const char *keyword, const crd_value *value) {
  crd_arena *arena = place->out->arena;
  const crd_value *was = crd_value_get(place->node, crd_string_of(keyword));
  mutant_add(place, kind, place->node, keyword, value,
             crd_arena_printf(arena, "%s: %.*s -> %.*s", keyword, CRD_PRINT(mutant_shown(arena, was)),
                              CRD_PRINT(value ? mutant_shown(arena, value) : CRD_STRING("(dropped)"))));
}

/* Adds mutants without one item of a list of strings or schemas; without the list if it has one item. */
static void drop_items(const mutant_place *place, mutant_kind kind, const char *keyword) {
  crd_arena *arena = place->out->arena;
  const crd_value *list = crd_value_get(place->node, crd_string_of(keyword));
  if (!list || list->kind != CRD_LIST) return;
  for (uint32_t i = 0; i < list->size; i++) {
    crd_value rest = crd_value_make_list(arena, list->size);
    for (uint32_t k = 0; k < list->size; k++)
      if (k != i) crd_value_append(arena, &rest, list->as.items[k]);
    crd_string what =
        crd_arena_printf(arena, "%s: without %.*s", keyword, CRD_PRINT(mutant_shown(arena, &list->as.items[i])));
    mutant_add(place, kind, place->node, keyword, rest.size ? &rest : NULL, what);
    place->out->items[place->out->count - 1].offset = list->as.items[i].offset;
  }
}

/* ---- keywords ---- */

static void mutate_limits(const mutant_place *place) {
  static const char *const limits[] = {"minimum",  "maximum",  "minLength",     "maxLength",
                                       "minItems", "maxItems", "minProperties", "maxProperties"};
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    const crd_value *limit = crd_value_get(place->node, crd_string_of(limits[i]));
    if (!limit || (limit->kind != CRD_INT && limit->kind != CRD_DOUBLE)) continue;
    for (int by = -1; by <= 1; by += 2) {
      crd_value changed = *limit;
      if (limit->kind == CRD_DOUBLE)
        changed.as.number += by;
      else if ((by < 0 && limit->as.integer <= (i >= 2 ? 0 : INT64_MIN)) || (by > 0 && limit->as.integer == INT64_MAX))
        continue;
      else
        changed.as.integer += by;
      change_keyword(place, MUTANT_LIMIT, limits[i], &changed);
    }
  }
  if (crd_value_get(place->node, CRD_STRING("multipleOf"))) change_keyword(place, MUTANT_LIMIT, "multipleOf", NULL);
  for (int i = 0; i < 2; i++) {
    const char *keyword = i ? "exclusiveMaximum" : "exclusiveMinimum", *limit = i ? "maximum" : "minimum";
    const crd_value *exclusive = crd_value_get(place->node, crd_string_of(keyword));
    bool is = exclusive && exclusive->kind == CRD_BOOL && exclusive->as.boolean;
    const crd_value flipped = crd_value_make_bool(!is);
    if (exclusive) {
      change_keyword(place, MUTANT_EXCLUSIVE, keyword, &flipped);
    } else if (crd_value_get(place->node, crd_string_of(limit))) {
      mutant_add(place, MUTANT_EXCLUSIVE, place->node, keyword, &flipped,
                 crd_arena_printf(place->out->arena, "%s: true", keyword));
      place->out->items[place->out->count - 1].offset = crd_value_get(place->node, crd_string_of(limit))->offset;
    }
  }
}

static void mutate_pattern(const mutant_place *place) {
  const crd_value *pattern = crd_value_get(place->node, CRD_STRING("pattern"));
  if (!pattern || pattern->kind != CRD_STRING_VALUE || !pattern->size) return;
  crd_string text = crd_value_string(pattern);
  change_keyword(place, MUTANT_PATTERN, "pattern", NULL);
  if (text.size > 1 && text.data[0] == '^') {
    const crd_value open = crd_value_make_string(crd_string_slice(text, 1, text.size));
    change_keyword(place, MUTANT_PATTERN, "pattern", &open);
  }
  if (text.size > 2 && text.data[text.size - 1] == '$' && text.data[text.size - 2] != '\\') {
    const crd_value open = crd_value_make_string(crd_string_slice(text, 0, text.size - 1));
    change_keyword(place, MUTANT_PATTERN, "pattern", &open);
  }
}

static void mutate_list_type(const mutant_place *place) {
  static const char keyword[] = "x-kubernetes-list-type";
  const crd_value *type = crd_value_get(place->node, CRD_STRING("x-kubernetes-list-type"));
  if (!type || crd_value_is_string(type, CRD_STRING("atomic"))) return;
  const crd_value atomic = crd_value_make_string(CRD_STRING("atomic"));
  change_keyword(place, MUTANT_LIST_TYPE, keyword, &atomic);
  crd_value_remove(&place->out->items[place->out->count - 1].replacement, CRD_STRING("x-kubernetes-list-map-keys"));
}

/* Another default value for the node. */
static bool other_default(const mutant_place *place, const crd_value *own, crd_value *other) {
  const crd_value *values = crd_value_get(place->node, CRD_STRING("enum"));
  for (uint32_t i = 0; values && values->kind == CRD_LIST && i < values->size; i++) {
    *other = values->as.items[i];
    if (!crd_value_equal(other, own)) return true;
  }
  *other = *own;
  if (own->kind == CRD_BOOL) other->as.boolean = !own->as.boolean;
  if (own->kind == CRD_INT) other->as.integer += own->as.integer < INT64_MAX ? 1 : -1;
  if (own->kind == CRD_STRING_VALUE)
    *other = crd_value_make_string(crd_arena_printf(place->out->arena, "%.*sx", CRD_PRINT(crd_value_string(own))));
  return own->kind == CRD_BOOL || own->kind == CRD_INT || (own->kind == CRD_STRING_VALUE && !values);
}

static void mutate_default(const mutant_place *place) {
  const crd_value *own = crd_value_get(place->node, CRD_STRING("default"));
  crd_value other;
  if (!own || own->kind == CRD_NULL) return;
  change_keyword(place, MUTANT_DEFAULT, "default", NULL);
  if (other_default(place, own, &other)) change_keyword(place, MUTANT_DEFAULT, "default", &other);
}

static void mutate_enum(const mutant_place *place) {
  const crd_value *values = crd_value_get(place->node, CRD_STRING("enum"));
  if (!values || values->kind != CRD_LIST || !values->size) return;
  if (values->size > 1) drop_items(place, MUTANT_ENUM, "enum");
  change_keyword(place, MUTANT_ENUM, "enum", NULL);
}

static void mutate_branches(const mutant_place *place) {
  static const char *const keywords[] = {"allOf", "anyOf", "oneOf"};
  for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++) {
    const crd_value *list = crd_value_get(place->node, crd_string_of(keywords[i]));
    if (!list || list->kind != CRD_LIST || !list->size) continue;
    change_keyword(place, MUTANT_BRANCH, keywords[i], NULL);
    if (list->size > 1) drop_items(place, MUTANT_BRANCH, keywords[i]);
  }
  if (crd_value_get(place->node, CRD_STRING("not"))) change_keyword(place, MUTANT_BRANCH, "not", NULL);
}

static void mutate_node(const mutant_place *place) {
  const crd_value *nullable = crd_value_get(place->node, CRD_STRING("nullable"));
  bool is_int_or_string = crd_value_get(place->node, CRD_STRING("x-kubernetes-int-or-string")) != NULL;
  drop_items(place, MUTANT_REQUIRED, "required");
  mutate_enum(place);
  mutate_limits(place);
  mutate_pattern(place);
  if (crd_value_get(place->node, CRD_STRING("format"))) change_keyword(place, MUTANT_FORMAT, "format", NULL);
  mutate_list_type(place);
  mutate_default(place);
  if (nullable && nullable->kind == CRD_BOOL && nullable->as.boolean)
    change_keyword(place, MUTANT_NULLABLE, "nullable", NULL);
  if (!is_int_or_string) mutate_branches(place);
  mutant_rules_make(place);
}

/* ---- the tree ---- */

static void mutate_tree(const mutant_place *at, const crd_value *node, crd_string pointer) {
  const mutant_place place = {.out = at->out, .node = node, .version = at->version, .pointer = pointer};
  crd_arena *arena = at->out->arena;
  if (!node || node->kind != CRD_MAP) return;
  mutate_node(&place);
  const crd_value *properties = crd_value_get(node, CRD_STRING("properties"));
  for (uint32_t i = 0; properties && properties->kind == CRD_MAP && i < properties->size; i++)
    mutate_tree(
        &place, &properties->as.members[i].value,
        crd_arena_printf(arena, "%.*s.%.*s", CRD_PRINT(pointer), CRD_PRINT(crd_member_name(&properties->as.members[i]))));
  mutate_tree(&place, crd_value_get(node, CRD_STRING("items")), crd_arena_printf(arena, "%.*s[]", CRD_PRINT(pointer)));
  mutate_tree(&place, crd_value_get(node, CRD_STRING("additionalProperties")),
              crd_arena_printf(arena, "%.*s[*]", CRD_PRINT(pointer)));
}

void mutants_make(mutants *mutants, const crd_value *crd, crd_string version) {
  const crd_value *versions = crd_value_find(crd, "spec", "versions", NULL);
  for (uint32_t i = 0; versions && versions->kind == CRD_LIST && i < versions->size; i++) {
    const crd_value *own = &versions->as.items[i], *served = crd_value_get(own, CRD_STRING("served"));
    crd_string name = crd_value_text(crd_value_get(own, CRD_STRING("name")));
    if (version.size ? !crd_string_equal(name, version) : served && served->kind == CRD_BOOL && !served->as.boolean)
      continue;
    const mutant_place place = {.out = mutants, .version = name};
    mutate_tree(&place, crd_value_find(own, "schema", "openAPIV3Schema", NULL), (crd_string){NULL, 0});
  }
}
