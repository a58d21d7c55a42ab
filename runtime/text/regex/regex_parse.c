/* SPDX-License-Identifier: Apache-2.0 */
/* The parser of Go's regexp/syntax with the flags of regexp.Compile. It does not recurse: a stack holds the open groups,
 * each with its alternatives so far and the items of the current one. Errors have the order and texts of syntax.parse, so a
 * pattern with several errors returns the one that Go finds first. */
#include "regex_parse.h"
#include "../../base/ascii.h"
#include "../../base/utf8.h"
#include "../../value/joined.h"
#include "unicode_class.h"

/* Go's limits: the product of nested repetition counts, the height of the tree, the depth of groups. */
enum { MOST_COPIES = 1000, MOST_HEIGHT = 1000, MOST_GROUPS = 1000 };
static const int64_t most_size = (128 << 20) / 40;

enum { FOLD_CASE = 1, DOT_NEWLINE = 2, ONE_LINE = 4, NON_GREEDY = 8 };

typedef struct node_list {
  regex_node *first, *last;
  regex_node *before_last; /* NULL: the last is the first */
  uint32_t count;
} node_list;

typedef struct group {
  struct group *outer;
  node_list alternatives, items;
  uint16_t flags; /* restored at the end of the group */
  bool captures;
} group;

typedef struct parser {
  crd_arena *arena;
  crd_string pattern;
  const char *at, *end;
  group *group;
  uint32_t depth;
  uint16_t flags;
  regex_class **classes_end; /* where the next Unicode class is linked */
  const char *code;          /* the error's code; NULL: none */
  crd_string culprit;        /* the text that the error quotes */
} parser;

static bool syntax_error(parser *in, const char *code, const char *from, const char *to) {
  in->code = code;
  in->culprit = (crd_string){from, (size_t)(to - from)};
  return false;
}

/* Reads the next character; false, with the error set, when it is invalid UTF-8. */
static bool next_rune(parser *in, uint32_t *rune) {
  if (crd_utf8_length(in->at, in->end) == 0) return syntax_error(in, "invalid UTF-8", in->at, in->end);
  size_t size;
  *rune = crd_utf8_decode(in->at, in->end, &size);
  in->at += size;
  return true;
}

static bool check_utf8(parser *in, const char *from, const char *to) {
  while (from < to) {
    size_t size = crd_utf8_length(from, to);
    if (size == 0) return syntax_error(in, "invalid UTF-8", from, to);
    from += size;
  }
  return true;
}

/* ---- the tree ---- */

static regex_node *new_node(parser *in, regex_op op) {
  regex_node *node = crd_arena_zalloc(in->arena, sizeof *node);
  node->op = (uint8_t)op;
  node->height = 1;
  node->copies = 1;
  node->size = 1;
  return node;
}

static void append(node_list *list, regex_node *node) {
  if (list->last)
    list->last->next = node;
  else
    list->first = node;
  list->before_last = list->last;
  list->last = node;
  list->count++;
}

/* Go checks the limits whenever a node is complete. */
static bool within_limits(parser *in, const regex_node *node) {
  const char *whole = in->pattern.data;
  if (node->size > most_size) return syntax_error(in, "expression too large", whole, in->end);
  if (node->height > MOST_HEIGHT) return syntax_error(in, "expression nests too deeply", whole, in->end);
  return true;
}

/* Computes a node's height, copies and size from its subs. */
static void measure(regex_node *node) {
  int64_t size = 0;
  uint32_t subs = 0;
  for (const regex_node *sub = node->first; sub; sub = sub->next, subs++) {
    size += sub->size;
    if (sub->height >= node->height) node->height = (uint16_t)(sub->height + 1);
    if (sub->copies > node->copies) node->copies = sub->copies;
  }
  if (node->op == REGEX_ALTERNATE) size += subs - 1;
  if (node->op == REGEX_CAPTURE) size += 2;
  if (node->op == REGEX_REPEAT && !node->counted) size += node->max < 0 && node->min == 0 ? 2 : 1;
  if (node->op == REGEX_REPEAT && node->counted) {
    int max = node->max, min = node->min;
    if (max < 0)
      size = min == 0 ? 2 + size : 1 + min * size;
    else
      size = max * size + (max - min);
    uint32_t times = (uint32_t)(max < 0 ? min : max);
    node->copies = max == 0 ? 1 : times > 1 ? times * node->copies : node->copies;
  }
  node->size = size > 1 ? size : 1;
}

/* Turns a list of nodes into one: its only member, or a node with the members as subs. */
static regex_node *collapse(parser *in, node_list *list, regex_op op) {
  if (list->count == 1) return list->first;
  regex_node *node = new_node(in, list->count ? op : REGEX_EMPTY);
  node->first = list->first;
  measure(node);
  if (!within_limits(in, node)) return NULL;
  return node;
}

static bool finish_alternative(parser *in) {
  group *open = in->group;
  regex_node *node = collapse(in, &open->items, REGEX_CONCAT);
  if (!node) return false;
  open->items = (node_list){NULL, NULL, NULL, 0};
  append(&open->alternatives, node);
  return true;
}

static bool open_group(parser *in, bool captures) {
  if (++in->depth > MOST_GROUPS) return syntax_error(in, "expression nests too deeply", in->pattern.data, in->end);
  group *opened = crd_arena_zalloc(in->arena, sizeof *opened);
  opened->outer = in->group;
  opened->flags = in->flags;
  opened->captures = captures;
  in->group = opened;
  return true;
}

static bool close_group(parser *in) {
  if (!finish_alternative(in)) return false;
  group *closed = in->group;
  regex_node *node = collapse(in, &closed->alternatives, REGEX_ALTERNATE);
  if (!node) return false;
  if (!closed->outer) return syntax_error(in, "unexpected )", in->pattern.data, in->end);
  if (closed->captures) {
    regex_node *capture = new_node(in, REGEX_CAPTURE);
    capture->first = node;
    measure(capture);
    if (!within_limits(in, capture)) return false;
    node = capture;
  }
  in->group = closed->outer;
  in->flags = closed->flags;
  in->depth--;
  append(&in->group->items, node);
  return true;
}

static bool add_op(parser *in, regex_op op) {
  append(&in->group->items, new_node(in, op));
  return true;
}

static bool add_class(parser *in, char_set *set) {
  regex_node *node = new_node(in, REGEX_CLASS);
  node->ranges = set->ranges;
  node->range_count = set->count;
  node->inexact = set->inexact;
  append(&in->group->items, node);
  return true;
}

static bool add_literal(parser *in, uint32_t rune) {
  char_set set = {.arena = in->arena};
  (in->flags & FOLD_CASE ? crd_char_set_add_folded : crd_char_set_add)(&set, rune, rune);
  crd_char_set_settle(&set);
  return add_class(in, &set);
}

static bool add_any(parser *in) {
  char_set set = {.arena = in->arena};
  if (!(in->flags & DOT_NEWLINE)) crd_char_set_add(&set, '\n', '\n');
  crd_char_set_negate(&set);
  return add_class(in, &set);
}

/* ---- repetition ---- */

/* Applies a repetition to the last item. Its operator begins at `before`, an operator directly before it at
 * `last_repeat`. */
static bool add_repeat(parser *in, const char *before, const char *last_repeat, int min, int max, bool counted) {
  if (in->at < in->end && *in->at == '?') in->at++; /* non-greedy, which does not change whether there is a match */
  if (last_repeat) return syntax_error(in, "invalid nested repetition operator", last_repeat, in->at);
  node_list *items = &in->group->items;
  if (!items->last) return syntax_error(in, "missing argument to repetition operator", before, in->at);
  regex_node *sub = items->last, *node = new_node(in, REGEX_REPEAT);
  if (items->before_last)
    items->before_last->next = node;
  else
    items->first = node;
  items->last = node;
  node->first = sub;
  node->counted = counted;
  node->min = (int16_t)min;
  node->max = (int16_t)max;
  measure(node);
  if (!within_limits(in, node)) return false;
  if (counted && (min >= 2 || max >= 2) && node->copies > MOST_COPIES)
    return syntax_error(in, "invalid repeat count", before, in->at);
  return true;
}

/* Reads a number without leading zeros; -1 when it is too large. */
static bool read_count(const char **at, const char *end, int *value) {
  const char *c = *at;
  if (c == end || *c < '0' || *c > '9') return false;
  if (end - c >= 2 && c[0] == '0' && c[1] >= '0' && c[1] <= '9') return false;
  for (*value = 0; c < end && *c >= '0' && *c <= '9'; c++)
    if (*value >= 0) *value = *value >= 100000000 ? -1 : *value * 10 + *c - '0';
  *at = c;
  return true;
}

/* Reads {min}, {min,} or {min,max} before `end`; returns the position after it, or NULL when there is none. */
static const char *read_braces(const char *at, const char *end, int *min, int *max) {
  at++;
  if (!read_count(&at, end, min) || at == end) return NULL;
  *max = *min;
  if (*at == ',') {
    if (++at == end) return NULL;
    if (*at == '}') {
      *max = -1;
    } else {
      if (!read_count(&at, end, max)) return NULL;
      if (*max < 0) *min = -1; /* max is too large, which differs from absent */
    }
  }
  return at < end && *at == '}' ? at + 1 : NULL;
}

/* A counted repetition, or a literal brace. */
static bool parse_braces(parser *in, const char *last_repeat, const char **repeat) {
  const char *before = in->at;
  int min, max;
  const char *after = read_braces(before, in->end, &min, &max);
  if (!after) {
    in->at++;
    return add_literal(in, '{');
  }
  in->at = after;
  if (min < 0 || min > 1000 || max > 1000 || (max >= 0 && min > max))
    return syntax_error(in, "invalid repeat count", before, in->at);
  *repeat = before;
  return add_repeat(in, before, last_repeat, min, max, true);
}

/* ---- escapes and classes ---- */

static int rune_hex_digit(uint32_t c) {
  return c < 0x80 ? hex_digit((char)c) : -1;
}

/* Parses the digits after "\x"; true with a value of -1 when the escape is invalid. */
static bool parse_hex(parser *in, int64_t *value) {
  uint32_t c;
  *value = -1;
  if (in->at == in->end) return true;
  if (!next_rune(in, &c)) return false;
  if (c != '{') {
    int high = rune_hex_digit(c);
    if (in->at == in->end) return true;
    if (!next_rune(in, &c)) return false;
    int low = rune_hex_digit(c);
    if (high >= 0 && low >= 0) *value = high * 16 + low;
    return true;
  }
  int64_t number = 0;
  for (int digits = 0;; digits++) {
    if (in->at == in->end) return true;
    if (!next_rune(in, &c)) return false;
    if (c == '}') {
      if (digits) *value = number;
      return true;
    }
    if (rune_hex_digit(c) < 0) return true;
    number = number * 16 + rune_hex_digit(c);
    if (number > LAST_RUNE) return true;
  }
}

/* A single escaped character. */
static bool parse_escape(parser *in, uint32_t *rune) {
  static const char names[] = "afnrtv";
  static const uint8_t values[] = {'\a', '\f', '\n', '\r', '\t', '\v'};
  const char *before = in->at++;
  uint32_t c;
  int64_t value = -1;
  if (in->at == in->end) return syntax_error(in, "trailing backslash at end of expression", in->end, in->end);
  if (!next_rune(in, &c)) return false;
  bool octal_follows = in->at < in->end && *in->at >= '0' && *in->at <= '7';
  if (c == '0' || (c >= '1' && c <= '7' && octal_follows)) {
    value = c - '0';
    for (int i = 1; i < 3 && in->at < in->end && *in->at >= '0' && *in->at <= '7'; i++) value = value * 8 + *in->at++ - '0';
  } else if (c == 'x') {
    if (!parse_hex(in, &value)) return false;
  } else if (c < 0x80 && c && strchr(names, (int)c)) {
    value = values[strchr(names, (int)c) - names];
  } else if (c < 0x80 && !((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))) {
    value = c;
  }
  if (value < 0) return syntax_error(in, "invalid escape sequence", before, in->at);
  *rune = (uint32_t)value;
  return true;
}

/* Adds the class of \p, \P or \p{^, which is written from `before` to the cursor. RE2 gets its ranges, because it knows
 * fewer names and another version of Unicode. No automaton is made of it. */
static bool add_unicode_class(parser *in, char_set *set, const char *before, crd_string name) {
  char_set class = {.arena = in->arena};
  bool negative = before[1] == 'P';
  if (name.size && name.data[0] == '^') {
    negative = !negative;
    name = (crd_string){name.data + 1, name.size - 1};
  }
  if (!crd_unicode_class_add(&class, name, in->flags & FOLD_CASE))
    return syntax_error(in, "invalid character class range", before, in->at);
  if (negative) crd_char_set_negate(&class);
  regex_class *kept = crd_arena_zalloc(in->arena, sizeof *kept);
  kept->text = (crd_string){before, (size_t)(in->at - before)};
  kept->ranges = class.ranges;
  kept->count = class.count;
  *in->classes_end = kept;
  in->classes_end = &kept->next;
  set->inexact = true;
  return true;
}

/* \pN, \p{Name} */
static bool parse_unicode_class(parser *in, char_set *set) {
  const char *before = in->at, *name = before + 2;
  uint32_t c;
  in->at = name;
  if (in->at == in->end) return syntax_error(in, "invalid character class range", before, in->end);
  if (!next_rune(in, &c)) return false;
  if (c != '{') return add_unicode_class(in, set, before, (crd_string){name, (size_t)(in->at - name)});
  const char *close = memchr(before, '}', (size_t)(in->end - before));
  if (!close) return check_utf8(in, before, in->end) && syntax_error(in, "invalid character class range", before, in->end);
  in->at = close + 1;
  return check_utf8(in, name + 1, close) &&
         add_unicode_class(in, set, before, (crd_string){name + 1, (size_t)(close - name - 1)});
}

static bool is_unicode_class(const parser *in) {
  return in->end - in->at >= 2 && in->at[0] == '\\' && (in->at[1] == 'p' || in->at[1] == 'P');
}

/* Parses [:name:] at the cursor; false without an error when there is none. */
static bool parse_named_class(parser *in, char_set *set) {
  for (const char *c = in->at + 2; c + 1 < in->end; c++) {
    if (c[0] != ':' || c[1] != ']') continue;
    const char *before = in->at;
    crd_string name = {before + 2, (size_t)(c - before - 2)};
    if (!crd_char_set_add_posix(set, name, in->flags & FOLD_CASE))
      return syntax_error(in, "invalid character class range", before, c + 2);
    in->at = c + 2;
    return true;
  }
  return false;
}

static bool parse_class_char(parser *in, const char *whole, uint32_t *rune) {
  if (in->at == in->end) return syntax_error(in, "missing closing ]", whole, in->end);
  return *in->at == '\\' ? parse_escape(in, rune) : next_rune(in, rune);
}

/* Parses one member of a bracketed class. */
static bool parse_class_item(parser *in, const char *whole, char_set *set) {
  size_t left = (size_t)(in->end - in->at);
  if (left > 2 && in->at[0] == '[' && in->at[1] == ':') {
    if (parse_named_class(in, set)) return true;
    if (in->code) return false;
  }
  if (is_unicode_class(in)) return parse_unicode_class(in, set);
  if (left >= 2 && in->at[0] == '\\' && crd_char_set_add_perl(set, in->at[1], in->flags & FOLD_CASE)) {
    in->at += 2;
    return true;
  }
  const char *before = in->at;
  uint32_t low, high;
  if (!parse_class_char(in, whole, &low)) return false;
  high = low;
  if (in->end - in->at >= 2 && in->at[0] == '-' && in->at[1] != ']') {
    in->at++;
    if (!parse_class_char(in, whole, &high)) return false;
    if (high < low) return syntax_error(in, "invalid character class range", before, in->at);
  }
  (in->flags & FOLD_CASE ? crd_char_set_add_folded : crd_char_set_add)(set, low, high);
  return true;
}

static bool parse_class(parser *in) {
  const char *whole = in->at++;
  char_set set = {.arena = in->arena};
  bool negative = in->at < in->end && *in->at == '^';
  if (negative) in->at++;
  for (bool first = true; first || in->at == in->end || *in->at != ']'; first = false)
    if (!parse_class_item(in, whole, &set)) return false;
  in->at++;
  crd_char_set_settle(&set);
  if (negative) crd_char_set_negate(&set);
  return add_class(in, &set);
}

/* Parses a backslash and what follows, outside of classes. */
static bool parse_backslash(parser *in) {
  char letter = in->end - in->at >= 2 ? in->at[1] : 0;
  char_set set = {.arena = in->arena};
  uint32_t rune;
  static const struct {
    char letter;
    uint8_t op;
  } ops[] = {{'A', REGEX_BEGIN_TEXT}, {'b', REGEX_WORD_BOUNDARY}, {'B', REGEX_NO_WORD_BOUNDARY}, {'z', REGEX_END_TEXT}};
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) {
    if (letter != ops[i].letter) continue;
    in->at += 2;
    return add_op(in, (regex_op)ops[i].op);
  }
  if (letter == 'C') return syntax_error(in, "invalid escape sequence", in->at, in->at + 2);
  if (letter == 'Q') {
    in->at += 2;
    while (in->at < in->end) {
      if (in->end - in->at >= 2 && in->at[0] == '\\' && in->at[1] == 'E') {
        in->at += 2;
        return true;
      }
      if (!next_rune(in, &rune) || !add_literal(in, rune)) return false;
    }
    return true;
  }
  if (is_unicode_class(in)) return parse_unicode_class(in, &set) && add_class(in, &set);
  if (letter && crd_char_set_add_perl(&set, letter, in->flags & FOLD_CASE)) {
    in->at += 2;
    crd_char_set_settle(&set);
    return add_class(in, &set);
  }
  return parse_escape(in, &rune) && add_literal(in, rune);
}

/* ---- groups ---- */

static bool is_name_char(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* (?P<name> and (?<name> */
static bool parse_named_group(parser *in, size_t prefix) {
  const char *before = in->at, *name = before + prefix;
  const char *close = memchr(before, '>', (size_t)(in->end - before));
  if (!close) return check_utf8(in, before, in->end) && syntax_error(in, "invalid named capture", before, in->end);
  if (!check_utf8(in, name, close)) return false;
  bool valid = name < close;
  for (const char *c = name; c < close; c++) valid = valid && is_name_char(*c);
  if (!valid) return syntax_error(in, "invalid named capture", before, close + 1);
  in->at = close + 1;
  return open_group(in, true);
}

/* (?flags) and (?flags:, with at most one minus. */
static bool parse_flags(parser *in) {
  const char *before = in->at;
  size_t left = (size_t)(in->end - before);
  if (left > 4 && before[2] == 'P' && before[3] == '<') return parse_named_group(in, 4);
  if (left > 3 && before[2] == '<') return parse_named_group(in, 3);
  uint16_t on = 0, off = 0;
  bool minus = false, seen = false;
  for (in->at += 2; in->at < in->end;) {
    uint32_t c;
    if (!next_rune(in, &c)) return false;
    /* m clears ONE_LINE */
    uint16_t flag = c == 'i' ? FOLD_CASE : c == 's' ? DOT_NEWLINE : c == 'U' ? NON_GREEDY : c == 'm' ? ONE_LINE : 0;
    if (flag) {
      bool set = (flag == ONE_LINE) == minus;
      on = (uint16_t)(set ? on | flag : on & ~flag);
      off = (uint16_t)(set ? off & ~flag : off | flag);
      seen = true;
    } else if (c == '-' && !minus) {
      minus = true;
      seen = false;
    } else if ((c == ':' || c == ')') && (!minus || seen)) {
      if (c == ':' && !open_group(in, false)) return false;
      in->flags = (uint16_t)((in->flags | on) & ~off);
      return true;
    } else {
      break;
    }
  }
  return syntax_error(in, "invalid or unsupported Perl syntax", before, in->at);
}

/* ---- the whole ---- */

/* Parses one token. `last_repeat` is the start of a repetition directly before it, or NULL. A repetition sets `repeat`. */
static bool parse_token(parser *in, const char *last_repeat, const char **repeat) {
  uint32_t rune;
  const char *before = in->at;
  switch (*before) {
  case '(':
    if (in->end - before >= 2 && before[1] == '?') return parse_flags(in);
    in->at++;
    return open_group(in, true);
  case '|':
    in->at++;
    return finish_alternative(in);
  case ')':
    in->at++;
    return close_group(in);
  case '^':
    in->at++;
    return add_op(in, in->flags & ONE_LINE ? REGEX_BEGIN_TEXT : REGEX_BEGIN_LINE);
  case '$':
    in->at++;
    return add_op(in, in->flags & ONE_LINE ? REGEX_END_TEXT : REGEX_END_LINE);
  case '.':
    in->at++;
    return add_any(in);
  case '[':
    return parse_class(in);
  case '*':
  case '+':
  case '?':
    in->at++;
    *repeat = before;
    return add_repeat(in, before, last_repeat, *before == '+', *before == '?' ? 1 : -1, false);
  case '{':
    return parse_braces(in, last_repeat, repeat);
  case '\\':
    return parse_backslash(in);
  default:
    return next_rune(in, &rune) && add_literal(in, rune);
  }
}

static regex_node *parse_pattern(parser *in) {
  group *root = crd_arena_zalloc(in->arena, sizeof *root);
  in->group = root;
  const char *last_repeat = NULL;
  while (in->at < in->end) {
    const char *repeat = NULL;
    if (!parse_token(in, last_repeat, &repeat)) return NULL;
    last_repeat = repeat;
  }
  if (!finish_alternative(in)) return NULL;
  if (in->group != root) {
    syntax_error(in, "missing closing )", in->pattern.data, in->end);
    return NULL;
  }
  return collapse(in, &root->alternatives, REGEX_ALTERNATE);
}

regex_node *crd_regex_parse(crd_arena *arena, crd_string pattern, regex_class **classes, crd_string *error) {
  const char *data = pattern.size ? pattern.data : "";
  regex_class *first = NULL;
  parser in = {.arena = arena,
               .pattern = {data, pattern.size},
               .at = data,
               .end = data + pattern.size,
               .flags = ONE_LINE,
               .classes_end = &first};
  regex_node *node = parse_pattern(&in);
  if (classes) *classes = first;
  *error = (crd_string){NULL, 0};
  if (node) return node;
  *error = crd_joined(arena, crd_arena_printf(arena, "error parsing regexp: %s: `", in.code), in.culprit, CRD_STRING("`"));
  return NULL;
}
