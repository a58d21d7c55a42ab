/* SPDX-License-Identifier: Apache-2.0 */
/* Durations: parsing and printing. Mirrors Go's time (ParseDuration, Duration.String, quote) and ParseDuration of
 * kube-openapi pkg/validation/strfmt/duration.go. */
#include "../base/ascii.h"
#include "meta_time.h"
#include <stdio.h>

#define SECOND 1000000000LL

void crd_time_add_quoted(crd_text *out, crd_string text) {
  crd_text_add_char(out, '"');
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c >= 0x80 || c < ' ') {
      crd_text_printf(out, "\\x%02x", c);
      continue;
    }
    if (c == '"' || c == '\\') crd_text_add_char(out, '\\');
    crd_text_add_char(out, (char)c);
  }
  crd_text_add_char(out, '"');
}

/* ---- time.ParseDuration ---- */

/* The parser's state: the whole text, the position, and where errors go (`error` may be NULL). */
typedef struct duration_reading {
  crd_arena *arena;
  crd_string text, *error;
  size_t at;
} duration_reading;

/* parseDurationError: "time: WHAT duration TEXT"; the text also quotes `unit` when it is not NULL. */
SELDOM static bool duration_error(const duration_reading *r, const char *what, const crd_string *unit) {
  if (!r->error) return false;
  crd_text out = {.arena = r->arena};
  crd_text_printf(&out, "time: %s ", what);
  if (unit) {
    crd_time_add_quoted(&out, *unit);
    crd_text_add(&out, CRD_STRING(" in "));
  }
  crd_text_add(&out, CRD_STRING("duration "));
  crd_time_add_quoted(&out, r->text);
  *r->error = crd_text_string(&out);
  return false;
}

/* Parses the unit at the position into nanoseconds. */
static bool read_unit(duration_reading *r, uint64_t *nanos) {
  static const struct {
    crd_string name;
    int64_t nanos;
  } units[] = {{CRD_STRING_INIT("s"), SECOND},        {CRD_STRING_INIT("m"), 60 * SECOND}, /* the common ones first */
               {CRD_STRING_INIT("h"), 3600 * SECOND}, {CRD_STRING_INIT("ms"), 1000000},
               {CRD_STRING_INIT("us"), 1000},         {CRD_STRING_INIT("ns"), 1},
               {CRD_STRING_INIT("\xC2\xB5s"), 1000},  {CRD_STRING_INIT("\xCE\xBCs"), 1000}};
  size_t end = r->at;
  while (end < r->text.size && r->text.data[end] != '.' && !is_digit(r->text.data[end])) end++;
  crd_string name = {r->text.data + r->at, end - r->at};
  if (!name.size) return duration_error(r, "missing unit in", NULL);
  r->at = end;
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    if (crd_string_equal(name, units[i].name)) return *nanos = (uint64_t)units[i].nanos, true;
  return duration_error(r, "unknown unit", &name);
}

/* leadingInt: false past 2^63. */
static bool read_whole_part(duration_reading *r, uint64_t *out) {
  const uint64_t most = 1ULL << 63;
  for (*out = 0; r->at < r->text.size && is_digit(r->text.data[r->at]); r->at++) {
    if (*out > most / 10) return false;
    *out = *out * 10 + (uint64_t)(r->text.data[r->at] - '0');
    if (*out > most) return false;
  }
  return true;
}

/* leadingFraction: digits that do not fit an int64 are ignored. */
static void read_duration_fraction(duration_reading *r, uint64_t *out, double *scale) {
  bool full = false;
  for (*out = 0, *scale = 1; r->at < r->text.size && is_digit(r->text.data[r->at]); r->at++) {
    uint64_t more = *out * 10 + (uint64_t)(r->text.data[r->at] - '0');
    full = full || *out > (uint64_t)INT64_MAX / 10 || more > 1ULL << 63;
    if (full) continue;
    *out = more;
    *scale *= 10;
  }
}

/* A number with a fraction, times the unit that follows. */
static bool read_term(duration_reading *r, uint64_t *total) {
  const uint64_t most = 1ULL << 63;
  uint64_t whole, part = 0, unit = 0;
  double scale = 1;
  size_t start = r->at, digits;
  if (!read_whole_part(r, &whole)) return duration_error(r, "invalid", NULL);
  digits = r->at - start;
  if (r->at < r->text.size && r->text.data[r->at] == '.') {
    start = ++r->at;
    read_duration_fraction(r, &part, &scale);
    digits += r->at - start;
  }
  if (!digits) return duration_error(r, "invalid", NULL);
  if (!read_unit(r, &unit)) return false;
  if (whole > most / unit) return duration_error(r, "invalid", NULL);
  whole *= unit;
  if (part) whole += (uint64_t)((double)part * ((double)unit / scale));
  if (whole > most || *total > most - whole) return duration_error(r, "invalid", NULL);
  *total += whole;
  return true;
}

bool crd_duration_parse(crd_arena *arena, crd_string text, int64_t *nanos, crd_string *error) {
  duration_reading r = {arena, text, error, 0};
  bool negative = text.size && text.data[0] == '-';
  r.at = negative || (text.size && text.data[0] == '+');
  uint64_t total = 0;
  if (text.size == r.at + 1 && text.data[r.at] == '0') return *nanos = 0, true;
  if (r.at == text.size) return duration_error(&r, "invalid", NULL);
  while (r.at < text.size)
    if (!read_term(&r, &total)) return false;
  if (total > (uint64_t)INT64_MAX + negative) return duration_error(&r, "invalid", NULL);
  *nanos = negative ? (int64_t)(0 - total) : (int64_t)total;
  return true;
}

/* ---- strfmt.ParseDuration ---- */

/* The nanoseconds of the unit that a word names in strfmt's durations; 0: none. A variant must match in full; the last one
 * of each unit may also be a prefix of the word. */
static int64_t strfmt_unit(crd_string word) {
  static const struct {
    const char *names[3];
    int64_t nanos;
  } units[] = {{{"ns", "nano", NULL}, 1},
               {{"us", "\xC2\xB5s", "micro"}, 1000},
               {{"ms", "milli", NULL}, 1000000},
               {{"s", "sec", NULL}, SECOND},
               {{"m", "min", NULL}, 60 * SECOND},
               {{"h", "hr", "hour"}, 3600 * SECOND},
               {{"d", "day", NULL}, 86400 * SECOND},
               {{"w", "wk", "week"}, 7 * 86400 * SECOND}};
  int64_t nanos = 0;
  for (size_t u = 0; u < 8; u++)
    for (size_t v = 0; v < 3 && units[u].names[v]; v++) {
      bool last = v == 2 || !units[u].names[v + 1];
      crd_string name = crd_string_of(units[u].names[v]);
      if (last ? crd_string_has_prefix(word, name) : crd_string_equal(word, name)) nanos += units[u].nanos;
    }
  return nanos;
}

bool crd_duration_parse_words(crd_string text, int64_t *nanos) {
  if (crd_duration_parse(NULL, text, nanos, NULL)) return true;
  bool any = false;
  uint64_t total = 0;
  for (size_t i = 0; i < text.size;) {
    uint64_t factor = 0;
    bool fits = true;
    size_t start = i;
    for (; i < text.size && is_digit(text.data[i]); i++) {
      uint64_t digit = (uint64_t)(text.data[i] - '0');
      fits = fits && factor <= ((uint64_t)INT64_MAX - digit) / 10;
      if (fits) factor = factor * 10 + digit;
    }
    if (i == start) {
      i++;
      continue;
    }
    while (i < text.size && is_space(text.data[i])) i++;
    char word[32];
    size_t size = 0;
    while (i < text.size) {
      bool micro = text.size - i >= 2 && memcmp(text.data + i, "\xC2\xB5", 2) == 0;
      if (!micro && !is_letter(text.data[i])) break;
      for (int bytes = 1 + micro; bytes; bytes--, i++)
        if (size < sizeof word) word[size++] = micro ? text.data[i] : (char)(text.data[i] | 32);
    }
    if (size && !fits) return false;
    int64_t unit = size ? strfmt_unit((crd_string){word, size}) : 0;
    any = any || unit;
    total += factor * (uint64_t)unit; /* overflows like Go's */
  }
  *nanos = (int64_t)total;
  return any;
}

/* ---- printing ---- */

crd_string crd_duration_format(crd_arena *arena, int64_t nanos) {
  static const struct {
    uint64_t nanos;
    int digits;
    const char *name;
  } units[] = {{SECOND, 9, "s"}, {1000000, 6, "ms"}, {1000, 3, "\xC2\xB5s"}, {1, 0, "ns"}};
  uint64_t size = nanos < 0 ? 0 - (uint64_t)nanos : (uint64_t)nanos;
  if (!size) return CRD_STRING("0s");
  crd_text out = {.arena = arena};
  if (nanos < 0) crd_text_add_char(&out, '-');
  uint64_t hours = size / (3600ULL * SECOND), minutes = size / (60ULL * SECOND) % 60;
  if (hours) crd_text_printf(&out, "%lluh", (unsigned long long)hours);
  if (hours || minutes) crd_text_printf(&out, "%llum", (unsigned long long)minutes);
  size_t unit = 0;
  while (size < units[unit].nanos) unit++;
  size %= 60ULL * SECOND;
  char part[12] = "";
  int digits = units[unit].digits;
  uint64_t rest = size % units[unit].nanos;
  for (; digits && rest % 10 == 0; digits--) rest /= 10;
  if (digits) snprintf(part, sizeof part, ".%0*llu", digits, (unsigned long long)rest);
  crd_text_printf(&out, "%llu%s%s", (unsigned long long)(size / units[unit].nanos), part, units[unit].name);
  return crd_text_string(&out);
}
