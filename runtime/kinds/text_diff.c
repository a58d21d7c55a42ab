/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the longest block of lines that two texts have in common, then does the same with the lines before and behind it. In
 * a text of 200 lines or more, a line that is more frequent than 1 in 100 cannot start a block, but blocks are extended by
 * such lines at both ends. Lines are represented by numbers, equal lines by the same number. */
#include "text_diff.h"

#include "../base/hash.h"

#include <crd/guard.h>
#include <stdlib.h>
#include <string.h>

enum { CONTEXT = 3, POPULAR_FROM = 200 };

/* ---- lines ---- */

typedef struct lines {
  crd_string *items;
  size_t count, room;
} lines;

static void add_diff_line(crd_arena *arena, lines *to, crd_string line) {
  CRD_ARENA_PUSH(arena, to->items, to->count, to->room, 256, line);
}

/* A line under construction: its indentation, then pieces of the JSON text. */
typedef struct line_writer {
  crd_arena *arena;
  lines *to;
  crd_text line;
  size_t depth;
} line_writer;

static void end_line(line_writer *writer) {
  add_diff_line(writer->arena, writer->to, crd_text_string(&writer->line));
  writer->line = (crd_text){.arena = writer->arena};
  for (size_t i = 0; i < writer->depth; i++) crd_text_add_char(&writer->line, ' ');
}

/* The end of the string that begins at `i`, after its closing quote. */
static size_t skip_string(crd_string json, size_t i) {
  for (i++; json.data[i] != '"'; i++)
    if (json.data[i] == '\\') i++;
  return i + 1;
}

static bool is_empty_pair(crd_string json, size_t i) {
  return i + 1 < json.size && (json.data[i + 1] == '}' || json.data[i + 1] == ']');
}

/* json.Indent with one space; the text is compact and valid. */
static lines split_json(crd_arena *arena, crd_string json) {
  lines found = {.count = 0};
  line_writer writer = {.arena = arena, .to = &found, .line = {.arena = arena}};
  for (size_t i = 0; i < json.size;) {
    size_t end = i + 1;
    char c = json.data[i];
    if (c == '"')
      end = skip_string(json, i);
    else if ((c == '{' || c == '[') && is_empty_pair(json, i))
      end = i + 2;
    if ((c == '}' || c == ']')) {
      writer.depth--;
      end_line(&writer);
    }
    crd_text_add(&writer.line, crd_string_slice(json, i, end));
    if (c == ':') crd_text_add_char(&writer.line, ' ');
    if ((c == '{' || c == '[') && end == i + 1) writer.depth++;
    if (c == ',' || ((c == '{' || c == '[') && end == i + 1)) end_line(&writer);
    i = end;
  }
  writer.depth = 0;
  end_line(&writer);
  return found;
}

/* ---- the longest common block ---- */

/* The two texts as numbers of lines. `places` has the positions of a number in the second text from starts[number] to
 * starts[number + 1]; popular lines have none. */
typedef struct matcher {
  crd_arena *arena;
  const uint32_t *a, *b;
  size_t a_count, b_count;
  const uint32_t *starts, *places;
  uint32_t *lengths; /* by position + 1: of the block that ends there with the previous line of the first text */
} matcher;

typedef struct block {
  size_t a, b, size;
} block;

/* Numbers the lines; new lines are added to `table`. */
static uint32_t *number_lines(crd_arena *arena, const lines *from, name_table *table) {
  uint32_t *numbers = crd_arena_alloc(arena, (from->count + 1) * sizeof *numbers);
  for (size_t i = 0; i < from->count; i++) {
    uint32_t *number = crd_name_table_find(table, from->items[i]);
    if (!number) {
      number = crd_arena_alloc(arena, sizeof *number);
      *number = (uint32_t)table->count;
      crd_name_table_put(table, from->items[i], number);
    }
    numbers[i] = *number;
  }
  return numbers;
}

/* Indexes the positions of each line in the second text, except popular lines. */
static void index_places(matcher *all, size_t numbers) {
  size_t most = all->b_count >= POPULAR_FROM ? all->b_count / 100 + 1 : all->b_count;
  uint32_t *starts = crd_arena_zalloc(all->arena, (numbers + 1) * sizeof *starts);
  uint32_t *next = crd_arena_alloc(all->arena, (numbers + 1) * sizeof *next);
  uint32_t *places = crd_arena_alloc(all->arena, (all->b_count + 1) * sizeof *places);
  for (size_t i = 0; i < all->b_count; i++) starts[all->b[i] + 1]++;
  for (size_t i = 1; i <= numbers; i++) starts[i] = starts[i - 1] + (starts[i] > most ? 0 : starts[i]);
  memcpy(next, starts, (numbers + 1) * sizeof *next);
  for (size_t i = 0; i < all->b_count; i++) {
    uint32_t number = all->b[i];
    if (starts[number] < starts[number + 1]) places[next[number]++] = (uint32_t)i;
  }
  all->starts = starts;
  all->places = places;
}

/* find_longest_match of a[a_from..a_to) and b[b_from..b_to). The positions of a line ascend, and are visited from the last,
 * because the length at the position before must still be that of the previous line. */
static block find_longest(const matcher *all, size_t a_from, size_t a_to, size_t b_from, size_t b_to) {
  block best = {a_from, b_from, 0};
  uint32_t *lengths = all->lengths;
  memset(lengths + b_from, 0, (b_to - b_from + 1) * sizeof *lengths);
  uint32_t before = 0; /* the previous line has lengths to reset */
  bool has_before = false;
  for (size_t i = a_from; i < a_to; i++) {
    uint32_t number = all->a[i];
    crd_arena_poll(all->arena);
    for (uint32_t k = all->starts[number + 1]; k-- > all->starts[number];) {
      size_t j = all->places[k];
      if (j < b_from || j >= b_to) continue;
      lengths[j + 1] = (j > b_from ? lengths[j] : 0) + 1;
    }
    if (has_before && before != number)
      for (uint32_t k = all->starts[before]; k < all->starts[before + 1]; k++) {
        size_t j = all->places[k];
        if (j >= b_from && j < b_to) lengths[j + 1] = 0;
      }
    for (uint32_t k = all->starts[number]; k < all->starts[number + 1]; k++) {
      size_t j = all->places[k];
      if (j < b_from || j >= b_to || lengths[j + 1] <= best.size) continue;
      best.size = lengths[j + 1];
      best.a = i + 1 - best.size;
      best.b = j + 1 - best.size;
    }
    before = number;
    has_before = true;
  }
  while (best.a > a_from && best.b > b_from && all->a[best.a - 1] == all->b[best.b - 1]) best.a--, best.b--, best.size++;
  while (best.a + best.size < a_to && best.b + best.size < b_to && all->a[best.a + best.size] == all->b[best.b + best.size])
    best.size++;
  return best;
}

/* ---- all common blocks ---- */

typedef struct blocks {
  block *items;
  size_t count, room;
} blocks;

static void add_block(crd_arena *arena, blocks *to, block one) {
  CRD_ARENA_PUSH(arena, to->items, to->count, to->room, 32, one);
}

static int by_place(const void *a, const void *b) {
  const block *one = a, *other = b;
  return one->a < other->a ? -1 : one->a > other->a;
}

/* A range of both texts that is not yet compared. */
typedef struct range {
  size_t a_from, a_to, b_from, b_to;
} range;

typedef struct ranges {
  range *items;
  size_t count, room;
} ranges;

static void push_range(crd_arena *arena, ranges *to, range one) {
  if (one.a_from == one.a_to || one.b_from == one.b_to) return;
  CRD_ARENA_PUSH(arena, to->items, to->count, to->room, 32, one);
}

/* get_matching_blocks, with the empty block at the end of both. */
static blocks find_blocks(const matcher *all) {
  blocks found = {.count = 0}, joined = {.count = 0};
  ranges left = {.count = 0};
  push_range(all->arena, &left, (range){0, all->a_count, 0, all->b_count});
  while (left.count) {
    range r = left.items[--left.count];
    block best = find_longest(all, r.a_from, r.a_to, r.b_from, r.b_to);
    if (best.size == 0) continue;
    add_block(all->arena, &found, best);
    push_range(all->arena, &left, (range){r.a_from, best.a, r.b_from, best.b});
    push_range(all->arena, &left, (range){best.a + best.size, r.a_to, best.b + best.size, r.b_to});
  }
  if (found.count) qsort(found.items, found.count, sizeof *found.items, by_place);
  for (size_t i = 0; i < found.count; i++) {
    block *last = joined.count ? &joined.items[joined.count - 1] : NULL, *one = &found.items[i];
    if (last && last->a + last->size == one->a && last->b + last->size == one->b)
      last->size += one->size;
    else
      add_block(all->arena, &joined, *one);
  }
  add_block(all->arena, &joined, (block){all->a_count, all->b_count, 0});
  return joined;
}

/* ---- the unified form ---- */

/* Lines in both texts, or lines of the first that are replaced by lines of the second. */
typedef struct change {
  bool same;
  size_t a_from, a_to, b_from, b_to;
} change;

typedef struct hunk {
  const lines *a, *b;
  change *items; /* of one hunk: at most as many as there are in all */
  size_t count;
} hunk;

/* format_range_unified */
static void add_range(crd_text *text, size_t from, size_t to) {
  if (to - from == 1)
    crd_text_printf(text, "%zu", from + 1);
  else
    crd_text_printf(text, "%zu,%zu", to == from ? from : from + 1, to - from);
}

static void add_lines(crd_text *text, char sign, const lines *of, size_t from, size_t to) {
  for (size_t i = from; i < to; i++) {
    crd_text_add_char(text, sign);
    crd_text_add(text, of->items[i]);
    crd_text_add_char(text, '\n');
  }
}

static void end_hunk(crd_text *text, hunk *to) {
  if (to->count == 0 || (to->count == 1 && to->items[0].same)) return;
  const change *first = &to->items[0], *last = &to->items[to->count - 1];
  crd_text_add(text, CRD_STRING("@@ -"));
  add_range(text, first->a_from, last->a_to);
  crd_text_add(text, CRD_STRING(" +"));
  add_range(text, first->b_from, last->b_to);
  crd_text_add(text, CRD_STRING(" @@\n"));
  for (size_t i = 0; i < to->count; i++) {
    const change *one = &to->items[i];
    add_lines(text, one->same ? ' ' : '-', to->a, one->a_from, one->a_to);
    if (!one->same) add_lines(text, '+', to->b, one->b_from, one->b_to);
  }
  to->count = 0;
}

static size_t at_least(size_t from, size_t to, size_t most) {
  return to - from > most ? to - most : from;
}

/* Adds a run of equal lines: the lines near a change are kept; a long run between two changes ends the hunk. */
static void add_same(crd_text *text, hunk *to, change one, bool is_first, bool is_last) {
  size_t size = one.a_to - one.a_from;
  if (is_first) {
    one.a_from = at_least(one.a_from, one.a_to, CONTEXT);
    one.b_from = at_least(one.b_from, one.b_to, CONTEXT);
  } else if (is_last && size > CONTEXT) {
    one.a_to = one.a_from + CONTEXT;
    one.b_to = one.b_from + CONTEXT;
  }
  if (one.a_to - one.a_from > (size_t)2 * CONTEXT) {
    to->items[to->count++] = (change){true, one.a_from, one.a_from + CONTEXT, one.b_from, one.b_from + CONTEXT};
    end_hunk(text, to);
    one.a_from = at_least(one.a_from, one.a_to, CONTEXT);
    one.b_from = at_least(one.b_from, one.b_to, CONTEXT);
  }
  to->items[to->count++] = one;
}

static void add_hunks(crd_text *text, hunk *to, const blocks *common) {
  size_t a = 0, b = 0;
  for (size_t i = 0; i < common->count; i++) {
    const block *one = &common->items[i];
    bool is_first = a == 0 && b == 0 && one->a == 0 && one->b == 0;
    if (a < one->a || b < one->b) to->items[to->count++] = (change){false, a, one->a, b, one->b};
    a = one->a + one->size;
    b = one->b + one->size;
    bool is_last = i + 2 == common->count && a == to->a->count && b == to->b->count;
    if (one->size) add_same(text, to, (change){true, one->a, a, one->b, b}, is_first, is_last);
  }
  end_hunk(text, to);
}

void crd_core_add_json_diff(crd_text *text, crd_string from, crd_string to) {
  crd_arena *arena = text->arena;
  lines a = split_json(arena, from), b = split_json(arena, to);
  name_table numbers = {.arena = arena};
  matcher all = {.arena = arena, .a_count = a.count, .b_count = b.count};
  all.a = number_lines(arena, &a, &numbers);
  all.b = number_lines(arena, &b, &numbers);
  all.lengths = crd_arena_zalloc(arena, (b.count + 1) * sizeof *all.lengths);
  index_places(&all, numbers.count);
  blocks common = find_blocks(&all);
  hunk one = {.a = &a, .b = &b, .items = crd_arena_alloc(arena, (2 * common.count + 1) * sizeof *one.items)};
  add_hunks(text, &one, &common);
}
