/* SPDX-License-Identifier: Apache-2.0 */
/* The parser of templates. Text and tags alternate; a block tag opens a list of nodes that its end tag closes. White space
 * is settled while parsing: what a standalone line or a '~' takes away is cut from the texts on both sides. */
#include "emit/template_parse.h"

typedef struct parser {
  template_set *set;
  template *template;
  diagnostics *diagnostics;
  crd_string text;
  size_t at;
  bool trim_next; /* the last tag ended with '~' */
  bool skip_line; /* the last tag was alone on its line: skip what is left of it */
  bool ok;
} parser;

/* One tag: its body without braces, tildes and surrounding blanks. */
typedef struct tag {
  crd_string body;
  uint32_t offset;
  bool trim_before, trim_after;
} tag;

static bool is_blank_between(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}
static bool is_template_space(char c) {
  return is_blank_between(c) || c == '\n';
}

static void fail_at_tag(parser *parser, size_t offset, const char *message, crd_string what) {
  if (parser->ok)
    crdc_diagnostics_add(parser->diagnostics, SEVERITY_ERROR, (location){&parser->template->source, (uint32_t)offset},
                         "%s%s%.*s%s", message, what.size ? " '" : "", (int)what.size, what.data ? what.data : "",
                         what.size ? "'" : "");
  parser->ok = false;
}

static crd_string strip(crd_string text) {
  while (text.size && is_template_space(text.data[0])) text.data++, text.size--;
  while (text.size && is_template_space(text.data[text.size - 1])) text.size--;
  return text;
}

static template_node *node_new(parser *parser, template_node_kind kind, uint32_t offset) {
  template_node *node = crd_arena_zalloc(parser->set->arena, sizeof *node);
  node->kind = kind;
  node->offset = offset;
  return node;
}

/* Whether the tag that starts at `start` and ends before `end` has its line for itself. */
static bool is_alone(const parser *parser, size_t start, size_t end) {
  while (start && is_blank_between(parser->text.data[start - 1])) start--;
  if (start && parser->text.data[start - 1] != '\n') return false;
  while (end < parser->text.size && is_blank_between(parser->text.data[end])) end++;
  return end == parser->text.size || parser->text.data[end] == '\n';
}

/* A tag whose line vanishes with it. */
static bool is_structural(crd_string body) {
  return body.size && (strchr("#/>!", body.data[0]) || crd_string_equal(body, CRD_STRING("else")));
}

/* Reads the tag at `start`, which stands at "{{". */
static tag read_tag(parser *parser, size_t start) {
  tag tag = {.offset = (uint32_t)start};
  size_t from = start + 2, end = from;
  while (end + 1 < parser->text.size && !(parser->text.data[end] == '}' && parser->text.data[end + 1] == '}')) end++;
  if (end + 1 >= parser->text.size) {
    fail_at_tag(parser, start, "a tag without its end", (crd_string){0});
    parser->at = parser->text.size;
    return tag;
  }
  parser->at = end + 2;
  if (from < end && parser->text.data[from] == '~') tag.trim_before = true, from++;
  if (from < end && parser->text.data[end - 1] == '~') tag.trim_after = true, end--;
  tag.body = strip((crd_string){parser->text.data + from, end - from});
  if (tag.body.size == 0) fail_at_tag(parser, start, "an empty tag", (crd_string){0});
  return tag;
}

/* Reads the text up to the next tag (or the end) and that tag. False at the end of the template. */
static bool read_step(parser *parser, crd_text *text, tag *tag) {
  size_t from = parser->at;
  if (parser->trim_next)
    while (from < parser->text.size && is_template_space(parser->text.data[from])) from++;
  if (parser->skip_line && !parser->trim_next) {
    while (from < parser->text.size && is_blank_between(parser->text.data[from])) from++;
    if (from < parser->text.size) from++;
  }
  parser->trim_next = parser->skip_line = false;
  for (size_t at = from;; at++) {
    if (at + 1 >= parser->text.size) {
      crd_text_add(text, (crd_string){parser->text.data + from, parser->text.size - from});
      parser->at = parser->text.size;
      return false;
    }
    if (parser->text.data[at] != '{' || parser->text.data[at + 1] != '{') continue;
    if (at > from && parser->text.data[at - 1] == '\\') {
      crd_text_add(text, (crd_string){parser->text.data + from, at - 1 - from});
      crd_text_add(text, CRD_STRING("{{"));
      from = at + 2;
      at++;
      continue;
    }
    *tag = read_tag(parser, at);
    crd_text_add(text, (crd_string){parser->text.data + from, at - from});
    if (tag->trim_before)
      while (text->size && is_template_space(text->data[text->size - 1])) text->size--;
    parser->trim_next = tag->trim_after;
    if (!tag->trim_before && is_structural(tag->body) && is_alone(parser, at, parser->at)) {
      while (text->size && is_blank_between(text->data[text->size - 1])) text->size--;
      parser->skip_line = true;
    }
    return true;
  }
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '@';
}

/* "a.b", "../a", "./a", ".", "this", "@index". */
static void parse_path(parser *parser, template_node *node, crd_string path) {
  crd_string whole = path;
  while (crd_string_has_prefix(path, CRD_STRING("../"))) {
    node->up++;
    path.data += 3;
    path.size -= 3;
  }
  if (crd_string_has_prefix(path, CRD_STRING("./")) && path.size > 2) {
    node->local = true;
    path.data += 2;
    path.size -= 2;
  }
  if (crd_string_equal(path, CRD_STRING(".")) || crd_string_equal(path, CRD_STRING("this"))) return;
  size_t count = 1;
  for (size_t i = 0; i < path.size; i++) count += path.data[i] == '.';
  node->names = crd_arena_alloc(parser->set->arena, count * sizeof *node->names);
  for (size_t from = 0; node->name_count < count;) {
    size_t end = from;
    while (end < path.size && is_name_char(path.data[end])) end++;
    if (end == from || (end < path.size && path.data[end] != '.')) {
      fail_at_tag(parser, node->offset, "not a name:", whole);
      return;
    }
    node->names[node->name_count++] = crd_arena_copy(parser->set->arena, (crd_string){path.data + from, end - from});
    from = end + 1;
  }
}

static bool block_kind(crd_string word, template_node_kind *kind) {
  static const struct {
    const char *word;
    template_node_kind kind;
  } blocks[] = {{"if", TEMPLATE_IF}, {"unless", TEMPLATE_UNLESS}, {"each", TEMPLATE_EACH}, {"with", TEMPLATE_WITH}};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
    if (crd_string_equal(word, crd_string_of(blocks[i].word))) {
      *kind = blocks[i].kind;
      return true;
    }
  return false;
}

static template_node *parse_nodes(parser *parser, crd_string block, uint32_t opened, bool *at_else, unsigned depth);

static template_node *parse_block(parser *parser, const tag *tag, unsigned depth) {
  crd_string body = {tag->body.data + 1, tag->body.size - 1};
  size_t size = 0;
  while (size < body.size && !is_template_space(body.data[size])) size++;
  crd_string word = {body.data, size}, path = strip((crd_string){body.data + size, body.size - size});
  template_node *node = node_new(parser, TEMPLATE_IF, tag->offset);
  if (!block_kind(word, &node->kind))
    fail_at_tag(parser, tag->offset, "no such block:", word);
  else if (depth >= TEMPLATE_MAX_DEPTH)
    fail_at_tag(parser, tag->offset, "blocks are nested too deep", (crd_string){0});
  else
    parse_path(parser, node, path);
  if (!parser->ok) return node;
  bool at_else = false;
  node->body = parse_nodes(parser, word, tag->offset, &at_else, depth + 1);
  if (at_else) node->otherwise = parse_nodes(parser, word, tag->offset, NULL, depth + 1);
  return node;
}

static template_node *parse_tag(parser *parser, const tag *tag, unsigned depth) {
  crd_string rest = strip((crd_string){tag->body.data + 1, tag->body.size - 1});
  switch (tag->body.data[0]) {
  case '!':
    return NULL;
  case '#':
    return parse_block(parser, tag, depth);
  case '>': {
    template_node *node = node_new(parser, TEMPLATE_PARTIAL, tag->offset);
    node->names = crd_arena_alloc(parser->set->arena, sizeof *node->names);
    node->names[node->name_count++] = rest;
    return node;
  }
  default: {
    template_node *node = node_new(parser, TEMPLATE_VALUE, tag->offset);
    parse_path(parser, node, tag->body);
    return node;
  }
  }
}

static template_node **append_text(parser *parser, template_node **end, crd_text *text) {
  if (text->size == 0) return end;
  template_node *node = node_new(parser, TEMPLATE_TEXT, 0);
  node->text = crd_arena_copy(parser->set->arena, crd_text_string(text));
  *end = node;
  return &node->next;
}

/* The nodes up to the end tag of `block` (empty: the end of the template) or to its {{else}}, which sets `at_else`. */
static template_node *parse_nodes(parser *parser, crd_string block, uint32_t opened, bool *at_else, unsigned depth) {
  template_node *first = NULL, **end = &first;
  crd_text text = {.arena = parser->set->arena};
  while (parser->ok) {
    tag tag = {0};
    text.size = 0;
    bool more = read_step(parser, &text, &tag);
    end = append_text(parser, end, &text);
    if (!parser->ok) break;
    if (!more) {
      if (block.size) fail_at_tag(parser, opened, "a block without its end:", block);
      break;
    }
    if (tag.body.data[0] == '/') {
      crd_string word = strip((crd_string){tag.body.data + 1, tag.body.size - 1});
      if (!block.size || !crd_string_equal(word, block)) fail_at_tag(parser, tag.offset, "an end without its block:", word);
      break;
    }
    if (crd_string_equal(tag.body, CRD_STRING("else"))) {
      if (!at_else)
        fail_at_tag(parser, tag.offset, "an else without its block", (crd_string){0});
      else
        *at_else = true;
      break;
    }
    *end = parse_tag(parser, &tag, depth);
    if (*end) end = &(*end)->next;
  }
  return first;
}

bool crdc_template_parse(template_set *set, template *template, diagnostics *diagnostics) {
  if (template->parsed) return !template->failed;
  parser parser = {.set = set, .template = template, .diagnostics = diagnostics, .text = template->source.text, .ok = true};
  template->parsed = true;
  template->nodes = parse_nodes(&parser, (crd_string){0}, 0, NULL, 0);
  template->failed = !parser.ok;
  return parser.ok;
}
