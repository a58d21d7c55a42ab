/* SPDX-License-Identifier: Apache-2.0 */
/* The set of templates, and rendering. A scope is a value of the model with its outer scope; rendering walks the parsed
 * nodes with the innermost scope. */
#include "emit/template.h"
#include "base/file.h"
#include "base/memory.h"
#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <math.h>

/* The parser of templates. Text and tags alternate; a block tag opens a list of nodes that its end tag closes. White space
 * is handled while parsing: a tag alone on its line, or a '~', trims the texts on both sides. */

typedef enum template_node_kind {
  TEMPLATE_TEXT,
  TEMPLATE_VALUE,
  TEMPLATE_IF,
  TEMPLATE_UNLESS,
  TEMPLATE_EACH,
  TEMPLATE_WITH,
  TEMPLATE_PARTIAL
} template_node_kind;

struct template_node {
  template_node_kind kind;
  uint32_t offset;   /* of the tag */
  crd_string text;   /* TEXT */
  crd_string *names; /* the steps of a path, each ending with a NUL; none: the scope itself. PARTIAL: the name */
  size_t name_count;
  size_t up;  /* "../" before the path */
  bool local; /* "./" before the path */
  template_node *body, *otherwise;
  template_node *next;
};

typedef struct parser {
  template_set *set;
  template *template;
  diagnostics *diagnostics;
  crd_string text;
  size_t at;
  bool trim_next; /* the last tag ended with '~' */
  bool skip_line; /* the last tag was alone on its line: skip the rest of the line */
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

/* Whether the tag from `start` to `end` is alone on its line. */
static bool is_alone(const parser *parser, size_t start, size_t end) {
  while (start && is_blank_between(parser->text.data[start - 1])) start--;
  if (start && parser->text.data[start - 1] != '\n') return false;
  while (end < parser->text.size && is_blank_between(parser->text.data[end])) end++;
  return end == parser->text.size || parser->text.data[end] == '\n';
}

/* A tag whose line is removed with it. */
static bool is_structural(crd_string body) {
  return body.size && (strchr("#/>!", body.data[0]) || crd_string_equal(body, CRD_STRING("else")));
}

/* Parses the tag at `start`, which begins with "{{". */
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

/* Reads the text up to the next tag or the end, and that tag. False at the end of the template. */
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

/* Parses nodes up to the end tag of `block` (empty: the end of the template) or to its {{else}}, which sets `at_else`. */
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
    assert(tag.body.data);
    if (crd_string_has_prefix(tag.body, CRD_STRING("/"))) {
      crd_string word = strip(crd_string_slice(tag.body, 1, tag.body.size));
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

/* Parses a template once. False with a diagnostic on errors. */
static bool crdc_template_parse(template_set *set, template *template, diagnostics *diagnostics) {
  if (template->parsed) return !template->failed;
  parser parser = {.set = set, .template = template, .diagnostics = diagnostics, .text = template->source.text, .ok = true};
  template->parsed = true;
  template->nodes = parse_nodes(&parser, (crd_string){0}, 0, NULL, 0);
  template->failed = !parser.ok;
  return parser.ok;
}

/* ---- the set ---- */

template *crdc_template_set_find(template_set *set, crd_string name) {
  for (size_t i = 0; i < set->count; i++)
    if (crd_string_equal(set->items[i]->name, name)) return set->items[i];
  return NULL;
}

void crdc_template_set_add(template_set *set, crd_string name, const char *file, crd_string text) {
  template *item = crdc_template_set_find(set, name);
  if (!item) {
    CRD_ARENA_ROOM(set->arena, set->items, set->count, set->capacity, 16);
    item = crd_arena_alloc(set->arena, sizeof *item);
    size_t at = set->count++;
    for (; at && crd_string_compare(set->items[at - 1]->name, name) > 0; at--) set->items[at] = set->items[at - 1];
    set->items[at] = item;
  }
  *item = (template){.name = name, .source = {.name = file, .text = text}};
}

void crdc_template_set_add_built_in(template_set *set) {
  for (const embedded_file *file = crdc_embedded_templates; file->name; file++)
    crdc_template_set_add(set, crd_string_of(file->name), crd_arena_printf(set->arena, "templates/%s", file->name).data,
                          file->text);
}

static bool is_template_name(const char *name) {
  size_t size = strlen(name);
  return size > 5 && name[0] != '.' && strcmp(name + size - 5, ".tmpl") == 0;
}

bool crdc_template_set_add_folder(template_set *set, const char *folder, diagnostics *diagnostics) {
  DIR *entries = opendir(folder);
  if (!entries) {
    memory_check_failure();
    crdc_diagnostics_add_undone(diagnostics, (location){NULL, CRD_NO_OFFSET}, "%s: %s", folder, strerror(errno));
    return false;
  }
  bool ok = true;
  errno = 0;
  for (struct dirent *entry; (entry = readdir(entries)); errno = 0) {
    if (!is_template_name(entry->d_name)) continue;
    crd_string name = crd_arena_copy(set->arena, crd_string_of(entry->d_name)), text;
    crd_string path = crd_arena_printf(set->arena, "%s/%s", folder, entry->d_name);
    if (crdc_file_read(set->arena, path.data, &text)) {
      crdc_template_set_add(set, name, path.data, text);
    } else {
      crdc_diagnostics_add_undone(diagnostics, (location){NULL, CRD_NO_OFFSET}, "%s: %s", path.data, strerror(errno));
      ok = false;
    }
  }
  if (errno) {
    crdc_diagnostics_add_undone(diagnostics, (location){NULL, CRD_NO_OFFSET}, "%s: %s", folder, strerror(errno));
    ok = false;
  }
  closedir(entries);
  return ok;
}

/* ---- rendering ---- */

typedef struct render_scope render_scope;
struct render_scope {
  const render_scope *outer;
  const cJSON *value;
  int index; /* in the innermost #each; -1 outside */
  bool last;
};

typedef struct renderer {
  crd_text *out;
  template_set *set;
  template *template;
  diagnostics *diagnostics;
  bool ok;
} renderer;

static void fail_at(renderer *renderer, const template_node *node, const char *message, crd_string what) {
  if (renderer->ok)
    crdc_diagnostics_add(renderer->diagnostics, SEVERITY_ERROR, (location){&renderer->template->source, node->offset},
                         "%s '%.*s'", message, (int)what.size, what.data);
  renderer->ok = false;
}

/* The value of a path, or NULL. Its first name is looked up scope by scope, the rest in the value found. */
static const cJSON *lookup(const template_node *node, const render_scope *scope) {
  for (size_t i = 0; i < node->up && scope; i++) scope = scope->outer;
  if (!scope) return NULL;
  if (node->name_count == 0) return scope->value;
  const cJSON *value = NULL;
  for (; scope && !value; scope = scope->outer) {
    value = cJSON_GetObjectItemCaseSensitive(scope->value, node->names[0].data);
    if (node->up || node->local) break;
  }
  for (size_t i = 1; i < node->name_count && value; i++)
    value = cJSON_GetObjectItemCaseSensitive(value, node->names[i].data);
  return value;
}

/* list.@count: the number of items. */
static bool lookup_count(const template_node *node, const render_scope *scope, int *number) {
  if (!crd_string_equal(node->names[node->name_count - 1], CRD_STRING("@count"))) return false;
  template_node list = *node;
  list.name_count--;
  const cJSON *value = lookup(&list, scope);
  *number = cJSON_GetArraySize(value);
  return cJSON_IsArray(value);
}

/* @index, @first, @last: their value; false for other names. */
static bool lookup_special(const template_node *node, const render_scope *scope, int *number) {
  if (node->name_count > 1) return lookup_count(node, scope, number);
  if (node->name_count != 1 || node->names[0].data[0] != '@') return false;
  while (scope && scope->index < 0) scope = scope->outer;
  if (!scope) return false;
  if (crd_string_equal(node->names[0], CRD_STRING("@index")))
    *number = scope->index;
  else if (crd_string_equal(node->names[0], CRD_STRING("@first")))
    *number = scope->index == 0;
  else if (crd_string_equal(node->names[0], CRD_STRING("@last")))
    *number = scope->last;
  else
    return false;
  return true;
}

static bool is_true(const template_node *node, const render_scope *scope) {
  int number;
  if (lookup_special(node, scope, &number)) return number != 0;
  const cJSON *value = lookup(node, scope);
  if (!value || cJSON_IsNull(value) || cJSON_IsFalse(value)) return false;
  if (cJSON_IsString(value)) return value->valuestring[0] != 0;
  if (cJSON_IsNumber(value)) return value->valuedouble != 0;
  if (cJSON_IsArray(value)) return value->child != NULL;
  return true;
}

static void render_value(renderer *renderer, const template_node *node, const render_scope *scope) {
  int number;
  if (lookup_special(node, scope, &number)) {
    crd_text_printf(renderer->out, "%d", number);
    return;
  }
  const cJSON *value = lookup(node, scope);
  crd_string name = node->name_count ? node->names[node->name_count - 1] : CRD_STRING(".");
  if (!value)
    fail_at(renderer, node, "no such name:", name);
  else if (cJSON_IsString(value))
    crd_text_add(renderer->out, crd_string_of(value->valuestring));
  else if (cJSON_IsBool(value))
    crd_text_add(renderer->out, cJSON_IsTrue(value) ? CRD_STRING("true") : CRD_STRING("false"));
  else if (cJSON_IsNumber(value))
    crd_text_printf(renderer->out, "%.15g", value->valuedouble);
  else if (!cJSON_IsNull(value))
    fail_at(renderer, node, "a list or an object, not a text:", name);
}

static void render_nodes(renderer *renderer, const template_node *node, const render_scope *scope, unsigned depth);

static void render_loop(renderer *renderer, const template_node *node, const render_scope *outer, unsigned depth) {
  const cJSON *list = lookup(node, outer);
  if (!list || !cJSON_IsArray(list) || !list->child) {
    render_nodes(renderer, node->otherwise, outer, depth);
    return;
  }
  render_scope scope = {.outer = outer, .index = 0};
  for (const cJSON *item = list->child; item && renderer->ok; item = item->next) {
    scope.value = item;
    scope.last = item->next == NULL;
    render_nodes(renderer, node->body, &scope, depth);
    scope.index++;
  }
}

static void render_partial(renderer *renderer, const template_node *node, const render_scope *scope, unsigned depth) {
  crd_string name = node->names[0];
  template *outer = renderer->template;
  template *partial =
      crdc_template_set_find(renderer->set, crd_arena_printf(renderer->set->arena, "_%.*s.tmpl", (int)name.size, name.data));
  if (!partial) {
    fail_at(renderer, node, "no such partial:", name);
  } else if (depth >= TEMPLATE_MAX_DEPTH) {
    fail_at(renderer, node, "partials are nested too deep:", name);
  } else if (!crdc_template_parse(renderer->set, partial, renderer->diagnostics)) {
    renderer->ok = false;
  } else {
    renderer->template = partial;
    render_nodes(renderer, partial->nodes, scope, depth + 1);
    renderer->template = outer;
  }
}

static void render_nodes(renderer *renderer, const template_node *node, const render_scope *outer, unsigned depth) {
  for (; node && renderer->ok; node = node->next) switch (node->kind) {
    case TEMPLATE_TEXT:
      crd_text_add(renderer->out, node->text);
      break;
    case TEMPLATE_VALUE:
      render_value(renderer, node, outer);
      break;
    case TEMPLATE_IF:
      render_nodes(renderer, is_true(node, outer) ? node->body : node->otherwise, outer, depth);
      break;
    case TEMPLATE_UNLESS:
      render_nodes(renderer, is_true(node, outer) ? node->otherwise : node->body, outer, depth);
      break;
    case TEMPLATE_EACH:
      render_loop(renderer, node, outer, depth);
      break;
    case TEMPLATE_WITH: {
      render_scope scope = {.outer = outer, .value = lookup(node, outer), .index = -1};
      if (scope.value)
        render_nodes(renderer, node->body, &scope, depth);
      else
        render_nodes(renderer, node->otherwise, outer, depth);
      break;
    }
    case TEMPLATE_PARTIAL:
      render_partial(renderer, node, outer, depth);
      break;
    }
}

bool crdc_template_render(crd_text *out, template_set *set, template *template, const cJSON *model, const cJSON *inner,
                          diagnostics *diagnostics) {
  if (!crdc_template_parse(set, template, diagnostics)) return false;
  renderer renderer = {.out = out, .set = set, .template = template, .diagnostics = diagnostics, .ok = true};
  render_scope outer = {.value = model, .index = -1}, scope = {.outer = &outer, .value = inner, .index = -1};
  render_nodes(&renderer, template->nodes, inner ? &scope : &outer, 0);
  return renderer.ok;
}
