/* SPDX-License-Identifier: Apache-2.0 */
/* The type of a value where its schema allows several; keys of items, and their texts. */
#include "merge_parts.h"
#include "../../value/joined.h"
#include "../../value/members.h"
#include "constructed.h"

#include <crd/json.h>

merge_atom crd_merge_deduce(merge_atom atom, const crd_value *value) {
  if (!value || value->kind == CONSTRUCTED_ODD) return atom;
  switch ((crd_value_kind)value->kind) {
  case CRD_LIST:
    return atom.list ? (merge_atom){SCALAR_NONE, atom.list, MAP_NONE} : atom;
  case CRD_MAP:
    return atom.map ? (merge_atom){SCALAR_NONE, LIST_NONE, atom.map} : atom;
  case CRD_NULL:
    return atom;
  default:
    return atom.scalar ? (merge_atom){atom.scalar, LIST_NONE, MAP_NONE} : atom;
  }
}

/* ---- keys ---- */

static bool refuse_key(crd_string *error, const char *why) {
  return crd_refused(error, crd_string_of(why));
}

/* By name: keys are few. */
static void sort_key(merge_key *key) {
  for (size_t i = 1; i < key->count; i++)
    for (size_t k = i; k > 0 && crd_string_compare(key->names[k - 1], key->names[k]) > 0; k--) {
      crd_string name = key->names[k];
      crd_value value = key->values[k];
      key->names[k] = key->names[k - 1], key->values[k] = key->values[k - 1];
      key->names[k - 1] = name, key->values[k - 1] = value;
    }
}

static bool read_keyed(crd_arena *arena, const merge_type *list, const merge_type *item_type, const crd_value *item,
                       merge_key *key, crd_string *error) {
  if (item->kind == CRD_NULL) return refuse_key(error, "associative list with keys may not have a null element");
  if (item->kind != CRD_MAP) return refuse_key(error, "associative list with keys may not have non-map elements");
  size_t count = crd_merge_key_count(list);
  *key = (merge_key){.names = crd_arena_alloc(arena, (count + 1) * sizeof(crd_string)),
                     .values = crd_arena_alloc(arena, (count + 1) * sizeof(crd_value))};
  for (size_t i = 0; i < count; i++) {
    crd_string name = crd_merge_key(list, i);
    const crd_value *own = crd_value_get(item, name);
    crd_value value = own ? *own : crd_merge_key_default(arena, list, item_type, i);
    if (!own && value.kind == CRD_NULL) continue;
    key->names[key->count] = name;
    key->values[key->count++] = value;
  }
  sort_key(key);
  if (key->count || !count) return true;
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("associative list with keys has an element that omits all key fields ["));
  for (size_t i = 0; i < count; i++) {
    if (i) crd_text_add_char(&text, ' ');
    crd_text_add_quoted(&text, crd_merge_key(list, i));
  }
  crd_text_add(&text, CRD_STRING("] (and doesn't have default values for any key fields)"));
  return crd_refused(error, crd_text_string(&text));
}

bool crd_merge_read_key(crd_arena *arena, const merge_type *list, const merge_type *item_type, merge_list form,
                        const crd_value *item, merge_key *key, crd_string *error) {
  if (form == LIST_KEYED) return read_keyed(arena, list, item_type, item, key, error);
  if (item->kind == CRD_MAP) return refuse_key(error, "associative list without keys has an element that's a map type");
  if (item->kind == CRD_LIST) return refuse_key(error, "not supported: associative list with lists as elements");
  if (item->kind == CRD_NULL)
    return refuse_key(error, "associative list without keys has an element that's an explicit null");
  *key = (merge_key){.is_set = true, .value = item};
  return true;
}

/* value.Equals: numbers by value. */
static bool is_same_value(const crd_value *a, const crd_value *b) {
  bool numbers = (a->kind == CRD_INT || a->kind == CRD_DOUBLE) && (b->kind == CRD_INT || b->kind == CRD_DOUBLE);
  if (a->kind == CONSTRUCTED_ODD || b->kind == CONSTRUCTED_ODD) return false;
  if (!numbers || a->kind == b->kind) return crd_value_equal(a, b);
  double x = a->kind == CRD_INT ? (double)a->as.integer : a->as.number;
  double y = b->kind == CRD_INT ? (double)b->as.integer : b->as.number;
  return x == y;
}

bool crd_merge_same_key(const merge_key *a, const merge_key *b) {
  if (a->is_set || b->is_set) return a->is_set && b->is_set && is_same_value(a->value, b->value);
  if (a->count != b->count) return false;
  for (size_t i = 0; i < a->count; i++)
    if (!crd_string_equal(a->names[i], b->names[i]) || !is_same_value(&a->values[i], &b->values[i])) return false;
  return true;
}

/* ---- texts ---- */

/* How fmt writes a value: %v, or with %#v as Go's syntax has it. */
typedef struct go_words {
  crd_string null, map, list, between, end;
  bool syntax;
} go_words;

static void write_go_text(crd_text *text, crd_string value, const go_words *words) {
  if (words->syntax)
    crd_text_add_quoted(text, value);
  else
    crd_text_add(text, value);
}

static void write_go_value(crd_text *text, const crd_value *value, const go_words *words);

static void write_go_items(crd_text *text, const crd_value *value, const go_words *words) {
  const crd_member **members = value->kind == CRD_MAP ? crd_members_sorted(text->arena, value, crd_members_by_name) : NULL;
  crd_text_add(text, members ? words->map : words->list);
  for (uint32_t i = 0; i < value->size; i++) {
    if (i) crd_text_add(text, words->between);
    if (members) {
      write_go_text(text, crd_member_name(members[i]), words);
      crd_text_add_char(text, ':');
    }
    write_go_value(text, members ? &members[i]->value : &value->as.items[i], words);
  }
  crd_text_add(text, words->end);
}

static void write_go_value(crd_text *text, const crd_value *value, const go_words *words) {
  if (value->kind == CONSTRUCTED_ODD)
    crd_text_add(text, words->syntax ? crd_constructed_odd(value)->syntax : crd_constructed_odd(value)->plain);
  else if (value->kind == CRD_NULL)
    crd_text_add(text, words->null);
  else if (value->kind == CRD_STRING_VALUE)
    write_go_text(text, crd_value_string(value), words);
  else if (value->kind == CRD_DOUBLE)
    crd_text_add_double(text, value->as.number);
  else if (value->kind == CRD_LIST || value->kind == CRD_MAP)
    write_go_items(text, value, words);
  else
    crd_json_write(text, value, CRD_JSON_COMPACT);
}

void crd_merge_write_plain(crd_text *text, const crd_value *value) {
  static const go_words words = {CRD_STRING_INIT("<nil>"), CRD_STRING_INIT("map["), CRD_STRING_INIT("["),
                                 CRD_STRING_INIT(" "),     CRD_STRING_INIT("]"),    false};
  write_go_value(text, value, &words);
}

void crd_merge_write_syntax(crd_text *text, const crd_value *value) {
  static const go_words words = {CRD_STRING_INIT("interface {}(nil)"),
                                 CRD_STRING_INIT("map[string]interface {}{"),
                                 CRD_STRING_INIT("[]interface {}{"),
                                 CRD_STRING_INIT(", "),
                                 CRD_STRING_INIT("}"),
                                 true};
  write_go_value(text, value, &words);
}

static void write_list_value(crd_text *text, const crd_value *value) {
  crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < value->size; i++) {
    if (i) crd_text_add_char(text, ',');
    crd_merge_write_value(text, &value->as.items[i]);
  }
  crd_text_add_char(text, ']');
}

/* ToString (value.go) has nothing around a map nor between its members. */
static void write_map_value(crd_text *text, const crd_value *value) {
  for (uint32_t i = 0; i < value->size; i++) {
    crd_text_add(text, crd_member_name(&value->as.members[i]));
    crd_text_add_char(text, '=');
    crd_merge_write_value(text, &value->as.members[i].value);
  }
}

void crd_merge_write_value(crd_text *text, const crd_value *value) {
  if (value->kind == CONSTRUCTED_ODD)
    crd_text_add(text, CRD_STRING("{{undefined}}"));
  else if (value->kind == CRD_STRING_VALUE)
    crd_text_add_quoted(text, crd_value_string(value));
  else if (value->kind == CRD_LIST)
    write_list_value(text, value);
  else if (value->kind == CRD_MAP)
    write_map_value(text, value);
  else if (value->kind == CRD_DOUBLE)
    crd_text_add_double(text, value->as.number);
  else
    crd_json_write(text, value, CRD_JSON_COMPACT);
}

void crd_merge_write_key(crd_text *text, const merge_key *key) {
  crd_text_add_char(text, '[');
  if (key->is_set) {
    crd_text_add_char(text, '=');
    crd_merge_write_value(text, key->value);
  }
  for (size_t i = 0; i < key->count; i++) {
    if (i) crd_text_add_char(text, ',');
    crd_text_add(text, key->names[i]);
    crd_text_add_char(text, '=');
    crd_merge_write_value(text, &key->values[i]);
  }
  crd_text_add_char(text, ']');
}

void crd_merge_write_place(crd_text *text, const merge_place *place) {
  if (!place) return;
  crd_merge_write_place(text, place->outer);
  if (place->form == PLACE_FIELD) {
    crd_text_add_char(text, '.');
    crd_text_add(text, place->name);
  } else if (place->form == PLACE_INDEX) {
    crd_text_printf(text, "[%u]", place->index);
  } else {
    crd_merge_write_key(text, place->key);
  }
}
