/* SPDX-License-Identifier: Apache-2.0 */
/* Values of marker arguments, by the grammar of controller-gen's pkg/markers (Argument.parse, guessType). */
#include "base/memory.h"
#include "schema/markers/marker_text.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>

#define MAX_VALUE_DEPTH 32
/* The most digits of a number, enough for any int64 or float64. */
#define MAX_NUMBER 400

/* The form of a value, known or detected: with that of a list's items or a map's values. */
typedef enum value_shape {
  VALUE_BOOL,
  VALUE_INTEGER,
  VALUE_NUMBER,
  VALUE_STRING,
  VALUE_ANY,
  VALUE_LIST,
  VALUE_MAP
} value_shape;
typedef struct value_form {
  value_shape shape;
  const struct value_form *item; /* LIST, MAP */
} value_form;

static const value_form any_form = {VALUE_ANY, NULL}, string_form = {VALUE_STRING, NULL};

void crdc_marker_fail(marker_reader *reader, size_t at, const char *format, ...) {
  bool said = reader->failed;
  reader->failed = true;
  if (said || !reader->diagnostics) return;
  va_list arguments;
  char message[512];
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  const source *source = reader->line.source;
  crdc_diagnostics_add(reader->diagnostics, SEVERITY_ERROR, (location){source, crdc_marker_line_offset(&reader->line, at)},
                       "%s", message);
}

static bool is_marker_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}
static bool is_decimal(char c) {
  return c >= '0' && c <= '9';
}
static bool is_marker_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (unsigned char)c >= 0x80;
}

char crdc_marker_peek(marker_reader *reader) {
  crd_string text = reader->line.text;
  while (reader->at < text.size && is_marker_space(text.data[reader->at])) reader->at++;
  return reader->at < text.size ? text.data[reader->at] : 0;
}

crd_string crdc_marker_identifier(marker_reader *reader) {
  crd_string text = reader->line.text;
  if (!is_marker_letter(crdc_marker_peek(reader))) return (crd_string){NULL, 0};
  size_t start = reader->at;
  while (reader->at < text.size && (is_marker_letter(text.data[reader->at]) || is_decimal(text.data[reader->at])))
    reader->at++;
  return (crd_string){text.data + start, reader->at - start};
}

static crd_value placed(const marker_reader *reader, size_t at, crd_value value) {
  value.offset = crdc_marker_line_offset(&reader->line, at) + reader->line.source->start;
  return value;
}

/* Consumes a required character. */
static bool expect(marker_reader *reader, char c, const char *what) {
  if (crdc_marker_peek(reader) != c) {
    crdc_marker_fail(reader, reader->at, "expected %s", what);
    return false;
  }
  reader->at++;
  return true;
}

/* ---- strings ---- */

/* Parses a quoted text; `out` NULL: skips it. */
static bool read_marker_quoted(marker_reader *reader, crd_text *out) {
  crd_string text = reader->line.text;
  size_t start = reader->at++, size;
  char quote = text.data[start];
  while (crdc_marker_unquote_step(text, reader->at, quote, out, &size) > 0) reader->at += size;
  if (size) {
    reader->at++;
    return true;
  }
  if (reader->at >= text.size)
    crdc_marker_fail(reader, start, "the text is not closed: %c is missing", quote);
  else
    crdc_marker_fail(reader, reader->at, "no escape of Go's strings: \\%c",
                     reader->at + 1 < text.size ? text.data[reader->at + 1] : ' ');
  return false;
}

static bool is_quote(char c) {
  return c == '"' || c == '`';
}

/* Whether a comment line that continues the marker begins at `at`. */
static bool begins_line(const marker_line *line, size_t at) {
  for (size_t i = 1; i < line->count; i++)
    if (line->segments[i].at == at) return true;
  return false;
}

bool crdc_marker_refuse_name(marker_reader *reader, size_t end) {
  marker_reader trial = *reader;
  crd_string name = crdc_marker_identifier(&trial);
  if (!reader->definition || !name.size || crdc_marker_peek(&trial) != '=') return false;
  while (end > 0 && is_marker_space(reader->line.text.data[end - 1])) end--;
  crdc_marker_fail(reader, end, "a ',' is missing here: %s%.*s= is %s",
                   begins_line(&reader->line, reader->at) ? "on the next line, " : "", (int)name.size, name.data,
                   crdc_marker_parameter_find(reader->definition, name) ? "the next argument" : "no part of the value");
  return true;
}

/* Whether the next word, inside an unquoted text, looks like the name of another argument. For a marker of controller-gen
 * only a known name at the start of a line counts. */
static bool is_name_in_text(const marker_reader *reader) {
  marker_reader trial = *reader;
  if (!reader->definition || reader->braces || reader->at == 0 || !is_marker_space(reader->line.text.data[reader->at - 1]))
    return false;
  crd_string name = crdc_marker_identifier(&trial);
  if (!name.size || crdc_marker_peek(&trial) != '=') return false;
  trial.at++;
  if (trial.at < trial.line.text.size && trial.line.text.data[trial.at] == '=') return false; /* CEL's == */
  bool known = crdc_marker_parameter_find(reader->definition, name) != NULL, first = begins_line(&reader->line, reader->at);
  bool own = strncmp(reader->definition->name, "crdc:", 5) == 0;
  return own ? known || first : known && first;
}

/* Whether the next ',' is inside parentheses of a text that began at `start`, and so probably does not end it: map(string,
 * string). */
static bool is_inside_parentheses(const marker_reader *reader, size_t start) {
  size_t open = 0;
  for (size_t i = start; i < reader->at; i++) open += reader->line.text.data[i] == '(' ? 1 : 0;
  for (size_t i = start; i < reader->at; i++) open -= reader->line.text.data[i] == ')' && open ? 1 : 0;
  marker_reader trial = *reader;
  trial.at++;
  crdc_marker_identifier(&trial);
  return open && reader->definition && strncmp(reader->definition->name, "crdc:", 5) == 0 && !reader->braces &&
         crdc_marker_peek(&trial) != '=' &&
         memchr(reader->line.text.data + reader->at, ')', reader->line.text.size - reader->at);
}

/* An unquoted text ends before ',', ';', '}' or the end, in a map's key also before ':'; these characters do not count
 * inside quotes. */
static bool read_bare(marker_reader *reader, bool key, crd_string *out) {
  crd_string text = reader->line.text;
  crdc_marker_peek(reader);
  size_t start = reader->at, end = start;
  for (char c; (c = crdc_marker_peek(reader)) && c != ',' && c != ';' && c != '}' && !(key && c == ':'); end = reader->at) {
    if (end > start && is_name_in_text(reader)) return crdc_marker_refuse_name(reader, end), false;
    if (!is_quote(c))
      reader->at++;
    else if (!read_marker_quoted(reader, NULL))
      return false;
  }
  if (end > start && crdc_marker_peek(reader) == ',' && is_inside_parentheses(reader, start)) {
    crdc_marker_fail(reader, reader->at, "a ',' ends the value, and a ')' is missing before it: put the value in quotes");
    return false;
  }
  if (end == start) {
    crdc_marker_fail(reader, start, "a value is missing");
    return false;
  }
  *out = (crd_string){text.data + start, end - start};
  return true;
}

static bool read_string(marker_reader *reader, bool key, crd_value *value) {
  char c = crdc_marker_peek(reader);
  size_t start = reader->at;
  crd_string string;
  if (is_quote(c)) {
    crd_text out = {.arena = reader->arena};
    if (!read_marker_quoted(reader, &out)) return false;
    string = crd_text_string(&out);
    if (!string.data) string = CRD_STRING("");
  } else if (!read_bare(reader, key, &string)) {
    return false;
  }
  *value = placed(reader, start, crd_value_make_string(string));
  return true;
}

/* ---- numbers and flags ---- */

/* The size of the decimal number at `at`; 0 if there is none. `whole`: it has no fraction and exponent. */
static size_t number_size(crd_string text, size_t at, bool *whole) {
  size_t start = at, digits = 0;
  *whole = true;
  if (at < text.size && text.data[at] == '-') at++;
  for (; at < text.size && is_decimal(text.data[at]); at++) digits++;
  if (at < text.size && text.data[at] == '.') {
    *whole = false;
    for (at++; at < text.size && is_decimal(text.data[at]); at++) digits++;
  }
  if (!digits) return 0;
  if (at < text.size && (text.data[at] == 'e' || text.data[at] == 'E')) {
    size_t exponent = at + 1;
    if (exponent < text.size && (text.data[exponent] == '-' || text.data[exponent] == '+')) exponent++;
    if (exponent >= text.size || !is_decimal(text.data[exponent])) return 0;
    *whole = false;
    for (at = exponent; at < text.size && is_decimal(text.data[at]);) at++;
  }
  return at - start;
}

static bool read_marker_number(marker_reader *reader, bool integer, crd_value *value) {
  crdc_marker_peek(reader);
  crd_string text = reader->line.text;
  size_t start = reader->at, size;
  bool whole;
  char copy[MAX_NUMBER + 1];
  size = number_size(text, start, &whole);
  bool followed = size && start + size < text.size && is_marker_letter(text.data[start + size]);
  if (!size || size > MAX_NUMBER || followed || (integer && !whole)) {
    crdc_marker_fail(reader, start, integer ? "expected an integer" : "expected a number");
    return false;
  }
  memcpy(copy, text.data + start, size);
  copy[size] = 0;
  reader->at += size;
  errno = 0;
  if (whole) {
    long long number = strtoll(copy, NULL, 10);
    if (errno == 0) {
      *value = placed(reader, start, crd_value_make_int(number));
      return true;
    }
  }
  errno = 0;
  double number = strtod(copy, NULL);
  if (integer || (errno == ERANGE && (number > 1 || number < -1))) {
    crdc_marker_fail(reader, start, "the number is out of range");
    return false;
  }
  *value = placed(reader, start, crd_value_make_double(number));
  return true;
}

static bool read_flag(marker_reader *reader, crd_value *value) {
  crdc_marker_peek(reader);
  size_t start = reader->at;
  crd_string word = crdc_marker_identifier(reader);
  bool yes = crd_string_equal(word, CRD_STRING("true"));
  if (!yes && !crd_string_equal(word, CRD_STRING("false"))) {
    crdc_marker_fail(reader, start, "expected true or false");
    return false;
  }
  *value = placed(reader, start, crd_value_make_bool(yes));
  return true;
}

/* ---- detecting the type of a value ---- */

static const value_form *list_form(marker_reader *reader, const value_form *item) {
  value_form *list = crd_arena_alloc(reader->arena, sizeof *list);
  *list = (value_form){VALUE_LIST, item};
  return list;
}

/* The end of the token at `at`; a quoted text is one token. */
static size_t token_end(const marker_reader *reader, size_t at) {
  crd_string text = reader->line.text;
  char quote = text.data[at++];
  if (!is_quote(quote)) return at;
  size_t size;
  while (crdc_marker_unquote_step(text, at, quote, NULL, &size) > 0) at += size;
  return at + size;
}

static const value_form *guess_one(marker_reader *reader);

/* The form of braces: a map if a text and ':' come first, or if they are empty. */
static const value_form *guess_braces(marker_reader *reader) {
  static const value_form map = {VALUE_MAP, &any_form};
  marker_reader trial = *reader;
  trial.diagnostics = NULL;
  trial.at++;
  if (crdc_marker_peek(&trial) == '}') return &map;
  if (++trial.depth > MAX_VALUE_DEPTH) return &string_form;
  const value_form *first = guess_one(&trial);
  if (first->shape == VALUE_STRING) {
    crd_value key;
    if (read_string(&trial, true, &key) && crdc_marker_peek(&trial) == ':') return &map;
  }
  return list_form(reader, first);
}

static const value_form *guess_one(marker_reader *reader) {
  static const value_form flag = {VALUE_BOOL, NULL}, integer = {VALUE_INTEGER, NULL}, number = {VALUE_NUMBER, NULL};
  marker_reader trial = *reader;
  trial.diagnostics = NULL;
  char c = crdc_marker_peek(&trial);
  if (c == '{') return guess_braces(&trial);
  if (c == 't' || c == 'f') {
    crd_string word = crdc_marker_identifier(&trial);
    bool is_flag = crd_string_equal(word, CRD_STRING("true")) || crd_string_equal(word, CRD_STRING("false"));
    return is_flag ? &flag : &string_form;
  }
  bool whole;
  size_t size = number_size(trial.line.text, trial.at, &whole);
  if (!size) return &string_form;
  trial.at += size;
  c = crdc_marker_peek(&trial);
  if (c && c != ',' && c != ';' && c != '}') return &string_form;
  return whole ? &integer : &number;
}

/* Detects the form; a ';' before the next ',' makes it a list. */
static const value_form *guess(marker_reader *reader, bool in_list) {
  const value_form *one = guess_one(reader);
  if (in_list) return one;
  crd_string text = reader->line.text;
  for (size_t at = reader->at; at < text.size && text.data[at] != ','; at = token_end(reader, at))
    if (text.data[at] == ';') return list_form(reader, one);
  return one;
}

/* ---- lists, maps, all ---- */

static bool read_form(marker_reader *reader, const value_form *form, bool in_list, crd_value *value);

static bool read_list_value(marker_reader *reader, const value_form *item, crd_value *list) {
  bool braces = crdc_marker_peek(reader) == '{', good = true;
  *list = placed(reader, reader->at, crd_value_make_list(reader->arena, 4));
  if (braces) reader->at++;
  reader->braces += braces;
  for (char c; good && (c = crdc_marker_peek(reader)) && c != '}' && (braces || c != ',');) {
    crd_value value;
    good = read_form(reader, item, true, &value);
    if (!good) break;
    crd_value_append(reader->arena, list, value);
    c = crdc_marker_peek(reader);
    if (!c || c == '}' || (!braces && c == ',')) break;
    good = expect(reader, braces ? ',' : ';', braces ? "',' or '}'" : "';' or ','");
  }
  reader->braces -= braces;
  return good && (!braces || expect(reader, '}', "'}'"));
}

static bool read_map_value(marker_reader *reader, const value_form *item, crd_value *map) {
  crdc_marker_peek(reader);
  *map = placed(reader, reader->at, crd_value_make_map(reader->arena, 4));
  if (!expect(reader, '{', "'{'")) return false;
  bool good = true;
  reader->braces++;
  while (good && crdc_marker_peek(reader) && crdc_marker_peek(reader) != '}') {
    crd_value key, value;
    good = read_string(reader, true, &key) && expect(reader, ':', "':'") && read_form(reader, item, false, &value);
    if (!good) break;
    crd_value_set(reader->arena, map, crd_value_string(&key), value);
    map->as.members[map->size - 1].name_offset = key.offset;
    if (crdc_marker_peek(reader) == '}') break;
    good = expect(reader, ',', "',' or '}'");
  }
  reader->braces--;
  return good && expect(reader, '}', "'}'");
}

static bool read_form(marker_reader *reader, const value_form *form, bool in_list, crd_value *value) {
  if (reader->depth >= MAX_VALUE_DEPTH) {
    crdc_marker_fail(reader, reader->at, "values are nested more than %d deep", MAX_VALUE_DEPTH);
    return false;
  }
  reader->depth++;
  bool good = false;
  switch (form->shape) {
  case VALUE_ANY:
    good = read_form(reader, guess(reader, in_list), in_list, value);
    break;
  case VALUE_BOOL:
    good = read_flag(reader, value);
    break;
  case VALUE_INTEGER:
  case VALUE_NUMBER:
    good = read_marker_number(reader, form->shape == VALUE_INTEGER, value);
    break;
  case VALUE_STRING:
    good = read_string(reader, false, value);
    break;
  case VALUE_LIST:
    good = read_list_value(reader, form->item, value);
    break;
  case VALUE_MAP:
    good = read_map_value(reader, form->item, value);
    break;
  }
  reader->depth--;
  return good;
}

static void add_to_offsets(crd_value *value, const marker_reader *reader, size_t base) {
  *value = placed(reader, base + value->offset, *value);
  for (uint32_t i = 0; i < value->size && value->kind == CRD_LIST; i++) add_to_offsets(&value->as.items[i], reader, base);
  for (uint32_t i = 0; i < value->size && value->kind == CRD_MAP; i++)
    add_to_offsets(&value->as.members[i].value, reader, base);
}

/* KubernetesDefault.ParseMarker: ref(CONSTANT) names a Go constant, whose value is unknown. */
static bool is_reference(crd_string text) {
  while (text.size && (*text.data == ' ' || *text.data == '\t')) text.data++, text.size--;
  return text.size >= 4 && !memcmp(text.data, "ref(", 4);
}

static bool read_json_value(marker_reader *reader, crd_value *value) {
  crd_string text = reader->line.text;
  size_t start = reader->at;
  if (is_reference((crd_string){text.data + start, text.size - start})) {
    *value = placed(reader, start, (crd_value){.kind = CRD_NULL});
    reader->at = text.size;
    return true;
  }
  crd_parse_error error;
  const crd_parse_options options = {.max_depth = MAX_VALUE_DEPTH};
  crd_value *read = crd_json_parse(reader->arena, (crd_string){text.data + start, text.size - start}, &options, &error);
  if (!read) {
    memory_check_reader(&error);
    crdc_marker_fail(reader, start + error.offset, "%.*s", (int)error.message.size, error.message.data);
    return false;
  }
  add_to_offsets(read, reader, start);
  *value = *read;
  reader->at = text.size;
  return true;
}

/* Skips a value: braces with their content, or a text up to ','. */
static bool skip_value(marker_reader *reader, crd_value *value) {
  size_t start = reader->at, end = start;
  char c = crdc_marker_peek(reader);
  bool braces = c == '{';
  *value = placed(reader, start, crd_value_make_null());
  for (; (c = crdc_marker_peek(reader)) && !(c == ',' && !reader->braces); end = reader->at) {
    if (end > start && is_name_in_text(reader)) {
      reader->braces = 0;
      return crdc_marker_refuse_name(reader, end), false;
    }
    if (is_quote(c)) {
      if (!read_marker_quoted(reader, NULL)) return false;
      continue;
    }
    reader->at++;
    if (c == '{') reader->braces++;
    if (c == '}' && reader->braces) reader->braces--;
    if (c == '}' && !reader->braces && braces) break;
  }
  reader->braces = 0;
  if (reader->at == start) crdc_marker_fail(reader, start, "a value is missing");
  return reader->at > start;
}

bool crdc_marker_value_read(marker_reader *reader, marker_kind kind, crd_value *value) {
  static const value_form flag = {VALUE_BOOL, NULL}, integer = {VALUE_INTEGER, NULL}, number = {VALUE_NUMBER, NULL},
                          strings = {VALUE_LIST, &string_form}, anys = {VALUE_LIST, &any_form},
                          texts = {VALUE_MAP, &string_form};
  static const value_form *const forms[] = {
      [MARKER_FLAG] = &flag,    [MARKER_STRING] = &string_form, [MARKER_INTEGER] = &integer, [MARKER_NUMBER] = &number,
      [MARKER_ANY] = &any_form, [MARKER_STRINGS] = &strings,    [MARKER_ANYS] = &anys,       [MARKER_TEXTS] = &texts};
  if (kind == MARKER_TYPED) return skip_value(reader, value);
  return kind == MARKER_JSON ? read_json_value(reader, value) : read_form(reader, forms[kind], false, value);
}
