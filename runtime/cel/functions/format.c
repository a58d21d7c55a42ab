/* SPDX-License-Identifier: Apache-2.0 */
/* string.format(list) of the strings extension, version 2. Numbers print as golang.org/x/text does for English: %f with
 * groups of three digits, %e as 3.140000×10⁰⁰. Mirrors cel-go ext/formatting.go. */
#include "../../base/utf8.h"
#include "../internal.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* The state of formatting; `error` is set by the first value that cannot be printed. */
typedef struct formatting {
  crd_cel *cel;
  crd_text out;
  bool failed;
} formatting;

static void format_error(formatting *f, const char *stage, const char *what, crd_cel_value value) {
  crd_string name = crd_cel_type_name(value);
  if (value.kind == CRD_CEL_OPTIONAL) name = CRD_STRING("optional_type");
  if (!f->failed) crd_cel_failed_with(f->cel, "%s: %s, was given %.*s", stage, what, (int)name.size, name.data);
  f->failed = true;
}

static const char formatting_stage[] = "error during formatting";

/* Go's %q. */
static void add_quoted(crd_text *out, crd_string text) {
  static const char plain[] = "\a\b\f\n\r\t\v\\\"", letters[] = "abfnrtv\\\"";
  crd_text_add_char(out, '"');
  for (size_t i = 0; i < text.size;) {
    size_t start = i;
    uint32_t rune = utf8_next(text, &i);
    const char *special = rune && rune < 0x80 ? strchr(plain, (int)rune) : NULL;
    if (rune == 0xFFFD && i - start == 1) {
      crd_text_printf(out, "\\x%02x", (unsigned char)text.data[start]);
    } else if (special) {
      crd_text_add_char(out, '\\');
      crd_text_add_char(out, letters[special - plain]);
    } else if (rune < 0x20 || rune == 0x7F) {
      crd_text_printf(out, "\\x%02x", (unsigned)rune);
    } else if ((rune >= 0x80 && rune <= 0xA0) || rune == 0xAD) {
      crd_text_printf(out, "\\u%04x", (unsigned)rune);
    } else {
      crd_utf8_add(out, rune);
    }
  }
  crd_text_add_char(out, '"');
}

static void format_string(formatting *f, crd_cel_value value);

/* A value within a list or map is printed as a CEL literal. */
static void format_member(formatting *f, crd_cel_value value) {
  crd_string text;
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_STRING:
    add_quoted(&f->out, value.as.text);
    break;
  case CRD_CEL_BYTES:
    crd_text_add_char(&f->out, 'b');
    add_quoted(&f->out, value.as.text);
    break;
  case CRD_CEL_DOUBLE:
    if (isfinite(value.as.number))
      crd_text_printf(&f->out, "%f", value.as.number);
    else
      crd_text_printf(&f->out, "\"%s\"", isnan(value.as.number) ? "NaN" : value.as.number > 0 ? "+Inf" : "-Inf");
    break;
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    text = crd_cel_value_text(f->cel, value);
    crd_text_printf(&f->out, "%s(\"%.*s\")", value.kind == CRD_CEL_DURATION ? "duration" : "timestamp", (int)text.size,
                    text.data);
    break;
  case CRD_CEL_OPTIONAL:
  case CRD_CEL_OPAQUE: {
    crd_string name = crd_cel_type_name(value);
    if (!f->failed)
      crd_cel_failed_with(f->cel, "%s: no formatting function for %.*s", formatting_stage, (int)name.size, name.data);
    f->failed = true;
    break;
  }
  default:
    format_string(f, value);
  }
}

static void format_list(formatting *f, crd_cel_value list) {
  int64_t count = crd_cel_count(list);
  crd_text_add_char(&f->out, '[');
  for (int64_t i = 0; i < count && !f->failed; i++) {
    if (i) crd_text_add(&f->out, CRD_STRING(", "));
    format_member(f, crd_cel_item(f->cel, list, (size_t)i));
  }
  crd_text_add_char(&f->out, ']');
}

typedef struct map_entry {
  crd_string key, value;
} map_entry;

static int compare_entries(const void *a, const void *b) {
  return crd_string_compare(((const map_entry *)a)->key, ((const map_entry *)b)->key);
}

/* Entries are sorted by their printed keys. */
static void format_map(formatting *f, crd_cel_value map) {
  size_t count = (size_t)crd_cel_count(map);
  map_entry *entries = crd_arena_alloc(f->cel->arena, count * sizeof *entries);
  crd_text whole = f->out;
  for (size_t i = 0; i < count; i++) {
    f->out = (crd_text){.arena = f->cel->arena};
    format_member(f, crd_cel_key(map, i));
    entries[i].key = crd_text_string(&f->out);
    f->out = (crd_text){.arena = f->cel->arena};
    format_member(f, crd_cel_entry_value(f->cel, map, i));
    entries[i].value = crd_text_string(&f->out);
  }
  f->out = whole;
  if (count) qsort(entries, count, sizeof *entries, compare_entries);
  crd_text_add_char(&f->out, '{');
  for (size_t i = 0; i < count; i++) {
    if (i) crd_text_add(&f->out, CRD_STRING(", "));
    crd_text_add(&f->out, entries[i].key);
    crd_text_add_char(&f->out, ':');
    crd_text_add(&f->out, entries[i].value);
  }
  crd_text_add_char(&f->out, '}');
}

/* An object is a map of its fields under the names that rules use; one that is null is there without a value. */
static void format_object(formatting *f, crd_cel_value object) {
  const crd_value *node = crd_cel_node(f->cel, object);
  size_t count = node && node->kind == CRD_MAP ? node->size : 0;
  map_entry *entries = crd_arena_alloc(f->cel->arena, (count + 1) * sizeof *entries);
  for (size_t i = 0; i < count; i++)
    entries[i].key = crd_cel_escape_name(f->cel->arena, crd_member_name(&node->as.members[i]));
  if (count) qsort(entries, count, sizeof *entries, compare_entries);
  crd_text_add_char(&f->out, '{');
  for (size_t i = 0; i < count && !f->failed; i++) {
    if (i) crd_text_add(&f->out, CRD_STRING(", "));
    add_quoted(&f->out, entries[i].key);
    crd_text_add_char(&f->out, ':');
    format_member(f, crd_cel_select(f->cel, object, entries[i].key));
  }
  crd_text_add_char(&f->out, '}');
}

static void format_string(formatting *f, crd_cel_value value) {
  if (value.kind == CRD_CEL_FAILED) {
    f->failed = true;
  } else if (crd_cel_is_list(value)) {
    format_list(f, value);
  } else if (crd_cel_is_map(value)) {
    format_map(f, value);
  } else if (crd_cel_is_object(value)) {
    format_object(f, value);
  } else if (value.kind == CRD_CEL_NULL) {
    crd_text_add(&f->out, CRD_STRING("null"));
  } else if (value.kind == CRD_CEL_BYTES && !crd_utf8_is_valid(value.as.text)) {
    if (!f->failed)
      crd_cel_failed_with(f->cel,
                          "%s: could not convert argument \"invalid UTF-8 in bytes, cannot convert to string\" to string",
                          formatting_stage);
    f->failed = true;
  } else if (value.kind <= CRD_CEL_TYPE) {
    crd_text_add(&f->out, crd_cel_value_text(f->cel, value));
  } else {
    format_error(
        f, formatting_stage,
        "string clause can only be used on strings, bools, bytes, ints, doubles, maps, lists, types, durations, and "
        "timestamps",
        value);
  }
}

/* ---- numbers ---- */

/* The number for %f and %e: a double, or one of the texts "Infinity", "-Infinity" and "NaN". False for other values. */
static bool double_of(crd_cel_value value, double *out) {
  if (value.kind == CRD_CEL_DOUBLE) return *out = value.as.number, true;
  if (value.kind != CRD_CEL_STRING) return false;
  bool infinite = crd_string_equal(value.as.text, CRD_STRING("Infinity"));
  bool negative = crd_string_equal(value.as.text, CRD_STRING("-Infinity"));
  if (!infinite && !negative && !crd_string_equal(value.as.text, CRD_STRING("NaN"))) return false;
  *out = infinite ? INFINITY : negative ? -INFINITY : NAN;
  return true;
}

/* Prints an infinite number or NaN, after spaces up to `width` characters. False if the number is finite. */
static bool add_infinite(formatting *f, double number, int width) {
  if (isfinite(number)) return false;
  for (int i = isnan(number) ? 3 : number > 0 ? 1 : 2; i < width; i++) crd_text_add_char(&f->out, ' ');
  crd_text_add(&f->out, isnan(number) ? CRD_STRING("NaN")
                        : number > 0  ? CRD_STRING("\xE2\x88\x9E")
                                      : CRD_STRING("-\xE2\x88\x9E"));
  return true;
}

static void add_fixed(formatting *f, crd_cel_value value, int precision) {
  double number;
  if (!double_of(value, &number)) {
    format_error(f, formatting_stage, "fixed-point clause can only be used on doubles", value);
    return;
  }
  if (add_infinite(f, number, 0)) return;
  if (!(number < 0)) number = fabs(number); /* -0 prints without its sign */
  crd_string digits = crd_arena_printf(f->cel->arena, "%.*f", precision, number);
  const char *point = memchr(digits.data, '.', digits.size);
  size_t whole = point ? (size_t)(point - digits.data) : digits.size;
  for (size_t i = 0; i < digits.size; i++) {
    bool starts_group = i < whole && i > 0 && (whole - i) % 3 == 0 && digits.data[i - 1] != '-';
    if (starts_group) crd_text_add_char(&f->out, ',');
    crd_text_add_char(&f->out, digits.data[i]);
  }
}

/* As upstream does, takes the precision for a width. There are always six digits. */
static void add_scientific(formatting *f, crd_cel_value value, int width) {
  static const char *const raised[] = {"\xE2\x81\xB0", "\xC2\xB9",     "\xC2\xB2",     "\xC2\xB3",     "\xE2\x81\xB4",
                                       "\xE2\x81\xB5", "\xE2\x81\xB6", "\xE2\x81\xB7", "\xE2\x81\xB8", "\xE2\x81\xB9"};
  double number;
  if (!double_of(value, &number)) {
    format_error(f, formatting_stage, "scientific clause can only be used on doubles", value);
    return;
  }
  if (add_infinite(f, number, width)) return;
  if (!(number < 0)) number = fabs(number); /* -0 prints without its sign */
  crd_string digits = crd_arena_printf(f->cel->arena, "%.6e", number);
  const char *mark = memchr(digits.data, 'e', digits.size);
  size_t head = (size_t)(mark - digits.data), printed = head + 3 + (digits.size - head - 2) + (mark[1] == '-');
  for (size_t i = printed; i < (size_t)width; i++) crd_text_add_char(&f->out, ' ');
  crd_text_add(&f->out, (crd_string){digits.data, head});
  crd_text_add(&f->out, CRD_STRING("\xC3\x97"
                                   "10"));
  if (mark[1] == '-') crd_text_add(&f->out, CRD_STRING("\xE2\x81\xBB"));
  for (size_t i = head + 2; i < digits.size; i++) crd_text_add(&f->out, crd_string_of(raised[digits.data[i] - '0']));
}

static void add_base(formatting *f, bool negative, uint64_t magnitude, unsigned base, bool upper) {
  char digits[65];
  size_t at = sizeof digits;
  do {
    digits[--at] = (upper ? "0123456789ABCDEF" : "0123456789abcdef")[magnitude % base];
    magnitude /= base;
  } while (magnitude);
  if (negative) crd_text_add_char(&f->out, '-');
  crd_text_add(&f->out, (crd_string){digits + at, sizeof digits - at});
}

static bool add_integer(formatting *f, crd_cel_value value, unsigned base, bool upper) {
  if (value.kind == CRD_CEL_INT) {
    bool negative = value.as.integer < 0;
    add_base(f, negative, negative ? 0 - (uint64_t)value.as.integer : (uint64_t)value.as.integer, base, upper);
    return true;
  }
  if (value.kind != CRD_CEL_UINT) return false;
  add_base(f, false, value.as.unsigned_integer, base, upper);
  return true;
}

static void add_hex(formatting *f, crd_cel_value value, bool upper) {
  if (add_integer(f, value, 16, upper)) return;
  if (value.kind != CRD_CEL_STRING && value.kind != CRD_CEL_BYTES) {
    format_error(f, formatting_stage, "only integers, byte buffers, and strings can be formatted as hex", value);
    return;
  }
  const char *digits = upper ? "0123456789ABCDEF" : "0123456789abcdef";
  for (size_t i = 0; i < value.as.text.size; i++) {
    unsigned char byte = (unsigned char)value.as.text.data[i];
    crd_text_add_char(&f->out, digits[byte >> 4]);
    crd_text_add_char(&f->out, digits[byte & 15]);
  }
}

/* ---- clauses ---- */

/* Upstream prints the byte as a code point. */
static void add_unknown_verb(formatting *f, unsigned char verb) {
  crd_text text = {.arena = f->cel->arena};
  crd_utf8_add(&text, verb);
  crd_cel_failed_with(f->cel, "could not parse formatting clause: unrecognized formatting clause \"%.*s\"", (int)text.size,
                      text.data);
  f->failed = true;
}

static void add_clause(formatting *f, char verb, int precision, crd_cel_value value) {
  switch (verb) {
  case 's':
    format_string(f, value);
    break;
  case 'd':
    if (!add_integer(f, value, 10, false))
      format_error(f, formatting_stage, "decimal clause can only be used on integers", value);
    break;
  case 'f':
    add_fixed(f, value, precision);
    break;
  case 'e':
    add_scientific(f, value, precision);
    break;
  case 'b':
    if (value.kind == CRD_CEL_BOOL)
      crd_text_add_char(&f->out, value.as.boolean ? '1' : '0');
    else if (!add_integer(f, value, 2, false))
      format_error(f, formatting_stage, "only integers and bools can be formatted as binary", value);
    break;
  case 'x':
  case 'X':
    add_hex(f, value, verb == 'X');
    break;
  case 'o':
    if (!add_integer(f, value, 8, false))
      format_error(f, formatting_stage, "octal clause can only be used on integers", value);
    break;
  default:
    add_unknown_verb(f, (unsigned char)verb);
  }
}

/* Reads ".3" at text[*i]. False if it does not end or is too long. */
static bool read_precision(formatting *f, crd_string text, size_t *i, int *precision) {
  static const char prefix[] = "could not parse formatting clause: error while parsing precision";
  *precision = 6;
  if (*i >= text.size || text.data[*i] != '.') return true;
  size_t start = ++*i;
  int number = 0;
  while (*i < text.size && text.data[*i] >= '0' && text.data[*i] <= '9') {
    number = number < 100000 ? number * 10 + (text.data[*i] - '0') : number;
    ++*i;
  }
  if (*i == text.size)
    crd_cel_failed_with(f->cel, "%s: could not find end of precision specifier", prefix);
  else if (*i == start)
    crd_cel_failed_with(
        f->cel, "%s: error while converting precision to integer: strconv.Atoi: parsing \"\": invalid syntax", prefix);
  *precision = number;
  return *i<text.size && * i> start;
}

crd_cel_value crd_cel_fn_format(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING || !crd_cel_is_list(arguments[1]))
    return crd_cel_no_overload(cel, "format", arguments, count);
  crd_string text = arguments[0].as.text;
  cel->cost += crd_cel_tenth(crd_cel_code_points(text));
  formatting f = {.cel = cel, .out = {.arena = cel->arena}};
  int64_t next = 0, given = crd_cel_count(arguments[1]);
  for (size_t i = 0; i < text.size && !f.failed;) {
    char c = text.data[i++];
    if (c != '%' || (i < text.size && text.data[i] == '%')) {
      crd_text_add_char(&f.out, c);
      i += c == '%';
      continue;
    }
    int precision;
    if (next >= given) return crd_cel_failed_with(cel, "index %lld out of range", (long long)next);
    if (i == text.size) return crd_cel_failed(cel, "unexpected end of string");
    if (!read_precision(&f, text, &i, &precision)) return crd_cel_of_truth(CRD_CEL_ERROR);
    char verb = text.data[i++];
    add_clause(&f, verb, precision, crd_cel_item(cel, arguments[1], (size_t)next++));
  }
  return f.failed ? crd_cel_of_truth(CRD_CEL_ERROR) : crd_cel_of_string(crd_text_string(&f.out));
}
