/* Durations and timestamps: Go's texts, arithmetic, accessors. A duration has Go's range (int64 nanoseconds), a timestamp
 * the years 1 to 9999. Mirrors cel-go common/types/{duration,timestamp}.go and the parts of Go's time package behind them.
 */
#include "internal.h"
#include <stdio.h>
#include <stdlib.h>

#define NANOS 1000000000LL

static crd_cel_value duration_of(int64_t nanos) {
  return crd_cel_of_time(CRD_CEL_DURATION, nanos / NANOS, (int32_t)(nanos % NANOS));
}

/* The nanoseconds of a duration: false when they pass int64. */
static bool duration_nanos(crd_cel_value value, int64_t *out) {
  int64_t seconds = value.as.integer;
  if (seconds > INT64_MAX / NANOS || seconds < INT64_MIN / NANOS) return false;
  int64_t nanos = seconds * NANOS;
  if (value.nanos > 0 ? nanos > INT64_MAX - value.nanos : nanos < INT64_MIN - value.nanos) return false;
  *out = nanos + value.nanos;
  return true;
}

/* ---- durations ---- */

/* A unit of time.ParseDuration at text[*i]: its nanoseconds, or 0. */
static int64_t duration_unit(crd_string text, size_t *i) {
  static const struct {
    const char *name;
    int64_t nanos;
  } units[] = {{"ns", 1},       {"us", 1000}, {"\xC2\xB5s", 1000}, {"\xCE\xBCs", 1000},
               {"ms", 1000000}, {"s", NANOS}, {"m", 60 * NANOS},   {"h", 3600 * NANOS}};
  size_t end = *i;
  while (end < text.size && text.data[end] != '.' && !(text.data[end] >= '0' && text.data[end] <= '9')) end++;
  crd_string name = {text.data + *i, end - *i};
  for (size_t k = 0; k < sizeof units / sizeof *units; k++)
    if (crd_string_equal(name, crd_string_of(units[k].name))) {
      *i = end;
      return units[k].nanos;
    }
  return 0;
}

/* A number with a fraction at text[*i], times the unit that follows. */
static bool duration_term(crd_string text, size_t *i, uint64_t *total) {
  const uint64_t most = 1ULL << 63;
  uint64_t whole = 0, fraction = 0;
  double scale = 1;
  size_t digits = 0;
  bool full = false;
  for (; *i < text.size && text.data[*i] >= '0' && text.data[*i] <= '9'; ++*i, digits++) {
    if (whole > most / 10) return false;
    whole = whole * 10 + (uint64_t)(text.data[*i] - '0');
    if (whole > most) return false;
  }
  if (*i < text.size && text.data[*i] == '.')
    for (++*i; *i < text.size && text.data[*i] >= '0' && text.data[*i] <= '9'; ++*i, digits++) {
      uint64_t more = fraction * 10 + (uint64_t)(text.data[*i] - '0');
      full = full || fraction > (most - 1) / 10 || more > most;
      if (full) continue;
      fraction = more;
      scale *= 10;
    }
  if (!digits) return false;
  uint64_t unit = (uint64_t)duration_unit(text, i);
  if (!unit || whole > most / unit) return false;
  whole = whole * unit;
  if (fraction) whole += (uint64_t)((double)fraction * ((double)unit / scale));
  if (whole > most || *total > most - whole) return false;
  *total += whole;
  return true;
}

bool crd_cel_parse_duration(crd_cel *cel, crd_string text, crd_cel_value *out, crd_string *error) {
  (void)cel;
  size_t i = 0;
  *error = CRD_STRING("type conversion error from 'string' to 'google.protobuf.Duration'");
  bool negative = text.size && text.data[0] == '-';
  if (text.size && (text.data[0] == '-' || text.data[0] == '+')) i++;
  if (text.size == i + 1 && text.data[i] == '0') return *out = duration_of(0), true;
  uint64_t total = 0;
  if (i == text.size) return false;
  while (i < text.size)
    if (!duration_term(text, &i, &total)) return false;
  if (total > (uint64_t)INT64_MAX + negative) return false;
  *out = duration_of(negative ? (int64_t)(0 - total) : (int64_t)total);
  return true;
}

/* Whether a word names a unit of strfmt's durations: the variants in full, the last of each also as a prefix. */
static int64_t strfmt_unit(crd_string word) {
  static const struct {
    const char *names[3];
    int64_t nanos;
  } units[] = {{{"ns", "nano", NULL}, 1},           {{"us", "\xC2\xB5s", "micro"}, 1000},
               {{"ms", "milli", NULL}, 1000000},    {{"s", "sec", NULL}, NANOS},
               {{"m", "min", NULL}, 60 * NANOS},    {{"h", "hr", "hour"}, 3600 * NANOS},
               {{"d", "day", NULL}, 86400 * NANOS}, {{"w", "wk", "week"}, 7 * 86400 * NANOS}};
  int64_t nanos = 0;
  for (size_t u = 0; u < 8; u++)
    for (size_t v = 0; v < 3 && units[u].names[v]; v++) {
      bool last = v == 2 || !units[u].names[v + 1];
      crd_string name = crd_string_of(units[u].names[v]);
      if (last ? crd_string_has_prefix(word, name) : crd_string_equal(word, name)) nanos += units[u].nanos;
    }
  return nanos;
}

bool crd_cel_parse_strfmt_duration(crd_string text, crd_cel_value *out) {
  crd_string error;
  if (crd_cel_parse_duration(NULL, text, out, &error)) return true;
  bool any = false;
  uint64_t total = 0;
  for (size_t i = 0; i < text.size;) {
    uint64_t factor = 0;
    size_t start = i;
    for (; i < text.size && text.data[i] >= '0' && text.data[i] <= '9'; i++) {
      if (factor > (INT64_MAX - 9) / 10) return false;
      factor = factor * 10 + (uint64_t)(text.data[i] - '0');
    }
    if (i == start) {
      i++;
      continue;
    }
    while (i < text.size && (text.data[i] == ' ' || (text.data[i] >= '\t' && text.data[i] <= '\r' && text.data[i] != '\v')))
      i++;
    char word[32];
    size_t size = 0;
    for (; i < text.size; i++) {
      char c = text.data[i];
      bool micro = (unsigned char)c == 0xC2 || (unsigned char)c == 0xB5;
      if (!micro && !((c | 32) >= 'a' && (c | 32) <= 'z')) break;
      if (size < sizeof word) word[size++] = micro ? c : (char)(c | 32);
    }
    int64_t unit = size ? strfmt_unit((crd_string){word, size}) : 0;
    any = any || unit;
    total += factor * (uint64_t)unit; /* wraps as Go's does */
  }
  *out = duration_of((int64_t)total);
  return any;
}

/* strconv.FormatFloat(seconds, 'f', -1, 64): the shortest digits that read back as the same double, without exponent. */
crd_string crd_cel_format_duration(crd_cel *cel, crd_cel_value value) {
  double seconds = (double)value.as.integer + (double)value.nanos / 1e9;
  char digits[40];
  int precision = 0;
  do snprintf(digits, sizeof digits, "%.*e", precision, seconds);
  while (strtod(digits, NULL) != seconds && precision++ < 17);
  int decimals = precision - atoi(strchr(digits, 'e') + 1);
  return crd_arena_printf(cel->arena, "%.*fs", decimals > 0 ? decimals : 0, seconds);
}

/* ---- timestamps ---- */

int64_t crd_cel_days_of(int64_t year, int month, int day) {
  year -= month <= 2;
  int64_t era = (year >= 0 ? year : year - 399) / 400, yoe = year - era * 400;
  int64_t doy = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
}

void crd_cel_date_of(int64_t days, int64_t *year, int *month, int *day) {
  days += 719468;
  int64_t era = (days >= 0 ? days : days - 146096) / 146097, doe = days - era * 146097;
  int64_t yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
  int64_t mp = (5 * doy + 2) / 153;
  *day = (int)(doy - (153 * mp + 2) / 5 + 1);
  *month = (int)(mp < 10 ? mp + 3 : mp - 9);
  *year = yoe + era * 400 + (*month <= 2);
}

static int days_in(int64_t year, int month) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return days[month - 1] + (month == 2 && leap);
}

/* A text being read along one of Go's layouts. */
typedef struct reading {
  crd_cel *cel;
  crd_string text, layout, *error;
  size_t at;
} reading;

static bool cannot_parse(reading *r, size_t at, const char *element) {
  if (r->cel)
    *r->error = crd_arena_printf(r->cel->arena, "parsing time \"%.*s\" as \"%.*s\": cannot parse \"%.*s\" as \"%s\"",
                                 (int)r->text.size, r->text.data, (int)r->layout.size, r->layout.data,
                                 (int)(r->text.size - at), r->text.data + at, element);
  return false;
}

static bool out_of_range(reading *r, const char *what) {
  if (r->cel)
    *r->error =
        crd_arena_printf(r->cel->arena, "parsing time \"%.*s\": %s out of range", (int)r->text.size, r->text.data, what);
  return false;
}

static bool digits(reading *r, int count, int *out, const char *element) {
  *out = 0;
  for (int i = 0; i < count; i++) {
    size_t at = r->at + (size_t)i;
    if (at >= r->text.size || r->text.data[at] < '0' || r->text.data[at] > '9') return cannot_parse(r, r->at, element);
    *out = *out * 10 + (r->text.data[at] - '0');
  }
  r->at += (size_t)count;
  return true;
}

static bool literal(reading *r, char c) {
  char text[2] = {c, 0};
  if (r->at >= r->text.size || r->text.data[r->at] != c) return cannot_parse(r, r->at, text);
  r->at++;
  return true;
}

/* Seconds may be followed by a fraction, which no layout needs to mention; digits past nanoseconds are dropped. */
static void fraction(reading *r, int *nanos) {
  size_t i = r->at + 1;
  int scale = 100000000;
  *nanos = 0;
  if (i >= r->text.size || (r->text.data[r->at] != '.' && r->text.data[r->at] != ',')) return;
  if (r->text.data[i] < '0' || r->text.data[i] > '9') return;
  for (; i < r->text.size && r->text.data[i] >= '0' && r->text.data[i] <= '9'; i++, scale /= 10)
    *nanos += (r->text.data[i] - '0') * scale;
  r->at = i;
}

static bool zone(reading *r, int64_t *offset) {
  int hours, minutes;
  size_t start = r->at;
  *offset = 0;
  if (r->at < r->text.size && r->text.data[r->at] == 'Z') return r->at++, true;
  if (r->text.size - r->at < 6) return cannot_parse(r, start, "Z07:00");
  char sign = r->text.data[r->at++];
  if ((sign != '+' && sign != '-') || r->text.data[r->at + 2] != ':') return cannot_parse(r, start, "Z07:00");
  if (!digits(r, 2, &hours, "Z07:00") || !literal(r, ':') || !digits(r, 2, &minutes, "Z07:00")) return false;
  if (hours > 24) return out_of_range(r, "time zone offset hour");
  if (minutes > 60) return out_of_range(r, "time zone offset minute");
  *offset = (hours * 3600 + minutes * 60) * (sign == '-' ? -1 : 1);
  return true;
}

static bool extra_text(reading *r) {
  if (r->at == r->text.size) return true;
  if (r->cel)
    *r->error = crd_arena_printf(r->cel->arena, "parsing time \"%.*s\": extra text: \"%.*s\"", (int)r->text.size,
                                 r->text.data, (int)(r->text.size - r->at), r->text.data + r->at);
  return false;
}

static bool read_time(reading *r, bool clock, bool zoned, crd_cel_value *out) {
  int year, month, day, hour = 0, minute = 0, second = 0, nanos = 0;
  int64_t offset = 0;
  if (!digits(r, 4, &year, "2006") || !literal(r, '-') || !digits(r, 2, &month, "01")) return false;
  if (month < 1 || month > 12) return out_of_range(r, "month");
  if (!literal(r, '-') || !digits(r, 2, &day, "02")) return false;
  if (clock) {
    if (!literal(r, 'T') || !digits(r, 2, &hour, "15")) return false;
    if (hour > 23) return out_of_range(r, "hour");
    if (!literal(r, ':') || !digits(r, 2, &minute, "04")) return false;
    if (minute > 59) return out_of_range(r, "minute");
    if (!literal(r, ':') || !digits(r, 2, &second, "05")) return false;
    if (second > 59) return out_of_range(r, "second");
    fraction(r, &nanos);
  }
  if (zoned && !zone(r, &offset)) return false;
  if (!extra_text(r)) return false;
  if (day < 1 || day > days_in(year, month)) return out_of_range(r, "day");
  int64_t seconds = crd_cel_days_of(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - offset;
  *out = crd_cel_of_time(CRD_CEL_TIMESTAMP, seconds, nanos);
  out->zone = (int16_t)(offset / 60);
  return true;
}

bool crd_cel_parse_timestamp(crd_cel *cel, crd_string text, crd_cel_value *out, crd_string *error) {
  reading r = {NULL, text, CRD_STRING("2006-01-02T15:04:05Z07:00"), error, 0};
  (void)cel;
  *error = CRD_STRING("type conversion error from 'string' to 'google.protobuf.Timestamp'");
  return read_time(&r, true, true, out);
}

bool crd_cel_parse_date(crd_string text, crd_cel_value *out, crd_string *error, crd_cel *cel) {
  reading r = {cel, text, CRD_STRING("2006-01-02"), error, 0};
  return read_time(&r, false, false, out);
}

bool crd_cel_parse_datetime(crd_cel *cel, crd_string text, crd_cel_value *out, crd_string *error) {
  reading zoned = {NULL, text, CRD_STRING("2006-01-02T15:04:05Z07:00"), error, 0};
  if (read_time(&zoned, true, true, out)) return true;
  reading plain = {cel, text, CRD_STRING("2006-01-02T15:04:05"), error, 0};
  return read_time(&plain, true, false, out);
}

static int64_t floor_div(int64_t a, int64_t b) {
  return a / b - (a % b < 0);
}

crd_string crd_cel_format_timestamp(crd_cel *cel, crd_cel_value value) {
  int64_t local = value.as.integer + value.zone * 60, days = floor_div(local, 86400), rest = local - days * 86400, year;
  int month, day, zone = value.zone < 0 ? -value.zone : value.zone;
  char part[16] = "", place[16] = "Z";
  crd_cel_date_of(days, &year, &month, &day);
  if (value.nanos) {
    int size = snprintf(part, sizeof part, ".%09d", value.nanos);
    while (size > 1 && part[size - 1] == '0') part[--size] = 0;
  }
  if (zone) snprintf(place, sizeof place, "%c%02d:%02d", value.zone < 0 ? '-' : '+', zone / 60, zone % 60);
  return crd_arena_printf(cel->arena, "%04lld-%02d-%02dT%02d:%02d:%02d%s%s", (long long)year, month, day, (int)(rest / 3600),
                          (int)(rest / 60 % 60), (int)(rest % 60), part, place);
}

/* ---- arithmetic ---- */

static crd_cel_value shift(crd_cel *cel, crd_cel_value stamp, int64_t seconds, int64_t nanos) {
  nanos += stamp.nanos;
  seconds += stamp.as.integer + floor_div(nanos, NANOS);
  nanos -= floor_div(nanos, NANOS) * NANOS;
  if (seconds < -62135596800 || seconds > 253402300799) return crd_cel_failed(cel, "timestamp overflow");
  crd_cel_value sum = crd_cel_of_time(CRD_CEL_TIMESTAMP, seconds, (int32_t)nanos);
  sum.zone = stamp.zone;
  return sum;
}

crd_cel_value crd_cel_add_time(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool subtract) {
  const char *name = subtract ? "_-_" : "_+_";
  int64_t x, y, sum = 0, sign = subtract ? -1 : 1;
  if (a.kind == CRD_CEL_DURATION && b.kind == CRD_CEL_DURATION) {
    bool ok = duration_nanos(a, &x) && duration_nanos(b, &y);
    ok = ok && (subtract ? crd_cel_subtract_int(cel, x, y, &sum) : crd_cel_add_int(cel, x, y, &sum));
    return ok ? duration_of(sum) : crd_cel_failed(cel, "integer overflow");
  }
  if (a.kind == CRD_CEL_TIMESTAMP && b.kind == CRD_CEL_DURATION) return shift(cel, a, sign * b.as.integer, sign * b.nanos);
  if (!subtract && b.kind == CRD_CEL_TIMESTAMP && a.kind == CRD_CEL_DURATION) return shift(cel, b, a.as.integer, a.nanos);
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
  crd_cel_date_of(days, &year, &month, &day);
  switch (part) {
  case FULL_YEAR:
    return year;
  case MONTH:
    return month - 1;
  case DAY_OF_YEAR:
    return days - crd_cel_days_of(year, 1, 1);
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

static crd_cel_value access_time(crd_cel *cel, accessor part, const crd_cel_value *arguments, size_t count) {
  crd_cel_value value = arguments[0];
  int64_t offset = 0;
  cel->cost += 1;
  if (value.kind == CRD_CEL_TIMESTAMP && (count == 1 || arguments[1].kind == CRD_CEL_STRING)) {
    if (count > 1 && !crd_cel_zone_offset(cel, arguments[1].as.text, value.as.integer, &offset))
      return crd_cel_of_truth(CRD_CEL_ERROR);
    return crd_cel_of_int(timestamp_part(part, value, offset));
  }
  if (value.kind != CRD_CEL_DURATION || count != 1 || part < HOURS)
    return crd_cel_no_overload(cel, accessor_names[part], arguments, count);
  switch (part) {
  case HOURS:
    return crd_cel_of_int(value.as.integer / 3600);
  case MINUTES:
    return crd_cel_of_int(value.as.integer / 60);
  case SECONDS:
    return crd_cel_of_int(value.as.integer);
  default:
    return crd_cel_of_int(value.as.integer * 1000 + value.nanos / 1000000);
  }
}

#define ACCESSOR(name, part)                                                                                                \
  crd_cel_value name(crd_cel *cel, const crd_cel_value *arguments, size_t count) {                                          \
    return access_time(cel, part, arguments, count);                                                                        \
  }
ACCESSOR(crd_cel_fn_full_year, FULL_YEAR)
ACCESSOR(crd_cel_fn_month, MONTH)
ACCESSOR(crd_cel_fn_day_of_year, DAY_OF_YEAR)
ACCESSOR(crd_cel_fn_day_of_month, DAY_OF_MONTH)
ACCESSOR(crd_cel_fn_date, DATE)
ACCESSOR(crd_cel_fn_day_of_week, DAY_OF_WEEK)
ACCESSOR(crd_cel_fn_hours, HOURS)
ACCESSOR(crd_cel_fn_minutes, MINUTES)
ACCESSOR(crd_cel_fn_seconds, SECONDS)
ACCESSOR(crd_cel_fn_milliseconds, MILLISECONDS)
