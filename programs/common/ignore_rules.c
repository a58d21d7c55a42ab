/* SPDX-License-Identifier: Apache-2.0 */
/* A pattern becomes a list of steps, which match a path like an automaton: a flag for each step that may come next, updated
 * at every byte. The time is the product of the two lengths, whatever stars a pattern has. */
#include "rule_options.h"
#include <ctype.h>
#include <string.h>

typedef enum step_kind {
  STEP_BYTE,
  STEP_ONE,     /* '?' */
  STEP_SET,     /* [...] */
  STEP_RUN,     /* '*': any bytes of one component */
  STEP_REST,    /* '**' at the end: anything */
  STEP_FOLDERS, /* a component '**' with its slash: any folders; it matches at a component's start, and its next step
                 * within */
  STEP_INSIDE
} step_kind;

typedef struct byte_set {
  bool has[256];
} byte_set;

struct ignore_step {
  step_kind kind;
  char byte;
  const byte_set *set;
};

/* ---- from patterns to steps ---- */

typedef struct reader {
  crd_arena *arena;
  crd_string text;
  size_t at;
  ignore_step *steps;
  uint32_t count;
  const char *problem; /* the error at `at` */
} reader;

static void put_step(reader *reader, ignore_step step) {
  reader->steps[reader->count++] = step;
}

/* The byte `ahead` positions further; NUL after the end, which no path contains. */
static char ahead_of(const reader *reader, size_t ahead) {
  return reader->at + ahead < reader->text.size ? reader->text.data[reader->at + ahead] : '\0';
}

/* Adds the class "[:name:]" at the reader's position; false if there is none. */
static bool add_named_class(reader *reader, byte_set *set) {
  static const struct {
    const char *name;
    int (*has)(int byte);
  } classes[] = {{"alnum", isalnum}, {"alpha", isalpha}, {"blank", isblank}, {"cntrl", iscntrl},
                 {"digit", isdigit}, {"graph", isgraph}, {"lower", islower}, {"print", isprint},
                 {"punct", ispunct}, {"space", isspace}, {"upper", isupper}, {"xdigit", isxdigit}};
  const char *name = reader->text.data + reader->at + 2, *end = memchr(name, ']', reader->text.size - reader->at - 2);
  if (!end || end == name || end[-1] != ':') return false;
  size_t size = (size_t)(end - name) - 1;
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    if (strlen(classes[i].name) != size || memcmp(classes[i].name, name, size) != 0) continue;
    for (int byte = 0; byte < 128; byte++) set->has[byte] = set->has[byte] || classes[i].has(byte);
    reader->at += size + 4;
    return true;
  }
  reader->problem = "no such class of characters";
  return false;
}

/* Takes a byte of a set, with its escape. False at the end of the text. */
static bool take_member(reader *reader, unsigned char *member) {
  if (ahead_of(reader, 0) == '\\') reader->at++;
  if (reader->at >= reader->text.size) return false;
  *member = (unsigned char)reader->text.data[reader->at++];
  return true;
}

/* Adds a byte, a range or a class to a set. False at the end of the text, or with a problem. */
static bool add_set_member(reader *reader, byte_set *set) {
  unsigned char first, last;
  if (ahead_of(reader, 0) == '[' && ahead_of(reader, 1) == ':' && (add_named_class(reader, set) || reader->problem))
    return !reader->problem;
  if (!take_member(reader, &first)) return false;
  set->has[first] = true;
  if (ahead_of(reader, 0) != '-' || !ahead_of(reader, 1) || ahead_of(reader, 1) == ']') return true;
  reader->at++;
  if (!take_member(reader, &last)) return false;
  for (unsigned byte = first; byte <= last; byte++) set->has[byte] = true;
  return true;
}

/* Reads "[...]" at the reader's position. */
static void read_set(reader *reader) {
  byte_set *set = crd_arena_zalloc(reader->arena, sizeof *set);
  size_t from = reader->at++;
  bool except = ahead_of(reader, 0) == '!' || ahead_of(reader, 0) == '^', closed;
  reader->at += except;
  do closed = add_set_member(reader, set); /* a ']' at the start is a member */
  while (closed && ahead_of(reader, 0) != ']');
  if (!closed) {
    if (!reader->problem) reader->problem = "no ']' for this '['";
    reader->at = from;
    return;
  }
  reader->at++;
  for (size_t i = 0; except && i < 256; i++) set->has[i] = !set->has[i];
  set->has['/'] = false;
  put_step(reader, (ignore_step){.kind = STEP_SET, .set = set});
}

/* Reads stars at the reader's position: two or more form '**' if there is a slash or an end on both sides. */
static void read_stars(reader *reader) {
  size_t from = reader->at;
  while (ahead_of(reader, 0) == '*') reader->at++;
  bool several = reader->at - from > 1 && (from == 0 || reader->text.data[from - 1] == '/');
  bool slash = ahead_of(reader, 0) == '/', hidden = ahead_of(reader, 0) == '\\' && ahead_of(reader, 1) == '/';
  if (several && slash) {
    put_step(reader, (ignore_step){.kind = STEP_FOLDERS});
    put_step(reader, (ignore_step){.kind = STEP_INSIDE});
    reader->at++;
  } else {
    several = several && (hidden || reader->at == reader->text.size);
    put_step(reader, (ignore_step){.kind = several ? STEP_REST : STEP_RUN});
  }
}

static void read_step(reader *reader) {
  char byte = ahead_of(reader, 0);
  if (byte == '*') {
    read_stars(reader);
  } else if (byte == '[') {
    read_set(reader);
  } else if (byte == '\\' && reader->at + 1 == reader->text.size) {
    reader->problem = "nothing behind this '\\'";
  } else {
    reader->at += byte == '\\';
    put_step(reader, (ignore_step){.kind = byte == '?' ? STEP_ONE : STEP_BYTE, .byte = ahead_of(reader, 0)});
    reader->at++;
  }
}

/* Removes spaces at the end, unless a backslash precedes them. */
static crd_string without_spaces(crd_string line) {
  size_t end = 0;
  for (size_t i = 0; i < line.size; i++) {
    bool escaped = line.data[i] == '\\' && i + 1 < line.size;
    i += escaped;
    if (escaped || line.data[i] != ' ') end = i + 1;
  }
  return crd_string_slice(line, 0, end);
}

static ignore_rule *append_rule(ignore_rules *rules) {
  CRD_ARENA_ROOM(rules->arena, rules->items, rules->count, rules->room, 8);
  return &rules->items[rules->count++];
}

void ignore_rules_add(ignore_rules *rules, crd_string line, uint32_t number, ignore_problem *problem) {
  crd_string text = without_spaces(line);
  *problem = (ignore_problem){.what = NULL};
  if (!text.size || text.data[0] == '#') return;
  ignore_rule rule = {.line = number, .keeps = text.data[0] == '!'};
  text = crd_string_slice(text, rule.keeps, text.size);
  rule.folders_alone = text.size && text.data[text.size - 1] == '/';
  text.size -= rule.folders_alone;
  rule.whole = text.size && memchr(text.data, '/', text.size);
  text = crd_string_slice(text, text.size && text.data[0] == '/', text.size);
  if (text.size > IGNORE_PATTERN_LIMIT) {
    *problem = (ignore_problem){"a pattern of more than 4096 bytes", 1};
    return;
  }
  if (!text.size) return;
  reader reader = {.arena = rules->arena, .text = text};
  reader.steps = crd_arena_alloc(rules->arena, (text.size + 1) * sizeof *reader.steps);
  while (!reader.problem && reader.at < text.size) read_step(&reader);
  if (reader.problem) {
    *problem = (ignore_problem){reader.problem, (size_t)(text.data - line.data) + reader.at + 1};
    return;
  }
  rule.steps = reader.steps;
  rule.count = reader.count;
  *append_rule(rules) = rule;
}

bool ignore_rules_line(crd_string text, size_t *at, crd_string *line) {
  const crd_string mark = CRD_STRING("\xEF\xBB\xBF");
  if (*at == 0 && crd_string_has_prefix(text, mark)) *at = mark.size;
  if (*at >= text.size) return false;
  const char *start = text.data + *at, *end = memchr(start, '\n', text.size - *at);
  size_t size = end ? (size_t)(end - start) : text.size - *at;
  *at += size + 1;
  *line = (crd_string){start, size && start[size - 1] == '\r' ? size - 1 : size};
  return true;
}

/* ---- paths ---- */

/* Marks a step, and the steps that can replace it, as possible next. */
static void allow_step(const ignore_rule *rule, bool *next, uint32_t step) {
  for (;; step++) {
    next[step] = true;
    if (step == rule->count) return;
    step_kind kind = rule->steps[step].kind;
    if (kind == STEP_FOLDERS)
      step++; /* a component must not end inside a folder step */
    else if (kind != STEP_RUN && kind != STEP_REST)
      return;
  }
}

/* Marks the steps that can follow a byte that this step matches; none if it does not match. */
static void pass_byte(const ignore_rule *rule, bool *next, uint32_t step, char byte) {
  const ignore_step *at = &rule->steps[step];
  switch (at->kind) {
  case STEP_BYTE:
    if (byte == at->byte) allow_step(rule, next, step + 1);
    break;
  case STEP_ONE:
    if (byte != '/') allow_step(rule, next, step + 1);
    break;
  case STEP_SET:
    if (at->set->has[(unsigned char)byte]) allow_step(rule, next, step + 1);
    break;
  case STEP_RUN:
    if (byte != '/') allow_step(rule, next, step);
    break;
  case STEP_REST:
    allow_step(rule, next, step);
    break;
  case STEP_FOLDERS:
    if (byte != '/') next[step + 1] = true;
    break;
  case STEP_INSIDE:
    if (byte == '/')
      allow_step(rule, next, step - 1);
    else
      next[step] = true;
    break;
  }
}

static bool rule_fits(const ignore_rule *rule, crd_string path) {
  bool flags[2][IGNORE_PATTERN_LIMIT + 2], *now = flags[0], *next = flags[1];
  memset(now, 0, rule->count + 1);
  allow_step(rule, now, 0);
  for (size_t i = 0; i < path.size; i++) {
    bool any = false, *before = now;
    memset(next, 0, rule->count + 1);
    for (uint32_t step = 0; step < rule->count; step++) {
      if (!now[step]) continue;
      any = true;
      pass_byte(rule, next, step, path.data[i]);
    }
    if (!any) return false;
    now = next;
    next = before;
  }
  return now[rule->count];
}

static crd_string last_part_of(crd_string path) {
  size_t start = path.size;
  while (start > 0 && path.data[start - 1] != '/') start--;
  return crd_string_slice(path, start, path.size);
}

ignore_answer ignore_rules_ask(const ignore_rules *rules, crd_string path, bool folder) {
  crd_string last = last_part_of(path);
  for (size_t i = rules->count; i-- > 0;) {
    const ignore_rule *rule = &rules->items[i];
    if (rule->folders_alone && !folder) continue;
    if (rule_fits(rule, rule->whole ? path : last)) return rule->keeps ? IGNORE_KEPT : IGNORE_OUT;
  }
  return IGNORE_SILENT;
}
