/* SPDX-License-Identifier: Apache-2.0 */
/* A parser of the common YAML of nearly all manifests, without tokens and nodes, several times as fast: maps and lists,
 * plain and quoted scalars of one line or folded, literal and folded blocks, flow collections, comments, "---".
 *
 * It reports no errors. At any other construct (anchors, tags, tabs, duplicate keys, keys that are not strings, anything
 * that YAML may refuse) it gives up, and the scanner parses the whole text. So it may support little, but its values must be
 * the same as those of yaml_nodes.c and yaml_build.c: tests compare the two.
 *
 * It parses line by line, and recurses for indentation; elements of open containers are on the arena's scratch stack. */
#include "../base/ascii.h"
#include "../base/kin.h"
#include "../base/scan.h"
#include "../base/utf8.h"
#include "yaml_fast_text.h"

#define FAST_MOST_DEPTH 200u
#define LONGEST_FAST_KEY 1000 /* the scanner's limit is 1024 code points, counted from the line's first token */
#define BIGGEST_MAP 512u      /* names are compared one by one */

/* ---- characters ---- */

/* Whether a text has only characters that the fast parser accepts: printable ASCII, line feeds, tabs (checked later), and
 * code points that YAML 1.1 neither forbids nor takes for line breaks. */
static bool has_plain_characters(const char *p, const char *end) {
  while ((p = scan_lines(p, end)) < end) {
    if ((unsigned char)*p < 0x80) return false;
    size_t length;
    uint32_t rune = crd_utf8_decode(p, end, &length);
    if (length == 1 || rune < 0xA0 || rune == 0x2028 || rune == 0x2029 || rune == 0xFEFF || rune == 0xFFFE || rune == 0xFFFF)
      return false;
    p += length;
  }
  return true;
}

/* ---- lines ---- */

static bool is_marker(const fast_reader *reader, const char *p) {
  return reader->end - p >= 3 && memcmp(p, "---", 3) == 0 && at_gap(reader, p + 3);
}

/* Goes to the next line with text on it; `p` is at the end of a line. After the end of a document ("...") no such
 * line may follow. */
static bool next_line(fast_reader *reader, const char *p) {
  bool ended = false;
  while (p < reader->end) {
    const char *line = *p == '\n' ? p + 1 : p;
    const char *text = scan_blanks(line, reader->end);
    if (at_line_end(reader, text)) {
      p = text;
      continue;
    }
    if (*text == '#') {
      p = line_end(reader, text);
      continue;
    }
    if (*text == '\t' || ended) return false;
    reader->text = text;
    reader->indent = (int)(text - line);
    if (text > line || is_letter(*text)) return true;
    if (*text == '.' && reader->end - text >= 3 && memcmp(text, "...", 3) == 0) {
      p = rest_of_line(reader, text + 3);
      if (!p) return false;
      ended = true;
      continue;
    }
    if (*text == '%') return false;
    if (is_marker(reader, text)) {
      reader->marker = text;
      reader->indent = -1;
    }
    return true;
  }
  reader->text = reader->end;
  reader->indent = -1;
  return true;
}

/* ---- plain scalars ---- */

/* Whether a text, which is not empty, is a string: it begins with a letter and is not a word of YAML (true, no ...). */
static inline bool is_plainly_text(crd_string text) {
  return is_letter(text.data[0]) && !yaml_may_be_word(text);
}

/* Parses a natural number of at most nine digits that does not begin with 0. YAML and JSON read it alike. */
static inline bool is_short_number(crd_string text, int64_t *number) {
  int64_t value = 0;
  if (text.size > 9 || text.data[0] == '0') return false;
  for (size_t i = 0; i < text.size; i++) {
    if (!is_digit(text.data[i])) return false;
    value = value * 10 + (text.data[i] - '0');
  }
  *number = value;
  return true;
}

static void set_string(crd_value *value, crd_string text) {
  *value = (crd_value){.kind = CRD_STRING_VALUE, .size = (uint32_t)text.size, .as = {.string = text.data}};
}

/* A text that does not begin with a letter, or may be a word of YAML. */
__attribute__((noinline)) static bool set_rare_plain(fast_reader *reader, crd_string text, crd_value *value) {
  yaml_scalar scalar;
  int64_t number;
  if (is_short_number(text, &number)) {
    *value = crd_value_make_int(number);
    return true;
  }
  crd_yaml_resolve_plain(reader->arena, text, &scalar);
  return crd_yaml_scalar_value(&scalar, value);
}

/* The text is not empty. */
static bool set_plain(fast_reader *reader, crd_string text, crd_value *value) {
  if (!is_plainly_text(text)) return set_rare_plain(reader, text, value);
  set_string(value, text);
  return true;
}

/* Reads the part of a plain scalar on one line, without the spaces at its end. Returns the end of the line; NULL if the line
 * has a tab or a ':' that ends a key. Sets `comment` if a comment follows. */
static const char *read_plain_line(const fast_reader *reader, const char *p, crd_string *text, bool *comment) {
  const char *start = p;
  for (; (p = scan_plain_line(p, reader->end)) < reader->end && *p != '\n'; p++) {
    if (*p == '\t' || (*p == ':' && at_gap(reader, p + 1))) return NULL;
    if (*p == '#' && p > start && p[-1] == ' ') break;
  }
  const char *last = p;
  *comment = !at_line_end(reader, p);
  while (last > start && last[-1] == ' ') last--;
  *text = (crd_string){start, (size_t)(last - start)};
  return *comment ? line_end(reader, p) : p;
}

static bool starts_fast_plain(const fast_reader *reader, const char *p) {
  switch (*p) {
  case '?':
  case ':':
  case ',':
  case '[':
  case ']':
  case '{':
  case '}':
  case '#':
  case '&':
  case '*':
  case '!':
  case '|':
  case '>':
  case '\'':
  case '"':
  case '%':
  case '@':
  case '`':
    return false;
  default:
    return *p != '-' || !at_gap(reader, p + 1);
  }
}

/* Returns the start of the text after `p` if its line continues a plain scalar in a block with that indentation; NULL
 * otherwise. `blank` counts the empty lines between. */
static const char *continuation(const fast_reader *reader, const char *p, int indent, size_t *blank) {
  *blank = 0;
  while (p < reader->end) {
    const char *line = p + 1, *text = scan_blanks(line, reader->end);
    if (text == reader->end) return NULL;
    if (*text != '\n') return text - line > indent && *text != '#' ? text : NULL;
    ++*blank;
    p = text;
  }
  return NULL;
}

/* A plain scalar that continues below its first line, which ends at `end`. Returns the end of its last line, or NULL. */
SELDOM static const char *read_folded_plain(fast_reader *reader, crd_string line, bool comment, const char *end, int indent,
                                            crd_value *value) {
  crd_text out = {.arena = reader->arena};
  size_t blank;
  const char *next = continuation(reader, end, indent, &blank);
  crd_text_add(&out, line);
  while (next) {
    if (comment) return NULL;
    yaml_fast_add_fold(&out, blank);
    end = read_plain_line(reader, next, &line, &comment);
    if (!end) return NULL;
    crd_text_add(&out, line);
    next = continuation(reader, end, indent, &blank);
  }
  return set_plain(reader, yaml_fast_settle(reader, &out), value) ? end : NULL;
}

/* Reads a plain scalar of one or more lines in a block with that indentation, and goes to the next line. */
static bool read_plain(fast_reader *reader, const char *p, int indent, crd_value *value) {
  crd_string line;
  bool comment;
  if (!starts_fast_plain(reader, p)) return false;
  const char *end = read_plain_line(reader, p, &line, &comment);
  if (!end || !next_line(reader, end)) return false;
  if (reader->indent <= indent) return set_plain(reader, line, value); /* the scalar ends on its line */
  end = read_folded_plain(reader, line, comment, end, indent, value);
  return end && next_line(reader, end);
}

/* ---- containers ---- */

static inline void *push(fast_reader *reader, size_t size) {
  if (reader->top + size > reader->arena->scratch_size) crd_arena_scratch(reader->arena, reader->top + size);
  void *place = reader->arena->scratch + reader->top;
  reader->top += size;
  return place;
}

/* False if the container would be nested too deep. */
__attribute__((noinline)) static bool begin_container(fast_reader *reader) {
  if (reader->depth == reader->max_depth) return false;
  if (++reader->depth > reader->deepest) reader->deepest = reader->depth;
  return true;
}

/* Ends a container, whose elements are on the stack from `base` on. */
static void finish(fast_reader *reader, crd_value *value, crd_value_kind kind, size_t base, const char *at) {
  size_t size = reader->top - base;
  *value = (crd_value){.kind = (uint8_t)kind, .offset = (uint32_t)(at - reader->start)};
  value->size = (uint32_t)(size / (kind == CRD_MAP ? sizeof(crd_member) : sizeof(crd_value)));
  if (size) value->as.items = memcpy(arena_alloc_fast(reader->arena, size), reader->arena->scratch + base, size);
  reader->top = base;
}

/* Pushes a member on the stack. False if the map has that name already. */
static inline __attribute__((always_inline)) bool push_member(fast_reader *reader, size_t base, crd_string name,
                                                              const char *at, const crd_value *value) {
  if (reader->top - base >= BIGGEST_MAP * sizeof(crd_member)) return false;
  crd_member *member = push(reader, sizeof *member);
  for (const crd_member *other = (const crd_member *)(const void *)(reader->arena->scratch + base); other < member; other++)
    if (other->name_size == name.size && other->name[0] == name.data[0] && memcmp(other->name, name.data, name.size) == 0)
      return false;
  *member = (crd_member){
      .name = name.data, .name_size = (uint32_t)name.size, .name_offset = (uint32_t)(at - reader->start), .value = *value};
  return true;
}

/* Whether a byte always begins a plain scalar, in flow collections and in blocks. */
static inline bool begins_word(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '$' || c == '/' || c == '(' || c == ')' || c == '=' || c == '+';
}

/* A quoted key, or a name that may be a word of YAML. False if it may not be a string. `end` is set behind a quoted key. */
SELDOM static bool read_rare_key(fast_reader *reader, const char *start, const char **end, crd_string *name) {
  yaml_scalar scalar;
  if (*start == '"' || *start == '\'') {
    *end = crd_yaml_fast_quoted(reader, start, -1, name);
    return *end && *end - start <= LONGEST_FAST_KEY;
  }
  if (!begins_word(*start)) return false;
  crd_yaml_resolve_plain(reader->arena, *name, &scalar);
  return scalar.type == YAML_STRING;
}

/* Reads a key that is certainly a string, and sets `p` to its ':'. False otherwise. */
static inline __attribute__((always_inline)) bool read_key(fast_reader *reader, const char **p, crd_string *name) {
  const char *start = *p;
  if (start == reader->met.start) {
    *p = reader->met.end;
    *name = reader->met.name;
    return true;
  }
  if (start == reader->end) return false;
  const char *end = scan_key(start, reader->end);
  *name = (crd_string){start, (size_t)(end - start)};
  if (name->size > LONGEST_FAST_KEY) return false;
  if ((!name->size || !is_plainly_text(*name)) && !read_rare_key(reader, start, &end, name)) return false;
  *p = end;
  return end < reader->end && *end == ':';
}

/* The same, in a flow collection. */
__attribute__((noinline)) static bool read_flow_key(fast_reader *reader, const char **p, crd_string *name) {
  return read_key(reader, p, name);
}

/* ---- flow collections ---- */

/* Whether a character is always part of a plain scalar in a flow collection. From '-' to '9' are "-./" and the digits. */
static bool is_flow_character(char c) {
  return is_letter(c) || (c >= '-' && c <= '9') || c == '_' || c == '$' || c == '(' || c == ')' || c == '=' || c == '*' ||
         c == '+';
}

/* Skips spaces, line ends and comments between the parts of a flow collection. Returns NULL at a tab, at the end of the
 * text, and at a document mark, which is an error here. */
static const char *skip_flow_gap(const fast_reader *reader, const char *p) {
  for (;;) {
    p = skip_line_spaces(reader, p);
    if (p == reader->end || *p == '\t') return NULL;
    if (*p == '#' && (p[-1] == ' ' || p[-1] == '\n')) p = line_end(reader, p);
    if (p == reader->end) return NULL;
    if (*p != '\n') return p;
    p++;
    if (reader->end - p >= 3 && (memcmp(p, "---", 3) == 0 || memcmp(p, "...", 3) == 0)) return NULL;
  }
}

static const char *read_flow(fast_reader *reader, const char *p, crd_value *value);

static const char *read_flow_scalar(fast_reader *reader, const char *p, crd_value *value) {
  crd_string text;
  if (*p == '"' || *p == '\'') {
    p = crd_yaml_fast_quoted(reader, p, -1, &text);
    if (p) set_string(value, text);
    return p;
  }
  const char *start = p;
  while (p < reader->end && is_flow_character(*p)) p++;
  if (p == start || *start == '*' || (*start == '-' && (p - start < 2 || start[1] == '-'))) return NULL;
  return set_plain(reader, (crd_string){start, (size_t)(p - start)}, value) ? p : NULL;
}

static const char *read_flow_node(fast_reader *reader, const char *p, crd_value *value) {
  if (p == reader->end) return NULL;
  if (*p == '[' || *p == '{') return read_flow(reader, p, value);
  uint32_t offset = (uint32_t)(p - reader->start);
  p = read_flow_scalar(reader, p, value);
  if (p) value->offset = offset;
  return p;
}

/* A pair of a flow map; `base` is where the map's members start. */
static const char *read_flow_pair(fast_reader *reader, const char *p, size_t base) {
  crd_string name;
  crd_value value;
  const char *start = p;
  if (!read_flow_key(reader, &p, &name) || p + 1 == reader->end || p[1] != ' ') return NULL;
  p = read_flow_node(reader, skip_line_spaces(reader, p + 1), &value);
  return p && push_member(reader, base, name, start, &value) ? p : NULL;
}

static const char *read_flow(fast_reader *reader, const char *p, crd_value *value) {
  const char *start = p;
  bool map = *p == '{';
  size_t base = reader->top;
  if (!begin_container(reader)) return NULL;
  p = skip_flow_gap(reader, p + 1);
  while (p && *p != (map ? '}' : ']')) {
    if (map) {
      p = read_flow_pair(reader, p, base);
    } else {
      crd_value item;
      p = read_flow_node(reader, p, &item);
      if (p) *(crd_value *)push(reader, sizeof item) = item;
    }
    if (p) p = skip_flow_gap(reader, p);
    if (!p || (*p != ',' && *p != (map ? '}' : ']'))) return NULL;
    if (*p == ',') p = skip_flow_gap(reader, p + 1);
  }
  if (!p) return NULL;
  finish(reader, value, map ? CRD_MAP : CRD_LIST, base, start);
  reader->depth--;
  return p + 1;
}

/* ---- blocks ---- */

/* Reads a value that begins on the line of its key or dash, in a block with that indentation, and goes to the next line. */
static bool read_inline(fast_reader *reader, const char *p, int indent, crd_value *value) {
  const uint32_t offset = (uint32_t)(p - reader->start);
  bool good;
  crd_string text;
  switch (*p) {
  case '"':
  case '\'':
    p = crd_yaml_fast_quoted(reader, p, indent, &text);
    if (p) {
      set_string(value, text);
      p = rest_of_line(reader, p);
    }
    good = p && next_line(reader, p);
    break;
  case '[':
  case '{':
    p = read_flow(reader, p, value);
    if (p) p = rest_of_line(reader, p);
    good = p && next_line(reader, p);
    break;
  case '|':
  case '>':
    p = crd_yaml_fast_block(reader, p, indent, value);
    good = p && next_line(reader, p);
    break;
  default:
    good = read_plain(reader, p, indent, value);
  }
  value->offset = offset;
  return good && reader->indent <= indent;
}

static bool is_dash(const fast_reader *reader, const char *p) {
  return p < reader->end && *p == '-' && at_gap(reader, p + 1);
}

static bool read_block_node(fast_reader *reader, crd_value *value);
static bool read_block_list(fast_reader *reader, crd_value *value);
static bool read_block_map(fast_reader *reader, crd_value *value);

static void set_null(const fast_reader *reader, crd_value *value, const char *at) {
  *value = crd_value_make_null();
  value->offset = (uint32_t)(at - reader->start);
}

/* Reads the value of a key; `p` is after its ':' and `indent` is that of the map. */
static bool read_member_value(fast_reader *reader, const char *p, int indent, crd_value *value) {
  const char *end = rest_of_line(reader, p);
  if (!end) {
    p = skip_line_spaces(reader, p);
    return read_inline(reader, p, indent, value);
  }
  if (!next_line(reader, end)) return false;
  if (reader->indent > indent && reader->repeats) return reader->repeats->read(reader, value, next_line, read_block_node);
  if (reader->indent > indent) return read_block_node(reader, value);
  if (reader->indent == indent && is_dash(reader, reader->text)) return read_block_list(reader, value);
  set_null(reader, value, p);
  return true;
}

/* A map whose first key is at the current line's text. */
static bool read_block_map(fast_reader *reader, crd_value *value) {
  const char *start = reader->text;
  int indent = reader->indent;
  size_t base = reader->top;
  if (!begin_container(reader)) return false;
  do {
    const char *at = reader->text, *p = at;
    crd_string name;
    crd_value member;
    if (!read_key(reader, &p, &name) || !at_gap(reader, p + 1)) return false;
    if (!read_member_value(reader, p + 1, indent, &member) || !push_member(reader, base, name, at, &member)) return false;
  } while (reader->indent == indent);
  finish(reader, value, CRD_MAP, base, start);
  reader->depth--;
  return reader->indent < indent;
}

/* Whether a map begins at `p`: a key and its ':' on one line. */
static bool begins_map(fast_reader *reader, const char *p) {
  const char *end = p;
  crd_string name;
  if (!read_key(reader, &end, &name) || !at_gap(reader, end + 1)) return false;
  reader->met = (met_key){p, end, name};
  return true;
}

/* Reads an item; `p` is after its dash and `indent` is that of the list. */
static bool read_item(fast_reader *reader, const char *p, int indent, crd_value *value) {
  const char *end = rest_of_line(reader, p);
  if (end) {
    if (!next_line(reader, end)) return false;
    if (reader->indent > indent) return read_block_node(reader, value);
    set_null(reader, value, p);
    return true;
  }
  const char *text = skip_line_spaces(reader, p);
  if (!is_dash(reader, text) && !begins_map(reader, text)) return read_inline(reader, text, indent, value);
  reader->indent += (int)(text - reader->text); /* a block begins at this column */
  reader->text = text;
  return is_dash(reader, text) ? read_block_list(reader, value) : read_block_map(reader, value);
}

static bool read_block_list(fast_reader *reader, crd_value *value) {
  const char *start = reader->text;
  int indent = reader->indent;
  size_t base = reader->top;
  if (!begin_container(reader)) return false;
  do {
    crd_value item;
    if (!read_item(reader, reader->text + 1, indent, &item)) return false;
    *(crd_value *)push(reader, sizeof item) = item;
  } while (reader->indent == indent && is_dash(reader, reader->text));
  finish(reader, value, CRD_LIST, base, start);
  reader->depth--;
  return reader->indent <= indent;
}

static bool read_block_node(fast_reader *reader, crd_value *value) {
  int indent = reader->indent;
  if (*reader->text == '{' || *reader->text == '[') return read_inline(reader, reader->text, indent - 1, value);
  if (!is_dash(reader, reader->text)) return begins_map(reader, reader->text) && read_block_map(reader, value);
  return read_block_list(reader, value) && reader->indent < indent;
}

/* ---- documents ---- */

bool crd_yaml_fast_begin(crd_arena *arena, crd_string input, uint32_t max_depth, yaml_fast *fast) {
  if (!input.size || !has_plain_characters(input.data, input.data + input.size)) return false;
  *fast = (yaml_fast){.arena = arena, .input = input, .max_depth = max_depth};
  if (!max_depth || max_depth > FAST_MOST_DEPTH) fast->max_depth = FAST_MOST_DEPTH;
  return true;
}

bool crd_yaml_fast_next(yaml_fast *fast, crd_yaml_document *document, bool *found) {
  const char *start = fast->input.data, *marker = fast->marker;
  fast_reader reader = {.start = start,
                        .end = start + fast->input.size,
                        .arena = fast->arena,
                        .max_depth = fast->max_depth,
                        .repeats = fast->repeats};
  *document = (crd_yaml_document){0};
  *found = !fast->ended;
  if (fast->ended) return true;
  if (!marker) { /* the first document */
    if (!next_line(&reader, start)) return false;
    marker = reader.marker;
    *found = reader.text < reader.end;
  }
  if (marker) {
    const char *end = rest_of_line(&reader, marker + 3);
    reader.marker = NULL;
    if (!end || !next_line(&reader, end)) return false;
  }
  document->offset = (uint32_t)((marker ? marker : reader.text) - start);
  if (reader.indent >= 0) {
    document->value = crd_arena_alloc(fast->arena, sizeof *document->value);
    if (!read_block_node(&reader, document->value) || reader.indent >= 0) return false;
  }
  fast->marker = reader.marker;
  fast->ended = !reader.marker;
  return true;
}
