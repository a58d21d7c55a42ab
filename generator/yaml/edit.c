/* In block style an item goes with its lines, up to the next dash or to where the depth_of_line ends; in flow style, which
 * JSON is, with the comma beside it. Who calls reads the result again and compares. */
#include "yaml/edit.h"

#include <stdlib.h>

static void add_edit(text_edits *edits, size_t from, size_t to) {
  if (edits->count == edits->capacity) {
    size_t capacity = edits->capacity ? edits->capacity * 2 : 8;
    edits->items =
        crd_arena_grow(edits->arena, edits->items, edits->capacity * sizeof *edits->items, capacity * sizeof *edits->items);
    edits->capacity = capacity;
  }
  edits->items[edits->count++] = (text_edit){(uint32_t)from, (uint32_t)to};
}

/* ---- lines ---- */

static size_t start_of_edit_line(crd_string text, size_t at) {
  while (at > 0 && text.data[at - 1] != '\n') at--;
  return at;
}

static size_t next_line(crd_string text, size_t at) {
  while (at < text.size && text.data[at] != '\n') at++;
  return at < text.size ? at + 1 : at;
}

static size_t depth_of_line(crd_string text, size_t start) {
  size_t at = start;
  while (at < text.size && text.data[at] == ' ') at++;
  return at - start;
}

/* Empty, or a comment. */
static bool says_nothing(crd_string text, size_t start) {
  size_t at = start + depth_of_line(text, start);
  return at == text.size || text.data[at] == '\n' || text.data[at] == '\r' || text.data[at] == '#';
}

/* Behind the last line that is deeper than the column, or has a dash there where `dashes`. */
static size_t end_of_block(crd_string text, size_t start, size_t column, bool dashes) {
  size_t end = next_line(text, start);
  for (size_t at = end; at < text.size; at = next_line(text, at)) {
    if (says_nothing(text, at)) continue;
    size_t own = depth_of_line(text, at);
    bool dash = dashes && own == column && text.data[at + own] == '-' && at + own + 1 < text.size &&
                (text.data[at + own + 1] == ' ' || text.data[at + own + 1] == '\n');
    if (own <= column && !dash) break;
    end = next_line(text, at);
  }
  return end;
}

/* The dash before an item; false where it is not the first thing in its line. */
static bool find_dash(crd_string text, const crd_value *item, size_t *dash) {
  size_t at = item->offset;
  while (at > 0 && (text.data[at - 1] == ' ' || text.data[at - 1] == '\n')) at--;
  if (at == 0 || text.data[at - 1] != '-') return false;
  *dash = at - 1;
  size_t start = start_of_edit_line(text, *dash);
  return start + depth_of_line(text, start) == *dash;
}

static bool cut_block_item(text_edits *edits, crd_string text, const crd_value *list, size_t index) {
  size_t dash;
  if (!find_dash(text, &list->as.items[index], &dash)) return false;
  size_t start = start_of_edit_line(text, dash);
  add_edit(edits, start, end_of_block(text, start, dash - start, false));
  return true;
}

static bool cut_block_member(text_edits *edits, crd_string text, const crd_member *member) {
  size_t start = start_of_edit_line(text, member->name_offset), column = depth_of_line(text, start);
  size_t name = start + column;
  bool quoted = text.data[name] == '"' || text.data[name] == '\'';
  if (name != member->name_offset && !(quoted && name + 1 == member->name_offset)) return false;
  add_edit(edits, start, end_of_block(text, start, column, true));
  return true;
}

/* ---- flow style ---- */

/* Behind a value in flow style: at the comma or the bracket that ends it. */
static size_t end_of_flow(crd_string text, size_t at) {
  size_t depth = 0;
  for (; at < text.size; at++) {
    char c = text.data[at];
    if (c == '"' || c == '\'') {
      for (at++; at < text.size && text.data[at] != c; at++) at += c == '"' && text.data[at] == '\\';
      continue;
    }
    if (!depth && (c == ',' || c == ']' || c == '}')) return at;
    depth += c == '[' || c == '{';
    depth -= c == ']' || c == '}';
  }
  return at;
}

/* What stands from `from` on, with the comma behind it, or the one before where it is the last. */
static void cut_flow(text_edits *edits, crd_string text, size_t from, size_t value) {
  size_t end = end_of_flow(text, value);
  if (end < text.size && text.data[end] == ',') {
    end++;
    while (end < text.size && (text.data[end] == ' ' || text.data[end] == '\n')) end++;
    add_edit(edits, from, end);
    return;
  }
  while (end > from && (text.data[end - 1] == ' ' || text.data[end - 1] == '\n')) end--;
  while (from > 0 && (text.data[from - 1] == ' ' || text.data[from - 1] == '\n')) from--;
  from -= from > 0 && text.data[from - 1] == ',';
  add_edit(edits, from, end);
}

static bool is_flow(crd_string text, const crd_value *value) {
  return value->offset < text.size && (text.data[value->offset] == '[' || text.data[value->offset] == '{');
}

static size_t before_quote(crd_string text, size_t at) {
  return at > 0 && (text.data[at - 1] == '"' || text.data[at - 1] == '\'') ? at - 1 : at;
}

static const crd_member *find_member(const crd_value *owner, crd_string name) {
  for (size_t i = 0; i < owner->size; i++)
    if (crd_string_equal(crd_member_name(&owner->as.members[i]), name)) return &owner->as.members[i];
  return NULL;
}

static bool cut_member(text_edits *edits, crd_string text, const crd_value *owner, const crd_member *member) {
  if (!is_flow(text, owner)) return cut_block_member(edits, text, member);
  cut_flow(edits, text, before_quote(text, member->name_offset), member->value.offset);
  return true;
}

bool crdc_edit_cut(text_edits *edits, crd_string text, const list_cut *cut) {
  const crd_member *member = find_member(cut->owner, cut->member);
  size_t before = edits->count, left = 0;
  if (!member || member->value.kind != CRD_LIST || cut->owner->offset >= text.size || member->name_offset >= text.size)
    return false;
  const crd_value *list = &member->value;
  for (size_t i = 0; i < list->size; i++) left += !cut->gone[i];
  if (!left) return cut_member(edits, text, cut->owner, member);
  bool last_stays = !cut->gone[list->size - 1];
  for (size_t i = 0; i < list->size; i++) {
    if (!cut->gone[i]) continue;
    bool good = list->as.items[i].offset < text.size;
    if (good && is_flow(text, list))
      cut_flow(edits, text, before_quote(text, list->as.items[i].offset), list->as.items[i].offset);
    else
      good = good && cut_block_item(edits, text, list, i);
    if (!good) return edits->count = before, false;
  }
  if (is_flow(text, list) && !last_stays && list->size - left > 1) /* two may want the same comma */
    return edits->count = before, false;
  return true;
}

static int compare_edits(const void *left, const void *right) {
  const text_edit *a = left, *b = right;
  return a->from < b->from ? -1 : a->from > b->from;
}

crd_string crdc_edit_apply(text_edits *edits, crd_string text) {
  crd_text out = {.arena = edits->arena};
  size_t at = 0;
  if (edits->count) qsort(edits->items, edits->count, sizeof *edits->items, compare_edits);
  for (size_t i = 0; i < edits->count; i++) {
    crd_text_add(&out, crd_string_slice(text, at, edits->items[i].from));
    at = edits->items[i].to;
  }
  crd_text_add(&out, crd_string_slice(text, at, text.size));
  return crd_text_string(&out);
}
