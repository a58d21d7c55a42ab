/* SPDX-License-Identifier: Apache-2.0 */
/* What durations and timestamps share. */
#ifndef CRD_TEXT_TIME_TEXT_H
#define CRD_TEXT_TIME_TEXT_H

#include <crd/time.h>

/* time.quote, with which the time package quotes what it could not read: all that is not printable ASCII as \xNN. */
void crd_time_add_quoted(crd_text *out, crd_string text);

/* Days of a month (from 1) of the proleptic Gregorian calendar. */
int crd_time_days_of_month(int64_t year, int month);

#endif
