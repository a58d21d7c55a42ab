/* SPDX-License-Identifier: Apache-2.0 */
/* Times of metadata: metav1.Time, which reads what time.Parse takes as RFC 3339 and writes whole seconds in UTC. */
#pragma once

#include "../base/kin.h"
#include <crd/arena.h>
#include <crd/time.h>
#include <crd/value.h>

/* Reads a time as time.Parse(time.RFC3339) does: seconds since 1970 UTC, the fraction dropped. False when it is none; with
 * `error` not NULL then gives Go's text. */
CRD_KIN bool crd_meta_time_parse(crd_arena *arena, crd_string text, int64_t *seconds, crd_string *error);
/* The seconds as "2006-01-02T15:04:05Z". */
CRD_KIN crd_string crd_meta_time_text(crd_arena *arena, int64_t seconds);
/* What a getter of unstructured.Unstructured makes of a time of coerced metadata: false for none. One whose year has not
 * four digits, which a zone can make, is written but not read again; "0001-01-01T00:00:00Z" is written for a fraction of the
 * first second, and read as no time. */
bool crd_meta_time_is_read(const crd_value *value);
/* Whether time.Parse reads a time again that was written; none and null are read. */
bool crd_meta_time_converts(crd_arena *arena, const crd_value *value, crd_string *error);
/* Go's time.Time{}, which metav1.Time takes for no time. */
#define META_ZERO_TIME (-62135596800)

/* What durations and timestamps share. */

/* time.quote, with which the time package quotes what it could not read: all that is not printable ASCII as \xNN. */
void crd_time_add_quoted(crd_text *out, crd_string text);

/* Days of a month (from 1) of the proleptic Gregorian calendar. */
int crd_time_days_of_month(int64_t year, int month);
