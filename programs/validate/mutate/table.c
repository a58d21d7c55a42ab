/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of changes. A change is stored as the changed map and its replacement. */
#include "mutant.h"
#include <crd/json.h>

enum { MOST_SHOWN_TEXT = 60 };

const mutant_operator mutant_operators[] = {
    [MUTANT_REQUIRED] = {"required", "a required field is no longer so"},
    [MUTANT_ENUM] = {"enum", "a value of an enum is dropped, or the enum"},
    [MUTANT_LIMIT] = {"limit", "a limit is one more or one less"},
    [MUTANT_EXCLUSIVE] = {"exclusive", "a limit takes its own value, or no longer"},
    [MUTANT_PATTERN] = {"pattern", "a pattern is dropped, or not anchored"},
    [MUTANT_FORMAT] = {"format", "a format is dropped"},
    [MUTANT_LIST_TYPE] = {"list-type", "a set or map is an atomic list"},
    [MUTANT_DEFAULT] = {"default", "a default is dropped or another one"},
    [MUTANT_NULLABLE] = {"nullable", "null is no longer taken"},
    [MUTANT_BRANCH] = {"branch", "allOf, anyOf, oneOf or not is dropped, or one of its branches"},
    [MUTANT_RULE] = {"rule", "a rule is dropped"},
    [MUTANT_NEGATE] = {"negate", "a rule, or a part of it, is negated"},
    [MUTANT_COMPARISON] = {"comparison", "== is !=, < is <=, > is >=, + is -"},
    [MUTANT_LOGIC] = {"logic", "&& is ||, or the other way"},
    [MUTANT_BOUND] = {"bound", "a number in a rule is one more or one less"},
    [MUTANT_CONSTANT] = {"constant", "a text or a truth in a rule is another one"},
    [MUTANT_QUANTIFIER] = {"quantifier", "all is exists, or the other way; exists_one is exists"},
    [MUTANT_MESSAGE] = {"message", "a rule says something else"},
    [MUTANT_FIELD_PATH] = {"field-path", "the error of a rule is about its node, not a field of it"},
    [MUTANT_OLD_SELF] = {"old-self", "optionalOldSelf is the other way"},
    {NULL, NULL},
};

/* ---- documents ---- */

static crd_value substituted(crd_arena *arena, const crd_value *value, const mutant *mutant) {
  if (value == mutant->holder) return mutant->replacement;
  crd_value copy = *value;
  if (value->kind == CRD_LIST && value->size) {
    copy.as.items = crd_arena_alloc(arena, value->size * sizeof *copy.as.items);
    for (uint32_t i = 0; i < value->size; i++) copy.as.items[i] = substituted(arena, &value->as.items[i], mutant);
    copy.capacity = 0;
  } else if (value->kind == CRD_MAP && value->size) {
    copy.as.members = crd_arena_alloc(arena, value->size * sizeof *copy.as.members);
    for (uint32_t i = 0; i < value->size; i++) {
      copy.as.members[i] = value->as.members[i];
      copy.as.members[i].value = substituted(arena, &value->as.members[i].value, mutant);
    }
    copy.capacity = 0;
  }
  return copy;
}

crd_value mutant_document(crd_arena *arena, const crd_value *crd, const mutant *mutant) {
  return substituted(arena, crd, mutant);
}

/* ---- adding ---- */

crd_string mutant_shown(crd_arena *arena, const crd_value *value) {
  crd_string text = value->kind == CRD_STRING_VALUE ? crd_arena_copy(arena, crd_value_string(value))
                                                    : crd_json_encode(arena, value, CRD_JSON_COMPACT);
  for (size_t i = 0; i < text.size; i++)
    if ((unsigned char)text.data[i] < ' ') ((char *)text.data)[i] = ' ';
  if (text.size <= MOST_SHOWN_TEXT) return text;
  return crd_arena_printf(arena, "%.*s...", MOST_SHOWN_TEXT - 3, text.data);
}

void mutant_add(const mutant_place *place, mutant_kind kind, const crd_value *holder, const char *member,
                const crd_value *value, crd_string what) {
  mutants *out = place->out;
  CRD_ARENA_ROOM(out->arena, out->items, out->count, out->capacity, 64);
  crd_string name = crd_string_of(member);
  const crd_value *was = crd_value_get(holder, name);
  mutant *one = &out->items[out->count++];
  *one = (mutant){.operator= & mutant_operators[kind],
                  .path = crd_arena_printf(out->arena, "%.*s %.*s", CRD_PRINT(place->version),
                                           place->pointer.size ? (int)place->pointer.size : 1,
                                           place->pointer.size ? place->pointer.data : "."),
                  .what = what,
                  .offset = was ? was->offset : holder->offset,
                  .holder = holder,
                  .version = place->version,
                  .pointer = place->pointer};
  one->replacement = crd_value_copy(out->arena, holder);
  if (value)
    crd_value_set(out->arena, &one->replacement, name, *value);
  else
    crd_value_remove(&one->replacement, name);
}
