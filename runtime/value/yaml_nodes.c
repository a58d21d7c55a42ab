/* libyaml's events to nodes, document by document. Mirrors go-yaml v2 decode.go's parser, with its words for errors.
 *
 * libyaml counts code points; offsets in bytes are found by a cursor that follows the marks through the input. */
#include "yaml_private.h"
#include <stdlib.h>
#include <yaml.h>

#define DEFAULT_DEPTH 10000u

typedef struct anchor anchor;
struct anchor {
  crd_string name;
  yaml_node *node;
  anchor *next;
};

#define ANCHOR_BUCKETS 64u

struct yaml_reader {
  yaml_parser_t parser;
  yaml_event_t event;
  bool has_event;
  crd_arena *arena;
  crd_string input;
  uint32_t max_depth, depth;
  size_t cursor_mark, cursor_offset; /* the same place in code points and in bytes */
  size_t origin;                     /* bytes of a byte order mark */
  anchor *anchors[ANCHOR_BUCKETS];   /* of the document */
  crd_parse_error error;
};

static bool continues(char c) {
  return ((unsigned char)c & 0xC0) == 0x80;
}

/* The byte offset of a mark. Marks mostly go forward; the few that go back (of an implicit key) start again from the cursor.
 */
static uint32_t offset_of(yaml_reader *reader, yaml_mark_t mark) {
  const char *data = reader->input.data;
  size_t at = reader->cursor_mark, offset = reader->cursor_offset;
  for (; at < mark.index && offset < reader->input.size; at++) {
    offset++;
    while (offset < reader->input.size && continues(data[offset])) offset++;
  }
  for (; at > mark.index && offset > reader->origin; at--) {
    offset--;
    while (offset > reader->origin && continues(data[offset])) offset--;
  }
  reader->cursor_mark = at;
  reader->cursor_offset = offset;
  return (uint32_t)offset;
}

yaml_reader *yaml_reader_create(crd_arena *arena, crd_string input, uint32_t max_depth) {
  yaml_reader *reader = crd_arena_zalloc(arena, sizeof *reader);
  reader->arena = arena;
  reader->input = input.size ? input : CRD_STRING("\n");
  reader->max_depth = max_depth ? max_depth : DEFAULT_DEPTH;
  if (input.size >= 3 && memcmp(input.data, "\xEF\xBB\xBF", 3) == 0) reader->origin = reader->cursor_offset = 3;
  if (!yaml_parser_initialize(&reader->parser)) abort();
  yaml_parser_set_input_string(&reader->parser, (const unsigned char *)reader->input.data, reader->input.size);
  return reader;
}

static void drop_event(yaml_reader *reader) {
  if (reader->has_event) yaml_event_delete(&reader->event);
  reader->has_event = false;
}

void yaml_reader_destroy(yaml_reader *reader) {
  drop_event(reader);
  yaml_parser_delete(&reader->parser);
}

static bool fail(yaml_reader *reader, size_t offset, crd_string message) {
  reader->error = (crd_parse_error){.message = message, .offset = offset};
  return false;
}

/* go-yaml's spelling where it corrected libyaml's. */
static const char *problem_text(const char *problem) {
  if (!problem) return "unknown problem parsing YAML content";
  if (strcmp(problem, "found a tab character where an intendation space is expected") == 0)
    return "found a tab character where an indentation space is expected";
  return problem;
}

/* go-yaml's parser.fail: scanner errors count lines from 1, parser errors from 0, and a line of 0 is not said. */
static bool fail_parser(yaml_reader *reader) {
  const yaml_parser_t *parser = &reader->parser;
  size_t line = 0;
  if (parser->problem_mark.line != 0) {
    line = parser->problem_mark.line;
    if (parser->error == YAML_SCANNER_ERROR) line++;
  } else if (parser->context_mark.line != 0) {
    line = parser->context_mark.line;
  }
  size_t offset = parser->error == YAML_READER_ERROR ? parser->problem_offset : offset_of(reader, parser->problem_mark);
  const char *problem = problem_text(parser->problem);
  return fail(reader, offset < reader->input.size ? offset : reader->input.size,
              line ? crd_arena_printf(reader->arena, "yaml: line %zu: %s", line, problem)
                   : crd_arena_printf(reader->arena, "yaml: %s", problem));
}

static bool peek(yaml_reader *reader) {
  if (reader->has_event) return true;
  if (!yaml_parser_parse(&reader->parser, &reader->event)) return fail_parser(reader);
  reader->has_event = true;
  return true;
}

static unsigned bucket_of(crd_string name) {
  unsigned hash = 0;
  for (size_t i = 0; i < name.size; i++) hash = hash * 31 + (unsigned char)name.data[i];
  return hash % ANCHOR_BUCKETS;
}

static void remember(yaml_reader *reader, yaml_node *node, const yaml_char_t *name) {
  if (!name) return;
  anchor *added = crd_arena_alloc(reader->arena, sizeof *added);
  added->name = crd_arena_copy(reader->arena, crd_string_of((const char *)name));
  added->node = node;
  anchor **bucket = &reader->anchors[bucket_of(added->name)];
  added->next = *bucket; /* a later anchor of the same name hides the earlier one */
  *bucket = added;
}

static yaml_node *find_anchor(const yaml_reader *reader, crd_string name) {
  for (const anchor *known = reader->anchors[bucket_of(name)]; known; known = known->next)
    if (crd_string_equal(known->name, name)) return known->node;
  return NULL;
}

static yaml_node *new_node(yaml_reader *reader, yaml_kind kind) {
  yaml_node *node = crd_arena_zalloc(reader->arena, sizeof *node);
  node->kind = (uint8_t)kind;
  node->line = (uint32_t)reader->event.start_mark.line;
  node->offset = offset_of(reader, reader->event.start_mark);
  return node;
}

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Whether the text at `offset` bears the tag "!" (after an anchor, perhaps), which libyaml does not tell. */
static bool has_bare_tag(crd_string input, size_t offset) {
  const char *p = input.data + offset, *end = input.data + input.size;
  if (p < end && *p == '&') {
    while (p < end && !is_blank(*p)) p++;
    while (p < end && is_blank(*p)) p++;
  }
  return p < end && *p == '!' && (p + 1 == end || is_blank(p[1]));
}

static yaml_node *read_scalar(yaml_reader *reader) {
  const yaml_event_t *event = &reader->event;
  yaml_node *node = new_node(reader, YAML_SCALAR);
  const char *tag = (const char *)event->data.scalar.tag;
  if (event->data.scalar.length)
    node->text =
        crd_arena_copy(reader->arena, (crd_string){(const char *)event->data.scalar.value, event->data.scalar.length});
  if (tag) node->tag = crd_arena_copy(reader->arena, crd_string_of(tag));
  node->plain = event->data.scalar.plain_implicit && !tag;
  if (node->plain && has_bare_tag(reader->input, node->offset)) {
    node->plain = false;
    node->tag = CRD_STRING("!");
  }
  node->absent = node->plain && !node->text.size && !event->data.scalar.anchor;
  remember(reader, node, event->data.scalar.anchor);
  return node;
}

static yaml_node *read_alias(yaml_reader *reader) {
  yaml_node *node = new_node(reader, YAML_ALIAS);
  node->text = crd_arena_copy(reader->arena, crd_string_of((const char *)reader->event.data.alias.anchor));
  node->target = find_anchor(reader, node->text);
  if (node->target) return node;
  fail(reader, node->offset,
       crd_arena_printf(reader->arena, "yaml: unknown anchor '%.*s' referenced", (int)node->text.size, node->text.data));
  return NULL;
}

static yaml_node *read_node(yaml_reader *reader);

static yaml_node *read_collection(yaml_reader *reader, yaml_kind kind, const yaml_char_t *name, yaml_event_type_t end) {
  yaml_node *node = new_node(reader, kind);
  if (reader->depth == reader->max_depth) {
    fail(reader, node->offset, crd_arena_printf(reader->arena, "yaml: exceeded max depth of %u", reader->max_depth));
    return NULL;
  }
  remember(reader, node, name);
  drop_event(reader);
  reader->depth++;
  yaml_node **link = &node->first;
  for (;;) {
    if (!peek(reader)) return NULL;
    if (reader->event.type == end) break;
    yaml_node *child = read_node(reader);
    if (!child) return NULL;
    *link = child;
    link = &child->next;
    node->count++;
  }
  drop_event(reader);
  reader->depth--;
  return node;
}

/* The node that the next event begins; NULL on error. */
static yaml_node *read_node(yaml_reader *reader) {
  if (!peek(reader)) return NULL;
  yaml_node *node;
  switch (reader->event.type) {
  case YAML_SCALAR_EVENT:
    node = read_scalar(reader);
    break;
  case YAML_ALIAS_EVENT:
    node = read_alias(reader);
    break;
  case YAML_SEQUENCE_START_EVENT:
    return read_collection(reader, YAML_SEQUENCE, reader->event.data.sequence_start.anchor, YAML_SEQUENCE_END_EVENT);
  case YAML_MAPPING_START_EVENT:
    return read_collection(reader, YAML_MAPPING, reader->event.data.mapping_start.anchor, YAML_MAPPING_END_EVENT);
  default: /* the grammar of libyaml's events has nothing else here */
    fail(reader, 0, CRD_STRING("yaml: unknown problem parsing YAML content"));
    return NULL;
  }
  drop_event(reader);
  return node;
}

/* go-yaml v2 knows version 1.1 only; libyaml lets 1.2 pass. */
static bool check_version(yaml_reader *reader) {
  const yaml_version_directive_t *version = reader->event.data.document_start.version_directive;
  if (!version || (version->major == 1 && version->minor == 1)) return true;
  size_t line = reader->event.start_mark.line;
  const char *problem = "found incompatible YAML document";
  return fail(reader, offset_of(reader, reader->event.start_mark),
              line ? crd_arena_printf(reader->arena, "yaml: line %zu: %s", line, problem)
                   : crd_arena_printf(reader->arena, "yaml: %s", problem));
}

bool yaml_reader_next(yaml_reader *reader, yaml_node **root, uint32_t *offset, crd_parse_error *error) {
  *root = NULL;
  *error = (crd_parse_error){0};
  bool good = peek(reader);
  if (good && reader->event.type == YAML_STREAM_START_EVENT) {
    drop_event(reader);
    good = peek(reader);
  }
  if (good && reader->event.type == YAML_STREAM_END_EVENT) return true;
  if (good) good = check_version(reader);
  if (good) {
    *offset = offset_of(reader, reader->event.start_mark);
    drop_event(reader);
    memset((void *)reader->anchors, 0, sizeof reader->anchors);
    reader->depth = 0;
    *root = read_node(reader);
    good = *root && peek(reader); /* the document's end: what follows it may be an error */
    drop_event(reader);
  }
  if (!good) {
    *root = NULL;
    *error = reader->error;
  }
  return good;
}
