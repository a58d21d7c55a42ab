/* SPDX-License-Identifier: Apache-2.0 */
#include "yaml_repeats.h"
#include "../base/ascii.h"
#include "../base/scan.h"
#include "yaml_fast_text.h"

#define FIRST_DEPTH 6u /* the depth of the properties in a CRD's root schema */
#define HEAD_LINES 8
#define MOST_OF_HEAD 4     /* of maps with the same beginning only the newest are compared, to limit the time */
#define SMALLEST_REPEAT 96 /* bytes */

/* A map that was parsed. */
typedef struct yaml_repeat {
  const struct yaml_repeat *next;
  uint64_t head;
  const char *start, *end; /* from its first byte to the start of the line after it */
  int indent;              /* of its lines */
  uint32_t height;         /* the depth of the containers nested in it */
  crd_value value;
} yaml_repeat;

/* The hash of the first lines of the map at the current line. */
static uint64_t hash_head(const fast_reader *reader) {
  uint64_t hash = crd_arena_seed(reader->repeats->arena);
  const char *p = reader->text, *feed;
  for (int line = 0; line < HEAD_LINES && (feed = line_end(reader, p)) < reader->end; line++) {
    hash = hash_name(hash, (crd_string){p, (size_t)(feed - p)});
    p = scan_blanks(feed + 1, reader->end);
    if (p - (feed + 1) < reader->indent) break;
  }
  return hash;
}

/* The end of a known map's lines, if the text at `p`, indented by `indent`, begins with them; NULL otherwise. */
static const char *behind_lines(const yaml_repeat *known, const char *p, const char *end, int indent) {
  for (const char *k = known->start;;) {
    const char *feed = memchr(k, '\n', (size_t)(known->end - k));
    const size_t size = (size_t)(feed + 1 - k);
    if ((size_t)(end - p) < size || memcmp(p, k, size) != 0) return NULL;
    p += size;
    k += size;
    if (k == known->end) return p;
    if (*k == '\n') continue;
    const char *known_text = scan_blanks(k, known->end), *text = scan_blanks(p, end);
    if (known_text - k < known->indent || (known_text - k) - known->indent != (text - p) - indent) return NULL;
    k = known_text;
    p = text;
  }
}

/* Returns the known map whose lines begin at the current line, with their end in `behind`; NULL if there is none. */
static const yaml_repeat *find_repeat(const fast_reader *reader, uint64_t head, const char **behind) {
  const yaml_repeat *known = crd_name_table_find(&reader->repeats->heads, (crd_string){(const char *)&head, sizeof head});
  for (int i = 0; known && i < MOST_OF_HEAD; i++, known = known->next)
    if ((*behind = behind_lines(known, reader->text, reader->end, reader->indent)))
      return reader->depth + known->height <= reader->max_depth ? known : NULL;
  return NULL;
}

static void keep_repeat(yaml_repeats *repeats, const yaml_repeat *read) {
  yaml_repeat *kept = crd_arena_alloc(repeats->arena, sizeof *kept);
  const crd_string name = {(const char *)&kept->head, sizeof kept->head};
  *kept = *read;
  kept->next = crd_name_table_find(&repeats->heads, name);
  crd_name_table_put(&repeats->heads, name, kept);
}

/* Uses a known map and skips its lines. False if there is none; then the reader is unchanged. */
static bool take_repeat(fast_reader *reader, uint64_t head, crd_value *value,
                        bool (*next_line)(fast_reader *reader, const char *end)) {
  const char *start = reader->text, *behind;
  const int indent = reader->indent;
  const yaml_repeat *known = find_repeat(reader, head, &behind);
  if (!known) return false;
  if (next_line(reader, behind - 1) && reader->indent >= 0 && reader->indent < indent &&
      reader->text - reader->indent == behind) {
    if (reader->depth + known->height > reader->deepest) reader->deepest = reader->depth + known->height;
    *value = known->value;
    return true;
  }
  reader->text = start;
  reader->indent = indent;
  reader->marker = NULL;
  return false;
}

static bool read_repeated(fast_reader *reader, crd_value *value, bool (*next_line)(fast_reader *reader, const char *end),
                          bool (*read_node)(fast_reader *reader, crd_value *value)) {
  const uint32_t deepest = reader->deepest;
  if (reader->depth < FIRST_DEPTH || !is_letter(*reader->text)) return read_node(reader, value);
  yaml_repeat read = {.head = hash_head(reader), .start = reader->text, .indent = reader->indent};
  if (take_repeat(reader, read.head, value, next_line)) return true;
  reader->deepest = reader->depth;
  if (!read_node(reader, value)) return false;
  read.height = reader->deepest - reader->depth;
  if (deepest > reader->deepest) reader->deepest = deepest;
  read.end = reader->text - reader->indent;
  if (value->kind != CRD_MAP || reader->indent < 0 || read.end - read.start < SMALLEST_REPEAT) return true;
  value->flags |= CRD_VALUE_REPEATED;
  read.value = *value;
  keep_repeat(reader->repeats, &read);
  return true;
}

yaml_repeats crd_yaml_repeats_begin(crd_arena *arena) {
  return (yaml_repeats){.arena = arena, .heads = {.arena = arena}, .read = read_repeated};
}
