/* SPDX-License-Identifier: Apache-2.0 */
/* The YAML writer; see crd/yaml.h. It uses libyaml's emitter, of which go-yaml's, which Kubernetes uses, is a port. This
 * file does the work of go-yaml's encode.go and sorter.go: the order of names, and the style of each scalar. A text is
 * written plain only if the parser (yaml_scalar.c) resolves it to the same text. */
#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../value/members.h"
#include "yaml_parts.h"
#include <crd/guard.h>
#include <stdlib.h>
#include <yaml.h>

/* The emitter and its output. Both use malloc, so that they must be freed even if the writer is stopped. */
typedef struct writing {
  crd_arena *arena;
  const crd_value *value;
  yaml_emitter_t emitter;
  char *bytes;
  size_t size, room;
  bool good;
} writing;

static int take_bytes(void *context, unsigned char *bytes, size_t size) {
  writing *writing = context;
  if (size > writing->room - writing->size) {
    size_t room = (writing->size + size) * 2;
    char *grown = realloc(writing->bytes, room);
    if (!grown) return 0;
    writing->bytes = grown;
    writing->room = room;
  }
  memcpy(writing->bytes + writing->size, bytes, size);
  writing->size += size;
  return 1;
}

/* Emits an event; `made` is 0 if there was no memory to make it. The emitter frees the events that it gets. */
static void emit(writing *writing, yaml_event_t *event, int made) {
  if (made && !writing->good) yaml_event_delete(event);
  writing->good = writing->good && made && yaml_emitter_emit(&writing->emitter, event);
}

/* ---- scalars ---- */

/* YAML 1.1's numbers to the base 60: [-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?. go-yaml reads none, but quotes them. */
static bool is_base60(crd_string text) {
  const char *at = text.data, *end = at + text.size;
  if (at < end && (*at == '+' || *at == '-')) at++;
  if (at == end || !is_digit(*at)) return false;
  while (at < end && (is_digit(*at) || *at == '_')) at++;
  size_t parts = 0;
  for (; at < end && *at == ':'; parts++) {
    if (++at < end && *at >= '0' && *at <= '5' && at + 1 < end && is_digit(at[1])) at++;
    if (at == end || !is_digit(*at)) return false;
    at++;
  }
  if (at < end && *at == '.')
    for (at++; at < end && (is_digit(*at) || *at == '_');) at++;
  return parts > 0 && at == end;
}

/* Whether "::name" or "##name[", a command to some CI systems, begins at `at`. The emitter breaks lines at blanks. */
static bool may_be_command(crd_string text, size_t at) {
  const char *from = text.data + at;
  if (*from != ':' && *from != '#') return false;
  const bool behind_blank = at == 0 || text.data[at - 1] == ' ';
  return crd_utf8_is_command(behind_blank ? from : text.data, from, text.data + text.size);
}

/* Whether a text has code points that must be escaped: U+0085, U+2028 and U+2029, line ends to YAML, which go-yaml loses;
 * those that change the direction of text; those that no YAML parser accepts; and the start of a CI command. */
static bool needs_escapes(crd_string text) {
  for (size_t i = 0; i < text.size;) {
    const size_t at = i;
    const uint32_t rune = utf8_next(text, &i);
    if (utf8_is_hidden(rune) || utf8_is_nothing(rune) || may_be_command(text, at)) return true;
  }
  return false;
}

/* go-yaml's stringv, except for texts that go-yaml would not read back: those that need escapes, and the name "<<". */
static yaml_scalar_style_t style_of(const writing *writing, crd_string text) {
  if (needs_escapes(text)) return YAML_DOUBLE_QUOTED_SCALAR_STYLE;
  if (text.size && memchr(text.data, '\n', text.size)) return YAML_LITERAL_SCALAR_STYLE;
  yaml_scalar scalar;
  crd_yaml_resolve_plain(writing->arena, text, &scalar);
  bool string = scalar.type == YAML_STRING && !crd_yaml_is_timestamp(text) && !crd_string_equal(text, CRD_STRING("<<"));
  return string && !is_base60(text) ? YAML_PLAIN_SCALAR_STYLE : YAML_DOUBLE_QUOTED_SCALAR_STYLE;
}

static void write_yaml_scalar(writing *writing, crd_string text, yaml_scalar_style_t style) {
  yaml_event_t event;
  const char *data = text.size ? text.data : "";
  emit(writing, &event,
       yaml_scalar_event_initialize(&event, NULL, NULL, (const yaml_char_t *)data, (int)text.size, 1, 1, style));
}

static void write_string(writing *writing, crd_string text) {
  write_yaml_scalar(writing, text, style_of(writing, text));
}

/* sigs.k8s.io/yaml converts from JSON text: a double that is an integer there is written with all its digits if it fits
 * in 64 bits. */
static void write_double(writing *writing, double number) {
  crd_text text = {.arena = writing->arena};
  yaml_scalar scalar;
  crd_text_add_json_double(&text, number);
  crd_yaml_resolve_plain(writing->arena, crd_text_string(&text), &scalar);
  text = (crd_text){.arena = writing->arena};
  if (scalar.type == YAML_INT)
    crd_text_printf(&text, "%lld", (long long)scalar.as.integer);
  else if (scalar.type == YAML_UINT)
    crd_text_printf(&text, "%llu", (unsigned long long)scalar.as.natural);
  else
    crd_text_add_double(&text, number);
  write_yaml_scalar(writing, crd_text_string(&text), YAML_PLAIN_SCALAR_STYLE);
}

/* ---- the order of names ---- */

typedef struct write_place {
  const char *at, *end;
} write_place;

/* unicode.IsLetter, except that every non-ASCII code point counts as a letter. */
static bool is_name_letter(uint32_t rune) {
  return rune >= 0x80 || (rune | 0x20) - 'a' < 26;
}

/* Appends the digits at a place to `number`; overflow wraps as with Go's int64. `count`: how many digits there are. */
static uint64_t digits_at(write_place from, uint64_t number, size_t *count) {
  for (*count = 0; from.at < from.end && is_digit(*from.at); from.at++, ++*count)
    number = number * 10 + (uint64_t)(*from.at - '0');
  return number;
}

/* Whether there are digits other than 0 right before a place, so that a 0 at the place is inside a number. */
static bool is_in_number(const char *start, const char *at) {
  while (at > start && is_digit(at[-1]))
    if (*--at != '0') return true;
  return false;
}

/* keyList.Less from the first difference on: letters come after all other characters, numbers are compared by value. */
static int compare_at(const char *start, write_place a, write_place b) {
  size_t size, a_digits, b_digits;
  uint32_t x = crd_utf8_decode(a.at, a.end, &size), y = crd_utf8_decode(b.at, b.end, &size);
  bool letters = is_name_letter(x) && is_name_letter(y);
  if (!letters && (is_name_letter(x) || is_name_letter(y))) return is_name_letter(y) ? -1 : 1;
  if (letters) return x < y ? -1 : 1;
  uint64_t before = (x == '0' || y == '0') && is_in_number(start, a.at);
  int64_t m = (int64_t)digits_at(a, before, &a_digits), n = (int64_t)digits_at(b, before, &b_digits);
  if (m != n) return m < n ? -1 : 1;
  if (a_digits != b_digits) return a_digits < b_digits ? -1 : 1;
  return x < y ? -1 : 1;
}

static int compare_members(const void *left, const void *right) {
  crd_string x = crd_member_name(*(const crd_member *const *)left), y = crd_member_name(*(const crd_member *const *)right);
  size_t same = 0, least = x.size < y.size ? x.size : y.size;
  while (same < least && x.data[same] == y.data[same]) same++;
  while (same && same < least && ((unsigned char)x.data[same] & 0xC0) == 0x80) same--; /* to the code point's start */
  if (same == least) return (x.size > y.size) - (x.size < y.size);
  return compare_at(x.data, (write_place){x.data + same, x.data + x.size}, (write_place){y.data + same, y.data + y.size});
}

/* ---- values ---- */

static void yaml_value(writing *writing, const crd_value *value);

static void yaml_map(writing *writing, const crd_value *map) {
  yaml_event_t event;
  const crd_member **members = crd_members_sorted(writing->arena, map, compare_members);
  emit(writing, &event, yaml_mapping_start_event_initialize(&event, NULL, NULL, 1, YAML_BLOCK_MAPPING_STYLE));
  for (uint32_t i = 0; i < map->size && writing->good; i++) {
    write_string(writing, crd_member_name(members[i]));
    yaml_value(writing, &members[i]->value);
  }
  emit(writing, &event, yaml_mapping_end_event_initialize(&event));
}

static void yaml_list(writing *writing, const crd_value *list) {
  yaml_event_t event;
  emit(writing, &event, yaml_sequence_start_event_initialize(&event, NULL, NULL, 1, YAML_BLOCK_SEQUENCE_STYLE));
  for (uint32_t i = 0; i < list->size && writing->good; i++) yaml_value(writing, &list->as.items[i]);
  emit(writing, &event, yaml_sequence_end_event_initialize(&event));
}

static void yaml_value(writing *writing, const crd_value *value) {
  char digits[24];
  switch ((crd_value_kind)value->kind) {
  case CRD_STRING_VALUE:
    write_string(writing, crd_value_string(value));
    break;
  case CRD_MAP:
    yaml_map(writing, value);
    break;
  case CRD_LIST:
    yaml_list(writing, value);
    break;
  case CRD_DOUBLE:
    write_double(writing, value->as.number);
    break;
  case CRD_INT:
    snprintf(digits, sizeof digits, "%lld", (long long)value->as.integer);
    write_yaml_scalar(writing, crd_string_of(digits), YAML_PLAIN_SCALAR_STYLE);
    break;
  case CRD_BOOL:
    write_yaml_scalar(writing, value->as.boolean ? CRD_STRING("true") : CRD_STRING("false"), YAML_PLAIN_SCALAR_STYLE);
    break;
  case CRD_NULL:
    write_yaml_scalar(writing, CRD_STRING("null"), YAML_PLAIN_SCALAR_STYLE);
    break;
  }
}

static void write_document(void *context) {
  writing *writing = context;
  yaml_event_t event;
  emit(writing, &event, yaml_stream_start_event_initialize(&event, YAML_UTF8_ENCODING));
  emit(writing, &event, yaml_document_start_event_initialize(&event, NULL, NULL, NULL, 1));
  yaml_value(writing, writing->value);
  writing->emitter.open_ended = 0; /* go-yaml never ends a document with "..." */
  emit(writing, &event, yaml_document_end_event_initialize(&event, 1));
  emit(writing, &event, yaml_stream_end_event_initialize(&event));
}

typedef struct taking {
  crd_text *text;
  crd_string written;
} taking;

/* Escapes the code points that the emitter does not. style_of has put texts that have them in double quotes. */
static void take_written(void *context) {
  taking *taking = context;
  crd_string written = taking->written;
  size_t from = 0;
  for (size_t i = 0; i < written.size;) {
    const size_t at = i;
    const uint32_t rune = utf8_next(written, &i);
    const bool command = crd_utf8_is_command(written.data, written.data + at, written.data + written.size);
    if (!utf8_is_hidden(rune) && !utf8_is_nothing(rune) && !command) continue;
    crd_text_add(taking->text, crd_string_slice(written, from, at));
    crd_text_printf(taking->text, rune < 0x100 ? "\\x%02X" : rune < 0x10000 ? "\\u%04X" : "\\U%08X", rune);
    from = i;
  }
  crd_text_add(taking->text, crd_string_slice(written, from, written.size));
}

void crd_yaml_write(crd_text *text, const crd_value *value) {
  writing writing = {.arena = text->arena, .value = value};
  crd_stop stop = CRD_STOP_MEMORY;
  if (yaml_emitter_initialize(&writing.emitter)) {
    yaml_emitter_set_output(&writing.emitter, take_bytes, &writing);
    yaml_emitter_set_unicode(&writing.emitter, 1);
    writing.good = true;
    stop = crd_guard(text->arena, write_document, &writing);
    if (!stop && !writing.good) stop = CRD_STOP_MEMORY;
  }
  yaml_emitter_delete(&writing.emitter);
  taking taking = {.text = text, .written = {writing.bytes, writing.size}};
  if (!stop) stop = crd_guard(text->arena, take_written, &taking);
  free(writing.bytes);
  if (stop) crd_stop_now(text->arena, stop, writing.size);
}
