/* SPDX-License-Identifier: Apache-2.0 */
/* Times of metadata: metav1.Time, which parses RFC 3339 like time.Parse and prints whole seconds in UTC. */
#pragma once

#include "../base/kin.h"
#include <crd/arena.h>
#include <crd/time.h>
#include <crd/value.h>

/* Parses like time.Parse(time.RFC3339): seconds since 1970 UTC without the fraction. False when it is not a time; then
 * `error`, when not NULL, is set to Go's text. */
CRD_KIN bool crd_meta_time_parse(crd_arena *arena, crd_string text, int64_t *seconds, crd_string *error);
/* The seconds as "2006-01-02T15:04:05Z". */
CRD_KIN crd_string crd_meta_time_text(crd_arena *arena, int64_t seconds);
/* Whether a getter of unstructured.Unstructured returns this time from coerced metadata. Coercion prints a time whose year
 * has not four digits, which a zone can cause, but the getter cannot parse it. A fraction of the first second is printed as
 * "0001-01-01T00:00:00Z", which parses as no time. */
bool crd_meta_time_is_read(const crd_value *value);
/* Whether time.Parse accepts a printed time again. An absent time and null are accepted. */
bool crd_meta_time_converts(crd_arena *arena, const crd_value *value, crd_string *error);
/* Go's time.Time{}, which metav1.Time treats as no time. */
#define META_ZERO_TIME (-62135596800)

/* Shared by durations and timestamps. */

/* time.quote, by which the time package quotes invalid text: all that is not printable ASCII is \xNN. */
void crd_time_add_quoted(crd_text *out, crd_string text);

/* The days of a month (from 1) in the proleptic Gregorian calendar. */
int crd_time_days_of_month(int64_t year, int month);
