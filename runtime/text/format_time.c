/* Dates, times and durations: kube-openapi strfmt/{date,time,duration}.go over Go's time package. */
#include "format_parts.h"
#include "utf8.h"

static int two_digits(const char *at) {
  return (at[0] - '0') * 10 + at[1] - '0';
}

static bool are_digits(crd_string text, size_t from, size_t count) {
  if (from > text.size || text.size - from < count) return false;
  for (size_t i = from; i < from + count; i++)
    if (!is_digit(text.data[i])) return false;
  return true;
}

int format_days_in_month(int year, int month) {
  static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return month == 2 && leap ? 29 : days[month - 1];
}

bool format_is_date(crd_string text) {
  if (text.size != 10 || text.data[4] != '-' || text.data[7] != '-') return false;
  if (!are_digits(text, 0, 4) || !are_digits(text, 5, 2) || !are_digits(text, 8, 2)) return false;
  int year = two_digits(text.data) * 100 + two_digits(text.data + 2);
  int month = two_digits(text.data + 5), day = two_digits(text.data + 8);
  return month >= 1 && month <= 12 && day >= 1 && day <= format_days_in_month(year, month);
}

/* strfmt DateTimePattern after lower-casing: HH:MM:SS, any one character and digits, a zone. */
static bool is_clock(crd_string text) {
  if (!are_digits(text, 0, 2) || !are_digits(text, 3, 2) || !are_digits(text, 6, 2)) return false;
  if (text.data[2] != ':' || text.data[5] != ':') return false;
  if (two_digits(text.data) > 23 || two_digits(text.data + 3) > 59 || two_digits(text.data + 6) > 59) return false;
  crd_string zone = slice(text, 8, text.size);
  /* A zone is taken from the end; what stands before it is the fraction, or nothing. */
  size_t zone_size = 0;
  if (zone.size && (zone.data[zone.size - 1] | 0x20) == 'z')
    zone_size = 1;
  else if (zone.size >= 6) {
    crd_string offset = slice(zone, zone.size - 6, zone.size);
    if ((offset.data[0] == '+' || offset.data[0] == '-') && offset.data[3] == ':' && are_digits(offset, 1, 2) &&
        are_digits(offset, 4, 2))
      zone_size = 6;
  }
  if (zone_size == 0) return false;
  crd_string fraction = slice(zone, 0, zone.size - zone_size);
  if (fraction.size == 0) return true;
  const uint8_t *first = (const uint8_t *)fraction.data;
  size_t any = utf8_size(first, first + fraction.size);
  if (any == 0) any = 1;
  return *first != '\n' && fraction.size > any && are_digits(fraction, any, fraction.size - any);
}

bool format_is_date_time(crd_string text) {
  size_t split = 0;
  while (split < text.size && (text.data[split] | 0x20) != 't') split++;
  if (split == text.size || !format_is_date(slice(text, 0, split))) return false;
  crd_string clock = slice(text, split + 1, text.size);
  size_t end = 0;
  while (end < clock.size && (clock.data[end] | 0x20) != 't') end++; /* what follows another t is not looked at */
  return is_clock(slice(clock, 0, end));
}

/* Nanoseconds of the unit that Go's time.ParseDuration knows, or 0. Both signs for micro are taken. */
static uint64_t go_unit(crd_string name) {
  static const struct {
    const char *name;
    uint64_t nanoseconds;
  } units[] = {{"ns", 1},       {"us", 1000},      {"\xC2\xB5s", 1000}, {"\xCE\xBCs", 1000},
               {"ms", 1000000}, {"s", 1000000000}, {"m", 60000000000},  {"h", 3600000000000}};
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    if (crd_string_equal(name, crd_string_of(units[i].name))) return units[i].nanoseconds;
  return 0;
}

#define TOO_LONG ((uint64_t)1 << 63) /* nanoseconds; Go's limit, reached only by negative durations */

/* The digits at `*at` as a number; false when they pass 2^63. */
static bool read_whole(crd_string text, size_t *at, uint64_t *value) {
  for (*value = 0; *at < text.size && is_digit(text.data[*at]); ++*at) {
    if (*value > TOO_LONG / 10) return false;
    *value = *value * 10 + (uint64_t)(text.data[*at] - '0');
    if (*value > TOO_LONG) return false;
  }
  return true;
}

/* The digits at `*at` as a fraction value/scale, those beyond the precision left out. */
static uint64_t read_fraction(crd_string text, size_t *at, double *scale) {
  uint64_t value = 0;
  bool full = false;
  for (; *at < text.size && is_digit(text.data[*at]); ++*at) {
    if (full || value > (TOO_LONG - 1) / 10) {
      full = true;
      continue;
    }
    uint64_t next = value * 10 + (uint64_t)(text.data[*at] - '0');
    if (next > TOO_LONG) {
      full = true;
      continue;
    }
    value = next;
    *scale *= 10;
  }
  return value;
}

/* time.ParseDuration: [-+]?([0-9]*(\.[0-9]*)?[a-z]+)+ within 2^63 ns. */
static bool is_go_duration(crd_string text) {
  size_t at = text.size && (text.data[0] == '-' || text.data[0] == '+');
  bool negative = at && text.data[0] == '-';
  uint64_t total = 0;
  if (crd_string_equal(slice(text, at, text.size), CRD_STRING("0"))) return true;
  if (at == text.size) return false;
  while (at < text.size) {
    uint64_t whole, fraction = 0;
    double scale = 1;
    size_t first = at;
    if (!read_whole(text, &at, &whole)) return false;
    size_t digits = at - first;
    if (at < text.size && text.data[at] == '.') {
      first = ++at;
      fraction = read_fraction(text, &at, &scale);
      digits += at - first;
    }
    if (digits == 0) return false;
    first = at;
    while (at < text.size && text.data[at] != '.' && !is_digit(text.data[at])) at++;
    uint64_t unit = go_unit(slice(text, first, at));
    if (unit == 0 || whole > TOO_LONG / unit) return false;
    whole *= unit;
    if (fraction) whole += (uint64_t)((double)fraction * ((double)unit / scale));
    if (whole > TOO_LONG) return false;
    total += whole;
    if (total > TOO_LONG) return false;
  }
  return negative || total < TOO_LONG;
}

/* Whether strfmt knows the unit: one of the variants in any case, or a word that starts with the last of a unit's variants.
 */
static bool is_known_unit(crd_string word) {
  static const struct {
    const char *names[3], *prefix;
  } units[] = {
      {{"ns"}, "nano"}, {{"us", "\xC2\xB5s"}, "micro"}, {{"ms"}, "milli"}, {{"s"}, "sec"},
      {{"m"}, "min"},   {{"h", "hr"}, "hour"},          {{"d"}, "day"},    {{"w", "wk"}, "week"},
  };
  char lower[8] = {0};
  for (size_t i = 0; i < word.size && i < sizeof lower; i++)
    lower[i] = is_letter(word.data[i]) ? (char)(word.data[i] | 0x20) : word.data[i];
  crd_string start = {lower, word.size < sizeof lower ? word.size : sizeof lower};
  for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
    if (crd_string_has_prefix(start, crd_string_of(units[i].prefix))) return true;
    for (int j = 0; j < 3 && units[i].names[j]; j++)
      if (word.size < sizeof lower && crd_string_equal(start, crd_string_of(units[i].names[j]))) return true;
  }
  return false;
}

/* Whether strconv.Atoi reads the digits. */
static bool fits_int64(crd_string digits) {
  uint64_t value = 0;
  for (size_t i = 0; i < digits.size; i++) {
    if (value > (uint64_t)INT64_MAX / 10) return false;
    value = value * 10 + (uint64_t)(digits.data[i] - '0');
    if (value > INT64_MAX) return false;
  }
  return true;
}

/* What Scala writes: every `(\d+)\s*([A-Za-zµ]+)` in the text; one unit must be known, no number too large. */
static bool is_scala_duration(crd_string text) {
  bool known = false;
  size_t at = 0;
  while (at < text.size) {
    size_t first = at;
    while (at < text.size && is_digit(text.data[at])) at++;
    size_t digits_end = at;
    if (at == first) {
      at++;
      continue;
    }
    while (at < text.size && is_space(text.data[at])) at++;
    size_t word = at;
    while (at < text.size) {
      if (is_letter(text.data[at]))
        at++;
      else if (text.size - at >= 2 && memcmp(text.data + at, "\xC2\xB5", 2) == 0)
        at += 2;
      else
        break;
    }
    if (at == word) continue;
    if (!fits_int64(slice(text, first, digits_end))) return false;
    known = known || is_known_unit(slice(text, word, at));
  }
  return known;
}

bool format_is_duration(crd_string text) {
  return is_go_duration(text) || is_scala_duration(text);
}
