/* SPDX-License-Identifier: Apache-2.0 */
/* The image grows at its end. A struct is copied as it is; then each of its pointers is replaced by the offset of a copy of
 * what it led to, and the pointer's own place is noted. Reading adds the address of the image at every place noted.
 *
 * Functions have another address in every run: they are left out, and put back by what the structs say.
 *
 * Types and patterns are shared: all have their place before the first of them is written. Everything else has one owner. */
#include "types/image.h"
#include <assert.h>

#define ALIGNMENT 8u
/* Most images fit: growing would leave copies behind, and pages that are not written to are none. */
#define FIRST_ROOM ((size_t)1 << 20)

typedef struct image_head {
  uint64_t size;                /* of all */
  uint64_t places, place_count; /* uint32_t: where pointers stand, behind everything else */
  crd_type *types;
  uint64_t type_count;
  graph_pattern *patterns;
  uint64_t pattern_count;
  const crd_registry *registry;
  crd_string note;
} image_head;

typedef struct writer {
  const type_graph *graph;
  crd_text out;
  size_t types, patterns; /* where the first of them stands */
  uint32_t *places;
  size_t place_count, place_capacity;
} writer;

/* ---- growing ---- */

/* Room for that many bytes, zeros; its offset. */
static size_t add_room(writer *writer, size_t size) {
  static const char zeros[256];
  while (writer->out.size % ALIGNMENT) crd_text_add_char(&writer->out, 0);
  size_t at = writer->out.size;
  for (; size > sizeof zeros; size -= sizeof zeros) crd_text_add(&writer->out, (crd_string){zeros, sizeof zeros});
  crd_text_add(&writer->out, (crd_string){zeros, size});
  return at;
}

static size_t add_bytes(writer *writer, const void *bytes, size_t size) {
  while (writer->out.size % ALIGNMENT) crd_text_add_char(&writer->out, 0);
  size_t at = writer->out.size;
  crd_text_add(&writer->out, (crd_string){bytes, size});
  return at;
}

/* The pointer at `place` leads to `target`. */
static void point(writer *writer, size_t place, size_t target) {
  uintptr_t offset = target;
  memcpy(writer->out.data + place, &offset, sizeof offset);
  if (writer->place_count == writer->place_capacity) {
    size_t capacity = writer->place_capacity ? writer->place_capacity * 2 : 4096;
    writer->places = crd_arena_grow(writer->out.arena, writer->places, writer->place_capacity * sizeof *writer->places,
                                    capacity * sizeof *writer->places);
    writer->place_capacity = capacity;
  }
  writer->places[writer->place_count++] = (uint32_t)place;
}

static void leave_out(writer *writer, size_t place, size_t size) {
  memset(writer->out.data + place, 0, size);
}

/* ---- texts and values ---- */

static size_t image_text(writer *writer, const char *data, size_t size) {
  size_t at = writer->out.size;
  crd_text_add(&writer->out, (crd_string){data, size});
  crd_text_add_char(&writer->out, 0);
  return at;
}

static void point_to_name(writer *writer, size_t place, const char *name) {
  if (name) point(writer, place, image_text(writer, name, strlen(name)));
}

/* The crd_string at `place`, which is `text`. */
static void write_string(writer *writer, size_t place, crd_string text) {
  if (text.data) point(writer, place + offsetof(crd_string, data), image_text(writer, text.data, text.size));
}

static void point_to_strings(writer *writer, size_t place, const crd_string *strings, size_t count) {
  if (!strings) return;
  size_t at = add_bytes(writer, strings, count * sizeof *strings);
  for (size_t i = 0; i < count; i++) write_string(writer, at + i * sizeof *strings, strings[i]);
  point(writer, place, at);
}

static void image_value(writer *writer, size_t place, const crd_value *value);

static void image_list(writer *writer, size_t place, const crd_value *list) {
  size_t at = add_bytes(writer, list->as.items, list->size * sizeof *list->as.items);
  for (uint32_t i = 0; i < list->size; i++) image_value(writer, at + i * sizeof(crd_value), &list->as.items[i]);
  point(writer, place + offsetof(crd_value, as), at);
}

static void image_map(writer *writer, size_t place, const crd_value *map) {
  size_t at = add_bytes(writer, map->as.members, map->size * sizeof *map->as.members);
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    size_t there = at + i * sizeof *member;
    point(writer, there + offsetof(crd_member, name), image_text(writer, member->name, member->name_size));
    image_value(writer, there + offsetof(crd_member, value), &member->value);
  }
  point(writer, place + offsetof(crd_value, as), at);
}

/* The value at `place`, a copy of `value`: without room for more. */
static void image_value(writer *writer, size_t place, const crd_value *value) {
  const uint32_t exactly = 0;
  memcpy(writer->out.data + place + offsetof(crd_value, capacity), &exactly, sizeof exactly);
  if (value->kind == CRD_STRING_VALUE)
    point(writer, place + offsetof(crd_value, as), image_text(writer, value->as.string, value->size));
  else if (value->kind == CRD_LIST && value->size)
    image_list(writer, place, value);
  else if (value->kind == CRD_MAP && value->size)
    image_map(writer, place, value);
  else if (value->kind != CRD_INT && value->kind != CRD_DOUBLE)
    memset(writer->out.data + place + offsetof(crd_value, as), 0, sizeof value->as); /* what nobody set */
  if (value->kind == CRD_BOOL) writer->out.data[place + offsetof(crd_value, as)] = value->as.boolean;
}

static void point_to_values(writer *writer, size_t place, const crd_value *values, size_t count) {
  if (!values) return;
  size_t at = add_bytes(writer, values, count * sizeof *values);
  for (size_t i = 0; i < count; i++) image_value(writer, at + i * sizeof *values, &values[i]);
  point(writer, place, at);
}

/* ---- types ---- */

static void point_to_bytes(writer *writer, size_t place, const void *bytes, size_t size) {
  if (bytes) point(writer, place, add_bytes(writer, bytes, size));
}

static void point_to_type(writer *writer, size_t place, const crd_type *type) {
  if (type) point(writer, place, writer->types + (size_t)(type - writer->graph->types) * sizeof *type);
}

static void point_to_types(writer *writer, size_t place, const crd_type *const *types, size_t count) {
  if (!types) return;
  size_t at = add_room(writer, count * sizeof *types);
  for (size_t i = 0; i < count; i++) point_to_type(writer, at + i * sizeof *types, types[i]);
  point(writer, place, at);
}

static void point_to_pattern(writer *writer, size_t place, const crd_pattern *pattern) {
  if (pattern)
    point(writer, place, writer->patterns + (((const graph_pattern *)pattern)->number - 1) * sizeof(graph_pattern));
}

static size_t write_fields(writer *writer, const crd_fields *fields) {
  size_t at = add_bytes(writer, fields, sizeof *fields), words = fields->count / 64u + 1;
  size_t items = add_bytes(writer, fields->items, fields->count * sizeof *fields->items);
  for (uint16_t i = 0; i < fields->count; i++) {
    size_t item = items + i * sizeof *fields->items;
    write_string(writer, item + offsetof(crd_field, name), fields->items[i].name);
    point_to_type(writer, item + offsetof(crd_field, type), fields->items[i].type);
  }
  point(writer, at + offsetof(crd_fields, items), items);
  point_to_bytes(writer, at + offsetof(crd_fields, slots), fields->slots, (fields->mask + 1u) * sizeof *fields->slots);
  point_to_bytes(writer, at + offsetof(crd_fields, defaulted), fields->defaulted, words * sizeof *fields->defaulted);
  point_to_bytes(writer, at + offsetof(crd_fields, required), fields->required, words * sizeof *fields->required);
  point_to_bytes(writer, at + offsetof(crd_fields, words), fields->words, fields->count * sizeof *fields->words);
  return at;
}

static size_t write_checks(writer *writer, const crd_checks *checks) {
  size_t at = add_bytes(writer, checks, sizeof *checks);
  point_to_pattern(writer, at + offsetof(crd_checks, pattern), checks->pattern);
  point_to_values(writer, at + offsetof(crd_checks, enum_values), checks->enum_values, checks->enum_count);
  write_string(writer, at + offsetof(crd_checks, enum_text), checks->enum_text);
  point_to_strings(writer, at + offsetof(crd_checks, required), checks->required, checks->required_count);
  point_to_types(writer, at + offsetof(crd_checks, all_of), checks->all_of, checks->all_of_count);
  point_to_types(writer, at + offsetof(crd_checks, any_of), checks->any_of, checks->any_of_count);
  point_to_types(writer, at + offsetof(crd_checks, one_of), checks->one_of, checks->one_of_count);
  point_to_type(writer, at + offsetof(crd_checks, not_), checks->not_);
  return at;
}

static void write_type_image(writer *writer, size_t at, const crd_type *type) {
  point_to_name(writer, at + offsetof(crd_type, cel_type_name), type->cel_type_name);
  point_to_name(writer, at + offsetof(crd_type, format_name), type->format_name);
  leave_out(writer, at + offsetof(crd_type, has_format), sizeof type->has_format);
  if (type->fields) point(writer, at + offsetof(crd_type, fields), write_fields(writer, type->fields));
  point_to_type(writer, at + offsetof(crd_type, additional), type->additional);
  point_to_type(writer, at + offsetof(crd_type, items), type->items);
  if (type->checks) point(writer, at + offsetof(crd_type, checks), write_checks(writer, type->checks));
  point_to_values(writer, at + offsetof(crd_type, default_value), type->default_value, 1);
  point_to_strings(writer, at + offsetof(crd_type, map_keys), type->map_keys, type->map_key_count);
}

static void write_pattern(writer *writer, size_t at, const graph_pattern *pattern) {
  const crd_dfa *dfa = &pattern->dfa;
  size_t there = at + offsetof(graph_pattern, dfa);
  memcpy(writer->out.data + at, pattern, sizeof *pattern);
  leave_out(writer, at + offsetof(graph_pattern, pattern.search), sizeof pattern->pattern.search);
  write_string(writer, at + offsetof(graph_pattern, pattern.source), pattern->pattern.source);
  if (!pattern->pattern.dfa) return;
  point(writer, at + offsetof(graph_pattern, pattern.dfa), there);
  point_to_bytes(writer, there + offsetof(crd_dfa, class_of), dfa->class_of, 256);
  point_to_bytes(writer, there + offsetof(crd_dfa, next), dfa->next,
                 (size_t)pattern->states * dfa->classes * sizeof *dfa->next);
  point_to_bytes(writer, there + offsetof(crd_dfa, accept), dfa->accept, pattern->states);
}

/* ---- kinds ---- */

static size_t add_kind(writer *writer, const crd_kind *kind) {
  static const size_t strings[] = {offsetof(crd_kind, group),       offsetof(crd_kind, version),
                                   offsetof(crd_kind, kind),        offsetof(crd_kind, plural),
                                   offsetof(crd_kind, singular),    offsetof(crd_kind, list_kind),
                                   offsetof(crd_kind, struct_name), offsetof(crd_kind, deprecation_warning)};
  size_t at = add_bytes(writer, kind, sizeof *kind);
  for (size_t i = 0; i < sizeof strings / sizeof *strings; i++)
    write_string(writer, at + strings[i], *(const crd_string *)((const char *)kind + strings[i]));
  point_to_type(writer, at + offsetof(crd_kind, type), kind->type);
  if (!kind->scale) return at;
  size_t scale = add_bytes(writer, kind->scale, sizeof *kind->scale);
  write_string(writer, scale + offsetof(crd_scale, spec_replicas_path), kind->scale->spec_replicas_path);
  write_string(writer, scale + offsetof(crd_scale, status_replicas_path), kind->scale->status_replicas_path);
  write_string(writer, scale + offsetof(crd_scale, label_selector_path), kind->scale->label_selector_path);
  point(writer, at + offsetof(crd_kind, scale), scale);
  return at;
}

static size_t add_registry(writer *writer) {
  const type_graph *graph = writer->graph;
  crd_registry registry = {.kinds = NULL, .count = graph->kind_count};
  size_t at = add_bytes(writer, &registry, sizeof registry);
  size_t kinds = add_room(writer, graph->kind_count * sizeof(crd_kind *));
  for (size_t i = 0; i < graph->kind_count; i++)
    point(writer, kinds + i * sizeof(crd_kind *), add_kind(writer, &graph->kinds[i].kind));
  point(writer, at + offsetof(crd_registry, kinds), kinds);
  return at;
}

/* ---- the whole ---- */

crd_string crdc_image_write(crd_arena *arena, const type_graph *graph, crd_string note) {
  size_t count = graph->table->count;
  image_head head = {.type_count = count, .pattern_count = graph->pattern_count, .note = note};
  writer writer = {.graph = graph,
                   .out = {.arena = arena, .data = crd_arena_alloc(arena, FIRST_ROOM), .capacity = FIRST_ROOM}};
  size_t start = add_bytes(&writer, &head, sizeof head);
  writer.types = add_bytes(&writer, graph->types, count * sizeof *graph->types);
  writer.patterns = add_room(&writer, graph->pattern_count * sizeof(graph_pattern));
  for (size_t i = 0; i < graph->pattern_count; i++)
    write_pattern(&writer, writer.patterns + i * sizeof(graph_pattern), graph->patterns[i]);
  for (size_t i = 0; i < count; i++) write_type_image(&writer, writer.types + i * sizeof(crd_type), &graph->types[i]);
  point(&writer, start + offsetof(image_head, types), writer.types);
  point(&writer, start + offsetof(image_head, patterns), writer.patterns);
  point(&writer, start + offsetof(image_head, registry), add_registry(&writer));
  write_string(&writer, start + offsetof(image_head, note), note);
  head.places = add_bytes(&writer, writer.places, writer.place_count * sizeof *writer.places);
  head.place_count = writer.place_count;
  head.size = writer.out.size;
  assert(head.size <= UINT32_MAX);
  memcpy(writer.out.data + start, &head, offsetof(image_head, types));
  return crd_text_string(&writer.out);
}

static void put_functions_back(const image_head *head) {
  for (uint64_t i = 0; i < head->type_count; i++)
    head->types[i].has_format = crd_format_tester((crd_format)head->types[i].format);
  for (uint64_t i = 0; i < head->pattern_count; i++)
    if (!head->patterns[i].pattern.dfa) head->patterns[i].pattern.search = crd_pattern_search;
}

bool crdc_image_read(char *bytes, size_t size, image *image) {
  image_head *head = (image_head *)bytes;
  if (size < sizeof *head || head->size != size) return false;
  const uint32_t *places = (const uint32_t *)(bytes + head->places);
  for (uint64_t i = 0; i < head->place_count; i++) {
    uintptr_t address;
    memcpy(&address, bytes + places[i], sizeof address);
    address += (uintptr_t)bytes;
    memcpy(bytes + places[i], &address, sizeof address);
  }
  put_functions_back(head);
  *image =
      (struct image){.types = head->types, .type_count = head->type_count, .registry = head->registry, .note = head->note};
  return true;
}
