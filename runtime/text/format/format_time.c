/* SPDX-License-Identifier: Apache-2.0 */
/* Dates, times and durations: kube-openapi strfmt/{date,time,duration}.go. */
#include "../../base/utf8.h"
#include "../ip_forms.h"
#include "../meta_time.h"
#include <crd/format.h>

static int two_digits(const char *at) {
  return (at[0] - '0') * 10 + at[1] - '0';
}

static bool are_digits(crd_string text, size_t from, size_t count) {
  if (from > text.size || text.size - from < count) return false;
  for (size_t i = from; i < from + count; i++)
    if (!is_digit(text.data[i])) return false;
  return true;
}

bool crd_format_is_date(crd_string text) {
  if (text.size != 10 || text.data[4] != '-' || text.data[7] != '-') return false;
  if (!are_digits(text, 0, 4) || !are_digits(text, 5, 2) || !are_digits(text, 8, 2)) return false;
  int year = two_digits(text.data) * 100 + two_digits(text.data + 2);
  int month = two_digits(text.data + 5), day = two_digits(text.data + 8);
  return month >= 1 && month <= 12 && day >= 1 && day <= crd_time_days_of_month(year, month);
}

/* strfmt DateTimePattern after lower-casing: HH:MM:SS, any one character and digits, a zone. */
static bool is_clock(crd_string text) {
  if (!are_digits(text, 0, 2) || !are_digits(text, 3, 2) || !are_digits(text, 6, 2)) return false;
  if (text.data[2] != ':' || text.data[5] != ':') return false;
  if (two_digits(text.data) > 23 || two_digits(text.data + 3) > 59 || two_digits(text.data + 6) > 59) return false;
  crd_string zone = crd_string_slice(text, 8, text.size);
  /* The zone is at the end. The text before it is the fraction or empty. */
  size_t zone_size = 0;
  if (zone.size && (zone.data[zone.size - 1] | 0x20) == 'z')
    zone_size = 1;
  else if (zone.size >= 6) {
    crd_string offset = crd_string_slice(zone, zone.size - 6, zone.size);
    if ((offset.data[0] == '+' || offset.data[0] == '-') && offset.data[3] == ':' && are_digits(offset, 1, 2) &&
        are_digits(offset, 4, 2))
      zone_size = 6;
  }
  if (zone_size == 0) return false;
  crd_string fraction = crd_string_slice(zone, 0, zone.size - zone_size);
  if (fraction.size == 0) return true;
  size_t any = crd_utf8_length(fraction.data, fraction.data + fraction.size);
  if (any == 0) any = 1;
  return *fraction.data != '\n' && fraction.size > any && are_digits(fraction, any, fraction.size - any);
}

bool crd_format_is_date_time(crd_string text) {
  size_t split = 0;
  while (split < text.size && (text.data[split] | 0x20) != 't') split++;
  if (split == text.size || !crd_format_is_date(crd_string_slice(text, 0, split))) return false;
  crd_string clock = crd_string_slice(text, split + 1, text.size);
  size_t end = 0;
  while (end < clock.size && (clock.data[end] | 0x20) != 't') end++; /* another t ends the text that is checked */
  return is_clock(crd_string_slice(clock, 0, end));
}

bool crd_format_is_duration(crd_string text) {
  int64_t nanos;
  return crd_duration_parse_words(text, &nanos);
}
