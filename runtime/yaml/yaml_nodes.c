/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens to nodes, document by document. Mirrors go-yaml v2 parserc.go (the grammar, and the order in which it looks at
 * tokens) and decode.go's parser (nodes, anchors, error messages).
 *
 * Open collections are on a stack of frames; each frame has the state of the grammar in its collection. */
#include "../base/hash.h"
#include "../base/kin.h"
#include "yaml_parts.h"
#include "yaml_scan.h"

/* What comes next in a collection. */
typedef enum expectation {
  ROOT_END,
  BLOCK_ENTRY,
  INDENTLESS_ENTRY,
  BLOCK_MAP_KEY,
  BLOCK_MAP_VALUE,
  FLOW_FIRST_ENTRY,
  FLOW_ENTRY,
  FLOW_PAIR_KEY, /* of a map of one pair in a list: [a: b] */
  FLOW_PAIR_VALUE,
  FLOW_PAIR_END,
  FLOW_MAP_FIRST_KEY,
  FLOW_MAP_KEY,
  FLOW_MAP_VALUE,
  FLOW_MAP_NO_VALUE
} expectation;

typedef struct frame {
  yaml_node *node;
  yaml_node **link; /* where the next child goes */
  yaml_mark start;  /* of the token that began it */
  uint8_t next;     /* expectation */
} frame;

struct yaml_reader {
  yaml_scanner scanner;
  crd_arena *arena;
  bool begun, ended;
  bool (*refuses)(yaml_reader *, const yaml_token *); /* NULL: refuse no node */
  frame *frames;
  size_t frame_count, frame_room;
  name_table prefixes; /* of the document's tag handles: crd_string */
  name_table anchors;  /* of the document: yaml_node */
  crd_parse_error error;
};

yaml_reader *crd_yaml_reader_create(crd_arena *arena, crd_string input) {
  yaml_reader *reader = crd_arena_zalloc(arena, sizeof *reader);
  reader->arena = reader->prefixes.arena = reader->anchors.arena = arena;
  crd_yaml_scanner_begin(&reader->scanner, arena, input.size ? input : CRD_STRING("\n"));
  return reader;
}

/* ---- errors ---- */

static uint32_t offset_of(const yaml_reader *reader, yaml_mark mark) {
  size_t size = reader->scanner.input.size; /* UTF-16 has no exact place, only one within the input */
  return mark.offset < size ? mark.offset : (uint32_t)size;
}

static bool node_error(yaml_reader *reader, size_t offset, crd_string message) {
  reader->error = (crd_parse_error){.message = message, .offset = offset};
  return false;
}

/* decode.go parser.fail: lines count from 1 for the scanner and from 0 for the parser. A line 0 is not printed. */
static bool fail_parser(yaml_reader *reader) {
  const yaml_scanner *scanner = &reader->scanner;
  uint32_t line = scanner->problem_mark.line;
  if (!line)
    line = scanner->context_mark.line;
  else if (scanner->failure == YAML_SCANNER_FAILURE)
    line++;
  size_t offset =
      scanner->failure == YAML_READER_FAILURE ? scanner->problem_offset : offset_of(reader, scanner->problem_mark);
  return node_error(reader, offset,
                    line ? crd_arena_printf(reader->arena, "yaml: line %u: %s", (unsigned)line, scanner->problem)
                         : crd_arena_printf(reader->arena, "yaml: %s", scanner->problem));
}

static bool fail_at(yaml_reader *reader, const yaml_mark *context, const char *problem, const yaml_mark *mark) {
  yaml_scanner *scanner = &reader->scanner;
  scanner->failure = YAML_PARSER_FAILURE;
  scanner->problem = problem;
  scanner->problem_mark = *mark;
  scanner->context_mark = *context;
  return fail_parser(reader);
}

/* The next token, or NULL with the error. */
static const yaml_token *peek(yaml_reader *reader) {
  const yaml_token *token = crd_yaml_peek(&reader->scanner);
  if (!token) fail_parser(reader);
  return token;
}

/* Consumes the current token and returns the next one. */
static const yaml_token *next(yaml_reader *reader) {
  crd_yaml_take(&reader->scanner);
  return peek(reader);
}

/* ---- anchors ---- */

/* Stores the node of an anchor. It replaces an earlier node with that name. */
static void remember(yaml_reader *reader, yaml_node *node, crd_string name) {
  if (name.size) crd_name_table_put(&reader->anchors, name, node);
}

/* ---- nodes ---- */

static frame *top(const yaml_reader *reader) {
  return &reader->frames[reader->frame_count - 1];
}

/* Adds a node to the innermost collection. */
static yaml_node *add_node(yaml_reader *reader, yaml_kind kind, yaml_mark start) {
  yaml_node *node = crd_arena_zalloc(reader->arena, sizeof *node);
  frame *parent = top(reader);
  node->kind = (uint8_t)kind;
  node->line = start.line;
  node->offset = offset_of(reader, start);
  *parent->link = node;
  parent->link = &node->next;
  if (parent->node) parent->node->count++;
  return node;
}

static void push_frame(yaml_reader *reader, yaml_node *node, yaml_node **link, yaml_mark start, expectation expected) {
  CRD_ARENA_PUSH(reader->arena, reader->frames, reader->frame_count, reader->frame_room, 16,
                 (frame){.node = node, .link = link, .start = start, .next = (uint8_t)expected});
}

/* Ends the innermost collection at the current token. */
static bool end_collection(yaml_reader *reader) {
  crd_yaml_take(&reader->scanner);
  reader->frame_count--;
  return true;
}

/* yaml_parser_process_empty_scalar: adds an empty scalar where the text has no node. */
static bool add_nothing(yaml_reader *reader, yaml_mark mark, expectation expected) {
  yaml_node *node = add_node(reader, YAML_SCALAR, mark);
  node->plain = node->absent = true;
  top(reader)->next = (uint8_t)expected;
  return true;
}

/* The properties of a node. */
typedef struct node_properties {
  yaml_mark start, tag_mark;
  bool tagged;
  crd_string anchor, handle, suffix, tag;
} node_properties;

static void set_tag(node_properties *found, const yaml_token *token) {
  found->tagged = true;
  found->tag_mark = token->start;
  found->handle = token->value;
  found->suffix = token->suffix;
}

/* Reads an anchor and a tag, in any order. Returns the token behind them, or NULL. */
static const yaml_token *read_properties(yaml_reader *reader, const yaml_token *token, node_properties *found) {
  *found = (node_properties){.start = token->start};
  bool tag_first = token->type == YAML_TAG;
  if (tag_first) {
    set_tag(found, token);
    token = next(reader);
  }
  if (token && token->type == YAML_ANCHOR) {
    found->anchor = token->value;
    token = next(reader);
    if (token && token->type == YAML_TAG && !tag_first) {
      set_tag(found, token);
      token = next(reader);
    }
  }
  return token;
}

/* Replaces the tag's handle by its prefix. */
static bool resolve_tag(yaml_reader *reader, node_properties *found) {
  if (!found->tagged) return true;
  found->tag = found->suffix;
  if (!found->handle.size) return true;
  const crd_string *prefix = crd_name_table_find(&reader->prefixes, found->handle);
  if (!prefix) return fail_at(reader, &found->start, "found undefined tag handle", &found->tag_mark);
  crd_text text = {.arena = reader->arena};
  crd_text_add(&text, *prefix);
  crd_text_add(&text, found->suffix);
  found->tag = crd_text_string(&text);
  return true;
}

/* The collection that a token begins: its kind and the first state in it. False if the token begins no collection here. */
static bool begins_collection(const yaml_token *token, bool block, bool indentless, yaml_kind *kind, expectation *first) {
  *kind = YAML_SEQUENCE;
  switch ((yaml_token_type)token->type) {
  case YAML_BLOCK_ENTRY:
    *first = INDENTLESS_ENTRY;
    return indentless;
  case YAML_FLOW_SEQUENCE_START:
    *first = FLOW_FIRST_ENTRY;
    return true;
  case YAML_BLOCK_SEQUENCE_START:
    *first = BLOCK_ENTRY;
    return block;
  case YAML_FLOW_MAPPING_START:
    *kind = YAML_MAPPING;
    *first = FLOW_MAP_FIRST_KEY;
    return true;
  case YAML_BLOCK_MAPPING_START:
    *kind = YAML_MAPPING;
    *first = BLOCK_MAP_KEY;
    return block;
  default:
    return false;
  }
}

SELDOM static bool add_alias(yaml_reader *reader, const yaml_token *token) {
  yaml_node *node = add_node(reader, YAML_ALIAS, token->start);
  node->text = token->value;
  node->target = crd_name_table_find(&reader->anchors, node->text);
  crd_yaml_take(&reader->scanner);
  return node->target || node_error(reader, node->offset,
                                    crd_arena_printf(reader->arena, "yaml: unknown anchor '%.*s' referenced",
                                                     (int)node->text.size, node->text.data));
}

/* yaml_parser_parse_node: adds the node that a token begins; then the collection around it is in state `expected`. */
static bool add_child(yaml_reader *reader, const yaml_token *token, bool block, bool indentless, expectation expected) {
  if (reader->refuses && reader->refuses(reader, token)) return false;
  top(reader)->next = (uint8_t)expected;
  if (token->type == YAML_ALIAS_NAME) return add_alias(reader, token);
  node_properties found;
  token = read_properties(reader, token, &found);
  if (!token || !resolve_tag(reader, &found)) return false;
  yaml_kind kind;
  expectation first;
  const bool text = token->type == YAML_TEXT, collection = begins_collection(token, block, indentless, &kind, &first);
  if (!collection && !text && !found.anchor.size && !found.tag.size)
    return fail_at(reader, &found.start, "did not find expected node content", &token->start);
  yaml_node *node = add_node(reader, collection ? kind : YAML_SCALAR, found.start);
  remember(reader, node, found.anchor);
  if (collection) {
    push_frame(reader, node, &node->first, token->start, first);
    if (first != INDENTLESS_ENTRY) crd_yaml_take(&reader->scanner);
    return true;
  }
  node->tag = found.tag;
  node->plain = !found.tag.size && (!text || token->plain);
  if (text) {
    node->text = token->value;
    crd_yaml_take(&reader->scanner);
  }
  return true;
}

/* ---- the grammar ---- */

static bool is_either(const yaml_token *token, yaml_token_type a, yaml_token_type b) {
  return token->type == a || token->type == b;
}

static bool block_entry(yaml_reader *reader) {
  const yaml_token *token = peek(reader);
  if (!token) return false;
  if (token->type == YAML_BLOCK_END) return end_collection(reader);
  if (token->type != YAML_BLOCK_ENTRY)
    return fail_at(reader, &top(reader)->start, "did not find expected '-' indicator", &token->start);
  yaml_mark end = token->end;
  token = next(reader);
  if (!token) return false;
  if (is_either(token, YAML_BLOCK_ENTRY, YAML_BLOCK_END)) return add_nothing(reader, end, BLOCK_ENTRY);
  return add_child(reader, token, true, false, BLOCK_ENTRY);
}

/* A list at the column of the key before it. */
static bool indentless_entry(yaml_reader *reader) {
  const yaml_token *token = peek(reader);
  if (!token) return false;
  if (token->type != YAML_BLOCK_ENTRY) {
    reader->frame_count--;
    return true;
  }
  yaml_mark end = token->end;
  token = next(reader);
  if (!token) return false;
  if (is_either(token, YAML_BLOCK_ENTRY, YAML_BLOCK_END) || is_either(token, YAML_KEY, YAML_VALUE))
    return add_nothing(reader, end, INDENTLESS_ENTRY);
  return add_child(reader, token, true, false, INDENTLESS_ENTRY);
}

/* The key or value behind its indicator. */
static bool block_map_part(yaml_reader *reader, yaml_mark end, expectation expected) {
  const yaml_token *token = next(reader);
  if (!token) return false;
  if (is_either(token, YAML_KEY, YAML_VALUE) || token->type == YAML_BLOCK_END) return add_nothing(reader, end, expected);
  return add_child(reader, token, true, true, expected);
}

static bool block_map_key(yaml_reader *reader) {
  const yaml_token *token = peek(reader);
  if (!token) return false;
  if (token->type == YAML_BLOCK_END) return end_collection(reader);
  if (token->type == YAML_KEY) return block_map_part(reader, token->end, BLOCK_MAP_VALUE);
  return fail_at(reader, &top(reader)->start, "did not find expected key", &token->start);
}

static bool block_map_value(yaml_reader *reader) {
  const yaml_token *token = peek(reader);
  if (!token) return false;
  if (token->type == YAML_VALUE) return block_map_part(reader, token->end, BLOCK_MAP_KEY);
  return add_nothing(reader, token->start, BLOCK_MAP_KEY);
}

/* Consumes the ',' between two entries. Returns the token behind it, or NULL. */
static const yaml_token *flow_separator(yaml_reader *reader, const char *problem) {
  const yaml_token *token = peek(reader);
  if (!token || token->type == YAML_FLOW_ENTRY) return token ? next(reader) : NULL;
  fail_at(reader, &top(reader)->start, problem, &token->start);
  return NULL;
}

static bool flow_entry(yaml_reader *reader, bool first) {
  const yaml_token *token = peek(reader);
  if (token && token->type != YAML_FLOW_SEQUENCE_END && !first)
    token = flow_separator(reader, "did not find expected ',' or ']'");
  if (!token) return false;
  if (token->type == YAML_FLOW_SEQUENCE_END) return end_collection(reader);
  if (token->type != YAML_KEY) return add_child(reader, token, false, false, FLOW_ENTRY);
  top(reader)->next = FLOW_ENTRY;
  yaml_mark start = token->start;
  yaml_node *node = add_node(reader, YAML_MAPPING, start);
  crd_yaml_take(&reader->scanner);
  push_frame(reader, node, &node->first, start, FLOW_PAIR_KEY);
  return true;
}

static bool flow_pair_key(yaml_reader *reader) {
  const yaml_token *token = peek(reader);
  if (!token) return false;
  if (token->type != YAML_VALUE && !is_either(token, YAML_FLOW_ENTRY, YAML_FLOW_SEQUENCE_END))
    return add_child(reader, token, false, false, FLOW_PAIR_VALUE);
  yaml_mark end = token->end;
  crd_yaml_take(&reader->scanner); /* as go-yaml does, for any token */
  return add_nothing(reader, end, FLOW_PAIR_VALUE);
}

/* A value in a flow collection that `end` ends. */
static bool flow_value(yaml_reader *reader, yaml_token_type end, expectation expected) {
  const yaml_token *token = peek(reader);
  if (token && token->type == YAML_VALUE) {
    token = next(reader);
    if (token && !is_either(token, YAML_FLOW_ENTRY, end)) return add_child(reader, token, false, false, expected);
  }
  return token && add_nothing(reader, token->start, expected);
}

static bool flow_pair_end(yaml_reader *reader) {
  if (!peek(reader)) return false;
  reader->frame_count--;
  return true;
}

static bool flow_map_key(yaml_reader *reader, bool first) {
  const yaml_token *token = peek(reader);
  if (token && token->type != YAML_FLOW_MAPPING_END && !first)
    token = flow_separator(reader, "did not find expected ',' or '}'");
  if (!token) return false;
  if (token->type == YAML_FLOW_MAPPING_END) return end_collection(reader);
  if (token->type != YAML_KEY) return add_child(reader, token, false, false, FLOW_MAP_NO_VALUE);
  token = next(reader);
  if (!token) return false;
  if (token->type == YAML_VALUE || is_either(token, YAML_FLOW_ENTRY, YAML_FLOW_MAPPING_END))
    return add_nothing(reader, token->start, FLOW_MAP_VALUE);
  return add_child(reader, token, false, false, FLOW_MAP_VALUE);
}

static bool flow_map_no_value(yaml_reader *reader) {
  const yaml_token *token = peek(reader);
  return token && add_nothing(reader, token->start, FLOW_MAP_KEY);
}

static bool step_on(yaml_reader *reader) {
  switch ((expectation)top(reader)->next) {
  case BLOCK_ENTRY:
    return block_entry(reader);
  case INDENTLESS_ENTRY:
    return indentless_entry(reader);
  case BLOCK_MAP_KEY:
    return block_map_key(reader);
  case BLOCK_MAP_VALUE:
    return block_map_value(reader);
  case FLOW_FIRST_ENTRY:
    return flow_entry(reader, true);
  case FLOW_ENTRY:
    return flow_entry(reader, false);
  case FLOW_PAIR_KEY:
    return flow_pair_key(reader);
  case FLOW_PAIR_VALUE:
    return flow_value(reader, YAML_FLOW_SEQUENCE_END, FLOW_PAIR_END);
  case FLOW_PAIR_END:
    return flow_pair_end(reader);
  case FLOW_MAP_FIRST_KEY:
    return flow_map_key(reader, true);
  case FLOW_MAP_KEY:
    return flow_map_key(reader, false);
  case FLOW_MAP_VALUE:
    return flow_value(reader, YAML_FLOW_MAPPING_END, FLOW_MAP_KEY);
  case FLOW_MAP_NO_VALUE:
    return flow_map_no_value(reader);
  default:
    return true;
  }
}

/* ---- documents ---- */

static void add_prefix(yaml_reader *reader, crd_string handle, crd_string prefix) {
  crd_string *held = crd_arena_alloc(reader->arena, sizeof *held);
  *held = prefix;
  crd_name_table_put(&reader->prefixes, handle, held);
}

/* yaml_parser_process_directives; returns the token behind the directives, or NULL. */
static const yaml_token *read_directives(yaml_reader *reader, const yaml_token *token) {
  bool versioned = false;
  crd_name_table_clear(&reader->prefixes);
  for (; token && is_either(token, YAML_VERSION, YAML_TAG_DIRECTIVE); token = next(reader)) {
    const char *problem = NULL;
    if (token->type == YAML_TAG_DIRECTIVE) {
      if (crd_name_table_find(&reader->prefixes, token->value))
        problem = "found duplicate %TAG directive";
      else
        add_prefix(reader, token->value, token->suffix);
    } else if (versioned) {
      problem = "found duplicate %YAML directive";
    } else if (token->major != 1 || token->minor != 1) {
      problem = "found incompatible YAML document";
    }
    if (problem) {
      fail_at(reader, &(yaml_mark){0}, problem, &token->start);
      return NULL;
    }
    versioned |= token->type == YAML_VERSION;
  }
  if (!token) return NULL;
  const crd_string one = CRD_STRING("!"), two = CRD_STRING("!!");
  if (!crd_name_table_find(&reader->prefixes, one)) add_prefix(reader, one, one);
  if (!crd_name_table_find(&reader->prefixes, two)) add_prefix(reader, two, CRD_STRING("tag:yaml.org,2002:"));
  return token;
}

static bool is_content(const yaml_token *token) {
  return !is_either(token, YAML_VERSION, YAML_TAG_DIRECTIVE) && !is_either(token, YAML_DOCUMENT_START, YAML_DOCUMENT_END) &&
         token->type != YAML_STREAM_END;
}

/* The first token of a document, or of the stream's end. */
static const yaml_token *find_document(yaml_reader *reader) {
  const yaml_token *token = peek(reader);
  while (token && reader->begun && token->type == YAML_DOCUMENT_END) token = next(reader);
  if (token && token->type == YAML_STREAM_START) token = next(reader);
  return token;
}

/* Reads a document from its first token to the end of its root. */
static bool read_yaml_document(yaml_reader *reader, const yaml_token *token) {
  bool implicit = !reader->begun && (is_content(token) || token->type == YAML_DOCUMENT_END);
  yaml_mark start = token->start;
  token = read_directives(reader, token);
  if (!token) return false;
  if (!implicit) {
    if (token->type != YAML_DOCUMENT_START)
      return fail_at(reader, &(yaml_mark){0}, "did not find expected <document start>", &token->start);
    token = next(reader);
    if (!token) return false;
  }
  crd_name_table_clear(&reader->anchors);
  reader->frame_count = 0;
  yaml_node *root = NULL;
  push_frame(reader, NULL, &root, start, ROOT_END);
  bool good = implicit || is_content(token) ? add_child(reader, token, true, false, ROOT_END)
                                            : add_nothing(reader, token->start, ROOT_END);
  while (good && top(reader)->next != ROOT_END) good = step_on(reader);
  if (good) good = peek(reader) != NULL; /* the token after the document may be an error */
  reader->frames[0].node = root;
  return good;
}

bool crd_yaml_reader_next(yaml_reader *reader, yaml_node **root, uint32_t *offset, crd_parse_error *error) {
  *root = NULL;
  *error = (crd_parse_error){0};
  if (reader->ended) return true;
  const yaml_token *token = find_document(reader);
  if (token && token->type == YAML_STREAM_END) {
    reader->ended = true;
    return true;
  }
  bool good = token != NULL;
  if (good) {
    *offset = offset_of(reader, token->start);
    good = read_yaml_document(reader, token);
    reader->begun = true;
  }
  if (good)
    *root = reader->frames[0].node;
  else
    *error = reader->error;
  return good;
}

/* ---- this project's own files ---- */

static bool refuse_own_node(yaml_reader *reader, const yaml_token *token) {
  enum { MOST_DEPTH = 64 };
  const char *problem = token->type == YAML_ALIAS_NAME             ? "aliases are not taken here"
                        : token->type == YAML_ANCHOR               ? "anchors are not taken here"
                        : token->type == YAML_TAG                  ? "tags are not taken here"
                        : reader->frame_count > (size_t)MOST_DEPTH ? "maps and lists are nested too deep"
                                                                   : NULL;
  return problem && !node_error(reader, offset_of(reader, token->start), crd_string_of(problem));
}

yaml_reader *crd_yaml_own_reader_create(crd_arena *arena, crd_string input) {
  yaml_reader *reader = crd_yaml_reader_create(arena, input);
  reader->refuses = refuse_own_node;
  return reader;
}
