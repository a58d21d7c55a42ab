/* Times of metadata: Go's time.Parse with the layout of RFC 3339, in both of its ways. The fast one takes what RFC 3339
 * allows; where it gives up, the general one decides, which also takes a one-digit hour, a comma before the fraction and
 * offsets up to 24:60. The general one takes all that the fast one does with the same result, so only it is here. */
#include "../text/format_parts.h"
#include "../text/utf8.h"
#include "metadata_parts.h"

#include <inttypes.h>

#define LAYOUT "2006-01-02T15:04:05Z07:00"

/* time.quote: bytes beyond ASCII and control characters as \xNN. */
static void add_quoted(crd_text *text, crd_string string) {
  crd_text_add_char(text, '"');
  for (size_t i = 0; i < string.size; i++) {
    uint8_t c = (uint8_t)string.data[i];
    if (c >= 0x80 || c < ' ') {
      crd_text_printf(text, "\\x%02x", c);
      continue;
    }
    if (c == '"' || c == '\\') crd_text_add_char(text, '\\');
    crd_text_add_char(text, (char)c);
  }
  crd_text_add_char(text, '"');
}

typedef struct reader {
  crd_arena *arena;
  crd_string whole, rest;
  crd_string *error; /* NULL: not wanted */
} reader;

/* "cannot parse REST as ELEMENT" */
static bool mismatch(const reader *in, const char *element) {
  if (!in->error) return false;
  crd_text text = {.arena = in->arena};
  crd_text_add(&text, CRD_STRING("parsing time "));
  add_quoted(&text, in->whole);
  crd_text_add(&text, CRD_STRING(" as \"" LAYOUT "\": cannot parse "));
  add_quoted(&text, in->rest);
  crd_text_add(&text, CRD_STRING(" as "));
  add_quoted(&text, crd_string_of(element));
  *in->error = crd_text_string(&text);
  return false;
}

/* A complaint that names what is wrong. */
static bool refused(const reader *in, const char *message, crd_string extra) {
  if (!in->error) return false;
  crd_text text = {.arena = in->arena};
  crd_text_add(&text, CRD_STRING("parsing time "));
  add_quoted(&text, in->whole);
  crd_text_add(&text, crd_string_of(message));
  if (extra.size) add_quoted(&text, extra);
  *in->error = crd_text_string(&text);
  return false;
}

static void skip(reader *in, size_t count) {
  in->rest = slice(in->rest, count, in->rest.size);
}

static bool digit_at(const reader *in, size_t i) {
  return i < in->rest.size && is_digit(in->rest.data[i]);
}

static bool take_separator(reader *in, const char *separator) {
  if (in->rest.size == 0 || in->rest.data[0] != *separator) return mismatch(in, separator);
  skip(in, 1);
  return true;
}

/* One or two digits; `fixed` asks for two. Checked against `from`..`to` unless `range` is NULL. */
static bool take_number(reader *in, const char *element, bool fixed, int from, int to, const char *range, int *value) {
  if (!digit_at(in, 0) || (fixed && !digit_at(in, 1))) return mismatch(in, element);
  size_t digits = digit_at(in, 1) ? 2 : 1;
  *value = in->rest.data[0] - '0';
  if (digits == 2) *value = *value * 10 + in->rest.data[1] - '0';
  skip(in, digits);
  return !range || (*value >= from && *value <= to) || refused(in, range, (crd_string){NULL, 0});
}

static bool take_year(reader *in, int *year) {
  *year = 0;
  for (size_t i = 0; i < 4; i++) {
    if (!digit_at(in, i)) return mismatch(in, "2006");
    *year = *year * 10 + in->rest.data[i] - '0';
  }
  skip(in, 4);
  return true;
}

static void take_fraction(reader *in) {
  if (in->rest.size < 2 || (in->rest.data[0] != '.' && in->rest.data[0] != ',') || !digit_at(in, 1)) return;
  size_t size = 2;
  while (digit_at(in, size)) size++;
  skip(in, size);
}

/* "Z" or an offset, which may be 24:60 at most. */
static bool take_zone(reader *in, int *offset) {
  static const char element[] = "Z07:00";
  *offset = 0;
  if (in->rest.size && in->rest.data[0] == 'Z') {
    skip(in, 1);
    return true;
  }
  if (in->rest.size < 6 || in->rest.data[3] != ':') return mismatch(in, element);
  reader after = *in;
  skip(&after, 6);
  const char *at = in->rest.data;
  bool hour_read = is_digit(at[1]) && is_digit(at[2]), minute_read = hour_read && is_digit(at[4]) && is_digit(at[5]);
  int hours = hour_read ? (at[1] - '0') * 10 + at[2] - '0' : 0, minutes = minute_read ? (at[4] - '0') * 10 + at[5] - '0' : 0;
  /* The later of two complaints is the one that Go keeps. */
  if (minutes > 60) return refused(&after, ": time zone offset minute out of range", (crd_string){NULL, 0});
  if (hours > 24) return refused(&after, ": time zone offset hour out of range", (crd_string){NULL, 0});
  if (!minute_read || (at[0] != '+' && at[0] != '-')) return mismatch(in, element);
  *offset = (hours * 60 + minutes) * 60 * (at[0] == '-' ? -1 : 1);
  *in = after;
  return true;
}

/* Days from 1970-01-01 to a date of the proleptic Gregorian calendar. Years run from March in here, so that a leap day ends
 * one. */
static int64_t days_from_date(int64_t year, int month, int day) {
  year -= month <= 2;
  int64_t era = (year >= 0 ? year : year - 399) / 400;
  int64_t year_of_era = year - era * 400;
  int64_t day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468;
}

bool meta_time_parse(crd_arena *arena, crd_string text, int64_t *seconds, crd_string *error) {
  reader in = {arena, text, text, error};
  int year, month, day, hour, minute, second, offset;
  if (!take_year(&in, &year) || !take_separator(&in, "-")) return false;
  if (!take_number(&in, "01", true, 1, 12, ": month out of range", &month) || !take_separator(&in, "-")) return false;
  if (!take_number(&in, "02", true, 0, 99, NULL, &day) || !take_separator(&in, "T")) return false;
  if (!take_number(&in, "15", false, 0, 23, ": hour out of range", &hour) || !take_separator(&in, ":")) return false;
  if (!take_number(&in, "04", true, 0, 59, ": minute out of range", &minute) || !take_separator(&in, ":")) return false;
  if (!take_number(&in, "05", true, 0, 59, ": second out of range", &second)) return false;
  take_fraction(&in);
  if (!take_zone(&in, &offset)) return false;
  if (in.rest.size) return refused(&in, ": extra text: ", in.rest);
  if (day < 1 || day > format_days_in_month(year, month)) return refused(&in, ": day out of range", (crd_string){NULL, 0});
  int second_of_day = hour * 3600 + minute * 60 + second;
  *seconds = days_from_date(year, month, day) * 86400 + second_of_day - offset;
  return true;
}

bool meta_time_is_read(const crd_value *value) {
  int64_t seconds;
  if (!value || value->kind != CRD_STRING_VALUE) return false;
  crd_string text = crd_value_string(value);
  if (text.size == 20 && text.data[19] == 'Z') return !crd_string_equal(text, CRD_STRING("0001-01-01T00:00:00Z"));
  return meta_time_parse(NULL, text, &seconds, NULL) && seconds != META_ZERO_TIME;
}

bool meta_time_converts(crd_arena *arena, const crd_value *value, crd_string *error) {
  int64_t seconds;
  if (!value || value->kind != CRD_STRING_VALUE) return true;
  crd_string text = crd_value_string(value);
  return (text.size == 20 && text.data[19] == 'Z') || meta_time_parse(arena, text, &seconds, error);
}

crd_string meta_time_text(crd_arena *arena, int64_t seconds) {
  int64_t days = seconds / 86400, rest = seconds % 86400;
  if (rest < 0) {
    days--;
    rest += 86400;
  }
  int64_t shifted = days + 719468; /* days since 0000-03-01 */
  int64_t era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
  int64_t day_of_era = shifted - era * 146097;
  int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  int64_t shifted_month = (5 * day_of_year + 2) / 153;
  int day = (int)(day_of_year - (153 * shifted_month + 2) / 5 + 1),
      month = (int)(shifted_month + (shifted_month < 10 ? 3 : -9));
  int64_t year = year_of_era + era * 400 + (month <= 2);
  return crd_arena_printf(arena, "%s%04" PRId64 "-%02d-%02dT%02d:%02d:%02dZ", year < 0 ? "-" : "", year < 0 ? -year : year,
                          month, day, (int)(rest / 3600), (int)(rest / 60 % 60), (int)(rest % 60));
}
