/* SPDX-License-Identifier: Apache-2.0 */
/* Makes and changes value trees. The parsers build their trees directly (json_read.c, yaml_build.c). */
#include "../base/arena_private.h"
#include "members.h"
#include <assert.h>
#include <crd/value.h>
#include <stdarg.h>
#include <stdlib.h>

crd_value crd_value_make_null(void) {
  return (crd_value)CRD_VALUE_NULL_INIT;
}

crd_value crd_value_make_bool(bool boolean) {
  return (crd_value)CRD_VALUE_BOOL_INIT(boolean);
}

crd_value crd_value_make_int(int64_t integer) {
  return (crd_value)CRD_VALUE_INT_INIT(integer);
}

crd_value crd_value_make_double(double number) {
  return (crd_value)CRD_VALUE_DOUBLE_INIT(number);
}

crd_value crd_value_make_string(crd_string string) {
  return (crd_value){.kind = CRD_STRING_VALUE,
                     .size = (uint32_t)string.size,
                     .offset = CRD_NO_OFFSET,
                     .as = {.string = string.data ? string.data : ""}};
}

crd_value crd_value_make_list(crd_arena *arena, size_t room) {
  return (crd_value){.kind = CRD_LIST,
                     .offset = CRD_NO_OFFSET,
                     .capacity = (uint32_t)room,
                     .as = {.items = room ? crd_arena_alloc(arena, room * sizeof(crd_value)) : NULL}};
}

crd_value crd_value_make_map(crd_arena *arena, size_t room) {
  return (crd_value){.kind = CRD_MAP,
                     .offset = CRD_NO_OFFSET,
                     .capacity = (uint32_t)room,
                     .as = {.members = room ? crd_arena_alloc(arena, room * sizeof(crd_member)) : NULL}};
}

/* A search of more members takes so long that it first polls whether to stop. */
#define LONG_SEARCH 1024u

crd_member *crd_members_find(const crd_value *map, crd_string name) {
  if (!map || map->kind != CRD_MAP || !map->size) return NULL; /* an empty map may have no array */
  if (map->size > LONG_SEARCH) crd_poll();
  for (crd_member *member = map->as.members, *end = member + map->size; member < end; member++)
    if (member->name_size == name.size && crd_name_bytes_equal(member->name, name.data, name.size)) return member;
  return NULL;
}

crd_value *crd_value_get(const crd_value *map, crd_string name) {
  crd_member *member = crd_members_find(map, name);
  return member ? &member->value : NULL;
}

crd_string crd_members_text_at(const crd_value *object, crd_string path) {
  while (object && path.size) {
    const char *dot = memchr(path.data, '.', path.size);
    size_t size = dot ? (size_t)(dot - path.data) : path.size;
    object = crd_value_get(object, (crd_string){path.data, size});
    size += dot != NULL;
    path = (crd_string){path.data + size, path.size - size};
  }
  return crd_value_text(object);
}

crd_value *crd_value_find(const crd_value *root, ...) {
  va_list names;
  va_start(names, root);
  const crd_value *value = root;
  const char *name;
  while (value && (name = va_arg(names, const char *))) value = crd_value_get(value, crd_string_of(name));
  va_end(names);
  return (crd_value *)value; /* the caller owns the tree and may change it */
}

/* The array's room after it had to grow. */
static uint32_t grown(uint32_t room) {
  return room < 4 ? 4 : room > UINT32_MAX / 2 ? UINT32_MAX : room * 2;
}

static uint32_t room_of(const crd_value *value) {
  return value->capacity ? value->capacity : value->size;
}

crd_value *crd_value_add(crd_arena *arena, crd_value *map, crd_string name, crd_value value) {
  assert(map->kind == CRD_MAP && name.size <= UINT32_MAX && !crd_members_find(map, name));
  uint32_t room = room_of(map);
  if (map->size == room) {
    uint32_t capacity = grown(room);
    map->as.members =
        crd_arena_grow(arena, map->size ? map->as.members : NULL, room * sizeof(crd_member), capacity * sizeof(crd_member));
    map->capacity = capacity;
  }
  crd_member *member = &map->as.members[map->size++];
  *member = (crd_member){
      .name = name.data ? name.data : "", .name_size = (uint32_t)name.size, .name_offset = CRD_NO_OFFSET, .value = value};
  return &member->value;
}

crd_value *crd_value_set(crd_arena *arena, crd_value *map, crd_string name, crd_value value) {
  assert(map->kind == CRD_MAP);
  crd_member *member = crd_members_find(map, name);
  if (!member) return crd_value_add(arena, map, name, value);
  member->value = value;
  return &member->value;
}

bool crd_value_remove(crd_value *map, crd_string name) {
  assert(map->kind == CRD_MAP);
  crd_member *member = crd_members_find(map, name);
  if (!member) return false;
  if (!map->capacity) map->capacity = map->size; /* the array keeps its room */
  crd_member *end = map->as.members + map->size;
  memmove(member, member + 1, (size_t)((char *)end - (char *)(member + 1)));
  map->size--;
  return true;
}

crd_value *crd_value_append(crd_arena *arena, crd_value *list, crd_value item) {
  assert(list->kind == CRD_LIST);
  uint32_t room = room_of(list);
  if (list->size == room) {
    uint32_t capacity = grown(room);
    list->as.items =
        crd_arena_grow(arena, list->size ? list->as.items : NULL, room * sizeof(crd_value), capacity * sizeof(crd_value));
    list->capacity = capacity;
  }
  crd_value *place = &list->as.items[list->size++];
  *place = item;
  return place;
}

crd_value crd_value_copy(crd_arena *arena, const crd_value *value) {
  crd_value copy = *value;
  copy.capacity = 0;
  if (value->kind == CRD_LIST && value->size) {
    copy.as.items = crd_arena_alloc(arena, value->size * sizeof(crd_value));
    for (uint32_t i = 0; i < value->size; i++) copy.as.items[i] = crd_value_copy(arena, &value->as.items[i]);
  } else if (value->kind == CRD_MAP && value->size) {
    copy.as.members = crd_arena_alloc(arena, value->size * sizeof(crd_member));
    for (uint32_t i = 0; i < value->size; i++) {
      copy.as.members[i] = value->as.members[i];
      copy.as.members[i].value = crd_value_copy(arena, &value->as.members[i].value);
    }
  }
  return copy;
}

void crd_value_own(crd_arena *arena, crd_value *value) {
  crd_arena_poll(arena);
  if (value->kind == CRD_STRING_VALUE) value->as.string = crd_arena_copy(arena, crd_value_string(value)).data;
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++) crd_value_own(arena, &value->as.items[i]);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    member->name = crd_arena_copy(arena, crd_member_name(member)).data;
    crd_value_own(arena, &member->value);
  }
}

/* From this many members on, maps in different orders are sorted before they are compared. */
#define BIG_MAP 64u

static bool sorted_equal(const crd_value *a, const crd_value *b) {
  const crd_member **members = crd_arena_borrow(2 * (size_t)a->size * sizeof(crd_member *));
  const crd_member **others = members + a->size;
  for (uint32_t i = 0; i < a->size; i++) {
    members[i] = &a->as.members[i];
    others[i] = &b->as.members[i];
  }
  qsort((void *)members, a->size, sizeof(crd_member *), crd_members_by_name);
  qsort((void *)others, a->size, sizeof(crd_member *), crd_members_by_name);
  bool equal = true;
  for (uint32_t i = 0; i < a->size && equal; i++, crd_poll())
    equal = crd_string_equal(crd_member_name(members[i]), crd_member_name(others[i])) &&
            crd_value_equal(&members[i]->value, &others[i]->value);
  crd_arena_return((void *)members);
  return equal;
}

/* Compares maps of one size. The order of members is mostly the same: a search starts where the last one ended. */
static bool maps_equal(const crd_value *a, const crd_value *b) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < a->size; i++) {
    crd_poll();
    const crd_member *member = &a->as.members[i];
    uint32_t tried = 0;
    while (tried < b->size && !crd_string_equal(crd_member_name(member), crd_member_name(&b->as.members[at]))) {
      if (b->size >= BIG_MAP) return sorted_equal(a, b);
      at = at + 1 == b->size ? 0 : at + 1;
      tried++;
    }
    if (tried == b->size || !crd_value_equal(&member->value, &b->as.members[at].value)) return false;
    at = at + 1 == b->size ? 0 : at + 1;
  }
  return true;
}

bool crd_value_equal(const crd_value *a, const crd_value *b) {
  if (a->kind != b->kind) return false;
  switch ((crd_value_kind)a->kind) {
  case CRD_NULL:
    return true;
  case CRD_BOOL:
    return a->as.boolean == b->as.boolean;
  case CRD_INT:
    return a->as.integer == b->as.integer;
  case CRD_DOUBLE:
    return a->as.number == b->as.number;
  case CRD_STRING_VALUE:
    return crd_string_equal(crd_value_string(a), crd_value_string(b));
  case CRD_LIST:
    if (a->size != b->size) return false;
    for (uint32_t i = 0; i < a->size; i++) {
      crd_poll();
      if (!crd_value_equal(&a->as.items[i], &b->as.items[i])) return false;
    }
    return true;
  case CRD_MAP:
    return a->size == b->size && maps_equal(a, b);
  }
  return false;
}

const char *crd_value_type_name(const crd_value *value) {
  static const char *const names[] = {"null", "boolean", "integer", "number", "string", "array", "object"};
  return names[value->kind];
}

const char *crd_value_go_type(const crd_value *value) {
  static const char *const names[] = {
      "<nil>", "bool", "int64", "float64", "string", "[]interface {}", "map[string]interface {}"};
  return names[value->kind];
}
