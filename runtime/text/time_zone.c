/* SPDX-License-Identifier: Apache-2.0 */
/* The zones of timestamp accessors: offsets, and names in the system's time zone database (TZif files). Mirrors cel-go
 * common/stdlib/standard.go (inTimeZone) over Go's time.LoadLocation, Location.lookup and tzset.
 *
 * Loaded zones stay in a process-wide cache: a fixed number of buckets of immutable entries, added by compare and swap and
 * never freed, at most MAX_CACHED of them. Further zones are allocated in the arena of the evaluation. */
#include "../base/arena_private.h"
#include "../value/joined.h"
#include "zone_names.h"
#include <crd/time.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { DAY = 86400, MAX_ZONE_NAME = 255, MAX_ZONE_FILE = 256 << 10, BUCKETS = 64, MAX_CACHED = 1024 };

typedef struct time_zone {
  struct time_zone *next;
  crd_string name;
  const uint8_t *times;   /* of the changes, big-endian, `width` bytes each */
  const uint8_t *indices; /* of the kind of time after each change */
  const uint8_t *kinds;   /* 6 bytes each: offset, daylight saving, name */
  size_t count, kind_count, width;
  crd_string extend; /* the rule after the last change, in the form of $TZ */
} time_zone;

/* ---- TZif files ---- */

typedef struct reader {
  const uint8_t *at;
  size_t left;
} reader;

static const uint8_t *read_zone_block(reader *r, uint64_t size) {
  if (size > r->left) return NULL;
  const uint8_t *at = r->at;
  r->at += size;
  r->left -= (size_t)size;
  return at;
}

static uint32_t big4(const uint8_t *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/* The six counts of a header: UTC and standard indicators, leap seconds, changes, kinds, characters. */
typedef struct counts {
  uint64_t utc, standard, leap, times, kinds, characters;
} counts;

static bool read_counts(reader *r, counts *out) {
  const uint8_t *at = read_zone_block(r, 24);
  if (!at) return false;
  *out = (counts){big4(at), big4(at + 4), big4(at + 8), big4(at + 12), big4(at + 16), big4(at + 20)};
  return true;
}

static uint64_t body_size(const counts *n, uint64_t width) {
  return n->times * width + n->times + n->kinds * 6 + n->characters + n->leap * (width + 4) + n->standard + n->utc;
}

/* Whether the indices of changes and kinds are in range. */
static bool is_consistent(const time_zone *zone, uint64_t characters) {
  for (size_t i = 0; i < zone->kind_count; i++)
    if (zone->kinds[6 * i + 5] >= characters) return false;
  for (size_t i = 0; i < zone->count; i++)
    if (zone->indices[i] >= zone->kind_count) return false;
  return zone->kind_count > 0;
}

/* time.LoadLocationFromTZData */
static bool parse_zone(const uint8_t *data, size_t size, time_zone *zone) {
  reader r = {data, size};
  counts n;
  const uint8_t *head = read_zone_block(&r, 20);
  if (!head || memcmp(head, "TZif", 4) != 0 || (head[4] && head[4] != '2' && head[4] != '3') || !read_counts(&r, &n))
    return false;
  zone->width = head[4] ? 8 : 4;
  if (zone->width == 8 && (!read_zone_block(&r, body_size(&n, 4)) || !read_zone_block(&r, 20) || !read_counts(&r, &n)))
    return false;
  if (body_size(&n, zone->width) > r.left) return false;
  zone->count = (size_t)n.times, zone->kind_count = (size_t)n.kinds;
  zone->times = read_zone_block(&r, n.times * zone->width);
  zone->indices = read_zone_block(&r, n.times);
  zone->kinds = read_zone_block(&r, n.kinds * 6);
  read_zone_block(&r, n.characters + n.leap * (zone->width + 4) + n.standard + n.utc);
  zone->extend = (crd_string){NULL, 0};
  if (r.left > 2 && r.at[0] == '\n' && r.at[r.left - 1] == '\n')
    zone->extend = (crd_string){(const char *)r.at + 1, r.left - 2};
  return is_consistent(zone, n.characters);
}

static int64_t time_of(const time_zone *zone, size_t i) {
  const uint8_t *at = zone->times + i * zone->width;
  return zone->width == 4 ? (int32_t)big4(at) : (int64_t)((uint64_t)big4(at) << 32 | big4(at + 4));
}

static int64_t zone_offset(const time_zone *zone, size_t kind) {
  return (int32_t)big4(zone->kinds + 6 * kind);
}

/* ---- the rule after the last change: "EST5EDT,M3.2.0,M11.1.0" ---- */

typedef struct change_rule {
  char kind; /* J: day of a year without February 29, D: day from 0, M: month, week, day of the week */
  int month, week, day;
  int64_t time;
} change_rule;

static bool skip_char(crd_string *s, char c) {
  if (!s->size || s->data[0] != c) return false;
  s->data++, s->size--;
  return true;
}

static bool rule_number(crd_string *s, int least, int most, int *out) {
  size_t digits = 0;
  for (*out = 0; digits < s->size && s->data[digits] >= '0' && s->data[digits] <= '9'; digits++) {
    *out = *out * 10 + (s->data[digits] - '0');
    if (*out > most) return false;
  }
  s->data += digits, s->size -= digits;
  return digits && *out >= least;
}

static bool rule_name(crd_string *s) {
  size_t size = 0;
  if (skip_char(s, '<')) {
    while (size < s->size && s->data[size] != '>') size++;
    if (size == s->size) return false;
    s->data += size + 1, s->size -= size + 1;
    return true;
  }
  while (size < s->size && !strchr("0123456789,-+", s->data[size])) size++;
  s->data += size, s->size -= size;
  return size >= 3;
}

static bool rule_offset(crd_string *s, int64_t *out) {
  int part;
  bool negative = !skip_char(s, '+') && skip_char(s, '-');
  if (!rule_number(s, 0, 24 * 7, &part)) return false;
  *out = part * 3600;
  if (skip_char(s, ':')) {
    if (!rule_number(s, 0, 59, &part)) return false;
    *out += part * 60;
    if (skip_char(s, ':')) {
      if (!rule_number(s, 0, 59, &part)) return false;
      *out += part;
    }
  }
  if (negative) *out = -*out;
  return true;
}

static bool rule_change(crd_string *s, change_rule *rule) {
  *rule = (change_rule){.kind = 'D', .time = 2 * 3600};
  bool good;
  if (skip_char(s, 'J')) {
    rule->kind = 'J';
    good = rule_number(s, 1, 365, &rule->day);
  } else if (skip_char(s, 'M')) {
    rule->kind = 'M';
    good = rule_number(s, 1, 12, &rule->month) && skip_char(s, '.') && rule_number(s, 1, 5, &rule->week) &&
           skip_char(s, '.') && rule_number(s, 0, 6, &rule->day);
  } else {
    good = rule_number(s, 0, 365, &rule->day);
  }
  return good && (!skip_char(s, '/') || rule_offset(s, &rule->time));
}

/* The seconds from the start of the year to the change, in UTC. */
static int64_t seconds_of_change(int64_t year, const change_rule *rule, int64_t offset) {
  int64_t start = crd_days_of_date(year, 1, 1), day = rule->day;
  bool leap = crd_days_of_date(year + 1, 1, 1) - start == 366;
  if (rule->kind == 'J') {
    day += (leap && rule->day >= 60) - 1;
  } else if (rule->kind == 'M') {
    int64_t first = crd_days_of_date(year, rule->month, 1), weekday = ((first + 4) % 7 + 7) % 7;
    int64_t next = rule->month == 12 ? crd_days_of_date(year + 1, 1, 1) : crd_days_of_date(year, rule->month + 1, 1);
    day = (rule->day - weekday + 7) % 7;
    for (int week = 1; week < rule->week && day + 7 < next - first; week++) day += 7;
    day += first - start;
  }
  return day * DAY + rule->time - offset;
}

/* time.tzset; false when the rule is invalid. */
static bool offset_of_rule(crd_string s, int64_t seconds, int64_t *offset) {
  int64_t standard, daylight;
  change_rule start, end;
  if (!rule_name(&s) || !rule_offset(&s, &standard)) return false;
  *offset = standard = -standard;
  if (!s.size || s.data[0] == ',') return true;
  if (!rule_name(&s)) return false;
  daylight = standard + 3600;
  if (s.size && s.data[0] != ',') {
    if (!rule_offset(&s, &daylight)) return false;
    daylight = -daylight;
  }
  if (!s.size) s = CRD_STRING(",M3.2.0,M11.1.0");
  if (!skip_char(&s, ',') && !skip_char(&s, ';')) return false;
  if (!rule_change(&s, &start) || !skip_char(&s, ',') || !rule_change(&s, &end) || s.size) return false;
  int64_t days = (seconds - (seconds % DAY + DAY) % DAY) / DAY, year;
  int month, day;
  crd_date_of_days(days, &year, &month, &day);
  int64_t since = (days - crd_days_of_date(year, 1, 1)) * DAY + seconds % DAY;
  int64_t from = seconds_of_change(year, &start, standard), to = seconds_of_change(year, &end, daylight);
  bool within = from <= to ? since >= from && since < to : since < to || since >= from;
  *offset = within ? daylight : standard;
  return true;
}

/* ---- lookup ---- */

/* Location.lookupFirstZone: the kind of time before the first change. */
static size_t first_kind(const time_zone *zone) {
  bool used = false;
  for (size_t i = 0; i < zone->count; i++) used = used || zone->indices[i] == 0;
  if (!used) return 0;
  if (zone->kinds[6 * (size_t)zone->indices[0] + 4])
    for (size_t i = zone->indices[0]; i > 0; i--)
      if (!zone->kinds[6 * (i - 1) + 4]) return i - 1;
  for (size_t i = 0; i < zone->kind_count; i++)
    if (!zone->kinds[6 * i + 4]) return i;
  return 0;
}

static int64_t offset_at(const time_zone *zone, int64_t seconds) {
  int64_t offset;
  size_t low = 0, high = zone->count;
  if (high && seconds < time_of(zone, 0)) return zone_offset(zone, first_kind(zone));
  while (high > low + 1) {
    size_t middle = low + (high - low) / 2;
    if (seconds < time_of(zone, middle))
      high = middle;
    else
      low = middle;
  }
  if (low + 1 >= zone->count && zone->extend.size && offset_of_rule(zone->extend, seconds, &offset)) return offset;
  return zone_offset(zone, zone->count ? zone->indices[low] : 0);
}

/* ---- loading ---- */

static _Atomic(time_zone *) cache[BUCKETS];
static atomic_uint cached;

static _Atomic(time_zone *) *bucket_of(crd_string name) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < name.size; i++) hash = (hash ^ (uint8_t)name.data[i]) * 16777619u;
  return &cache[hash % BUCKETS];
}

static const time_zone *find_cached(crd_string name) {
  for (const time_zone *zone = atomic_load_explicit(bucket_of(name), memory_order_acquire); zone; zone = zone->next)
    if (crd_string_equal(zone->name, name)) return zone;
  return NULL;
}

/* Reads a whole file; returns 0 or the error number. */
static int read_zone_file(const char *path, uint8_t *buffer, size_t *size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return errno;
  int error = 0;
  for (; *size < MAX_ZONE_FILE;) {
    ssize_t got = read(file, buffer + *size, MAX_ZONE_FILE - *size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) error = errno;
    if (got <= 0) break;
    *size += (size_t)got;
  }
  close(file);
  return error;
}

/* Builds a zone in one block with its bytes and its name. The cache owns it when `kept` is set, else the arena. */
static time_zone *build_zone(crd_arena *arena, crd_string name, const uint8_t *data, size_t size, bool *kept) {
  size_t whole = sizeof(time_zone) + size + name.size;
  bool keep = atomic_fetch_add(&cached, 1) < MAX_CACHED;
  if (!keep) atomic_fetch_sub(&cached, 1);
  time_zone *zone = keep ? malloc(whole) : NULL;
  if (!zone) {
    if (keep) atomic_fetch_sub(&cached, 1);
    keep = false;
    zone = crd_arena_alloc(arena, whole);
  }
  uint8_t *bytes = (uint8_t *)(zone + 1);
  memcpy(bytes, data, size);
  memcpy(bytes + size, name.data, name.size);
  *zone = (time_zone){.name = {(const char *)bytes + size, name.size}};
  parse_zone(bytes, size, zone);
  *kept = keep;
  if (!keep) return zone;
  _Atomic(time_zone *) *bucket = bucket_of(name);
  zone->next = atomic_load_explicit(bucket, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(bucket, &zone->next, zone, memory_order_release, memory_order_relaxed)) {
  }
  return zone;
}

static const char *error_text(int error) {
  switch (error) {
  case EISDIR:
    return "is a directory";
  case ENOTDIR:
    return "not a directory";
  case EACCES:
    return "permission denied";
  case ENAMETOOLONG:
    return "file name too long";
  case ELOOP:
    return "too many levels of symbolic links";
  case EINVAL:
    return "invalid argument";
  default:
    return "input/output error";
  }
}

/* Loads the zone from the first folder that has it (time.loadLocation); NULL with the error set. */
static const time_zone *load_zone(crd_arena *arena, crd_string name, const char *const *folders, size_t count,
                                  crd_string *problem) {
  const time_zone *zone = find_cached(name);
  const char *first = NULL;
  bool kept = true;
  uint8_t *buffer = zone ? NULL : crd_arena_borrow(MAX_ZONE_FILE);
  for (size_t i = 0; !zone && i < count; i++) {
    char path[MAX_ZONE_NAME + 64];
    time_zone parsed;
    size_t size = 0;
    bool possible = name.size <= MAX_ZONE_NAME && !memchr(name.data, 0, name.size);
    int error = name.size > MAX_ZONE_NAME ? ENAMETOOLONG : EINVAL;
    if (possible) {
      snprintf(path, sizeof path, "%s/%.*s", folders[i], (int)name.size, name.data);
      error = read_zone_file(path, buffer, &size);
      if (!error && parse_zone(buffer, size, &parsed)) zone = build_zone(arena, name, buffer, size, &kept);
    }
    if (!zone && !first && error != ENOENT) first = error ? error_text(error) : "malformed time zone information";
  }
  if (buffer && kept) crd_arena_return(buffer); /* else the zone is in the arena after the buffer */
  if (zone) return zone;
  if (first)
    *problem = crd_string_of(first);
  else
    *problem = crd_arena_printf(arena, "unknown time zone %.*s", (int)name.size, name.data);
  return NULL;
}

static const char *const folders[] = {"/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/usr/lib/locale/TZ",
                                      "/etc/zoneinfo"};
enum { FOLDERS = sizeof folders / sizeof *folders };

/* time.initLocal: $TZ, or /etc/localtime; UTC when that cannot be read. */
static const time_zone *load_local(crd_arena *arena) {
  static const char *const root[] = {""};
  const char *name = getenv("TZ");
  crd_string ignored;
  const time_zone *zone = NULL;
  if (name && *name == ':') name++;
  if (!name)
    zone = load_zone(arena, CRD_STRING("/etc/localtime"), root, 1, &ignored);
  else if (*name == '/')
    zone = load_zone(arena, crd_string_of(name), root, 1, &ignored);
  else if (*name && strcmp(name, "UTC") != 0)
    zone = load_zone(arena, crd_string_of(name), folders, FOLDERS, &ignored);
  return zone;
}

static bool offset_of_name(crd_arena *arena, crd_string name, int64_t seconds, int64_t *offset, crd_string *error) {
  const time_zone *zone;
  *offset = 0;
  if (!name.size || crd_string_equal(name, CRD_STRING("UTC"))) return true;
  if (crd_string_equal(name, CRD_STRING("Local"))) {
    zone = load_local(arena);
    if (zone) *offset = offset_at(zone, seconds);
    return true;
  }
  bool bad = name.data[0] == '/' || name.data[0] == '\\';
  for (size_t i = 0; i + 1 < name.size; i++) bad = bad || (name.data[i] == '.' && name.data[i + 1] == '.');
  if (bad) return *error = CRD_STRING("time: invalid location name"), false;
  zone = load_zone(arena, name, folders, FOLDERS, error);
  if (zone) *offset = offset_at(zone, seconds);
  return zone != NULL;
}

/* Go has a built-in database, which it searches when no folder has the zone. */
static bool is_embedded(crd_string name) {
  size_t low = 0, high = sizeof zone_names / sizeof *zone_names;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = crd_string_compare(crd_string_of(zone_names[middle]), name);
    if (order == 0) return true;
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return false;
}

bool crd_zone_check(crd_arena *arena, crd_string name, crd_string *error) {
  int64_t offset;
  crd_string why = {NULL, 0};
  if (offset_of_name(arena, name, 0, &offset, &why) || is_embedded(name)) return true;
  if (error) *error = why;
  return false;
}

/* ---- offsets ---- */

/* strconv.Atoi with its errors. */
static bool read_zone_int(crd_arena *arena, crd_string text, int64_t *out, crd_string *error) {
  bool negative = text.size && text.data[0] == '-', good = true, fits = true;
  size_t i = text.size && (negative || text.data[0] == '+');
  uint64_t value = 0;
  good = i < text.size;
  for (; good && i < text.size; i++) {
    good = text.data[i] >= '0' && text.data[i] <= '9';
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (good && fits) fits = value <= ((uint64_t)INT64_MAX + negative - digit) / 10;
    if (good && fits) value = value * 10 + digit;
  }
  *out = negative ? (int64_t)(0 - value) : (int64_t)value;
  if (good && fits) return true;
  *error = crd_joined(arena, CRD_STRING("strconv.Atoi: parsing "), crd_quoted(arena, text),
                      good ? CRD_STRING(": value out of range") : CRD_STRING(": invalid syntax"));
  return false;
}

bool crd_zone_offset(crd_arena *arena, crd_string name, int64_t seconds, int64_t *offset, crd_string *error) {
  const char *colon = name.size ? memchr(name.data, ':', name.size) : NULL;
  if (!colon) return offset_of_name(arena, name, seconds, offset, error);
  size_t before = (size_t)(colon - name.data);
  int64_t hours, minutes;
  if (!read_zone_int(arena, (crd_string){name.data, before}, &hours, error)) return false;
  if (!read_zone_int(arena, (crd_string){colon + 1, name.size - before - 1}, &minutes, error)) return false;
  if (name.data[0] == '-') minutes = (int64_t)(0 - (uint64_t)minutes);
  /* overflows wrap as in Go's time.Duration */
  uint64_t nanos = ((uint64_t)hours * 60 + (uint64_t)minutes) * 60000000000u;
  *offset = (int64_t)nanos / 1000000000;
  return true;
}
