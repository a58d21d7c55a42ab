/* SPDX-License-Identifier: Apache-2.0 */
/* Timestamps: parsing and printing, and the calendar. Mirrors Go's time (Parse with the layouts of RFC 3339, Time.Format,
 * ParseError). */
#include "../base/ascii.h"
#include "meta_time.h"
#include <stdio.h>

/* ---- the calendar ---- */

int64_t crd_days_of_date(int64_t year, int month, int day) {
  year -= month <= 2;
  int64_t era = (year >= 0 ? year : year - 399) / 400, yoe = year - era * 400;
  int64_t doy = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
}

void crd_date_of_days(int64_t days, int64_t *year, int *month, int *day) {
  days += 719468;
  int64_t era = (days >= 0 ? days : days - 146096) / 146097, doe = days - era * 146097;
  int64_t yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
  int64_t mp = (5 * doy + 2) / 153;
  *day = (int)(doy - (153 * mp + 2) / 5 + 1);
  *month = (int)(mp < 10 ? mp + 3 : mp - 9);
  *year = yoe + era * 400 + (*month <= 2);
}

int crd_time_days_of_month(int64_t year, int month) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return days[month - 1] + (month == 2 && leap);
}

/* ---- reading ---- */

/* A text being parsed by one of Go's layouts, and where errors go (`error` may be NULL). */
typedef struct timestamp_reading {
  crd_arena *arena;
  crd_string text, layout, *error;
  size_t at;
} timestamp_reading;

SELDOM static bool cannot_parse(const timestamp_reading *r, size_t at, const char *element) {
  if (!r->error) return false;
  crd_text out = {.arena = r->arena};
  crd_text_add(&out, CRD_STRING("parsing time "));
  crd_time_add_quoted(&out, r->text);
  crd_text_add(&out, CRD_STRING(" as "));
  crd_time_add_quoted(&out, r->layout);
  crd_text_add(&out, CRD_STRING(": cannot parse "));
  crd_time_add_quoted(&out, (crd_string){r->text.data + at, r->text.size - at});
  crd_text_printf(&out, " as \"%s\"", element);
  *r->error = crd_text_string(&out);
  return false;
}

SELDOM static bool part_out_of_range(const timestamp_reading *r, const char *what) {
  if (!r->error) return false;
  crd_text out = {.arena = r->arena};
  crd_text_add(&out, CRD_STRING("parsing time "));
  crd_time_add_quoted(&out, r->text);
  crd_text_printf(&out, ": %s out of range", what);
  *r->error = crd_text_string(&out);
  return false;
}

SELDOM static bool extra_text(const timestamp_reading *r) {
  if (!r->error) return false;
  crd_text out = {.arena = r->arena};
  crd_text_add(&out, CRD_STRING("parsing time "));
  crd_time_add_quoted(&out, r->text);
  crd_text_add(&out, CRD_STRING(": extra text: "));
  crd_time_add_quoted(&out, (crd_string){r->text.data + r->at, r->text.size - r->at});
  *r->error = crd_text_string(&out);
  return false;
}

static bool digit_at(const timestamp_reading *r, size_t at) {
  return at < r->text.size && is_digit(r->text.data[at]);
}

static bool read_digits(timestamp_reading *r, size_t count, int *out) {
  *out = 0;
  for (size_t i = 0; i < count; i++) {
    if (!digit_at(r, r->at + i)) return false;
    *out = *out * 10 + (r->text.data[r->at + i] - '0');
  }
  r->at += count;
  return true;
}

/* Parses a number of two digits; `element` is its name in the layout. */
static bool read_two(timestamp_reading *r, int *out, const char *element) {
  return read_digits(r, 2, out) || cannot_parse(r, r->at, element);
}

static bool read_literal(timestamp_reading *r, char c) {
  const char text[2] = {c, 0};
  if (r->at >= r->text.size || r->text.data[r->at] != c) return cannot_parse(r, r->at, text);
  r->at++;
  return true;
}

/* An optional fraction may follow the seconds in every layout; digits after nanoseconds are ignored. */
static void read_nanos(timestamp_reading *r, int *nanos) {
  int scale = 100000000;
  *nanos = 0;
  if (!digit_at(r, r->at + 1) || (r->text.data[r->at] != '.' && r->text.data[r->at] != ',')) return;
  for (r->at++; digit_at(r, r->at); r->at++, scale /= 10) *nanos += (r->text.data[r->at] - '0') * scale;
}

/* Parses the six digits of the layout; Go accepts a sign as the first. */
static bool read_micros(timestamp_reading *r, int *nanos) {
  size_t start = r->at++;
  if (start >= r->text.size || (r->text.data[start] != '.' && r->text.data[start] != ','))
    return cannot_parse(r, start, ".000000");
  bool negative = r->at < r->text.size && r->text.data[r->at] == '-';
  bool sign = negative || (r->at < r->text.size && r->text.data[r->at] == '+');
  r->at += sign;
  if (!read_digits(r, sign ? 5 : 6, nanos)) return cannot_parse(r, start, ".000000");
  if (negative && *nanos) return part_out_of_range(r, "fractional second");
  *nanos *= 1000;
  return true;
}

/* The hour may have one digit, because the layout's element is 15. */
static bool read_clock(timestamp_reading *r, bool micros, int *seconds, int *nanos) {
  int hour, minute, second;
  if (!read_literal(r, 'T')) return false;
  if (!read_digits(r, digit_at(r, r->at + 1) ? 2 : 1, &hour)) return cannot_parse(r, r->at, "15");
  if (hour > 23) return part_out_of_range(r, "hour");
  if (!read_literal(r, ':') || !read_two(r, &minute, "04")) return false;
  if (minute > 59) return part_out_of_range(r, "minute");
  if (!read_literal(r, ':') || !read_two(r, &second, "05")) return false;
  if (second > 59) return part_out_of_range(r, "second");
  *seconds = hour * 3600 + minute * 60 + second;
  return micros ? read_micros(r, nanos) : (read_nanos(r, nanos), true);
}

/* Z, or a sign, hours and minutes: at most 24:60, as in Go. */
static bool read_zone(timestamp_reading *r, int32_t *offset) {
  int hours = 0, minutes = 0;
  size_t start = r->at;
  *offset = 0;
  if (r->at < r->text.size && r->text.data[r->at] == 'Z') return r->at++, true;
  if (r->text.size - r->at < 6 || r->text.data[r->at + 3] != ':') return cannot_parse(r, start, "Z07:00");
  char sign = r->text.data[r->at++];
  bool good = read_digits(r, 2, &hours);
  if (good) r->at++;
  good = good && read_digits(r, 2, &minutes);
  /* of two errors Go returns the later */
  if (minutes > 60) return part_out_of_range(r, "time zone offset minute");
  if (hours > 24) return part_out_of_range(r, "time zone offset hour");
  if (!good || (sign != '+' && sign != '-')) return cannot_parse(r, start, "Z07:00");
  *offset = (hours * 3600 + minutes * 60) * (sign == '-' ? -1 : 1);
  return true;
}

bool crd_timestamp_parse(crd_arena *arena, crd_time_layout layout, crd_string text, crd_timestamp *out, crd_string *error) {
  static const crd_string layouts[] = {[CRD_TIME_RFC3339] = CRD_STRING_INIT("2006-01-02T15:04:05Z07:00"),
                                       [CRD_TIME_UNZONED] = CRD_STRING_INIT("2006-01-02T15:04:05"),
                                       [CRD_TIME_DATE_ONLY] = CRD_STRING_INIT("2006-01-02"),
                                       [CRD_TIME_RFC3339_MICRO] = CRD_STRING_INIT("2006-01-02T15:04:05.000000Z07:00")};
  timestamp_reading r = {arena, text, layouts[layout], error, 0};
  int year, month, day, seconds = 0, nanos = 0;
  int32_t offset = 0;
  if (!read_digits(&r, 4, &year)) return cannot_parse(&r, 0, "2006");
  if (!read_literal(&r, '-') || !read_two(&r, &month, "01")) return false;
  if (month < 1 || month > 12) return part_out_of_range(&r, "month");
  if (!read_literal(&r, '-') || !read_two(&r, &day, "02")) return false;
  bool micros = layout == CRD_TIME_RFC3339_MICRO, zoned = layout == CRD_TIME_RFC3339 || micros;
  if (layout != CRD_TIME_DATE_ONLY && !read_clock(&r, micros, &seconds, &nanos)) return false;
  if (zoned && !read_zone(&r, &offset)) return false;
  if (r.at != text.size) return extra_text(&r);
  if (day < 1 || day > crd_time_days_of_month(year, month)) return part_out_of_range(&r, "day");
  *out = (crd_timestamp){crd_days_of_date(year, month, day) * 86400 + seconds - offset, nanos, offset};
  return true;
}

/* ---- printing ---- */

crd_string crd_timestamp_format(crd_arena *arena, const crd_timestamp *timestamp) {
  int64_t local = timestamp->seconds + timestamp->offset, days = local / 86400 - (local % 86400 < 0), year;
  int rest = (int)(local - days * 86400), month, day;
  int zone = (timestamp->offset < 0 ? -timestamp->offset : timestamp->offset) / 60;
  char part[16] = "", place[16] = "Z";
  crd_date_of_days(days, &year, &month, &day);
  if (timestamp->nanos) {
    int size = snprintf(part, sizeof part, ".%09d", timestamp->nanos);
    while (size > 1 && part[size - 1] == '0') part[--size] = 0;
  }
  if (zone) snprintf(place, sizeof place, "%c%02d:%02d", timestamp->offset < 0 ? '-' : '+', zone / 60, zone % 60);
  return crd_arena_printf(arena, "%s%04lld-%02d-%02dT%02d:%02d:%02d%s%s", year < 0 ? "-" : "",
                          (long long)(year < 0 ? -year : year), month, day, rest / 3600, rest / 60 % 60, rest % 60, part,
                          place);
}
