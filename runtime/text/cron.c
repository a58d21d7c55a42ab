/* SPDX-License-Identifier: Apache-2.0 */
/* Validates cron schedules. Mirrors robfig/cron v3 parser.go (Parse, getField, getRange, parseDescriptor), without computing
 * the bits of the times. */
#include "../base/nearest_name.h"
#include "../value/joined.h"
#include <crd/cron.h>
#include <crd/go_text.h>
#include <crd/time.h>

typedef struct bounds {
  int64_t min, max;
  const char *const *names; /* of min, min + 1 ... */
  size_t name_count;
} bounds;

static const char *const months[] = {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
static const char *const days[] = {"sun", "mon", "tue", "wed", "thu", "fri", "sat"};
static const bounds cron_fields[] = {
    {0, 59, NULL, 0}, {0, 23, NULL, 0}, {1, 31, NULL, 0}, {1, 12, months, 12}, {0, 6, days, 7}};
enum { FIELDS = sizeof cron_fields / sizeof *cron_fields };

typedef struct cron_reading {
  crd_arena *arena;
  crd_string *error; /* NULL: no error text is wanted */
} cron_reading;

/* "WHAT: EXPRESSION" */
static bool cron_error(const cron_reading *r, crd_string what, crd_string expression) {
  if (!r->error) return false;
  *r->error = crd_joined(r->arena, what, CRD_STRING(": "), expression);
  return false;
}

/* "WHAT EXPRESSION: WHY" */
static bool cron_failed(const cron_reading *r, const char *what, crd_string expression, crd_string why) {
  if (!r->error) return false;
  *r->error = crd_joined(r->arena, crd_string_of(what), expression, CRD_STRING(": "), why);
  return false;
}

/* Moves the text before the next `c` from `rest` to `part` and drops the `c`; false when nothing remains after it. */
static bool take_cron_part(crd_string *rest, char c, crd_string *part) {
  const char *at = rest->size ? memchr(rest->data, c, rest->size) : NULL;
  *part = (crd_string){rest->data, at ? (size_t)(at - rest->data) : rest->size};
  size_t used = part->size + (at != NULL);
  *rest = (crd_string){rest->data + used, rest->size - used};
  return at != NULL;
}

static bool read_number(const cron_reading *r, crd_string text, int64_t *out) {
  crd_string why = {NULL, 0};
  if (!crd_go_int_parse(r->arena, "Atoi", text, out, r->error ? &why : NULL))
    return cron_failed(r, "failed to parse int from ", text, why);
  if (*out >= 0) return true;
  return cron_error(r, crd_arena_printf(r->arena, "negative number (%lld) not allowed", (long long)*out), text);
}

static bool read_number_or_name(const cron_reading *r, crd_string text, const bounds *limits, int64_t *out) {
  if (limits->names && text.size && (text.data[0] < '0' || text.data[0] > '9')) {
    crd_string name = crd_go_lower(r->arena, text);
    for (size_t i = 0; i < limits->name_count; i++)
      if (crd_string_equal(name, crd_string_of(limits->names[i]))) return *out = limits->min + (int64_t)i, true;
  }
  return read_number(r, text, out);
}

/* The numbers before the slash: "*", "5", "1-5". */
static bool read_bounds(const cron_reading *r, crd_string text, crd_string expression, const bounds *limits,
                        int64_t range[2], bool *single) {
  crd_string low, high, rest = text;
  bool more = take_cron_part(&rest, '-', &low);
  *single = !more;
  if (low.size == 1 && (low.data[0] == '*' || low.data[0] == '?')) {
    range[0] = limits->min, range[1] = limits->max;
    return true; /* upstream ignores what follows a hyphen here */
  }
  if (!read_number_or_name(r, low, limits, &range[0])) return false;
  range[1] = range[0];
  if (!more) return true;
  if (take_cron_part(&rest, '-', &high)) return cron_error(r, CRD_STRING("too many hyphens"), expression);
  return read_number_or_name(r, high, limits, &range[1]);
}

static bool check_bounds(const cron_reading *r, crd_string expression, const bounds *limits, const int64_t range[2],
                         int64_t step) {
  long long low = range[0], high = range[1], min = limits->min, max = limits->max;
  if (low < min)
    return cron_error(r, crd_arena_printf(r->arena, "beginning of range (%lld) below minimum (%lld)", low, min), expression);
  if (high > max)
    return cron_error(r, crd_arena_printf(r->arena, "end of range (%lld) above maximum (%lld)", high, max), expression);
  if (low > high)
    return cron_error(r, crd_arena_printf(r->arena, "beginning of range (%lld) beyond end of range (%lld)", low, high),
                      expression);
  return step || cron_error(r, CRD_STRING("step of range should be a positive number"), expression);
}

static bool check_cron_range(const cron_reading *r, crd_string expression, const bounds *limits) {
  crd_string before, after, rest = expression;
  int64_t range[2], step = 1;
  bool single, stepped = take_cron_part(&rest, '/', &before);
  if (!read_bounds(r, before, expression, limits, range, &single)) return false;
  if (stepped) {
    if (take_cron_part(&rest, '/', &after)) return cron_error(r, CRD_STRING("too many slashes"), expression);
    if (!read_number(r, after, &step)) return false;
    if (single) range[1] = limits->max; /* "N/step" means "N-max/step" */
  }
  return check_bounds(r, expression, limits, range, step);
}

static bool check_field(const cron_reading *r, crd_string field, const bounds *limits) {
  bool more = true;
  while (more) {
    crd_string part;
    more = take_cron_part(&field, ',', &part);
    if (part.size && !check_cron_range(r, part, limits)) return false;
  }
  return true;
}

static bool check_descriptor(const cron_reading *r, crd_string text) {
  const crd_string every = CRD_STRING("@every ");
  if (crd_is_among(text, "@yearly @annually @monthly @weekly @daily @midnight @hourly")) return true;
  if (!crd_string_has_prefix(text, every)) return cron_error(r, CRD_STRING("unrecognized descriptor"), text);
  int64_t nanos;
  crd_string why = {NULL, 0}, duration = {text.data + every.size, text.size - every.size};
  return crd_duration_parse(r->arena, duration, &nanos, r->error ? &why : NULL) ||
         cron_failed(r, "failed to parse duration ", text, why);
}

static bool wrong_count(const cron_reading *r, crd_string text, size_t count) {
  if (!r->error) return false;
  crd_text list = {.arena = r->arena};
  crd_string field;
  crd_text_printf(&list, "expected exactly %d fields, found %zu: [", (int)FIELDS, count);
  for (size_t i = 0; crd_go_next_field(&text, &field); i++) {
    if (i) crd_text_add_char(&list, ' ');
    crd_text_add(&list, field);
  }
  crd_text_add_char(&list, ']');
  *r->error = crd_text_string(&list);
  return false;
}

/* Skips a time zone before the schedule. Upstream panics when nothing follows it. */
static bool drop_zone(const cron_reading *r, crd_string *text) {
  if (!crd_string_has_prefix(*text, CRD_STRING("TZ=")) && !crd_string_has_prefix(*text, CRD_STRING("CRON_TZ="))) return true;
  crd_string zone, why = {NULL, 0};
  take_cron_part(text, '=', &zone);
  bool more = take_cron_part(text, ' ', &zone);
  if (!more || !crd_zone_check(r->arena, zone, r->error ? &why : NULL))
    return cron_failed(r, "provided bad location ", zone, more ? why : CRD_STRING("no schedule follows"));
  *text = crd_go_trim(*text);
  return true;
}

bool crd_cron_check(crd_arena *arena, crd_string text, crd_string *error) {
  const cron_reading r = {arena, error};
  if (!text.size) {
    if (error) *error = CRD_STRING("empty spec string");
    return false;
  }
  if (!drop_zone(&r, &text)) return false;
  if (text.size && text.data[0] == '@') return check_descriptor(&r, text);
  crd_string field, rest = text;
  size_t count = 0;
  while (crd_go_next_field(&rest, &field)) count++;
  if (count != FIELDS) return wrong_count(&r, text, count);
  rest = text;
  for (size_t i = 0; i < FIELDS; i++)
    if (!crd_go_next_field(&rest, &field) || !check_field(&r, field, &cron_fields[i])) return false;
  return true;
}
