/* SPDX-License-Identifier: Apache-2.0 */
/* Durations and timestamps in rules: from texts and to texts, arithmetic, accessors. A duration has Go's range (int64
 * nanoseconds), a timestamp the years 1 to 9999. Mirrors cel-go common/types/{duration,timestamp}.go, overflow.go, and
 * apiserver pkg/cel/common/values.go for the formats of schemas. */
#include "../base/kin.h"
#include "internal.h"
#include <stdio.h>
#include <stdlib.h>

#define NANOS 1000000000LL

static crd_cel_value duration_of(int64_t nanos) {
  return crd_cel_of_time(CRD_CEL_DURATION, nanos / NANOS, (int32_t)(nanos % NANOS));
}

/* A duration in nanoseconds. False if they exceed int64. */
static bool duration_nanos(crd_cel_value value, int64_t *out) {
  int64_t seconds = value.as.integer;
  if (seconds > INT64_MAX / NANOS || seconds < INT64_MIN / NANOS) return false;
  int64_t nanos = seconds * NANOS;
  if (value.nanos > 0 ? nanos > INT64_MAX - value.nanos : nanos < INT64_MIN - value.nanos) return false;
  *out = nanos + value.nanos;
  return true;
}

/* ---- texts ---- */

bool crd_cel_parse_duration(crd_string text, crd_cel_value *out) {
  int64_t nanos;
  if (!crd_duration_parse(NULL, text, &nanos, NULL)) return false;
  *out = duration_of(nanos);
  return true;
}

bool crd_cel_parse_duration_words(crd_string text, crd_cel_value *out) {
  int64_t nanos;
  if (!crd_duration_parse_words(text, &nanos)) return false;
  *out = duration_of(nanos);
  return true;
}

bool crd_cel_parse_time(crd_cel *cel, crd_time_layout layout, crd_string text, crd_cel_value *out, crd_string *error) {
  crd_timestamp stamp;
  if (!crd_timestamp_parse(cel->arena, layout, text, &stamp, error)) return false;
  *out = crd_cel_of_time(CRD_CEL_TIMESTAMP, stamp.seconds, stamp.nanos);
  out->zone = (int16_t)(stamp.offset / 60);
  return true;
}

bool crd_cel_parse_datetime(crd_cel *cel, crd_string text, crd_cel_value *out, crd_string *error) {
  return crd_cel_parse_time(cel, CRD_TIME_RFC3339, text, out, NULL) ||
         crd_cel_parse_time(cel, CRD_TIME_UNZONED, text, out, error);
}

/* ---- arithmetic ---- */

static int64_t floor_div(int64_t a, int64_t b) {
  return a / b - (a % b < 0);
}

static crd_cel_value shift_stamp(crd_cel *cel, crd_cel_value stamp, int64_t seconds, int64_t nanos) {
  nanos += stamp.nanos;
  seconds += stamp.as.integer + floor_div(nanos, NANOS);
  nanos -= floor_div(nanos, NANOS) * NANOS;
  if (seconds < -62135596800 || seconds > 253402300799) return crd_cel_failed(cel, "timestamp overflow");
  crd_cel_value sum = crd_cel_of_time(CRD_CEL_TIMESTAMP, seconds, (int32_t)nanos);
  sum.zone = stamp.zone;
  return sum;
}

SELDOM crd_cel_value crd_cel_add_time(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool subtract) {
  const char *name = subtract ? "_-_" : "_+_";
  int64_t x, y, sum = 0, sign = subtract ? -1 : 1;
  if (a.kind == CRD_CEL_DURATION && b.kind == CRD_CEL_DURATION) {
    bool ok = duration_nanos(a, &x) && duration_nanos(b, &y);
    ok = ok && (subtract ? crd_cel_subtract_int(cel, x, y, &sum) : crd_cel_add_int(cel, x, y, &sum));
    return ok ? duration_of(sum) : crd_cel_failed(cel, "integer overflow");
  }
  if (a.kind == CRD_CEL_TIMESTAMP && b.kind == CRD_CEL_DURATION)
    return shift_stamp(cel, a, sign * b.as.integer, sign * b.nanos);
  if (!subtract && b.kind == CRD_CEL_TIMESTAMP && a.kind == CRD_CEL_DURATION)
    return shift_stamp(cel, b, a.as.integer, a.nanos);
  if (!subtract) return crd_cel_no_overload(cel, name, (crd_cel_value[]){a, b}, 2);
  int64_t seconds = a.as.integer - b.as.integer, nanos = a.nanos - b.nanos;
  if (seconds > 0 && nanos < 0) seconds--, nanos += NANOS;
  if (seconds < 0 && nanos > 0) seconds++, nanos -= NANOS;
  crd_cel_value difference = crd_cel_of_time(CRD_CEL_DURATION, seconds, (int32_t)nanos);
  return duration_nanos(difference, &x) ? difference : crd_cel_failed(cel, "integer overflow");
}

/* ---- accessors ---- */

typedef enum accessor {
  FULL_YEAR,
  MONTH,
  DAY_OF_YEAR,
  DAY_OF_MONTH,
  DATE,
  DAY_OF_WEEK,
  HOURS,
  MINUTES,
  SECONDS,
  MILLISECONDS
} accessor;

static const char *const accessor_names[] = {"getFullYear",  "getMonth", "getDayOfYear", "getDayOfMonth", "getDate",
                                             "getDayOfWeek", "getHours", "getMinutes",   "getSeconds",    "getMilliseconds"};

static int64_t timestamp_part(accessor part, crd_cel_value value, int64_t offset) {
  int64_t seconds = value.as.integer + offset, days = floor_div(seconds, 86400), rest = seconds - days * 86400, year;
  int month, day;
  crd_date_of_days(days, &year, &month, &day);
  switch (part) {
  case FULL_YEAR:
    return year;
  case MONTH:
    return month - 1;
  case DAY_OF_YEAR:
    return days - crd_days_of_date(year, 1, 1);
  case DAY_OF_MONTH:
    return day - 1;
  case DATE:
    return day;
  case DAY_OF_WEEK:
    return ((days + 4) % 7 + 7) % 7;
  case HOURS:
    return rest / 3600;
  case MINUTES:
    return rest / 60 % 60;
  case SECONDS:
    return rest % 60;
  case MILLISECONDS:
    break;
  }
  return value.nanos / 1000000;
}

/* The whole units of a duration, as Go's Hours, Minutes and Seconds compute them: in floating point, where a duration just
 * below a whole unit may round up to it. */
static crd_cel_value whole_units(crd_cel_value duration, int64_t unit) {
  int64_t whole = duration.as.integer / unit, rest = duration.as.integer % unit * 1000000000 + duration.nanos;
  return crd_cel_of_int((int64_t)((double)whole + (double)rest / ((double)unit * 1e9)));
}

static crd_cel_value access_time(crd_cel *cel, accessor part, const crd_cel_value *arguments, size_t count) {
  crd_cel_value value = arguments[0];
  int64_t offset = 0;
  cel->cost += 1;
  if (value.kind == CRD_CEL_TIMESTAMP && (count == 1 || arguments[1].kind == CRD_CEL_STRING)) {
    crd_string error = {NULL, 0};
    if (count > 1 && !crd_zone_offset(cel->arena, arguments[1].as.text, value.as.integer, &offset, &error))
      return crd_cel_failed_with(cel, "%.*s", (int)error.size, error.data);
    return crd_cel_of_int(timestamp_part(part, value, offset));
  }
  if (value.kind != CRD_CEL_DURATION || count != 1 || part < HOURS)
    return crd_cel_no_overload(cel, accessor_names[part], arguments, count);
  switch (part) {
  case HOURS:
    return whole_units(value, 3600);
  case MINUTES:
    return whole_units(value, 60);
  case SECONDS:
    return whole_units(value, 1);
  default:
    return crd_cel_of_int(value.as.integer * 1000 + value.nanos / 1000000);
  }
}

#define TIME_ACCESSOR(name, part)                                                                                           \
  crd_cel_value name(crd_cel *cel, const crd_cel_value *arguments, size_t count) {                                          \
    return access_time(cel, part, arguments, count);                                                                        \
  }
TIME_ACCESSOR(crd_cel_fn_full_year, FULL_YEAR)
TIME_ACCESSOR(crd_cel_fn_month, MONTH)
TIME_ACCESSOR(crd_cel_fn_day_of_year, DAY_OF_YEAR)
TIME_ACCESSOR(crd_cel_fn_day_of_month, DAY_OF_MONTH)
TIME_ACCESSOR(crd_cel_fn_date, DATE)
TIME_ACCESSOR(crd_cel_fn_day_of_week, DAY_OF_WEEK)
TIME_ACCESSOR(crd_cel_fn_hours, HOURS)
TIME_ACCESSOR(crd_cel_fn_minutes, MINUTES)
TIME_ACCESSOR(crd_cel_fn_seconds, SECONDS)
TIME_ACCESSOR(crd_cel_fn_milliseconds, MILLISECONDS)
