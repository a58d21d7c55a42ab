/* The writer of YAML; see crd/yaml.h. Whether a text can stand plain is asked of the reader itself. */
#include <crd/guard.h>
#include <crd/yaml.h>
#include <ctype.h>
#include <stdlib.h>

static void write_value(crd_text *text, const crd_value *value, unsigned indent, bool in_list);

static bool is_one_of(crd_string text, const char *const *words) {
  for (size_t i = 0; words[i]; i++) {
    size_t size = strlen(words[i]), at = 0;
    while (size == text.size && at < size && tolower((unsigned char)text.data[at]) == words[i][at]) at++;
    if (size == text.size && at == size) return true;
  }
  return false;
}

/* Words that some readers take for other types than strings. */
static bool is_odd_word(crd_string text) {
  static const char *const words[] = {"y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", NULL};
  return is_one_of(text, words);
}

/* Read in an arena of its own, which is gone afterwards; where there is no memory for it the writing ends. Nothing may stop
 * while that arena is there. */
static bool reads_as_itself(crd_arena *caller, crd_string string) {
  crd_text document = {.arena = caller};
  crd_text_add(&document, CRD_STRING("k: "));
  crd_text_add(&document, string);
  crd_text_add_char(&document, '\n');
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 2048});
  if (!arena) crd_stop_now(caller, CRD_STOP_MEMORY, 2048);
  crd_parse_error error = {{NULL, 0}, 0};
  const crd_value *read = crd_yaml_parse(arena, crd_text_string(&document), NULL, &error, NULL);
  const crd_value *value = read && read->kind == CRD_MAP && read->size == 1 ? crd_value_get(read, CRD_STRING("k")) : NULL;
  bool same = value && crd_value_is_string(value, string);
  bool stopped = !read && crd_string_equal(error.message, crd_stop_text(CRD_STOP_MEMORY));
  crd_arena_destroy(arena);
  if (stopped) crd_stop_now(caller, CRD_STOP_MEMORY, 2048);
  return same;
}

static bool is_plain(crd_arena *arena, crd_string string) {
  if (!string.size || string.size > 4096 || is_odd_word(string)) return false;
  if (string.data[string.size - 1] == ' ' || string.data[string.size - 1] == ':') return false;
  bool word = isalpha((unsigned char)string.data[0]), simple = word && string.size > 6;
  for (size_t i = 0; i < string.size; i++) {
    unsigned char c = (unsigned char)string.data[i];
    if (c < 0x20 || c >= 0x7F) return false;
    word = word && (isalnum(c) || strchr("_./-", c));
    simple = simple && (isalnum(c) || strchr(" _./-,()", c));
  }
  if (crd_string_has_prefix(string, CRD_STRING("---")) || crd_string_has_prefix(string, CRD_STRING("..."))) return false;
  if (strchr("-?:,[]{}#&*!|>'\"%@`=<", string.data[0]) && string.data[0] != '-') return false;
  return word || simple || reads_as_itself(arena, string);
}

/* Several lines that a literal block can hold. */
static bool is_block(crd_string string) {
  if (!string.size || !memchr(string.data, '\n', string.size) || strchr(" \n", string.data[0])) return false;
  if (string.size > 1 && string.data[string.size - 1] == '\n' && string.data[string.size - 2] == '\n') return false;
  for (size_t i = 0; i < string.size; i++) {
    unsigned char c = (unsigned char)string.data[i];
    if ((c < 0x20 && c != '\n') || c >= 0x7F) return false;
  }
  return true;
}

static void write_indent(crd_text *text, unsigned indent) {
  for (unsigned i = 0; i < indent; i++) crd_text_add_char(text, ' ');
}

static void write_block(crd_text *text, crd_string string, unsigned indent) {
  bool ended = string.data[string.size - 1] == '\n';
  crd_text_add(text, ended ? CRD_STRING("|\n") : CRD_STRING("|-\n"));
  for (size_t at = 0; at < string.size;) {
    const char *end = memchr(string.data + at, '\n', string.size - at);
    size_t size = end ? (size_t)(end - string.data) - at : string.size - at;
    if (size) write_indent(text, indent);
    crd_text_add(text, (crd_string){string.data + at, size});
    crd_text_add_char(text, '\n');
    at += size + 1;
  }
}

/* The code point at a place, of those of up to three bytes; 0: of others. */
static unsigned code_point(crd_string string, size_t at) {
  const unsigned char *bytes = (const unsigned char *)string.data + at;
  size_t left = string.size - at;
  if (left > 1 && bytes[0] >> 5 == 6) return (bytes[0] & 0x1Fu) << 6 | (bytes[1] & 0x3Fu);
  if (left > 2 && bytes[0] >> 4 == 14) return (bytes[0] & 0xFu) << 12 | (bytes[1] & 0x3Fu) << 6 | (bytes[2] & 0x3Fu);
  return bytes[0] < 0x80 ? bytes[0] : 0;
}

/* As JSON, and what YAML takes for the end of a line or does not take at all as an escape. */
static void write_quoted(crd_text *text, crd_string string) {
  crd_text json = {.arena = text->arena};
  crd_json_write_string(&json, string, CRD_JSON_COMPACT);
  crd_string rest = crd_text_string(&json);
  for (size_t at = 0; at < rest.size; at++) {
    unsigned point = code_point(rest, at);
    bool odd = (point >= 0x7F && point < 0xA0) || point == 0x2028 || point == 0x2029 || point == 0xFEFF || point >= 0xFFFE;
    if (!odd) {
      crd_text_add_char(text, rest.data[at]);
      continue;
    }
    crd_text_printf(text, "\\u%04x", point);
    at += point < 0x80 ? 0 : point < 0x800 ? 1 : 2;
  }
}

static void write_string(crd_text *text, crd_string string, unsigned indent, bool key) {
  if (!key && is_block(string)) {
    write_block(text, string, indent);
    return;
  }
  if (is_plain(text->arena, string))
    crd_text_add(text, string);
  else
    write_quoted(text, string);
  if (!key) crd_text_add_char(text, '\n');
}

static int compare_members(const void *a, const void *b) {
  crd_string x = crd_member_name(*(const crd_member *const *)a), y = crd_member_name(*(const crd_member *const *)b);
  int order = memcmp(x.data, y.data, x.size < y.size ? x.size : y.size);
  return order ? order : (x.size > y.size) - (x.size < y.size);
}

static bool is_scalar(const crd_value *value) {
  return (value->kind != CRD_MAP && value->kind != CRD_LIST) || !value->size;
}

static void write_map(crd_text *text, const crd_value *map, unsigned indent, bool in_list) {
  const crd_member **members = crd_arena_alloc(text->arena, map->size * sizeof(crd_member *));
  for (uint32_t i = 0; i < map->size; i++) members[i] = &map->as.members[i];
  qsort((void *)members, map->size, sizeof(crd_member *), compare_members);
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_value *value = &members[i]->value;
    if (i || !in_list) write_indent(text, indent);
    write_string(text, crd_member_name(members[i]), 0, true);
    crd_text_add_char(text, ':');
    crd_text_add_char(text, is_scalar(value) ? ' ' : '\n');
    write_value(text, value, value->kind == CRD_LIST ? indent : indent + 2, false);
  }
}

static void write_list(crd_text *text, const crd_value *list, unsigned indent, bool in_list) {
  for (uint32_t i = 0; i < list->size; i++) {
    if (i || !in_list) write_indent(text, indent);
    crd_text_add(text, CRD_STRING("- "));
    write_value(text, &list->as.items[i], indent + 2, true);
  }
}

static void write_value(crd_text *text, const crd_value *value, unsigned indent, bool in_list) {
  switch ((crd_value_kind)value->kind) {
  case CRD_STRING_VALUE:
    write_string(text, crd_value_string(value), indent, false);
    return;
  case CRD_MAP:
    if (value->size)
      write_map(text, value, indent, in_list);
    else
      crd_text_add(text, CRD_STRING("{}\n"));
    return;
  case CRD_LIST:
    if (value->size)
      write_list(text, value, indent, in_list);
    else
      crd_text_add(text, CRD_STRING("[]\n"));
    return;
  case CRD_NULL:
  case CRD_BOOL:
  case CRD_INT:
  case CRD_DOUBLE:
    crd_json_write(text, value, CRD_JSON_GO);
    crd_text_add_char(text, '\n');
    return;
  }
}

void crd_yaml_write(crd_text *text, const crd_value *value) {
  write_value(text, value, value->kind == CRD_STRING_VALUE ? 2 : 0, false); /* the lines of a block are indented */
}
