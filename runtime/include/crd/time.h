/* SPDX-License-Identifier: Apache-2.0 */
/* Durations, timestamps and time zones as Go's time package (1.26) reads and prints them. Usable without CEL. */
#ifndef CRD_TIME_H
#define CRD_TIME_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

/* ---- durations: int64 nanoseconds, as time.Duration ---- */

/* time.ParseDuration: "1h30m", "-1.5s", "2us". False with Go's text in `error` ("time: missing unit in duration
 * \"1\""), in the arena; `error` may be NULL, then `arena` may be too. */
CRD_MUST_CHECK bool crd_duration_parse(crd_arena *arena, crd_string text, int64_t *nanos, crd_string *error);
/* strfmt.ParseDuration of kube-openapi, for the format duration: the texts of time.ParseDuration, or numbers and words ("3
 * days", "1 week 2 hrs"). A total that overflows int64 wraps, as upstream. */
CRD_MUST_CHECK bool crd_duration_parse_words(crd_string text, int64_t *nanos);
/* Duration.String: "1h30m0s", "1.5ms". In the arena. */
crd_string crd_duration_format(crd_arena *arena, int64_t nanos);

/* ---- timestamps ---- */

typedef struct crd_timestamp {
  int64_t seconds; /* since 1970-01-01T00:00:00Z */
  int32_t nanos;   /* 0 to 999999999 */
  int32_t offset;  /* seconds east of UTC in which it was written: whole minutes */
} crd_timestamp;

typedef enum crd_time_layout {
  CRD_TIME_RFC3339,      /* 2006-01-02T15:04:05Z07:00 */
  CRD_TIME_UNZONED,      /* 2006-01-02T15:04:05, in UTC */
  CRD_TIME_DATE_ONLY,    /* 2006-01-02 */
  CRD_TIME_RFC3339_MICRO /* 2006-01-02T15:04:05.000000Z07:00: six digits behind the point, no more and no less */
} crd_time_layout;

/* time.Parse with that layout: years 0 to 9999, no leap second, hours may have one digit, a fraction behind '.' or ',' is
 * cut to nanoseconds. False with Go's text in `error` ("parsing time \"x\" as \"2006-01-02\": cannot parse \"x\" as
 * \"2006\""), in the arena; `error` may be NULL, then `arena` may be too. */
CRD_MUST_CHECK bool crd_timestamp_parse(crd_arena *arena, crd_time_layout layout, crd_string text, crd_timestamp *out,
                                        crd_string *error);
/* Time.Format(time.RFC3339Nano), in the offset of the timestamp. In the arena. */
crd_string crd_timestamp_format(crd_arena *arena, const crd_timestamp *timestamp);

/* Days since 1970-01-01 of a date of the proleptic Gregorian calendar (month 1 to 12), and back. */
int64_t crd_days_of_date(int64_t year, int month, int day);
void crd_date_of_days(int64_t days, int64_t *year, int *month, int *day);

/* ---- time zones ---- */

/* The offset of a zone at a time, in seconds east of UTC: "America/New_York" (time.LoadLocation, from the system's time zone
 * database), "UTC" or nothing, "Local", or hours and minutes ("+05:30", "-8:00") as cel-go reads them (timestamp.go,
 * timeZone). False with Go's text in `error` ("unknown time zone Mars/Olympus"), in the arena; neither may be NULL.
 * Thread-safe; zones are read once and kept in a process-wide cache of bounded size. */
CRD_MUST_CHECK bool crd_zone_offset(crd_arena *arena, crd_string name, int64_t seconds, int64_t *offset, crd_string *error);
/* time.LoadLocation in a program that embeds Go's time zone database (time/tzdata): searches the system's folders, then that
 * database, and ignores $ZONEINFO. False with Go's text in `error`, in the arena; `error` may be NULL. */
bool crd_zone_check(crd_arena *arena, crd_string name, crd_string *error);

CRD_END_DECLS

#endif
