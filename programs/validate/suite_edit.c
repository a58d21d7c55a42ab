/* Changes are gathered, and applied from the first to the last. What comes anew is laid out by crd_yaml_write, in lines that
 * are indented as their neighbours; in flow style it is JSON. */
#include "suite_edit.h"
#include "suite_place.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdlib.h>
#include <string.h>

static void replace(suite_edits *edits, size_t begin, size_t end, crd_string by) {
  if (begin == SUITE_NOWHERE || end == SUITE_NOWHERE || begin > end) {
    edits->failed = true;
    return;
  }
  if (edits->count == edits->room) {
    size_t room = edits->room ? edits->room * 2 : 8;
    edits->items =
        crd_arena_grow(edits->arena, edits->items, edits->room * sizeof *edits->items, room * sizeof *edits->items);
    edits->room = room;
  }
  edits->items[edits->count] = (suite_edit){begin, end, edits->count, by};
  edits->count++;
}

/* ---- lines ---- */

/* Lines behind so many spaces, the first without; the last newline goes. Blank lines stay so. */
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

crd_string suite_member_lines(crd_arena *arena, crd_string name, const crd_value *value) {
  crd_value map = crd_value_make_map(arena, 1);
  crd_value_set(arena, &map, name, *value);
  return yaml_of(arena, &map);
}

static bool is_collection(const crd_value *value) {
  return (value->kind == CRD_MAP || value->kind == CRD_LIST) && value->size;
}

/* ---- texts ---- */

static bool is_printable(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if ((unsigned char)text.data[i] < 0x20 || text.data[i] == 0x7f) return false;
  return true;
}

/* Whether it is read as this text without quotes. */
static bool is_plain(crd_arena *arena, crd_string text) {
  crd_string document = crd_arena_printf(arena, "- %.*s\n", CRD_PRINT(text));
  const crd_value *list = crd_yaml_parse(arena, document, NULL, NULL, NULL);
  return list && list->kind == CRD_LIST && list->size == 1 && crd_value_is_string(&list->as.items[0], text);
}

/* A text in one line, in the style of what stands there. */
static crd_string scalar_like(crd_arena *arena, char style, crd_string text) {
  crd_text out = {.arena = arena};
  bool printable = is_printable(text);
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

crd_string suite_text_lines(crd_arena *arena, crd_string name, crd_string text) {
  crd_string scalar = scalar_like(arena, 0, text);
  return crd_arena_printf(arena, "%.*s: %.*s\n", CRD_PRINT(name), CRD_PRINT(scalar));
}

/* ---- nodes ---- */

/* Behind the colon of a member's name. */
static size_t value_begin(crd_string text, const crd_member *member) {
  size_t at = member->name_offset;
  if (member->name_offset == CRD_NO_OFFSET) return SUITE_NOWHERE;
  if (text.data[at] == '"' || text.data[at] == '\'')
    at += member->name_size + 2;
  else
    at += member->name_size;
  while (at < text.size && text.data[at] == ' ') at++;
  return at < text.size && text.data[at] == ':' ? at + 1 : SUITE_NOWHERE;
}

/* A node as a whole becomes another one; `begin` is behind the colon or dash before it. */
static void replace_node(suite_edits *edits, size_t begin, const crd_value *value, const crd_value *object, size_t column,
                         bool item) {
  size_t end = suite_node_end(edits->text, value, column, false);
  if (!is_collection(object)) {
    bool text = object->kind == CRD_STRING_VALUE;
    crd_string by = text ? scalar_like(edits->arena, edits->text.data[value->offset], crd_value_string(object))
                         : crd_json_encode(edits->arena, object, CRD_JSON_COMPACT);
    if (!is_collection(value) && value->offset > begin)
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

static void edit_at(suite_edits *edits, size_t begin, const crd_value *value, const crd_value *object, size_t column,
                    bool parts, bool item);

void suite_edit_remove(suite_edits *edits, const crd_value *map, const crd_member *member) {
  crd_string text = edits->text;
  size_t begin = member->name_offset;
  if (begin == CRD_NO_OFFSET) {
    edits->failed = true;
    return;
  }
  if (suite_is_first(text, begin)) {
    size_t end = suite_node_end(text, &member->value, suite_column(text, begin), false);
    size_t line = end == SUITE_NOWHERE ? end : suite_line_end(text, end);
    replace(edits, suite_line_start(text, begin), line == text.size || line == SUITE_NOWHERE ? line : line + 1,
            (crd_string){NULL, 0});
    return;
  }
  const crd_member *next = member + 1; /* the first behind a dash: the next one comes there */
  bool more = next < map->as.members + map->size && next->name_offset != CRD_NO_OFFSET;
  replace(edits, begin, more ? next->name_offset : SUITE_NOWHERE, (crd_string){NULL, 0});
}

void suite_edit_insert(suite_edits *edits, const crd_value *map, const crd_member *instead, crd_string lines) {
  crd_string text = edits->text;
  const crd_member *first = map->size ? &map->as.members[0] : NULL;
  if (!first || first->name_offset == CRD_NO_OFFSET || suite_is_flow(text, map)) {
    edits->failed = true;
    return;
  }
  size_t column = suite_column(text, first->name_offset);
  crd_string block = indented(edits->arena, lines, column);
  if (instead) {
    replace(edits, instead->name_offset, suite_node_end(text, &instead->value, column, false), block);
    return;
  }
  size_t end = suite_node_end(text, map, column, false);
  size_t line = end == SUITE_NOWHERE ? end : suite_line_end(text, end);
  replace(edits, line, line, crd_arena_printf(edits->arena, "\n%*s%.*s", (int)column, "", CRD_PRINT(block)));
}

/* The next member of a map that an object does not have, from `*at` on; NULL: there is none. */
static const crd_member *next_missing(const crd_value *map, const crd_value *object, uint32_t *at) {
  while (*at < map->size) {
    const crd_member *member = &map->as.members[(*at)++];
    if (!crd_value_get(object, crd_member_name(member))) return member;
  }
  return NULL;
}

/* What goes leaves its place to what comes. */
static void exchange_members(suite_edits *edits, const crd_value *map, const crd_value *object) {
  uint32_t come = 0, go = 0;
  const crd_member *gone = next_missing(map, object, &go);
  for (const crd_member *member; (member = next_missing(object, map, &come)); gone = next_missing(map, object, &go))
    suite_edit_insert(edits, map, gone, suite_member_lines(edits->arena, crd_member_name(member), &member->value));
  for (; gone; gone = next_missing(map, object, &go)) suite_edit_remove(edits, map, gone);
}

static void edit_map(suite_edits *edits, const crd_value *map, const crd_value *object, bool parts) {
  static const crd_value nothing = CRD_VALUE_NULL_INIT;
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    const crd_value *own = crd_value_get(object, crd_member_name(member));
    if (!own && parts) own = &nothing;
    if (own)
      edit_at(edits, value_begin(edits->text, member), &member->value, own, suite_column(edits->text, member->name_offset),
              parts, false);
  }
  if (!parts) exchange_members(edits, map, object);
}

static void edit_list(suite_edits *edits, const crd_value *list, const crd_value *object, bool parts) {
  crd_string text = edits->text;
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    size_t dash = item->offset == CRD_NO_OFFSET ? SUITE_NOWHERE : suite_item_dash(text, item);
    if (dash == SUITE_NOWHERE) {
      edits->failed = true;
      return;
    }
    size_t column = suite_column(text, dash), end = suite_node_end(text, item, column, false);
    if (i < object->size) {
      edit_at(edits, dash + 1, item, &object->as.items[i], column, parts, true);
    } else if (suite_is_first(text, dash) && end != SUITE_NOWHERE) {
      size_t line = suite_line_end(text, end);
      replace(edits, suite_line_start(text, dash), line == text.size ? line : line + 1, (crd_string){NULL, 0});
    } else {
      edits->failed = true;
    }
    if (i + 1 < list->size || object->size <= list->size || end == SUITE_NOWHERE) continue;
    crd_value more = {.kind = CRD_LIST, .size = object->size - list->size, .as.items = object->as.items + list->size};
    crd_string lines = indented(edits->arena, yaml_of(edits->arena, &more), column);
    size_t line = suite_line_end(text, end);
    replace(edits, line, line, crd_arena_printf(edits->arena, "\n%*s%.*s", (int)column, "", CRD_PRINT(lines)));
  }
}

/* Whether nothing that the map has is in the object: nothing of it can be kept. */
static bool shares_nothing(const crd_value *map, const crd_value *object) {
  for (uint32_t i = 0; i < map->size; i++)
    if (crd_value_get(object, crd_member_name(&map->as.members[i]))) return false;
  return true;
}

static void edit_at(suite_edits *edits, size_t begin, const crd_value *value, const crd_value *object, size_t column,
                    bool parts, bool item) {
  if (crd_value_equal(value, object)) return;
  if (begin == SUITE_NOWHERE || value->offset == CRD_NO_OFFSET || value->offset >= edits->text.size) {
    edits->failed = true;
    return;
  }
  bool same = value->kind == object->kind && value->size && object->size;
  bool block = same && !suite_is_flow(edits->text, value) && value->offset >= begin;
  if (block && value->kind == CRD_MAP && (parts || !shares_nothing(value, object)))
    edit_map(edits, value, object, parts);
  else if (block && value->kind == CRD_LIST)
    edit_list(edits, value, object, parts);
  else if (suite_is_flow(edits->text, value) || (is_collection(object) && same))
    replace(edits, value->offset, suite_node_end(edits->text, value, column, false),
            crd_json_encode(edits->arena, object, CRD_JSON_COMPACT));
  else
    replace_node(edits, begin, value, object, column, item);
}

void suite_edit_value(suite_edits *edits, const crd_value *value, const crd_value *object, size_t column, bool parts) {
  size_t begin = value->offset == CRD_NO_OFFSET ? SUITE_NOWHERE : value->offset;
  edit_at(edits, begin, value, object, column, parts, false);
}

void suite_edit_text(suite_edits *edits, const crd_value *map, const crd_member *member, crd_string text) {
  const crd_value value = crd_value_make_string(text);
  (void)map;
  replace_node(edits, value_begin(edits->text, member), &member->value, &value,
               suite_column(edits->text, member->name_offset), false);
}

void suite_edit_literal(suite_edits *edits, const crd_value *map, const crd_member *member, crd_string content) {
  crd_string text = edits->text;
  size_t at = member->value.offset, column = suite_column(text, member->name_offset);
  (void)map;
  size_t end = at == CRD_NO_OFFSET ? SUITE_NOWHERE : suite_node_end(text, &member->value, column, false);
  if (end == SUITE_NOWHERE || text.data[at] != '|') {
    edits->failed = true;
    return;
  }
  size_t begin = suite_line_end(text, at) + 1, first = begin;
  while (first < end && (text.data[first] == ' ' || text.data[first] == '\n')) first++;
  size_t indent = suite_column(text, first);
  crd_string block = indented(edits->arena, content, indent);
  replace(edits, begin, end, crd_arena_printf(edits->arena, "%*s%.*s", (int)indent, "", CRD_PRINT(block)));
}

/* ---- applying ---- */

static int compare_edits(const void *a, const void *b) {
  const suite_edit *first = a, *second = b;
  if (first->begin != second->begin) return first->begin < second->begin ? -1 : 1;
  return (first->order > second->order) - (first->order < second->order);
}

crd_string suite_edits_apply(suite_edits *edits) {
  crd_text text = {.arena = edits->arena};
  size_t at = 0;
  if (edits->count) qsort(edits->items, edits->count, sizeof *edits->items, compare_edits);
  for (size_t i = 0; i < edits->count; i++) {
    const suite_edit *edit = &edits->items[i];
    if (edit->begin == edit->end && edit->begin + 1 == at && edit->by.size && edit->by.data[0] == '\n') {
      crd_text_add(&text, crd_string_slice(edit->by, 1, edit->by.size)); /* behind a line that goes */
      crd_text_add_char(&text, '\n');
      continue;
    }
    if (edit->begin < at) edits->failed = true;
    if (edits->failed) return (crd_string){NULL, 0};
    crd_text_add(&text, crd_string_slice(edits->text, at, edit->begin));
    crd_text_add(&text, edit->by);
    at = edit->end;
  }
  if (edits->failed) return (crd_string){NULL, 0};
  crd_text_add(&text, crd_string_slice(edits->text, at, edits->text.size));
  return crd_text_string(&text);
}
