/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of indexes of Jobs (pkg/apis/batch/validation: validateIndexesFormat, parseIndexInterval). */
#include "job.h"

#include <crd/go_text.h>
#include <crd/json.h>

/* Returns the next part before a separator; false when none is left. Like strings.Split it returns at least one part. */
typedef struct splitter {
  crd_string rest;
  bool done;
} splitter;

static bool next_part(splitter *from, char separator, crd_string *part) {
  if (from->done) return false;
  const char *at = from->rest.size ? memchr(from->rest.data, separator, from->rest.size) : NULL;
  size_t size = at ? (size_t)(at - from->rest.data) : from->rest.size;
  *part = crd_string_slice(from->rest, 0, size);
  from->done = !at;
  if (at) from->rest = crd_string_slice(from->rest, size + 1, from->rest.size);
  return true;
}

typedef struct interval {
  int32_t first, last;
} interval;

/* Sets the error WHAT with a quoted part of the text, unless no error is wanted. */
static bool refuse_interval(crd_arena *arena, const char *what, crd_string part, const char *more, crd_string *error) {
  if (!error) return false;
  crd_text text = {.arena = arena};
  crd_text_add(&text, crd_string_of(what));
  crd_text_add_quoted(&text, part);
  crd_text_add(&text, crd_string_of(more));
  *error = crd_text_string(&text);
  return false;
}

static bool refuse_order(crd_arena *arena, int32_t before, int32_t now, crd_string *error) {
  if (error) *error = crd_arena_printf(arena, "non-increasing order, previous: %d, current: %d", before, now);
  return false;
}

static bool parse_index(crd_arena *arena, crd_string part, int32_t completions, int32_t *out, crd_string *error) {
  int64_t number;
  if (!crd_go_int_parse(NULL, "Atoi", part, &number, NULL))
    return refuse_interval(arena, "cannot convert string to integer for index: ", part, "", error);
  if (number >= completions) return refuse_interval(arena, "too large index: ", part, "", error);
  *out = (int32_t)number;
  return true;
}

/* parseIndexInterval */
static bool parse_interval(crd_arena *arena, crd_string text, int32_t completions, interval *out, crd_string *error) {
  splitter ends = {.rest = text};
  crd_string parts[3];
  size_t count = 0;
  while (count < 3 && next_part(&ends, '-', &parts[count])) count++;
  if (count > 2)
    return refuse_interval(arena, "the fragment ", text,
                           " violates the requirement that an index interval can have at most two parts separated by '-'",
                           error);
  if (!parse_index(arena, parts[0], completions, &out->first, error)) return false;
  out->last = out->first;
  if (count == 1) return true;
  if (!parse_index(arena, parts[1], completions, &out->last, error)) return false;
  return out->first < out->last || refuse_order(arena, out->first, out->last, error);
}

int32_t crd_core_count_indexes(crd_arena *arena, crd_string text, int32_t completions, crd_string *error) {
  splitter intervals = {.rest = text};
  crd_string part;
  interval at, before = {.last = 0};
  int32_t total = 0;
  for (bool first = true; text.size && next_part(&intervals, ',', &part); first = false) {
    if (!parse_interval(arena, part, completions, &at, error)) return 0;
    if (!first && before.last >= at.first) {
      refuse_order(arena, before.last, at.first, error);
      return 0;
    }
    total += at.last - at.first + 1;
    before = at;
  }
  return total;
}

/* The next valid interval; invalid ones are reported elsewhere. */
static bool next_interval(splitter *from, int32_t completions, interval *out) {
  crd_string part;
  while (next_part(from, ',', &part))
    if (parse_interval(NULL, part, completions, out, NULL)) return true;
  return false;
}

int32_t crd_core_find_common_index(crd_string completed, crd_string failed, int32_t completions) {
  splitter left = {.rest = completed}, right = {.rest = failed};
  interval a, b;
  if (!completed.size || !failed.size) return -1;
  bool more = next_interval(&left, completions, &a) && next_interval(&right, completions, &b);
  while (more) {
    if (a.first <= b.last && b.first <= a.last) return a.first > b.first ? a.first : b.first;
    more = a.first <= b.first ? next_interval(&left, completions, &a) : next_interval(&right, completions, &b);
  }
  return -1;
}
