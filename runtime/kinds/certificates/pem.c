/* SPDX-License-Identifier: Apache-2.0 */
/* PEM: finds the end line of a block and the last begin line before it; skips malformed blocks. */
#include "pem.h"
#include "../../text/certificate.h"

static const crd_string begin_mark = CRD_STRING_INIT("-----BEGIN "), end_mark = CRD_STRING_INIT("\n-----END "),
                        dashes = CRD_STRING_INIT("-----");

/* The first, or last, position below `size` of a text in another; -1: none. */
static int64_t find_first(crd_string text, crd_string of) {
  for (size_t i = 0; i + of.size <= text.size; i++)
    if (memcmp(text.data + i, of.data, of.size) == 0) return (int64_t)i;
  return -1;
}
static int64_t find_last(crd_string text, size_t size, crd_string of) {
  for (size_t i = size; i >= of.size; i--)
    if (memcmp(text.data + i - of.size, of.data, of.size) == 0) return (int64_t)(i - of.size);
  return -1;
}

/* Takes the first line without blanks at its end; returns its size with the line break. */
static size_t take_line(crd_string *text, crd_string *line) {
  const char *feed = text->size ? memchr(text->data, '\n', text->size) : NULL;
  size_t size = feed ? (size_t)(feed - text->data) : text->size, taken = size + (feed != NULL);
  if (feed && size && text->data[size - 1] == '\r') size--;
  while (size && (text->data[size - 1] == ' ' || text->data[size - 1] == '\t')) size--;
  *line = crd_string_slice(*text, 0, size);
  *text = crd_string_slice(*text, taken, text->size);
  return taken;
}

/* Whether the type is repeated after the end mark, and only blanks follow it. */
static bool ends_well(crd_string trailer, crd_string type) {
  crd_string line;
  size_t size = type.size + dashes.size;
  if (trailer.size < size || !crd_string_has_prefix(trailer, type) ||
      memcmp(trailer.data + type.size, dashes.data, dashes.size) != 0)
    return false;
  trailer = crd_string_slice(trailer, size, trailer.size);
  take_line(&trailer, &line);
  return line.size == 0;
}

/* Reads the block that begins after its begin mark; `end` is the position of its end mark relative to that. Both move as
 * lines are taken. False: it is malformed; with `last`, no other block can follow. */
static bool read_block(crd_arena *arena, crd_string *rest, int64_t *end, core_pem_block *block, bool *last) {
  crd_string line, next;
  *end -= (int64_t)take_line(rest, &line);
  if (!crd_string_has_suffix(line, dashes)) return false;
  *block = (core_pem_block){.type = crd_string_slice(line, 0, line.size - dashes.size), .bytes = CRD_STRING("")};
  for (;;) {
    if (!rest->size) {
      *last = true;
      return false;
    }
    next = *rest;
    size_t taken = take_line(&next, &line);
    if (!line.size || !memchr(line.data, ':', line.size)) break;
    block->has_headers = true;
    *rest = next;
    *end -= (int64_t)taken;
  }
  if (block->has_headers && *end < 0) return false;
  crd_string trailer = crd_string_slice(*rest, (size_t)(*end + (int64_t)end_mark.size), rest->size);
  if (!ends_well(trailer, block->type)) return false;
  return *end <= 0 || crd_pem_content(arena, crd_string_slice(*rest, 0, (size_t)*end), &block->bytes);
}

bool crd_core_next_pem(crd_arena *arena, crd_string *rest, core_pem_block *block) {
  crd_string text = *rest, line;
  int64_t behind = 0; /* the end mark of the previous try */
  for (;;) {
    bool last = false;
    if (behind < 0 || behind > (int64_t)text.size) return false;
    text = crd_string_slice(text, (size_t)behind, text.size);
    int64_t end = find_first(text, end_mark);
    if (end < 0) return false;
    behind = end + (int64_t)end_mark.size;
    int64_t begin = find_last(text, (size_t)end, begin_mark);
    if (begin < 0 || (begin > 0 && text.data[begin - 1] != '\n')) continue;
    text = crd_string_slice(text, (size_t)begin + begin_mark.size, text.size);
    end -= begin + (int64_t)begin_mark.size;
    if (read_block(arena, &text, &end, block, &last)) {
      text = crd_string_slice(text, (size_t)(end + (int64_t)end_mark.size - 1), text.size);
      take_line(&text, &line);
      *rest = text;
      return true;
    }
    if (last) return false;
    behind = end + (int64_t)end_mark.size;
  }
}
