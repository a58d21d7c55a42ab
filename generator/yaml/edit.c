/* SPDX-License-Identifier: Apache-2.0 */
/* Edits are collected, and applied from first to last. Removed text takes its lines with it; in flow style, and so in JSON,
 * it takes the comma beside it. New text comes from crd_yaml_write, indented like its neighbours; in flow style it is JSON.
 * Callers parse the result again and compare. */
#include "yaml/edit.h"
#include "base/memory.h"
#include "yaml/place.h"
#include <stdlib.h>

static const crd_string NOTHING = {NULL, 0};

static void replace(text_edits *edits, size_t begin, size_t end, crd_string by) {
  if (begin == PLACE_NOWHERE || end == PLACE_NOWHERE || begin > end) {
    edits->failed = true;
    return;
  }
  CRD_ARENA_ROOM(edits->arena, edits->items, edits->count, edits->room, 8);
  edits->items[edits->count] = (text_edit){begin, end, edits->count, by};
  edits->count++;
}

/* ---- lines ---- */

/* Indents all lines except the first, and removes the last newline. Blank lines are not indented. */
static crd_string indented(crd_arena *arena, crd_string lines, size_t column) {
  crd_text text = {.arena = arena};
  while (lines.size && lines.data[lines.size - 1] == '\n') lines.size--;
  for (size_t i = 0; i < lines.size; i++) {
    crd_text_add_char(&text, lines.data[i]);
    if (lines.data[i] == '\n' && lines.data[i + 1] != '\n') crd_text_printf(&text, "%*s", (int)column, "");
  }
  return crd_text_string(&text);
}

static crd_string yaml_of(crd_arena *arena, const crd_value *value) {
  crd_text text = {.arena = arena};
  crd_yaml_write(&text, value);
  return crd_text_string(&text);
}

crd_string crdc_edit_member_lines(crd_arena *arena, crd_string name, const crd_value *value) {
  crd_value map = crd_value_make_map(arena, 1);
  crd_value_set(arena, &map, name, *value);
  return yaml_of(arena, &map);
}

static bool has_parts(const crd_value *value) {
  return (value->kind == CRD_MAP || value->kind == CRD_LIST) && value->size;
}

/* ---- texts ---- */

static bool is_one_line_text(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if ((unsigned char)text.data[i] < 0x20 || text.data[i] == 0x7f) return false;
  return true;
}

/* Whether the text reads back without quotes. */
static bool is_plain(crd_arena *arena, crd_string text) {
  crd_string document = crd_arena_printf(arena, "- %.*s\n", CRD_PRINT(text));
  const crd_value *list = memory_read(arena, document, false);
  return list && list->kind == CRD_LIST && list->size == 1 && crd_value_is_string(&list->as.items[0], text);
}

/* A text on one line, in the style of the old value. */
static crd_string scalar_like(crd_arena *arena, char style, crd_string text) {
  crd_text out = {.arena = arena};
  bool printable = is_one_line_text(text);
  if (style != '"' && style != '\'' && printable && is_plain(arena, text)) return text;
  if (!printable || style == '"') {
    crd_json_write_string(&out, text, CRD_JSON_COMPACT);
    return crd_text_string(&out);
  }
  crd_text_add_char(&out, '\'');
  for (size_t i = 0; i < text.size; i++) crd_text_printf(&out, text.data[i] == '\'' ? "''" : "%c", text.data[i]);
  crd_text_add_char(&out, '\'');
  return crd_text_string(&out);
}

crd_string crdc_edit_text_lines(crd_arena *arena, crd_string name, crd_string text) {
  crd_string scalar = scalar_like(arena, 0, text);
  return crd_arena_printf(arena, "%.*s: %.*s\n", CRD_PRINT(name), CRD_PRINT(scalar));
}

/* ---- nodes ---- */

/* The offset after the colon of a member's name. */
static size_t value_begin(crd_string text, const crd_member *member) {
  size_t at = member->name_offset;
  if (member->name_offset == CRD_NO_OFFSET) return PLACE_NOWHERE;
  if (text.data[at] == '"' || text.data[at] == '\'')
    at += member->name_size + 2;
  else
    at += member->name_size;
  while (at < text.size && text.data[at] == ' ') at++;
  return at < text.size && text.data[at] == ':' ? at + 1 : PLACE_NOWHERE;
}

/* Replaces a whole node; `begin` is after the colon or dash before it. */
static void replace_node(text_edits *edits, size_t begin, const crd_value *value, const crd_value *object, size_t column,
                         bool item) {
  size_t end = crdc_node_end(edits->text, value, column, false);
  if (!has_parts(object)) {
    bool text = object->kind == CRD_STRING_VALUE;
    crd_string by = text ? scalar_like(edits->arena, edits->text.data[value->offset], crd_value_string(object))
                         : crd_json_encode(edits->arena, object, CRD_JSON_COMPACT);
    if (!has_parts(value) && value->offset > begin)
      replace(edits, value->offset, end, by);
    else
      replace(edits, begin, end, crd_arena_printf(edits->arena, " %.*s", CRD_PRINT(by)));
    return;
  }
  crd_string lines = indented(edits->arena, yaml_of(edits->arena, object), column + 2);
  replace(edits, begin, end,
          item ? crd_arena_printf(edits->arena, " %.*s", CRD_PRINT(lines))
               : crd_arena_printf(edits->arena, "\n%*s%.*s", (int)column + 2, "", CRD_PRINT(lines)));
}

/* ---- members and items ---- */

static void remove_lines(text_edits *edits, size_t begin, size_t end) {
  replace(edits, crdc_line_start(edits->text, begin), end == PLACE_NOWHERE ? end : crdc_next_line(edits->text, end),
          NOTHING);
}

/* Removes text from `begin` to the end of the value, with the comma after it, or the one before it for the last value. */
static void remove_flow(text_edits *edits, size_t begin, const crd_value *value) {
  crd_string text = edits->text;
  size_t end = crdc_node_end(text, value, 0, true), next = crdc_skip_blanks(text, end);
  if (next < text.size && text.data[next] == ',') {
    end = crdc_skip_blanks(text, next + 1);
  } else if (end != PLACE_NOWHERE) {
    while (begin > 0 && crdc_is_blank(text.data[begin - 1])) begin--;
    begin -= begin > 0 && text.data[begin - 1] == ',';
  }
  replace(edits, begin, end, NOTHING);
}

static void remove_item(text_edits *edits, const crd_value *list, const crd_value *item) {
  crd_string text = edits->text;
  if (crdc_is_flow(text, list)) {
    remove_flow(edits, item->offset, item);
    return;
  }
  size_t dash = crdc_item_dash(text, item);
  if (dash == PLACE_NOWHERE || !crdc_is_first(text, dash))
    edits->failed = true;
  else
    remove_lines(edits, dash, crdc_node_end(text, item, crdc_column(text, dash), false));
}

void crdc_edit_remove(text_edits *edits, const crd_value *map, const crd_member *member) {
  crd_string text = edits->text;
  size_t begin = member->name_offset;
  if (begin == CRD_NO_OFFSET) {
    edits->failed = true;
  } else if (crdc_is_flow(text, map)) {
    remove_flow(edits, begin, &member->value);
  } else if (crdc_is_first(text, begin)) {
    remove_lines(edits, begin, crdc_node_end(text, &member->value, crdc_column(text, begin), false));
  } else {
    const crd_member *next = member + 1; /* the first member after a dash: the next one moves there */
    bool more = next < map->as.members + map->size && next->name_offset != CRD_NO_OFFSET;
    replace(edits, begin, more ? next->name_offset : PLACE_NOWHERE, NOTHING);
  }
}

static void insert_behind(text_edits *edits, size_t end, size_t column, crd_string block) {
  size_t line = end == PLACE_NOWHERE ? end : crdc_line_end(edits->text, end);
  replace(edits, line, line, crd_arena_printf(edits->arena, "\n%*s%.*s", (int)column, "", CRD_PRINT(block)));
}

void crdc_edit_insert(text_edits *edits, const crd_value *map, const crd_member *instead, crd_string lines) {
  crd_string text = edits->text;
  const crd_member *first = map->size ? &map->as.members[0] : NULL;
  if (!first || first->name_offset == CRD_NO_OFFSET || crdc_is_flow(text, map)) {
    edits->failed = true;
    return;
  }
  size_t column = crdc_column(text, first->name_offset);
  crd_string block = indented(edits->arena, lines, column);
  if (instead)
    replace(edits, instead->name_offset, crdc_node_end(text, &instead->value, column, false), block);
  else
    insert_behind(edits, crdc_node_end(text, map, column, false), column, block);
}

bool crdc_edit_keep(text_edits *edits, size_t before) {
  bool good = !edits->failed && edits->count > before;
  if (!good) edits->count = before;
  edits->failed = false;
  return good;
}

static const crd_member *find_member(const crd_value *map, crd_string name) {
  for (uint32_t i = 0; i < map->size; i++)
    if (crd_string_equal(crd_member_name(&map->as.members[i]), name)) return &map->as.members[i];
  return NULL;
}

bool crdc_edit_cut(text_edits *edits, const list_cut *cut) {
  crd_string text = edits->text;
  const crd_member *member = find_member(cut->owner, cut->member);
  if (!member || member->value.kind != CRD_LIST || member->name_offset >= text.size) return false;
  const crd_value *list = &member->value;
  size_t before = edits->count, left = 0;
  for (uint32_t i = 0; i < list->size; i++) left += !cut->gone[i];
  if (!left) {
    edits->failed = !crdc_is_flow(text, cut->owner) && !crdc_is_first(text, member->name_offset);
    crdc_edit_remove(edits, cut->owner, member);
  }
  for (uint32_t i = 0; left && i < list->size; i++)
    if (cut->gone[i]) remove_item(edits, list, &list->as.items[i]);
  return crdc_edit_keep(edits, before);
}

/* ---- objects ---- */

static void edit_at(text_edits *edits, size_t begin, const crd_value *value, const crd_value *object, size_t column,
                    bool parts, bool item);

/* The next member of a map that an object lacks, from `*at` on, or NULL. */
static const crd_member *next_missing(const crd_value *map, const crd_value *object, uint32_t *at) {
  while (*at < map->size) {
    const crd_member *member = &map->as.members[(*at)++];
    if (!crd_value_get(object, crd_member_name(member))) return member;
  }
  return NULL;
}

/* Puts added members in place of removed ones. */
static void exchange_members(text_edits *edits, const crd_value *map, const crd_value *object) {
  uint32_t come = 0, go = 0;
  const crd_member *gone = next_missing(map, object, &go);
  for (const crd_member *member; (member = next_missing(object, map, &come)); gone = next_missing(map, object, &go))
    crdc_edit_insert(edits, map, gone, crdc_edit_member_lines(edits->arena, crd_member_name(member), &member->value));
  for (; gone; gone = next_missing(map, object, &go)) crdc_edit_remove(edits, map, gone);
}

static void edit_map(text_edits *edits, const crd_value *map, const crd_value *object, bool parts) {
  static const crd_value nothing = CRD_VALUE_NULL_INIT;
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    const crd_value *own = crd_value_get(object, crd_member_name(member));
    if (!own && parts) own = &nothing;
    if (own)
      edit_at(edits, value_begin(edits->text, member), &member->value, own, crdc_column(edits->text, member->name_offset),
              parts, false);
  }
  if (!parts) exchange_members(edits, map, object);
}

static void edit_list(text_edits *edits, const crd_value *list, const crd_value *object, bool parts) {
  crd_string text = edits->text;
  size_t column = 0;
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    size_t dash = crdc_item_dash(text, item);
    column = crdc_column(text, dash);
    if (i >= object->size)
      remove_item(edits, list, item);
    else
      edit_at(edits, dash == PLACE_NOWHERE ? dash : dash + 1, item, &object->as.items[i], column, parts, true);
    if (dash == PLACE_NOWHERE) edits->failed = true;
  }
  if (edits->failed || object->size <= list->size) return;
  crd_value more = {.kind = CRD_LIST, .size = object->size - list->size, .as.items = object->as.items + list->size};
  crd_string lines = indented(edits->arena, yaml_of(edits->arena, &more), column);
  insert_behind(edits, crdc_node_end(text, list, column, false), column, lines);
}

/* Whether the map and the object have no common content, so that nothing can be kept. */
static bool shares_nothing(const crd_value *map, const crd_value *object) {
  for (uint32_t i = 0; i < map->size; i++)
    if (crd_value_get(object, crd_member_name(&map->as.members[i]))) return false;
  return true;
}

static void edit_at(text_edits *edits, size_t begin, const crd_value *value, const crd_value *object, size_t column,
                    bool parts, bool item) {
  if (crd_value_equal(value, object)) return;
  if (begin == PLACE_NOWHERE || value->offset == CRD_NO_OFFSET || value->offset >= edits->text.size) {
    edits->failed = true;
    return;
  }
  bool same = value->kind == object->kind && value->size && object->size;
  bool block = same && !crdc_is_flow(edits->text, value) && value->offset >= begin;
  if (block && value->kind == CRD_MAP && (parts || !shares_nothing(value, object)))
    edit_map(edits, value, object, parts);
  else if (block && value->kind == CRD_LIST)
    edit_list(edits, value, object, parts);
  else if (crdc_is_flow(edits->text, value) || (has_parts(object) && same))
    replace(edits, value->offset, crdc_node_end(edits->text, value, column, false),
            crd_json_encode(edits->arena, object, CRD_JSON_COMPACT));
  else
    replace_node(edits, begin, value, object, column, item);
}

void crdc_edit_value(text_edits *edits, const crd_value *value, const crd_value *object, size_t column, bool parts) {
  size_t begin = value->offset == CRD_NO_OFFSET ? PLACE_NOWHERE : value->offset;
  edit_at(edits, begin, value, object, column, parts, false);
}

void crdc_edit_text(text_edits *edits, const crd_member *member, crd_string text) {
  const crd_value value = crd_value_make_string(text);
  replace_node(edits, value_begin(edits->text, member), &member->value, &value,
               crdc_column(edits->text, member->name_offset), false);
}

void crdc_edit_literal(text_edits *edits, const crd_member *member, crd_string content) {
  crd_string text = edits->text;
  size_t at = member->value.offset;
  size_t end = crdc_node_end(text, &member->value, crdc_column(text, member->name_offset), false);
  if (end == PLACE_NOWHERE || text.data[at] != '|') {
    edits->failed = true;
    return;
  }
  size_t begin = crdc_line_end(text, at) + 1, first = begin;
  while (first < end && (text.data[first] == ' ' || text.data[first] == '\n')) first++;
  size_t indent = crdc_column(text, first);
  crd_string block = indented(edits->arena, content, indent);
  replace(edits, begin, end, crd_arena_printf(edits->arena, "%*s%.*s", (int)indent, "", CRD_PRINT(block)));
}

/* ---- applying ---- */

static int compare_edits(const void *a, const void *b) {
  const text_edit *first = a, *second = b;
  if (first->begin != second->begin) return first->begin < second->begin ? -1 : 1;
  return (first->order > second->order) - (first->order < second->order);
}

/* Whether the removal of the last item begins at the comma that was removed with the item before. */
static bool shares_comma(crd_string text, const text_edit *edit, size_t at) {
  return edit->begin < at && edit->end >= at && !edit->by.size && text.data[edit->begin] == ',';
}

static void drop_comma(crd_text *text) {
  while (text->size && crdc_is_blank(text->data[text->size - 1])) text->size--;
  if (text->size && text->data[text->size - 1] == ',') text->size--;
}

crd_string crdc_edit_apply(text_edits *edits) {
  crd_text text = {.arena = edits->arena};
  size_t at = 0;
  if (edits->count) qsort(edits->items, edits->count, sizeof *edits->items, compare_edits);
  for (size_t i = 0; i < edits->count; i++) {
    const text_edit *edit = &edits->items[i];
    if (edit->begin == edit->end && edit->begin + 1 == at && edit->by.size && edit->by.data[0] == '\n') {
      crd_text_add(&text, crd_string_slice(edit->by, 1, edit->by.size)); /* after a removed line */
      crd_text_add_char(&text, '\n');
      continue;
    }
    if (shares_comma(edits->text, edit, at)) {
      drop_comma(&text);
      at = edit->end;
      continue;
    }
    if (edit->begin < at) edits->failed = true;
    if (edits->failed) return NOTHING;
    crd_text_add(&text, crd_string_slice(edits->text, at, edit->begin));
    crd_text_add(&text, edit->by);
    at = edit->end;
  }
  if (edits->failed) return NOTHING;
  crd_text_add(&text, crd_string_slice(edits->text, at, edits->text.size));
  return crd_text_string(&text);
}
