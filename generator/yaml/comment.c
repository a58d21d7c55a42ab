/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the comments of a document in its text: the lines that start with '#' directly above a place. A line of a block
 * scalar or of a quoted text may look the same, so it is checked whether the last scalar above extends to the line. */
#include "document.h"
#include "yaml/place.h"

#include <stdlib.h>

typedef struct scalar_place {
  uint32_t offset; /* of the value */
  uint32_t name;   /* the offset of its name, or CRD_NO_OFFSET for an item */
  uint32_t order;  /* in the tree: copies by aliases come later */
} scalar_place;

/* All strings of a document, sorted by their start. */
struct document_strings {
  scalar_place *items;
  size_t count, room;
};

static void add_strings(crd_arena *arena, struct document_strings *all, const crd_value *value, uint32_t name) {
  if (value->kind == CRD_STRING_VALUE) {
    CRD_ARENA_ROOM(arena, all->items, all->count, all->room, 64);
    all->items[all->count] = (scalar_place){value->offset, name, (uint32_t)all->count};
    all->count++;
  }
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size; i++) add_strings(arena, all, &value->as.items[i], CRD_NO_OFFSET);
  if (value->kind == CRD_MAP)
    for (uint32_t i = 0; i < value->size; i++)
      add_strings(arena, all, &value->as.members[i].value, value->as.members[i].name_offset);
}

static int compare_places(const void *a, const void *b) {
  const scalar_place *left = a, *right = b;
  if (left->offset != right->offset) return left->offset < right->offset ? -1 : 1;
  return left->order > right->order ? -1 : left->order < right->order;
}

/* The last string that starts before a place, or NULL. */
static const scalar_place *last_string(const document *document, size_t before) {
  struct document_strings *all = *document->strings;
  if (!all) {
    all = *document->strings = crd_arena_zalloc(document->arena, sizeof *all);
    add_strings(document->arena, all, document->root, CRD_NO_OFFSET);
    if (all->count) qsort(all->items, all->count, sizeof *all->items, compare_places);
  }
  size_t low = 0, high = all->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (all->items[middle].offset < before)
      low = middle + 1;
    else
      high = middle;
  }
  return low ? &all->items[low - 1] : NULL;
}

static bool is_blank_line(crd_string text, size_t line) {
  size_t at = line;
  while (at < text.size && (text.data[at] == ' ' || text.data[at] == '\t' || text.data[at] == '\r')) at++;
  return at == text.size || text.data[at] == '\n';
}

/* Skips an anchor and a tag before a scalar. */
static size_t skip_properties(crd_string text, size_t at) {
  while (at < text.size && (text.data[at] == '&' || text.data[at] == '!')) {
    while (at < text.size && text.data[at] != ' ' && text.data[at] != '\n') at++;
    while (at < text.size && text.data[at] == ' ') at++;
  }
  return at;
}

/* The column of the key or dash of a block scalar's parent; lines up to this column are not part of the scalar. */
static size_t parent_column(crd_string text, const scalar_place *place) {
  if (place->name != CRD_NO_OFFSET) return place->name - crdc_line_start(text, place->name);
  size_t start = crdc_line_start(text, place->offset), at = place->offset;
  while (at > start && text.data[at] != '-') at--;
  return at - start;
}

static bool block_reaches(crd_string text, size_t header, const scalar_place *place, size_t line) {
  size_t parent = parent_column(text, place), least = 0;
  size_t end = crdc_next_line(text, header);
  for (size_t at = header + 1; at < end; at++) /* an explicit indentation */
    if (text.data[at] >= '1' && text.data[at] <= '9') least = parent + (size_t)(text.data[at] - '0');
  for (size_t at = end; at <= line; at = crdc_next_line(text, at)) {
    if (!is_blank_line(text, at)) {
      size_t spaces = crdc_indentation(text, at);
      if (!least) least = spaces > parent ? spaces : parent + 1;
      if (spaces < least) return false;
    }
    if (at == line) return true;
  }
  return false;
}

static bool quote_reaches(crd_string text, size_t opening, size_t line) {
  char quote = text.data[opening];
  for (size_t at = opening + 1; at < text.size && at < line; at++) {
    bool escape = quote == '"' && text.data[at] == '\\';
    bool doubled = quote == '\'' && text.data[at] == quote && at + 1 < text.size && text.data[at + 1] == quote;
    if (escape || doubled)
      at++;
    else if (text.data[at] == quote)
      return false;
  }
  return true;
}

/* Whether a line that looks like a comment is part of a scalar. */
static bool is_in_scalar(const document *document, size_t line) {
  crd_string text = document->source->text;
  const scalar_place *last = last_string(document, line);
  if (!last) return false;
  size_t at = skip_properties(text, last->offset);
  if (at >= text.size) return false;
  if (text.data[at] == '|' || text.data[at] == '>') return block_reaches(text, at, last, line);
  return (text.data[at] == '"' || text.data[at] == '\'') && quote_reaches(text, at, line);
}

/* The offset after '#' if a line is only a comment, else 0. */
static size_t comment_of(crd_string text, size_t line) {
  size_t at = line;
  while (at < text.size && (text.data[at] == ' ' || text.data[at] == '\t')) at++;
  return at < text.size && text.data[at] == '#' ? at + 1 : 0;
}

bool crdc_document_comment_lines(const document *document, uint32_t offset, uint32_t *from, uint32_t *to) {
  crd_string text = document->source->text;
  if (offset > text.size) return false;
  size_t end = crdc_line_start(text, offset), first = end;
  while (first > 0) {
    size_t line = crdc_line_start(text, first - 1);
    if (!comment_of(text, line) || is_in_scalar(document, line)) break;
    first = line;
  }
  *from = (uint32_t)first;
  *to = (uint32_t)end;
  return first < end;
}

crd_string crdc_document_comment(crd_arena *arena, const document *document, uint32_t offset) {
  crd_string text = document->source->text;
  uint32_t first, end;
  crd_text comment = {.arena = arena};
  if (!crdc_document_comment_lines(document, offset, &first, &end)) return (crd_string){0};
  for (size_t line = first; line < end; line = crdc_next_line(text, line)) {
    size_t from = comment_of(text, line), to = crdc_next_line(text, line);
    while (to > from && (text.data[to - 1] == '\n' || text.data[to - 1] == '\r')) to--;
    if (from < to && text.data[from] == ' ') from++;
    if (line > first) crd_text_add_char(&comment, '\n');
    crd_text_add(&comment, (crd_string){text.data + from, to - from});
  }
  return crd_text_string(&comment);
}
