/* SPDX-License-Identifier: Apache-2.0 */
/* libyaml's events to value trees. The parser has memory of its own, so that a stop of the arena is caught, and goes on once
 * the parser is freed. Its marks count characters; they become bytes by a cursor that mostly moves on. */
#include "yaml_strict.h"
#include "../base/hash.h"
#include "yaml_private.h"
#include <crd/guard.h>

#include <stdarg.h>
#include <stdio.h>
#include <yaml.h>

enum { MOST_DEPTH = 64 };

typedef struct strict_reader {
  crd_arena *arena;
  crd_string text; /* behind a byte order mark */
  uint32_t start;  /* the size of that */
  yaml_parser_t parser;
  yaml_event_t event;       /* at hand */
  size_t characters, bytes; /* the cursor: so many characters are so many bytes */
  crd_value *documents;     /* NULL once reading has failed */
  crd_parse_error *error;
} strict_reader;

static uint32_t byte_of_mark(strict_reader *reader, yaml_mark_t mark) {
  if (mark.index < reader->characters) reader->characters = reader->bytes = 0;
  for (; reader->characters < mark.index && reader->bytes < reader->text.size; reader->characters++) do
      reader->bytes++;
    while (reader->bytes < reader->text.size && ((unsigned char)reader->text.data[reader->bytes] & 0xC0) == 0x80);
  return reader->start + (uint32_t)reader->bytes;
}

static bool refuse_at(strict_reader *reader, uint32_t offset, const char *format, ...) __attribute__((format(printf, 3, 4)));
static bool refuse_at(strict_reader *reader, uint32_t offset, const char *format, ...) {
  char message[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  *reader->error = (crd_parse_error){
      .offset = offset, .problem = CRD_PARSE_SYNTAX, .message = crd_arena_copy(reader->arena, crd_string_of(message))};
  return false;
}

static bool refuse_event(strict_reader *reader, const char *what) {
  return refuse_at(reader, byte_of_mark(reader, reader->event.start_mark), "%s", what);
}

/* Takes the next event to hand. */
static bool take_event(strict_reader *reader) {
  yaml_event_delete(&reader->event);
  if (yaml_parser_parse(&reader->parser, &reader->event)) return true;
  const yaml_parser_t *parser = &reader->parser;
  if (parser->error == YAML_MEMORY_ERROR) crd_stop_now(reader->arena, CRD_STOP_MEMORY, 0);
  bool of_bytes = parser->error == YAML_READER_ERROR;
  uint32_t offset = of_bytes ? reader->start + (uint32_t)parser->problem_offset : byte_of_mark(reader, parser->problem_mark);
  return refuse_at(reader, offset, "%s", parser->problem ? parser->problem : "this is no YAML");
}

static crd_string event_text(const strict_reader *reader) {
  const yaml_event_t *event = &reader->event;
  return crd_arena_copy(reader->arena, (crd_string){(const char *)event->data.scalar.value, event->data.scalar.length});
}

static bool is_plain_scalar(const yaml_event_t *event) {
  return event->type == YAML_SCALAR_EVENT && event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
}

static bool read_strict_scalar(strict_reader *reader, crd_value *value) {
  crd_string text = event_text(reader);
  yaml_scalar scalar;
  if (!is_plain_scalar(&reader->event)) {
    *value = crd_value_make_string(text);
    return true;
  }
  crd_yaml_resolve_plain(reader->arena, text, &scalar);
  return crd_yaml_scalar_value(&scalar, value) || refuse_event(reader, "JSON has no such number");
}

static bool read_strict_node(strict_reader *reader, crd_value *value, unsigned depth);

static bool read_sequence(strict_reader *reader, crd_value *list, unsigned depth) {
  *list = crd_value_make_list(reader->arena, 4);
  for (;;) {
    crd_value item;
    if (!take_event(reader)) return false;
    if (reader->event.type == YAML_SEQUENCE_END_EVENT) return true;
    if (!read_strict_node(reader, &item, depth + 1)) return false;
    crd_value_append(reader->arena, list, item);
  }
}

static crd_member *add_strict_member(crd_arena *arena, crd_value *map, crd_string name) {
  CRD_ARENA_ROOM(arena, map->as.members, map->size, map->capacity, 4);
  crd_member *member = &map->as.members[map->size++];
  *member = (crd_member){.name = name.data, .name_size = (uint32_t)name.size};
  return member;
}

/* The name of a member, which is the event at hand. */
static bool read_member_name(strict_reader *reader, name_table *met, crd_string *name) {
  const yaml_event_t *event = &reader->event;
  if (event->type != YAML_SCALAR_EVENT || event->data.scalar.anchor || event->data.scalar.tag)
    return refuse_event(reader, "a name must be a text");
  *name = event_text(reader);
  if (is_plain_scalar(event)) {
    yaml_scalar scalar;
    if (crd_string_equal(*name, CRD_STRING("<<"))) return refuse_event(reader, "merge keys are not taken here");
    crd_yaml_resolve_plain(reader->arena, *name, &scalar);
    if (scalar.type == YAML_NULL || scalar.type == YAML_UINT) return refuse_event(reader, "a name must be a text");
    *name = crd_yaml_key_text(reader->arena, &scalar);
  }
  if (crd_name_table_find(met, *name))
    return refuse_at(reader, byte_of_mark(reader, event->start_mark), "\"%.*s\" stands twice", CRD_PRINT(*name));
  crd_name_table_put(met, *name, reader);
  return true;
}

static bool read_mapping(strict_reader *reader, crd_value *map, unsigned depth) {
  name_table met = {.arena = reader->arena};
  *map = crd_value_make_map(reader->arena, 4);
  for (;;) {
    crd_string name;
    crd_value value;
    if (!take_event(reader)) return false;
    if (reader->event.type == YAML_MAPPING_END_EVENT) return true;
    uint32_t offset = byte_of_mark(reader, reader->event.start_mark);
    if (!read_member_name(reader, &met, &name) || !take_event(reader) || !read_strict_node(reader, &value, depth + 1))
      return false;
    crd_member *member = add_strict_member(reader->arena, map, name);
    member->value = value;
    member->name_offset = offset;
  }
}

/* The node that begins with the event at hand; the last of it is at hand then. */
static bool read_strict_node(strict_reader *reader, crd_value *value, unsigned depth) {
  const yaml_event_t *event = &reader->event;
  bool scalar = event->type == YAML_SCALAR_EVENT, map = event->type == YAML_MAPPING_START_EVENT;
  uint32_t offset = byte_of_mark(reader, event->start_mark);
  *value = crd_value_make_null();
  if (event->type == YAML_ALIAS_EVENT) return refuse_event(reader, "aliases are not taken here");
  const yaml_char_t *anchor = scalar ? event->data.scalar.anchor
                              : map  ? event->data.mapping_start.anchor
                                     : event->data.sequence_start.anchor,
                    *tag = scalar ? event->data.scalar.tag
                           : map  ? event->data.mapping_start.tag
                                  : event->data.sequence_start.tag;
  if (anchor) return refuse_event(reader, "anchors are not taken here");
  if (tag) return refuse_event(reader, "tags are not taken here");
  if (depth >= MOST_DEPTH) return refuse_event(reader, "maps and lists are nested too deep");
  bool good = scalar ? read_strict_scalar(reader, value)
              : map  ? read_mapping(reader, value, depth)
                     : read_sequence(reader, value, depth);
  value->offset = offset;
  return good;
}

static bool read_documents(strict_reader *reader) {
  do {
    if (!take_event(reader)) return false;
    if (reader->event.type != YAML_DOCUMENT_START_EVENT) continue;
    crd_value root;
    if (!take_event(reader) || !read_strict_node(reader, &root, 0)) return false;
    crd_value_append(reader->arena, reader->documents, root);
  } while (reader->event.type != YAML_STREAM_END_EVENT);
  return true;
}

static void read_stream(void *context) {
  strict_reader *reader = context;
  reader->documents = crd_arena_alloc(reader->arena, sizeof *reader->documents);
  *reader->documents = crd_value_make_list(reader->arena, 1);
  if (!read_documents(reader)) reader->documents = NULL;
}

crd_value *crd_yaml_strict_parse(crd_arena *arena, crd_string text, crd_parse_error *error) {
  bool marked = crd_string_has_prefix(text, CRD_STRING("\xEF\xBB\xBF"));
  strict_reader reader = {.arena = arena, .text = text, .start = marked ? 3 : 0, .error = error};
  crd_stop stop = CRD_STOP_MEMORY;
  if (marked) reader.text = (crd_string){text.data + 3, text.size - 3};
  if (yaml_parser_initialize(&reader.parser)) {
    yaml_parser_set_encoding(&reader.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&reader.parser, (const unsigned char *)reader.text.data, reader.text.size);
    stop = crd_guard(arena, read_stream, &reader);
    yaml_event_delete(&reader.event);
    yaml_parser_delete(&reader.parser);
  }
  if (stop) crd_stop_now(arena, stop, 0);
  return reader.documents;
}
