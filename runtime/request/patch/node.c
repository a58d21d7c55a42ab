/* SPDX-License-Identifier: Apache-2.0 */
#include "node.h"
#include "../request_parts.h"
#include <crd/raw_json.h>
#include <stdlib.h>

enum { MAX_DEPTH = 10000 };

const crd_value *crd_patch_parse_shape(crd_arena *arena, crd_string patch, const crd_parse_error *error) {
  if (error->problem != CRD_PARSE_RANGE) return NULL;
  return crd_json_parse(arena, crd_request_without_numbers(arena, patch), NULL, NULL);
}

const crd_value *crd_patch_parse(crd_arena *arena, crd_string patch, const crd_parse_options *options,
                                 crd_parse_error *error) {
  const crd_value *value = crd_json_parse(arena, patch, options, error);
  return value || options->duplicates ? value : crd_patch_parse_shape(arena, patch, error);
}

patch_node *crd_patch_node_of(crd_arena *arena, const crd_value *value, crd_string source) {
  if (value->kind == CRD_NULL) return NULL;
  patch_node *node = crd_arena_alloc(arena, sizeof *node);
  *node = (patch_node){.form = PATCH_RAW, .value = value, .source = source};
  return node;
}

static int nodes_by_name(const void *a, const void *b) {
  return crd_string_compare(((const patch_entry *)a)->name, ((const patch_entry *)b)->name);
}

/* Makes room for another entry before the first or after the last. */
static void grow_node(crd_arena *arena, patch_node *node, bool before) {
  if (before ? node->front : node->count < node->capacity) return;
  uint32_t more = node->count < 4 ? 4 : node->count, front = before ? more : 0, back = before ? 0 : more;
  patch_entry *entries = crd_arena_alloc(arena, ((size_t)front + node->count + back) * sizeof *entries);
  if (node->count) memcpy(entries + front, node->entries, node->count * sizeof *entries);
  node->entries = entries + front;
  node->front = front;
  node->capacity = node->count + back;
}

bool crd_patch_node_enter_map(crd_arena *arena, patch_node *node) {
  if (node->form == PATCH_MAP) return true;
  if (!node->value || node->value->kind != CRD_MAP) return false;
  const crd_value *map = node->value;
  node->entries = crd_arena_alloc(arena, map->size * sizeof *node->entries);
  for (uint32_t i = 0; i < map->size; i++)
    node->entries[i] = (patch_entry){crd_member_name(&map->as.members[i]),
                                     crd_patch_node_of(arena, &map->as.members[i].value, node->source)};
  if (map->size) qsort(node->entries, map->size, sizeof *node->entries, nodes_by_name);
  node->count = node->capacity = map->size, node->front = 0;
  node->form = PATCH_MAP;
  return true;
}

bool crd_patch_node_enter_list(crd_arena *arena, patch_node *node) {
  if (node->form == PATCH_LIST) return true;
  if (!node->value || node->value->kind != CRD_LIST) return false;
  const crd_value *list = node->value;
  node->entries = crd_arena_alloc(arena, list->size * sizeof *node->entries);
  for (uint32_t i = 0; i < list->size; i++)
    node->entries[i] = (patch_entry){.value = crd_patch_node_of(arena, &list->as.items[i], node->source)};
  node->count = node->capacity = list->size, node->front = 0;
  node->form = PATCH_LIST;
  return true;
}

/* The index of the first entry whose name is not less. */
static uint32_t position(const patch_node *map, crd_string name) {
  uint32_t low = 0, high = map->count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (crd_string_compare(map->entries[middle].name, name) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

patch_entry *crd_patch_node_member(const patch_node *map, crd_string name) {
  uint32_t at = position(map, name);
  return at < map->count && crd_string_equal(map->entries[at].name, name) ? &map->entries[at] : NULL;
}

/* Inserts an entry, and moves the shorter side. */
static void insert(crd_arena *arena, patch_node *node, uint32_t index, patch_entry entry) {
  crd_arena_poll(arena);
  bool before = index < node->count / 2;
  grow_node(arena, node, before);
  if (before) {
    memmove(node->entries - 1, node->entries, index * sizeof entry);
    node->entries--, node->front--, node->capacity++;
  } else {
    memmove(node->entries + index + 1, node->entries + index, (node->count - index) * sizeof entry);
  }
  node->entries[index] = entry;
  node->count++;
}

void crd_patch_node_set(crd_arena *arena, patch_node *map, crd_string name, patch_node *value) {
  patch_entry *member = crd_patch_node_member(map, name);
  if (member)
    member->value = value;
  else
    insert(arena, map, position(map, name), (patch_entry){name, value});
}

void crd_patch_node_insert(crd_arena *arena, patch_node *list, uint32_t index, patch_node *value) {
  insert(arena, list, index, (patch_entry){.value = value});
}

void crd_patch_node_remove(patch_node *node, patch_entry *entry) {
  crd_poll();
  size_t index = (size_t)(entry - node->entries);
  if (index < node->count / 2) {
    memmove(node->entries + 1, node->entries, index * sizeof *entry);
    node->entries++, node->front++, node->capacity--;
  } else {
    memmove(entry, entry + 1, (node->count - index - 1) * sizeof *entry);
  }
  node->count--;
}

/* ---- writing ---- */

/* json.Compact of a JSON text; with `escaped` like json.Marshal, which escapes HTML characters. */
static void write_compact(crd_text *text, crd_string json, bool escaped) {
  bool in_string = false;
  for (size_t i = 0; i < json.size; i++) {
    char c = json.data[i];
    if (!in_string && (c == ' ' || c == '\t' || c == '\r' || c == '\n')) continue;
    if (c == '"') in_string = !in_string;
    if (escaped && (c == '<' || c == '>' || c == '&')) {
      crd_text_printf(text, "\\u%04x", (unsigned)c);
    } else if (escaped && c == '\xE2' && json.size - i > 2 && json.data[i + 1] == '\x80' &&
               (json.data[i + 2] & ~1) == '\xA8') {
      crd_text_add(text, json.data[i + 2] == '\xA8' ? CRD_STRING("\\u2028") : CRD_STRING("\\u2029"));
      i += 2;
    } else {
      crd_text_add_char(text, c);
      if (in_string && c == '\\' && i + 1 < json.size) crd_text_add_char(text, json.data[++i]);
    }
  }
}

static void write_raw(crd_text *text, const patch_node *node, bool escaped) {
  crd_string json = {NULL, 0};
  size_t at = node->value ? node->value->offset : 0;
  if (!node->value)
    crd_text_add(text, CRD_STRING("null"));
  else if (!node->source.size || at == CRD_NO_OFFSET || !crd_raw_json_value(node->source, &at, &json))
    crd_json_write(text, node->value, CRD_JSON_GO);
  else
    write_compact(text, json, escaped);
}

static bool write_node(crd_text *text, const patch_node *node, unsigned depth) {
  if (!node) {
    crd_text_add(text, CRD_STRING("null"));
    return true;
  }
  if (node->form == PATCH_RAW) {
    write_raw(text, node, true);
    return true;
  }
  if (depth >= MAX_DEPTH) return false;
  bool map = node->form == PATCH_MAP;
  crd_text_add_char(text, map ? '{' : '[');
  for (uint32_t i = 0; i < node->count; i++) {
    if (i) crd_text_add_char(text, ',');
    if (map) {
      crd_json_write_string(text, node->entries[i].name, CRD_JSON_GO);
      crd_text_add_char(text, ':');
    }
    if (!write_node(text, node->entries[i].value, depth + 1)) return false;
  }
  crd_text_add_char(text, map ? '}' : ']');
  return true;
}

/* Whether a JSON text is nested deeper than the parser allows: json.Marshal parses the result of MarshalJSON. */
static bool too_deep(const char *json, size_t size) {
  unsigned depth = 0;
  bool in_string = false;
  for (size_t i = 0; i < size; i++) {
    char c = json[i];
    if (c == '"') in_string = !in_string;
    if (in_string && c == '\\') i++;
    if (in_string) continue;
    if ((c == '{' || c == '[') && ++depth > MAX_DEPTH) return true;
    if (c == '}' || c == ']') depth--;
  }
  return false;
}

bool crd_patch_node_write(crd_text *text, const patch_node *node) {
  size_t from = text->size;
  return write_node(text, node, 0) && !too_deep(text->data + from, text->size - from);
}

/* ---- comparing ---- */

static bool equal_entries(crd_arena *arena, patch_node *a, patch_node *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++) {
    patch_node *x = a->entries[i].value, *y = b->entries[i].value;
    if (!crd_string_equal(a->entries[i].name, b->entries[i].name)) return false;
    if (x != y && (!x || !y || !crd_patch_node_equal(arena, x, y))) return false;
  }
  return true;
}

bool crd_patch_node_equal(crd_arena *arena, patch_node *a, patch_node *b) {
  if (crd_patch_node_enter_map(arena, a)) return crd_patch_node_enter_map(arena, b) && equal_entries(arena, a, b);
  if (crd_patch_node_enter_list(arena, a)) return crd_patch_node_enter_list(arena, b) && equal_entries(arena, a, b);
  if (b->form != PATCH_RAW) return false;
  crd_text x = {.arena = arena}, y = x;
  write_raw(&x, a, false);
  write_raw(&y, b, false);
  return crd_string_equal(crd_text_string(&x), crd_text_string(&y));
}

void crd_patch_note(crd_texts *strict, const char *what, crd_string path) {
  crd_string text = crd_arena_printf(strict->arena, "%s\"%.*s\"", what, (int)path.size, path.data);
  for (uint32_t i = 0; i < strict->count; i++)
    if (crd_string_equal(strict->items[i], text)) return;
  if (strict->count < CRD_MAX_DUPLICATES) crd_texts_add(strict, text);
}

typedef struct applying {
  crd_patch_outcome (*apply)(const patch_call *call);
  const patch_call *call;
  crd_patch_outcome outcome;
} applying;

static void apply_patch(void *context) {
  applying *applying = context;
  applying->outcome = applying->apply(applying->call);
}

crd_patch_outcome crd_patch_guarded(crd_patch_outcome (*apply)(const patch_call *call), const patch_call *call) {
  applying applying = {apply, call, CRD_PATCH_STOPPED};
  crd_stop stop = crd_guard_once(call->arena, apply_patch, &applying);
  if (stop) *call->error = crd_stop_text(stop);
  return stop ? CRD_PATCH_STOPPED : applying.outcome;
}
