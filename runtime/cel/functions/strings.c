/* SPDX-License-Identifier: Apache-2.0 */
/* String functions: the standard library's and cel-go's extension (ext/strings.go, version 2). Positions are in code points.
 */
#include "../../base/utf8.h"
#include "../internal.h"

static uint64_t scan_cost(crd_cel_value value) {
  return crd_cel_tenth(crd_cel_cost_size(value));
}

/* The offset of code point `point` in bytes; the size if the text is shorter. */
static size_t byte_of(crd_string text, size_t point) {
  size_t i = 0;
  while (point > 0 && i < text.size) {
    utf8_next(text, &i);
    point--;
  }
  return i;
}

/* The same, starting from the code point of the last call if that is before it: a rule that reads a text by charAt takes
 * linear time. False if the text is shorter. */
static bool seek_point(crd_cel *cel, crd_string text, size_t point, size_t *byte) {
  size_t at = 0, i = 0;
  if (cel->cursor.text == text.data && cel->cursor.point <= point && cel->cursor.byte <= text.size)
    at = cel->cursor.point, i = cel->cursor.byte;
  for (; at < point && i < text.size; at++) utf8_next(text, &i);
  *byte = i;
  if (at < point) return false;
  cel->cursor.text = text.data, cel->cursor.point = at, cel->cursor.byte = i;
  return true;
}

static crd_cel_value index_out_of_range(crd_cel *cel, int64_t index) {
  return crd_cel_failed_with(cel, "index out of range: %lld", (long long)index);
}

/* ---- with native arguments ---- */

uint64_t crd_cel_long_string_cost(crd_string a, crd_string b) {
  size_t points_a = crd_cel_length(a), points_b = crd_cel_length(b);
  return crd_cel_tenth(points_a < points_b ? points_a : points_b);
}

/* Whether the part is at `at`. For a long part it first polls whether to stop. */
static inline bool is_part(const char *at, crd_string part) {
  if (part.size > 1024) crd_poll();
  return memcmp(at, part.data, part.size) == 0;
}

bool crd_cel_contains(crd_cel *cel, crd_string text, crd_string part) {
  crd_cel_charge(cel, crd_cel_scan_cost(text) * crd_cel_scan_cost(part));
  if (!part.size) return true;
  for (size_t i = 0; i + part.size <= text.size; i++) {
    const char *first = memchr(text.data + i, part.data[0], text.size - part.size - i + 1);
    if (!first) return false;
    if (is_part(first, part)) return true;
    i = (size_t)(first - text.data);
  }
  return false;
}

/* ---- standard library ---- */

/* The cost is that of scanning the part; before 1.37 that of scanning the text. */
static crd_cel_value affix(crd_cel *cel, const crd_cel_value *arguments, size_t count,
                           bool (*stands)(crd_string, crd_string), size_t scanned) {
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING)) return crd_cel_wrong_call(cel, arguments, count);
  crd_cel_charge(cel, crd_cel_scan_cost(arguments[scanned].as.text));
  return crd_cel_of_bool(stands(arguments[0].as.text, arguments[1].as.text));
}

crd_cel_value crd_cel_fn_starts_with(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return affix(cel, arguments, count, crd_cel_starts_with, 1);
}

crd_cel_value crd_cel_fn_starts_with_before_37(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return affix(cel, arguments, count, crd_cel_starts_with, 0);
}

crd_cel_value crd_cel_fn_ends_with(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return affix(cel, arguments, count, crd_cel_ends_with, 1);
}

crd_cel_value crd_cel_fn_ends_with_before_37(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return affix(cel, arguments, count, crd_cel_ends_with, 0);
}

crd_cel_value crd_cel_fn_contains(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING)) return crd_cel_wrong_call(cel, arguments, count);
  return crd_cel_of_bool(crd_cel_contains(cel, arguments[0].as.text, arguments[1].as.text));
}

/* ---- positions ---- */

crd_cel_value crd_cel_fn_char_at(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING || arguments[1].kind != CRD_CEL_INT)
    return crd_cel_no_overload(cel, "charAt", arguments, count);
  cel->cost += 1;
  crd_string text = arguments[0].as.text;
  int64_t index = arguments[1].as.integer;
  size_t begin = 0, end;
  if (index < 0 || index > (int64_t)text.size || !seek_point(cel, text, (size_t)index, &begin))
    return index_out_of_range(cel, index);
  end = begin;
  if (begin < text.size) utf8_next(text, &end);
  return crd_cel_of_string(crd_string_slice(text, begin, end));
}

static bool stands_at(crd_string text, size_t at, crd_string part) {
  if (part.size == 0) return true;
  return text.size - at >= part.size && text.data[at] == part.data[0] && is_part(text.data + at, part);
}

/* A part to search for. A short one is compared at every position. For a long one that could take quadratic time, so the
 * algorithm of Knuth, Morris and Pratt is used, forwards or from the end. */
typedef struct sought {
  crd_string part;
  uint32_t *borders; /* for each beginning (or end) of the part the size of its longest border; NULL: the part is short */
  bool from_end;
} sought;

enum { SHORT_PART = 32 };

static char byte_at(crd_string text, size_t i, bool from_end) {
  return text.data[from_end ? text.size - 1 - i : i];
}

static sought seek(crd_cel *cel, crd_string part, bool from_end) {
  sought sought = {part, NULL, from_end};
  if (part.size <= SHORT_PART) return sought;
  sought.borders = crd_arena_alloc(cel->arena, part.size * sizeof *sought.borders);
  sought.borders[0] = 0;
  for (size_t i = 1, border = 0; i < part.size; i++) {
    while (border && byte_at(part, i, from_end) != byte_at(part, border, from_end)) border = sought.borders[border - 1];
    border += byte_at(part, i, from_end) == byte_at(part, border, from_end);
    sought.borders[i] = (uint32_t)border;
  }
  return sought;
}

/* The first, or last, position of a long part; the text's size if there is none. */
static size_t find_long(const sought *sought, crd_string text) {
  crd_string part = sought->part;
  for (size_t i = 0, met = 0; i < text.size; i++) {
    char c = byte_at(text, i, sought->from_end);
    while (met && c != byte_at(part, met, sought->from_end)) met = sought->borders[met - 1];
    met += c == byte_at(part, met, sought->from_end);
    if (met == part.size) return sought->from_end ? text.size - 1 - i : i + 1 - part.size;
  }
  return text.size;
}

/* The first position of a short part, not empty, from byte `i` on; the end if there is none. Parts in lists are short. */
static inline size_t find_short(crd_string text, size_t i, crd_string part) {
  const char *data = text.data;
  const char first = part.data[0];
  for (; i < text.size; i++)
    if (data[i] == first && (part.size == 1 || stands_at(text, i, part))) return i;
  return i;
}

static size_t find_from(const sought *sought, crd_string text, size_t i) {
  if (sought->borders) return i + find_long(sought, crd_string_slice(text, i, text.size));
  return find_short(text, i, sought->part);
}

/* The first code point at or after `offset` where `part` begins; -1 if there is none. */
static int64_t index_of_text(crd_cel *cel, crd_string text, crd_string part, int64_t offset) {
  size_t i = byte_of(text, (size_t)offset);
  if (part.size > SHORT_PART) {
    sought sought = seek(cel, part, false);
    size_t at = find_from(&sought, text, i);
    return at < text.size ? offset + (int64_t)crd_cel_code_points(crd_string_slice(text, i, at)) : -1;
  }
  for (int64_t point = offset; i < text.size; point++) {
    if (stands_at(text, i, part)) return point;
    utf8_next(text, &i);
  }
  return -1;
}

/* The last such code point at or before `offset`. */
static int64_t last_code_point_index(crd_cel *cel, crd_string text, crd_string part, int64_t offset) {
  int64_t found = -1;
  size_t i = 0;
  if (part.size > SHORT_PART) {
    sought sought = seek(cel, part, true);
    size_t begin = byte_of(text, (size_t)offset); /* of the last possible position */
    crd_string within = crd_string_slice(text, 0, text.size - begin < part.size ? text.size : begin + part.size);
    size_t at = find_long(&sought, within);
    return at < within.size ? (int64_t)crd_cel_code_points(crd_string_slice(text, 0, at)) : -1;
  }
  for (int64_t point = 0; i < text.size && point <= offset; point++) {
    if (stands_at(text, i, part)) found = point;
    utf8_next(text, &i);
  }
  return found;
}

static crd_cel_value search_string(crd_cel *cel, const crd_cel_value *arguments, size_t count, bool last) {
  crd_string text = arguments[0].as.text, part = arguments[1].as.text;
  int64_t points = (int64_t)crd_cel_code_points(text), offset = 0;
  if (count > 2) {
    offset = arguments[2].as.integer;
    if (offset < 0) return index_out_of_range(cel, offset);
    if (part.size == 0) return crd_cel_of_int(offset > points ? points : offset);
    if (offset >= points) return crd_cel_of_int(-1);
  } else if (last) {
    if (part.size == 0) return crd_cel_of_int(points);
    offset = points - 1;
  } else if (part.size == 0) {
    return crd_cel_of_int(0);
  }
  return crd_cel_of_int(last ? last_code_point_index(cel, text, part, offset) : index_of_text(cel, text, part, offset));
}

static crd_cel_value search_text(crd_cel *cel, const crd_cel_value *arguments, size_t count, bool last) {
  const char *name = last ? "lastIndexOf" : "indexOf";
  crd_cel_charge(cel, crd_cel_traversal_cost(cel, arguments[0]));
  if (crd_cel_all_are(arguments, 2, CRD_CEL_STRING) && (count < 3 || arguments[2].kind == CRD_CEL_INT))
    return search_string(cel, arguments, count, last);
  if (!crd_cel_is_list(arguments[0]) || count != 2) return crd_cel_no_overload(cel, name, arguments, count);
  int64_t found = -1, size = crd_cel_count(arguments[0]);
  for (int64_t i = 0; i < size && (last || found < 0); i++)
    if (crd_cel_equal(cel, crd_cel_item(cel, arguments[0], (size_t)i), arguments[1]) == CRD_CEL_TRUE) found = i;
  return crd_cel_of_int(found);
}

crd_cel_value crd_cel_fn_index_of(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return search_text(cel, arguments, count, false);
}
crd_cel_value crd_cel_fn_last_index_of(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return search_text(cel, arguments, count, true);
}

crd_cel_value crd_cel_fn_substring(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING || !crd_cel_all_are(arguments + 1, count - 1, CRD_CEL_INT))
    return crd_cel_no_overload(cel, "substring", arguments, count);
  crd_cel_charge(cel, scan_cost(arguments[0]));
  crd_string text = arguments[0].as.text;
  int64_t points = (int64_t)crd_cel_code_points(text), start = arguments[1].as.integer;
  int64_t end = count > 2 ? arguments[2].as.integer : points;
  if (count > 2 && start > end)
    return crd_cel_failed_with(cel, "invalid substring range. start: %lld, end: %lld", (long long)start, (long long)end);
  if (start < 0 || start > points) return index_out_of_range(cel, start);
  if (end < 0 || end > points) return index_out_of_range(cel, end);
  size_t first = byte_of(text, (size_t)start), last = byte_of(text, (size_t)end);
  return crd_cel_of_string(crd_string_slice(text, first, last));
}

/* ---- changed copies ---- */

static crd_cel_value change_ascii_case(crd_cel *cel, const char *name, crd_cel_value value, char first, char last) {
  if (value.kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, name, &value, 1);
  crd_cel_charge(cel, scan_cost(value));
  char *data = crd_arena_alloc(cel->arena, value.as.text.size);
  for (size_t i = 0; i < value.as.text.size; i++) {
    char c = value.as.text.data[i];
    data[i] = c >= first && c <= last ? (char)(c ^ 0x20) : c;
  }
  return crd_cel_of_string((crd_string){data, value.as.text.size});
}

crd_cel_value crd_cel_fn_lower_ascii(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return change_ascii_case(cel, "lowerAscii", arguments[0], 'A', 'Z');
}
crd_cel_value crd_cel_fn_upper_ascii(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return change_ascii_case(cel, "upperAscii", arguments[0], 'a', 'z');
}

crd_cel_value crd_cel_fn_trim(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "trim", arguments, count);
  crd_cel_charge(cel, scan_cost(arguments[0]));
  crd_string text = arguments[0].as.text;
  size_t begin = text.size, end = 0;
  for (size_t i = 0; i < text.size;) {
    size_t start = i;
    if (crd_rune_is_space(utf8_next(text, &i))) continue;
    if (begin == text.size) begin = start;
    end = i;
  }
  return crd_cel_of_string(end ? crd_string_slice(text, begin, end) : (crd_string){"", 0});
}

/* strings.Replace: an empty `old` matches before every code point and at the end. */
crd_cel_value crd_cel_fn_replace(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_all_are(arguments, 3, CRD_CEL_STRING) || (count > 3 && arguments[3].kind != CRD_CEL_INT))
    return crd_cel_no_overload(cel, "replace", arguments, count);
  crd_string text = arguments[0].as.text, old = arguments[1].as.text, new = arguments[2].as.text;
  int64_t left = count > 3 ? arguments[3].as.integer : -1;
  uint64_t points = crd_cel_code_points(text);
  crd_cel_charge(cel, (points + 4) / 5);
  crd_text out = {.arena = cel->arena};
  size_t i = 0;
  for (sought sought = seek(cel, old, false); old.size && left != 0; left -= left > 0) {
    size_t at = find_from(&sought, text, i);
    if (at == text.size) break;
    crd_cel_poll(cel);
    crd_text_add(&out, crd_string_slice(text, i, at));
    crd_text_add(&out, new);
    i = at + old.size;
  }
  while (!old.size && i <= text.size && left != 0) {
    crd_cel_poll(cel);
    crd_text_add(&out, new);
    left -= left > 0;
    if (i == text.size) break;
    size_t start = i;
    utf8_next(text, &i);
    crd_text_add(&out, (crd_string){text.data + start, i - start});
  }
  if (i < text.size) crd_text_add(&out, crd_string_slice(text, i, text.size));
  return crd_cel_of_string(crd_text_string(&out));
}

crd_cel_value crd_cel_fn_split(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_all_are(arguments, 2, CRD_CEL_STRING) || (count > 2 && arguments[2].kind != CRD_CEL_INT))
    return crd_cel_no_overload(cel, "split", arguments, count);
  crd_string text = arguments[0].as.text, separator = arguments[1].as.text;
  int64_t limit = count > 2 ? arguments[2].as.integer : -1;
  crd_cel_charge(cel, (crd_cel_length(text) + 4) / 5);
  crd_cel_builder parts = {NULL, 0, 0};
  const bool is_long = separator.size > SHORT_PART;
  sought sought = is_long ? seek(cel, separator, false) : (struct sought){.borders = NULL};
  size_t start = 0, i = 0;
  if (limit == 0) return crd_cel_built(cel, &parts);
  while (i < text.size && (limit < 0 || (int64_t)parts.count + 1 < limit)) {
    if (separator.size) i = is_long ? find_from(&sought, text, i) : find_short(text, i, separator);
    if (i == text.size) break;
    size_t end = i;
    if (!separator.size) utf8_next(text, &end);
    if (!separator.size && end == text.size) break;
    *crd_cel_next(cel, &parts) = crd_cel_of_string(crd_string_slice(text, start, end));
    i = start = end + separator.size;
  }
  if (separator.size || start < text.size)
    *crd_cel_next(cel, &parts) = crd_cel_of_string(crd_string_slice(text, start, text.size));
  return crd_cel_built(cel, &parts);
}

crd_cel_value crd_cel_fn_join(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_list(arguments[0]) || (count > 1 && arguments[1].kind != CRD_CEL_STRING))
    return crd_cel_no_overload(cel, "join", arguments, count);
  crd_text out = {.arena = cel->arena};
  int64_t size = crd_cel_count(arguments[0]);
  for (int64_t i = 0; i < size; i++) {
    crd_cel_value item = crd_cel_item(cel, arguments[0], (size_t)i);
    /* the first item selects the overload */
    if (item.kind == CRD_CEL_FAILED && i == 0) return crd_cel_no_overload(cel, "join", arguments, count);
    if (item.kind != CRD_CEL_STRING) {
      crd_string text = item.kind == CRD_CEL_FAILED ? cel->error : crd_cel_value_text(cel, item);
      return crd_cel_failed_with(cel, "join: invalid input: %.*s", (int)text.size, text.data);
    }
    if (i && count > 1) crd_text_add(&out, arguments[1].as.text);
    crd_text_add(&out, item.as.text);
  }
  crd_cel_charge(cel, (crd_cel_code_points(crd_text_string(&out)) + 4) / 5);
  return crd_cel_of_string(crd_text_string(&out));
}

crd_cel_value crd_cel_fn_quote(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  static const char plain[] = "\a\b\f\n\r\t\v\\\"", letters[] = "abfnrtv\\\"";
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "strings.quote", arguments, count);
  crd_cel_charge(cel, scan_cost(arguments[0]));
  crd_text out = {.arena = cel->arena};
  crd_string text = arguments[0].as.text;
  crd_text_add_char(&out, '"');
  for (size_t i = 0; i < text.size;) {
    uint32_t rune = utf8_next(text, &i);
    const char *special = rune && rune < 0x80 ? strchr(plain, (int)rune) : NULL;
    if (special) {
      crd_text_add_char(&out, '\\');
      crd_text_add_char(&out, letters[special - plain]);
    } else {
      crd_utf8_add(&out, rune);
    }
  }
  crd_text_add_char(&out, '"');
  return crd_cel_of_string(crd_text_string(&out));
}

/* matches() with a pattern that is known at compile time. */
bool crd_cel_matches(crd_cel *cel, crd_string text, const crd_pattern *pattern, uint64_t pattern_size) {
  crd_cel_charge(cel, crd_cel_tenth(crd_cel_length(text) + 1) * ((pattern_size + 3) / 4));
  return crd_pattern_match(pattern, text);
}
