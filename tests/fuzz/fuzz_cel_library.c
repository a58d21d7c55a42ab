/* SPDX-License-Identifier: Apache-2.0 */
/* A letter for a parser of the CEL library, then its text (two texts with a line break between where it takes two). What is
 * read must print, and what is printed must read as the same; whoever asks for no error text gets the same verdict. */
#include <crd/base64.h>
#include <crd/cidr.h>
#include <crd/generated/cel_functions.h>
#include <crd/named_format.h>
#include <crd/quantity.h>
#include <crd/semver.h>
#include <crd/time.h>
#include <crd/url.h>
#include <crd/walk.h>

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool holds) {
  if (!holds) abort();
}

static bool same(double a, double b) {
  return !(a < b) && !(a > b);
}

static void fuzz_quantity(crd_arena *arena, crd_string text, crd_string other) {
  crd_quantity a, b, again;
  crd_string error = {NULL, 0};
  if (!crd_quantity_parse(text, &a, &error)) {
    must(error.size > 0);
    return;
  }
  int64_t integer;
  if (crd_quantity_as_int(&a, &integer)) must((integer < 0) == (crd_quantity_sign(&a) < 0));
  must(!(crd_quantity_as_double(&a) < 0) || crd_quantity_sign(&a) < 0);
  crd_string printed = crd_quantity_format(arena, &a);
  /* an exponent without suffix is lost, as upstream loses it; two forms have one always */
  bool lossless = a.form == CRD_QUANTITY_DECIMAL_EXPONENT && !a.more;
  if (lossless && crd_quantity_parse(printed, &again, NULL) && !again.more) /* its zeros may push digits out */
    must(crd_quantity_compare(&a, &again) == 0);
  if (!crd_quantity_parse(other, &b, NULL)) return;
  crd_quantity sum = crd_quantity_add(&a, &b), back = crd_quantity_subtract(&sum, &b);
  must(crd_quantity_compare(&a, &b) == -crd_quantity_compare(&b, &a));
  if (!a.more && !b.more && !sum.more) must(crd_quantity_compare(&back, &a) == 0);
  must(same(crd_quantity_as_double(&sum), crd_quantity_as_double(&sum)));
}

static void fuzz_address(crd_arena *arena, crd_string text, crd_string other) {
  crd_ip ip, again;
  crd_cidr range, inner;
  crd_string error = {NULL, 0};
  bool good = crd_ip_parse(arena, text, &ip, &error);
  must(good == (error.size == 0) && good == crd_ip_parse(NULL, text, &again, NULL));
  if (good) must(crd_ip_parse(NULL, crd_ip_format(arena, &ip), &again, NULL) && crd_ip_equal(&ip, &again));
  error.size = 0;
  good = crd_cidr_parse(arena, text, &range, &error);
  must(good == (error.size == 0) && good == crd_cidr_parse(NULL, text, &inner, NULL));
  if (!good) return;
  must(crd_cidr_parse(NULL, crd_cidr_format(arena, &range), &inner, NULL) && crd_cidr_equal(&range, &inner));
  inner = crd_cidr_masked(&range);
  must(crd_cidr_contains(&range, &inner) && crd_cidr_contains(&inner, &range) && crd_cidr_contains_ip(&range, &range.ip));
  if (crd_cidr_parse(NULL, other, &inner, NULL)) must(!crd_cidr_contains(&range, &inner) || inner.bits >= range.bits);
}

static void fuzz_url(crd_arena *arena, crd_string text) {
  for (int request = 0; request < 2; request++) {
    crd_url url, again;
    crd_string error = {NULL, 0};
    bool good = crd_url_parse(arena, text, request, &url, &error);
    must(good == (error.size == 0));
    if (request) must(good == crd_url_is_request(NULL, text, NULL));
    if (!good) continue;
    size_t count;
    crd_url_query(arena, url.query, &count);
    must(count <= url.query.size + 1);
    if (crd_url_parse(arena, url.text, request, &again, NULL)) must(again.text.size > 0 || url.text.size == 0);
  }
}

static void fuzz_semver(crd_arena *arena, crd_string text, crd_string other) {
  crd_semver a, b, again;
  crd_string error = {NULL, 0}, normal;
  bool good = crd_semver_parse(arena, text, &a, &error);
  must(good == (error.size == 0) && good == crd_semver_parse(NULL, text, &again, NULL));
  if (good) must(crd_semver_parse(NULL, crd_semver_format(arena, &a), &again, NULL) && crd_semver_compare(&a, &again) == 0);
  if (crd_semver_normalize(arena, text, &normal, &error) && crd_semver_parse(arena, normal, &again, &error))
    must(crd_semver_compare(&again, &again) == 0);
  if (good && crd_semver_parse(NULL, other, &b, NULL)) must(crd_semver_compare(&a, &b) == -crd_semver_compare(&b, &a));
}

static void fuzz_duration(crd_arena *arena, crd_string text) {
  int64_t nanos, again;
  crd_string error = {NULL, 0};
  bool good = crd_duration_parse(arena, text, &nanos, &error);
  must(good == (error.size == 0));
  if (good) must(crd_duration_parse(NULL, crd_duration_format(arena, nanos), &again, NULL) && nanos == again);
  must(crd_duration_parse_words(text, &again) || !good);
}

static void fuzz_timestamp(crd_arena *arena, crd_string text) {
  for (int layout = CRD_TIME_RFC3339; layout <= CRD_TIME_DATE_ONLY; layout++) {
    crd_timestamp stamp, again;
    crd_string error = {NULL, 0};
    bool good = crd_timestamp_parse(arena, (crd_time_layout)layout, text, &stamp, &error);
    must(good == (error.size == 0));
    /* offsets up to 24:60 are read, and years past 0 and 9999 in them cannot be read back */
    if (good && stamp.seconds > -62000000000 && stamp.seconds < 253000000000)
      must(crd_timestamp_parse(NULL, CRD_TIME_RFC3339, crd_timestamp_format(arena, &stamp), &again, NULL) == 0 ||
           (again.seconds == stamp.seconds && again.nanos == stamp.nanos));
  }
}

static void fuzz_zone(crd_arena *arena, crd_string text) {
  static const int64_t times[] = {-62135596800, 0, 1700000000, 253402300799};
  for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
    int64_t offset;
    crd_string error = {NULL, 0};
    must(crd_zone_offset(arena, text, times[i], &offset, &error) == (error.size == 0));
  }
}

static void fuzz_named_format(crd_arena *arena, crd_string text, crd_string other) {
  const crd_named_format *format = crd_named_format_find(text);
  crd_texts messages = {.arena = arena};
  if (format) crd_named_format_check(format, other, &messages);
}

static void fuzz_format(crd_arena *arena, crd_string text, crd_string other) {
  crd_cel cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  crd_cel_value values[] = {crd_cel_of_string(other),
                            crd_cel_of_int((int64_t)text.size - 5),
                            crd_cel_of_double(-0.1 * (double)other.size),
                            crd_cel_of_bytes(other),
                            crd_cel_of_null(),
                            crd_cel_of_bool(true),
                            crd_cel_of_uint(UINT64_MAX),
                            crd_cel_of_time(CRD_CEL_DURATION, -7, -500000000)};
  enum { COUNT = sizeof values / sizeof *values };
  for (size_t first = 0; first < COUNT; first++) {
    crd_cel_value turned[COUNT];
    for (size_t i = 0; i < COUNT; i++) turned[i] = values[(first + i) % COUNT];
    crd_cel_value arguments[2] = {crd_cel_of_string(text), crd_cel_of_items(&cel, turned, COUNT)};
    crd_cel_value out = crd_cel_fn_format(&cel, arguments, 2);
    must(out.kind == CRD_CEL_STRING || cel.error.size > 0);
  }
}

static void fuzz_base64(crd_arena *arena, crd_string text) {
  char *bytes = malloc(CRD_BASE64_ROOM(text.size)); /* with bounds that the sanitizer knows */
  size_t size, again, bad = crd_base64_decode(text, CRD_BASE64_STD, bytes, &size);
  must(bad == CRD_BASE64_GOOD ? size <= text.size : bad <= text.size);
  crd_text encoded = {.arena = arena};
  crd_base64_encode(&encoded, text);
  char *decoded = malloc(CRD_BASE64_ROOM(encoded.size));
  must(crd_base64_decode(crd_text_string(&encoded), CRD_BASE64_STD, decoded, &again) == CRD_BASE64_GOOD);
  must(crd_string_equal((crd_string){decoded, again}, text));
  free(bytes);
  free(decoded);
}

static void fuzz_strings(crd_arena *arena, crd_string text, crd_string other) {
  crd_cel cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  crd_cel_value arguments[2] = {crd_cel_of_string(text), crd_cel_of_string(other)};
  static crd_cel_function *const one[] = {crd_cel_fn_lower_ascii, crd_cel_fn_upper_ascii, crd_cel_fn_trim, crd_cel_fn_quote,
                                          crd_cel_fn_size,        crd_cel_fn_int,         crd_cel_fn_uint, crd_cel_fn_double,
                                          crd_cel_fn_duration,    crd_cel_fn_timestamp,   crd_cel_fn_bool};
  static crd_cel_function *const two[] = {crd_cel_fn_index_of, crd_cel_fn_last_index_of, crd_cel_fn_split,
                                          crd_cel_fn_contains, crd_cel_fn_starts_with,   crd_cel_fn_ends_with,
                                          crd_cel_fn_find,     crd_cel_fn_find_all,      crd_cel_fn_matches};
  for (size_t i = 0; i < sizeof one / sizeof *one; i++) one[i](&cel, arguments, 1);
  for (size_t i = 0; i < sizeof two / sizeof *two; i++) two[i](&cel, arguments, 2);
  crd_cel_value joined[2] = {crd_cel_fn_split(&cel, arguments, 2), arguments[1]};
  if (other.size) must(crd_string_equal(crd_cel_fn_join(&cel, joined, 2).as.text, text));
  fuzz_base64(arena, text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0 || size > 4096) return 0;
  crd_arena *arena = crd_arena_create(NULL);
  crd_string text = {(const char *)data + 1, size - 1}, first = text, second = {NULL, 0};
  const char *line_break = text.size ? memchr(text.data, '\n', text.size) : NULL;
  if (line_break) {
    first.size = (size_t)(line_break - text.data);
    second = (crd_string){line_break + 1, text.size - first.size - 1};
  }
  switch (data[0]) {
  case 'q':
    fuzz_quantity(arena, first, second);
    break;
  case 'i':
    fuzz_address(arena, first, second);
    break;
  case 'u':
    fuzz_url(arena, text);
    break;
  case 'v':
    fuzz_semver(arena, first, second);
    break;
  case 'd':
    fuzz_duration(arena, text);
    break;
  case 't':
    fuzz_timestamp(arena, text);
    break;
  case 'z':
    fuzz_zone(arena, text);
    break;
  case 'n':
    fuzz_named_format(arena, first, second);
    break;
  case 'f':
    fuzz_format(arena, first, second);
    break;
  default:
    fuzz_strings(arena, first, second);
  }
  crd_arena_destroy(arena);
  return 0;
}
